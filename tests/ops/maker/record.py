# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turns one call of a PyTorch operator into a recorded case.

A case is a `func.func` in the torch dialect that makes exactly that call,
and the arrays that went in and came out.  Operand order, defaults and types
come from PyTorch's own schema of the operator; the shapes of a dynamic case
come from PyTorch's symbolic shape propagation.
"""

import io
import math
import os
import struct
import zipfile

import numpy as np
import torch
from torch._dispatch.python import enable_python_dispatcher
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.symbolic_shapes import (
    DimDynamic, ShapeEnv, StatelessSymbolicContext)

# torch dtype -> (name in case names, MLIR element type, ScalarType number)
DTYPES = {
    torch.uint8: ("u8", "ui8", 0),
    torch.int8: ("i8", "si8", 1),
    torch.int16: ("i16", "si16", 2),
    torch.int32: ("i32", "si32", 3),
    torch.int64: ("i64", "si64", 4),
    torch.float16: ("f16", "f16", 5),
    torch.float32: ("f32", "f32", 6),
    torch.float64: ("f64", "f64", 7),
    torch.complex64: ("c64", "complex<f32>", 9),
    torch.complex128: ("c128", "complex<f64>", 10),
    torch.bool: ("b1", "i1", 11),
    torch.bfloat16: ("bf16", "bf16", 15),
}
DTYPE_OF = {names[0]: dtype for dtype, names in DTYPES.items()}
LAYOUTS = {torch.strided: 0}
FORMATS = {torch.contiguous_format: 0, torch.preserve_format: 1,
           torch.channels_last: 2, torch.channels_last_3d: 3}

HEADER = """\
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in {stem}.npz.
"""


def overload(name):
    """aten.add.Tensor -> torch.ops.aten.add.Tensor; no overload: default."""
    ns, base, *rest = name.split(".")
    packet = getattr(getattr(torch.ops, ns), base)
    return getattr(packet, rest[0] if rest else "default")


def np_of(tensor):
    """The array that is stored for a tensor: bf16 as the f32 it equals."""
    tensor = tensor.detach().resolve_conj().resolve_neg().contiguous()
    if tensor.dtype == torch.bfloat16:
        tensor = tensor.float()
    return tensor.numpy()


def float_text(value):
    """MLIR's spelling of an f64; what decimals cannot say goes as bits."""
    if not math.isfinite(value):
        return "0x%016X" % struct.unpack("<Q", struct.pack("<d", value))
    for digits in (6, 9, 15, 16, 17):
        text = "%.*e" % (digits, value)
        if float(text) == value:
            return text
    raise AssertionError(value)


def tensor_type(tensor, shape=None):
    dims = tensor.shape if shape is None else shape
    return "!torch.vtensor<[%s],%s>" % (
        ",".join(map(str, dims)), DTYPES[tensor.dtype][1])


class Arg:
    """A Python number that the function takes, not one in its body."""

    def __init__(self, value):
        self.value = value


class Body:
    """The text of one function while it grows."""

    def __init__(self):
        self.lines = []
        self.inputs = []          # (tensor, type)
        self.known = {}           # constant text -> value name
        self.count = 0

    def fresh(self):
        self.count += 1
        return "%%%d" % (self.count - 1)

    def constant(self, hint, text):
        if text not in self.known:
            while hint in self.known.values():
                hint += "_"
            self.known[text] = hint
            self.lines.append("%s = torch.constant.%s" % (hint, text))
        return self.known[text]

    def argument(self, tensor, type_):
        self.inputs.append((tensor, type_))
        return "%%arg%d" % (len(self.inputs) - 1), type_

    def number(self, value):
        if isinstance(value, bool):
            text = "true" if value else "false"
            return self.constant("%" + text, "bool " + text), "!torch.bool"
        if isinstance(value, int):
            return (self.constant("%%int%d" % value, "int %d" % value),
                    "!torch.int")
        text = float_text(value)
        hint = "%float" + text.replace("+", "")
        return self.constant(hint, "float " + text), "!torch.float"

    def list(self, values, inner):
        items = [self.operand(v, inner) for v in values]
        name = self.fresh()
        self.lines.append("%s = torch.prim.ListConstruct%s : (%s) -> %s" % (
            name, " " + ", ".join(i[0] for i in items) if items else "",
            ", ".join(i[1] for i in items), list_type(inner)))
        return name, list_type(inner)

    def operand(self, value, schema_type):
        """Emits what has to be emitted for a value; its (name, type)."""
        kind = schema_type.kind()
        if value is None:
            return self.constant("%none", "none"), "!torch.none"
        if kind == "OptionalType":
            return self.operand(value, schema_type.getElementType())
        if kind == "ListType":
            return self.list(value, schema_type.getElementType())
        if isinstance(value, tuple) and isinstance(value[0], torch.Tensor):
            return self.argument(*value)
        if isinstance(value, Arg):
            return self.argument(value.value, scalar_type(value.value))
        if isinstance(value, torch.dtype):
            return self.number(DTYPES[value][2])
        if isinstance(value, torch.layout):
            return self.number(LAYOUTS[value])
        if isinstance(value, torch.memory_format):
            return self.number(FORMATS[value])
        if isinstance(value, torch.device):
            return (self.constant("%cpu", 'device "%s"' % value),
                    "!torch.Device")
        if isinstance(value, str):
            return self.constant("%str", 'str "%s"' % value), "!torch.str"
        if kind == "FloatType":
            return self.number(float(value))
        return self.number(value)


def list_type(inner):
    names = {"TensorType": "vtensor", "IntType": "int", "SymIntType": "int",
             "FloatType": "float", "BoolType": "bool", "NumberType": "number"}
    if inner.kind() == "OptionalType":
        name = "optional<%s>" % names[inner.getElementType().kind()]
    else:
        name = names[inner.kind()]
    return "!torch.list<%s>" % name


def bind(schema, args, kwargs):
    """Values in schema order, defaults filled in, `int[2] x=1` expanded."""
    kwargs = dict(kwargs)
    values = []
    for i, arg in enumerate(schema.arguments):
        if i < len(args) and not arg.kwarg_only:
            value = args[i]
        elif arg.name in kwargs:
            value = kwargs.pop(arg.name)
        elif arg.has_default_value():
            value = arg.default_value
        else:
            raise TypeError("%s: no value for %s" % (schema.name, arg.name))
        if arg.N and isinstance(value, (int, float)):
            value = [value] * arg.N
        values.append(value)
    if kwargs:
        raise TypeError("%s: unknown %s" % (schema.name, list(kwargs)))
    return values


def map_tensors(fn, values):
    """fn over every tensor in a list of values, lists one level deep."""
    def one(value):
        if isinstance(value, torch.Tensor):
            return fn(value)
        if isinstance(value, (list, tuple)):
            return [one(v) for v in value]
        return value
    return [one(v) for v in values]


def call(op, values):
    schema = op._schema
    values = [v.value if isinstance(v, Arg) else v for v in values]
    pos = [v for v, a in zip(values, schema.arguments) if not a.kwarg_only]
    kws = {a.name: v for v, a in zip(values, schema.arguments)
           if a.kwarg_only}
    return op(*pos, **kws)


def flat(result):
    """(tensors or numbers, the op's own results: lists stay lists)"""
    own = list(result) if isinstance(result, tuple) else [result]
    leaves = []
    for r in own:
        leaves += r if isinstance(r, list) else [r]
    return leaves, own


class Symbolic:
    """The same call with chosen tensors dynamic, as torch.export would see
    it: which dimensions are unknown on the way in and on the way out."""

    def __init__(self, op, values, dynamic):
        self.env = ShapeEnv()
        self.mode = FakeTensorMode(shape_env=self.env)
        self.seen = 0
        self.dynamic = dynamic
        self.inputs = []
        fakes = map_tensors(self.fake, values)
        with self.mode, enable_python_dispatcher():
            result, _ = flat(call(op, fakes))
        self.outputs = [self.shape(r) for r in result]
        self.inputs = [self.shape(f) for f in self.inputs]

    def fake(self, tensor):
        index, self.seen = self.seen, self.seen + 1
        dims = None if self.dynamic is True else self.dynamic.get(index, ())
        kinds = [DimDynamic.DYNAMIC if dims is None or d in dims
                 else DimDynamic.STATIC for d in range(tensor.dim())]
        context = StatelessSymbolicContext(
            dynamic_sizes=kinds, constraint_sizes=[None] * tensor.dim())
        fake = self.mode.from_tensor(tensor, symbolic_context=context)
        self.inputs.append(fake)
        return fake

    def shape(self, fake):
        if not isinstance(fake, torch.Tensor):
            return None
        return [self.dim(size) for size in fake.shape]

    def dim(self, size):
        if isinstance(size, int):
            return size
        expr = self.env.simplify(self.env.replace(size.node.expr))
        return int(expr) if expr.is_number else "?"


def emit_results(body, own, schema, types):
    """Text for the op's results; returns the names of the leaves."""
    names, result_types, leaves, unpack = [], [], [], []
    types = iter(types)
    for value in own:
        name = body.fresh()
        names.append(name)
        if not isinstance(value, list):
            result_types.append(next(types))
            leaves.append(name)
            continue
        inner = [next(types) for _ in value]
        parts = [body.fresh() for _ in value]
        plain = "vtensor" if "vtensor" in inner[0] else inner[0][7:]
        result_types.append("!torch.list<%s>" % plain)
        unpack.append("%s = torch.prim.ListUnpack %s : %s -> %s" % (
            ", ".join(parts), name, result_types[-1], ", ".join(inner)))
        leaves += parts
    return names, result_types, leaves, unpack


def scalar_type(value):
    return {bool: "!torch.bool", int: "!torch.int",
            float: "!torch.float"}[type(value)]


def array_of(value):
    if isinstance(value, torch.Tensor):
        return np_of(value)
    return np.array(value)


class Case:
    def __init__(self, op_name, name, args, kwargs, dynamic=None):
        self.name = name
        op = overload(op_name)
        values = bind(op._schema, args, kwargs)
        copies = map_tensors(torch.clone, values)
        result = call(op, copies)
        if isinstance(result, float) and op._schema.returns[0].type.kind() \
                == "IntType":
            result = int(result)    # pow.int_to_int forgets its type
        self.leaves, self.own = flat(result)
        symbolic = Symbolic(op, values, dynamic) if dynamic else None
        self.text(op_name, op._schema, values, symbolic)

    def text(self, op_name, schema, values, symbolic):
        body = Body()
        shapes = iter(symbolic.inputs) if symbolic else None
        typed = map_tensors(
            lambda t: (t, tensor_type(t, next(shapes) if shapes else None)),
            values)
        operands = [body.operand(v, a.type)
                    for v, a in zip(typed, schema.arguments)]
        outs = symbolic.outputs if symbolic else [None] * len(self.leaves)
        types = [tensor_type(v, s) if isinstance(v, torch.Tensor)
                 else scalar_type(v) for v, s in zip(self.leaves, outs)]
        names, result_types, leaves, unpack = emit_results(
            body, self.own, schema, types)
        line = "%s = torch.%s" % (", ".join(names), op_name)
        if operands:
            line += " " + ", ".join(o[0] for o in operands)
        line += " : " + ", ".join(o[1] for o in operands)
        if operands:
            line += " -> "
        line += ", ".join(result_types)
        body.lines += [line] + unpack
        self.finish(body, leaves, types)

    def finish(self, body, leaves, types):
        ret = ", ".join(types)
        self.ir = "func.func @%s(%s) -> %s {\n" % (
            self.name,
            ", ".join("%%arg%d: %s" % (i, t)
                      for i, (_, t) in enumerate(body.inputs)),
            ret if len(types) == 1 else "(%s)" % ret)
        for line in body.lines:
            self.ir += "  %s\n" % line
        self.ir += "  return %s : %s\n}\n" % (", ".join(leaves), ret)
        self.arrays = {}
        for i, (value, _) in enumerate(body.inputs):
            self.arrays["%s.in%d" % (self.name, i)] = array_of(value)
        for i, value in enumerate(self.leaves):
            self.arrays["%s.out%d" % (self.name, i)] = array_of(value)


def write_npz(path, arrays):
    """A zip without clocks in it: the same arrays give the same bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in arrays.items():
            buffer = io.BytesIO()
            np.lib.format.write_array(
                buffer, np.asarray(array, order="C"), version=(1, 0))
            info = zipfile.ZipInfo(name + ".npy", (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, buffer.getvalue(), compresslevel=9)


class Suite:
    """Collects cases by family and op, then writes them."""

    def __init__(self):
        self.files = {}           # (family, op) -> {name: Case}
        self.family = None

    def add(self, op_name, name, *args, dyn=None, **kwargs):
        """Records op_name(*args, **kwargs); with dyn also as <name>_dyn.

        dyn is True (every dimension of every tensor) or a dictionary
        {index of tensor: dimensions}.
        """
        cases = self.files.setdefault((self.family, op_name), {})
        assert name.isidentifier() and name not in cases, (op_name, name)
        cases[name] = Case(op_name, name, args, kwargs)
        if dyn:
            dyn_name = name + "_dyn"
            cases[dyn_name] = Case(op_name, dyn_name, args, kwargs, dyn)

    def try_add(self, op_name, name, *args, **kwargs):
        """Records the case if PyTorch computes it at all."""
        op = overload(op_name)
        probe = {k: v for k, v in kwargs.items() if k != "dyn"}
        try:
            call(op, map_tensors(torch.clone, bind(op._schema, args, probe)))
        except (RuntimeError, TypeError, IndexError):
            return False
        self.add(op_name, name, *args, **kwargs)
        return True

    def has(self, op_name, name):
        return name in self.files.get((self.family, op_name), {})

    def write(self, top):
        for (family, op_name), cases in self.files.items():
            if not cases:
                continue
            stem = op_name.replace(".", "_")
            base = os.path.join(top, family, stem)
            os.makedirs(os.path.dirname(base), exist_ok=True)
            with open(base + ".mlir", "w") as out:
                out.write(HEADER.format(stem=stem))
                for case in cases.values():
                    out.write("\n" + case.ir)
            arrays = {}
            for case in cases.values():
                arrays.update(case.arrays)
            write_npz(base + ".npz", arrays)
