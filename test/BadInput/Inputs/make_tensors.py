"""Tensor files for the step of mlp_momentum.mlir, a good one and bad ones, into the folder given."""

import pathlib
import sys

import numpy as np
from safetensors.numpy import save_file

folder = pathlib.Path(sys.argv[1])
shapes = [(16,), (8, 16), (16,), (8, 16), (12, 8), (12, 16)]
good = {f"arg{i}": np.ones(shape, np.float32) for i, shape in enumerate(shapes)}
for name, tensors in {
    "good": good,
    "few": {key: value for key, value in good.items() if key != "arg3"},
    "more": good | {"lr": np.ones((), np.float32)},
    "dtype": good | {"arg4": good["arg4"].astype(np.float64)},
    "shape": good | {"arg4": good["arg4"].T.copy()},
}.items():
    save_file(tensors, folder / f"{name}.safetensors")
whole = (folder / "good.safetensors").read_bytes()
(folder / "cut.safetensors").write_bytes(whole[:-10])
(folder / "header.safetensors").write_bytes(whole[:40])
nested = b"[" * 200000
(folder / "nested.safetensors").write_bytes(len(nested).to_bytes(8, "little") + nested)
