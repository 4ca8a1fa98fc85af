/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TORCH_MLIR_C_STATUS_H
#define TORCH_MLIR_C_STATUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * What every other header needs: how names are exported, what went wrong, and
 * versions.  Needs no header of MLIR.
 */

#if defined(__GNUC__)
#define TORCH_MLIR_EXPORTED __attribute__((visibility("default")))
#else
#define TORCH_MLIR_EXPORTED
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// What went wrong.  Users act differently on each, so they are never merged.
typedef enum TorchMlirStatus {
  TORCH_MLIR_OK = 0,
  /// The file or the argument is corrupt, or contradicts itself.
  TORCH_MLIR_INVALID = 1,
  /// Well formed, but nothing here can do it.
  TORCH_MLIR_UNSUPPORTED = 2,
  /// Larger or deeper than is allowed.
  TORCH_MLIR_LIMIT = 3,
  TORCH_MLIR_NO_MEMORY = 4,
  /// The operating system refused.
  TORCH_MLIR_IO_ERROR = 5
} TorchMlirStatus;

/// The one message about a failure.  Initialise with TORCH_MLIR_ERROR_INIT:
/// the size tells the library which members there are.  Functions that take
/// one also take NULL.
typedef struct TorchMlirError {
  size_t size;
  TorchMlirStatus status;
  /// Whether `offset` is the place in the file, in bytes from its start.
  bool hasOffset;
  uint64_t offset;
  /// A sentence, NUL-terminated.
  char reason[480];
} TorchMlirError;

#define TORCH_MLIR_ERROR_INIT                                                  \
  { sizeof(TorchMlirError), TORCH_MLIR_OK, false, 0, {0} }

/// "ok", "corrupt", "unsupported", "too large", "out of memory", "i/o error";
/// static storage, and NULL for a number that is no status.
TORCH_MLIR_EXPORTED const char *torchMlirStatusGetName(TorchMlirStatus status);

/// The version of this library, "0.1.0"; static storage.
TORCH_MLIR_EXPORTED const char *torchMlirGetVersion(void);

/// The version of the MLIR that it was built with, "22.1.8"; static storage.
TORCH_MLIR_EXPORTED const char *torchMlirGetMLIRVersion(void);

#ifdef __cplusplus
}
#endif

#endif
