"""Damage to every phase is refused, and edits that change nothing are not.

CI takes a sample; test/nightly every kind in every phase on every step: one edit that says something, at least, or all that any
program has. What survives is listed with its edit and with what differs. By hand: test/mutants/campaign.py.
"""

import collections
import os
import pathlib
import random
import sys

import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER)]

import campaign  # noqa: E402  (the path comes first)
import field_edits  # noqa: E402
import host_program  # noqa: E402
import judge  # noqa: E402
import kinds  # noqa: E402
import steps  # noqa: E402
from program import Program  # noqa: E402

JOBS = max(2, os.cpu_count() or 2)
# Edits, programs (None: all); another seed damages other places.
CI = (500, 8)
STEPS = len({step for step, _, _ in campaign.combinations(1)})  # that the target can be asked for
WANTED = STEPS  # edits of each kind that count, all different: each on another step, or fewer where no program has another
PROGRAMS = 2 * STEPS  # of each step two: to make one takes as long as many edits
LEGAL_CI, LEGAL_NIGHTLY = (84, 4), (len(campaign.legal_kinds()) * (STEPS // 3), PROGRAMS)  # each kind on a third of the steps


def _progress(outcomes):
    """A line after each program: a whole run takes half an hour."""
    print(dict(collections.Counter(outcome.verdict for outcome in outcomes)), file=sys.stderr, flush=True)


def _report(outcomes):
    return "\n\n".join(map(str, outcomes[:40]))


def _check(outcomes, known, wanted, programs=None, of_steps=None):
    """Nothing survives; of the `known` kinds most have found something to damage, each `wanted` times, or at every place
    where some of the programs has it."""
    print("\n".join(campaign.table(outcomes)))
    exhausted = campaign.exhausted(outcomes, programs=programs, of_steps=of_steps)
    print("".join(f"no program has another edit of {phase}, {kind}, or only malformed ones\n" for phase, kind in sorted(exhausted)))
    wrong = [o for o in outcomes if o.verdict in ("survivor", "broken")]
    assert not wrong, f"{len(wrong)} of {len(outcomes)} edits:\n{_report(wrong)}"
    counted = campaign.counts(outcomes)
    assert len(counted) > 0.8 * known, "too few kinds found something to damage"
    few = [pair for pair in counted if counted[pair] < wanted and pair not in exhausted]
    assert not few, f"fewer than {wanted}: {few}"


_HOST = """
  "llvm.mlir.global"() <{constant, sym_name = "zero_main_records", value = dense<[1, 64, 1, 64, 1, 128]> : tensor<6xi64>}> ({
  }) : () -> ()
  "llvm.func"() <{sym_name = "zero_main_0"}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "llvm.mlir.addressof"() <{global_name = @zero_main_records}> : () -> !llvm.ptr
    %1 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %2 = "llvm.mlir.addressof"() <{global_name = @zero_kernel_k_sine}> : () -> !llvm.ptr
    %3 = "llvm.getelementptr"(%0) <{rawConstantIndices = array<i32: START>}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.call"(%arg0, %1, %2, %3) <{callee = @zrt_launch}> : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()"""


@pytest.mark.parametrize("old, new, equal", [
    ("START", "2", True),  # the same numbers elsewhere
    ("START", "4", False), ("dense<[1, 64", "dense<[1, 65", False), ("value = 2 :", "value = 3 :", False),
    ("k_sine", "k_cosine", False), ("tensor<6xi64>", "tensor<7xi64>", False)])
def test_calls_that_say_the_same(old, new, equal):
    one, two = Program(_HOST.replace("START", "0")), Program(_HOST.replace(old, new).replace("START", "0"))
    assert host_program.are_equal(one, two) == equal


_FIELDS = """
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "zero.launch_gemm"() <{accumulate, m = 4 : i64, stream = @compute, summed = "a"}> : () -> ()
    "zero.launch_gemm"() <{m = 4 : i64, stream = @comm}> : () -> ()
    %0 = "stablehlo.compare"() <{compare_type = #stablehlo<comparison_type FLOAT>, units = [@u0, @u1], unique = false}> : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()"""


@pytest.mark.parametrize("kind, edit", [
    ("field", 'summed = "a" to "b"'), ("field", "stream = @compute to @comm"), ("field", "FLOAT> to #stablehlo<comparison_type TOTALORDER"),
    ("field", "unique = false to true"), ("field", "units = [@u0, @u1] to [@u1, @u0]"), ("field", "units = [@u0, @u1] to [@u0]"),
    ("field gone", "accumulate dropped"), ("field gone", "accumulate added"), ("field gone", 'summed = "a" dropped'),
    ("field gone", 'summed = "b" added')])
def test_fields_that_are_no_numbers_are_edited(kind, edit):
    program = Program(_FIELDS)
    found = [field_edits.KINDS[kind](program, random.Random(number), lambda op: True) for number in range(600)]
    assert any(edit in note for edits, note in filter(None, found) if program.text(edits) != _FIELDS)


def test_every_form_of_field_is_known():
    with pytest.raises(ValueError, match="no kind of mutants edits a field like"):
        field_edits.form("new", "?")


class _Slow:
    """The facts of a program of which a run takes too long."""

    probes = 2

    def probe(self, index):
        return ("failed", None, "") if index else ("ran", {}, ())


def test_a_run_that_fails_is_not_kept(tmp_path, monkeypatch):
    case = judge.Case("mlp", 0, 1, tmp_path)
    case.phases = {"replica": tmp_path / "replica.mlir"}
    monkeypatch.setattr(case, "_compiled", lambda phase, look: look(_Slow()))
    with pytest.raises(judge.zero_run.RunFailed, match="run 1 of the undamaged program fails"):
        case.runs()
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_every_kind_meets_every_step():
    pairs = [(phase, kind) for phase in kinds.PHASES for kind in kinds.KINDS[phase]]
    tasks = campaign.plan(len(pairs) * WANTED, 1, kinds.PHASES, programs=PROGRAMS)
    met = collections.defaultdict(set)
    for triple, work in tasks.items():
        for phase, kind, _ in work:
            met[phase, kind].add(triple[0])
    for pair in pairs:
        assert met[pair] == {triple[0] for triple in campaign.fitting(*pair, campaign.combinations(1))}, pair


_TRIPLES = campaign.combinations(1)[:3]


def _tried(verdicts, program=_TRIPLES[0]):
    return [campaign.Outcome("replica", "operand", index, program, "", verdict, "", "", "" if verdict == "dry" else f"{program} {index}")
            for index, verdict in enumerate(verdicts)]


@pytest.mark.parametrize("outcomes, left", [
    (_tried(["refused"]), {_TRIPLES[0]: 4}),  # where edits were found
    (_tried(["refused", "dry"]), {_TRIPLES[1]: 2, _TRIPLES[2]: 2}),
    (_tried(["dry"]), {_TRIPLES[1]: 1, _TRIPLES[2]: 1}),  # none counted: the others once
    (_tried(["malformed"] * campaign.ATTEMPTS), {_TRIPLES[1]: 1, _TRIPLES[2]: 1}),
    (_tried(["refused"] + ["malformed"] * (campaign.MALFORMED - 1)), {_TRIPLES[0]: 4}),
    (_tried(["refused"] + ["malformed"] * campaign.MALFORMED), {_TRIPLES[1]: 2, _TRIPLES[2]: 2}),
    (_tried(["refused"] + ["malformed"] * campaign.MALFORMED_IN_ALL), {}),
    (_tried(["malformed"] * campaign.MALFORMED_IN_ALL + ["refused"]), {_TRIPLES[0]: 4}),
    (_tried(["refused"] * 5), {})])
def test_edits_are_made_where_some_may_count(outcomes, left):
    assert {triple: len(work) for triple, work in campaign._missing(outcomes, 5, _TRIPLES).items()} == left


@pytest.mark.parametrize("verdicts, is_exhausted", [
    (["dry"], True), (["refused"], False), (["refused", "dry"], True), (["malformed"] * campaign.ATTEMPTS, True)])
def test_kinds_of_which_no_program_has_more(verdicts, is_exhausted, monkeypatch):
    monkeypatch.setattr(campaign, "combinations", lambda *_: _TRIPLES)
    outcomes = [outcome for program in _TRIPLES for outcome in _tried(verdicts, program)]
    assert campaign.exhausted(outcomes) == ({("replica", "operand")} if is_exhausted else set())


def test_damage_is_refused():
    count, programs = CI
    phases = [phase for phase in kinds.KINDS if phase != steps.PADDED]
    outcomes = campaign.campaign(count, 1, JOBS, judge.store(), phases, progress=_progress, programs=programs)
    drawn = campaign.combinations(1, programs)
    _check(outcomes, sum(bool(campaign.fitting(phase, kind, drawn)) for phase in phases for kind in kinds.KINDS[phase]), 1)


def test_damage_to_padded_steps_is_refused():
    """One step in continuous integration, one edit of some kinds."""
    chosen = ("operand", "constant", "direction", "leaf padding", "state stale", "op deleted")
    outcomes = campaign.campaign(len(chosen), 1, JOBS, judge.store(), [steps.PADDED], chosen, progress=_progress, programs=1,
                                 of_steps=["normalized"])
    _check(outcomes, len(chosen), 1)


@pytest.mark.nightly
@pytest.mark.parametrize("phase", kinds.KINDS)
def test_damage_to_a_phase_is_refused(phase, pytestconfig):
    known, wanted = len(kinds.KINDS[phase]), pytestconfig.getoption("--mutants") or WANTED
    of_steps = steps.OF_PADDED if phase == steps.PADDED else None
    outcomes = campaign.campaign(wanted * known, 1, JOBS, judge.store(), [phase], progress=_progress, programs=PROGRAMS, wanted=wanted,
                                 of_steps=of_steps)
    _check(outcomes, known, wanted, PROGRAMS, of_steps)


@pytest.mark.parametrize("count, programs", [pytest.param(*LEGAL_CI), pytest.param(*LEGAL_NIGHTLY, marks=pytest.mark.nightly)])
def test_legal_edits_are_accepted(count, programs):
    outcomes = campaign.campaign(count, 1, JOBS, judge.store(), progress=_progress, programs=programs, is_legal=True)
    print("\n".join(campaign.legal_table(outcomes)))
    assert len(outcomes) > 0.7 * count
    wrong = [o for o in outcomes if o.verdict != "accepted"]
    assert not wrong, f"{len(wrong)} of {len(outcomes)} edits:\n{_report(wrong)}"
