"""What backward reads of forward in parts along tp (--activations=partitioned), and these in memory of the host (partitioned-offloaded):
the same bits as whole ones, at every stage, on (dp, tp) ranks, with and without recomputation, in every order that events allow.

Executables compare the memory that they map, and the bytes that they copy and read of other ranks by axes, with the plan's themselves.
CI runs a sample, --nightly all.
"""

import functools
import json

import jax
import jax.numpy as jnp
import pytest

import cases
import tolerances
import zero_run
from zero_export import export_step, training
from zero_export.models import gpt

COUNT = 3
# The steps' values are small.
PLACES = {"partitioned": ("--activations=partitioned", "--partition-min-bytes=512"),
          "partitioned-offloaded": ("--activations=partitioned-offloaded", "--partition-min-bytes=512", "--offload-min-bytes=256")}
NAMES = ("gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_llama_lion", "zoo_vit_sgd")
MESHES = ((1, 2), (2, 2), (1, 4))
IN_CI = {("gpt_tiny_f32", "none", (1, 2), 0, "partitioned"), ("gpt_tiny_f32", "layers", (2, 2), 3, "partitioned-offloaded"),
         ("zoo_llama_lion", "none", (2, 2), 2, "partitioned")}


@functools.lru_cache(maxsize=None)
def run(name, mesh, stage, *options):
    """(results, metrics) of a step of cases.py."""
    case, (dp, tp) = cases.case(name), mesh
    return zero_run.run(case.path, case.arguments, steps=COUNT, stage=stage, ranks=dp * tp,
                        options=(f"--mesh=dp={dp},tp={tp}", "--tensor-parallel", *options))


@pytest.mark.parametrize("name, policy, mesh, stage, place", [
    pytest.param(name, policy, mesh, stage, place, id=f"{name}-{policy}-{mesh[0]}x{mesh[1]}-{stage}-{place}",
                 marks=() if (name, policy, mesh, stage, place) in IN_CI else pytest.mark.nightly)
    for name in NAMES for policy in ("none", "layers") for mesh in MESHES for stage in (0, 1, 2, 3) for place in PLACES])
def test_bits_are_those_of_whole_values(name, policy, mesh, stage, place):
    options = (f"--recompute={policy}",) if policy != "none" else ()
    tolerances.check_same("when kept in parts", run(name, mesh, stage, *options), run(name, mesh, stage, *options, *PLACES[place]))


@functools.lru_cache(maxsize=None)
def step_of(layers):
    """The text of a GPT's step."""
    config = gpt.Config(layers=layers, hidden=32, heads=2, context=32, vocab=64)
    step, init, _, batch = training.training_step(config, 8, training.Recipe(optimizer="sgd"))
    return export_step(step, jax.eval_shape(init, jax.ShapeDtypeStruct((2,), jnp.uint32)), batch).mlir_module()


def report(folder, layers, *options):
    path = folder / "step.mlir"
    path.write_text(step_of(layers))
    return json.loads(zero_run.call([zero_run.tool("zero-compile"), path, "--stage=3", "--mesh=dp=2,tp=2", "--tensor-parallel", "--report=json",
                                     "--target=null", *options, "-o", folder / "train"]))
