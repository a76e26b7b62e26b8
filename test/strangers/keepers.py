"""States as people keep them: collections of Flax, parts of nnx, groups as PyTorch has them, counts, best values, schedules by hand."""

import dataclasses
import functools
from typing import Any, NamedTuple

import flax
import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from flax import nnx
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial

T = jax.tree_util.tree_map
B, F, C = 12, 8, 4


def _nll(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


def low_rank_parts_of_a_module():
    """nnx: adapters alone are differentiated (`wrt=nnx.LoRAParam`), the base rides in another part of the split."""
    class Net(nnx.Module):
        def __init__(self, rngs):
            self.first = nnx.LoRALinear(F, 16, lora_rank=2, rngs=rngs)
            self.second = nnx.LoRALinear(16, C, lora_rank=2, rngs=rngs)

        def __call__(self, x):
            return self.second(nnx.silu(self.first(x)))

    model = Net(nnx.Rngs(0))
    tx = nnx.Optimizer(model, optax.adamw(1e-2), wrt=nnx.LoRAParam)
    graph, adapters, opt, base = nnx.split((model, tx), nnx.LoRAParam, nnx.OptState, ...)

    def step(adapters, opt, base, x, y):
        model, tx = nnx.merge(graph, adapters, opt, base)
        loss, g = nnx.value_and_grad(lambda m: _nll(m(x), y), argnums=nnx.DiffState(0, nnx.LoRAParam))(model)
        tx.update(model, g)
        _, adapters, opt, _ = nnx.split((model, tx), nnx.LoRAParam, nnx.OptState, ...)
        return adapters, opt, loss
    return Stranger(step, (adapters, opt, base, draw(1, B, F), whole(2, C, B)), ("param", "opt", "frozen", "batch", "batch"),
                    lambda a, r: (r[0], r[1], *a[2:]), (0, 1))


def metrics_and_streams_in_one_module():
    """nnx: batch norm, a dropout stream and a `MultiMetric`, all in one state that goes in and comes out."""
    class Net(nnx.Module):
        def __init__(self, rngs):
            self.conv = nnx.Conv(2, 6, (3, 3), rngs=rngs)
            self.norm = nnx.BatchNorm(6, momentum=0.9, rngs=rngs)
            self.drop = nnx.Dropout(0.2, rngs=rngs)
            self.out = nnx.Linear(6, C, rngs=rngs)

        def __call__(self, x):
            h = nnx.relu(self.norm(self.conv(x)))
            return self.out(self.drop(h.mean((1, 2))))

    model = Net(nnx.Rngs(params=0, dropout=1))
    tx = nnx.Optimizer(model, optax.sgd(0.05, 0.9, nesterov=True), wrt=nnx.Param)
    metrics = nnx.MultiMetric(accuracy=nnx.metrics.Accuracy(), loss=nnx.metrics.Average("loss"))
    graph, state = nnx.split((model, tx, metrics))

    def step(state, x, y):
        model, tx, metrics = nnx.merge(graph, state)

        def loss(m):
            logits = m(x)
            return _nll(logits, y), logits
        (value, logits), g = nnx.value_and_grad(loss, has_aux=True)(model)
        tx.update(model, g)
        metrics.update(loss=value, logits=logits, labels=y)
        return nnx.state((model, tx, metrics)), value

    def kind(path, leaf):
        text = jax.tree_util.keystr(path)
        if text.startswith("[0]"):
            return ("rng" if "'key'" in text else "counter" if "'count'" in text else "model_state" if "mean" in text or "var" in text
                    else "param")
        return "opt" if text.startswith("[1]") else "counter" if leaf.dtype.kind in "iu" else "model_state"
    kinds = jax.tree_util.tree_map_with_path(kind, state)
    return Stranger(step, (state, draw(1, B, 6, 6, 2), whole(2, C, B)), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def collections_of_linen():
    """Linen: batch statistics, spectral norm's vectors and a sown penalty; a TrainState of one's own with a typed key folded with its step."""
    class Block(nn.Module):
        width: int

        @nn.compact
        def __call__(self, x, train):
            h = nn.SpectralNorm(nn.Dense(self.width))(x, update_stats=train)
            h = nn.BatchNorm(use_running_average=not train, momentum=0.9)(h)
            self.sow("losses", "activity", 1e-3 * jnp.square(h).mean())
            return x + nn.Dropout(0.1, deterministic=not train)(nn.gelu(h))

    class Net(nn.Module):
        @nn.compact
        def __call__(self, x, train=True):
            x = nn.Dense(16)(x)
            for _ in range(2):
                x = Block(16)(x, train)
            return nn.WeightNorm(nn.Dense(C))(x)

    class State(train_state.TrainState):
        stats: Any
        key: jax.Array

    def step(state, batch):
        key = jax.random.fold_in(state.key, state.step)

        def loss(p):
            logits, new = state.apply_fn({"params": p, **state.stats}, batch["x"], rngs={"dropout": key},
                                         mutable=["batch_stats", "losses"])
            return _nll(logits, batch["y"]) + sum(jax.tree.leaves(new.pop("losses"))), (logits, new)
        (value, (logits, new)), g = jax.value_and_grad(loss, has_aux=True)(state.params)
        state = state.apply_gradients(grads=g, stats=new)
        return state, {"loss": value, "accuracy": (logits.argmax(-1) == batch["y"]).mean(), "norm": optax.global_norm(g)}

    net = Net()
    variables = dict(initial(net.init, {"params": jax.random.key(0), "dropout": jax.random.key(1)}, jnp.zeros((B, F))))
    variables.pop("losses", None)
    p = variables.pop("params")
    state = State.create(apply_fn=net.apply, params=p, tx=optax.chain(optax.clip(1.0), optax.adamw(1e-2)), stats=variables, key=jax.random.key(2))
    kinds = state.replace(step="counter", params="param", opt_state="opt", stats="model_state", key="rng")
    return Stranger(step, (state, {"x": draw(1, B, F), "y": whole(2, C, B)}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,))


def lengths_in_two_directions():
    """Linen's RNN in both directions with lengths of rows; the last states of both are pooled."""
    S, V = 7, 15

    class Net(nn.Module):
        @nn.compact
        def __call__(self, x, n):
            h = nn.Embed(V, 8)(x)
            h = nn.Bidirectional(nn.RNN(nn.OptimizedLSTMCell(10)), nn.RNN(nn.GRUCell(10)))(h, seq_lengths=n)
            seen = (jnp.arange(S) < n[:, None])[..., None]
            pooled = jnp.where(seen, h, -jnp.inf).max(1)
            return nn.Dense(C)(pooled)

    def step(params, opt, x, n, y):
        value, g = jax.value_and_grad(lambda p: _nll(net.apply(p, x, n), y))(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, value

    net, tx = Net(), optax.amsgrad(1e-2)
    x, n = whole(1, V, B, S), 1 + whole(2, S, B)
    p = initial(net.init, jax.random.key(0), x, n)
    return Stranger(step, (p, tx.init(p), x, n, whole(3, C, B)), ("param", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def groups_of_parameters():
    """Groups as PyTorch keeps them: dictionaries of parameters, buffers, rate and decay as numbers of the state; rates fall at a milestone."""
    def step(state, x, y):
        def loss(params):
            (w1, b1, g1), (w2, b2) = params
            h = x @ w1.T + b1
            h = (h - h.mean(-1, keepdims=True)) / jnp.sqrt(h.var(-1, keepdims=True) + 1e-5) * g1
            return _nll(jax.nn.relu(h) @ w2.T + b2, y)
        value, grads = jax.value_and_grad(loss)([g["params"] for g in state["param_groups"]])
        groups = []
        for group, gs in zip(state["param_groups"], grads):
            moved, buffers = [], []
            for p, m, g in zip(group["params"], group["momentum_buffer"], gs):
                g = g + group["weight_decay"] * p
                m = group["momentum"] * m + g
                moved.append(p - group["lr"] * m)
                buffers.append(m)
            groups.append(group | {"params": moved, "momentum_buffer": buffers,
                                   "lr": group["lr"] * jnp.where((state["epoch"] + 1) % 2 == 0, 0.1, 1.0)})
        return {"param_groups": groups, "epoch": state["epoch"] + 1}, value

    def group(params, rate, decay):
        return {"params": params, "momentum_buffer": T(jnp.zeros_like, params), "lr": jnp.float32(rate), "weight_decay": jnp.float32(decay),
                "momentum": jnp.float32(0.9)}
    state = {"param_groups": [group([draw(0, 16, F) * 0.3, jnp.zeros(16), jnp.ones(16)], 0.1, 1e-2), group([draw(1, C, 16) * 0.3, jnp.zeros(C)], 0.05, 0.0)],
             "epoch": jnp.int32(0)}
    kinds = {"param_groups": [{"params": "param", "momentum_buffer": "opt", "lr": "opt", "weight_decay": "opt", "momentum": "opt"}] * 2,
             "epoch": "counter"}
    return Stranger(step, (state, draw(3, B, F), whole(4, C, B)), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def best_so_far():
    """The best parameters, the best loss and how long it has not been better are kept; the rate is halved when patience ends."""
    class Run(NamedTuple):
        params: Any
        opt: Any
        best: Any
        best_loss: jax.Array
        waited: jax.Array
        rate: jax.Array

    def step(run, x, y):
        value, g = jax.value_and_grad(lambda p: jnp.square(mlp(p, x)[:, 0] - y).mean())(run.params)
        u, opt = tx.update(g, run.opt, run.params)
        better = value < run.best_loss
        best = T(lambda a, b: jnp.where(better, a, b), run.params, run.best)
        waited = jnp.where(better, 0, run.waited + 1)
        rate = jnp.where(waited >= 2, run.rate * 0.5, run.rate)
        params = T(lambda p, u: p - rate * u, run.params, u)
        return Run(params, opt, best, jnp.minimum(value, run.best_loss), jnp.where(waited >= 2, 0, waited), rate), value

    tx = optax.scale_by_adam()
    p = layers(0, F, 16, 1)
    run = Run(p, tx.init(p), T(jnp.copy, p), jnp.float32(jnp.inf), jnp.int32(0), jnp.float32(0.01))
    return Stranger(step, (run, draw(3, B, F), draw(4, B)), (Run("param", "opt", "model_state", "opt", "counter", "opt"), "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,))


def confusions_counted():
    """A matrix of confusions and histograms of scores are added up and cleared every fourth step by `cond`; macro F1 is reported."""
    def step(params, opt, counts, t, x, y):
        def loss(p):
            logits = mlp(p, x)
            return _nll(logits, y), logits
        (value, logits), g = jax.value_and_grad(loss, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        counts = lax.cond(t % 4 == 0, lambda c: T(jnp.zeros_like, c), lambda c: c, counts)
        top = jax.nn.softmax(logits).max(-1)
        hit = logits.argmax(-1) == y
        bins = jnp.digitize(top, jnp.linspace(0, 1, 6)[1:-1])
        counts = {"confusion": counts["confusion"].at[y, logits.argmax(-1)].add(1),
                  "seen": counts["seen"] + jnp.bincount(bins, length=5), "hits": counts["hits"] + jax.ops.segment_sum(hit.astype(jnp.int32), bins, 5),
                  "sure": counts["sure"] + jax.ops.segment_sum(top, bins, 5)}
        m = counts["confusion"]
        f1 = (2 * jnp.diag(m) / jnp.maximum(m.sum(0) + m.sum(1), 1)).mean()
        ece = jnp.abs(counts["hits"] - counts["sure"]).sum() / counts["seen"].sum()
        return optax.apply_updates(params, u), opt, counts, t + 1, {"loss": value, "f1": f1, "ece": ece}

    tx = optax.yogi(1e-2)
    p = layers(0, F, 16, C)
    counts = {"confusion": jnp.zeros((C, C), jnp.int32), "seen": jnp.zeros(5, jnp.int32), "hits": jnp.zeros(5, jnp.int32), "sure": jnp.zeros(5)}
    return Stranger(step, (p, tx.init(p), counts, jnp.int32(0), draw(3, B, F), whole(4, C, B)),
                    ("param", "opt", "model_state", "counter", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def three_in_turns():
    """Encoder, head and critic have states of their own; a `switch` on the count says which one moves."""
    @flax.struct.dataclass
    class Part:
        params: Any
        opt: Any

    def step(parts, t, x, y):
        def loss(ps):
            z = mlp(ps["encoder"], x, jnp.tanh)
            d = mlp(ps["critic"], z)[:, 0]
            return _nll(mlp(ps["head"], z), y) + 0.1 * jax.nn.softplus(-d).mean() + 0.01 * jnp.square(d).mean()
        value, g = jax.value_and_grad(loss)({k: v.params for k, v in parts.items()})

        def move(name, parts):
            u, opt = tx[name].update(g[name], parts[name].opt, parts[name].params)
            return parts | {name: Part(optax.apply_updates(parts[name].params, u), opt)}
        parts = lax.switch(t % 3, [functools.partial(move, n) for n in ("encoder", "head", "critic")], parts)
        return parts, t + 1, value

    tx = {"encoder": optax.adam(1e-2), "head": optax.sgd(0.1, 0.9), "critic": optax.rmsprop(1e-3)}
    ps = {"encoder": layers(0, F, 12, 8), "head": layers(3, 8, C), "critic": layers(5, 8, 8, 1)}
    parts = {k: Part(v, tx[k].init(v)) for k, v in ps.items()}
    kinds = {k: Part("param", "opt") for k in parts}
    return Stranger(step, (parts, jnp.int32(0), draw(7, B, F), whole(8, C, B)), (kinds, "counter", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def halves_of_a_module():
    """Equinox by hand: a module as a pytree with static fields, split into arrays that are trained and the rest, None in between; a key for each row."""
    @jax.tree_util.register_dataclass
    @dataclasses.dataclass
    class Linear:
        weight: Any
        bias: Any
        name: str = dataclasses.field(default="", metadata={"static": True})

        def __call__(self, x):
            return self.weight @ x + self.bias

    @jax.tree_util.register_dataclass
    @dataclasses.dataclass
    class Net:
        layers: list
        scale: Any
        rate: float = dataclasses.field(default=0.1, metadata={"static": True})

        def __call__(self, x, key):
            for layer in self.layers[:-1]:
                key, sub = jax.random.split(key)
                x = jax.nn.relu(layer(x)) * jax.random.bernoulli(sub, 1 - self.rate, layer.bias.shape) / (1 - self.rate)
            return self.layers[-1](x / self.scale)

    def split(net):
        learnt = dataclasses.replace(net, scale=None)
        fixed = dataclasses.replace(net, layers=T(lambda _: None, net.layers))
        return learnt, fixed

    def step(net, opt, key, x, y):
        key, sub = jax.random.split(key)
        learnt, fixed = split(net)

        def loss(learnt):
            net = dataclasses.replace(learnt, scale=fixed.scale)
            logits = jax.vmap(net)(x, jax.random.split(sub, x.shape[0]))
            return _nll(logits, y)
        value, g = jax.value_and_grad(loss)(learnt)
        u, opt = tx.update(g, opt, learnt)
        return dataclasses.replace(optax.apply_updates(learnt, u), scale=net.scale), opt, key, value

    tx = optax.chain(optax.scale_by_belief(), optax.add_decayed_weights(1e-3), optax.scale(-1e-2))
    sizes = (F, 16, 16, C)
    net = Net([Linear(draw(i, b, a) * 0.3, jnp.zeros(b), f"layer{i}") for i, (a, b) in enumerate(zip(sizes, sizes[1:]))], jnp.full(16, 1.5))
    kinds = Net([Linear("param", "param", f"layer{i}") for i in range(3)], "frozen")
    return Stranger(step, (net, tx.init(split(net)[0]), jax.random.key(4), draw(5, B, F), whole(6, C, B)), (kinds, "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def names_with_slashes():
    """Haiku by hand: parameters by module path, states with counters and debiased averages, keys that are split as they are asked for."""
    def net(p, s, keys, x, training):
        h = x @ p["net/~/linear_0"]["w"] + p["net/~/linear_0"]["b"]
        new = {}
        for name, value in (("mean_ema", h.mean(0)), ("var_ema", h.var(0))):
            old = s[f"net/~/norm/~/{name}"]
            count = old["counter"] + 1
            hidden = old["hidden"] * 0.9 + value * 0.1
            new[f"net/~/norm/~/{name}"] = {"counter": count, "hidden": hidden, "average": hidden / (1 - 0.9**count)}
        h = (h - h.mean(0)) * lax.rsqrt(h.var(0) + 1e-5) * p["net/~/norm"]["scale"] + p["net/~/norm"]["offset"]
        h = jax.nn.relu(h) * jax.random.bernoulli(next(keys), 0.9, h.shape) / 0.9
        return h @ p["net/~/linear_1"]["w"] + p["net/~/linear_1"]["b"], new

    def sequence(key):
        while True:
            key, sub = jax.random.split(key)
            yield sub

    def step(params, state, opt, key, step_count, x, y):
        new_key, sub = jax.random.split(key)

        def loss(p):
            logits, new = net(p, state, sequence(sub), x, True)
            l2 = 0.5 * sum(jnp.sum(jnp.square(w)) for w in jax.tree.leaves(p) if w.ndim > 1)
            return _nll(logits, y) + 1e-4 * l2, new
        g, new = jax.grad(loss, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), new, opt, new_key, step_count + 1

    tx = optax.chain(optax.trace(0.9), optax.scale_by_schedule(lambda t: -0.1 * jnp.minimum(1.0, (t + 1) / 5)))
    p = {"net/~/linear_0": {"w": draw(0, F, 16) * 0.3, "b": jnp.zeros(16)}, "net/~/norm": {"scale": jnp.ones(16), "offset": jnp.zeros(16)},
         "net/~/linear_1": {"w": draw(1, 16, C) * 0.3, "b": jnp.zeros(C)}}
    s = {f"net/~/norm/~/{n}": {"counter": jnp.int32(0), "hidden": jnp.zeros(16), "average": jnp.zeros(16)} for n in ("mean_ema", "var_ema")}
    kinds = {k: {"counter": "counter", "hidden": "model_state", "average": "model_state"} for k in s}
    return Stranger(step, (p, s, tx.init(p), jax.random.PRNGKey(1), jnp.int32(0), draw(3, B, F), whole(4, C, B)),
                    ("param", kinds, "opt", "rng", "counter", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3))


def rates_of_python_numbers():
    """Rate and temperature are Python's numbers at each call (weak types); nothing is donated, gradients and their norms are returned by layer."""
    def step(params, velocity, lr, temperature, x, y):
        def loss(p):
            return _nll(mlp(p, x) / temperature, y)
        value, grads = jax.value_and_grad(loss)(params)
        norms = [jnp.sqrt(sum(jnp.vdot(g, g) for g in layer)) for layer in grads]
        velocity = T(lambda v, g: 0.9 * v - lr * g, velocity, grads)
        return value, T(jnp.add, params, velocity), velocity, norms

    p = layers(0, F, 16, 16, C)
    return Stranger(step, (p, T(jnp.zeros_like, p), 0.05, 2.0, draw(4, B, F), whole(5, C, B)),
                    ("param", "opt", "scalar", "scalar", "batch", "batch"), lambda a, r: (r[1], r[2], *a[2:]))


def packed_and_scanned():
    """As large code bases have it: layers scanned with remat, bf16 in the layers, a z-loss, packed segments, weights of targets, a counted total."""
    S, V, D, L = 8, 24, 16, 3

    def layer(h, p, mask):
        n = (h * lax.rsqrt(jnp.square(h.astype(jnp.float32)).mean(-1, keepdims=True) + 1e-6)).astype(jnp.bfloat16)
        q, k, v = jnp.einsum("bsd,cdhe->cbshe", n, p["qkv"].astype(jnp.bfloat16))
        s = jnp.einsum("bqhe,bkhe->bhqk", q, k, preferred_element_type=jnp.float32) / 2
        a = jax.nn.softmax(jnp.where(mask[:, None], s, jnp.finfo(jnp.float32).min)).astype(jnp.bfloat16)
        h = h + jnp.einsum("bhqk,bkhe,hed->bqd", a, v, p["o"].astype(jnp.bfloat16))
        gate, up = jnp.einsum("bsd,cdf->cbsf", h, p["wi"].astype(jnp.bfloat16))
        return h + (jax.nn.silu(gate) * up) @ p["wo"].astype(jnp.bfloat16)

    def step(state, batch):
        def loss(p):
            seg, pos = batch["segments"], jnp.arange(S)
            mask = (seg[:, :, None] == seg[:, None]) & (pos[:, None] >= pos[None])
            h = p["embed"][batch["inputs"]].astype(jnp.bfloat16)
            body = jax.checkpoint(lambda h, p: (layer(h, p, mask), None), policy=jax.checkpoint_policies.nothing_saveable)
            h, _ = lax.scan(body, h, p["layers"])
            logits = jnp.einsum("bsd,dv->bsv", h, p["head"].astype(jnp.bfloat16), preferred_element_type=jnp.float32)
            z = jax.nn.logsumexp(logits, -1)
            ce = z - jnp.take_along_axis(logits, batch["targets"][..., None], -1)[..., 0] + 1e-4 * jnp.square(z)
            w = (seg > 0).astype(jnp.float32)
            return (ce * w).sum() / (w.sum() + 1e-5), w.sum()
        (value, total), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        new = {"params": optax.apply_updates(state["params"], u), "opt": opt, "step": state["step"] + 1, "tokens": state["tokens"] + total}
        return new, {"scalar": {"loss": value, "weights": total, "grad_norm": optax.global_norm(g)}, "scalars": {}}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-2, 2, 10), b2=0.95, weight_decay=0.1))
    p = {"embed": draw(0, V, D), "head": draw(1, D, V) * 0.2,
         "layers": {"qkv": draw(2, L, 3, D, 4, 4) * 0.2, "o": draw(3, L, 4, 4, D) * 0.2, "wi": draw(4, L, 2, D, 24) * 0.2, "wo": draw(5, L, 24, D) * 0.2}}
    seg = jnp.asarray([[1, 1, 1, 2, 2, 2, 0, 0], [1, 1, 1, 1, 1, 1, 1, 1], [1, 2, 2, 3, 3, 3, 3, 0]] * 4, jnp.int32)
    state = {"params": p, "opt": tx.init(p), "step": jnp.int32(0), "tokens": jnp.float32(0)}
    return Stranger(step, (state, {"inputs": whole(6, V, B, S), "targets": whole(7, V, B, S), "segments": seg}),
                    ({"params": "param", "opt": "opt", "step": "counter", "tokens": "model_state"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-2)


KEEPERS = {
    "low_rank_parts_of_a_module": low_rank_parts_of_a_module,
    "metrics_and_streams_in_one_module": metrics_and_streams_in_one_module,
    "collections_of_linen": collections_of_linen,
    "lengths_in_two_directions": lengths_in_two_directions,
    "groups_of_parameters": groups_of_parameters,
    "best_so_far": best_so_far,
    "confusions_counted": confusions_counted,
    "three_in_turns": three_in_turns,
    "halves_of_a_module": halves_of_a_module,
    "names_with_slashes": names_with_slashes,
    "rates_of_python_numbers": rates_of_python_numbers,
    "packed_and_scanned": packed_and_scanned,
}
