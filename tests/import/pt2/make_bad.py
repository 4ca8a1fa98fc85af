#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write the bad-* and some unsupported-* archives beside this file from good
ones, with the standard library alone; writes reasons.txt too."""
import io, json, os, struct, zipfile, zlib

here = os.path.dirname(os.path.abspath(__file__))
path = lambda name: os.path.join(here, name)
reasons = {
    "unsupported-extra_only.edge.pt2": "no exported program in this archive",
    "unsupported-sparse_buffer.edge.pt2": "no exported program in this archive",
}

def members(name):
    with zipfile.ZipFile(path(name)) as z:
        return [(i.filename, z.read(i)) for i in z.infolist()]

def pack(items, method=zipfile.ZIP_STORED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as z:
        for name, data in items:
            z.writestr(zipfile.ZipInfo(name), data, method)
    return out.getvalue()

def write(name, data, reason):
    name += ".pt2"
    with open(path(name), "wb") as f:
        f.write(data)
    reasons[name] = reason

def with_member(items, suffix, change):
    return [(n, change(d) if n.endswith(suffix) else d) for n, d in items]

def with_json(items, suffix, change):
    def edit(data):
        doc = json.loads(data)
        change(doc)
        return json.dumps(doc).encode()
    return with_member(items, suffix, edit)

raw = members("good-linear.torch2.14.pt2")
flat = members("good-linear.flat.pt2")
graph = lambda doc: doc["graph_module"]["graph"]

# ---- the zip container
good = pack(raw)
write("bad-truncated", good[:-30], "no end of a zip directory")
def duplicate():
    b = io.BytesIO()
    with zipfile.ZipFile(b, "w") as z:
        for name, data in raw + raw[:1]:
            z.writestr(zipfile.ZipInfo(name), data)
    return b.getvalue()
import warnings
warnings.simplefilter("ignore")
write("bad-duplicate-member", duplicate(), "two members of one name")

def patch_directory(data, which, offset, fmt, value):
    """Overwrite one field of the central directory entry number WHICH."""
    at = struct.unpack_from("<I", data, len(data) - 6)[0]
    for _ in range(which):
        n, x, c = struct.unpack_from("<HHH", data, at + 28)
        at += 46 + n + x + c
    out = bytearray(data)
    struct.pack_into(fmt, out, at + offset, value)
    return bytes(out)

write("bad-overlap", patch_directory(patch_directory(good, 0, 20, "<I", 400), 0, 24, "<I", 400),
      "overlap")
write("bad-offset-past-end", patch_directory(good, 1, 42, "<I", 0x7fffffff), "past the end")
write("bad-local-name", patch_directory(good, 1, 42, "<I", 0), "names another member")
write("bad-two-sizes", patch_directory(good, 0, 24, "<I", 49), "has two sizes")
write("bad-checksum", patch_directory(
    good, [n for n, _ in raw].index("linear/models/model.json"), 16, "<I", 1), "checksum mismatch")
write("unsupported-encrypted", patch_directory(good, 0, 8, "<H", 1), "is encrypted")
write("unsupported-lzma", pack(raw, zipfile.ZIP_LZMA), "compressed with method 14")

def bomb():
    """A model.json of 64 MB of blanks, deflated 1000 to 1."""
    z = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = b"".join(z.compress(b" " * (1 << 20)) for _ in range(64)) + z.flush()
    items = [(n, d) for n, d in raw if not n.endswith("model.json")]
    out = pack(items + [("linear/models/model.json", b"")], zipfile.ZIP_STORED)
    at = out.rindex(b"PK\1\2")
    local = struct.unpack_from("<I", out, at + 42)[0]
    head = out[local:local + 30 + len("linear/models/model.json")]
    body = bytearray(out[:local] + head + data + out[at - sum(
        46 + len(n) for n, _ in items):])
    cd = len(out[:local] + head + data)
    last = body.rindex(b"PK\1\2")
    struct.pack_into("<H", body, last + 10, 8)
    struct.pack_into("<III", body, last + 16, zlib.crc32(b" " * (64 << 20)), len(data), 64 << 20)
    struct.pack_into("<I", body, len(body) - 6, cd)
    return bytes(body)
write("bad-zip-bomb", bomb(), "more memory than allowed")
write("bad-zip-claim", patch_directory(pack(raw, zipfile.ZIP_DEFLATED), 0, 24, "<I", 0x7fffffff),
      "claims more than its bytes can hold")

# ---- the JSON
cut = lambda d: d[:len(d) // 2]
write("bad-json-cut", pack(with_member(raw, "models/model.json", cut)), "ends too early")
write("bad-json-deep", pack(with_member(raw, "models/model.json", lambda d: b"[" * 3000)),
      "nested deeper")
write("bad-json-trailing", pack(with_member(raw, "models/model.json", lambda d: d + b"{}")),
      "after the end")

def change(suffix, f):
    return pack(with_json(raw, suffix, f))
def rename_output(doc):
    graph(doc)["nodes"][0]["outputs"][0]["as_tensor"]["name"] = "input"
def use_later(doc):
    graph(doc)["nodes"][0]["inputs"][0]["arg"]["as_tensor"]["name"] = "linear"
def unknown_name(doc):
    graph(doc)["nodes"][0]["inputs"][0]["arg"]["as_tensor"]["name"] = "nobody"
def two_alternatives(doc):
    graph(doc)["nodes"][0]["inputs"][0]["arg"]["as_int"] = 3
def negative(doc):
    graph(doc)["tensor_values"]["linear"]["sizes"][0] = {"as_int": -2}
def signature(doc):
    doc["graph_module"]["signature"]["input_specs"].pop()
def shape(doc):
    graph(doc)["tensor_values"]["p_weight"]["sizes"][0] = {"as_int": 4}
def version(n):
    def f(doc):
        doc["schema_version"]["major"] = n
    return f
def new_argument(doc):
    graph(doc)["nodes"][0]["inputs"][0]["arg"] = {"as_quaternion": 1}
model = "models/model.json"
write("bad-defined-twice", change(model, rename_output), "'input' is defined twice")
write("bad-used-before", change(model, use_later), "'linear' is used before it is defined")
write("bad-unknown-name", change(model, unknown_name), "does not describe 'nobody'")
write("bad-union", change(model, two_alternatives), "two alternatives")
write("bad-negative-size", change(model, negative), "negative dimension")
write("bad-signature", change(model, signature), "does not fit the graph")
write("bad-weight-shape", change(model, shape), "another shape or type")
write("unsupported-schema-7", change(model, version(7)), "export the model again with PyTorch 2.6")
write("unsupported-schema-9", change(model, version(9)), "newer than this reader")
write("unsupported-argument", change(model, new_argument), "'as_quaternion' is newer")

# ---- raw weights
def meta(f):
    def g(doc):
        f(doc["config"]["weight"]["tensor_meta"])
    return g
def offset(m): m["storage_offset"] = {"as_int": 1}
def stride(m): m["strides"][0] = {"as_int": 1 << 62}
def huge(m): m["sizes"] = [{"as_int": 1 << 40}, {"as_int": 1 << 40}]
config = "weights_config.json"
write("bad-weight-offset", change(config, meta(offset)), "reaches past its 48 bytes")
write("bad-weight-stride", change(config, meta(stride)), "reaches past its 48 bytes")
write("bad-weight-huge", change(config, meta(huge)), "impossible shape")
def lost(doc): doc["config"]["weight"]["path_name"] = "../../weight_9"
write("bad-weight-lost", change(config, lost), "no data for 'weight'")
big = with_member(raw, "byteorder", lambda d: b"big")
write("unsupported-big-endian", pack(big), "big-endian")
write("unsupported-archive-version", pack(with_member(raw, "archive_version", lambda d: b"1")),
      "newer than this reader")
script = [("m/data.pkl", b"\x80\x02}q\x00."), ("m/version", b"3\n")]
write("unsupported-torch-save", pack(script), "TorchScript or torch.save")
write("unsupported-other-zip", pack([("readme.txt", b"hello")]), "not one of torch.export.save")

# ---- several models in one archive
def two_models():
    out = []
    for n, d in raw:
        if "/model" not in n:
            out.append((n, d))
            continue
        for name in ("first", "second.v1"):
            out.append((n.replace("/model.json", "/%s.json" % name).replace("/model_", "/%s_" % name)
                        .replace("/model.pt", "/%s.pt" % name), d))
    return pack(out)
write("unsupported-two_models", two_models(), "several models, name one of: first, second.v1")

# ---- pickles
def pickle(data):
    inner = [(n, data if n.endswith("data.pkl") else d)
             for n, d in members_of(dict(flat)["serialized_state_dict.pt"])]
    return pack([(n, pack(inner) if n == "serialized_state_dict.pt" else d) for n, d in flat])
def members_of(data):
    with zipfile.ZipFile(io.BytesIO(data)) as z:
        return [(i.filename, z.read(i)) for i in z.infolist()]
write("unsupported-pickle-system", pickle(b"\x80\x02cos\nsystem\nX\x04\0\0\0true\x85R."),
      "calls os.system, which is not on the list")
write("unsupported-pickle-opcode", pickle(b"\x80\x02(S'x'\nos\nsystem\no."), "pickle opcode 0x53")
write("bad-pickle-empty", pickle(b"\x80\x02."), "empty stack")
write("bad-pickle-memo", pickle(b"\x80\x02}r\xff\xff\xff\x7f."), "memo slot out of order")
write("bad-pickle-mark", pickle(b"\x80\x02}u."), "lacks a mark")
write("bad-pickle-loop", pickle(b"\x80\x02}q\0(X\6\0\0\0weighth\0u."),
      "no data for 'bias'")
write("bad-pickle-kind", pickle(b"\x80\x02K\x05."), "not in a dictionary")
old = lambda v: pack([(n, v if n == "version" else d) for n, d in flat])
write("unsupported-flat-version", old(b"5.3"), "export the model again with PyTorch 2.6")

with open(path("reasons.txt"), "w") as f:
    for name in sorted(reasons):
        f.write("%s %s\n" % (name, reasons[name]))
