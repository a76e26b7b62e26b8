"""Kernels of a GPU by CUDA's driver API: the emulated driver of the build, or, with ZERO_TEST_GPU=1, the machine's own."""

import ctypes
import os

BIN = os.environ.get("ZERO_BIN") or os.path.join(os.path.dirname(__file__), "../../build/bin")


os.environ.setdefault("EMULATED_CUDA_CAPABILITY", "90")  # which runs what older ones do, too


class Gpu:
    """The first device of the driver."""

    def __init__(self):
        emulated = os.path.join(BIN, "../emulated-cuda/libcuda.so.1")
        self.driver = ctypes.CDLL("libcuda.so.1" if os.environ.get("ZERO_TEST_GPU") else emulated)
        self.call("cuInit", 0)
        context, self.stream = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
        self.call("cuCtxSetCurrent", context)
        self.call("cuStreamCreateWithPriority", ctypes.byref(self.stream), 1, 0)

    def call(self, name, *arguments):
        """An error is an exception with the driver's name of it."""
        code = getattr(self.driver, name)(*arguments)
        if code:
            text = ctypes.c_char_p()
            self.driver.cuGetErrorName(code, ctypes.byref(text))
            raise RuntimeError(f"{name}: {text.value.decode() if text.value else code}")

    def load(self, ptx):
        log = ctypes.create_string_buffer(4096)
        options = (ctypes.c_int * 2)(5, 6)  # where errors go, and how many bytes
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), len(log))
        module = ctypes.c_void_p()
        try:
            self.call("cuModuleLoadDataEx", ctypes.byref(module), ctypes.c_char_p(ptx), 2, options, values)
        except RuntimeError as error:
            raise RuntimeError(f"{error}: {log.value.decode()}") from None
        return module

    def launch(self, module, name, blocks, threads, arrays, shared=0):
        """Runs a kernel on copies of the arrays, each in an allocation of its own, and copies them back. An array that comes twice is one.
        Each block is given `shared` bytes of shared memory."""
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        if shared:
            self.call("cuFuncSetAttribute", function, 8, shared)  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        memory = {}
        for array in arrays:
            if array.ctypes.data not in memory:
                pointer = ctypes.c_uint64()
                self.call("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(max(array.nbytes, 1)))
                memory[array.ctypes.data] = pointer
                if array.nbytes:
                    self.call("cuMemcpyHtoDAsync_v2", pointer, ctypes.c_void_p(array.ctypes.data), ctypes.c_size_t(array.nbytes), self.stream)
        pointers = [memory[array.ctypes.data] for array in arrays]
        parameters = (ctypes.c_void_p * len(pointers))(*[ctypes.addressof(pointer) for pointer in pointers])
        self.call("cuLaunchKernel", function, blocks, 1, 1, threads, 1, 1, shared, self.stream, parameters, None)
        for array in arrays:
            if array.nbytes:
                self.call("cuMemcpyDtoHAsync_v2", ctypes.c_void_p(array.ctypes.data), memory[array.ctypes.data], ctypes.c_size_t(array.nbytes),
                          self.stream)
        self.call("cuStreamSynchronize", self.stream)
        for pointer in memory.values():
            self.call("cuMemFree_v2", pointer)
