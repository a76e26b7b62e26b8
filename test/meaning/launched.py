"""Processes that are started one a rank, with the variables that a cluster's launcher would set."""

import json
import os
import signal
import subprocess
import time

import numpy as np

import zero_run

STEP = zero_run.ROOT / "test" / "Inputs" / "mlp_momentum.mlir"


def torchrun(rank, size, job):
    """torchrun's agent listens at MASTER_PORT itself."""
    return {"RANK": rank, "WORLD_SIZE": size, "LOCAL_RANK": rank, "TORCHELASTIC_RUN_ID": "none",
            "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": job}


def srun(rank, size, job):
    return {"SLURM_STEP_ID": 0, "SLURM_PROCID": rank, "SLURM_NTASKS": size, "SLURM_LOCALID": rank, "SLURM_JOB_ID": job,
            "SLURM_STEP_NODELIST": "localhost"}


def mpirun(rank, size, job):
    return {"OMPI_COMM_WORLD_RANK": rank, "OMPI_COMM_WORLD_SIZE": size, "OMPI_COMM_WORLD_LOCAL_RANK": rank,
            "OMPI_COMM_WORLD_LOCAL_SIZE": size, "PMIX_NAMESPACE": f"{job}@1"}


def compile_step(folder, *options):
    """(executable, options of its data): a small step, and files of rows for it, in `folder`."""
    path = folder / "step"
    zero_run.call([zero_run.tool("zero-compile"), "--quiet", STEP, *options, "-o", path])
    values = np.random.default_rng(0)
    for name, width in (("x", 8), ("y", 16)):
        values.standard_normal((48, width)).astype(np.float32).tofile(folder / f"{name}.bin")
    return path, [f"--data={name}={folder}/{name}.bin:f32" for name in "xy"]


class Run:
    """Processes, one a rank, and what they wrote."""

    def __init__(self, program, launcher, *options, ranks=range(4), size=4, steps=3, variables=lambda rank: {},
                 machine=lambda rank: []):
        """`machine` gives what comes before a rank's command line: what runs it elsewhere."""
        path, data = program
        job = 10000 + os.getpid() % 20000
        self.processes = []
        for rank in ranks:
            environment = {**os.environ, **{k: str(v) for k, v in launcher(rank, size, job).items()}, **variables(rank)}
            self.processes.append(subprocess.Popen([*machine(rank), path, *data, "--steps", str(steps), *options], env=environment, text=True,
                                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE))

    def finish(self, timeout=30):
        """Exit codes, standard outputs and errors, by rank."""
        try:
            written = [process.communicate(timeout=timeout) for process in self.processes]
        finally:
            for process in self.processes:
                process.kill()
        return [p.returncode for p in self.processes], [out for out, _ in written], [err for _, err in written]


def metrics(log):
    """Of every step of a log."""
    lines = [line["metrics"] for line in map(json.loads, log.read_text().splitlines()) if line["type"] == "step"]
    assert lines
    return lines


def check_end(run, expected):
    """Fails unless every rank that is left ends within ten seconds, and says why."""
    start = time.monotonic()
    codes, _, errors = run.finish()
    assert time.monotonic() - start < 10
    left = [(code, error) for code, error in zip(codes, errors) if code != -signal.SIGKILL]
    assert left and all(code == 1 and expected in error for code, error in left), errors
