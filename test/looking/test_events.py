"""--tensorboard, the progress line and the table: what people read."""

import fcntl
import json
import os
import pty
import re
import struct
import subprocess
import termios

import pytest
import steps


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("events")
    steps.write(folder)
    return folder


@pytest.fixture(scope="module")
def program(folder):
    return steps.compile_step(folder, 3, 2)


def _run(program, *options, code=0):
    done = subprocess.run([program, *map(str, options)], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done


def _crc32c(data):
    value = 0xFFFFFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = (value >> 1) ^ (0x82F63B78 if value & 1 else 0)
    return value ^ 0xFFFFFFFF


def _masked(data):
    sum = _crc32c(data)
    return ((sum >> 15 | sum << 17) + 0xA282EAD8) & 0xFFFFFFFF


def _records(data):
    """TFRecords, both sums of each checked."""
    while data:
        size, = struct.unpack("<Q", data[:8])
        assert struct.unpack("<I", data[8:12])[0] == _masked(data[:8])
        body = data[12:12 + size]
        assert len(body) == size and struct.unpack("<I", data[12 + size:16 + size])[0] == _masked(body)
        yield body
        data = data[16 + size:]


def _fields(message):
    """(number, value) of a protocol buffer's fields."""
    at = 0

    def varint():
        nonlocal at
        value = shift = 0
        while True:
            byte = message[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value
    while at < len(message):
        key = varint()
        kind = key & 7
        if kind == 0:
            yield key >> 3, varint()
        else:
            size = {1: 8, 5: 4}.get(kind) or varint()
            yield key >> 3, message[at:at + size]
            at += size


def read_events(path):
    """({tag: [(step, value)]}, steps that runs begin with) of an event file."""
    scalars, starts = {}, []
    for number, record in enumerate(_records(path.read_bytes())):
        event = dict(_fields(record))
        assert struct.unpack("<d", event[1])[0] > 1.7e9
        if number == 0:
            assert event[3] == b"brain.Event:2"
        if 7 in event:
            assert dict(_fields(event[7])) == {1: 1}
            starts.append(event[2])
        for field, value in _fields(event.get(5, b"")):
            assert field == 1
            item = dict(_fields(value))
            scalars.setdefault(item[1].decode(), []).append((event[2], struct.unpack("<f", item[2])[0]))
    return scalars, starts


@pytest.fixture(scope="module")
def shown(program, folder, tmp_path_factory):
    out = tmp_path_factory.mktemp("out")
    evals = [o.replace("--data=", "--eval-data=") for o in steps.data(folder)[:2]]
    _run(program, *steps.data(folder), *evals, "--eval-every=2", "--steps=4", "--tensorboard", out / "board", "--log", out / "log",
         "--set=opt_state/rate=linear(1, 2, 4)", "--out", out / "run")
    return out


def test_event_files(shown):
    lines = [json.loads(line) for line in (shown / "log").read_text().splitlines()]
    path, = (shown / "board").iterdir()
    scalars, starts = read_events(path)
    assert starts == [1]
    trained = [line for line in lines if line["type"] == "step"]
    for tag, values in {
            "metrics/loss": [line["metrics"]["loss"] for line in trained],
            "set/opt_state/rate": [line["set"]["opt_state/rate"] for line in trained],
            "speed/rows_per_s": [line["rows_per_s"] for line in trained],
            "memory/peak_MiB": [line["peak_bytes"] / 2**20 for line in trained]}.items():
        assert [step for step, _ in scalars[tag]] == [1, 2, 3, 4]
        assert [value for _, value in scalars[tag]] == pytest.approx(values, rel=1e-6, abs=1 if "speed" in tag else 0), tag
    evaluated = [(line["step"], line["metrics"]["loss"]) for line in lines if line["type"] == "eval"]
    assert [(step, pytest.approx(value, rel=1e-6)) for step, value in scalars["eval/loss"]] == evaluated
    assert {tag.split("/")[0] for tag in scalars} == {"metrics", "eval", "set", "speed", "memory", "wire"}


def test_a_resumed_run_takes_over(program, folder, shown):
    """A second file, which says from which step on it counts."""
    _run(program, *steps.data(folder), "--steps=6", "--tensorboard", shown / "board", "--set=opt_state/rate=1", "--out", shown / "run")
    starts = sorted(read_events(path)[1] for path in (shown / "board").iterdir())
    assert starts == [[1], [5]]


def test_tensorboard_reads_it(shown):
    loader = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    accumulator = loader.EventAccumulator(str(shown / "board"))
    accumulator.Reload()
    assert "metrics/loss" in accumulator.Tags()["scalars"]
    assert [event.step for event in accumulator.Scalars("metrics/loss")][:4] == [1, 2, 3, 4]


def test_a_disk_that_is_full(program, folder, tmp_path):
    done = subprocess.run([program, *steps.data(folder), "--steps=3", "--tensorboard", "/proc/nowhere"], capture_output=True, text=True)
    assert done.returncode == 1 and "error: cannot make the folder '/proc/nowhere'" in done.stderr


# --- What the terminal shows ------------------------------------------------------------------------------------------------

def _on_terminal(columns, command):
    """Standard output of a command on a terminal so wide."""
    main, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    process = subprocess.Popen([str(word) for word in command], stdout=terminal, stderr=subprocess.PIPE)
    os.close(terminal)
    text = b""
    while True:
        try:
            piece = os.read(main, 65536)
        except OSError:  # the other side is closed
            break
        if not piece:
            break
        text += piece
    os.close(main)
    assert process.wait() == 0
    return text.decode().replace("\r\n", "\n")


LINE = re.compile(r"step (\d)/5  loss [\d.]+  opt_state/rate [\d.]+  [\d.]+ ms  \d+ rows/s  MFU [\d.]+ %  peak [\d.]+ MiB(  ETA \d+ s)?$")


def test_the_line_of_a_step(program, folder):
    command = [program, *steps.data(folder), "--steps=5", "--peak-tflops=0.001", "--set=opt_state/rate=linear(1, 2, 5)"]
    lines = [line for line in _run(*command).stdout.splitlines() if line.startswith("step ")]
    assert [LINE.match(line)[1] for line in lines] == list("12345")
    assert "ETA" not in lines[0] and "ETA" in lines[2] and "ETA" not in lines[4]
    for columns in (40, 60, 200):
        lines = [line for line in _on_terminal(columns, command).splitlines() if line.startswith("step ")]
        assert len(lines) == 5 and all(len(line) <= columns for line in lines)
        assert all("loss" in line for line in lines) and all(("peak" in line) == (columns == 200) for line in lines)


def test_flops_are_counted(program, folder, tmp_path):
    """Two matmuls forward, their weights' gradients, and the gradient of what is between them."""
    flops = 2 * steps.BATCH * (steps.WIDTH * 9 * 2 + 9 * steps.CLASSES * 3)
    _run(program, *steps.data(folder), "--steps=3", "--peak-tflops=0.001", "--log", tmp_path / "log")
    for line in map(json.loads, (tmp_path / "log").read_text().splitlines()):
        if line["type"] == "step":
            assert line["mfu"] == pytest.approx(flops / (line["ms"] * 1e-3) / (2 * 1e9), rel=0.02, abs=2e-6)


def test_the_table(program, folder):
    command = [program, *steps.data(folder), "--steps=2"]
    shown, exact = _run(*command).stdout, _run(*command, "--bytes").stdout
    row = re.search(r"^  arena +(\d+ B|[\d.]+ MiB) +(\d+ B|[\d.]+ MiB)$", shown, re.M)
    assert row and row[1] == row[2]
    row = re.search(r"^  arena +(\d+) +(\d+)$", exact, re.M)
    assert row and row[1] == row[2]
    assert re.search(r"^  of no file +[\d.]+ MiB +[\d.]+ MiB$", shown, re.M)
    assert re.search(r"  \d+ wire bytes$", exact, re.M) and "wire bytes\n" not in shown


@pytest.mark.parametrize("option, message", [
    ("--peak-tflops=0", "--peak-tflops expects a positive number, not '0'"),
    ("--peak-tflops=many", "--peak-tflops expects a positive number, not 'many'"),
    ("--bytes=1", "--bytes takes no value"),
    ("--tensorboard=", "--tensorboard expects a folder, not ''"),
])
def test_what_is_wrong_is_named(program, folder, option, message):
    assert message in _run(program, *steps.data(folder), "--steps=1", option, code=2).stderr
