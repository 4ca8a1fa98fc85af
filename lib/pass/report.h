/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_REPORT_H
#define TM_PASS_REPORT_H

#include "base/arena.h"
#include "base/map.h"

#include <mlir-c/IR.h>
#include <stdio.h>

/*
 * What a run could not do: one entry per op name and reason, with how often
 * it occurred and where first.  Users need all of it at once, not the first
 * failure of each attempt.  Zero-initialise.
 */
typedef struct tm_report_entry {
	tm_str op;     /* "torch.aten.foo" */
	tm_str reason;
	tm_str where;  /* the first one's location, as text */
	MlirLocation loc;
	size_t count;
} tm_report_entry;

typedef struct tm_report {
	tm_arena arena;
	tm_report_entry *entries;
	size_t n, cap;
	tm_map index; /* "op: reason" -> entry */
} tm_report;

/* Counts OP in.  Fits tm_unsupported_fn; USER is the report. */
void tm_report_add(MlirOperation op, const char *reason, void *user);
/* The op's name; of a torch.operator, the name that it stands for. */
tm_str tm_report_op_name(MlirOperation op);
/* Adds what FROM holds. */
void tm_report_merge(tm_report *report, const tm_report *from);
/* Emits one error with everything, at the first op's location.  Nothing if
 * the report is empty. */
void tm_report_emit(const tm_report *report);
/* The same as text lines on STREAM. */
void tm_report_print(const tm_report *report, FILE *stream);
void tm_report_free(tm_report *report);

#endif
