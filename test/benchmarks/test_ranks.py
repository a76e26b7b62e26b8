"""benchmarks/ranks.py and its peers, without the peers."""

import argparse
import subprocess
import sys
import time

import peers
import pytest
import ranks
import step_time

ECHO = "import sys, peers; print('{\"bytes\": 7}', flush=True); peers.listen(lambda: None)"


def test_memory_of_processes_is_seen_while_they_run():
    held = bytes(64 << 20)  # of this process, which is not asked
    command = [sys.executable, "-c", "import time; x = bytearray(b'1') * (96 << 20); time.sleep(1.5)"]
    child = subprocess.Popen(command)
    most = ranks.peak_pss(lambda: time.sleep(1.5), lambda: [child.pid])
    child.wait()
    assert 96 << 20 < most < (96 << 20) + len(held)


def test_a_peer_answers_every_rank_and_drops_a_step():
    peer = peers.Peer([sys.executable, "-c", ECHO], [{"PYTHONPATH": str(peers.HERE)}] * 2)
    assert peer.facts == {"bytes": 7}
    assert len(peer.run(3)) == 3
    assert len(peer.processes) == 2
    peer.close()


def test_the_floor_is_all_ranks_matmuls_and_bytes(monkeypatch):
    """As often as a rank's step has them."""
    monkeypatch.setattr(step_time.machine, "copy_bandwidth", lambda rounds: 10.0)

    def measured(count):
        monkeypatch.setattr(step_time, "matmuls", lambda plan: {(256, 256, 256, 1, ((256, 1),) * 3): count})
        floor = ranks.Floor(None, 5 << 20, argparse.Namespace(ranks=2))
        floor.run(3)
        floor.close()
        assert floor.bytes_ms() == (10 << 20) / 10 / 1e6
        assert floor.ms() == floor.matmul_ms() + floor.bytes_ms()
        return floor.matmul_ms()

    assert measured(80) > 8 * measured(1)


def test_limits():
    assert not step_time.exceeds(None, 2, [1])
    assert not step_time.exceeds(0.5, 1, [2, 3])
    assert step_time.exceeds(0.5, 1.01, [2, 3])
    with pytest.raises(SystemExit, match="nothing ran to compare with"):
        step_time.exceeds(0.5, 1, [])
