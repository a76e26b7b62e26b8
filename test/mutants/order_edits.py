"""Damage to order, streams, kernels and allocations: `scheduled` and `planned`."""

import functools
import math
import re

from ops_edits import line_edit, pick

AT = r"#zero\.allocation<(\d+), (tensor<[^>]*>)>"
LAUNCHES = ("zero.launch", "zero.launch_gemm", "zero.launch_collective", "zero.launch_copy", "zero.launch_save")
EVENTS = ("zero.record", "zero.wait")


def _symbols(program, name):
    """Names of the module's symbol ops of one kind, in order."""
    return [re.search(r'sym_name = "([^"]+)"', op.properties)[1] for op in program.module if op.name == name]


def _other_symbol(program, random, choose, attribute, name):
    """An op that names another symbol op of the kind `name`."""
    op = pick(random, (op for op in program.body if choose(op) and f"{attribute} = @" in op.properties))
    if op is None:
        return None
    old = re.search(rf"\b{attribute} = @([\w.]+)", op.properties)[1]
    new = pick(random, (symbol for symbol in _symbols(program, name) if symbol != old))
    if new is None:
        return None
    text = re.sub(rf"\b{attribute} = @[\w.]+", f"{attribute} = @{new}", op.properties)
    return line_edit(program, op, program.with_properties(op, text)), f"{op.name}: @{old} to @{new}"


def stream(program, random, choose):
    """An op put on another stream."""
    return _other_symbol(program, random, choose, "stream", "zero.stream")


def communicator(program, random, choose):
    """A collective over another communicator, or a communicator for another purpose."""
    if random.random() < 0.6:
        return _other_symbol(program, random, choose, "communicator", "zero.communicator")
    op = pick(random, (op for op in program.module if op.name == "zero.communicator"))
    if op is None:
        return None
    text = re.sub(r"\bpurpose = (\d)", lambda m: f"purpose = {1 - int(m[1])}", op.properties)
    return line_edit(program, op, program.with_properties(op, text)), "purpose"


def space(program, random, choose):
    """An allocation in a second memory space, of the device or the host, or the first one put into the host's memory."""
    first = next((op for op in program.module if op.name == "zero.space"), None)
    arena = next((op for op in program.module if op.name == "zero.arena"), None)
    if first is None or arena is None:
        return None
    if random.random() < 0.2:
        text = re.sub(r"\bkind = 0", "kind = 1", first.properties)
        return line_edit(program, first, program.with_properties(first, text)), "the arena in the host's memory"
    op = pick(random, (op for op in program.body + program.module
                       if _allocations(program, op) and (op.function is None or choose(op))))
    if op is None:
        return None
    match = random.choice(_allocations(program, op))
    kind = random.choice((0, 1))
    total, step = (int(re.search(rf"\b{name} = (\d+)", arena.properties)[1]) for name in ("bytes", "alignment"))
    elements, width = match[2][7:-1].split("x"), {"i1": 1, "f64": 8, "i64": 8, "ui64": 8, "bf16": 2, "f16": 2}
    size = int(match[1]) + width.get(elements[-1], 4) * functools.reduce(lambda a, b: a * int(b), elements[:-1], 1)
    total = min(total, -(-size // step) * step)
    lines = [f'  "zero.space"() <{{kind = {kind} : i32, sym_name = "second"}}> : () -> ()',
             f'  "zero.arena"() <{{alignment = {step} : i64, bytes = {total} : i64, space = @second}}> : () -> ()']
    text = op.properties[:match.end() - 1] + " in @second" + op.properties[match.end() - 1:]
    return [(arena.end, arena.end, lines), *line_edit(program, op, program.with_properties(op, text))], \
        f"{op.name}: {match[1]} in another space"


def moved(program, random, choose):
    """An op moved up or down, where values allow it."""
    ops = [op for op in program.body if choose(op) and not op.region and len(op.path) == 2 and op.name != "func.return"]
    for _ in range(8):
        op = pick(random, ops)
        if op is None:
            return None
        first, last = _room(program, op)
        targets = [line for line in _starts(program, op) if first <= line <= last and line not in (op.line, op.end)]
        target = pick(random, targets)
        if target is not None:
            return [(op.line, op.end, []), (target, target, program.lines[op.line:op.end])], f"{op.name} moved by {target - op.line} lines"
    return None


def _starts(program, op):
    return [other.line for other in program.body if other.function == op.function and other.path == op.path]


def _room(program, op):
    """Lines between which `op` may stand."""
    function = program.functions[op.function]
    defined = [program.value(op, name) for name in op.operands]
    first = max([function.line + 1] + [value.op.end if value.op else value.order + 1 for value in defined if value])
    uses = [use.line for result in op.results for use, _ in program.uses(op.function, result.name)]
    ends = [other.line for other in program.body if other.function == op.function and other.name == "func.return"]
    return first, min(uses + ends)


def twin_kernel(program, random, choose):
    """Another kernel of the same signature."""
    signatures = {}
    for name, function in program.functions.items():
        if name.startswith("k_"):
            signatures.setdefault(re.search(r"function_type = (.*?), sym_name", function.properties)[1], []).append(name)
    twins = {name: [n for n in names if n != name] for names in signatures.values() for name in names}
    ops = [op for op in program.body if choose(op) and op.name in ("zero.dispatch", "zero.launch")
           and twins.get(re.search(r"kernel = @([\w.]+)", op.properties)[1])]
    op = pick(random, ops)
    if op is None:
        return None
    old = re.search(r"kernel = @([\w.]+)", op.properties)[1]
    new = random.choice(twins[old])
    return line_edit(program, op, program.with_properties(op, re.sub(r"kernel = @[\w.]+", f"kernel = @{new}", op.properties))), \
        f"{old} to {new}"


def tied(program, random, choose):
    """A result tied to another operand, or freed."""
    ops = [op for op in program.body if choose(op) and op.name == "zero.dispatch"]
    allocations = [(op, m) for op in ops for t in [re.search(r"tied = array<i64: ([^>]*)>", op.properties)] if t
              for m in re.finditer(r"-?\d+", op.properties[:t.end()]) if m.start() >= t.start(1)]
    chosen = pick(random, allocations)
    if not chosen:
        return None
    op, match = chosen
    choices = [i for i in range(-1, len(op.operands)) if i != int(match.group())
               and (i < 0 or op.operand_types[i] in op.result_types)]
    new = pick(random, choices)
    if new is None:
        return None
    return line_edit(program, op, program.with_properties(
        op, op.properties[:match.start()] + str(new) + op.properties[match.end():])), f"tied {match.group()} to {new}"


# Planned --------------------------------------------------------------------------------------------------------------


def _allocations(program, op):
    return list(re.finditer(AT, op.properties))


def _launches(program, choose):
    return [op for op in program.body if choose(op) and op.name in LAUNCHES]


def _all_offsets(program):
    return sorted({int(m[1]) for op in program.body + program.module for m in re.finditer(AT, op.properties)})


def allocation_offset(program, random, choose):
    """One allocation's offset changed: moved by an element or a line, or another allocation's."""
    op = pick(random, (op for op in _launches(program, choose) if _allocations(program, op)))
    if op is None:
        return None
    match = random.choice(_allocations(program, op))
    old = int(match[1])
    other = random.choice(_all_offsets(program))
    new = random.choice([v for v in (old + 4, old + 64, max(old - 64, 0), old + 512, other, other) if v != old] or [old + 64])
    text = op.properties[:match.start(1)] + str(new) + op.properties[match.end(1):]
    return line_edit(program, op, program.with_properties(op, text)), f"{op.name}: {old} to {new}"


def allocations_swapped(program, random, choose):
    """Two allocations of one launch swapped, of one type or not."""
    found = []
    for op in _launches(program, choose):
        allocations = _allocations(program, op)
        found += [(op, a, b) for j, b in enumerate(allocations) for a in allocations[:j] if a[1] != b[1] and (a[2] == b[2])]
    chosen = pick(random, found)
    if not chosen:
        return None
    op, a, b = chosen
    text = op.properties
    text = text[:a.start()] + b.group() + text[a.end():b.start()] + a.group() + text[b.end():]
    return line_edit(program, op, program.with_properties(op, text)), f"{op.name}: {a[1]} and {b[1]}"


def outs_swapped(program, random, choose):
    """Two outputs of a launch swapped."""
    found = []
    for op in _launches(program, choose):
        outs = re.search(r"outs = \[(.*?)\](?=, \w+ =)", op.properties)
        if outs:
            allocations = [m for m in _allocations(program, op) if outs.start() <= m.start() < outs.end()]
            found += [(op, a, b) for j, b in enumerate(allocations) for a in allocations[:j] if a[2] == b[2]]
    chosen = pick(random, found)
    if not chosen:
        return None
    op, a, b = chosen
    text = op.properties
    text = text[:a.start()] + b.group() + text[a.end():b.start()] + a.group() + text[b.end():]
    return line_edit(program, op, program.with_properties(op, text)), f"outs {a[1]} and {b[1]}"


def allocation_type(program, random, choose):
    """An allocation's type changed: another shape or element type."""
    op = pick(random, (op for op in _launches(program, choose) + [o for o in program.module if o.name == "zero.slot"]
                       if _allocations(program, op)))
    if op is None:
        return None
    match = random.choice(_allocations(program, op))
    kinds = sorted({m[2] for other in program.body for m in re.finditer(AT, other.properties)} - {match[2]})
    same = [kind for kind in kinds if kind.split("x")[-1] == match[2].split("x")[-1]]
    new = pick(random, same or kinds)
    if new is None:
        return None
    text = op.properties[:match.start(2)] + new + op.properties[match.end(2):]
    return line_edit(program, op, program.with_properties(op, text)), f"{op.name}: {match[2]} to {new}"


def event_removed(program, random, choose):
    """A record or a wait removed."""
    op = pick(random, (op for op in program.body if choose(op) and op.name in EVENTS))
    return op and ([(op.line, op.end, [])], op.name)


def event_changed(program, random, choose):
    """A record or a wait with another event, or doubled."""
    ops = [op for op in program.body if choose(op) and op.name in EVENTS]
    op = pick(random, ops)
    if op is None:
        return None
    if random.random() < 0.2:
        return [(op.end, op.end, [program.lines[op.line]])], f"{op.name} doubled"
    events = sorted({int(re.search(r"event = (\d+)", o.properties)[1]) for o in ops})
    old = int(re.search(r"event = (\d+)", op.properties)[1])
    new = pick(random, (event for event in events + [events[-1] + 1] if event != old))
    return line_edit(program, op, program.with_properties(op, re.sub(r"event = \d+", f"event = {new}", op.properties))), \
        f"{op.name} {old} to {new}"


def event_moved(program, random, choose):
    """A record or a wait moved."""
    return moved(program, random, lambda op: choose(op) and op.name in EVENTS)


def launch_moved(program, random, choose):
    """A launch moved."""
    return moved(program, random, lambda op: choose(op) and op.name in LAUNCHES)


def launch_removed(program, random, choose):
    """A launch removed."""
    op = pick(random, _launches(program, choose))
    return op and ([(op.line, op.end, [])], op.name)


def launch_doubled(program, random, choose):
    """A launch done twice, as the same or as one more."""
    op = pick(random, _launches(program, choose))
    if op is None:
        return None
    line = program.lines[op.line]
    if random.random() < 0.7:
        line = re.sub(r"\bid = \d+", f"id = {random.randrange(5000, 9999)}", line)
    return [(op.end, op.end, [line])], op.name


def accumulate(program, random, choose):
    """A GEMM that adds to what was there, or no longer does."""
    op = pick(random, (op for op in program.body if choose(op) and op.name == "zero.launch_gemm"))
    if op is None:
        return None
    text = op.properties.replace("accumulate, ", "") if "accumulate, " in op.properties else \
        re.sub(r"(?=\bb = )", "accumulate, ", op.properties, count=1)
    return line_edit(program, op, program.with_properties(op, text)), "accumulate"


def writers(program, random, choose):
    """A number in a `from` list, or a launch's own number, changed."""
    ops = [op for op in program.body + program.module if re.search(r"\b(from|id) = ", op.properties) and
           (op.function is None or choose(op))]
    op = pick(random, ops)
    if op is None:
        return None
    spans = [m for m in re.finditer(r"from = (\[.*?\]|array<i64[^>]*>)(?=, \w+ =|$)|\bid = -?\d+", op.properties)]
    numbers = [n for span in spans for n in re.finditer(r"(?<![\w])-?\d+(?!\w)", op.properties)
               if span.start() <= n.start() < span.end()]
    number = pick(random, numbers)
    if number is None:
        return None
    old = int(number.group())
    ids = [int(m[1]) for o in program.body for m in re.finditer(r"\bid = (\d+)", o.properties) if o.function == op.function]
    new = random.choice([v for v in [-1, old + 1, *ids[:40]] if v != old])
    return line_edit(program, op, program.with_properties(
        op, op.properties[:number.start()] + str(new) + op.properties[number.end():])), f"{op.name} {old} to {new}"


def arena(program, random, choose):
    """Bytes, alignment or the rank's offset in the arena changed."""
    op = next((op for op in program.module if op.name == "zero.arena"), None)
    if op is None:
        return None
    match = pick(random, re.finditer(r"(bytes|alignment|rank_offset) = (\d+)", op.properties))
    old = int(match[2])
    alignment = int(re.search(r"alignment = (\d+)", op.properties)[1])
    new = random.choice({"bytes": [2 * old, old + alignment, max(old - alignment, 0), old + 1],
                         "alignment": [2 * old, old // 2, 64, 4096],
                         "rank_offset": [old + 8, max(old - 8, 0), 0, random.choice(_all_offsets(program))]}[match[1]])
    if new == old:
        return None
    return line_edit(program, op, program.with_properties(
        op, op.properties[:match.start(2)] + str(new) + op.properties[match.end(2):])), f"{match[1]} {old} to {new}"


def _slots(program):
    return [op for op in program.module if op.name == "zero.slot"]


def slot_allocations_swapped(program, random, choose):
    """The allocations of two slots on the device swapped, in one entry or in every one."""
    slots = [op for op in _slots(program) if re.search(AT, op.properties)]
    first = pick(random, slots)
    if first is None:
        return None
    allocation = re.search(AT, first.properties)
    others = [op for op in slots if (m := re.search(AT, op.properties))[2] == allocation[2] and m[1] != allocation[1]]
    second = pick(random, others)
    if second is None:
        return None
    a, b = allocation.group(), re.search(AT, second.properties).group()
    everywhere = random.random() < 0.5
    edits = []
    for op in slots if everywhere else (first, second):
        new = {a: b, b: a}.get(re.search(AT, op.properties).group())
        if new:
            edits += line_edit(program, op, program.with_properties(op, re.sub(AT, new, op.properties)))
    return edits, "in every entry" if everywhere else "in two slots"


def slot_offset(program, random, choose):
    """A slot's offset changed."""
    op = pick(random, _slots(program))
    if op is None:
        return None
    match = re.search(r"#zero\.allocation<(\d+)", op.properties)
    old = int(match[1])
    new = random.choice([v for v in (old + 64, old + 512, max(0, old - 64), random.choice(_all_offsets(program))) if v != old])
    text = op.properties[:match.start(1)] + str(new) + op.properties[match.end(1):]
    return line_edit(program, op, program.with_properties(op, text)), f"{old} to {new}"


def slot_index(program, random, choose):
    """A slot's argument or result number, or entry, changed or swapped with another's."""
    op = pick(random, _slots(program))
    if op is None:
        return None
    match = pick(random, re.finditer(r"\b(arg|result) = (-?\d+)", op.properties))
    if random.random() < 0.2 or match is None:
        entry = re.search(r'entry = "(\w+)"', op.properties)
        new = pick(random, sorted({re.search(r'entry = "(\w+)"', o.properties)[1] for o in _slots(program)} - {entry[1]}))
        return new and (line_edit(program, op, program.with_properties(
            op, op.properties.replace(entry.group(), f'entry = "{new}"'))), "entry")
    old = int(match[2])
    new = random.choice([v for v in (old + 1, old - 1, -1, 0) if v != old])
    text = op.properties[:match.start(2)] + str(new) + op.properties[match.end(2):]
    return line_edit(program, op, program.with_properties(op, text)), f"{match[1]} {old} to {new}"


def collective(program, random, choose):
    """What a collective is."""
    op = pick(random, (op for op in program.body if choose(op) and op.name in ("zero.launch_collective", "zero.collective_start")))
    if op is None:
        return None
    old = int(re.search(r"\bkind = (\d)", op.properties)[1])
    new = random.choice([v for v in (0, 1, 2) if v != old])
    return line_edit(program, op, program.with_properties(op, re.sub(r"\bkind = \d", f"kind = {new}", op.properties))), \
        f"kind {old} to {new}"


def _saves(program, choose):
    return [op for op in program.body if choose(op) and op.name == "zero.launch_save"]


def save_place(program, random, choose):
    """A copy for a checkpoint goes elsewhere: over another one, by a few bytes, into the arena."""
    saves = _saves(program, choose)
    op = pick(random, saves)
    if op is None:
        return None
    place = r"\bdst = #zero\.allocation<(\d+), (tensor<[^>]*>) in @[\w.]+>"
    match = re.search(place, op.properties)
    if random.random() < 0.2:
        text = op.properties[:match.end(2)] + op.properties[match.end() - 1:]
        return line_edit(program, op, program.with_properties(op, text)), "into the arena"
    others = [int(re.search(place, other.properties)[1]) for other in saves]
    old = int(match[1])
    new = pick(random, [v for v in (old + 4, old + 64, max(old - 64, 0), *others) if v != old])
    text = op.properties[:match.start(1)] + str(new) + op.properties[match.end(1):]
    return line_edit(program, op, program.with_properties(op, text)), f"{old} to {new}"


def save_axes(program, random, choose):
    """A copy for a checkpoint is shared by other ranks than those that hold the same."""
    op = pick(random, _saves(program, choose))
    if op is None:
        return None
    axes = sorted({axis for m in program.module if m.name == "zero.mesh"
                   for axis in re.findall(r'"(\w+)"', re.search(r"axis_names = \[(.*?)\]", m.properties)[1])})
    old = re.search(r"\bover = \[(.*?)\]", op.properties)
    new = pick(random, [v for v in ("", *(f'"{axis}"' for axis in axes), f'"{axes[0]}", "{axes[0]}"', '"none"') if v != old[1]])
    text = op.properties[:old.start(1)] + new + op.properties[old.end(1):]
    return line_edit(program, op, program.with_properties(op, text)), f"[{old[1]}] to [{new}]"


def copied_space(program, random, choose):
    """A copy to memory of the host stays on the device, or goes there, or to no space."""
    op = pick(random, (op for op in program.body if choose(op) and op.name == "zero.copy" and "{space = @host}" in program.lines[op.line]))
    if op is None:
        return None
    new = pick(random, ("", "{space = @device}", "{space = @none}", "{space = 1 : i64}"))
    return line_edit(program, op, program.lines[op.line].replace("{space = @host}", new)), new or "none named"


def scratch_over_operand(program, random, choose):
    """What a kernel computes in, put over what it reads."""
    ops = [op for op in _launches(program, choose) if "workspace = #" in op.properties and "ins = [#" in op.properties]
    op = pick(random, ops)
    if op is None:
        return None
    read = random.choice(list(re.finditer(AT, re.search(r"ins = \[(.*?)\](?=, \w+ =)", op.properties)[1])))
    *extents, element = read[2][7:-1].split("x")
    width = {"i1": 8, "complex<f32>": 64}.get(element) or int(re.sub(r"\D", "", element))
    size = math.prod(map(int, extents)) * width // 8
    text = re.sub(rf"workspace = {AT}", f"workspace = #zero.allocation<{read[1]}, tensor<{size}xi8>>", op.properties)
    return line_edit(program, op, program.with_properties(op, text)), f"workspace at {read[1]}"


def slot_space(program, random, choose):
    """A state that lies in memory of the host lies on the device, or nowhere, before the entry or behind it."""
    op = pick(random, (op for op in program.module if op.name == "func.func" and "zero.space = @host" in program.lines[op.line]))
    if op is None:
        return None
    line = program.lines[op.line]
    place = pick(random, list(re.finditer(r"(, )?zero\.space = @host", line)))
    new = pick(random, ("", "@device", "@none", "1 : i64"))
    text = f"{place[1] or ''}zero.space = {new}" if new else ""
    return line_edit(program, op, line[:place.start()] + text + line[place.end():]), new or "none named"


SCHEDULED = {"slot space": slot_space, "stream": stream, "moved": moved, "twin kernel": twin_kernel, "tied": tied, "collective": collective, "copied space": copied_space}
PLANNED = {
    "stream": stream, "communicator": communicator, "space": space, "twin kernel": twin_kernel, "collective": collective, "allocation offset": allocation_offset,
    "allocations swapped": allocations_swapped, "outs swapped": outs_swapped, "allocation type": allocation_type, "event removed": event_removed,
    "event changed": event_changed, "event moved": event_moved, "launch moved": launch_moved, "launch removed": launch_removed,
    "launch doubled": launch_doubled, "accumulate": accumulate, "writers": writers, "arena": arena,
    "slot allocations swapped": slot_allocations_swapped, "slot offset": slot_offset, "slot index": slot_index,
    "scratch over operand": scratch_over_operand, "save place": save_place, "save axes": save_axes,
}
