# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operators of Python numbers, as sizes and symbols need them.

Each is recorded with numbers that the function takes, and, as `_const`, with
constants in its body.
"""

import torch

from .record import Arg
from .values import ramp, tensor

INTS = [(7, 2), (-7, 2), (7, -2), (-6, -3), (0, 5), (1 << 40, 3)]
FLOATS = [(7.5, 2.0), (-7.5, 2.0), (7.5, -2.0), (0.0, 0.5)]
MIXED = [(7.5, 2), (-7.5, 2), (0.5, -3)]
BOOLS = [(True, False), (True, True), (False, False)]

ARITHMETIC = "add sub mul".split()
COMPARE = "eq ne lt le gt ge".split()
DIVIDE = "floordiv remainder".split()


def exists(op):
    base, _, name = op.partition(".")
    packet = getattr(torch.ops.aten, base, None)
    return packet is not None and name in packet.overloads() + [""]


def record(add, op, pairs):
    if not exists(op):
        return
    for i, values in enumerate(pairs):
        values = values if isinstance(values, tuple) else (values,)
        if add.try_add("aten." + op, "case%d" % i, *map(Arg, values)):
            add.add("aten." + op, "case%d_const" % i, *values)


def two(add):
    swapped = [(b, a) for a, b in MIXED]
    for op in ARITHMETIC + COMPARE + DIVIDE:
        record(add, op + ".int", INTS)
        record(add, op + ".float", FLOATS)
        record(add, op + ".float_int", MIXED)
        record(add, op + ".int_float", swapped)
        record(add, op, INTS[:2] + FLOATS[:1] + MIXED[:1])
    for op in ("eq.bool", "ne.bool", "__and__.bool", "__or__.bool",
               "__xor__.bool"):
        record(add, op, BOOLS)
    for op in ("__and__.int", "__or__.int", "__xor__.int", "gcd.int"):
        record(add, op, INTS)
    for op in ("__lshift__.int", "__rshift__.int"):
        record(add, op, [(5, 2), (-5, 1), (1, 40)])
    record(add, "div.int", INTS)
    record(add, "div.float", FLOATS)
    record(add, "div", INTS[:2] + FLOATS[:1])
    record(add, "fmod.int", INTS)
    record(add, "fmod.float", FLOATS)
    record(add, "pow.int", [(2, 3), (-2, 3), (2, -1)])
    record(add, "pow.int_to_int", [(2, 10), (-3, 3), (5, 0)])
    record(add, "pow.float", [(2.0, 0.5), (-2.0, 3.0)])
    record(add, "pow.float_int", [(2.5, 2), (-2.0, 3)])
    record(add, "pow.int_float", [(2, 0.5), (3, -1.0)])


def one(add):
    ints, floats, bools = [7, -7, 0], [2.5, -2.5, 3.5, 0.25], [True, False]
    for op in "neg ceil floor round sqrt exp log sin cos tan tanh".split():
        positive = op in ("sqrt", "log")
        record(add, op + ".int", [abs(v) + 1 if positive else v
                                  for v in ints])
        record(add, op + ".float", [abs(v) if positive else v
                                    for v in floats])
        if op in ("neg", "ceil", "floor", "round"):
            record(add, op + ".Scalar", [-7, 2.5, -2.5])
    for target in ("Bool", "Float", "Int"):
        record(add, target + ".int", ints)
        record(add, target + ".float", floats + [0.0])
        record(add, target + ".bool", bools)
        record(add, target + ".Scalar", [3, -2.5])
    record(add, "__not__", bools)
    swapped = [(b, a) for a, b in MIXED]
    for op in ("prim.min", "prim.max"):
        for kind, pairs in (("int", INTS), ("float", FLOATS),
                            ("float_int", MIXED), ("int_float", swapped)):
            for i, pair in enumerate(pairs):
                add.add("%s.%s" % (op, kind), "case%d" % i,
                        *map(Arg, pair))


    for kind, values in (("int", ints), ("float", floats),
                         ("Scalar", ints[:1] + floats[1:2])):
        for i, value in enumerate(values):
            add.add("prim.abs.%s" % kind, "case%d" % i, Arg(value))


def tensors(add):
    """From a tensor to a number, and back."""
    for target, values in (("Bool", {"f32": 0.5, "i64": 0, "b1": True}),
                           ("Float", {"f32": -2.5, "i64": 7, "f64": 0.1}),
                           ("Int", {"f32": -2.5, "i64": -7, "b1": True}),
                           ("FloatImplicit", {"f32": 1.5}),
                           ("IntImplicit", {"i64": 3}),
                           ("ScalarImplicit", {"i64": 3, "f32": 1.5})):
        op = "aten." + target
        if "Implicit" not in target:
            op += ".Tensor"
        for kind, value in values.items():
            add.add(op, kind, tensor(value, kind))
    for i, value in enumerate((3, -2.5)):
        add.add("prim.NumToTensor.Scalar", "case%d" % i, Arg(value))
        add.add("prim.NumToTensor.Scalar", "case%d_const" % i, value)
    for kind, value in (("int", 3), ("float", -2.5), ("bool", True)):
        add.add("aten.tensor." + kind, "default", Arg(value),
                device=torch.device("cpu"))
        add.add("aten.tensor." + kind, "f64", Arg(value),
                dtype=torch.float64, device=torch.device("cpu"))
    x = ramp((2, 3))
    add.add("aten._shape_as_tensor", "plain", x)
    add.add("aten.size", "plain", x)
    add.add("aten.len.Tensor", "plain", x)
    add.add("aten.stride.int", "first", x, 0)
    add.add("aten.storage_offset", "plain", x)
    add.add("aten.is_floating_point", "f32", x)
    add.add("aten.is_floating_point", "i64", ramp((2,), "i64"))


def cases(add):
    add.family = "scalar"
    two(add)
    one(add)
    tensors(add)
