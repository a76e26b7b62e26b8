"""The very step that was compiled, under `jax.jit` with its state donated: see peer.py.

Names: jax, the source as it is; -cudnn: attention by `jax.nn.dot_product_attention` of cuDNN; -scan: layers stacked and
scanned, which compiles in seconds where forty-eight of them take minutes.
"""

import dataclasses
import math
import os
import time

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # others use the GPU, too
os.environ.setdefault("XLA_PYTHON_CLIENT_MEM_FRACTION", "0.95")

import peer  # noqa: E402
import jax  # noqa: E402
import numpy as np  # noqa: E402

from zero_export import training  # noqa: E402
from zero_export.models import common, gpt  # noqa: E402


def cudnn_attention(q, k, v, *, causal, context=None):
    rows, length, heads, head = q.shape
    return jax.nn.dot_product_attention(q, k, v, is_causal=causal, implementation="cudnn").reshape(rows, length, heads * head)


def main():
    case, name, _, data = peer.arguments()
    begun = time.perf_counter()
    variants = name.split("-")[1:]
    if "cudnn" in variants:
        common.attend = cudnn_attention
    config = dataclasses.replace(gpt.Config(**case["config"]), scan="scan" in variants)
    built = training.training_step(config, case["rows"], training.Recipe(dtype=case["dtype"]))
    batch = {key: jax.device_put(np.frombuffer(each, np.int32).reshape(case["rows"], config.context))
             for key, each in zip(("inputs", "targets"), data)}
    state = jax.jit(built.init)(jax.random.PRNGKey(1))
    compiled = jax.jit(built.step, donate_argnums=0).lower(state, batch).compile()
    metrics = None

    def step():
        nonlocal state, metrics
        state, metrics = compiled(state, batch)

    def wait():
        jax.block_until_ready((state, metrics))
        return float(metrics["loss"])

    def facts():
        statistics = jax.devices()[0].memory_stats() or {}
        return {"peak_bytes": statistics["peak_bytes_in_use"]} if "peak_bytes_in_use" in statistics else {}

    step()
    first = wait()
    peer.say(ready=time.perf_counter() - begun, loss=first, uniform=math.log(config.vocab), version=jax.__version__)
    peer.serve(step, wait, facts)


if __name__ == "__main__":
    main()
