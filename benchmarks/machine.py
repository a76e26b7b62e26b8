"""What this machine does without us: its speed of copying, and oneDNN's matmuls, for floors and shares."""

import concurrent.futures
import ctypes
import functools
import os
import statistics
import sys
import time

import numpy as np


def cores():
    return len(os.sched_getaffinity(0))


@functools.cache
def _pool():
    return concurrent.futures.ThreadPoolExecutor(cores())


def _together(work, parts):
    """Runs `work(part)` for all parts on as many threads as there are cores; seconds."""
    start = time.perf_counter()
    for done in [_pool().submit(work, part) for part in parts]:
        done.result()
    return time.perf_counter() - start


def copy_bandwidth(megabytes=128, rounds=5):
    """GB/s that copying reads and writes on all cores, the median of `rounds`."""
    count = megabytes << 18
    sources = [np.ones(count, np.float32) for _ in range(cores())]
    targets = [np.zeros(count, np.float32) for _ in range(cores())]
    rates = []
    for _ in range(rounds):
        seconds = _together(lambda i: np.copyto(targets[i], sources[i]), range(cores()))
        rates.append(2 * 4 * count * cores() / seconds / 1e9)
    return statistics.median(rates)


@functools.cache
def _sgemm():
    for name in ("libdnnl.so.3", "libdnnl.so.2"):
        try:
            return ctypes.CDLL(name).dnnl_sgemm
        except OSError:
            continue
    sys.exit("error: oneDNN is not installed; apt-get install libdnnl2 (or libdnnl-dev)")


@functools.cache
def _openmp():
    return ctypes.CDLL("libgomp.so.1")


def _layout(rows, columns, row, column):
    """(N or T, leading dimension) of a matrix with these strides."""
    if column == 1 or columns == 1:
        return b"N", max(row, columns)
    return b"T", max(column, rows)


def _call(m, n, k, a, b, c, strides):
    (a_row, a_column), (b_row, b_column), (c_row, c_column) = strides
    if c_column != 1 and n > 1:  # C by columns: the product transposed
        return _call(n, m, k, b, a, c, ((b_column, b_row), (a_column, a_row), (c_column, c_row)))
    trans_a, lda = _layout(m, k, a_row, a_column)
    trans_b, ldb = _layout(k, n, b_row, b_column)
    size, scale, pointer = ctypes.c_int64, ctypes.c_float, ctypes.c_void_p
    return _sgemm()(ctypes.c_char(trans_a), ctypes.c_char(trans_b), size(m), size(n), size(k), scale(1),
                    pointer(a), size(lda), pointer(b), size(ldb), scale(0), pointer(c), size(max(c_row, n)))


def _extent(rows, columns, row, column):
    return (rows - 1) * row + (columns - 1) * column + 1


class Matmul:
    """oneDNN's f32 matmul of one shape and layout: entries of a batch on one thread each, else as the library splits it.

    `strides` are (row, column) of A, B and C; `threads` all cores by default.
    """

    def __init__(self, m, n, k, entries, strides, threads=None):
        self.sizes, self.entries, self.strides = (m, n, k), entries, strides
        self._threads = threads or cores()
        extents = [_extent(m, k, *strides[0]), _extent(k, n, *strides[1]), _extent(m, n, *strides[2])]
        self._arrays = [[np.ones(extent, np.float32) for extent in extents] for _ in range(min(entries, 64))]
        self.times = []

    def run(self):
        """Adds the seconds of one run to `times`."""
        start = time.perf_counter()
        if self.entries == 1:
            _openmp().omp_set_num_threads(self._threads)
            self._one(0)
            self.times.append(time.perf_counter() - start)
        else:
            parts = [range(first, self.entries, self._threads) for first in range(self._threads)]
            self.times.append(_together(self._several, parts))

    def _several(self, numbers):
        _openmp().omp_set_num_threads(1)
        for number in numbers:
            self._one(number % len(self._arrays))

    def _one(self, number):
        pointers = [array.ctypes.data for array in self._arrays[number]]
        if _call(*self.sizes, *pointers, self.strides) != 0:
            sys.exit(f"error: oneDNN refused a matmul of {self.sizes}")


def matmul_seconds(m, n, k, entries, strides, rounds=5):
    """The median of `rounds` runs after one that is dropped."""
    matmul = Matmul(m, n, k, entries, strides)
    for _ in range(rounds + 1):
        matmul.run()
    return statistics.median(matmul.times[1:])
