"""docs/Running.md: its command lines run, one after the other, as a reader would type them; every option is in one."""

import os
import pathlib
import re
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import safetensors.numpy

import zero_export
import zero_run
from zero_export import training
from zero_export.models import gpt

PAGE = pathlib.Path(zero_run.ROOT) / "docs/Running.md"
# Options of launchers and clients, whose pages are Clusters.md and Serving.md.
ELSEWHERE = {"--communicator", "--help", "--launcher", "--rendezvous", "--share-gpu", "--control-flow", "--serve"}
ROWS, WIDTH = 4, 3


def commands():
    """The lines of the page that run a program."""
    blocks = re.findall(r"^```\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [line for line in lines if line.startswith("./train")]


def _loss(params, batch):
    return jnp.mean((batch["x"] @ params["w"] - batch["y"]) ** 2)


def _step(state, batch):
    value, grads = jax.value_and_grad(_loss)(state["params"], batch)
    params = jax.tree.map(lambda p, g: p - state["lr"] * g, state["params"], grads)
    return {"params": params, "lr": state["lr"]}, {"loss": value}


def _linear(folder):
    """A step with the arguments x and y, and every file that the page's examples name for them."""
    batch = {"x": jax.ShapeDtypeStruct((ROWS, WIDTH), jnp.float32), "y": jax.ShapeDtypeStruct((ROWS,), jnp.float32)}

    def init(key):
        return {"params": {"w": 0.1 * jax.random.normal(key, (WIDTH,))}, "lr": jnp.float32(0.1)}

    step = zero_export.export_step(_step, jax.eval_shape(init, jax.random.PRNGKey(0)), batch, init=init,
                                   eval=lambda state, batch: {"loss": _loss(state["params"], batch)})
    step.save(folder / "step.mlir")
    values = np.random.default_rng(0)
    x, y = values.standard_normal((40, WIDTH)).astype(np.float32), values.integers(0, 2, 40)
    x.tofile(folder / "x.bin")
    y.astype(np.float32).tofile(folder / "y.bin")
    for name, array in (("images", x), ("held-x", x[:8]), ("labels", y), ("held-y", y[:8])):
        np.save(folder / f"{name}.npy", array)
    arguments = {leaf.name: np.zeros(leaf.shape, leaf.dtype) for leaf in (*step.state, *step.batch)}
    safetensors.numpy.save_file({f"arg{i}": value for i, value in enumerate(arguments.values())}, folder / "in.safetensors")


def _text(folder):
    """A step on tokens, and its files."""
    config = gpt.Config(layers=1, hidden=8, heads=1, context=4, vocab=128)
    exported = training.export(config, 2)
    exported.save(folder / "step.mlir")
    values = np.random.default_rng(0)
    for name, size in (("text.txt", 400), ("held-out.txt", 400), ("few.txt", 6)):
        (folder / name).write_bytes(values.integers(97, 123, size, np.uint8).tobytes())
    for part in "ab":
        values.integers(0, 128, 200, np.uint16).tofile(folder / f"tokens-{part}.bin")
    params = {leaf.name: values.standard_normal(leaf.shape).astype(np.float32) for leaf in exported.state if leaf.kind == "param"}
    safetensors.numpy.save_file(params, folder / "init.safetensors")


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """{whether a line names x or arrays: the folder where it runs}."""
    made = {True: tmp_path_factory.mktemp("linear"), False: tmp_path_factory.mktemp("text")}
    for isLinear, make in ((True, _linear), (False, _text)):
        make(made[isLinear])
        zero_run.compile_step(made[isLinear] / "step.mlir", made[isLinear] / "train", stage=0, ranks=1)
    return made


def test_command_lines_run(folders):
    environment = {name: value for name, value in os.environ.items() if name != "ZRT_TEST"}  # thousands of steps
    for line in commands():
        folder = folders[" x=" in line or "--args" in line]
        done = subprocess.run(["bash", "-ec", line], cwd=folder, env=environment, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}{done.stderr}"


def test_every_option_is_in_a_command_line():
    rows = [line.split("|")[1] for line in PAGE.read_text().splitlines() if line.startswith("| `--")]
    options = set(re.findall(r"--[a-z0-9-]+", " ".join(rows)))
    assert len(options) > 30
    assert options - set(re.findall(r"--[a-z0-9-]+", " ".join(commands()))) == ELSEWHERE
