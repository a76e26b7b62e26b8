"""The step of spellings.py as more exporters write it: other forms of products, sums and constants, other states, calls, loops."""

import dataclasses
import re

from spellings import (DECAY, HIDDEN, NATURAL, OUT, PARAMS, RATE, RESULTS, ROWS, STATES, WIDTH, Body, Spelling, forward_and_backward,
                       function, module, plain, tensor, types, update)
from wordings import edited, step

X, Z = tensor(ROWS, WIDTH), tensor(ROWS, HIDDEN)
DENSE = r"(%\w+) = stablehlo\.dot_general %x, %w1, contracting_dims = \[1\] x \[0\] : .*"


def replaced_dense(*lines):
    """The first layer's product made otherwise: the last line gives it."""
    *before, last = lines
    return edited(plain(), (DENSE, "".join(f"{line}\n    " for line in before) + rf"\1 = {last}"))


def batched_by_one():
    """torch.bmm and tf.matmul of rank three: a batch of one around the rows."""
    one_x, one_w, one_z = tensor(1, ROWS, WIDTH), tensor(1, WIDTH, HIDDEN), tensor(1, ROWS, HIDDEN)
    return replaced_dense(
        f"%one_x = stablehlo.reshape %x : ({X}) -> {one_x}", f"%one_w = stablehlo.reshape %w1 : ({tensor(WIDTH, HIDDEN)}) -> {one_w}",
        f"%one_z = stablehlo.dot_general %one_x, %one_w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : ({one_x}, {one_w}) -> {one_z}",
        f"stablehlo.reshape %one_z : ({one_z}) -> {Z}")


def weight_first():
    """The product the other way round, turned back: aten::mm of what was transposed."""
    turned = tensor(HIDDEN, ROWS)
    return replaced_dense(
        f"%w_x = stablehlo.dot_general %w1, %x, contracting_dims = [0] x [1] : ({tensor(WIDTH, HIDDEN)}, {X}) -> {turned}",
        f"stablehlo.transpose %w_x, dims = [1, 0] : ({turned}) -> {Z}")


def pointwise_convolution():
    """A layer as a convolution of one pixel, channels first, as mobile exporters have it."""
    image, kernel, out = tensor(ROWS, WIDTH, 1, 1), tensor(HIDDEN, WIDTH, 1, 1), tensor(ROWS, HIDDEN, 1, 1)
    return replaced_dense(
        f"%image = stablehlo.reshape %x : ({X}) -> {image}",
        f"%w_turned = stablehlo.transpose %w1, dims = [1, 0] : ({tensor(WIDTH, HIDDEN)}) -> {tensor(HIDDEN, WIDTH)}",
        f"%kernel = stablehlo.reshape %w_turned : ({tensor(HIDDEN, WIDTH)}) -> {kernel}",
        "%pixels = stablehlo.convolution(%image, %kernel) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], "
        "pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, "
        f"feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}} : ({image}, {kernel}) -> {out}",
        f"stablehlo.reshape %pixels : ({out}) -> {Z}")


def einsum_of_products():
    """A product as a broadcast, a multiplication and a sum: what is left of einsum without contraction."""
    wide = tensor(ROWS, WIDTH, HIDDEN)
    return replaced_dense(
        f"%x_wide = stablehlo.broadcast_in_dim %x, dims = [0, 1] : ({X}) -> {wide}",
        f"%w_wide = stablehlo.broadcast_in_dim %w1, dims = [1, 2] : ({tensor(WIDTH, HIDDEN)}) -> {wide}",
        f"%each = stablehlo.multiply %x_wide, %w_wide : {wide}", "%none = stablehlo.constant dense<-0.000000e+00> : tensor<f32>",
        f"stablehlo.reduce(%each init: %none) applies stablehlo.add across dimensions = [1] : ({wide}, tensor<f32>) -> {Z}")


def scalars_of_f64():
    """PyTorch's numbers: constants of f64, converted and spread where they are used; counts of elements are i64."""
    spelling = plain()
    lines, fresh = [], 0
    for line in spelling.text.splitlines():
        match = re.match(r"    (%\w+) = stablehlo\.constant dense<([^>]*)> : (tensor<.*>)$", line)
        if match:
            name, value, kind = match.groups()
            lines += [f"    %wide{fresh} = stablehlo.constant dense<{value}> : tensor<f64>",
                      f"    %narrow{fresh} = stablehlo.convert %wide{fresh} : (tensor<f64>) -> tensor<f32>",
                      f"    {name} = stablehlo.broadcast_in_dim %narrow{fresh}, dims = [] : (tensor<f32>) -> {kind}"]
            fresh += 1
        else:
            lines.append(line)
    return dataclasses.replace(spelling, text="\n".join(lines) + "\n")


def counted_mean():
    """tf.reduce_mean: the number of elements is multiplied up from dimension sizes, as i32, and converted."""
    kind = tensor(ROWS, OUT)
    return edited(plain(), (r"(%\w+) = stablehlo\.divide (%\w+), (%\w+) : tensor<f32>\n",
                            rf"%rows = stablehlo.get_dimension_size %y, dim = 0 : ({kind}) -> tensor<i32>\n"
                            rf"    %columns = stablehlo.get_dimension_size %y, dim = 1 : ({kind}) -> tensor<i32>\n"
                            r"    %elements = stablehlo.multiply %rows, %columns : tensor<i32>" "\n"
                            r"    %count = stablehlo.convert %elements : (tensor<i32>) -> tensor<f32>" "\n"
                            r"    \1 = stablehlo.divide \2, %count : tensor<f32>" "\n"))


def _more_states(spelling, first, last, arguments_text, results_text, values_text, names):
    """The spelling with more states in front: as text of arguments, of results and of what is returned."""
    text = spelling.text.replace("@main(", f"@main({arguments_text}, ", 1).replace(") -> (", f") -> ({results_text}, ", 1)
    text = re.sub(r"\n    return (.*) : (.*)\n", rf"\n    return {values_text}, \1 : {results_text}, \2\n", text)
    return dataclasses.replace(spelling, text=text, arguments=(*names, *spelling.arguments), results=(*names, *spelling.results),
                               first=first, last=last)


def counted_in_floats():
    """A capturable optimizer of PyTorch: a count of steps for each parameter, as a float."""
    names = [f"step_{name}" for name in PARAMS]
    body = Body()
    lines = []
    for name in names:
        one = body.op("stablehlo.constant dense<1.0> : tensor<f32>", "%one")
        body.op(f"stablehlo.add %{name}, {one} : tensor<f32>", f"%new_{name}_")
    lines = "\n".join(f"    {line}" for line in body.lines)
    values = [line.split(" = ")[0] for line in body.lines if "add" in line]
    spelling = edited(plain(), (r"\n    return ", f"\n{lines}\n    return "))
    return _more_states(spelling, {n: 0.0 for n in names}, {n: 3.0 for n in names}, ", ".join(f"%{n}: tensor<f32>" for n in names),
                        ", ".join(["tensor<f32>"] * len(names)), ", ".join(values), names)


def counted_in_i64():
    """tf.Variable's iterations: one i64, behind a barrier."""
    spelling = edited(plain(), (r"\n    return ", "\n    %c1 = stablehlo.constant dense<1> : tensor<i64>\n    %next = stablehlo.add %iterations, %c1 : tensor<i64>\n"
                                "    %kept = stablehlo.optimization_barrier %next : tensor<i64>\n    return "))
    return _more_states(spelling, {"iterations": 0}, {"iterations": 3}, "%iterations: tensor<i64>", "tensor<i64>", "%kept", ["iterations"])


def rate_as_argument():
    """PyTorch/XLA's device data: the rate comes in as a number, the decay as a tensor of one element, in f32."""
    spelling = edited(plain(), *[(rf"(%\w+) = stablehlo\.constant dense<{RATE:e}> : {re.escape(tensor(*shape))}",
                                  rf"\1 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> {tensor(*shape)}") for shape in set(PARAMS.values())])
    text = spelling.text.replace("@main(", "@main(%rate: tensor<f32>, ", 1)
    return dataclasses.replace(spelling, text=text, arguments=("rate", *spelling.arguments), first={"rate": RATE}, last={})


def returned_unchanged():
    """Reactant.jl: everything that was passed comes back, data and all."""
    spelling = plain()
    kinds = types(ROWS)
    more = f"{kinds['x']}, {kinds['y']}"
    text = re.sub(r"-> \((.*)\) \{", rf"-> (\1, {more}) {{", spelling.text, count=1)
    text = re.sub(r"\n    return (.*) : (.*)\n", rf"\n    return \1, %x, %y : \2, {more}\n", text)
    return dataclasses.replace(spelling, text=text, results=(*spelling.results, "x", "y"))


def loss_twice():
    """The loss as a number and as a tensor of one element, for two callbacks."""
    spelling = plain()
    text = spelling.text.replace(") {\n", ", tensor<1xf32>) {\n", 1)
    loss = re.search(r"\n    return .*, (%\w+) : ", text)[1]
    text = re.sub(r"\n    return (.*) : (.*)\n", rf"\n    %again = stablehlo.reshape {loss} : (tensor<f32>) -> tensor<1xf32>\n    return \1, %again : \2, tensor<1xf32>\n", text)
    return dataclasses.replace(spelling, text=text, results=(*spelling.results, "loss_again"))


def one_flat_state():
    """All parameters in one vector and all moments in another, cut by slices, as flattened optimizers have them."""
    body, at, views = Body(), 0, {}
    sizes = {name: shape[0] * (shape[1] if len(shape) > 1 else 1) for name, shape in PARAMS.items()}
    total = sum(sizes.values())
    for name, shape in PARAMS.items():
        piece = body.op(f"stablehlo.slice %flat [{at}:{at + sizes[name]}] : ({tensor(total)}) -> {tensor(sizes[name])}")
        views[name] = body.op(f"stablehlo.reshape {piece} : ({tensor(sizes[name])}) -> {tensor(*shape)}")
        at += sizes[name]
    grads, loss = forward_and_backward(body, ROWS, ROWS, lambda name: views.get(name, f"%{name}"))
    parts = [body.op(f"stablehlo.reshape {grads[name]} : ({tensor(*shape)}) -> {tensor(sizes[name])}") for name, shape in PARAMS.items()]
    grad = body.op(f"stablehlo.concatenate {', '.join(parts)}, dim = 0 : ({', '.join(tensor(s) for s in sizes.values())}) -> {tensor(total)}")
    moment = body.two("add", body.two("multiply", "%moment", body.splat(DECAY, total), total), grad, total)
    new = body.two("subtract", "%flat", body.two("multiply", moment, body.splat(RATE, total), total), total)
    lines, kind = "\n".join(f"    {line}" for line in body.lines), tensor(total)
    text = (f"module @flat {{\n  func.func public @main(%flat: {kind}, %moment: {kind}, %x: {X}, %y: {tensor(ROWS, OUT)}) -> ({kind}, {kind}, tensor<f32>) {{\n"
            f"{lines}\n    return {new}, {moment}, {loss} : {kind}, {kind}, tensor<f32>\n  }}\n}}\n")
    return Spelling(text, ("flat", "moment", "x", "y"), ("flat", "moment", "loss"),
                    joined={"flat": tuple(PARAMS), "moment": tuple(f"m_{n}" for n in PARAMS)})


def updates_in_composites():
    """Each update is an op of the framework with its decomposition, which calls another function."""
    body = Body()
    grads, loss = forward_and_backward(body, ROWS, ROWS)
    new, functions = {}, []
    for name, shape in PARAMS.items():
        kind, rule, inner = tensor(*shape), Body(), Body()
        old = inner.two("multiply", "%m", inner.splat(DECAY, *shape), *shape)
        moment = inner.two("add", old, "%g", *shape)
        inside, around = "\n".join(f"    {line}" for line in inner.lines), None
        functions.append(f"  func.func private @decay.{name}(%m: {kind}, %g: {kind}) -> {kind} {{\n{inside}\n    return {moment} : {kind}\n  }}\n")
        called = rule.op(f"func.call @decay.{name}(%m, %g) : ({kind}, {kind}) -> {kind}")
        moved = rule.two("subtract", "%p", rule.two("multiply", called, rule.splat(RATE, *shape), *shape), *shape)
        around = "\n".join(f"    {line}" for line in rule.lines)
        functions.insert(0, f"  func.func private @sgd.{name}.impl(%p: {kind}, %m: {kind}, %g: {kind}) -> ({kind}, {kind}) {{\n{around}\n"
                            f"    return {moved}, {called} : {kind}, {kind}\n  }}\n")
        body.lines.append(f'%new_{name}:2 = stablehlo.composite "torch.sgd" %{name}, %m_{name}, {grads[name]} {{composite_attributes = {{foreach = true, '
                          f"momentum = {DECAY:e} : f64}}, decomposition = @sgd.{name}.impl}} : ({kind}, {kind}, {kind}) -> ({kind}, {kind})")
        new[name], new[f"m_{name}"] = f"%new_{name}#0", f"%new_{name}#1"
    return Spelling(module(*functions[:3], function("main", NATURAL, RESULTS, {**new, "loss": loss}, body), *functions[3:]))


def micro_batches():
    """A loop over two halves of the batch, cut by i64 indices; gradients and the loss are carried and averaged."""
    half = ROWS // 2
    x, y = tensor(half, WIDTH), tensor(half, OUT)
    carried = {"i": "tensor<i64>", **{name: tensor(*shape) for name, shape in PARAMS.items()}, "loss": "tensor<f32>"}
    inner = Body()
    inner.op("stablehlo.constant dense<0> : tensor<i64>", "%zero")
    zero = inner.lines[-1].split(" = ")[0]
    start = inner.op(f"stablehlo.multiply %i, {inner.op(f'stablehlo.constant dense<{half}> : tensor<i64>')} : tensor<i64>")
    parts = {"x": inner.op(f"stablehlo.dynamic_slice %x, {start}, {zero}, sizes = [{half}, {WIDTH}] : ({X}, tensor<i64>, tensor<i64>) -> {x}"),
             "y": inner.op(f"stablehlo.dynamic_slice %y, {start}, {zero}, sizes = [{half}, {OUT}] : ({tensor(ROWS, OUT)}, tensor<i64>, tensor<i64>) -> {y}")}
    grads, loss = forward_and_backward(inner, half, ROWS, lambda name: parts.get(name, f"%{name}"))
    found = {**{name: inner.two("add", f"%g_{name}", grads[name], *shape) for name, shape in PARAMS.items()}, "loss": inner.two("add", "%g_loss", loss)}
    following = inner.op(f"stablehlo.add %i, {inner.op('stablehlo.constant dense<1> : tensor<i64>')} : tensor<i64>")
    body = Body()
    begin = {"i": body.op("stablehlo.constant dense<0> : tensor<i64>"), **{name: body.splat(0, *shape) for name, shape in PARAMS.items()}, "loss": body.splat(0)}
    named = {"i": "%i", **{name: f"%g_{name}" for name in (*PARAMS, "loss")}}
    kinds = ", ".join(carried.values())
    lines = re.sub(r"%(\d+)\b", r"%r\1", "\n".join(f"      {line}" for line in inner.lines))
    renamed = {n: re.sub(r"%(\d+)\b", r"%r\1", v) for n, v in {**found, "i": following}.items()}
    body.lines.append(
        f"%loop:5 = stablehlo.while({', '.join(f'{named[n]} = {begin[n]}' for n in carried)}) : {kinds}\n"
        "     cond {\n      %limit = stablehlo.constant dense<2> : tensor<i64>\n"
        "      %more = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>\n      stablehlo.return %more : tensor<i1>\n"
        f"    }} do {{\n{lines}\n      stablehlo.return {', '.join(renamed[n] for n in carried)} : {kinds}\n    }}")
    totals = {name: f"%loop#{i + 1}" for i, name in enumerate(PARAMS)}
    return Spelling(module(function("main", NATURAL, RESULTS, {**update(body, totals), "loss": "%loop#4"}, body)))


def guarded():
    """The update under `if` of a flag that says whether all gradients are finite, as a gradient scaler has it."""
    body = Body()
    grads, loss = forward_and_backward(body, ROWS, ROWS)
    finite = body.op("stablehlo.is_finite " + loss + " : (tensor<f32>) -> tensor<i1>")
    inner = Body()
    new = update(inner, grads)
    lines = re.sub(r"%(\d+)\b", r"%u\1", "\n".join(f"      {line}" for line in inner.lines))
    # Gradients are values of the function around.
    for value in grads.values():
        lines = lines.replace(f"%u{value[1:]} :", f"{value} :")
    returned = ", ".join(re.sub(r"%(\d+)\b", r"%u\1", new[n]) for n in STATES)
    kinds = ", ".join(tensor(*shape) for shape in STATES.values())
    body.lines.append(f'%after:{len(STATES)} = "stablehlo.if"({finite}) ({{\n{lines}\n      stablehlo.return {returned} : {kinds}\n    }}, {{\n'
                      f"      stablehlo.return {', '.join(f'%{n}' for n in STATES)} : {kinds}\n    }}) : (tensor<i1>) -> ({kinds})")
    return Spelling(module(function("main", NATURAL, RESULTS, {**{n: f"%after#{i}" for i, n in enumerate(STATES)}, "loss": loss}, body)))


def barriers_around():
    """Everything through a barrier where it comes in and where it goes out, as remote compilation services have it."""
    spelling, kinds = plain(), types(ROWS)
    listed = ", ".join(kinds[n] for n in NATURAL)
    text = spelling.text
    head, rest = text.split(") {\n", 1)
    for i, name in enumerate(NATURAL):
        rest = re.sub(rf"%{name}\b", f"%in#{i}", rest)
    rest = re.sub(r"\n    return (.*) : (.*)\n", rf"\n    %out:{len(RESULTS)} = stablehlo.optimization_barrier \1 : \2\n    return {', '.join(f'%out#{i}' for i in range(len(RESULTS)))} : \2\n", rest)
    entry = f"    %in:{len(NATURAL)} = stablehlo.optimization_barrier {', '.join(f'%{n}' for n in NATURAL)} : {listed}\n"
    return dataclasses.replace(spelling, text=f"{head}) {{\n{entry}{rest}")


def serialised_chlo():
    """JAX's and PyTorch's ops of CHLO as custom calls, the form that survives serialisation; by a zero they change nothing."""
    def change(body, grads, loss):
        shape = PARAMS["b1"]
        kind = tensor(*shape)
        found = body.op(f"stablehlo.custom_call @mhlo.erf({grads['b1']}) {{mhlo.attributes = {{}}, mhlo.version = 1 : i64}} : ({kind}) -> {kind}")
        nothing = body.two("multiply", found, body.splat(0, *shape), *shape)
        body.lines.append(f"%top:2 = stablehlo.custom_call @mhlo.topk({grads['b1']}) {{mhlo.attributes = {{k = 2 : i64, largest = true}}, mhlo.version = 1 : i64}} : "
                          f"({kind}) -> ({tensor(2)}, {tensor(2, element='i32')})")
        best = body.sum(body.two("multiply", "%top#0", body.splat(0, 2), 2), [0], tensor(2), "tensor<f32>")
        nothing = body.two("add", nothing, body.spread(best, [], "tensor<f32>", kind), *shape)
        return {**grads, "b1": body.two("add", grads["b1"], nothing, *shape)}, loss
    return step(change)


def entry_of_tensorflow():
    """A tf.function: a name with dots and numbers, control outputs, devices, bound inputs, other functions that nothing calls."""
    attributes = {n: f'tf._user_specified_name = "{n}", tf.device = "/job:localhost/replica:0/task:0/device:CPU:0"' for n in NATURAL}
    spelling = plain('"__inference_train_step_1043.7"', attributes=attributes, module_attributes='tf.versions = {bad_consumers = [], min_consumer = 12 : i32, '
                     'producer = 1882 : i32}, tf_saved_model.semantics, mhlo.num_partitions = 1 : i32')
    text = spelling.text.replace(") {\n", ') attributes {tf.entry_function = {control_outputs = "", inputs = "w1,b1", outputs = "Identity:0"}, '
                                 "allow_soft_placement = false} {\n", 1)
    unused = "  func.func private @__inference_unused_7(%a: tensor<4xf32>) -> tensor<4xf32> attributes {tf._noinline = true} {\n    return %a : tensor<4xf32>\n  }\n"
    return dataclasses.replace(spelling, text=text.rstrip()[:-1] + unused + "}\n", function="__inference_train_step_1043.7")


def one_device_sharded():
    """GSPMD's and Shardy's annotations for a mesh of one device, on arguments, results and ops."""
    sharding = 'sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>'
    flat = "sdy.sharding = #sdy.sharding<@mesh, [{}]>"
    attributes = {n: f'mhlo.sharding = "{{maximal device=0}}", {sharding if len(STATES.get(n, (0, 0))) == 2 else flat}' for n in NATURAL}
    spelling = plain(attributes=attributes, module_attributes="mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32")
    return dataclasses.replace(spelling, text=spelling.text.replace("{\n", '{\n  sdy.mesh @mesh = <["data"=1, "model"=1]>\n', 1))


def gathered_rows():
    """An embedding of i64 ids that are the rows themselves: x by index_select, its gradient by scatter, of a table beside the step."""
    body = Body()
    ids = body.op(f"stablehlo.iota dim = 0 : {tensor(ROWS, element='i64')}")
    index = body.op(f"stablehlo.reshape {ids} : ({tensor(ROWS, element='i64')}) -> {tensor(ROWS, 1, element='i64')}")
    rows = body.op('"stablehlo.gather"(%x, ' + index + ") <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], "
                   f"start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, {WIDTH}>}}> : ({X}, {tensor(ROWS, 1, element='i64')}) -> {X}")
    grads, loss = forward_and_backward(body, ROWS, ROWS, lambda name: rows if name == "x" else f"%{name}")
    return Spelling(module(function("main", NATURAL, RESULTS, {**update(body, grads), "loss": loss}, body)))


def aliased_crosswise():
    """Donation by shape alone: moments and parameters of one shape name one another's results."""
    aliases = {name: f"tf.aliasing_output = {RESULTS.index(name.removeprefix('m_') if name.startswith('m_') else f'm_{name}')} : i32" for name in STATES}
    return plain(attributes=aliases)


ONE_DEVICE = {make.__name__: make for make in (
    batched_by_one, weight_first, pointwise_convolution, einsum_of_products, scalars_of_f64, counted_mean, counted_in_floats, counted_in_i64,
    rate_as_argument, returned_unchanged, loss_twice, one_flat_state, updates_in_composites, micro_batches, guarded, barriers_around,
    serialised_chlo, entry_of_tensorflow, one_device_sharded, gathered_rows, aliased_crosswise)}


def _refused(text, asks):
    return Spelling(text, asks=asks)


def stateful_globals():
    """IREE's globals: states that are no arguments."""
    spelling = plain()
    return spelling.text.replace("module {\n", "module {\n  util.global private mutable @w1 = dense<0.0> : tensor<8x16xf32>\n")


REFUSED = {
    "stateful_globals": lambda: _refused(stateful_globals(), asks="'util.global' is no op of StableHLO, expected states as arguments and results"),
    "older_dialect": lambda: _refused(plain().text.replace("stablehlo.tanh", "mhlo.tanh"), asks="'mhlo.tanh' is no op of StableHLO, expected the step in that"),
    "portable_artifact": lambda: _refused(re.sub(r"stablehlo\.tanh (%\w+) : .*", r'"vhlo.tanh_v1"(\1) : (tensor<12x16xf32>) -> tensor<12x16xf32>', plain().text),
                                           asks="unregistered operation 'vhlo.tanh_v1' found in dialect"),
}
