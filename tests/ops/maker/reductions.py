# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions, softmax, scans."""

import torch

from .values import INF, NAN, extremes, ramp, tensor

KINDS = ["f32", "f64", "f16", "bf16", "i64", "i32", "u8", "b1"]

DIMS = [("last", [-1]), ("first", [0]), ("two", [0, 2]), ("all", [0, 1, 2])]
LISTS = ["sum.dim_IntList", "mean.dim", "amax", "amin", "logsumexp",
         "any.dims", "all.dims", "nansum", "std.dim", "var.dim",
         "std_mean.dim", "var_mean.dim", "count_nonzero.dim_IntList"]
SINGLE = ["max.dim", "min.dim", "argmax", "argmin", "prod.dim_int",
          "all.dim", "any.dim", "median.dim", "mode", "nanmedian.dim"]
SCANS = ["cumsum", "cumprod", "cummax", "cummin", "logcumsumexp"]
SOFT = ["softmax.int", "log_softmax.int"]
NO_KEEPDIM = ["count_nonzero.dim_IntList"]
SPECIAL = tensor([[NAN, 1.0, -INF], [INF, 2.0, -0.0], [0.0, -1.0, 3.0],
                  [-INF, -INF, -INF]])


def ties(kind):
    """Rows with equal values, so that the chosen index matters."""
    if kind == "b1":
        return tensor([[False, True, True], [False, False, False]], kind)
    return tensor([[3, 1, 3], [0, 0, 2], [5, 5, 5]], kind)


def lists(add):
    x = ramp((2, 3, 4))
    for op in LISTS:
        name = "aten." + op
        for case, dims in DIMS:
            keep = {} if op in NO_KEEPDIM else {"keepdim": case == "first"}
            add.add(name, case, x, dims, dyn=True, **keep)
        for kind in KINDS:
            add.try_add(name, kind, ramp((2, 3), kind, 1), [1])
        add.try_add(name, "special", SPECIAL, [1])
        add.try_add(name, "rank0", tensor(1.5), [-1])
        add.try_add(name, "rank0_no_dims", tensor(1.5), [])
        add.try_add(name, "no_dims", x, [])
        add.try_add(name, "empty", torch.empty(2, 0, 3), [1])
        add.try_add(name, "empty_kept", torch.empty(2, 0, 3), [0])
        add.try_add(name, "none", x, None)


def single(add):
    x = ramp((2, 3, 4))
    for op in SINGLE:
        name = "aten." + op
        for case, dim in (("last", -1), ("first", 0), ("middle", 1)):
            add.add(name, case, x, dim, case == "first", dyn=True)
        for kind in KINDS:
            add.try_add(name, kind, ramp((2, 3), kind, 1), 1)
            add.try_add(name, "ties_" + kind, ties(kind), 1)
        add.try_add(name, "special", SPECIAL, 1)
        add.try_add(name, "rank0", tensor(1.5), 0)
        add.try_add(name, "empty_kept", torch.empty(0, 3), 1)
        add.try_add(name, "flat", x, None)
        add.try_add(name, "flat_kept", x, None, True)


def whole(add):
    for op in ["sum", "mean", "prod", "max", "min", "all", "any", "std",
               "var", "argmax", "argmin", "median", "nansum",
               "count_nonzero", "norm.Scalar", "aminmax", "trace",
               "amax", "amin"]:
        name = "aten." + op
        x = ramp((3, 4))
        add.add(name, "whole", x, dyn=True)
        for kind in KINDS[1:]:
            add.try_add(name, "whole_" + kind, ramp((2, 3), kind, 1))
        add.try_add(name, "whole_special", SPECIAL)
        add.try_add(name, "whole_rank0", tensor(-1.5))
        add.try_add(name, "whole_empty", torch.empty(0, 3))
    for kind in ("i32", "i8", "u8"):
        x = tensor(extremes(kind), kind)
        add.add("aten.sum", "extreme_" + kind, x)
        add.add("aten.max", "extreme_" + kind, x)
        add.add("aten.min", "extreme_" + kind, x)
        add.add("aten.amax", "extreme_" + kind, x, [0])
        add.add("aten.prod", "extreme_" + kind, x)


def typed(add):
    x, i = ramp((2, 3)), ramp((2, 3), "i64")
    for op, dims in (("sum.dim_IntList", [[1]]), ("mean.dim", [[1]]),
                     ("sum", []), ("mean", []), ("prod", []),
                     ("prod.dim_int", [1]), ("cumsum", [1]),
                     ("cumprod", [1]), ("softmax.int", [1]),
                     ("log_softmax.int", [1])):
        name = "aten." + op
        add.add(name, "f32_to_f64", x, *dims, dtype=torch.float64)
        add.add(name, "i64_to_f32", i, *dims, dtype=torch.float32)
        add.try_add(name, "i64_to_i32", i, *dims, dtype=torch.int32)
        add.try_add(name, "f32_to_f16", x, *dims, dtype=torch.float16)
    add.add("prims.sum", "two", ramp((2, 3, 4)), [0, 2], dyn=True)


def variances(add):
    x = ramp((2, 3, 4))
    for op in ("std", "var"):
        for n in (0, 1, 2, 0.5):
            case = "correction_%s" % str(n).replace(".", "p")
            add.add("aten.%s.correction" % op, case, x, [1], correction=n,
                    dyn=True)
        add.add("aten.%s.correction" % op, "kept", x, [0, 2], keepdim=True)
        add.add("aten.%s.correction" % op, "none", x)
        add.add("aten.%s_mean.correction" % op, "one", x, [1], correction=0)
        add.add("aten.%s.dim" % op, "biased", x, [-1], False, True)
        add.add("aten.%s" % op, "biased", x, False)
        add.add("aten.%s_mean" % op, "unbiased", x, dyn=True)


def norms(add):
    x = ramp((2, 3, 4))
    for p, case in ((2, "two"), (1, "one"), (INF, "inf"), (-INF, "minus_inf"),
                    (0, "zero"), (3, "three"), (0.5, "half")):
        add.add("aten.norm.ScalarOpt_dim", case, x, p, [1], False, dyn=True)
        add.add("aten.norm.Scalar", case, x, p)
        add.add("aten.linalg_vector_norm", case, x, p, [1], True, dyn=True)
        add.add("aten.linalg_vector_norm", case + "_whole", x, p)
    add.add("aten.linalg_norm", "default", x, dyn=True)
    add.add("aten.linalg_norm", "ord1", x[0], 1, [0])
    add.add("aten.frobenius_norm.dim", "two", x, [1, 2], dyn=True)
    add.add("aten.norm.ScalarOpt_dim_dtype", "f64", x, 2, [1], True,
            dtype=torch.float64)
    add.add("aten.norm.ScalarOpt_dim_dtype", "f64_all", x, 2, [], False,
            dtype=torch.float64)


def softmaxes(add):
    x = ramp((2, 3, 4)) * 6
    for op in SOFT:
        name = "aten." + op
        for dim in (-1, 0, 1):
            add.add(name, "dim%s" % str(dim).replace("-", "m"), x, dim,
                    dyn=True)
        inner = "aten._" + op.split(".")[0]
        add.add(inner, "last", x, -1, False, dyn=True)
        for kind in ("f64", "f16", "bf16"):
            add.add(name, kind, ramp((2, 3), kind) * 4, 1)
            add.add(inner, kind, ramp((2, 3), kind) * 4, 1, False)
        big = tensor([[1000.0, 999.0, -1000.0], [-INF, 0.0, 1.0],
                      [-INF, -INF, -INF], [INF, 0.0, 1.0]])
        add.add(name, "special", big, 1)
        add.add(name, "rank0", tensor(2.5), 0)
        add.add(name, "empty", torch.empty(0, 3), 1)
        add.add(name, "empty_row", torch.empty(2, 0), 1)
    half = ramp((2, 3), "f16")
    add.add("aten.softmax.int", "f16_to_f32", half, 1, torch.float32)
    add.add("aten._safe_softmax", "special", tensor(
        [[-INF, -INF], [0.0, 1.0], [-INF, 2.0]]), 1)


def scans(add):
    x = ramp((2, 3, 4))
    for op in SCANS:
        name = "aten." + op
        for dim in (0, 1, -1):
            add.add(name, "dim%s" % str(dim).replace("-", "m"), x, dim,
                    dyn=True)
        for kind in KINDS:
            add.try_add(name, kind, ramp((2, 5), kind, 1), 1)
        add.add(name, "special", SPECIAL, 1)
        add.add(name, "rank0", tensor(1.5), 0)
        add.add(name, "empty", torch.empty(2, 0), 1)
    add.add("aten.diff", "plain", x, dyn={0: (0,)})
    add.add("aten.diff", "twice", x, 2, 1)
    add.add("aten.trapezoid.dx", "plain", x)


def histograms(add):
    x = tensor([0, 3, 1, 1, 3, 3], "i64")
    add.add("aten.bincount", "plain", x)
    add.add("aten.bincount", "min", x, None, 6)
    add.add("aten.histc", "plain", ramp((10,)), 4, -1, 1)


def cases(add):
    add.family = "reductions"
    lists(add)
    single(add)
    whole(add)
    typed(add)
    variances(add)
    norms(add)
    softmaxes(add)
    scans(add)
    histograms(add)
