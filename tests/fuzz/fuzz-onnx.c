/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Everything that reads an ONNX file before MLIR is involved. */
#include "import/onnx/external.h"
#include "import/onnx/reader.h"
#include "import/onnx/tensor.h"

#include "fuzz.h"

static void
read_initializers(tm_onnx_store *store, const tm_onnx_graph *graph)
{
	for (size_t i = 0; i < graph->initializers.len; i++) {
		const tm_onnx_tensor *t = &graph->initializers.ptr[i];
		tm_error err = { 0 };
		tm_array array = { 0 };
		tm_bytes raw;
		tm_mapping *file;
		bool has;

		if (tm_onnx_data_find(store, t, &raw, &has, &file, &err) ==
		            TM_OK &&
		    tm_onnx_tensor_array(t, has ? &raw : NULL, &array, &err) ==
		            TM_OK &&
		    array.size)
			fuzz_touch(array.data, array.size);
		tm_array_free(&array);
	}
}

static void
read_model(tm_bytes bytes)
{
	tm_error err = { 0 };
	tm_onnx_model model;
	tm_arena arena;
	tm_onnx_store store = { .arena = &arena };

	tm_arena_init(&arena, tm_onnx_memory_limit(bytes.len));
	if (tm_onnx_read(&arena, bytes, &model, &err) == TM_OK)
		read_initializers(&store, model.graph);
	tm_onnx_store_close(&store);
	tm_arena_free(&arena);
}

static void
read_values(tm_bytes bytes)
{
	tm_onnx_optional_kind kind;
	tm_onnx_arrays arrays;
	tm_array array;

	if (tm_onnx_read_tensor_pb(bytes, &array, NULL) == TM_OK)
		fuzz_touch(array.data, array.size);
	tm_array_free(&array);
	if (tm_onnx_read_sequence_pb(bytes, &arrays, NULL) == TM_OK)
		tm_onnx_arrays_free(&arrays);
	if (tm_onnx_read_optional_pb(bytes, &kind, &arrays, NULL) == TM_OK)
		tm_onnx_arrays_free(&arrays);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	read_model((tm_bytes){ data, size });
	read_values((tm_bytes){ data, size });
	return 0;
}
