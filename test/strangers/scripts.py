"""Training scripts: what people put around a model. States with metrics and averages, mixtures of rows, precisions, rematerialisation,
micro-batches, devices by pmap."""

import functools
from typing import Any, NamedTuple

import flax
import flax.linen as nn
import jax
import jax.numpy as jnp
import layered
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from jax.ad_checkpoint import checkpoint_name
from layered import B, C, D, S, V
from stranger import Stranger, initial


class Mean(flax.struct.PyTreeNode):
    total: Any
    count: Any

    def merge(self, values, mask):
        return self.replace(total=self.total + (values * mask).sum(), count=self.count + mask.sum())


class Averaged(train_state.TrainState):
    ema: Any
    batch_stats: Any
    metrics: Any
    key: Any


class Small(nn.Module):
    @nn.compact
    def __call__(self, x, train):
        for i in range(2):
            x = nn.Conv(8, (3, 3), strides=2, use_bias=False)(x)
            x = nn.relu(nn.BatchNorm(use_running_average=not train, momentum=0.9)(x))
        x = nn.Dropout(0.2, deterministic=not train)(x.mean((1, 2)))
        return nn.Dense(C)(x)


def metrics_carried_in_the_state():
    """A TrainState with running metrics over the epoch (totals and counts, padded rows masked), batch statistics, an average of the
    parameters whose decay warms up, and a key."""
    net, tx = Small(), optax.adamw(1e-3)
    variables = initial(net.init, jax.random.key(0), jnp.zeros((1, 8, 8, 3)), False)

    def step(state, batch):
        key, use = jax.random.split(state.key)

        def loss_fn(params):
            logits, new = net.apply(
                {"params": params, "batch_stats": state.batch_stats},
                batch["image"],
                True,
                rngs={"dropout": use},
                mutable=["batch_stats"],
            )
            each = layered.ce(logits, batch["label"])
            return (each * batch["mask"]).sum() / batch["mask"].sum(), (new["batch_stats"], logits, each)

        (_, (stats, logits, each)), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        state = state.apply_gradients(grads=grads, batch_stats=stats, key=key)
        decay = jnp.minimum(0.999, (1 + state.step) / (10 + state.step))
        right = (logits.argmax(-1) == batch["label"]).astype(jnp.float32)
        metrics = {
            "loss": state.metrics["loss"].merge(each, batch["mask"]),
            "accuracy": state.metrics["accuracy"].merge(right, batch["mask"]),
        }
        return state.replace(metrics=metrics, ema=jax.tree.map(lambda e, p: decay * e + (1 - decay) * p, state.ema, state.params))

    zero = Mean(jnp.float32(0), jnp.float32(0))
    state = Averaged.create(
        apply_fn=net.apply,
        params=variables["params"],
        tx=tx,
        ema=variables["params"],
        batch_stats=variables["batch_stats"],
        metrics={"loss": zero, "accuracy": zero},
        key=jax.random.key(3),
    )
    kinds = state.replace(
        step="counter",
        params="param",
        opt_state="opt",
        ema="model_state",
        batch_stats="model_state",
        metrics="model_state",
        key="rng",
    )
    batch = {"image": draw(44, B, 8, 8, 3), "label": whole(45, C, B), "mask": (jnp.arange(B) < 13).astype(jnp.float32)}
    return Stranger(step, (state, batch), (kinds, "batch"), lambda a, r: (r, a[1]), (0,), tolerance=1e-3)


def mixed_and_cut():
    """Mixup and CutMix inside the step: a coin by key, Beta by gammas, rows with their permuted partners, a box by its corners; soft labels."""
    net, tx = Small(), optax.sgd(0.1, momentum=0.9, nesterov=True)
    variables = initial(net.init, jax.random.key(0), jnp.zeros((1, 8, 8, 3)), False)

    def augment(key, x, y):
        coin, lam_key, perm, cx, cy = jax.random.split(key, 5)
        lam = jax.random.beta(lam_key, 0.4, 0.4)
        order = jax.random.permutation(perm, B)
        px, py = x[order], y[order]
        side = jnp.sqrt(1 - lam) * 8
        x0, y0 = jax.random.uniform(cx) * 8, jax.random.uniform(cy) * 8
        inside = (jnp.abs(jnp.arange(8) - x0) < side / 2)[:, None] & (jnp.abs(jnp.arange(8) - y0) < side / 2)[None]
        cut = jnp.where(inside[None, :, :, None], px, x)
        share = 1 - inside.mean()
        mix = jax.random.bernoulli(coin)
        return jnp.where(mix, lam * x + (1 - lam) * px, cut), jnp.where(mix, lam, share) * y + (1 - jnp.where(mix, lam, share)) * py

    def step(params, stats, opt, key, image, label):
        key, use, drop = jax.random.split(key, 3)
        x, y = augment(use, image, optax.smooth_labels(jax.nn.one_hot(label, C), 0.1))

        def loss_fn(p):
            logits, new = net.apply({"params": p, "batch_stats": stats}, x, True, rngs={"dropout": drop}, mutable=["batch_stats"])
            return optax.softmax_cross_entropy(logits, y).mean(), new["batch_stats"]

        (loss, new), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), new, opt, key, loss

    p = variables["params"]
    return Stranger(
        step,
        (p, variables["batch_stats"], tx.init(p), jax.random.PRNGKey(4), draw(46, B, 8, 8, 3), whole(47, C, B)),
        ("param", "model_state", "opt", "rng", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
        tolerance=1e-3,
    )


def policy_and_scale():
    """jmp by hand: parameters float32, computing and outputs float16, a dynamic scale with its counter and period as a NamedTuple, updates
    selected where all gradients are finite."""

    class Scale(NamedTuple):
        loss_scale: Any
        counter: Any

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3))

    def adjust(s, finite):
        grown = jnp.where(s.counter == 1, s.loss_scale * 2, s.loss_scale)
        counter = jnp.where(finite, (s.counter + 1) % 2, 0)
        return Scale(jnp.where(finite, jnp.where(jnp.isfinite(grown), grown, s.loss_scale), jnp.maximum(1.0, s.loss_scale / 2)), counter)

    def step(params, opt, scale, x, y):
        def loss_fn(p):
            p = jax.tree.map(lambda v: v.astype(jnp.float16), p)
            loss = layered.ce(layered.logits(p, x.astype(jnp.float16)).astype(jnp.float32), y).mean()
            return loss * scale.loss_scale, loss

        g, loss = jax.grad(loss_fn, has_aux=True)(params)
        g = jax.tree.map(lambda v: v.astype(jnp.float32) / scale.loss_scale, g)
        finite = functools.reduce(jnp.logical_and, [jnp.isfinite(v).all() for v in jax.tree.leaves(g)], jnp.array(True))
        u, new_opt = tx.update(g, opt, params)
        new = optax.apply_updates(params, u)
        new, new_opt = jax.tree.map(lambda a, b: lax.select(jnp.broadcast_to(finite, a.shape), a, b), (new, new_opt), (params, opt))
        return new, new_opt, adjust(scale, finite), {"loss": loss, "scale": scale.loss_scale, "finite": finite}

    params = layered.net()
    # 2^17 overflows float16 gradients: the first steps are skipped.
    return Stranger(
        step,
        (params, tx.init(params), Scale(jnp.float32(2.0**17), jnp.int32(0)), *layered.rows()),
        ("param", "opt", Scale("opt", "counter"), "batch", "batch"),
        lambda a, r: (*r[:3], *a[3:]),
        (0, 1, 2),
        tolerance=0.05,
    )


class Block(nn.Module):
    @nn.compact
    def __call__(self, x):
        h = nn.LayerNorm()(x)
        h = nn.MultiHeadDotProductAttention(4, dropout_rate=0.1, deterministic=False)(h, h, mask=nn.make_causal_mask(jnp.ones(x.shape[:2])))
        x = x + nn.Dropout(0.1, deterministic=False)(h)
        h = nn.Dense(2 * D)(nn.LayerNorm()(x))
        return x + nn.Dense(D)(nn.gelu(h))


class Remat(nn.Module):
    kind: str

    @nn.compact
    def __call__(self, ids):
        x = nn.Embed(V, D)(ids)
        if self.kind == "nested":
            x = nn.remat_scan(Block, lengths=(2, 2))()(x)
        else:
            block = nn.remat(Block, prevent_cse=False, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable)
            x, _ = nn.scan(
                lambda m, x, _: (m(x), None),
                variable_axes={"params": 0},
                split_rngs={"params": True, "dropout": True},
                length=3,
            )(block(), x, None)
        return nn.Dense(V, use_bias=False)(nn.LayerNorm()(x))


def _remat(kind):
    net, tx = Remat(kind), optax.adamw(1e-3)
    params = initial(net.init, {"params": jax.random.key(0), "dropout": jax.random.key(1)}, jnp.zeros((1, S), jnp.int32))["params"]

    def step(state, ids, key):
        def loss_fn(params):
            logits = net.apply({"params": params}, ids, rngs={"dropout": jax.random.fold_in(key, state.step)})
            z = jax.nn.logsumexp(logits, -1)
            return layered.ce(logits[:, :-1], ids[:, 1:]).mean() + 1e-4 * (z**2).mean()

        loss, grads = jax.value_and_grad(loss_fn)(state.params)
        return state.apply_gradients(grads=grads), {"loss": loss, "param_norm": optax.global_norm(state.params)}

    state = train_state.TrainState.create(apply_fn=net.apply, params=params, tx=tx)
    return Stranger(
        step,
        (state, whole(48, V, B, S), jax.random.key(5)),
        (state.replace(step="step", params="param", opt_state="opt"), "batch", "rng"),
        lambda a, r: (r[0], a[1], a[2]),
        (0,),
        tolerance=1e-3,
    )


def scanned_under_a_policy():
    """nn.scan over rematerialised blocks that save their matmuls; dropout keys split by layer; a z-loss."""
    return _remat("policy")


def scanned_in_scans():
    """nn.remat_scan: two scans in each other, rematerialised at both levels."""
    return _remat("nested")


def names_saved():
    """jax.checkpoint with save_only_these_names over layers in a Python list; bfloat16 residual stream, float32 norms."""
    params = {
        "e": draw(0, V, D) * 0.3,
        "blocks": [{"up": draw(i, D, 48) * 0.2, "down": draw(i + 9, 48, D) * 0.15, "g": jnp.ones(D)} for i in (1, 2, 3)],
    }
    tx = optax.lion(1e-3, weight_decay=0.1)

    @functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.save_only_these_names("hidden"))
    def block(p, x):
        y = x.astype(jnp.float32)
        y = (y * lax.rsqrt((y**2).mean(-1, keepdims=True) + 1e-6) * p["g"]).astype(jnp.bfloat16)
        h = checkpoint_name(y @ p["up"].astype(jnp.bfloat16), "hidden")
        return x + jax.nn.silu(h) @ p["down"].astype(jnp.bfloat16)

    def step(params, opt, ids):
        def loss_fn(p):
            x = p["e"][ids].astype(jnp.bfloat16)
            for q in p["blocks"]:
                x = block(q, x)
            return layered.ce((x[:, :-1] @ p["e"].T.astype(jnp.bfloat16)).astype(jnp.float32), ids[:, 1:]).mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, loss

    return Stranger(
        step,
        (params, tx.init(params), whole(49, V, B, S)),
        ("param", "opt", "batch"),
        lambda a, r: (*r[:2], a[2]),
        (0, 1),
        tolerance=0.05,
    )


def weights_summed_over_parts():
    """T5X: gradients of loss sums over micro-batches by lax.scan with a key each, divided by the weights of all at the end; metrics are sums."""
    N = 2
    params = {"e": draw(0, V, D) * 0.3, "layers": [(draw(1, D, D) * 0.2, draw(2, D, D) * 0.2)], "out": draw(3, D, V) * 0.2}
    tx = optax.adafactor(1e-2, min_dim_size_to_factor=16, multiply_by_parameter_scale=True)

    def sums(p, part, key):
        x = p["e"][part["inputs"]]
        x = jnp.where(jax.random.bernoulli(key, 0.9, x.shape), x / 0.9, 0)
        for a, b in p["layers"]:
            x = x + jax.nn.relu(jnp.cumsum(x, 1) / jnp.arange(1, S + 1)[:, None] @ a) @ b
        logits = x @ p["out"]
        w = part["weights"]
        return (layered.ce(logits, part["targets"]) * w).sum(), {
            "weights": w.sum(),
            "right": ((logits.argmax(-1) == part["targets"]) * w).sum(),
        }

    def step(state, batch):
        params, opt, key = state
        key, use = jax.random.split(key)
        parts = jax.tree.map(lambda v: v.reshape(N, B // N, *v.shape[1:]), batch)

        def body(carry, x):
            part, k = x
            (loss, m), g = jax.value_and_grad(sums, has_aux=True)(params, part, k)
            return jax.tree.map(jnp.add, carry, (g, loss, m)), None

        zero = (jax.tree.map(jnp.zeros_like, params), jnp.float32(0), {"weights": jnp.float32(0), "right": jnp.float32(0)})
        (g, loss, m), _ = lax.scan(body, zero, (parts, jax.random.split(use, N)))
        u, opt = tx.update(jax.tree.map(lambda v: v / m["weights"], g), opt, params)
        return (optax.apply_updates(params, u), opt, key), {"loss": loss / m["weights"], **m}

    batch = {
        "inputs": whole(50, V, B, S),
        "targets": whole(51, V, B, S),
        "weights": (whole(52, 4, B, S) > 0).astype(jnp.float32),
    }
    return Stranger(
        step,
        ((params, tx.init(params), jax.random.PRNGKey(6)), batch),
        (("param", "opt", "rng"), "batch"),
        lambda a, r: (r[0], a[1]),
        (0,),
        tolerance=1e-2,
    )


def _pmapped(groups=None, donated=True):
    """A pmap'd script on one device, as those for several are run on a laptop: states stacked by replicate(), the batch by shard(), a key
    for each device."""
    tx = optax.adamw(1e-3)

    def step(state, batch, key):
        key, use = jax.random.split(key)

        def loss_fn(p):
            x = jnp.where(jax.random.bernoulli(use, 0.9, batch["x"].shape), batch["x"] / 0.9, 0)
            return layered.ce(layered.logits(p, x), batch["y"]).mean()

        loss, g = jax.value_and_grad(loss_fn)(state["params"])
        g = lax.pmean(g, "batch") if groups is None else jax.tree.map(lambda v: lax.psum(v, "batch", axis_index_groups=groups), g)
        u, opt = tx.update(g, state["opt"], state["params"])
        new = {"params": optax.apply_updates(state["params"], u), "opt": opt, "step": state["step"] + 1}
        return new, lax.pmean({"loss": loss}, "batch"), key

    params = layered.net()
    state = jax.tree.map(lambda v: jnp.asarray(v)[None], {"params": params, "opt": tx.init(params), "step": jnp.int32(0)})
    kinds = {
        "params": "param",
        "opt": jax.tree.map(lambda v: "counter" if v.dtype == jnp.int32 else "opt", state["opt"]),
        "step": "counter",
    }
    x, y = layered.rows()
    return Stranger(
        jax.pmap(step, "batch", donate_argnums=(0, 2) if donated else ()),
        (state, {"x": x[None], "y": y[None]}, jax.random.split(jax.random.PRNGKey(0), 1)),
        (kinds, "batch:1", "rng"),
        lambda a, r: (r[0], a[1], r[2]),
        tolerance=1e-3,
    )


def focal_with_class_balance():
    """Focal loss with weights by the effective number of each class over the whole batch, hard examples by top-k over rows, a penalty on the
    confidence; Adam with amsgrad in a list of states."""
    tx = [optax.amsgrad(1e-3), optax.trace(0.5)]

    def step(params, states, x, y):
        def loss_fn(p):
            logits = layered.logits(p, x)
            counts = jax.nn.one_hot(y, C).sum(0)
            w = (1 - 0.9) / (1 - 0.9 ** jnp.maximum(counts, 1))
            w = w / w.sum() * C
            logp = jax.nn.log_softmax(logits)
            pt = jnp.take_along_axis(logp, y[:, None], 1)[:, 0]
            each = -w[y] * (1 - jnp.exp(pt)) ** 2 * pt
            hardest, _ = lax.top_k(each, B // 2)
            return hardest.mean() - 0.05 * -(jnp.exp(logp) * logp).sum(-1).mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        new = []
        for t, s in zip(tx, states):
            g, s = t.update(g, s, params)
            new.append(s)
        return optax.apply_updates(params, g), new, loss

    params = layered.net()
    return Stranger(
        step,
        (params, [t.init(params) for t in tx], *layered.rows()),
        ("param", "opt", "batch", "batch"),
        lambda a, r: (*r[:2], *a[2:]),
        (0, 1),
        tolerance=1e-3,
    )


SCRIPTS = {
    f.__name__: f
    for f in (
        metrics_carried_in_the_state,
        mixed_and_cut,
        policy_and_scale,
        scanned_under_a_policy,
        scanned_in_scans,
        names_saved,
        weights_summed_over_parts,
        focal_with_class_balance,
    )
}
SCRIPTS |= {"pmapped_on_one": _pmapped, "pmapped_in_groups": lambda: _pmapped([[0]], donated=False)}
