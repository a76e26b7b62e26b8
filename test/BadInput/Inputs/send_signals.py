"""Ends programs by signals at awkward moments: they end soon, say so, and leave nothing behind.

    send_signals.py STEP.mlir ARGS.safetensors FOLDER
"""

import os
import pathlib
import signal
import subprocess
import sys
import time

step, arguments, folder = sys.argv[1:]
scratch = os.path.join(folder, "tmp")
os.makedirs(scratch)
results = os.path.join(folder, "results.safetensors")
FOREVER = str(2**31 - 1)


def listen():
    """A shell without job control starts what is in the background deaf to Ctrl-C, nohup what it runs deaf to SIGHUP."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def start(*command):
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "TMPDIR": scratch},
        preexec_fn=listen,
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


def survivors():
    """Processes that know the scratch folder from their environment or arguments, without this one."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit() or int(entry.name) == os.getpid():
            continue
        try:
            text = (entry / "environ").read_bytes() + (entry / "cmdline").read_bytes()
            if scratch.encode() in text and ") Z " not in (entry / "stat").read_text():
                found.append((entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()[:60])
        except OSError:
            pass
    return found


def kill(what, process):
    """Nobody can catch SIGKILL: what the tool has started must end all the same."""
    assert len(survivors()) > 1, survivors()
    process.kill()
    process.wait()
    end = time.time() + 5
    while survivors() and time.time() < end:
        time.sleep(0.05)
    print(f"{what} SIGKILL: processes {survivors()}")


def start_run():
    run = start("zero-run", step, "--args", arguments, "--results", results, "--ranks", "2", "--stage", "3", "--steps", FOREVER)
    run.stdout.readline()
    return run


# zero-run while its program runs: the program's first step has been printed by then. Results are of the last whole step.
for name in ("SIGTERM", "SIGINT", "SIGQUIT", "SIGUSR1"):
    run = start_run()
    run.send_signal(getattr(signal, name))
    report(f"zero-run {name}", run)
    if os.path.exists(results):
        os.remove(results)
kill("zero-run", start_run())
# Files are left then; they are not looked at below.
for path in [*pathlib.Path(scratch).iterdir(), *pathlib.Path(folder).glob("results.*")]:
    path.unlink()

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
os.remove(results)

# zero-compile while its objects lie beside the output: the linker takes its time.
linker = os.path.join(folder, "slow-linker")
with open(linker, "w") as script:
    script.write(f"#!/bin/sh\ntouch {folder}/started\nsleep 10\n")
os.chmod(linker, 0o755)


def start_compiler():
    compiler = start("zero-compile", step, "--quiet", "--report=none", "--ranks=2", f"--linker={linker}", "-o", os.path.join(folder, "out"))
    while compiler.poll() is None and not os.path.exists(os.path.join(folder, "started")):
        time.sleep(0.01)
    os.remove(os.path.join(folder, "started"))
    return compiler


compiler = start_compiler()
compiler.send_signal(signal.SIGTERM)
report("zero-compile", compiler)
# The linker's own child (here the shell's sleep) is nobody's any more when the tool is gone.
kill("zero-compile", start_compiler())
