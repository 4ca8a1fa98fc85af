# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elementwise operators of two tensors, or of a tensor and a number."""

import torch

from .values import (FLOAT_NAMES, INF, INT_NAMES, NAN, extremes, plain, ramp,
                     tensor)

# what happens with the second operand in integer cases
ANY, NOT_ZERO, SMALL = "any", "not zero", "small"

TENSORS = [(op, ANY) for op in """
    add.Tensor sub.Tensor rsub.Tensor mul.Tensor maximum minimum fmax fmin
    atan2 eq.Tensor ne.Tensor lt.Tensor le.Tensor
    gt.Tensor ge.Tensor logical_and logical_or logical_xor
    bitwise_and.Tensor bitwise_or.Tensor bitwise_xor.Tensor
    copysign.Tensor hypot xlogy.Tensor heaviside logaddexp logaddexp2
    nextafter special_xlog1py""".split()]
TENSORS += [(op, NOT_ZERO) for op in """
    div.Tensor floor_divide remainder.Tensor fmod.Tensor""".split()]
TENSORS += [("pow.Tensor_Tensor", SMALL), ("gcd", ANY), ("lcm", SMALL),
            ("bitwise_left_shift.Tensor", SMALL),
            ("bitwise_right_shift.Tensor", SMALL)]
# other names of the same: three cases are enough
TENSOR_ALIASES = """
    greater.Tensor greater_equal.Tensor less.Tensor less_equal.Tensor
    not_equal.Tensor multiply.Tensor subtract.Tensor arctan2
    true_divide.Tensor divide.Tensor max.other min.other __and__.Tensor
    __or__.Tensor __xor__.Tensor __lshift__.Tensor __rshift__.Tensor
    special_xlogy""".split()
SCALAR_ALIASES = """
    greater.Scalar less_equal.Scalar not_equal.Scalar multiply.Scalar
    subtract.Scalar true_divide.Scalar divide.Scalar __and__.Scalar
    greater_equal.Scalar less.Scalar special_xlogy.other_scalar
    special_xlog1py.other_scalar __or__.Scalar __xor__.Scalar
    __lshift__.Scalar __rshift__.Scalar """.split()

SCALARS = [(op, ANY) for op in """
    add.Scalar sub.Scalar rsub.Scalar mul.Scalar eq.Scalar ne.Scalar
    lt.Scalar le.Scalar gt.Scalar ge.Scalar bitwise_and.Scalar
    bitwise_or.Scalar bitwise_xor.Scalar copysign.Scalar xlogy.Scalar_Other
    """.split()]
SCALARS += [(op, NOT_ZERO) for op in """
    div.Scalar floor_divide.Scalar remainder.Scalar fmod.Scalar
    pow.Tensor_Scalar""".split()]
SCALARS += [("bitwise_left_shift.Tensor_Scalar", SMALL),
            ("bitwise_right_shift.Tensor_Scalar", SMALL)]

# (self, other) of different element types
MIXED = [("i64", "f32"), ("f32", "i64"), ("i32", "i64"), ("u8", "i8"),
         ("b1", "i64"), ("b1", "f32"), ("i32", "f16"), ("f16", "f32"),
         ("bf16", "f16"), ("f32", "f64"), ("i16", "u8"), ("i8", "b1")]
# (2-d type, 0-d type): a 0-d tensor only raises the category
ZERO_D = [("f32", "f64"), ("i64", "f32"), ("i32", "i64"), ("f16", "f32"),
          ("b1", "i64"), ("i8", "i64"), ("u8", "f64"), ("i64", "b1")]

PAIRS = [NAN, INF, -INF, -0.0, 0.0, 1.0, -2.5, 1e30]


def other(name, rule, shape=(3, 4)):
    """A second operand that the op is defined for."""
    if name in FLOAT_NAMES or name == "b1":
        t = ramp(shape, name, seed=3)
        return torch.ones_like(t) if name == "b1" and rule == NOT_ZERO else t
    t = ramp(shape, name, seed=3)
    if rule == NOT_ZERO:
        t = torch.where(t == 0, torch.ones_like(t), t)
    if rule == SMALL:
        t = t.abs() % 6
    return t


def zero_d(name, rule):
    value = {"b1": True, "u8": 2}.get(name, 2)
    return tensor(value, name)


def tensor_op(add, op, rule):
    x, y = plain("f32"), other("f32", ANY)
    if add.try_add(op, "f32", x, y, dyn=True):
        pairs = tensor(PAIRS)
        add.add(op, "f32_special", pairs.reshape(8, 1), pairs.reshape(1, 8))
        broadcasts(add, op, "f32", rule)
        for name in FLOAT_NAMES[1:]:
            add.try_add(op, name, plain(name), other(name, ANY))
    elif add.try_add(op, "i64", plain("i64"), other("i64", rule), dyn=True):
        broadcasts(add, op, "i64", rule)
    integer_pairs(add, op, rule)
    promotions(add, op, rule)


def broadcasts(add, op, name, rule):
    a, b = ramp((2, 1, 3), name, seed=1), other(name, rule, (4, 1))
    add.add(op, "broadcast", a, b, dyn=True)
    add.add(op, "rank", ramp((3,), name, seed=2), other(name, rule, (2, 3)))
    add.add(op, "empty", torch.empty(0, 3, dtype=a.dtype),
            other(name, rule, (3,)))
    add.add(op, "rank0", ramp((), name, seed=2), other(name, rule, ()))


def integer_pairs(add, op, rule):
    for name in INT_NAMES:
        if add.has(op, name):
            continue
        if not add.try_add(op, name, plain(name), other(name, rule)):
            continue
        ends = tensor(extremes(name), name)
        if rule == ANY:
            add.try_add(op, name + "_extreme", ends.reshape(6, 1),
                        ends.reshape(1, 6))
    add.try_add(op, "b1", plain("b1"), other("b1", rule))


def promotions(add, op, rule):
    for a, b in MIXED:
        add.try_add(op, "%s_%s" % (a, b), plain(a), other(b, rule))
    for a, b in ZERO_D:
        add.try_add(op, "%s_0d_%s" % (a, b), plain(a), zero_d(b, rule))
    add.try_add(op, "rank0_f64_f32", zero_d("f64", rule), other("f32", rule))
    add.try_add(op, "rank0_i64_i32", zero_d("i64", rule), other("i32", rule))


def scalar_op(add, op, rule):
    if add.try_add(op, "f32_float", plain("f32"), 1.5, dyn=True):
        add.add(op, "f32_int", plain("f32"), -2)
        add.add(op, "f32_inexact", plain("f32"), 0.1)
        add.add(op, "f32_special", tensor(PAIRS), 2.5)
        add.add(op, "f32_0d", tensor(0.75), 3)
        add.add(op, "f32_empty", torch.empty(0, 3), 2)
        for name in FLOAT_NAMES[1:]:
            add.add(op, name + "_float", plain(name), 1.5)
            add.add(op, name + "_int", plain(name), 3)
            add.add(op, name + "_inexact", plain(name), 0.1)
    for name in INT_NAMES + ["b1"]:
        add.try_add(op, name + "_float", plain(name), 2.5)
        add.try_add(op, name + "_int", plain(name), 3)
        if rule != SMALL and name != "u8":
            add.try_add(op, name + "_minus", plain(name), -2)
        if rule == ANY and name in INT_NAMES:
            add.try_add(op, name + "_extreme", tensor(extremes(name), name),
                        100)


def signs(add):
    """Quotients and remainders for every combination of signs."""
    for kind in ("i64", "i32", "i8", "f32", "f64"):
        a = tensor([7, -7, 7, -7, 6, -6, 1, -1, 0], kind)
        b = tensor([2, 2, -2, -2, 3, -3, 5, -5, -4], kind)
        for op in ("remainder.Tensor", "fmod.Tensor", "floor_divide",
                   "div.Tensor"):
            add.add("aten." + op, "signs_" + kind, a, b)
        for mode in ("trunc", "floor"):
            add.add("aten.div.Tensor_mode", "%s_%s" % (mode, kind), a, b,
                    rounding_mode=mode, dyn=True if kind == "i64" else None)
            for n in (2, -3):
                add.add("aten.div.Scalar_mode", "%s_%s_%s" % (
                    mode, kind, "p" if n > 0 else "m"), a, n,
                    rounding_mode=mode)
    pairs = tensor(PAIRS)
    for mode in ("trunc", "floor", None):
        name = mode or "none"
        add.add("aten.div.Tensor_mode", name + "_special",
                pairs.reshape(8, 1), pairs.reshape(1, 8), rounding_mode=mode)
        add.add("aten.div.Tensor_mode", name + "_u8", plain("u8"),
                tensor(3, "u8"), rounding_mode=mode)
        add.add("aten.div.Tensor_mode", name + "_i64_f32", plain("i64"),
                tensor(2.5), rounding_mode=mode)
        add.add("aten.div.Scalar_mode", name + "_f32", plain("f32"), 0.7,
                rounding_mode=mode, dyn=True)
        add.add("aten.div.Scalar_mode", name + "_i64_float", plain("i64"),
                2.5, rounding_mode=mode)


def modes(add):
    for mode in ("trunc", "floor", None):
        name = mode or "none"
        add.add("aten.divide.Tensor_mode", name, plain("f32"),
                ramp((3, 4), seed=3), rounding_mode=mode)
        add.add("aten.divide.Scalar_mode", name, plain("i64"), -3,
                rounding_mode=mode)


def close(add):
    x = tensor([1.0, 1.00001, 1e-9, NAN, INF, INF, -INF, 100.0])
    y = tensor([1.0, 1.0, 0.0, NAN, INF, -INF, 1.0, 100.01])
    add.add("aten.isclose", "default", x, y, dyn=True)
    add.add("aten.isclose", "nan", x, y, 1e-3, 1e-6, True)
    add.add("aten.isclose", "f64", x.double(), y.double())
    add.add("aten.isclose", "i64", plain("i64"), plain("i64") + 1, 0.02, 0)


def alphas(add):
    for op in ("add", "sub", "rsub"):
        name = "aten.%s.Tensor" % op
        add.add(name, "alpha_f32", plain("f32"), other("f32", ANY),
                alpha=2.5)
        add.add(name, "alpha_f32_int", plain("f32"), other("f32", ANY),
                alpha=3)
        add.add(name, "alpha_i64", plain("i64"), other("i64", ANY), alpha=-3)
        add.add(name, "alpha_i8", plain("i8"), other("i8", ANY), alpha=100)
        add.add(name, "alpha_mixed", plain("i64"), other("f32", ANY),
                alpha=2)
        name = "aten.%s.Scalar" % op
        add.add(name, "alpha_f32", plain("f32"), 1.5, 2)
        add.add(name, "alpha_i64", plain("i64"), 5, -2)


def powers(add):
    op = "aten.pow.Tensor_Scalar"
    for n in (0, 1, 2, 3, 0.5, -0.5, -1.0, -2.0, 1.0 / 3):
        name = ("%g" % n).replace("-", "m").replace(".", "p")
        add.add(op, "f32_pow_" + name, plain("f32"), n)
    for n in (0, 1, 2, 5):
        add.add(op, "i64_pow_%d" % n, plain("i64"), n)
        add.add(op, "i8_pow_%d" % n, plain("i8"), n)
    op = "aten.pow.Scalar"
    for base in (2, -2, 0.5, 0, 1, 10.0):
        name = ("%g" % base).replace("-", "m").replace(".", "p")
        add.add(op, "f32_base_" + name, base, plain("f32"),
                dyn=True if base == 2 else None)
    add.add(op, "i64_base_3", 3, tensor([0, 1, 2, 3, 10, 39, 40], "i64"))
    add.add(op, "i64_base_2p5", 2.5, plain("i8"))
    add.add("aten.pow.Tensor_Tensor", "i64_negative",
            tensor([1, -1, 2, -2, 1, -1], "i64"),
            tensor([-1, -1, -1, -2, -2, -3], "i64"))


def shifts(add):
    for op in ("left", "right"):
        name = "aten.bitwise_%s_shift.Tensor" % op
        for kind in ("i64", "i32", "i8", "u8"):
            bits = torch.iinfo(tensor([], kind).dtype).bits
            x = tensor(extremes(kind), kind).reshape(6, 1)
            n = tensor([0, 1, bits // 2, bits - 1], kind)
            add.add(name, kind + "_ends", x, n)


def reversed_scalars(add):
    for op in ("xlogy.Scalar_Self", "remainder.Scalar_Tensor",
               "special_xlog1py.self_scalar", "special_xlogy.self_scalar",
               "bitwise_and.Scalar_Tensor", "bitwise_or.Scalar_Tensor",
               "bitwise_xor.Scalar_Tensor",
               "bitwise_left_shift.Scalar_Tensor",
               "bitwise_right_shift.Scalar_Tensor"):
        op = "aten." + op
        small = tensor([1, 2, 3, 5], "i64")
        add.try_add(op, "f32", 2.5, plain("f32"), dyn=True)
        add.try_add(op, "i64", 77, small)
        add.try_add(op, "i32", -77, small.int())


def aliases(add):
    for op in TENSOR_ALIASES:
        op = "aten." + op
        add.try_add(op, "f32", plain("f32"), other("f32", ANY), dyn=True)
        add.try_add(op, "i64", plain("i64"), other("i64", SMALL) + 1)
        add.try_add(op, "i32_i64", plain("i32"), other("i64", SMALL) + 1)
        add.try_add(op, "broadcast", ramp((2, 1, 3)), ramp((4, 1), seed=3))
    for op in SCALAR_ALIASES:
        op = "aten." + op
        add.try_add(op, "f32", plain("f32"), 2.5, dyn=True)
        add.try_add(op, "i64", plain("i64"), 3)
        add.try_add(op, "i32", plain("i32"), 3, dyn=True)


def cases(add):
    add.family = "elementwise"
    for op, rule in TENSORS:
        tensor_op(add, "aten." + op, rule)
    for op, rule in SCALARS:
        scalar_op(add, "aten." + op, rule)
    aliases(add)
    signs(add)
    modes(add)
    close(add)
    alphas(add)
    powers(add)
    shifts(add)
    reversed_scalars(add)
