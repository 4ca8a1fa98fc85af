#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# update-map.sh: writes lib/torch-mlir.map.in and the symbols file of
# libtorch-mlir0 anew from the public headers.  Look at the difference before
# committing it: a name that is gone is a break of the ABI.
set -eu
cd "$(dirname "$0")/.."
names=$(build-aux/abi-names.sh include/torch-mlir-c/*.h)

tier()
{
	printf '%s\n' "$names" | sed -n "s/^$1 //p"
}

map_list()
{
	tier "$1" | sed 's/.*/\t\t&;/'
}

cat >lib/torch-mlir.map.in <<END
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The names that the library exports; written by build-aux/update-map.sh.
 * @configure_input@ */

/* From headers that need none of MLIR's: these outlive its majors. */
TORCH_MLIR_0.1 {
	global:
$(map_list free)
	local:
		*;
};

/* From headers with MLIR's types: a program built on another major of MLIR is
 * refused by the loader instead of crashing. */
TORCH_MLIR_0.1_MLIR_@MLIR_MAJOR@ {
	global:
$(map_list mlir)
};
END

{
	echo "libtorch-mlir.so.0 libtorch-mlir0 #MINVER#"
	echo "* Build-Depends-Package: libtorch-mlir-dev"
	{
		echo TORCH_MLIR_0.1@TORCH_MLIR_0.1
		tier free | sed 's/$/@TORCH_MLIR_0.1/'
		echo TORCH_MLIR_0.1_MLIR_22@TORCH_MLIR_0.1_MLIR_22
		tier mlir | sed 's/$/@TORCH_MLIR_0.1_MLIR_22/'
	} | LC_ALL=C sort | sed 's/.*/ & 0.1.0/'
} >debian/libtorch-mlir0.symbols
