"""Programs that are run with something missing: what shows of it."""

import dataclasses
import signal
import types

import cases
import rare_steps
import zero_run

# What the stand-ins say that is no complaint.
LEFT_OUT, ORDERS = "is left out, as EMULATED_CUDA_LEAVE_OUT asks", "would have put commands"
_WRITTEN = "hash of what was written"


@dataclasses.dataclass(frozen=True)
class Step:
    """A step at a stage on so many ranks."""

    name: str
    stage: int = 3
    ranks: int = 4
    options: tuple = ()

    def __str__(self):
        return "-".join([self.name, str(self.stage), str(self.ranks), *(option.strip("-") for option in self.options)])


@dataclasses.dataclass(frozen=True)
class Run:
    """How a program ended (None: it did not), and what it and the stand-ins said."""

    code: int | None
    results: bytes
    metrics: str
    errors: str

    def complaints(self):
        """What the stand-ins found, and what the program ended with."""
        return [line for line in self.errors.splitlines() if line.startswith(("emulated", "error:"))
                and not any(mark in line for mark in (zero_run.EMULATED, _WRITTEN, LEFT_OUT, ORDERS))]

    def shows(self):
        """All that two runs may differ in, what each launch and copy has written among it."""
        written = sorted(line for line in self.errors.splitlines() if _WRITTEN in line)
        return self.code, self.results, self.metrics, self.complaints(), written


def _case(name, folder):
    """The path of a step's text and its arguments."""
    if name not in rare_steps.STEPS:
        return cases.case(name)
    step = rare_steps.STEPS[name]()
    path = folder / "step.mlir"
    path.write_text(step.text)
    return types.SimpleNamespace(path=path, arguments=step.arguments)


class Program:
    """An executable, its arguments, and what it shows when nothing is missing."""

    def __init__(self, step, folder, steps=2, case=None):
        case = case or _case(step.name, folder)
        self.path, self.results = folder / "step", folder / "results.safetensors"
        zero_run.call([zero_run.tool("zero-compile"), case.path, "--target=cuda", "--cubins=none", f"--stage={step.stage}", f"--ranks={step.ranks}",
                       *step.options, "--quiet", "--report=none", "-o", self.path])
        zero_run.save(case.arguments, folder / "arguments.safetensors")
        self.options = ["--args", folder / "arguments.safetensors", "--results", self.results, "--steps", str(steps), "--timeout", "2"]
        self._whole = {}

    def run(self, seed="0", left_out="", path=None, cpu_seconds=60):
        """The run, which does not end where a rank takes more than so many seconds of CPU, or all of them two minutes."""
        self.results.unlink(missing_ok=True)
        environment = {"EMULATED_CUDA_SEED": seed, "EMULATED_CUDA_LEAVE_OUT": left_out, "EMULATED_CUDA_SAY_WRITTEN": "1"}
        try:
            done = zero_run.finished(["sh", "-c", f'ulimit -t {cpu_seconds}; exec "$@"', "sh", path or self.path, *self.options],
                                     timeout=120, environment=environment)
        except zero_run.RunFailed:
            done = None
        if not done or done.returncode == -signal.SIGXCPU:
            return Run(None, b"", "", "")
        results = self.results.read_bytes() if self.results.exists() else b""
        return Run(done.returncode, results, done.stdout, done.stderr)

    def whole(self, seed="0"):
        """The run in which nothing is missing."""
        if seed not in self._whole:
            self._whole[seed] = run = self.run(seed)
            assert run.code == 0 and not run.complaints(), run.errors
        return self._whole[seed]
