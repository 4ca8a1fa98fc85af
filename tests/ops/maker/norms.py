# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Normalisations."""

import torch

from .values import ramp

FLOATS = ["f32", "f64", "f16", "bf16"]


def positive(shape, kind="f32", seed=0):
    return ramp(shape, kind, seed).abs() + 0.5


def layer(add):
    for kind in FLOATS:
        x, w, b = (ramp((2, 3, 4), kind), ramp((4,), kind, 1),
                   ramp((4,), kind, 2))
        dyn = {0: (0, 1)} if kind == "f32" else None
        add.add("aten.layer_norm", kind, x, [4], w, b, dyn=dyn)
        add.add("aten.native_layer_norm", kind, x, [4], w, b, 1e-5, dyn=dyn)
        add.add("aten.rms_norm", kind, x, [4], w, 1e-6, dyn=dyn)
    x = ramp((2, 3, 4))
    two = ramp((3, 4), seed=1), ramp((3, 4), seed=2)
    add.add("aten.layer_norm", "two_dims", x, [3, 4], *two, dyn={0: (0,)})
    add.add("aten.layer_norm", "no_weight", x, [4], dyn={0: (0, 1)})
    add.add("aten.layer_norm", "no_bias", x, [4], two[0][0], eps=1e-3)
    add.add("aten.native_layer_norm", "two_dims", x, [3, 4], *two, 1e-3)
    add.add("aten.native_layer_norm", "no_weight", x, [4], None, None, 1e-5)
    add.add("aten.rms_norm", "no_weight", x, [4])
    add.add("aten.rms_norm", "two_dims", x, [3, 4], two[0])


def group(add):
    for kind in FLOATS:
        x, w, b = (ramp((2, 4, 3), kind), ramp((4,), kind, 1),
                   ramp((4,), kind, 2))
        dyn = {0: (0, 2)} if kind == "f32" else None
        add.add("aten.group_norm", kind, x, 2, w, b, dyn=dyn)
        add.add("aten.native_group_norm", kind, x, w, b, 2, 4, 3, 2, 1e-5)
    image = ramp((2, 4, 2, 3))
    w, b = ramp((4,), seed=1), ramp((4,), seed=2)
    add.add("aten.group_norm", "image", image, 4, w, b, 1e-3,
            dyn={0: (0, 2, 3)})
    add.add("aten.group_norm", "one_group", image, 1)
    add.add("aten.native_group_norm", "no_weight", image, None, None, 2, 4,
            6, 2, 1e-5)


def batch(add):
    for kind in FLOATS:
        x = ramp((2, 3, 2, 2), kind)
        stats = [ramp((3,), kind, 1), ramp((3,), kind, 2),
                 ramp((3,), kind, 3), positive((3,), kind, 4)]
        dyn = {0: (0, 2, 3)} if kind == "f32" else None
        add.add("aten.batch_norm", kind, x, *stats, False, 0.1, 1e-5, True,
                dyn=dyn)
        add.add("aten._native_batch_norm_legit_no_training", kind, x, *stats,
                0.1, 1e-5, dyn=dyn)
        add.add("aten.native_batch_norm", kind, x, *stats, False, 0.1, 1e-5,
                dyn=dyn)
    x = ramp((4, 3, 2))
    w, b, mean, var = [ramp((3,), seed=i) for i in range(3)] + [
        positive((3,), seed=4)]
    add.add("aten.batch_norm", "no_weight", x, None, None, mean, var, False,
            0.1, 1e-5, True, dyn={0: (0, 2)})
    add.add("aten.batch_norm", "rank2", x[:, :, 0], w, b, mean, var, False,
            0.1, 1e-3, True, dyn={0: (0,)})
    add.add("aten.batch_norm", "training", x, w, b, None, None, True, 0.1,
            1e-5, True)
    add.add("aten.batch_norm", "rank5", ramp((1, 3, 2, 2, 2)), w, b, mean,
            var, False, 0.1, 1e-5, True)
    add.add("aten._native_batch_norm_legit.no_stats", "plain", x, w, b, True,
            0.1, 1e-5, dyn={0: (0, 2)})
    add.add("aten._native_batch_norm_legit_functional", "training", x, w, b,
            mean, var, True, 0.1, 1e-5)
    add.add("aten._batch_norm_no_update", "plain", x, w, b, mean, var, 0.1,
            1e-5)


def others(add):
    x, w, b = ramp((2, 3, 4)), ramp((3,), seed=1), ramp((3,), seed=2)
    mean, var = ramp((3,), seed=3), positive((3,), seed=4)
    add.add("aten.instance_norm", "plain", x, w, b, None, None, True, 0.1,
            1e-5, False, dyn={0: (0, 2)})
    add.add("aten.instance_norm", "no_weight", x, None, None, None, None,
            True, 0.1, 1e-5, False)
    add.add("aten.instance_norm", "running", x, w, b, mean, var, False, 0.1,
            1e-5, False)
    add.add("aten._weight_norm_interface", "dim0", x, w.reshape(3)[:2].
            reshape(2, 1, 1), 0)
    add.add("aten.renorm", "plain", x, 2, 0, 1.0)
    add.add("aten.cosine_similarity", "dim1", x, ramp((2, 3, 4), seed=5),
            dyn=True)
    add.add("aten.cosine_similarity", "last", x, ramp((2, 3, 4), seed=5), -1,
            1e-6)
    add.add("aten.pairwise_distance", "plain", x[0], ramp((3, 4), seed=5),
            dyn=True)
    add.add("aten.channel_shuffle", "plain", ramp((1, 4, 2, 2)), 2,
            dyn={0: (0,)})


def cases(add):
    add.family = "norms"
    layer(add)
    group(add)
    batch(add)
    others(add)
    assert not torch.is_grad_enabled()
