"""Every kind of damage in every phase where it applies: {phase: {kind: (function, choose)}}."""

import control_edits
import convolution_edits
import emitted_edits
import field_edits
import ops_edits
import order_edits
import rank_edits
import table_edits
from steps import PADDED, PHASES

# What is emitted below them: the host program, and the plan as text.
EMITTED = ("records", "plan")
_NO_UNITS = {"unit swapped", "other shard", "own range", "piece lost", "padding reduced", "whole gradient reduced",
             "exchange"}
# Kernels hold no collectives; loops and library calls where they are control flow.
_IN_KERNELS = ("operand", "operands swapped", "constant", "direction", "attribute", "reduce kind", "op replaced", "op deleted",
               "unit swapped", "field", "field gone", "results of the function swapped", "state a constant", "state stale",
               "own range", "padding reduced", *rank_edits.KINDS, *convolution_edits.KINDS)
# From `scheduled` on entries hold calls of kernels and of the library.
_ON_TENSORS = {"batch exchange", "constant", "direction", "op replaced", "whole gradient reduced", "own range", "part moved", "piece lost",
               "padding reduced", "loop", *rank_edits.KINDS, *convolution_edits.KINDS}
_TABLES_FROM = {"layout number": 1, "layout segments swapped": 1, "layout axes": 1, "interface leaves": 1, "bytes": 1, "waiting": 1, "figure added": 1,
                "schedule number": 2, "schedule list": 2, "schedule parameter": 2, "schedule kind": 2, "schedules swapped": 2, "schedule removed": 2,
                "memory": 3, "memory text": 3}
_ON_OPS = ops_edits.KINDS | rank_edits.KINDS | field_edits.KINDS | convolution_edits.KINDS


def _entries(op):
    return not op.kernel


def _kernels(op):
    return op.kernel


def _main(op):
    return not op.kernel and op.function == "main"


def _phase_kinds(index):
    kinds = {}
    if index < 3:
        for name, function in _ON_OPS.items():
            if (index == 0 and name in _NO_UNITS) or (index < 2 and name in ("gemm", "tf32")) or (index == 2 and name in _ON_TENSORS):
                continue
            kinds[name] = (function, _entries)
    else:
        for name in ("gemm", "tf32", "reduce kind", "unit swapped", "exchange", "field", "field gone"):
            kinds[name] = (_ON_OPS[name], _entries)
    if index >= 2:
        for name in _IN_KERNELS:
            kinds[f"kernel: {name}"] = (_ON_OPS[name], _kernels)
        for name, function in (order_edits.SCHEDULED if index == 2 else order_edits.PLANNED).items():
            kinds[name] = (function, _entries)
    for name, function in (table_edits.KINDS | field_edits.TABLE_KINDS).items():
        if index >= _TABLES_FROM.get(name, 0):
            kinds[name] = (function, _entries)
    return kinds


KINDS = {phase: _phase_kinds(index) for index, phase in enumerate(PHASES)}
# The padded step has no collectives yet, and no claims but its leaves'.
_OF_ONE_DEVICE = ("operand", "operands swapped", "constant", "direction", "attribute", "reduce kind", "op replaced", "op deleted",
                  "results of the function swapped", "state a constant", "state stale", "results swapped", "field", "field gone",
                  "table row removed")
KINDS[PADDED] = {name: pair for name, pair in KINDS[PHASES[0]].items() if name in _OF_ONE_DEVICE or name.startswith("leaf ")}
KINDS["records"] = {name: (function, _entries) for name, function in (emitted_edits.RECORDS | control_edits.KINDS).items()}
KINDS["plan"] = {name: (None, _entries) for name in emitted_edits.PLAN}


def damage(phase, kind, program, random):
    """(edits, note) of one mutant; None where this program has nothing of the kind. Two in three are in @main."""
    function, choose = KINDS[phase][kind]
    found = function(program, random, _main) if choose is _entries and random.random() < 2 / 3 else None
    found = found or function(program, random, choose)
    return _unsaid(program, *found) if found and phase == "planned" and random.random() < 1 / 2 else found


def _unsaid(program, edits, note):
    """The same of a text that says nothing of its memory: other bytes, and not the damage, may be what is refused."""
    removed = table_edits.table_removed(program, "zero.memory")
    if any(begin < removed[0][1] and end > removed[0][0] for begin, end, _ in edits):
        return edits, note
    return edits + removed, f"{note}, zero.memory unsaid"
