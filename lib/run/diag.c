/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/diag.h"

#include <stdio.h>
#include <string.h>

void
tm_text_append(MlirStringRef part, void *data)
{
	tm_text *const t = data;
	const size_t room = t->cap - t->len - 1;
	const size_t n = part.length < room ? part.length : room;

	memcpy(t->ptr + t->len, part.data, n);
	t->len += n;
	t->ptr[t->len] = '\0';
}

/* "file:line:column", the nearest of a fused or called location; empty where
 * nothing is known. */
static void
print_place(MlirLocation loc, tm_text *out)
{
	char number[48];

	while (mlirLocationIsAFused(loc) &&
	       mlirLocationFusedGetNumLocations(loc) > 0) {
		MlirLocation first[8];

		if (mlirLocationFusedGetNumLocations(loc) > 8)
			return;
		mlirLocationFusedGetLocations(loc, first);
		loc = first[0];
	}
	if (mlirLocationIsAName(loc)) {
		tm_text_append(mlirIdentifierStr(mlirLocationNameGetName(loc)),
		               out);
		return;
	}
	if (!mlirLocationIsAFileLineColRange(loc))
		return;
	tm_text_append(mlirIdentifierStr(
	                       mlirLocationFileLineColRangeGetFilename(loc)),
	               out);
	snprintf(number, sizeof number, ":%d:%d",
	         mlirLocationFileLineColRangeGetStartLine(loc),
	         mlirLocationFileLineColRangeGetStartColumn(loc));
	tm_text_append(mlirStringRefCreateFromCString(number), out);
}

static MlirLogicalResult
record(MlirDiagnostic d, void *data)
{
	tm_diag *const diag = data;
	char place[160] = "", message[320] = "";
	tm_text p = { place, sizeof place, 0 };
	tm_text m = { message, sizeof message, 0 };

	if (mlirDiagnosticGetSeverity(d) != MlirDiagnosticError)
		return mlirLogicalResultSuccess();
	mlirDiagnosticPrint(d, tm_text_append, &m);
	print_place(mlirDiagnosticGetLocation(d), &p);
	tm_fail(diag->err, diag->status, TM_NO_OFFSET, "%s%s%s", place,
	        p.len ? ": " : "", message);
	return mlirLogicalResultSuccess();
}

void
tm_diag_begin(tm_diag *diag, MlirContext ctx, tm_status status, tm_error *err)
{
	*diag = (tm_diag){ .ctx = ctx, .err = err, .status = status };
	diag->id = mlirContextAttachDiagnosticHandler(ctx, record, diag, NULL);
}

void
tm_diag_end(tm_diag *diag)
{
	mlirContextDetachDiagnosticHandler(diag->ctx, diag->id);
}
