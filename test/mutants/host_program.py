"""What the host program of an emitted text does, call by call, read from the text alone: for edits that change how a call is
written and not what it says, such as a record taken from another place of the table that holds the same numbers."""

import re
import struct

# How many numbers a record has: of so many, then so many for each of what the number at a place counts.
_HEADS = {"zrt_launch": (1, 0, 1), "zrt_collective": (5, 4, 3), "zrt_reduce": (6, 5, 3), "zrt_copy": (3, None, 0), "zrt_save": (4, None, 0),
          "zrt_library": (41, None, 0)}


def _tables(program):
    """{name: numbers} of the tables of records."""
    found = {}
    for op in program.ops:
        name = re.search(r'sym_name = "(\w+_records)"', op.properties)
        if op.name != "llvm.mlir.global" or not name:
            continue
        digits = re.search(r'dense<"0x([0-9A-F]*)"', op.properties)
        listed = re.search(r"dense<\[?([-\d, ]*)\]?>", op.properties)
        if digits:
            found[name[1]] = struct.unpack(f"<{len(digits[1]) // 16}q", bytes.fromhex(digits[1]))
        elif listed:
            found[name[1]] = tuple(map(int, listed[1].split(", ")))
    return found


def _record(callee, numbers):
    head, counter, each = _HEADS[callee]
    return numbers[:head + (0 if counter is None else each * numbers[counter])]


def _operand(program, op, name, tables):
    """A constant's number, the rest of a table from where a record begins, or a name."""
    made = program.value(op, name).op
    if made is None:
        return name
    if made.name == "llvm.mlir.constant":
        return int(re.search(r"value = (-?\d+)", made.properties)[1])
    if made.name == "llvm.mlir.addressof":
        symbol = re.search(r"global_name = @(\w+)", made.properties)[1]
        return tables.get(symbol, symbol)
    start = int(re.search(r"rawConstantIndices = array<i32: (\d+)", made.properties)[1])
    return _operand(program, made, made.operands[0], tables)[start:]


def calls(program):
    """{function: [(callee, operands, the rest that the call says)]} of the host's functions."""
    tables, found = _tables(program), {}
    for op in program.body:
        if op.kernel or op.name != "llvm.call":
            continue
        callee = re.search(r"callee = @(\w+)", op.properties)[1]
        operands = [_operand(program, op, name, tables) for name in op.operands]
        if callee in _HEADS:
            operands[-1] = _record(callee, operands[-1])
        found.setdefault(op.function, []).append((callee, tuple(operands), op.properties))
    return found


def _others(program):
    """Everything but the bodies of the host's functions."""
    inside = set()
    for op in program.ops:
        if op.name == "llvm.func" and op.region and not re.search(r'sym_name = "k_', op.properties):
            inside |= set(range(op.line + 1, op.end))
    return [line for number, line in enumerate(program.lines) if number not in inside]


def are_equal(one, two):
    """Whether two texts make the same calls with the same contents, and are the same beside that."""
    try:
        return _others(one) == _others(two) and calls(one) == calls(two)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):  # no program of that form
        return False
