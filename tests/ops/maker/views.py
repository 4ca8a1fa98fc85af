# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operators that only move elements: shapes, slices, padding."""

import torch

from .values import ramp, tensor

BIG = (1 << 63) - 1

# (op, case, shape, arguments, dynamic dimensions)
CALLS = [
    ("view", "flat", (2, 3, 4), ([24],), True),
    ("view", "minus1", (2, 3, 4), ([2, -1],), True),
    ("view", "split", (6, 4), ([2, 3, 4],), {0: (1,)}),
    ("view", "ones", (2, 3), ([1, 2, 1, 3, 1],), True),
    ("view", "to_rank0", (1, 1), ([],), None),
    ("view", "from_rank0", (), ([1, 1],), None),
    ("view", "regroup", (4, 6), ([3, 8],), None),
    ("view", "empty", (0, 3), ([3, 0],), None),
    ("reshape", "flat", (2, 3, 4), ([-1],), True),
    ("reshape", "minus1", (2, 3, 4), ([4, -1],), {0: (1,)}),
    ("reshape", "regroup", (4, 6), ([3, 8],), None),
    ("reshape", "empty", (0, 3), ([0, 5],), None),
    ("_unsafe_view", "plain", (2, 3, 4), ([6, 4],), {0: (2,)}),
    ("view_copy", "plain", (2, 3, 4), ([6, 4],), {0: (2,)}),
    ("_reshape_alias", "plain", (2, 3, 4), ([6, 4], [4, 1]), None),
    ("flatten.using_ints", "all", (2, 3, 4), (), True),
    ("flatten.using_ints", "from1", (2, 3, 4), (1,), True),
    ("flatten.using_ints", "middle", (2, 3, 4, 2), (1, 2), True),
    ("flatten.using_ints", "rank0", (), (), None),
    ("unflatten.int", "plain", (6, 4), (0, [2, 3]), {0: (1,)}),
    ("unflatten.int", "minus1", (2, 12), (1, [3, -1]), True),
    ("permute", "plain", (2, 3, 4), ([2, 0, 1],), True),
    ("permute", "negative", (2, 3, 4), ([-1, 0, -2],), True),
    ("permute", "rank0", (), ([],), None),
    ("permute_copy", "plain", (2, 3, 4), ([2, 0, 1],), True),
    ("transpose.int", "plain", (2, 3, 4), (0, 2), True),
    ("transpose.int", "negative", (2, 3, 4), (-1, 1), True),
    ("transpose_copy.int", "plain", (2, 3, 4), (0, 2), True),
    ("t", "matrix", (2, 3), (), True),
    ("t", "vector", (3,), (), True),
    ("numpy_T", "plain", (2, 3, 4), (), True),
    ("mT", "plain", (2, 3, 4), (), True),
    ("adjoint", "plain", (2, 3, 4), (), True),
    ("t_copy", "matrix", (2, 3), (), True),
    ("swapdims", "plain", (2, 3, 4), (0, 2), True),
    ("swapaxes", "plain", (2, 3, 4), (0, -1), True),
    ("moveaxis.int", "plain", (2, 3, 4), (0, 2), True),
    ("moveaxis.intlist", "plain", (2, 3, 4), ([0, 1], [1, 2]), True),
    ("movedim.int", "plain", (2, 3, 4), (0, 2), True),
    ("movedim.intlist", "plain", (2, 3, 4), ([0, 1], [1, 2]), True),
    ("expand", "plain", (2, 1, 3), ([2, 4, 3],), {0: (0, 2)}),
    ("expand", "minus1", (2, 1, 3), ([-1, 4, -1],), True),
    ("expand", "rank", (3,), ([2, 3],), None),
    ("expand", "rank0", (), ([2, 2],), None),
    ("expand", "empty", (1, 3), ([0, 3],), None),
    ("expand_copy", "plain", (2, 1, 3), ([2, 4, 3],), None),
    ("broadcast_to", "plain", (2, 1, 3), ([2, 2, 4, 3],), None),
    ("squeeze", "all", (1, 3, 1, 2), (), True),
    ("squeeze", "rank0", (), (), None),
    ("squeeze.dim", "one", (1, 3, 1), (0,), True),
    ("squeeze.dim", "not_one", (2, 3, 1), (0,), True),
    ("squeeze.dim", "negative", (2, 3, 1), (-1,), True),
    ("squeeze.dims", "two", (1, 3, 1, 2), ([0, 2],), True),
    ("squeeze.dims", "some", (1, 3, 1, 2), ([0, 1],), True),
    ("squeeze_copy", "all", (1, 3, 1, 2), (), True),
    ("squeeze_copy.dim", "one", (1, 3, 1), (0,), True),
    ("squeeze_copy.dims", "two", (1, 3, 1, 2), ([0, 2],), True),
    ("unsqueeze", "first", (2, 3), (0,), True),
    ("unsqueeze", "middle", (2, 3), (1,), True),
    ("unsqueeze", "last", (2, 3), (-1,), True),
    ("unsqueeze", "rank0", (), (0,), None),
    ("unsqueeze_copy", "plain", (2, 3), (1,), True),
    ("select.int", "plain", (3, 4), (0, 1), True),
    ("select.int", "negative", (3, 4), (-1, -2), True),
    ("select_copy.int", "plain", (3, 4), (0, 1), True),
    ("slice.Tensor", "defaults", (5, 3), (), True),
    ("slice.Tensor", "middle", (5, 3), (0, 1, 4), True),
    ("slice.Tensor", "step", (7, 2), (0, 1, 6, 2), True),
    ("slice.Tensor", "negative", (5, 3), (0, -3, -1), True),
    ("slice.Tensor", "to_end", (3, 5), (1, 2, BIG), True),
    ("slice.Tensor", "beyond", (3, 4), (1, -9, 9), True),
    ("slice.Tensor", "nothing", (3, 4), (1, 3, 1), True),
    ("slice.Tensor", "past", (3, 4), (1, 7, 9), True),
    ("slice_copy.Tensor", "step", (7, 2), (0, 1, 6, 2), True),
    ("narrow", "plain", (5, 3), (0, 1, 3), {0: (1,)}),
    ("narrow", "negative", (5, 3), (-2, -3, 2), {0: (1,)}),
    ("narrow_copy", "plain", (5, 3), (0, 1, 3), {0: (1,)}),
    ("unbind.int", "first", (3, 2), (), {0: (1,)}),
    ("unbind.int", "last", (2, 3), (-1,), {0: (0,)}),
    ("split.Tensor", "even", (6, 2), (2,), {0: (1,)}),
    ("split.Tensor", "rest", (7, 2), (3,), {0: (1,)}),
    ("split.Tensor", "dim1", (2, 5), (4, 1), {0: (0,)}),
    ("split.sizes", "plain", (6, 2), ([1, 3, 2],), {0: (1,)}),
    ("split_with_sizes", "plain", (2, 6), ([1, 3, 2], -1), {0: (0,)}),
    ("split_with_sizes", "empty", (2, 4), ([0, 4], 1), None),
    ("split_with_sizes_copy", "plain", (2, 6), ([1, 3, 2], -1), None),
    ("chunk", "even", (6, 2), (3,), {0: (1,)}),
    ("chunk", "rest", (7, 2), (3,), {0: (1,)}),
    ("chunk", "fewer", (5, 2), (4,), {0: (1,)}),
    ("tensor_split.sections", "plain", (7, 2), (3,), {0: (1,)}),
    ("tensor_split.indices", "plain", (7, 2), ([2, 5],), {0: (1,)}),
    ("flip", "one", (3, 4), ([0],), True),
    ("flip", "two", (2, 3, 4), ([0, -1],), True),
    ("flip", "none", (3, 4), ([],), True),
    ("fliplr", "plain", (3, 4), (), True),
    ("flipud", "plain", (3, 4), (), True),
    ("rot90", "once", (3, 4), (), True),
    ("rot90", "back", (3, 4), (-1, [1, 0]), True),
    ("rot90", "twice", (3, 4), (2,), True),
    ("roll", "one", (3, 4), ([1], [0]), True),
    ("roll", "negative", (3, 4), ([-1], [1]), True),
    ("roll", "two", (3, 4), ([2, -1], [0, 1]), True),
    ("roll", "flat", (3, 4), ([5],), True),
    ("roll", "over", (3, 4), ([7], [0]), True),
    ("tril", "plain", (3, 4), (), True),
    ("tril", "above", (2, 3, 4), (1,), True),
    ("tril", "below", (4, 3), (-2,), True),
    ("triu", "plain", (3, 4), (), True),
    ("triu", "above", (2, 3, 4), (1,), True),
    ("triu", "below", (4, 3), (-2,), True),
    ("diagonal", "plain", (3, 4), (), True),
    ("diagonal", "offset", (3, 4), (1,), True),
    ("diagonal", "batch", (2, 3, 4), (-1, 1, 2), {0: (0,)}),
    ("diagonal_copy", "plain", (3, 4), (), True),
    ("diag_embed", "plain", (2, 3), (), {0: (0,)}),
    ("diag_embed", "offset", (2, 3), (-1, 0, 2), {0: (0,)}),
    ("diag", "vector", (3,), (1,), None),
    ("diag", "matrix", (3, 4), (-1,), None),
    ("repeat", "plain", (2, 3), ([2, 1],), True),
    ("repeat", "rank", (2, 3), ([2, 1, 3],), True),
    ("repeat", "zero", (2, 3), ([0, 2],), True),
    ("tile", "plain", (2, 3), ([2],), True),
    ("repeat_interleave.self_int", "flat", (2, 3), (2,), True),
    ("repeat_interleave.self_int", "dim1", (2, 3), (3, 1), True),
    ("unfold", "plain", (7, 2), (0, 3, 2), {0: (1,)}),
    ("unfold_copy", "plain", (7, 2), (0, 3, 1), {0: (1,)}),
    ("as_strided", "plain", (3, 4), ([2, 2], [4, 1], 1), None),
    ("as_strided_copy", "overlap", (8,), ([3, 4], [2, 1]), None),
    ("pixel_shuffle", "plain", (1, 8, 2, 3), (2,), {0: (0, 2, 3)}),
    ("pixel_unshuffle", "plain", (1, 2, 4, 6), (2,), {0: (0,)}),
    ("atleast_1d", "rank0", (), (), None),
    ("atleast_2d", "rank1", (3,), (), True),
    ("atleast_3d", "rank2", (2, 3), (), True),
    ("constant_pad_nd", "last", (2, 3), ([1, 2],), True),
    ("constant_pad_nd", "value", (2, 3), ([1, 2, 0, 1], 2.5), True),
    ("constant_pad_nd", "int", (2, 3), ([1, 2, 0, 1], 3), True),
    ("constant_pad_nd", "crop", (3, 5), ([-1, -2, 1, 0],), True),
    ("pad", "constant", (2, 3), ([1, 2], "constant", 1.5), True),
    ("pad", "reflect", (2, 3, 4), ([1, 2], "reflect"), True),
    ("pad", "replicate", (2, 3, 4), ([1, 2], "replicate"), True),
    ("pad", "circular", (2, 3, 4), ([1, 2], "circular"), {0: (0,)}),
    ("_pad_circular", "plain", (2, 3, 4), ([1, 2],), None),
    ("reflection_pad1d", "plain", (2, 4), ([1, 3],), True),
    ("reflection_pad2d", "plain", (1, 3, 4), ([1, 2, 2, 0],), True),
    ("reflection_pad3d", "plain", (1, 2, 3, 3), ([1, 1, 2, 0, 0, 1],), True),
    ("replication_pad1d", "plain", (2, 3), ([2, 4],), True),
    ("replication_pad2d", "plain", (1, 2, 3), ([1, 3, 2, 0],), True),
    ("replication_pad3d", "plain", (1, 2, 2, 2), ([1, 2, 2, 0, 0, 3],), True),
]

# one of each kind also for other element types
TYPED = [("permute", (2, 3), ([1, 0],)), ("flip", (2, 3), ([1],)),
         ("slice.Tensor", (4, 3), (0, 1, 4, 2)), ("tril", (3, 3), ()),
         ("view", (2, 3), ([3, 2],)), ("expand", (1, 3), ([2, 3],)),
         ("constant_pad_nd", (2, 3), ([1, 1], 1)), ("roll", (4,), ([1],)),
         ("unsqueeze", (3,), (0,)), ("repeat", (2,), ([3],))]


def typed(add):
    for op, shape, args in TYPED:
        for kind in ("i64", "i32", "u8", "b1", "f64", "f16", "bf16"):
            add.try_add("aten." + op, kind, ramp(shape, kind), *args)


def with_tensors(add):
    x = ramp((2, 3))
    add.add("aten.view_as", "plain", x, ramp((3, 2)), dyn=None)
    add.add("aten.reshape_as", "plain", x, ramp((3, 2)))
    add.add("aten.expand_as", "plain", ramp((1, 3)), x)
    add.add("aten.broadcast_tensors", "two", [ramp((2, 1)), ramp((1, 3))],
            dyn=True)
    add.add("aten.meshgrid", "two", [ramp((2,)), ramp((3,))])
    add.add("aten.meshgrid.indexing", "xy", [ramp((2,)), ramp((3,))],
            indexing="xy")
    add.add("aten.repeat_interleave.self_Tensor", "dim0", x,
            tensor([1, 3], "i64"), 0)
    add.add("aten.repeat_interleave.Tensor", "plain",
            tensor([1, 0, 3], "i64"))
    add.add("aten.slice_scatter", "plain", ramp((5, 3)), ramp((2, 3), seed=1),
            0, 1, 5, 2, dyn={0: (1,), 1: (1,)})
    add.add("aten.slice_scatter", "middle", ramp((3, 5)),
            ramp((3, 2), seed=1), 1, 1, 3, dyn={0: (0,), 1: (0,)})
    add.add("aten.select_scatter", "plain", ramp((3, 4)),
            ramp((4,), seed=1), 0, 1, dyn=True)
    add.add("aten.diagonal_scatter", "plain", ramp((3, 4)),
            ramp((3,), seed=1))
    add.add("aten.as_strided_scatter", "plain", ramp((3, 4)),
            ramp((2, 2), seed=1), [2, 2], [4, 1], 1)
    add.add("aten.view.dtype", "f32_i32", x, torch.int32, dyn=True)
    add.add("aten.view.dtype", "i32_f32", ramp((2, 3), "i32"), torch.float32)
    add.add("aten.view.dtype", "f16_i16", ramp((2, 3), "f16"), torch.int16)
    add.add("aten.view.dtype", "i32_u8", ramp((2, 3), "i32"), torch.uint8)
    add.add("prims.collapse", "plain", ramp((2, 3, 4)), 1, 2)
    add.add("prims.split_dim", "plain", ramp((6, 4)), 0, 2)
    add.add("prims.squeeze", "plain", ramp((1, 3, 1)), [0, 2])
    add.add("prims.broadcast_in_dim", "plain", ramp((2, 3)), [2, 4, 3],
            [0, 2])
    add.add("prims.transpose", "plain", ramp((2, 3, 4)), [2, 0, 1])


def scalars(add):
    x = ramp((2, 3))
    add.add("aten.sym_size.int", "first", x, 0, dyn=True)
    add.add("aten.sym_size.int", "last", x, -1, dyn=True)
    add.add("aten.sym_numel", "plain", x, dyn=True)
    add.add("aten.sym_stride.int", "first", x, 0)
    add.add("aten.sym_storage_offset", "plain", x)
    add.add("aten.size.int", "last", x, -1)
    add.add("aten.dim", "plain", x)
    add.add("aten.numel", "plain", x)
    for kind in ("f32", "f64", "i64", "i32", "b1"):
        add.add("aten.item", kind, ramp((), kind))
        add.add("aten._local_scalar_dense", kind, ramp((1,), kind))


def cases(add):
    add.family = "views"
    for op, case, shape, args, dyn in CALLS:
        add.add("aten." + op, case, ramp(shape), *args, dyn=dyn)
    typed(add)
    with_tensors(add)
    scalars(add)
