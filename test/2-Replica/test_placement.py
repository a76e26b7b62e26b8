"""Random graphs of partial values: what the pass reduces costs no more than the best of all choices, tried one by one."""

import itertools
import random
import re

import pytest

import zero_run

RANKS = 2
REDUCTION = 512  # bytes that a piece costs beyond its own


class Graph:
    """A function whose values are sums over the rows of its arguments, or linear in such, and uses that need them whole.

    values[i] is (shape, operands): those that it is a sum of, none where it is made from rows. contents[i] is (pieces, bytes):
    what lies side by side in it, without the zeros around.
    """

    def __init__(self, rng, name, most_values):
        self.rng, self.name = rng, name
        self.values, self.lines, self.needed, self.contents, self.texts = [], [], [], [], set()
        for _ in range(rng.randint(1, 3)):
            self.make()
        while len(self.values) < most_values:
            rng.choice([self.make, self.scale, self.negate, self.transpose, self.pad, self.pad, self.stack, self.slice, self.slice,
                        self.project, self.project, self.add, self.add])()
        used = {operand for _, operands in self.values for operand in operands}
        for index in range(len(self.values)):
            if index not in used or rng.random() < 0.1:
                self.needed.append(index)

    def define(self, shape, operands, text, keeps=True):
        """The next value, unless there is an equal one: the pass would make one of the two. It `keeps` its operands' elements."""
        if text in self.texts:
            return
        self.texts.add(text)
        index = len(self.values)
        self.lines.append(f'  %v{index} = {text} loc("v{index}")')
        self.values.append((shape, tuple(operands)))
        size = 4 * shape[0] * shape[1]
        pieces, held = (sum(self.contents[operand][i] for operand in operands) for i in range(2))
        if not text.startswith("stablehlo.concatenate") and len(operands) > 1:  # added up: rows between zeros stay apart
            keeps = all(self.contents[operand][1] <= self.contents[operand][0] * 4 * shape[1] for operand in operands)
        self.contents.append((pieces, held) if operands and keeps and held <= size else (1, size))

    def pick(self):
        """Often one of the first, so that values have several uses."""
        index = self.rng.randrange(min(len(self.values), self.rng.choice([2, len(self.values)])))
        return index, self.values[index][0]

    def constant(self, shape):
        """Each its own, so that no two values are equal."""
        name = f"%c{len(self.lines)}"
        self.lines.append(f"  {name} = stablehlo.constant dense<{1 + len(self.lines) / 64}> : {tensor(shape)}")
        return name

    def make(self):
        rows, columns = self.rng.randint(2, 5), self.rng.randint(2, 5)
        scale = self.constant((8, rows))
        self.lines.append(f"  %x{len(self.values)} = stablehlo.multiply %rows{rows}, {scale} : {tensor((8, rows))}")
        self.define((rows, columns), (), f"stablehlo.dot_general %x{len(self.values)}, %rows{columns}, contracting_dims ="
                    f" [0] x [0] : ({tensor((8, rows))}, {tensor((8, columns))}) -> {tensor((rows, columns))}")

    def scale(self):
        index, shape = self.pick()
        self.define(shape, [index], f"stablehlo.multiply %v{index}, {self.constant(shape)} : {tensor(shape)}")

    def negate(self):
        index, shape = self.pick()
        self.define(shape, [index], f"stablehlo.negate %v{index} : {tensor(shape)}")

    def transpose(self):
        index, shape = self.pick()
        self.define(shape[::-1], [index], f"stablehlo.transpose %v{index}, dims = [1, 0] : ({tensor(shape)}) -> "
                    f"{tensor(shape[::-1])}")

    def slice(self):
        index, (rows, columns) = self.pick()
        kept = self.rng.choice([1, self.rng.randint(1, rows)])
        self.define((kept, columns), [index], f"stablehlo.slice %v{index} [0:{kept}, 0:{columns}] : "
                    f"({tensor((rows, columns))}) -> {tensor((kept, columns))}", keeps=False)

    def pad(self):
        index, (rows, columns) = self.pick()
        low, high = self.rng.choice([(1, 0), (rows, 0), (0, rows)])
        self.define((rows + low + high, columns), [index], f"stablehlo.pad %v{index}, %zero, low = [{low}, 0], high = [{high}, 0], "
                    f"interior = [0, 0] : ({tensor((rows, columns))}, tensor<f32>) -> {tensor((rows + low + high, columns))}")

    def project(self):
        index, (rows, columns) = self.pick()
        to = self.rng.choice([1, self.rng.randint(1, 5)])
        self.define((rows, to), [index], f"stablehlo.dot_general %v{index}, {self.constant((columns, to))}, contracting_dims"
                    f" = [1] x [0] : ({tensor((rows, columns))}, {tensor((columns, to))}) -> {tensor((rows, to))}", keeps=False)

    def add(self):
        index, shape = self.pick()
        like = [other for other, (others, _) in enumerate(self.values) if others == shape and other != index]
        if like:
            index, other = sorted((index, self.rng.choice(like)))
            self.define(shape, [index, other], f"stablehlo.add %v{index}, %v{other} : {tensor(shape)}")

    def stack(self):
        index, (rows, columns) = self.pick()
        like = [other for other, (shape, _) in enumerate(self.values) if shape[1] == columns and other != index]
        if like:
            other = self.rng.choice(like)
            shape = (rows + self.values[other][0][0], columns)
            self.define(shape, [index, other], f"stablehlo.concatenate %v{index}, %v{other}, dim = 0 : "
                        f"({tensor((rows, columns))}, {tensor(self.values[other][0])}) -> {tensor(shape)}")

    def text(self):
        arguments = ", ".join(f'%rows{n}: {tensor((8, n))} {{zero.role = #zero.role<batch "rows{n}" dim = 0>}}'
                              for n in range(2, 6))
        uses = [f"  %u{index} = stablehlo.tanh %v{index} : {tensor(self.values[index][0])}" for index in self.needed]
        types = ", ".join(tensor(self.values[index][0]) for index in self.needed)
        return "\n".join([f"func.func @{self.name}({arguments}) -> ({types}) {{",
                          "  %zero = stablehlo.constant dense<0.0> : tensor<f32>", *self.lines, *uses,
                          f"  return {', '.join(f'%u{index}' for index in self.needed)} : {types}", "}"])

    def is_enough(self, reduced):
        """Whether what is needed whole is reduced, or computed from what is."""
        whole = []
        for index, (_, operands) in enumerate(self.values):
            whole.append(index in reduced or (bool(operands) and all(whole[operand] for operand in operands)))
        return all(whole[index] for index in self.needed)

    def cost(self, reduced):
        return sum(4 * self.values[index][0][0] * self.values[index][0][1] + REDUCTION * self.contents[index][0] for index in reduced)

    def least_cost(self):
        count = len(self.values)
        choices = (frozenset(choice) for length in range(count + 1) for choice in itertools.combinations(range(count), length))
        return min(self.cost(choice) for choice in choices if self.is_enough(choice))


def tensor(shape):
    return f"tensor<{'x'.join(map(str, shape))}xf32>"


def reduced_values(text):
    """The values that each function of a replica program reduces, by the locations of the ops that make them."""
    places, found = dict(re.findall(r'^(#loc\d+) = loc\("v(\d+)"\)$', text, re.MULTILINE)), {}
    for function in text.split("func.func ")[1:]:
        made = re.findall(r"zero\.all_reduce add .* loc\((#loc\d+)\)$", function, re.MULTILINE)
        found[re.match(r"(?:public )?@(\w+)", function)[1]] = [int(places[place]) for place in made]
    return found


def check(seed, count, most_values, tmp_path):
    rng = random.Random(seed)
    graphs = [Graph(rng, f"graph{index}", rng.randint(4, most_values)) for index in range(count)]
    before, after = tmp_path / "before.mlir", tmp_path / "after.mlir"
    before.write_text("\n".join(graph.text() for graph in graphs))
    zero_run.call([zero_run.tool("zero-opt"), before, f"--zero-data-parallel=ranks={RANKS}", "--mlir-print-debuginfo", "-o", after])
    found = reduced_values(after.read_text())
    for graph in graphs:
        reduced = found[graph.name]
        assert graph.is_enough(reduced) and graph.cost(reduced) == graph.least_cost(), (graph.text(), reduced)
    zero_run.call([zero_run.tool("zero-run"), before, "--equivalent", after, "--tolerance", "1e-4"])


@pytest.mark.parametrize("seed", range(5))
def test_least_cost(seed, tmp_path):
    check(seed, 20, 10, tmp_path)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(5, 45))
def test_least_cost_of_more(seed, tmp_path):
    check(seed, 60, 12, tmp_path)


LOOP = """func.func @main(%rows: tensor<8x4xf32> {{zero.role = #zero.role<batch "rows" dim = 0>}},
                %w: tensor<4x4xf32> {{zero.role = #zero.role<const "w">}}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<{trips}> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %parts = stablehlo.dot_general %rows, %rows, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %last:3 = stablehlo.while(%i = %zero, %sum = %{start}, %seen = %w) : tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>
  cond {{
    %more = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  }} do {{
    %next = stablehlo.add %i, %one : tensor<i32>
    %x = stablehlo.dot_general %rows, %seen, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %y = stablehlo.tanh %x : tensor<8x4xf32>
    %add = stablehlo.dot_general %rows, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %more = stablehlo.add %sum, %add : tensor<4x4xf32>
    %whole = stablehlo.tanh %{read} : tensor<4x4xf32>
    stablehlo.return %next, %more, %whole : tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>
  }}
  %end = stablehlo.tanh %last#1 : tensor<4x4xf32>
  return %end, %last#2 : tensor<4x4xf32>, tensor<4x4xf32>
}}
"""


@pytest.mark.parametrize("trips", [1, 5])
@pytest.mark.parametrize("read", ["seen", "sum"])
@pytest.mark.parametrize("start", ["zeros", "parts", "w"])
def test_rounds(start, read, trips, tmp_path):
    """A sum that a loop carries, of zeros, of parts, or of a value that ranks have whole: in each round, or once behind it."""
    before, after = tmp_path / "before.mlir", tmp_path / "after.mlir"
    before.write_text(LOOP.format(start=start, read=read, trips=trips))
    zero_run.call([zero_run.tool("zero-opt"), before, f"--zero-data-parallel=ranks={RANKS}", "-o", after])
    text = after.read_text()
    body = text[text.index(" do {"):text.index("\n    }", text.index(" do {"))]
    inside, outside = body.count("zero.all_reduce"), text.count("zero.all_reduce") - body.count("zero.all_reduce")
    # Carried whole: each round's parts, and those of the start. As parts: where a round reads them, and behind the loop.
    choices = [trips + (start == "parts")]
    if start != "w":
        choices.append((trips if read == "sum" else 0) + 1)
    assert trips * inside + outside == min(choices), text
    zero_run.call([zero_run.tool("zero-run"), before, "--equivalent", after, "--tolerance", "1e-4"])
