"""Compiles functions that JAX traces as kernels, and runs them on NumPy arrays."""

import ctypes
import json
import os
import re
import shutil
import subprocess

import jax
import numpy as np
import pytest

from gpu import Gpu

# What a kernel runs on several threads: in ranges, the last one first.
PARALLEL = """
#include "zrt/abi.h"
int64_t ranges = 1;
void zrt_parallel(zrt_kernel kernel, uint8_t *const *buffers, int64_t work, int64_t grain) {
  for (int64_t i = ranges; i-- > 0;)
    kernel(buffers, work * i / ranges, work * (i + 1) / ranges);
}
"""

BIN = os.environ.get("ZERO_BIN") or os.path.join(os.path.dirname(__file__), "../../build/bin")
INCLUDE = os.path.join(os.path.dirname(__file__), "../../runtime/include")


@pytest.fixture(scope="module")
def wide_types():
    """JAX's 64-bit types, for the tests of one module: others share the process."""
    with jax.enable_x64(True):
        yield


def kernel_text(name, function, arguments):
    """The function as StableHLO text of one kernel function."""
    text = jax.jit(function, keep_unused=True).lower(*arguments).as_text()
    functions = re.findall(r"^  func\.func .*?^  }\n", text, re.S | re.M)
    if len(functions) == 2 and re.search(r"call @(\w+)\(.*\n    return", functions[0]):
        functions = functions[1:]  # all that main does is call it
    assert len(functions) == 1, f"{name} calls functions:\n{text}"
    header, body = functions[0].split("\n", 1)
    header = re.sub(r"func\.func \w+ @\w+", f"func.func private @{name}", header)
    header = re.sub(r" \{(jax|mhlo|tf)\.[^}]*\}", "", header)
    assert header.endswith("{")
    return header[:-1] + "attributes {zero.kernel} {\n" + body


class Kernels:
    """Kernels of one module, compiled into one shared library."""

    def __init__(self, text, folder, target="cpu"):
        source, library = os.path.join(folder, "kernels.mlir"), os.path.join(folder, "kernels.so")
        with open(source, "w") as file:
            file.write("module {\n" + text + "}\n")
        emit = [os.path.join(BIN, "zero-emit-kernels"), source, "-o", source + ".o", f"--target={target}"]
        lines = subprocess.run(emit, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
        self.shapes = {shape["name"]: shape for shape in map(json.loads, lines)}
        self.gpu = Gpu() if target.startswith("cuda") else None
        if self.gpu:
            with open(source + ".o", "rb") as file:
                self.library = self.gpu.load(file.read())
            return
        objects = sorted(os.path.join(folder, f) for f in os.listdir(folder) if ".mlir.o" in f)
        parallel = os.path.join(folder, "parallel.c")
        with open(parallel, "w") as file:
            file.write(PARALLEL)
        # The runtime has what else kernels call; the rest of it stays behind.
        subprocess.run([shutil.which("clang-22") or "cc", "-shared", "-fPIC", "-Wl,--allow-multiple-definition", "-I", INCLUDE, "-o", library, parallel, *objects, os.path.join(BIN, "../lib/libzrt.a"), "-lm", "-ldl",
                        "-lpthread"], check=True)
        self.library = ctypes.CDLL(library)

    def run(self, name, inputs, outputs, split=None, rank=None):
        """Fills `outputs`; `split` cuts the work into that many ranges, in reverse order (on a CPU); what it
        runs in parallel, too."""
        shape = self.shapes[name]
        arrays = list(inputs)
        if shape["rank"]:
            arrays.append(np.array([rank], np.int64))
        arrays += outputs
        if shape["workspace"]:
            guard = 64
            scratch = np.full(shape["workspace"] + guard, 77, np.uint8)
            arrays.append(scratch)
        if self.gpu:
            while name:
                shape = self.shapes[name]
                blocks = -(-shape["work"] // shape["grain"])
                if blocks:
                    self.gpu.launch(self.library, name, blocks, shape["threads"], arrays, shape["shared"])
                name = shape["next"]
            return outputs
        ctypes.c_int64.in_dll(self.library, "ranges").value = split or 1
        pointers = (ctypes.c_void_p * len(arrays))(*[array.ctypes.data for array in arrays])
        function = getattr(self.library, name)
        function.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64]
        work = shape["work"]
        cuts = sorted({work * i // (split or 1) for i in range((split or 1) + 1)})
        for low, high in reversed(list(zip(cuts, cuts[1:]))):
            function(pointers, low, high)
        assert not shape["workspace"] or (scratch[-guard:] == 77).all(), f"{name} writes beyond its workspace"
        return outputs


def storage(array):
    """A writable, contiguous copy; predicates are bytes of 0 or 1."""
    return np.array(array, order="C", copy=True)
