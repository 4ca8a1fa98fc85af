# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The numbers that go into the cases."""

import math

import torch

from .record import DTYPE_OF

NAN, INF = math.nan, math.inf

# halves both ways, for rounding; inside and outside [-1, 1], for domains
FLOATS = [-3.7, -2.5, -1.5, -1.0, -0.5, -0.25, 0.25, 0.5, 1.0, 1.5, 2.5, 3.3]
SPECIAL = [NAN, INF, -INF, -0.0, 0.0, 1e5, -1e5, 1e-5, 120.0, -120.0]
HUGE = SPECIAL + [1e30, -1e30, 1e-30]
INTS = [-128, -100, -7, -3, -2, -1, 0, 1, 2, 3, 64, 127]
BYTES = [0, 1, 2, 3, 5, 7, 64, 100, 127, 128, 200, 255]
BOOLS = [True, False, False, True, True, False] * 2
COMPLEX = [-1.5 + 2j, -1 - 0.5j, 0.25j, 0.5 + 0j, 1 + 1j, 2 - 3j]

FLOAT_NAMES = ["f32", "f64", "f16", "bf16"]
INT_NAMES = ["i64", "i32", "i8", "u8"]


def tensor(values, name="f32", shape=None):
    t = torch.tensor(values, dtype=DTYPE_OF[name])
    return t if shape is None else t.reshape(shape)


def extremes(name):
    info = torch.iinfo(DTYPE_OF[name])
    low = [info.min, info.min + 1, -1] if info.min else [0, 1, 2]
    return low + [1, info.max - 1, info.max]


def plain(name, shape=(3, 4)):
    """Twelve ordinary values of a dtype."""
    pool = {"b1": BOOLS, "u8": BYTES, "c64": COMPLEX + COMPLEX}
    if name in FLOAT_NAMES:
        return tensor(FLOATS, name, shape)
    return tensor(pool.get(name, INTS), name, shape)


def ramp(shape, name="f32", seed=0):
    """Values without pattern, but always the same: a low discrepancy row
    in [-1, 1) for floats, in [-9, 9] for integers."""
    count = math.prod(shape)
    golden = 0.6180339887498949
    offset = 0.1 + 0.37 * seed
    row = [((offset + golden * (i + 1)) % 1.0) for i in range(count)]
    dtype = DTYPE_OF[name]
    if name == "b1":
        return torch.tensor([r > 0.4 for r in row]).reshape(shape)
    if dtype.is_complex:
        pairs = [complex(2 * r - 1, 2 * s - 1)
                 for r, s in zip(row, row[1:] + row[:1])]
        return torch.tensor(pairs, dtype=dtype).reshape(shape)
    if dtype.is_floating_point:
        # multiples of 1/256, exact in f32 and f16
        return torch.tensor([math.floor(512 * r - 256) / 256 for r in row],
                            dtype=dtype).reshape(shape)
    low = 0 if name == "u8" else -9
    return torch.tensor([math.floor(low + (10 - low) * r) for r in row],
                        dtype=dtype).reshape(shape)
