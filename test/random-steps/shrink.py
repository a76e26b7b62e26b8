"""Makes a failing step small: shrink.py STEP.mlir [-o OUT.mlir] [--ranks N] [--stages 0,3].

STEP.mlir is one that by_hand.py kept, with its arguments and what its author knows beside. `zero-reduce` replaces operators and
leaves out what nobody reads, as long as the same kind of finding stays: `interesting` decides. What is left is written to
OUT.mlir and is as whole a step as the first.
"""

import argparse
import json
import os
import pathlib
import sys
import tempfile

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


def prepare(path, folder):
    """The step with its calls inlined, where functions of their own would hide operators."""
    flat = folder / "flat.mlir"
    zero_run.call([zero_run.tool("zero-opt"), path, "--zero-inline-calls", "-o", flat])
    return flat


def shrink(path, out, ranks, stages):
    """Writes the smallest step found; its kind of finding. Raises ValueError where there is none."""
    case = verdict.read_case(path)
    found = kinds_of(case, ranks, stages)
    if not found:
        raise ValueError(f"{path}: nothing is wrong at stages {stages} on {ranks} ranks; give --ranks and --stages of the finding")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        start = prepare(path, folder)
        if found[0] not in kinds_of(verdict.read_case(path, start.read_text()), ranks, stages):
            start = path
        wanted = folder / "wanted.json"
        wanted.write_text(json.dumps({"step": str(pathlib.Path(path).resolve()), "kind": found[0], "ranks": ranks,
                                      "stages": list(stages)}))
        reduced = folder / "reduced.mlir"
        tool = [zero_run.tool("zero-reduce"), start, f"--reduction-tree=traversal-mode=0 test={FOLDER / 'interesting'} test-arg={wanted}",
                "-o", reduced]
        zero_run.call(tool, timeout=None)
        case.text = reduced.read_text()
        case.save(pathlib.Path(out).parent, pathlib.Path(out).stem)
    return found[0]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("step")
    parser.add_argument("-o", default="shrunk.mlir")
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--stages", default="0,3")
    given = parser.parse_args()
    kind = shrink(given.step, given.o, given.ranks, tuple(int(s) for s in given.stages.split(",")))
    print(f"{given.o}: {kind}; {len(pathlib.Path(given.o).read_text().splitlines())} lines of "
          f"{len(pathlib.Path(given.step).read_text().splitlines())}")


if __name__ == "__main__":
    main()
