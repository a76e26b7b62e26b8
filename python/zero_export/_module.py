"""Puts several lowered functions into one MLIR module and writes roles onto their arguments and results.

Works on JAX's own in-memory MLIR (`jax.extend.mlir`), not on text: symbols are renamed by the symbol table.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from jax.extend.mlir import ir

from zero_export._roles import LEFT_BEHIND, ExportError


@dataclasses.dataclass(frozen=True)
class Entry:
    """One entry function: `lowered` becomes `@name`; one role text (or None) per argument and per result."""

    name: str
    lowered: Any
    argument_roles: list[Any]
    result_roles: list[Any]


def _functions(module: Any) -> list[Any]:
    return [op for op in module.body.operations if op.operation.name == "func.func"]


def _symbol(op: Any) -> str:
    return ir.StringAttr(op.operation.attributes["sym_name"]).value


def _rename(module: Any, op: Any, name: str) -> None:
    """Renames a symbol and every use of it in `module`."""
    old = _symbol(op)
    if old == name:
        return
    # A use is replaced by name, so the new name must not stand for something else yet.
    ir.SymbolTable.replace_all_symbol_uses(old, name, module.operation)
    ir.SymbolTable.set_symbol_name(op.operation, name)


def _unique(name: str, taken: set[str]) -> str:
    candidate, number = name, 0
    while candidate in taken:
        candidate, number = f"{name}_{number}", number + 1
    return candidate


def _with_roles(attributes: Any, roles: Any) -> Any:
    """The array of attribute dictionaries with `zero.role` added where a role is given."""
    result = []
    for number, role in enumerate(roles):
        fields = {}
        if attributes is not None:
            fields = {named.name: named.attr for named in iter(ir.DictAttr(attributes[number]))}
        if role is not None:
            fields["zero.role"] = ir.Attribute.parse(role)
        result.append(ir.DictAttr.get(fields))
    return ir.ArrayAttr.get(result)


def _annotate(function: Any, entry: Entry) -> None:
    attributes = function.operation.attributes
    taken = len(ir.FunctionType(ir.TypeAttr(attributes["function_type"]).value).inputs)
    if taken != len(entry.argument_roles):
        # JAX takes what another trace left behind as one more argument.
        raise ExportError(f"{'step' if entry.name == 'main' else entry.name} {LEFT_BEHIND}")
    for key, roles in (("arg_attrs", entry.argument_roles), ("res_attrs", entry.result_roles)):
        old = ir.ArrayAttr(attributes[key]) if key in attributes else None
        attributes[key] = _with_roles(old, roles)


def _text(entry: Entry) -> str:
    text: str = entry.lowered.compiler_ir("stablehlo").operation.get_asm(enable_debug_info=False)
    return text


def _name_helpers(module: Any, functions: list[Any], prefix: str, taken: set[str]) -> None:
    """Gives every function but "main" a name that is not in `taken`, and adds it there."""
    # Replacing uses goes by name: a new name must not stand for another function of this module either.
    present = {_symbol(op) for op in functions}
    for op in functions:
        old = _symbol(op)
        if old == "main":
            continue
        name = old
        if prefix or old in taken:
            name = _unique(prefix + old.lstrip("_"), taken | present)
            _rename(module, op, name)
        present.add(name)
        taken.add(name)


def merge(entries: list[Entry]) -> str:
    """The module that holds every entry under its name; helper functions are private and uniquely named.

    Entries are taken in order; a helper of the first keeps its name unless an entry has it.
    """
    first = entries[0].lowered.compiler_ir("stablehlo")
    context = first.operation.context
    # `zero.role` belongs to a dialect that JAX does not know; it is carried as an opaque attribute.
    context.allow_unregistered_dialects = True
    taken = {entry.name for entry in entries}
    with context, ir.Location.unknown():
        result = ir.Module.parse(_text(entries[0]))
        for entry in entries:
            own = entry is entries[0]
            module = result if own else ir.Module.parse(_text(entry))
            functions = _functions(module)
            _name_helpers(module, functions, "" if own else entry.name + "_", taken)
            main = next(op for op in functions if _symbol(op) == "main")
            _annotate(main, entry)
            _rename(module, main, entry.name)
            if not own:
                for op in functions:
                    result.body.append(op.operation)
        result.operation.verify()
        text: Any = result.operation.get_asm(enable_debug_info=False)
        return str(text)
