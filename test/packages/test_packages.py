"""Models, losses and optimizers of packages, unmodified: roles as their authors mean them, three steps at stage 3 on 4 ranks
as JAX's. Skipped where the packages are not installed: test/packages/run."""

import pathlib
import sys

import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "strangers"), str(FOLDER.parent / "meaning")]

import judge  # noqa: E402  (the paths come first)
import steps  # noqa: E402


def _load():
    import importlib.util
    spec = importlib.util.spec_from_file_location("package_registry", FOLDER / "registry.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.packages()


STEPS = {f"{package}:{name}": make for package, steps in _load().items() for name, make in steps.items()}
if not STEPS:
    pytest.skip("packages are not installed; run: test/packages/run", allow_module_level=True)


@pytest.mark.parametrize("name", STEPS)
def test_step(name):
    wrong = judge.problems(name, steps.known_of(STEPS[name]()), stage=3, ranks=4)
    assert not wrong, "\n".join(wrong)
