"""Bytes that a training step's kernels read and write, beside the bytes that must move; time by kernel.

    .venv/bin/python benchmarks/traffic.py                      # GPT 6 x 384, context 256, 8 rows, f32, one rank
    .venv/bin/python benchmarks/traffic.py --workload llama --no-run

All bytes are read off the compiler's plan. A kernel that looks rows up, slices, or writes a part of a buffer is counted with
that part. What a kernel reads of the matmul that it runs by turns with is in a cache when it does, and is not counted, as what the
matmul itself reads and writes never is; how many bytes these are, and of a turn, is printed. A loop that stays is one launch: the kernels that it runs are counted, as often as it has rounds, which are read off
its condition (`counter < constant`, from 0 by 1, as `scan` and `fori_loop` count); what it carries to the next round moves for
nothing, and of branches each is counted. A loop of any other kind ends this program.

Two floors stand beside them, both read off a plan in which no value is made twice to save memory:

* *each tensor once*: what kernels would move if each tensor that must cross between library calls (matmuls, collectives) crossed
  once. What a library call made is read by kernels once, what one reads and kernels make is written once; so are the step's
  arguments and results. Kernels that run by turns with a matmul change none of it. Two kernels between the same library calls count for nothing in it, nor what a loop exchanges with library
  calls of its own: with such loops the floor is too low. No program reaches it that does not compute inside the library's calls:
  what forward and backward both read (the input of an activation, a norm's, queries and keys) counts once, and what a kernel leaves
  to one behind a matmul (the residual stream) not at all.
* *each crossing*: the same, but what has to wait is read again. Two kernels that read a tensor can be one, and read it once, unless
  the second waits for the first through a library call, or through a number that sums up all that the first has read (the norm of
  all gradients, before any of them is used). So a tensor counts once for each kernel on the longest chain of such readers, and what
  a kernel makes for another behind a library call counts as written and read. Arithmetic is taken as the plan has it: what a kernel
  could make again of other tensors that it reads anyway counts as crossing, too.

Launches a layer are those of the step less those of the step with one layer less. With a run, the table of time by kernel
shows bytes per second as a share of what copying does on as many threads, measured beside it; kernels that multiply
matrices (attention, loops) are summed apart. Times on a busy machine say little, bytes are exact. Exits with 1 where
--limit is exceeded. The last line is one JSON object.
"""

import argparse
import collections
import dataclasses
import json
import math
import pathlib
import re
import sys
import tempfile

import machine
import workloads

WIDTHS = {"i1": 1, "complex<f32>": 8, "complex<f64>": 16}
TENSOR = re.compile(r"tensor<((?:\d+x)*)((?:complex<\w+>)|\w+)>")
ALLOCATION = re.compile(r"#zero\.allocation<(\d+), (tensor<[^>]*>+)")
# Of these, a kernel reads or writes but the part that the other operand or the result is.
READS_PART = ("stablehlo.gather", "stablehlo.slice", "stablehlo.dynamic_slice")
WRITES_PART = {"stablehlo.scatter": 2, "stablehlo.dynamic_update_slice": 1, "zero.insert_segment": 1}


def tensor_bytes(text):
    dims, element = TENSOR.search(text).groups()
    width = 1 if element.startswith("f8") else WIDTHS.get(element) or max(int(re.search(r"\d+", element)[0]) // 8, 1)
    return math.prod(map(int, filter(None, dims.split("x")))) * width


def element_count(text):
    return math.prod(map(int, filter(None, TENSOR.search(text)[1].split("x"))))


@dataclasses.dataclass(frozen=True)
class Range:
    begin: int
    end: int

    @property
    def bytes(self):
        return self.end - self.begin

    def meet(self, other):
        return Range(max(self.begin, other.begin), max(min(self.end, other.end), self.begin, other.begin))


@dataclasses.dataclass(frozen=True)
class Launch:
    """`kind`: kernel, copy, or the library's call; `sources`: numbers of launches, -1 for the entry's arguments, per read."""

    kind: str
    name: str
    number: int
    reads: list
    sources: list
    writes: list
    written: list  # types of what it writes
    text: str
    turn_bytes: int = 0  # of a matmul: of its result, in one turn with the kernel behind it
    cached: frozenset = frozenset()  # reads, by number, that are in a cache: of the matmul that a kernel runs by turns with


def ranges(text):
    return [Range(int(offset), int(offset) + tensor_bytes(tensor)) for offset, tensor in ALLOCATION.findall(text)]


def parse_launch(line):
    operation = re.match(r"\s*zero\.launch(?:_(\w+))?", line)[1] or "kernel"
    head, attributes = line[: line.rindex(" on @")], line[line.rindex(" on @") :]
    read, written = re.split(r" outs | -> ", head, maxsplit=1)
    written = written.split(" workspace ")[0]
    sources = [[int(number) for number in each.split(",")]
               for each in re.findall(r"array<i64: ([-\d, ]+)>", re.search(r"from = \[(.*?)\](?:,|\})", attributes)[1])]
    reads = ranges(read)
    if "accumulate" in attributes:
        reads += ranges(written)
    name = re.search(r"@([\w$.]+)", read)[1] if operation == "kernel" else operation
    turns = re.search(r"\bturns = array<i64: (\d+), ", attributes)
    turn_bytes = int(turns[1]) * int(re.search(r"\bn = (\d+)", attributes)[1]) * 4 if turns else 0
    return Launch(operation, name, int(re.search(r"\bid = (\d+)", attributes)[1]), reads, sources, ranges(written),
                  [tensor for _, tensor in ALLOCATION.findall(written)], line, turn_bytes)


def with_turns(launches):
    """The same, with what kernels read of the matmul right before them where both run by turns."""
    for i, (before, launch) in enumerate(zip(launches, launches[1:])):
        if before.turn_bytes:
            cached = frozenset(number for number, target in enumerate(launch.reads) if target == before.writes[0])
            launches[i + 1] = dataclasses.replace(launch, cached=cached)
    return launches


@dataclasses.dataclass(frozen=True)
class Inner:
    """A kernel or library call in a loop or branch; `times` it runs a launch, and the bytes of its operands and results."""

    kind: str
    name: str
    times: int
    reads: list
    writes: list


@dataclasses.dataclass
class Plan:
    """Launches of the training step, the parts that kernels read and write of their operands, and the step's results."""

    launches: list
    parts: dict
    results: list  # (launches that make it, range)
    loops: dict  # of a kernel with regions: [Inner]
    multiplying: set  # kernels with matmuls in them

    def kernels(self):
        return [launch for launch in self.launches if launch.kind in ("kernel", "copy")]

    def library(self, *kinds):
        return [launch for launch in self.launches
                if launch.kind not in ("kernel", "copy") and (not kinds or launch.kind in kinds)]


def kernel_parts(body):
    """{("in" or "out", number): bytes} of the operands of a kernel of which it touches a part."""
    header = body[0][: body[0].rindex("attributes")]
    arguments = re.findall(r"(%arg\d+): ", header)
    inner = [re.sub(r"^\s*(%[\w:]+ = )?", r"\1", line) for line in body[1:]]
    parts, made_by = {}, {}
    for line in inner:
        made = re.match(r'(%\w+)(?::\d+)? = "?([\w.]+)"?', line)
        if made:
            made_by[made[1]] = (made[2], re.findall(r"%[\w#]+", line.split("=", 1)[1]), line)
    for number, argument in enumerate(arguments):
        uses = [line for line in inner if re.search(re.escape(argument) + r"\b", line)]
        operations = [re.match(r'(?:%[\w:]+ = )?"?([\w.]+)"?', line)[1] for line in uses]
        if uses and all(operation in READS_PART and re.findall(r"%[\w#]+", line.split("=", 1)[1])[0] == argument
                        for operation, line in zip(operations, uses)):
            parts["in", number] = sum(tensor_bytes(line[line.rindex("->") :]) for line in uses if "->" in line)
    returned = next((line for line in inner if line.startswith(("return", "func.return"))), "")
    for number, value in enumerate(re.findall(r"%[\w#]+", returned)):
        operation, operands, line = made_by.get(value, ("", [], ""))
        if operation not in WRITES_PART:
            continue
        types = re.findall(r"tensor<[^()]*?>(?=[,)\s]|$)", line)
        position = WRITES_PART[operation]
        size = tensor_bytes(types[position]) if position < len(types) else None
        if size is None:  # a region in between: the types follow it
            closing = next(each for each in inner[inner.index(line) :] if each.startswith("})"))
            size = tensor_bytes(re.findall(r"tensor<[^()]*?>(?=[,)\s]|$)", closing)[position])
        parts["out", number] = size
        if operands and operands[0] in arguments:
            parts["in", arguments.index(operands[0])] = size
    return parts


def made_by(name, lines, bodies):
    """The lines that make a number of a loop: its own, or those of the kernel that gives it."""
    call = next((found[1] for found in (re.match(rf"\s*{re.escape(name)} = zero\.dispatch @([\w$.]+)", line) for line in lines) if found), None)
    return "\n".join(bodies[call] if call else lines)


def loop_rounds(condition, body, bodies):
    """How often a loop runs, of the lines of its condition and its body: it ends at a constant, and counts by 1 from 0, as
    those of jax.lax.scan and fori_loop do (the start is a value of the step, so it is not looked at)."""
    returned = [re.search(r"stablehlo.return (%[\w#]+)", "\n".join(lines))[1] for lines in (condition, body)]
    test, following = (made_by(name, lines, bodies) for name, lines in zip(returned, (condition, body)))
    bound = re.search(r"(%\w+) = stablehlo.constant dense<(\d+)> : .*\n(?:.*\n)*?\s*%\w+ = stablehlo.compare LT, %\w+, \1\b", test)
    step = re.search(r"(%\w+) = stablehlo.constant dense<1> : .*\n(?:.*\n)*?\s*%\w+ = stablehlo.add (?:%\w+, \1\b|\1, %\w+)", following)
    if not bound or not step:
        text = following if bound else test
        sys.exit("error: the rounds of a loop are not known; expected the condition 'counter < constant' and the next counter "
                 f"'counter + 1', found:\n{text}")
    return int(bound[2])


def inner_calls(body, bodies):
    """What a kernel's loops and branches run; conditions of loops, a number each, are left out."""
    found, regions = [], []  # regions around a line: (indentation, times, rounds); conditions count for no time
    for number, line in enumerate(body):
        indent = len(line) - len(line.lstrip())
        if "stablehlo.while(" in line:
            middle = next(i for i in range(number, len(body)) if body[i].startswith(" " * indent + "} do"))
            end = next(i for i in range(middle + 1, len(body)) if body[i].startswith(" " * indent + "}"))
            regions.append((indent, 0, loop_rounds(body[number + 1 : middle], body[middle + 1 : end], bodies)))
        elif regions and line.lstrip().startswith("}") and indent == regions[-1][0]:
            *_, rounds = regions.pop()
            if line.strip().startswith("} do"):
                regions.append((indent, rounds, rounds))
        call = re.search(r"= zero\.(dispatch|gemm\w*|conv\w*|attention\w*)(?: @([\w$.]+))?", line)
        times = math.prod(times for _, times, _ in regions)
        if not call or not times:
            continue
        kind = "kernel" if call[1] == "dispatch" else call[1]
        read, written = line[line.rindex(" : (") :].split(" -> ", 1)
        sizes = [[tensor_bytes(each) for each in re.findall(r"tensor<[^>]*>+", side)] for side in (read, written)]
        found.append(Inner(kind, call[2] or kind, times, *sizes))
    return found


def parse_plan(text, entry="main"):
    functions = re.split(r"\n  (?=func\.func)", text)
    bodies = {re.search(r"@([\w$.]+)", body)[1]: body.split("\n") for body in functions[1:]}
    launches = with_turns([parse_launch(line) for line in bodies[entry] if re.match(r"\s*zero\.launch", line)])
    used = {launch.name for launch in launches if launch.kind == "kernel"}
    results = []
    for line in re.findall(rf'zero\.slot "{entry}".*', text):
        made = re.search(r"from = array<i64: ([-\d, ]+)>", line)
        if made and "result = " in line:
            results.append(([int(number) for number in made[1].split(",")], ranges(line)[0]))
    with_regions = [name for name in used if any("zero.dispatch @" in line for line in bodies[name])]
    loops = {name: inner_calls(bodies[name], bodies) for name in with_regions}
    multiplying = {name for name in used if any(re.search(r"stablehlo\.(dot_general|convolution)|zero\.gemm", line)
                                                for line in bodies[name])}
    used = used - loops.keys() | {each.name for inner in loops.values() for each in inner if each.kind == "kernel"}
    return Plan(launches, {name: kernel_parts(bodies[name]) for name in used}, results, loops, multiplying)


def touched(parts, reads, writes):
    """Bytes of operands and results of these sizes, of some of which but a part is touched."""
    return (sum(min(size, parts.get(("in", i), size)) for i, size in enumerate(reads)) +
            sum(min(size, parts.get(("out", i), size)) for i, size in enumerate(writes)))


def moved(plan, launch):
    """Bytes that a kernel or copy reads and writes."""
    if launch.kind == "kernel" and launch.name in plan.loops:
        return sum(each.times * touched(plan.parts[each.name], each.reads, each.writes)
                   for each in plan.loops[launch.name] if each.kind == "kernel")
    parts = plan.parts.get(launch.name, {}) if launch.kind == "kernel" else {}
    reads = [0 if number in launch.cached else each.bytes for number, each in enumerate(launch.reads)]
    return touched(parts, reads, [each.bytes for each in launch.writes])


def in_turns(plan):
    """Kernels that run by turns with a matmul, the bytes that they find in a cache, and the most bytes of a turn."""
    kernels = [launch for launch in plan.launches if launch.cached]
    return (len(kernels), sum(launch.reads[number].bytes for launch in kernels for number in launch.cached),
            max((launch.turn_bytes for launch in plan.launches), default=0))


def runs(plan, *, library):
    """Kernels and copies, or library calls, of a step, those of loops in every round."""
    inner = sum(each.times for launch in plan.kernels() for each in plan.loops.get(launch.name, ())
                if (each.kind != "kernel") == library)
    outer = plan.library() if library else [each for each in plan.kernels() if each.name not in plan.loops]
    return inner + len(outer)


def union(pieces):
    """Bytes of ranges that may overlap."""
    total, end = 0, -1
    for piece in sorted(pieces, key=lambda each: each.begin):
        total += max(0, piece.end - max(piece.begin, end))
        end = max(end, piece.end)
    return total


def crossings(plan):
    """What crosses between kernels and library calls or the step's border: {(maker, direction): ranges}."""
    makers = {launch.number: launch for launch in plan.launches}
    is_kernel = {launch.number: launch.kind in ("kernel", "copy") for launch in plan.launches}
    crossed = collections.defaultdict(list)

    def cross(number, target, reader_is_kernel, limit=None):
        if is_kernel.get(number, False) == reader_is_kernel:
            return
        made = makers[number].writes if number in makers else [target]
        for each in made:
            piece = target.meet(each)
            if piece.bytes:
                crossed[number, reader_is_kernel].append(
                    piece if limit is None else Range(piece.begin, piece.begin + min(piece.bytes, limit)))

    for launch in plan.launches:
        for i, (target, sources) in enumerate(zip(launch.reads, launch.sources)):
            limit = plan.parts.get(launch.name, {}).get(("in", i)) if launch.kind == "kernel" else None
            for number in sources:
                cross(number, target, launch.kind in ("kernel", "copy"), limit)
    for sources, target in plan.results:
        for number in sources:
            cross(number, target, False)
    return crossed


def floor_bytes(plan):
    """Bytes that kernels must read and write, each tensor once: see above."""
    return sum(union(pieces) for pieces in crossings(plan).values())


def separations(plan):
    """{launch: launches that it waits for through a library call, or through a kernel that gives nothing but single numbers}."""
    ends = {launch.number for launch in plan.launches
            if launch.kind not in ("kernel", "copy") or all(element_count(each) == 1 for each in launch.written)}
    before, separate = {}, {}
    for launch in plan.launches:  # in the order in which they run
        direct = {number for sources in launch.sources for number in sources if number >= 0}
        before[launch.number] = direct.union(*(before[number] for number in direct))
        separate[launch.number] = set().union(*(separate[number] | (before[number] if number in ends else set()) for number in direct))
    return separate


def rounds_of_reading(number, is_made_by_kernel, readers, separate):
    """Which time each of the kernels `readers` reads what `number` made: 0 where it can be one kernel with that."""
    rounds = {}
    for reader in readers:
        first = 0 if is_made_by_kernel and number not in separate[reader] else 1
        rounds[reader] = max([first] + [rounds[other] + 1 for other in rounds if other in separate[reader]])
    return rounds


def crossing_bytes(plan):
    """Bytes that kernels must read and write, each crossing once: see above."""
    separate = separations(plan)
    launches = {launch.number: launch for launch in plan.launches}
    is_kernel = {number: launch.kind in ("kernel", "copy") for number, launch in launches.items()}
    reads = collections.defaultdict(lambda: collections.defaultdict(list))  # maker: {kernel: ranges}
    written = collections.defaultdict(list)  # by a kernel, for others than those that can be one with it

    def pieces_of(number, target, limit=None):
        made = [target.meet(each) for each in launches[number].writes] if number in launches else [target]
        return [each if limit is None else Range(each.begin, each.begin + min(each.bytes, limit)) for each in made if each.bytes]

    for launch in plan.launches:
        for i, (target, sources) in enumerate(zip(launch.reads, launch.sources)):
            limit = plan.parts.get(launch.name, {}).get(("in", i)) if launch.kind == "kernel" else None
            for number in sources:
                if is_kernel[launch.number]:
                    reads[number][launch.number] += pieces_of(number, target, limit)
                elif is_kernel.get(number):
                    written[number] += pieces_of(number, target)
    for sources, target in plan.results:
        for number in sources:
            if is_kernel.get(number):
                written[number] += pieces_of(number, target)
    total = 0
    for number, readers in reads.items():
        by_round = collections.defaultdict(list)
        for reader, time in rounds_of_reading(number, is_kernel.get(number, False), readers, separate).items():
            by_round[time] += readers[reader]
        by_round.pop(0, None)
        if is_kernel.get(number):
            written[number] += [piece for pieces in by_round.values() for piece in pieces]
        total += sum(union(pieces) for pieces in by_round.values())
    return total + sum(union(pieces) for pieces in written.values())


@dataclasses.dataclass(frozen=True)
class Floor:
    """Both floors of a step, in bytes."""

    tensors: int
    crossings: int


def floors_of(workload, options, folder):
    """Of its plan without what memory is saved by (a value that is made again crosses again)."""
    plan = parse_plan(workloads.planned(workload, options, folder,
                                        "--disable-fusions=rematerialize,attention-outputs,attention-rows,row-values"))
    return Floor(floor_bytes(plan), crossing_bytes(plan))


def summarise(plan, floor):
    kernels = plan.kernels()
    total = sum(moved(plan, launch) for launch in kernels)
    return {"kernels": runs(plan, library=False), "library": runs(plan, library=True), "bytes": total,
            "floor_bytes": floor.tensors, "ratio": round(total / max(floor.tensors, 1), 3),
            "crossing_bytes": floor.crossings, "ratio_to_crossings": round(total / max(floor.crossings, 1), 3)}


def print_rate(spent, launches, moved_bytes, bandwidth, name):
    """A line of the table; its share of copying."""
    rate = moved_bytes / max(spent, 1e-6) / 1e6
    print(f"{spent:8.2f} {launches:8d} {moved_bytes / 1e6:9.1f} {rate:7.1f} {rate / bandwidth:10.0%}  {name}")
    return rate / bandwidth


def print_kernels(plan, calls, bandwidth, top):
    """Time by kernel, the longest first, and how near it comes to copying: of all but those that multiply matrices."""
    by_name = collections.Counter()
    for launch in plan.kernels():
        by_name[launch.name] += moved(plan, launch)
    rows = sorted(((*reversed(calls[name]), count, name) for name, count in by_name.items() if name in calls), reverse=True)
    print(f"\n{'ms':>8} {'launches':>8} {'MB':>9} {'GB/s':>7} {'of copying':>10}  kernel")
    for spent, launches, count, name in rows[:top]:
        print_rate(spent, launches, count, bandwidth, f"{name} (matmuls in it)" if name in plan.multiplying else name)
    for kind, wanted in (("kernels with matmuls in them", True), ("all others", False)):
        chosen = [row[:3] for row in rows if (row[3] in plan.multiplying) == wanted]
        share = print_rate(*(sum(column) for column in zip((0, 0, 0), *chosen)), bandwidth, kind)
    return share


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    workloads.add_arguments(parser)
    parser.add_argument("--no-run", action="store_true", help="bytes only")
    parser.add_argument("--steps", type=int, default=4, help="steps of the run (default 4)")
    parser.add_argument("--top", type=int, default=25, help="kernels shown (default 25)")
    parser.add_argument("--limit", type=float, help="exit with 1 if the ratio to the first floor is above this")
    return parser.parse_args()


def main():
    options = parse()
    workload = workloads.chosen(options)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        plan = parse_plan(workloads.planned(workload, options, folder))
        found = summarise(plan, floors_of(workload, options, folder))
        print(f"{workload.summary}, {options.dtype}, stage {options.stage}, {options.ranks} ranks")
        print(f"kernels   {found['kernels']} launches move {found['bytes'] / 1e6:.1f} MB; {found['library']} library calls beside")
        kernels, cached, most = in_turns(plan)
        found.update(turns=kernels, cached_bytes=cached, turn_bytes=most)
        print(f"turns     {kernels} of them read {cached / 1e6:.1f} MB more from a cache, of matmuls by turns of at most {most / 1024:.0f} KiB "
              "a thread")
        print(f"floors    each tensor once {found['floor_bytes'] / 1e6:.1f} MB: ratio {found['ratio']:.3f}; each crossing "
              f"{found['crossing_bytes'] / 1e6:.1f} MB: ratio {found['ratio_to_crossings']:.3f}")
        layers = getattr(workload.config, "layers", 0)
        if layers > 1:
            smaller = workload.with_layers(layers - 1)
            fewer = summarise(parse_plan(workloads.planned(smaller, options, folder)), floors_of(smaller, options, folder))
            found.update(kernels_per_layer=found["kernels"] - fewer["kernels"],
                         bytes_per_layer=found["bytes"] - fewer["bytes"])
            print(f"a layer   {found['kernels_per_layer']} launches, {found['bytes_per_layer'] / 1e6:.1f} MB "
                  f"(floors {(found['floor_bytes'] - fewer['floor_bytes']) / 1e6:.1f} and "
                  f"{(found['crossing_bytes'] - fewer['crossing_bytes']) / 1e6:.1f} MB), "
                  f"{found['library'] - fewer['library']} library calls, forward and backward")
        if not options.no_run:
            bandwidth = machine.copy_bandwidth()
            _, calls = workloads.OurRuns(workload, options, folder).run(options.steps)
            found["share_of_copying"] = round(print_kernels(plan, calls, bandwidth, options.top), 3)
            print(f"copying   {bandwidth:.1f} GB/s read and written, on {machine.cores()} threads")
    print(json.dumps({"workload": options.workload, "dtype": options.dtype, "stage": options.stage,
                      "ranks": options.ranks, **found}))
    return int(options.limit is not None and found["ratio"] > options.limit)


if __name__ == "__main__":
    sys.exit(main())
