## SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
## Examples use the tools and the installed library, as anybody would: none
## links what is internal.
noinst_PROGRAMS += examples/digits/show
examples_digits_show_SOURCES = examples/digits/show.c
examples_digits_show_CPPFLAGS = -include config.h \
	-DDIGITS_DIR='"$(abs_top_srcdir)/examples/digits"'
examples_digits_show_LDFLAGS = $(SAN_FLAGS)
examples_digits_show_LDADD = -lm
