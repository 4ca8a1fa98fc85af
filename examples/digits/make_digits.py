#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a small CNN on the public 8x8 handwritten digits and records it.

Writes beside itself digits.pt2 and digits.onnx (batch dimension dynamic),
twenty test images, one by one and all in one file, their labels, and
PyTorch's logits.  Needs torch, onnx, onnxscript and scikit-learn, which
ships the data set; the results are committed, so nothing else needs them.
"""

import os

import numpy as np
import onnx
import torch
from sklearn.datasets import load_digits
from torch import nn

HERE = os.path.dirname(os.path.abspath(__file__))
EPOCHS = 30
SHOWN = 20


def network():
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(), nn.Linear(128, 10))


def data():
    """Images in [0, 1] as [N, 1, 8, 8], labels; shuffled."""
    digits = load_digits()
    images = torch.tensor(digits.images, dtype=torch.float32) / 16
    labels = torch.tensor(digits.target, dtype=torch.int64)
    order = torch.randperm(len(labels))
    return images[order].unsqueeze(1), labels[order]


def train(model, images, labels):
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3,
                                  weight_decay=0.05)
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.05)
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(labels)).split(64):
            optimizer.zero_grad()
            loss_of(model(images[batch]), labels[batch]).backward()
            optimizer.step()


def save(name, tensor):
    np.save(os.path.join(HERE, name), tensor.numpy())


def export(model, example):
    batch = torch.export.Dim("batch", min=1, max=1024)
    program = torch.export.export(
        model, (example,), dynamic_shapes=({0: batch},))
    for node in program.graph.nodes:
        node.meta.pop("stack_trace", None)      # says where this file lies
    torch.export.save(program, os.path.join(HERE, "digits.pt2"))
    made = torch.onnx.export(
        model, (example,), dynamo=True, opset_version=18, verbose=False,
        input_names=["image"], output_names=["logits"],
        dynamic_shapes=({0: batch},))
    proto = made.model_proto
    for item in [*proto.graph.node, *proto.graph.input, *proto.graph.output,
                 *proto.graph.value_info, proto.graph]:
        del item.metadata_props[:]
    onnx.save(proto, os.path.join(HERE, "digits.onnx"))


def main():
    torch.manual_seed(0)
    torch.set_num_threads(1)
    images, labels = data()
    model = network()
    train(model, images[200:], labels[200:])
    model.eval()
    with torch.no_grad():
        logits = model(images[:200])
    right = (logits.argmax(1) == labels[:200]).sum().item()
    print("%d of 200 unseen digits recognised" % right)
    save("images.npy", images[:SHOWN])
    save("labels.npy", labels[:SHOWN])
    save("logits.npy", logits[:SHOWN])
    for i in range(SHOWN):
        save("image_%02d.npy" % i, images[i:i + 1])
    export(model, images[:2].clone())


if __name__ == "__main__":
    main()
