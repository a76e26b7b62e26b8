"""What is wrong with the answer of the tools to a random step.

A `Case` is a step as text, with arguments and what its author knows; it can be kept as files and read back, and its text may
be edited (by zero-reduce): what it shall compute follows from the text alone, which JAX runs as it is and in f64.
"""

import dataclasses
import functools
import json
import os
import pathlib
import pickle
import re
import subprocess
import tempfile
from typing import Callable

import jax
import numpy as np

import inputs
import references
import stranger
import tolerances
import zero_run
from references import STEPS

RANKS = (1, 2, 3, 4)
# JAX rounds a sum over the batch to bf16 or f16 once, each rank its part: such steps may be twice as far as others.
NARROW_FACTOR = 2.0
# What a drawn step is made of, beside JAX.
SOURCES = [pathlib.Path(__file__).with_name(f"{name}.py") for name in ("draw", "graphs", "layers", "losses", "steps", "verdict")]
OF_STRANGERS = [pathlib.Path(stranger.__file__).with_name(f"{name}.py") for name in ("optimizers", "stranger")]
VALUES = 3  # numbers are wrong if they are on so many draws of the arguments

# What may be refused: kind -> (the error, the remedy that it must name).
REFUSALS = {
    "a gather over the batch": (r"batch is gathered at", r"allow-gather"),
    "rows that ranks do not divide": (r"ranks do not divide the batch", r"use a number of ranks out of"),
    "micro-batches that ranks do not divide": (r"ranks do not divide the micro-batches", r"use a number of ranks out of"),
    "a replicated state": (r"would be replicated", r"allow-replicated="),
    "a question for the batch": (r"roles of .* cannot be inferred: .* name the batch", r"--batch="),
    "a question for a pairing": (r"it is not clear which result replaces which argument", r"--roles="),
}


@dataclasses.dataclass
class Case:
    """A step as the tools see it.

    Attributes:
      text: the module.
      arguments: arg0, arg1, ... as NumPy arrays.
      leaves: (path, kinds allowed, next result or None, batch dimension or None) per argument.
      rows, may_ask, permutes, said, dims_compete: see steps.RandomStep.
      again: values -> the case on other arguments, or None where there is no author to ask.
    """

    text: str
    arguments: list
    leaves: list
    rows: int
    may_ask: bool
    permutes: bool
    said: list
    dims_compete: bool = False
    again: Callable | None = None

    @property
    def carried(self):
        return {i: leaf[2] for i, leaf in enumerate(self.leaves) if leaf[2] is not None}

    @property
    def ranks(self):
        return [n for n in RANKS if self.rows % n == 0]

    @functools.cached_property
    def references(self):
        return references.of(self)

    def save(self, folder, name):
        """Writes NAME.mlir, NAME.safetensors and NAME.json; the path of the first."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}.mlir"
        path.write_text(self.text)
        zero_run.save(self.arguments, path.with_suffix(".safetensors"))
        leaves = [(p, sorted(kinds), following, dim) for p, kinds, following, dim in self.leaves]
        path.with_suffix(".json").write_text(
            json.dumps(
                {
                    "said": self.said,
                    "rows": self.rows,
                    "may_ask": self.may_ask,
                    "permutes": self.permutes,
                    "dims_compete": self.dims_compete,
                    "leaves": leaves,
                },
                indent=1,
            )
        )
        return path


# Nothing depends on what has no elements.
_ANY_STATE = frozenset({"param", "opt_state", "model_state", "frozen", "const"})


def make_case(draw_step, seed, values=0):
    """The `Case` of a step that `draw_step` draws."""
    step = draw_step(seed, values)
    with jax.enable_x64(step.wide):
        lowered = step.stranger.lower()
        arguments = step.stranger.values(lowered)
        leaves = [
            (path, kinds if a.size else _ANY_STATE, following, dim)
            for (path, kinds, following, dim), a in zip(step.stranger.expected(lowered), arguments, strict=True)
        ]
        return Case(
            lowered.as_text(),
            arguments,
            leaves,
            step.rows,
            step.may_ask,
            step.permutes,
            step.said,
            step.dims_compete,
            lambda other: make_case(draw_step, seed, other),
        )


@functools.cache
def _cases():
    """Where the cases of these sources and libraries are kept; those of others are removed."""
    return inputs.store("random-steps/cases", [*SOURCES, *OF_STRANGERS], inputs.LIBRARIES, also=os.environ["XLA_FLAGS"])


def kept_case(draw_step, seed):
    """The same as `make_case`, which traces the step in JAX: once, as the seed says all."""
    path = _cases() / f"{draw_step.__name__}-{seed}"
    if not path.exists():
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(pickle.dumps(dataclasses.replace(make_case(draw_step, seed), again=None)))
        part.rename(path)
    case = pickle.loads(path.read_bytes())
    return dataclasses.replace(case, again=lambda values: make_case(draw_step, seed, values))


def read_case(path, text=None):
    """The case that `save` wrote, with another text where one is given."""
    path = pathlib.Path(path)
    known = json.loads(path.with_suffix(".json").read_text())
    known["leaves"] = [(p, frozenset(kinds), following, dim) for p, kinds, following, dim in known["leaves"]]
    arguments = zero_run.load_arguments(path.with_suffix(".safetensors"))
    return Case(text or path.read_text(), arguments, **known)


@dataclasses.dataclass(frozen=True)
class Finding:
    """What is wrong: a kind (that stays the same while a step is shrunk) and the message."""

    kind: str
    message: str


def refusal(error):
    """The kind of a refusal that is allowed, or None."""
    return next(
        (kind for kind, (what, remedy) in REFUSALS.items() if re.search(what, error) and re.search(remedy, error)), None
    )


def failure(error):
    """The `Finding` of an error that is no refusal: its kind is its first message without numbers and names."""
    first = next(
        (line for line in error.splitlines() if "error:" in line), error.strip().splitlines()[-1] if error.strip() else ""
    )
    kind = re.sub(r"'[^']*'|\"[^\"]*\"|%\S+|-?\d[\w.]*", "_", first.partition("error: ")[2] or first)
    return Finding("error: " + kind[:160], error)


def _print_roles(path, options):
    done = subprocess.run(
        [str(zero_run.tool("zero-compile")), str(path), "--print-roles", "--quiet", *options],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=path.parent,  # where a question leaves a file of roles
    )
    return done.stdout, done.stderr if done.returncode else None


@dataclasses.dataclass
class Outcome:
    """What came of a step: findings, and the kinds of refusals."""

    findings: list = dataclasses.field(default_factory=list)
    refusals: list = dataclasses.field(default_factory=list)
    ran: int = 0


def judge(case, runs, interpreted=(), options=(), numbers=True):
    """The `Outcome` of a case in `runs`, [(ranks, stages)]; `interpreted` are (stage, ranks) for the interpreter.

    Without `numbers` JAX is left out, which takes most of the time: roles, bytes and equality between stages are judged.
    """
    outcome = Outcome()
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(scratch) / "step.mlir"
        path.write_text(case.text)
        answer = _judge_roles(case, path, outcome)
        if answer is None:
            return outcome
        options = (*options, *answer)
        for ranks, stages in runs:
            _judge_ranks(case, path, ranks, stages, options, numbers, outcome)
        for stage, ranks in interpreted:
            how = {"stage": stage, "ranks": ranks, "interpret": True, "options": options}
            found = _run(case, path, outcome, **how)
            if found is not None:
                _judge_numbers(case, found, f"interpreted, stage {stage} on {ranks}", how, outcome)
    return outcome


def _judge_roles(case, path, outcome):
    """Options that answer a question, or None if nothing can be run."""
    text, error = _print_roles(path, ())
    options = ()
    if error is not None and case.may_ask or error is None and case.dims_compete and stranger.differences(case.leaves, text):
        # To ask is right, or another dimension that is cut as well: the author answers.
        if error is None or refusal(error) == "a question for the batch":
            outcome.refusals.append("a question for the batch")
            options = ("--batch=" + ",".join(f"arg{i}:{leaf[3]}" for i, leaf in enumerate(case.leaves) if leaf[3] is not None),)
            text, error = _print_roles(path, options)
    if error is not None:
        # Nothing competes with the batch: a question is a fault.
        outcome.findings.append(Finding("question", zero_run._essence(error)))
        return None
    wrong = stranger.differences(case.leaves, text)
    if wrong:
        outcome.findings.append(Finding("roles", "\n".join(wrong)))
        return None
    return options


def _take(error, outcome):
    """A refusal that is allowed, or a finding."""
    kind = refusal(error)
    if kind:
        outcome.refusals.append(kind)
    else:
        outcome.findings.append(failure(error))


def _run(case, path, outcome, **how):
    try:
        found, _ = zero_run.run(path, case.arguments, steps=STEPS, timeout=300, **how)
        outcome.ran += 1
        return found
    except zero_run.RunFailed as problem:
        _take(str(problem), outcome)
        return None


def _judge_ranks(case, path, ranks, stages, options, numbers, outcome):
    """Stages on so many ranks: the first one beside JAX, the others beside the first, bit by bit."""
    first = None
    for stage in stages:
        how = {"stage": stage, "ranks": ranks, "options": options}
        found = _run(case, path, outcome, **how)
        if found is None:
            return
        if first is None:
            first = found
            if numbers:
                _judge_numbers(case, found, f"stage {stage} on {ranks}", how, outcome)
            continue
        wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
        if wrong:
            outcome.findings.append(
                Finding("stages differ", f"stages {stages[0]} and {stage} on {ranks} ranks:\n" + "\n".join(wrong))
            )


def _wrong_again(case, how, values):
    """Whether the numbers are wrong on other values too: those of a right program are wrong on one draw now and then."""
    other = case.again(values)
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(scratch) / "step.mlir"
        path.write_text(other.text)
        found, _ = zero_run.run(path, other.arguments, steps=STEPS, timeout=300, **how)
    return bool(wrong_numbers(other, found))


def _judge_numbers(case, found, where, how, outcome):
    wrong = wrong_numbers(case, found)
    if wrong and case.again is not None and not all(_wrong_again(case, how, n) for n in range(1, VALUES)):
        return
    if wrong:
        outcome.findings.append(Finding("numbers", f"{where}:\n" + "\n".join(wrong)))


def wrong_numbers(case, found):
    """Results that are further from the f64 run than twice JAX's own error, measured over runs that are as right as any."""
    factor = tolerances.LEAF_FACTOR * (NARROW_FACTOR if re.search(r"x?(bf16|f16)>", case.text) else 1)
    wrong = []
    for i, (f, reference) in enumerate(zip(found, case.references, strict=True)):
        message = difference(f, reference, factor)
        if message:
            wrong.append(f"result {i} {message}")
    return wrong


def difference(found, reference, factor=tolerances.LEAF_FACTOR):
    """What is wrong with one result beside JAX's runs and the f64 run, or None."""
    first = reference.first
    if found.shape != first.shape or found.dtype != first.dtype:
        return f"is {found.dtype}{list(found.shape)}, JAX's {first.dtype}{list(first.shape)}"
    if reference.own is None:
        same = any(np.array_equal(found, r) for r in (first, *reference.others))
        return None if same else f"({first.dtype}{list(first.shape)}) is not JAX's"
    finite = references.finite_of(first)
    if not np.array_equal(references.finite_of(found), finite):
        return f"{list(first.shape)} is not finite where JAX's is"
    f, w = (np.where(finite, np.asarray(v, np.float64), 0) for v in (found, reference.wide))
    size = tolerances.norm(w)
    if reference.own > 0.5 * size:
        return None  # noise: JAX itself is off by half of it
    allowed = factor * reference.own + tolerances.LEAF_FLOOR * size
    error = tolerances.distance(f, w)
    return (
        None
        if error <= allowed
        else f"{list(first.shape)} is {error:.3g} from the f64 run, allowed {allowed:.3g} (norm {size:.3g})"
    )
