"""Exports of three models by older releases of JAX: the same interface, roles and results as by the installed one.

The texts in test/Inputs/releases were written by export.py under each release; with --nightly they are made again in
virtual environments of their own (needs a package index) and must come out alike. docs/JaxReleases.md says what differs.
"""

import pathlib
import subprocess
import sys
import venv

import numpy as np
import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
sys.path[:0] = [str(FOLDER), str(ROOT / "test/meaning"), str(ROOT / "test/zoo"), str(ROOT / "python")]

import export  # noqa: E402  (the paths come first)
import oracle  # noqa: E402
import roles_table  # noqa: E402
import zero_run  # noqa: E402

# JAX release: what else its environment needs.
RELEASES = {"0.4.38": ("optax==0.2.4",), "0.6.2": ("optax==0.2.5",)}
STEPS = 3


def committed(release, model):
    return (ROOT / "test/Inputs/releases" / f"jax-{release}" / f"{model}.mlir").read_text()


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Folder with the exports of the running JAX."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, FOLDER / "export.py", folder], check=True, env={"PYTHONPATH": str(ROOT / "python")})
    return folder


def _roles(text, path):
    path.write_text(text)
    table, question = roles_table.roles_of(path)
    assert not question
    return table


def _arguments(text):
    """Values by type: small floats, integers that are labels, tokens and counters."""
    random = np.random.default_rng(0)
    values = []
    for kind in oracle.argument_types(text):
        *shape, dtype = kind[len("tensor<"):-1].split("x")
        shape = tuple(map(int, shape))
        if dtype == "f32":
            values.append(np.abs(0.1 * random.standard_normal(shape)).astype(np.float32))
        else:
            values.append(random.integers(0, 8, shape).astype({"i32": np.int32, "ui32": np.uint32}[dtype]))
    return values


def _run(text, path, values):
    path.write_text(text)
    return zero_run.run(path, values, steps=STEPS, stage=None, interpret=True)[0]


@pytest.mark.parametrize("model", export.MODELS)
@pytest.mark.parametrize("release", RELEASES)
def test_roles_are_the_same(release, model, installed, tmp_path):
    now, then = (installed / f"{model}.mlir").read_text(), committed(release, model)
    expected = _roles(now, tmp_path / "now.mlir")
    assert _roles(then, tmp_path / "given.mlir") == expected
    inferred = _roles(roles_table.without_roles(then), tmp_path / "plain.mlir")
    assert not roles_table.differences(expected, inferred)
    assert inferred == _roles(roles_table.without_roles(now), tmp_path / "plain_now.mlir")


@pytest.mark.parametrize("model", export.MODELS)
@pytest.mark.parametrize("release", RELEASES)
def test_results_are_the_same(release, model, installed, tmp_path):
    now, then = (installed / f"{model}.mlir").read_text(), committed(release, model)
    values = _arguments(now)
    expected = _run(now, tmp_path / "now.mlir", values)
    found = _run(roles_table.without_roles(then), tmp_path / "then.mlir", values)
    for index, (a, b) in enumerate(zip(found, expected, strict=True)):
        assert a.shape == b.shape and a.dtype == b.dtype
        error = np.linalg.norm(a.astype(np.float64) - b)
        assert error <= 1e-5 * np.linalg.norm(b.astype(np.float64)) + 1e-7, f"result {index} is off by {error}"


@pytest.mark.nightly
@pytest.mark.parametrize("release", RELEASES)
def test_texts_are_what_the_release_writes(release, tmp_path):
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv/bin/python"
    subprocess.run([python, "-m", "pip", "install", "-q", f"jax=={release}", *RELEASES[release]], check=True)
    subprocess.run([python, FOLDER / "export.py", tmp_path / "texts"], check=True, env={"PYTHONPATH": str(ROOT / "python")})
    for model in export.MODELS:
        assert (tmp_path / "texts" / f"{model}.mlir").read_text() == committed(release, model)
