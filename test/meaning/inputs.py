"""Exported steps by name.

A step that lit or C++ reads is a file of test/Inputs. The others are exported when a test asks for them, and kept in the
build folder until the exporter, the samples or the libraries change.
"""

import functools
import hashlib
import importlib.metadata
import os
import pathlib
import shutil

ROOT = pathlib.Path(__file__).resolve().parents[2]
INPUTS = ROOT / "test/Inputs"
BUILD = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build"))
SOURCES = ("python/zero_export", "test/meaning/samples")
LIBRARIES = ("jax", "jaxlib", "flax", "optax", "numpy")


def names():
    """Every step, committed or not."""
    from samples.registry import TEXTS  # with JAX and Flax, which a committed step does without

    return sorted(TEXTS)


def version(library):
    """Its version, or "none" where it is not installed."""
    try:
        return importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return "none"


def _place(name, sources, libraries, also=""):
    key = hashlib.sha256(also.encode())
    for path in sources:
        key.update(pathlib.Path(path).read_bytes())
    for library in libraries:
        key.update(f"{library} {version(library)}".encode())
    folder = BUILD / "test" / name / key.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def store(name, sources, libraries, also=""):
    """The folder of build/test/NAME for what comes of these files, versions and the text `also`; those of others are removed."""
    folder = _place(name, sources, libraries, also)
    for other in {*folder.parent.iterdir()} - {folder}:
        shutil.rmtree(other, ignore_errors=True)
    return folder


@functools.cache
def _folder():
    """Where the steps of these sources and libraries are kept; $ZERO_EXPORTED names what another machine's exported."""
    if "ZERO_EXPORTED" in os.environ:
        return pathlib.Path(os.environ["ZERO_EXPORTED"])
    return _place("exported", [path for folder in SOURCES for path in sorted((ROOT / folder).rglob("*.py"))], LIBRARIES)


def path(name):
    """The file of a step; exports it first where it is neither committed nor kept."""
    committed = INPUTS / f"{name}.mlir"
    if committed.exists():
        return committed
    def text():
        from samples.registry import TEXTS

        return TEXTS[name].text().encode()

    return kept(f"{name}.mlir", text)


def kept(name, make):
    """A file of the build folder with the bytes `make()`, made where it is not there; `name` says all that it comes from
    beside exporter, samples and libraries.
    """
    return written(_folder() / name, make)


def written(path, make):
    """`path`, written with the bytes `make()` where it is not there."""
    if not path.exists():
        part = path.with_name(f"{path.name}.{os.getpid()}")
        part.write_bytes(make())
        part.rename(path)  # whole or not at all: tests run side by side
    return path
