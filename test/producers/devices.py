"""The step of spellings.py as one replica's program, in the ways in which scripts share out sums and states among replicas."""

import dataclasses
import re

import spellings
from spellings import (CHANNEL, DECAY, NATURAL, PARAMS, RATE, RESULTS, ROWS, STATES, WIDTH, Body, Spelling, forward_and_backward, function,
                       module, replicas, tensor, update)
from wordings import edited


def _groups(count):
    return f"replica_groups = dense<{[list(range(count))]}> : tensor<1x{count}xi64>"


def _part(shape, count):
    return (shape[0] // count, *shape[1:])


def gather(body, value, shape, count):
    """Parts along the first dimension, joined."""
    return body.op(f'"stablehlo.all_gather"({value}) <{{all_gather_dim = 0 : i64, {_groups(count)}}}> : ({tensor(*shape)}) -> '
                   f"{tensor(shape[0] * count, *shape[1:])}")


def scatter(body, value, shape, count):
    return body.op(f'"stablehlo.reduce_scatter"({value}) <{{scatter_dimension = 0 : i64, {_groups(count)}}}> ({{\n'
                   "    ^bb0(%left: tensor<f32>, %right: tensor<f32>):\n      %sum = stablehlo.add %left, %right : tensor<f32>\n"
                   f"      stablehlo.return %sum : tensor<f32>\n    }}) : ({tensor(*shape)}) -> {tensor(*_part(shape, count))}")


def average(body, value, shape, count):
    (total,) = body.all_reduce([value], [shape], str([list(range(count))]))
    return body.two("divide", total, body.splat(count, *shape), *shape)


def finished(body, new, count, parts=()):
    """The spelling; states in `parts` have one replica's part of the first dimension."""
    shapes = {name: _part(shape, count) if name in parts else shape for name, shape in STATES.items()}
    text = module(function("main", NATURAL, RESULTS, new, body, rows=ROWS // count), attributes=f"mhlo.num_replicas = {count} : i32")
    head, rest = text.split(") -> (", 1)
    for name, shape in shapes.items():
        head = head.replace(f"%{name}: {tensor(*STATES[name])}", f"%{name}: {tensor(*shape)}")
    kinds = ", ".join(tensor(*shapes[n]) if n in shapes else "tensor<f32>" for n in RESULTS)
    rest = rest[rest.index(") {\n"):rest.rindex(" : ")]
    return Spelling(f"{head}) -> ({kinds}{rest} : {kinds}\n  }}\n}}\n", ranks=count)


def of_many(count, **options):
    """The same as for two replicas."""
    before, spellings.REPLICAS = spellings.REPLICAS, count
    try:
        made = replicas(attributes=f"mhlo.num_replicas = {count} : i32", groups=str([list(range(count))]), **options)
    finally:
        spellings.REPLICAS = before
    made.ranks = count
    return made


def started(count):
    body = Body()
    return body, *forward_and_backward(body, ROWS // count, ROWS // count)


def fully_sharded(count=2, clip=False):
    """FSDP: parameters are gathered, gradients scattered, parts updated; norms of parts are summed over replicas."""
    body = Body()
    whole = {name: gather(body, f"%{name}", _part(shape, count), count) for name, shape in PARAMS.items()}
    rows = ROWS // count
    grads, loss = forward_and_backward(body, rows, rows, lambda name: whole.get(name, f"%{name}"))
    shapes = {name: _part(shape, count) for name, shape in PARAMS.items()}
    for name, shape in shapes.items():
        part = scatter(body, grads[name], PARAMS[name], count)
        grads[name] = body.two("divide", part, body.splat(count, *shape), *shape)
    if clip:  # by a norm far above what there is: the bound is not reached
        squares = [body.sum(body.two("multiply", grads[name], grads[name], *shape), list(range(len(shape))), tensor(*shape),
                            "tensor<f32>") for name, shape in shapes.items()]
        total = body.two("add", body.two("add", *squares[:2]), squares[2])
        (total,) = body.all_reduce([total], [()], str([list(range(count))]))
        scale = body.two("minimum", body.splat(1.0), body.two("divide", body.splat(1e3), body.one("sqrt", total)))
        for name, shape in shapes.items():
            grads[name] = body.two("multiply", grads[name], body.spread(scale, [], "tensor<f32>", tensor(*shape)), *shape)
    new = update(body, grads, shapes=shapes)
    return finished(body, {**new, "loss": average(body, loss, (), count)}, count, parts=STATES)


def sharded_moments(count=2):
    """ZeRO-1: each replica updates its own slice of the parameters, which are gathered behind it."""
    body, grads, loss = started(count)
    place = body.op(f"stablehlo.convert {body.op('stablehlo.replica_id : tensor<ui32>')} : (tensor<ui32>) -> tensor<i32>")
    zero = body.op("stablehlo.constant dense<0> : tensor<i32>")
    new = {"loss": average(body, loss, (), count)}
    for name, shape in PARAMS.items():
        part = _part(shape, count)
        grad = body.two("divide", scatter(body, grads[name], shape, count), body.splat(count, *part), *part)
        start = body.op(f"stablehlo.multiply {place}, {body.op(f'stablehlo.constant dense<{part[0]}> : tensor<i32>')} : tensor<i32>")
        starts = [start] + [zero] * (len(shape) - 1)
        own = body.op(f"stablehlo.dynamic_slice %{name}, {', '.join(starts)}, sizes = {list(part)} : ({tensor(*shape)}, "
                      f"{', '.join(['tensor<i32>'] * len(shape))}) -> {tensor(*part)}")
        old = body.two("multiply", f"%m_{name}", body.splat(DECAY, *part), *part)
        moment = new[f"m_{name}"] = body.two("add", old, grad, *part)
        moved = body.two("multiply", moment, body.splat(RATE, *part), *part)
        new[name] = gather(body, body.two("subtract", own, moved, *part), part, count)
    return finished(body, new, count, parts={f"m_{name}" for name in PARAMS})


def scattered_and_gathered(count=2):
    """all_reduce as its two halves."""
    body, grads, loss = started(count)
    for name, shape in PARAMS.items():
        both = gather(body, scatter(body, grads[name], shape, count), _part(shape, count), count)
        grads[name] = body.two("divide", both, body.splat(count, *shape), *shape)
    return finished(body, {**update(body, grads), "loss": average(body, loss, (), count)}, count)


def gathered_and_added(count=2):
    """Sums over replicas as a gather of all parts and a sum of them."""
    body, grads, loss = started(count)
    found = {}
    for name, shape in {**PARAMS, "loss": ()}.items():
        one = body.op(f"stablehlo.reshape {grads.get(name, loss)} : ({tensor(*shape)}) -> {tensor(1, *shape)}")
        every = gather(body, one, (1, *shape), count)
        total = body.sum(every, [0], tensor(count, *shape), tensor(*shape))
        found[name] = body.two("divide", total, body.splat(count, *shape), *shape)
    return finished(body, {**update(body, found), "loss": found["loss"]}, count)


def counted(count=2):
    """The number of replicas is itself a sum of ones over them."""
    body, grads, loss = started(count)
    (replicas_,) = body.all_reduce([body.splat(1.0)], [()], str([list(range(count))]))
    found = {}
    for name, shape in {**PARAMS, "loss": ()}.items():
        (total,) = body.all_reduce([grads.get(name, loss)], [shape], str([list(range(count))]))
        divisor = body.spread(replicas_, [], "tensor<f32>", tensor(*shape)) if shape else replicas_
        found[name] = body.two("divide", total, divisor, *shape)
    return finished(body, {**update(body, found), "loss": found["loss"]}, count)


def averaged_states(count=2):
    """Local updates, then the average of the states."""
    body, grads, loss = started(count)
    new = {name: average(body, value, STATES[name], count) for name, value in update(body, grads).items()}
    return finished(body, {**new, "loss": average(body, loss, (), count)}, count)


def in_functions(count=2):
    """Each mean in a private function of its own."""
    body, grads, loss = started(count)
    functions, found = [], {}
    for name, shape in {**PARAMS, "loss": ()}.items():
        inner, kind = Body(), tensor(*shape)
        mean = average(inner, "%g", shape, count)
        lines = "\n".join(f"    {line}" for line in inner.lines)
        functions.append(f"  func.func private @mean_{name}(%g: {kind}) -> {kind} {{\n{lines}\n    return {mean} : {kind}\n  }}\n")
        found[name] = body.op(f"func.call @mean_{name}({grads.get(name, loss)}) : ({kind}) -> {kind}")
    made = finished(body, {**update(body, found), "loss": found["loss"]}, count)
    made.text = made.text.rstrip()[:-1] + "".join(functions) + "}\n"
    return made


def frozen_part(count=2, returned=True):
    """FSDP with a weight that is never trained: it is gathered; what comes back as it is tells that it is in parts."""
    body, part, rows = Body(), (WIDTH // count, WIDTH), ROWS // count
    kind, x = tensor(*part), tensor(rows, WIDTH)
    whole = gather(body, "%frozen", part, count)
    turned = body.dot("%x", whole, 1, 0, x, tensor(WIDTH, WIDTH), x)
    grads, loss = forward_and_backward(body, rows, rows, lambda name: turned if name == "x" else f"%{name}")
    found = {name: average(body, grads.get(name, loss), shape, count) for name, shape in {**PARAMS, "loss": ()}.items()}
    made = finished(body, {**update(body, found), "loss": found["loss"]}, count)
    text = made.text.replace("@main(", f"@main(%frozen: {kind}, ", 1)
    if returned:
        text = text.replace(") -> (", f") -> ({kind}, ", 1)
        text = re.sub(r"\n    return (.*) : (.*)\n", rf"\n    return %frozen, \1 : {kind}, \2\n", text)
    same = [[float(i == j) for j in range(WIDTH)] for i in range(WIDTH)]
    return Spelling(text, ("frozen", *made.arguments), ("frozen", *made.results) if returned else made.results, ranks=count,
                    first={"frozen": same}, last={"frozen": same})


def statistics(count=2, averaged=True):
    """A running mean of the inputs beside the step: averaged over replicas, or each replica's own."""
    body, grads, loss = started(count)
    found = {name: average(body, grads.get(name, loss), shape, count) for name, shape in {**PARAMS, "loss": ()}.items()}
    rows, shape = ROWS // count, (WIDTH,)
    kind = tensor(*shape)
    mean = body.two("divide", body.sum("%x", [0], tensor(rows, WIDTH), kind), body.splat(rows, *shape), *shape)
    mean = average(body, mean, shape, count) if averaged else mean
    kept = body.two("multiply", "%mean", body.splat(0.5, *shape), *shape)
    new = body.two("add", kept, body.two("multiply", mean, body.splat(0.5, *shape), *shape), *shape)
    made = finished(body, {**update(body, found), "loss": found["loss"]}, count)
    text = made.text.replace("@main(", f"@main(%mean: {kind}, ", 1).replace(") -> (", f") -> ({kind}, ", 1)
    text = re.sub(r"\n    return (.*) : (.*)\n", rf"\n    return {new}, \1 : {kind}, \2\n", text)
    return Spelling(text, ("mean", *made.arguments), ("mean", *made.results), ranks=count, first={"mean": [0.0] * WIDTH})


PARTITIONS = "mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32"
REPLICATED = {
    "groups_empty": lambda: edited(replicas(), (re.escape("dense<[[0, 1]]> : tensor<1x2xi64>"), "dense<> : tensor<0x0xi64>")),
    "groups_in_another_order": lambda: replicas(groups="[[1, 0]]"),
    "of_four": lambda: of_many(4),
    "of_four_in_one": lambda: of_many(4, how="one"),
    "of_four_global_mean": lambda: of_many(4, mean="global"),
    "of_three_bucket": lambda: of_many(3, how="bucket"),
    "counted": counted,
    "over_partitions": lambda: replicas(attributes=PARTITIONS, extra=CHANNEL),
    "over_partitions_of_each": lambda: replicas(attributes=PARTITIONS, extra=CHANNEL, groups="[[0]]"),
    "in_functions": in_functions,
    "averaged_states": averaged_states,
    "gathered_and_added": gathered_and_added,
    "scattered_and_gathered": scattered_and_gathered,
    "fully_sharded": fully_sharded,
    "fully_sharded_by_four": lambda: fully_sharded(4),
    "fully_sharded_with_norm": lambda: fully_sharded(clip=True),
    "sharded_moments": sharded_moments,
    "sharded_moments_by_four": lambda: sharded_moments(4),
    "frozen_part": frozen_part,
    "statistics": statistics,
}

# What is not known to be a part: what the answer names.
REFUSED = {
    "statistics_of_one_replica": lambda: dataclasses.replace(statistics(averaged=False), asks="result 0 of 'main' differs between the 2 replicas"),
    "frozen_part_kept": lambda: dataclasses.replace(frozen_part(returned=False), asks="give the whole of it and leave the gather out, or return its part"),
}
