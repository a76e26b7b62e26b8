#!/usr/bin/env python3
"""The ZeRO paper's configurations C1 to C5 (Table 3) on its graphs of 40 and 100 billion parameters, and its 1.5B GPT-2's activations.

    .venv/bin/python benchmarks/zero_r.py                             # both tables; two minutes
    .venv/bin/python benchmarks/zero_r.py --configs C1 C3 --models 40B
    .venv/bin/python benchmarks/zero_r.py --largest 32 --models 60B   # the most rows for a model-parallel group that fit 32 GB; minutes
    .venv/bin/python benchmarks/zero_r.py --largest-model 32 --models 40B  # the most layers that fit 32 GB; minutes
    .venv/bin/python benchmarks/zero_r.py --results FILE ...          # again, goes on where it was stopped

Steps are compiled as far as their plan: nothing is run, no state has values. Table 8 of the paper: MP 16 and DP 25, 50 layers of
8,192 (32 heads, 16 rows a group) and 125 (64 heads, 32 rows), sequences of 1,024, every layer computed again in backward from its input,
sums over the 16 included (`--recompute=layers-and-sums`, as the paper does; with `layers` these are kept), half precision with f32 masters.
C1 is P_os (stage 1), C3 P_os+g (stage 2); C2, C4 add P_a (`--activations=partitioned`), C5 P_a+cpu (`partitioned-offloaded`). C_B and M_D are
on in all: there is no other way. 60B and 170B are Table 9's, of Figure 8: DP 8 and DP 25.

Exporting takes longer than compiling, so a step is exported once for each number of layers, and its rows are changed in the text.
How weights are split over the 16 is found once, on few layers (`--tensor-parallel --tp-plan`): all layers are split as one, which is checked.

`--largest` and `--largest-model` guess by steps of few layers, on which memory grows with layers and with layers x rows, or by the border of an
earlier configuration of the same model, and then compile steps of full size around the guess: the last that fits and the first that does not are
both compiled. With `--results` each compiled step is a line of a file, written as it comes; what the same compiler and exporter have compiled
is taken from there.

The second table: 48 layers of 1,600, 32 rows of 1,024 on one device, what a step holds most beside states and gradients, and what of
that forward has made, by kernel. The latter is an upper bound, read from the plan's text: up to a third more than the compiler counts, as
bytes that are given up in part stay until the last reader. The paper's figures are by its formula, 12 x hidden x rows x sequence x layers elements of two bytes,
and one value of that shape a layer where layers are computed again.
"""

import argparse
import collections
import dataclasses
import functools
import hashlib
import itertools
import json
import math
import pathlib
import re
import struct
import sys
import tempfile
import time

import workloads
from zero_export import training
from zero_export.models import gpt


@dataclasses.dataclass(frozen=True)
class Model:
    layers: int
    heads: int
    rows: int  # of a group of model-parallel ranks
    dp: int = 25


MODELS = {"40B": Model(50, 32, 16), "60B": Model(75, 64, 32, dp=8), "100B": Model(125, 64, 32),
          "170B": Model(212, 64, 12)}
HIDDEN, CONTEXT, VOCAB, MP, FEW = 8192, 1024, 50257, 16, 4
MANY_ROWS = 64, 128
ODD_ROWS = 13  # times 8 or 25 it is no other dimension of these steps
CONFIGS = {"C1": (1, "kept"), "C2": (1, "partitioned"), "C3": (2, "kept"), "C4": (2, "partitioned"), "C5": (2, "partitioned-offloaded")}
WITHOUT_GRADIENTS = {"C3": "C1", "C4": "C2"}  # the same but for P_g
SMALL = gpt.Config(layers=48, hidden=1600, heads=25, context=CONTEXT, vocab=VOCAB)
SMALL_ROWS = 32
ELEMENT = {"f32": 4, "bf16": 2, "f16": 2, "i32": 4, "ui32": 4, "i8": 1, "i1": 1, "f64": 8, "i64": 8}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", nargs="*", choices=MODELS, default=["40B", "100B"])
    parser.add_argument("--configs", nargs="+", choices=CONFIGS, default=list(CONFIGS))
    parser.add_argument("--recompute", default="layers-and-sums", metavar="POLICY", help="of the first table")
    parser.add_argument("--layers", type=int, help="instead of a model's own: a look at it in seconds")
    parser.add_argument("--largest", type=float, metavar="GB", help="the most rows of a group that fit so many 10^9 bytes")
    parser.add_argument("--largest-model", type=float, metavar="GB", help="the most layers that fit so many 10^9 bytes")
    parser.add_argument("--target", default="cpu", help="as of zero-compile; of cuda:sm_90 kernels are others, and what they keep")
    parser.add_argument("--no-small", action="store_true", help="leave the second table away")
    parser.add_argument("--results", type=pathlib.Path, metavar="FILE", help="lines of JSON, one of each compiled step: taken from there, or added")
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER", help="leave exported steps and plans there, and take those that are there")
    parser.add_argument("--build", type=pathlib.Path, default=workloads.ROOT / "build", help="folder of the build")
    return parser.parse_args()


def export(config, rows, path, dtype="bf16-master"):
    training.export(config, rows, training.Recipe(dtype=dtype), with_init=False).save(path)
    return path


def plan(options, text, *more):
    """(the plan's text, what it holds by name, seconds of the compiler) of a step."""
    path = text.with_suffix(".planned")
    begin = time.perf_counter()
    workloads.call([options.build / "bin" / "zero-compile", "--quiet", "--report=none", text, f"--target={options.target}", "--compile-to=planned",
                    "-o", path, *more])
    seconds, plan = time.perf_counter() - begin, path.read_text()
    head = plan[:plan.index("zero.mesh")]
    memory = {name: int(re.search(rf"\b{name} = (\d+)", head[head.index("zero.memory"):])[1])
              for name in ("max_live", "fragmentation", "slots")}
    arenas = re.findall(r"zero\.arena in @([\w.]+) \{.*?bytes = (\d+)", plan)
    memory["arena"] = int(arenas[0][1])
    memory["host"] = sum(int(size) for name, size in arenas[1:] if name != "checkpoint")
    return plan, memory, seconds


def number(value):
    """A number of f32 as MLIR writes it: by six digits, or by its bits."""
    return f"{value:e}" if float(f"{value:.5e}") == value else "0x" + struct.pack(">f", value).hex().upper()


def with_rows(text, rows, others):
    """The text of a step of so many rows for others, which stand in types, slices and the number of tokens that the loss is a mean of."""
    text = re.sub(rf"(?<=[<x]){rows}(?=x)|(?<=\[0:){rows}(?=,)", str(others), text)
    return text.replace(f"dense<{number(rows * CONTEXT)}>", f"dense<{number(others * CONTEXT)}>")


def exported(folder, model, layers, rows):
    """The file of a model's step, exported once."""
    text = folder / f"{model.heads}-{model.dp}-{layers}-{rows}.mlir"
    if not text.exists():
        export(gpt.Config(layers=layers, hidden=HIDDEN, heads=model.heads, context=CONTEXT, vocab=VOCAB), rows * model.dp, text)
    return text


def step_text(folder, model, layers, rows):
    """The same, made of the step of other rows where there are many layers: that is as it was exported, as is shown on few."""
    path = folder / f"{model.heads}-{model.dp}-{layers}-{rows}.mlir"
    if layers <= FEW or path.exists():
        return exported(folder, model, layers, rows)
    few, whole = [exported(folder, model, number, ODD_ROWS).read_text() for number in (FEW, layers)]
    expected = exported(folder, model, FEW, rows).read_text()
    if with_rows(few, ODD_ROWS * model.dp, rows * model.dp) != expected:
        sys.exit(f"error: the step of {FEW} layers and {ODD_ROWS} rows is not that of {rows} rows but for their number; mend with_rows")
    path.write_text(with_rows(whole, ODD_ROWS * model.dp, rows * model.dp))
    return path


def mesh(model):
    return f"--mesh=dp={model.dp},tp={MP}"


def split(options, folder, model, layers):
    """The file of how the weights of a step of so many layers are split, as the compiler finds it for few."""
    found, path = folder / f"few-{model.heads}-{model.dp}.split", folder / f"{model.heads}-{model.dp}-{layers}.split"
    if not found.exists():
        plan(options, step_text(folder, model, FEW, model.rows), mesh(model), "--tensor-parallel", f"--tp-plan={found}", "--recompute=layers")
    blocks, others = collections.defaultdict(list), []
    for line in found.read_text().splitlines():
        block = re.match(r"blocks/(\d+)/(.*)", line)
        blocks[int(block[1])].append(block[2]) if block else others.append(line)
    if sorted(blocks) != list(range(FEW)) or any(block != blocks[0] for block in blocks.values()):
        sys.exit(f"error: {found} splits layers in several ways, expected {FEW} alike; give --tensor-parallel for the whole step")
    path.write_text("\n".join([f"blocks/{number}/{line}" for number in range(layers) for line in blocks[0]] + others) + "\n")
    return path


@functools.cache
def versions(build):
    """The compiler and the exporter, as a hash of their files: who asks for the same step of the same two gets the same bytes."""
    exporter = pathlib.Path(training.__file__).parent
    files = [build / "bin" / "zero-compile", *sorted((build / "lib").glob("libZero.so*")), *sorted(exporter.rglob("*.py"))]
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:16]


def known_results(options):
    """{what was asked: row} of the file of results, of these versions."""
    if not options.results or not options.results.exists():
        return {}
    rows = map(json.loads, options.results.read_text().splitlines())
    return {asked(row): row for row in rows if row["versions"] == versions(options.build)}


def asked(row):
    return tuple(row[name] for name in ("model", "config", "recompute", "layers", "rows", "target"))


def configuration(options, folder, name, config, rows, layers):
    model = MODELS[name]
    stage, activations = CONFIGS[config]
    row = {"model": name, "config": config, "recompute": options.recompute, "layers": layers, "rows": rows, "target": options.target,
           "versions": versions(options.build)}
    if found := known_results(options).get(asked(row)):
        return found
    text = step_text(folder, model, layers, rows)
    _, memory, seconds = plan(options, text, mesh(model), f"--tp-plan={split(options, folder, model, layers)}",
                              f"--stage={stage}", f"--recompute={options.recompute}", *([f"--activations={activations}"] if activations != "kept" else []))
    row.update(seconds=round(seconds, 1), **memory)
    line = json.dumps(row)
    print(line, file=sys.stderr, flush=True)
    if options.results:
        with options.results.open("a") as file:
            print(line, file=file, flush=True)
    return row


def print_row(row):
    print(f"| {row['model']} | {row['config']} | {row['layers']} | {row['rows']} | {row['arena']:,} | {row['slots']:,} | {row['max_live']:,} | "
          f"{row['fragmentation']:,} | {row['host']:,} |", flush=True)


def guess_by_few(arena, model, layers, are_layers):
    """Two (count, arena) by which to guess how many layers, or rows of a step of so many layers, fit. `arena` compiles layers and rows.
    With many rows the peak of few layers is where it is of all, at the turn."""
    if are_layers:
        return [(count, arena(count, model.rows)) for count in (layers // 4, layers // 2)]
    few = FEW + 1, 2 * FEW + 2

    def extrapolated(rows):
        first, second = (arena(count, rows) for count in few)
        return second + (second - first) / (few[1] - few[0]) * (layers - few[1])

    return [(rows, extrapolated(rows)) for rows in MANY_ROWS]


def largest(options, folder, name, config, limit, are_layers, hint):
    """The row of the most layers, or rows of a group, that fit, which is compiled, as is one more; None where one does not fit. `hint` is a guess."""
    model, known = MODELS[name], {}
    full = options.layers or model.layers

    def compiled(count):
        if count not in known:
            layers, rows = (count, model.rows) if are_layers else (full, count)
            known[count] = configuration(options, folder, name, config, rows, layers)
        return known[count]["arena"]

    def by_line():
        """The count at which the line through two points, those nearest to the limit, meets it."""
        points = sorted(((count, row["arena"]) for count, row in known.items()), key=lambda each: abs(each[1] - limit))
        if len(points) < 2:
            points += guess_by_few(lambda layers, rows: configuration(options, folder, name, config, rows, layers)["arena"],
                                   model, full, are_layers)[::-1]
        (first, one), (second, two) = points[0], next(each for each in points if each[0] != points[0][0])
        guess = math.floor(first + (limit - one) * (second - first) / (two - one)) if one != two else first
        return min(guess, 2 * max(known)) if known else guess  # farther off another line may hold

    low, high = 0, math.inf
    while high != low + 1:
        guess = by_line() if hint is None or len(known) > 1 else hint
        count = guess if low < guess < high else guess + 1  # on a line the guess fits, and one more does not
        count = min(max(count, low + 1), high - 1)
        low, high = (count, high) if compiled(count) <= limit else (low, count)
    return known.get(low)


def configurations(options, folder):
    rows = []
    print("| model | | layers | rows of a group | arena | of it states, inputs | most values at one time | lost between them | memory of the host |")
    print("|---|---|---|---|---|---|---|---|---|")
    limit, counted = options.largest or options.largest_model, "layers" if options.largest_model else "rows"
    for name in options.models:
        model, borders = MODELS[name], {}
        for config in options.configs:
            row = largest(options, folder, name, config, limit * 1e9, bool(options.largest_model), borders.get(WITHOUT_GRADIENTS.get(config))) if limit else \
                configuration(options, folder, name, config, model.rows, options.layers or model.layers)
            if row is None:
                print(f"| {name} | {config} | none fits | | | | | | |", flush=True)
            else:
                rows.append(row)
                borders[config] = row[counted]
                print_row(row)
    return rows


#===------------------------------------------------------------------------===#
# What forward leaves for backward, by kernel
#===------------------------------------------------------------------------===#

def ranges(text):
    """[(first byte, end)] of the allocations of the device in a text."""
    found = []
    for offset, shape, element in re.findall(r"#zero\.allocation<(\d+), tensor<((?:\d+x)*)(\w+)>>", text):
        size = ELEMENT[element] * math.prod(map(int, shape.split("x")[:-1]))
        found.append((int(offset), int(offset) + size))
    return found


def launches(plan):
    """(name, number, numbers of those that it reads from, by operand, ranges read, ranges written, scratch) of the launches of @main, in order."""
    body = plan[plan.index("@main()"):]
    for line in body[:body.index("\n  }\n")].splitlines():
        found = re.match(r"\s*zero\.launch(_\w+)?\b", line)
        if not found or found[1] == "_save":
            continue
        lists = re.search(r"from = \[(.*?)\](?:, |\})", line)[1]
        sources = [list(map(int, one.split(","))) for one in re.findall(r"array<i64: ([^>]*)>", lists)]
        start = line.index(" outs [") if " outs [" in line else line.index(" -> ")
        read, rest = line[:start], line[start:line.index(" on @", start)]
        scratch = re.search(r"workspace (#zero\.allocation<.*?>>)", rest)
        written = rest.replace(scratch[0], "") if scratch else rest
        # Of a matmul there also stands what it adds.
        added = "".join(re.findall(r"(?:bias|addend) (#zero\.allocation<.*?>>)", written))
        written = re.sub(r"(?:bias|addend) #zero\.allocation<.*?>>", "", written)
        name = re.search(r"zero\.launch @(\w+)", line)
        yield (name[1] if name else found[1][1:], int(re.search(r"\bid = (\d+)", line)[1]), sources, ranges(read + added),
               ranges(written), ranges(scratch[0]) if scratch else [])


def kept_by_kernel(plan):
    """(most bytes at one time, {kernel: [values, bytes]} of those that it has made and something reads later), the largest first."""
    slots = int(re.search(r"rank_offset = (\d+)", plan)[1])
    work, values, of = list(launches(plan)), [], collections.defaultdict(list)
    for position, (name, number, sources, read, written, scratch) in enumerate(work):
        for operand, numbers in enumerate(sources):
            for value in itertools.chain.from_iterable(of[number] for number in numbers):
                places = read if operand >= len(read) else read[operand:operand + 1]
                if any(value["range"][0] < end and begin < value["range"][1] for begin, end in places):
                    value["last"] = position
                if value["range"] in written:  # by who reads it: it is there once
                    value["last"] = position - 1
        for place in written + scratch:
            if place[0] >= slots:
                values.append({"name": name, "range": place, "made": position, "last": position})
                if place not in scratch:
                    of[number].append(values[-1])
    change = [0] * (len(work) + 1)
    for value in values:
        size = value["range"][1] - value["range"][0]
        change[value["made"]] += size
        change[max(value["last"], value["made"]) + 1] -= size
    live = list(itertools.accumulate(change))
    at = live.index(max(live))
    kinds = collections.defaultdict(lambda: [0, 0])
    for value in values:
        if value["made"] <= at <= max(value["last"], value["made"]):
            kinds[value["name"]][0] += 1
            kinds[value["name"]][1] += value["range"][1] - value["range"][0]
    return max(live), dict(sorted(kinds.items(), key=lambda kind: -kind[1][1]))


def small(options, folder):
    """Activations of the 1.5B GPT-2."""
    unit = SMALL.hidden * SMALL_ROWS * CONTEXT * SMALL.layers * 2
    print(f"\npaper, by its formula: {12 * unit:,} bytes, {unit:,} with a value a layer\n")
    text, rows = export(SMALL, SMALL_ROWS, folder / "small.mlir"), []
    for recompute in ("none", "layers"):
        for attention, more in (("fused", ()), ("apart", ("--disable-fusions=attention",))):
            found, memory, seconds = plan(options, text, "--ranks=1", "--stage=0", f"--recompute={recompute}", *more)
            print(f"--recompute={recompute}, attention {attention}: most values at one time {memory['max_live']:,} bytes "
                  f"({memory['max_live'] / unit:.2f} values a layer), lost between them {memory['fragmentation']:,}")
            counted, kinds = kept_by_kernel(found)
            for name, (count, size) in list(kinds.items())[:12]:
                print(f"    {size:>16,}  {size / unit:6.2f}  {count:4} x {name}")
            print(f"    {counted:>16,}  {counted / unit:6.2f}  all of these, the upper bound")
            rows.append({"recompute": recompute, "attention": attention, "counted": counted, "kinds": kinds, "seconds": round(seconds, 1), **memory})
    return rows


def main():
    options = parse()
    with tempfile.TemporaryDirectory() as name:
        folder = options.keep or pathlib.Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        rows = configurations(options, folder) if options.models else []
        activations = [] if options.no_small else small(options, folder)
    print(json.dumps({"configurations": rows, "activations": activations}))


if __name__ == "__main__":
    sys.exit(main())
