#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes small networks with seeded weights, and PyTorch's answers.

models/ holds what the first release must run, programs/ real architectures.
For each: NAME/NAME.pt2 as exported, NAME/NAME_core.pt2 after
run_decompositions(), NAME/NAME.onnx, and ONNX's layout of test data for
`torch-mlir-run MODEL --test-data NAME`: two data sets of different dynamic
sizes.  Needs torch, onnx and onnxscript; the results are committed.
"""

import os
import sys
import zipfile

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from torch import nn
from torch.export import Dim

from programs import BATCH, PROGRAMS

HERE = os.path.dirname(os.path.abspath(__file__))


class Block(nn.Module):
    """ResNet's basic block."""

    def __init__(self, cin, cout, stride):
        super().__init__()
        self.conv1 = nn.Conv2d(cin, cout, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(cout)
        self.conv2 = nn.Conv2d(cout, cout, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(cout)
        self.down = nn.Identity()
        if stride != 1 or cin != cout:
            self.down = nn.Sequential(
                nn.Conv2d(cin, cout, 1, stride, bias=False),
                nn.BatchNorm2d(cout))

    def forward(self, x):
        y = F.relu(self.bn1(self.conv1(x)))
        return F.relu(self.bn2(self.conv2(y)) + self.down(x))


def resnet():
    return nn.Sequential(
        nn.Conv2d(3, 8, 7, 2, 3, bias=False), nn.BatchNorm2d(8), nn.ReLU(),
        nn.MaxPool2d(3, 2, 1), Block(8, 8, 1), Block(8, 16, 2),
        Block(16, 16, 1), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
        nn.Linear(16, 10))


class Squeeze(nn.Module):
    """Squeeze and excitation."""

    def __init__(self, width):
        super().__init__()
        self.down = nn.Conv2d(width, width // 4, 1)
        self.up = nn.Conv2d(width // 4, width, 1)

    def forward(self, x):
        y = F.adaptive_avg_pool2d(x, 1)
        return x * F.hardsigmoid(self.up(F.relu(self.down(y))))


class Inverted(nn.Module):
    """MobileNet's inverted residual."""

    def __init__(self, cin, cout, expand, stride, act, squeeze):
        super().__init__()
        mid = cin * expand
        self.same = stride == 1 and cin == cout
        self.body = nn.Sequential(
            nn.Conv2d(cin, mid, 1, bias=False), nn.BatchNorm2d(mid), act(),
            nn.Conv2d(mid, mid, 3, stride, 1, groups=mid, bias=False),
            nn.BatchNorm2d(mid), act(),
            Squeeze(mid) if squeeze else nn.Identity(),
            nn.Conv2d(mid, cout, 1, bias=False), nn.BatchNorm2d(cout))

    def forward(self, x):
        y = self.body(x)
        return x + y if self.same else y


def mobilenet():
    return nn.Sequential(
        nn.Conv2d(3, 8, 3, 2, 1, bias=False), nn.BatchNorm2d(8),
        nn.Hardswish(),
        Inverted(8, 8, 2, 1, nn.ReLU6, False),
        Inverted(8, 12, 4, 2, nn.ReLU6, True),
        Inverted(12, 12, 4, 1, nn.Hardswish, True),
        nn.Conv2d(12, 32, 1), nn.Hardswish(), nn.AdaptiveAvgPool2d(1),
        nn.Flatten(), nn.Dropout(0.2), nn.Linear(32, 10))


class Attention(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)

    def forward(self, x):
        b, t, c = x.shape
        q, k, v = self.qkv(x).view(
            b, t, 3, self.heads, c // self.heads).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v)
        return self.out(y.transpose(1, 2).reshape(b, t, c))


class Layer(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.attention = Attention(width, heads)
        self.mlp = nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(),
                                 nn.Linear(2 * width, width))

    def forward(self, x):
        x = x + self.attention(self.norm1(x))
        return x + self.mlp(self.norm2(x))


class Encoder(nn.Module):
    """A text encoder with a class for each sentence and each token."""

    def __init__(self, words=50, width=32, heads=4, depth=2):
        super().__init__()
        self.words = nn.Embedding(words, width)
        self.places = nn.Embedding(32, width)
        self.layers = nn.Sequential(*[Layer(width, heads)
                                      for _ in range(depth)])
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, 5)

    def forward(self, ids):
        places = torch.arange(ids.shape[1])
        x = self.norm(self.layers(self.words(ids) + self.places(places)))
        return self.head(x.mean(1)).softmax(-1), x @ self.words.weight.t()


class Speech(nn.Module):
    """Key words from a wave, without recurrence."""

    def __init__(self, width=16):
        super().__init__()
        self.front = nn.Conv1d(1, width, 16, 8, 4)
        self.norm = nn.GroupNorm(4, width)
        self.blocks = nn.ModuleList()
        for dilation in (1, 2, 4):
            self.blocks.append(nn.Sequential(
                nn.Conv1d(width, width, 5, padding=2 * dilation,
                          dilation=dilation, groups=width),
                nn.Conv1d(width, width, 1), nn.BatchNorm1d(width),
                nn.SiLU()))
        self.pool = nn.AvgPool1d(4, 2, 1)
        self.head = nn.Linear(2 * width, 6)

    def forward(self, wave):
        x = F.leaky_relu(self.norm(self.front(wave.unsqueeze(1))), 0.1)
        for block in self.blocks:
            x = x + block(x)
        x = F.max_pool1d(self.pool(x), 2)
        x = torch.cat([x.mean(-1), x.std(-1)], 1)
        return F.log_softmax(self.head(torch.tanh(x)), 1)


def unsettle(model):
    """Statistics and affine weights that a wrong formula would show."""
    for module in model.modules():
        if isinstance(module, (nn.BatchNorm1d, nn.BatchNorm2d)):
            nn.init.normal_(module.running_mean, 0, 0.3)
            nn.init.uniform_(module.running_var, 0.5, 1.5)
        if isinstance(module, (nn.BatchNorm1d, nn.BatchNorm2d, nn.LayerNorm,
                               nn.GroupNorm)):
            nn.init.uniform_(module.weight, 0.5, 1.5)
            nn.init.normal_(module.bias, 0, 0.2)


def image(batch, size):
    return torch.randn(batch, 3, size, size)


def words(batch, length):
    return torch.randint(0, 50, (batch, length))


# name -> (network, inputs of the data sets, dynamic dimensions per input)
MODELS = {
    "resnet": (resnet, lambda: [(image(2, 32),), (image(1, 32),)],
               [{0: BATCH}]),
    "mobilenet": (mobilenet, lambda: [(image(2, 32),), (image(3, 32),)],
                  [{0: BATCH}]),
    "encoder": (Encoder, lambda: [(words(2, 7),), (words(3, 12),)],
                [{0: BATCH, 1: Dim("length", max=32)}]),
    "speech": (Speech, lambda: [(torch.randn(2, 400),),
                                (torch.randn(1, 400),)], [{0: BATCH}]),
}


def save_pt2(program, path):
    for node in program.graph.nodes:
        # says where this file lies, and other long things nobody reads
        for key in ("stack_trace", "source_fn_stack", "torch_fn",
                    "from_node"):
            node.meta.pop(key, None)
    torch.export.save(program, path)


def deflate(path):
    """Packs an archive again: smaller, and a kind that readers must know."""
    with zipfile.ZipFile(path) as source:
        members = [(i.filename, source.read(i)) for i in source.infolist()]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            archive.writestr(info, data, compresslevel=9)


def save_onnx(model, example, dynamic, path):
    proto = torch.onnx.export(
        model, example, dynamo=True, opset_version=18, verbose=False,
        dynamic_shapes=dynamic).model_proto
    for item in [*proto.graph.node, *proto.graph.input, *proto.graph.output,
                 *proto.graph.value_info, proto.graph]:
        del item.metadata_props[:]
    onnx.save(proto, path)


def save_data(model, inputs, top):
    for i, x in enumerate(inputs):
        folder = os.path.join(top, "test_data_set_%d" % i)
        os.makedirs(folder, exist_ok=True)
        with torch.no_grad():
            result = model(*x)
        result = result if isinstance(result, tuple) else (result,)
        for kind, tensors in (("input", x), ("output", result)):
            for j, t in enumerate(tensors):
                t = t.float() if t.dtype == torch.bfloat16 else t
                np.save(os.path.join(folder, "%s_%d.npy" % (kind, j)),
                        t.numpy())


def make(name, top):
    torch.manual_seed(0)
    network, inputs, dynamic = (MODELS | PROGRAMS)[name]
    dynamic = tuple(dynamic)
    model = network().eval()
    unsettle(model)
    model.requires_grad_(False)
    inputs = inputs()
    save_data(model, inputs, top)
    program = torch.export.export(model, inputs[0],
                                  dynamic_shapes=dynamic)
    save_onnx(model, inputs[0], dynamic, os.path.join(top, name + ".onnx"))
    save_pt2(program, os.path.join(top, name + ".pt2"))
    core = os.path.join(top, name + "_core.pt2")
    save_pt2(program.run_decompositions(), core)
    if name in PROGRAMS:
        deflate(core)


def main():
    torch.set_num_threads(1)
    for folder, models in (("models", MODELS), ("programs", PROGRAMS)):
        for name in models:
            if name in sys.argv[1:] or len(sys.argv) == 1:
                make(name, os.path.join(HERE, "..", folder, name))


if __name__ == "__main__":
    main()
