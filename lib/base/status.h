/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_STATUS_H
#define TM_BASE_STATUS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * What went wrong.  Users act differently on each, so no two are merged:
 * a corrupt file is repaired, an unsupported one waits for a newer release,
 * a limit is raised by a flag.
 */
typedef enum tm_status {
	TM_OK,
	TM_EINVAL, /* corrupt, or contradicts itself */
	TM_EUNSUP, /* well formed, but nothing here can do it */
	TM_ELIMIT, /* larger or deeper than the caller allows */
	TM_ENOMEM, /* out of memory */
	TM_EIO     /* the operating system refused; errno was read */
} tm_status;

#define TM_NODISCARD __attribute__((warn_unused_result))
#define TM_PRINTF(f, a) __attribute__((format(printf, f, a)))

/* Leaves the function with the status of E, if E failed. */
#define TM_TRY(e)                         \
	do {                              \
		const tm_status s_ = (e); \
		if (s_ != TM_OK)          \
			return s_;        \
	} while (0)

/*
 * The one message about a file that has no MLIR location yet.  The first
 * failure sticks: later calls of tm_fail() on the same error change nothing.
 */
typedef struct tm_error {
	tm_status status;
	bool has_offset;
	uint64_t offset; /* of the byte that is wrong, from the file's start */
	char reason[480];
} tm_error;

#define TM_NO_OFFSET UINT64_MAX

/* Records a failure unless one is recorded, and returns the status that
 * stands.  ERR may be NULL.  Usage: return tm_fail(err, TM_EINVAL, at, "…"). */
tm_status tm_fail(tm_error *err, tm_status status, uint64_t offset,
                  const char *format, ...) TM_PRINTF(4, 5);

/* Returns "corrupt", "unsupported", … ; static storage. */
const char *tm_status_name(tm_status status);

#endif
