# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A module of its own, since lit hands tests to its workers by pickling.
import lit.formats


class RunLines(lit.formats.ShTest):
    """Takes the files that have RUN lines; others are inputs of other tests."""

    def getTestsInDirectory(self, suite, path, litConfig, localConfig):
        for test in super().getTestsInDirectory(
                suite, path, litConfig, localConfig):
            with open(test.getSourcePath(), errors="replace") as f:
                if "RUN:" in f.read():
                    yield test
