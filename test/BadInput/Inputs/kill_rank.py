"""kill_rank.py RANK PROGRAM ARGUMENTS...: runs the program, kills that rank's process after the first step, and prints
the exit status. Fails if the program, or any of its ranks, outlives the rank by 10 seconds.
"""

import os
import pathlib
import signal
import subprocess
import sys
import time


def children(pid):
    """In the order in which they were started, which is that of the ranks."""
    return [int(child) for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def main():
    rank, command = int(sys.argv[1]), sys.argv[2:]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    program.stdout.readline()  # all ranks are there once a step is done
    ranks = children(program.pid)
    os.kill(ranks[rank], signal.SIGKILL)
    start = time.monotonic()
    try:
        _, message = program.communicate(timeout=10)
    except subprocess.TimeoutExpired:
        for pid in [program.pid, *ranks]:
            os.kill(pid, signal.SIGKILL)
        sys.exit("the program outlived its rank by 10 seconds")
    print(message, end="")
    left = [pid for pid in ranks if pathlib.Path(f"/proc/{pid}").exists()]
    print(f"status {program.returncode} in time {time.monotonic() - start < 10}, ranks left: {len(left)}")


main()
