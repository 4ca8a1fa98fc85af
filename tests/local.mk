## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## Every test speaks TAP.  Three kinds:
##  - tests/unit/t-*.c, linked with all internal functions; one line per test
##    in the room's tests/unit/ROOM.mk:  check_PROGRAMS += tests/unit/t-foo
##  - shell scripts: TESTS += tests/x/y.sh in the room's fragment
##  - *.mlir with RUN lines anywhere below tests/; nothing to list, run-lit.sh
##    finds them and reports each file.  Without RUN lines they are data.
include tests/unit/base.mk
include tests/unit/ops.mk
include tests/unit/dialect.mk
include tests/unit/infer.mk
include tests/unit/onnx.mk
include tests/unit/pt2.mk
include tests/unit/pass.mk
include tests/unit/lower.mk
include tests/unit/run.mk
include tests/unit/api.mk
include tests/fuzz/local.mk
include tests/models/local.mk

TESTS += $(check_PROGRAMS) tests/run-lit.sh

## What holds for the whole house; see each script's first lines.
house_tests = tests/house/layers.sh tests/house/man.sh tests/house/rows.sh tests/house/size.sh \
	tests/house/spdx.sh tests/house/startup.sh tests/house/symbols.sh \
	tests/house/version.sh
TESTS += $(house_tests)

## Programs of others, built against the installed tree.
TESTS += tests/downstream/test.sh

LOG_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
SH_LOG_DRIVER = $(LOG_DRIVER)
SH_LOG_COMPILER = $(SHELL)
TEST_EXTENSIONS = .sh
AM_TESTS_ENVIRONMENT = \
	srcdir='$(abs_top_srcdir)'; export srcdir; \
	top_srcdir='$(abs_top_srcdir)'; export top_srcdir; \
	top_builddir='$(abs_top_builddir)'; export top_builddir; \
	NM='$(NM)'; export NM; \
	MANDOC='$(MANDOC)'; export MANDOC; \
	MLIR_OPT='$(MLIR_OPT)'; export MLIR_OPT; \
	with_mlir='$(with_mlir)'; export with_mlir; \
	SAN_FLAGS='$(SAN_FLAGS)'; export SAN_FLAGS; \
	CC='$(CC)'; export CC; \
	PATH="$$top_builddir/bin:$$PATH"; export PATH;

## A test runs again when what it looks at has changed.
tests/run-lit.log: $(bin_PROGRAMS)

clean-local:
	rm -rf tests/lit-out tests/ops/stablehlo-out

## The recorded cases of tests/ops, through each target.
EXTRA_PROGRAMS = tests/ops/run-cases
check_DATA += tests/ops/run-cases
include tests/pt2-opinfo/local.mk
TESTS += tests/ops/cases-linalg.sh tests/ops/cases-tosa.sh \
	tests/ops/cases-stablehlo.sh
