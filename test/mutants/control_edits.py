"""Damage to functions that run others: the host code of loops and branches that stay, what runs the stages of a kernel that
sums columns, and what calls a factorisation: what it calls, on which buffers, in which order, and where it goes on."""

import re

from ops_edits import line_edit, pick

_CALLEE = re.compile(r"callee = @(\w+)")
_CONSTANT = re.compile(r"value = (-?\d+)")
_INDEX = re.compile(r"rawConstantIndices = array<i32: (-?\d+)")
_RUNS = re.compile(r"callee = @(k_[\w.]+|zrt_(round|parallel|multiply|move|fetch|choose|enqueue|convolve|factorize\w*))")
# Of the functions that are no loops or branches; not what a GPU's kernel has in shared memory, k_add.columns.0.
_CALLEES = re.compile(r"@(k_[\w.]+\.(?:rows|columns)(?![\w.])|zrt_factorize\w*|zrt_convolve)")


def _code(program):
    """Ops of loops and branches that run others."""
    calling = _calling(program)
    names = {op.function for op in program.body if op.kernel and op.name == "llvm.call" and _RUNS.search(op.properties)} - calling
    return [op for op in program.body if op.function in names]


def _calling(program):
    """Names of the functions that run stages, or call a factorisation or a library's convolution."""
    return {op.function for op in program.body if op.kernel and op.name in ("llvm.call", "llvm.mlir.addressof")
            and _CALLEES.search(op.properties)}


def _calling_code(program):
    """Their ops."""
    names = _calling(program)
    return [op for op in program.body if op.function in names]


def _maker(program, op, name):
    """What makes a value; a place in scratch memory is made of its buffer and of how far behind its start it lies."""
    made = program.value(op, name).op
    if made is None:
        return name
    return (made.name, made.properties, *(_maker(program, made, operand) for operand in made.operands))


def effect_removed(program, random, choose):
    """A call, a copy or an entry of a list of buffers removed."""
    op = pick(random, (op for op in _code(program) if not op.results and op.name in ("llvm.call", "llvm.store", "llvm.intr.memcpy")))
    return op and ([(op.line, op.end, [])], op.name)


def _calls(program):
    """Each call with the ops before it that fill its list of buffers."""
    calls, current = [], []
    for op in _code(program):
        if current and (op.function, op.path) != (current[-1].function, current[-1].path):
            current = []
        current.append(op)
        if op.name == "llvm.call":
            calls.append(current)
            current = []
    return calls


def buffer(program, random, choose):
    """A buffer that a call or a copy is given, replaced by another one."""
    given = [(op, index) for op in _code(program) if op.name == "llvm.intr.memcpy" for index in (0, 1)]
    code = {op.function for op in _code(program)}
    for call in _calls(program):
        stores = [(op, 0) for op in call if op.name == "llvm.store"]
        # What a loop in a loop counted may be what nobody reads: any place that is free is as good for it.
        given += stores[:1] if _CALLEE.search(call[-1].properties)[1] in code else stores
    chosen = pick(random, given)
    if not chosen:
        return None
    op, index = chosen
    mine = _maker(program, op, op.operands[index])
    others = [v for v in program.visible(op, op.operand_types[index]) if v.op and _is_buffer(v.op) and _maker(program, op, v.name) != mine]
    other = pick(random, others)
    if not other:
        return None
    new = list(op.operands)
    new[index] = other.name
    return line_edit(program, op, program.with_operands(op, new)), f"operand {index} of {op.name}"


def _is_buffer(op):
    return op.name == "llvm.load" or (op.name == "llvm.getelementptr" and "elem_type = i8" in op.properties)


def number(program, random, choose):
    """A length, a distance, a range of work items or a number that is compared with; a place in a list of buffers."""
    code = _code(program)
    # A list may be longer than it needs to be.
    sizes = {(op.function, op.operands[0]) for op in code if op.name == "llvm.alloca"}
    found = [(op, match) for op in code for match in [_CONSTANT.search(op.properties) if op.name == "llvm.mlir.constant" else
                                                      _INDEX.search(op.properties) if op.name == "llvm.getelementptr" else None]
             if match and abs(int(match[1])) < 2**31 - 1 and (op.function, op.results[0].name) not in sizes]
    chosen = pick(random, found)
    if not chosen:
        return None
    op, match = chosen
    new = int(match[1]) + random.choice((-1, 1))
    text = op.properties[:match.start(1)] + str(new) + op.properties[match.end(1):]
    return line_edit(program, op, program.with_properties(op, text)), f"{match[1]} to {new}"


def callee(program, random, choose):
    """Another kernel that the code runs."""
    calls = [op for op in _code(program) if op.name == "llvm.call" and _CALLEE.search(op.properties)[1].startswith("k_")]
    op = pick(random, calls)
    if op is None:
        return None
    old = _CALLEE.search(op.properties)[1]
    names = sorted({_CALLEE.search(other.properties)[1] for other in calls} - {old})
    if not names:
        return None
    new = random.choice(names)
    return line_edit(program, op, program.with_properties(op, op.properties.replace(f"@{old}", f"@{new}"))), f"{old} to {new}"


def order(program, random, choose):
    """Two calls swapped, each with its list of buffers, of which the second is given the first one's result."""
    groups = _calls(program)
    pairs = [(one, two) for one, two in zip(groups, groups[1:])
             if one[-1].end == two[0].line and _given(program, one) and _given(program, one)[-1] in _given(program, two)]
    chosen = pick(random, pairs)
    if not chosen:
        return None
    one, two = chosen
    lines = program.lines[one[0].line:one[-1].end]
    return [(one[0].line, one[-1].end, []), (two[-1].end, two[-1].end, lines)], "two neighbours"


def _given(program, group):
    """What makes the buffers in the list of a call."""
    return [_maker(program, op, op.operands[0]) for op in group if op.name == "llvm.store"]


def branch(program, random, choose):
    """The two ways on swapped, or the other comparison."""
    op = pick(random, (op for op in _code(program) if op.name in ("llvm.cond_br", "llvm.icmp")))
    if op is None:
        return None
    line = program.lines[op.line]
    if op.name == "llvm.cond_br":
        return line_edit(program, op, re.sub(r"\[(\^\w+), (\^\w+)\]", r"[\2, \1]", line)), "swapped"
    old = re.search(r"predicate = (\d) :", op.properties)[1]
    return line_edit(program, op, line.replace(f"predicate = {old} :", f"predicate = {1 - int(old)} :")), "the other comparison"


def calling_effect(program, random, choose):
    """A call, or an entry of its list of buffers, removed; or a call made twice."""
    ops = [op for op in _calling_code(program) if not op.results and op.name in ("llvm.call", "llvm.store")]
    op = pick(random, ops)
    if op is None:
        return None
    if op.name == "llvm.call" and random.random() < 0.5:
        return [(op.end, op.end, program.lines[op.line:op.end])], "call made twice"
    return [(op.line, op.end, [])], f"{op.name} removed"


def calling_number(program, random, choose):
    """A number of items, the first item, the least for a worker; a place in a list of buffers; the length of that."""
    found = [(op, match) for op in _calling_code(program)
             for match in [_CONSTANT.search(op.properties) if op.name in ("llvm.mlir.constant", "arith.constant") else
                           _INDEX.search(op.properties) if op.name == "llvm.getelementptr" else None] if match]
    chosen = pick(random, found)
    if not chosen:
        return None
    op, match = chosen
    old = int(match[1])
    new = random.choice([v for v in (old - 1, old + 1, 0, 2 * old) if v != old])
    text = op.properties[:match.start(1)] + str(new) + op.properties[match.end(1):]
    return line_edit(program, op, program.with_properties(op, text)), f"{old} to {new}"


def calling_operand(program, random, choose):
    """An operand of a call or a store replaced by another value of its type."""
    op = pick(random, (op for op in _calling_code(program) if op.name in ("llvm.call", "llvm.store") and op.operands))
    if op is None:
        return None
    index = random.randrange(len(op.operands))
    mine = _maker(program, op, op.operands[index])
    others = [v for v in program.visible(op, op.operand_types[index]) if _maker(program, op, v.name) != mine]
    other = pick(random, others)
    if not other:
        return None
    new = list(op.operands)
    new[index] = other.name
    return line_edit(program, op, program.with_operands(op, new)), f"operand {index} of {op.name}"


def calling_callee(program, random, choose):
    """Another stage, the whole kernel or another function of the runtime in the place of a callee."""
    named = [op for op in _calling_code(program) if op.name in ("llvm.call", "llvm.mlir.addressof") and _CALLEES.search(op.properties)]
    op = pick(random, named)
    if op is None:
        return None
    old = _CALLEES.search(op.properties)[1]
    names = {_CALLEES.search(other.properties)[1] for other in named} | {op.function}
    new = random.choice(sorted(names - {old}))
    return line_edit(program, op, program.with_properties(op, op.properties.replace(f"@{old}", f"@{new}"))), f"{old} to {new}"


def calling_order(program, random, choose):
    """The calls of two stages swapped."""
    calls = [op for op in _calling_code(program) if op.name == "llvm.call"]
    chosen = pick(random, [(one, two) for one, two in zip(calls, calls[1:]) if one.function == two.function])
    if not chosen:
        return None
    one, two = chosen
    # The operands of the second are made between the two: the first moves down.
    return [(one.line, one.end, []), (two.end, two.end, program.lines[one.line:one.end])], "two stages"


def calling_record(program, random, choose):
    """A number of what a factorisation is told."""
    tables = [op for op in program.ops if op.name == "llvm.mlir.global" and re.search(r'sym_name = "k_[\w.]+\.call"', op.properties)]
    op = pick(random, tables)
    if op is None:
        return None
    match = re.search(r"value = dense<\[([-\d, ]+)\]>", program.lines[op.line])
    values = [int(v) for v in match[1].split(", ")]
    at = random.randrange(len(values))
    old = values[at]
    values[at] = random.choice([v for v in (old + 1, old - 1, 2 * old, 0) if v != old])
    line = program.lines[op.line]
    line = line[:match.start(1)] + ", ".join(map(str, values)) + line[match.end(1):]
    return line_edit(program, op, line), f"number {at}: {old} to {values[at]}"


KINDS = {"calling: effect": calling_effect, "calling: number": calling_number, "calling: operand": calling_operand,
         "calling: callee": calling_callee, "calling: order": calling_order, "calling: record": calling_record,
         "loop: effect removed": effect_removed, "loop: buffer": buffer, "loop: number": number, "loop: callee": callee,
         "loop: order": order, "loop: branch": branch}
