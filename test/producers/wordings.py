"""The step of spellings.py with the ops, attributes and structure that each producer puts around and into it."""

import dataclasses
import re

from spellings import (HIDDEN, NATURAL, PARAMS, RESULTS, ROWS, STATES, WIDTH, Body, Spelling, forward_and_backward, function,
                       in_generic_form, module, plain, tensor, torch_xla, types, update)


def edited(spelling, *pairs, function=None):
    """With each pattern replaced; a pattern that is not there is an error of this file."""
    text = spelling.text
    for pattern, new in pairs:
        text, count = re.subn(pattern, new, text)
        assert count, pattern
    return dataclasses.replace(spelling, text=text, function=function or spelling.function)


def step(change, name="main", **options):
    """The plain step whose gradients and loss `change(body, grads, loss)` writes once more."""
    body = Body()
    grads, loss = forward_and_backward(body, ROWS, ROWS)
    grads, loss = change(body, grads, loss)
    return Spelling(module(function(name, NATURAL, RESULTS, {**update(body, grads), "loss": loss}, body, **options)), function=name)


def barrier(body, grads, loss):
    """All gradients behind one barrier, as TensorFlow and XLA keep ops apart."""
    kinds = ", ".join(tensor(*shape) for shape in PARAMS.values())
    body.lines.append(f"%kept:3 = stablehlo.optimization_barrier {grads['w1']}, {grads['b1']}, {grads['w2']} : {kinds}")
    return dict(zip(PARAMS, ("%kept#0", "%kept#1", "%kept#2"))), loss


def called(target, more=""):
    """Each gradient through a custom call that marks it."""
    def change(body, grads, loss):
        return {name: body.op(f'stablehlo.custom_call @{target}({grads[name]}) {{backend_config = ""{more}}} : '
                              f"({tensor(*shape)}) -> {tensor(*shape)}") for name, shape in PARAMS.items()}, loss
    return change


def in_tuples(body, grads, loss):
    """As HLO with its tuples comes back."""
    kinds = [tensor(*shape) for shape in PARAMS.values()]
    all_of = f"tuple<{', '.join(kinds)}>"
    packed = body.op(f"stablehlo.tuple {', '.join(grads[name] for name in PARAMS)} : {all_of}")
    return {name: body.op(f"stablehlo.get_tuple_element {packed}[{i}] : ({all_of}) -> {kinds[i]}")
            for i, name in enumerate(PARAMS)}, loss


def tf2xla():
    """TensorFlow's bridge: names on arguments, layouts, versions."""
    attributes = {name: f'tf._user_specified_name = "{name}", mhlo.sharding = "{{replicated}}"' for name in NATURAL}
    attributes |= {name: f"tf.aliasing_output = {RESULTS.index(name)} : i32" for name in STATES}
    return plain(attributes=attributes, module_name="a_inference_train_step_2381__.118",
                 module_attributes='mhlo.cross_program_prefetches = [], mhlo.is_dynamic = false, tf.versions = {bad_consumers = [], '
                                   "min_consumer = 0 : i32, producer = 1994 : i32}, mhlo.xla_entry_computation_parameter_layouts = "
                                   "[dense<[1, 0]> : tensor<2xindex>]",
                 results_attributes={name: f'tf_saved_model.index_path = ["{name}"]' for name in RESULTS})


def torch_export():
    """torch.export through StableHLO: all unnamed, weights turned, unused arguments beside them."""
    spelling = edited(torch_xla(), (r"%(\w+): (tensor<[^>]*>)(?=[,)])", r"%arg_\1: \2"))
    names = {f"%{n}": f"%arg{i}" for i, n in enumerate(spelling.arguments)}
    text = re.sub(r"%arg_(\w+)", lambda m: names[f"%{m.group(1)}"], spelling.text)
    text = re.sub("|".join(rf"{re.escape(n)}\b" for n in names), lambda m: names[m.group(0)], text)
    return dataclasses.replace(spelling, text=text)


def composite(named="acme.dense_tanh"):
    """The first layer as one op with its decomposition beside it."""
    spelling, rows = plain(), tensor(ROWS, HIDDEN)
    kinds = f"({tensor(ROWS, WIDTH)}, {tensor(WIDTH, HIDDEN)}, {tensor(HIDDEN)})"
    layer = f"""  func.func private @{named}.impl(%x: {tensor(ROWS, WIDTH)}, %w: {tensor(WIDTH, HIDDEN)}, %b: {tensor(HIDDEN)}) -> {rows} {{
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({tensor(ROWS, WIDTH)}, {tensor(WIDTH, HIDDEN)}) -> {rows}
    %1 = stablehlo.broadcast_in_dim %b, dims = [1] : ({tensor(HIDDEN)}) -> {rows}
    %2 = stablehlo.add %0, %1 : {rows}
    %3 = stablehlo.tanh %2 : {rows}
    return %3 : {rows}
  }}
"""
    spelling = edited(spelling, (r"(%\w+) = stablehlo\.tanh %\w+ : .*",
                                 rf'\1 = stablehlo.composite "{named}" %x, %w1, %b1 {{composite_attributes = {{units = {HIDDEN} : i64, '
                                 rf'activation = "tanh"}}, decomposition = @{named}.impl, version = 1 : i32}} : {kinds} -> {rows}'))
    return dataclasses.replace(spelling, text=spelling.text.rstrip()[:-1] + layer + "}\n")


def by_callers(depth=3):
    """@main calls a function that calls a function ... that is the step."""
    spelling = plain("step_0", visibility="private ")
    kinds = types(ROWS)
    arguments = ", ".join(f"%{n}: {kinds[n]}" for n in NATURAL)
    passed, given = ", ".join(f"%{n}" for n in NATURAL), ", ".join(kinds[n] for n in NATURAL)
    results, returned = ", ".join(kinds[n] for n in RESULTS), ", ".join(f"%0#{i}" for i in range(len(RESULTS)))
    text = ""
    for i in range(1, depth + 1):
        head = f"private @step_{i}" if i < depth else "@main"
        text += (f"  func.func {head}({arguments}) -> ({results}) {{\n    %0:{len(RESULTS)} = "
                 f"func.call @step_{i - 1}({passed}) : ({given}) -> ({results})\n    return {returned} : {results}\n  }}\n")
    return dataclasses.replace(spelling, text=spelling.text.replace("module {\n", "module {\n" + text), function="main")


def wholly_generic(visibility='sym_visibility = "public"'):
    """Functions, reductions and the module too, as mlir-opt -mlir-print-op-generic writes them."""
    spelling = in_generic_form(plain())
    kinds = types(ROWS)
    text = re.sub(r"(%\w+) = stablehlo\.reduce\((%\w+) init: (%\w+)\) applies stablehlo\.add across dimensions = \[([0-9, ]+)\] : (\([^)]*\)) -> (\S+)",
                  r'\1 = "stablehlo.reduce"(\2, \3) <{dimensions = array<i64: \4>}> ({\n    ^bb0(%l: tensor<f32>, %r: tensor<f32>):\n'
                  r'      %s = "stablehlo.add"(%l, %r) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n'
                  r'      "stablehlo.return"(%s) : (tensor<f32>) -> ()\n    }) : \5 -> \6', spelling.text)
    text = re.sub(r"= stablehlo\.broadcast_in_dim (%\w+), dims = \[([0-9, ]*)\] : ",
                  lambda m: f'= "stablehlo.broadcast_in_dim"({m[1]}) <{{broadcast_dimensions = array<i64{": " + m[2] if m[2] else ""}>}}> : ', text)
    arguments = ", ".join(f"%{n}: {kinds[n]}" for n in NATURAL)
    signature = f"({', '.join(kinds[n] for n in NATURAL)}) -> ({', '.join(kinds[n] for n in RESULTS)})"
    body = text[text.index(") {\n") + 4:text.rindex("    return ")]
    returned = re.search(r"return ([^:]+) : (.*)", text)
    return dataclasses.replace(spelling, text=f'"builtin.module"() ({{\n  "func.func"() <{{function_type = {signature}, sym_name = "main"'
                               f'{visibility and ", " + visibility}}}> ({{\n  ^bb0({arguments}):\n{body}    "func.return"({returned[1]}) : '
                               f"({returned[2]}) -> ()\n  }}) : () -> ()\n}}) : () -> ()\n")


def with_locations():
    """Each op with where it came from: files, call sites, fused and named places, all by alias."""
    spelling = plain()
    places = ['loc("model.py":12:4)', "loc(#loc0)", 'loc(callsite("dense" at "train.py":40:2))', 'loc(fused<"fusion">["a.py":1:1, #loc0])',
              "loc(unknown)", 'loc("aten::mm"("torch/nn.py":7:0))']
    lines = spelling.text.splitlines()
    for i, line in enumerate(lines):
        if " = stablehlo." in line and "constant" not in line:
            lines[i] = f"{line} {places[i % len(places)]}"
    return dataclasses.replace(spelling, text='#loc0 = loc("xla__device_data")\n' + "\n".join(lines) + "\n")


def legacy_ops():
    """Ops that only other frontends write: dot without dimensions, broadcast, a map."""
    def change(body, grads, loss):
        turned = body.op(f"stablehlo.transpose %x, dims = [1, 0] : ({tensor(ROWS, WIDTH)}) -> {tensor(WIDTH, ROWS)}")
        again = body.op(f"stablehlo.transpose {turned}, dims = [1, 0] : ({tensor(WIDTH, ROWS)}) -> {tensor(ROWS, WIDTH)}")
        product = body.op(f"stablehlo.dot {again}, %w1, precision = [DEFAULT, DEFAULT] : ({tensor(ROWS, WIDTH)}, {tensor(WIDTH, HIDDEN)}) -> {tensor(ROWS, HIDDEN)}")
        zero = body.splat(0.0, HIDDEN)
        wide = body.op(f"stablehlo.broadcast {zero}, sizes = [{ROWS}] : ({tensor(HIDDEN)}) -> {tensor(ROWS, HIDDEN)}")
        nothing = body.sum(body.two("multiply", product, wide, ROWS, HIDDEN), [0], tensor(ROWS, HIDDEN), tensor(HIDDEN))
        return {**grads, "b1": body.two("add", grads["b1"], nothing, HIDDEN)}, loss
    return step(change)


def mapped():
    """The activation as a map with a computation of its own."""
    kind = tensor(ROWS, HIDDEN)
    return edited(plain(), (r"(%\w+) = stablehlo\.tanh (%\w+) : .*",
                            rf'\1 = "stablehlo.map"(\2) <{{dimensions = array<i64: 0, 1>}}> ({{\n    ^bb0(%e: tensor<f32>):\n'
                            rf"      %t = stablehlo.tanh %e : tensor<f32>\n      stablehlo.return %t : tensor<f32>\n    }}) : ({kind}) -> {kind}"))


def static_dynamism():
    """Shapes that are computed, of tensors whose shapes are known: what is left after refinement."""
    kind = tensor(ROWS, HIDDEN)
    return edited(plain(), (rf"(%\w+) = stablehlo\.broadcast_in_dim %b1, dims = \[1\] : .*",
                            rf"%rows = stablehlo.get_dimension_size %x, dim = 0 : ({tensor(ROWS, WIDTH)}) -> tensor<i32>\n"
                            rf"    %rows1 = stablehlo.reshape %rows : (tensor<i32>) -> tensor<1xi32>\n"
                            rf"    %hidden1 = stablehlo.constant dense<{HIDDEN}> : tensor<1xi32>\n"
                            rf"    %shape = stablehlo.concatenate %rows1, %hidden1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"
                            rf"    \1 = stablehlo.dynamic_broadcast_in_dim %b1, %shape, dims = [1] : ({tensor(HIDDEN)}, tensor<2xi32>) -> {kind}"))


def chlo_broadcasts():
    """torch-mlir and TensorFlow leave broadcasts in CHLO ops."""
    kind = tensor(ROWS, HIDDEN)
    return edited(plain(), (r"%\w+ = stablehlo\.broadcast_in_dim %b1, dims = \[1\] : .*\n", ""),
                  (r"(%\w+) = stablehlo\.add (%\w+), (%\w+) : " + kind,
                   rf"\1 = chlo.broadcast_add \2, %b1 : ({kind}, {tensor(HIDDEN)}) -> {kind}"))


def arith_constants():
    """Constants of the arith dialect."""
    return edited(plain(), (r"= stablehlo\.constant (dense<[^>]*> : \S+)", r"= arith.constant \1"))


def _refused(spelling, asks):
    return dataclasses.replace(spelling, asks=asks)


ATTRIBUTES = '{mhlo.frontend_attributes = {grad_x = "false"}, xla_shape = "f32[12,16]{1,0}", metadata.op_type = "aten__tanh"}'

ONE_DEVICE = {
    "tf2xla": tf2xla,
    "torch_export": torch_export,
    "barrier": lambda: step(barrier),
    "composite": composite,
    "composite_quoted": lambda: edited(composite(), (r"acme", "odml"), (r"dense_tanh\.impl", "impl_0")),
    "by_callers": by_callers,
    "wholly_generic": wholly_generic,
    "wholly_generic_unsaid": lambda: wholly_generic(""),
    "with_locations": with_locations,
    "legacy_ops": legacy_ops,
    "mapped": mapped,
    "static_dynamism": static_dynamism,
    "chlo_broadcasts": chlo_broadcasts,
    "op_attributes": lambda: edited(plain(), (r"stablehlo\.tanh (%\w+)", rf"stablehlo.tanh \1 {ATTRIBUTES}")),
    "sharding_call": lambda: step(called("Sharding", ', mhlo.sharding = "{replicated}"')),
    "placed_call": lambda: step(called("annotate_device_placement", ', has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}')),
    "layout_call": lambda: step(called("LayoutConstraint")),
    "device_attributes": lambda: plain(attributes={n: "iree.abi.affinity = 0 : i64, ml_program.identifier = \"v\"" for n in NATURAL}),
    "input_output_alias": lambda: plain(module_attributes="mhlo.input_output_alias = [{alias = {alias_kind = \"may_alias\", parameter_index = [], parameter_number = 0 : i64}, output_index = [0]}], mhlo.is_dynamic = false"),
}

# What is not read: what the answer names.
REFUSED = {
    "arith_constants": lambda: _refused(arith_constants(), asks="'arith.constant' op is not supported, expected ops of stablehlo"),
    "in_tuples": lambda: _refused(step(in_tuples), asks="export the step with tuples flattened into several values"),
    "their_own_code": lambda: _refused(step(called("acme.fused_update")),
                                       asks="'acme.fused_update' is code that this compiler does not have"),
}
