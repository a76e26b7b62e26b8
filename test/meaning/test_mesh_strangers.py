"""Steps of mesh_strangers.py on (dp, tp) = (2, 2), split as it is found: what ranks along tp exchange beside Megatron's sums, stages 0 and
3 bit by bit equal, close to JAX."""

import functools

import jax
import numpy as np
import pytest

import mesh_strangers as strangers
import test_split_models
import tolerances
import zero_run
from zero_export import export_step

STEPS = 2
# Sums of rows x positions x width that Megatron has: of lookups, of what the output layer reads, two forward and two backward a layer. With
# layers that are computed again one more each; with frozen weights none of what only they need backward. Of branches side by side one each
# way, whatever biases and residuals are between them.
SUMS = {"maxtext": 10, "scanned": 12, "gemma": 10, "experts": 10, "places": 10, "latent": 10, "adapted": 9, "vit": 8, "bert": 10, "megatron": 10,
        "gptj": 6, "neox": 6}
# What else: a part of all that is counted. Keys and values of latent attention are gathered, and their gradients summed up; adapters have sums of
# their own, an eighth as large, one forward or backward each.
MORE = {"latent": 1.22, "adapted": 1.13}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("strangers")


@functools.lru_cache(maxsize=None)
def make(name):
    return strangers.init(name)


def export(name, folder):
    path = folder / f"{name}.mlir"
    if not path.exists():
        path.write_text(export_step(functools.partial(strangers.step, name), *make(name)).mlir_module())
    return path


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name == "adapted" else pytest.mark.nightly) for name in SUMS])
def test_what_is_exchanged_is_megatrons(name, folder):
    """Of two ranks each reads as much as a sum has."""
    found = test_split_models.figures(export(name, folder))
    positions = strangers.PATCHES + 1 if name == "vit" else strangers.LENGTH
    sums = SUMS[name] * 4 * strangers.ROWS * positions * strangers.WIDTH
    assert found["whole-weights"] == 0
    assert found["moved-bytes"] <= MORE.get(name, 1.05) * sums


@functools.lru_cache(maxsize=None)
def jax_results(name):
    state, batch = make(name)
    step = jax.jit(functools.partial(strangers.step, name))
    for _ in range(STEPS):
        state, metrics = step(state, batch)
    return jax.tree_util.tree_leaves_with_path((state, metrics))


def is_noise(path):
    """Biases of keys have no gradient but rounding, of which Adam makes a step."""
    return "qkv_bias" in jax.tree_util.keystr(path)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SUMS)
def test_stages_are_bitwise_equal_and_like_jax(name, folder):
    path, arguments = export(name, folder), [np.asarray(leaf) for leaf in jax.tree.leaves(make(name))]
    runs = [zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=4, options=["--mesh=dp=2,tp=2", "--tensor-parallel"])
            for stage in (0, 3)]
    tolerances.check_same("between stages 0 and 3", runs[1], runs[0])
    for found, (path, wanted) in zip(runs[0][0], jax_results(name), strict=True):
        if not is_noise(path):
            assert np.linalg.norm(found - wanted) <= 1e-3 * (np.linalg.norm(wanted) + 1e-6), jax.tree_util.keystr(path)
