/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "../fuzz/replay.h"

int
main(void)
{
	return replay("tests/import/onnx", ".onnx", "good-");
}
