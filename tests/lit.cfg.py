# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# RUN lines name the tools as a user would: torch-mlir-opt, FileCheck, not.
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True  # the source tree may be read-only
sys.path.insert(0, here)
import runlines

config.name = "torch-mlir"
config.test_format = runlines.RunLines(execute_external=False)
config.suffixes = [".mlir"]
config.excludes = ["Inputs"]
config.test_source_root = here
config.test_exec_root = os.environ["TM_LIT_OUT"]
config.environment["PATH"] = os.pathsep.join(
    [os.environ["TM_BINDIR"], os.environ.get("PATH", "")])
for name in os.environ:
    if name.endswith("SAN_OPTIONS"):
        config.environment[name] = os.environ[name]
for name, path in (("FileCheck", os.environ["FILECHECK"]),
                   ("not", os.environ["NOT"])):
    # Only as a command of its own: not inside another word or a path.
    config.substitutions.append((r"(?<![\w./-])%s(?![\w./-])" % name,
                                 path.replace("\\", r"\\")))
