"""How people cut, repeat and guard a step: micro-batches inside it, branches, schedules, precisions, optimizers by hand."""

import jax
import jax.numpy as jnp
import optax

from contrastive import ADAM, ROWS, UNCLEAR, apply, classes, net, rows, trained
from stranger import Stranger

WIDTH, CLASSES = 8, 5


def _loss(p, x, y):
    return optax.softmax_cross_entropy_with_integer_labels(apply(p, x), y).mean()


def _data():
    return rows(1, WIDTH), classes(2, CLASSES)


def _params(hidden=16):
    return net(0, WIDTH, hidden, CLASSES)


def _stepped(step, state, kinds, *batch, donate=(), **options):
    """step(state, *batch) -> (state, loss)"""
    return Stranger(step, (state, *batch), (kinds, *["batch"] * len(batch)), lambda a, r: (r[0], *a[1:]), donate, **options)


def _apply_gradients(p, opt, grads, tx=ADAM):
    updates, opt = tx.update(grads, opt, p)
    return optax.apply_updates(p, updates), opt


# ---- micro-batches ---------------------------------------------------------------------------------------------------------


def cut_by_reshape_scan():
    def step(state, x, y):
        p, opt = state

        def body(total, part):
            loss, grads = jax.value_and_grad(_loss)(p, *part)
            return jax.tree.map(jnp.add, total, grads), loss
        zeros = jax.tree.map(jnp.zeros_like, p)
        total, losses = jax.lax.scan(body, zeros, (x.reshape(3, 4, WIDTH), y.reshape(3, 4)))
        return _apply_gradients(p, opt, jax.tree.map(lambda g: g / 3, total)), losses.mean()
    p = _params()
    return _stepped(step, (p, ADAM.init(p)), ("param", "opt"), *_data())


def cut_by_slices():
    """A Python loop over slices."""
    def step(state, x, y):
        p, opt = state
        total, value = jax.tree.map(jnp.zeros_like, p), 0.0
        for i in range(0, ROWS, 4):
            loss, grads = jax.value_and_grad(_loss)(p, x[i:i + 4], y[i:i + 4])
            total, value = jax.tree.map(lambda t, g: t + g / 3, total, grads), value + loss / 3
        return _apply_gradients(p, opt, total), value
    p = _params()
    return _stepped(step, (p, ADAM.init(p)), ("param", "opt"), *_data())


def cut_by_dynamic_slice():
    """fori_loop with dynamic_slice, as in large-model code."""
    def step(state, x, y):
        p, opt = state

        def body(i, carry):
            total, value = carry
            part = [jax.lax.dynamic_slice_in_dim(a, i * 4, 4) for a in (x, y)]
            loss, grads = jax.value_and_grad(_loss)(p, *part)
            return jax.tree.map(jnp.add, total, grads), value + loss
        total, value = jax.lax.fori_loop(0, 3, body, (jax.tree.map(jnp.zeros_like, p), 0.0))
        return _apply_gradients(p, opt, jax.tree.map(lambda g: g / 3, total)), value / 3
    p = _params()
    return _stepped(step, (p, ADAM.init(p)), ("param", "opt"), *_data())


def cut_interleaved():
    """Row r is in micro-batch r mod 3."""
    def step(state, x, y):
        p, opt = state
        total, value = jax.tree.map(jnp.zeros_like, p), 0.0
        for i in range(3):
            loss, grads = jax.value_and_grad(_loss)(p, x.reshape(4, 3, WIDTH)[:, i], y.reshape(4, 3)[:, i])
            total, value = jax.tree.map(lambda t, g: t + g / 3, total, grads), value + loss / 3
        return _apply_gradients(p, opt, total), value
    p = _params()
    return _stepped(step, (p, ADAM.init(p)), ("param", "opt"), *_data())


def vmapped_losses():
    """Loss of one sample, vmapped; the mean of per-sample losses."""
    def loss_fn(p, x, y):
        def one(x, y):
            return -jax.nn.log_softmax(apply(p, x))[y]
        return jax.vmap(one)(x, y).mean()
    return trained(loss_fn, _params(), *_data())


def checkpointed_layers():
    def loss_fn(p, x, y):
        for layer in p["body"]:
            x = x + jax.checkpoint(lambda w, b, x: jnp.tanh(x @ w + b))(layer["w"], layer["b"], x)
        return _loss(p["head"], x, y)
    return trained(loss_fn, {"body": [net(i, WIDTH, WIDTH)[0] for i in range(3)], "head": net(5, WIDTH, CLASSES)}, *_data())


# ---- guards ----------------------------------------------------------------------------------------------------------------


def multi_steps():
    tx = optax.MultiSteps(optax.adam(1e-2), every_k_schedule=2)
    return trained(_loss, _params(), *_data(), tx=tx)


def apply_if_finite():
    tx = optax.apply_if_finite(optax.adam(1e-2), max_consecutive_errors=3)
    return trained(_loss, _params(), *_data(), tx=tx)


def skipped_by_hand():
    """Keeps the old state where a gradient is not finite."""
    def step(state, x, y):
        loss, grads = jax.value_and_grad(_loss)(state["p"], x, y)
        good = jnp.all(jnp.array([jnp.isfinite(g).all() for g in jax.tree.leaves(grads)]))
        p, opt = _apply_gradients(state["p"], state["opt"], grads)
        new = {"p": p, "opt": opt, "skipped": state["skipped"]}
        old = {**state, "skipped": state["skipped"] + 1}
        return jax.tree.map(lambda a, b: jnp.where(good, a, b), new, old), loss
    p = _params()
    return _stepped(step, {"p": p, "opt": ADAM.init(p), "skipped": jnp.int32(0)}, {"p": "param", "opt": "opt", "skipped": "counter"},
                    *_data())


def frozen_for_a_while():
    """The body is frozen for the first steps: a mask of updates by the count."""
    def step(state, x, y):
        p, opt, count = state
        loss, grads = jax.value_and_grad(lambda p: _loss(p["body"] + p["head"], x, y))(p)
        updates, opt = ADAM.update(grads, opt)
        updates["body"] = jax.tree.map(lambda u: jnp.where(count < 2, 0.0, u), updates["body"])
        return (optax.apply_updates(p, updates), opt, count + 1), loss
    p = {"body": net(0, WIDTH, 16), "head": net(1, 16, CLASSES)}
    return _stepped(step, (p, ADAM.init(p), jnp.int32(0)), ("param", "opt", "step"), *_data())


def reduce_on_plateau():
    """The rate falls where an average of the loss does."""
    tx = optax.chain(optax.sgd(0.1), optax.contrib.reduce_on_plateau(factor=0.5, patience=1))

    def step(state, x, y):
        p, opt = state
        loss, grads = jax.value_and_grad(_loss)(p, x, y)
        updates, opt = tx.update(grads, opt, p, value=loss)
        return (optax.apply_updates(p, updates), opt), loss
    p = _params()
    return _stepped(step, (p, tx.init(p)), ("param", "opt"), *_data())


def lookahead_by_hand():
    """Slow weights every third step, by cond."""
    def step(state, x, y):
        fast, slow, opt, count = state
        loss, grads = jax.value_and_grad(_loss)(fast, x, y)
        fast, opt = _apply_gradients(fast, opt, grads)

        def sync(pair):
            fast, slow = pair
            slow = jax.tree.map(lambda s, f: s + 0.5 * (f - s), slow, fast)
            return slow, slow
        fast, slow = jax.lax.cond((count + 1) % 3 == 0, sync, lambda pair: pair, (fast, slow))
        return (fast, slow, opt, count + 1), loss
    p = _params()
    return _stepped(step, (p, jax.tree.map(jnp.copy, p), ADAM.init(p), jnp.int32(0)), ("param", "opt", "opt", "step"), *_data(),
                    asks=UNCLEAR)


# ---- precisions ------------------------------------------------------------------------------------------------------------


def stochastic_rounding():
    """bf16 parameters, rounded by random bits of a key."""
    def step(p, m, key, x, y):
        key, draw = jax.random.split(key)
        loss, grads = jax.value_and_grad(lambda p: _loss(jax.tree.map(lambda w: w.astype(jnp.float32), p), x, y))(p)
        m = jax.tree.map(lambda m, g: 0.9 * m + g.astype(jnp.float32), m, grads)
        leaves, tree = jax.tree.flatten(p)
        out = []
        for w, v, k in zip(leaves, jax.tree.leaves(m), jax.random.split(draw, len(leaves))):
            wide = jax.lax.bitcast_convert_type(w.astype(jnp.float32) - 0.05 * v, jnp.uint32)
            wide = (wide + jax.random.bits(k, w.shape, jnp.uint32) % 65536) & jnp.uint32(0xFFFF0000)
            out.append(jax.lax.bitcast_convert_type(wide, jnp.float32).astype(jnp.bfloat16))
        return tree.unflatten(out), m, key, loss
    p = jax.tree.map(lambda w: w.astype(jnp.bfloat16), _params())
    return Stranger(step, (p, jax.tree.map(lambda w: jnp.zeros(w.shape), p), jax.random.PRNGKey(1), *_data()),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), tolerance=2e-2)


def fp8_scaled(donate=()):
    """Matmuls of e4m3 with a scale from the largest number of the last steps."""
    def quantised(v, scale):
        q = jnp.clip(v / scale, -448, 448).astype(jnp.float8_e4m3fn)
        return v + jax.lax.stop_gradient(q.astype(jnp.float32) * scale - v)

    def step(p, opt, history, x, y):
        scale = jnp.maximum(history.max(1), 1e-3) / 448

        def loss_fn(p):
            h = jax.nn.relu(quantised(x, scale[0]) @ quantised(p[0]["w"], scale[1]) + p[0]["b"])
            return optax.softmax_cross_entropy_with_integer_labels(h @ p[1]["w"] + p[1]["b"], y).mean()
        loss, grads = jax.value_and_grad(loss_fn)(p)
        now = jnp.stack([jnp.abs(x).max(), jnp.abs(p[0]["w"]).max()])
        history = jnp.concatenate([now[:, None], history[:, :-1]], 1)
        p, opt = _apply_gradients(p, opt, grads)
        return p, opt, history, loss
    p = _params()
    return Stranger(step, (p, ADAM.init(p), jnp.ones((2, 4)), *_data()), ("param", "opt", "model_state", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), donate, tolerance=1e-3)


def quantisation_aware():
    """int8 weights in the forward pass, straight through."""
    def loss_fn(p, x, y):
        def fake(w):
            scale = jnp.abs(w).max(0, keepdims=True) / 127 + 1e-8
            return w + jax.lax.stop_gradient(jnp.round(w / scale).clip(-128, 127) * scale - w)
        return _loss([{"w": fake(layer["w"]), "b": layer["b"]} for layer in p], x, y)
    return trained(loss_fn, _params(), *_data(), tolerance=1e-3)


def scaled_half():
    """fp16 compute, a static loss scale, clipping of unscaled gradients."""
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-2))

    def step(state, x, y):
        p, opt = state
        half = jax.tree.map(lambda w: w.astype(jnp.float16), p)
        loss, grads = jax.value_and_grad(lambda q: _loss(q, x.astype(jnp.float16), y).astype(jnp.float32) * 128)(half)
        grads = jax.tree.map(lambda g: g.astype(jnp.float32) / 128, grads)
        return _apply_gradients(p, opt, grads, tx), loss / 128
    p = _params()
    return _stepped(step, (p, tx.init(p)), ("param", "opt"), *_data(), tolerance=3e-2)


# ---- optimizers by hand ----------------------------------------------------------------------------------------------------


def _by_hand(update, init, tolerance=1e-4, loss_fn=_loss, params=None):
    """update(p, s, g, count) -> (p, s), leaf by leaf."""
    def step(state, x, y):
        loss, grads = jax.value_and_grad(loss_fn)(state["p"], x, y)
        count = state["count"] + 1
        leaves, tree = jax.tree.flatten(state["p"])
        slots = tree.flatten_up_to(state["s"])
        new = [update(p, s, g, count) for p, s, g in zip(leaves, slots, jax.tree.leaves(grads))]
        return {"p": tree.unflatten([n[0] for n in new]), "s": tree.unflatten([n[1] for n in new]), "count": count}, {"loss": loss}
    p = params or _params()
    return _stepped(step, {"p": p, "s": jax.tree.map(init, p), "count": jnp.int32(0)}, {"p": "param", "s": "opt", "count": "step"},
                    *_data(), tolerance=tolerance)


def lars_by_hand():
    def update(p, m, g, count):
        g = g + 1e-3 * p
        norm_p, norm_g = jnp.linalg.norm(p), jnp.linalg.norm(g)
        trust = jnp.where((norm_p > 0) & (norm_g > 0), 0.02 * norm_p / (norm_g + 1e-9), 1.0)
        m = 0.9 * m + trust * g
        return p - 0.5 * m, m
    return _by_hand(update, jnp.zeros_like)


def adaptive_clipping():
    """AGC: norms of units, by columns."""
    def update(p, m, g, count):
        axis = 0 if p.ndim > 1 else None
        norm_p = jnp.maximum(jnp.sqrt((p * p).sum(axis, keepdims=True)), 1e-3)
        norm_g = jnp.sqrt((g * g).sum(axis, keepdims=True))
        g = jnp.where(norm_g > 0.05 * norm_p, g * 0.05 * norm_p / jnp.maximum(norm_g, 1e-6), g)
        m = 0.9 * m + g
        return p - 0.5 * m, m
    return _by_hand(update, jnp.zeros_like)


def novograd_by_hand():
    """One second moment a layer."""
    def update(p, s, g, count):
        v = jnp.where(count == 1, (g * g).sum(), 0.98 * s["v"] + 0.02 * (g * g).sum())
        m = 0.9 * s["m"] + (g / (jnp.sqrt(v) + 1e-8) + 1e-3 * p)
        return p - 0.02 * m, {"m": m, "v": v}
    return _by_hand(update, lambda p: {"m": jnp.zeros_like(p), "v": jnp.float32(0)})


def adafactor_by_hand():
    """Rows and columns of the second moment; clipping by the root mean square of the update."""
    def update(p, s, g, count):
        decay = 1 - count.astype(jnp.float32) ** -0.8
        square = g * g + 1e-30
        if p.ndim > 1:
            row, column = (decay * s[i] + (1 - decay) * square.mean(1 - i) for i in (0, 1))
            u = g * jax.lax.rsqrt(row / row.mean())[:, None] * jax.lax.rsqrt(column)[None]
            s = (row, column)
        else:
            s = (decay * s[0] + (1 - decay) * square,)
            u = g * jax.lax.rsqrt(s[0])
        u = u / jnp.maximum(1.0, jnp.sqrt((u * u).mean()))
        return p - 0.01 * u * jnp.maximum(1e-3, jnp.sqrt((p * p).mean())), s
    return _by_hand(update, lambda p: (jnp.zeros(p.shape[0]), jnp.zeros(p.shape[1])) if p.ndim > 1 else (jnp.zeros_like(p),))


def sm3_by_hand():
    """Accumulators of rows and columns, by maxima."""
    def update(p, s, g, count):
        if p.ndim > 1:
            v = jnp.minimum(s[0][:, None], s[1][None]) + g * g
            s = (v.max(1), v.max(0))
        else:
            v = s[0] + g * g
            s = (v,)
        return p - 0.1 * g / (jnp.sqrt(v) + 1e-6), s
    return _by_hand(update, lambda p: (jnp.zeros(p.shape[0]), jnp.zeros(p.shape[1])) if p.ndim > 1 else (jnp.zeros_like(p),))


def shampoo_by_hand():
    """Kronecker factors, their inverse roots by eigenvalues."""
    def root(m):
        values, vectors = jnp.linalg.eigh(m + 1e-2 * jnp.eye(m.shape[0]))
        return (vectors * jnp.maximum(values, 1e-4) ** -0.25) @ vectors.T

    def update(p, s, g, count):
        if p.ndim < 2:
            return p - 0.02 * g, s
        left, right = s["l"] + g @ g.T, s["r"] + g.T @ g
        return p - 0.05 * root(left) @ g @ root(right), {"l": left, "r": right}
    return _by_hand(update, lambda p: {"l": jnp.zeros((p.shape[0],) * 2), "r": jnp.zeros((p.shape[1],) * 2)} if p.ndim > 1 else {},
                    tolerance=1e-3)


def muon_by_hand():
    """Newton-Schulz on matrices, momentum on vectors."""
    def update(p, m, g, count):
        m = 0.95 * m + g
        if p.ndim < 2:
            return p - 0.02 * m, m
        x = m / (jnp.linalg.norm(m) + 1e-7)
        for _ in range(3):
            a = x @ x.T
            x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
        return p - 0.02 * x, m
    return _by_hand(update, jnp.zeros_like)


def prodigy_by_hand():
    """The distance from the first point is estimated over all parameters."""
    def step(state, x, y):
        loss, g = jax.value_and_grad(_loss)(state["p"], x, y)
        d = state["d"]
        top = state["top"] * 0.99 + d * d * sum(jax.tree.leaves(
            jax.tree.map(lambda g, a, b: (g * (a - b)).sum(), g, state["first"], state["p"])))
        s = jax.tree.map(lambda s, g: 0.99 * s + d * d * g, state["s"], g)
        d = jnp.maximum(d, top / (sum(jnp.abs(v).sum() for v in jax.tree.leaves(s)) + 1e-8))
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * d * g, state["m"], g)
        v = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * d * d * g * g, state["v"], g)
        p = jax.tree.map(lambda p, m, v: p - d * m / (jnp.sqrt(v) + d * 1e-8), state["p"], m, v)
        return {"p": p, "first": state["first"], "m": m, "v": v, "s": s, "d": d, "top": top}, loss
    p = _params()
    zeros = jax.tree.map(jnp.zeros_like, p)
    state = {"p": p, "first": jax.tree.map(jnp.copy, p), "m": zeros, "v": zeros, "s": zeros, "d": jnp.float32(1e-2), "top": jnp.float32(0)}
    kinds = {name: "opt" for name in state} | {"p": "param"}
    return _stepped(step, state, kinds, *_data(), donate=(0,), tolerance=1e-3)


def schedule_free_by_hand():
    def step(state, x, y):
        z, average, count = state["z"], state["x"], state["count"] + 1
        point = jax.tree.map(lambda z, a: 0.1 * z + 0.9 * a, z, average)
        loss, g = jax.value_and_grad(_loss)(point, x, y)
        z = jax.tree.map(lambda z, g: z - 0.2 * g, z, g)
        c = 1.0 / count.astype(jnp.float32)
        return {"z": z, "x": jax.tree.map(lambda a, z: (1 - c) * a + c * z, average, z), "count": count}, loss
    p = _params()
    return _stepped(step, {"z": p, "x": jax.tree.map(jnp.copy, p), "count": jnp.int32(0)}, {"z": "param", "x": "model_state", "count": "step"},
                    *_data())


def sharpness_by_hand():
    """SAM with a norm over all gradients, then AdamW."""
    tx = optax.adamw(1e-2)

    def step(state, x, y):
        p, opt = state
        g = jax.grad(_loss)(p, x, y)
        scale = 0.05 / (optax.tree.norm(g) + 1e-12)
        up = jax.tree.map(lambda w, g: w + scale * g, p, g)
        loss, g = jax.value_and_grad(_loss)(up, x, y)
        return _apply_gradients(p, opt, g, tx), loss
    p = _params()
    return _stepped(step, (p, tx.init(p)), ("param", "opt"), *_data())


def gradient_noise():
    def step(state, key, x, y):
        p, opt = state
        key, draw = jax.random.split(key)
        loss, grads = jax.value_and_grad(_loss)(p, x, y)
        leaves, tree = jax.tree.flatten(grads)
        noisy = [g + 0.01 * jax.random.normal(k, g.shape) for g, k in zip(leaves, jax.random.split(draw, len(leaves)))]
        return _apply_gradients(p, opt, tree.unflatten(noisy)), key, loss
    p = _params()
    return Stranger(step, ((p, ADAM.init(p)), jax.random.PRNGKey(2), *_data()), (("param", "opt"), "rng", "batch", "batch"),
                    lambda a, r: (r[0], r[1], *a[2:]))


def centralised_gradients():
    tx = optax.chain(optax.centralize(), optax.sgd(0.1, momentum=0.9))
    return trained(_loss, _params(), *_data(), tx=tx)


def weight_average_window():
    """Stochastic weight averaging: a running mean by a count of its own."""
    def step(state, x, y):
        p, mean, count, opt = state
        loss, grads = jax.value_and_grad(_loss)(p, x, y)
        p, opt = _apply_gradients(p, opt, grads)
        mean = jax.tree.map(lambda m, p: m + (p - m) / (count + 1), mean, p)
        return (p, mean, count + 1, opt), loss
    p = _params()
    return _stepped(step, (p, jax.tree.map(jnp.zeros_like, p), jnp.float32(0), ADAM.init(p)), ("param", "model_state", "model_state", "opt"),
                    *_data())


def two_groups():
    """Two optimizers over two parts, rates by layer."""
    tx = optax.multi_transform({"body": optax.sgd(0.01), "head": optax.adam(1e-2)}, {"body": "body", "head": "head"})

    def loss_fn(p, x, y):
        return _loss(p["body"] + p["head"], x, y)
    return trained(loss_fn, {"body": net(0, WIDTH, 16), "head": net(1, 16, CLASSES)}, *_data(), tx=tx)


LOOPS = {
    "cut_by_reshape_scan": cut_by_reshape_scan,
    "cut_by_slices": cut_by_slices,
    "cut_by_dynamic_slice": cut_by_dynamic_slice,
    "cut_interleaved": cut_interleaved,
    "vmapped_losses": vmapped_losses,
    "checkpointed_layers": checkpointed_layers,
    "multi_steps": multi_steps,
    "apply_if_finite": apply_if_finite,
    "skipped_by_hand": skipped_by_hand,
    "frozen_for_a_while": frozen_for_a_while,
    "reduce_on_plateau": reduce_on_plateau,
    "lookahead_by_hand": lookahead_by_hand,
    "stochastic_rounding": stochastic_rounding,
    "fp8_scaled": fp8_scaled,
    "fp8_scaled_donated": lambda: fp8_scaled((0, 1, 2)),
    "quantisation_aware": quantisation_aware,
    "scaled_half": scaled_half,
    "lars_by_hand": lars_by_hand,
    "adaptive_clipping": adaptive_clipping,
    "novograd_by_hand": novograd_by_hand,
    "adafactor_by_hand": adafactor_by_hand,
    "sm3_by_hand": sm3_by_hand,
    "shampoo_by_hand": shampoo_by_hand,
    "muon_by_hand": muon_by_hand,
    "prodigy_by_hand": prodigy_by_hand,
    "schedule_free_by_hand": schedule_free_by_hand,
    "sharpness_by_hand": sharpness_by_hand,
    "gradient_noise": gradient_noise,
    "centralised_gradients": centralised_gradients,
    "weight_average_window": weight_average_window,
    "two_groups": two_groups,
}
