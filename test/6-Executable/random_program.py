"""Random StableHLO functions and arguments for them: everything that kernels fuse, tie, pack and place."""

import random

import ml_dtypes
import numpy as np

FLOATS = ("f32", "bf16", "f16", "f64")
INTEGERS = ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")
NUMPY = {"i1": np.bool_, "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}
NUMPY |= {name: np.dtype(name.replace("ui", "uint") if name[0] == "u" else name.replace("i", "int")).type for name in INTEGERS}
SIZES = (1, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 32, 33, 64, 65)  # around the widths of vectors
LARGEST = 20000  # elements of a value


def spell(shape, dtype):
    return f"tensor<{''.join(f'{size}x' for size in shape)}{dtype}>"


class Value:
    def __init__(self, name, shape, dtype):
        self.name, self.shape, self.dtype = name, list(shape), dtype
        self.type, self.count = spell(shape, dtype), int(np.prod(shape, dtype=np.int64))


class Program:
    """`text` is the module, `arguments` its arrays by name (arg0, ...)."""

    def __init__(self, seed, operations=14):
        self.random, self.numbers = random.Random(seed), np.random.default_rng(seed)
        self.lines, self.values, self.parameters, self.arguments = [], [], [], {}
        for _ in range(self.random.randint(2, 4)):
            self.argument(self.shape(), self.dtype())
        steps = [self.unary, self.binary, self.binary, self.binary, self.compare, self.select, self.convert, self.broadcast,
                 self.reshape, self.transpose, self.slice, self.reverse, self.pad, self.concatenate, self.iota,
                 self.gather, self.update, self.update, self.scatter, self.reduce, self.reduce, self.rows, self.rows, self.product]
        for _ in range(operations):
            self.random.choice(steps)()
        made = [value for value in self.values if value.name.startswith("%v")]
        results = self.random.sample(made, min(len(made), self.random.randint(1, 6)))
        self.text = self.module(results)

    def module(self, results):
        arguments = ", ".join(f"{value.name}: {value.type} {{zero.role = #zero.role<const \"{value.name[1:]}\">}}" for value in self.parameters)
        types = ", ".join(f"{value.type} {{zero.role = #zero.role<output \"r{i}\">}}" for i, value in enumerate(results))
        body = "".join(f"    {line}\n" for line in self.lines)
        names, kinds = ", ".join(value.name for value in results), ", ".join(value.type for value in results)
        returned = f"return {names} : {kinds}" if results else "return"
        return f"module {{\n  func.func public @main({arguments}) -> ({types}) {{\n{body}    {returned}\n  }}\n}}\n"

    # --- Choices -------------------------------------------------------------------------------------------------------

    def shape(self):
        while True:
            shape = [self.random.choice(SIZES) for _ in range(self.random.randint(0, 4))]
            if self.random.random() < 0.03 and shape:
                shape[-1] = 0
            if np.prod(shape, dtype=np.int64) <= LARGEST:
                return shape

    def dtype(self):
        return self.random.choice(("f32",) * 8 + FLOATS + INTEGERS + ("i1", "i32", "i32"))

    def pick(self, fits=lambda value: True):
        """Mostly one of the latest values, so that programs are chains and not bushes."""
        candidates = [value for value in self.values if fits(value)]
        if candidates and self.random.random() < 0.6:
            candidates = candidates[-6:]
        return self.random.choice(candidates) if candidates else None

    def alike(self, value):
        same = [other for other in self.values if other.type == value.type]
        return self.random.choice(same) if self.random.random() < 0.8 else self.argument(value.shape, value.dtype)

    def add(self, name, shape, dtype):
        self.values.append(Value(name, shape, dtype))
        return self.values[-1]

    def argument(self, shape, dtype, below=None):
        value = self.add(f"%a{len(self.parameters)}", shape, dtype)
        if below is not None or value.dtype == "i1":  # an index, sometimes one outside
            array = self.numbers.integers(0, below + self.random.randint(0, 1) if below else 2, shape)
        elif dtype in INTEGERS:
            array = self.numbers.integers(0 if dtype[0] == "u" else -8, 9, shape)
        else:
            array = self.numbers.standard_normal(shape)
        self.arguments[f"arg{len(self.parameters)}"] = np.array(array, NUMPY[dtype])
        self.parameters.append(value)
        return value

    def emit(self, text, shape, dtype):
        self.lines.append(f"%v{len(self.lines)} = {text}")
        return self.add(f"%v{len(self.lines) - 1}", shape, dtype)

    def constant(self, number, shape, dtype):
        literal = f"{number:e}" if dtype in FLOATS else ("true" if number else "false") if dtype == "i1" else str(int(number))
        return self.emit(f"stablehlo.constant dense<{literal}> : {spell(shape, dtype)}", shape, dtype)

    # --- Elements ------------------------------------------------------------------------------------------------------

    def unary(self):
        if value := self.pick(lambda value: value.dtype != "i1"):
            names = ["negate"] + (["tanh", "logistic", "floor", "sign", "cosine", "abs"] if value.dtype in FLOATS else ["not", "popcnt"])
            self.emit(f"stablehlo.{self.random.choice(names)} {value.name} : {value.type}", value.shape, value.dtype)

    def binary(self):
        if not (value := self.pick()):
            return
        bits = ["and", "or", "xor"]
        names = bits if value.dtype == "i1" else ["add", "subtract", "multiply", "maximum", "minimum"]
        if value.dtype in INTEGERS:
            names = names + bits + ["divide", "remainder", "shift_left", "shift_right_logical", "shift_right_arithmetic"]
        pair = [value.name, self.alike(value).name]
        self.random.shuffle(pair)
        result = self.emit(f"stablehlo.{self.random.choice(names)} {', '.join(pair)} : {value.type}", value.shape, value.dtype)
        if value.dtype in FLOATS:  # keep away from infinity, where errors grow without bound
            low, high = self.constant(-4, [], value.dtype), self.constant(4, [], value.dtype)
            self.emit(f"stablehlo.clamp {low.name}, {result.name}, {high.name} : ({low.type}, {value.type}, {high.type}) -> {value.type}",
                      value.shape, value.dtype)

    def compare(self):
        if value := self.pick():
            other, how = self.alike(value), self.random.choice(("LT", "LE", "EQ", "NE", "GT", "GE"))
            self.emit(f"stablehlo.compare  {how}, {value.name}, {other.name} : ({value.type}, {value.type}) -> {spell(value.shape, 'i1')}",
                      value.shape, "i1")

    def select(self):
        if value := self.pick():
            predicate = self.pick(lambda p: p.dtype == "i1" and p.shape in (value.shape, [])) or self.argument(value.shape, "i1")
            self.emit(f"stablehlo.select {predicate.name}, {value.name}, {self.alike(value).name} : {predicate.type}, {value.type}",
                      value.shape, value.dtype)

    def convert(self):
        if value := self.pick():
            dtype = self.dtype()
            dtype = "i32" if value.dtype in FLOATS and dtype[0] == "u" else dtype
            self.emit(f"stablehlo.convert {value.name} : ({value.type}) -> {spell(value.shape, dtype)}", value.shape, dtype)

    # --- Shapes --------------------------------------------------------------------------------------------------------

    def shaped(self, text, value, shape):
        if np.prod(shape, dtype=np.int64) <= LARGEST:
            return self.emit(f"stablehlo.{text} : ({value.type}) -> {spell(shape, value.dtype)}", shape, value.dtype)

    def broadcast(self):
        if value := self.pick(lambda value: len(value.shape) <= 3):
            dims = self.random.sample(range(rank := self.random.randint(len(value.shape), 4)), len(value.shape))
            shape = [self.random.choice(SIZES) for _ in range(rank)]
            for size, dim in zip(value.shape, dims):
                shape[dim] = size if size != 1 else shape[dim]
            self.shaped(f"broadcast_in_dim {value.name}, dims = {dims}", value, shape)

    def reshape(self):
        if value := self.pick(lambda value: value.count):
            shape, rest, factor = [1] * self.random.randint(1, 4), value.count, 2
            while rest > 1:
                factor += rest % factor != 0
                while rest % factor == 0:
                    shape[self.random.randrange(len(shape))] *= factor
                    rest //= factor
            self.shaped(f"reshape {value.name}", value, shape)

    def transpose(self):
        if value := self.pick(lambda value: len(value.shape) > 1):
            dims = self.random.sample(range(len(value.shape)), len(value.shape))
            self.shaped(f"transpose {value.name}, dims = {dims}", value, [value.shape[dim] for dim in dims])

    def slice(self, value=None):
        if value := value or self.pick(lambda value: value.shape):
            parts, shape = [], []
            for size in value.shape:
                first = self.random.randint(0, max(0, size - 1)) if self.random.random() < 0.6 else 0
                last, step = self.random.randint(min(size, first + 1), size), self.random.choice((1, 1, 1, 2, 3))
                parts.append(f"{first}:{last}:{step}")
                shape.append(-((first - last) // step))
            return self.shaped(f"slice {value.name} [{', '.join(parts)}]", value, shape)

    def reverse(self):
        if value := self.pick(lambda value: value.shape):
            dims = sorted(self.random.sample(range(len(value.shape)), self.random.randint(1, len(value.shape))))
            self.emit(f"stablehlo.reverse {value.name}, dims = {dims} : {value.type}", value.shape, value.dtype)

    def pad(self):
        if value := self.pick(lambda value: value.shape):
            low, high, interior = ([self.random.choice(sizes) for _ in value.shape] for sizes in ((0, 0, 1, 5, -1), (0, 0, 1, 3), (0, 0, 0, 1, 2)))
            shape = [size + a + b + max(0, size - 1) * c for size, a, b, c in zip(value.shape, low, high, interior)]
            if min(shape) >= 0 and np.prod(shape, dtype=np.int64) <= LARGEST:
                fill = self.constant(1, [], value.dtype)
                self.emit(f"stablehlo.pad {value.name}, {fill.name}, low = {low}, high = {high}, interior = {interior} : "
                          f"({value.type}, {fill.type}) -> {spell(shape, value.dtype)}", shape, value.dtype)

    def concatenate(self):
        if value := self.pick(lambda value: value.shape):
            dim = self.random.randrange(len(value.shape))
            fits = lambda other: other.dtype == value.dtype and len(other.shape) == len(value.shape) and all(  # noqa: E731
                i == dim or a == b for i, (a, b) in enumerate(zip(other.shape, value.shape)))
            parts = [value] + [self.pick(fits) for _ in range(self.random.randint(0, 3))]
            shape = [sum(part.shape[dim] for part in parts) if i == dim else size for i, size in enumerate(value.shape)]
            if np.prod(shape, dtype=np.int64) <= LARGEST:
                self.emit(f"stablehlo.concatenate {', '.join(part.name for part in parts)}, dim = {dim} : "
                          f"({', '.join(part.type for part in parts)}) -> {spell(shape, value.dtype)}", shape, value.dtype)

    def iota(self):
        if shape := self.shape():
            dtype = self.random.choice(("i32", "f32", "i64", "bf16", "ui8"))
            self.emit(f"stablehlo.iota dim = {self.random.randrange(len(shape))} : {spell(shape, dtype)}", shape, dtype)

    # --- Computed indices ----------------------------------------------------------------------------------------------

    def gather(self):
        if value := self.pick(lambda value: value.shape and value.count):
            dim, batch = self.random.randrange(len(value.shape)), [self.random.choice(SIZES) for _ in range(self.random.randint(0, 2))]
            rest = [size for i, size in enumerate(value.shape) if i != dim]
            shape, sizes = batch + rest, [1 if i == dim else size for i, size in enumerate(value.shape)]
            if np.prod(shape, dtype=np.int64) <= LARGEST:
                index = self.argument(batch + [1], self.random.choice(("i32", "i64", "ui32")), below=value.shape[dim])
                self.emit(f'"stablehlo.gather"({value.name}, {index.name}) <{{dimension_numbers = #stablehlo.gather<offset_dims = '
                          f"{list(range(len(batch), len(shape)))}, collapsed_slice_dims = [{dim}], start_index_map = [{dim}], index_vector_dim = "
                          f"{len(batch)}>, slice_sizes = array<i64: {', '.join(map(str, sizes))}>}}> : ({value.type}, {index.type}) -> "
                          f"{spell(shape, value.dtype)}", shape, value.dtype)

    def update(self):
        """dynamic_update_slice, half of the time by a part of the very same tensor."""
        if value := self.pick(lambda value: value.shape and value.count):
            fits = lambda other: other.dtype == value.dtype and len(other.shape) == len(value.shape) and all(  # noqa: E731
                0 < a <= b for a, b in zip(other.shape, value.shape))
            part = self.slice(value) if self.random.random() < 0.5 else self.pick(fits)
            if part and part.count:
                starts = [self.argument([], "i32", below=size) for size in value.shape]
                self.emit(f"stablehlo.dynamic_update_slice {value.name}, {part.name}, {', '.join(start.name for start in starts)} : "
                          f"({value.type}, {part.type}{', tensor<i32>' * len(starts)}) -> {value.type}", value.shape, value.dtype)

    def scatter(self):
        if value := self.pick(lambda value: value.shape and value.count):
            dim = self.random.randrange(len(value.shape))
            rows = self.random.choice((1, 3, value.shape[dim]))
            shape = [rows] + [size for i, size in enumerate(value.shape) if i != dim]
            updates = value if shape == value.shape and self.random.random() < 0.5 else self.argument(shape, value.dtype)
            if updates.count > LARGEST:
                return
            index = self.argument([rows, 1], "i32", below=value.shape[dim])
            element = f"tensor<{value.dtype}>"
            op = self.random.choice(("or", "and") if value.dtype == "i1" else ("add", "maximum", "minimum"))
            self.emit(f'"stablehlo.scatter"({value.name}, {index.name}, {updates.name}) <{{scatter_dimension_numbers = #stablehlo.scatter<'
                      f"update_window_dims = {list(range(1, len(shape)))}, inserted_window_dims = [{dim}], scatter_dims_to_operand_dims = [{dim}], "
                      f"index_vector_dim = 1>}}> ({{\n    ^bb0(%l: {element}, %r: {element}):\n      %s = stablehlo.{op} %l, %r : {element}\n"
                      f"      stablehlo.return %s : {element}\n    }}) : ({value.type}, {index.type}, {updates.type}) -> {value.type}",
                      value.shape, value.dtype)

    # --- Sums ----------------------------------------------------------------------------------------------------------

    def mean(self, total, count):
        """Sums of floats go on as means: they stay of the size of what was summed."""
        if total.dtype in FLOATS:
            self.values.remove(total)
            share = self.constant(1 / max(1, count), total.shape, total.dtype)
            total = self.emit(f"stablehlo.multiply {total.name}, {share.name} : {total.type}", total.shape, total.dtype)
        return total

    def reduce(self):
        if value := self.pick(lambda value: value.shape):
            dims = sorted(self.random.sample(range(len(value.shape)), self.random.randint(1, len(value.shape))))
            op = self.random.choice(("or", "and") if value.dtype == "i1" else ("add", "add", "maximum", "minimum"))
            initial = self.constant(self.random.choice((0, 1)), [], value.dtype)
            shape = [size for i, size in enumerate(value.shape) if i not in dims]
            total = self.emit(f"stablehlo.reduce({value.name} init: {initial.name}) applies stablehlo.{op} across dimensions = {dims} : "
                              f"({value.type}, {initial.type}) -> {spell(shape, value.dtype)}", shape, value.dtype)
            if op == "add":
                self.mean(total, value.count / max(1, total.count))

    def rows(self):
        """What normalisations are made of: a value of each row, spread over the row again; results of the row and of its elements."""
        if not (value := self.pick(lambda value: value.dtype in FLOATS and len(value.shape) >= 1)):
            return
        first = self.random.randrange(len(value.shape))
        row, dims = value.shape[:first], list(range(first, len(value.shape)))
        for _ in range(self.random.randint(1, 3)):
            op = self.random.choice(("add", "maximum"))
            initial = self.constant(0, [], value.dtype)
            total = self.emit(f"stablehlo.reduce({value.name} init: {initial.name}) applies stablehlo.{op} across dimensions = {dims} : "
                              f"({value.type}, {initial.type}) -> {spell(row, value.dtype)}", row, value.dtype)
            if op == "add":
                total = self.mean(total, value.count / max(1, total.count))
            if self.random.random() < 0.5:
                total = self.emit(f"stablehlo.{self.random.choice(('tanh', 'negate'))} {total.name} : {total.type}", row, value.dtype)
            spread = self.emit(f"stablehlo.broadcast_in_dim {total.name}, dims = {list(range(first))} : ({total.type}) -> {value.type}",
                               value.shape, value.dtype)
            other = value if self.random.random() < 0.7 else self.alike(value)
            result = self.emit(f"stablehlo.{self.random.choice(('subtract', 'maximum'))} {other.name}, {spread.name} : {value.type}",
                               value.shape, value.dtype)
            value = self.emit(f"stablehlo.{self.random.choice(('tanh', 'logistic', 'negate'))} {result.name} : {value.type}",
                              value.shape, value.dtype)

    def product(self):
        if value := self.pick(lambda value: 1 <= len(value.shape) <= 3 and value.dtype != "i1"):
            dims = self.random.sample(range(len(value.shape)), len(value.shape))
            summed, batch = dims[0], dims[1:2] if self.random.random() < 0.4 else []
            sizes = [value.shape[dim] for dim in batch + [summed]] + [self.random.choice(SIZES)]
            order = self.random.sample(range(len(sizes)), len(sizes))
            other = self.argument([sizes[i] for i in order], value.dtype)
            shape = [value.shape[dim] for dim in batch] + [size for i, size in enumerate(value.shape) if i not in batch + [summed]] + [sizes[-1]]
            if np.prod(shape, dtype=np.int64) <= LARGEST:
                batching = f" batching_dims = {batch} x [{order.index(0)}]," if batch else ""
                total = self.emit(f"stablehlo.dot_general {value.name}, {other.name},{batching} contracting_dims = [{summed}] x "
                                  f"[{order.index(len(batch))}] : ({value.type}, {other.type}) -> {spell(shape, value.dtype)}", shape, value.dtype)
                self.mean(total, value.shape[summed])
