"""The table that `zero-compile --print-roles` prints, as data, and how two of them are compared."""

import dataclasses
import re
import subprocess

import zero_run

_LINE = re.compile(r'(\S+) (\?|\w+)(?: "((?:[^"\\]|\\.)*)")?([^#]*)')
_ROLE = re.compile(r'(?:, )?zero\.role = #zero\.role<(?:[^">]|"(?:[^"\\]|\\.)*")*>')


@dataclasses.dataclass(frozen=True)
class Line:
    """One argument or result: its kind ("?" where the tool asks), the result that replaces it, its dimension and owner."""

    kind: str
    next: str | None
    dim: str | None
    of: str | None


def without_roles(text):
    """A module's text as `jax.jit(...).lower(...).as_text()` would have given it: no `zero.role`."""
    return _ROLE.sub("", text).replace("{, ", "{").replace("> {}", ">")


def roles_of(path):
    """({place: Line} of a module, "" or the error with which the tool asks)."""
    command = [str(zero_run.tool("zero-compile")), str(path), "--print-roles", "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    table = {}
    for place, kind, _, rest in (match.groups() for match in map(_LINE.match, done.stdout.splitlines()) if match):
        fields = dict(re.findall(r'(\w+)="?((?:[^" ])*)"?', rest))
        table[place] = Line(kind, fields.get("next"), fields.get("dim"), fields.get("of"))
    errors = [line for line in done.stderr.splitlines() if "error: " in line]
    return table, "\n".join(errors or ["no role was printed"]) if done.returncode or not table else ""


def differences(given, inferred):
    """What `inferred` says otherwise than `given`: kinds, dimensions and pairings. A missing owner is no contradiction."""
    found = []
    for place, line in given.items():
        other = inferred.get(place)
        if other is None:
            found.append(f"{place}: {line}, but no role was inferred")
        elif (line.kind, line.next, line.dim) != (other.kind, other.next, other.dim) or (
                line.of and other.of and line.of != other.of):
            found.append(f"{place}: {line}, inferred {other}")
    return found
