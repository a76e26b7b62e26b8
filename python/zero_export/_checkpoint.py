"""Checkpoints of compiled programs as pytrees of NumPy arrays, and back; docs/Checkpoints.md has the format."""

from __future__ import annotations

import dataclasses
import json
import math
import os
import pathlib
import shutil
import subprocess
import zlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from zero_export import _trees
from zero_export._arrays import DTYPES, Array, ArraySpec, as_tree, by_name, checked, dtype_name, listed

VERSION = 1
_BLOCK = 1 << 20  # bytes of a segment that have one checksum


class CheckpointError(ValueError):
    """A folder that is no checkpoint, not a complete one, or damaged; the message names the file."""


def to_pytree(checkpoint: str | os.PathLike[str], like: Any = None) -> Any:
    """The states of a checkpoint as whole NumPy arrays, to the last bit, whatever ranks have saved them.

    Args:
      checkpoint: its folder, or a run's, of which the newest complete one is read.
      like: a pytree with the structure of the state (arrays or `jax.ShapeDtypeStruct`); the result has it.

    Returns:
      `like` with arrays as leaves; without it a dictionary by name, in the program's order.

    Raises:
      CheckpointError: what is there is no complete checkpoint, or a byte is not what was written.
      ValueError: `like` has other leaves, or leaves of other types.
    """
    folder = _find(pathlib.Path(checkpoint))
    index = _read_index(folder)
    arrays = _read_leaves(folder, index)
    return arrays if like is None else as_tree(like, arrays, f"the checkpoint '{folder}'")


def from_pytree(tree: Any, path: str | os.PathLike[str], program: str | os.PathLike[str], *, step: int = 0,
                seed: int = 0) -> pathlib.Path:
    """Writes a checkpoint that `--resume` and `zero_export.load(resume=)` go on from, at any number of ranks and any stage.

    Args:
      tree: the whole state, with the leaves, types and shapes of the program's; or a dictionary by name.
      path: a run's folder, made if need be; the checkpoint is `step-NNNNNNNN` in it.
      program: an executable, whose states these are.
      step: how many steps were run.
      seed: the run's seed.

    Returns:
      The checkpoint's folder: complete, or not there at all.

    Raises:
      FileExistsError: there is a checkpoint of that step.
      TypeError, ValueError: the leaves are not the program's.
    """
    plan = describe(program)
    specs = {state.name: state for state in states_of(plan)}
    arrays = leaves_of(tree, specs)
    missing = [name for name in specs if name not in arrays]
    if missing:
        raise ValueError(f"the tree lacks states of '{os.fspath(program)}': {listed(missing)}")
    if not 0 <= step < 1 << 31 or not 0 <= seed < 1 << 64:
        raise ValueError(f"step {step}, seed {seed}: a step is from 0 to 2^31 - 1, a seed has 64 bits")
    folder = pathlib.Path(path) / f"step-{step:08}"
    if (folder / "COMMIT").exists():
        raise FileExistsError(f"'{folder}' is a checkpoint already; give another path or step")
    if folder.exists():  # an earlier writer was killed here
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    try:
        _write(folder, plan, list(specs.values()), arrays, step, seed)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return folder


def leaves_of(tree: Any, specs: dict[str, ArraySpec]) -> dict[str, Array]:
    """The leaves of a state, or of some of it, by name, as arrays of the types that `specs` say."""
    flat = _trees.flatten(tree)
    names = _trees.state_names(tree, [path for path, _ in flat])
    if isinstance(tree, dict) and set(tree) <= set(specs):
        return {name: checked(value, specs[name], "state") for name, value in tree.items()}
    return {name: checked(leaf, specs[name], "state") for name, leaf in by_name(tree, specs, "state", names).items()}


def describe(program: str | os.PathLike[str]) -> dict[str, Any]:
    """The plan that an executable carries. Raises OSError if it cannot be started, ValueError if it is no such program."""
    path = os.path.abspath(program)
    done = subprocess.run([path, "--describe=plan"], capture_output=True, text=True)
    try:
        plan = json.loads(done.stdout) if done.returncode == 0 else None
    except ValueError:
        plan = None
    if not isinstance(plan, dict) or "states" not in plan:
        raise ValueError(f"'{path}' is no program that zero-compile has made: {done.stderr.strip() or 'it prints no plan'}")
    return plan


def states_of(plan: dict[str, Any]) -> list[ArraySpec]:
    """The states of a program."""
    return [spec_of(state) for state in plan["states"]]


def spec_of(entry: dict[str, Any]) -> ArraySpec:
    """An array as plans, programs and checkpoints write it."""
    if entry["dtype"] not in DTYPES:
        raise ValueError(f"{entry['name']!r} has elements of type {entry['dtype']!r}, which this version does not know")
    return ArraySpec(entry["name"], entry["role"], DTYPES[entry["dtype"]], tuple(entry["shape"]))


# Reading


def _find(path: pathlib.Path) -> pathlib.Path:
    """A checkpoint's folder: the given one, or the newest complete one in it."""
    if not path.is_dir():
        raise CheckpointError(f"'{path}' is no checkpoint: there is no such folder")
    if (path / "COMMIT").exists():
        return path
    if (path / "index.json").exists():
        raise CheckpointError(f"'{path}' is no complete checkpoint: it has no COMMIT, which is written last")
    complete = [entry for entry in path.glob("step-*") if entry.name[5:].isdigit() and (entry / "COMMIT").exists()]
    if not complete:
        raise CheckpointError(f"'{path}' is no checkpoint (COMMIT is missing) and has no complete one in it")
    return max(complete, key=lambda entry: int(entry.name[5:]))


def _load(path: pathlib.Path, data: bytes) -> dict[str, Any]:
    try:
        value = json.loads(data)
    except ValueError as error:
        raise CheckpointError(f"'{path}' is damaged: {error}") from None
    if not isinstance(value, dict):
        raise CheckpointError(f"'{path}' is damaged: it holds no JSON object")
    return value


def _read_vouched(folder: pathlib.Path, entry: dict[str, Any]) -> dict[str, Any]:
    """The object in a file for which another one vouches."""
    path = folder / entry["name"]
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CheckpointError(f"cannot read '{path}': {error.strerror}") from None
    if len(data) != entry["bytes"] or zlib.crc32(data) != entry["crc32"]:
        raise CheckpointError(f"'{path}' is damaged: it is not what was written")
    return _load(path, data)


def _read_index(folder: pathlib.Path) -> dict[str, Any]:
    path = folder / "COMMIT"
    try:
        commit = _load(path, path.read_bytes())
        index = _read_vouched(folder, commit["index"])
        if index["version"] > VERSION or index["format"] != "zero checkpoint":
            raise CheckpointError(f"'{folder}' has version {index['version']} of the format; this package reads {VERSION}")
        return index
    except (KeyError, TypeError) as error:
        raise CheckpointError(f"'{path}' or the index is damaged: no member {error}") from None


@dataclasses.dataclass
class _Segment:
    """Consecutive elements of a leaf in a file."""

    path: pathlib.Path
    begin: int
    count: int
    offset: int
    sums: list[int]


def _read_leaves(folder: pathlib.Path, index: dict[str, Any]) -> dict[str, Array]:
    segments: list[list[_Segment]] = [[] for _ in index["leaves"]]
    for rank, entry in enumerate(index["parts"]):
        part = _read_vouched(folder, entry)
        for leaf, begin, count, offset, sums in part["segments"]:
            segments[leaf].append(_Segment(folder / f"rank-{rank:05}.bin", begin, count, offset, sums))
    specs = [spec_of(leaf) for leaf in index["leaves"]]
    return {spec.name: _read_leaf(folder, spec, sorted(parts, key=lambda part: part.begin))
            for spec, parts in zip(specs, segments)}


def _read_leaf(folder: pathlib.Path, spec: ArraySpec, segments: list[_Segment]) -> Array:
    size = math.prod(spec.shape)
    whole: Array = np.empty(size, spec.dtype)
    done = 0
    for segment in segments:
        if segment.begin != done or segment.begin + segment.count > size:
            break
        target = whole[segment.begin:segment.begin + segment.count].view(np.uint8)
        _read_segment(segment, spec, target)
        done += segment.count
    else:
        if done == size:
            return whole.reshape(spec.shape)
    raise CheckpointError(f"'{folder}': the segments of {spec.name!r} are no whole: element {done} of {size} is missing or "
                          "there twice")


def _read_segment(segment: _Segment, spec: ArraySpec, target: Array) -> None:
    data = target.data
    try:
        with open(segment.path, "rb") as file:
            file.seek(segment.offset)
            count = file.readinto(data)
    except OSError as error:
        raise CheckpointError(f"cannot read '{segment.path}': {error.strerror}") from None
    good = count == len(data) and len(segment.sums) == math.ceil(len(data) / _BLOCK)
    for block, expected in enumerate(segment.sums if good else []):
        at = block * _BLOCK
        if zlib.crc32(data[at:at + _BLOCK]) != expected:
            end = min(at + _BLOCK, len(data))
            raise CheckpointError(f"'{segment.path}' is damaged: bytes {segment.offset + at} to {segment.offset + end - 1}, "
                                  f"of {spec.name!r}, are not what was written")
    if not good:
        raise CheckpointError(f"'{segment.path}' is damaged: it ends before the last element of {spec.name!r}")


# Writing


def _write(folder: pathlib.Path, plan: dict[str, Any], specs: list[ArraySpec], arrays: dict[str, Array], step: int,
           seed: int) -> None:
    """All files, COMMIT last, each lasting before the next."""
    segments: list[list[Any]] = []
    with open(folder / "rank-00000.bin", "wb") as file:
        for number, spec in enumerate(specs):
            offset, sums = file.tell(), []
            for block in _blocks(arrays[spec.name]):
                sums.append(zlib.crc32(block))
                file.write(block)
            if sums:
                segments.append([number, 0, math.prod(spec.shape), offset, sums])
        size = file.tell()
        file.flush()
        os.fsync(file.fileno())
    rows = ",\n".join(json.dumps(segment) for segment in segments)
    part = _write_text(folder / "rank-00000.json", f'{{"version": {VERSION}, "step": {step}, "rank": 0, "bytes": {size},\n'
                       f'"segments": [\n{rows}]}}\n')
    layout = zlib.crc32(json.dumps([segment[:3] for segment in segments]).encode())
    index = {"format": "zero checkpoint", "version": VERSION, "name": plan["name"],
             "program": plan["config"].get("input", ""), "plan": plan["hash"], "layout": f"{layout:016x}", "step": step,
             "seed": str(seed), "ranks": 1, "data": {"rows": 0, "cursor": 0, "order": "0"}, "config": plan["config"],
             "leaves": [{"name": spec.name, "role": spec.role, "dtype": dtype_name(spec.dtype), "shape": list(spec.shape)}
                        for spec in specs],
             "parts": [part]}
    entry = _write_text(folder / "index.json", json.dumps(index) + "\n")
    _sync(folder)
    _write_text(folder / "COMMIT", json.dumps({"version": VERSION, "step": step, "index": entry}) + "\n")
    _sync(folder)
    _sync(folder.parent)


def _blocks(array: Array) -> Iterator[bytes]:
    """The array's bytes in pieces of a block: no second copy of it is made but for one that is not contiguous."""
    data = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    for at in range(0, data.size, _BLOCK):
        yield data[at:at + _BLOCK].tobytes()


def _write_text(path: pathlib.Path, text: str) -> dict[str, Any]:
    """Writes a lasting file; what vouches for it."""
    data = text.encode()
    with open(path, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    return {"name": path.name, "bytes": len(data), "crc32": zlib.crc32(data)}


def _sync(folder: pathlib.Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
