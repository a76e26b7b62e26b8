#!/usr/bin/env python3
"""docs/ShardingRules.md: the sharding rule of each op, as the compiler prints it for the ops of a lit test.

    docs/sharding_rules.py           rewrites the page
    docs/sharding_rules.py --check   fails where the committed one is not fresh
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
TEST = "test/2-Replica/print-sharding-rules.mlir"
PAGE = ROOT / "docs/ShardingRules.md"

HEADER = f"""# Sharding rules

<!-- Made by docs/sharding_rules.py from {TEST}; don't edit -->

How each op is computed on shards: the factors of every dimension of its operands and results, major first, and their kinds.
Dimensions that share a factor are sharded together. One axis shards one dimension of each tensor at most, by one factor.

| kind | shards of it |
|---|---|
| parallel | are computed alone |
| counted | are computed alone, by a count that starts at the shard's first index |
| stacked | are computed alone where every operand is sharded already, or one constant everywhere; no other one is sliced for it |
| contracted | give partial results, which the reduction combines |
| windowed, permuted, whole | have no meaning: neighbours are needed, elements change places, everything is needed |

`1:i` is a dimension of size 1 that is stretched over the factor i. `linear in 0 + 1 by add`: on operands 0 and 1 that are partial
sums, or zero, the op gives a partial sum. `column 0 of operand 1 addresses i`: indices are of rows anywhere; each shard counts them from its
first row, reads zeros for rows of others and writes its own alone. Such a rule is for parts of states (`--mesh=...,tp=T`), not for rows of the
batch. Of two rules the first that fits is taken. An op that is not here needs its
operands whole; control flow has no rule, for its regions are programs.

## Where partial sums are reduced

Every value that the last column allows to be partial can be had as one. Where some of its uses need it whole, it is reduced, or
computed once more from operands that were reduced before. What is reduced is the minimum vertex cut between the values that are
made partial and the uses that need whole ones: the cheapest that is enough, whatever the stage. A reduction costs its bytes and
512 more for each piece of it: parts that lie side by side in one value stay pieces, those that are added up become one, but for single rows between
zeros (layers stacked in one leaf). Of cuts
that cost as much the one next to the producers is taken, but below a reshape, a transpose or a scatter, where a gradient has its parameter's shape;
what ranks along a model's axis have parts of (`--sequence-parallel`) is reduced where it is gathered, where it has that shape, too.
Of two partial factors of a product the larger stays partial. A loop that is kept carries a sum, of zeros or of parts that were
made before it, as a partial value if none of its rounds needs it whole: it is reduced once, behind the loop, instead of in each
round. Ranks meet in no loop whose
number of rounds depends on data and on no side of a branch: what one of these would have reduced or gathered inside is gathered
before it, counted as any gather is, and every rank runs it whole. `test/2-Replica/test_placement.py` compares the cost with the best of
all choices, tried one by one, on random graphs.

## What is gathered

Where no rule fits, an operand is gathered: the smallest that helps, of equal ones the last. So of a product of rows with rows
(contrastive losses) one side is gathered, and the product has the other side's rows; the gathered side's gradient is a partial
sum, of which each rank needs its own rows alone: `zero.batch_scatter` adds them up there, for half the bytes of a reduction.
Both are transfers like a unit's, on the streams of gathers and of reductions, listed in the report as `gathers of rows of the
batch` and `reduce_scatters of rows of the batch`. Sums that anything reads whole are reduced whole. All gathers of a step together may make 1 MiB, or 5 % of what
its reductions move; beyond that the step is refused unless `--allow-gather` is given.

## Rules

| op | example | factors | linear |
|---|---|---|---|
"""


def printed():
    tool = ROOT / "build/bin/zero-opt"
    done = subprocess.run([tool, ROOT / TEST, "--zero-print-sharding-rules"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def row(op, rule, types):
    tensors, rest = re.match(r"(\(.*?\) -> \(.*?\))(.*)$", rule).groups()
    parts = rest.split(", linear in ")
    factors = parts[0].removeprefix(", ")
    linear = "; ".join(parts[1:])
    return f"| `{op}` | `{types}` | `{tensors}` {factors} | {linear} |\n"


def page():
    lines, rows = printed().splitlines(), []
    for index, line in enumerate(lines):
        found = re.match(r'    %\S+ = "?stablehlo\.([a-z_0-9]+)', line)
        if not found:
            continue
        # An op with regions has its attributes and types where it ends.
        end = next(i for i in range(index, len(lines)) if "zero.sharding_rule" in lines[i])
        rules = re.search(r'zero\.sharding_rule = (\[.*?"\]|".*?")', lines[end]).group(1)
        types = re.sub(r"tensor<(.*?)>(?=[,) ]|$)", r"\1", lines[end].rsplit(" : ", 1)[1])
        rows += [row(found.group(1), rule, types) for rule in re.findall(r'"(.*?)"', rules)]
    return HEADER + "".join(rows)


def main():
    if "--check" not in sys.argv:
        PAGE.write_text(page())
    elif PAGE.read_text() != page():
        sys.exit(f"error: {PAGE.relative_to(ROOT)} is not fresh; run docs/sharding_rules.py")


if __name__ == "__main__":
    main()
