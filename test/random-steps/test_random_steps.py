"""Training steps and graphs of operators drawn from seeds, without roles: what the tools make of them beside what the author
means and JAX computes.

Roles as meant; stages 0 to 3 bitwise; numbers by JAX's own error; bytes as predicted (the executables compare them). A refusal
is one of verdict.REFUSALS. CI takes 40 seeds, every fifth against JAX; test/nightly 2,000, all against JAX. By hand:
test/random-steps/by_hand.py, which keeps a failing step; shrink.py makes it small.
"""

import pathlib
import sys

import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "meaning"), str(FOLDER.parent / "strangers")]

import by_hand  # noqa: E402  (the paths come first)
import graphs  # noqa: E402
import steps  # noqa: E402
import verdict  # noqa: E402

STEPS, GRAPHS = 1500, 500
STEPS_IN_CI, GRAPHS_IN_CI = 30, 10
# Seeds of steps that were wrong once: two gradients in one (6), a narrow gather beside the update (26), a master whose gradient
# reads signs alone (74), parts of a stacked gradient (105), a frozen weight with as many rows as the micro-batches together
# (106), the other side of a contrastive loss as it is given (123).
MENDED = {6: [(2, (0, 1, 3))], 26: [(4, (1, 3))], 74: [(3, (3,))], 105: [(2, (0, 1))], 106: [(3, (0, 3))], 123: [(2, (0, 3))]}


def _seeds(count, in_ci):
    return [pytest.param(seed, marks=() if seed < in_ci else pytest.mark.nightly) for seed in range(count)]


def check(draw, seed, runs, numbers=True):
    case = verdict.kept_case(draw, seed)
    outcome = verdict.judge(case, runs(case), numbers=numbers)
    assert not outcome.findings, "\n".join(
        [f"seed {seed}: {'; '.join(case.said)}", *[f"{found.kind}\n{found.message}" for found in outcome.findings]]
    )


def in_ci_or_nightly(draw, seed, is_nightly):
    """Two stages on one number of ranks and JAX; in CI JAX for every fifth, and stage 3, which has most to do, each time."""

    def runs(case):
        ranks, stages = by_hand.runs_of(case, seed, False)[0]
        return [(ranks, stages if is_nightly else (0, 3))]

    check(draw, seed, runs, numbers=is_nightly or seed % 5 == 0)


@pytest.mark.parametrize("seed", _seeds(STEPS, STEPS_IN_CI))
def test_step(seed, request):
    in_ci_or_nightly(steps.draw_step, seed, request.config.getoption("--nightly"))


@pytest.mark.parametrize("seed", _seeds(GRAPHS, GRAPHS_IN_CI))
def test_graph(seed, request):
    in_ci_or_nightly(graphs.draw_graph, seed, request.config.getoption("--nightly"))


@pytest.mark.nightly
@pytest.mark.parametrize("seed", MENDED)
def test_mended(seed):
    check(steps.draw_step, seed, lambda case: MENDED[seed])


def test_a_seed_is_one_step():
    for draw in (steps.draw_step, graphs.draw_graph):
        one, other = (verdict.make_case(draw, 3) for _ in range(2))
        assert one.text == other.text and all(a.tobytes() == b.tobytes() for a, b in zip(one.arguments, other.arguments))
        assert one.text == verdict.make_case(draw, 3, values=1).text
        kept = verdict.kept_case(draw, 3)
        for case in (kept, verdict.kept_case(draw, 3)):
            assert (case.text, case.leaves, case.rows, case.said) == (one.text, one.leaves, one.rows, one.said)
            assert all(a.dtype == b.dtype and a.tobytes() == b.tobytes() for a, b in zip(case.arguments, one.arguments, strict=True))
        assert kept.again(1).text == one.text
