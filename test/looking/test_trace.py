"""--trace: every call once a step, nested spans, the bytes that were counted, saves beside steps."""

import collections
import json
import re
import subprocess

import pytest
import steps
import zero_run

RANKS, FROM, TO = 3, 3, 6


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("trace")
    steps.write(folder)
    return folder


@pytest.fixture(scope="module")
def program(folder):
    return steps.compile_step(folder, 3, RANKS)


def _run(program, *options, code=0):
    done = subprocess.run([program, *map(str, options)], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done


def check_nesting(events):
    """On each track, two spans are one within the other, or one after the other."""
    tracks = collections.defaultdict(list)
    for event in events:
        assert event["dur"] >= 0, event
        tracks[event["pid"], event["tid"]].append(event)
    for track, spans in tracks.items():
        spans.sort(key=lambda e: (e["ts"], -e["dur"]))
        open_spans = []
        for span in spans:
            while open_spans and open_spans[-1]["ts"] + open_spans[-1]["dur"] <= span["ts"]:
                open_spans.pop()
            end = span["ts"] + span["dur"]
            # Times are rounded to nanoseconds.
            assert not open_spans or end <= open_spans[-1]["ts"] + open_spans[-1]["dur"] + 0.002, (track, open_spans[-1], span)
            open_spans.append(span)


def launches(folder, *options):
    """Names of the launches of @main in the planned text."""
    text = subprocess.run([zero_run.tool("zero-compile"), "--quiet", folder / "step.mlir", "--compile-to=planned", *options],
                          capture_output=True, text=True, check=True).stdout
    main = re.search(r"func\.func [a-z ]*@main.*?\n  }", text, re.S)[0]
    names = []
    for kind, rest in re.findall(r"zero\.launch(_gemm|_collective|_copy|) (.*)", main):
        units = re.search(r"units = \[([^\]]*)\]", rest)
        name = rest.split()[0].lstrip("@") if kind in ("", "_collective") else kind[1:]
        names.append(" ".join([name, *(units[1].replace("@", "").replace(",", "").split() if units else [])]))
    return collections.Counter(names)


@pytest.fixture(scope="module")
def traced(program, folder, tmp_path_factory):
    out = tmp_path_factory.mktemp("out")
    _run(program, *steps.data(folder), *[o.replace("--data=", "--eval-data=") for o in steps.data(folder)[:2]],
         "--steps=8", "--trace", f"{out}/trace.json:{FROM}-{TO}", "--out", out / "run", "--save-every=2", "--eval-every=3",
         "--eval-steps=1", "--log", out / "log")
    assert sorted(p.name for p in out.iterdir()) == ["log", "run", "trace.json"], "nothing else is left"
    events = json.loads((out / "trace.json").read_text())["traceEvents"]
    return events, [json.loads(line) for line in (out / "log").read_text().splitlines()]


def _spans(traced, *categories):
    return [e for e in traced[0] if e["ph"] == "X" and (not categories or e["cat"] in categories)]


def test_a_process_a_rank_and_a_track_a_stream(traced):
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in traced[0] if e["name"] == "thread_name"}
    assert {pid for pid, _ in names} == set(range(RANKS))
    assert {name for (pid, _), name in names.items() if pid == 1} == {
        "host", "compute", "comm", "save", "checkpoint writer", "data reader", "evaluation data reader"}
    check_nesting(_spans(traced))
    for event in _spans(traced):
        assert (event["pid"], event["tid"]) in names
        if event["name"] == "read a batch to evaluate":
            continue
        # A batch is read in the step before, a checkpoint written in the one after.
        early, late = event["cat"] == "checkpoint", event["cat"] == "data"
        assert FROM - early <= event["args"]["step"] <= TO + late, event


def test_every_launch_once_a_step(traced, folder):
    planned = launches(folder, "--stage=3", f"--ranks={RANKS}", "--target=cpu")
    found = collections.defaultdict(collections.Counter)
    for event in _spans(traced, "call", "collective"):
        if event["args"]["entry"] == "main":
            name = "gemm" if event["name"].startswith("gemm ") else event["name"]
            found[event["pid"], event["args"]["step"]][name] += 1
            assert re.search(r"step\.mlir:\d+:\d+", event["args"]["source"])
    assert set(found) == {(rank, step) for rank in range(RANKS) for step in range(FROM, TO + 1)}
    for where, names in found.items():
        assert names == planned, where
    evaluated = {e["args"]["step"] for e in _spans(traced, "call") if e["args"]["entry"] == "eval"}
    assert evaluated == {3, 6}


def test_bytes_are_those_that_were_counted(traced):
    summary = traced[1][-1]
    for rank in range(RANKS):
        moved = sum(e["args"]["wire_bytes"] for e in _spans(traced, "collective")
                    if e["pid"] == rank and e["args"]["entry"] == "main")
        counted = summary["ranks"][rank]["wire_counted"]
        assert moved * summary["steps"] == counted * (TO - FROM + 1) > 0
    for event in _spans(traced, "collective"):
        assert event["args"]["ranks"] == list(range(RANKS)) and event["args"]["communicator"].startswith("dp")


def test_waits_say_what_for(traced, folder):
    known = {"save"} | set(launches(folder, "--stage=3", f"--ranks={RANKS}", "--target=cpu"))
    for event in _spans(traced, "wait"):
        name = event["args"]["for"]
        assert name in known or name.startswith("gemm "), name


def test_saves_and_reads_run_beside_steps(traced):
    ran = [e for e in _spans(traced, "host") if e["name"] == "step"]

    def overlaps(span):
        return [s["args"]["step"] for s in ran if s["pid"] == span["pid"] and s["ts"] < span["ts"] + span["dur"]
                and span["ts"] < s["ts"] + s["dur"]]
    writes = [e for e in _spans(traced, "checkpoint") if e["name"] == "write a checkpoint"]
    assert {(e["pid"], e["args"]["step"]) for e in writes} >= {(rank, 4) for rank in range(RANKS)}
    assert any(e["args"]["step"] + 1 in overlaps(e) for e in writes), "a checkpoint is written while steps go on"
    reads = [e for e in _spans(traced, "data") if e["name"] == "read a batch"]
    assert reads and all(overlaps(e) for e in reads)
    assert any(e["name"] == "complete a checkpoint" and e["pid"] == 0 for e in _spans(traced, "checkpoint"))


def test_a_save_is_copied_by_the_step_behind_it(traced, program):
    """Those after steps 2 and 4, each state once by those who hold it, on a stream of their own."""
    plan = json.loads(zero_run.call([program, "--describe=plan"]))
    bytes_of = collections.Counter()
    for event in _spans(traced, "save"):
        bytes_of[event["args"]["step"]] += event["args"]["bytes"]
        assert plan["streams"][event["tid"] - 1]["name"] == "save"
        assert event["args"]["state"], event
    whole = sum(save["bytes"] * (RANKS if save["group"] < 0 else 1) for save in plan["saves"])
    assert bytes_of == {3: whole, 5: whole}


def test_what_does_not_fit_is_counted(program, folder, tmp_path):
    """All steps by default; with more events than there is room for, the file is whole and says so."""
    _run(program, *steps.data(folder), "--steps=2", "--trace", tmp_path / "all.json")
    found = json.loads((tmp_path / "all.json").read_text())["traceEvents"]
    assert {e["args"]["step"] for e in found if e.get("cat") == "call"} == {1, 2}


def test_all_batches_that_are_evaluated(program, folder, tmp_path):
    """There is room for every evaluation of the steps, however many batches it has."""
    evaluated = [option.replace("--data=", "--eval-data=") for option in steps.data(folder)[:2]]
    _run(program, *steps.data(folder), *evaluated, "--repeat-data", "--steps=2", "--eval-every=1", "--eval-steps=40",
         "--trace", tmp_path / "t.json", "--log", tmp_path / "log")
    found = json.loads((tmp_path / "t.json").read_text())["traceEvents"]
    reads = [e for e in found if e["name"] == "read a batch to evaluate" and e["ph"] == "X"]
    assert len(reads) == RANKS * 2 * 40
    (told,) = [line for line in map(json.loads, (tmp_path / "log").read_text().splitlines()) if line["type"] == "trace"]
    assert told["dropped"] == 0


def test_a_run_that_ends_early(program, folder, tmp_path):
    """A batch may be read ahead when the run ends: the file is whole."""
    evaluated = [option.replace("--data=", "--eval-data=") for option in steps.data(folder)[:2]]
    _run(program, *steps.data(folder), *evaluated, "--steps=50", "--eval-every=1", "--early-stop=loss:1:max",
         "--trace", tmp_path / "t.json")
    found = json.loads((tmp_path / "t.json").read_text())["traceEvents"]
    reads = {e["pid"]: 0 for e in found}
    for event in found:
        reads[event["pid"]] += event["ph"] == "X" and event["name"] == "read a batch"
    ran = len([e for e in found if e["name"] == "step" and e["pid"] == 0])
    assert ran < 50 and all(count == ran + 1 for count in reads.values()), (ran, reads)


@pytest.mark.parametrize("options, message", [
    (["--steps=3", "--trace={out}/t:4-5"], "--trace begins with step 4, after the last of --steps 3"),
    (["--steps=3", "--trace={out}/t:3-2"], "step 3 comes after step 2"),
    (["--steps=3", "--trace={out}/t:0-2"], "expects an integer from 1"),
    (["--steps=3", "--trace={out}/t:a"], "--trace expects FILE[:FROM-TO], not '{out}/t:a': 'a' is no steps"),
    (["--steps=3", "--trace={out}/t:"], "--trace expects FILE[:FROM-TO], not '{out}/t:'"),
    (["--steps=3", "--trace="], "--trace expects a file, not ''"),
    (["--steps=3", "--trace={out}/none/t"], "cannot write '{out}/none/t': No such file or directory"),
    (["--steps=3", "--trace={out}/t", "--check=nan"], "leave one of them out"),
    (["--check", "--trace={out}/t"], "--check alone runs no step"),
])
def test_what_is_wrong_is_named(program, folder, tmp_path, options, message):
    done = subprocess.run([program, *steps.data(folder), *(o.format(out=tmp_path) for o in options)], capture_output=True, text=True)
    assert done.returncode in (1, 2) and message.format(out=tmp_path) in done.stderr, done.stderr
    assert not list(tmp_path.iterdir())


def test_steps_that_are_over_are_named(program, folder, tmp_path):
    _run(program, *steps.data(folder), "--steps=3", "--out", tmp_path / "run")
    done = _run(program, *steps.data(folder), "--steps=5", "--out", tmp_path / "run", "--trace", f"{tmp_path}/t:2-3", code=2)
    assert "--trace ends with step 3, and the run goes on from step 3" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["run"]


def test_a_file_that_cannot_grow_leaves_none(program, folder, tmp_path):
    """As a full disk does: no file may have more than 16 KiB."""
    command = [program, *steps.data(folder), "--steps=3", "--trace", tmp_path / "t.json", "--log", tmp_path / "log"]
    done = subprocess.run(["bash", "-c", 'ulimit -f 16; exec "$@"', "run", *command], capture_output=True, text=True)
    assert done.returncode == 1 and f"--trace '{tmp_path}/t.json'" in done.stderr, done.stdout + done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["log"]
    # The run is told of all the same.
    assert "outside the arena" in done.stdout
    types = [json.loads(line)["type"] for line in (tmp_path / "log").read_text().splitlines()]
    assert types[-1] == "summary" and "trace" not in types


def test_a_rank_that_dies_leaves_no_file(program, folder, tmp_path):
    run = subprocess.Popen([program, *steps.data(folder), "--steps=1000000", "--trace", tmp_path / "t.json"],
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while "step 3/" not in run.stdout.readline():
        pass
    children = subprocess.run(["pgrep", "-P", str(run.pid)], capture_output=True, text=True).stdout.split()
    subprocess.run(["kill", "-9", children[1]], check=True)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 3 and "rank 1 died" in err
    assert list(tmp_path.iterdir()) == []
