"""From a case to what the tests need: its text, its arguments, and the results that JAX computes for them."""

import dataclasses
import os
import pickle

import jax
import numpy as np

# XLA as a reference: every op rounds to its own type. It may otherwise keep bf16 values in f32 between ops.
REFERENCE = {"xla_allow_excess_precision": False, "xla_backend_optimization_level": 0}


@dataclasses.dataclass
class Exported:
    """A program as JAX prints it, with one set of arguments and results."""

    name: str
    text: str
    arguments: list
    expected: list


def export(case):
    with jax.enable_x64(case.wide):
        function, arguments = case.build()
        traced = jax.jit(function, keep_unused=True).trace(*arguments)
        lowered = traced.lower(lowering_platforms=("cpu",))
        results = lowered.compile(compiler_options=REFERENCE)(*arguments)
        text = (lowered if case.platform == "cpu" else traced.lower(lowering_platforms=(case.platform,))).as_text()
        return Exported(case.name, text, arguments, [np.asarray(leaf) for leaf in jax.tree.leaves(results)])


def export_to(case, folder):
    """As `export`; kept in a file of `folder`, which a later call reads."""
    path = folder / f"{case.name}.pickle"
    if path.exists():
        return pickle.loads(path.read_bytes())
    exported = export(case)
    part = path.with_suffix(f".{os.getpid()}")
    part.write_bytes(pickle.dumps(exported))
    part.rename(path)  # whole or not at all: the next run reads it
    return exported
