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
    for name in (case, re.sub("_dyn$", "", case)):
        found = []
        while "%s.%s%d" % (name, kind, len(found)) in archive:
            found.append(archive["%s.%s%d" % (name, kind, len(found))])
        if found:
            return found
    return []


SIGNATURE = re.compile(r"func\.func @(\w+)\((.*?)\)(?: -> (.*?))? \{$", re.M)


def split_types(text):
    """"tensor<f32>, tensor<i64>" as a list."""
    return re.findall(r"tensor<[^<>]*(?:<[^<>]*>)?>", text or "")


class Program:
    """Several cases of one op as one module: compiling is what takes time."""

    def __init__(self):
        self.functions, self.calls, self.params, self.results = [], [], [], []
        self.returned, self.inputs, self.cases = [], [], []

    def add(self, case, text, inputs):
        found = SIGNATURE.search(text)
        types, results = split_types(found.group(2)), split_types(found.group(3))
        first = len(self.params)
        names = ["%%a%d" % (first + i) for i in range(len(types))]
        self.params += ["%s: %s" % (n, t) for n, t in zip(names, types)]
        body = text[text.index("{\n") + 2:text.rindex("}")] if text.startswith("module") else text
        self.functions.append(body.replace("func.func @", "func.func private @", 1))
        value = "%%r%d" % len(self.calls)
        self.calls.append("%s:%d = func.call @%s(%s) : (%s) -> (%s)" % (
            value, len(results), found.group(1), ", ".join(names), ", ".join(types), ", ".join(results)))
        self.returned += ["%s#%d" % (value, i) for i in range(len(results))]
        self.results += results
        for array, element in zip(inputs, types):
            if "bf16" in element:
                array = array.astype(jax.numpy.bfloat16)
            self.inputs.append(jax.device_put(np.ascontiguousarray(array)))
        self.cases.append((case, len(results)))

    def text(self):
        return "module {\n%s\nfunc.func public @main(%s) -> (%s) {\n%s\nreturn %s : %s\n}\n}" % (
            "\n".join(self.functions), ", ".join(self.params), ", ".join(self.results),
            "\n".join(self.calls), ", ".join(self.returned), ", ".join(self.results))

    def run(self, client, devices):
        """The results of each case."""
        exe = client.compile_and_load(self.text().encode(), devices, xla_client.CompileOptions())
        flat = [np.asarray(a[0]) for a in
                exe.execute_sharded(self.inputs).disassemble_into_single_device_arrays()]
        for _, n in self.cases:
            yield flat[:n]
            flat = flat[n:]


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


class Tap:
    """Counts; a case named in KNOWN ("OP:CASE reason" lines) may fail."""

    def __init__(self, known):
        self.n = self.bad = 0
        with open(known) as file:
            self.known = {line.split(" ")[0] for line in file if line[0] not in "#\n"}

    def say(self, good, name, note=""):
        self.n += 1
        if name in self.known:
            good, note = not good, " # SKIP known" if not good else ": holds now"
        self.bad += not good
        print("%sok %d - %s%s" % ("" if good else "not ", self.n, name, note))


def check(tap, client, devices, op, cases, archive):
    """Runs CASES, (name, text), of OP."""
    program = Program()
    for case, text in cases:
        program.add(case, text, entries(archive, case, "in"))
    try:
        for (case, _), gots in zip(program.cases, program.run(client, devices)):
            why = [d for d in map(differs, gots, entries(archive, case, "out")) if d]
            tap.say(not why, "%s:%s" % (op, case), ": " + why[0] if why else "")
    except Exception as e:  # jaxlib's own error types vary
        if len(cases) > 1:
            for one in cases:
                check(tap, client, devices, op, [one], archive)
        else:
            tap.say(False, "%s:%s" % (op, cases[0][0]), ": " + str(e).split("\n")[0])


def main():
    jax.config.update("jax_enable_x64", True)
    client = jax.devices()[0].client
    devices = _jax.DeviceList(tuple(jax.devices()[:1]))
    archives = {}
    for path in glob.glob(sys.argv[2] + "/*/*.npz"):
        archives.setdefault(os.path.basename(path)[:-4], {}).update(np.load(path))
    ops = {}
    for path in sorted(glob.glob(sys.argv[1] + "/*.mlir")):
        op, case = os.path.basename(path)[:-5].rsplit(".", 1)
        with open(path) as file:
            text = file.read()
        # A compiled program has static sizes and takes tensors: what is
        # dynamic or on Python numbers is only read.
        if "?" not in text and not re.search(r"@\w+\([^)]*: [if]\d|-> \(?[if]\d", text):
            ops.setdefault(op, []).append((case, text))
    tap = Tap(sys.argv[2] + "/known-stablehlo")
    for op, cases in ops.items():
        check(tap, client, devices, op, cases, archives[op])
    print("1..%d" % tap.n)
    return tap.bad != 0


sys.exit(main())
