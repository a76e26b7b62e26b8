"""The step of spellings.py in more habits of producers: what HLO leaves when it comes back, numbers as PyTorch scales them, shapes that
are constants, broadcasts by rank, annotations of Shardy in calls; replicas that cut, exchange, broadcast and guard by themselves."""

import dataclasses
import re

import numpy as np
from devices import average, finished, gather, scatter, started
from exporters import X, Z, replaced_dense
from spellings import (
    DECAY,
    HIDDEN,
    NATURAL,
    OUT,
    PARAMS,
    RATE,
    RESULTS,
    ROWS,
    STATES,
    WIDTH,
    Body,
    Spelling,
    forward_and_backward,
    function,
    module,
    plain,
    tensor,
    update,
)
from wordings import edited, step

Y = tensor(ROWS, OUT)


def from_hlo():
    """HLO read back: names with numbers, layouts of the entry, replication of parameters, reductions with regions of their own in functions."""
    attributes = {n: "mhlo.is_same_data_across_replicas = true, mhlo.layout_mode = \"default\", mhlo.parameter_replication = [false]" for n in NATURAL}
    spelling = plain(attributes=attributes, results_attributes={n: 'mhlo.layout_mode = "default"' for n in RESULTS},
                     module_name="jit_step.118", module_attributes='mhlo.cross_program_prefetches = [], mhlo.frontend_attributes = {fingerprint_before_lhs = "5f0d"}, mhlo.is_dynamic = false, '
                     'mhlo.spmd_output_sharding = "{replicated}", mhlo.use_auto_spmd_partitioning = false, mhlo.xla_entry_computation_parameter_tiles = [[], []], '
                     "mhlo.xla_entry_computation_result_layout = [dense<[1, 0]> : tensor<2xindex>]")
    names = {n: f"%Arg_{i}.{i + 1}" for i, n in enumerate(NATURAL)}
    text = re.sub("|".join(rf"%{n}\b" for n in NATURAL), lambda m: names[m[0][1:]], spelling.text)
    region = 0

    def reduce(match):
        nonlocal region
        region += 1
        return (f"{match[1]} = stablehlo.reduce({match[2]} init: {match[3]}) across dimensions = [{match[4]}] : {match[5]} -> {match[6]}\n"
                f"     reducer(%Arg_0.{100 + region}: tensor<f32>, %Arg_1.{100 + region}: tensor<f32>)  {{\n"
                f'      %add.{region} = stablehlo.add %Arg_0.{100 + region}, %Arg_1.{100 + region} {{mhlo.frontend_attributes = {{op_name = "jit(step)/reduce_sum"}}}} : tensor<f32>\n'
                f"      stablehlo.return %add.{region} : tensor<f32>\n    }}")
    text = re.sub(r"(%\w+) = stablehlo\.reduce\((%\w+) init: (%\w+)\) applies stablehlo\.add across dimensions = \[([0-9, ]+)\] : (\([^)]*\)) -> (\S+)", reduce, text)
    return dataclasses.replace(spelling, text=text)


def named_algorithms():
    """Products with a precision and an algorithm each."""
    algorithm = ("algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, "
                 "rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>")
    return edited(plain(), (r"(contracting_dims = \[\d\] x \[\d\]) : ", rf"\1, precision = [HIGHEST, HIGHEST], {algorithm} : "))


def scaled_addmm():
    """aten::addmm: beta * bias + alpha * (x @ w), alpha and beta as numbers that are spread."""
    return edited(plain(), (r"(%\w+) = stablehlo\.broadcast_in_dim %b1, dims = \[1\] : .*",
                            (rf"%beta = stablehlo.constant dense<1> : tensor<i64>\n    %beta_f = stablehlo.convert %beta : (tensor<i64>) -> tensor<f32>\n"
                            rf"    %beta_b = stablehlo.broadcast_in_dim %beta_f, dims = [] : (tensor<f32>) -> {tensor(HIDDEN)}\n"
                            rf"    %bias_scaled = stablehlo.multiply %beta_b, %b1 : {tensor(HIDDEN)}\n"
                            rf"    %bias_2d = stablehlo.reshape %bias_scaled : ({tensor(HIDDEN)}) -> {tensor(1, HIDDEN)}\n"
                            rf"    \1 = stablehlo.broadcast_in_dim %bias_2d, dims = [0, 1] : ({tensor(1, HIDDEN)}) -> {Z}")))


def asserted_shapes():
    """jax.export's checks of shapes: a custom call on a flag that is true."""
    spelling = plain()
    check = ('    %size = stablehlo.get_dimension_size %x, dim = 0 : (' + X + f") -> tensor<i32>\n    %wanted = stablehlo.constant dense<{ROWS}> : tensor<i32>\n"
             "    %same = stablehlo.compare EQ, %size, %wanted, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
             '    stablehlo.custom_call @shape_assertion(%same, %size) {api_version = 2 : i32, error_message = "Input shapes do not match: b = {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()\n')
    return dataclasses.replace(spelling, text=spelling.text.replace(") {\n", ") {\n" + check, 1))


def broadcasts_by_rank():
    """chlo.broadcast_* with numbers of rank zero and constants like others; squares by chlo too."""
    o = tensor(ROWS, OUT)
    pairs = []
    for shape in sorted(set(PARAMS.values())):
        kind = tensor(*shape)
        # rate * moment, the rate spread by the op
        pairs.append((rf"(%\w+) = stablehlo\.constant dense<{RATE:e}> : {re.escape(kind)}\n    (%\w+) = stablehlo\.multiply (%\w+), \1 : {re.escape(kind)}",
                      rf"\1 = stablehlo.constant dense<{RATE:e}> : tensor<f32>\n    \2 = chlo.broadcast_multiply \3, \1 {{broadcast_dimensions = array<i64>}} : ({kind}, tensor<f32>) -> {kind}"))
    pairs.append((rf"(%\w+) = stablehlo\.subtract (%\w+), %y : {re.escape(o)}", rf"\1 = chlo.broadcast_subtract \2, %y : ({o}, {o}) -> {o}"))
    pairs.append((rf"(%\w+) = stablehlo\.constant dense<{re.escape(f'{1:e}')}> : {re.escape(Z)}\n    (%\w+) = stablehlo\.multiply (%\w+), \3 : {re.escape(Z)}",
                  rf'\2 = chlo.square \3 : {Z} -> {Z}\n    \1 = "chlo.constant_like"(\3) <{{value = {1:e} : f32}}> : ({Z}) -> {Z}'))
    return edited(plain(), *pairs)


def shapes_by_constants():
    """dynamic_reshape, real_dynamic_slice, dynamic_iota, dynamic_pad and dynamic_gather whose shapes are constants: refined, but not canonical."""
    return replaced_dense(
        "%shape = stablehlo.constant dense<[1, 12, 8]> : tensor<3xi64>", f"%one_x = stablehlo.dynamic_reshape %x, %shape : ({X}, tensor<3xi64>) -> {tensor(1, ROWS, WIDTH)}",
        "%from = stablehlo.constant dense<0> : tensor<3xi64>", "%to = stablehlo.constant dense<[1, 12, 8]> : tensor<3xi64>", "%by = stablehlo.constant dense<1> : tensor<3xi64>",
        f"%cut = stablehlo.real_dynamic_slice %one_x, %from, %to, %by : ({tensor(1, ROWS, WIDTH)}, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> {tensor(1, ROWS, WIDTH)}",
        "%flat = stablehlo.constant dense<[12, 8]> : tensor<2xi64>", f"%back = stablehlo.dynamic_reshape %cut, %flat : ({tensor(1, ROWS, WIDTH)}, tensor<2xi64>) -> {X}",
        "%none = stablehlo.constant dense<0> : tensor<2xi64>", "%fill = stablehlo.constant dense<0.0> : tensor<f32>",
        f"%padded = stablehlo.dynamic_pad %back, %fill, %none, %none, %none : ({X}, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> {X}",
        "%count = stablehlo.constant dense<12> : tensor<1xi64>", f"%ids = stablehlo.dynamic_iota %count, dim = 0 : (tensor<1xi64>) -> {tensor(ROWS, element='i64')}",
        f"%index = stablehlo.reshape %ids : ({tensor(ROWS, element='i64')}) -> {tensor(ROWS, 1, element='i64')}", "%sizes = stablehlo.constant dense<[1, 8]> : tensor<2xi64>",
        '%same = "stablehlo.dynamic_gather"(%padded, %index, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], '
        f"index_vector_dim = 1>}}> : ({X}, {tensor(ROWS, 1, element='i64')}, tensor<2xi64>) -> {X}",
        f"stablehlo.dot_general %same, %w1, contracting_dims = [1] x [0] : ({X}, {tensor(WIDTH, HIDDEN)}) -> {Z}")


def shardy_in_calls():
    """Shardy's round trip through HLO for a mesh of one device: meshes in a string, shardings in frontend attributes, results through calls."""
    spec = lambda shape: f'#sdy.sharding_per_value<[<@mesh, [{", ".join(["{?}"] * len(shape))}]>]>'

    def change(body, grads, loss):
        return {name: body.op(f'stablehlo.custom_call @xla.sdy.FuncResultSharding({grads[name]}) {{has_side_effect = true, mhlo.frontend_attributes = {{xla.sdy.sharding = "{spec(shape)}"}}}} : '
                              f"({tensor(*shape)}) -> {tensor(*shape)}") for name, shape in PARAMS.items()}, loss
    arguments = {n: 'mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}]>"}, mhlo.sharding = "{replicated}"' for n in NATURAL}
    made = step(change, attributes=arguments)
    head = 'module @jit_step attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\\22data\\22=1]>}"}, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {'
    return dataclasses.replace(made, text=made.text.replace("module {", head, 1))


def squared_by_power():
    """aten::mse_loss and its backward: powers by constants of f32, the mean as a product with the inverse count, the seed of the gradient as an argument of one."""
    o = tensor(ROWS, OUT)
    return edited(plain(), (rf"(%\w+) = stablehlo\.multiply (%\w+), \2 : {re.escape(o)}",
                            rf"%two = stablehlo.constant dense<2.0> : tensor<f32>\n    %twos = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<f32>) -> {o}\n    \1 = stablehlo.power \2, %twos : {o}"),
                  (r"(%\w+) = stablehlo\.divide (%\w+), (%\w+) : tensor<f32>\n",
                   rf"%inverse = stablehlo.constant dense<{1 / (ROWS * OUT)!r}> : tensor<f32>\n    \1 = stablehlo.multiply \2, %inverse : tensor<f32>\n"))


def widened_update():
    """Updates with promoted types: states are widened to f64, moved there and narrowed again."""
    spelling = plain()
    return edited(spelling, *[(rf"(%\w+) = stablehlo\.subtract %{name}, (%\w+) : (tensor<[^>]*)f32>",
                               (rf"%wide_{name} = stablehlo.convert %{name} : (\3f32>) -> \3f64>\n    %move_{name} = stablehlo.convert \2 : (\3f32>) -> \3f64>\n"
                               rf"    %moved_{name} = stablehlo.subtract %wide_{name}, %move_{name} : \3f64>\n    \1 = stablehlo.convert %moved_{name} : (\3f64>) -> \3f32>")) for name in PARAMS])


# ---- replicas

def cut_by_replica(count=2):
    """Every replica is given all rows and cuts its own by its number, as a sampler inside the step does."""
    body, rows = Body(), ROWS // count
    place = body.op(f"stablehlo.convert {body.op('stablehlo.replica_id : tensor<ui32>')} : (tensor<ui32>) -> tensor<i32>")
    start = body.op(f"stablehlo.multiply {place}, {body.op(f'stablehlo.constant dense<{rows}> : tensor<i32>')} : tensor<i32>")
    zero = body.op("stablehlo.constant dense<0> : tensor<i32>")
    own = {name: body.op(f"stablehlo.dynamic_slice %{name}, {start}, {zero}, sizes = [{rows}, {size}] : ({tensor(ROWS, size)}, tensor<i32>, tensor<i32>) -> {tensor(rows, size)}")
           for name, size in (("x", WIDTH), ("y", OUT))}
    grads, loss = forward_and_backward(body, rows, rows, lambda name: own.get(name, f"%{name}"))
    found = {name: average(body, grads.get(name, loss), shape, count) for name, shape in {**PARAMS, "loss": ()}.items()}
    text = module(function("main", NATURAL, RESULTS, {**update(body, found), "loss": found["loss"]}, body), attributes=f"mhlo.num_replicas = {count} : i32")
    return Spelling(text, ranks=count)


def reduced_wider(count=2):
    """Sums over replicas in f64, narrowed behind."""
    body, grads, loss = started(count)
    found = {}
    for name, shape in {**PARAMS, "loss": ()}.items():
        wide, narrow = tensor(*shape, element="f64"), tensor(*shape)
        value = body.op(f"stablehlo.convert {grads.get(name, loss)} : ({narrow}) -> {wide}")
        total = body.op(f'"stablehlo.all_reduce"({value}) <{{replica_groups = dense<{[list(range(count))]}> : tensor<1x{count}xi64>}}> ({{\n    ^bb0(%left: tensor<f64>, %right: tensor<f64>):\n'
                        f"      %sum = stablehlo.add %left, %right : tensor<f64>\n      stablehlo.return %sum : tensor<f64>\n    }}) : ({wide}) -> {wide}")
        inverse = body.op(f"stablehlo.constant dense<{1 / count!r}> : {wide}")
        found[name] = body.op(f"stablehlo.convert {body.op(f'stablehlo.multiply {total}, {inverse} : {wide}')} : ({wide}) -> {narrow}")
    return finished(body, {**update(body, found), "loss": found["loss"]}, count)


def clipped_behind(count=2):
    """Gradients are averaged, then scaled by a bound over their norm, which every replica computes alike."""
    body, grads, loss = started(count)
    found = {name: average(body, grads.get(name, loss), shape, count) for name, shape in {**PARAMS, "loss": ()}.items()}
    squares = [body.sum(body.two("multiply", found[n], found[n], *s), list(range(len(s))), tensor(*s), "tensor<f32>") for n, s in PARAMS.items()]
    norm = body.one("sqrt", body.two("add", body.two("add", *squares[:2]), squares[2]))
    scale = body.two("minimum", body.splat(1.0), body.two("divide", body.splat(1e3), body.two("add", norm, body.splat(1e-6))))
    for name, shape in PARAMS.items():
        found[name] = body.two("multiply", found[name], body.spread(scale, [], "tensor<f32>", tensor(*shape)), *shape)
    return finished(body, {**update(body, found), "loss": found["loss"]}, count)


def flat_buckets_of_parts(count=2):
    """ZeRO-1 with one padded vector: gradients behind one another and a tail of zeros, scattered; each replica moves its part of the vector, which is gathered and cut."""
    body, grads, loss = started(count)
    sizes = {name: shape[0] * (shape[1] if len(shape) > 1 else 1) for name, shape in PARAMS.items()}
    length = sum(sizes.values())
    total = length + 16  # a tail, so that parts are aligned
    part = total // count

    def flat(values):
        parts = [body.op(f"stablehlo.reshape {values[n]} : ({tensor(*s)}) -> {tensor(sizes[n])}") for n, s in PARAMS.items()] + [body.splat(0, total - length)]
        kinds = ", ".join(tensor(s) for s in (*sizes.values(), total - length))
        return body.op(f"stablehlo.concatenate {', '.join(parts)}, dim = 0 : ({kinds}) -> {tensor(total)}")
    place = body.op(f"stablehlo.convert {body.op('stablehlo.replica_id : tensor<ui32>')} : (tensor<ui32>) -> tensor<i32>")
    start = body.op(f"stablehlo.multiply {place}, {body.op(f'stablehlo.constant dense<{part}> : tensor<i32>')} : tensor<i32>")
    grad = body.two("divide", scatter(body, flat(grads), (total,), count), body.splat(count, part), part)
    own = body.op(f"stablehlo.dynamic_slice {flat({n: f'%{n}' for n in PARAMS})}, {start}, sizes = [{part}] : ({tensor(total)}, tensor<i32>) -> {tensor(part)}")
    moment = body.two("add", body.two("multiply", "%m", body.splat(DECAY, part), part), grad, part)
    moved = gather(body, body.two("subtract", own, body.two("multiply", moment, body.splat(RATE, part), part), part), (part,), count)
    new, at = {"loss": average(body, loss, (), count)}, 0
    for name, shape in PARAMS.items():
        piece = body.op(f"stablehlo.slice {moved} [{at}:{at + sizes[name]}] : ({tensor(total)}) -> {tensor(sizes[name])}")
        new[name] = body.op(f"stablehlo.reshape {piece} : ({tensor(sizes[name])}) -> {tensor(*shape)}")
        at += sizes[name]
    kinds = {**{n: tensor(*s) for n, s in PARAMS.items()}, "m": tensor(part), "x": tensor(ROWS // count, WIDTH), "y": tensor(ROWS // count, OUT), "loss": "tensor<f32>"}
    arguments, results, new["m"] = (*PARAMS, "m", "x", "y"), (*PARAMS, "m", "loss"), moment
    lines = "\n".join(f"    {line}" for line in body.lines)
    returned = ", ".join(kinds[n] for n in results)
    text = (f"module @step attributes {{mhlo.num_replicas = {count} : i32}} {{\n  func.func public @main({', '.join(f'%{n}: {kinds[n]}' for n in arguments)}) -> ({returned}) {{\n{lines}\n"
            f"    return {', '.join(new[n] for n in results)} : {returned}\n  }}\n}}\n")
    return Spelling(text, arguments, results, ranks=count, joined={"m": (*(f"m_{n}" for n in PARAMS), "tail")}, first={"tail": [0.0] * 16}, last={"tail": [0.0] * 16})


def exchanged_and_added(count=2):
    """A reduce-scatter as an all_to_all whose pieces are added, and a gather behind it."""
    body, grads, loss = started(count)
    found = {"loss": average(body, loss, (), count)}
    for name, shape in PARAMS.items():
        part = (shape[0] // count, *shape[1:])
        pieces = body.op(f'"stablehlo.all_to_all"({grads[name]}) <{{concat_dimension = 0 : i64, replica_groups = dense<{[list(range(count))]}> : tensor<1x{count}xi64>, split_count = {count} : i64, '
                         f"split_dimension = 0 : i64}}> : ({tensor(*shape)}) -> {tensor(*shape)}")
        apart = body.op(f"stablehlo.reshape {pieces} : ({tensor(*shape)}) -> {tensor(count, *part)}")
        mine = body.sum(apart, [0], tensor(count, *part), tensor(*part))
        found[name] = gather(body, body.two("divide", mine, body.splat(count, *part), *part), part, count)
    return finished(body, {**update(body, found), "loss": found["loss"]}, count)


def broadcast_from_the_first(count=2):
    """DDP's habit: before each step parameters come from the first replica."""
    body, inside = Body(), {}
    for name, shape in PARAMS.items():
        inside[name] = body.op(f'"stablehlo.collective_broadcast"(%{name}) <{{replica_groups = dense<{[list(range(count))]}> : tensor<1x{count}xi64>}}> : ({tensor(*shape)}) -> {tensor(*shape)}')
    rows = ROWS // count
    grads, loss = forward_and_backward(body, rows, rows, lambda name: inside.get(name, f"%{name}"))
    found = {name: average(body, grads.get(name, loss), shape, count) for name, shape in {**PARAMS, "loss": ()}.items()}
    new = update(body, found, lambda name: inside.get(name, f"%{name}"))
    return finished(body, {**new, "loss": found["loss"]}, count)


def guarded_by_all(count=2):
    """Each replica says whether its gradients are finite; `and` over all of them selects between old and new states."""
    body, grads, loss = started(count)
    finite = body.op(f"stablehlo.is_finite {loss} : (tensor<f32>) -> tensor<i1>")
    fine = body.op(f'"stablehlo.all_reduce"({finite}) <{{replica_groups = dense<{[list(range(count))]}> : tensor<1x{count}xi64>}}> ({{\n    ^bb0(%left: tensor<i1>, %right: tensor<i1>):\n'
                   "      %both = stablehlo.and %left, %right : tensor<i1>\n      stablehlo.return %both : tensor<i1>\n    }) : (tensor<i1>) -> tensor<i1>")
    found = {name: average(body, grads.get(name, loss), shape, count) for name, shape in {**PARAMS, "loss": ()}.items()}
    new = {name: body.op(f"stablehlo.select {fine}, {value}, %{name} : tensor<i1>, {tensor(*STATES[name])}") for name, value in update(body, found).items()}
    return finished(body, {**new, "loss": found["loss"]}, count)


def sums_and_counts(count=2):
    """Each replica sums over its rows and counts them; both are summed over all, and gradients divided by the count."""
    body, rows = Body(), ROWS // count
    grads, loss = forward_and_backward(body, rows, 1)
    ones = body.splat(1.0, rows)
    counted = body.sum(ones, [0], tensor(rows), "tensor<f32>")
    shapes = {**PARAMS, "loss": (), "count": ()}
    reduced = dict(zip(shapes, body.all_reduce([*(grads[n] for n in PARAMS), loss, counted], list(shapes.values()), str([list(range(count))]))))
    found = {name: body.two("divide", reduced[name], body.spread(reduced["count"], [], "tensor<f32>", tensor(*shape)) if shape else reduced["count"], *shape) for name, shape in {**PARAMS, "loss": ()}.items()}
    return finished(body, {**update(body, found), "loss": found["loss"]}, count)


# ---- arguments and results beside the step's

def with_argument(spelling, name, kind, value, *pairs):
    """One more argument in front, which the replaced lines read."""
    made = edited(spelling, *pairs) if pairs else spelling
    text = made.text.replace("@main(", f"@main(%{name}: {kind}, ", 1)
    return dataclasses.replace(made, text=text, arguments=(name, *made.arguments), first={name: value}, last={name: value})


def platform_index():
    """jax.export for several platforms: a number that says which one it is comes first, and branches by it."""
    kind = tensor(ROWS, HIDDEN)
    cases = (r"(%\w+) = stablehlo\.tanh (%\w+) : .*",
             rf'\1 = "stablehlo.case"(%platform) ({{\n      %t0 = stablehlo.tanh \2 : {kind}\n      stablehlo.return %t0 : {kind}\n    }}, {{\n'
             rf"      %t1 = stablehlo.tanh \2 {{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}} : {kind}\n      stablehlo.return %t1 : {kind}\n    }}) : (tensor<i32>) -> {kind}")
    return with_argument(plain(), "platform", 'tensor<i32> {jax.global_constant = "_platform_index"}', np.int32(0), cases)


def flag_of_training():
    """Whether it is training is an argument: what is not is a select of gradients and zeros."""
    pairs = [(rf"(%\w+) = stablehlo\.multiply %m_{name}, (%\w+) : (tensor<[^>]*>)", rf"%kept_{name} = stablehlo.select %training, \2, \2 : tensor<i1>, \3\n    \1 = stablehlo.multiply %m_{name}, %kept_{name} : \3") for name in PARAMS]
    return with_argument(plain(), "training", "tensor<i1>", np.bool_(True), *pairs)


def returned_twice():
    """New parameters are returned for the next step and once more for a checkpoint."""
    spelling = plain()
    kinds = ", ".join(tensor(*shape) for shape in PARAMS.values())
    values = re.search(r"\n    return (.*) : ", spelling.text)[1].split(", ")[:len(PARAMS)]
    text = re.sub(r"-> \((.*)\) \{", rf"-> (\1, {kinds}) {{", spelling.text, count=1)
    text = re.sub(r"\n    return (.*) : (.*)\n", rf"\n    return \1, {', '.join(values)} : \2, {kinds}\n", text)
    return dataclasses.replace(spelling, text=text, results=(*spelling.results, *PARAMS))


def flagged():
    """Whether anything is not finite goes out beside the loss, as a flag."""
    def found(text):
        loss = re.search(r"\n    return .*, (%\w+) : ", text)[1]
        text = re.sub(r"-> \((.*)\) \{", r"-> (\1, tensor<i1>) {", text, count=1)
        return re.sub(r"\n    return (.*) : (.*)\n", rf"\n    %fine = stablehlo.is_finite {loss} : (tensor<f32>) -> tensor<i1>\n    return \1, %fine : \2, tensor<i1>\n", text)
    spelling = plain()
    return dataclasses.replace(spelling, text=found(spelling.text), results=(*spelling.results, "fine"), last={"fine": np.bool_(True)})


def attributes_of_iree():
    """Attributes of functions and arguments for a deployment."""
    spelling = plain(attributes={n: 'ml_program.identifier = "v", iree.identifier = "v", torch.type_bound = "none"' for n in NATURAL}, results_attributes={n: "iree.abi.output = 0 : index" for n in RESULTS})
    return dataclasses.replace(spelling, text=spelling.text.replace(") {\n", ') attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main"}, llvm.emit_c_interface, torch.assume_strict_symbolic_shapes} {\n', 1))


def sums_over_replicas(count=2):
    """The older op for sums over replicas."""
    body, grads, loss = started(count)
    found = {}
    for name, shape in {**PARAMS, "loss": ()}.items():
        kind = tensor(*shape)
        total = body.op(f'"stablehlo.cross-replica-sum"({grads.get(name, loss)}) <{{replica_groups = dense<{[list(range(count))]}> : tensor<1x{count}xi64>}}> : ({kind}) -> {kind}')
        found[name] = body.two("divide", total, body.splat(count, *shape), *shape)
    return finished(body, {**update(body, found), "loss": found["loss"]}, count)


def sums_in_two_levels(count=4):
    """Sums within nodes of two, then over nodes."""
    body, grads, loss = started(count)
    found = {}
    for name, shape in {**PARAMS, "loss": ()}.items():
        (inside,) = body.all_reduce([grads.get(name, loss)], [shape], "[[0, 1], [2, 3]]")
        (total,) = body.all_reduce([inside], [shape], "[[0, 2], [1, 3]]")
        found[name] = body.two("divide", total, body.splat(count, *shape), *shape)
    return finished(body, {**update(body, found), "loss": found["loss"]}, count)


ONE_DEVICE = {make.__name__: make for make in (from_hlo, named_algorithms, scaled_addmm, asserted_shapes, broadcasts_by_rank, shapes_by_constants, shardy_in_calls, squared_by_power, widened_update,
                                                  platform_index, flag_of_training, returned_twice, flagged, attributes_of_iree)}
REPLICATED = {make.__name__: make for make in (cut_by_replica, reduced_wider, clipped_behind, flat_buckets_of_parts, broadcast_from_the_first, guarded_by_all, sums_and_counts, sums_over_replicas, sums_in_two_levels)}


def quantised():
    """Weights in integers by the type."""
    return edited(plain(), (r"(%\w+) = stablehlo\.tanh (%\w+) : .*", (rf"%q = stablehlo.uniform_quantize \2 : ({Z}) -> tensor<{ROWS}x{HIDDEN}x!quant.uniform<i8:f32, 0.05>>\n"
                            rf"    %u = stablehlo.uniform_dequantize %q : (tensor<{ROWS}x{HIDDEN}x!quant.uniform<i8:f32, 0.05>>) -> {Z}\n    \1 = stablehlo.tanh %u : {Z}")))


def any_rows():
    """A number of rows that is left open: constants of a shape that is not known are spread by shapes that are computed."""
    open_z, open_x, open_y = Z.replace(f"<{ROWS}x", "<?x"), X.replace(f"<{ROWS}x", "<?x"), Y.replace(f"<{ROWS}x", "<?x")
    return Spelling(f"""module {{
  func.func public @main(%w: {tensor(WIDTH, HIDDEN)}, %x: {open_x}, %y: {open_y}) -> ({tensor(WIDTH, HIDDEN)}, {open_z}) {{
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({open_x}, {tensor(WIDTH, HIDDEN)}) -> {open_z}
    %1 = stablehlo.tanh %0 : {open_z}
    return %w, %1 : {tensor(WIDTH, HIDDEN)}, {open_z}
  }}
}}
""")


def ordered_effects():
    """A token that comes in and goes out, around a print."""
    text = plain().text.replace("@main(", "@main(%token: !stablehlo.token {jax.token = true}, ", 1).replace(") -> (", ") -> (!stablehlo.token {jax.token = true}, ", 1)
    return dataclasses.replace(plain(), text=re.sub(r"\n    return (.*) : (.*)\n", r"\n    return %token, \1 : !stablehlo.token, \2\n", text))


REFUSED = {
    "quantised": lambda: dataclasses.replace(quantised(), asks="custom op 'stablehlo.uniform_quantize' is unknown"),
    "any_rows": lambda: dataclasses.replace(any_rows(), asks="expected a static shape; export the step for concrete shapes instead of symbolic dimensions"),
    "exchanged_and_added": lambda: dataclasses.replace(exchanged_and_added(), asks="exchanges parts of values between devices, expected sums, maxima, minima and gathers over all of them"),
    "ordered_effects": lambda: dataclasses.replace(ordered_effects(), asks="takes or gives a token, which orders effects on the host"),
}
