"""test/nightly: what it runs again, what its page keeps, and that parts of a suite are all of it."""

import importlib.machinery
import importlib.util
import os
import pathlib
import subprocess
import sys
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture
def nightly(tmp_path, monkeypatch):
    """The script as a module, with four small sections and a page of its own."""
    loader = importlib.machinery.SourceFileLoader("nightly", str(ROOT / "test/nightly"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("nightly", loader))
    monkeypatch.setitem(sys.modules, "nightly", module)  # dataclasses look there
    loader.exec_module(module)
    module.PAGE = tmp_path / "Nightly.md"
    module.PAGE.write_text("# Nightly\n\n## By hand\n\n100 steps.\n\nNone wrong.\n")
    module.SECTIONS = [module.Section("one", "One", "echo 1"), *module.parts("several", "Several", "echo", 2),
                       module.Section("bad", "Bad", "false", alone=True)]
    return module


def _run(nightly, sections, runs, commit="abc1234"):
    for section, last in nightly.run_all(sections, commit, runs):
        runs[section.name] = last
        nightly.write_page(runs)
    return [section.name for section in nightly.chosen([], nightly.read_page(), commit)]


def test_it_goes_on_where_it_was(nightly):
    runs = {}
    assert _run(nightly, nightly.SECTIONS[:2], runs) == ["several-2", "bad"]
    assert _run(nightly, nightly.SECTIONS[2:], runs) == ["bad"]  # what failed is run again
    assert nightly.read_page() == runs
    assert len(nightly.chosen([], runs, "another")) == 4


def test_what_measures_time_runs_last_and_alone(nightly):
    assert [section.name for section, _ in nightly.run_all(nightly.SECTIONS[::-1], "abc1234", {})][-1] == "bad"


def test_names(nightly):
    assert [section.name for section in nightly.chosen(["several", "one"], {}, "abc1234")] == ["several-1", "several-2", "one"]
    with pytest.raises(SystemExit, match="no section 'sever'; expected one of one, several-1, several-2, bad"):
        nightly.chosen(["sever"], {}, "abc1234")


def test_notes_stay(nightly):
    _run(nightly, nightly.SECTIONS[:1], {})
    written = nightly.PAGE.read_text()
    assert written.count("\n## By hand\n\n100 steps.\n\nNone wrong.\n") == 1
    nightly.write_page(nightly.read_page())
    assert nightly.PAGE.read_text() == written


def test_the_page_keeps_lines_of_benchmarks_and_of_what_failed(nightly):
    nightly.SECTIONS = [nightly.Section("well", "Well", "seq 3"), nightly.Section("times", "Times", "seq 3", shown=2),
                        nightly.Section("failed", "Failed", "ls /no-such-file")]
    runs = {}
    _run(nightly, nightly.SECTIONS, runs)
    assert (runs["well"].output, runs["times"].output) == ("", "2\n3") and "no-such-file" in runs["failed"].output
    assert nightly.read_page() == runs


@pytest.mark.parametrize("lines, total", [
    (["158 passed in 333.78s (0:05:33)"], (158, 0)),
    (["1 failed, 163 passed, 2 skipped, 4 warnings in 1221.95s (0:20:21)"], (164, 1)),
    (["[  PASSED  ] 20 tests.", "[  FAILED  ] 2 tests, listed below:", "3 passed, 1 error in 2.50s"], (26, 3)),
    (["all          = all                                  925     55     868       2      0  0.998", "1 passed in 913.18s"], (925, 2)),
    (["all          = all                                  775      772       2       1      0", "1 passed in 9.18s"], (775, 3)),
    (["1280 steps, 3 wrong"], (1280, 3)),
    (["1920 points: 2 failed, 1900 same, 18 left"], (1920, 20)),
    (["inputs 0 to 50 of seed 1: 0 failed", "inputs 50 to 100 of seed 1: 2 failed"], (100, 2)),
    (["597 files, 12 of them as they were: something found in 3"], (597, 3)),
    (["same: holds", "curves: holds"], (2, 0)),
    (["a step 4225.9 ms"], (None, None))])
def test_what_sections_say_is_counted(nightly, lines, total):
    counts = nightly.Counts()
    for line in lines:
        counts.read(line)
    assert counts.total() == total


def test_a_plan_says_what_is_left(nightly, capsys):
    nightly.SECTIONS = [nightly.Section("one", "One", "true", cpu=600, new=600), nightly.Section("two", "Two", "true", cpu=60)]
    nightly.CORES = 2
    nightly.show_plan({"one": nightly.Run("abc1234", "2026-01-01", 900, 1200, 0, 3, 0)}, "abc1234")
    printed = capsys.readouterr().out
    assert "all: 2 sections, about 10 minutes on 2 cores; 16 on a new machine" in printed  # by what it took, not by the sample
    assert "left: 1 sections, about 0 minutes" in printed


def test_a_run_that_is_stopped_ends_what_it_started(tmp_path):
    """With what that started; sections that wait do not begin, and what had ended stays on the page."""
    script = tmp_path / "stopped.py"
    script.write_text(f"""
import importlib.machinery, importlib.util, pathlib, sys
loader = importlib.machinery.SourceFileLoader("nightly", {str(ROOT / "test/nightly")!r})
module = importlib.util.module_from_spec(importlib.util.spec_from_loader("nightly", loader))
sys.modules["nightly"] = module
loader.exec_module(module)
module.PAGE, module.CORES = pathlib.Path({str(tmp_path / "Nightly.md")!r}), 1
module.PAGE.write_text("# Nightly\\n")
slow = tmp = pathlib.Path({str(tmp_path / "slow.sh")!r})
slow.write_text("sleep 300 & echo child $!; wait")
module.SECTIONS = [module.Section("first", "First", "echo 1", cpu=2), module.Section("slow", "Slow", f"bash {{slow}}", cpu=1),
                   module.Section("later", "Later", "touch {tmp_path / 'later'}")]
sys.argv = ["nightly"]
module.main()
""")
    process = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    child = next(int(line.split()[-1]) for line in process.stdout if "child" in line)
    process.terminate()
    rest, _ = process.communicate(timeout=60)
    assert process.returncode == 1 and "stopped; the same command goes on" in rest and "1 of 3 sections" in rest
    with pytest.raises(ProcessLookupError):
        for _ in range(100):  # an orphan is gone a little later
            os.kill(child, 0)
            time.sleep(0.1)
    page = (tmp_path / "Nightly.md").read_text()
    assert "| first | First |  |  | 0 |" in page and "| slow | Slow |  |  |  |  |  | never |  |" in page and not (tmp_path / "later").exists()


def test_parts_are_the_whole(tmp_path):
    (tmp_path / "test_seven.py").write_text("import pytest\n@pytest.mark.parametrize('n', range(7))\ndef test(n):\n    pass\n")

    def collected(*options):
        command = [sys.executable, "-m", "pytest", "-q", "--co", "-c", str(ROOT / "pytest.ini"), "--rootdir", str(ROOT),
                   "--confcutdir", str(ROOT), "-p", "conftest", *options, str(tmp_path)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        return [line for line in done.stdout.splitlines() if "::" in line], done.stdout + done.stderr

    whole, _ = collected()
    parts = [collected(f"--part={number}/3")[0] for number in (1, 2, 3)]
    assert len(whole) == 7 and sorted(sum(parts, [])) == sorted(whole) and [*map(len, parts)] == [3, 2, 2]
    assert "--part=4/3: expected I/K with I from 1 to K" in collected("--part=4/3")[1]
    # Parts of whole files, as test/all takes them.
    for name in ("test_none.py", "test_one.py"):
        (tmp_path / name).write_text("def test():\n    pass\n")
    files = [collected(f"--files={number}/2")[0] for number in (1, 2)]
    assert sorted(sum(files, [])) == sorted(collected()[0]) and [*map(len, files)] == [8, 1]


def test_runs_side_by_side_keep_what_the_others_wrote(nightly, monkeypatch):
    last = nightly.Run("abc1234", "2026-01-01", 1, 1, 0)

    def run_all(sections, commit, runs):
        nightly.write_page({**runs, "bad": last})  # by another, meanwhile
        yield sections[0], last

    monkeypatch.setattr(nightly, "run_all", run_all)
    for words, kept in ((["one", "--add=--mutants=2"], {"bad": last}), (["one"], {"one": last, "bad": last})):
        monkeypatch.setattr(sys, "argv", ["nightly", *words])  # a sample is not the whole
        with pytest.raises(SystemExit):
            nightly.main()
        assert nightly.read_page() == kept
