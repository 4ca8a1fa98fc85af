# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operators that make tensors of nothing, or like another."""

import torch

from .values import ramp, tensor

TYPES = ["f32", "f64", "f16", "bf16", "i64", "i32", "u8", "b1"]


def dtype_of(kind):
    return tensor([], kind).dtype


def filled(add):
    for kind in TYPES:
        dtype = dtype_of(kind)
        for op in ("zeros", "ones"):
            add.add("aten." + op, kind, [2, 3], dtype=dtype)
            add.add("aten.%s_like" % op, "to_" + kind, ramp((2, 3)),
                    dtype=dtype)
            add.add("aten.%s_like" % op, "of_" + kind, ramp((2, 3), kind),
                    dyn=True)
            add.add("aten.new_" + op, kind, ramp((2,), kind), [3, 1])
        add.add("aten.full", kind, [2, 3], 1, dtype=dtype)
        add.add("aten.full_like", "of_" + kind, ramp((2, 3), kind), 1,
                dyn=True)
        add.add("aten.new_full", kind, ramp((2,), kind), [3, 1], 1)
        add.add("aten.scalar_tensor", kind, 1, dtype=dtype)
        add.add("aten.eye", kind, 3, dtype=dtype)
    for op in ("zeros", "ones"):
        add.add("aten." + op, "default", [2, 3])
        add.add("aten." + op, "rank0", [])
        add.add("aten." + op, "empty", [0, 2])
    add.add("aten.full", "float", [2, 2], 2.5)
    add.add("aten.full", "int", [2, 2], 3)
    add.add("aten.full", "bool", [2], True)
    add.add("aten.full", "minus_inf", [2], float("-inf"))
    add.add("aten.full", "rank0", [], 2.5)
    add.add("aten.full_like", "float_to_i64", ramp((2,)), 2.5,
            dtype=torch.int64)
    add.add("aten.full_like", "nan", ramp((2,)), float("nan"))
    add.add("aten.eye.m", "wide", 2, 4)
    add.add("aten.eye.m", "tall", 4, 2)
    add.add("aten.scalar_tensor", "float", 2.5)


def ranges(add):
    for kind in ("f32", "f64", "i64", "i32", "f16"):
        dtype = dtype_of(kind)
        add.add("aten.arange", kind, 5, dtype=dtype)
        add.add("aten.arange.start", kind, 2, 6, dtype=dtype)
        add.add("aten.arange.start_step", kind, 1, 8, 3, dtype=dtype)
        add.try_add("aten.linspace", kind, -1, 2, 5, dtype=dtype)
    add.add("aten.arange", "int", 5)
    add.add("aten.arange", "float", 4.5)
    add.add("aten.arange", "nothing", 0)
    add.add("aten.arange.start", "negative", -3, 2)
    add.add("aten.arange.start_step", "down", 5, -2, -2)
    add.add("aten.arange.start_step", "float", 0.0, 1.0, 0.3)
    add.add("aten.arange.start_step", "float_down", 1.0, -0.5, -0.25)
    add.add("aten.linspace", "float", 0.0, 1.0, 4)
    add.add("aten.linspace", "one", 3.0, 5.0, 1)
    add.add("aten.linspace", "none", 3.0, 5.0, 0)
    add.add("aten.linspace", "down", 2.0, -1.0, 7)
    add.add("aten.logspace", "plain", 0.0, 2.0, 5)
    add.add("aten.logspace", "base2", 0.0, 3.0, 4, 2.0)
    add.add("prims.iota", "plain", 5, start=2, step=3, dtype=torch.int64,
            device=torch.device("cpu"), requires_grad=False)
    add.add("aten.tril_indices", "plain", 3, 4)
    add.add("aten.triu_indices", "plain", 3, 4, 1)


def windows(add):
    for op in ("hann", "hamming", "blackman"):
        name = "aten.%s_window" % op
        add.add(name, "plain", 6)
        add.add(name + ".periodic", "symmetric", 6, False)


def cases(add):
    add.family = "constructors"
    filled(add)
    ranges(add)
    windows(add)
