"""The steps of handed_on.py, as the text of their producer: compiled without an option, they train like JAX.

By hand: .venv/bin/python test/producers/test_graphs.py [NAME...] runs each at stages 0 and 3 on the ranks that it may have.
"""

import pathlib
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "meaning"), str(FOLDER.parents[1] / "python")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()

import accents  # noqa: E402  (what JAX uses is fixed first)
import callers  # noqa: E402
import guests  # noqa: E402
import meetings  # noqa: E402
import networks  # noqa: E402
import numpy as np  # noqa: E402
import oddities  # noqa: E402
import parallels  # noqa: E402
import pytest  # noqa: E402
import zero_run  # noqa: E402

STEPS = 3
GRAPHS = {**networks.NETWORKS, **meetings.MEETINGS, **parallels.PARALLELS, **oddities.ODDITIES, **accents.ACCENTS, **guests.GUESTS, **callers.CALLERS}
ASKED = accents.ASKED
IN_CI = ("layers_gathered_in_a_loop", "rows_of_all_replicas_compared")


def ranks_of(graph):
    return graph.ranks if graph.replicas == 1 else (graph.replicas,)


def run(graph, folder, stage, ranks):
    """Results of the last step by the executable."""
    path = folder / "step.mlir"
    path.write_text(graph.text())
    return zero_run.run(path, [np.asarray(graph.values[n]) for n in graph.arguments], steps=STEPS, stage=stage, ranks=ranks)[0]


def unlike(graph, found, wanted):
    """Names of results that are not JAX's, with what is wrong."""
    wrong = {}
    for name, a in zip(graph.results, found, strict=True):
        b = wanted[name]
        if a.shape != b.shape or a.dtype != b.dtype:
            wrong[name] = f"is {a.dtype}{a.shape}, JAX's {b.dtype}{b.shape}"
        elif b.dtype.kind in "iub":
            if not np.array_equal(a, b):
                wrong[name] = f"is {a}, JAX's {b}"
        elif not (error := distance(a, b)) < graph.tolerance:
            wrong[name] = f"is off by {error:.2g}"
    return wrong


def distance(a, b):
    a, b = a.astype(np.float64), b.astype(np.float64)
    return np.linalg.norm(a - b) / (np.linalg.norm(b) + 1e-3 * np.sqrt(b.size))


def question(graph, folder):
    """What zero-compile says of it at stage 3."""
    path = folder / "step.mlir"
    path.write_text(graph.text())
    with pytest.raises(zero_run.RunFailed) as problem:
        zero_run.call([zero_run.tool("zero-compile"), path, "--stage=3", f"--ranks={max(graph.replicas, 2)}", "--quiet", "-o", folder / "step"])
    return str(problem.value)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in IN_CI else pytest.mark.nightly) for name in GRAPHS])
def test_trains_like_jax(name, tmp_path):
    graph = GRAPHS[name]()
    wrong = unlike(graph, run(graph, tmp_path, 3, 2 if graph.replicas == 1 else graph.replicas), graph.trained(STEPS))
    assert not wrong, wrong


def everywhere(graph, folder):
    """What is wrong at stages 0 and 3, on all ranks that it may have."""
    wanted, wrong = graph.trained(STEPS), {}
    for ranks in ranks_of(graph):
        found = {stage: run(graph, folder, stage, ranks) for stage in (0, 3)}
        for stage, results in found.items():
            wrong |= {(stage, ranks, name): message for name, message in unlike(graph, results, wanted).items()}
        wrong |= {(3, ranks, name): "has other bits than at stage 0" for name, a, b in zip(graph.results, found[0], found[3]) if a.tobytes() != b.tobytes()}
    return wrong


@pytest.mark.nightly
@pytest.mark.parametrize("name", GRAPHS)
def test_at_other_stages_and_ranks(name, tmp_path):
    wrong = everywhere(GRAPHS[name](), tmp_path)
    assert not wrong, wrong


@pytest.mark.nightly
@pytest.mark.parametrize("name", ASKED)
def test_is_asked_for(name, tmp_path):
    graph = ASKED[name]()
    assert graph.asks in question(graph, tmp_path)


def main(names):
    for name, make in {**GRAPHS, **ASKED}.items():
        if names and name not in names:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            graph, folder = make(), pathlib.Path(scratch)
            wrong = ({} if graph.asks in (said := question(graph, folder)) else {"question": said}) if name in ASKED else everywhere(graph, folder)
        print(f"{'BAD ' if wrong else 'ok  '} {name}", *(f"{place}: {message}" for place, message in wrong.items()), sep="\n    ", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
