"""benchmarks/overlap.py: how much of copies lies under kernels, by spans of a trace."""

import pathlib
import sys

import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "benchmarks"))

import overlap  # noqa: E402  (the path comes first)

NAMES = {0: "compute", 1: "offload", 2: "fetch"}


def trace(*spans):
    """Events of one rank by (track, name, begin, end)."""
    tracks = [{"name": "thread_name", "ph": "M", "pid": 0, "tid": tid, "args": {"name": name}} for tid, name in NAMES.items()]
    return tracks + [{"name": name.split()[0], "ph": "X", "pid": 0, "tid": tid, "ts": begin, "dur": end - begin,
                      "args": {"for": name.split()[-1]}} for tid, name, begin, end in spans]


@pytest.mark.parametrize("spans, copies, under, kernels, waited", [
    ([(0, "k", 0, 10), (1, "copy", 2, 6)], 4, 4, 10, 0),
    ([(0, "k", 0, 4), (0, "k", 5, 10), (1, "copy", 2, 6)], 4, 3, 9, 0),  # 4 to 5 is idle
    ([(0, "wait copy", 0, 6), (0, "wait k", 6, 9), (1, "copy", 2, 6)], 4, 0, 0, 6),
    ([(0, "k", 0, 10), (1, "copy", 2, 6), (2, "copy", 4, 12)], 10, 8, 10, 0),  # both at a time count once
    ([(0, "k", 6, 10), (1, "copy", 2, 6)], 4, 0, 4, 0)])
def test_share_under_kernels(spans, copies, under, kernels, waited):
    assert overlap.overlaps(trace(*spans)) == {0: (copies, under, kernels, waited)}
