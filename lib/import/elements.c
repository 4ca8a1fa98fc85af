/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/elements.h"

#include "dialect/build.h"
#include "dialect/dialect.h"

#include <mlir-c/BuiltinTypes.h>
#include <stdlib.h>

/* At most this many bytes are written into the IR; more stay outside. */
enum { INLINE_BYTES = 256 };

static void
drop_mapping(void *user, const void *data, size_t size, size_t align)
{
	(void)data;
	(void)size;
	(void)align;
	tm_mapping_release(user);
}

static void
drop_copy(void *user, const void *data, size_t size, size_t align)
{
	(void)data;
	(void)size;
	(void)align;
	free(user);
}

/* What the data of an attribute are aligned to.  Not more: MLIR asks the
 * whole file for it when it reads the attribute back from bytecode, and
 * small files are read to where malloc() puts them. */
enum { ALIGNMENT = 16 };

/* The alignment that P has, up to that. */
static size_t
alignment_of(const void *p)
{
	const uintptr_t low = (uintptr_t)p & -(uintptr_t)p;

	return low == 0 || low > ALIGNMENT ? ALIGNMENT : (size_t)low;
}

/* Whether numbers of DTYPE may be read at P. */
static bool
is_aligned(const void *p, tm_dtype dtype)
{
	const int bits = tm_dtype_get(dtype)->bits;
	const size_t number = bits <= 8 ? 1 : bits >= 128 ? 8 : (size_t)bits / 8;

	return (uintptr_t)p % number == 0;
}

static MlirAttribute
resource(MlirType type, tm_str name, const tm_array *a, tm_mapping *mapping)
{
	void *copy;

	if (is_aligned(a->data, a->dtype) &&
	    tm_mapping_holds(mapping, a->data, a->size)) {
		tm_mapping_retain(mapping);
		return mlirUnmanagedDenseResourceElementsAttrGet(
		        type, tm_ref(name), a->data, a->size,
		        alignment_of(a->data), false, drop_mapping, mapping);
	}
	copy = malloc(a->size);
	if (!copy)
		return (MlirAttribute){ 0 };
	memcpy(copy, a->data, a->size);
	return mlirUnmanagedDenseResourceElementsAttrGet(
	        type, tm_ref(name), copy, a->size, ALIGNMENT, false,
	        drop_copy, copy);
}

static MlirAttribute
bools(MlirType type, const tm_array *a)
{
	int *wide = malloc((a->size ? a->size : 1) * sizeof *wide);
	MlirAttribute attr;

	if (!wide)
		return (MlirAttribute){ 0 };
	for (size_t i = 0; i < a->size; i++)
		wide[i] = ((const uint8_t *)a->data)[i] != 0;
	attr = mlirDenseElementsAttrBoolGet(type, (intptr_t)a->size, wide);
	free(wide);
	return attr;
}

/* Two elements share a byte in a file; MLIR gives each its own. */
static MlirAttribute
nibbles(MlirType type, tm_str name, const tm_array *a)
{
	const size_t n = (size_t)tm_array_count(a);
	uint8_t *wide = malloc(n ? n : 1);
	tm_array unpacked = *a;
	MlirAttribute attr;

	if (!wide)
		return (MlirAttribute){ 0 };
	for (size_t i = 0; i < n; i++)
		wide[i] = ((const uint8_t *)a->data)[i / 2] >> 4 * (i % 2) & 15;
	unpacked.data = wide;
	unpacked.size = n;
	attr = n <= INLINE_BYTES
	               ? mlirDenseElementsAttrRawBufferGet(type, n, wide)
	               : resource(type, name, &unpacked, NULL);
	free(wide);
	return attr;
}

MlirAttribute
tm_elements(MlirContext ctx, const tm_array *a, tm_str name,
            tm_mapping *mapping)
{
	const MlirType element = tm_dtype_to_mlir(ctx, a->dtype);
	const MlirType type = mlirRankedTensorTypeGet(
	        a->rank, a->shape, element, mlirAttributeGetNull());

	if (a->dtype == TM_BOOL)
		return bools(type, a);
	if (tm_dtype_get(a->dtype)->bits < 8)
		return nibbles(type, name, a);
	if (a->size == 0)
		return mlirDenseElementsAttrGet(type, 0, NULL);
	if (a->size <= INLINE_BYTES)
		return mlirDenseElementsAttrRawBufferGet(type, a->size,
		                                         a->data);
	return resource(type, name, a, mapping);
}
