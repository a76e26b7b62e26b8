"""Exported steps by name.

A step that lit or C++ reads is a file of test/Inputs. The others are exported when a test asks for them, and kept in the
build folder until the exporter, the samples or the libraries change.
"""

import functools
import hashlib
import importlib.metadata
import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
INPUTS = ROOT / "test/Inputs"
BUILD = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build"))
SOURCES = ("python/zero_export", "test/meaning/samples")
LIBRARIES = ("jax", "jaxlib", "flax", "optax", "numpy")


def names():
    """Every step, committed or not."""
    from samples.registry import TEXTS  # with JAX and Flax, which a committed step does without

    return sorted(TEXTS)


@functools.cache
def _folder():
    """Where the steps of these sources and libraries are kept."""
    key = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.py")):
            key.update(path.read_bytes())
    for library in LIBRARIES:
        key.update(f"{library} {importlib.metadata.version(library)}".encode())
    folder = BUILD / "test/exported" / key.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def path(name):
    """The file of a step; exports it first where it is neither committed nor kept."""
    committed = INPUTS / f"{name}.mlir"
    if committed.exists():
        return committed
    kept = _folder() / f"{name}.mlir"
    if not kept.exists():
        from samples.registry import TEXTS

        part = kept.with_suffix(f".{os.getpid()}")
        part.write_text(TEXTS[name].text())
        part.rename(kept)  # whole or not at all: tests run side by side
    return kept
