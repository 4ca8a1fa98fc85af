/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/runtime.h"

#include "base/convert.h"
#include "run/half.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/*
 * Compiled code calls these without an argument that could say which run it
 * belongs to, so the run is found through its thread.
 */
static _Thread_local tm_frame *current;

/* ---- memory ---- */

/* In front of what the code sees; keeps it aligned for any vector. */
typedef struct tm_frame_block {
	struct tm_frame_block *next, *prev;
} tm_frame_block;

enum { BLOCK_HEADER = 64 };

/* A buffer of a tebibyte is a mistake in a size. */
#define BLOCK_LIMIT ((UINT64_C(1) << 40) - 4096)

static void
fail(tm_status status, const char *message)
{
	tm_frame *const f = current;

	f->status = tm_fail(f->err, status, TM_NO_OFFSET, "%s", message);
	longjmp(f->escape, 1);
}

static void *
block_alloc(size_t size)
{
	tm_frame *const f = current;
	tm_frame_block *block = NULL;
	void *at;

	if (size <= BLOCK_LIMIT &&
	    !posix_memalign(&at, BLOCK_HEADER, size + BLOCK_HEADER))
		block = at;
	if (!block) {
		fail(TM_ENOMEM, "out of memory while running");
		return NULL;
	}
	*block = (tm_frame_block){ .next = f->blocks };
	if (f->blocks)
		f->blocks->prev = block;
	f->blocks = block;
	return (char *)block + BLOCK_HEADER;
}

static void
block_free(void *ptr)
{
	tm_frame_block *block;

	if (!ptr)
		return;
	block = (void *)((char *)ptr - BLOCK_HEADER);
	if (block->prev)
		block->prev->next = block->next;
	else
		current->blocks = block->next;
	if (block->next)
		block->next->prev = block->prev;
	free(block);
}

void
tm_frame_free(tm_frame *frame)
{
	tm_frame_block *next;

	for (tm_frame_block *b = frame->blocks; b; b = next) {
		next = b->next;
		free(b);
	}
	frame->blocks = NULL;
}

/* ---- assertions: MLIR calls puts(message), then abort() ---- */

static int
assert_message(const char *message)
{
	current->message = message;
	return 0;
}

static void
assert_failed(void)
{
	fail(TM_EINVAL, current->message ? current->message : "aborted");
}

tm_status
tm_frame_call(tm_frame *frame, void (*entry)(void **), void **args,
              tm_error *err)
{
	frame->err = err;
	frame->status = TM_OK;
	frame->outer = current;
	current = frame;
	if (!setjmp(frame->escape))
		entry(args);
	current = frame->outer;
	return frame->status;
}

/* ---- 16-bit floats ---- */

/* A 16-bit float travels in the low half of a float's register. */
static float
pass_16(uint16_t bits)
{
	const uint32_t wide = bits;
	float value;

	memcpy(&value, &wide, sizeof value);
	return value;
}

static uint16_t
take_16(float value)
{
	uint32_t wide;

	memcpy(&wide, &value, sizeof wide);
	return (uint16_t)wide;
}

static float
trunc_sf_hf(float x)
{
	return pass_16(tm_half_from_float(x));
}

static float
trunc_df_hf(double x)
{
	return pass_16(tm_half_from_double(x));
}

static float
trunc_sf_bf(float x)
{
	return pass_16(tm_bfloat_from_float(x));
}

static float
trunc_df_bf(double x)
{
	return pass_16(tm_bfloat_from_double(x));
}

static float
extend_hf_sf(float x)
{
	return tm_float_decode(TM_F16, take_16(x));
}

static double
extend_hf_df(float x)
{
	return (double)tm_float_decode(TM_F16, take_16(x));
}

/* ---- the list ---- */

typedef void (*address)(void);

/* What libgcc has without a header. */
typedef int wide __attribute__((mode(TI)));
wide __divti3(wide a, wide b);
wide __modti3(wide a, wide b);
wide __multi3(wide a, wide b);
wide __udivti3(wide a, wide b);
wide __umodti3(wide a, wide b);
double __powidf2(double x, int n);
float __powisf2(float x, int n);

static const tm_symbol symbols[] = {
#define SYMBOL(name) { #name, (address)name },
#define M(name) SYMBOL(name) SYMBOL(name##f)
#include "run/runtime.def"
#undef SYMBOL
#undef M
	{ "__extendhfdf2", (address)extend_hf_df },
	{ "__extendhfsf2", (address)extend_hf_sf },
	{ "__truncdfbf2", (address)trunc_df_bf },
	{ "__truncdfhf2", (address)trunc_df_hf },
	{ "__truncsfbf2", (address)trunc_sf_bf },
	{ "__truncsfhf2", (address)trunc_sf_hf },
	{ "abort", (address)assert_failed },
	{ "free", (address)block_free },
	{ "malloc", (address)block_alloc },
	{ "puts", (address)assert_message },
};

const tm_symbol *
tm_runtime_symbols(size_t *n)
{
	*n = sizeof symbols / sizeof *symbols;
	return symbols;
}
