"""Damage to what a module says about itself: leaves, roles, layouts, mesh, config, bytes, origin."""

import re

from ops_edits import pick

ROLES = ["param", "frozen", "opt_state", "model_state", "batch", "rng", "step", "scalar", "const", "metric", "output"]


def _replace(program, number, old, new, note):
    """Edits that put `new` for the match `old` in line `number`."""
    line = program.lines[number]
    return [(number, number + 1, [line[:old.start()] + new + line[old.end():]])], note


def _places(program, numbers, pattern):
    return [(number, match) for number in numbers for match in re.finditer(pattern, program.lines[number])]


def _leaf_lines(program):
    return [op.line for op in program.module if op.name == "zero.leaf"]


def _interface_lines(program):
    """Lines with the roles of entries: functions above `planned`, slots there."""
    slots = [op.line for op in program.module if op.name == "zero.slot"]
    return slots or [op.line for name, op in program.functions.items() if "zero.role" in op.properties]


def _module_line(program):
    return max(number for number, line in enumerate(program.lines) if line.startswith("}) {"))


def _field(lines_of, pattern, change):
    """A kind that changes one match of `pattern` in `lines_of(program)`; `change(match, program, random)` gives its text."""

    def kind(program, random, choose):
        chosen = pick(random, _places(program, lines_of(program), pattern))
        if not chosen:
            return None
        number, match = chosen
        new = change(match, program, random)
        if new is None or new == match.group():
            return None
        return _replace(program, number, match, new, f"{match.group()} to {new}")

    return kind


def _both(program):
    return _leaf_lines(program) + _interface_lines(program)


def _other_next(match, program, random):
    top = max(int(m[1]) for _, m in _places(program, _both(program), r"next = (-?\d+)"))
    return f"next = {random.choice([n for n in range(-1, top + 2) if n != int(match[1])])}"


def _other_role(match, program, random):
    return f"#zero.role<{random.choice([role for role in ROLES if role != match[1]])} \""


def _names(program):
    return sorted({m[1] for _, m in _places(program, _both(program), r'#zero\.role<\w+ "([^"]*)"')})


def _other_name(match, program, random):
    names = [name for name in _names(program) if name != match[2]] + [match[2] + "_"]
    return f'#zero.role<{match[1]} "{random.choice(names)}"'


def _other_owner(match, program, random):
    names = [name for name in _names(program) if name != match[1]]
    return f'of = "{random.choice(names)}"' if names else None


def _number(match, program, random):
    old = int(match[2])
    return match[1] + str(random.choice([v for v in (old + 1, old - 1, old + 2, 2 * old, 0) if v != old])) + (match[3] or "")


def _swap(program, places):
    """Edits that swap the texts of two matches."""
    (first, a), (second, b) = places
    if first == second:
        line = program.lines[first]
        (a, b) = sorted((a, b), key=lambda m: m.start())
        return [(first, first + 1, [line[:a.start()] + b.group() + line[a.end():b.start()] + a.group() + line[b.end():]])]
    one, two = program.lines[first], program.lines[second]
    return [(first, first + 1, [one[:a.start()] + b.group() + one[a.end():]]),
            (second, second + 1, [two[:b.start()] + a.group() + two[b.end():]])]


def _swapped(lines_of, pattern):
    """A kind that swaps two different matches of `pattern`."""

    def kind(program, random, choose):
        places = _places(program, lines_of(program), pattern)
        first = pick(random, places)
        second = first and pick(random, (p for p in places if p[1].group() != first[1].group()))
        if not second:
            return None
        return _swap(program, (first, second)), f"{first[1].group()[:60]} and {second[1].group()[:60]}"

    return kind


def names_swapped_everywhere(program, random, choose):
    """Two names of leaves swapped wherever they stand."""
    names = [name for name in _names(program) if f'"{name}"' in "\n".join(program.lines[n] for n in _leaf_lines(program))]
    if len(names) < 2:
        return None
    a, b = random.sample(names, 2)
    edits = []
    for number, line in enumerate(program.lines):
        if line.startswith("{-#"):
            break
        new = re.sub(rf'"(?:{re.escape(a)}|{re.escape(b)})"', lambda m: f'"{b}"' if m.group() == f'"{a}"' else f'"{a}"', line)
        if new != line:
            edits.append((number, number + 1, [new]))
    return (edits, f"{a} and {b}") if edits else None


KERNEL_KINDS = ["nothing", "map", "rows", "row", "columns", "update_slice", "insert_segment", "scatter", "control_flow",
                "convolution", "gemm_convolution", "attention", "scan", "sort", "factorization"]
_SCHEDULE = r"#kernel\.schedule<[^>]*>"


def _schedule_lines(program):
    return [number for number, line in enumerate(program.lines) if "#kernel.schedule<" in line]


def _other_kind(match, program, random):
    return f"#kernel.schedule<{random.choice([kind for kind in KERNEL_KINDS if kind != match[1]])}"


def leaf_removed(program, random, choose):
    """A leaf, slot or layout removed or doubled."""
    op = pick(random, (op for op in program.module if op.name in ("zero.leaf", "zero.slot", "zero.layout")))
    if op is None:
        return None
    if random.random() < 0.4:
        return [(op.end, op.end, [program.lines[op.line]])], f"{op.name} doubled"
    return [(op.line, op.end, [])], f"{op.name} removed"


def argument_attributes_swapped(program, random, choose):
    """The attributes of two arguments, or of two results, of an entry swapped."""
    number = pick(random, (op.line for op in program.functions.values() if "zero.role" in op.properties))
    if number is None:
        return None
    line = program.lines[number]
    match = re.search(random.choice([r"arg_attrs = \[", r"res_attrs = \["]), line)
    if not match:
        return None
    depth, start, found, quoted = 0, None, [], False
    for at in range(match.end(), len(line)):
        if line[at] == '"':
            quoted = not quoted
        if quoted:
            continue
        if line[at] == "{":
            start = at if not depth else start
            depth += 1
        elif line[at] == "}":
            depth -= 1
            if not depth:
                found.append((start, at + 1))
        elif line[at] == "]" and not depth:
            break
    pairs = [(a, b) for j, b in enumerate(found) for a in found[:j] if line[slice(*a)] != line[slice(*b)]]
    chosen = pick(random, pairs)
    if not chosen:
        return None
    (a, b), (c, d) = chosen
    return [(number, number + 1, [line[:a] + line[c:d] + line[b:c] + line[a:b] + line[d:]])], "attributes of two swapped"


def leaves_list(program, random, choose):
    """Names in a `zero.leaves` or a slot's `leaves` list swapped or replaced."""
    places = [(number, m) for number, m in _places(program, _interface_lines(program), r'leaves = \[([^\]]*)\]')]
    chosen = pick(random, places)
    if not chosen:
        return None
    number, match = chosen
    names = re.findall(r'"[^"]*"', match[1])
    if len(names) > 1 and random.random() < 0.5:
        i, j = random.sample(range(len(names)), 2)
        names[i], names[j] = names[j], names[i]
    elif len(names) > 1 and random.random() < 0.3:
        names.pop(random.randrange(len(names)))
    elif names:
        names[random.randrange(len(names))] = f'"{random.choice(_names(program))}"'
    return _replace(program, number, match, f"leaves = [{', '.join(names)}]", "leaves")


def _layout_lines(program):
    return [op.line for op in program.module if op.name == "zero.layout"]


def _mesh_lines(program):
    return [op.line for op in program.module if op.name == "zero.mesh"]




def config(program, random, choose):
    """A figure or a list in `zero.config` that is a claim about the program changed; or a key dropped."""
    number = _module_line(program)
    line = program.lines[number]
    start = line.find("zero.config = {")
    if start < 0:
        return None
    kind = random.randrange(4)
    if kind == 0:
        match = pick(random, re.finditer(r"((?:block|ranks|stage|dp) = )(\d+)()", line))
        return match and _replace(program, number, match, _number(match, program, random), match.group())
    if kind == 1:
        match = pick(random, re.finditer(r"(replicated_states|without_gradient|dtypes) = \[([^\]]*)\]", line))
        if not match:
            return None
        items = re.findall(r'"[^"]*"', match[2])
        if items and random.random() < 0.5:
            items.pop(random.randrange(len(items)))
        else:
            items.append('"bf16"' if match[1] == "dtypes" else f'"{random.choice(_names(program))}"')
        return _replace(program, number, match, f"{match[1]} = [{', '.join(items)}]", match[1])
    if kind == 2:
        match = re.search(r"sha256:([0-9a-f]{64})", line)
        if not match:
            return None
        at = random.randrange(64)
        digit = random.choice([d for d in "0123456789abcdef" if d != match[1][at]])
        return _replace(program, number, match, f"sha256:{match[1][:at]}{digit}{match[1][at + 1:]}", "hash of the input")
    match = pick(random, re.finditer(r"\b(?:block|ranks|stage|replicated_states|without_gradient|dtypes|input|mesh) = "
                                     r"(?:\d+ : i64|\[[^\]]*\]|\"[^\"]*\"|\{[^}]*\}), ", line))
    return match and _replace(program, number, match, "", f"{match.group()} dropped")


def _table(name):
    """A kind that changes a number in the module's attribute `name`."""

    def kind(program, random, choose):
        number = _module_line(program)
        line = program.lines[number]
        start = line.find(f"{name} = {{")
        if start < 0:
            return None
        depth, stop = 0, start
        for stop in range(line.index("{", start), len(line)):
            depth += {"{": 1, "}": -1}.get(line[stop], 0)
            if not depth:
                break
        match = pick(random, [m for m in re.finditer(r"(\w+ = )(-?\d+)( : i64)", line) if start < m.start() < stop])
        if not match:
            return None
        old = int(match[2])
        new = match[1] + str(random.choice([old + 1, old - 1, 2 * old + 1, 0] if old else [1, 512])) + match[3]
        return _replace(program, number, match, new, f"{match.group()} to {new}") if new != match.group() else None

    return kind


def waiting(program, random, choose):
    """An entry of `waiting` in `zero.bytes` is another unit's, is called something else, is gone, or is there twice."""
    number = _module_line(program)
    line = program.lines[number]
    listed = re.search(r"waiting = \[(\{[^\]]*)\]", line)
    if not listed:
        return None
    entries = re.findall(r"\{[^}]*\}", listed[1])
    at = random.randrange(len(entries))
    kind = random.randrange(4)
    if kind == 0:
        units = sorted(set(re.findall(r'sym_name = "(u\d+)"', "\n".join(program.lines))) | {"u99"})
        changed = [re.sub(r'unit = "\w+"', f'unit = "{random.choice(units)}"', entries[at])]
    elif kind == 1:
        changed = [re.sub(r'what = "\w+"', f'what = "{random.choice(["pooled", "tied", "accumulated"])}"', entries[at])]
    else:
        changed = [entries[at]] * 2 if kind == 2 else []
    if changed == [entries[at]]:
        return None
    entries[at:at + 1] = changed
    return _replace(program, number, listed, f"waiting = [{', '.join(entries)}]", f"entry {at}")


# Figures that zero.bytes of some programs has.
_FIGURES = {"accumulation": ("[]", '[{into = "full", memory = 64 : i64, used = true, wire = 64 : i64}]'),
            "activations": ("{wire = 0 : i64}", "{wire = 64 : i64}"),
            "wire_by_axes": ("{}", '{main = {dp = [64]}}')}


def figure_added(program, random, choose):
    """A figure in `zero.bytes` that this program has no reason for."""
    number = _module_line(program)
    line = program.lines[number]
    table = "zero.bytes = {"
    start = line.index(table) + len(table)
    name = pick(random, (name for name in _FIGURES if f"{name} = " not in line[start:]))
    if name is None:
        return None
    value = random.choice(_FIGURES[name])
    return [(number, number + 1, [f"{line[:start]}{name} = {value}, {line[start:]}"])], f"{name} = {value}"


def memory_text(program, random, choose):
    """A name, an op or a place in `zero.memory` changed."""
    number = _module_line(program)
    line = program.lines[number]
    start = line.find("zero.memory = {")
    if start < 0:
        return None
    stop = line.find("zero.phase", start)
    match = pick(random, [m for m in re.finditer(r'(?:entry|name|op) = "([^"]*)"', line) if start < m.start() < stop])
    return match and _replace(program, number, match, match.group().replace(f'"{match[1]}"', f'"{match[1]}_"'), match.group())


def header(program, random, choose):
    """A table of the module removed, or its format or phase changed."""
    number = _module_line(program)
    line = program.lines[number]
    kind = random.randrange(4)
    if kind == 0:
        match = re.search(r"(zero\.format = )(\d+)()", line)
        return match and _replace(program, number, match, _number(match, program, random), "format")
    if kind == 1:
        match = re.search(r'zero\.phase = "(\w+)"', line)
        new = random.choice([p for p in ("import", "replica", "partitioned", "scheduled", "planned") if p != match[1]])
        return _replace(program, number, match, f'zero.phase = "{new}"', f"phase {new}")
    name = pick(random, (n for n in ("zero.bytes", "zero.config", "zero.format", "zero.memory", "zero.phase") if n + " = " in line))
    return table_removed(program, name), f"{name} removed"


def table_removed(program, name):
    """Edits that remove a table of the module."""
    number = _module_line(program)
    line = program.lines[number]
    start = line.index(name + " = ")
    at, depth = start, 0
    while at < len(line) and not (depth == 0 and line[at] in ",}"):
        depth += {"{": 1, "[": 1, "}": -1, "]": -1}.get(line[at], 0)
        at += 1
    stop = at + 2 if line[at] == "," else at
    return [(number, number + 1, [(line[:start] + line[stop:]).replace(", }", "}")])]


def origin(program, random, choose):
    """Bytes of the origin that a text carries changed, or the origin removed."""
    lines = [n for n, line in enumerate(program.lines) if re.search(r'"0x[0-9A-Fa-f]{64,}"', line)]
    number = pick(random, lines)
    if number is None:
        return None
    line = program.lines[number]
    match = pick(random, re.finditer(r'"0x([0-9A-Fa-f]{64,})"', line))
    digits = match[1]
    if random.random() < 0.1:
        return _replace(program, number, match, f'"0x{digits[:8]}"', "origin cut")
    at = random.randrange(8, len(digits))
    digit = random.choice([d for d in "0123456789ABCDEF" if d != digits[at].upper()])
    return _replace(program, number, match, f'"0x{digits[:at]}{digit}{digits[at + 1:]}"', f"origin digit {at}")


KINDS = {
    "leaf next": _field(_leaf_lines, r"next = (-?\d+)", _other_next),
    "leaf role": _field(_leaf_lines, r'#zero\.role<(\w+) "', _other_role),
    "leaf name": _field(_leaf_lines, r'#zero\.role<(\w+) "([^"]*)"', _other_name),
    "leaf owner": _field(_leaf_lines, r'of = "([^"]*)"', _other_owner),
    "leaf slots": _field(_leaf_lines, r"(= \[)(-?\d+)(, )|(?<=\d)(, )(-?\d+)(\])",
                         lambda m, p, r: _number(m if m[2] else _Shifted(m), p, r)),
    "leaf slots swapped": _swapped(_leaf_lines, r"slots = \{[^}]*\}"),
    "leaf names swapped": _swapped(_leaf_lines, r'(?<=\w )"[^"]*"(?= |>)'),
    "leaf roles swapped": _swapped(_leaf_lines, r"role = #zero\.role<[^>]*>"),
    "leaf types swapped": _swapped(_leaf_lines, r"type = tensor<[^>]*>"),
    "leaf padding": _field(_leaf_lines, r"(padded = \[\d+, )(\d+)()", _number),
    "leaf dimension": _field(_both, r"(dim = |groups = )(-?\d+)()", _number),
    "names swapped everywhere": names_swapped_everywhere,
    "table row removed": leaf_removed,
    "interface next": _field(_interface_lines, r"next = (-?\d+)", _other_next),
    "interface role": _field(_interface_lines, r'#zero\.role<(\w+) "', _other_role),
    "interface name": _field(_interface_lines, r'#zero\.role<(\w+) "([^"]*)"', _other_name),
    "interface roles swapped": _swapped(_interface_lines, r"#zero\.role<[^>]*>"),
    "interface attributes swapped": argument_attributes_swapped,
    "interface leaves": leaves_list,
    "layout number": _field(_layout_lines, r"((?:block|elements) = )(\d+)()|((?:at|slice) )(\d+)()|([\[ ])(\d+)([\],])",
                            lambda m, p, r: _number(_first_group(m), p, r)),
    "layout segments swapped": _swapped(_layout_lines, r'(?<=segment<)"[^"]*"|(?<=at )\d+'),
    "layout axes": _field(_layout_lines, r'(?:grad|opt|param) = \["dp"\]', lambda m, p, r: m.group().split("[")[0] + "[]"),
    "mesh": _field(_mesh_lines, r"(axis_sizes = array<i64: )(\d+)()", _number),
    "config": config,
    "schedule number": _field(_schedule_lines, r"((?:items|tile|lanes|scratch|workspace) = )(\d+)()", _number),
    "schedule list": _field(_schedule_lines, r"((?:rows|columns|staged|passes) = \[(?:\d+, )*)(\d+)()", _number),
    "schedule parameter": _field(_schedule_lines, r"(\b\w+ = )(\d+)( : i64)(?=[^<>{}]*\}>)", _number),
    "schedule kind": _field(_schedule_lines, r"#kernel\.schedule<(\w+)", _other_kind),
    "schedules swapped": _swapped(_schedule_lines, _SCHEDULE),
    "schedule removed": _field(_schedule_lines, rf"kernel\.schedule = {_SCHEDULE}, ", lambda m, p, r: ""),
    "bytes": _table("zero.bytes"),
    "waiting": waiting,
    "figure added": figure_added,
    "memory": _table("zero.memory"),
    "memory text": memory_text,
    "header": header,
    "origin": origin,
}


class _Shifted:
    """A match whose groups 4 to 6 stand for 1 to 3."""

    def __init__(self, match, by=3):
        self.match, self.by = match, by

    def __getitem__(self, group):
        return self.match[group + self.by if group else 0]

    def group(self):
        return self.match.group()


def _first_group(match):
    return next(_Shifted(match, by) for by in (0, 3, 6) if match[2 + by] is not None)

