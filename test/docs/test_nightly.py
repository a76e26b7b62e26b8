"""test/nightly: what it runs again, what its page keeps, and that parts of a suite are all of it."""

import importlib.machinery
import importlib.util
import pathlib
import subprocess
import sys

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
        runs[section.title] = last
        nightly.write_page(runs)
    return [section.name for section in nightly.chosen([], nightly.read_page(), commit)]


def test_it_goes_on_where_it_was(nightly):
    runs = {}
    assert _run(nightly, nightly.SECTIONS[:2], runs) == ["several-2", "bad"]
    assert _run(nightly, nightly.SECTIONS[2:], runs) == ["bad"]  # what failed is run again
    assert nightly.read_page() == runs
    assert runs["Several (2 of 2)"].output == "--part=2/2"
    assert len(nightly.chosen([], runs, "another")) == 4
    sample = nightly.dataclasses.replace(nightly.SECTIONS[0], command="echo 1 --mutants=2")
    assert _run(nightly, [sample], runs) == ["one", "bad"]  # a sample is not the whole


def test_what_measures_time_runs_last_and_alone(nightly):
    assert [section.name for section, _ in nightly.run_all(nightly.SECTIONS[::-1], "abc1234", {})][-1] == "bad"


def test_names(nightly):
    assert [section.name for section in nightly.chosen(["several", "one"], {}, "abc1234")] == ["several-1", "several-2", "one"]
    with pytest.raises(SystemExit, match="no section 'sever'; expected one of one, several-1, several-2, bad"):
        nightly.chosen(["sever"], {}, "abc1234")


def test_notes_and_older_pages_stay(nightly):
    _run(nightly, nightly.SECTIONS[:1], {})
    written = nightly.PAGE.read_text()
    assert written.count("\n## By hand\n\n100 steps.\n\nNone wrong.\n\n## One\n") == 1
    nightly.write_page(nightly.read_page())
    assert nightly.PAGE.read_text() == written
    nightly.PAGE.write_text("# Nightly\n\n## One\n\n`echo 1`, commit abc1234, 2026-11-21, 3 s, exit code 0\n\n```\n1\n```\n")
    assert nightly.read_page()["One"].seconds == 3  # written before CPU time was


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
    last = nightly.Run("echo 1", "abc1234", "2026-01-01", 1, 1, 0, "1")

    def run_all(sections, commit, runs):
        nightly.write_page({**runs, "Bad": last})  # by another, meanwhile
        yield sections[0], last

    monkeypatch.setattr(nightly, "run_all", run_all)
    monkeypatch.setattr(sys, "argv", ["nightly", "one"])
    with pytest.raises(SystemExit):
        nightly.main()
    assert nightly.read_page() == {"One": last, "Bad": last}
