/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* lib/run/contract.c: sums of products in vector registers give what plain
 * loops give, for shapes around the sizes of tiles. */
#include "run/context.h"
#include "run/program.h"

#include "base/element.h"
#include "tap.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* main(a, b, c) = c + a * b by OP; T, U, R are the tensor types. */
#define SUM(op, t, u, r)                                             \
	"func.func @main(%a: tensor<" t ">, %b: tensor<" u ">,"      \
	" %c: tensor<" r ">) -> tensor<" r "> {\n %r = " op           \
	" ins(%a, %b : tensor<" t ">, tensor<" u ">)"                 \
	" outs(%c : tensor<" r ">) -> tensor<" r ">\n"                \
	" return %r : tensor<" r ">\n}\n"

#define CONV2D(name, stride, dilation)                                 \
	"linalg." name " {strides = dense<" stride "> : tensor<2xi64>," \
	" dilations = dense<" dilation "> : tensor<2xi64>}"

#define MAX_SHAPES 8
#define RANK 4

typedef struct row {
	const char *name, *text;
	tm_dtype dtype[3];
	int rank[3];
	int64_t shape[MAX_SHAPES][3][RANK]; /* ends with zeros */
} row;

#define MATMUL_SHAPES                                                     \
	{ { { 1, 1 }, { 1, 1 }, { 1, 1 } },                               \
	  { { 3, 5 }, { 5, 2 }, { 3, 2 } },                               \
	  { { 8, 7 }, { 7, 32 }, { 8, 32 } },                             \
	  { { 17, 33 }, { 33, 47 }, { 17, 47 } },                         \
	  { { 1, 40 }, { 40, 130 }, { 1, 130 } },                         \
	  { { 9, 3 }, { 3, 65 }, { 9, 65 } },                             \
	  { { 4, 1 }, { 1, 16 }, { 4, 16 } } }

static const row rows[] = {
	{ "matmul f32", SUM("linalg.matmul", "?x?xf32", "?x?xf32", "?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 2, 2, 2 }, MATMUL_SHAPES },
	{ "matmul f64", SUM("linalg.matmul", "?x?xf64", "?x?xf64", "?x?xf64"),
	  { TM_F64, TM_F64, TM_F64 }, { 2, 2, 2 }, MATMUL_SHAPES },
	{ "matmul i32", SUM("linalg.matmul", "?x?xi32", "?x?xi32", "?x?xi32"),
	  { TM_I32, TM_I32, TM_I32 }, { 2, 2, 2 }, MATMUL_SHAPES },
	{ "matmul i64", SUM("linalg.matmul", "?x?xi64", "?x?xi64", "?x?xi64"),
	  { TM_I64, TM_I64, TM_I64 }, { 2, 2, 2 }, MATMUL_SHAPES },
	{ "matmul i8 to i32",
	  SUM("linalg.matmul", "?x?xi8", "?x?xi8", "?x?xi32"),
	  { TM_I8, TM_I8, TM_I32 }, { 2, 2, 2 }, MATMUL_SHAPES },
	{ "matmul bf16 to f32",
	  SUM("linalg.matmul", "?x?xbf16", "?x?xbf16", "?x?xf32"),
	  { TM_BF16, TM_BF16, TM_F32 }, { 2, 2, 2 }, MATMUL_SHAPES },
	{ "matmul f16 in f16",
	  SUM("linalg.matmul", "?x?xf16", "?x?xf16", "?x?xf16"),
	  { TM_F16, TM_F16, TM_F16 }, { 2, 2, 2 }, MATMUL_SHAPES },
	{ "b transposed",
	  SUM("linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>,"
	      " affine_map<(m, n, k) -> (n, k)>,"
	      " affine_map<(m, n, k) -> (m, n)>]",
	      "?x?xf32", "?x?xf32", "?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 2, 2, 2 },
	  { { { 17, 33 }, { 47, 33 }, { 17, 47 } },
	    { { 2, 3 }, { 1, 3 }, { 2, 1 } } } },
	{ "a transposed",
	  SUM("linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>,"
	      " affine_map<(m, n, k) -> (k, n)>,"
	      " affine_map<(m, n, k) -> (m, n)>]",
	      "?x?xf32", "?x?xf32", "?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 2, 2, 2 },
	  { { { 33, 17 }, { 33, 47 }, { 17, 47 } } } },
	{ "matvec", SUM("linalg.matvec", "?x?xf32", "?xf32", "?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 2, 1, 1 },
	  { { { 33, 17 }, { 17 }, { 33 } } } },
	{ "vecmat", SUM("linalg.vecmat", "?xf32", "?x?xf32", "?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 1, 2, 1 },
	  { { { 17 }, { 17, 133 }, { 133 } } } },
	{ "dot", SUM("linalg.dot", "?xf32", "?xf32", "f32"),
	  { TM_F32, TM_F32, TM_F32 }, { 1, 1, 0 },
	  { { { 130 }, { 130 }, { 1 } } } },
	{ "batch matmul",
	  SUM("linalg.batch_matmul", "?x?x?xf32", "?x?x?xf32", "?x?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 3, 3, 3 },
	  { { { 3, 9, 7 }, { 3, 7, 35 }, { 3, 9, 35 } },
	    { { 2, 1, 1 }, { 2, 1, 1 }, { 2, 1, 1 } } } },
	{ "conv 2d",
	  SUM(CONV2D("conv_2d_nchw_fchw", "1", "1"), "?x?x?x?xf32",
	      "?x?x?x?xf32", "?x?x?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 4, 4, 4 },
	  { { { 2, 3, 6, 37 }, { 9, 3, 3, 3 }, { 2, 9, 4, 35 } },
	    { { 1, 5, 9, 9 }, { 17, 5, 3, 3 }, { 1, 17, 7, 7 } } } },
	{ "conv 2d, stride 2, dilation 3",
	  SUM(CONV2D("conv_2d_nchw_fchw", "2", "3"), "?x?x?x?xf32",
	      "?x?x?x?xf32", "?x?x?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 4, 4, 4 },
	  { { { 2, 3, 10, 47 }, { 9, 3, 2, 3 }, { 2, 9, 4, 21 } } } },
	{ "conv 2d nhwc",
	  SUM(CONV2D("conv_2d_nhwc_hwcf", "1", "1"), "?x?x?x?xf32",
	      "?x?x?x?xf32", "?x?x?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 4, 4, 4 },
	  { { { 2, 6, 7, 3 }, { 3, 3, 3, 37 }, { 2, 4, 5, 37 } } } },
	{ "depthwise conv 2d nchw",
	  SUM(CONV2D("depthwise_conv_2d_nchw_chw", "1", "1"), "?x?x?x?xf32",
	      "?x?x?xf32", "?x?x?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 4, 3, 4 },
	  { { { 2, 3, 12, 37 }, { 3, 3, 3 }, { 2, 3, 10, 35 } } } },
	{ "depthwise conv 2d nhwc",
	  SUM(CONV2D("depthwise_conv_2d_nhwc_hwc", "2", "1"), "?x?x?x?xf32",
	      "?x?x?xf32", "?x?x?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 4, 3, 4 },
	  { { { 2, 7, 9, 37 }, { 3, 3, 37 }, { 2, 3, 4, 37 } } } },
	{ "no sum", SUM("linalg.matmul", "?x?xf32", "?x?xf32", "?x?xf32"),
	  { TM_F32, TM_F32, TM_F32 }, { 2, 2, 2 },
	  { { { 5, 0 }, { 0, 33 }, { 5, 33 } },
	    { { 0, 5 }, { 5, 33 }, { 0, 33 } } } },
};

/* Small numbers, so that all formats hold products and sums exactly. */
static tm_array
random_array(tm_dtype dtype, int rank, const int64_t *shape)
{
	tm_array a;

	if (tm_array_alloc(&a, dtype, rank, shape) != TM_OK)
		abort();
	for (int64_t i = 0; i < tm_array_count(&a); i++) {
		const int v = rand() % 5 - 2;
		const float f = (float)v;
		const double d = v;
		const int64_t n = v;
		const void *const from = dtype == TM_F64 ? (const void *)&d :
		                         dtype == TM_F32 ? (const void *)&f :
		                                           (const void *)&n;
		uint32_t bits;
		uint16_t half;

		memcpy(&bits, &f, 4);
		half = (uint16_t)(bits >> 16);
		if (dtype == TM_F16) /* sign, exponent + 15, top of fraction */
			half = v == 0 ? 0 :
			                (uint16_t)((bits >> 16 & 0x8000) |
			                           ((bits >> 23 & 0xff) - 112)
			                                   << 10 |
			                           (bits >> 13 & 0x3ff));
		memcpy((char *)a.data + i * (int64_t)tm_dtype_size(dtype),
		       dtype == TM_F16 || dtype == TM_BF16 ?
		               (const void *)&half :
		               from,
		       tm_dtype_size(dtype));
	}
	return a;
}

static tm_program *
compile(MlirContext ctx, const char *text, int level, int bits)
{
	tm_codegen_options options = { .opt_level = level,
		                       .vector_bits = bits };
	MlirModule module = mlirModuleCreateParse(
	        ctx, mlirStringRefCreateFromCString(text));
	tm_program *p = NULL;
	tm_error err = { 0 };

	if (!mlirModuleIsNull(module) &&
	    tm_program_compile(module, NULL, &options, &p, &err) != TM_OK)
		printf("# %s\n", err.reason);
	if (!mlirModuleIsNull(module))
		mlirModuleDestroy(module);
	return p;
}

static bool
equal(const tm_array *a, const tm_array *b)
{
	return a->size == b->size && !memcmp(a->data, b->data, a->size);
}

static void
test_shape(const row *r, int s, tm_program *plain, tm_program *fast, int bits)
{
	tm_array in[3], *want = NULL, *got = NULL;
	size_t n = 0, m = 0;
	tm_error err = { 0 };
	bool good;

	for (int i = 0; i < 3; i++)
		in[i] = random_array(r->dtype[i], r->rank[i], r->shape[s][i]);
	good = tm_program_run(plain, in, 3, &want, &n, &err) == TM_OK &&
	       tm_program_run(fast, in, 3, &got, &m, &err) == TM_OK;
	ok(good && equal(&got[0], &want[0]), "%s, shape %d, %d bits", r->name,
	   s, bits);
	tm_arrays_free(want, n);
	tm_arrays_free(got, m);
	for (int i = 0; i < 3; i++)
		tm_array_free(&in[i]);
}

static bool
is_end(const row *r, int s)
{
	static const int64_t none[3][RANK];

	return s == MAX_SHAPES || !memcmp(r->shape[s], none, sizeof none);
}

int
main(void)
{
	static const int widths[] = { 128, 256, 512 };
	MlirContext ctx = tm_run_context_create();

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const row *const r = &rows[i];
		tm_program *const plain = compile(ctx, r->text, 0, 0);

		for (size_t w = 0; w < 3; w++) {
			tm_program *const fast =
			        compile(ctx, r->text, 2, widths[w]);

			ok(plain && fast, "%s compiles", r->name);
			for (int s = 0; plain && fast && !is_end(r, s); s++)
				test_shape(r, s, plain, fast, widths[w]);
			tm_program_free(fast);
		}
		tm_program_free(plain);
	}
	mlirContextDestroy(ctx);
	return tap_done();
}
