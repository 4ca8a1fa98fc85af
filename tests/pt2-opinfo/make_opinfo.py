#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports samples of PyTorch's own operator database, with its answers.

For each operator of op_db: up to eight samples over f32, i64, bool, f16 or
bf16, and complex64; each as it is, and once more with every dimension
dynamic.  They go to data/OP.pt2.gz, which is, unpacked, a PT2 archive:

    models/CASE.json              a program that calls the operator
    models/CASE_dyn.json          the same with dynamic dimensions, if any
                                  dimension can be
    samples/CASE/input_N.npy      for both; bf16 is stored as f32
    samples/CASE/output_N.npy     inputs that the operator changes, then
                                  its results: the order of the program's
                                  signature
    samples/cases.txt             a line per model: its name, the folder of
                                  its data, atol, rtol

index.tsv says which operators there are (core: it has Core ATen's tag) and
skipped.tsv which samples are not there and why.

usage: make_opinfo.py [OP]...

Needs torch and expecttest; the results are committed.
"""

import gzip
import io
import itertools
import logging
import os
import sys
import warnings
import zipfile
import zlib

import numpy as np
import torch
import torch.utils._pytree as pytree
from torch.export import Dim
from torch.export.pt2_archive._package import package_pt2
from torch.testing._internal.common_device_type import toleranceOverride
from torch.testing._internal.common_methods_invocations import op_db

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLES = 8
LOOK_AT = 48                    # so many of the database's samples
SMALL, LARGE = 256, 30000       # elements going in and out of a sample
QUOTAS = {torch.float32: 4, torch.int64: 1, torch.bool: 1, "half": 1,
          torch.complex64: 1}
SHORT = {torch.float32: "f32", torch.int64: "i64", torch.bool: "b1",
         torch.float16: "f16", torch.bfloat16: "bf16",
         torch.complex64: "c64"}
# torch.testing's defaults
TOLERANCES = {torch.float16: (1e-5, 1e-3), torch.bfloat16: (1e-5, 1.6e-2),
              torch.float32: (1e-5, 1.3e-6), torch.complex64: (1e-5, 1.3e-6),
              torch.int64: (0, 0), torch.bool: (0, 0)}


class Skip(Exception):
    """This sample cannot be a case; says why."""


class TooLarge(Skip):
    """There are better samples, mostly."""


class Call(torch.nn.Module):
    """A call of a function, whose tensors are its inputs."""

    def __init__(self, fn, sample):
        super().__init__()
        self.fn = fn
        everything = (sample.input, tuple(sample.args), sample.kwargs)
        self.leaves, self.spec = pytree.tree_flatten(everything)
        self.places = [i for i, leaf in enumerate(self.leaves)
                       if isinstance(leaf, torch.Tensor)]
        self.tensors = [self.leaves[i] for i in self.places]
        for i in self.places:
            self.leaves[i] = None

    def forward(self, *tensors):
        leaves = list(self.leaves)
        for i, tensor in zip(self.places, tensors):
            leaves[i] = tensor
        x, args, kwargs = pytree.tree_unflatten(leaves, self.spec)
        # named tuples cannot be saved, and no file needs their names
        return tuple(pytree.tree_leaves(self.fn(x, *args, **kwargs)))


def seed(*words):
    torch.manual_seed(zlib.crc32(" ".join(map(str, words)).encode()))


def array(value):
    if not isinstance(value, torch.Tensor):
        return np.array(value)
    value = value.detach().resolve_conj().resolve_neg().contiguous()
    if value.dtype == torch.bfloat16:
        value = value.float()
    return value.numpy()


def plain(tensor):
    if tensor.layout != torch.strided or tensor.is_quantized:
        raise Skip("layout %s" % tensor.layout)
    return tensor.detach().contiguous().clone()


def same(a, b):
    return len(a) == len(b) and all(
        np.array_equal(x, y, equal_nan=x.dtype.kind in "fc")
        for x, y in zip(a, b))


class Sample:
    """One sample: what goes in, what comes out, and how to call it."""

    def __init__(self, op, sample):
        self.module = Call(op.op, sample)
        self.inputs = [plain(t) for t in self.module.tensors]
        self.before = [array(t) for t in self.inputs]
        if sum(a.size for a in self.before) > LARGE:
            raise TooLarge("more than %d elements" % LARGE)
        self.outputs = self.run()
        self.size = sum(a.size for a in self.before + self.outputs)
        if self.size > LARGE:
            raise TooLarge("more than %d elements" % LARGE)

    def run(self):
        copies = [t.clone() for t in self.inputs]
        result = self.module(*copies)
        after = [array(t) for t in copies]
        self.changed = [i for i, (a, b) in enumerate(zip(after, self.before))
                        if not same([a], [b])]
        for value in result:
            if not isinstance(value, (torch.Tensor, bool, int, float)):
                raise Skip("returns a %s" % type(value).__name__)
            if isinstance(value, torch.Tensor):
                plain(value)
        return [after[i] for i in self.changed] + [array(value)
                                                   for value in result]

    def is_random(self, program):
        """Not the same for every seed.  The database's own functions set
        a seed, so it is the program that tells."""
        tag = torch.Tag.nondeterministic_seeded
        if not any(tag in getattr(node.target, "tags", ())
                   for node in program.graph.nodes):
            return False
        results = []
        for number in range(16):
            seed(number)
            copies = [t.clone() for t in self.inputs]
            results.append([array(v) for v in program.module()(*copies)])
        return not all(same(results[0], r) for r in results)

    def functional(self, program):
        """The program whose signature says which inputs it changes."""
        program = program.run_decompositions({})
        signature = program.graph_signature
        names = list(signature.user_inputs_to_mutate.values())
        if names != [signature.user_inputs[i] for i in self.changed]:
            raise Skip("changes its input in another order")
        return program

    def export(self, dynamic):
        shapes = None
        if dynamic and not any(t.dim() for t in self.inputs):
            return None
        if dynamic:
            shapes = (tuple((Dim.AUTO,) * t.dim() for t in self.inputs),)
        program = torch.export.export(self.module, tuple(self.inputs),
                                      dynamic_shapes=shapes, strict=False)
        if dynamic and not program.range_constraints:
            return None
        if self.is_random(program):
            raise Skip("random")
        if self.changed:
            program = self.functional(program)
        for node in program.graph.nodes:
            node.meta = {k: v for k, v in node.meta.items() if k == "val"}
        program._example_inputs = None
        return program


def wanted_dtypes(op):
    """(dtype, number of samples), eight in all where the op allows."""
    have = op.supported_dtypes("cpu")
    half = [d for d in (torch.float16, torch.bfloat16) if d in have]
    if zlib.crc32(op.name.encode()) % 2:
        half.reverse()
    quotas = {(half[0] if half else None) if d == "half" else d: n
              for d, n in QUOTAS.items()}
    quotas = {d: n for d, n in quotas.items() if d in have}
    if quotas:
        first = next(iter(quotas))
        quotas[first] += SAMPLES - sum(quotas.values())
    return quotas


def spread(items, count):
    """count of the items, evenly over the list: the first is often odd."""
    if len(items) <= count:
        return items
    return [items[(2 * i + 1) * len(items) // (2 * count)]
            for i in range(count)]


def all_samples(op, dtype):
    """The database's samples, and its edge cases where it has them."""
    seed(op.name, op.variant_test_name, dtype)
    makers = [op.sample_inputs]
    if op.reference_inputs_func is not None:
        makers.append(op.reference_inputs)
    for maker in makers:
        yield from itertools.islice(
            maker("cpu", dtype, requires_grad=False), LOOK_AT)


def samples_of(op, dtype, count, skipped):
    good, large = [], None
    for sample in all_samples(op, dtype):
        try:
            good.append(Sample(op, sample))
        except TooLarge as why:
            large = (dtype, str(why))
        except Skip as why:
            skipped.append((dtype, str(why)))
        except Exception as why:
            skipped.append((dtype, "PyTorch: %s" % type(why).__name__))
    if large and not good:
        skipped.append(large)
    small = [s for s in good if s.size <= SMALL]
    if len(small) >= count:
        return spread(small, count)
    return sorted(good, key=lambda s: s.size)[:count]


def tolerance(op, dtype):
    """What PyTorch's tests allow for this op and dtype on a CPU."""
    atol, rtol = TOLERANCES[dtype]
    for decorate in op.decorators:
        if getattr(decorate, "device_type", None) not in (None, "cpu"):
            continue
        for inner in getattr(decorate, "decorators", []):
            if isinstance(inner, toleranceOverride) and \
                    dtype in inner.d:
                own = inner.d[dtype]
                atol, rtol = max(atol, own.atol), max(rtol, own.rtol)
    return atol, rtol


def npy(values):
    buffer = io.BytesIO()
    np.lib.format.write_array(buffer, np.asarray(values, order="C"), (1, 0))
    return buffer.getvalue()


def write_archive(path, programs, files):
    """PyTorch's archive without what changes from run to run."""
    made = io.BytesIO()
    package_pt2(made, exported_programs=programs)
    out = io.BytesIO()
    with zipfile.ZipFile(made) as source, zipfile.ZipFile(out, "w") as to:
        members = [(i.filename, source.read(i)) for i in source.infolist()]
        members += [("archive/samples/" + name, data)
                    for name, data in files.items()]
        for name, data in members:
            if "serialization_id" in name:
                continue
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            to.writestr(info, data)
    with open(path, "wb") as f:
        with gzip.GzipFile("", "wb", 9, f, mtime=0) as packed:
            packed.write(out.getvalue())


def export_all(name, sample, programs, skipped):
    """Adds the static and the dynamic program; their names."""
    names = []
    for dynamic in (False, True):
        model = name + ("_dyn" if dynamic else "")
        try:
            program = sample.export(dynamic)
            if program is None:
                continue
            # what cannot be written is found out here, not for all at once
            package_pt2(io.BytesIO(), exported_programs={model: program})
            programs[model] = program
            names.append(model)
        except Skip as why:
            skipped.append((model, str(why)))
        except Exception as why:
            skipped.append((model, "export: %s" % type(why).__name__))
    return names


def one_op(op, stem):
    """Writes the archive of an op; (number of models, what was skipped)."""
    programs, files, lines, skipped = {}, {}, [], []
    for dtype, count in wanted_dtypes(op).items():
        for i, sample in enumerate(samples_of(op, dtype, count, skipped)):
            case = "%s_%d" % (SHORT[dtype], i)
            models = export_all(case, sample, programs, skipped)
            if not models:
                continue
            for kind, arrays in (("input", sample.before),
                                 ("output", sample.outputs)):
                for j, values in enumerate(arrays):
                    files["%s/%s_%d.npy" % (case, kind, j)] = npy(values)
            for model in models:
                lines.append("%s %s %g %g\n" % (model, case,
                                                *tolerance(op, dtype)))
    if programs:
        files["cases.txt"] = "".join(lines).encode()
        write_archive(os.path.join(HERE, "data", stem + ".pt2.gz"),
                      programs, files)
    return len(programs), skipped


def core_names():
    """Base names of the Core ATen operators, by their tag."""
    names = set()
    for name in dir(torch.ops.aten):
        packet = getattr(torch.ops.aten, name)
        if not isinstance(packet, torch._ops.OpOverloadPacket):
            continue
        for overload in packet.overloads():
            if torch.Tag.core in getattr(packet, overload).tags:
                names.add(name)
    return names


def stem_of(op):
    name = op.name + ("." + op.variant_test_name if op.variant_test_name
                      else "")
    return "".join(c if c.isalnum() or c == "_" else "_" for c in name)


def quiet():
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)


def write_table(name, head, rows):
    with open(os.path.join(HERE, name), "w") as out:
        out.write("\t".join(head) + "\n")
        for row in sorted(rows):
            out.write("\t".join(map(str, row)) + "\n")


def main(only):
    quiet()
    os.makedirs(os.path.join(HERE, "data"), exist_ok=True)
    core = core_names()
    index, missing = [], set()
    for op in op_db:
        stem = stem_of(op)
        if only and stem not in only:
            continue
        if "empty" in op.name:
            missing.add((stem, "all", "not initialised"))
            continue
        count, skipped = one_op(op, stem)
        torch._dynamo.reset()
        missing |= {(stem, SHORT.get(what, what), why)
                    for what, why in skipped}
        if count:
            aten = op.aten_name or op.name
            index.append((stem, aten, "core" if aten in core else "other",
                          count))
        print("%s: %d" % (stem, count), flush=True)
    if not only:
        write_table("index.tsv", ("archive", "aten", "core", "models"), index)
        write_table("skipped.tsv", ("archive", "sample", "reason"), missing)


if __name__ == "__main__":
    main(sys.argv[1:])
