# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elementwise operators of one tensor."""

import torch

from .values import (FLOAT_NAMES, HUGE, INF, INT_NAMES, NAN, SPECIAL,
                     extremes, plain, tensor)

# (op, its other arguments, values for the case of special values)
CALLS = [(op, (), HUGE) for op in """
    abs acos acosh asin asinh atan atanh bitwise_not ceil erf erfc exp exp2
    expm1 floor frac isfinite isinf isnan log log10 log1p log2 logical_not
    neg reciprocal relu round rsqrt sigmoid sign sgn signbit sqrt tanh trunc
    square relu6 silu selu log_sigmoid mish hardsigmoid hardswish deg2rad
    rad2deg positive erfinv isposinf isneginf
    hardtanh celu elu softplus hardshrink softshrink leaky_relu logit
    nan_to_num clone""".split()]
CALLS += [(op, (), SPECIAL) for op in """
    cos cosh sin sinh tan sinc lgamma digamma special_expm1 special_erfcx
    special_i0 i0 special_entr special_ndtr""".split()]

# PyTorch's vector code makes NaN of gelu(inf), its scalar code inf.
CALLS += [("gelu", (), [v for v in HUGE if v != INF])]

# other names of the same: one dynamic case and an integer one
ALIASES = """
    absolute fix negative alias detach contiguous lift_fresh_copy arccos
    arccosh arcsin arcsinh arctan arctanh special_erf special_erfc
    special_exp2 special_expit special_round special_log1p special_sinc
    special_digamma special_gammaln special_psi special_erfinv
    special_logit""".split()

ARGUMENTS = [
    ("gelu", "tanh", {"approximate": "tanh"}),
    ("hardtanh", "ints", {"min_val": -2, "max_val": 3}),
    ("hardtanh", "floats", {"min_val": -0.5, "max_val": 2.25}),
    ("elu", "scaled", {"alpha": 1.5, "scale": 2.0, "input_scale": 0.5}),
    ("celu", "alpha", {"alpha": 0.75}),
    ("leaky_relu", "slope", {"negative_slope": 0.2}),
    ("leaky_relu", "negative", {"negative_slope": -0.5}),
    ("softplus", "beta", {"beta": 2, "threshold": 1}),
    ("softplus", "floats", {"beta": 0.5, "threshold": 3.5}),
    ("threshold", "zero", {"threshold": 0, "value": 0}),
    ("threshold", "floats", {"threshold": 0.5, "value": -1.5}),
    ("hardshrink", "wide", {"lambd": 1.0}),
    ("softshrink", "wide", {"lambd": 1.0}),
    ("logit", "eps", {"eps": 0.125}),
    ("nan_to_num", "given", {"nan": 1.5, "posinf": 2.5, "neginf": -3.5}),
    ("nan_to_num", "zero", {"nan": 0.0}),
    ("round.decimals", "two", {"decimals": 2}),
    ("round.decimals", "minus", {"decimals": -1}),
    ("clamp", "min", {"min": -1}),
    ("clamp", "max", {"max": 1.5}),
    ("clamp", "both", {"min": -1.5, "max": 2}),
    ("clamp", "crossed", {"min": 2, "max": -1}),
    ("clip", "both", {"min": -1.5, "max": 2}),
    ("clamp_min", "int", {"min": -1}),
    ("clamp_min", "float", {"min": 0.75}),
    ("clamp_max", "int", {"max": 1}),
    ("clamp_max", "float", {"max": 0.75}),
    ("ldexp.Tensor", "mixed", {"other": tensor([2, -1, 0, 1], "i32")}),
    ("polygamma", "order0", {"n": 0}),
]

CONVERSIONS = {
    "f32": [-3.7, -2.5, -1.0, -0.5, 0.0, 0.5, 1.0, 2.5, 3.7, 100.25],
    "f64": [-3.7, -2.5, -1.0, -0.5, 0.0, 0.5, 1.0, 2.5, 3.7, 1e-3],
    "f16": [-3.7, -2.5, -1.0, -0.5, 0.0, 0.5, 1.0, 2.5, 3.7, 100.25],
    "bf16": [-3.7, -2.5, -1.0, -0.5, 0.0, 0.5, 1.0, 2.5, 3.7, 100.25],
    "i64": [-(1 << 40) - 5, -129, -1, 0, 1, 127, 128, 255, 300, 70000],
    "i32": [-70000, -129, -1, 0, 1, 127, 128, 255, 300, 16777217],
    "i16": [-32768, -129, -1, 0, 1, 127, 128, 255, 300, 32767],
    "i8": [-128, -100, -1, 0, 1, 2, 3, 64, 126, 127],
    "u8": [0, 1, 2, 3, 64, 127, 128, 200, 254, 255],
    "b1": [True, False, False, True],
}


def one_op(add, op, args, special):
    """The kinds of input that every unary op gets."""
    floats = plain("f32")
    if not add.try_add(op, "f32", floats, *args, dyn=True):
        return integers(add, op, args)
    add.try_add(op, "f32_special", tensor(special), *args)
    add.add(op, "f32_0d", tensor(0.75), *args)
    add.add(op, "f32_empty", torch.empty(0, 3), *args)
    for name in FLOAT_NAMES[1:]:
        add.try_add(op, name, plain(name), *args)
    integers(add, op, args)


def integers(add, op, args):
    for name in INT_NAMES:
        if add.try_add(op, name, plain(name), *args):
            add.add(op, name + "_extreme", tensor(extremes(name), name),
                    *args)
    add.try_add(op, "b1", plain("b1"), *args)


def safe(source, target, values):
    """Drops what C leaves undefined: floats outside of the target."""
    if source[0] not in "fb" or source == "b1" or target[0] not in "iu":
        return values
    if target == "u8":
        return [v for v in values if v >= 0]
    return values


def conversions(add):
    specials = tensor([NAN, INF, -INF, -0.0, 1e6, 1e-8])
    for source, values in CONVERSIONS.items():
        for target in CONVERSIONS:
            t = tensor(safe(source, target, values), source)
            dtype = tensor([], target).dtype
            add.add("aten.to.dtype", "%s_%s" % (source, target), t, dtype)
    for target in ("f16", "bf16", "f64", "b1"):
        dtype = tensor([], target).dtype
        add.add("aten.to.dtype", "special_%s" % target, specials, dtype)
    x = plain("f32")
    add.add("aten.to.dtype", "f32_i64_2d", x, torch.int64, dyn=True)
    add.add("aten.to.dtype", "f32_0d", tensor(-2.75), torch.int32)
    add.add("aten.to.dtype", "copy", x, torch.float64, False, True)
    for target in ("f64", "f16", "i32", "b1"):
        dtype = tensor([], target).dtype
        add.add("aten._to_copy", "f32_" + target, x, dtype=dtype, dyn=True)
        add.add("prims.convert_element_type", "f32_" + target, x, dtype)
        add.add("aten.to.dtype_layout", "f32_" + target, x, dtype=dtype)
    add.add("aten._to_copy", "same", x)
    add.add("aten.to.device", "f32_i32", x, torch.device("cpu"), torch.int32)
    add.add("aten.type_as", "i64_f32", plain("i64"), x)
    add.add("aten.to.other", "i64_f32", plain("i64"), x)


def more(add):
    x = plain("f32")
    weight = tensor([0.25, -0.5, 1.0, 2.0])
    add.add("aten.prelu", "one", x, tensor([0.25]), dyn={0: (0, 1)})
    add.add("aten.prelu", "each", x, weight, dyn={0: (0,)})
    add.add("aten.glu", "last", x, dyn={0: (0,)})
    add.add("aten.glu", "dim0", x.reshape(4, 3), 0)
    add.add("aten.dropout", "eval", x, 0.5, False, dyn=True)
    add.add("aten.feature_dropout", "eval", x, 0.5, False)


def cases(add):
    add.family = "elementwise"
    for op, args, special in CALLS:
        one_op(add, "aten." + op, args, special)
    for op, name, kwargs in ARGUMENTS:
        op = "aten." + op
        for kind in ["f32", "f64", "f16", "i64", "i32", "u8", "b1"]:
            dyn = True if kind == "f32" else None
            add.try_add(op, name + "_" + kind, plain(kind), dyn=dyn, **kwargs)
        add.try_add(op, name + "_special", tensor(SPECIAL[:8]), **kwargs)
    for op in ALIASES:
        add.add("aten." + op, "f32", plain("f32"), dyn=True)
        add.try_add("aten." + op, "i64", plain("i64"))
    for op in ("neg", "abs", "sign", "bitwise_not", "relu"):
        add.add("aten." + op, "i16_extreme",
                tensor(extremes("i16"), "i16"))
    conversions(add)
    more(add)
