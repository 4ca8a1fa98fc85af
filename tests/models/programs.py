# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Real architectures at reduced width, as people write them."""

import math

import torch
import torch.nn.functional as F
from torch import nn
from torch.export import Dim

BATCH, LENGTH = Dim("batch", max=64), Dim("length", max=64)


class Bottleneck(nn.Module):
    """ResNet-50's block."""

    def __init__(self, cin, mid, stride):
        super().__init__()
        cout = 4 * mid
        self.body = nn.Sequential(
            nn.Conv2d(cin, mid, 1, bias=False), nn.BatchNorm2d(mid),
            nn.ReLU(inplace=True),
            nn.Conv2d(mid, mid, 3, stride, 1, bias=False),
            nn.BatchNorm2d(mid), nn.ReLU(inplace=True),
            nn.Conv2d(mid, cout, 1, bias=False), nn.BatchNorm2d(cout))
        self.down = nn.Sequential(
            nn.Conv2d(cin, cout, 1, stride, bias=False),
            nn.BatchNorm2d(cout))

    def forward(self, x):
        return F.relu_(self.body(x) + self.down(x))


def resnet50():
    return nn.Sequential(
        nn.Conv2d(3, 8, 7, 2, 3, bias=False), nn.BatchNorm2d(8),
        nn.ReLU(inplace=True), nn.MaxPool2d(3, 2, 1), Bottleneck(8, 4, 1),
        Bottleneck(16, 8, 2), Bottleneck(32, 8, 2),
        nn.AdaptiveAvgPool2d((1, 1)), nn.Flatten(1), nn.Linear(32, 10))


class ChannelNorm(nn.LayerNorm):
    """LayerNorm over the channels of an image."""

    def forward(self, x):
        return super().forward(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)


class ConvNeXtBlock(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.depth = nn.Conv2d(width, width, 7, padding=3, groups=width)
        self.norm = nn.LayerNorm(width, eps=1e-6)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(
            4 * width, width)
        self.gamma = nn.Parameter(torch.full((width,), 0.3))

    def forward(self, x):
        y = self.norm(self.depth(x).permute(0, 2, 3, 1))
        y = self.gamma * self.down(F.gelu(self.up(y)))
        return x + y.permute(0, 3, 1, 2)


def convnext():
    return nn.Sequential(
        nn.Conv2d(3, 8, 4, 4), ChannelNorm(8), ConvNeXtBlock(8),
        ChannelNorm(8), nn.Conv2d(8, 16, 2, 2), ConvNeXtBlock(16),
        nn.AdaptiveAvgPool2d(1), ChannelNorm(16), nn.Flatten(1),
        nn.Linear(16, 10))


class ViT(nn.Module):
    def __init__(self, width=32, heads=4, depth=2, size=32, patch=8):
        super().__init__()
        self.patch = nn.Conv2d(3, width, patch, patch)
        self.cls = nn.Parameter(torch.randn(1, 1, width) * 0.5)
        count = (size // patch) ** 2 + 1
        self.places = nn.Parameter(torch.randn(1, count, width) * 0.5)
        self.layers = nn.ModuleList([nn.ModuleDict({
            "norm1": nn.LayerNorm(width, eps=1e-6),
            "attention": nn.MultiheadAttention(width, heads,
                                               batch_first=True),
            "norm2": nn.LayerNorm(width, eps=1e-6),
            "mlp": nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(),
                                 nn.Dropout(0.1),
                                 nn.Linear(2 * width, width)),
        }) for _ in range(depth)])
        self.norm = nn.LayerNorm(width, eps=1e-6)
        self.head = nn.Linear(width, 10)

    def forward(self, x):
        x = self.patch(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.cls.expand(x.shape[0], -1, -1), x], 1)
        x = x + self.places
        for layer in self.layers:
            y = layer["norm1"](x)
            x = x + layer["attention"](y, y, y, need_weights=False)[0]
            x = x + layer["mlp"](layer["norm2"](x))
        return self.head(self.norm(x)[:, 0])


class BertLayer(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value, self.out = [
            nn.Linear(width, width) for _ in range(4)]
        self.norm1 = nn.LayerNorm(width, eps=1e-12)
        self.up, self.down = nn.Linear(width, 2 * width), nn.Linear(
            2 * width, width)
        self.norm2 = nn.LayerNorm(width, eps=1e-12)

    def split(self, x):
        return x.view(*x.shape[:2], self.heads, -1).transpose(1, 2)

    def forward(self, x, mask):
        q, k, v = (self.split(m(x))
                   for m in (self.query, self.key, self.value))
        scores = q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1]) + mask
        y = (scores.softmax(-1) @ v).transpose(1, 2).flatten(2)
        x = self.norm1(x + self.out(y))
        return self.norm2(x + self.down(F.gelu(self.up(x))))


class Bert(nn.Module):
    def __init__(self, words=60, width=32, heads=4, depth=2):
        super().__init__()
        self.words = nn.Embedding(words, width, padding_idx=0)
        self.places = nn.Embedding(64, width)
        self.kinds = nn.Embedding(2, width)
        self.register_buffer("ids", torch.arange(64).unsqueeze(0),
                             persistent=False)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList([BertLayer(width, heads)
                                     for _ in range(depth)])
        self.pool = nn.Linear(width, width)

    def forward(self, words, mask, kinds):
        x = self.words(words) + self.kinds(kinds)
        x = self.norm(x + self.places(self.ids[:, :words.shape[1]]))
        mask = (1.0 - mask[:, None, None, :].float()) * -10000.0
        for layer in self.layers:
            x = layer(x, mask)
        return x, torch.tanh(self.pool(x[:, 0]))


class GptBlock(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(
            width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(
            4 * width, width)

    def forward(self, x, past_k, past_v, mask):
        b, t, c = x.shape
        q, k, v = self.qkv(self.norm1(x)).split(c, 2)
        q, k, v = (m.view(b, t, self.heads, -1).transpose(1, 2)
                   for m in (q, k, v))
        k, v = torch.cat([past_k, k], 2), torch.cat([past_v, v], 2)
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        x = x + self.out(y.transpose(1, 2).reshape(b, t, c))
        y = F.gelu(self.up(self.norm2(x)), approximate="tanh")
        return x + self.down(y), k, v


class Gpt(nn.Module):
    """GPT-2 with a cache of keys and values, and tied embeddings."""

    def __init__(self, words=64, width=32, heads=4, depth=2):
        super().__init__()
        self.words = nn.Embedding(words, width)
        self.places = nn.Embedding(64, width)
        self.blocks = nn.ModuleList([GptBlock(width, heads)
                                     for _ in range(depth)])
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, words, bias=False)
        self.head.weight = self.words.weight

    def forward(self, ids, past_k, past_v):
        past, new = past_k.shape[3], ids.shape[1]
        places = torch.arange(past, past + new)
        mask = places[:, None] >= torch.arange(past + new)[None, :]
        x = self.words(ids) + self.places(places)
        keys, values = [], []
        for i, block in enumerate(self.blocks):
            x, k, v = block(x, past_k[i], past_v[i], mask)
            keys.append(k)
            values.append(v)
        logits = self.head(self.norm(x))
        return logits, torch.stack(keys), torch.stack(values)


class RmsNorm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        y = x.float()
        y = y * torch.rsqrt(y.pow(2).mean(-1, keepdim=True) + 1e-6)
        return self.weight * y.type_as(x)


def rotate(x, cos, sin):
    a, b = x.chunk(2, -1)
    return x * cos + torch.cat([-b, a], -1) * sin


class LlamaBlock(nn.Module):
    def __init__(self, width, heads, groups):
        super().__init__()
        self.heads, self.groups, self.size = heads, groups, width // heads
        self.norm1, self.norm2 = RmsNorm(width), RmsNorm(width)
        kv = groups * self.size
        self.q = nn.Linear(width, width, bias=False)
        self.k = nn.Linear(width, kv, bias=False)
        self.v = nn.Linear(width, kv, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.gate = nn.Linear(width, 2 * width, bias=False)
        self.up = nn.Linear(width, 2 * width, bias=False)
        self.down = nn.Linear(2 * width, width, bias=False)

    def attention(self, x, cos, sin):
        b, t, c = x.shape
        q = self.q(x).view(b, t, self.heads, self.size).transpose(1, 2)
        k = self.k(x).view(b, t, self.groups, self.size).transpose(1, 2)
        v = self.v(x).view(b, t, self.groups, self.size).transpose(1, 2)
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        k = k.repeat_interleave(self.heads // self.groups, 1)
        v = v.repeat_interleave(self.heads // self.groups, 1)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.out(y.transpose(1, 2).reshape(b, t, c))

    def forward(self, x, cos, sin):
        x = x + self.attention(self.norm1(x), cos, sin)
        y = self.norm2(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


class Llama(nn.Module):
    def __init__(self, words=64, width=32, heads=4, groups=2, depth=2):
        super().__init__()
        self.words = nn.Embedding(words, width)
        self.blocks = nn.ModuleList([LlamaBlock(width, heads, groups)
                                     for _ in range(depth)])
        self.norm = RmsNorm(width)
        self.head = nn.Linear(width, words, bias=False)
        size = width // heads
        rates = 10000.0 ** (-torch.arange(0, size, 2) / size)
        angles = torch.outer(torch.arange(64).float(), rates)
        angles = torch.cat([angles, angles], -1)
        self.register_buffer("cos", angles.cos(), persistent=False)
        self.register_buffer("sin", angles.sin(), persistent=False)

    def forward(self, ids):
        x = self.words(ids)
        cos, sin = self.cos[:ids.shape[1]], self.sin[:ids.shape[1]]
        for block in self.blocks:
            x = block(x, cos, sin)
        return self.head(self.norm(x))


class Whisper(nn.Module):
    """Encoder of a spectrogram, decoder with cross attention."""

    def __init__(self, bands=16, width=32, heads=4, words=40):
        super().__init__()
        self.conv1 = nn.Conv1d(bands, width, 3, padding=1)
        self.conv2 = nn.Conv1d(width, width, 3, 2, 1)
        angles = torch.arange(32).unsqueeze(1) * torch.exp(
            -torch.arange(width // 2) * 0.5)
        self.register_buffer("waves", torch.cat([angles.sin(),
                                                 angles.cos()], 1))
        self.encoder = nn.TransformerEncoderLayer(
            width, heads, 64, 0.0, "gelu", batch_first=True, norm_first=True)
        self.decoder = nn.TransformerDecoderLayer(
            width, heads, 64, 0.0, "gelu", batch_first=True, norm_first=True)
        self.words = nn.Embedding(words, width)
        self.places = nn.Parameter(torch.randn(64, width) * 0.1)
        self.norm = nn.LayerNorm(width)

    def forward(self, sound, ids):
        x = F.gelu(self.conv2(F.gelu(self.conv1(sound)))).transpose(1, 2)
        x = self.encoder(x + self.waves[:x.shape[1]])
        t = ids.shape[1]
        mask = torch.full((t, t), float("-inf")).triu(1)
        y = self.words(ids) + self.places[:t]
        y = self.norm(self.decoder(y, x, tgt_mask=mask))
        return y @ self.words.weight.t()


class Double(nn.Sequential):
    def __init__(self, cin, cout):
        super().__init__(
            nn.Conv2d(cin, cout, 3, padding=1), nn.GroupNorm(2, cout),
            nn.SiLU(), nn.Conv2d(cout, cout, 3, padding=1),
            nn.BatchNorm2d(cout), nn.ReLU(inplace=True))


class UNet(nn.Module):
    def __init__(self, width=4):
        super().__init__()
        self.down1, self.down2 = Double(1, width), Double(width, 2 * width)
        self.bottom = Double(2 * width, 4 * width)
        self.up2 = nn.ConvTranspose2d(4 * width, 2 * width, 2, 2)
        self.join2 = Double(4 * width, 2 * width)
        self.up1 = nn.Upsample(scale_factor=2, mode="bilinear")
        self.join1 = Double(3 * width, width)
        self.out = nn.Conv2d(width, 2, 1)

    def forward(self, x):
        a = self.down1(x)
        b = self.down2(F.max_pool2d(a, 2))
        c = self.bottom(F.avg_pool2d(b, 2))
        b = self.join2(torch.cat([self.up2(c), b], 1))
        a = self.join1(torch.cat([self.up1(b), a], 1))
        return torch.sigmoid(self.out(a))


class Tagger(nn.Module):
    """A bidirectional LSTM of two layers over embedded words."""

    def __init__(self, words=30, width=12):
        super().__init__()
        self.words = nn.Embedding(words, width)
        self.lstm = nn.LSTM(width, width, 2, batch_first=True,
                            bidirectional=True)
        self.gru = nn.GRU(2 * width, width, batch_first=True)
        self.head = nn.Linear(width, 5)

    def forward(self, ids):
        y, _ = self.lstm(self.words(ids))
        y, last = self.gru(y)
        return self.head(y), last


def bf16(network):
    return lambda: network().bfloat16()


def image(batch, size=32, channels=3):
    return (torch.randn(batch, channels, size, size),)


def ids(batch, length, words=60):
    return torch.randint(1, words, (batch, length))


def sentence(batch, length):
    mask = torch.ones(batch, length, dtype=torch.int64)
    mask[-1, length - 2:] = 0
    kinds = (torch.arange(length) > length // 2).long().expand(batch, -1)
    return ids(batch, length), mask, kinds.contiguous()


def cache(batch, past):
    return torch.randn(2, 2, batch, 4, past, 8).unbind(0)


def step(batch, new, past):
    keys, values = cache(batch, past)
    return ids(batch, new), keys.contiguous(), values.contiguous()


PAST = {1: BATCH, 3: Dim("past", max=32)}
TEXT = {0: BATCH, 1: LENGTH}
# name -> (network, inputs of the data sets, dynamic dimensions)
PROGRAMS = {
    "resnet50": (resnet50, lambda: [image(2), image(1)], [{0: BATCH}]),
    "convnext": (convnext, lambda: [image(2), image(1)], [{0: BATCH}]),
    "vit": (ViT, lambda: [image(2), image(1)], [{0: BATCH}]),
    "bert": (Bert, lambda: [sentence(2, 7), sentence(3, 12)], [TEXT] * 3),
    "gpt2": (Gpt, lambda: [step(2, 3, 4), step(1, 1, 9), step(1, 5, 2)],
             [{0: BATCH, 1: Dim("new", max=16)}, PAST, PAST]),
    "llama": (Llama, lambda: [(ids(2, 7),), (ids(1, 12),)], [TEXT]),
    "llama_bf16": (bf16(Llama), lambda: [(ids(2, 7),), (ids(1, 12),)],
                   [TEXT]),
    "whisper": (Whisper, lambda: [
        (torch.randn(2, 16, 24), ids(2, 5, 40)),
        (torch.randn(1, 16, 24), ids(1, 5, 40))], [{0: BATCH}, {0: BATCH}]),
    "unet": (UNet, lambda: [image(2, 16, 1), image(1, 16, 1)],
             [{0: BATCH}]),
    "lstm": (Tagger, lambda: [(ids(2, 5, 30),), (ids(3, 5, 30),)],
             [{0: BATCH}]),
}
