"""One training step as texts of many producers: two layers, mean squared error, momentum.

Every spelling computes what `reference` in test_producers.py does in JAX. A spelling says which argument and which result
stands where; none has roles, and none needs an option.
"""

import dataclasses
import re

ROWS, WIDTH, HIDDEN, OUT = 12, 8, 16, 4
REPLICAS = 2
RATE, DECAY = 0.1, 0.9

PARAMS = {"w1": (WIDTH, HIDDEN), "b1": (HIDDEN,), "w2": (HIDDEN, OUT)}
STATES = {**PARAMS, **{f"m_{name}": shape for name, shape in PARAMS.items()}}
NATURAL = ("w1", "b1", "w2", "m_w1", "m_b1", "m_w2", "x", "y")
RESULTS = ("w1", "b1", "w2", "m_w1", "m_b1", "m_w2", "loss")


def tensor(*shape, element="f32"):
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def batch_types(rows):
    return {"x": tensor(rows, WIDTH), "y": tensor(rows, OUT)}


def types(rows):
    return {**{name: tensor(*shape) for name, shape in STATES.items()}, **batch_types(rows), "loss": "tensor<f32>"}


@dataclasses.dataclass
class Spelling:
    """A text, the order of its arguments and results, and which values it holds transposed.

    `first`: values of arguments beside those of the step; `last`: what has become of them after three steps. `joined`: arguments
    and results that are several values behind one another.
    """

    text: str
    arguments: tuple = NATURAL
    results: tuple = RESULTS
    transposed: frozenset = frozenset()
    function: str = "main"
    ranks: int = REPLICAS
    asks: str | None = None  # a part of the question, where it cannot be answered
    first: dict = dataclasses.field(default_factory=dict)
    last: dict = dataclasses.field(default_factory=dict)
    joined: dict = dataclasses.field(default_factory=dict)


class Body:
    """Lines of a function, one op each; numbers its values."""

    def __init__(self):
        self.lines, self.count = [], 0

    def op(self, text, prefix="%"):
        name = f"{prefix}{self.count}"
        self.count += 1
        self.lines.append(f"{name} = {text}")
        return name

    def splat(self, value, *shape):
        return self.op(f"stablehlo.constant dense<{value:e}> : {tensor(*shape)}")

    def two(self, kind, a, b, *shape):
        return self.op(f"stablehlo.{kind} {a}, {b} : {tensor(*shape)}")

    def one(self, kind, a, *shape):
        return self.op(f"stablehlo.{kind} {a} : {tensor(*shape)}")

    def dot(self, a, b, of_a, of_b, type_a, type_b, result):
        return self.op(f"stablehlo.dot_general {a}, {b}, contracting_dims = [{of_a}] x [{of_b}] : "
                       f"({type_a}, {type_b}) -> {result}")

    def spread(self, a, dims, from_, to):
        return self.op(f"stablehlo.broadcast_in_dim {a}, dims = {list(dims)} : ({from_}) -> {to}")

    def sum(self, a, dims, from_, to):
        zero = self.splat(0.0)
        return self.op(f"stablehlo.reduce({a} init: {zero}) applies stablehlo.add across dimensions = {list(dims)} : "
                       f"({from_}, tensor<f32>) -> {to}")

    def all_reduce(self, values, shapes, groups, extra=""):
        """All values in one op."""
        listed = [tensor(*shape) for shape in shapes]
        kinds = ", ".join(listed)
        name = f"%{self.count}"
        self.count += 1
        results = name if len(values) == 1 else f"{name}:{len(values)}"
        self.lines.append(
            f'{results} = "stablehlo.all_reduce"({", ".join(values)}) <{{{extra}replica_groups = dense<{groups}> : '
            f"tensor<{groups_shape(groups)}xi64>}}>"
            " ({\n    ^bb0(%left: tensor<f32>, %right: tensor<f32>):\n      %sum = stablehlo.add %left, %right : tensor<f32>\n"
            "      stablehlo.return %sum : tensor<f32>\n    }) : "
            f"({kinds}) -> ({kinds})" if len(values) > 1 else
            f'{results} = "stablehlo.all_reduce"({values[0]}) <{{{extra}replica_groups = dense<{groups}> : '
            f"tensor<{groups_shape(groups)}xi64>}}>"
            " ({\n    ^bb0(%left: tensor<f32>, %right: tensor<f32>):\n      %sum = stablehlo.add %left, %right : tensor<f32>\n"
            "      stablehlo.return %sum : tensor<f32>\n    }) : " f"({kinds}) -> {kinds}")
        return [name] if len(values) == 1 else [f"{name}#{i}" for i in range(len(values))]


def groups_shape(groups):
    rows = re.findall(r"\[([0-9, ]+)\]", groups)
    return f"{len(rows)}x{len(rows[0].split(','))}"


def forward_and_backward(body, rows, mean_of, value=lambda name: f"%{name}"):
    """Gradients by name and the loss: sums over `rows` rows, divided by `mean_of` rows."""
    x, y = tensor(rows, WIDTH), tensor(rows, OUT)
    z_type, h_shape, o_shape = tensor(rows, HIDDEN), (rows, HIDDEN), (rows, OUT)
    z = body.dot(value("x"), value("w1"), 1, 0, x, tensor(WIDTH, HIDDEN), z_type)
    z = body.two("add", z, body.spread(value("b1"), [1], tensor(HIDDEN), z_type), *h_shape)
    h = body.one("tanh", z, *h_shape)
    o = body.dot(h, value("w2"), 1, 0, z_type, tensor(HIDDEN, OUT), y)
    error = body.two("subtract", o, value("y"), *o_shape)
    total = body.sum(body.two("multiply", error, error, *o_shape), [0, 1], y, "tensor<f32>")
    loss = body.two("divide", total, body.splat(mean_of * OUT))
    d = body.two("multiply", error, body.splat(2 / (mean_of * OUT), *o_shape), *o_shape)
    w2 = body.dot(h, d, 0, 0, z_type, y, tensor(HIDDEN, OUT))
    dh = body.dot(d, value("w2"), 1, 1, y, tensor(HIDDEN, OUT), z_type)
    slope = body.two("subtract", body.splat(1, *h_shape), body.two("multiply", h, h, *h_shape), *h_shape)
    dz = body.two("multiply", dh, slope, *h_shape)
    w1 = body.dot(value("x"), dz, 0, 0, x, z_type, tensor(WIDTH, HIDDEN))
    b1 = body.sum(dz, [0], z_type, tensor(HIDDEN))
    return {"w1": w1, "b1": b1, "w2": w2}, loss


def update(body, grads, value=lambda name: f"%{name}", shapes=None):
    """New states by name."""
    new = {}
    for name, shape in (shapes or PARAMS).items():
        old = body.two("multiply", value(f"m_{name}"), body.splat(DECAY, *shape), *shape)
        new[f"m_{name}"] = body.two("add", old, grads[name], *shape)
        moved = body.two("multiply", new[f"m_{name}"], body.splat(RATE, *shape), *shape)
        new[name] = body.two("subtract", value(name), moved, *shape)
    return new


def function(name, arguments, results, values, body, rows=ROWS, attributes=None, visibility="public ", results_attributes=None,
             locations=None):
    """Text of one function; `values` are its results by name."""
    kinds = types(rows)

    def argument(n):
        attribute = (attributes or {}).get(n)
        return f"%{n}: {kinds[n]}" + (f" {{{attribute}}}" if attribute else "") + (f' loc("{locations[n]}")' if locations else "")

    def result(n):
        attribute = (results_attributes or {}).get(n)
        return kinds[n] + (f" {{{attribute}}}" if attribute else "")
    lines = "\n".join(f"    {line}" for line in body.lines)
    return (f"  func.func {visibility}@{name}({', '.join(map(argument, arguments))}) -> ({', '.join(map(result, results))}) {{\n"
            f"{lines}\n    return {', '.join(values[n] for n in results)} : {', '.join(kinds[n] for n in results)}\n  }}\n")


def module(*functions, name="", attributes=""):
    return f"module{name and f' @{name}'}{attributes and f' attributes {{{attributes}}}'} {{\n{''.join(functions)}}}\n"


def plain(name="main", arguments=NATURAL, results=RESULTS, module_name="", module_attributes="", **options):
    body = Body()
    grads, loss = forward_and_backward(body, ROWS, ROWS)
    values = {**update(body, grads), "loss": loss}
    return Spelling(module(function(name, arguments, results, values, body, **options), name=module_name,
                           attributes=module_attributes), arguments, results, function=name)


MIXED = ("m_w2", "x", "w1", "m_b1", "w2", "y", "b1", "m_w1")
MIXED_RESULTS = ("m_w1", "b1", "loss", "w2", "m_w2", "w1", "m_b1")


def donated(arguments, results, only=tuple(STATES)):
    return {name: f"tf.aliasing_output = {results.index(name)} : i32" for name in arguments if name in only}


def several_functions(is_public):
    """The forward pass with its gradients, and the optimizer, in functions of their own."""
    inner, outer = Body(), Body()
    grads, loss = forward_and_backward(inner, ROWS, ROWS)
    gradients = function("loss_and_gradients", ("x", "y", *PARAMS), (*PARAMS, "loss"), {**grads, "loss": loss}, inner,
                         visibility="private ")
    kinds = types(ROWS)
    called = ("x", "y", *PARAMS)
    outer.lines.append(f"%found:4 = call @loss_and_gradients({', '.join(f'%{n}' for n in called)}) : "
                       f"({', '.join(kinds[n] for n in called)}) -> ({', '.join(kinds[n] for n in (*PARAMS, 'loss'))})")
    new = {}
    rules = []
    for name, shape in PARAMS.items():
        rule = Body()
        old = rule.two("multiply", "%m", rule.splat(DECAY, *shape), *shape)
        m = rule.two("add", old, "%g", *shape)
        p = rule.two("subtract", "%p", rule.two("multiply", m, rule.splat(RATE, *shape), *shape), *shape)
        kind, lines = tensor(*shape), "\n".join(f"    {line}" for line in rule.lines)
        rules.append(f"  func.func private @momentum_{name}(%p: {kind}, %m: {kind}, %g: {kind}) -> ({kind}, {kind}) {{\n{lines}\n"
                     f"    return {p}, {m} : {kind}, {kind}\n  }}\n")
        outer.lines.append(f"%new_{name}:2 = call @momentum_{name}(%{name}, %m_{name}, %found#{len(new) // 2}) : "
                           f"({kind}, {kind}, {kind}) -> ({kind}, {kind})")
        new[name], new[f"m_{name}"] = f"%new_{name}#0", f"%new_{name}#1"
    step = function("train_step", NATURAL, RESULTS, {**new, "loss": "%found#3"}, outer, visibility="public " if is_public else "")
    # Functions may be defined before or after they are called.
    return Spelling(module(step, gradients, *rules), function="train_step")


def columns():
    """Features by rows: every matrix of data is the transpose, the batch is dimension 1."""
    body = Body()
    rows = {name: body.op(f"stablehlo.transpose %{name}, dims = [1, 0] : ({tensor(size, ROWS)}) -> {tensor(ROWS, size)}")
            for name, size in (("x", WIDTH), ("y", OUT))}
    grads, loss = forward_and_backward(body, ROWS, ROWS, lambda name: rows.get(name, f"%{name}"))
    text = module(function("main", NATURAL, RESULTS, {**update(body, grads), "loss": loss}, body))
    text = text.replace(f"%x: {tensor(ROWS, WIDTH)}", f"%x: {tensor(WIDTH, ROWS)}")
    return Spelling(text.replace(f"%y: {tensor(ROWS, OUT)}", f"%y: {tensor(OUT, ROWS)}"), transposed=frozenset({"x", "y"}))


def in_generic_form(spelling):
    """Ops of two operands as MLIR prints them without their own syntax."""
    text = re.sub(r"= stablehlo\.(add|subtract|multiply|divide) (%\w+), (%\w+) : (tensor<[^>]*>)",
                  r'= "stablehlo.\1"(\2, \3) : (\4, \4) -> \4', spelling.text)
    text = re.sub(r"= stablehlo\.tanh (%\w+) : (tensor<[^>]*>)", r'= "stablehlo.tanh"(\1) : (\2) -> \2', text)
    text = re.sub(r"= stablehlo\.constant (dense<[^>]*>) : (tensor<[^>]*>)",
                  r'= "stablehlo.constant"() <{value = \1 : \2}> : () -> \2', text)
    text = re.sub(r"= stablehlo\.dot_general (%\w+), (%\w+), contracting_dims = \[(\d)\] x \[(\d)\] : ",
                  r'= "stablehlo.dot_general"(\1, \2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [\3],'
                  r" rhs_contracting_dimensions = [\4]>, precision_config = [#stablehlo<precision DEFAULT>,"
                  r" #stablehlo<precision DEFAULT>]}> : ", text)
    return dataclasses.replace(spelling, text=text)


def reactant():
    """Julia's arrays in their own order of dimensions: each is transposed when it comes and when it goes.

    What is a column of data in Julia is a row of the argument.
    """
    body, inside = Body(), {}
    shapes = {**STATES, "x": (ROWS, WIDTH), "y": (ROWS, OUT)}
    for name in NATURAL:
        shape = shapes[name]
        inside[name] = f"%{name}"
        if len(shape) == 2:
            turned = body.op(f"stablehlo.transpose %{name}, dims = [1, 0] : ({tensor(*shape)}) -> {tensor(*shape[::-1])}")
            inside[name] = body.op(
                f"stablehlo.transpose {turned}, dims = [1, 0] : ({tensor(*shape[::-1])}) -> {tensor(*shape)}")
    grads, loss = forward_and_backward(body, ROWS, ROWS, inside.get)
    new = update(body, grads, inside.get)
    arguments, results = ("x", "y", *STATES), ("loss", *STATES)
    aliases = {name: f"enzymexla.memory_effects = [], tf.aliasing_output = {results.index(name)} : i32" for name in STATES}
    aliases |= {name: "enzymexla.memory_effects = []" for name in "xy"}
    text = module(function("main", arguments, results, {**new, "loss": loss}, body, visibility="", attributes=aliases),
                  name="reactant_train_step!", attributes="mhlo.num_partitions = 1 : i64, mhlo.num_replicas = 1 : i64")
    return Spelling(text.replace("@reactant_train_step!", '@"reactant_train_step!"'), arguments, results)


def torch_xla(reduced=False, update_turned=False):
    """A traced graph: arguments in the order in which they are met, weights as nn.Linear keeps them.

    With `update_turned` the update is written the other way round, and turned back.
    """
    rows = ROWS // REPLICAS if reduced else ROWS
    body, inside = Body(), {name: f"%{name}" for name in NATURAL}
    for name in ("w1", "w2", "m_w1", "m_w2") if update_turned else ("w1", "w2"):
        shape = STATES[name]
        inside[name] = body.op(f"stablehlo.transpose %{name}, dims = [1, 0] : ({tensor(*shape[::-1])}) -> {tensor(*shape)}")
    grads, loss = forward_and_backward(body, rows, rows, inside.get)
    if reduced:
        scale = 1 / REPLICAS
        for name, shape in PARAMS.items():
            (total,) = body.all_reduce([grads[name]], [shape], "[[0, 1]]")
            grads[name] = body.two("multiply", total, body.splat(scale, *shape), *shape)
        (total,) = body.all_reduce([loss], [()], "[[0, 1]]")
        loss = body.two("multiply", total, body.splat(scale))
    shapes = dict(PARAMS)
    if not update_turned:
        for name in ("w1", "w2"):
            shape = PARAMS[name]
            shapes[name] = shape[::-1]
            grads[name] = body.op(f"stablehlo.transpose {grads[name]}, dims = [1, 0] : ({tensor(*shape)}) -> "
                                  f"{tensor(*shape[::-1])}")
        inside = {name: f"%{name}" for name in NATURAL}
    new = update(body, grads, inside.get, shapes)
    for name in ("w1", "w2", "m_w1", "m_w2") if update_turned else ():
        shape = STATES[name]
        new[name] = body.op(f"stablehlo.transpose {new[name]}, dims = [1, 0] : ({tensor(*shape)}) -> {tensor(*shape[::-1])}")
    arguments = ("y", "m_w1", "w2", "b1", "w1", "x", "m_b1", "m_w2")
    results = ("loss", "m_w1", "w1", "m_b1", "b1", "m_w2", "w2")
    text = module(function("main", arguments, results, {**new, "loss": loss}, body, visibility="", rows=rows),
                  name="SyncTensorsGraph.118",
                  attributes="mhlo.cross_program_prefetches = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = "
                             "false" + (f", mhlo.num_replicas = {REPLICAS} : i32" if reduced else ""))
    for name in ("w1", "w2", "m_w1", "m_w2"):
        shape = STATES[name]
        text = text.replace(f"%{name}: {tensor(*shape)}", f"%{name}: {tensor(*shape[::-1])}")
    head, rest = text.split(") -> (", 1)
    kinds, rest = rest.split(") {\n", 1)
    turned = [tensor(*STATES[n][::-1]) if len(STATES.get(n, ())) == 2 else types(rows)[n] for n in results]
    body_text, _ = rest.rsplit(" : ", 1)
    text = f"{head}) -> ({', '.join(turned)}) {{\n{body_text} : {', '.join(turned)}\n  }}\n}}\n"
    return Spelling(text, arguments, results, frozenset({"w1", "w2", "m_w1", "m_w2"}))


def replicas(how="each", attributes=f"mhlo.num_replicas = {REPLICAS} : i32", groups="[[0, 1]]", extra="", mean="after",
             arguments=NATURAL, results=RESULTS, reduce_loss=True, **options):
    """One replica's program; gradients are summed over all."""
    rows, body = ROWS // REPLICAS, Body()
    # "global": each divides by all rows, so sums are means; "before", "after": the average of means.
    grads, loss = forward_and_backward(body, rows, ROWS if mean == "global" else rows)
    shapes = {**PARAMS, "loss": ()}
    found = {**grads, "loss": loss}
    if not reduce_loss:
        del shapes["loss"]
    if mean == "before":
        for name, shape in shapes.items():
            found[name] = body.two("divide", found[name], body.splat(REPLICAS, *shape), *shape)
    if how == "each":
        for name, shape in shapes.items():
            (found[name],) = body.all_reduce([found[name]], [shape], groups, extra)
    elif how == "one":
        reduced = body.all_reduce([found[name] for name in shapes], list(shapes.values()), groups, extra)
        found.update(zip(shapes, reduced))
    else:  # a bucket: everything behind one another
        flats, sizes = [], []
        for name, shape in shapes.items():
            size = 1
            for each in shape:
                size *= each
            sizes.append(size)
            flats.append(body.op(f"stablehlo.reshape {found[name]} : ({tensor(*shape)}) -> {tensor(size)}"))
        bucket = body.op(f"stablehlo.concatenate {', '.join(flats)}, dim = 0 : ({', '.join(tensor(s) for s in sizes)}) -> "
                         f"{tensor(sum(sizes))}")
        (bucket,) = body.all_reduce([bucket], [(sum(sizes),)], groups, extra)
        start = 0
        for (name, shape), size in zip(shapes.items(), sizes):
            piece = body.op(f"stablehlo.slice {bucket} [{start}:{start + size}] : ({tensor(sum(sizes))}) -> {tensor(size)}")
            found[name] = body.op(f"stablehlo.reshape {piece} : ({tensor(size)}) -> {tensor(*shape)}")
            start += size
    if mean == "after":
        for name, shape in shapes.items():
            found[name] = body.two("divide", found[name], body.splat(REPLICAS, *shape), *shape)
    new = {**update(body, found), "loss": found["loss"]}
    return Spelling(module(function(options.pop("name", "main"), arguments, results, new, body, rows=rows, **options),
                           attributes=attributes), arguments, results)


LAST = ("loss", *STATES)
PATHS = {**{name: f"state.params['{name}']" for name in PARAMS},
         **{f"m_{name}": f"state.momentum['{name}']" for name in PARAMS}, "x": "batch['x']", "y": "batch['y']"}
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "

# On as many ranks as one likes.
ONE_DEVICE = {
    "main": plain,
    "train_step": lambda: plain("train_step"),
    "no_visibility": lambda: plain("update", visibility=""),
    "several_functions": lambda: several_functions(True),
    "mixed_order": lambda: plain(arguments=MIXED, results=MIXED_RESULTS),
    "mixed_order_donated": lambda: plain(arguments=MIXED, results=MIXED_RESULTS, attributes=donated(MIXED, MIXED_RESULTS)),
    "located": lambda: plain(locations=PATHS),
    "located_mixed": lambda: plain("step", arguments=MIXED, results=MIXED_RESULTS, locations=PATHS),
    "donated": lambda: plain(attributes=donated(NATURAL, RESULTS)),
    "donors": lambda: plain(attributes={name: "jax.buffer_donor = true" for name in STATES}),
    "batch_first": lambda: plain(arguments=("y", "x", *STATES), results=LAST),
    "moments_first": lambda: plain(arguments=("x", "m_w1", "m_b1", "m_w2", "w1", "b1", "w2", "y"), results=RESULTS[::-1]),
    "one_replica": lambda: plain(module_name="jit_step", module_attributes="mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32"),
    "columns": columns,
    "generic_form": lambda: in_generic_form(plain()),
    "reactant": reactant,
    "torch_xla": torch_xla,
    "updated_turned": lambda: torch_xla(update_turned=True),
}

# Data parallelism of their own, over two replicas.
REPLICATED = {
    "reduced_each": replicas,
    "reduced_in_one": lambda: replicas("one"),
    "reduced_bucket": lambda: replicas("bucket"),
    "reduced_mean_before": lambda: replicas(mean="before"),
    "reduced_global_mean": lambda: replicas(mean="global", arguments=MIXED, results=MIXED_RESULTS),
    "reduced_groups_only": lambda: replicas(attributes="", name="train_step"),
    "reduced_global_ids": lambda: replicas(attributes=f"mhlo.num_partitions = {REPLICAS} : i32, mhlo.num_replicas = 1 : i32",
                                           extra=f"{CHANNEL}use_global_device_ids, "),
    "reduced_donated": lambda: replicas("one", attributes=f"mhlo.num_replicas = {REPLICAS} : i32",
                                        arguments=("x", "y", *STATES), results=LAST, **{"locations": PATHS}),
    "torch_xla_reduced": lambda: torch_xla(reduced=True),
}

SPELLINGS = {**ONE_DEVICE, **REPLICATED}


def two_readings():
    """The loss is a sum of two, each over rows of its own that never meet the other's."""
    kind, other = tensor(ROWS, WIDTH), tensor(5, WIDTH)
    text = f"""module {{
  func.func public @main(%w: {tensor(WIDTH)}, %a: {kind}, %b: {other}) -> ({tensor(WIDTH)}, tensor<f32>) {{
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum_a = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : ({kind}, tensor<f32>) -> {tensor(WIDTH)}
    %sum_b = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0] : ({other}, tensor<f32>) -> {tensor(WIDTH)}
    %g = stablehlo.add %sum_a, %sum_b : {tensor(WIDTH)}
    %product = stablehlo.multiply %g, %w : {tensor(WIDTH)}
    %loss = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [0] : ({tensor(WIDTH)}, tensor<f32>) -> tensor<f32>
    %rate = stablehlo.constant dense<1.0e-2> : {tensor(WIDTH)}
    %move = stablehlo.multiply %g, %rate : {tensor(WIDTH)}
    %new = stablehlo.subtract %w, %move : {tensor(WIDTH)}
    return %new, %loss : {tensor(WIDTH)}, tensor<f32>
  }}
}}
"""
    return Spelling(text)


# What cannot be known from the text, or cannot be done: what the answer names.
REFUSED = {
    "two_readings": lambda: dataclasses.replace(two_readings(), asks="several sets of arguments could be the batch: arg1 or arg2 "
                                  "(arg1 cuts 12 rows of tensor<12x8xf32>, arg2 cuts 5 rows of tensor<5x8xf32>)"),
    "loss_of_one_replica": lambda: dataclasses.replace(replicas(reduce_loss=False), asks="result 6 of 'main' differs between the 2 replicas"),
    "other_ranks": lambda: dataclasses.replace(replicas(attributes="mhlo.num_replicas = 4 : i32", groups="[[0, 1, 2, 3]]"),
                                 asks="written for 4 devices along 'replicas', expected as many as ranks, found 2"),
    "groups_apart": lambda: dataclasses.replace(replicas(attributes="mhlo.num_replicas = 4 : i32", groups="[[0, 1], [2, 3]]"),
                                  asks="is over 2 groups of some devices each"),
    "too_few_named": lambda: dataclasses.replace(replicas(attributes="mhlo.num_replicas = 4 : i32"), asks="names 2 devices, expected the 4"),
}
