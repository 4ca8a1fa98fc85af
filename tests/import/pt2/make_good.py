#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write good-*.torchX.Y.pt2 and .expected.json beside this file, with
PyTorch: programs that the other samples lack.

usage: make_good.py [NAME...]
"""
import json, os, sys
import torch
from torch import nn
from torch.export import Dim
from torch.utils import _pytree as pytree

here = os.path.dirname(os.path.abspath(__file__))
tag = "torch" + ".".join(torch.__version__.split(".")[:2])

def value(v):
    if isinstance(v, torch.Tensor):
        v = v.detach().contiguous()
        data = v.view(torch.uint8) if v.dim() and v.dtype != torch.bool else v.reshape(-1).view(torch.uint8)
        return {"tensor": str(v.dtype)[6:], "shape": list(v.shape), "hex": bytes(data.reshape(-1).tolist()).hex()}
    return {"py": v}

def save(name, module, args, decompose=False, **how):
    if sys.argv[1:] and name not in sys.argv[1:]:
        return
    ep = torch.export.export(module.eval(), args, strict=False, **how)
    if decompose:
        ep = ep.run_decompositions()
    base = os.path.join(here, "good-%s.%s" % (name, tag))
    torch.export.save(ep, base + ".pt2")
    copies = pytree.tree_map(lambda t: t.clone() if isinstance(t, torch.Tensor) else t, args)
    outputs = ep.module()(*copies)
    with open(base + ".expected.json", "w") as f:
        json.dump({"torch": torch.__version__, "inputs": [value(v) for v in pytree.tree_leaves(args)],
                   "outputs": [value(v) for v in pytree.tree_leaves(outputs)]}, f)

torch.manual_seed(0)
class Autocast(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 3)
    def forward(self, x):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            y = self.linear(x)
            z = torch.softmax(y, -1)
            return z + y, torch.nn.functional.layer_norm(y, (3,))
save("autocast", Autocast(), (torch.randn(2, 4),))

class Vmap(nn.Module):
    def forward(self, x, y):
        return torch.vmap(lambda a: torch.vmap(lambda b: (a * b).sum())(y), in_dims=1)(x.t())
save("vmap_nested", Vmap(), (torch.randn(4, 3), torch.randn(5, 3)))

class Inplace(nn.Module):
    """Ops in place, through views, and on what others see too."""
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(2, 3, 1)
        self.relu = nn.ReLU(inplace=True)
        self.register_buffer("count", torch.zeros(3))
    def forward(self, x):
        self.count.add_(1)
        y = self.relu(self.conv(x))
        flat = y.view(-1)
        flat[1:7:2].mul_(2)
        y[0, 1].add_(self.count[0])
        y.transpose(2, 3)[..., 0] = 5
        return y + self.count.view(3, 1, 1), flat.sum(), y[:, :1].squeeze(1)
save("inplace", Inplace(), (torch.randn(1, 2, 2, 3),))

class Derived(nn.Module):
    def forward(self, x, y):
        z = torch.cat([x, y], 0)
        return z.reshape(-1, 2).sum(0), x.shape[0] * 3, torch.zeros(x.shape[0] + y.shape[0])
a = Dim("a", min=2, max=40)
save("dynamic_derived2", Derived(), (torch.randn(4, 4), torch.randn(8, 4)), dynamic_shapes=({0: a}, {0: 2 * a}))

class Nonzero(nn.Module):
    def forward(self, x):
        n = x.nonzero()
        return n, x[x > 0], n.shape[0] // 2
save("nonzero", Nonzero(), (torch.randn(3, 4),))

class Scan(nn.Module):
    def forward(self, init, xs):
        from torch._higher_order_ops.scan import scan
        return scan(lambda c, x: (c + x, (c * x).clone()), init, xs, dim=0, reverse=True)
save("scan_reverse", Scan(), (torch.randn(3), torch.randn(4, 3)),
     dynamic_shapes=({0: Dim("d")}, {0: Dim("n"), 1: Dim("d")}))

class Strided(nn.Module):
    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.randn(4, 3).t())
        self.register_buffer("e", torch.ones(1).expand(5))
        self.register_buffer("b", torch.rand(4) > 0.5)
        self.register_buffer("h", torch.randn(300).half())
        self.register_buffer("bf", torch.randn(300).bfloat16())
    def forward(self, x):
        return x @ self.w, self.e + 1, torch.where(self.b, 0.0, 1.0), self.h + 1, self.bf * 2.5
save("strided", Strided(), (torch.randn(2, 3),))
