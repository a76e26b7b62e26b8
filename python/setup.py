"""Puts the compiler's tools into the package where there is a build: the folder that ZERO_BUILD names, or build/ beside this
one. Without one the package is pure Python, and says what is missing when a tool is asked for (zero_export.find_tool)."""

import os
import pathlib
import subprocess

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

BUILD = pathlib.Path(os.environ.get("ZERO_BUILD", pathlib.Path(__file__).resolve().parents[1] / "build"))
HAS_TOOLS = (BUILD / "cmake_install.cmake").exists() and (BUILD / "bin/zero-compile").exists()


class BuildWithTools(build_py):
    def run(self):
        super().run()
        if not HAS_TOOLS or getattr(self, "editable_mode", False):  # an editable package finds build/ itself
            return
        target = pathlib.Path(self.build_lib).resolve() / "zero_export/_tools"
        for component in ("tools", "runtime"):
            subprocess.run(["cmake", "--install", BUILD, "--component", component, "--prefix", target, "--strip"], check=True,
                           stdout=subprocess.DEVNULL)
        for name in ("bin/zero-compile", "lib/libzrt.a"):
            if not (target / name).exists():
                raise SystemExit(f"error: '{BUILD}' installs no {name}: bring it up to date with ninja -C {BUILD}, or name "
                                 "another one in ZERO_BUILD")


class WithTools(Distribution):
    """Of this machine's kind where it brings programs along."""

    def has_ext_modules(self):
        return HAS_TOOLS


def _tag(command):
    """Programs run under any Python: py3-none-PLATFORM, not one interpreter's."""

    class Wheel(command):
        def get_tag(self):
            python, abi, platform = super().get_tag()
            return ("py3", "none", platform) if HAS_TOOLS else (python, abi, platform)

    return Wheel


def _commands():
    commands = {"build_py": BuildWithTools}
    try:
        from setuptools.command.bdist_wheel import bdist_wheel
    except ImportError:  # before setuptools 70.1
        try:
            from wheel.bdist_wheel import bdist_wheel
        except ImportError:
            return commands
    commands["bdist_wheel"] = _tag(bdist_wheel)
    return commands


setup(cmdclass=_commands(), distclass=WithTools)
