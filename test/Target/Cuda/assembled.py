"""What NVIDIA's assembler says of kernels, each assembled once: steps share many."""

import dataclasses
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "test/meaning")]
import inputs  # noqa: E402  (the path comes first)

_KERNEL = re.compile(r"\.visible \.entry ([\w$]+)\(\n.*?\n}\n", re.DOTALL)
_GLOBAL = re.compile(r"^(?:\.(?:visible|extern|weak) )?\.(?:global|const|shared|func)\b.*", re.MULTILINE)
_SAID = re.compile(r"Function properties for ([\w$]+)\n\s+(.*)")
_KEPT = re.compile(r"([0-9a-f]{64}) (\d+ bytes stack frame, .*)")


def found():
    """The path of ptxas, None where there is none."""
    return shutil.which("ptxas") or shutil.which("ptxas", path="/usr/local/cuda/bin")


def keys(ptx):
    """{kernel: a hash of all that the assembler reads of it}: equal where kernels differ in names and comments alone."""
    head = re.findall(r"^\.(?:version|target|address_size).*", ptx, re.MULTILINE)
    symbols = [(re.findall(r"[\w$]+(?=\[|;| =)", line), line) for line in _GLOBAL.findall(_KERNEL.sub("", ptx))]
    hashes = {}
    for match in _KERNEL.finditer(ptx):
        kernel, code = match[1], match[0]
        used = [line for names, line in symbols if any(name in code for name in names)]
        text = re.sub(r"//.*", "", "\n".join([*head, *used, code])).replace(kernel, "k")
        hashes[kernel] = hashlib.sha256(re.sub(r"\$L__BB\d+_", "$L__BB_", text).encode()).hexdigest()
    return hashes


@dataclasses.dataclass
class Assembler:
    """ptxas for an architecture; what it said is kept in a file, a line for each kernel, for all processes."""

    program: str
    architecture: str
    folder: pathlib.Path

    @staticmethod
    def of(program, architecture):
        """Keeps in the build folder what this version of the program says."""
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        return Assembler(program, architecture, inputs.store("assembled", [__file__], (), also=version))

    def said(self, ptx):
        """{kernel: the bytes of a thread that are on a stack or spilled, in the assembler's words}. Fails where it refuses one."""
        names, known = keys(ptx), self._known()
        new = {name: kernel for kernel, name in names.items() if name not in known}
        if new:
            said = self._assemble(_KERNEL.sub(lambda match: match[0] if match[1] in new.values() else "", ptx))
            assert set(new.values()) <= set(said), f"{self.program} says nothing of {sorted(set(new.values()) - set(said))}"
            made = {name: said[kernel] for name, kernel in new.items()}
            self._keep(made)
            known = {**known, **made}
        return {kernel: known[names[kernel]] for kernel in names}

    def _assemble(self, ptx):
        with tempfile.TemporaryDirectory() as name:
            path = pathlib.Path(name) / "kernels.ptx"
            path.write_text(ptx)
            run = subprocess.run([self.program, f"-arch={self.architecture}", "-v", path, "-o", path.with_suffix(".cubin")],
                                 capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        return dict(_SAID.findall(run.stderr))

    @property
    def _path(self):
        return self.folder / self.architecture

    def _known(self):
        text = self._path.read_text() if self._path.exists() else ""
        return dict(match.groups() for match in map(_KEPT.fullmatch, text.splitlines()) if match)

    def _keep(self, said):
        with open(self._path, "ab", buffering=0) as file:  # one write: tests run side by side
            file.write("".join(f"{name} {line}\n" for name, line in said.items()).encode())
