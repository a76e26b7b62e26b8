"""Damage to convolutions that leaves their types: numbers that say which elements of the input meet which of the filter.

Most edits of one number give a convolution of another size, which the op's own verifier refuses. So a stride, a dilation or the
low padding changes together with the high padding, by as much as leaves the size of the result. Numbers of groups follow from the
types.
"""

import re

from ops_edits import line_edit, pick

_LISTS = {"stride": "window_strides", "window dilation": "rhs_dilation", "base dilation": "lhs_dilation", "reversal": "window_reversal"}


def _list(op, name, default):
    """(numbers of a list among the properties, or as many defaults; its match, None where it is left out)."""
    match = re.search(rf"\b{name} = array<(i64|i1): ([^>]*)>", op.properties)
    words = match[2].split(", ") if match else []
    return [word == "true" if word in ("true", "false") else int(word) for word in words] or default, match


def _padding(op, rank):
    """[[low, high]] of each dimension of space."""
    match = re.search(r"\bpadding = dense<([^>]*)> : tensor<", op.properties)
    numbers = [int(number) for number in re.findall(r"-?\d+", match[1])] if match else [0]
    numbers = numbers * (2 * rank) if len(numbers) == 1 else numbers
    return [numbers[2 * i:2 * i + 2] for i in range(rank)]


def _with(op, **fields):
    """The properties with other lists of these names."""
    text = op.properties
    for name, value in fields.items():
        if name == "padding":
            new = f"padding = dense<{value}> : tensor<{len(value)}x2xi64>"
            old = r"\bpadding = dense<[^>]*> : tensor<[^>]*>"
        else:
            kind = "i1" if isinstance(value[0], bool) else "i64"
            new = f"{name} = array<{kind}: {', '.join(str(v).lower() for v in value)}>"
            old = rf"\b{name} = array<[^>]*>"
        text, count = re.subn(old, new, text, count=1)
        text = text if count else f"{text}, {new}"
    return text


def _sizes(op):
    """(sizes of space of the input, the filter and the result) by the op's dimension numbers."""
    sides = re.search(r"#stablehlo\.conv<\[(.*?)\]x\[(.*?)\]->\[(.*?)\]>", op.properties).groups()
    shapes = [[int(word) for word in re.findall(r"(\d+)x", kind)] for kind in (*op.operand_types, op.result_types[0])]
    return [[size for _, size in sorted((name, size) for name, size in zip(side.split(", "), shape) if name.isdigit())]
            for side, shape in zip(sides, shapes)]


def _high(op, at, sizes, stride, window, base, low):
    """High padding by which the result of one dimension keeps its size."""
    extent = (sizes[1][at] - 1) * window + 1
    return (sizes[2][at] - 1) * stride + extent - ((sizes[0][at] - 1) * base + 1 if sizes[0][at] else 0) - low


def _lists(op):
    sizes = _sizes(op)
    rank = len(sizes[0])
    ones = [1] * rank
    return sizes, {name: _list(op, field, [False] * rank if name == "reversal" else ones)[0] for name, field in _LISTS.items()}, \
        _padding(op, rank)


def _kind(name):
    """A kind that changes the list `name`, or the low padding, of one dimension."""

    def kind(program, random, choose):
        ops = [op for op in program.body if choose(op) and op.name == "stablehlo.convolution"]
        for _ in range(8):
            op = pick(random, ops)
            if op is None:
                return None
            sizes, lists, padding = _lists(op)
            at = random.randrange(len(sizes[0])) if sizes[0] else None
            if at is None:
                continue
            if name == "reversal":
                lists[name][at] = not lists[name][at]
                return line_edit(program, op, program.with_properties(op, _with(op, window_reversal=lists[name]))), f"reversal {at}"
            padding = [list(pair) for pair in padding]
            if name == "padding":
                old = padding[at][0]
                padding[at][0] = new = old + random.choice((-2, -1, 1, 2))
            else:
                old = lists[name][at]
                lists[name][at] = new = random.choice([v for v in (1, 2, 3) if v != old])
            padding[at][1] = _high(op, at, sizes, lists["stride"][at], lists["window dilation"][at], lists["base dilation"][at],
                                   padding[at][0])
            fields = {"padding": padding} | ({} if name == "padding" else {_LISTS[name]: lists[name]})
            return line_edit(program, op, program.with_properties(op, _with(op, **fields))), f"{name} {at}: {old} to {new}"
        return None

    kind.__doc__ = f"The {name} of a convolution changed."
    return kind


def dimensions(program, random, choose):
    """Two dimensions of equal size of a convolution's input, filter or result take each other's part."""
    found = []
    for op in program.body:
        if not choose(op) or op.name != "stablehlo.convolution":
            continue
        match = re.search(r"#stablehlo\.conv<\[(.*?)\]x\[(.*?)\]->\[(.*?)\]>", op.properties)
        for side, kind in enumerate((*op.operand_types, op.result_types[0])):
            shape = re.findall(r"(\d+)x", kind)
            found += [(op, match, side, i, j) for j in range(len(shape)) for i in range(j) if shape[i] == shape[j]]
    chosen = pick(random, found)
    if not chosen:
        return None
    op, match, side, i, j = chosen
    words = match[side + 1].split(", ")
    words[i], words[j] = words[j], words[i]
    text = op.properties[:match.start(side + 1)] + ", ".join(words) + op.properties[match.end(side + 1):]
    return line_edit(program, op, program.with_properties(op, text)), f"{match[side + 1]} to {', '.join(words)}"


KINDS = {f"convolution {name}": _kind(name) for name in (*_LISTS, "padding")} | {"convolution dimensions": dimensions}
