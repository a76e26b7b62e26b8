"""When two runs of one training step count as the same: the rules of docs/Testing.md, in one place.

Three rules, against a reference run (the same step in JAX, f32) and the same step with floats widened to f64:
  loss    every step's metrics within 1e-5, relative (f32 steps only);
  role    all states of one role together within 1e-5 relative L2 of the reference (f32 steps only);
  leaf    a state's distance from the f64 run is at most twice JAX's own, plus 1e-6 of the leaf's f64 norm. Leaves whose f64 gradient is below 1e-6 of all gradients together are listed and exempt: Adam
          normalises what is then noise (a key bias), and no two orders of summation agree on it. So it does with single elements of a parameter, after one step in 16 bits: see `Noise`.
          There JAX's own distance may be a lucky one, too: see `typical_error`.
Integer states are equal.

JAX's own distance is a sample of one. Where a gradient's element is near Adam's epsilon it says little: the two-layer
GPT of the tests, in f32, run by JAX itself on permuted rows, breaks twice its own distance on one bias in 12 of 16
permutations (by a factor of up to 3), and in bf16 on several leaves. So further runs of JAX may be given, on the same
rows in other orders, and the largest distance counts.
"""

import dataclasses

import numpy as np

LOSS = 1e-5
ROLE = 1e-5
LEAF_FACTOR = 2.0
LEAF_FLOOR = 1e-6
TINY_GRADIENT = 1e-6
NOISY_SHARE = 0.02
NORMALISED = 10.0
NEAR_SHARE = 0.1
UNLED = 0.5


@dataclasses.dataclass(frozen=True)
class State:
    """One state leaf: its name, its role, and the parameter it follows (itself for a parameter, or None)."""

    name: str
    role: str
    parameter: str | None = None


@dataclasses.dataclass(frozen=True)
class Noise:
    """Elements of a parameter whose gradient is lost in roundings to 16 bits, and what the first step may do to them.

    A gradient that is far below the others of its leaf is a sum of numbers that were rounded far above it. Adam moves the
    element by the rate all the same, up or down as the roundings fall. JAX's other orders of the rows do not let them fall
    otherwise, as sums over rows are of f32: its nine runs are one draw, and one element where it is right by chance decides
    what the leaf may be off.
    """

    elements: np.ndarray  # of bool
    step: float  # the farthest that any element of the parameter moves in f64


def noise(gradient, unit, start, end):
    """The `Noise` of a parameter, or of a copy of it, by its gradient in f64, the unit in the last place of numbers near 1, and its first step in
    f64; None where there is none, or too much for a leaf to be judged by the rest.

    Elements that move by their gradients (SGD's, or a moment's, which looks like a copy where both begin at 0) have none: what is lost of them is
    as small as they are.
    """
    gradient = np.abs(np.asarray(gradient, np.float64))
    moved = np.abs(np.asarray(end, np.float64) - np.asarray(start, np.float64))
    normalised = moved * gradient.max() > NORMALISED * moved.max() * gradient
    elements = (gradient > 0) & (gradient <= unit * norm(gradient) / np.sqrt(gradient.size)) & normalised
    if not 0 < elements.sum() <= max(1, NOISY_SHARE * gradient.size):
        return None
    return Noise(elements, float(moved.max()))


def unled(start, reference, wide, step):
    """The `Noise` of a parameter that rounding has moved, and no gradient, by its values at the start and after some steps, in JAX
    and in f64; None where there is none. `step` is the farthest that any element of any parameter moves in f64.

    A bias of keys under a softmax, or before a normalisation, has the gradient 0, for which f32 has sums of rounding
    errors. Adam divides them by their own size: the element moves by the rate, wherever they point to, and f64 leaves it where it is. So at
    least half of what JAX moves it is JAX's own error: `UNLED`. It has a value neither JAX nor another order of sums can be held to, but no
    optimizer that normalises moves it farther than what has a gradient.
    """
    start, reference, wide = (np.asarray(a, np.float64) for a in (start, reference, wide))
    off, moved = np.abs(reference - wide), np.abs(reference - start)
    elements = (moved > 0) & (off >= UNLED * moved)
    return Noise(elements, step) if elements.any() else None


def typical_error(errors, moved, count=1):
    """What JAX's own error of a leaf in 16 bits counts as, by its distances from f64 in several draws of roundings: the middle one, and
    never so much that more is allowed than `NEAR_SHARE` of what a step of the f64 run has moved the leaf, or twice that of what
    several have, each of which rounds what the one before has rounded.

    Roundings to 16 bits do not depend on the order of rows, so JAX's nine runs on the same values are one draw, which may be a
    lucky one. On values that are moved by less than a unit in the last place of 16 bits, each beside f64 on the same, they fall anew.
    """
    return min(float(np.median(errors)), NEAR_SHARE * moved * min(count, 2) / LEAF_FACTOR)


@dataclasses.dataclass(frozen=True)
class Verdict:
    """What a comparison found: `errors` is empty when all rules hold; `exempt` names the leaves of tiny gradient."""

    errors: list
    exempt: list

    def __bool__(self):
        return not self.errors


def norm(values):
    """L2 norm of one or several arrays together, in f64."""
    arrays = values if isinstance(values, (list, tuple)) else [values]
    return float(np.sqrt(sum(np.sum(np.square(np.asarray(a, np.float64))) for a in arrays)))


def distance(found, wanted):
    """L2 distance of arrays, or lists of arrays, in f64."""
    if not isinstance(found, (list, tuple)):
        found, wanted = [found], [wanted]
    return norm([np.asarray(f, np.float64) - np.asarray(w, np.float64) for f, w in zip(found, wanted, strict=True)])


def tiny_gradients(gradients):
    """Names of the parameters whose gradient is below `TINY_GRADIENT` of all together; {name: f64 array}."""
    whole = norm(list(gradients.values()))
    return {name for name, gradient in gradients.items() if norm(gradient) < TINY_GRADIENT * whole}


def check_losses(found, reference, name="loss"):
    """Errors of the rule "loss": one message a step that differs by more than `LOSS`, relative."""
    errors = []
    if len(found) != len(reference):
        return [f"{name}: {len(found)} steps, but the reference has {len(reference)}"]
    for step, (f, r) in enumerate(zip(found, reference), 1):
        if not abs(float(f) - float(r)) <= LOSS * abs(float(r)):
            errors.append(f"{name} of step {step}: {float(f):.9g}, the reference has {float(r):.9g}")
    return errors


def check_roles(states, found, reference):
    """Errors of the rule "role"."""
    errors = []
    for role in dict.fromkeys(s.role for s in states):
        chosen = [i for i, s in enumerate(states) if s.role == role and is_float(reference[i])]
        if not chosen:
            continue
        apart = distance([found[i] for i in chosen], [reference[i] for i in chosen])
        size = norm([reference[i] for i in chosen])
        if not apart <= ROLE * size:
            errors.append(f"role {role}: {apart / size if size else apart:.3g} relative L2 from the reference, allowed {ROLE:g}")
    return errors


def _check_leaf(found, references, wide, more, elements=...):
    """(whether the rule holds for these elements of a leaf, what it found); `more` is allowed beyond it."""
    found, wide = (np.asarray(a, np.float64)[elements] for a in (found, wide))
    own = max(distance(np.asarray(run, np.float64)[elements], wide) for run in references)
    allowed = LEAF_FACTOR * own + LEAF_FLOOR * norm(wide) + more
    apart = distance(found, wide)
    return apart <= allowed, f"{apart:.3g} from the f64 run, allowed {allowed:.3g} (JAX's own {own:.3g}, norm {norm(wide):.3g})"


def check_leaves(states, found, references, wide, tiny, noisy=lambda i: None, start=None, draws=lambda i: None):
    """(errors, exempt) of the rule "leaf".

    `references` are one or more runs of JAX, `wide` is the f64 run, `tiny` names parameters of tiny gradient. `noisy` gives
    the `Noise` of the state of that index, if it has some: it is asked about those that break the rule. Where the states at the
    `start` are given, `NEAR_SHARE` of what the f64 run has moved a leaf from there is allowed beside.
    """
    errors, exempt = [], []
    for i, (state, f, r, w) in enumerate(zip(states, found, references[0], wide, strict=True)):
        if not is_float(r):
            if not np.array_equal(f, r):
                errors.append(f"{state.name}: integers differ from the reference's")
            continue
        if state.parameter in tiny:
            exempt.append(state.name)
            continue
        runs = [run[i] for run in references]
        more = 0.0 if start is None else NEAR_SHARE * distance(start[i], w)
        holds, text = _check_leaf(f, runs, w, more)
        if holds:
            continue
        typical = draws(i)
        if typical is not None and distance(f, w) <= LEAF_FACTOR * typical:
            exempt.append(f"{state.name} (by JAX's typical error)")
            continue
        lost = noisy(i)
        if lost is None:
            errors.append(f"{state.name}: {text}")
            continue
        holds, text = _check_leaf(f, runs, w, more, ~lost.elements)
        moved = np.max(np.abs(np.asarray(f, np.float64) - np.asarray(w, np.float64))[lost.elements])
        if not holds:
            errors.append(f"{state.name}, without {lost.elements.sum()} elements of noise: {text}")
        elif not moved <= LEAF_FACTOR * lost.step:
            errors.append(f"{state.name}: an element of noise is {moved:.3g} from the f64 run, allowed twice a step of {lost.step:.3g}")
        else:
            exempt.append(f"{state.name} ({lost.elements.sum()} elements)")
    return errors, exempt


def check(states, found, reference, wide, *, gradients, losses=None, narrow=False, other_orders=(), noisy=lambda i: None, start=None,
          draws=lambda i: None):
    """The `Verdict` on a run.

    Args:
      states: one `State` per leaf, in the order of the three lists that follow.
      found, reference, wide: final states of the run under test, of JAX's run, of the f64 run.
      gradients: {parameter name: gradient of the f64 program at the start}.
      losses: (found, reference), one number a step each; None to leave the rule out.
      narrow: the step computes in bf16 or f16 (or with Lion's signs): only the leaf rule applies.
      other_orders: final states of further runs of JAX, on the same rows in other orders.
      noisy, start, draws: see `check_leaves`.
    """
    for state, f, r in zip(states, found, reference, strict=True):
        if np.shape(f) != np.shape(r) or np.asarray(f).dtype != np.asarray(r).dtype:
            return Verdict([f"{state.name}: {np.asarray(f).dtype}{list(np.shape(f))}, the reference has "
                            f"{np.asarray(r).dtype}{list(np.shape(r))}"], [])
    errors, exempt = check_leaves(states, found, [reference, *other_orders], wide, tiny_gradients(gradients), noisy, start, draws)
    if not narrow:
        errors += check_roles(states, found, reference)
        if losses is not None:
            errors += check_losses(*losses)
    return Verdict(errors, exempt)


def bitwise_differences(names, one, other):
    """Names of the arrays whose bits differ, with how many elements do."""
    errors = []
    for name, a, b in zip(names, one, other, strict=True):
        a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
        if a.dtype != b.dtype or a.shape != b.shape:
            errors.append(f"{name}: {a.dtype}{list(a.shape)} and {b.dtype}{list(b.shape)}")
        elif a.tobytes() != b.tobytes():
            size = a.dtype.itemsize
            apart = np.count_nonzero((np.frombuffer(a.tobytes(), np.uint8).reshape(-1, size)
                                      != np.frombuffer(b.tobytes(), np.uint8).reshape(-1, size)).any(axis=1))
            errors.append(f"{name}: {apart} of {a.size} elements differ")
    return errors


def is_float(array):
    # ml_dtypes' bfloat16 is no subtype of np.floating.
    return np.issubdtype(np.asarray(array).dtype, np.floating) or np.asarray(array).dtype.name == "bfloat16"


def check_same(what, one, other):
    """Asserts that two runs of zero-run, (results, losses or lines of metrics) each, agree bit by bit."""
    assert one[1] == other[1], f"losses or metrics differ {what}"
    wrong = bitwise_differences([f"result {i}" for i in range(len(one[0]))], one[0], other[0])
    assert not wrong, f"results differ {what}:\n" + "\n".join(wrong)
