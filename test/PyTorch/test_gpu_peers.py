"""The peers of benchmarks/gpu that shard: here over gloo, as small as can be."""

import json
import pathlib
import subprocess
import sys

import pytest

pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")

PEER = pathlib.Path(__file__).resolve().parents[2] / "benchmarks/gpu/peer_torch.py"


@pytest.mark.parametrize("who", (pytest.param("torch.fsdp2", marks=pytest.mark.nightly), "torch.fsdp2:2"))
def test_sharded_peers_train_as_one_alone(tmp_path, who):
    """FSDP2 on one rank and on two: losses of the same model whole."""
    config = {"vocab": 64, "context": 16, "hidden": 32, "heads": 2, "layers": 2}
    case = {"rows": 4, "config": config, "data": {name: str(tmp_path / name) for name in ("inputs", "targets")}}
    (tmp_path / "case.json").write_text(json.dumps(case))
    for name, path in case["data"].items():
        tokens = [(7 * i * i + len(name)) % config["vocab"] for i in range(case["rows"] * config["context"])]
        pathlib.Path(path).write_bytes(b"".join(token.to_bytes(4, "little") for token in tokens))

    def losses(name):
        done = subprocess.run([sys.executable, PEER, tmp_path / "case.json", name, "cpu"], input="2\n3\n", capture_output=True,
                              text=True, check=True, timeout=300)
        return [json.loads(line.removeprefix("peer: "))["loss"] for line in done.stdout.splitlines() if line.startswith("peer: ")]

    found = losses(who)
    assert len(found) == 3 and found[0] > found[1] > found[2]
    assert found == pytest.approx(losses("torch"), rel=1e-3)
