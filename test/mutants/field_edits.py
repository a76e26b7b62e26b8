"""Damage to fields of ops that are no numbers: strings, symbols, words, flags, types, lists, and fields that may be missing.

What another kind edits with more sense (an operand's offset, a role, a constant) is edited here too, where it has such a form.
"""

import collections
import re

from ops_edits import line_edit, pick
from program import split

# Words that a field of a form may have, whether a text has them or not.
_WORDS = {"comparison_type": ("NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"),
          "comparison_direction": ("EQ", "NE", "GE", "GT", "LE", "LT"),
          "precision": ("DEFAULT", "HIGH", "HIGHEST"),
          "transpose": ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"),
          "rng_algorithm": ("DEFAULT", "PHILOX", "THREE_FRY"),
          "fft_type": ("FFT", "IFFT", "RFFT", "IRFFT")}
_NAMES = {"summed": ('"a"', '"b"')}
_ELEMENTS = ("i1", "i32", "ui32", "f16", "bf16", "f32", "f64")
# Flags and names that ops have or not: a text in which none has one gets it as well.
_OPTIONAL = {"zero.launch_gemm": ("accumulate", 'summed = "a"', 'summed = "b"'), "zero.gemm": ('summed = "a"', 'summed = "b"')}
_MARKS = ("zero.by_rank", "zero.kernel")


def form(key, value):
    """What a field's value is: decides how it is edited. Raises where nothing here edits it."""
    if not value:
        return "flag"
    if value in ("true", "false"):
        return "boolean"
    for name, pattern in (("string", r'"[^"]*"'), ("symbol", r"@[\w.]+"), ("number", r"-?\d+ : \w+|array<i\d+(: [-\d, ]*)?>"),
                          ("constant", r"dense.*"), ("list", r"\[.*\]"), ("table", r"\{.*\}"), ("word", r"#\w+<\w+ \w+>"),
                          ("attribute", r"#[\w.]+<.*>|array<i1: .*>"), ("type", r"[!\w(].*")):
        if re.fullmatch(pattern, value, re.DOTALL):
            return name
    raise ValueError(f"no kind of mutants edits a field like {key} = {value[:80]}")


def fields(op):
    """[(key, value)] of an op's properties; a flag's value is empty."""
    return [(key, value) for key, _, value in (piece.partition(" = ") for piece in split(op.properties or ""))]


def _symbols(program):
    return [f"@{name}" for op in program.module + list(program.functions.values())
            for name in re.findall(r'sym_name = "([^"]+)"', op.properties)]


def _other_string(value, key, program, seen, random):
    return random.choice(sorted((seen | set(_NAMES.get(key, (f'{value[:-1]}_"',)))) - {value}))


def _other_symbol(value, key, program, seen, random):
    near = sorted(seen - {value})
    return random.choice(near) if near and random.random() < 0.7 else pick(random, (s for s in _symbols(program) if s != value))


def _other_word(value, key, program, seen, random):
    name, word = re.fullmatch(r"#\w+<(\w+) (\w+)>", value).groups()
    words = set(_WORDS.get(name, ())) | {match[1] for other in seen for match in [re.fullmatch(r"#\w+<\w+ (\w+)>", other)] if match}
    other = pick(random, sorted(words - {word}))
    return other and value.replace(f" {word}>", f" {other}>")


def _other_type(value, key, program, seen, random):
    found = pick(random, re.finditer(r"(?<![a-z])(?:u?i\d+|b?f\d+)\b", value))
    if not found:
        return None
    element = random.choice([other for other in _ELEMENTS if other != found.group()])
    return value[:found.start()] + element + value[found.end():]


def _other_list(value, key, program, seen, random):
    items = split(value[1:-1])
    others = sorted(seen - {value})
    how = random.choice(["dropped", "doubled", "swapped", "changed"] + ["other"] * bool(others))
    if how == "other":
        return random.choice(others)
    if not items:
        return None
    at = random.randrange(len(items))
    if how == "dropped":
        del items[at]
    elif how == "doubled":
        items.insert(at, items[at])
    elif how == "swapped":
        other = random.randrange(len(items))
        items[at], items[other] = items[other], items[at]
    else:
        change = _CHANGES.get(form(key, items[at]))
        new = change and change(items[at], key, program, set(items), random)
        if not new:
            return None
        items[at] = new
    return f"{value[0]}{', '.join(items)}{value[-1]}"


def _other_attribute(value, key, program, seen, random):
    """Another one that stands in the same field, or a flag among its values flipped."""
    flags = list(re.finditer(r"\b(?:true|false)\b", value))
    if flags and random.random() < 0.5:
        flag = random.choice(flags)
        return value[:flag.start()] + ("false" if flag.group() == "true" else "true") + value[flag.end():]
    return pick(random, sorted(seen - {value}))


_CHANGES = {"boolean": lambda value, *_: "false" if value == "true" else "true", "string": _other_string, "symbol": _other_symbol,
            "word": _other_word, "type": _other_type, "list": _other_list, "table": _other_list, "attribute": _other_attribute}


def _written(key, value):
    return f"{key} = {value}" if value else key


def _edit(program, op, pairs, note):
    text = ", ".join(_written(*pair) for pair in pairs)
    return line_edit(program, op, program.with_properties(op, text)), f"{op.name}: {note}"


def _changed(program, random, ops):
    """One field of an op changed, of fields that are written alike as often as of others."""
    places = collections.defaultdict(list)
    for op in ops:
        for key, value in fields(op):
            if form(key, value) in _CHANGES:
                places[op.name, key].append((op, value))
    if not places:
        return None
    (_, key), found = random.choice(sorted(places.items(), key=lambda place: place[0]))
    op, value = random.choice(found)
    new = _CHANGES[form(key, value)](value, key, program, {other for _, other in found}, random)
    if not new or new == value:
        return None
    pairs = [(k, new if k == key else v) for k, v in fields(op)]
    return _edit(program, op, pairs, f"{key} = {value[:60]} to {new[:60]}")


def _gone_or_there(program, random, ops):
    """A field dropped, or one given to an op that other ops of its name have."""
    known = collections.defaultdict(set)
    for op in ops:
        for key, value in fields(op):
            known[op.name].add(_written(key, value))
    name = random.choice(sorted(known)) if known else None
    op = pick(random, (op for op in ops if op.name == name))
    if op is None:
        return None
    pairs = fields(op)
    keys = {key for key, _ in pairs}
    missing = sorted(text for text in known[name] | set(_OPTIONAL.get(name, ())) if text.partition(" = ")[0] not in keys)
    if missing and random.random() < 0.5:
        new = random.choice(missing)
        key, _, value = new.partition(" = ")
        return _edit(program, op, sorted([*pairs, (key, value)]), f"{new[:60]} added")
    # Most ops cannot do without what all of their name have.
    common = set.intersection(*({key for key, _ in fields(other)} for other in ops if other.name == name))
    optional = [pair for pair in pairs if pair[0] not in common]
    key, value = random.choice(optional if optional and random.random() < 0.8 else pairs)
    return _edit(program, op, [pair for pair in pairs if pair[0] != key], f"{_written(key, value)[:60]} dropped")


def field(program, random, choose):
    """A field of an op of a function that is no number: another value of its kind."""
    return _changed(program, random, [op for op in program.body if choose(op)])


def field_gone(program, random, choose):
    """A field of an op of a function dropped, or added."""
    return _gone_or_there(program, random, [op for op in program.body if choose(op) and op.properties])


def _tables(program):
    return [*program.module, *program.functions.values()]


def table_field(program, random, choose):
    """A field of a function or of the module's tables that is no number: another value of its kind."""
    return _changed(program, random, _tables(program))


def table_field_gone(program, random, choose):
    """A field of a function or of the module's tables dropped, or added."""
    return _gone_or_there(program, random, [op for op in _tables(program) if op.properties])


def mark(program, random, choose):
    """What a function says of itself beside its interface and its schedule: gone, or there where it is not."""
    number = pick(random, [op.end - 1 for op in program.functions.values()])
    if number is None:
        return None
    line = program.lines[number]
    name = random.choice(_MARKS)
    if re.search(rf"[{{ ]{re.escape(name)}\b", line):
        new = re.sub(rf"{re.escape(name)}, |, {re.escape(name)}\b|{re.escape(name)}\b", "", line, count=1)
        return [(number, number + 1, [new])], f"{name} gone"
    new = line.replace("}) {", f"}}) {{{name}, ", 1) if "}) {" in line else line.replace("})", f"}}) {{{name}}}", 1)
    return [(number, number + 1, [new])], f"{name} added"


KINDS = {"field": field, "field gone": field_gone}
TABLE_KINDS = {"table field": table_field, "table field gone": table_field_gone, "function mark": mark}
