"""Random graphs of partial values: the pass reduces no more bytes than the best of all choices, tried one by one."""

import itertools
import random
import re

import pytest

import zero_run

RANKS = 2


class Graph:
    """A function whose values are sums over the rows of its arguments, or linear in such, and uses that need them whole.

    values[i] is (shape, operands): those that it is a sum of, none where it is made from rows.
    """

    def __init__(self, rng, name, most_values):
        self.rng, self.name = rng, name
        self.values, self.lines, self.needed = [], [], []
        for _ in range(rng.randint(1, 3)):
            self.make()
        while len(self.values) < most_values:
            rng.choice([self.make, self.scale, self.negate, self.transpose, self.pad, self.stack, self.slice, self.slice,
                        self.project, self.project, self.add, self.add])()
        used = {operand for _, operands in self.values for operand in operands}
        for index in range(len(self.values)):
            if index not in used or rng.random() < 0.1:
                self.needed.append(index)

    def define(self, shape, operands, text):
        """The next value, unless there is an equal one: the pass would make one of the two."""
        index = len(self.values)
        if any(line.endswith(f" = {text}") for line in self.lines):
            return
        self.lines.append(f"  %v{index} = {text}")
        self.values.append((shape, tuple(operands)))

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
                    f"({tensor((rows, columns))}) -> {tensor((kept, columns))}")

    def pad(self):
        index, (rows, columns) = self.pick()
        self.define((rows + 1, columns), [index], f"stablehlo.pad %v{index}, %zero, low = [1, 0], high = [0, 0], interior ="
                    f" [0, 0] : ({tensor((rows, columns))}, tensor<f32>) -> {tensor((rows + 1, columns))}")

    def project(self):
        index, (rows, columns) = self.pick()
        to = self.rng.choice([1, self.rng.randint(1, 5)])
        self.define((rows, to), [index], f"stablehlo.dot_general %v{index}, {self.constant((columns, to))}, contracting_dims"
                    f" = [1] x [0] : ({tensor((rows, columns))}, {tensor((columns, to))}) -> {tensor((rows, to))}")

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

    def least_bytes(self):
        count = len(self.values)
        sizes = [4 * shape[0] * shape[1] for shape, _ in self.values]
        choices = (frozenset(choice) for length in range(count + 1) for choice in itertools.combinations(range(count), length))
        return min(sum(sizes[index] for index in choice) for choice in choices if self.is_enough(choice))


def tensor(shape):
    return f"tensor<{'x'.join(map(str, shape))}xf32>"


def reduced_bytes(text):
    """Of each function of a replica program."""
    found = {}
    for function in text.split("func.func ")[1:]:
        shapes = re.findall(r"zero\.all_reduce add .* : tensor<([\dx]+)xf32>", function)
        found[re.match(r"(?:public )?@(\w+)", function)[1]] = sum(
            4 * int(rows) * int(columns) for rows, columns in (shape.split("x") for shape in shapes))
    return found


def check(seed, count, most_values, tmp_path):
    rng = random.Random(seed)
    graphs = [Graph(rng, f"graph{index}", rng.randint(4, most_values)) for index in range(count)]
    before, after = tmp_path / "before.mlir", tmp_path / "after.mlir"
    before.write_text("\n".join(graph.text() for graph in graphs))
    zero_run.call([zero_run.tool("zero-opt"), before, f"--zero-data-parallel=ranks={RANKS}", "-o", after])
    found = reduced_bytes(after.read_text())
    for graph in graphs:
        assert found[graph.name] == graph.least_bytes(), graph.text()
    zero_run.call([zero_run.tool("zero-run"), before, "--equivalent", after, "--tolerance", "1e-4"])


@pytest.mark.parametrize("seed", range(5))
def test_least_bytes(seed, tmp_path):
    check(seed, 20, 10, tmp_path)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(5, 45))
def test_least_bytes_of_more(seed, tmp_path):
    check(seed, 60, 12, tmp_path)
