"""What peers of measure.py have in common: arguments, tokens, and the answers on their standard output.

    PYTHON peer_torch.py CASE.json NAME DEVICE      CASE.json: a case of manifest.json; DEVICE: cuda or cpu

A peer says {"ready": ..., "loss": first loss}, then answers each line with a number of steps by one JSON object.
"""

import json
import pathlib
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
MARK = "peer: "  # begins a line that is an answer: libraries print, too
DROPPED = 2


def say(**facts):
    print(MARK + json.dumps(facts), flush=True)


def arguments():
    """(case, name of the peer, device, (bytes of inputs, of targets))."""
    case = json.loads(pathlib.Path(sys.argv[1]).read_text())
    return case, sys.argv[2], sys.argv[3], [(HERE / case["data"][name]).read_bytes() for name in ("inputs", "targets")]


def serve(step, wait, facts, lines=sys.stdin):
    """`step()` enqueues one step, `wait()` returns when all are done, `facts()` says what there is to say of memory.

    The host runs ahead of the device within a turn, as in training: steps are not timed one by one.
    """
    for line in lines:
        count = int(line)
        for _ in range(DROPPED):
            step()
        wait()
        start = time.perf_counter()
        for _ in range(count):
            step()
        loss = wait()
        say(ms=1e3 * (time.perf_counter() - start) / count, loss=loss, **facts())
