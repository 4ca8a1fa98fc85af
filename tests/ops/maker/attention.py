# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scaled dot product attention."""

from .values import ramp, tensor

OP = "aten.scaled_dot_product_attention"


def heads(kind="f32", queries=3, keys=4, width=4, many=2):
    return (ramp((1, many, queries, width), kind),
            ramp((1, many, keys, width), kind, 1),
            ramp((1, many, keys, width), kind, 2))


def cases(add):
    add.family = "attention"
    q, k, v = heads()
    everything = {i: (0, 1, 2) for i in range(3)}
    add.add(OP, "plain", q, k, v, dyn=everything)
    add.add(OP, "causal", *heads(queries=4), is_causal=True, dyn=everything)
    add.add(OP, "causal_tall", *heads(queries=5, keys=3), is_causal=True)
    add.add(OP, "scale", q, k, v, scale=0.3)
    mask = ramp((3, 4), "b1", 5)
    mask[:, 0] = True
    add.add(OP, "bool_mask", q, k, v, mask, dyn={0: (1,), 1: (1,), 2: (1,)})
    add.add(OP, "float_mask", q, k, v, ramp((1, 2, 3, 4), seed=6))
    add.add(OP, "broadcast_mask", q, k, v, ramp((1, 1, 1, 4), seed=6))
    hidden = mask.clone()
    hidden[1] = False
    add.add(OP, "hidden_row", q, k, v, hidden)
    add.add(OP, "rank3", q[0], k[0], v[0], dyn=True)
    add.add(OP, "rank2", q[0, 0], k[0, 0], v[0, 0])
    add.add(OP, "value_width", q, k, ramp((1, 2, 4, 3), seed=2))
    add.add(OP, "grouped", ramp((1, 4, 3, 4)), k, v, enable_gqa=True)
    for kind in ("f64", "f16", "bf16"):
        add.add(OP, kind, *heads(kind))
    add.add("aten._scaled_dot_product_flash_attention_for_cpu", "plain",
            *heads(queries=4), 0.0, True)
    add.add("aten._scaled_dot_product_attention_math", "plain", q, k, v)
    add.add("aten._scaled_dot_product_attention_math", "mask", q, k, v, mask)
    rows = tensor([[1.0, 2.0], [0.0, -1.0]], "f32", (1, 1, 2, 2))
    add.add(OP, "one_head", rows, rows, rows)
