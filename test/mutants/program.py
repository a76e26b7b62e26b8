"""A phase's program as text in MLIR's generic form: lines, and what the edits need to know about each op.

Generic form names operands, attributes and types alike for every op, so one small reader serves all dialects. An edit is a
list of (first line, line after the last, new lines): whatever it writes, the tool reads it as it would read a user's file.
"""

import dataclasses
import functools
import itertools
import re

_OP = re.compile(r'^\s*(?:(%[\w$.-]+)(?::(\d+))? = )?"([\w.]+)"\(([^()]*)\)')
_BLOCK = re.compile(r"^\s*\^bb\d+(?:\((.*)\))?:\s*$")
_FUNCTIONS = ("func.func", "llvm.func")
_VALUE = re.compile(r"%[\w$.-]+(?:#\d+)?")
INTEGER = re.compile(r"(?<![\w.@#%\"-])-?\d+(?![\w.\"])")


def split(text, separator=","):
    """Pieces of `text` between separators that stand outside brackets and strings."""
    pieces, depth, start, quoted = [], 0, 0, False
    for at, char in enumerate(text):
        if quoted:
            quoted = char != '"' or text[at - 1] == "\\"
        elif char == '"':
            quoted = True
        elif char in "([{<":
            depth += 1
        elif char in ")]}" or (char == ">" and text[at - 1] != "-"):
            depth -= 1
        elif char == separator and not depth:
            pieces.append(text[start:at].strip())
            start = at + 1
    rest = text[start:].strip()
    return pieces + [rest] if rest or pieces else []


def _closing(text, start):
    """Position after the bracket that closes the one at `start`."""
    depth, quoted = 0, False
    for at in range(start, len(text)):
        char = text[at]
        if quoted:
            quoted = char != '"' or text[at - 1] == "\\"
        elif char == '"':
            quoted = True
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            depth -= 1
            if not depth:
                return at + 1
    return len(text)


@dataclasses.dataclass
class Value:
    """An SSA value: how it is written, its type, the op or block that defines it, and where it can be seen."""

    name: str
    type: str
    op: object  # None for a block argument
    order: int
    path: tuple


@dataclasses.dataclass
class Op:
    """One op. `line` is its first line, `end` the line after its last; `head` is the first line's text."""

    line: int
    end: int
    name: str
    operands: list
    properties: str  # text between <{ and }>, "" without
    span: tuple  # of that text in the first line
    function: str
    kernel: bool
    path: tuple
    order: int
    region: bool
    results: list = dataclasses.field(default_factory=list)
    operand_types: list = dataclasses.field(default_factory=list)
    result_types: list = dataclasses.field(default_factory=list)

    @property
    def signature(self):
        return tuple(self.operand_types), tuple(self.result_types)


class Program:
    """The text of one phase, in generic form."""

    def __init__(self, text):
        self.lines = text.split("\n")
        self.ops, self.values = [], {}
        self._read()

    # Reading ------------------------------------------------------------------------------------------------------

    def _read(self):
        path, opened, function, counter = (), [], None, 0
        for number, line in enumerate(self.lines):
            if line.startswith("{-#"):
                break
            block = _BLOCK.match(line)
            if block:
                path = path[:-1] + (counter,)
                counter += 1
                for piece in split(block.group(1) or ""):
                    name, _, kind = piece.partition(":")
                    self._define(function, Value(name.strip(), kind.strip(), None, number, path))
                continue
            stripped = line.strip()
            if stripped.startswith("})") or stripped.startswith("}, {"):
                if stripped.startswith("}, {"):
                    path = path[:-1] + (counter,)
                    counter += 1
                    continue
                op = opened.pop()
                path = path[:-1]
                op.end = number + 1
                self._types(op, stripped[2:])
                if op.name in _FUNCTIONS:
                    function = None
                self._results(op)
                continue
            match = _OP.match(line)
            if not match:
                continue
            if match.group(3) in _FUNCTIONS:
                function = (re.search(r'sym_name = "([^"]+)"', line) or ["", ""])[1]
            op = self._op(number, line, match, function, path)
            self.ops.append(op)
            if op.region:
                opened.append(op)
                path += (counter,)
                counter += 1
            else:
                self._results(op)

    def _op(self, number, line, match, function, path):
        at, properties, span = match.end(), "", (0, 0)
        if line.startswith(" <{", at):
            stop = _closing(line, at + 2)
            properties, span = line[at + 3:stop - 1], (at + 3, stop - 1)
            at = stop + 1  # the '>'
        region = line.rstrip().endswith("({")
        op = Op(number, number + 1, match.group(3), _VALUE.findall(match.group(4)), properties, span, function,
                bool(function) and function.startswith("k_"), path, number, region)
        op._named = (match.group(1), int(match.group(2) or 1))
        if not region:
            self._types(op, line[at:])
        return op

    @staticmethod
    def _types(op, rest):
        found = re.search(r" : \(", rest)
        if not found:
            return
        signature = rest[found.end() - 1:]
        stop = _closing(signature, 0)
        op.operand_types = split(signature[1:stop - 1])
        results = signature[stop:].strip().removeprefix("->").strip()
        op.result_types = split(results[1:_closing(results, 0) - 1]) if results.startswith("(") else [results]

    def _results(self, op):
        name, count = op._named
        if name is None:
            return
        for index in range(count):
            written = name if count == 1 else f"{name}#{index}"
            kind = op.result_types[index] if index < len(op.result_types) else "?"
            value = Value(written, kind, op, op.order, op.path)
            self._define(op.function, value)
            op.results.append(value)

    def _define(self, function, value):
        self.values.setdefault(function, {})[value.name] = value

    # Asking -------------------------------------------------------------------------------------------------------

    @functools.cached_property
    def functions(self):
        """{name: its func.func op}."""
        return {re.search(r'sym_name = "([^"]+)"', op.properties)[1]: op for op in self.ops if op.name == "func.func"}

    @functools.cached_property
    def module(self):
        """Ops of the tables: everything outside functions but the functions and the module."""
        return [op for op in self.ops if op.function is None and op.name not in ("builtin.module", *_FUNCTIONS)]

    @functools.cached_property
    def body(self):
        """Ops inside functions."""
        return [op for op in self.ops if op.function and op.name not in _FUNCTIONS]

    def value(self, op, name):
        return self.values.get(op.function, {}).get(name)

    def visible(self, op, kind):
        """Values of type `kind` that `op` may read."""
        return [value for value in self.values.get(op.function, {}).values()
                if value.type == kind and value.order < op.order and op.path[:len(value.path)] == value.path
                and value.op is not op]

    @functools.cached_property
    def _uses(self):
        uses = {}
        for op in self.body:
            for index, name in enumerate(op.operands):
                uses.setdefault((op.function, name), []).append((op, index))
        return uses

    def uses(self, function, name):
        """(op, operand index) of every use."""
        return self._uses.get((function, name), [])

    # Editing ------------------------------------------------------------------------------------------------------

    def with_operands(self, op, operands):
        """The first line of `op` with other operands."""
        line = self.lines[op.line]
        start = line.index('"' + op.name + '"(') + len(op.name) + 3
        return line[:start] + ", ".join(operands) + line[line.index(")", start):]

    def with_properties(self, op, properties):
        """The first line of `op` with other properties."""
        line = self.lines[op.line]
        return line[:op.span[0]] + properties + line[op.span[1]:]

    def text(self, edits):
        """The whole text after `edits`."""
        lines = list(self.lines)
        for first, last, new in sorted(edits, key=lambda edit: (edit[0], edit[1]), reverse=True):
            lines[first:last] = new
        return "\n".join(lines)

    def diff(self, edits):
        """What `edits` change, for people: of a line that stays, the part that differs."""
        shown = []
        for first, last, new in sorted(edits, key=lambda edit: (edit[0], edit[1])):
            for old, line in itertools.zip_longest(self.lines[first:last], new):
                old, line = _part_that_differs(old, line) if old and line else (old, line)
                shown += [f"- {text.strip()[:400]}" for text in (old,) if text is not None]
                shown += [f"+ {text.strip()[:400]}" for text in (line,) if text is not None]
        return "\n".join(shown[:12] + [f"... {len(shown) - 12} lines more"] * (len(shown) > 12))


def _part_that_differs(one, two, around=100):
    start = next((i for i, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    end = next((i for i, (a, b) in enumerate(zip(reversed(one), reversed(two))) if a != b), 0)
    start, end = max(0, start - around), max(0, end - around)
    return tuple(("..." if start else "") + text[start:len(text) - end] + ("..." if end else "") for text in (one, two))
