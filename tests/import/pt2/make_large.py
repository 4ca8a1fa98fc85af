#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write large .pt2 archives, for measuring: a Llama-style model of 8 billion
bfloat16 parameters whose weights are holes in a sparse file, or a program of
N additions.

usage: make_large.py llama FILE.pt2
       make_large.py nodes N FILE.pt2
"""
import io, json, os, struct, sys, tempfile, zipfile
import torch
from torch import nn
import torch.nn.functional as F

class Block(nn.Module):
    def __init__(self, dim, heads, kv, hidden):
        super().__init__()
        self.heads, self.kv, self.hd = heads, kv, dim // heads
        self.q = nn.Linear(dim, dim, bias=False)
        self.k = nn.Linear(dim, kv * self.hd, bias=False)
        self.v = nn.Linear(dim, kv * self.hd, bias=False)
        self.o = nn.Linear(dim, dim, bias=False)
        self.gate = nn.Linear(dim, hidden, bias=False)
        self.up = nn.Linear(dim, hidden, bias=False)
        self.down = nn.Linear(hidden, dim, bias=False)
        self.n1, self.n2 = nn.RMSNorm(dim), nn.RMSNorm(dim)
    def rope(self, x, cos, sin):
        a, b = x.chunk(2, -1)
        return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)
    def forward(self, x, cos, sin):
        b, t, d = x.shape
        h = self.n1(x)
        q = self.q(h).view(b, t, self.heads, self.hd).transpose(1, 2)
        k = self.k(h).view(b, t, self.kv, self.hd).transpose(1, 2)
        v = self.v(h).view(b, t, self.kv, self.hd).transpose(1, 2)
        q, k = self.rope(q, cos, sin), self.rope(k, cos, sin)
        n = self.heads // self.kv
        k, v = k.repeat_interleave(n, 1), v.repeat_interleave(n, 1)
        a = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.o(a.transpose(1, 2).reshape(b, t, d))
        h = self.n2(x)
        return x + self.down(F.silu(self.gate(h)) * self.up(h))

class Llama(nn.Module):
    def __init__(self, vocab=128256, dim=4096, layers=32, heads=32, kv=8, hidden=14336):
        super().__init__()
        self.embed = nn.Embedding(vocab, dim)
        self.blocks = nn.ModuleList(Block(dim, heads, kv, hidden) for _ in range(layers))
        self.norm = nn.RMSNorm(dim)
        self.head = nn.Linear(dim, vocab, bias=False)
        self.register_buffer("cos", torch.zeros(64, dim // heads // 2), persistent=False)
        self.register_buffer("sin", torch.zeros(64, dim // heads // 2), persistent=False)
    def forward(self, ids):
        x = self.embed(ids)
        t = ids.shape[1]
        for block in self.blocks:
            x = block(x, self.cos[:t], self.sin[:t])
        return self.head(self.norm(x))

class Sparse:
    """A zip writer whose zero members are holes."""
    def __init__(self, f):
        self.f, self.entries = f, []
    def add(self, name, data=None, size=0):
        name = name.encode()
        at = self.f.tell()
        pad = -(at + 30 + len(name) + 4) % 64
        crc = zipfile.crc32(data) if data is not None else 0
        size = len(data) if data is not None else size
        self.f.write(struct.pack("<IHHHHHIIIHH", 0x04034b50, 0, 0x808, 0, 0, 0, 0, 0, 0, len(name), 4 + pad))
        self.f.write(name + b"FB" + struct.pack("<H", pad) + b"Z" * pad)
        if data is not None: self.f.write(data)
        else: self.f.seek(size, 1)
        self.entries.append((name, at, size, crc))
    def close(self):
        start = self.f.tell()
        for name, at, size, crc in self.entries:
            extra = struct.pack("<HHQQQ", 1, 24, size, size, at)
            m = 0xffffffff
            self.f.write(struct.pack("<IHHHHHHIIIHHHHHII", 0x02014b50, 0, 0, 0x808, 0, 0, 0, crc, m, m, len(name),
                                     len(extra), 0, 0, 0, 0, m) + name + extra)
        end = self.f.tell()
        n = len(self.entries)
        self.f.write(struct.pack("<IQHHIIQQQQ", 0x06064b50, 44, 45, 45, 0, 0, n, n, end - start, start))
        self.f.write(struct.pack("<IIQI", 0x07064b50, 0, end, 1))
        self.f.write(struct.pack("<IHHHHIIH", 0x06054b50, 0, 0, 0xffff, 0xffff, 0xffffffff, 0xffffffff, 0))

def llama(path):
    with torch.device("meta"):
        model = Llama().to(torch.bfloat16).eval()
        ep = torch.export.export(model, (torch.zeros(1, 64, dtype=torch.int64),))
    with tempfile.TemporaryDirectory() as tmp:
        torch.export.save(ep, os.path.join(tmp, "m.pt2"))
        with zipfile.ZipFile(os.path.join(tmp, "m.pt2")) as z, open(path, "wb") as f:
            out = Sparse(f)
            for n in z.namelist():
                if not n.endswith("_config.json"):
                    if "/data/weights/" not in n and "/data/constants/" not in n:
                        out.add(n, z.read(n))
                    continue
                # The meta tensors share one empty file: give each its own.
                doc = json.loads(z.read(n))
                for i, w in enumerate(doc["config"].values()):
                    size = 4 if w["tensor_meta"]["dtype"] == 7 else 2
                    for d in w["tensor_meta"]["sizes"]:
                        size *= d["as_int"]
                    w["path_name"] = "weight_%d" % i
                    out.add(n.rsplit("/", 1)[0] + "/" + w["path_name"], size=size)
                out.add(n, json.dumps(doc).encode())
            out.close()
    print("%.2f billion parameters" % (sum(p.numel() for p in model.parameters()) / 1e9))

def nodes(n, path):
    class Chain(nn.Module):
        def forward(self, x):
            return x + 1
    ep = torch.export.export(Chain(), (torch.zeros(4),))
    with tempfile.TemporaryDirectory() as tmp:
        torch.export.save(ep, os.path.join(tmp, "m.pt2"))
        with zipfile.ZipFile(os.path.join(tmp, "m.pt2")) as z, zipfile.ZipFile(path, "w") as out:
            for name in z.namelist():
                data = z.read(name)
                if name.endswith("models/model.json"):
                    doc = json.loads(data)
                    g = doc["graph_module"]["graph"]
                    one, meta = g["nodes"][0], g["tensor_values"]["add"]
                    g["nodes"], last = [], "x"
                    for i in range(n):
                        node = json.loads(json.dumps(one))
                        node["inputs"][0]["arg"] = {"as_tensor": {"name": last}}
                        last = node["name"] = "add_%d" % i
                        node["outputs"] = [{"as_tensor": {"name": last}}]
                        g["nodes"].append(node)
                        g["tensor_values"][last] = meta
                    del g["tensor_values"]["add"]
                    g["outputs"] = [{"as_tensor": {"name": last}}]
                    doc["graph_module"]["signature"]["output_specs"] = [
                        {"user_output": {"arg": {"as_tensor": {"name": last}}}}]
                    data = json.dumps(doc).encode()
                out.writestr(name, data)

if sys.argv[1:2] == ["llama"]:
    llama(sys.argv[2])
elif sys.argv[1:2] == ["nodes"]:
    nodes(int(sys.argv[2]), sys.argv[3])
else:
    sys.exit(__doc__)
