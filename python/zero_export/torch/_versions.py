"""Checks, before anything else is imported, that PyTorch and torchax are there in releases that work together."""

from __future__ import annotations

import importlib.metadata
from typing import Any

from zero_export._roles import ExportError

# torchax 0.0.13 reads parts of PyTorch that later releases changed: with 2.15 it fails at its own import.
TORCH = ("2.9",)
TORCHAX = ("0.0.13",)
INSTALL = "pip install './python[torch]'"


def _check(package: Any, allowed: Any) -> None:
    try:
        found = importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        raise ImportError(f"zero_export.torch needs the package {package!r}, which is not installed; run: {INSTALL}",
                          name=package) from None
    release = found.split("+")[0]
    if not any(release == version or release.startswith(version + ".") for version in allowed):
        raise ExportError(f"zero_export.torch was made for {package} {' or '.join(allowed)}, but {found} is installed; "
                          f"run: {INSTALL}")


def check() -> None:
    """Raises ImportError for a missing package, ExportError for one of a release that is not known to work."""
    _check("torch", TORCH)
    _check("torchax", TORCHAX)
