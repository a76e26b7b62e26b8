"""export_step: roles, names, donation, entries, and what it refuses."""

import dataclasses
import re
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest

from zero_export import ExportError, Role, export_step

F32 = jnp.float32


def shape(*extents, dtype=F32):
    return jax.ShapeDtypeStruct(extents, dtype)


def loss(params, batch):
    return jnp.mean((batch["x"] @ params["w"] + params["b"]) ** 2)


def sgd(state, batch):
    value, grads = jax.value_and_grad(loss)(state["params"], batch)
    params = jax.tree.map(lambda p, g: p - 0.1 * g, state["params"], grads)
    return {**state, "params": params}, {"loss": value}


PARAMS = {"w": shape(8, 16), "b": shape(16)}
BATCH = {"x": shape(12, 8)}


def attributes(exported, entry="main"):
    """(per argument, per result) texts of the entry's attribute dictionaries."""
    line = next(l for l in exported.mlir_module().splitlines() if f"func.func public @{entry}(" in l)
    arguments, results = line.split(") -> ", 1)
    # An attribute never holds "tensor<", so types separate arguments.
    split = lambda text: [part for part in re.split(r"tensor<[^>]*>", text)][1:]
    return split(arguments), split(results)


def roles(exported, entry="main"):
    found = [re.search(r"#zero\.role<([^>]*)>", a) for a in attributes(exported, entry)[0]]
    return [m and m[1] for m in found]


def result_roles(exported, entry="main"):
    found = [re.search(r"#zero\.role<([^>]*)>", a) for a in attributes(exported, entry)[1]]
    return [m and m[1] for m in found]


def test_what_the_loss_reads_and_the_step_returns_is_frozen():
    """The base under adapters; not what the update alone reads."""
    def step(state, batch):
        def loss(w):
            return jnp.square(batch["x"] @ (state["base"] + w)).mean()

        value, gradient = jax.value_and_grad(loss)(state["params"]["w"])
        moved = state["params"]["w"] - 0.1 * gradient + 0.01 * (state["start"] - state["params"]["w"])
        return {**state, "params": {"w": moved}}, {"loss": value}

    weight = jnp.ones((4, 3))
    state = {"base": weight, "params": {"w": weight}, "start": weight}
    exported = export_step(step, state, {"x": jnp.ones((8, 4))})
    assert [leaf.kind for leaf in exported.state] == ["frozen", "param", "opt_state"]


def test_a_dictionary_state():
    def step(state, batch):
        new, metrics = sgd(state, batch)
        return {**new, "count": state["count"] + 1}, metrics

    exported = export_step(step, {"params": PARAMS, "count": shape(dtype=jnp.int32)}, BATCH)
    assert roles(exported) == ['step "count" next = 0', 'param "b" next = 1', 'param "w" next = 2', 'batch "x" dim = 0']
    assert result_roles(exported) == [None, None, None, 'metric "loss"']
    assert exported.entries == ("main",)
    assert [leaf.kind for leaf in exported.state] == ["step", "param", "param"]
    assert exported.parameter_count() == 8 * 16 + 16


def test_state_is_donated_in_place():
    exported = export_step(sgd, {"params": PARAMS}, BATCH)
    aliased = [re.search(r"tf.aliasing_output = (\d+)", a) for a in attributes(exported)[0]]
    assert [m and m[1] for m in aliased] == ["0", "1", None]


def test_a_pair_with_optax():
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3))

    def step(state, batch):
        params, opt_state = state
        value, grads = jax.value_and_grad(loss)(params, batch)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state), value

    state = (PARAMS, jax.eval_shape(optimizer.init, PARAMS))
    assert roles(export_step(step, state, BATCH)) == [
        'param "b" next = 0', 'param "w" next = 1', 'step "1/1/0/count" next = 2',
        'opt_state "1/1/0/mu/b" next = 3 of = "b"', 'opt_state "1/1/0/mu/w" next = 4 of = "w"',
        'opt_state "1/1/0/nu/b" next = 5 of = "b"', 'opt_state "1/1/0/nu/w" next = 6 of = "w"', 'batch "x" dim = 0']


class Named(NamedTuple):
    params: Any
    batch_stats: Any
    rng: Any


def test_named_tuple_with_model_state_and_key():
    def step(state, batch):
        value, grads = jax.value_and_grad(loss)(state.params, batch)
        params = jax.tree.map(lambda p, g: p - g, state.params, grads)
        return Named(params, jax.tree.map(lambda s: 0.9 * s, state.batch_stats), state.rng + jnp.uint32(1)), value

    state = Named(PARAMS, {"mean": shape(16)}, shape(2, dtype=jnp.uint32))
    assert roles(export_step(step, state, BATCH))[2:4] == ['model_state "batch_stats/mean" next = 2', 'rng "rng" next = 3']


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Data:
    params: Any
    ema: Any


def test_dataclass_state():
    def step(state, batch):
        new, metrics = sgd({"params": state.params}, batch)
        return Data(new["params"], jax.tree.map(lambda e, p: 0.9 * e + 0.1 * p, state.ema, state.params)), metrics

    assert roles(export_step(step, Data(PARAMS, PARAMS), BATCH)) == [
        'param "b" next = 0', 'param "w" next = 1', 'model_state "ema/b" next = 2 of = "b"',
        'model_state "ema/w" next = 3 of = "w"', 'batch "x" dim = 0']


def test_of_needs_path_suffix_and_shape():
    state = {"params": {"a": {"w": shape(8, 16)}, "w": shape(8, 16), "b": shape(16)}, "opt": {
        "m": {"a": {"w": shape(8, 16)}, "w": shape(8, 16)}, "row": {"w": shape(8)}, "w": shape(8, 16)}}
    # Every parameter reads every moment.
    total = lambda opt: sum(jnp.sum(leaf) for leaf in jax.tree.leaves(opt))
    step = lambda state, batch: ({**state, "params": jax.tree.map(lambda p: p + total(state["opt"]), state["params"])},
                                 jnp.mean(batch["x"]))
    owners = {leaf.name: leaf.of for leaf in export_step(step, state, BATCH).state}
    assert owners["opt/m/a/w"] == "a/w" and owners["opt/m/w"] == "w" and owners["opt/row/w"] is None
    assert owners["opt/w"] == "w" and owners["w"] is None


def test_given_roles():
    state = {"weights": PARAMS, "moment": PARAMS}
    step = lambda state, batch: (state, jnp.mean(batch["x"]))
    with pytest.raises(ExportError, match="pass roles="):
        export_step(step, state, BATCH)
    given = export_step(step, state, BATCH, roles={"weights": "param", "moment": "opt_state"})
    assert roles(given)[0] == 'opt_state "moment/b" next = 0' and roles(given)[2] == 'param "weights/b" next = 2'
    by_name = lambda name, leaf: (Role("opt_state", of="weights/" + name[7:]) if name.startswith("moment/") else
                                  "frozen" if leaf.shape == (16,) else "param")
    assert roles(export_step(step, state, BATCH, roles=by_name))[:4] == [
        'opt_state "moment/b" next = 0 of = "weights/b"', 'opt_state "moment/w" next = 1 of = "weights/w"',
        'frozen "weights/b" next = 2', 'param "weights/w" next = 3']


def test_roles_may_leave_leaves_to_the_convention():
    step = lambda state, batch: (state, jnp.mean(batch["x"]))
    state = {"params": PARAMS, "extra": shape(3)}
    given = export_step(step, state, BATCH, roles={"params": {"w": None, "b": "frozen"}, "extra": "model_state"})
    assert [leaf.kind for leaf in given.state] == ["model_state", "frozen", "param"]


@pytest.mark.parametrize("given, message", [
    ({"params": "weights", "count": None}, "role kind 'weights' is not one of param"),
    ({"params": 3, "count": None}, "role of 'b' is a int"),
    ({"params": "frozen"}, "structure of the state"),
    (lambda name, leaf: Role("opt_state", of="nothing") if name == "count" else None, "no parameter has that name"),
    ({"params": "frozen", "count": "step"}, "nothing to train"),
])
def test_wrong_roles(given, message):
    with pytest.raises(ExportError, match=message):
        export_step(sgd, {"params": PARAMS, "count": shape(dtype=jnp.int32)}, BATCH, roles=given)


def test_role_of_belongs_to_moments_and_averages():
    assert Role("model_state", of="w").of == "w"
    with pytest.raises(ExportError, match="belongs to opt_state and model_state, not to param"):
        Role("param", of="w")


def test_states_with_the_rows_of_the_batch():
    step = lambda state, batch: (state, jnp.mean(batch["x"]))
    state = {"params": PARAMS, "carry": {"h": shape(12, 4), "c": shape(2, 12, 4)}}
    given = {"params": None, "carry": {"h": "batch_state", "c": Role("batch_state", dim=1)}}
    exported = export_step(step, state, BATCH, roles=given)
    assert roles(exported)[:2] == ['batch_state "carry/c" next = 0 dim = 1', 'batch_state "carry/h" next = 1 dim = 0']
    assert [leaf.kind for leaf in exported.state] == ["batch_state", "batch_state", "param", "param"]
    for dim, message in ((0, "'carry/c' has 2 rows .dimension 0., expected the batch's 12"), (3, "no dimension 3; give the role's dim")):
        with pytest.raises(ExportError, match=message):
            export_step(step, state, BATCH, roles={**given, "carry": Role("batch_state", dim=dim)})
    with pytest.raises(ExportError, match="'dim' is the number of a batch_state's dimension, found 0 of param"):
        Role("param", dim=0)
    with pytest.raises(ExportError, match="'of' belongs to opt_state and model_state, not to batch_state"):
        Role("batch_state", of="w")


def test_unused_arguments_stay():
    step = lambda state, batch: (state, jnp.mean(batch["x"]))
    exported = export_step(step, {"params": PARAMS}, {**BATCH, "unused": shape(12, 3)})
    assert roles(exported) == ['param "b" next = 0', 'param "w" next = 1', 'batch "unused" dim = 0', 'batch "x" dim = 0']


def test_metrics_loss_first_and_outputs():
    def step(state, batch):
        return state, {"accuracy": jnp.mean(batch["x"]), "loss": jnp.sum(batch["x"]), "rows": jnp.sum(batch["x"], axis=1)}

    exported = export_step(step, {"params": PARAMS}, BATCH)
    assert result_roles(exported)[2:] == ['metric "loss"', 'metric "accuracy"', 'output "rows" dim = 0']
    assert [leaf.name for leaf in exported.metrics] == ["loss", "accuracy", "rows"]


def test_metric_values_follow_their_names():
    """The order of results is that of the roles, not of the dictionary."""
    step = lambda state, batch: (state, {"a": jnp.float32(1), "loss": jnp.float32(2)})
    text = export_step(step, {"params": PARAMS}, BATCH).mlir_module()
    constants = dict(re.findall(r"(%cst\w*) = stablehlo.constant dense<([\d.e+]+)>", text))
    returned = re.search(r"return %arg0, %arg1, (%\w+), (%\w+)", text)
    assert [float(constants[name]) for name in returned.groups()] == [2.0, 1.0]


def test_scalars_keys_and_batch_dimension():
    batch = {"x": shape(8, 12), "lr": shape(), "rng": shape(2, dtype=jnp.uint32), "y": shape(12, 3)}
    step = lambda state, batch: (state, jnp.mean(batch["x"]) * batch["lr"])
    exported = export_step(step, {"params": PARAMS}, batch, batch_dim={"x": 1, "lr": 0, "rng": 0, "y": 0})
    assert roles(exported)[2:] == ['scalar "lr"', 'rng "rng"', 'batch "x" dim = 1', 'batch "y" dim = 0']


def test_init_and_eval_in_one_module():
    def init(key):
        return {"params": {"w": jax.random.normal(key, (8, 16)), "b": jnp.zeros(16)}}

    exported = export_step(sgd, {"params": PARAMS}, BATCH, init=init,
                           eval=lambda state, batch: {"loss": loss(state["params"], batch)})
    assert exported.entries == ("main", "init", "eval")
    assert roles(exported, "init") == ['rng "key"'] and result_roles(exported, "init") == ['param "b"', 'param "w"']
    assert roles(exported, "eval") == ['param "b"', 'param "w"', 'batch "x" dim = 0']
    assert result_roles(exported, "eval") == ['metric "loss"']
    names = re.findall(r"func\.func (?:public|private) @(\S+?)\(", exported.mlir_module())
    assert len(names) == len(set(names)) and all(n in ("main", "init", "eval") or n.startswith(("init_", "eval_")) or
                                                 not n.startswith("main") for n in names)
    called = set(re.findall(r"call @(\S+?)\(", exported.mlir_module()))
    assert called <= set(names)


def test_helpers_named_like_entries():
    """A user's own jitted functions called `init`, `main` or `eval` do not collide with the entries."""
    def make(name, value):
        def function(x):
            return x * value
        function.__name__ = name
        return jax.jit(function)

    helpers = [make(name, float(i + 2)) for i, name in enumerate(("init", "eval", "main", "init_init"))]

    def through(x):
        for helper in helpers:
            x = helper(x)
        return x

    step = lambda state, batch: (jax.tree.map(through, state), jnp.mean(batch["x"]))
    init = lambda key: {"params": jax.tree.map(lambda s: through(jnp.ones(s.shape)), PARAMS)}
    exported = export_step(step, {"params": PARAMS}, BATCH, init=init, eval=lambda s, b: {"loss": through(jnp.mean(b["x"]))})
    names = re.findall(r"func\.func (?:public|private) @(\S+?)\(", exported.mlir_module())
    assert len(names) == len(set(names)) and {"main", "init", "eval"} <= set(names)
    body, constant = {}, {}
    for name, text in re.findall(r"func\.func \w+ @(\S+?)\((.*?)\n  }", exported.mlir_module(), re.S):
        body[name] = re.findall(r"call @(\S+?)\(", text)
        constant[name] = re.findall(r"constant dense<(\S+)> : tensor<f32>", text)
    # Every entry reaches 2 * 3 * 4 * 5 = its own four helpers.
    for entry in ("main", "init", "eval"):
        factors = {float(v) for helper in set(body[entry]) for v in constant[helper]}
        assert {2.0, 3.0, 4.0, 5.0} <= factors, entry


def test_names_are_quoted():
    state = {"params": {'a "b" \\c': shape(8, 16), "b": shape(16)}}
    step = lambda state, batch: (state, jnp.mean(batch["x"]))
    assert r'param "a \"b\" \\c" next = 0' in export_step(step, state, BATCH).mlir_module()


def test_no_weight_is_made():
    big = {"params": {"w": shape(2**20, 2**20), "b": shape(2**20)}}
    step = lambda state, batch: (state, jnp.mean(batch["x"] @ state["params"]["w"]))
    assert export_step(step, big, {"x": shape(12, 2**20)}).parameter_count() == 2**40 + 2**20


def test_concrete_arrays_serve_as_shapes():
    state = {"params": {"w": np.ones((8, 16), np.float32), "b": jnp.zeros(16)}}
    assert export_step(sgd, state, BATCH).mlir_module() == export_step(sgd, {"params": PARAMS}, BATCH).mlir_module()


def test_text_is_deterministic():
    assert export_step(sgd, {"params": PARAMS}, BATCH).mlir_module() == export_step(sgd, {"params": PARAMS}, BATCH).mlir_module()


@pytest.mark.parametrize("step, state, batch, message", [
    (sgd, {"params": {"w": 1.0, "b": shape(16)}}, BATCH, "state leaf 'params/w' is a float, not an array"),
    (sgd, {"params": PARAMS}, {"x": "file"}, "batch leaf 'x' is a str"),
    (sgd, {}, BATCH, "the state has no leaves"),
    (lambda s, b: s, {"params": PARAMS}, BATCH, r"must return a pair \(state, metrics\), but returned a dict"),
    (lambda s, b: (s, 1.0, 2.0), {"params": PARAMS}, BATCH, "returned a tuple of 3"),
    (lambda s, b: (s, ()), {"params": PARAMS}, BATCH, "no metric"),
    (lambda s, b: (s["params"], jnp.mean(b["x"])), {"params": PARAMS}, BATCH, "another structure"),
    (lambda s, b: (jax.tree.map(lambda p: p.astype(jnp.bfloat16), s), jnp.mean(b["x"])), {"params": PARAMS}, BATCH,
     r"'params/b' as bfloat16\[16\], but it is float32\[16\]; cast it back"),
    (lambda s, b: (s, b["x"][0]), {"params": PARAMS}, BATCH, r"metric 'loss' has shape \[8\]"),
    (lambda s, b: (s, jnp.mean(b["x"])), {"params": PARAMS}, {"x": shape(12, 8), "y": shape(6)},
     "batch leaf 'y' has 6 rows"),
    (lambda s, b: (s, jnp.mean(b["x"])), {"params": PARAMS}, {"x": shape()}, "no leaf of rank 1"),
    (lambda s: (s, 1), {"params": PARAMS}, BATCH, "step cannot be called on the given shapes"),
    (sgd, {"params": {"a": {"b": shape(2)}, "a/b": shape(2)}}, BATCH, "two state leaves are called 'a/b'"),
    (lambda s, b: (s, jnp.mean(b["x"]) if b["x"][0, 0] > 0 else 0.0), {"params": PARAMS}, BATCH,
     "step depends on the value of an array, but only shapes are traced: choose with jnp.where"),
    (lambda s, b: (s, jnp.mean(b["x"][b["x"] > 0])), {"params": PARAMS}, BATCH, "depends on the value of an array"),
    (lambda s, b: (s, jnp.mean(b["x"] * float(b["x"][0, 0]))), {"params": PARAMS}, BATCH, "depends on the value of an array"),
    (lambda s, b: (s, np.asarray(b["x"]).mean()), {"params": PARAMS}, BATCH, "depends on the value of an array"),
    (lambda s, b: (s, jnp.mean(b["x"] @ b["x"])), {"params": PARAMS}, BATCH, "step cannot be called on the given shapes: .*dot"),
    (lambda s, b: ({"params": {"w": s["params"]["w"], "v": s["params"]["b"]}}, jnp.mean(b["x"])), {"params": PARAMS}, BATCH,
     "another structure than it takes \\('params/b' is missing, 'params/v' is new\\)"),
])
def test_refusals(step, state, batch, message):
    with pytest.raises(ExportError, match=message):
        export_step(step, state, batch)


def test_init_must_return_the_state():
    with pytest.raises(ExportError, match="init returns a state of another structure"):
        export_step(sgd, {"params": PARAMS}, BATCH, init=lambda key: {"params": {"w": jnp.ones((8, 16))}})


@pytest.mark.parametrize("given, message", [
    (2, "no dimension 2"), ({"y": 0}, "batch_dim does not have the structure"), ("rows", "batch_dim of 'x' is a str"),
    (None, "no leaf of rank 1")])
def test_wrong_batch_dimension(given, message):
    with pytest.raises(ExportError, match=message):
        export_step(sgd, {"params": PARAMS}, BATCH, batch_dim=given)


def test_batch_leaves_that_are_no_batch():
    """Weights of classes, the same on every rank: told by None."""
    batch = {**BATCH, "classes": shape(5)}
    step = lambda state, batch: (state, jnp.mean(batch["x"]) * jnp.sum(batch["classes"]))
    with pytest.raises(ExportError, match="'x' has 12 rows .*, but 'classes' has 5; pass batch_dim="):
        export_step(step, {"params": PARAMS}, batch)
    exported = export_step(step, {"params": PARAMS}, batch, batch_dim={"x": 0, "classes": None})
    assert roles(exported)[2:] == ['const "classes"', 'batch "x" dim = 0']


def test_a_tracer_left_behind_by_another_trace():
    left = []
    jax.eval_shape(lambda x: left.append(x) or x, shape(8))
    with pytest.raises(ExportError, match="step reads a value that an earlier trace left behind"):
        export_step(lambda state, batch: (state, jnp.mean(batch["x"] + left[0])), {"params": PARAMS}, BATCH)


# Any pytree, any optax optimizer.


@jax.tree_util.register_pytree_node_class
class Frozen:
    """A registered node whose children have no names, like a frozen dictionary of other libraries."""

    def __init__(self, **fields):
        self.fields = fields

    def tree_flatten(self):
        return tuple(self.fields.values()), tuple(self.fields)

    @classmethod
    def tree_unflatten(cls, names, values):
        return cls(**dict(zip(names, values)))


def test_registered_nodes_and_none_leaves():
    def step(state, batch):
        return Frozen(params=jax.tree.map(lambda p: p + 1, state.fields["params"]), extra=None), jnp.mean(batch["x"])

    exported = export_step(step, Frozen(params=PARAMS, extra=None), BATCH, roles=Frozen(params="param", extra=None))
    assert roles(exported) == ['param "0/b" next = 0', 'param "0/w" next = 1', 'batch "x" dim = 0']


def test_flax_frozen_dictionary():
    frozen = pytest.importorskip("flax.core").freeze
    step = lambda state, batch: (state.copy({"params": state["params"]}), jnp.mean(batch["x"]))
    exported = export_step(step, frozen({"params": PARAMS, "batch_stats": {"mean": shape(3)}}), BATCH)
    assert roles(exported)[:3] == ['model_state "batch_stats/mean" next = 0', 'param "b" next = 1', 'param "w" next = 2']


@pytest.mark.parametrize("impl, words", [("threefry2x32", 2), ("rbg", 4)])
def test_typed_keys(impl, words):
    """A typed key is a key whatever it is called, as state and as argument."""
    key = jax.eval_shape(lambda: jax.random.key(0, impl=impl))

    def step(state, batch):
        value = jnp.mean(batch["x"]) + jax.random.uniform(batch["noise"]) + jax.random.uniform(state["generator"])
        return {**state, "generator": jax.random.split(state["generator"])[0]}, value

    exported = export_step(step, {"params": PARAMS, "generator": key}, {**BATCH, "noise": key})
    assert roles(exported)[0] == 'rng "generator" next = 0' and roles(exported)[3] == 'rng "noise"'
    assert exported.state[0].shape == (words,) and f"%arg0: tensor<{words}xui32>" in exported.mlir_module()


OPTIMIZERS = {
    "sgd": lambda: optax.sgd(0.1), "adamw": lambda: optax.adamw(1e-3, mask={"w": True, "b": False}),
    "masked": lambda: optax.masked(optax.adam(1e-3), {"w": True, "b": False}),
    "multi_transform": lambda: optax.multi_transform({"a": optax.adam(1e-3), "s": optax.sgd(0.1)}, {"w": "a", "b": "s"}),
    "inject_hyperparams": lambda: optax.inject_hyperparams(optax.adam)(learning_rate=optax.linear_schedule(0.1, 0.0, 10)),
    "inject_constant": lambda: optax.inject_hyperparams(optax.adam)(learning_rate=0.1),
    "multi_steps": lambda: optax.MultiSteps(optax.adam(1e-3), every_k_schedule=3),
    "apply_if_finite": lambda: optax.apply_if_finite(optax.adam(1e-3), 5),
    "chain": lambda: optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_lion(), optax.scale(-1e-3)),
    "adafactor": lambda: optax.adafactor(1e-3, min_dim_size_to_factor=4), "lamb": lambda: optax.lamb(1e-3),
    "muon": lambda: optax.contrib.muon(1e-3), "novograd": lambda: optax.novograd(1e-3),
    "schedule_free": lambda: optax.contrib.schedule_free_adamw(1e-3),
    "ema": lambda: optax.chain(optax.adam(1e-3), optax.ema(0.99)),
    "add_noise": lambda: optax.chain(optax.trace(0.9), optax.add_noise(0.1, 0.5, jax.random.key(0)), optax.scale(-0.1)),
}


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_optax_optimizers(name):
    """Every leaf has a role, moments know their parameter, and only what counts is a step."""
    optimizer = OPTIMIZERS[name]()

    def step(state, batch):
        value, grads = jax.value_and_grad(loss)(state["params"], batch)
        updates, opt_state = optimizer.update(grads, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], updates), "opt": opt_state}, value

    exported = export_step(step, {"params": PARAMS, "opt": jax.eval_shape(optimizer.init, PARAMS)}, BATCH)
    kinds = {leaf.name: leaf.kind for leaf in exported.state}
    assert set(kinds.values()) <= {"param", "opt_state", "model_state", "step", "rng"}
    counts = {leaf for leaf, kind in kinds.items() if kind == "step"}
    # What is reset, or counts only some of the steps, is no counter of steps.
    assert not any(word in leaf for leaf in counts for word in ("mini_step", "gradient_step", "notfinite"))
    assert all(leaf.of for leaf in exported.state if leaf.kind == "opt_state" and leaf.shape == (8, 16))
    if name in ("adamw", "masked", "inject_hyperparams", "chain", "muon"):
        assert counts


def test_counters_may_be_bounded_but_not_reset():
    def step(state, batch):
        new, metrics = sgd({"params": state["params"]}, batch)
        i = state["opt"]
        return {**new, "opt": {"bounded": jnp.where(i["bounded"] < 10, i["bounded"] + 1, 10), "wrapped": (i["wrapped"] + 1) % 3,
                               "kept": i["kept"], "by_data": i["by_data"] + (batch["x"][0, 0] > 0),
                               "jitted": jax.jit(lambda n: n + 2)(i["jitted"])}}, metrics

    integer = shape(dtype=jnp.int32)
    state = {"params": PARAMS, "opt": dict.fromkeys(("bounded", "wrapped", "kept", "by_data", "jitted"), integer)}
    kinds = {leaf.name: leaf.kind for leaf in export_step(step, state, BATCH).state}
    assert {name for name, kind in kinds.items() if kind == "step"} == {"opt/bounded", "opt/jitted"}


def test_what_no_parameter_reads_is_the_model_s():
    """A number that only counts overflows, an average under any name; what the update reads is the optimizer's."""
    def step(state, batch):
        value, grads = jax.value_and_grad(loss)(state["params"], batch)
        params = jax.tree.map(lambda p, g, r: p - r * g, state["params"], grads, state["rates"])
        return {"params": params, "rates": state["rates"], "average": jax.tree.map(lambda a, p: a + p, state["average"], params),
                "overflows": state["overflows"] + ~jnp.isfinite(value)}, value

    state = {"params": PARAMS, "rates": {"w": shape(), "b": shape()}, "average": PARAMS, "overflows": shape(dtype=jnp.int32)}
    assert [(leaf.kind, leaf.of) for leaf in export_step(step, state, BATCH).state] == [
        ("model_state", "b"), ("model_state", "w"), ("model_state", None), ("param", None), ("param", None),
        ("opt_state", None), ("opt_state", None)]


def test_save(tmp_path):
    exported = export_step(sgd, {"params": PARAMS}, BATCH)
    path = tmp_path / "step.mlir"
    exported.save(path)
    assert path.read_text() == exported.mlir_module() and [p.name for p in tmp_path.iterdir()] == ["step.mlir"]
    with pytest.raises(OSError):
        exported.save(tmp_path / "missing" / "step.mlir")
