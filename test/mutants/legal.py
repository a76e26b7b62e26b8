"""Edits that change nothing that counts: each must be accepted, and compute the same bits.

A kind is a function (program, random) -> (edits, note) or None where this program has no such edit.
"""

import re

from ops_edits import pick, rewired
from order_edits import AT, LAUNCHES

# Ops that other ops are not moved across: what they hold for how long is a claim of its own.
_FENCES = ("zero.all_reduce", "zero.all_gather", "zero.reduce_scatter", "zero.pack", "zero.unpack", "zero.collective_start",
           "zero.await", "func.return")
_ALIASES = ("zero.unpack", "zero.view")
_BYTES = {"i1": 1, "i8": 1, "ui8": 1, "i16": 2, "ui16": 2, "f16": 2, "bf16": 2, "i32": 4, "ui32": 4, "f32": 4, "i64": 8, "ui64": 8,
          "f64": 8}


def _top(program, function):
    """Ops of a function's own block, in order."""
    return [op for op in program.body if op.function == function and len(op.path) == 2]


def _entry(program, random):
    return pick(random, sorted({op.function for op in program.body if not op.kernel}))


# Order of values ----------------------------------------------------------------------------------------------------


def ops_reordered(program, random):
    """Another topological order of ops between two collectives, packs or unpacks.

    Not of @init: most orders of its ops hold two whole parameters at once, which is refused. Nor where updates are computed
    whole: the bytes of what is then whole at once depend on the order, and the text records them.
    """
    function = _entry(program, random)
    ops = _top(program, function)
    if function == "init" or any(op.name == "zero.insert_segment" for op in ops):
        return None
    for _ in range(6):
        start = random.randrange(len(ops))
        window = []
        for op in ops[start:start + 12]:
            if op.name in _FENCES:
                break
            window.append(op)
        order = _another_order(program, window, random)
        if order != window:
            lines = [line for op in order for line in program.lines[op.line:op.end]]
            return [(window[0].line, window[-1].end, lines)], f"{len(window)} ops"
    return None


def _another_order(program, ops, random):
    """A random topological order of `ops` in which no op overwrites what a later one was to read."""
    before = {id(op): set() for op in ops}
    for j, later in enumerate(ops):
        for earlier in ops[:j]:
            if _depend(program, earlier, later):
                before[id(later)].add(id(earlier))
    left, order = list(ops), []
    while left:
        ready = [op for op in left if not before[id(op)] & {id(other) for other in left}]
        chosen = random.choice(ready)
        order.append(chosen)
        left.remove(chosen)
    return order


def _depend(program, earlier, later):
    made = {result.name for result in earlier.results}
    if made & set(_reads(program, later)):
        return True
    reads = {_buffer(program, earlier, name) for name in earlier.operands}
    return bool(reads & _overwritten(program, later)) or bool(_overwritten(program, earlier) & {
        _buffer(program, later, name) for name in later.operands})


def _reads(program, op):
    """Names that an op and its regions read."""
    inside = [other for other in program.body if op.line < other.line < op.end] if op.region else []
    return op.operands + [name for other in inside for name in other.operands]


def _ties(op):
    match = re.search(r"tied = array<i64: ([^>]*)>", op.properties)
    return [int(n) for n in match[1].split(",")] if match else []


def _overwritten(program, op):
    return {_buffer(program, op, op.operands[i]) for i in _ties(op) if i >= 0} | (
        {_buffer(program, op, op.operands[2])} if _accumulates(op) else set())


def _accumulates(op):
    """Whether a matmul overwrites its third operand: its segments are A, B, init, bias and addend."""
    return op.name == "zero.gemm" and "operandSegmentSizes = array<i32: 1, 1, 1," in op.properties


def _buffer(program, op, name):
    """The value whose buffer a value lives in."""
    while True:
        value = program.value(op, name)
        maker = value.op if value else None
        if maker is None:
            return name
        index = maker.results.index(value)
        if maker.name in _ALIASES:
            name = maker.operands[0]
        elif _accumulates(maker) and index == 0:
            name = maker.operands[2]
        elif _ties(maker) and _ties(maker)[index] >= 0:
            name = maker.operands[_ties(maker)[index]]
        else:
            return name


def recomputed(program, random):
    """A value computed once more for one of its uses."""
    ops = [op for op in program.body if not op.region and not op.kernel and len(op.results) == 1
           and (op.name.startswith("stablehlo.") and op.name not in ("stablehlo.return", "stablehlo.rng_bit_generator")
                or op.name in ("zero.dispatch", "zero.segment_broadcast", "zero.own_shard"))
           and len(program.uses(op.function, op.results[0].name)) > 1]
    random.shuffle(ops)
    for op in ops[:12]:
        uses = [use for use in program.uses(op.function, op.results[0].name)
                if use[0].name not in ("zero.pack", "func.return", "zero.collective_start")]
        if op.name == "zero.dispatch" and _overwritten_later(program, op):
            continue
        if uses:
            line = program.lines[op.line].replace(f"{op.results[0].name} =", "%again_999 =", 1)
            line = re.sub(r"tied = array<i64: [^>]*>", f"tied = array<i64: {', '.join(['-1'] * len(op.results))}>", line)
            # Before the first: an operand may be overwritten by the second.
            return [(op.line, op.line, [line])] + rewired(program, [random.choice(uses)], "%again_999"), op.name
    return None


def _overwritten_later(program, op):
    """Whether `op` or a reader of its result writes in place, so that one of two copies would."""
    return any(index in _ties(use) for use, index in program.uses(op.function, op.results[0].name))


def gather_earlier(program, random):
    """A gather, or its start, moved up among ops on values."""
    function = _entry(program, random)
    ops = _top(program, function)
    gathers = [i for i, op in enumerate(ops) if op.name in ("zero.all_gather", "zero.collective_start") and (
        op.name == "zero.all_gather" or "kind = 0" in op.properties)]
    for _ in range(6):
        at = pick(random, gathers)
        if at is None:
            return None
        first = at
        while first and ops[first - 1].name not in _FENCES and not {r.name for r in ops[first - 1].results} & set(ops[at].operands):
            first -= 1
        if first < at:
            target = ops[random.randrange(first, at)]
            return [(target.line, target.line, program.lines[ops[at].line:ops[at].end]), (ops[at].line, ops[at].end, [])], \
                f"{ops[at].name} up by {ops[at].line - target.line} lines"
    return None


def tie_dropped(program, random):
    """A result of a kernel gets a buffer of its own instead of an operand's."""
    ops = [op for op in program.body if not op.kernel and any(t >= 0 for t in _ties(op))]
    op = pick(random, ops)
    if op is None:
        return None
    ties = _ties(op)
    index = random.choice([i for i, t in enumerate(ties) if t >= 0])
    ties[index] = -1
    line = re.sub(r"tied = array<i64: [^>]*>", f"tied = array<i64: {', '.join(map(str, ties))}>", program.lines[op.line])
    return [(op.line, op.line + 1, [line])], f"result {index}"


# Names and rows -----------------------------------------------------------------------------------------------------


def renamed_values(program, random):
    """Every value under another name."""
    return [(i, i + 1, [re.sub(r"%(?=[A-Za-z0-9_])", "%v_", line)]) for i, line in enumerate(program.lines) if "%" in line
            and not line.startswith("{-#") and '"0x' not in line], "all"


def renamed_kernels(program, random):
    """Every kernel under another name."""
    names = [name for name in program.functions if name.startswith("k_")]
    if not names:
        return None
    # Also as functions that the runtime calls.
    others = ["memcpy", "malloc", "write", "expf"] + [f"kernel_{i}" for i in range(len(names))]
    new = dict(zip(random.sample(names, len(names)), others))
    edits = []
    for i, line in enumerate(program.lines):
        changed = re.sub(r'(?<=kernel = @)[\w.]+|(?<=name = ")k_[\w.]+|(?<=op = ")k_[\w.]+', lambda m: new.get(m.group(), m.group()), line)
        if changed != line:
            edits.append((i, i + 1, [changed]))
    return edits, f"{len(names)} kernels"


def functions_reordered(program, random):
    """Functions in another order."""
    functions = list(program.functions.values())
    if len(functions) < 2:
        return None
    order = random.sample(functions, len(functions))
    return [(old.line, old.end, program.lines[new.line:new.end]) for old, new in zip(functions, order) if old is not new], \
        f"{len(functions)} functions"


# Planned ------------------------------------------------------------------------------------------------------------


def _bytes(kind):
    *extents, element = kind[7:-1].split("x")
    total = _BYTES[element]
    for extent in extents:
        total *= int(extent)
    return total


def _spans(text):
    return [(int(m[1]), int(m[1]) + _bytes(m[2])) for m in re.finditer(AT, text)]


def _written(op):
    lists = _spans(re.search(r"outs = \[(.*?)\](?=, \w+ =|$)", op.properties)[1]) \
        if op.name in ("zero.launch", "zero.launch_collective") else []
    return lists + [span for name in ("c", "workspace", "dst") for m in [re.search(rf"\b{name} = ({AT})", op.properties)] if m
            for span in _spans(m[1])]


def _overlap(ones, twos):
    return any(a < d and c < b for a, b in ones for c, d in twos)


def _stream(op):
    return re.search(r"\bstream = @([\w.]+)", op.properties)[1]


def launches_reordered(program, random):
    """Two neighbouring launches of one stream that touch no bytes of each other swapped."""
    ops = _top(program, _entry(program, random))
    found = []
    for one, two in zip(ops, ops[1:]):
        if one.name in LAUNCHES and two.name in LAUNCHES and _stream(one) == _stream(two) and one.name != "zero.launch_collective":
            if not _overlap(_written(one), _spans(two.properties)) and not _overlap(_spans(one.properties), _written(two)):
                found.append((one, two))
    chosen = pick(random, found)
    if not chosen:
        return None
    one, two = chosen
    return [(one.line, two.end, program.lines[two.line:two.end] + program.lines[one.line:one.end])], f"{one.name}, {two.name}"


def arena_permuted(program, random):
    """Parts of the arena that share no buffer in another order."""
    allocations = [span for op in program.body + program.module for span in _spans(op.properties)]
    arena = next((op for op in program.module if op.name == "zero.arena"), None)
    if arena is None:
        return None
    rank = int(re.search(r"rank_offset = (\d+)", arena.properties)[1])
    total = int(re.search(r"bytes = (\d+)", arena.properties)[1])
    allocations.append((rank, rank + 8))
    step = int(re.search(r"alignment = (\d+)", arena.properties)[1])
    covered = set()
    for first, last in allocations:
        covered.update(range(first // step + 1, (last - 1) // step + 1))
    cuts = [at for at in range(0, total, step) if at // step not in covered] + [total]
    parts = list(zip(cuts, cuts[1:]))
    order = random.sample(parts, len(parts))
    if len(parts) < 2 or order == parts:
        return None
    moved, at = {}, 0
    for first, last in order:
        moved[first] = at
        at += last - first

    def moved_offset(offset):
        first = max(first for first, _ in parts if first <= offset)
        return offset - first + moved[first]

    edits = [(arena.line, arena.line + 1, [re.sub(r"rank_offset = \d+", f"rank_offset = {moved_offset(rank)}", program.lines[arena.line])])]
    for op in program.body + program.module:
        if "#zero.allocation<" in op.properties:
            new = re.sub(r"#zero\.allocation<(\d+)(?=, tensor<[^>]*>>)",  # not of another space
                         lambda m: f"#zero.allocation<{moved_offset(int(m[1]))}", program.lines[op.line])
            edits.append((op.line, op.line + 1, [new]))
    return edits, f"{len(parts)} parts"


def event_added(program, random):
    """One more wait than is needed."""
    ops = _top(program, _entry(program, random))
    launches = [op for op in ops if op.name in LAUNCHES]
    op = pick(random, launches)
    if op is None:
        return None
    events = [int(m[1]) for other in program.body for m in re.finditer(r"event = (\d+)", other.properties)]
    stream = _stream(op)
    other = pick(random, sorted({_stream(other) for other in launches} - {stream}))
    if other is None:
        return None
    event = max(events + [-1]) + 1
    lines = [f'    "zero.record"() <{{event = {event} : i64, stream = @{stream}}}> : () -> ()',
             f'    "zero.wait"() <{{event = {event} : i64, stream = @{other}}}> : () -> ()']
    return [(op.end, op.end, lines)], op.name


def other_priority(program, random):
    """Another hint to a device on which streams compete."""
    op = pick(random, [op for op in program.module if op.name == "zero.stream"])
    if op is None:
        return None
    number = random.choice((-2, 2, 7))
    return [(op.line, op.line + 1, [re.sub(r"\bpriority = -?\d+", f"priority = {number}", program.lines[op.line])])], f"{number}"


def other_schedule(program, random):
    """A kernel of which workers take other shares, or that makes again what it kept of a row."""
    number = pick(random, [n for n, line in enumerate(program.lines) if "#kernel.schedule<" in line and "items = 0" not in line])
    if number is None:
        return None
    line = program.lines[number]
    if "staged = " in line and random.random() < 0.6:
        new, note = re.sub(r", (?:staged = \[.*?\]|passes = \[.*?\]|scratch = \d+)", "", line), "kept nothing"
    elif any('target = "cuda' in head for head in program.lines):
        return None  # a GPU's worker is a block, whose threads have its items
    else:
        grain = random.choice((1, 2, 3, 1000))
        new, note = re.sub(r"(items = \d+)(?:, grain = \d+)?", rf"\1, grain = {grain}", line), f"grain {grain}"
    return [(number, number + 1, [new])], note


# Made by the tool with other options than the text then says: kernels and schedules that another compiler would make.
REMADE = {"kernels regrouped": ("--max-ops={}", (1, 2, 3, 5, 8, 16, 32)),
          "kernels of few buffers": ("--max-buffers={}", (6, 8, 12, 16)),
          "scheduled otherwise": ("--prefetch={}", (0, 2, 3))}

_VALUES = {"ops reordered": ops_reordered, "value recomputed": recomputed, "values renamed": renamed_values,
           "functions reordered": functions_reordered}
KINDS = {
    "replica": _VALUES,
    "partitioned": {**_VALUES, "gather earlier": gather_earlier},
    "scheduled": {**_VALUES, "gather earlier": gather_earlier, "tie dropped": tie_dropped, "kernels renamed": renamed_kernels,
                  "other priority": other_priority, "other schedule": other_schedule},
    "planned": {"launches reordered": launches_reordered, "arena permuted": arena_permuted, "event added": event_added,
                "kernels renamed": renamed_kernels, "functions reordered": functions_reordered, "values renamed": renamed_values,
                "other priority": other_priority, "other schedule": other_schedule},
}
