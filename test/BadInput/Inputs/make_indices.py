"""make_indices.py STEP.mlir OUT: zeros for every argument of @main, but index 64 in the tokens."""

import re
import sys

import numpy as np
from safetensors.numpy import save_file

step, out = sys.argv[1:]
signature = re.search(r"func.func public @main\((.*?)\) -> ", open(step).read(), re.DOTALL).group(1)
values = {}
for number, shape, kind in re.findall(r"%arg(\d+): tensor<((?:\d+x)*)(f32|i32)>", signature):
    values[f"arg{number}"] = np.zeros([int(size) for size in shape.split("x")[:-1]], np.float32 if kind == "f32" else np.int32)
values["arg85"].flat[5] = 64
save_file(values, out)
