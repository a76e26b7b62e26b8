"""lit configuration: `.mlir` and `.test` files are shell tests (RUN lines), FileCheck reads the output."""

import os

import lit.formats

config.name = "zero"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "CMakeLists.txt", "found"]  # Fuzz/found: inputs of test_fuzz.py
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.zero_binary_dir, "test")

config.environment["PATH"] = os.pathsep.join(
    [os.path.join(config.zero_binary_dir, "bin"), config.llvm_tools_dir, config.environment["PATH"]]
)
# One shared scope of captures would let a test pass on another function's names.
config.environment["FILECHECK_OPTS"] = "--enable-var-scope --dump-input=fail"
config.environment["ZRT_TEST"] = "1"  # executables measure with poison and compare replicas: docs/Runtime.md
# What stands for a GPU: test/emulated-cuda.
config.substitutions.append(("%emulated", "env LD_LIBRARY_PATH=" + os.path.join(config.zero_binary_dir, "emulated-cuda")))
config.substitutions.append(("%inputs", os.path.join(config.test_source_root, "Inputs")))
config.substitutions.append(("%python", config.python))
config.substitutions.append(("%project", os.path.dirname(config.test_source_root)))
