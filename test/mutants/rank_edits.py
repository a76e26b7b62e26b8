"""Damage to what a rank's own number decides: which part it takes, and what it alone adds for all of them."""

import re

from ops_edits import line_edit, pick, rewired


def rank_number(program, random, choose):
    """A rank's number along another axis, or along all; in one use that of another, or of the first rank for all of them."""
    numbers = [op for op in program.body if choose(op) and op.name == "zero.rank_offset"]
    op = pick(random, numbers)
    if op is None:
        return None
    own = re.search(r"axes = (\[[^\]]*\])", op.properties)[1]
    mesh = re.search(r'"zero.mesh"\(\).*?axis_names = (\[[^\]]*\])', "\n".join(program.lines[each.line] for each in program.module))
    names = re.findall(r'"\w+"', mesh[1]) if mesh else []
    lists = {f"[{name}]" for name in names} | ({mesh[1]} if mesh else set())
    uses = program.uses(op.function, op.results[0].name)
    others = [each for each in numbers if each is not op and each.function == op.function and each.line < op.line
              and each.result_types == op.result_types and each.properties != op.properties]
    how = random.choice(["axes", "axes", "other", "first"])
    if how == "axes" and (found := pick(random, sorted(lists - {own}))):
        return line_edit(program, op, program.with_properties(op, op.properties.replace(own, found))), f"number along {own} to {found}"
    if not uses:
        return None
    if how == "other" and (other := pick(random, others)):
        return rewired(program, [random.choice(uses)], other.results[0].name), f"number along {own} for another's"
    kind = op.result_types[0]
    line = f'    %number_999 = "stablehlo.constant"() <{{value = dense<{random.choice([0, 1])}> : {kind}}}> : () -> {kind}'
    return [(op.end, op.end, [line])] + rewired(program, [random.choice(uses)], "%number_999"), f"number along {own} a constant"


def _counts_ranks(program, op, depth=4):
    """Whether a rank's number is among what the op reads, a few ops away."""
    sources = [program.value(op, name) for name in op.operands]
    made = [value.op for value in sources if value is not None and value.op is not None]
    return any(each.name == "zero.rank_offset" or (depth > 0 and _counts_ranks(program, each, depth - 1)) for each in made)


def value_on_one_rank(program, random, choose):
    """What one rank adds for all of them: added by all, by none, or by a rank that there is not; zeros that are something else."""
    selects = [op for op in program.body if choose(op) and op.name == "stablehlo.select"
               and (made := program.value(op, op.operands[0])) is not None and _chosen_by(program, made.op)]
    op = pick(random, selects)
    if op is None:
        return None
    predicate, value, zeros = op.operands
    uses = program.uses(op.function, op.results[0].name)
    how = random.choice(["all", "none", "no rank", "zeros"])
    if how in ("all", "none"):
        return rewired(program, [random.choice(uses)], value if how == "all" else zeros), f"added by {how}"
    if how == "no rank":
        kind = op.operand_types[0]
        line = f'    %never_999 = "stablehlo.constant"() <{{value = dense<false> : {kind}}}> : () -> {kind}'
        return [(op.line, op.line + 1, [line, program.with_operands(op, ["%never_999", value, zeros])])], "added by no rank"
    others = [v.name for v in program.visible(op, op.result_types[0]) if v.name not in (value, zeros)]
    other = pick(random, others)
    return other and (line_edit(program, op, program.with_operands(op, [predicate, value, other])), "zeros are another value")


def _chosen_by(program, op):
    """A predicate that is a comparison of a rank's number, spread or not."""
    while op is not None and op.name in ("stablehlo.broadcast_in_dim", "stablehlo.reshape"):
        made = program.value(op, op.operands[0])
        op = made.op if made else None
    return op is not None and op.name == "stablehlo.compare" and "EQ" in op.properties and op.operand_types[0].count("x") == 0 \
        and _counts_ranks(program, op)


KINDS = {"rank number": rank_number, "value on one rank": value_on_one_rank}
