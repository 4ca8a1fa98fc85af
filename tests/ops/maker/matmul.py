# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of matrices and vectors."""

import torch

from .values import INF, NAN, ramp, tensor

KINDS = ["f32", "f64", "f16", "bf16", "i64", "i32", "u8"]

# (op, shapes of its tensors)
SHAPES = [
    ("mm", "plain", (3, 4), (4, 5)),
    ("mm", "row", (1, 4), (4, 3)),
    ("mm", "inner1", (3, 1), (1, 2)),
    ("mm", "inner0", (3, 0), (0, 2)),
    ("mm", "empty", (0, 4), (4, 2)),
    ("bmm", "plain", (2, 3, 4), (2, 4, 5)),
    ("bmm", "one", (1, 3, 2), (1, 2, 2)),
    ("bmm", "inner0", (2, 3, 0), (2, 0, 2)),
    ("mv", "plain", (3, 4), (4,)),
    ("dot", "plain", (5,), (5,)),
    ("vdot", "plain", (5,), (5,)),
    ("inner", "plain", (2, 4), (3, 4)),
    ("outer", "plain", (3,), (4,)),
    ("ger", "plain", (3,), (4,)),
    ("linalg_vecdot", "plain", (3, 4), (3, 4)),
    ("matmul", "v_v", (4,), (4,)),
    ("matmul", "m_v", (3, 4), (4,)),
    ("matmul", "v_m", (3,), (3, 4)),
    ("matmul", "m_m", (3, 4), (4, 2)),
    ("matmul", "b_b", (2, 3, 4), (2, 4, 2)),
    ("matmul", "b_m", (2, 3, 4), (4, 2)),
    ("matmul", "m_b", (3, 4), (2, 4, 2)),
    ("matmul", "b_v", (2, 3, 4), (4,)),
    ("matmul", "v_b", (3,), (2, 3, 4)),
    ("matmul", "broadcast", (2, 1, 2, 3), (3, 3, 2)),
    ("matmul", "rank4", (2, 2, 2, 3), (2, 2, 3, 2)),
    ("matmul", "one", (1, 2, 3), (4, 3, 2)),
    ("linalg_matmul", "b_m", (2, 3, 4), (4, 2)),
    ("linear", "bias", (3, 4), (5, 4), (5,)),
    ("linear", "no_bias", (3, 4), (5, 4)),
    ("linear", "vector", (4,), (5, 4), (5,)),
    ("linear", "rank3", (2, 3, 4), (5, 4), (5,)),
    ("linear", "rank4", (2, 1, 2, 3), (2, 3), (2,)),
    ("addmm", "row", (5,), (3, 4), (4, 5)),
    ("addmm", "full", (3, 5), (3, 4), (4, 5)),
    ("addmm", "column", (3, 1), (3, 4), (4, 5)),
    ("addmm", "rank0", (), (3, 4), (4, 5)),
    ("addmv", "plain", (3,), (3, 4), (4,)),
    ("addr", "plain", (3, 4), (3,), (4,)),
    ("baddbmm", "full", (2, 3, 5), (2, 3, 4), (2, 4, 5)),
    ("baddbmm", "broadcast", (1, 1, 5), (2, 3, 4), (2, 4, 5)),
    ("addbmm", "plain", (3, 5), (2, 3, 4), (2, 4, 5)),
    ("bilinear", "plain", (3, 2), (3, 4), (5, 2, 4), (5,)),
]


def scaled(add):
    args = ramp((5,)), ramp((3, 4), seed=1), ramp((4, 5), seed=2)
    for beta, alpha, name in ((2, 3, "ints"), (0.5, -1.5, "floats"),
                              (0, 2, "beta0"), (1, 0, "alpha0")):
        add.add("aten.addmm", name, *args, beta=beta, alpha=alpha)
        add.add("aten.addmv", name, args[0][:3], args[1],
                ramp((4,), seed=4), beta=beta, alpha=alpha)
        add.add("aten.baddbmm", name, args[0], args[1].expand(2, 3, 4),
                args[2].expand(2, 4, 5), beta=beta, alpha=alpha)
    ints = [ramp(a.shape, "i64", seed=i) for i, a in enumerate(args)]
    add.add("aten.addmm", "i64_scaled", *ints, beta=2, alpha=-3)
    # beta 0 must not let a NaN through
    add.add("aten.addmm", "beta0_nan", torch.full((5,), NAN), *args[1:],
            beta=0)


def special(add):
    a = tensor([[NAN, 1.0], [INF, 2.0], [0.0, -0.0]])
    b = tensor([[1.0, 0.0], [-1.0, INF]])
    add.add("aten.mm", "special", a, b)
    big = tensor([[100, 100], [-128, 127]], "i8")
    add.add("aten.mm", "i8_wraps", big, big)
    add.add("aten.matmul", "transposed", ramp((3, 4)),
            ramp((2, 4), seed=1).t())
    pair = ramp((2, 3, 4)), ramp((4, 5), seed=1)
    add.add("aten.tensordot", "dims", *pair, [2], [0], dyn={0: (0, 1)})
    add.add("aten.tensordot", "two", ramp((2, 3, 4)), ramp((4, 3), seed=1),
            [1, 2], [1, 0])
    add.add("aten.einsum", "ij_jk", "ij,jk->ik", [ramp((3, 4)),
                                                  ramp((4, 2), seed=1)])
    add.add("aten.einsum", "bij_bkj", "bij,bkj->bik",
            [ramp((2, 3, 4)), ramp((2, 2, 4), seed=1)])
    add.add("aten.einsum", "trace", "ii->", [ramp((3, 3))])
    add.add("aten.einsum", "rows", "ij->i", [ramp((3, 4))])
    add.add("aten.chain_matmul", "three", [ramp((2, 3)), ramp((3, 4)),
                                           ramp((4, 2))])
    add.add("aten.linalg_multi_dot", "three", [ramp((2, 3)), ramp((3, 4)),
                                               ramp((4, 2))])
    add.add("aten.kron", "plain", ramp((2, 2)), ramp((2, 3), seed=1))
    add.add("aten.cross", "dim1", ramp((4, 3)), ramp((4, 3), seed=1), 1)
    add.add("aten.linalg_cross", "last", ramp((4, 3)), ramp((4, 3), seed=1),
            dyn={0: (0,), 1: (0,)})
    add.add("aten.matrix_power", "cube", ramp((3, 3)), 3)
    add.add("aten._int_mm", "i8", ramp((17, 8), "i8"),
            ramp((8, 8), "i8", seed=1))


def cases(add):
    add.family = "matmul"
    for op, name, *shapes in SHAPES:
        for kind in KINDS:
            first = name in ("plain", "bias", "full", "m_m", "b_m")
            if kind != "f32" and not first:
                continue
            args = [ramp(s, kind, seed=i) for i, s in enumerate(shapes)]
            case = name if kind == "f32" else "%s_%s" % (name, kind)
            dyn = kind == "f32" and 0 not in sum(shapes, ())
            add.try_add("aten." + op, case, *args, dyn=dyn)
    scaled(add)
    special(add)
