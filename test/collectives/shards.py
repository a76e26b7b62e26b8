"""Shards arguments into what each rank of a partitioned step holds, and puts its results together.

Reads roles, leaves and layouts from the text alone, in MLIR's generic form: nothing here is the compiler's.
"""

import dataclasses
import re

import numpy as np
from jax.extend.mlir import ir

import oracle

_STATES = ("param", "frozen", "opt_state", "model_state", "step")


@dataclasses.dataclass
class Role:
    kind: str
    name: str
    next: int = -1
    dim: int = -1
    groups: int = 1
    unit: str = ""

    @classmethod
    def parse(cls, text):
        kind, name = re.match(r'#zero\.role<(\w+) "([^"]*)"', text).groups()
        numbers = {key: int(value) for key, value in re.findall(r" (next|dim|groups) = (-?\d+)", text)}
        unit = re.search(r" unit = @(\w+)", text)
        return cls(kind, name, **numbers, unit=unit[1] if unit else "")

    @property
    def is_state(self):
        return self.kind in _STATES or self.next >= 0


@dataclasses.dataclass
class Segment:
    shape: tuple
    offset: int
    slice: int

    @classmethod
    def parse(cls, text):
        shape, offset, slice_ = re.match(r'#zero\.segment<"[^"]*" \[([\d, ]*)\] at (\d+)(?: slice (\d+))?>', text).groups()
        return cls(tuple(map(int, re.findall(r"\d+", shape))), int(offset), -1 if slice_ is None else int(slice_))

    @property
    def size(self):
        return int(np.prod(self.shape, dtype=int))

    def of_leaf(self, leaf):
        """The segment's elements in a leaf, or in a flat array as large."""
        flat = leaf.reshape(-1)
        return flat if self.slice < 0 else flat[self.slice * self.size:(self.slice + 1) * self.size]


@dataclasses.dataclass
class Holding:
    """An argument or result of the rank's function."""

    role: Role
    elements: int
    leaves: list  # of a unit's buffer: name per segment, "" for none
    whole: int = -1  # else the index of the whole argument or result


class Partitioned:
    """The interface of @main in the text that `zero-opt --mlir-print-op-generic` prints."""

    def __init__(self, text, ranks):
        module = oracle._parse(text)
        self.ranks = self.shards = ranks  # ranks hold as many shards of a unit: neighbours those of a shard group
        self._module = module  # owns what is read below
        self.units, self.leaves = {}, []
        for op in (op.operation for op in module.body.operations):
            if op.name == "zero.layout":
                self.units[ir.StringAttr(op.attributes["sym_name"]).value] = (
                    ir.IntegerAttr(op.attributes["elements"]).value,
                    [Segment.parse(str(s)) for s in ir.ArrayAttr(op.attributes["segments"])])
            if op.name == "zero.mesh" and "shard" in op.attributes:
                sizes = dict(zip((ir.StringAttr(a).value for a in ir.ArrayAttr(op.attributes["axis_names"])),
                                 ir.DenseI64ArrayAttr(op.attributes["axis_sizes"]), strict=True))
                assert list(sizes)[-1:] == [ir.StringAttr(a).value for a in ir.ArrayAttr(op.attributes["shard"])], "the fastest axis"
                self.shards = list(sizes.values())[-1]
            if op.name == "zero.leaf":
                slots = ir.DictAttr(op.attributes["slots"])
                shape = ir.RankedTensorType(ir.TypeAttr(op.attributes["type"]).value).shape
                if "main" in slots:
                    argument, result = (ir.IntegerAttr(a).value for a in ir.ArrayAttr(slots["main"]))
                    self.leaves.append((Role.parse(str(op.attributes["role"])), tuple(shape), argument, result))
        self._read_function(oracle._by_name(module)["main"])

    def _read_function(self, function):
        kind = ir.FunctionType(ir.TypeAttr(function.attributes["function_type"]).value)
        self.arguments = self._holdings(function, "arg_attrs", kind.inputs)
        self.results = self._holdings(function, "res_attrs", kind.results)
        for argument in self.arguments:
            if argument.role and argument.role.next >= 0:
                result = self.results[argument.role.next]
                result.role, result.leaves = argument.role, argument.leaves
        self._bind(self.arguments, 2)
        self._bind(self.results, 3)

    def _holdings(self, function, key, types):
        attributes = ir.ArrayAttr(function.attributes[key]) if key in function.attributes else [None] * len(types)
        holdings = []
        for dictionary, kind in zip(attributes, types, strict=True):
            found = {a.name: a.attr for a in ir.DictAttr(dictionary)} if dictionary is not None else {}
            leaves = [ir.StringAttr(a).value for a in ir.ArrayAttr(found["zero.leaves"])] if "zero.leaves" in found else []
            role = Role.parse(str(found["zero.role"])) if "zero.role" in found else None
            holdings.append(Holding(role, int(np.prod(ir.RankedTensorType(kind).shape, dtype=int)), leaves))
        return holdings

    def _bind(self, holdings, column):
        """States are found by their names; what else there is keeps its order."""
        by_name = {leaf[0].name: leaf[column] for leaf in self.leaves if leaf[0].is_state and leaf[column] >= 0}
        others = sorted(leaf[column] for leaf in self.leaves if not leaf[0].is_state and leaf[column] >= 0)
        for holding in holdings:
            if holding.role and holding.role.unit:
                holding.leaves = [by_name[name] if name else -1 for name in holding.leaves]
            elif holding.role and holding.role.is_state:
                holding.whole = by_name[holding.role.name]
            else:
                holding.whole = others.pop(0)

    def shard(self, whole):
        """`whole[i]` as `arguments[rank][i]`; padding is NaN, or ones in integers."""
        return [list(values) for values in zip(*(self._shard(holding, whole) for holding in self.arguments), strict=True)]

    def _shard(self, holding, whole):
        if holding.role and holding.role.unit:
            elements, segments = self.units[holding.role.unit]
            dtype = next(whole[leaf].dtype for leaf in holding.leaves if leaf >= 0)
            flat = np.full(elements, np.nan if dtype.kind not in "iub" else 1).astype(dtype)
            for segment, leaf in zip(segments, holding.leaves, strict=True):
                part = segment.of_leaf(whole[leaf]) if leaf >= 0 else 0
                flat[segment.offset:segment.offset + segment.size] = part
            return [flat] * self.ranks if holding.elements == elements else np.split(flat, self.shards) * (self.ranks // self.shards)
        value = whole[holding.whole]
        if not holding.role or holding.role.dim < 0:
            return [value] * self.ranks
        groups = np.split(value, holding.role.groups, holding.role.dim)
        rows = [np.split(group, self.ranks, holding.role.dim) for group in groups]
        return [np.concatenate(of_rank, holding.role.dim) for of_rank in zip(*rows)]

    def join(self, results):
        """`results[rank][i]` as whole results; what ranks hold in common must be the same bits."""
        whole = {}
        for index, holding in enumerate(self.results):
            parts = [of_rank[index] for of_rank in results]
            if holding.role and holding.role.unit:
                self._join_unit(holding, parts, whole)
            elif holding.role and holding.role.dim >= 0:
                whole[holding.whole] = np.concatenate(parts, holding.role.dim)
            else:
                whole[holding.whole] = _common(parts, f"result {index}")
        return [whole[i] for i in range(len(whole))]

    def _join_unit(self, holding, parts, whole):
        elements, segments = self.units[holding.role.unit]
        shapes = {leaf[3]: leaf[1] for leaf in self.leaves if leaf[3] >= 0}
        flats = parts if holding.elements == elements else [
            np.concatenate(parts[first:first + self.shards]) for first in range(0, self.ranks, self.shards)]
        for segment, leaf in zip(segments, holding.leaves, strict=True):
            if leaf >= 0:
                target = whole.setdefault(leaf, np.empty(shapes[leaf], flats[0].dtype))
                held = [flat[segment.offset:segment.offset + segment.size] for flat in flats]
                segment.of_leaf(target)[:] = _common(held, f"result {leaf}")


def _common(parts, what):
    for rank, part in enumerate(parts):
        assert part.tobytes() == parts[0].tobytes(), f"{what} differs between ranks 0 and {rank}"
    return parts[0]
