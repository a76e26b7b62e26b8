"""The paper's Table 1 from compiled programs, and the check behind it, broken on purpose."""

import subprocess
import sys

import pytest

import table1
import zero_run


def counted(**resident):
    """200 parameters in two units of 128 and 128 elements."""
    return table1.Counted({"param": 512, "grad": 512, "opt_state": 3072, **resident}, [(128, 120), (128, 80)])


def test_formula_with_padding_holds():
    assert table1.differences(counted(), 200, stage=0, ranks=4) == ([], 56 / 200)
    sharded = counted(param=128, grad=128, opt_state=768)
    assert table1.differences(sharded, 200, stage=3, ranks=4)[0] == []


@pytest.mark.parametrize("kind, first", [("opt_state", 1), ("grad", 2), ("param", 3)])
def test_a_kind_left_whole_is_found(kind, first):
    shards = {"param": 128, "grad": 128, "opt_state": 768}
    whole = counted().resident[kind]
    errors, _ = table1.differences(counted(**{**shards, kind: whole}), 200, stage=3, ranks=4)
    assert len(errors) == 1 and errors[0].startswith(f"{kind}: {whole} bytes, expected {whole // 4 * 200 / 256:.1f} +")
    assert first <= 3


def test_lost_parameters_are_found():
    errors, _ = table1.differences(counted(), 201, stage=0, ranks=4)
    assert errors == ["units hold 200 elements of 201 parameters"]


def test_reading_a_module():
    text = '''module attributes {zero.bytes = {deviations = [{bytes = 4 : i64, what = "metrics"}], resident = {grad = 8 : i64, param = 16 : i64}, wire = {main = 1 : i64}}} {
  zero.layout @u0 on @mesh {elements = 256 : i64, segments = [#zero.segment<"w[0]" [8, 16] at 0>, #zero.segment<"s" [] at 128>]}
'''
    assert table1.read(text) == table1.Counted({"grad": 8, "param": 16}, [(256, 129)])


@pytest.mark.parametrize("arguments", [
    pytest.param(["--models", "7.5B", "--ranks", "1", "64"], id="7.5B"),
    pytest.param([], marks=pytest.mark.nightly, id="all")])
def test_the_table(arguments):
    build = zero_run.tool("zero-compile").parents[1]
    done = subprocess.run([sys.executable, table1.__file__, "--build", str(build), *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "to the byte" in done.stdout
