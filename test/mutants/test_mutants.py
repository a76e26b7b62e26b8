"""Damage to every rung is refused, and edits that change nothing are not.

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
CI, NIGHTLY = (500, 6), (20500, None)
LEGAL_CI, LEGAL_NIGHTLY = (84, 4), (2000, None)
# Of a kind on a rung where some program has it, nightly.
WANTED = 100


def _report(outcomes):
    return "\n\n".join(f"{o.verdict}: {o.rung}, {o.kind} {o.index}, {o.case}: {o.note}\n{o.diff}\n=> {o.why}" for o in outcomes[:40])


@pytest.mark.parametrize("count, programs", [pytest.param(*CI), pytest.param(*NIGHTLY, marks=pytest.mark.nightly)])
def test_damage_is_refused(count, programs, tmp_path):
    outcomes = campaign.campaign(count, 1, JOBS, tmp_path, programs=programs)
    print("\n".join(campaign.table(outcomes)))
    wrong = [o for o in outcomes if o.verdict in ("survivor", "broken")]
    assert not wrong, f"{len(wrong)} of {len(outcomes)} edits:\n{_report(wrong)}"
    counted = collections.Counter((o.rung, o.kind) for o in outcomes if o.verdict != "malformed")
    if count == NIGHTLY[0]:
        tried = {(o.rung, o.kind) for o in outcomes}
        few = {pair: counted[pair] for pair in tried if 0 < counted[pair] < WANTED}
        print(f"kinds with fewer than {WANTED} counted mutants: {few}")
    assert len(counted) > 0.8 * sum(map(len, kinds.KINDS.values())), "too few kinds found something to damage"


@pytest.mark.parametrize("count, programs", [pytest.param(*LEGAL_CI), pytest.param(*LEGAL_NIGHTLY, marks=pytest.mark.nightly)])
def test_legal_edits_are_accepted(count, programs, tmp_path):
    outcomes = campaign.campaign(count, 1, JOBS, tmp_path, programs=programs, is_legal=True)
    print("\n".join(campaign.legal_table(outcomes)))
    assert len(outcomes) > 0.7 * count
    wrong = [o for o in outcomes if o.verdict != "accepted"]
    assert not wrong, f"{len(wrong)} of {len(outcomes)} edits:\n{_report(wrong)}"
