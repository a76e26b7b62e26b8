"""What a traced step tells about its states: which only count, and which a parameter's new value depends on.

The same rules as the compiler's own inference of roles, on JAX's program instead of the exported one.
"""

import dataclasses

# What a counter may pass through: additions, and bounds on them (optax stops counting at the largest integer).
_COUNTING = {"add", "sub", "select_n", "lt", "le", "gt", "ge", "eq", "ne", "min", "max", "clamp", "convert_element_type",
             "broadcast_in_dim", "copy", "copy_p", "and"}
# Their bodies run several times or not at all: what goes in is taken to reach all that comes out.
_LOOPS = {"scan", "while", "cond"}


def _body(equation):
    """The jaxpr that a call-like equation runs once on its operands, or None."""
    if equation.primitive.name in _LOOPS:
        return None
    bodies = [getattr(value, "jaxpr", value) for value in equation.params.values()]
    bodies = [body for body in bodies if hasattr(body, "eqns") and hasattr(body, "invars")]
    if len(bodies) == 1 and len(bodies[0].invars) == len(equation.invars):
        return bodies[0]
    return None


def _sources(jaxpr, operands):
    """For each result: (indices of inputs it depends on, names of the primitives on the way); `operands` as results."""
    known = dict(zip(jaxpr.invars, operands))

    def read(variable):
        # Literals are not hashable; constants depend on nothing.
        return (frozenset(), frozenset()) if hasattr(variable, "val") else known.get(variable, (frozenset(), frozenset()))

    for equation in jaxpr.eqns:
        inputs = [read(variable) for variable in equation.invars]
        body = _body(equation)
        if body is not None:
            results = _sources(body, inputs)
        else:
            merged = (frozenset().union(*(i for i, _ in inputs)),
                      frozenset({equation.primitive.name}).union(*(names for _, names in inputs)))
            results = [merged] * len(equation.outvars)
        known.update(zip(equation.outvars, results))
    return [read(variable) for variable in jaxpr.outvars]


@dataclasses.dataclass(frozen=True)
class StepFacts:
    """Facts about a step whose state i is replaced by output i.

    Attributes:
      counters: states whose new value is the old one and additions alone.
      reads: for each state the inputs that its new value depends on.
    """

    counters: frozenset
    reads: tuple


def step_facts(jaxpr, states):
    """The `StepFacts` of a closed jaxpr whose first `states` inputs and outputs are the state."""
    jaxpr = jaxpr.jaxpr
    found = _sources(jaxpr, [(frozenset({i}), frozenset()) for i in range(len(jaxpr.invars))])[:states]
    return StepFacts(
        counters=frozenset(i for i, (inputs, names) in enumerate(found)
                           if inputs == {i} and names <= _COUNTING and names & {"add", "sub"}),
        reads=tuple(inputs for inputs, _ in found))
