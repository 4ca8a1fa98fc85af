# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Joining, indexing, scattering, sorting."""

import torch

from .values import INF, NAN, ramp, tensor

KINDS = ["f32", "f64", "f16", "bf16", "i64", "i32", "u8", "b1"]


def index(values):
    return tensor(values, "i64")


def joins(add):
    a, b, c = ramp((2, 3)), ramp((2, 1), seed=1), ramp((2, 2), seed=2)
    add.add("aten.cat", "last", [a, b, c], 1, dyn={0: (0, 1), 2: (1,)})
    add.add("aten.cat", "negative", [a, c], -1)
    add.add("aten.cat", "first", [a, ramp((4, 3), seed=1)], dyn=True)
    add.add("aten.cat", "one", [a])
    add.add("aten.cat", "empty", [a, torch.empty(0, 3)])
    add.add("aten.cat", "legacy_empty", [torch.empty(0), a], 1)
    for x, y in (("i64", "f32"), ("b1", "i32"), ("u8", "i8"),
                 ("f16", "f32")):
        add.add("aten.cat", "%s_%s" % (x, y),
                [ramp((2, 2), x), ramp((2, 1), y, 1)], 1)
    for kind in KINDS[1:]:
        add.add("aten.cat", kind, [ramp((2, 2), kind),
                                   ramp((1, 2), kind, 1)])
    for alias in ("concat", "concatenate"):
        add.add("aten." + alias, "last", [a, b, c], -1)
    same = [a, ramp((2, 3), seed=1), ramp((2, 3), seed=2)]
    for dim in (0, 1, 2, -1):
        add.add("aten.stack", "dim%s" % str(dim).replace("-", "m"), same,
                dim, dyn=True)
    add.add("aten.stack", "rank0", [tensor(1.0), tensor(2.0)])
    add.add("aten.stack", "mixed", [a, ramp((2, 3), "i64")])
    for op in ("hstack", "vstack", "dstack", "column_stack"):
        add.add("aten." + op, "matrices", same, dyn=True)
        add.add("aten." + op, "vectors", [ramp((3,)), ramp((3,), seed=1)])
    add.add("aten.block_diag", "two", [a, c])
    add.add("aten.cartesian_prod", "two", [ramp((2,)), ramp((3,), seed=1)])


def gathers(add):
    x = ramp((3, 4))
    i = index([[0, 2, 1], [3, 3, 0]])
    add.add("aten.gather", "dim1", x, 1, i, dyn=True)
    add.add("aten.gather", "dim0", x, 0, i % 3, dyn=True)
    add.add("aten.gather", "negative_dim", x, -1, i)
    add.add("aten.gather", "rank0", tensor(2.5), 0, index(0))
    add.add("aten.gather", "rank3", ramp((2, 3, 4)), 1,
            index([[[2, 0]], [[1, 1]]]))
    add.add("aten.gather", "empty", x, 1, torch.empty(2, 0).long())
    add.add("aten.index_select", "dim0", x, 0, index([2, 0, 2]), dyn=True)
    add.add("aten.index_select", "dim1", x, -1, index([1]), dyn={0: (0, 1)})
    add.add("aten.index_select", "i32_index", x, 0,
            tensor([2, 0], "i32"))
    add.add("aten.index_select", "rank0_index", x, 1, index(3))
    add.add("aten.take", "plain", x, index([[11, 0], [-1, 5]]), dyn=True)
    add.add("aten.take_along_dim", "broadcast", x, index([[0], [3], [1]]), 1)
    for kind in KINDS[1:]:
        add.add("aten.gather", kind, ramp((3, 4), kind), 1, i)
        add.add("aten.index_select", kind, ramp((3, 4), kind), 1,
                index([3, 0]))
    table = ramp((5, 3))
    ids = index([[0, 4, 1], [2, 2, 3]])
    add.add("aten.embedding", "plain", table, ids, dyn={1: (0, 1)})
    add.add("aten.embedding", "padding", table, ids, 2)
    add.add("aten.embedding", "i32", table, ids.int())
    add.add("aten.embedding", "vector", table, ids[0], dyn={1: (0,)})
    for kind in ("f64", "f16", "bf16"):
        add.add("aten.embedding", kind, ramp((5, 3), kind), ids)
    for mode in (0, 1, 2):
        add.add("aten.embedding_bag", "mode%d" % mode, table,
                index([0, 4, 1, 2, 2]), index([0, 2]), False, mode)


def indexing(add):
    op = "aten.index.Tensor"
    x = ramp((3, 4, 2))
    i, j = index([0, 2, 1]), index([[3], [0]])
    add.add(op, "first", x, [i], dyn=True)
    add.add(op, "negative", x, [index([-1, 0, -3])])
    add.add(op, "second", x, [None, index([1, 3])], dyn=True)
    add.add(op, "last", x, [None, None, index([[1, 0]])])
    add.add(op, "two", x, [i, index([3, 0, 1])], dyn=True)
    add.add(op, "broadcast", x, [i, j], dyn={0: (2,)})
    add.add(op, "apart", x, [i, None, index([1, 0, 0])], dyn={0: (1,)})
    add.add(op, "all", x, [i, index([1, 2, 3]), index([0, 0, 1])])
    add.add(op, "rank0_index", x, [index(1)])
    add.add(op, "i32_index", x, [tensor([2, 0], "i32")])
    add.add(op, "mask", x, [tensor([True, False, True], "b1")])
    add.add(op, "mask_dim1", x, [None, tensor([True, False, True, True],
                                              "b1")])
    add.add(op, "mask_full", ramp((2, 3)), [ramp((2, 3), "b1")])
    add.add(op, "empty_index", x, [torch.empty(0).long()])
    for kind in KINDS[1:]:
        add.add(op, kind, ramp((3, 4), kind), [index([2, 0]),
                                               index([1, 1])])
    for name in ("index", "_unsafe_index"):
        twin = "aten.%s.Tensor_hacked_twin" % name
        add.try_add(twin, "two", x, [i, index([3, 0, 1])], dyn={0: (2,)})
    add.add("aten._unsafe_index.Tensor", "two", x, [i, index([3, 0, 1])],
            dyn={0: (2,)})


def puts(add):
    op = "aten.index_put"
    x = ramp((3, 4))
    i, j = index([0, 2, 0]), index([1, 3, 1])
    v = ramp((3,), seed=3)
    add.add(op, "distinct", x, [index([0, 2]), index([1, 3])], v[:2],
            dyn=True)
    add.add(op, "accumulate", x, [i, j], v, True, dyn=True)
    add.add(op, "rows", x, [index([2, 0])], ramp((2, 4), seed=3), dyn=True)
    add.add(op, "broadcast", x, [index([2, 0])], tensor(5.0))
    add.add(op, "column", x, [None, index([1, 3])], ramp((3, 2), seed=4))
    add.add(op, "negative", x, [index([-1])], ramp((1, 4), seed=4))
    add.add(op, "mask", x, [ramp((3, 4), "b1")], tensor(-2.0))
    add.add(op, "accumulate_rows", x, [i], ramp((3, 4), seed=3), True)
    for kind in ("f64", "f16", "i64", "i32", "u8"):
        add.add(op, kind, ramp((3, 4), kind), [i, j], ramp((3,), kind, 3),
                True)
    add.add("aten._unsafe_index_put", "plain", x, [index([0, 2]),
                                                   index([1, 3])], v[:2])
    for name in ("index_put", "_unsafe_index_put"):
        twin = "aten.%s.hacked_twin" % name
        add.try_add(twin, "accumulate", x, [i, j], v, True)
    add.add("aten._index_put_impl", "accumulate", x, [i, j], v, True)
    add.add("aten.index_add", "plain", x, 0, i, ramp((3, 4), seed=3),
            dyn={0: (1,), 2: (1,)})
    add.add("aten.index_add", "alpha", x, 1, index([3, 3]),
            ramp((3, 2), seed=3), alpha=2)
    add.add("aten.index_copy", "plain", x, 1, index([3, 0]),
            ramp((3, 2), seed=3))
    add.add("aten.index_fill.int_Scalar", "plain", x, 1, index([3, 0]), 2)
    add.add("aten.index_fill.int_Tensor", "plain", x, 0, index([1]),
            tensor(1.5))
    add.add("aten.index_reduce", "prod", x, 0, index([0, 0, 2]),
            ramp((3, 4), seed=3), "prod")
    add.add("aten.put", "plain", x, index([0, 7]), v[:2])
    add.add("aten.put", "accumulate", x, index([7, 7]), v[:2], True)


def scatters(add):
    x = ramp((3, 5))
    i = index([[0, 1, 2, 0], [2, 0, 1, 2]])
    src = ramp((2, 4), seed=3)
    distinct = index([[0, 2, 4, 1], [3, 0, 1, 2]])
    add.add("aten.scatter.src", "dim0", x, 0, i, src, dyn=True)
    add.add("aten.scatter.src", "dim1", x, 1, distinct, src, dyn=True)
    add.add("aten.scatter.value", "dim1", x, 1, distinct, 2.5, dyn=True)
    add.add("aten.scatter.value", "int", x, 0, i, 3)
    add.add("aten.scatter_add", "dim0", x, 0, i, src, dyn=True)
    add.add("aten.scatter_add", "dim1", x, 1, distinct % 3, src, dyn=True)
    add.add("aten.scatter.reduce", "add", x, 1, distinct % 3, src,
            reduce="add")
    add.add("aten.scatter.value_reduce", "multiply", x, 1, distinct, 2,
            reduce="multiply")
    for mode in ("sum", "prod", "mean", "amax", "amin"):
        for own in (True, False):
            add.add("aten.scatter_reduce.two",
                    mode + ("" if own else "_without_self"), x, 1,
                    distinct % 3, src, mode, include_self=own,
                    dyn=True if own else None)
    for kind in ("f64", "f16", "i64", "i32", "u8", "b1"):
        y, s = ramp((3, 5), kind), ramp((2, 4), kind, 3)
        add.add("aten.scatter.src", kind, y, 1, distinct, s)
        add.try_add("aten.scatter_add", kind, y, 1, distinct % 3, s)
    mask = ramp((3, 5), "b1")
    add.add("aten.masked_scatter", "plain", x, mask, ramp((15,), seed=5))


def data_dependent(add):
    x, mask = ramp((3, 4)), ramp((3, 4), "b1")
    add.add("aten.masked_select", "plain", x, mask, dyn=True)
    add.add("aten.masked_select", "broadcast", x, mask[0])
    add.add("aten.masked_select", "none", x, mask & ~mask)
    add.add("aten.nonzero", "plain", mask, dyn=True)
    add.add("aten.nonzero", "f32", tensor([[0.0, -0.0, NAN], [1.0, 0, 2.0]]))
    add.add("aten.nonzero", "none", torch.zeros(2, 3))
    add.add("aten.nonzero", "vector", tensor([0, 3, 0, 1], "i64"))
    add.add("aten.nonzero", "rank0", tensor(2.0))
    add.add("aten.nonzero_numpy", "plain", mask)
    add.add("aten.where", "plain", mask)
    add.add("aten.argwhere", "plain", mask)
    v = tensor([3, 1, 3, 2, 1, 1], "i64")
    add.add("aten._unique2", "plain", v, True, True, True)
    add.add("aten.unique_consecutive", "plain", v, True, True)
    add.add("aten.unique_dim", "rows", tensor([[1, 2], [0, 1], [1, 2]],
                                              "i64"), 0)


def sorts(add):
    x = ramp((3, 5))
    odd = tensor([NAN, 1.0, INF, -INF, 0.0, NAN, -2.0])
    for case, dim, down in (("last", -1, False), ("first", 0, True),
                            ("down", 1, True)):
        add.add("aten.sort", case, x, dim, down, dyn=True)
        add.add("aten.argsort", case, x, dim, down)
    add.add("aten.sort", "special", odd)
    add.add("aten.sort", "special_down", odd, 0, True)
    add.add("aten.sort", "rank0", tensor(2.0))
    ties = tensor([2, 1, 2, 1, 1, 3], "i64")
    for down in (False, True):
        name = "ties_down" if down else "ties"
        add.add("aten.sort.stable", name, ties, stable=True, dim=0,
                descending=down, dyn=True)
    for kind in KINDS[1:]:
        add.add("aten.sort.stable", kind, ramp((2, 4), kind), stable=True,
                dim=1)
    add.add("aten.topk", "plain", x, 2, dyn={0: (0,)})
    add.add("aten.topk", "smallest", x, 3, 1, False, dyn={0: (0,)})
    add.add("aten.topk", "first_dim", x, 2, 0)
    add.add("aten.topk", "all", x, 5)
    add.add("aten.topk", "special", odd, 4)
    for kind in ("f64", "f16", "i64", "i32"):
        distinct = tensor([4, -1, 7, 0, 2], kind)
        add.add("aten.topk", kind, distinct, 3)
    add.add("aten.kthvalue", "plain", x, 2, dyn={0: (0,)})
    add.add("aten.msort", "plain", x)
    edges = tensor([-0.5, 0.0, 0.5])
    add.add("aten.bucketize.Tensor", "plain", x, edges, dyn=True)
    add.add("aten.bucketize.Tensor", "right", edges, edges, right=True,
            out_int32=True)
    add.add("aten.bucketize.Scalar", "plain", 0.25, edges)
    add.add("aten.searchsorted.Tensor", "plain", edges, x)
    add.add("aten.isin.Tensor_Tensor", "plain", ties, index([1, 3]))
    add.add("aten.one_hot", "plain", index([0, 2, 1]), 4)


def cases(add):
    add.family = "gather"
    joins(add)
    gathers(add)
    indexing(add)
    puts(add)
    scatters(add)
    data_dependent(add)
    sorts(add)
