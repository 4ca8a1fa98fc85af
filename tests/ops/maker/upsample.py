# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Resizing of images, and sampling from them."""

from .values import ramp

IMAGES = {1: (1, 2, 4), 2: (1, 2, 3, 4), 3: (1, 1, 2, 3, 2)}
BIGGER = {1: [7], 2: [5, 9], 3: [3, 5, 4]}
SMALLER = {1: [3], 2: [2, 3], 3: [1, 2, 2]}
SMOOTH = {1: "linear1d", 2: "bilinear2d", 3: "trilinear3d"}


def nearest(add, rank):
    x = ramp(IMAGES[rank])
    for exact in ("", "_exact"):
        name = "aten.%supsample_nearest%s%dd" % (
            "_" if exact else "", exact.replace("_", "-"), rank)
        name = name.replace("nearest-exact", "nearest_exact")
        for case, size in (("bigger", BIGGER), ("smaller", SMALLER)):
            add.add(name, case, x, size[rank], dyn={0: (0, 1)})
            add.add(name + ".vec", case, x, size[rank], None)
        add.add(name + ".vec", "twice", x, None, [2.0] * rank,
                dyn={0: (0, 1) + tuple(range(2, rank + 2))})
        add.add(name + ".vec", "factor", x, None, [1.7] * rank)


def smooth(add, rank):
    x = ramp(IMAGES[rank])
    name = "aten.upsample_" + SMOOTH[rank]
    for aligned in (False, True):
        tail = "_aligned" if aligned else ""
        for case, size in (("bigger", BIGGER), ("smaller", SMALLER)):
            add.add(name, case + tail, x, size[rank], aligned,
                    dyn={0: (0, 1)})
            add.add(name + ".vec", case + tail, x, size[rank], aligned, None)
        add.add(name + ".vec", "twice" + tail, x, None, aligned,
                [2.0] * rank, dyn={0: (0, 1) + tuple(range(2, rank + 2))})
        add.add(name + ".vec", "factor" + tail, x, None, aligned,
                [1.7] * rank)


def cubic(add):
    x = ramp(IMAGES[2])
    for aligned in (False, True):
        tail = "_aligned" if aligned else ""
        add.add("aten.upsample_bicubic2d", "bigger" + tail, x, [5, 9],
                aligned)
        add.add("aten.upsample_bicubic2d.vec", "twice" + tail, x, None,
                aligned, [2.0, 2.0])


def sampling(add):
    x = ramp((1, 2, 3, 4))
    grid = ramp((1, 2, 3, 2), seed=3) * 1.25
    for mode in (0, 1, 2):
        for padding in (0, 1, 2):
            for aligned in (False, True):
                case = "m%d_p%d%s" % (mode, padding,
                                      "_aligned" if aligned else "")
                add.add("aten.grid_sampler_2d", case, x, grid, mode, padding,
                        aligned)
    add.add("aten.grid_sampler", "plain", x, grid, 0, 0, False)
    add.add("aten.affine_grid_generator", "plain", ramp((1, 2, 3)),
            [1, 2, 2, 3], False)


def cases(add):
    add.family = "upsample"
    for rank in (1, 2, 3):
        nearest(add, rank)
        smooth(add, rank)
    cubic(add)
    sampling(add)
