/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_PIPELINES_H
#define TM_PASS_PIPELINES_H

#include "dialect/bridge.h"

/* The named pipelines, under the names and with the options that upstream
 * gives them; ends with an entry whose name is NULL. */
extern const tm_pipeline_info tm_pipelines[];

#endif
