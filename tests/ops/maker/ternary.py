# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elementwise operators of three operands."""

import torch

from .values import INF, NAN, plain, ramp, tensor

KINDS = ["f32", "f64", "f16", "bf16", "i64", "i32", "u8", "b1"]


def where(add):
    op = "aten.where.self"
    mask = plain("b1")
    for kind in KINDS:
        add.add(op, kind, mask, plain(kind), ramp((3, 4), kind, 5),
                dyn=True if kind in ("f32", "i64") else None)
    column = tensor([True, False, True], "b1", (3, 1))
    add.add(op, "broadcast", column, ramp((4,)), ramp((2, 1, 1), seed=2),
            dyn=True)
    add.add(op, "special", mask[0], tensor([NAN, INF, -0.0, 1.0]),
            tensor([1.0, NAN, NAN, -INF]))
    for a, b in (("i64", "f32"), ("f32", "f64"), ("b1", "i32"),
                 ("u8", "i8"), ("f16", "bf16")):
        add.add(op, "%s_%s" % (a, b), mask, plain(a), ramp((3, 4), b, 5))
    add.add(op, "rank0_f64", mask, plain("f32"), tensor(2.5, "f64"))
    add.add(op, "rank0_both", mask, tensor(1.5), tensor(2, "i64"))
    add.add(op, "u8_mask", mask.to(torch.uint8), plain("f32"), ramp((3, 4)))
    add.add("aten.where.Scalar", "ints", mask, 1, -1, dyn=True)
    add.add("aten.where.Scalar", "floats", mask, 1.5, -2.5)
    add.add("aten.where.Scalar", "mixed", mask, 2, 0.5)
    for kind in ("f32", "f16", "i64", "u8"):
        x = plain(kind)
        add.add("aten.where.ScalarOther", kind + "_int", mask, x, 3)
        add.add("aten.where.ScalarSelf", kind + "_int", mask, 3, x)
        add.add("aten.where.ScalarOther", kind + "_float", mask, x, 0.5)
        add.add("aten.where.ScalarSelf", kind + "_float", mask, 0.5, x)


def clamps(add):
    low, high = tensor([-1, 0, 1, -2], "f32"), tensor([[2], [1], [0]], "f32")
    for kind in ("f32", "f64", "f16", "i64", "i32", "u8"):
        x = plain(kind)
        lo, hi = low.abs().to(x.dtype), high.to(x.dtype)
        dyn = True if kind == "f32" else None
        add.add("aten.clamp.Tensor", "both_" + kind, x, lo, hi, dyn=dyn)
        add.add("aten.clamp.Tensor", "min_" + kind, x, lo)
        add.add("aten.clamp.Tensor", "max_" + kind, x, None, hi)
        add.add("aten.clamp_min.Tensor", kind, x, lo, dyn=dyn)
        add.add("aten.clamp_max.Tensor", kind, x, hi, dyn=dyn)
    specials = tensor([NAN, INF, -INF, -0.0, 5.0])
    add.add("aten.clamp.Tensor", "special", specials, tensor(-1.0),
            tensor([1.0, 2.0, 3.0, 4.0, NAN]))
    add.add("aten.clamp.Tensor", "crossed", plain("f32"), tensor(2.0),
            tensor(-1.0))
    add.add("aten.clip.Tensor", "both", plain("f32"), low, high)
    add.add("aten.clamp.Tensor", "mixed", plain("i64"), tensor([-1.5] * 4),
            tensor([2.5] * 4))


def arithmetic(add):
    def three(kind):
        divisor = ramp((3, 4), kind, 7)
        divisor = torch.where(divisor == 0, torch.ones_like(divisor), divisor)
        return plain(kind), ramp((3, 4), kind, 6), divisor
    for kind in ("f32", "f64", "f16", "bf16", "i64", "i32", "i8"):
        x, y, z = three(kind)
        dyn = True if kind == "f32" else None
        add.add("aten.addcmul", kind, x, y, z, dyn=dyn)
        add.add("aten.addcmul", kind + "_value", x, y, z, value=2)
        add.try_add("aten.addcdiv", kind, x, y, z, dyn=dyn)
        if kind[0] != "i":
            add.add("aten.addcmul", kind + "_half", x, y, z, value=0.5)
            add.add("aten.addcdiv", kind + "_half", x, y, z, value=-0.5)
            add.add("aten.lerp.Tensor", kind, x, y, z, dyn=dyn)
            add.add("aten.lerp.Scalar", kind, x, y, 0.3, dyn=dyn)
            add.add("aten.lerp.Scalar", kind + "_outside", x, y, 2)
    x, y, z = three("f32")
    add.add("aten.addcmul", "broadcast", x[0], y[:, :1], z[:1], dyn=True)
    add.add("aten.addcdiv", "broadcast", x[0], y[:, :1], z[:1], value=2)
    add.add("aten.lerp.Tensor", "broadcast", x[0], y, z[:, :1])


def fills(add):
    mask = plain("b1")
    for kind in KINDS:
        x = plain(kind)
        dyn = True if kind == "f32" else None
        add.add("aten.masked_fill.Scalar", kind + "_int", x, mask, 1, dyn=dyn)
        add.try_add("aten.masked_fill.Scalar", kind + "_float", x, mask, 2.5)
        add.add("aten.masked_fill.Tensor", kind, x, mask,
                ramp((), kind, 4), dyn={0: (0, 1), 1: (0, 1)} if dyn else None)
        add.add("aten.fill.Scalar", kind, x, 1, dyn=dyn)
        add.add("aten.fill.Tensor", kind, x, ramp((), kind, 4))
    x = plain("f32")
    add.add("aten.masked_fill.Scalar", "inf", x, mask, -INF)
    add.add("aten.masked_fill.Scalar", "row", x, mask[0], 0)
    add.add("aten.masked_fill.Scalar", "column", x, mask[:, :1], 0)
    add.add("aten.copy", "f32", x, ramp((3, 4), seed=2), dyn=True)
    add.add("aten.copy", "broadcast", x, ramp((4,), seed=2))
    add.add("aten.copy", "i64_f32", plain("i64"), x)
    add.add("aten.zero", "f32", x)


def cases(add):
    add.family = "elementwise"
    where(add)
    clamps(add)
    arithmetic(add)
    fills(add)
