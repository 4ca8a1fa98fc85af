# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pooling.  A dynamic case leaves batch and image unknown."""

from .values import INF, NAN, ramp, tensor

SIDES = {1: (7,), 2: (5, 6), 3: (3, 4, 5)}

MAX = [
    ("plain", {"kernel_size": 2}),
    ("stride", {"kernel_size": 3, "stride": 2}),
    ("stride1", {"kernel_size": 2, "stride": 1}),
    ("padding", {"kernel_size": 3, "stride": 2, "padding": 1}),
    ("ceil", {"kernel_size": 2, "stride": 2, "ceil_mode": True}),
    ("ceil_padding", {"kernel_size": 3, "stride": 2, "padding": 1,
                      "ceil_mode": True}),
    ("dilation", {"kernel_size": 2, "stride": 1, "dilation": 2}),
]
AVERAGE = [
    ("plain", {"kernel_size": 2}),
    ("stride", {"kernel_size": 3, "stride": 2}),
    ("padding", {"kernel_size": 3, "stride": 2, "padding": 1}),
    ("no_pad_count", {"kernel_size": 3, "stride": 2, "padding": 1,
                      "count_include_pad": False}),
    ("ceil", {"kernel_size": 2, "stride": 2, "ceil_mode": True}),
    ("ceil_padding", {"kernel_size": 3, "stride": 2, "padding": 1,
                      "ceil_mode": True}),
    ("ceil_no_pad_count", {"kernel_size": 3, "stride": 2, "padding": 1,
                           "ceil_mode": True, "count_include_pad": False}),
    ("divisor", {"kernel_size": 2, "divisor_override": 3}),
]
ADAPTIVE = {1: [(1,), (3,), (7,), (5,), (9,)],
            2: [(1, 1), (2, 3), (5, 6), (3, 4), (7, 8)],
            3: [(1, 1, 1), (2, 2, 2), (3, 4, 5)]}


def image(rank, kind="f32", seed=0):
    return ramp((2, 3) + SIDES[rank], kind, seed) if rank < 3 else \
        ramp((1, 2) + SIDES[rank], kind, seed)


def moving(rank):
    return {0: (0,) + tuple(range(2, rank + 2))}


def expand(rank, kwargs):
    """Every number becomes a list, as an exported program has it."""
    return {k: [v] * rank if type(v) is int and k != "divisor_override"
            else v for k, v in kwargs.items()}


def fixed_windows(add, rank):
    for name, kwargs in MAX:
        kwargs = expand(rank, kwargs)
        x, dyn = image(rank), moving(rank)
        add.add("aten.max_pool%dd" % rank, name, x, dyn=dyn, **kwargs)
        op = "aten.max_pool%dd_with_indices" % rank
        if rank > 1:
            add.add(op, name, x, dyn=dyn if name == "padding" else None,
                    **kwargs)
    for name, kwargs in AVERAGE:
        if rank == 1 and name == "divisor":
            continue
        add.add("aten.avg_pool%dd" % rank, name, image(rank),
                dyn=moving(rank), **expand(rank, kwargs))
    for op in ("max", "avg"):
        name = "aten.%s_pool%dd" % (op, rank)
        kwargs = expand(rank, {"kernel_size": 3, "stride": 2, "padding": 1})
        for kind in ("f64", "f16", "bf16", "i64", "u8"):
            add.try_add(name, kind, image(rank, kind), **kwargs)
        add.add(name, "unbatched", image(rank)[0], **kwargs)
        add.add(name, "empty_batch", image(rank)[:0], **kwargs)


def adaptive(add, rank):
    x, dyn = image(rank), {0: (0,)}
    for size in ADAPTIVE[rank]:
        name = "to_" + "_".join(map(str, size))
        add.add("aten.adaptive_avg_pool%dd" % rank, name, x, list(size),
                dyn=dyn)
        add.add("aten.adaptive_max_pool%dd" % rank, name, x, list(size),
                dyn=dyn)
        if rank > 1:
            add.add("aten._adaptive_avg_pool%dd" % rank, name, x, list(size),
                    dyn=dyn)
    ones = [1] * rank
    add.add("aten.adaptive_avg_pool%dd" % rank, "moving", x, ones,
            dyn=moving(rank))
    add.add("aten.adaptive_avg_pool%dd" % rank, "unbatched", x[0], ones)
    for kind in ("f64", "f16", "bf16"):
        add.add("aten.adaptive_avg_pool%dd" % rank, kind, image(rank, kind),
                list(ADAPTIVE[rank][1]))


def cases(add):
    add.family = "pooling"
    for rank in (1, 2, 3):
        fixed_windows(add, rank)
        adaptive(add, rank)
    x = tensor([1, NAN, 2, -INF, -INF, -INF, INF, 3], shape=(1, 1, 8))
    add.add("aten.max_pool1d", "special", x, [2])
    add.add("aten.avg_pool1d", "special", x, [2])
    add.add("aten.max_pool1d_with_indices", "plain", image(1), [3], [2], [1])
    low = tensor([-INF] * 6, shape=(1, 1, 2, 3))
    add.add("aten.max_pool2d_with_indices", "all_low", low, [2, 2], [1, 1])
