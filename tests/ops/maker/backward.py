# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Core ATen's gradient operators, and distances."""

import torch

from .values import plain, ramp, tensor

UNARY = [("gelu_backward", {}), ("gelu_backward", {"approximate": "tanh"}),
         ("silu_backward", {}), ("mish_backward", {}),
         ("hardswish_backward", {}), ("hardsigmoid_backward", {})]
OUTPUT = ["sigmoid_backward", "tanh_backward"]


def elementwise(add):
    grad, x = ramp((3, 4), seed=4), plain("f32")
    for op, kwargs in UNARY:
        name = kwargs.get("approximate", "plain")
        add.add("aten." + op, name, grad, x, dyn={0: (0, 1), 1: (0, 1)},
                **kwargs)
    _, buffer = torch.ops.aten.log_sigmoid_forward(x)
    add.add("aten.log_sigmoid_backward", "plain", grad, x, buffer, dyn=True)
    for op in OUTPUT:
        add.add("aten." + op, "plain", grad, x.tanh().abs(), dyn=True)
    add.add("aten.threshold_backward", "plain", grad, x, 0, dyn=True)
    add.add("aten.threshold_backward", "half", grad, x, 0.5)
    add.add("aten.hardtanh_backward", "plain", grad, x, -1, 1, dyn=True)
    add.add("aten.leaky_relu_backward", "plain", grad, x, 0.1, False,
            dyn=True)
    add.add("aten.elu_backward", "plain", grad, 1.0, 1.0, 1.0, False, x,
            dyn=True)
    add.add("aten.softplus_backward", "plain", grad, x, 1, 20, dyn=True)
    for op in ("_softmax", "_log_softmax"):
        y = getattr(x, op[1:])(1)
        add.add("aten.%s_backward_data" % op, "plain", grad, y, 1,
                torch.float32, dyn=True)


def structured(add):
    x, w = ramp((1, 2, 4, 4)), ramp((3, 2, 3, 3), seed=1)
    grad = ramp((1, 3, 2, 2), seed=2)
    add.add("aten.convolution_backward", "plain", grad, x, w, [3], [1, 1],
            [0, 0], [1, 1], False, [0, 0], 1, [True, True, True])
    add.add("aten.convolution_backward", "strided", ramp((1, 3, 2, 2)), x, w,
            [3], [2, 2], [1, 1], [1, 1], False, [0, 0], 1,
            [True, True, True])
    pooled = ramp((1, 2, 2, 2), seed=3)
    add.add("aten.avg_pool2d_backward", "plain", pooled, x, [2, 2], [2, 2],
            [0, 0], False, True, None)
    _, where = torch.ops.aten.max_pool2d_with_indices(x, [2, 2], [2, 2])
    add.add("aten.max_pool2d_with_indices_backward", "plain", pooled, x,
            [2, 2], [2, 2], [0, 0], [1, 1], False, where)
    add.add("aten._adaptive_avg_pool2d_backward", "plain", pooled, x)
    add.add("aten.embedding_dense_backward", "plain", ramp((2, 3, 2)),
            tensor([[0, 3, 1], [1, 1, 2]], "i64"), 4, 2, False)


def norms(add):
    x, grad, w, b = (ramp((3, 4)), ramp((3, 4), seed=1), ramp((4,), seed=2),
                     ramp((4,), seed=3))
    _, mean, rstd = torch.ops.aten.native_layer_norm(x, [4], w, b, 1e-5)
    add.add("aten.native_layer_norm_backward", "plain", grad, x, [4], mean,
            rstd, w, b, [True, True, True])
    y = ramp((2, 4, 3))
    _, mean, rstd = torch.ops.aten.native_group_norm(y, w, b, 2, 4, 3, 2,
                                                     1e-5)
    add.add("aten.native_group_norm_backward", "plain", ramp((2, 4, 3),
            seed=5), y, mean, rstd, w, 2, 4, 3, 2, [True, True, True])


def distances(add):
    a, b = ramp((3, 4)), ramp((2, 4), seed=3)
    for p in (0.0, 1.0, 2.0, 3.0, float("inf")):
        name = "p%g" % p
        add.add("aten._cdist_forward", name, a, b, p, None)
        add.add("aten._pdist_forward", name, a, p)
    add.add("aten.cdist", "plain", a, b)
    add.add("aten.pdist", "plain", a)
    add.add("aten._embedding_bag", "sum", ramp((5, 3)),
            tensor([0, 4, 1, 2], "i64"), tensor([0, 2], "i64"))
    add.add("aten._embedding_bag", "mean", ramp((5, 3)),
            tensor([0, 4, 1, 2], "i64"), tensor([0, 3], "i64"), False, 1)


def cases(add):
    add.family = "backward"
    elementwise(add)
    structured(add)
    norms(add)
    distances(add)
