"""Damage to ops on tensors: what every phase's functions and kernels have.

A kind is a function (program, random, choose) -> (edits, note) or None where it finds nothing to damage. `choose` is a
predicate on ops that says where: in entry functions or in kernels.
"""

import re

from program import INTEGER

BINARY = ["add", "subtract", "multiply", "divide", "maximum", "minimum", "power", "remainder", "atan2"]
BITWISE = ["and", "or", "xor", "shift_left", "shift_right_logical", "add", "subtract", "multiply"]
UNARY = ["negate", "exponential", "log", "tanh", "sqrt", "rsqrt", "abs", "sine", "cosine", "floor", "sign", "log_plus_one",
         "exponential_minus_one", "logistic", "cbrt", "ceil", "round_nearest_even"]
COLLECTIVES = ("zero.all_reduce", "zero.all_gather", "zero.reduce_scatter", "zero.collective_start", "zero.batch_gather",
               "zero.batch_scatter", "zero.batch_exchange", "zero.all_to_all")
DIRECTIONS = ["EQ", "NE", "LT", "LE", "GT", "GE"]


def pick(random, items):
    items = list(items)
    return random.choice(items) if items else None


def line_edit(program, op, text):
    return [(op.line, op.line + 1, [text])]


def operand(program, random, choose):
    """An operand replaced by another value of its type."""
    ops = [op for op in program.body if choose(op) and op.operands]
    for _ in range(8):
        op = pick(random, ops)
        if op is None:
            return None
        index = random.randrange(len(op.operands))
        others = [v.name for v in program.visible(op, op.operand_types[index]) if v.name != op.operands[index]]
        other = pick(random, others)
        if other:
            new = list(op.operands)
            new[index] = other
            return line_edit(program, op, program.with_operands(op, new)), f"{op.name} operand {index}"
    return None


def operands_swapped(program, random, choose):
    """Two operands of one op, of one type, swapped."""
    found = [(op, i, j) for op in program.body if choose(op) and op.name != "func.return"
             for j in range(len(op.operands)) for i in range(j)
             if op.operand_types[i] == op.operand_types[j] and op.operands[i] != op.operands[j]]
    chosen = pick(random, found)
    if not chosen:
        return None
    op, i, j = chosen
    new = list(op.operands)
    new[i], new[j] = new[j], new[i]
    return line_edit(program, op, program.with_operands(op, new)), f"{op.name} operands {i}, {j}"


def constant(program, random, choose):
    """A number in a constant changed."""
    ops = [op for op in program.body if choose(op) and op.name == "stablehlo.constant" and "dense<" in op.properties]
    op = pick(random, ops)
    if op is None:
        return None
    start = op.properties.index("dense<") + 6
    stop = op.properties.rindex("> : tensor")
    payload = op.properties[start:stop]
    numbers = list(re.finditer(r"0x[0-9A-F]+|-?\d+\.\d+(?:E[+-]?\d+|e[+-]?\d+)?|-?\d+|true|false", payload))
    number = pick(random, numbers)
    if number is None:
        return None
    new = _other_number(number.group(), random)
    text = op.properties[:start] + payload[:number.start()] + new + payload[number.end():] + op.properties[stop:]
    return line_edit(program, op, program.with_properties(op, text)), "constant"


def _other_number(text, random):
    if text in ("true", "false"):
        return "false" if text == "true" else "true"
    if text.startswith("0x"):
        return random.choice(["0x00000000", "0x3F800000"])[:len(text)]
    if "." in text:
        value = float(text)
        return f"{random.choice([value + 1, -value if value else 0.5, value * 1.5 if value else 2.0, value * (1 + 2e-3) if value else 1e-3]):.6e}"
    return str(int(text) + random.choice([1, -1, 2]))


def direction(program, random, choose):
    """A comparison's direction changed."""
    op = pick(random, (op for op in program.body if choose(op) and op.name == "stablehlo.compare"))
    if op is None:
        return None
    old = re.search(r"comparison_direction (\w\w)", op.properties)[1]
    new = random.choice([d for d in DIRECTIONS if d != old])
    return line_edit(program, op, program.with_properties(
        op, op.properties.replace(f"comparison_direction {old}", f"comparison_direction {new}"))), f"{old} to {new}"


def _attribute(program, random, ops, skip=r"$^"):
    places = []
    for op in ops:
        masked = re.sub(skip, lambda m: "x" * len(m.group()), op.properties)
        masked = re.sub(r'"[^"]*"|tensor<[^>]*>|: [iu]\d+', lambda m: "x" * len(m.group()), masked)
        masked = re.sub(r"array<i64|array<i1", lambda m: "x" * len(m.group()), masked)
        places += [(op, match) for match in INTEGER.finditer(masked)]
    chosen = pick(random, places)
    if not chosen:
        return None
    op, match = chosen
    old = int(match.group())
    near = [m for o, m in places if o is op and m.group() != match.group()]
    other = pick(random, near)
    if other and random.random() < 0.3:  # two numbers of one op swapped
        (a, b) = sorted((match, other), key=lambda m: m.start())
        text = op.properties
        text = text[:a.start()] + b.group() + text[a.end():b.start()] + a.group() + text[b.end():]
        return line_edit(program, op, program.with_properties(op, text)), f"{op.name}: {match.group()} and {other.group()} swapped"
    new = random.choice([v for v in (old + 1, old - 1, 0, 2 * old, old // 2) if v != old])
    text = op.properties[:match.start()] + str(new) + op.properties[match.end():]
    return line_edit(program, op, program.with_properties(op, text)), f"{op.name}: {old} to {new}"


def attribute(program, random, choose):
    """An integer among an op's attributes changed: dimensions, bounds, strides, segments."""
    return _attribute(program, random, [op for op in program.body if choose(op) and op.properties and op.name not in (
        "stablehlo.constant", "stablehlo.compare", "zero.gemm")])


def gemm(program, random, choose):
    """m, n, k, a stride or an offset of a GEMM changed."""
    return _attribute(program, random, [op for op in program.body if choose(op) and op.name in ("zero.gemm", "zero.launch_gemm")],
                      skip=r"id = -?\d+|from = \[.*?\](?=, \w+ =|$)|#zero\.allocation<[^>]*>")


def tf32(program, random, choose):
    """A matmul of f32 rounds its factors, or no longer does."""
    def is_of_f32(op):
        return "xf32>" in (op.operand_types[0] if op.name == "zero.gemm" else re.search(r"\ba = #zero\.allocation<[^>]*>", op.properties)[0])
    op = pick(random, (op for op in program.body if choose(op) and op.name in ("zero.gemm", "zero.launch_gemm") and is_of_f32(op)))
    if op is None:
        return None
    line = program.lines[op.line]
    head, tail = line[:op.span[1]], line[op.span[1]:]
    new = re.sub(r" \{tf32\}|\btf32, |, tf32\b", "", tail, count=1)
    note = "tf32 dropped" if new != tail else "tf32 added"
    if new == tail:
        new = re.sub(r"^\}>(?: \{)?", lambda m: "}> {tf32, " if m.group().endswith("{") else "}> {tf32}", tail)
    return line_edit(program, op, head + new), f"{op.name}: {note}"


def reduce_kind(program, random, choose):
    """What a reduction or a collective combines with."""
    ops = [op for op in program.body if choose(op)]
    own = [op for op in ops if re.search(r"\b(?:kind|reduce) = \d : i32", op.properties)]
    bodies = [op for op in ops if op.name.split(".")[1] in ("add", "maximum", "minimum", "multiply", "and", "or")
              and len(op.path) > 2 and op.result_types and re.match(r"tensor<\w+>$", op.result_types[0])]
    op = pick(random, own + bodies)
    if op is None:
        return None
    if op in own:
        name, old = re.search(r"\b(reduce|kind) = (\d) : i32", op.properties).groups()
        if "reduce = " in op.properties:
            name, old = "reduce", re.search(r"reduce = (\d)", op.properties)[1]
        new = random.choice([v for v in "0123" if v != old])
        return line_edit(program, op, program.with_properties(
            op, re.sub(rf"\b{name} = \d : i32", f"{name} = {new} : i32", op.properties))), f"{op.name} {name} {old} to {new}"
    old = op.name.split(".")[1]
    new = random.choice([v for v in ("add", "maximum", "minimum", "multiply") if v != old])
    return line_edit(program, op, program.lines[op.line].replace(f'"{op.name}"', f'"stablehlo.{new}"')), f"body {old} to {new}"


def op_replaced(program, random, choose):
    """An op replaced by another of its signature."""
    found = []
    for op in program.body:
        if not choose(op) or not op.name.startswith("stablehlo."):
            continue
        short = op.name.split(".")[1]
        for family in (BINARY, BITWISE, UNARY):
            if short in family and not (family is BITWISE and short in BINARY and "i" not in op.result_types[0].split("x")[-1]):
                found.append((op, short, family))
    chosen = pick(random, found)
    if not chosen:
        return None
    op, short, family = chosen
    new = random.choice([name for name in family if name != short])
    return line_edit(program, op, program.lines[op.line].replace(f'"{op.name}"', f'"stablehlo.{new}"', 1)), f"{short} to {new}"


def op_deleted(program, random, choose):
    """An op deleted; its uses read an operand, or another value of the type."""
    ops = [op for op in program.body if choose(op) and len(op.results) == 1 and not op.region
           and program.uses(op.function, op.results[0].name)]
    for _ in range(8):
        op = pick(random, ops)
        if op is None:
            return None
        kind = op.result_types[0]
        same = [name for name, other in zip(op.operands, op.operand_types) if other == kind]
        replacement = pick(random, same) or pick(random, (v.name for v in program.visible(op, kind)))
        if replacement:
            return [(op.line, op.end, [])] + rewired(program, program.uses(op.function, op.results[0].name), replacement), \
                f"{op.name} for {replacement}"
    return None


def rewired(program, uses, name):
    """Edits that make every use of `uses` read `name`."""
    changed = {}
    for op, index in uses:
        changed.setdefault(op.line, (op, list(op.operands)))[1][index] = name
    return [(op.line, op.line + 1, [program.with_operands(op, operands)]) for op, operands in changed.values()]


def unreduced(program, random, choose):
    """One use, or all, of what a collective gives reads what was put in; of a reduce-scatter the own range of it."""
    found = []
    for op in program.body:
        if not choose(op) or len(op.results) != 1 or not program.uses(op.function, op.results[0].name):
            continue
        if op.name == "zero.all_reduce":
            found.append((op, op.operands[0], None))
        elif op.name == "zero.reduce_scatter" and len(op.operands) == 1:
            found.append((op, op.operands[0], "own"))
        elif op.name == "zero.await":
            start = program.value(op, op.operands[0]).op
            if start and len(start.operands) == 1 and start.operand_types == op.result_types:
                found.append((op, start.operands[0], None))
    chosen = pick(random, found)
    if not chosen:
        return None
    op, source, own = chosen
    uses = program.uses(op.function, op.results[0].name)
    if random.random() < 0.6:
        uses = [random.choice(uses)]
    if own is None:
        return rewired(program, uses, source), f"{op.name} passed by"
    unit = re.search(r"units = \[(@[\w.]+)", op.properties)
    if not unit:
        return None
    line = f'    %own_999 = "zero.own_shard"({source}) <{{unit = {unit[1]}}}> : ({op.operand_types[0]}) -> {op.result_types[0]}'
    return [(op.end, op.end, [line])] + rewired(program, uses, "%own_999"), f"{op.name} passed by"


def collective_doubled(program, random, choose):
    """A collective done twice: its result reduced again, or one more beside it whose result nobody reads or one use does."""
    op = pick(random, (op for op in program.body if choose(op) and op.name in COLLECTIVES and len(op.results) == 1))
    if op is None:
        return None
    name = op.results[0].name
    if op.name == "zero.collective_start":
        waits = [use for use, _ in program.uses(op.function, name) if use.name == "zero.await"]
        if len(waits) != 1 or len(waits[0].results) != 1:
            return None
        again = [program.lines[op.line].replace(f"{name} =", "%twice_998 =", 1),
                 _renamed(program.lines[waits[0].line], waits[0].results[0].name, "%twice_999").replace(f"({name})", "(%twice_998)")]
        uses = program.uses(op.function, waits[0].results[0].name)
        used = random.random() < 0.5 and uses
        return [(waits[0].end, waits[0].end, again)] + (rewired(program, [random.choice(uses)], "%twice_999") if used else []), \
            "beside" + (", read" if used else ", not read")
    line = _renamed(program.lines[op.line], name, "%twice_999")
    uses = program.uses(op.function, name)
    same = op.operand_types == op.result_types
    how = random.choice(["again", "read", "unread"] if same else ["read", "unread"])
    if how == "again" and uses:
        line = line.replace(f"({op.operands[0]})", f"({name})")
        return [(op.end, op.end, [line])] + rewired(program, uses, "%twice_999"), f"{op.name} of its result"
    edits = [(op.end, op.end, [line])]
    if how == "read" and uses:
        edits += rewired(program, [random.choice(uses)], "%twice_999")
    return edits, f"{op.name} beside, {how}"


def _renamed(line, old, new):
    return re.sub(rf"^(\s*){re.escape(old)}(:\d+)? =", rf"\g<1>{new}\g<2> =", line)


def whole_reduced(program, random, choose):
    """An all-reduce of a whole gradient beside its reduce-scatter."""
    op = pick(random, (op for op in program.body if choose(op) and op.name == "zero.reduce_scatter" and len(op.operands) == 1))
    if op is None:
        return None
    over = ", ".join(re.findall(r"axes = \[[^\]]*\]|mesh = @\w+", op.properties))
    line = (f'    %whole_999 = "zero.all_reduce"({op.operands[0]}) <{{kind = 0 : i32, {over}}}> : '
            f"({op.operand_types[0]}) -> {op.operand_types[0]}")
    own = (f'    %own_999 = "zero.own_shard"(%whole_999) <{{unit = {re.search(r"@u[0-9]+", op.properties)[0]}}}> : '
           f"({op.operand_types[0]}) -> {op.result_types[0]}")
    uses = program.uses(op.function, op.results[0].name)
    if random.random() < 0.5 and uses:
        return [(op.end, op.end, [line, own])] + rewired(program, uses, "%own_999"), "all_reduce read instead"
    return [(op.end, op.end, [line])], "all_reduce beside"


def unit_swapped(program, random, choose):
    """A unit's symbol replaced by another's."""
    units = re.findall(r'"zero.layout"\(\).*?sym_name = "(\w+)"', "\n".join(program.lines[op.line] for op in program.module))
    ops = [op for op in program.body if choose(op) and re.search(r"units? = \[?@", op.properties)]
    op = pick(random, ops)
    if op is None or len(units) < 2:
        return None
    found = list(re.finditer(r"@(\w+)", op.properties[op.properties.index("unit"):]))
    old = next((m[1] for m in found if m[1] in units), None)
    if old is None:
        return None
    new = random.choice([unit for unit in units if unit != old])
    return line_edit(program, op, program.with_properties(op, op.properties.replace(f"@{old}", f"@{new}"))), f"{op.name} {old} to {new}"


def other_shard(program, random, choose):
    """A gather, or an update, of another argument: a moment for a parameter, or another unit's."""
    found = []
    for op in program.body:
        if not choose(op):
            continue
        for index, name in enumerate(op.operands):
            value = program.value(op, name)
            if value is not None and value.op is None and len(op.path) == 2:
                others = [v.name for v in program.visible(op, value.type) if v.op is None and v.name != name]
                found += [(op, index, other) for other in others]
    gathers = [entry for entry in found if entry[0].name in ("zero.all_gather", "zero.collective_start", "zero.unpack")]
    chosen = pick(random, gathers if gathers and random.random() < 0.6 else found)
    if not chosen:
        return None
    op, index, other = chosen
    new = list(op.operands)
    new[index] = other
    return line_edit(program, op, program.with_operands(op, new)), f"{op.name} of argument {other}"


def returns_swapped(program, random, choose):
    """Two results of a function swapped, or one returned twice."""
    found = [(op, i, j) for op in program.body if choose(op) and op.name == "func.return"
             for i in range(len(op.operands)) for j in range(len(op.operands))
             if i != j and op.operand_types[i] == op.operand_types[j] and op.operands[i] != op.operands[j]]
    chosen = pick(random, found)
    if not chosen:
        return None
    op, i, j = chosen
    new = list(op.operands)
    if random.random() < 0.5:
        new[i], new[j] = new[j], new[i]
    else:
        new[i] = new[j]
    return line_edit(program, op, program.with_operands(op, new)), f"results {i}, {j}"


def state_constant(program, random, choose):
    """A result replaced by a constant."""
    op = pick(random, (op for op in program.body if choose(op) and op.name == "func.return" and op.operands))
    if op is None:
        return None
    index = random.randrange(len(op.operands))
    kind = op.operand_types[index]
    element = kind[:-1].split("<")[1].split("x")[-1]
    number = random.choice(["0", "1"]) if re.match(r"u?i\d+$", element) else random.choice(["0.0", "1.0", "5.0e-01"])
    if element == "i1":
        number = random.choice(["true", "false"])
    new = list(op.operands)
    if not op.kernel and "zero.dispatch" in {o.name for o in program.body}:
        kernels = [o for o in program.body if o.name == "zero.dispatch" and not o.operands and o.result_types == [kind]]
        source = pick(random, kernels)
        if source is None:
            return None
        new[index] = "%made_999"
        line = _renamed(program.lines[source.line], source.results[0].name, "%made_999")
        return [(op.line, op.line + 1, [line, program.with_operands(op, new)])], f"result {index} a constant"
    new[index] = "%made_999"
    line = f'    %made_999 = "stablehlo.constant"() <{{value = dense<{number}> : {kind}}}> : () -> {kind}'
    return [(op.line, op.line + 1, [line, program.with_operands(op, new)])], f"result {index} a constant"


def state_stale(program, random, choose):
    """A result replaced by an argument, as if nothing had been done, or by any value of its type."""
    found = []
    for op in program.body:
        if choose(op) and op.name == "func.return":
            for index, name in enumerate(op.operands):
                found += [(op, index, v) for v in program.visible(op, op.operand_types[index]) if v.name != name]
    stale = [entry for entry in found if entry[2].op is None]
    chosen = pick(random, stale if stale and random.random() < 0.5 else found)
    if not chosen:
        return None
    op, index, value = chosen
    new = list(op.operands)
    new[index] = value.name
    return line_edit(program, op, program.with_operands(op, new)), f"result {index} is {value.name}"


def results_swapped(program, random, choose):
    """Uses of two results of one op swapped."""
    found = [(a, b) for op in program.body if choose(op) and len(op.results) > 1
             for j, b in enumerate(op.results) for a in op.results[:j] if a.type == b.type]
    chosen = pick(random, found)
    if not chosen:
        return None
    a, b = chosen
    function = a.op.function
    changed = {}
    for source, target in ((a, b), (b, a)):
        for op, index in program.uses(function, source.name):
            changed.setdefault(op.line, (op, list(op.operands)))[1][index] = target.name
    if not changed:
        return None
    edits = [(op.line, op.line + 1, [program.with_operands(op, operands)]) for op, operands in changed.values()]
    return edits, f"{a.op.name} {a.name}, {b.name}"


def own_range(program, random, choose):
    """What a rank updates made of a constant, of segment 0's or of another unit's whole buffer instead of its own range."""
    ops = [op for op in program.body if choose(op) and op.name in ("zero.own_shard", "zero.reduce_scatter", "zero.all_gather",
                                                                     "zero.insert_segment", "zero.segment_reduce", "zero.extract_segment",
                                                                     "zero.segment_broadcast", "zero.rank_offset")]
    op = pick(random, ops)
    if op is None:
        return None
    if op.name == "zero.rank_offset":
        return _attribute(program, random, [op])
    if len(op.results) != 1:
        return None
    kind, source = op.result_types[0], op.operands[0]
    source_kind = op.operand_types[0]
    first = [f'    %part_999 = "stablehlo.slice"({source}) <{{limit_indices = array<i64: {_elements(kind)}>, start_indices = '
             f'array<i64: 0>, strides = array<i64: 1>}}> : ({source_kind}) -> {kind}']
    if op.name in ("zero.own_shard", "zero.reduce_scatter") and _elements(kind) <= _elements(source_kind):
        return [(op.end, op.end, first)] + rewired(program, program.uses(op.function, op.results[0].name), "%part_999"), \
            f"{op.name} is rank 0's range"
    others = [v.name for v in program.visible(op, source_kind) if v.name != source]
    other = pick(random, others)
    if other is None:
        return None
    return line_edit(program, op, program.with_operands(op, [other, *op.operands[1:]])), f"{op.name} of another value"


def part_moved(program, random, choose):
    """Another micro-batch's rows: a slice of as many rows of the same argument, elsewhere."""
    places = []
    for op in program.body:
        bounds = [re.search(rf"{name} = array<i64: ([\d, ]+)>", op.properties or "") for name in ("start_indices", "limit_indices")]
        if not choose(op) or op.name != "stablehlo.slice" or not all(bounds) or not op.operands[0].startswith("%arg"):
            continue
        starts, limits = ([int(text) for text in match[1].split(",")] for match in bounds)
        shape = [int(extent) for extent in re.findall(r"(\d+)x", op.operand_types[0])]
        for dim, (start, limit, size) in enumerate(zip(starts, limits, shape)):
            rows = limit - start
            places += [(op, bounds, starts, limits, dim, other) for other in range(0, size - rows + 1, rows)
                       if rows < size and other != start]
    if not places:
        return None
    op, bounds, starts, limits, dim, other = random.choice(places)
    moved = [starts[:dim] + [other] + starts[dim + 1:], limits[:dim] + [other + limits[dim] - starts[dim]] + limits[dim + 1:]]
    text = op.properties
    for match, numbers in sorted(zip(bounds, moved), key=lambda pair: -pair[0].start(1)):
        text = text[:match.start(1)] + ", ".join(map(str, numbers)) + text[match.end(1):]
    return line_edit(program, op, program.with_properties(op, text)), f"rows from {other} for those from {starts[dim]}"


def _elements(kind):
    total = 1
    for extent in re.findall(r"(\d+)x", kind):
        total *= int(extent)
    return total


def piece_lost(program, random, choose):
    """A piece goes into the shard as it was before the piece before it, which is lost."""
    made = {(op.function, op.results[0].name): op for op in program.body if choose(op) and op.name == "zero.insert_segment"}
    op = pick(random, (op for op in made.values() if (op.function, op.operands[1]) in made))
    if op is None:
        return None
    before = made[op.function, op.operands[1]].operands[1]
    return line_edit(program, op, program.with_operands(op, [op.operands[0], before])), \
        f"{op.results[0].name} without {op.operands[1]}"


_PIECE = re.compile(r"#zero\.piece<(\d+) at (\d+) -> (\d+) at (\d+), (\d+)>")


def exchange(program, random, choose):
    """Of an all_to_all: pieces lost, shorter, of other elements, or with their sources swapped; shards of other units."""
    op = pick(random, (op for op in program.body if choose(op) and _PIECE.search(op.properties or "")))
    if op is None:
        return None
    pieces = [[int(number) for number in match.groups()] for match in _PIECE.finditer(op.properties)]
    piece = random.randrange(len(pieces))
    how = random.choice(["lost", "shorter", "source", "target", "sources", "unit"])
    note = f"{op.name} piece {piece}: {how}"
    if how == "unit":
        names = [match for match in re.finditer(r"@u\d+", op.properties)]
        units = sorted({u for line in program.lines for u in re.findall(r'sym_name = "(u\d+)"', line)})
        if not names or len(units) < 2:
            return None
        name = random.choice(names)
        other = random.choice([unit for unit in units if f"@{unit}" != name[0]])
        text = op.properties[:name.start()] + f"@{other}" + op.properties[name.end():]
        return line_edit(program, op, program.with_properties(op, text)), f"{op.name} {name[0]} to @{other}"
    if how == "lost":
        del pieces[piece]
    elif how == "shorter":
        pieces[piece][4] -= 1
    elif how == "sources":
        other = random.randrange(len(pieces))
        if pieces[other][:2] == pieces[piece][:2] or pieces[other][4] != pieces[piece][4]:
            return None
        pieces[piece][:2], pieces[other][:2] = pieces[other][:2], pieces[piece][:2]
    else:
        moved = random.choice([1, pieces[piece][4], -pieces[piece][4], -1])
        pieces[piece][1 if how == "source" else 3] += moved
    if not pieces or min(map(min, pieces)) < 0:
        return None
    found = list(_PIECE.finditer(op.properties))
    first, last = found[0], found[-1]
    written = ", ".join("#zero.piece<{} at {} -> {} at {}, {}>".format(*each) for each in pieces)
    text = op.properties[:first.start()] + written + op.properties[last.end():]
    return line_edit(program, op, program.with_properties(op, text)), note


def batch_exchange(program, random, choose):
    """Of a step's own exchange: values of other ranks, values for blocks or blocks for values, or what the rank had."""
    op = pick(random, (op for op in program.body if choose(op) and op.name == "zero.batch_exchange"))
    if op is None:
        return None
    found = re.search(r"from = array<i64: ([\d, ]*)>, ", op.properties)
    how = random.choice(["ranks", "kind", "own"])
    if how == "own":
        return rewired(program, program.uses(op.function, op.results[0].name), op.operands[0]), f"{op.name} not done"
    if how == "kind" and found:
        return line_edit(program, op, program.with_properties(op, op.properties.replace(found[0], ""))), f"{op.name} of blocks"
    if how == "kind":
        text = op.properties.replace("mesh = ", "from = array<i64: 1, 0>, mesh = ", 1)
        return line_edit(program, op, program.with_properties(op, text)), f"{op.name} of values"
    if not found:
        return None
    ranks = [int(rank) for rank in found[1].split(",")]
    place = random.randrange(len(ranks))
    ranks[place] = random.choice([rank for rank in range(len(ranks)) if rank != ranks[place]])
    text = op.properties.replace(found[0], f"from = array<i64: {', '.join(map(str, ranks))}>, ")
    return line_edit(program, op, program.with_properties(op, text)), f"{op.name} of rank {found[1]} to {ranks}"


def padded_reduced(program, random, choose):
    """A full reduction over a padded shard for the sum of segments."""
    op = pick(random, (op for op in program.body if choose(op) and op.name == "zero.segment_reduce"))
    if op is None:
        return None
    element = op.result_types[0].split("x")[-1][:-1]
    count = _elements(op.result_types[0])
    lines = [f'    %zero_999 = "stablehlo.constant"() <{{value = dense<0.0> : tensor<{element}>}}> : () -> tensor<{element}>',
             f'    %sum_999 = "stablehlo.reduce"({op.operands[0]}, %zero_999) <{{dimensions = array<i64: 0>}}> ({{',
             f"    ^bb0(%x_999: tensor<{element}>, %y_999: tensor<{element}>):",
             f'      %s_999 = "stablehlo.add"(%x_999, %y_999) : (tensor<{element}>, tensor<{element}>) -> tensor<{element}>',
             f'      "stablehlo.return"(%s_999) : (tensor<{element}>) -> ()',
             f"    }}) : ({op.operand_types[0]}, tensor<{element}>) -> tensor<{element}>",
             f'    %all_999 = "stablehlo.broadcast_in_dim"(%sum_999) <{{broadcast_dimensions = array<i64>}}> : (tensor<{element}>)'
             f" -> tensor<{count}x{element}>"]
    return [(op.end, op.end, lines)] + rewired(program, program.uses(op.function, op.results[0].name), "%all_999"), "whole shard"


def loop(program, random, choose):
    """A kept loop's bound, start or carried values changed."""
    ops = [op for op in program.body if choose(op) and len(op.path) > 2]
    whiles = [op for op in program.body if choose(op) and op.name == "stablehlo.while"]
    if not whiles:
        return None
    loops = {op.line: op.end for op in whiles}
    inside = [op for op in ops if any(first < op.line < last for first, last in loops.items())]
    returns = [op for op in inside if op.name == "stablehlo.return" and len(op.operands) > 1]
    kinds = [lambda: constant(program, random, lambda op: op in inside), lambda: direction(program, random, lambda op: op in inside),
             lambda: operands_swapped(program, random, lambda op: op in returns or op in whiles),
             lambda: operand(program, random, lambda op: op in returns or op in whiles)]
    return random.choice(kinds)()


KINDS = {
    "operand": operand, "operands swapped": operands_swapped, "constant": constant, "direction": direction,
    "attribute": attribute, "reduce kind": reduce_kind, "op replaced": op_replaced, "op deleted": op_deleted,
    "unreduced": unreduced, "collective doubled": collective_doubled, "whole gradient reduced": whole_reduced,
    "unit swapped": unit_swapped, "other shard": other_shard, "results of the function swapped": returns_swapped,
    "state a constant": state_constant, "state stale": state_stale, "results swapped": results_swapped, "own range": own_range,
    "part moved": part_moved, "piece lost": piece_lost, "padding reduced": padded_reduced, "loop": loop, "gemm": gemm, "tf32": tf32,
    "exchange": exchange, "batch exchange": batch_exchange,
}
