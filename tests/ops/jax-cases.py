#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and runs StableHLO cases with jaxlib, against PyTorch's answers.

usage: jax-cases.py LOWERED_DIR CASES_DIR

LOWERED_DIR holds OP.CASE.mlir (run-cases -w); CASES_DIR is tests/ops.  Prints
TAP; where jaxlib is not there, one skipped test.
"""
import glob
import os
import re
import sys

try:
    import numpy as np
    import jax
    from jax._src.lib import _jax
    from jaxlib import xla_client
except ImportError:
    print("1..0 # SKIP no jaxlib")
    sys.exit(0)

TOLERANCE = {"float16": (1e-3, 1e-5), "bfloat16": (1.6e-2, 1e-5),
             "float32": (1e-5, 1e-5), "float64": (1e-7, 1e-7),
             "complex64": (1e-5, 1e-5), "complex128": (1e-7, 1e-7)}


def entries(archive, case, kind):
    """The arrays CASE.KIND0, CASE.KIND1, … of an .npz file."""
    names = set(archive.files)
    for name in (case, re.sub("_dyn$", "", case)):
        found = []
        while "%s.%s%d" % (name, kind, len(found)) in names:
            found.append(archive["%s.%s%d" % (name, kind, len(found))])
        if found:
            return found
    return []


def argument_types(text):
    head = text[text.index("@main("):]
    return re.findall(r"%\w+: tensor<(?:[\d?]+x)*([\w<>]+)>", head[:head.index("->") if "->" in head else None])


def run(client, devices, text, inputs):
    types = argument_types(text)
    args = []
    for array, element in zip(inputs, types):
        if element == "bf16":
            array = array.astype(jax.numpy.bfloat16)
        args.append(jax.device_put(np.ascontiguousarray(array)))
    exe = client.compile_and_load(text.encode(), devices, xla_client.CompileOptions())
    result = exe.execute_sharded(args)
    return [np.asarray(a[0]) for a in result.disassemble_into_single_device_arrays()]


def differs(got, want):
    """Why GOT is not WANT, or None."""
    if got.shape != want.shape:
        return "shape %s, not %s" % (got.shape, want.shape)
    rtol, atol = TOLERANCE.get(str(got.dtype), (0, 0))
    if str(got.dtype) == "bfloat16":
        got = got.astype(np.float32)
    if got.dtype != want.dtype:
        return "type %s, not %s" % (got.dtype, want.dtype)
    good = np.isclose(got, want, rtol=rtol, atol=atol, equal_nan=True)
    if good.all():
        return None
    at = np.argwhere(~good)[0] if got.ndim else ()
    return "%s, not %s" % (got[tuple(at)], want[tuple(at)])


def main():
    jax.config.update("jax_enable_x64", True)
    client = jax.devices()[0].client
    devices = _jax.DeviceList(tuple(jax.devices()[:1]))
    archives = {os.path.basename(p)[:-4]: p for p in glob.glob(sys.argv[2] + "/*/*.npz")}
    n = bad = 0
    for path in sorted(glob.glob(sys.argv[1] + "/*.mlir")):
        op, case = os.path.basename(path)[:-5].rsplit(".", 1)
        text = open(path).read()
        n += 1
        # A compiled program has static sizes: a dynamic case is only read.
        if "?" in text:
            print("ok %d - %s:%s # SKIP dynamic sizes" % (n, op, case))
            continue
        text = text.replace("@%s(" % case, "@main(", 1)
        with np.load(archives[op]) as archive:
            inputs, wants = entries(archive, case, "in"), entries(archive, case, "out")
        try:
            gots = run(client, devices, text, inputs)
            why = [d for d in map(differs, gots, wants) if d]
        except Exception as e:  # jaxlib's own error types vary
            why = [str(e).split("\n")[0]]
        bad += bool(why)
        print("%sok %d - %s:%s%s" % ("not " if why else "", n, op, case, ": " + why[0] if why else ""))
    print("1..%d" % n)
    return bad != 0


sys.exit(main())
