/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* lib/run: hand-written modules in linalg on tensors through the JIT. */
#include "run/context.h"
#include "run/half.h"
#include "run/program.h"

#include "base/element.h"
#include "tap.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_VALUES = 12, MAX_ARRAYS = 4 };

/* A small array; the number of values follows from the shape. */
typedef struct small {
	tm_dtype dtype;
	int rank;
	int64_t shape[TM_MAX_RANK];
	double v[MAX_VALUES];
} small;

typedef struct run_row {
	const char *name;
	const char *text;
	int num_in, num_out;
	small in[MAX_ARRAYS], out[MAX_ARRAYS];
	const char *error; /* of the run; NULL: it succeeds */
} run_row;

/* ---- arrays from doubles ---- */

static void
put(tm_array *a, int64_t i, double v)
{
	char *const p = a->data;
	const float f = (float)v;
	const int64_t n = (int64_t)v;
	uint16_t half;

	switch (a->dtype) {
	case TM_F64:
	case TM_C128:
		memcpy(p + 8 * i, &v, 8);
		break;
	case TM_F32:
	case TM_C64:
		memcpy(p + 4 * i, &f, 4);
		break;
	case TM_F16:
	case TM_BF16:
		half = a->dtype == TM_F16 ? tm_half_from_double(v) :
		                            tm_bfloat_from_double(v);
		memcpy(p + 2 * i, &half, 2);
		break;
	default:
		memcpy(p + (int64_t)tm_dtype_size(a->dtype) * i, &n,
		       tm_dtype_size(a->dtype));
	}
}

/* Numbers in the array: two per complex element. */
static int64_t
parts(const tm_array *a)
{
	const bool complex = tm_dtype_get(a->dtype)->cls == TM_CLASS_COMPLEX;

	return tm_array_count(a) * (complex ? 2 : 1);
}

static tm_array
array_of(const small *s)
{
	tm_array a;

	if (tm_array_alloc(&a, s->dtype, s->rank, s->shape) != TM_OK)
		abort();
	for (int64_t i = 0; i < parts(&a); i++)
		put(&a, i, s->v[i]);
	return a;
}

static double
get(const tm_array *a, int64_t i)
{
	const tm_dtype_class c = tm_dtype_get(a->dtype)->cls;

	return c == TM_CLASS_FLOAT || c == TM_CLASS_COMPLEX ?
	               tm_element_real(a, i) :
	               (double)tm_element_int(a, i);
}

static bool
same(const tm_array *a, const small *s)
{
	bool good = a->dtype == s->dtype && a->rank == s->rank;

	for (int i = 0; good && i < a->rank; i++)
		good = a->shape[i] == s->shape[i];
	for (int64_t i = 0; good && i < parts(a); i++) {
		const double got = get(a, i), want = s->v[i];

		good = (isnan(got) && isnan(want)) || got == want ||
		       fabs(got - want) <= 1e-6 * fabs(want);
		if (!good)
			printf("# element %d: got %.9g, want %.9g\n", (int)i,
			       got, want);
	}
	return good;
}

/* ---- rows ---- */

#define S(...) { __VA_ARGS__ }
#define V(...) { __VA_ARGS__ }

/* out[i] = BODY of x (and y), elementwise over one dimension. */
#define EW1(type, body)                                                    \
	"func.func @main(%a: tensor<?x" type ">) -> tensor<?x" type "> {\n" \
	" %c0 = arith.constant 0 : index\n"                                \
	" %d = tensor.dim %a, %c0 : tensor<?x" type ">\n"                  \
	" %e = tensor.empty(%d) : tensor<?x" type ">\n"                    \
	" %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>,"   \
	" affine_map<(i) -> (i)>], iterator_types = [\"parallel\"]}"       \
	" ins(%a : tensor<?x" type ">) outs(%e : tensor<?x" type ">) {\n"  \
	" ^bb0(%x: " type ", %o: " type "):\n" body                        \
	" linalg.yield %y : " type "\n"                                    \
	" } -> tensor<?x" type ">\n"                                       \
	" return %r : tensor<?x" type ">\n}\n"

#define IDENTITY(type)                                         \
	"func.func @main(%a: " type ") -> " type " {\n return %a : " \
	type "\n}\n"

static const run_row rows[] = {
	{ "f32 twice", EW1("f32", " %y = arith.addf %x, %x : f32\n"), 1, 1,
	  { { TM_F32, 1, S(3), V(1, -2, 0.5) } },
	  { { TM_F32, 1, S(3), V(2, -4, 1) } }, NULL },
	{ "f64 twice", EW1("f64", " %y = arith.addf %x, %x : f64\n"), 1, 1,
	  { { TM_F64, 1, S(2), V(1e300, -2) } },
	  { { TM_F64, 1, S(2), V(2e300, -4) } }, NULL },
	{ "f16 twice", EW1("f16", " %y = arith.addf %x, %x : f16\n"), 1, 1,
	  { { TM_F16, 1, S(4), V(1.5, -2, 65504, 6e-8) } },
	  { { TM_F16, 1, S(4), V(3, -4, INFINITY, 0x1p-23) } }, NULL },
	{ "f16 exp", EW1("f16", " %y = math.exp %x : f16\n"), 1, 1,
	  { { TM_F16, 1, S(2), V(0, 20) } },
	  { { TM_F16, 1, S(2), V(1, INFINITY) } }, NULL },
	{ "bf16 twice", EW1("bf16", " %y = arith.addf %x, %x : bf16\n"), 1, 1,
	  { { TM_BF16, 1, S(3), V(1.5, -2, 3e38) } },
	  { { TM_BF16, 1, S(3), V(3, -4, INFINITY) } }, NULL },
	{ "bf16 erf", EW1("bf16", " %y = math.erf %x : bf16\n"), 1, 1,
	  { { TM_BF16, 1, S(2), V(0, 8) } },
	  { { TM_BF16, 1, S(2), V(0, 1) } }, NULL },
	{ "bf16 through f64",
	  EW1("bf16", " %w = arith.extf %x : bf16 to f64\n"
	      " %y = arith.truncf %w : f64 to bf16\n"), 1, 1,
	  { { TM_BF16, 1, S(3), V(1.5, -3, 1e-40) } },
	  { { TM_BF16, 1, S(3), V(1.5, -3, 0x1p-133) } }, NULL },
	{ "erf is accurate", EW1("f64", " %y = math.erf %x : f64\n"), 1, 1,
	  { { TM_F64, 1, S(3), V(0.5, -1, 1e-10) } },
	  { { TM_F64, 1, S(3),
	      V(0.5204998778130465, -0.8427007929497149,
	        1.1283791670955126e-10) } }, NULL },
	{ "libm and intrinsics",
	  EW1("f32", " %a1 = math.tan %x : f32\n %a2 = math.atan %a1 : f32\n"
	      " %a3 = math.sinh %a2 : f32\n %a4 = math.asinh %a3 : f32\n"
	      " %a5 = math.log1p %a4 : f32\n %a6 = math.expm1 %a5 : f32\n"
	      " %a7 = math.cbrt %a6 : f32\n %a8 = arith.mulf %a7, %a7 : f32\n"
	      " %y = arith.mulf %a8, %a7 : f32\n"), 1, 1,
	  { { TM_F32, 1, S(2), V(0.25, 0.75) } },
	  { { TM_F32, 1, S(2), V(0.25, 0.75) } }, NULL },
	{ "i8 wraps", EW1("i8", " %y = arith.addi %x, %x : i8\n"), 1, 1,
	  { { TM_I8, 1, S(3), V(1, -100, 127) } },
	  { { TM_I8, 1, S(3), V(2, 56, -2) } }, NULL },
	{ "i16", EW1("i16", " %y = arith.muli %x, %x : i16\n"), 1, 1,
	  { { TM_I16, 1, S(2), V(-3, 100) } },
	  { { TM_I16, 1, S(2), V(9, 10000) } }, NULL },
	{ "i32", EW1("i32", " %y = arith.muli %x, %x : i32\n"), 1, 1,
	  { { TM_I32, 1, S(2), V(-3, 10000) } },
	  { { TM_I32, 1, S(2), V(9, 100000000) } }, NULL },
	{ "i64", EW1("i64", " %y = arith.muli %x, %x : i64\n"), 1, 1,
	  { { TM_I64, 1, S(2), V(-3, 1000000) } },
	  { { TM_I64, 1, S(2), V(9, 1e12) } }, NULL },
	{ "bool not",
	  EW1("i1", " %t = arith.constant true\n"
	      " %y = arith.xori %x, %t : i1\n"), 1, 1,
	  { { TM_BOOL, 1, S(3), V(0, 1, 1) } },
	  { { TM_BOOL, 1, S(3), V(1, 0, 0) } }, NULL },
	{ "bool of any byte",
	  EW1("i1", " %t = arith.constant true\n"
	      " %y = arith.xori %x, %t : i1\n"), 1, 1,
	  { { TM_BOOL, 1, S(3), V(0, 2, 255) } },
	  { { TM_BOOL, 1, S(3), V(1, 0, 0) } }, NULL },
	{ "complex64",
	  EW1("complex<f32>", " %y = complex.mul %x, %x : complex<f32>\n"), 1,
	  1, { { TM_C64, 1, S(2), V(1, 2, 0, -1) } },
	  { { TM_C64, 1, S(2), V(-3, 4, -1, 0) } }, NULL },
	{ "complex128 exp",
	  EW1("complex<f64>", " %y = complex.exp %x : complex<f64>\n"), 1, 1,
	  { { TM_C128, 1, S(1), V(0, 0) } },
	  { { TM_C128, 1, S(1), V(1, 0) } }, NULL },
	{ "no elements", EW1("f32", " %y = arith.addf %x, %x : f32\n"), 1, 1,
	  { { TM_F32, 1, S(0), V(0) } }, { { TM_F32, 1, S(0), V(0) } }, NULL },

	{ "rank 0", IDENTITY("tensor<f32>"), 1, 1,
	  { { TM_F32, 0, S(0), V(7) } }, { { TM_F32, 0, S(0), V(7) } }, NULL },
	{ "rank 7", IDENTITY("tensor<1x?x1x2x1x1x1xi32>"), 1, 1,
	  { { TM_I32, 7, S(1, 3, 1, 2, 1, 1, 1), V(1, 2, 3, 4, 5, 6) } },
	  { { TM_I32, 7, S(1, 3, 1, 2, 1, 1, 1), V(1, 2, 3, 4, 5, 6) } },
	  NULL },
	{ "rank 32",
	  IDENTITY("tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1"
	           "x1x1x1x1x1x1x1x1x1x1x1x1x1x1x?x2xf64>"), 1, 1,
	  { { TM_F64, 32, S(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
	                    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2),
	      V(1, 2, 3, 4) } },
	  { { TM_F64, 32, S(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
	                    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2),
	      V(1, 2, 3, 4) } }, NULL },
	{ "middle extent zero", IDENTITY("tensor<2x?x3xf32>"), 1, 1,
	  { { TM_F32, 3, S(2, 0, 3), V(0) } },
	  { { TM_F32, 3, S(2, 0, 3), V(0) } }, NULL },

	{ "one int result",
	  "func.func @f(%a: i64) -> i64 {\n %b = arith.addi %a, %a : i64\n"
	  " return %b : i64\n}\n", 1, 1,
	  { { TM_I64, 0, S(0), V(21) } }, { { TM_I64, 0, S(0), V(42) } },
	  NULL },
	{ "int32 for an int",
	  "func.func @f(%a: i64) -> i64 {\n return %a : i64\n}\n", 1, 1,
	  { { TM_I32, 0, S(0), V(-5) } }, { { TM_I64, 0, S(0), V(-5) } },
	  NULL },
	{ "float32 for a float",
	  "func.func @f(%a: f64) -> f64 {\n return %a : f64\n}\n", 1, 1,
	  { { TM_F32, 0, S(0), V(0.5) } }, { { TM_F64, 0, S(0), V(0.5) } },
	  NULL },
	{ "scalars beside tensors",
	  "func.func @f(%a: i1, %t: tensor<2xf32>, %d: f64)"
	  " -> (i1, tensor<2xf32>, i1, f64) {\n"
	  " %c = arith.constant true\n %n = arith.xori %a, %c : i1\n"
	  " return %n, %t, %a, %d : i1, tensor<2xf32>, i1, f64\n}\n", 3, 4,
	  { { TM_BOOL, 0, S(0), V(1) }, { TM_F32, 1, S(2), V(3, 4) },
	    { TM_F64, 0, S(0), V(2.5) } },
	  { { TM_BOOL, 0, S(0), V(0) }, { TM_F32, 1, S(2), V(3, 4) },
	    { TM_BOOL, 0, S(0), V(1) }, { TM_F64, 0, S(0), V(2.5) } }, NULL },
	{ "nothing in, a constant twice out",
	  "func.func @f() -> (tensor<2xi64>, tensor<2xi64>) {\n"
	  " %c = arith.constant dense<[4, 5]> : tensor<2xi64>\n"
	  " return %c, %c : tensor<2xi64>, tensor<2xi64>\n}\n", 0, 2, { { 0 } },
	  { { TM_I64, 1, S(2), V(4, 5) }, { TM_I64, 1, S(2), V(4, 5) } },
	  NULL },
	{ "nothing out", "func.func @f(%a: i64) {\n return\n}\n", 1, 0,
	  { { TM_I64, 0, S(0), V(1) } }, { { 0 } }, NULL },
	{ "a weight in place",
	  "func.func @f() -> tensor<3xf32> {\n"
	  " %c = arith.constant dense_resource<w> : tensor<3xf32>\n"
	  " return %c : tensor<3xf32>\n}\n"
	  "{-# dialect_resources: { builtin: {"
	  " w: \"0x040000000000803F0000004000004040\" } } #-}\n", 0, 1,
	  { { 0 } }, { { TM_F32, 1, S(3), V(1, 2, 3) } }, NULL },

	{ "a slice is copied",
	  "func.func @f(%t: tensor<2x3xf32>) -> tensor<2xf32> {\n"
	  " %s = tensor.extract_slice %t[0, 1] [2, 1] [1, 1]"
	  " : tensor<2x3xf32> to tensor<2xf32>\n"
	  " return %s : tensor<2xf32>\n}\n", 1, 1,
	  { { TM_F32, 2, S(2, 3), V(0, 1, 2, 3, 4, 5) } },
	  { { TM_F32, 1, S(2), V(1, 4) } }, NULL },
	{ "inserting leaves the input alone",
	  "func.func @f(%t: tensor<2x3xf32>, %u: tensor<2xf32>)"
	  " -> (tensor<2x3xf32>, tensor<2x3xf32>) {\n"
	  " %s = tensor.insert_slice %u into %t[0, 1] [2, 1] [1, 1]"
	  " : tensor<2xf32> into tensor<2x3xf32>\n"
	  " return %s, %t : tensor<2x3xf32>, tensor<2x3xf32>\n}\n", 2, 2,
	  { { TM_F32, 2, S(2, 3), V(0, 1, 2, 3, 4, 5) },
	    { TM_F32, 1, S(2), V(7, 8) } },
	  { { TM_F32, 2, S(2, 3), V(0, 7, 2, 3, 8, 5) },
	    { TM_F32, 2, S(2, 3), V(0, 1, 2, 3, 4, 5) } }, NULL },

	{ "an assertion that holds",
	  "func.func @f(%a: i64) -> i64 {\n %c = arith.constant 3 : i64\n"
	  " %p = arith.cmpi slt, %a, %c : i64\n"
	  " cf.assert %p, \"aten.foo: too large\"\n return %a : i64\n}\n",
	  1, 1, { { TM_I64, 0, S(0), V(2) } }, { { TM_I64, 0, S(0), V(2) } },
	  NULL },
	{ "an assertion that fails",
	  "func.func @f(%a: i64) -> i64 {\n %c = arith.constant 3 : i64\n"
	  " %p = arith.cmpi slt, %a, %c : i64\n"
	  " cf.assert %p, \"aten.foo: too large\"\n return %a : i64\n}\n",
	  1, 1, { { TM_I64, 0, S(0), V(3) } }, { { 0 } },
	  "aten.foo: too large" },
	{ "an assertion that fails in a loop",
	  EW1("i32", " %c = arith.constant 3 : i32\n"
	      " %p = arith.cmpi slt, %x, %c : i32\n"
	      " cf.assert %p, \"index out of range\"\n"
	      " %y = arith.addi %x, %x : i32\n"), 1, 1,
	  { { TM_I32, 1, S(3), V(1, 2, 3) } }, { { 0 } },
	  "index out of range" },
	{ "division by zero",
	  EW1("i32", " %c = arith.constant 6 : i32\n"
	      " %y = arith.divsi %c, %x : i32\n"), 1, 1,
	  { { TM_I32, 1, S(3), V(1, 0, 3) } }, { { 0 } },
	  "integer division by zero" },
	{ "remainder of zero",
	  EW1("i8", " %c = arith.constant 6 : i8\n"
	      " %y = arith.remui %c, %x : i8\n"), 1, 1,
	  { { TM_I8, 1, S(2), V(4, 0) } }, { { 0 } },
	  "integer division by zero" },
	{ "division by minus one",
	  EW1("i32", " %c = arith.constant -2147483648 : i32\n"
	      " %y = arith.divsi %c, %x : i32\n"), 1, 1,
	  { { TM_I32, 1, S(3), V(1, -1, 2) } },
	  { { TM_I32, 1, S(3), V(-2147483648.0, -2147483648.0,
	                         -1073741824) } }, NULL },
	{ "remainder by minus one",
	  EW1("i64", " %c = arith.constant -9223372036854775808 : i64\n"
	      " %y = arith.remsi %c, %x : i64\n"), 1, 1,
	  { { TM_I64, 1, S(2), V(-1, 3) } },
	  { { TM_I64, 1, S(2), V(0, -2) } }, NULL },
	{ "floor division by minus one",
	  EW1("i16", " %c = arith.constant -32768 : i16\n"
	      " %y = arith.floordivsi %c, %x : i16\n"), 1, 1,
	  { { TM_I16, 1, S(2), V(-1, 3) } },
	  { { TM_I16, 1, S(2), V(-32768, -10923) } }, NULL },
	{ "more than there is",
	  "func.func @f(%n: i64) -> tensor<?xf32> {\n"
	  " %z = arith.constant 1.0 : f32\n"
	  " %i = arith.index_cast %n : i64 to index\n"
	  " %e = tensor.empty(%i) : tensor<?xf32>\n"
	  " %f = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>)"
	  " -> tensor<?xf32>\n return %f : tensor<?xf32>\n}\n", 1, 1,
	  { { TM_I64, 0, S(0), V(0x1p60) } }, { { 0 } },
	  "out of memory while running" },

	{ "too few inputs", IDENTITY("tensor<2xf32>"), 0, 1, { { 0 } },
	  { { 0 } }, "0 inputs given, the model takes 1" },
	{ "wrong element type", IDENTITY("tensor<2xf32>"), 1, 1,
	  { { TM_F64, 1, S(2), V(0) } }, { { 0 } },
	  "input 0 is float64[2], the model takes float32[2]" },
	{ "wrong rank", IDENTITY("tensor<2x?xf32>"), 1, 1,
	  { { TM_F32, 1, S(2), V(0) } }, { { 0 } },
	  "input 0 is float32[2], the model takes float32[2,?]" },
	{ "wrong extent", IDENTITY("tensor<2x?xf32>"), 1, 1,
	  { { TM_F32, 2, S(3, 1), V(0) } }, { { 0 } },
	  "input 0 is float32[3,1], the model takes float32[2,?]" },
	{ "a tensor for a scalar",
	  "func.func @f(%a: i64) -> i64 {\n return %a : i64\n}\n", 1, 1,
	  { { TM_I64, 1, S(1), V(0) } }, { { 0 } },
	  "input 0 is int64[1], the model takes int64" },
};

/* Modules that cannot be compiled. */
static const struct bad_row {
	const char *name, *text, *error;
} bad_rows[] = {
	{ "no function", "module {}", "no function to run" },
	{ "a declaration",
	  "func.func private @system(%a: i64) -> i64\n"
	  "func.func @main(%a: i64) -> i64 {\n"
	  " %r = call @system(%a) : (i64) -> i64\n return %r : i64\n}\n",
	  "function 'system' is declared but not defined" },
	{ "two functions",
	  "func.func @a() { return }\nfunc.func @b() { return }\n",
	  "several public functions and none is 'main'" },
	{ "a type that nobody can pass",
	  "func.func @main(%a: vector<2xf32>) { return }",
	  "argument 0 of the entry function has type vector<2xf32>, which "
	  "cannot be passed" },
	{ "no ranks",
	  "func.func @main() -> tensor<*xf32> {\n"
	  " %c = arith.constant dense<1.0> : tensor<2xf32>\n"
	  " %d = tensor.cast %c : tensor<2xf32> to tensor<*xf32>\n"
	  " return %d : tensor<*xf32>\n}\n",
	  "result 0 of the entry function has type tensor<*xf32>, which "
	  "cannot be passed" },
};

/* ---- the loop over them ---- */

static tm_program *
compile(MlirContext ctx, const char *text, MlirModule *module, tm_error *err)
{
	tm_codegen_options options = TM_CODEGEN_DEFAULTS;
	tm_program *program = NULL;

	*module = mlirModuleCreateParse(ctx,
	                                mlirStringRefCreateFromCString(text));
	if (!mlirModuleIsNull(*module) &&
	    tm_program_compile(*module, NULL, &options, &program, err) !=
	            TM_OK)
		return NULL;
	return program;
}

static void
check_outputs(const run_row *row, const tm_array *out, size_t n)
{
	is_int((intmax_t)n, row->num_out, "%s: number of results", row->name);
	for (int i = 0; i < row->num_out && out; i++)
		ok(same(&out[i], &row->out[i]), "%s: result %d", row->name, i);
}

/* Runs twice: nothing of a run may stay behind. */
static void
test_run(MlirContext ctx, const run_row *row)
{
	tm_error err = { 0 };
	MlirModule module;
	tm_program *const p = compile(ctx, row->text, &module, &err);
	tm_array in[MAX_ARRAYS] = { { 0 } };

	ok(p != NULL, "%s: compiles", row->name);
	if (!p)
		printf("# %s\n", err.reason);
	for (int i = 0; i < row->num_in; i++)
		in[i] = array_of(&row->in[i]);
	for (int turn = 0; turn < 2 && p; turn++) {
		tm_array *out = NULL;
		size_t n = 0;

		err = (tm_error){ 0 };
		(void)!tm_program_run(p, in, (size_t)row->num_in, &out, &n,
		                      &err);
		is_str(err.reason, row->error ? row->error : "",
		       "%s: error", row->name);
		if (!row->error)
			check_outputs(row, out, n);
		tm_arrays_free(out, n);
	}
	for (int i = 0; i < row->num_in; i++)
		tm_array_free(&in[i]);
	tm_program_free(p);
	if (!mlirModuleIsNull(module))
		mlirModuleDestroy(module);
}

static void
test_bad(MlirContext ctx, const struct bad_row *row)
{
	tm_error err = { 0 };
	MlirModule module;
	tm_program *const p = compile(ctx, row->text, &module, &err);

	ok(p == NULL, "%s: is refused", row->name);
	is_str(err.reason, row->error, "%s: error", row->name);
	tm_program_free(p);
	mlirModuleDestroy(module);
}

int
main(void)
{
	MlirContext ctx = tm_run_context_create();

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		test_run(ctx, &rows[i]);
	for (size_t i = 0; i < sizeof bad_rows / sizeof *bad_rows; i++)
		test_bad(ctx, &bad_rows[i]);
	mlirContextDestroy(ctx);
	return tap_done();
}
