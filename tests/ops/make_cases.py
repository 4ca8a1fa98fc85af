#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes tests/ops/<family>/<op>.mlir and .npz from PyTorch's own answers.

Needs PyTorch; the results are committed, so that building and testing do
not.  A new operator is one line in a list of maker/<family>.py.  Running it
again with the same PyTorch on the same kind of machine gives the same bytes.

usage: make_cases.py [FAMILY]...
"""

import os
import sys

import torch

from maker import (attention, backward, binary, complex, constructors, conv,
                   gather, losses, matmul, norms, pooling, reductions, scalar,
                   ternary, unary, upsample, views)
from maker.record import Suite

FAMILIES = {
    "elementwise": [unary, binary, ternary],
    "matmul": [matmul],
    "conv": [conv],
    "pooling": [pooling],
    "norms": [norms],
    "reductions": [reductions],
    "views": [views],
    "gather": [gather],
    "constructors": [constructors],
    "upsample": [upsample],
    "attention": [attention],
    "losses": [losses],
    "complex": [complex],
    "scalar": [scalar],
    "backward": [backward],
}


def main(names):
    torch.manual_seed(0)
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)
    top = os.path.dirname(os.path.abspath(__file__))
    for name in names or FAMILIES:
        suite = Suite()
        for module in FAMILIES[name]:
            module.cases(suite)
        suite.write(top)
        count = sum(len(cases) for cases in suite.files.values())
        print("%s: %d ops, %d cases" % (name, len(suite.files), count))


if __name__ == "__main__":
    main(sys.argv[1:])
