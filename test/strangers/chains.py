"""Optimizers as scripts put them together: groups by path, rates set in the state, noise and norms in chains, curvature now and then,
averages, stacks of layers made orthogonal."""

import jax
import jax.numpy as jnp
import layered
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from layered import B, C, D, F, S, V
from stranger import Stranger


def _trained(tx, tolerance=1e-3, loss_fn=None, kinds="opt", frozen=(), **extra):
    """step(params, opt_state, x, y) as a script has it; keyword arguments of the update by `extra`: name -> f(loss)."""

    def step(params, opt_state, x, y):
        loss, grads = jax.value_and_grad(loss_fn or (lambda p: layered.ce(layered.logits(p, x), y).mean()))(params)
        updates, opt_state = tx.update(grads, opt_state, params, **{name: f(loss) for name, f in extra.items()})
        return optax.apply_updates(params, updates), opt_state, loss

    params = layered.net()
    state = tx.init(params)
    return Stranger(
        step,
        (params, state, *layered.rows()),
        (
            {name: "frozen" if name in frozen else "param" for name in params},
            kinds if isinstance(kinds, str) else kinds(state),
            "batch",
            "batch",
        ),
        lambda a, r: (*r[:2], *a[2:]),
        (0, 1),
        tolerance=tolerance,
    )


def groups_by_depth():
    """optax.partition by a function of the path: the first layer frozen, biases by plain SGD without decay, the rest AdamW with a rate that
    falls by layer; all behind one clip."""

    def label(path, _):
        layer, leaf = path[0].key, path[1].key
        return "frozen" if layer == "layer_0" else "bias" if leaf == "b" else layer

    groups = {
        "frozen": optax.set_to_zero(),
        "bias": optax.sgd(0.05, momentum=0.9),
        "layer_1": optax.adamw(1e-3 * 0.8),
        "layer_2": optax.adamw(1e-3),
    }
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.partition(groups, lambda p: jax.tree_util.tree_map_with_path(label, p)))
    return _trained(tx, frozen=("layer_0",))


def rate_set_by_hand():
    """inject_hyperparams around a chain: the script overwrites the learning rate in the state by a warm-up and by the loss before each update."""
    tx = optax.inject_hyperparams(
        lambda learning_rate, weight_decay: optax.chain(
            optax.clip_by_global_norm(1.0),
            optax.scale_by_adam(),
            optax.add_decayed_weights(weight_decay),
            optax.scale(-1.0 * learning_rate),
        )
    )(1e-3, weight_decay=0.05)

    def step(state, batch):
        params, opt_state, best = state
        loss, grads = jax.value_and_grad(lambda p: layered.ce(layered.logits(p, batch["x"]), batch["y"]).mean())(params)
        best = jnp.minimum(best, loss)
        opt_state.hyperparams["learning_rate"] = 1e-3 * jnp.minimum(1.0, (opt_state.count + 1) / 4) * jnp.where(loss > 1.1 * best, 0.5, 1.0)
        updates, opt_state = tx.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state, best), {
            "loss": loss,
            "lr": opt_state.hyperparams["learning_rate"],
        }

    params = layered.net()
    x, y = layered.rows()
    opt = tx.init(params)
    opt = opt._replace(hyperparams={k: jnp.asarray(v) for k, v in opt.hyperparams.items()})
    kinds = jax.tree.map(lambda _: "opt", opt)._replace(count="counter", hyperparams={"learning_rate": "unread", "weight_decay": "opt"})
    # The rate is overwritten before it is read, so it is no argument.
    return Stranger(
        step,
        ((params, opt, jnp.float32(1e9)), {"x": x, "y": y}),
        (("param", kinds, "opt"), "batch"),
        lambda a, r: (r[0], a[1]),
        (0,),
        tolerance=1e-3,
    )


def noise_norms_and_blocks():
    """A long chain: NaNs zeroed, gradients centred, clipped by block, noise added by a key in the state, adaptive clipping, the update normed."""
    tx = optax.chain(
        optax.zero_nans(),
        optax.centralize(),
        optax.clip_by_block_rms(1.0),
        optax.add_noise(0.01, 0.55, 7),
        optax.adaptive_grad_clip(0.05),
        optax.scale_by_adam(eps_root=1e-8),
        optax.normalize_by_update_norm(scale_factor=1.0),
        optax.scale(-0.05),
    )
    return _trained(
        tx,
        kinds=lambda s: (
            jax.tree.map(lambda _: "model_state", s[0]),
            "opt",
            "opt",
            s[3]._replace(count="counter", rng_key="rng"),
            *["opt"] * 4,
        ),
    )


def curvature_now_and_then():
    """Sophia as optax.contrib has it: a diagonal of the Hessian by sampled labels every second step under cond, updates clipped by element."""
    tx = optax.contrib.sophia(1e-2, update_interval=2, gamma=0.05)

    def step(params, opt_state, x, y):
        def loss_fn(p):
            return layered.ce(layered.logits(p, x), y).mean()

        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state, params, obj_fn=loss_fn)
        return optax.apply_updates(params, updates), opt_state, loss

    params = layered.net()
    return Stranger(
        step,
        (params, tx.init(params), *layered.rows()),
        ("param", "opt", "batch", "batch"),
        lambda a, r: (*r[:2], *a[2:]),
        (0, 1),
        tolerance=1e-2,
    )


def steps_by_the_loss():
    """MoMo: an adaptive Polyak rate from the loss and averages of gradients' products with the parameters."""
    return _trained(optax.contrib.momo_adam(1e-2), value=lambda loss: loss)


def plateau_behind_accumulation():
    """AdamW in a chain with reduce_on_plateau, which reads the loss, and every third step applied; skipped where not finite."""
    tx = optax.chain(optax.adamw(1e-2), optax.contrib.reduce_on_plateau(patience=1, cooldown=1, accumulation_size=2, factor=0.5))

    def step(params, opt_state, acc, count, x, y):
        loss, grads = jax.value_and_grad(lambda p: layered.ce(layered.logits(p, x), y).mean())(params)
        acc = jax.tree.map(jnp.add, acc, grads)

        def apply(args):
            params, opt_state, acc = args
            updates, opt_state = tx.update(jax.tree.map(lambda v: v / 3, acc), opt_state, params, value=loss)
            return optax.apply_updates(params, updates), opt_state, jax.tree.map(jnp.zeros_like, acc)

        finite = jnp.isfinite(optax.global_norm(acc))
        params, opt_state, acc = lax.cond((count % 3 == 2) & finite, apply, lambda args: args, (params, opt_state, acc))
        return params, opt_state, acc, count + 1, loss

    params = layered.net()
    return Stranger(
        step,
        (params, tx.init(params), jax.tree.map(jnp.zeros_like, params), jnp.int32(0), *layered.rows()),
        ("param", "opt", "opt", "counter", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
        tolerance=1e-3,
    )


def several_kinds_of_averages():
    """Stochastic weight averaging from a step on under cond, an exponential average by optax.ema with its debias, and the distance between
    both as a metric; parameters in a tuple of tuples."""
    cycle = {"init_value": 0.05, "peak_value": 0.1, "decay_steps": 4, "warmup_steps": 1, "end_value": 0.01}
    tx, ema = optax.sgd(optax.sgdr_schedule([cycle] * 3)), optax.ema(0.9, debias=True)

    def step(params, opt, avg, swa, n, x, y):
        loss, g = jax.value_and_grad(lambda p: layered.ce(mlp(p, x), y).mean())(params)
        u, opt = tx.update(g, opt, params)
        params = optax.apply_updates(params, u)
        smooth, avg = ema.update(params, avg)
        swa = lax.cond(n >= 1, lambda: jax.tree.map(lambda s, p: s + (p - s) / n.astype(jnp.float32), swa, params), lambda: params)
        apart = optax.global_norm(jax.tree.map(jnp.subtract, smooth, swa))
        return params, opt, avg, swa, n + 1, {"loss": loss, "apart": apart, "lr": opt[-1].count}

    params = tuple(layers(0, F, 32, C))
    return Stranger(
        step,
        (params, tx.init(params), ema.init(params), params, jnp.int32(0), *layered.rows()),
        ("param", "opt", optax.EmaState("counter", "model_state"), "model_state", "counter", "batch", "batch"),
        lambda a, r: (*r[:5], *a[5:]),
        (0, 1, 2, 3, 4),
        tolerance=1e-3,
    )


def stacked_layers_orthogonalised():
    """Muon by hand on layers stacked for lax.scan: Newton-Schulz by vmap over [L, m, n], momentum of Nesterov's kind, Adam for what is no
    stack of matrices."""
    L = 3
    params = {
        "embed": draw(0, V, D) * 0.3,
        "layers": {"w1": draw(1, L, D, 48) * 0.2, "w2": draw(2, L, 48, D) * 0.15, "g": jnp.ones((L, D))},
    }
    adam = optax.adamw(1e-3)

    def orthogonal(g):
        x = g / (jnp.linalg.norm(g) + 1e-7)
        tall = x.shape[0] > x.shape[1]
        x = x.T if tall else x
        for _ in range(3):
            a = x @ x.T
            x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
        return (x.T if tall else x) * max(1, g.shape[0] / g.shape[1]) ** 0.5

    def step(params, momentum, opt, ids):
        def loss_fn(p):
            def layer(x, q):
                y = x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-6) * q["g"]
                return x + jax.nn.relu(y @ q["w1"]) ** 2 @ q["w2"], None

            x, _ = lax.scan(layer, p["embed"][ids], p["layers"])
            return layered.ce(x[:, :-1] @ p["embed"].T, ids[:, 1:]).mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        matrices = {k: g["layers"][k] for k in ("w1", "w2")}
        momentum = jax.tree.map(lambda m, v: 0.95 * m + v, momentum, matrices)
        update = jax.tree.map(lambda m, v: jax.vmap(orthogonal)(0.95 * m + v), momentum, matrices)
        rest = {"embed": params["embed"], "g": params["layers"]["g"]}
        u, opt = adam.update({"embed": g["embed"], "g": g["layers"]["g"]}, opt, rest)
        rest = optax.apply_updates(rest, u)
        moved = {k: params["layers"][k] * (1 - 0.002) - 0.02 * update[k] for k in update}
        return {"embed": rest["embed"], "layers": {**moved, "g": rest["g"]}}, momentum, opt, loss

    rest = {"embed": params["embed"], "g": params["layers"]["g"]}
    momentum = {k: jnp.zeros_like(params["layers"][k]) for k in ("w1", "w2")}
    return Stranger(
        step,
        (params, momentum, adam.init(rest), whole(55, V, B, S)),
        ("param", "opt", "opt", "batch"),
        lambda a, r: (*r[:3], a[3]),
        (0, 1, 2),
        tolerance=5e-3,
    )


def sigmoids_and_cosines():
    """big_vision: sigmoid cross entropy over soft labels, gradients clipped by their norm, decoupled decay times the schedule for kernels only,
    measurements of updates and parameters by leaf."""
    params = {"kernel": [w for w, _ in layers(0, F, 32, C)], "bias": [b for _, b in layers(0, F, 32, C)]}

    def schedule(t):
        return jnp.minimum(1.0, (t + 1) / 3) * 0.5 * (1 + jnp.cos(jnp.pi * jnp.minimum(t / 20, 1.0)))

    tx = optax.chain(
        optax.clip_by_global_norm(1.0),
        optax.scale_by_adam(mu_dtype=jnp.bfloat16),
        optax.scale(0.003),
        optax.add_decayed_weights(1e-4, mask={"kernel": True, "bias": False}),
        optax.scale_by_schedule(schedule),
        optax.scale(-1),
    )

    def step(params, opt, x, labels):
        def loss_fn(p):
            for w, b in zip(p["kernel"][:-1], p["bias"][:-1]):
                x_ = jax.nn.gelu(x @ w + b)
            logits = x_ @ p["kernel"][-1] + p["bias"][-1]
            return optax.sigmoid_binary_cross_entropy(logits, labels).sum(-1).mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt = tx.update(g, opt, params)
        new = optax.apply_updates(params, u)
        squared = {"l2_params": new, "l2_updates": u, "l2_grads": g}
        return new, opt, loss, {k: jnp.sqrt(sum(jnp.vdot(v, v) for v in jax.tree.leaves(t))) for k, t in squared.items()}

    return Stranger(
        step,
        (params, tx.init(params), draw(53, B, F), jax.nn.softmax(draw(54, B, C))),
        ("param", "opt", "batch", "batch"),
        lambda a, r: (*r[:2], *a[2:]),
        (0, 1),
        tolerance=2e-2,
    )


CHAINS = {
    f.__name__: f
    for f in (
        groups_by_depth,
        rate_set_by_hand,
        noise_norms_and_blocks,
        curvature_now_and_then,
        steps_by_the_loss,
        plateau_behind_accumulation,
        several_kinds_of_averages,
        stacked_layers_orthogonalised,
        sigmoids_and_cosines,
    )
}
