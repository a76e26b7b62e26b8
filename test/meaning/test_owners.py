"""Matrices that owners compute: the same bits as on every rank, at every stage, and JAX's by tolerances.py.

The executables compare predicted bytes with counted ones themselves. CI runs a sample; test/nightly all of owner_steps.py.
"""

import functools
import re

import jax
import jax.numpy as jnp
import pytest

import owner_steps
import tolerances
import zero_run
from zero_export import export_step

COUNT = 5
RANKS = (2, 3, 4)
IN_CI = {("muon", 3), ("stacked", 3), ("clipped", 3)}


@functools.lru_cache(maxsize=None)
def step(name):
    return owner_steps.STEPS[name]()


def run(name, folder, owners, **options):
    """(results, losses) of zero-run."""
    path = folder / f"{name}.mlir"
    path.write_text(step(name).text)
    results, metrics = zero_run.run(path, step(name).arguments, steps=COUNT,
                                   options=[f"--owner-computes={owners}", *owner_steps.OPTIONS.get(name, [])], **options)
    return results, [line[f"result{step(name).loss}"] for line in metrics]


@pytest.mark.parametrize("name, ranks", [
    pytest.param(name, ranks, marks=() if (name, ranks) in IN_CI else pytest.mark.nightly)
    for name in owner_steps.STEPS for ranks in RANKS])
def test_bits_are_those_of_every_rank(name, ranks, tmp_path):
    whole = run(name, tmp_path, "off", stage=0, ranks=ranks)
    for stage in (0, 1, 2, 3):
        tolerances.check_same(f"between owners at stage {stage} and all ranks", run(name, tmp_path, "on", stage=stage, ranks=ranks), whole)
    verdict = step(name).check(*whole, COUNT)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name == "muon" else pytest.mark.nightly)
                                  for name in owner_steps.STEPS])
def test_interpreted_is_like_jax(name, tmp_path):
    verdict = step(name).check(*run(name, tmp_path, "on", stage=3, ranks=2, interpret=True), COUNT)
    assert verdict, "\n".join(verdict.errors)


def test_each_rank_computes_its_share(tmp_path):
    """Five matrices on two ranks: two twos, and one that both compute."""
    source, made = tmp_path / "muon.mlir", tmp_path / "made.mlir"
    source.write_text(step("muon").text)
    products = {}
    for owners in ("on", "off"):
        zero_run.call([zero_run.tool("zero-compile"), source, "--stage=2", "--ranks=2", f"--owner-computes={owners}", "--quiet",
                       "--report=none", "--compile-to=partitioned", "-o", made])
        text = made.read_text()
        products[owners] = len(re.findall(r"dot_general.* \(tensor<8x8xf32>, tensor<8x8xf32>\)", text))
        assert len(re.findall(r"zero\.all_to_all", text)) == (4 if owners == "on" else 0)
    assert products["off"] - products["on"] == 2 * products["off"] // 5


def write_plan(path):
    """Of the output layer alone ranks along tp have parts; hidden matrices they have whole."""
    layers = [f"layer{layer}/{name}: whole" for layer in range(owner_steps.LAYERS) for name in "bw"]
    path.write_text("\n".join([*layers, "out: 1"]) + "\n")
    return f"--tp-plan={path}"


@pytest.mark.parametrize("stage", [pytest.param(0, marks=pytest.mark.nightly), 3])
def test_owners_beside_parts_of_a_models_axis(stage, tmp_path):
    """Owners are among the ranks along dp that have the same parts."""
    options = {"ranks": 4, "stage": stage}
    source, found = tmp_path / "muon.mlir", {}
    source.write_text(step("muon").text)
    mesh = ["--mesh=dp=2,tp=2", write_plan(tmp_path / "plan")]
    for owners in ("on", "off"):
        found[owners] = zero_run.run(source, step("muon").arguments, steps=COUNT,
                                     options=[f"--owner-computes={owners}", *mesh], **options)
    tolerances.check_same("between owners and all ranks", found["on"], found["off"])
    made = tmp_path / "made.mlir"
    zero_run.call([zero_run.tool("zero-compile"), source, "--stage=3", *mesh, "--owner-computes=on", "--quiet", "--report=none",
                   "--compile-to=partitioned", "-o", made])
    assert len(re.findall(r"zero\.all_to_all", made.read_text())) == 4


def shampoo_on_a_stack(state, batch):
    def loss(p):
        h, _ = jax.lax.scan(lambda h, w: (h + jnp.tanh(h @ w), None), batch["x"], p["layers"])
        return jnp.square(h @ p["out"] - batch["y"]).mean()

    def root(matrix):
        values, vectors = jnp.linalg.eigh(matrix)
        return (vectors * jnp.maximum(values, 1e-6) ** -0.25) @ vectors.T
    value, g = jax.value_and_grad(loss)(state["params"])
    w, old = g["layers"], state["opt_state"]
    left, right = old["left"] + jnp.einsum("lij,lkj->lik", w, w), old["right"] + jnp.einsum("lji,ljk->lik", w, w)
    update = {"layers": jax.vmap(root)(left) @ w @ jax.vmap(root)(right), "out": g["out"]}
    params = jax.tree.map(lambda p, u: p - 0.1 * u, state["params"], update)
    return {"params": params, "opt_state": {"left": left, "right": right}}, {"loss": value}


@pytest.mark.parametrize("width, exchanges", [(96, 0), (264, 4)])
def test_large_stacks_are_owned_where_that_moves_no_more(width, exchanges, tmp_path):
    """By default, with fewer operations a byte than a link takes: without owners every rank would gather and hold four layers."""
    stack, made = jax.ShapeDtypeStruct((4, width, width), jnp.float32), tmp_path / "made.mlir"
    out, rows = (jax.ShapeDtypeStruct(shape, jnp.float32) for shape in ((width, 4), (8, width)))
    state = {"params": {"layers": stack, "out": out}, "opt_state": {"left": stack, "right": stack}}
    source = tmp_path / "stack.mlir"
    source.write_text(export_step(shampoo_on_a_stack, state, {"x": rows, "y": jax.ShapeDtypeStruct((8, 4), jnp.float32)}).mlir_module())
    zero_run.call([zero_run.tool("zero-compile"), source, "--stage=3", "--ranks=2", "--quiet", "--report=none", "--compile-to=partitioned",
                   "-o", made])
    assert len(re.findall(r"zero\.all_to_all", made.read_text())) == exchanges
