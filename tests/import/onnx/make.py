#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the small models of this folder.  Needs the onnx package."""
import os
import numpy as np
import onnx
from onnx import TensorProto as T
from onnx import helper as h

here = os.path.dirname(os.path.abspath(__file__))
F = T.FLOAT


def vi(name, shape=(2,), elem=F):
    return h.make_tensor_value_info(name, elem, shape)


def model(nodes, inputs=("x",), outputs=("y",), init=(), opset=17,
          imports=None, functions=(), **kw):
    ins = [vi(i) if isinstance(i, str) else i for i in inputs]
    outs = [vi(o) if isinstance(o, str) else o for o in outputs]
    g = h.make_graph(nodes, "main_graph", ins, outs, init)
    m = h.make_model(g, producer_name="make.py", functions=functions,
                     opset_imports=imports or [h.make_opsetid("", opset)], **kw)
    m.ir_version = 8
    return m


def save(name, m):
    data = m if isinstance(m, bytes) else m.SerializeToString()
    with open(os.path.join(here, name + ".onnx"), "wb") as f:
        f.write(data)


N = h.make_node
relu = N("Relu", ["x"], ["y"], name="n")
one = h.make_tensor("w", F, [2], [1.0, 2.0])


def external(location, offset=None, length=None):
    t = T(name="w", data_type=F, dims=[2], data_location=T.EXTERNAL)
    for k, v in (("location", location), ("offset", offset),
                 ("length", length)):
        if v is not None:
            t.external_data.add(key=k, value=str(v))
    return model([N("Add", ["x", "w"], ["y"], name="n")], init=[t])


def subgraph(nodes, outputs):
    return h.make_graph(nodes, "sub", [], [vi(o) for o in outputs])


# ---- good ----
save("good-relu", model([relu]))
save("good-initializer-is-input",
     model([N("Add", ["x", "w"], ["y"])], inputs=("x", "w"), init=[one]))
save("good-unsorted", model([N("Neg", ["t"], ["y"], name="b"),
                             N("Relu", ["x"], ["t"], name="a")]))
save("good-optional-input",
     model([N("Clip", ["x", "", "w"], ["y"])],
           init=[h.make_tensor("w", F, [], [1.0])]))
save("good-attributes", model([N(
    "Anything", ["x"], ["y", ""], domain="test", f=1.5, i=-3, s="text",
    floats=[1.0, 2.5], ints=[1, -2], strings=["a", "b"], t=one)],
    imports=[h.make_opsetid("", 17), h.make_opsetid("test", 1)]))
save("good-types", model([N("Identity", [i], [o]) for i, o in
                          (("a", "p"), ("b", "q"), ("c", "r"), ("d", "s"))],
     inputs=[vi("a", ["n", 3], T.FLOAT16), vi("b", [], T.BOOL),
             h.make_tensor_sequence_value_info("c", T.INT64, None),
             h.make_value_info("d", h.make_optional_type_proto(
                 h.make_tensor_type_proto(T.UINT8, [1, None])))],
     outputs=[vi("p", ["n", 3], T.FLOAT16), vi("q", [], T.BOOL),
              h.make_tensor_sequence_value_info("r", T.INT64, None),
              h.make_value_info("s", h.make_optional_type_proto(
                  h.make_tensor_type_proto(T.UINT8, [1, None])))]))
save("good-if-capture", model(
    [N("Relu", ["x"], ["t"]),
     N("If", ["c"], ["y"], name="if",
       then_branch=subgraph([N("Neg", ["t"], ["a"])], ["a"]),
       else_branch=subgraph([N("Abs", ["t"], ["b"])], ["b"]))],
    inputs=["x", vi("c", [], T.BOOL)]))
fn = h.make_function("test", "Twice", ["a"], ["b"],
                     [N("Mul", ["a", "c"], ["b"]),
                      N("Constant", [], ["c"], value_float=2.0)][::-1],
                     [h.make_opsetid("", 17)])
save("good-function", model(
    [N("Twice", ["x"], ["y"], domain="test")], functions=[fn],
    imports=[h.make_opsetid("", 17), h.make_opsetid("test", 1)]))
with open(os.path.join(here, "weights.bin"), "wb") as f:
    f.write(np.array([0, 1, 2, 3], "<f4").tobytes())
save("good-external", external("weights.bin", 4, 8))
every = [("float32", F, 1.5), ("uint8", T.UINT8, 3), ("int8", T.INT8, -3),
         ("uint16", T.UINT16, 3), ("int16", T.INT16, -3),
         ("int32", T.INT32, -3), ("int64", T.INT64, -3), ("bool", T.BOOL, 1),
         ("float16", T.FLOAT16, 1.5), ("float64", T.DOUBLE, 1.5),
         ("uint32", T.UINT32, 3), ("uint64", T.UINT64, 3),
         ("complex64", T.COMPLEX64, 1 + 2j),
         ("complex128", T.COMPLEX128, 1 + 2j), ("bfloat16", T.BFLOAT16, 1.5),
         ("float8e4m3fn", T.FLOAT8E4M3FN, 1.5), ("uint4", T.UINT4, 3),
         ("int4", T.INT4, -3), ("string", T.STRING, b"s")]
save("good-constants", model(
    [relu] + [N("Identity", [n], ["i" + n]) for n, _, _ in every],
    init=[h.make_tensor(n, t, [1], [v]) for n, t, v in every]))
m = model([relu], opset=1)
m.ir_version = 2
del m.opset_import[:]
save("good-no-opset-ir2", m)

# ---- bad ----
save("bad-cycle", model([N("Add", ["x", "u"], ["t"], name="a"),
                         N("Relu", ["t"], ["u"], name="b"),
                         N("Neg", ["u"], ["y"], name="c")]))
save("bad-self-cycle", model([N("Add", ["x", "y"], ["y"], name="a")]))
save("bad-cycle-in-branch", model([N(
    "If", ["c"], ["y"], name="if",
    then_branch=subgraph([N("Neg", ["y"], ["a"])], ["a"]),
    else_branch=subgraph([N("Abs", ["x"], ["b"])], ["b"]))],
    inputs=["x", vi("c", [], T.BOOL)]))
save("bad-name-twice", model([relu, N("Neg", ["x"], ["y"])]))
save("bad-input-twice", model([relu], inputs=("x", "x")))
save("bad-initializer-twice", model([relu], init=[one, one]))
save("bad-undefined", model([N("Add", ["x", "nowhere"], ["y"], name="n")]))
save("bad-output-undefined", model([relu], outputs=("y", "z")))
save("bad-input-unnamed", model([relu], inputs=("x", "")))
save("bad-no-operator", model([N("", ["x"], ["y"], name="n")]))
save("bad-domain", model([N("Relu", ["x"], ["y"], name="n", domain="no")]))
m = model([relu])
m.graph.node[0].attribute.add(name="a", type=4)
save("bad-attr-without-value", m)
m = model([relu])
m.graph.node[0].attribute.add(name="a", type=2, i=1)
m.graph.node[0].attribute.add(name="a", type=2, i=2)
save("bad-attr-twice", m)
m = model([relu])
m.graph.node[0].attribute.add(type=2, i=1)
save("bad-attr-unnamed", m)
m = model([relu])
m.ClearField("graph")
save("bad-no-graph", m)
save("bad-opset", model([relu], opset=-5))
save("bad-opset-twice", model([relu], imports=[
    h.make_opsetid("", 17), h.make_opsetid("ai.onnx", 12)]))
data = model([relu]).SerializeToString()
save("bad-truncated", data[:-9])
save("bad-text", b"This is no model.\n")
save("bad-empty", b"")
for name, value in (("absolute", "/etc/passwd"), ("dotdot", "a/../../w.bin"),
                    ("missing", "no-such-file.bin"),
                    ("empty", "")):
    save("bad-external-" + name, external(value, 0, 8))
save("bad-external-range", external("weights.bin", 8, 9))
save("bad-external-number", external("weights.bin", "x", 8))
t = T(name="w", data_type=F, dims=[3], raw_data=b"12345678")
save("bad-data-size", model([N("Add", ["x", "w"], ["y"])], init=[t]))
t = T(name="w", data_type=F, dims=[1 << 40, 1 << 40], raw_data=b"12345678")
save("bad-dims-overflow", model([N("Add", ["x", "w"], ["y"])], init=[t]))
deep = b""
for _ in range(60):  # graph in attribute in node in graph in ...
    def wrap(tag, body):
        n, size = len(body), b""
        while n > 127:
            size, n = size + bytes([n & 127 | 128]), n >> 7
        return bytes([tag]) + size + bytes([n]) + body
    deep = wrap(0x0a, wrap(0x2a, wrap(0x32, deep)))
save("bad-deep", wrap(0x3a, deep))
rec = h.make_function("test", "F", ["a"], ["b"],
                      [N("F", ["a"], ["b"], domain="test")],
                      [h.make_opsetid("", 17), h.make_opsetid("test", 1)])
save("bad-function-recursion", model(
    [N("F", ["x"], ["y"], domain="test", name="n")], functions=[rec],
    imports=[h.make_opsetid("", 17), h.make_opsetid("test", 1)]))

# ---- unsupported ----
save("unsupported-map", model([relu], inputs=["x", h.make_value_info(
    "m", onnx.TypeProto(map_type=onnx.TypeProto.Map(key_type=7)))]))
save("unsupported-element-type", model(
    [N("Add", ["x", "w"], ["y"])],
    init=[T(name="w", data_type=99, dims=[2], raw_data=b"12345678")]))
