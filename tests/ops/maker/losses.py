# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Losses; reduction 0 none, 1 mean, 2 sum."""

from .values import ramp, tensor

NAMES = {0: "none", 1: "mean", 2: "sum"}


def elementwise(add):
    x, y = ramp((3, 4)) * 2, ramp((3, 4), seed=3)
    p, t = (x.abs() % 1) * 0.8 + 0.1, (y > 0).float()
    sign = t * 2 - 1
    for reduction, name in NAMES.items():
        dyn = True
        add.add("aten.mse_loss", name, x, y, reduction, dyn=dyn)
        add.add("aten.l1_loss", name, x, y, reduction, dyn=dyn)
        add.add("aten.smooth_l1_loss", name, x, y, reduction, 0.5, dyn=dyn)
        add.add("aten.huber_loss", name, x, y, reduction, 0.75, dyn=dyn)
        add.add("aten.binary_cross_entropy", name, p, t, None, reduction,
                dyn=dyn)
        add.add("aten.binary_cross_entropy_with_logits", name, x, t, None,
                None, reduction, dyn=dyn)
        add.add("aten.kl_div", name, x, p, reduction, dyn=dyn)
        add.add("aten.kl_div", name + "_log", x, y, reduction,
                log_target=True)
        add.add("aten.poisson_nll_loss", name, x, p, True, False, 1e-8,
                reduction)
        add.add("aten.soft_margin_loss", name, x, sign, reduction, dyn=dyn)
        add.add("aten.hinge_embedding_loss", name, x, sign, 1.0, reduction)
        add.add("aten.margin_ranking_loss", name, x, y, sign, 0.5, reduction)
        add.add("aten.cosine_embedding_loss", name, x, y, sign[:, 0], 0.0,
                reduction)
        add.add("aten.triplet_margin_loss", name, x, y, p, 1.0, 2.0, 1e-6,
                False, reduction)
    weight = ramp((4,), seed=5).abs()
    add.add("aten.binary_cross_entropy", "weight", p, t, weight)
    add.add("aten.binary_cross_entropy_with_logits", "weights", x, t, weight,
            weight + 0.5)
    add.add("aten.mse_loss", "f64", x.double(), y.double())


def classes(add):
    x = ramp((3, 4)) * 3
    logs = x.log_softmax(1)
    target = tensor([2, 0, 3], "i64")
    weight = tensor([0.5, 1.0, 2.0, 0.25])
    image, labels = ramp((2, 3, 2, 2)), ramp((2, 2, 2), "i64").abs() % 3
    for reduction, name in NAMES.items():
        add.add("aten.nll_loss", name, logs, target, None, reduction,
                dyn={0: (0,), 1: (0,)})
        add.add("aten.nll_loss_forward", name, logs, target, weight,
                reduction, -100)
        add.add("aten.nll_loss2d", name, image, labels, None, reduction)
        add.add("aten.nll_loss2d_forward", name, image, labels, None,
                reduction, -100)
        add.add("aten.nll_loss_nd", name, image, labels, None, reduction)
        add.add("aten.cross_entropy_loss", name, x, target, None, reduction,
                dyn={0: (0,), 1: (0,)})
    add.add("aten.nll_loss", "ignored", logs, target, weight, 1, 0)
    add.add("aten.nll_loss_forward", "vector", logs[0], target[0], None, 1,
            -100)
    add.add("aten.cross_entropy_loss", "weight", x, target, weight)
    add.add("aten.cross_entropy_loss", "smooth", x, target, None, 1, -100,
            0.1)
    add.add("aten.cross_entropy_loss", "probabilities", x, logs.exp())
    add.add("aten.cross_entropy_loss", "image", image, labels)
    add.add("aten.multi_margin_loss", "plain", x, target)
    add.add("aten.multilabel_margin_loss", "plain", x,
            tensor([[2, 0, -1, 1], [3, -1, 0, 0], [0, 1, 2, 3]], "i64"))


def cases(add):
    add.family = "losses"
    elementwise(add)
    classes(add)
