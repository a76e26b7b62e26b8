"""Runs that save checkpoints, and a reader of them that shares no code with the runtime."""

import json
import os
import pathlib
import subprocess
import zlib

import ml_dtypes
import numpy as np

import inputs
import launched
import zero_run

TYPES = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16, "i32": np.int32, "ui32": np.uint32, "i1": np.bool_,
         "f64": np.float64, "i64": np.int64}
BLOCK = 1 << 20


def _checked(folder, entry):
    """The text of a file that `entry` vouches for."""
    data = (folder / entry["name"]).read_bytes()
    assert len(data) == entry["bytes"] and zlib.crc32(data) == entry["crc32"], entry
    return json.loads(data)


def read(folder):
    """(index, {leaf: array}) of a complete checkpoint; asserts every checksum, and that segments make a whole."""
    folder = pathlib.Path(folder)
    commit = json.loads((folder / "COMMIT").read_text())
    index = _checked(folder, commit["index"])
    assert commit["step"] == index["step"] == int(folder.name.removeprefix("step-"))
    arrays = [np.zeros(int(np.prod(leaf["shape"], dtype=np.int64)), TYPES[leaf["dtype"]]) for leaf in index["leaves"]]
    seen = [np.zeros(array.size, int) for array in arrays]
    for rank, entry in enumerate(index["parts"]):
        part = _checked(folder, entry)
        data = (folder / f"rank-{rank:05}.bin").read_bytes()
        assert len(data) == part["bytes"] and part["rank"] == rank
        for leaf, begin, count, offset, sums in part["segments"]:
            size = count * arrays[leaf].itemsize
            blocks = [data[at:min(at + BLOCK, offset + size)] for at in range(offset, offset + size, BLOCK)]
            assert [zlib.crc32(block) for block in blocks] == sums
            arrays[leaf][begin:begin + count] = np.frombuffer(data, arrays[leaf].dtype, count, offset)
            seen[leaf][begin:begin + count] += 1
    assert all((times == 1).all() for times in seen)
    return index, {leaf["name"]: array.reshape(leaf["shape"]) for leaf, array in zip(index["leaves"], arrays)}


def steps_in(run):
    """Steps of the complete checkpoints in a run's folder."""
    return sorted(int(path.parent.name[5:]) for path in pathlib.Path(run).glob("step-*/COMMIT"))


def states(run):
    """The newest states."""
    return read(pathlib.Path(run) / f"step-{steps_in(run)[-1]:08}")[1]


def same(first, second):
    """Whether two sets of states are equal to the last bit."""
    return first.keys() == second.keys() and all(
        first[name].dtype == second[name].dtype and first[name].tobytes() == second[name].tobytes() for name in first)


# Of steps that read no text: values in a row of each batch argument, 0 for a label.
ROWS = {"mlp_momentum": {"x": 8, "y": 16}, "zoo_mlp_threefry": {"features": 8, "labels": 0}}


def run(program, *arguments):
    """What a program and its first arguments print."""
    return zero_run.call([*program, *arguments])


def losses(text):
    """Those of the steps that a run has printed."""
    return [float(line.split()[3]) for line in text.splitlines() if line.startswith("step ") and "loss" in line]


class Program:
    """A step compiled for `ranks` at `stage`, with data of its own in `folder`."""

    def __init__(self, folder, step, stage, ranks, *options):
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{step if isinstance(step, str) else step.stem}-s{stage}-n{ranks}"
        self.ranks = ranks
        source = inputs.path(step) if isinstance(step, str) else step
        zero_run.call([zero_run.tool("zero-compile"), "--quiet", source, f"--stage={stage}", f"--ranks={ranks}", *options,
                       "-o", self.path])
        values = np.random.default_rng(0)
        arguments = ROWS.get(step)
        if arguments:
            for name, width in arguments.items():
                rows = values.standard_normal((48, width)).astype(np.float32) if width else values.integers(0, 8, 48, np.int32)
                rows.tofile(folder / f"{name}.bin")
            self.data = [f"--data={name}={folder}/{name}.bin:{'f32' if width else 'i32'}" for name, width in arguments.items()]
        else:
            (folder / "tokens.bin").write_bytes(values.integers(0, 32, 4000, np.uint8).tobytes())
            self.data = [f"--data={folder}/tokens.bin"]

    def start(self, *options, **keywords):
        command = [str(word) for word in (self.path, *self.data, *options)]
        return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **keywords)

    def run(self, *options, code=0, **keywords):
        """(standard output, standard error) of a run that ends with `code`."""
        process = self.start(*options, **keywords)
        out, err = process.communicate(timeout=120)
        assert process.returncode == code, f"exit code {process.returncode}\n{out[-2000:]}\n{err}"
        return out, err


def metrics(log):
    """Metrics by step, and the other lines of a log by their type."""
    lines = [json.loads(line) for line in pathlib.Path(log).read_text().splitlines()]
    others = {}
    for line in lines:
        others.setdefault(line["type"], []).append(line)
    return {line["step"]: line["metrics"] for line in others.get("step", [])}, others


def ranks_of(process, count):
    """The processes of the ranks that a program has started."""
    path = f"/proc/{process.pid}/task/{process.pid}/children"
    while process.poll() is None:
        children = [int(word) for word in open(path).read().split()] if os.path.exists(path) else []
        if len(children) == count:
            return children
    return []
