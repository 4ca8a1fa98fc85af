/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verifiers of the tm_tensor dialect: ops in destination style, with inputs,
 * outputs and, on tensors, a result per output. */
#include "dialect/verify.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static MlirType
operand_type(MlirOperation op, intptr_t i)
{
	return mlirValueGetType(mlirOperationGetOperand(op, i));
}

static MlirType
element_type(MlirOperation op, intptr_t i)
{
	return mlirShapedTypeGetElementType(operand_type(op, i));
}

static intptr_t
rank_of(MlirOperation op, intptr_t i)
{
	const MlirType t = operand_type(op, i);

	return mlirShapedTypeHasRank(t) ? mlirShapedTypeGetRank(t) : -1;
}

static int64_t
size_of(MlirOperation op, intptr_t i, intptr_t dim)
{
	return mlirShapedTypeGetDimSize(operand_type(op, i), dim);
}

/* Sizes that cannot be equal; what is not known can be anything. */
static bool
differ(int64_t a, int64_t b)
{
	return a != b && !mlirShapedTypeIsDynamicSize(a) &&
	       !mlirShapedTypeIsDynamicSize(b);
}

static intptr_t
num_inputs(MlirOperation op)
{
	intptr_t start, n;

	tm_op_operand_range(op, tm_op_def_of(op), 0, &start, &n);
	return n;
}

static int64_t
dimension(MlirOperation op)
{
	return mlirIntegerAttrGetValueInt(tm_op_attr_of(op, "dimension"));
}

/* As many inputs (between LOW and HIGH) and outputs, all of known rank. */
static bool
counts_ok(MlirOperation op, intptr_t low, intptr_t high, intptr_t outputs)
{
	const intptr_t n = mlirOperationGetNumOperands(op);
	const intptr_t in = num_inputs(op);

	if (in < low || in > high)
		return tm_op_error(op, "expected %td to %td input operands, "
		                       "but found %td",
		                   low, high, in);
	if (outputs >= 0 ? n - in != outputs : n - in < 1)
		return tm_op_error(op, "expected %s%td output operands, but "
		                       "found %td",
		                   outputs < 0 ? "at least " : "",
		                   outputs < 0 ? (intptr_t)1 : outputs,
		                   n - in);
	for (intptr_t i = 0; i < n; i++)
		if (rank_of(op, i) < 0)
			return tm_op_error(op, "operand #%td must be ranked",
			                   i);
	return true;
}

/* On tensors a result for each output and of its type, on memrefs none. */
static bool
results_ok(MlirOperation op)
{
	const intptr_t in = num_inputs(op);
	const intptr_t outs = mlirOperationGetNumOperands(op) - in;
	const intptr_t n = mlirOperationGetNumResults(op);
	const bool tensors = mlirTypeIsATensor(operand_type(op, in));

	if (n != (tensors ? outs : 0))
		return tm_op_error(op, "expected %td results, but found %td",
		                   tensors ? outs : (intptr_t)0, n);
	for (intptr_t i = 0; i < n; i++)
		if (!mlirTypeEqual(operand_type(op, in + i),
		                   mlirValueGetType(
		                           mlirOperationGetResult(op, i))))
			return tm_op_error(op, "result #%td must have the "
			                       "type of its output",
			                   i);
	return true;
}

static bool
dimension_ok(MlirOperation op, intptr_t rank)
{
	const int64_t d = dimension(op);

	return (d >= 0 && d < rank) ||
	       tm_op_error(op, "dimension must be within (0, %td]", rank);
}

/* The region takes arguments of the element types of operands FROM… (each
 * TIMES times) and yields YIELDS values of TYPE. */
static bool
region_ok(MlirOperation op, const MlirType *args, intptr_t n, MlirType yields)
{
	const MlirBlock body = mlirRegionGetFirstBlock(
	        mlirOperationGetRegion(op, 0));
	MlirOperation last = { NULL };

	if (mlirBlockIsNull(body) ||
	    mlirBlockGetNumArguments(body) != n)
		return tm_op_error(op, "expected region to have one block "
		                       "with %td arguments",
		                   n);
	for (intptr_t i = 0; i < n; i++)
		if (!mlirTypeEqual(args[i], mlirValueGetType(
		                                    mlirBlockGetArgument(
		                                            body, i))))
			return tm_op_error(op, "argument #%td of region "
			                       "should be of the operand's "
			                       "element type",
			                   i);
	last = mlirBlockGetTerminator(body);
	if (mlirOperationIsNull(last) ||
	    mlirOperationGetNumOperands(last) != 1)
		return tm_op_error(op, "should yield exactly one value");
	if (!mlirTypeEqual(mlirValueGetType(mlirOperationGetOperand(last, 0)),
	                   yields))
		return tm_op_error(op, "mismatch in the type of the yielded "
		                       "value");
	return true;
}

static MlirType
i1_of(MlirOperation op)
{
	return mlirIntegerTypeGet(mlirOperationGetContext(op), 1);
}

static bool
same_sizes(MlirOperation op, intptr_t a, intptr_t b, const char *what)
{
	if (rank_of(op, a) != rank_of(op, b))
		return tm_op_error(op, "%s must have the same rank", what);
	for (intptr_t d = 0; d < rank_of(op, a); d++)
		if (differ(size_of(op, a, d), size_of(op, b, d)))
			return tm_op_error(op, "%s must have the same shape",
			                   what);
	return true;
}

/* ---- scan: input; output, accumulator ---- */

static bool
accumulator_ok(MlirOperation op)
{
	const intptr_t rank = rank_of(op, 0);

	if (rank_of(op, 2) != rank - 1)
		return tm_op_error(op, "expected accumulator rank to be equal "
		                       "to input rank - 1");
	for (intptr_t d = 0, k = 0; d < rank; d++) {
		if (d == dimension(op))
			continue;
		if (differ(size_of(op, 0, d), size_of(op, 2, k++)))
			return tm_op_error(op, "incompatible input and "
			                       "accumulator shapes");
	}
	return true;
}

bool
verify_tm_scan(MlirOperation op)
{
	if (!counts_ok(op, 1, 1, 2) || !results_ok(op) ||
	    !dimension_ok(op, rank_of(op, 0)))
		return false;
	if (!mlirTypeEqual(element_type(op, 0), element_type(op, 1)) ||
	    !mlirTypeEqual(element_type(op, 0), element_type(op, 2)))
		return tm_op_error(op, "expected input, output and accumulator "
		                       "element types to be identical");
	if (!accumulator_ok(op) ||
	    !same_sizes(op, 0, 1, "input and output"))
		return false;
	return region_ok(op,
	                 (MlirType[]){ element_type(op, 1),
	                               element_type(op, 1) },
	                 2, element_type(op, 1));
}

/* ---- scatter: updates, indices; original ---- */

static bool
updates_ok(MlirOperation op, int64_t depth)
{
	const intptr_t updates = rank_of(op, 0), original = rank_of(op, 2);
	const intptr_t full = original - (updates - 1);

	if (updates < 1)
		return tm_op_error(op, "updates must have at least one "
		                       "dimension");
	if (differ(size_of(op, 0, 0), size_of(op, 1, 0)))
		return tm_op_error(op, "mismatch in shape of indices and "
		                       "update value at dim #0");
	if (full < 0)
		return tm_op_error(op, "update value rank exceeds the rank of "
		                       "the original value");
	if (depth + updates - 1 < original)
		return tm_op_error(op, "index depth and update value do not "
		                       "cover the rank of the original value");
	for (intptr_t d = depth; d < original; d++)
		if (differ(size_of(op, 0, d - full + 1), size_of(op, 2, d)))
			return tm_op_error(op, "mismatch in shape of update "
			                       "value and original value at "
			                       "dim #%td",
			                   d);
	return true;
}

bool
verify_tm_scatter(MlirOperation op)
{
	const MlirAttribute map = tm_op_attr_of(op, "dimension_map");
	int64_t depth;

	if (!counts_ok(op, 2, 2, 1) || !results_ok(op))
		return false;
	if (rank_of(op, 1) != 2 || !mlirTypeIsAInteger(element_type(op, 1)))
		return tm_op_error(op, "expected indices to be of rank 2 of "
		                       "integer element type");
	depth = size_of(op, 1, 1);
	if (mlirShapedTypeIsDynamicSize(depth))
		return tm_op_error(op, "expected index depth is static");
	if (mlirDenseArrayGetNumElements(map) != depth)
		return tm_op_error(op, "invalid number of dimension map "
		                       "entries");
	for (intptr_t i = 0; i < depth; i++) {
		const int64_t d = mlirDenseI64ArrayGetElement(map, i);

		if (d < 0 || d >= rank_of(op, 2))
			return tm_op_error(op, "dimension map is invalid");
	}
	if (!mlirTypeEqual(element_type(op, 0), element_type(op, 2)))
		return tm_op_error(op, "mismatch in element types of updates "
		                       "and original");
	return updates_ok(op, depth) &&
	       region_ok(op,
	                 (MlirType[]){ element_type(op, 0),
	                               element_type(op, 2) },
	                 2, element_type(op, 2));
}

/* ---- sort: nothing; any number of outputs ---- */

bool
verify_tm_sort(MlirOperation op)
{
	enum { MAX = 32 };
	const intptr_t n = mlirOperationGetNumOperands(op);
	MlirType args[2 * MAX];

	if (!counts_ok(op, 0, 0, -1) || !results_ok(op))
		return false;
	if (n > MAX)
		return tm_op_error(op, "more than %d operands", MAX);
	for (intptr_t i = 0; i < n; i++) {
		if (!same_sizes(op, 0, i, "operands"))
			return false;
		args[2 * i] = args[2 * i + 1] = element_type(op, i);
	}
	return dimension_ok(op, rank_of(op, 0)) &&
	       region_ok(op, args, 2 * n, i1_of(op));
}

/* ---- attention: query, key, value, mask; output ---- */

static bool
attention_shapes_ok(MlirOperation op, intptr_t output)
{
	const intptr_t rank = rank_of(op, 0);

	if (rank < 3)
		return tm_op_error(op, "query must be of rank 3 or more");
	for (intptr_t i = 1; i <= output; i++)
		if (rank_of(op, i) != rank)
			return tm_op_error(op, "operands must have the rank "
			                       "of the query");
	for (intptr_t i = 1; i < 3; i++)
		for (intptr_t d = 0; d < rank - 2; d++)
			if (differ(size_of(op, 0, d), size_of(op, i, d)))
				return tm_op_error(op, "query and %s batch "
				                       "mismatch",
				                   i == 1 ? "key" : "value");
	if (differ(size_of(op, 0, rank - 1), size_of(op, 1, rank - 1)))
		return tm_op_error(op, "query and key head dimension "
		                       "mismatch");
	if (differ(size_of(op, 1, rank - 2), size_of(op, 2, rank - 2)))
		return tm_op_error(op, "key and value sequence length "
		                       "mismatch");
	return true;
}

bool
verify_tm_attention(MlirOperation op)
{
	const intptr_t in = num_inputs(op);

	if (!counts_ok(op, 3, 4, 1) || !results_ok(op))
		return false;
	for (intptr_t i = 1; i < 3; i++)
		if (!mlirTypeEqual(element_type(op, i), element_type(op, 0)))
			return tm_op_error(op, "element types of query, key "
			                       "and value must be the same");
	return attention_shapes_ok(op, in);
}

/* ---- topk: values, indices; values, indices ---- */

static bool
topk_shapes_ok(MlirOperation op, intptr_t in)
{
	for (intptr_t i = 1; i < in + 2; i++) {
		if (rank_of(op, i) != rank_of(op, 0))
			return tm_op_error(op, "expected input/output to have "
			                       "the same rank");
		for (intptr_t d = 0; d < rank_of(op, 0); d++)
			if ((i < in || d != dimension(op)) &&
			    differ(size_of(op, i, d), size_of(op, 0, d)))
				return tm_op_error(op, "incompatible input "
				                       "and output shapes");
	}
	return same_sizes(op, in, in + 1, "output values and indices");
}

bool
verify_tm_topk(MlirOperation op)
{
	const intptr_t in = num_inputs(op);

	if (!counts_ok(op, 1, 2, 2) || !results_ok(op) ||
	    !dimension_ok(op, rank_of(op, 0)))
		return false;
	if (!mlirTypeEqual(element_type(op, 0), element_type(op, in)))
		return tm_op_error(op, "expected input/output value types to "
		                       "be identical");
	/* The indices: the last output and, where there are two, input. */
	for (intptr_t i = in == 2 ? 1 : in + 1; i < in + 2; i += in)
		if (!mlirTypeIsAInteger(element_type(op, i)) ||
		    mlirIntegerTypeGetWidth(element_type(op, i)) != 32)
			return tm_op_error(op, "expected indices of element "
			                       "type i32");
	return topk_shapes_ok(op, in) &&
	       region_ok(op,
	                 (MlirType[]){ element_type(op, 0),
	                               element_type(op, 0) },
	                 2, i1_of(op));
}
