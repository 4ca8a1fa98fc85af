#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write lib/ops/registry.def, the table of every operator that PyTorch knows.

usage: make_registry.py [SCHEMAS] > lib/ops/registry.def

SCHEMAS is a text file with one str(schema) per line; without it the registry
of the installed PyTorch is read.  What a schema does not say, that an op draws
random numbers, comes from PyTorch's tags; ops that must not be removed or
merged although nothing in their schema says so are listed below.
"""
import re
import sys

NAMESPACES = ("aten", "prim", "prims", "quantized", "quantized_decomposed")

# torchvision's operators that torch-mlir has always had in its dialect.
TORCHVISION = """\
torchvision::deform_conv2d(Tensor input, Tensor weight, Tensor offset, \
Tensor mask, Tensor bias, int stride_h, int stride_w, int pad_h, int pad_w, \
int dilation_h, int dilation_w, int groups, int offset_groups, bool use_mask) \
-> Tensor
torchvision::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor
torchvision::roi_align(Tensor input, Tensor rois, float spatial_scale, \
int pooled_height, int pooled_width, int sampling_ratio, bool aligned) \
-> Tensor
torchvision::roi_pool(Tensor input, Tensor rois, float spatial_scale, \
int pooled_height, int pooled_width) -> (Tensor, Tensor)
""".strip().split("\n")

# An op whose name holds one of these raises, talks to the world, or reads or
# changes state that its operands do not show.
EFFECTS = re.compile(
    r"assert|constrain_range|rpc_|seed|profil|record_function|bailout"
    r"|_enabled$|_available$|is_scripting|is_tracing|tracing_state"
    r"|awaitable|::wait|future|rref|get_gradients|_make_token|TimePoint"
    r"|::Guard|::warn|::save|::load|RaiseException|_test_warn"
    r"|has_torch_function|::dict$|_get_cpu_capability|flatten_weight$"
    r"|Autograd(Add|Zero|A)", re.IGNORECASE)

# Takes or returns any number of values, but does nothing beside that.
PURE_VARIADIC = {"aten::format", "aten::einsum.sublist", "prim::tolist",
                 "prim::TupleUnpack", "prim::VarConcat", "prim::VarStack"}

# Random, in a registry that has no tags for them.
RANDOM = re.compile(r"^(aten|prims)::(rand|normal|bernoulli|multinomial|"
                    r"poisson(?!_nll)|dropout|alpha_dropout|feature_dropout|"
                    r"rrelu|uniform|exponential|geometric|cauchy|log_normal)"
                    r"(_|\.|$|int|n|perm)")


def installed_schemas():
    import torch
    import torch.ao.quantization.fx._decomposed  # noqa: F401 registers ops
    import torch._prims  # noqa: F401
    found = {str(s) for s in torch._C._jit_get_all_schemas()}
    return [s for s in found if s.split("::")[0] in NAMESPACES]


def seeded_ops():
    """Names of the operators that PyTorch tags as random."""
    try:
        import torch
    except ImportError:
        sys.exit("make_registry.py: needs PyTorch for its tags")
    seeded = set()
    for schema in torch._C._jit_get_all_schemas():
        ns, name = schema.name.split("::")
        try:
            packet = getattr(getattr(torch.ops, ns), name)
            op = getattr(packet, schema.overload_name or "default")
        except (AttributeError, RuntimeError):
            continue
        if torch.Tag.nondeterministic_seeded in op.tags:
            seeded.add(schema.name + ("." + schema.overload_name
                                      if schema.overload_name else ""))
    return seeded


def flags(schema, seeded):
    name, rest = schema.split("(", 1)
    params, results = rest.rsplit(" -> ", 1)
    if name in seeded or RANDOM.match(name):
        return "TM_RANDOM"
    impure = ("!" in schema or results == "()" or EFFECTS.search(name)
              or ("..." in schema and name not in PURE_VARIADIC)
              or (params == ")" and name != "prim::Uninitialized"))
    return "0" if impure else "TM_PURE"


def main():
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            schemas = [l.strip() for l in file if not l.startswith("#")]
    else:
        schemas = installed_schemas()
    seeded = seeded_ops()
    print("/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */\n"
          "/* Made by tools/make_registry.py; do not edit. */")
    for schema in sorted(set(filter(None, schemas)) | set(TORCHVISION)):
        text = schema.replace("\\", "\\\\").replace('"', '\\"')
        print(f'SCHEMA("{text}", {flags(schema, seeded)})')


main()
