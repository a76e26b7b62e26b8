"""Damage to what is emitted below `planned`: the host program's calls and records, and the plan as text.

Records are damaged in the text of phase `executable` and compared by zero-validate with the planned module; plans by
zero-check-plan. Neither can be run from its text: what is accepted survives.
"""

import copy
import re
import struct

from ops_edits import line_edit, pick


def _calls(program):
    """Calls of the host program; for what loops and branches call see control_edits.py."""
    host = re.compile(r"callee = @zrt_(launch|library|copy|collective|reduce|record|wait)\b")
    return [op for op in program.body if op.name == "llvm.call" and host.search(op.properties)]


def _table(program, random):
    """(op, its records as integers, span of the hexadecimal digits) of one entry's table."""
    op = pick(random, (op for op in program.ops if op.name == "llvm.mlir.global" and "_records" in op.properties
                       and 'dense<"0x' in op.properties))
    if op is None:
        return None
    match = re.search(r'dense<"0x([0-9A-F]*)"', op.properties)
    return op, list(struct.unpack(f"<{len(match[1]) // 16}q", bytes.fromhex(match[1]))), match.span(1)


def _with_table(program, op, span, values):
    digits = struct.pack(f"<{len(values)}q", *values).hex().upper()
    return line_edit(program, op, program.with_properties(op, op.properties[:span[0]] + digits + op.properties[span[1]:]))


def record_number(program, random, choose):
    """A number in a record changed."""
    found = _table(program, random)
    if not found:
        return None
    op, values, span = found
    at = random.randrange(len(values))
    old = values[at]
    values[at] = random.choice([v for v in (old + 1, old - 1, old + 64, 2 * old, 0, random.choice(values)) if v != old])
    return _with_table(program, op, span, values), f"number {at}: {old} to {values[at]}"


def record_numbers_swapped(program, random, choose):
    """Two numbers of a table swapped."""
    found = _table(program, random)
    if not found:
        return None
    op, values, span = found
    at = random.randrange(len(values))
    others = [i for i in range(max(0, at - 6), min(len(values), at + 6)) if values[i] != values[at]]
    if not others:
        return None
    other = random.choice(others)
    values[at], values[other] = values[other], values[at]
    return _with_table(program, op, span, values), f"numbers {at} and {other}"


def call_removed(program, random, choose):
    """A call removed or made twice."""
    op = pick(random, _calls(program))
    if op is None:
        return None
    if random.random() < 0.5:
        return [(op.end, op.end, [program.lines[op.line]])], "doubled"
    return [(op.line, op.end, [])], "removed"


def calls_swapped(program, random, choose):
    """Two calls of one entry swapped."""
    calls = _calls(program)
    found = [(a, b) for a, b in zip(calls, calls[1:]) if a.function == b.function]
    chosen = pick(random, found)
    if not chosen:
        return None
    one, two = chosen
    # The second call's operands are made between the two: the first moves down.
    return [(one.line, one.end, []), (two.end, two.end, program.lines[one.line:one.end])], "two neighbours"


def callee(program, random, choose):
    """Another function of the runtime with the same arguments."""
    kin = {"zrt_library": ("zrt_copy", "zrt_collective"), "zrt_copy": ("zrt_library", "zrt_collective"),
           "zrt_collective": ("zrt_library", "zrt_copy"), "zrt_save": ("zrt_copy", "zrt_library"), "zrt_launch": ("zrt_reduce",), "zrt_reduce": ("zrt_launch",),
           "zrt_record": ("zrt_wait",), "zrt_wait": ("zrt_record",)}
    op = pick(random, (op for op in _calls(program) if re.search(r"callee = @(\w+)", op.properties)[1] in kin))
    if op is None:
        return None
    old = re.search(r"callee = @(\w+)", op.properties)[1]
    new = random.choice(kin[old])
    return line_edit(program, op, program.with_properties(op, op.properties.replace(f"@{old}", f"@{new}"))), f"{old} to {new}"


def call_operand(program, random, choose):
    """An operand of a call replaced by another value of its type: another stream, event, record or kernel."""
    calls = _calls(program)
    for _ in range(8):
        op = pick(random, calls)
        if op is None:
            return None
        index = random.randrange(1, len(op.operands))
        mine = _made(program, op, op.operands[index])
        others = [v for v in program.visible(op, op.operand_types[index]) if v.op and _made(program, op, v.name) != mine]
        other = pick(random, others)
        if other:
            new = list(op.operands)
            new[index] = other.name
            return line_edit(program, op, program.with_operands(op, new)), f"operand {index}"
    return None


def _made(program, op, name):
    maker = program.value(op, name).op
    return maker and (maker.name, maker.properties)


def call_constant(program, random, choose):
    """A stream or an event's number changed."""
    ops = [op for op in program.body if op.name == "llvm.mlir.constant" and any(
        use.name == "llvm.call" and "@zrt_" in use.properties for use, _ in program.uses(op.function, op.results[0].name))]
    op = pick(random, ops)
    if op is None:
        return None
    old = int(re.search(r"value = (-?\d+)", op.properties)[1])
    new = random.choice([v for v in (old + 1, old - 1, 0, 1) if v != old])
    return line_edit(program, op, program.with_properties(op, re.sub(r"value = -?\d+", f"value = {new}", op.properties))), f"{old} to {new}"


def record_field(program, random, choose):
    """Where a call's record starts changed."""
    op = pick(random, (op for op in program.body if op.name == "llvm.getelementptr" and op.function.startswith("zero_")))
    if op is None:
        return None
    match = re.search(r"rawConstantIndices = array<i32: (?:0, )?(-?\d+)", op.properties)
    if not match:
        return None
    old = int(match[1])
    new = random.choice([v for v in (old + 1, old - 1, 0, old + 3) if v != old and v >= 0])
    text = op.properties[:match.start(1)] + str(new) + op.properties[match.end(1):]
    return line_edit(program, op, program.with_properties(op, text)), f"{old} to {new}"


def kernel(program, random, choose):
    """Another kernel's address, in a launch's descriptor or in the launch."""
    found = [(op, m) for op in program.ops if op.name == "llvm.mlir.addressof"
             for m in [re.search(r"@((?:zero_kernel_)?k_\w+)", op.properties)] if m]
    chosen = pick(random, found)
    if not chosen:
        return None
    op, match = chosen
    # A descriptor for a descriptor, a function for a function.
    is_descriptor = match[1].startswith("zero_kernel_")
    names = sorted({m[1] for _, m in found if m[1].startswith("zero_kernel_") == is_descriptor} - {match[1]})
    if not names:
        return None
    new = random.choice(names)
    return line_edit(program, op, program.with_properties(op, op.properties.replace(f"@{match[1]}", f"@{new}"))), f"{match[1]} to {new}"


def descriptor_number(program, random, choose):
    """The kind, the work, the grain or the threads in a kernel's descriptor changed."""
    ops = [op for op in program.ops if op.name == "llvm.mlir.constant" and not op.function and _in_descriptor(program, op)]
    op = pick(random, ops)
    if op is None:
        return None
    old = int(re.search(r"value = (-?\d+)", op.properties)[1])
    new = random.choice([v for v in (old + 1, old - 1, 2 * old, 0) if v != old])
    return line_edit(program, op, program.with_properties(op, re.sub(r"value = -?\d+", f"value = {new}", op.properties))), f"{old} to {new}"


def _in_descriptor(program, op):
    """Whether a value is a field of a descriptor: of the global whose text begins above it."""
    for line in range(op.line - 1, -1, -1):
        if '"llvm.mlir.global"' in program.lines[line]:
            return "zero_kernel_" in program.lines[line]
        if '"llvm.func"' in program.lines[line]:
            return False
    return False


_BEHIND = re.compile(r"\$(?:sums|columns)\b")


def launch_behind(program, random, choose):
    """Which kernel a GPU launches behind another, on the same buffers, to add up what its blocks have left; or how."""
    functions = {re.search(r'sym_name = "([^"]+)"', op.properties)[1]: op for op in program.ops if op.name == "llvm.func"}
    followers = [name for name in functions if _BEHIND.search(name)]
    places = []  # (line, span in it, texts that may stand there)
    for name, op in functions.items():
        for line in {op.line, op.end - 1}:
            text = program.lines[line]
            for match in re.finditer(r"\bzero\.next = @([\w$.]+)", text):
                others = [f"zero.next = @{other}" for other in (*followers, name) if other != match[1]]
                places.append((line, match.span(), [*others, "zero.nothing = @" + match[1]]))
            if name in followers:
                places += [(line, match.span(1), [str(v) for v in {int(match[1]) + 1, int(match[1]) - 1, 2 * int(match[1]), 0} if v != int(match[1])])
                           for match in re.finditer(r"\bzero\.(?:work|grain|threads|workspace) = (\d+)", text)]
    descriptors = [f"zero_kernel_{name}" for name in functions if "." not in name]
    for op in program.ops:
        match = re.search(r"global_name = @(zero_kernel_[\w$.]+)", op.properties) if op.name == "llvm.mlir.addressof" else None
        if match and _BEHIND.search(match[1]):
            others = [name for name in descriptors if name != match[1] and name in program.text([])]
            begin = op.span[0] + match.start(1)
            places.append((op.line, (begin, begin + len(match[1])), others))
    place = pick(random, (place for place in places if place[2]))
    if place is None:
        return None
    line, (begin, end), texts = place
    text, new = program.lines[line], random.choice(sorted(texts))
    return [(line, line + 1, [text[:begin] + new + text[end:]])], f"{text[begin:end]} to {new}"


_FACTORS = 41  # of a zrt_gemm_record, whose last number it is


def factors(program, random, choose):
    """A call of a matmul of f32 rounds its factors, or no longer does."""
    found = []
    for call in _calls(program):
        if "@zrt_library" in call.properties:
            place = program.value(call, call.operands[-1]).op
            match = re.search(r"rawConstantIndices = array<i32: (?:0, )?(\d+)", place.properties)
            name = place if place.name == "llvm.mlir.addressof" else program.value(place, place.operands[0]).op
            found.append((int(match[1]) if match else 0, re.search(r"global_name = @([\w$.]+)", name.properties)[1]))
    chosen = pick(random, found)
    if not chosen:
        return None
    start, name = chosen
    op = next(op for op in program.ops if op.name == "llvm.mlir.global" and f'sym_name = "{name}"' in op.properties)
    match = re.search(r'dense<"0x([0-9A-F]*)"', op.properties)
    values = list(struct.unpack(f"<{len(match[1]) // 16}q", bytes.fromhex(match[1])))
    old = values[start + _FACTORS]
    values[start + _FACTORS] = new = random.choice([v for v in (0, 1, 2) if v != old])
    return _with_table(program, op, match.span(1), values), f"factors of the matmul at {start}: {old} to {new}"


def plan(value, random):
    """(`value`, a plan, with one edit; what it is), or None where the draw finds nothing."""
    value = copy.deepcopy(value)
    fields = list(_fields(value, ()))
    path = random.choice(fields)
    holder, key = _at(value, path[:-1]), path[-1]
    old = holder[key]
    draw = random.random()
    if draw < 0.12 and isinstance(holder, list) and len(holder) > 1:
        other = random.randrange(len(holder))
        if holder[other] == old:
            return None
        holder[key], holder[other] = holder[other], old
        return value, f"{path} swapped with {other}"
    if draw < 0.2:
        del holder[key]
        return value, f"{path} removed"
    if draw < 0.24 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(old))
        return value, f"{path} doubled"
    same = [_at(value, p) for p in fields if p[-1] == key and type(_at(value, p)) is type(old) and _at(value, p) != old]
    if isinstance(old, bool):
        new = not old
    elif isinstance(old, int):
        new = random.choice([v for v in (old + 1, old - 1, 2 * old, *same[:20]) if v != old])
    elif isinstance(old, str):
        new = random.choice([old + "_", *same[:20]])
    elif same:
        new = copy.deepcopy(random.choice(same))  # it may hold `old`
    else:
        return None
    holder[key] = new
    return value, f"{path}: {str(old)[:80]} to {str(new)[:80]}"


def _fields(value, path):
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield (*path, key)
        yield from _fields(item, (*path, key))


def _at(value, path):
    for key in path:
        value = value[key]
    return value


_SAYS = (("TailCallKind = #llvm.tailcallkind<none>", "TailCallKind = #llvm.tailcallkind<tail>"),
         ("CConv = #llvm.cconv<ccc>", "CConv = #llvm.cconv<fastcc>"), ("linkage = #llvm.linkage<external>", "linkage = #llvm.linkage<weak>"))


def says_more(program, random, choose):
    """A call that may be made early or in another convention, a function that another may take the place of."""
    ops = [op for op in program.ops if op.name == "llvm.func" or (op.name == "llvm.call" and not (op.kernel and "@k_" not in op.properties))]
    op = pick(random, ops)
    if op is None:
        return None
    old, new = random.choice([pair for pair in _SAYS if pair[0] in op.properties])
    return line_edit(program, op, program.with_properties(op, op.properties.replace(old, new))), new


def stranger(program, random, choose):
    """A function, memory or an alias that nobody planned, or a function of the runtime's name."""
    at = next((op.line for op in program.ops if op.name == "llvm.func"), None)
    if at is None:
        return None
    function = ('"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64, i64)>, linkage = '
                '#llvm.linkage<external>, sym_name = "NAME", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({',
                "^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64):", '"llvm.return"() : () -> ()')
    kind, name = random.choice((("function", "other"), ("kernel", "k_other"), ("runtime", "zrt_other"), ("memory", "other"),
                                ("constructors", "")))
    name += str(random.randrange(4))
    if kind == "memory":
        lines = ['"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<external>, sym_name = '
                 f'"{name}", unnamed_addr = 0 : i64, value = 0 : i64, visibility_ = 0 : i64}}> ({{', "}) : () -> ()"]
    elif kind == "constructors":
        run = next((re.search(r'sym_name = "(zero_\w+)"', op.properties) for op in program.ops if op.name == "llvm.func"
                    and 'sym_name = "zero_' in op.properties), None)
        if not run:
            return None
        lines = [f'"llvm.mlir.global_ctors"() <{{ctors = [@{run[1]}], data = [#llvm.zero], priorities = [{name} : i32]}}> : () -> ()']
    else:
        end = "}) {zero.kernel} : () -> ()" if kind == "kernel" else "}) : () -> ()"
        lines = [function[0].replace("NAME", name), *function[1:], end]
    return [(at, at, lines)], f"{kind} {name}"


RECORDS = {"record number": record_number, "record numbers swapped": record_numbers_swapped, "call removed": call_removed,
           "calls swapped": calls_swapped, "callee": callee, "call operand": call_operand, "call constant": call_constant,
           "record field": record_field, "says more": says_more, "stranger": stranger, "kernel": kernel, "descriptor number": descriptor_number,
           "launch behind": launch_behind, "factors": factors}
PLAN = ("buffers", "communicators", "config", "groups", "inputs", "meters", "outputs", "predicted", "saves", "spaces", "states", "streams", "whole")
