# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operators of Python numbers, as sizes and symbols need them.

Each is recorded with numbers that the function takes, and, as `_const`, with
constants in its body.
"""

import torch

from .record import Arg

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
    for op in ("prim.min", "prim.max"):
        for kind, pairs in (("int", INTS), ("float", FLOATS)):
            for i, pair in enumerate(pairs):
                add.add("%s.%s" % (op, kind), "case%d" % i,
                        *map(Arg, pair))


def cases(add):
    add.family = "scalar"
    two(add)
    one(add)
