#!/usr/bin/env python3
"""The ZeRO paper's configurations C1 to C5 (Table 3) on its graphs of 40 and 100 billion parameters, and its 1.5B GPT-2's activations.

    .venv/bin/python benchmarks/zero_r.py                             # both tables; some minutes
    .venv/bin/python benchmarks/zero_r.py --configs C1 C3 --models 40B
    .venv/bin/python benchmarks/zero_r.py --largest 32                # the most rows for a model-parallel group that fit 32 GB; hours
    .venv/bin/python benchmarks/zero_r.py --largest-model 32          # the most layers that fit 32 GB; hours

Steps are compiled as far as their plan: nothing is run, no state has values. Table 8 of the paper: MP 16 and DP 25, 50 layers of
8,192 (32 heads, 16 rows a group) and 125 (64 heads, 32 rows), sequences of 1,024, every layer computed again in backward
(`--recompute=layers`), half precision with f32 masters. C1 is P_os (stage 1), C3 P_os+g (stage 2); C2, C4 add P_a
(`--activations=partitioned`), C5 P_a+cpu (`partitioned-offloaded`). C_B and M_D are on in all: there is no other way.

The second table: 48 layers of 1,600, 32 rows of 1,024 on one device, what a step holds most beside states and gradients, and what of
that forward has made, by kernel. The latter is an upper bound, read from the plan's text: up to a third more than the compiler counts, as
bytes that are given up in part stay until the last reader. The paper's figures are by its formula, 12 x hidden x rows x sequence x layers elements of two bytes,
and one value of that shape a layer where layers are computed again.
"""

import argparse
import collections
import itertools
import json
import math
import pathlib
import re
import sys
import tempfile
import time

import workloads
from zero_export import training
from zero_export.models import gpt

MODELS = {"40B": (50, 32, 16), "100B": (125, 64, 32)}  # layers, heads, rows of a group
HIDDEN, CONTEXT, VOCAB, MP, DP = 8192, 1024, 50257, 16, 25
CONFIGS = {"C1": (1, "kept"), "C2": (1, "partitioned"), "C3": (2, "kept"), "C4": (2, "partitioned"), "C5": (2, "partitioned-offloaded")}
SMALL = gpt.Config(layers=48, hidden=1600, heads=25, context=CONTEXT, vocab=VOCAB)
SMALL_ROWS = 32
ELEMENT = {"f32": 4, "bf16": 2, "f16": 2, "i32": 4, "ui32": 4, "i8": 1, "i1": 1, "f64": 8, "i64": 8}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", nargs="*", choices=MODELS, default=list(MODELS))
    parser.add_argument("--configs", nargs="+", choices=CONFIGS, default=list(CONFIGS))
    parser.add_argument("--layers", type=int, help="instead of a model's own: a look at it in seconds")
    parser.add_argument("--largest", type=float, metavar="GB", help="the most rows of a group that fit so many 10^9 bytes")
    parser.add_argument("--largest-model", type=float, metavar="GB", help="the most layers that fit so many 10^9 bytes")
    parser.add_argument("--no-small", action="store_true", help="leave the second table away")
    parser.add_argument("--build", type=pathlib.Path, default=workloads.ROOT / "build", help="folder of the build")
    return parser.parse_args()


def export(config, rows, path, dtype="bf16-master"):
    training.export(config, rows, training.Recipe(dtype=dtype), with_init=False).save(path)
    return path


def plan(options, text, *more):
    """(the plan's text, what it holds by name, seconds of the compiler) of a step."""
    path = text.with_suffix(".planned")
    begin = time.perf_counter()
    workloads.call([options.build / "bin" / "zero-compile", "--quiet", "--report=none", text, "--target=cpu", "--compile-to=planned",
                    "-o", path, *more])
    seconds, plan = time.perf_counter() - begin, path.read_text()
    head = plan[:plan.index("zero.mesh")]
    memory = {name: int(re.search(rf"\b{name} = (\d+)", head[head.index("zero.memory"):])[1])
              for name in ("max_live", "fragmentation", "slots")}
    arenas = re.findall(r"zero\.arena in @([\w.]+) \{.*?bytes = (\d+)", plan)
    memory["arena"] = int(arenas[0][1])
    memory["host"] = sum(int(size) for name, size in arenas[1:] if name != "checkpoint")
    return plan, memory, seconds


def configuration(options, folder, model, name, rows, layers=None):
    layers, heads = layers or options.layers or MODELS[model][0], MODELS[model][1]
    stage, activations = CONFIGS[name]
    text = folder / f"{model}-{layers}-{rows}.mlir"
    if not text.exists():
        export(gpt.Config(layers=layers, hidden=HIDDEN, heads=heads, context=CONTEXT, vocab=VOCAB), rows * DP, text)
    _, memory, seconds = plan(options, text, f"--mesh=dp={DP},tp={MP}", "--tensor-parallel", f"--stage={stage}", "--recompute=layers",
                              *([f"--activations={activations}"] if activations != "kept" else []))
    return {"model": model, "config": name, "layers": layers, "rows": rows, "seconds": round(seconds, 1), **memory}


def print_row(row):
    print(f"| {row['model']} | {row['config']} | {row['layers']} | {row['rows']} | {row['arena']:,} | {row['slots']:,} | {row['max_live']:,} | "
          f"{row['fragmentation']:,} | {row['host']:,} |", flush=True)


def largest(options, folder, model, name, limit, are_layers):
    """The row of the most rows of a group, or layers, that fit, which is compiled, as is one more; memory grows with both, almost as a line."""
    layers, _, rows = MODELS[model]
    known = {}

    def fits(count):
        if count not in known:
            known[count] = configuration(options, folder, model, name, *((rows, count) if are_layers else (count, options.layers)))
        return known[count]["arena"] <= limit

    count = layers if are_layers else rows
    fits(2 * count if fits(count) else max(count // 2, 1))
    while True:
        low, high = max((each for each in known if fits(each)), default=0), min((each for each in known if not fits(each)), default=math.inf)
        if high == low + 1:
            return known.get(low)
        (first, one), (second, two) = sorted(known.items(), key=lambda each: abs(each[1]["arena"] - limit))[:2]
        slope = (two["arena"] - one["arena"]) / (second - first)
        guess = math.floor(first + (limit - one["arena"]) / slope)
        count = guess if low < guess < high else guess + 1  # on a line the guess fits, and one more does not
        fits(min(max(count, low + 1), high - 1))


def configurations(options, folder):
    rows = []
    print("| model | | layers | rows of a group | arena | of it states, inputs | most values at one time | lost between them | memory of the host |")
    print("|---|---|---|---|---|---|---|---|---|")
    for model in options.models:
        for name in options.configs:
            limit = options.largest or options.largest_model
            row = largest(options, folder, model, name, limit * 1e9, bool(options.largest_model)) if limit else \
                configuration(options, folder, model, name, MODELS[model][2])
            if row is None:
                print(f"| {model} | {name} | none fits | | | | | | |", flush=True)
            else:
                rows.append(row)
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
        folder = pathlib.Path(name)
        rows = configurations(options, folder) if options.models else []
        activations = [] if options.no_small else small(options, folder)
    print(json.dumps({"configurations": rows, "activations": activations}))


if __name__ == "__main__":
    sys.exit(main())
