"""Damage to every phase is refused, and edits that change nothing are not.

CI takes a sample; test/nightly 20,000 mutants and 2,000 legal edits. What survives is listed with its edit and with what
differs. By hand: test/mutants/campaign.py.
"""

import collections
import os
import pathlib
import sys

import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER)]

import campaign  # noqa: E402  (the path comes first)
import kinds  # noqa: E402

JOBS = max(2, os.cpu_count() or 2)
# Edits, programs (None: all); another seed damages other places.
CI = (500, 8)
WANTED = 100  # edits of each kind that count, all different; fewer where no program has another
LEGAL_CI, LEGAL_NIGHTLY = (84, 4), (2000, None)


def _progress(outcomes):
    """A line after each program: a whole run takes half an hour."""
    print(dict(collections.Counter(outcome.verdict for outcome in outcomes)), file=sys.stderr, flush=True)


def _report(outcomes):
    return "\n\n".join(map(str, outcomes[:40]))


def _check(outcomes, known, wanted):
    """Nothing survives; of the `known` kinds most have found something to damage, each `wanted` times, or at every place
    where some program has it."""
    print("\n".join(campaign.table(outcomes)))
    exhausted = campaign.exhausted(outcomes)
    print("".join(f"no program has another edit of {phase}, {kind}\n" for phase, kind in sorted(exhausted)))
    wrong = [o for o in outcomes if o.verdict in ("survivor", "broken")]
    assert not wrong, f"{len(wrong)} of {len(outcomes)} edits:\n{_report(wrong)}"
    counted = campaign.counts(outcomes)
    assert len(counted) > 0.8 * known, "too few kinds found something to damage"
    few = [pair for pair in counted if counted[pair] < wanted and pair not in exhausted]
    assert not few, f"fewer than {wanted}: {few}"


def test_damage_is_refused(tmp_path):
    count, programs = CI
    outcomes = campaign.campaign(count, 1, JOBS, tmp_path, progress=_progress, programs=programs)
    _check(outcomes, sum(map(len, kinds.KINDS.values())), 1)


@pytest.mark.nightly
@pytest.mark.parametrize("phase", kinds.KINDS)
def test_damage_to_a_phase_is_refused(phase, tmp_path):
    known = len(kinds.KINDS[phase])
    outcomes = campaign.campaign(WANTED * known, 1, JOBS, tmp_path, [phase], progress=_progress, wanted=WANTED)
    _check(outcomes, known, WANTED)


@pytest.mark.parametrize("count, programs", [pytest.param(*LEGAL_CI), pytest.param(*LEGAL_NIGHTLY, marks=pytest.mark.nightly)])
def test_legal_edits_are_accepted(count, programs, tmp_path):
    outcomes = campaign.campaign(count, 1, JOBS, tmp_path, progress=_progress, programs=programs, is_legal=True)
    print("\n".join(campaign.legal_table(outcomes)))
    assert len(outcomes) > 0.7 * count
    wrong = [o for o in outcomes if o.verdict != "accepted"]
    assert not wrong, f"{len(wrong)} of {len(outcomes)} edits:\n{_report(wrong)}"
