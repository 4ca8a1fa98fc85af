# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Complex numbers: elementwise, products, and what takes them apart."""

import torch

from .values import INF, NAN, plain, ramp, tensor

UNARY = """abs acos acosh angle asin asinh atan atanh conj_physical cos cosh
    exp exp2 expm1 isfinite isinf isnan log log10 log1p log2 logical_not neg
    positive reciprocal rsqrt sgn sigmoid silu sin sinh sqrt square tan tanh
    real imag view_as_real isreal clone""".split()
BINARY = """add.Tensor sub.Tensor mul.Tensor div.Tensor eq.Tensor ne.Tensor
    pow.Tensor_Tensor logical_and logical_or logical_xor rsub.Tensor
    xlogy.Tensor""".split()
SCALAR = """add.Scalar sub.Scalar mul.Scalar div.Scalar eq.Scalar ne.Scalar
    pow.Tensor_Scalar rsub.Scalar""".split()
SPECIAL = tensor([complex(NAN, 1), complex(INF, 0), complex(0, -INF),
                  complex(-0.0, 0.0), 0, -1, 1j, -1j], "c64")
REDUCE = [("sum", ()), ("mean", ()), ("prod", ()), ("sum.dim_IntList", ([1],)),
          ("mean.dim", ([1],)), ("prod.dim_int", (1,)), ("cumsum", (1,)),
          ("cumprod", (1,)), ("any", ()), ("all", ()), ("var", ()),
          ("linalg_vector_norm", (2, [1]))]
MOVE = [("permute", ([1, 0],)), ("flip", ([0],)), ("reshape", ([-1],)),
        ("slice.Tensor", (1, 0, 4, 2)), ("unsqueeze", (0,)), ("tril", ()),
        ("constant_pad_nd", ([1, 1],)), ("roll", ([1], [0])),
        ("expand", ([2, 3, 4],))]


def elementwise(add):
    x, y = plain("c64"), ramp((3, 4), "c64", 3)
    for op in UNARY:
        name = "aten." + op
        if not hasattr(torch.ops.aten, op):
            continue
        if not add.try_add(name, "c64", x, dyn=True):
            add.try_add(name, "c64", x)
        add.try_add(name, "c64_special", SPECIAL)
        add.try_add(name, "c128", x.to(torch.complex128))
    for op in BINARY:
        name = "aten." + op
        add.try_add(name, "c64", x, y, dyn=True)
        add.try_add(name, "c64_f32", x, ramp((4,), seed=2))
        add.try_add(name, "i64_c64", ramp((3, 1), "i64"), y)
        add.try_add(name, "f64_c64", ramp((3, 4), "f64"), y)
        add.try_add(name, "rank0_f64", y, tensor(2.5, "f64"))
    for op in SCALAR:
        add.try_add("aten." + op, "c64_float", x, 2.5, dyn=True)
        add.try_add("aten." + op, "c64_int", x, 2)
    add.add("aten.where.self", "c64", plain("b1"), x, y, dyn=True)
    add.add("aten.complex", "f32", ramp((3, 4)), ramp((3, 4), seed=1),
            dyn=True)
    add.add("aten.polar", "f32", ramp((3, 4)), ramp((3, 4), seed=1))
    add.add("aten.view_as_complex", "f32", ramp((3, 4, 2)), dyn={0: (0, 1)})
    add.add("aten.to.dtype", "c64_c128", x, torch.complex128)
    add.add("aten.to.dtype", "f32_c64", ramp((3, 4)), torch.complex64)
    add.add("aten.to.dtype", "c64_b1", x, torch.bool)


def structured(add):
    x = plain("c64")
    for op, args in REDUCE:
        add.try_add("aten." + op, "c64", x, *args)
    for op, args in MOVE:
        add.try_add("aten." + op, "c64", x, *args, dyn=None)
    y = ramp((4, 2), "c64", 3)
    add.add("aten.mm", "c64", x, y, dyn=True)
    add.add("aten.matmul", "c64", x, y[:, 0])
    add.add("aten.bmm", "c64", x.reshape(1, 3, 4), y.reshape(1, 4, 2))
    add.add("aten.addmm", "c64", ramp((2,), "c64", 5), x, y)
    add.add("aten.vdot", "c64", x[0], y[:, 0])
    add.add("aten.dot", "c64", x[0], y[:, 0])
    add.add("aten.cat", "c64_f32", [x, ramp((1, 4))])
    add.add("aten.full", "c64", [2], 1.5, dtype=torch.complex64)
    add.add("aten.zeros", "c64", [2, 2], dtype=torch.complex64)


def transforms(add):
    real, x = ramp((2, 8)), ramp((2, 6), "c64")
    for norm in (0, 1, 2):
        add.add("aten._fft_r2c", "norm%d" % norm, real, [1], norm, True)
        add.add("aten._fft_c2c", "norm%d" % norm, x, [1], norm, True)
    add.add("aten._fft_r2c", "odd", ramp((2, 5)), [1], 0, True)
    add.add("aten._fft_c2c", "back", x, [1], 2, False)
    add.add("aten._fft_r2c", "two_sided", real, [1], 0, False)
    add.add("aten._fft_c2c", "two_dims", x, [0, 1], 0, True)
    add.add("aten._fft_c2r", "plain", ramp((2, 5), "c64"), [1], 2, 8)
    add.add("aten._fft_c2r", "odd", ramp((2, 3), "c64"), [1], 2, 5)
    add.add("aten.fft_rfft", "plain", real)
    add.add("aten.fft_fft", "plain", x)
    add.add("aten.fft_ifft", "plain", x)
    add.add("aten.fft_irfft", "plain", x)


def cases(add):
    add.family = "complex"
    elementwise(add)
    structured(add)
    transforms(add)
