"""Ends programs by signals at awkward moments: they end soon, say so, and leave nothing behind.

    send_signals.py STEP.mlir ARGS.safetensors FOLDER
"""

import os
import signal
import subprocess
import sys
import time

step, arguments, folder = sys.argv[1:]
scratch = os.path.join(folder, "tmp")
os.makedirs(scratch)
results = os.path.join(folder, "results.safetensors")
FOREVER = str(2**31 - 1)


def start(*command):
    # A shell without job control starts what is in the background deaf to Ctrl-C.
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "TMPDIR": scratch},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def left():
    return sorted(os.listdir(scratch) + [name for name in os.listdir(folder) if name.startswith(("results", "out"))])


def report(what, process, seconds=20):
    """Waits for the end; whoever holds the other end of its output must be gone, too."""
    begin = time.time()
    _, errors = process.communicate(timeout=seconds)
    errors = [line for line in errors.splitlines() if "error:" in line]
    print(f"{what}: exit {process.returncode}, {errors[:1]}, left {left()}")
    assert time.time() - begin < 10


# zero-run while its program runs: the program's first step has been printed by then.
for name in ("SIGTERM", "SIGINT"):
    run = start("zero-run", step, "--args", arguments, "--results", results, "--ranks", "2", "--stage", "3", "--steps", FOREVER)
    run.stdout.readline()
    run.send_signal(getattr(signal, name))
    report(f"zero-run {name}", run)

# An executable of one rank that is asked twice does not finish its step, nor its results.
program = os.path.join(folder, "program")
subprocess.run(["zero-compile", step, "--quiet", "--report=none", "--ranks=1", "-o", program], check=True)
run = start(program, "--args", arguments, "--results", results, "--steps", FOREVER)
run.stdout.readline()
run.send_signal(signal.SIGSTOP)
run.send_signal(signal.SIGINT)
run.send_signal(signal.SIGTERM)
run.send_signal(signal.SIGCONT)
report("asked twice", run)

# A terminal that hangs up.
run = start(program, "--args", arguments, "--results", results, "--steps", FOREVER)
run.stdout.readline()
run.send_signal(signal.SIGHUP)
report("hung up", run)

# zero-compile while its objects lie beside the output: the linker takes its time.
linker = os.path.join(folder, "slow-linker")
with open(linker, "w") as script:
    script.write(f"#!/bin/sh\ntouch {folder}/started\nsleep 10\n")
os.chmod(linker, 0o755)
compiler = start("zero-compile", step, "--quiet", "--report=none", "--ranks=2", f"--linker={linker}", "-o", os.path.join(folder, "out"))
while compiler.poll() is None and not os.path.exists(os.path.join(folder, "started")):
    time.sleep(0.01)
compiler.send_signal(signal.SIGTERM)
report("zero-compile", compiler)
