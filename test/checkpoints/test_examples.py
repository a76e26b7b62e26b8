"""The examples of docs/Checkpoints.md and docs/Running.md that name files of the reader's: run as they stand."""

import os
import re
import subprocess

import jax
import numpy as np
import pytest
import safetensors.numpy

import hf_names
import zero_run
from zero_export import training
from zero_export.models import gpt

CONFIG = gpt.Config(layers=2, hidden=16, heads=2, context=8, vocab=128)


def block(page, after):
    """The first block of shell lines below a heading, or below a line that begins so."""
    text = (zero_run.ROOT / "docs" / page).read_text()
    return re.search(r"```\n(.*?)```", text[text.index(f"\n{after}"):], re.DOTALL).group(1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("reader")
    (folder / "step.mlir").write_text(training.export(CONFIG, 4).mlir_module())
    zero_run.compile_step(folder / "step.mlir", folder / "train", stage=0, ranks=1)
    for name, seed in (("text.txt", 1), ("held-out.txt", 2)):
        (folder / name).write_bytes(np.random.default_rng(seed).integers(97, 123, 400, np.uint8).tobytes())
    shapes = jax.eval_shape(CONFIG.model().init, jax.ShapeDtypeStruct((2,), np.uint32))
    values = np.random.default_rng(0)
    params = hf_names.flat(jax.tree.map(lambda leaf: values.standard_normal(leaf.shape).astype(np.float32) * 0.1, shapes))
    (folder / "gpt2").mkdir()
    safetensors.numpy.save_file(hf_names.gpt2(params), folder / "gpt2/model.safetensors")
    (folder / "gpt2/config.json").write_text("{}")
    zero_run.call([folder / "train", "--data", folder / "text.txt", "--steps", 100, "--out", folder / "run"])
    return folder


def run(folder, text):
    environment = {**os.environ, "PATH": f"{zero_run.tool('zero-ckpt').parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-exc", text], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


def test_checkpoints(folder):
    assert "all as written" in run(folder, block("Checkpoints.md", "## zero-ckpt"))
    run(folder, block("Checkpoints.md", "## Models of other programs"))
    found = run(folder, block("Checkpoints.md", "`import` makes no checkpoint"))
    assert "resumed from begun/step-00000000" in found and "\nstep 20/20 " in found
    run(folder, "zero-ckpt export begun -o begun.safetensors")
    wanted = safetensors.numpy.load_file(folder / "init.safetensors")
    saved = safetensors.numpy.load_file(folder / "begun.safetensors")
    assert wanted.keys() == saved.keys() and all(np.array_equal(saved[name], wanted[name]) for name in wanted)
    assert safetensors.numpy.load_file(folder / "stacked.safetensors")["blocks/attn/qkv/kernel"].shape == (2, 16, 48)


def test_the_map(tmp_path):
    """Every line of the example makes something."""
    text = (zero_run.ROOT / "docs/Checkpoints.md").read_text()
    (tmp_path / "a.map").write_text(re.search(r"```\n(wte .*?)```", text, re.DOTALL).group(1))
    shapes = {"wte": (8, 4), "blocks/0/ln_1/scale": (4,), "blocks/0/q/kernel": (4, 6), "qkv/kernel": (4, 10), "q/kernel": (4, 2, 3),
              "experts": (3, 4, 5), "position": (7, 4), "head/kernel": (4, 8)}
    safetensors.numpy.save_file({name: np.zeros(shape, np.float32) for name, shape in shapes.items()}, tmp_path / "in")
    zero_run.call([zero_run.tool("zero-ckpt"), "convert", tmp_path / "in", "--map", tmp_path / "a.map", "--size", "q=6", "-o",
                   tmp_path / "out"])
    found = {name: array.shape for name, array in safetensors.numpy.load_file(tmp_path / "out").items()}
    assert found == {"transformer.wte.weight": (8, 4), "transformer.h.0.ln_1.weight": (4,), "model.layers.0.q_proj.weight": (6, 4),
                     "q.weight": (6, 4), "k.weight": (2, 4), "v.weight": (2, 4), "q_proj.weight": (6, 4),
                     **{f"experts.{e}.weight": (5, 4) for e in range(3)}, "position_embeddings": (1, 7, 4),
                     "lm_head.weight": (8, 4)}


def test_running(folder):
    (line,) = [line for line in (zero_run.ROOT / "docs/Running.md").read_text().splitlines() if "--keep-best loss" in line]
    assert ", the best so far" in run(folder, line)
    assert "best loss" in run(folder, "zero-ckpt list best")
    if not (folder / "init.safetensors").exists():
        run(folder, "zero-ckpt import gpt2/ --map gpt2 --for ./train -o init.safetensors")
    assert run(folder, block("Running.md", "Without `@init`, `--init` must give")).count("\nstep 20/20 ") == 2
