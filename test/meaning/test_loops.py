"""Steps with loops and branches that stay, compiled and interpreted.

Bitwise between stages at equal N, and JAX's by tolerances.py. A static loop that is kept gives the bits of the unrolled one.
"""

import functools

import pytest

import loop_steps
import tolerances
import zero_run

COUNT = 3
ALL = {**loop_steps.STEPS, **loop_steps.UNROLLED}
KEPT = ("--unroll-limit", 1)
# (step, ranks) that CI runs.
IN_CI = {("fixed_point", 2), ("dynamic_bound", 4), ("mean_error", 2), ("nested", 2), ("rejection", 1), ("newton_schulz", 2), ("by_row", 4),
         ("endless_nan", 1), ("recurrent", 1), ("recurrent_means", 2)}


def _sample(counts, in_ci):
    return [pytest.param(name, ranks, marks=() if (name, ranks) in in_ci else pytest.mark.nightly)
            for name in ALL for ranks in counts]


@functools.lru_cache(maxsize=None)
def step(name):
    return ALL[name]()


def run(name, folder, **options):
    """(results, losses) of zero-run."""
    path = folder / f"{name}.mlir"
    path.write_text(step(name).text)
    results, metrics = zero_run.run(path, step(name).arguments, steps=COUNT, **options)
    return results, [line[f"result{step(name).loss}"] for line in metrics]


@pytest.mark.parametrize("name, ranks", _sample((1, 2, 4), IN_CI))
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, tmp_path):
    first = run(name, tmp_path, stage=0, ranks=ranks, options=KEPT)
    tolerances.check_same("between stages 0 and 3", run(name, tmp_path, stage=3, ranks=ranks, options=KEPT), first)
    verdict = step(name).check(*first, COUNT, orders=2)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name, ranks", _sample((2,), {("nested", 2), ("by_row", 2)}))
def test_interpreted_is_like_jax(name, ranks, tmp_path):
    found = run(name, tmp_path, stage=3, ranks=ranks, interpret=True, options=KEPT)
    verdict = step(name).check(*found, COUNT, orders=2)
    assert verdict, "\n".join(verdict.errors)


# A sum over ranks that each round makes is reduced behind the loop, and where it is made if the rounds are unrolled.
@pytest.mark.parametrize("name, ranks", [("recurrent", 1), ("recurrent", 2), ("recurrent_means", 1)])
def test_kept_is_bitwise_unrolled(name, ranks, tmp_path):
    tolerances.check_same("between the loop and its unrolled rounds", run(name, tmp_path, stage=2, ranks=ranks, options=KEPT),
                          run(name, tmp_path, stage=2, ranks=ranks))


@pytest.mark.parametrize("name", ["nested", "recurrent"])
def test_threads_change_no_bits_of_loops(name, tmp_path):
    """What a region runs is split over threads as any launch is."""
    one, two = (run(name, tmp_path, stage=1, ranks=2, options=(*KEPT, "--threads", threads)) for threads in (1, 2))
    tolerances.check_same("between one thread and two", two, one)


@pytest.mark.parametrize("name, ranks", _sample((2,), {("recurrent", 2), ("rejection", 2)}))
def test_machine_code_is_what_kernels_say(name, ranks, tmp_path):
    path = tmp_path / f"{name}.mlir"
    path.write_text(step(name).text)
    zero_run.call([zero_run.tool("zero-compile"), path, "--stage=3", f"--ranks={ranks}", "--unroll-limit=1", "--check-kernels",
                   "--quiet", "--report=none", "-o", tmp_path / "step"])
