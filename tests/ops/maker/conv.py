# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions.  A dynamic case leaves batch and image unknown."""

from .values import ramp

# name, rank, input channels, output channels, groups, kernel, arguments
PLAIN = [
    ("plain", 1, 2, 3, 1, 3, {}),
    ("plain", 2, 2, 3, 1, 3, {}),
    ("plain", 3, 2, 2, 1, 2, {}),
    ("kernel1", 1, 3, 2, 1, 1, {}),
    ("kernel1", 2, 3, 2, 1, 1, {}),
    ("stride", 1, 2, 3, 1, 3, {"stride": 2}),
    ("stride", 2, 2, 3, 1, 3, {"stride": (2, 1)}),
    ("stride", 3, 1, 2, 1, 2, {"stride": 2}),
    ("padding", 1, 2, 3, 1, 3, {"padding": 2}),
    ("padding", 2, 2, 3, 1, 3, {"padding": (1, 2)}),
    ("padding", 3, 1, 2, 1, 2, {"padding": 1}),
    ("dilation", 1, 2, 3, 1, 2, {"dilation": 3}),
    ("dilation", 2, 2, 2, 1, 2, {"dilation": (2, 3)}),
    ("dilation", 3, 1, 2, 1, 2, {"dilation": 2}),
    ("all", 1, 2, 3, 1, 3, {"stride": 2, "padding": 3, "dilation": 2}),
    ("all", 2, 2, 3, 1, 3, {"stride": 2, "padding": 2, "dilation": 2}),
    ("groups", 1, 4, 6, 2, 3, {"padding": 1}),
    ("groups", 2, 4, 6, 2, 2, {}),
    ("groups", 3, 2, 4, 2, 2, {}),
    ("depthwise", 1, 3, 3, 3, 3, {"padding": 1}),
    ("depthwise", 2, 3, 3, 3, 3, {"padding": 1, "stride": 2}),
    ("depthwise2", 2, 2, 4, 2, 2, {}),
]
TRANSPOSED = [
    ("plain", 1, 2, 3, 1, 3, {}),
    ("plain", 2, 2, 3, 1, 3, {}),
    ("plain", 3, 2, 2, 1, 2, {}),
    ("stride", 1, 2, 2, 1, 3, {"stride": 2}),
    ("stride", 2, 2, 2, 1, 2, {"stride": 2}),
    ("padding", 2, 2, 2, 1, 3, {"padding": 1}),
    ("all", 1, 2, 2, 1, 3, {"stride": 3, "padding": 1, "output_padding": 2,
                            "dilation": 2}),
    ("all", 2, 2, 2, 1, 3, {"stride": 2, "padding": 1, "output_padding": 1}),
    ("all", 3, 1, 2, 1, 2, {"stride": 2, "padding": 1, "output_padding": 1}),
    ("dilation", 2, 1, 2, 1, 2, {"dilation": 2}),
    ("groups", 1, 4, 6, 2, 2, {"stride": 2}),
    ("groups", 2, 4, 2, 2, 2, {"stride": 2}),
]
SIDES = {1: (7,), 2: (5, 4), 3: (3, 3, 4)}


def shapes(spec, transposed):
    _, rank, cin, cout, groups, kernel, _ = spec
    image = SIDES[rank]
    if transposed:
        image = tuple(max(2, s - 2) for s in image)
        weight = (cin, cout // groups) + (kernel,) * rank
    else:
        weight = (cout, cin // groups) + (kernel,) * rank
    return (2, cin) + image, weight, (cout,)


def operands(spec, kind="f32", transposed=False):
    return [ramp(s, kind, seed=i)
            for i, s in enumerate(shapes(spec, transposed))]


def as_lists(spec, transposed):
    _, rank, _, _, groups, _, kwargs = spec
    def many(key, default):
        value = kwargs.get(key, default)
        return list(value) if isinstance(value, tuple) else [value] * rank
    return [many("stride", 1), many("padding", 0), many("dilation", 1),
            transposed, many("output_padding", 0), groups]


def batch_and_image(rank):
    return {0: (0,) + tuple(range(2, rank + 2))}


def convolution(add, spec, transposed):
    name, rank = spec[:2]
    x, w, b = operands(spec, transposed=transposed)
    name = "%s%s%dd" % (name, "_transposed" if transposed else "", rank)
    args = as_lists(spec, transposed)
    add.add("aten.convolution", name, x, w, b, *args,
            dyn=batch_and_image(rank))
    if spec[0] == "plain":
        add.add("aten.convolution", name + "_no_bias", x, w, None, *args)


def named(add, spec, transposed):
    name, rank, _, _, groups, _, kwargs = spec
    op = "aten.conv%dd" % rank
    if transposed:
        op = "aten.conv_transpose%dd%s" % (rank, ".input" if rank > 1 else "")
    tensors = operands(spec, transposed=transposed)
    add.add(op, name, *tensors, groups=groups, dyn=batch_and_image(rank),
            **kwargs)
    if name != "plain":
        return
    add.add(op, "no_bias", *tensors[:2])
    add.add(op, "unbatched", tensors[0][0], *tensors[1:])
    for kind in ("f64", "f16", "bf16", "i64"):
        add.try_add(op, kind, *operands(spec, kind, transposed))


def cases(add):
    add.family = "conv"
    for transposed, specs in ((False, PLAIN), (True, TRANSPOSED)):
        for spec in specs:
            convolution(add, spec, transposed)
            named(add, spec, transposed)
    for mode in ("same", "valid"):
        for rank in (1, 2, 3):
            x, w, b = operands(PLAIN[rank - 1])
            add.add("aten.conv%dd.padding" % rank, mode, x, w, b,
                    padding=mode, dyn=batch_and_image(rank))
    x, w, b = operands(PLAIN[1])
    add.add("aten.convolution", "empty_batch", x[:0], w, b, [1, 1], [0, 0],
            [1, 1], False, [0, 0], 1)
    add.add("aten._convolution", "plain", x, w, b, [1, 1], [1, 1], [1, 1],
            False, [0, 0], 1, False, False, False, False)
    add.add("aten.convolution", "all_dynamic", x, w, b, [1, 1], [1, 1],
            [1, 1], False, [0, 0], 1, dyn=True)
    add.add("aten._convolution.deprecated", "plain", x, w, b, [1, 1], [1, 1],
            [1, 1], False, [0, 0], 1, False, False, False)
    add.add("aten.conv_tbc", "plain", ramp((5, 2, 3)),
            ramp((2, 3, 4), seed=1), ramp((4,), seed=2), 1)
    add.add("aten.im2col", "plain", ramp((2, 2, 4, 4)), [2, 2], [1, 1],
            [1, 1], [2, 2], dyn={0: (0,)})
    add.add("aten.col2im", "plain", ramp((1, 8, 9)), [4, 4], [2, 2], [1, 1],
            [0, 0], [1, 1], dyn={0: (0,)})
