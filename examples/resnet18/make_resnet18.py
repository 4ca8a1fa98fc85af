#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a ResNet-18 of plain torch.nn with seeded weights to a folder.

usage: make_resnet18.py FOLDER

Makes resnet18.pt2, resnet18.onnx (47 MB each, batch dimension dynamic) and
an input with PyTorch's logits in test_data_set_0/, for ./check.  Needs
torch, onnx and onnxscript.
"""

import os
import sys

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn


class Block(nn.Module):
    def __init__(self, cin, cout, stride):
        super().__init__()
        self.conv1 = nn.Conv2d(cin, cout, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(cout)
        self.conv2 = nn.Conv2d(cout, cout, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(cout)
        self.down = None
        if stride != 1 or cin != cout:
            self.down = nn.Sequential(
                nn.Conv2d(cin, cout, 1, stride, bias=False),
                nn.BatchNorm2d(cout))

    def forward(self, x):
        y = F.relu(self.bn1(self.conv1(x)))
        y = self.bn2(self.conv2(y))
        return F.relu(y + (x if self.down is None else self.down(x)))


def resnet18(classes=1000):
    layers = [nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64),
              nn.ReLU(), nn.MaxPool2d(3, 2, 1)]
    cin = 64
    for cout, stride in ((64, 1), (128, 2), (256, 2), (512, 2)):
        layers += [Block(cin, cout, stride), Block(cout, cout, 1)]
        cin = cout
    layers += [nn.AdaptiveAvgPool2d(1), nn.Flatten(),
               nn.Linear(512, classes)]
    return nn.Sequential(*layers)


def settle(model):
    """Statistics as after training, so that activations keep their size."""
    model.train()
    with torch.no_grad():
        for _ in range(3):
            model(torch.randn(4, 3, 224, 224))
    model.eval()


def main(folder):
    torch.manual_seed(0)
    model = resnet18()
    settle(model)
    model.requires_grad_(False)
    x = torch.randn(1, 3, 224, 224)
    data = os.path.join(folder, "test_data_set_0")
    os.makedirs(data, exist_ok=True)
    np.save(os.path.join(data, "input_0.npy"), x.numpy())
    np.save(os.path.join(data, "output_0.npy"), model(x).numpy())
    shapes = ({0: torch.export.Dim("batch", max=64)},)
    example = (torch.randn(2, 3, 224, 224),)
    program = torch.export.export(model, example, dynamic_shapes=shapes)
    torch.export.save(program, os.path.join(folder, "resnet18.pt2"))
    torch.onnx.export(model, example, os.path.join(folder, "resnet18.onnx"),
                      dynamo=True, opset_version=18, external_data=False,
                      verbose=False, dynamic_shapes=shapes)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_resnet18.py FOLDER")
    main(sys.argv[1])
