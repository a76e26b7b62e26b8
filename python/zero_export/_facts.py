"""What a traced step tells about its states: which only count, and which a parameter's new value depends on.

The same rules as the compiler's own inference of roles, on JAX's program instead of the exported one.
"""

from __future__ import annotations

from typing import Any

# What a counter may pass through: additions, and bounds on them (optax stops counting at the largest integer).
_COUNTING = {"add", "sub", "select_n", "lt", "le", "gt", "ge", "eq", "ne", "min", "max", "clamp", "convert_element_type",
             "broadcast_in_dim", "copy", "copy_p", "and"}
# Their bodies run several times or not at all: what goes in is taken to reach all that comes out.
_LOOPS = {"scan", "while", "cond"}


def _body(equation: Any) -> Any:
    """The jaxpr that a call-like equation runs once on its operands, or None."""
    if equation.primitive.name in _LOOPS:
        return None
    bodies = [getattr(value, "jaxpr", value) for value in equation.params.values()]
    bodies = [body for body in bodies if hasattr(body, "eqns") and hasattr(body, "invars")]
    if len(bodies) == 1 and len(bodies[0].invars) == len(equation.invars):
        return bodies[0]
    return None


def _reach(jaxpr: Any, outputs: list[int], names: set[str]) -> list[int]:
    """Indices of the inputs on which the outputs with the indices `outputs` depend.

    Adds to `names` the primitives on the way. One pass from the end, so linear in the size of the step.
    """
    live = {jaxpr.outvars[i] for i in outputs if not hasattr(jaxpr.outvars[i], "val")}
    for equation in reversed(jaxpr.eqns):
        wanted = [i for i, variable in enumerate(equation.outvars) if variable in live]
        if not wanted:
            continue
        body = _body(equation)
        if body is None:
            names.add(equation.primitive.name)
            needed = equation.invars
        else:
            needed = [equation.invars[i] for i in _reach(body, wanted, names)]
        # Literals are constants, and not hashable.
        live.update(variable for variable in needed if not hasattr(variable, "val"))
    return [i for i, variable in enumerate(jaxpr.invars) if variable in live]


def _counts(jaxpr: Any, index: int) -> bool:
    """Whether output `index` is input `index` and additions."""
    names: set[str] = set()
    return _reach(jaxpr, [index], names) == [index] and names <= _COUNTING and bool(names & {"add", "sub"})


def counters(jaxpr: Any, candidates: list[int]) -> set[int]:
    """Of the states with the indices `candidates`, those that only count; output i of the closed jaxpr replaces input i."""
    return {index for index in candidates if _counts(jaxpr.jaxpr, index)}


def read_by(jaxpr: Any, outputs: list[int]) -> set[int]:
    """Indices of the inputs of the closed jaxpr on which any of `outputs` depends."""
    return set(_reach(jaxpr.jaxpr, outputs, set()))


def unchanged(jaxpr: Any, candidates: list[int]) -> set[int]:
    """Of the states with the indices `candidates`, those that the closed jaxpr returns as they are, floating and no numbers."""
    inputs, outputs = jaxpr.jaxpr.invars, jaxpr.jaxpr.outvars
    return {i for i in candidates if inputs[i] is outputs[i] and inputs[i].aval.shape and inputs[i].aval.dtype.kind in "fV"}
