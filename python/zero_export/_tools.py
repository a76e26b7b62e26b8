"""Where the compiler's tools are, and how they are called."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import NoReturn

HERE = pathlib.Path(__file__).resolve().parent


class ToolError(RuntimeError):
    """A tool that is not there, or that ended with an error; the message is its own."""


def find_tool(name: str) -> pathlib.Path:
    """Path of a tool (`zero-compile`, `zero-ckpt`, ...).

    It is looked for in the folder that ZERO_TOOLS names, which then must have it; in the package, where `pip install` has put
    it if there was a build; in `build/bin` of the source tree that the package lies in; on PATH.

    Raises:
      ToolError: it is nowhere.
    """
    if folder := os.environ.get("ZERO_TOOLS"):
        path = pathlib.Path(folder) / name
        if not os.access(path, os.X_OK):
            raise ToolError(f"ZERO_TOOLS is '{folder}', and there is no program '{name}' in it")
        return path
    for place in (HERE / "_tools/bin", HERE.parent.parent / "build/bin"):
        if _is_program(place / name):
            return place / name
    for entry in os.get_exec_path():
        if _is_program(pathlib.Path(entry) / name):
            return pathlib.Path(entry) / name
    raise ToolError(f"'{name}' is not found: build the tools (tools/setup in the source tree) and install this package from "
                    f"there, put the folder of '{name}' on PATH, or name it in the environment variable ZERO_TOOLS")


def _is_program(path: pathlib.Path) -> bool:
    """Whether it is a program of the machine, and not the script of this package that calls one."""
    try:
        with open(path, "rb") as file:
            return os.access(path, os.X_OK) and file.read(4) == b"\x7fELF"
    except OSError:
        return False


def main() -> NoReturn:
    """The commands `zero-compile`, `zero-ckpt`, ... of an environment that has this package: becomes the tool of that name."""
    name = pathlib.Path(sys.argv[0]).name
    try:
        tool = find_tool(name)
    except ToolError as error:
        sys.exit(f"error: {error}")
    os.execv(tool, [str(tool), *sys.argv[1:]])


def run_tool(name: str, *arguments: str | os.PathLike[str]) -> str:
    """What a tool prints. Raises ToolError with its message if it fails."""
    done = subprocess.run([find_tool(name), *arguments], capture_output=True, text=True)
    if done.returncode:
        lines = done.stderr.splitlines()
        # Behind a diagnostic MLIR prints the operation, which may be the whole program.
        told = [line[:400] for line in lines if "error:" in line or "note:" in line][:20] or lines[-20:]
        raise ToolError(f"{name} has failed (exit code {done.returncode}):\n" + "\n".join(told))
    return done.stdout
