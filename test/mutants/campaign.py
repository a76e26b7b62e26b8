"""Damages programs and counts what is refused.

    .venv/bin/python test/mutants/campaign.py [--count 20000] [--seed 1] [--jobs 2] [--phase P] [--kind K] [--json FILE]

Mutant k of a kind in a phase is a function of (seed, phase, kind, k), of its program and of the mutants made of that before:
none is made twice. Prints refused / (all - equal) by phase and kind,
and each survivor with what was edited and what differs. Exits with 1 where the score is below 100 % or a tool broke.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import hashlib
import json
import os
import pathlib
import random
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")
FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parents[1] / "python"), str(FOLDER.parent / "meaning")]

import emitted_edits  # noqa: E402  (the paths come first)
import judge  # noqa: E402
import kinds  # noqa: E402
import legal  # noqa: E402
import steps  # noqa: E402
import zero_run  # noqa: E402

RANKS, STAGES = (3, 4, 2), (3, 2, 1, 0)
ATTEMPTS = 4  # a mutant wanted: tries until one is more than malformed
DRAWS = 100  # that find only edits made before: a program has no others of the kind
IN_VAIN = 8  # that find nothing at all: it has none of the kind
# Malformed edits in a row after which no more of a kind are made, in one program and in all together, where some are counted;
# where none is yet, every program is tried once.
MALFORMED, MALFORMED_IN_ALL = 2 * ATTEMPTS, 10 * ATTEMPTS


@dataclasses.dataclass
class Outcome:
    """One mutant: where it was made, what was edited, and the verdict on it."""

    phase: str
    kind: str
    index: int
    program: tuple  # step, stage, ranks
    note: str
    verdict: str
    why: str
    diff: str
    site: str = ""  # tells it from other edits of the program

    @property
    def case(self):
        """The program's name for people."""
        return judge.name_of(*self.program)

    def __str__(self):
        return f"{self.verdict}: {self.phase}, {self.kind} {self.index}, {self.case}: {self.note}\n{self.diff}\n=> {self.why}"


def combinations(seed, programs=None, chosen=None):
    """(step, stage, ranks) in an order of the seed's; at most `programs`, of as many (or the `chosen`) steps as can be.

    Every step comes once, then every step once more in the same order, and so on: as many in a row as there are steps are of all.
    """
    names = [name for name in chosen or steps.STEPS if name not in (steps.GPU_ONLY if judge.TARGET == "cpu" else steps.CPU_ONLY)
             and (chosen or name not in steps.ONLY_PADDED)]
    triples = [(step, stage, ranks) for step in names for stage in STAGES for ranks in steps.STEPS[step].ranks or RANKS]
    random.Random(seed).shuffle(triples)
    seen, places, rounds = collections.Counter(), {}, {}
    for triple in triples:
        rounds[triple] = seen[triple[0]], places.setdefault(triple[0], len(places))
        seen[triple[0]] += 1
    return sorted(triples, key=rounds.get)[:programs]


class Worker:
    """Makes and judges mutants; one in each process."""

    def __init__(self, seed, folder):
        self.seed, self.folder, self.cases = seed, folder, {}

    def case(self, triple):
        if triple not in self.cases:
            if len(self.cases) >= 24:
                self.cases.pop(next(iter(self.cases)))
            self.cases[triple] = judge.Case(*triple, self.folder)
        return self.cases[triple]

    def run(self, triple, tasks, made):
        """Outcomes of [(phase, kind, index)] on one program; `made` are {(phase, kind): sites} of earlier ones."""
        outcomes, made, dry = [], collections.defaultdict(set, made), set()
        for phase, kind, index in tasks:
            if (phase, kind) in dry:
                continue
            outcomes += self.mutant(triple, phase, kind, index, made[phase, kind])
            if outcomes[-1].verdict == "dry":
                dry.add((phase, kind))
        return outcomes

    def legal(self, triple, tasks):
        """Outcomes of legal edits [(phase, kind, index)] on one program."""
        outcomes = []
        for phase, kind, index in tasks:
            try:
                outcomes += self._legal_edit(self.case(triple), phase, kind, index)
            except zero_run.RunFailed as error:
                outcomes.append(Outcome(phase, kind, index, triple, "undamaged", "broken", str(error), ""))
        return outcomes

    def _legal_edit(self, case, phase, kind, index):
        """The outcome of one legal edit, in a list; none where this program has nothing of the kind."""
        draw = random.Random(f"{self.seed} legal {phase} {kind} {index}")
        text, note, diff = self._legal_text(case, phase, kind, draw)
        if not text:
            return []
        verdict = judge.judge_legal(case, phase, text, f"{os.getpid()}")
        return [Outcome(phase, kind, index, case.triple, note, verdict.kind, verdict.why, "" if verdict.kind == "accepted" else diff)]

    @staticmethod
    def _legal_text(case, phase, kind, draw):
        if kind in legal.REMADE:
            option, values = legal.REMADE[kind]
            value = draw.choice(values)
            return case.remade(phase, option, value), option.format(value), ""
        program = case.program(phase)
        found = legal.KINDS[phase][kind](program, draw)
        return (program.text(found[0]), found[1], program.diff(found[0])) if found else ("", "", "")

    def mutant(self, triple, phase, kind, index, made):
        """The outcome of one mutant that is not among those `made`, after those of malformed ones that came before it.

        `dry` where the program has no other.
        """
        try:
            return self._attempts(self.case(triple), phase, kind, index, made)
        except zero_run.RunFailed as error:  # the undamaged program
            return [Outcome(phase, kind, index, triple, "undamaged", "broken", str(error), "")]

    def _attempts(self, case, phase, kind, index, made):
        outcomes = []
        for _ in range(ATTEMPTS):
            edit = self._new_edit(case, phase, kind, index, made)
            if not edit:
                outcomes.append(Outcome(phase, kind, index, case.triple, "no other edit", "dry", "", ""))
                break
            text, note, diff, site = edit
            verdict = self._judge(case, phase, text)
            outcomes.append(Outcome(phase, kind, index, case.triple, note, verdict.kind, verdict.why,
                                    diff if verdict.kind in ("survivor", "broken", "equal") else "", site))
            if verdict.kind != "malformed":
                break
        return outcomes

    def _new_edit(self, case, phase, kind, index, made):
        """(what is judged, note, difference, site) of an edit that is not among those `made`, where draws find one."""
        for number in range(DRAWS):
            if number == IN_VAIN and not made:
                break
            draw = random.Random(f"{self.seed} {phase} {kind} {index} {len(made)} {number}")
            edit = self._plan_edit(case, kind, draw) if phase == "plan" else self._text_edit(case, phase, kind, draw)
            if edit and edit[-1] not in made:
                made.add(edit[-1])
                return edit
        return None

    @staticmethod
    def _judge(case, phase, text):
        judges = {"plan": judge.judge_plan, "records": judge.judge_records}
        if phase in judges:
            return judges[phase](case, text, f"{os.getpid()}")
        return judge.judge(case, phase, text, f"{os.getpid()}")

    @staticmethod
    def _text_edit(case, phase, kind, draw):
        """(text, note, difference, site) of one edit of a phase's text, None where there is nothing to edit."""
        program = case.program(phase)
        found = kinds.damage(phase, kind, program, draw)
        if not found:
            return None
        edits, note = found
        return program.text(edits), note, program.diff(edits), _site(edits)

    @staticmethod
    def _plan_edit(case, kind, draw):
        """The same of the plan."""
        part = case.plan if kind == "whole" else case.plan.get(kind)
        found = emitted_edits.plan({"part": part}, draw) if part else None
        if not found:
            return None
        part = found[0].get("part")
        return part if kind == "whole" else {**case.plan, kind: part}, found[1], "", _site(part)


def _site(edit):
    return hashlib.sha256(json.dumps(edit, sort_keys=True).encode()).hexdigest()[:16]


_worker = None


def _start(seed, folder):
    global _worker
    _worker = Worker(seed, folder)


def _run(triple, tasks, made):
    return _worker.run(triple, tasks, made)


def _run_legal(triple, tasks):
    return _worker.legal(triple, tasks)


def legal_kinds():
    """[(phase, kind)] of edits that must be accepted."""
    remade = [(phase, kind) for phase in ("scheduled", "planned") for kind in legal.REMADE]
    return [(phase, kind) for phase in kinds.PHASES for kind in legal.KINDS[phase]] + remade


def plan(count, seed, phases=None, chosen=None, is_legal=False, programs=None, of_steps=None):
    """{triple: [(phase, kind, index)]}: `count` edits spread evenly over phases, kinds and programs."""
    pairs = legal_kinds() if is_legal else [(phase, kind) for phase in kinds.KINDS for kind in kinds.KINDS[phase]]
    pairs = [(phase, kind) for phase, kind in pairs if (not phases or phase in phases) and (not chosen or kind in chosen)]
    triples, tasks = combinations(seed, programs, of_steps), collections.defaultdict(list)
    random.Random(seed).shuffle(pairs)
    for number in range(count):
        index, first = divmod(number, len(pairs))
        phase, kind = pairs[first]
        having = fitting(phase, kind, triples)
        if having:
            tasks[having[(index + first) % len(having)]].append((phase, kind, index))
    return tasks


def campaign(count, seed, jobs, folder, phases=None, chosen=None, progress=None, programs=None, is_legal=False, wanted=0,
             of_steps=None):
    """All outcomes, in the order of phases, kinds and numbers; no edit of a program is made twice.

    Of a kind that finds something in few programs, more are made, until `wanted` are counted or nothing more is to be found
    (`exhausted`).
    """
    outcomes = []
    with concurrent.futures.ProcessPoolExecutor(jobs, initializer=_start, initargs=(seed, folder)) as pool:
        tasks = plan(count, seed, phases, chosen, is_legal, programs, of_steps)
        while tasks:
            made, begin = _made(outcomes), len(outcomes)
            futures = [pool.submit(_run_legal, triple, work) if is_legal else pool.submit(_run, triple, work, made.get(triple, {}))
                       for triple, work in tasks.items()]
            for future in concurrent.futures.as_completed(futures):
                outcomes += future.result()
                if progress:
                    progress(outcomes)
            # What follows depends on their order, which must not be that in which processes were done.
            outcomes[begin:] = sorted(outcomes[begin:], key=lambda o: (o.phase, o.kind, o.index, o.program))
            tasks = {} if is_legal else _missing(outcomes, wanted, combinations(seed, programs, of_steps))
    return sorted(outcomes, key=lambda o: (o.phase, o.kind, o.index, o.program))


def _made(outcomes):
    """{program: {(phase, kind): sites}} of all edits."""
    made = {}
    for outcome in outcomes:
        if outcome.site:
            made.setdefault(outcome.program, {}).setdefault((outcome.phase, outcome.kind), set()).add(outcome.site)
    return made


def counts(outcomes):
    """How many edits of each (phase, kind) say something: not the malformed."""
    return collections.Counter((o.phase, o.kind) for o in outcomes if o.verdict not in ("malformed", "dry"))


def _in_vain(outcomes):
    """How many edits at the end of the list were malformed."""
    edits = [outcome.verdict for outcome in outcomes if outcome.verdict != "dry"]
    return next((number for number, verdict in enumerate(reversed(edits)) if verdict != "malformed"), len(edits))


def _spent(outcomes, triples):
    """{(phase, kind): programs of which no more edits of the kind are made}: they have no other, or the last were malformed."""
    of_pair, spent = collections.defaultdict(list), {}
    for outcome in outcomes:
        of_pair[outcome.phase, outcome.kind].append(outcome)
    for pair, found in of_pair.items():
        by_program = collections.defaultdict(list)
        for outcome in found:
            by_program[outcome.program].append(outcome)
        is_counted = bool(counts(found))
        if is_counted and _in_vain(found) >= MALFORMED_IN_ALL:
            spent[pair] = set(fitting(*pair, triples))
        else:
            spent[pair] = {program for program, those in by_program.items()
                           if any(outcome.verdict == "dry" for outcome in those) or _in_vain(those) >= (MALFORMED if is_counted else ATTEMPTS)}
    return spent


def _missing(outcomes, wanted, triples):
    """{triple: [(phase, kind, index)]} for the kinds of which fewer than `wanted` were counted, on programs that may have more:
    those first in which edits were found. Of a kind that none has had yet, one on each of the others.
    """
    counted, spent, last, found = counts(outcomes), _spent(outcomes, triples), collections.Counter(), collections.defaultdict(set)
    for outcome in outcomes:
        pair = outcome.phase, outcome.kind
        last[pair] = max(last[pair], outcome.index)
        if outcome.site:
            found[pair].add(outcome.program)
    tasks = collections.defaultdict(list)
    for pair in sorted(spent):
        missing = wanted - counted[pair]
        left = [triple for triple in fitting(*pair, triples) if triple not in spent[pair]]
        programs = counted[pair] and sorted(found[pair] & set(left)) or left
        if not counted[pair]:
            missing = min(missing, len(programs))
        for number in range(missing if programs else 0):
            tasks[programs[number % len(programs)]].append((*pair, last[pair] + 1 + number))
    return tasks


def exhausted(outcomes, seed=1, programs=None, of_steps=None):
    """The (phase, kind) of which no program has another edit, or none that is more than malformed was found for long."""
    triples = combinations(seed, programs, of_steps)
    return {pair for pair, spent in _spent(outcomes, triples).items() if spent.issuperset(fitting(*pair, triples))}


def fitting(phase, kind, triples):
    """The programs that have a text of a phase, and what a kind damages."""
    # Which values are kept in parts, and so the wire, follows from kernels and their order; gathered ones may wait for one op alone.
    if kind in ("kernels regrouped", "kernels of few buffers", "scheduled otherwise", "gather earlier"):
        triples = [triple for triple in triples if triple[0] not in steps.IN_PARTS]
    for words, having in steps.HAVING.items():
        if kind.startswith(words):
            triples = [triple for triple in triples if triple[0] in having]
    return [triple for triple in triples if phase in steps.STEPS[triple[0]].phases]


def table(outcomes):
    """Lines: counted, equal, refused and the score by phase and kind."""
    rows = collections.defaultdict(collections.Counter)
    for outcome in outcomes:
        position = list(kinds.KINDS).index(outcome.phase)
        rows[position, outcome.phase, outcome.kind][outcome.verdict] += 1
        rows[position, outcome.phase, "= all"][outcome.verdict] += 1
        rows[9, "all", "= all"][outcome.verdict] += 1
    lines = [f"{'phase':12} {'kind':34} {'counted':>7} {'equal':>6} {'refused':>7} {'survive':>7} {'broken':>6}  score"]
    for (_, phase, kind), row in sorted(rows.items()):
        counted = sum(row.values()) - row["malformed"] - row["dry"]
        score = score_of(row)
        lines.append(f"{phase:12} {kind:34} {counted:7} {row['equal']:6} {row['refused']:7} {row['survivor']:7} {row['broken']:6}  "
                     + (f"{score:.3f}" if score is not None else "-"))
    return lines


def legal_table(outcomes):
    """Lines: accepted and not by phase and kind of legal edit."""
    rows = collections.defaultdict(collections.Counter)
    for outcome in outcomes:
        rows[kinds.PHASES.index(outcome.phase), outcome.phase, outcome.kind][outcome.verdict] += 1
        rows[9, "all", "= all"][outcome.verdict] += 1
    return [f"{'phase':12} {'kind':34} {'edits':>7} {'accepted':>8} {'refused':>7} {'changed':>7} {'broken':>6}"] + [
        f"{phase:12} {kind:34} {sum(row.values()):7} {row['accepted']:8} {row['refused']:7} {row['changed']:7} {row['broken']:6}"
        for (_, phase, kind), row in sorted(rows.items())]


def score_of(row):
    """refused / (all - equal), None where there is none."""
    total = row["refused"] + row["survivor"] + row["broken"]
    return row["refused"] / total if total else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--phase", action="append", choices=kinds.KINDS)
    parser.add_argument("--kind", action="append")
    parser.add_argument("--step", action="append", choices=steps.STEPS, help="of these steps only")
    parser.add_argument("--programs", type=int, help="at most so many programs")
    parser.add_argument("--json", type=pathlib.Path, help="survivors, equal and broken ones, with their edits")
    parser.add_argument("--wanted", type=int, default=0, help="counted mutants of a kind that some program has")
    parser.add_argument("--target", choices=("cpu", "cuda"), default="cpu", help="what programs are compiled for")
    parser.add_argument("--legal", action="store_true", help="edits that must be accepted, instead of damage")
    parser.add_argument("--work", help="folder of undamaged programs, instead of the build folder's")
    options = parser.parse_args()
    judge.TARGET = os.environ["ZERO_MUTANTS_TARGET"] = options.target  # of this process, and of its workers

    def wrong_ones(outcomes):
        bad = ("refused", "changed", "broken") if options.legal else ("survivor", "broken")
        return [outcome for outcome in outcomes if outcome.verdict in bad]

    def progress(outcomes):
        row = collections.Counter(outcome.verdict for outcome in outcomes)
        print(dict(row), file=sys.stderr, flush=True)
        if options.json:
            kept = wrong_ones(outcomes) + [outcome for outcome in outcomes if outcome.verdict == "equal"]
            options.json.write_text(json.dumps([{**dataclasses.asdict(o), "case": o.case} for o in kept], indent=1))

    outcomes = campaign(options.count, options.seed, options.jobs, options.work or judge.store(), options.phase, options.kind,
                        progress, options.programs, options.legal, options.wanted, options.step)
    print("\n".join(legal_table(outcomes) if options.legal else table(outcomes)))
    for phase, kind in sorted(exhausted(outcomes, options.seed, options.programs, options.step)):
        print(f"no program has another edit of {phase}, {kind}, or only malformed ones")
    wrong = wrong_ones(outcomes)
    for outcome in wrong[:20]:
        print(f"\n{outcome}")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
