#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the inputs and answers of scale.mlir; needs NumPy and onnx.

good/test_data_set_0 holds TensorProtos, good/test_data_set_1 .npy files; in
bad/test_data_set_0 one element of the first answer is wrong.
"""
import pathlib

import numpy
from onnx import numpy_helper

here = pathlib.Path(__file__).parent
y = numpy.array([0.5, -1, 3], 'f')


def write_npy(folder, name, array):
    numpy.save(folder / f'{name}.npy', array)


def write_pb(folder, name, array):
    data = numpy_helper.from_array(array, name).SerializeToString()
    (folder / f'{name}.pb').write_bytes(data)


def write_set(folder, rows, write, wrong=False):
    folder.mkdir(parents=True, exist_ok=True)
    x = numpy.arange(rows * 3, dtype='f').reshape(rows, 3)
    answer = x * 2 + y
    if wrong:
        answer[1, 2] += 0.25
    n = numpy.array(7, 'i8')
    for name, array in (('input_0', x), ('input_1', y), ('input_2', n),
                        ('output_0', answer), ('output_1', n)):
        write(folder, name, array)


write_set(here / 'good/test_data_set_0', 2, write_pb)
write_set(here / 'good/test_data_set_1', 4, write_npy)
write_set(here / 'bad/test_data_set_0', 3, write_npy, wrong=True)
write_npy(here, 'wide', numpy.zeros((2, 4), 'f'))
write_npy(here, 'double', numpy.zeros((2, 3), 'f8'))
write_npy(here, 'hundred', numpy.array(100, 'i8'))
