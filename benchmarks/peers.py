"""Peers that run in processes of their own: each says when it is ready, and answers a number of steps by its times."""

import json
import os
import pathlib
import socket
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
ENVIRONMENT = dict(os.environ)  # the user's, before a benchmark says how its own OpenMP threads wait


class Peer:
    """One process a rank. The first line of a rank is "ready", after one with a JSON object where it has something to say."""

    def __init__(self, command, environments):
        self._processes = [subprocess.Popen(list(map(str, command)), env=each, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            text=True) for each in environments]
        self._name = pathlib.Path(command[1]).name
        self.facts = {}
        for process in self._processes:
            line = self._line(process, ("ready", "{"))
            if line.startswith("{"):
                self.facts = json.loads(line)
                self._line(process, ("ready",))

    @property
    def processes(self):
        """Ids, one a rank."""
        return [process.pid for process in self._processes]

    def run(self, count):
        """Milliseconds of each of `count` steps after one that is dropped; of several ranks the slowest's."""
        for process in self._processes:
            process.stdin.write(f"{count}\n")
            process.stdin.flush()
        return [max(ranks) for ranks in zip(*(json.loads(self._line(process, ("[",))) for process in self._processes))]

    def _line(self, process, starts):
        line = process.stdout.readline()
        if not line.startswith(starts):
            self.close()
            sys.exit(f"error: {self._name} ended with status {process.returncode}")
        return line

    def close(self):
        """Every rank ends when its input does."""
        for process in self._processes:
            process.stdin.close()
        for process in self._processes:
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:  # it waits for a rank that is gone
                process.kill()
                process.wait()


def torchrun_environments(ranks):
    """What `torchrun` sets for every rank of one machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    common = {**ENVIRONMENT, "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port), "WORLD_SIZE": str(ranks),
              "LOCAL_WORLD_SIZE": str(ranks), "GLOO_SOCKET_IFNAME": "lo"}
    return [{**common, "RANK": str(rank), "LOCAL_RANK": str(rank)} for rank in range(ranks)]


def listen(step):
    """A peer's side: says "ready", then answers lines until they end. `step()` runs one step to its end."""
    print("ready", flush=True)
    for line in sys.stdin:
        times = []
        for _ in range(int(line) + 1):
            start = time.perf_counter()
            step()
            times.append(1e3 * (time.perf_counter() - start))
        print(json.dumps(times[1:]), flush=True)
