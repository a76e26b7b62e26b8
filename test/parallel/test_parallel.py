"""Steps written for several devices: imported, interpreted and run on as many ranks, against JAX on as many host devices."""

import functools
import json
import pathlib
import subprocess
import sys

import numpy as np
import pytest
from safetensors import numpy as safetensors

import parallel_steps as steps
import tolerances
import zero_run

STEPS = 3
HERE = pathlib.Path(__file__).parent

# Sums have another order: a part of the largest number of a leaf. Beyond it a leaf is held to JAX's own error (tolerances.py).
TOLERANCE = 2e-6


class Case:
    """One step as JAX lowers and runs it on so many devices."""

    def __init__(self, name, devices, count, folder):
        self._command = [sys.executable, str(HERE / "parallel_steps.py"), name, str(devices), str(count), str(folder)]
        self._folder = folder
        subprocess.run(self._command, check=True)
        self.path = folder / "step.mlir"
        arguments = safetensors.load_file(folder / "arguments.safetensors")
        self.arguments = [arguments[f"arg{i}"] for i in range(len(arguments))]
        results = safetensors.load_file(folder / "results.safetensors")
        self.results = [results[f"result{i}"] for i in range(len(results))]
        self.losses = json.loads((folder / "losses.json").read_text())

    def check(self, found):
        assert len(found) == len(self.results)
        for index, (one, wanted) in enumerate(zip(found, self.results)):
            assert one.shape == wanted.shape, f"result{index}"
            scale = max(1.0, float(np.abs(wanted).max(initial=0)))
            error = float(np.abs(one.astype("d") - wanted.astype("d")).max(initial=0))
            if not error <= TOLERANCE * scale:
                self._check_by_own_error(index, one, wanted, f"result{index} is off by {error}")

    @functools.cached_property
    def _wide(self):
        """Results of the step in f64. That they are of the same step, and of no other mask, shows: JAX is off by less than a tenth of what the
        steps move."""
        subprocess.run([*self._command, "wide"], check=True)
        results = safetensors.load_file(self._folder / "wide.safetensors")
        results = [results[f"result{i}"] for i in range(len(results))]
        moved = [wide - before for before, wide in zip(self.arguments, results) if before.dtype == np.float32 and before.shape == wide.shape]
        assert tolerances.distance(self.results, results) <= tolerances.NEAR_SHARE * tolerances.norm(moved), "f64 is another step"
        return results

    def _check_by_own_error(self, index, found, wanted, text):
        """A leaf that is off by so much is as near to the step in f64 as JAX is, by the rule of every leaf."""
        assert self._wide[index].dtype == np.float64, text
        errors, _ = tolerances.check_leaves([tolerances.State(f"result{index}", "")], [found], [[wanted]], [self._wide[index]], ())
        assert not errors, f"{text}: {errors[0]}"


@pytest.fixture(scope="module")
def case(tmp_path_factory):
    """case(NAME, DEVICES): made once."""
    made = {}

    def make(name, devices):
        if (name, devices) not in made:
            folder = tmp_path_factory.mktemp(f"{name}{devices}-")
            made[name, devices] = Case(name, devices, STEPS, folder)
        return made[name, devices]

    return make


@pytest.mark.parametrize("name", sorted({*steps.ON_RANKS, *steps.IMPORTED, *steps.ON_MODEL_RANKS}))
def test_import_is_like_jax(name, case):
    step = case(name, 2)
    found, _ = zero_run.run(step.path, step.arguments, steps=STEPS, stage=None, interpret=True)
    step.check(found)


def _grid():
    """(name, devices, stages, whether interpreted): compiled, one step in continuous integration."""
    for name in steps.ON_RANKS:
        for devices in (2, 4):
            for stages in ((0, 3), (0, 1, 2, 3)):
                for interpret in (True, False):
                    in_ci = devices == 2 and len(stages) == 2 and (interpret or name == "gradients")
                    if in_ci or len(stages) == 4:
                        yield pytest.param(name, devices, stages, interpret, marks=[] if in_ci else [pytest.mark.nightly],
                                           id=f"{name}-{devices}-{len(stages)}stages-{'interpreted' if interpret else 'compiled'}")


@pytest.mark.parametrize("name, devices, stages, interpret", list(_grid()))
def test_ranks_are_like_jax(name, devices, stages, interpret, case):
    """Results are JAX's, and bit by bit equal between stages."""
    step = case(name, devices)
    first = None
    for stage in stages:
        found, _ = zero_run.run(step.path, step.arguments, steps=STEPS, stage=stage, ranks=devices, interpret=interpret)
        step.check(found)
        first = first or found
        assert all(one.tobytes() == other.tobytes() for one, other in zip(first, found)), f"stage {stage} differs"


@pytest.mark.parametrize("name", [*steps.ON_RANKS, *steps.IMPORTED])
def test_roles(name, case, tmp_path):
    """Every parameter is one, and the batch is what the devices' rows are of."""
    table = zero_run.call([zero_run.tool("zero-compile"), case(name, 2).path, "--print-roles", "--quiet"])
    kinds = [line.split()[1] for line in table.splitlines() if line.startswith("main.arg")]
    others = {"whole": ["step", *["opt_state"] * 8, *["batch"] * 2], "gradients": [*["opt_state"] * 4, *["batch"] * 2],
              "sharded_updates": [*["opt_state"] * 4, *["batch"] * 2],
              "counted": ["batch"] * 3, "dropout": ["rng", *["batch"] * 2],
              "statistics": [*["model_state"] * 2, *["batch"] * 2]}
    assert kinds == ["param"] * 4 + others.get(name, ["batch"] * 2)


@pytest.mark.parametrize("ranks", [2, 3])
def test_lowered_for_one_device_it_is_a_plain_step(ranks, case):
    step = case("whole", 1)
    found, _ = zero_run.run(step.path, step.arguments, steps=STEPS, stage=3, ranks=ranks, interpret=True)
    step.check(found)


@pytest.mark.parametrize("path", sorted(HERE.glob("Inputs/*/*.mlir")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_older_releases_are_read_alike(path, case):
    """Texts that `parallel_steps.py NAME 2 0 FILE` wrote under an older release of JAX."""
    step = case(path.stem, 2)
    found, _ = zero_run.run(path, step.arguments, steps=STEPS, stage=None, interpret=True)
    step.check(found)
    if path.stem in steps.ON_RANKS:
        found, _ = zero_run.run(path, step.arguments, steps=STEPS, stage=3, ranks=2, interpret=True)
        step.check(found)


@pytest.mark.parametrize("name, message", [
    ("stacked", "shards param"), ("tensor", "shards param")])
def test_what_ranks_cannot_take_is_named(name, message, case):
    with pytest.raises(zero_run.RunFailed, match=f"'sdy.manual_computation' op {message}"):
        zero_run.call([zero_run.tool("zero-opt"), case(name, 2).path, "--zero-to-replica=ranks=2", "-o", "/dev/null"])


def test_other_ranks_are_an_error(case):
    with pytest.raises(zero_run.RunFailed, match="written for 2 devices along 'dp'.*found 3; give --ranks=2"):
        zero_run.call([zero_run.tool("zero-opt"), case("whole", 2).path, "--zero-to-replica=ranks=3", "-o", "/dev/null"])
