"""Table 1 of the ZeRO paper (arXiv 1910.02054) from compiled programs: bytes of model state per rank.

    .venv/bin/python benchmarks/table1.py                       # all: 7.5B, 128B, 1T x 1..1024 ranks x 3 stages
    .venv/bin/python benchmarks/table1.py --models 7.5B --ranks 64

Each GPT is exported on abstract shapes (bf16 parameters and gradients, f32 masters and two moments: 16 bytes a
parameter) and compiled to `partitioned` at every stage and rank count. What the verifier counted in that program is
compared, to the byte, with the paper's formula at the exported parameter count plus the padding that the units'
layouts state:

    stage 1   2 P + 2 P + 12 P / N        parameters + gradients + optimizer state
    stage 2   2 P + (2 P + 12 P) / N
    stage 3   (2 P + 2 P + 12 P) / N

Prints GB per rank with the paper's figure beside it, and the largest padding. Exits with 1 on any difference.
"""

import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile

os.environ.setdefault("JAX_PLATFORMS", "cpu")
ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "python"))

from zero_export import training  # noqa: E402  (the path and the platform come first)
from zero_export.models import gpt  # noqa: E402

RANKS = (1, 4, 16, 64, 256, 1024)
STAGES = (1, 2, 3)
# Gigabytes per rank in the paper, by model, in the order of RANKS: stages 1, 2, 3.
PAPER = {
    "7.5B": ((120, 120, 120), (52.5, 41.3, 30), (35.6, 21.6, 7.5), (31.4, 16.6, 1.88), (30.4, 15.4, 0.47), (30.1, 15.1, 0.12)),
    "128B": ((2048, 2048, 2048), (896, 704, 512), (608, 368, 128), (536, 284, 32), (518, 263, 8), (513, 257, 2)),
    "1T": ((16000, 16000, 16000), (7000, 5500, 4000), (4750, 2875, 1000), (4187, 2218, 250), (4046, 2054, 62.5),
           (4011, 2013, 15.6)),
}
# Bytes an element of each kind of state, and the first stage that shards it.
KINDS = {"param": (2, 3), "grad": (2, 2), "opt_state": (12, 1)}


@dataclasses.dataclass(frozen=True)
class Counted:
    """What a partitioned program says of itself: bytes by kind, and each unit's elements with and without padding."""

    resident: dict
    units: list


def read(text):
    """The `Counted` of a partitioned module."""
    found = re.search(r"zero\.bytes = \{.*?\bresident = \{([^}]*)\}", text)
    if not found:
        sys.exit("error: the partitioned module has no zero.bytes")
    resident = {name: int(count) for name, count in re.findall(r"(\w+) = (\d+) : i64", found[1])}
    units = []
    for line in re.findall(r"^ *zero\.layout .*$", text, re.M):
        elements = int(re.search(r"elements = (\d+)", line)[1])
        used = 0
        for shape in re.findall(r'#zero\.segment<"(?:[^"\\]|\\.)*" \[([\d, ]*)\]', line):
            size = 1
            for extent in filter(None, shape.split(",")):
                size *= int(extent)
            used += size
        units.append((elements, used))
    return Counted(resident, units)


def differences(counted, parameters, stage, ranks):
    """Messages for every kind whose bytes are not formula + padding, and the padding's share of the whole."""
    errors = []
    padded = sum(elements for elements, _ in counted.units)
    if sum(used for _, used in counted.units) != parameters:
        errors.append(f"units hold {sum(used for _, used in counted.units)} elements of {parameters} parameters")
    for kind, (width, first) in KINDS.items():
        divisor = ranks if stage >= first else 1
        # Every unit's padded size is a multiple of the ranks, so this division is exact.
        expected = padded * width // divisor
        if counted.resident[kind] != expected:
            errors.append(f"{kind}: {counted.resident[kind]} bytes, expected {parameters * width / divisor:.1f} + "
                          f"{(padded - parameters) * width / divisor:.1f} of padding")
    return errors, (padded - parameters) / parameters


class Compiler:
    """zero-compile on files of one folder."""

    def __init__(self, build, folder):
        self._program, self._folder = build / "bin" / "zero-compile", folder

    def __call__(self, source, phase, *options):
        """Path of `source` taken to `phase`."""
        target = self._folder / f"{phase}.mlir"
        command = [self._program, "--quiet", "--report=none", source, f"--compile-to={phase}", *options, "-o", target]
        try:
            done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        except FileNotFoundError:
            sys.exit(f"error: {self._program} is not built; run: ninja -C build zero-compile")
        if done.returncode:
            sys.exit(f"error: {' '.join(map(str, command))}\n{done.stderr[:2000]}")
        return target


def measure(model, rank_counts, compiler, folder, layers):
    """({(ranks, stage): total bytes}, parameters, errors, largest padding share) of one model."""
    sizes = dict(gpt.SIZES[model])
    if layers:
        sizes["layers"] = layers
    exported = training.export(gpt.Config(**sizes, scan=True), max(RANKS), training.Recipe(dtype="bf16-master"),
                               with_init=False)
    exported.save(folder / "step.mlir")
    parameters = exported.parameter_count()
    imported = compiler(folder / "step.mlir", "import")
    totals, errors, padding = {}, [], 0.0
    for ranks in rank_counts:
        replica = compiler(imported, "replica", f"--ranks={ranks}")
        for stage in STAGES:
            program = compiler(replica, "partitioned", f"--ranks={ranks}", f"--stage={stage}")
            counted = read(program.read_text())
            found, share = differences(counted, parameters, stage, ranks)
            errors += [f"{model}, {ranks} ranks, stage {stage}: {error}" for error in found]
            padding = max(padding, share)
            totals[ranks, stage] = sum(counted.resident[kind] for kind in KINDS)
    return totals, parameters, errors, padding


def gigabytes(count):
    value = count / 1e9
    return f"{value:.0f}" if value >= 1000 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def print_table(model, totals, parameters, rank_counts, padding):
    print(f"\n{model}: {parameters:,} parameters; GB per rank (paper's figure); padding at most {100 * padding:.4f} %")
    print(f"{'ranks':>6}  {'stage 1':>18}  {'stage 2':>18}  {'stage 3':>18}")
    for ranks in rank_counts:
        cells = []
        for stage in STAGES:
            paper = f" ({PAPER[model][RANKS.index(ranks)][stage - 1]:g})" if ranks in RANKS else ""
            cells.append(f"{gigabytes(totals[ranks, stage])}{paper}".rjust(18))
        print(f"{ranks:>6}  {'  '.join(cells)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--models", nargs="+", default=list(PAPER), choices=list(PAPER))
    parser.add_argument("--ranks", nargs="+", type=int, default=list(RANKS), metavar="N")
    parser.add_argument("--layers", type=int, metavar="N", help="layers instead of the model's own, to look quickly")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build", help="folder of the build")
    options = parser.parse_args()
    errors = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for model in options.models:
            totals, parameters, found, padding = measure(model, options.ranks, Compiler(options.build, folder), folder,
                                                         options.layers)
            print_table(model, totals, parameters, options.ranks, padding)
            errors += found
    if errors:
        sys.exit("error: not the paper's formula:\n" + "\n".join(errors))
    print("\nEvery figure is the paper's formula at the exported parameter count plus the stated padding, to the byte.")


if __name__ == "__main__":
    main()
