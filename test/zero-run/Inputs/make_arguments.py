"""Tensor files for a step of two arguments of 3xf32, good ones and bad ones, into the folder given."""

import pathlib
import sys

import numpy as np
from safetensors.numpy import save_file

folder = pathlib.Path(sys.argv[1])
w, x = np.zeros(3, np.float32), np.array([1, 2, 3], np.float32)
for name, tensors in {
    "good": [w, x],
    "few": [w],
    "many": [w, x, x],
    "dtype": [w, x.astype(np.float64)],
    "shape": [np.zeros(4, np.float32), x],
}.items():
    save_file({f"arg{i}": tensor for i, tensor in enumerate(tensors)}, folder / name)
whole = (folder / "good").read_bytes()
(folder / "cut").write_bytes(whole[:-4])
