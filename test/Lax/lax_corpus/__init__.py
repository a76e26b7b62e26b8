"""The corpus: JAX's operators as small programs, over the element types that each takes.

Cases come from JAX's own list of primitive calls (`harness`) and from lists of our own, a module per family of ops, which
add what JAX's lacks: derivatives, special values, every layout of a convolution, every mode of an index, control flow.
"""

import functools
import zlib

from lax_corpus import (control, convolution, elementwise, functions, harness, indexing, library, linear, randomness, reduction,
                        shapes)

FAMILIES = (harness, elementwise, shapes, indexing, linear, convolution, reduction, functions, control, randomness, library)


@functools.cache
def all_cases():
    """Every case, by name."""
    cases = {}
    for family in FAMILIES:
        for case in family.cases():
            if case.name in cases:
                raise ValueError(f"two cases are called {case.name}")
            cases[case.name] = case
    return cases


def part(number, of):
    """The cases whose name falls into one of `of` equal parts; the same ones on every machine."""
    return [case for case in all_cases().values() if zlib.crc32(case.name.encode()) % of == number]


def summary():
    """Lines of a table: cases per family, as docs/Conformance.md has them."""
    rows = [f"| {family.__doc__.splitlines()[0].rstrip('.:')} | {len(list(family.cases())):,} |" for family in FAMILIES]
    return [*rows, f"| all | {len(all_cases()):,} |"]
