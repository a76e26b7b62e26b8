"""Makes a failing step small: shrink.py STEP.mlir [-o OUT.mlir] [--ranks N] [--stages 0,3].

STEP.mlir is one that by_hand.py kept, with its arguments and what its author knows beside. `zero-reduce` replaces operators and
leaves out what nobody reads, as long as the same kind of finding stays: `interesting` decides. What is left is written to
OUT.mlir and is as whole a step as the first.
"""

import argparse
import json
import os
import pathlib
import socket
import sys
import tempfile
import threading

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "meaning"), str(FOLDER.parent / "strangers")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()
os.environ["ZRT_TEST"] = "1"
import verdict  # noqa: E402
import zero_run  # noqa: E402


def kinds_of(case, ranks, stages):
    """Kinds of what is wrong with a case. Of results that are all noise, or not finite, nothing is known: no kind."""
    try:
        return [finding.kind for finding in verdict.judge(case, [(ranks, stages)]).findings]
    except Exception:  # JAX refuses what the reduction made of it: no step at all
        return []


class Judge:
    """Answers `interesting`, which zero-reduce starts for each smaller step: JAX starts here, once.

    Attributes:
      asked: how many steps there were.
    """

    def __init__(self, path, kind, ranks, stages, folder):
        self.asked = 0
        self._wanted = (path, kind, ranks, stages)
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(folder / "judge"))
        self._socket.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        path, kind, ranks, stages = self._wanted
        while True:
            connection, _ = self._socket.accept()
            with connection:
                text = pathlib.Path(connection.makefile().readline().rstrip("\n")).read_text(errors="replace")
                self.asked += 1
                connection.sendall(b"1" if kind in kinds_of(verdict.read_case(path, text), ranks, stages) else b"0")


def prepare(path, folder):
    """The step with its calls inlined, where functions of their own would hide operators."""
    flat = folder / "flat.mlir"
    zero_run.call([zero_run.tool("zero-opt"), path, "--zero-inline-calls", "-o", flat])
    return flat


def shrink(path, out, ranks, stages):
    """Writes the smallest step found; (its kind of finding, steps tried). Raises ValueError where there is none."""
    case = verdict.read_case(path)
    found = kinds_of(case, ranks, stages)
    if not found:
        raise ValueError(
            f"{path}: nothing is wrong at stages {stages} on {ranks} ranks; give --ranks and --stages of the finding"
        )
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        start = prepare(path, folder)
        if found[0] not in kinds_of(verdict.read_case(path, start.read_text()), ranks, stages):
            start = path
        wanted = folder / "wanted.json"
        wanted.write_text(
            json.dumps(
                {
                    "step": str(pathlib.Path(path).resolve()),
                    "kind": found[0],
                    "ranks": ranks,
                    "stages": list(stages),
                    "judge": str(folder / "judge"),
                }
            )
        )
        judge = Judge(path, found[0], ranks, stages, folder)
        reduced = folder / "reduced.mlir"
        tool = [
            zero_run.tool("zero-reduce"),
            start,
            f"--reduce-ops=test={FOLDER / 'interesting'} test-arg={wanted}",
            "-o",
            reduced,
        ]
        zero_run.call(tool, timeout=None)
        case.text = reduced.read_text()
        case.save(pathlib.Path(out).parent, pathlib.Path(out).stem)
    return found[0], judge.asked


def ask(wanted, step):
    """1 where the finding is still there, as `interesting` ends."""
    wanted = json.loads(pathlib.Path(wanted).read_text())
    case = verdict.read_case(wanted["step"], pathlib.Path(step).read_text(errors="replace"))
    return int(wanted["kind"] in kinds_of(case, wanted["ranks"], wanted["stages"]))


def main():
    if sys.argv[1:2] == ["--ask"]:
        sys.exit(ask(*sys.argv[2:]))
    parser = argparse.ArgumentParser()
    parser.add_argument("step")
    parser.add_argument("-o", default="shrunk.mlir")
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--stages", default="0,3")
    given = parser.parse_args()
    kind, tried = shrink(given.step, given.o, given.ranks, tuple(int(s) for s in given.stages.split(",")))
    print(
        f"{given.o}: {kind}; {len(pathlib.Path(given.o).read_text().splitlines())} lines of "
        f"{len(pathlib.Path(given.step).read_text().splitlines())}, {tried} tried"
    )


if __name__ == "__main__":
    main()
