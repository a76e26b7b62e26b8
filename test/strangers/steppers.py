"""Optimizers, curvature, beliefs about weights and odd containers: Newton in disguise, ascent before descent, projections that are renewed, bases and
their eigenvalues, slow and fast weights, learnt losses, networks within networks."""

import collections
from typing import Any, NamedTuple

import flax.linen as nn
import flax.struct
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from flax import core
from jax import lax
from jax.flatten_util import ravel_pytree
from stranger import Stranger
from trained import cross_entropy

T = jax.tree_util.tree_map
B, F, C = 16, 8, 5


def net(i=0):
    return {"dense_0": {"kernel": draw(i, F, 12) * 0.3, "bias": jnp.zeros(12)}, "dense_1": {"kernel": draw(i + 1, 12, C) * 0.3, "bias": jnp.zeros(C)}}


def logits(p, x):
    h = jax.nn.tanh(x @ p["dense_0"]["kernel"] + p["dense_0"]["bias"])
    return h @ p["dense_1"]["kernel"] + p["dense_1"]["bias"]


def rows(i=30):
    return {"image": draw(i, B, F), "label": whole(i + 1, C, B)}


def xent(p, batch):
    return cross_entropy(logits(p, batch["image"]), batch["label"]).mean()


def weights_drawn_by_curvature():
    """IVON: weights are drawn from a Gaussian whose precision is the Hessian's average, gradients times noise estimate it, one draw a step."""

    class IVON(NamedTuple):
        momentum: Any
        hess: Any
        count: Any

    ess, decay = 50.0, 1e-3

    def step(params, state, rng, batch):
        rng, key = jax.random.split(rng)
        flat, unravel = ravel_pytree(params)
        h = ravel_pytree(state.hess)[0]
        sigma = lax.rsqrt(ess * (h + decay))
        noise = unravel(jax.random.normal(key, flat.shape) * sigma)
        loss, g = jax.value_and_grad(xent)(T(jnp.add, params, noise), batch)
        hhat = T(lambda g, n, h: g * n * ess * (h + decay), g, noise, state.hess)
        m = T(lambda m, g: 0.9 * m + 0.1 * g, state.momentum, g)
        hess = T(lambda h, f: 0.99 * h + 0.01 * f + 0.5 * (0.01**2) * (h - f) ** 2 / (h + decay), state.hess, hhat)
        count = state.count + 1
        debias = 1 - 0.9**count
        params = T(lambda p, m, h: p - 0.1 * jnp.clip((m / debias + decay * p) / (h + decay), -1, 1), params, m, hess)
        return params, IVON(m, hess, count), rng, loss

    p = net()
    state = IVON(T(jnp.zeros_like, p), T(lambda v: jnp.full_like(v, 0.5), p), jnp.int32(0))
    return Stranger(step, (p, state, jax.random.PRNGKey(0), rows()), ("param", IVON("opt", "opt", "counter"), "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=2e-3)


def layers_hooked_for_factors():
    """K-FAC by hand: perturbations added to preactivations give gradients of outputs, factors are averaged, eigenbases renewed every second step under cond."""

    def forward(p, x, taps):
        acts = []
        for i in range(2):
            acts.append(jnp.concatenate([x, jnp.ones_like(x[:, :1])], 1))
            x = x @ p[f"dense_{i}"]["kernel"] + p[f"dense_{i}"]["bias"] + taps[i]
            if i == 0:
                x = jnp.tanh(x)
        return x, acts

    def train_step(params, state, step, batch):
        n = batch["image"].shape[0]
        taps = [jnp.zeros((n, 12)), jnp.zeros((n, C))]

        def loss_fn(p, t):
            out, acts = forward(p, batch["image"], t)
            return cross_entropy(out, batch["label"]).mean(), acts
        (loss, acts), (g, gt) = jax.value_and_grad(loss_fn, (0, 1), has_aux=True)(params, taps)
        a = [0.9 * f + 0.1 * x.T @ x / n for f, x in zip(state["A"], acts)]
        s = [0.9 * f + 0.1 * (v * n).T @ (v * n) / n for f, v in zip(state["G"], gt)]
        fresh = lambda _: [(jnp.linalg.inv(x + 0.1 * jnp.eye(len(x))), jnp.linalg.inv(y + 0.1 * jnp.eye(len(y)))) for x, y in zip(a, s)]
        inv = lax.cond(step % 2 == 0, fresh, lambda i: i, state["inv"])
        nat = {}
        for i, (ia, ig) in enumerate(inv):
            w = jnp.concatenate([g[f"dense_{i}"]["kernel"], g[f"dense_{i}"]["bias"][None]])
            w = ia @ w @ ig
            nat[f"dense_{i}"] = {"kernel": w[:-1], "bias": w[-1]}
        kl = 0.01 * sum(jnp.vdot(u, v) for u, v in zip(jax.tree.leaves(nat), jax.tree.leaves(g)))
        scale = jnp.minimum(1.0, jnp.sqrt(1e-3 / jnp.maximum(kl, 1e-10)))
        mom = T(lambda m, v: 0.9 * m + scale * v, state["momentum"], nat)
        params = T(lambda p, m: p - 0.1 * m, params, mom)
        return params, {"A": a, "G": s, "inv": inv, "momentum": mom}, step + 1, {"loss": loss, "kl": kl}

    p = net()
    state = {"A": [jnp.eye(F + 1), jnp.eye(13)], "G": [jnp.eye(12), jnp.eye(C)], "inv": [(jnp.eye(F + 1), jnp.eye(12)), (jnp.eye(13), jnp.eye(C))], "momentum": T(jnp.zeros_like, p)}
    return Stranger(train_step, (p, state, jnp.int32(0), rows()), ("param", "opt", "counter", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1), tolerance=5e-3)


def projections_renewed():
    """GaLore: the gradient's singular vectors are renewed every second step by svd, Adam in the small space, 8 bits of scale kept apart, groups by ndim. Signs of the vectors, which no library promises, are fixed."""
    R = 3

    def directions(g):
        u = jnp.linalg.svd(g, full_matrices=False)[0][:, :R]
        return u * jnp.sign(u[jnp.abs(u).argmax(0), jnp.arange(R)])

    @flax.struct.dataclass
    class Leaf:
        proj: Any
        mu: Any
        nu: Any

    def step(params, opt, count, x, y):
        loss, grads = jax.value_and_grad(lambda p: xent(p, {"image": x, "label": y}))(params)

        def one(p, g, s):
            t = count + 1
            if p.ndim < 2:
                mu, nu = 0.9 * s.mu + 0.1 * g, 0.999 * s.nu + 0.001 * g * g
                return p - 0.01 * (mu / (1 - 0.9**t)) / (jnp.sqrt(nu / (1 - 0.999**t)) + 1e-8), Leaf(s.proj, mu, nu)
            proj = lax.cond(count % 2 == 0, lambda: directions(g), lambda: s.proj)
            low = proj.T @ g
            mu, nu = 0.9 * s.mu + 0.1 * low, 0.999 * s.nu + 0.001 * low**2
            u = proj @ ((mu / (1 - 0.9**t)) / (jnp.sqrt(nu / (1 - 0.999**t)) + 1e-8))
            return p - 0.01 * 0.25 * u, Leaf(proj, mu, nu)
        leaves, tree = jax.tree.flatten(params)
        new = [one(p, g, s) for p, g, s in zip(leaves, jax.tree.leaves(grads), opt)]
        return tree.unflatten([v[0] for v in new]), [v[1] for v in new], count + 1, loss

    p = net()
    opt = [Leaf(draw(9, v.shape[0], R) if v.ndim == 2 else jnp.zeros(0), *(jnp.zeros((R, v.shape[1]) if v.ndim == 2 else v.shape) for _ in "12")) for v in jax.tree.leaves(p)]
    kinds = [Leaf("opt" if s.proj.ndim == 2 else "model_state", "opt", "opt") for s in opt]
    return Stranger(step, (p, opt, jnp.int32(0), draw(3, B, F), whole(4, C, B)), ("param", kinds, "counter", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=1e-2)


def ascent_before_descent():
    """GSAM: ascent by a radius that follows the rate, the descent's gradient and the part of the plain one at right angles; stats of batch norm of the first pass only."""

    class TrainState(flax.struct.PyTreeNode):
        step: Any
        params: core.FrozenDict
        batch_stats: core.FrozenDict
        opt_state: Any
        tx: Any = flax.struct.field(pytree_node=False)

    class Net(nn.Module):
        @nn.compact
        def __call__(self, x, train=True):
            x = nn.relu(nn.BatchNorm(use_running_average=not train, momentum=0.9)(nn.Dense(12)(x)))
            return nn.Dense(C)(x)
    model = Net()

    def train_step(state, batch):
        lr = schedule(state.step)
        rho = 0.01 + (0.05 - 0.01) * (lr - 0.0) / 0.1

        def loss_fn(params):
            out, new = model.apply({"params": params, "batch_stats": state.batch_stats}, batch["image"], mutable=["batch_stats"])
            return optax.softmax_cross_entropy(out, jax.nn.one_hot(batch["label"], C) * 0.9 + 0.1 / C).mean(), (new["batch_stats"], out)
        (loss, (stats, out)), g_clean = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        norm = optax.global_norm(g_clean)
        noised = T(lambda p, g: p + rho * jnp.abs(p) * g / (norm + 1e-12), state.params, g_clean)
        (sharp, _), g_rob = jax.value_and_grad(loss_fn, has_aux=True)(noised)
        dual = optax.global_norm(g_rob)
        dot = sum(jnp.vdot(a, b) for a, b in zip(jax.tree.leaves(g_clean), jax.tree.leaves(g_rob)))
        cos = dot / (norm * dual + 1e-12)
        g = T(lambda a, b: b - 0.1 * (a - cos * norm * b / (dual + 1e-12)), g_clean, g_rob)
        updates, opt_state = state.tx.update(g, state.opt_state, state.params)
        new = state.replace(step=state.step + 1, params=optax.apply_updates(state.params, updates), batch_stats=stats, opt_state=opt_state)
        return new, {"loss": loss, "sharpness": sharp - loss, "accuracy": (out.argmax(-1) == batch["label"]).mean(), "cos": cos}

    schedule = optax.cosine_decay_schedule(0.1, 50)
    tx = optax.chain(optax.add_decayed_weights(1e-4), optax.sgd(schedule, 0.9))
    params = core.freeze({"Dense_0": {"kernel": draw(0, F, 12) * 0.3, "bias": jnp.zeros(12)}, "BatchNorm_0": {"scale": jnp.ones(12), "bias": jnp.zeros(12)},
                          "Dense_1": {"kernel": draw(1, 12, C) * 0.3, "bias": jnp.zeros(C)}})
    stats = core.freeze({"BatchNorm_0": {"mean": jnp.zeros(12), "var": jnp.ones(12)}})
    state = TrainState(jnp.int32(0), params, stats, tx.init(params), tx)
    return Stranger(train_step, (state, rows()), (state.replace(step="counter", params="param", batch_stats="model_state", opt_state="opt"), "batch"), lambda a, r: (r[0], a[1]), (0,),
                    tolerance=2e-3)


def solved_inside_implicitly():
    """Bilevel: decay of each weight is learnt on validation rows; the inner weights step once, hypergradients by a Neumann series of Hessian products."""

    def inner_loss(w, lam, x, y):
        return jnp.square(mlp(w, x, jnp.tanh)[:, 0] - y).mean() + 0.5 * sum(jnp.vdot(jnp.exp(l), v**2) for l, v in zip(jax.tree.leaves(lam), jax.tree.leaves(w)))

    def val_loss(w, x, y):
        return jnp.square(mlp(w, x, jnp.tanh)[:, 0] - y).mean()

    def step(carry, train, val):
        w, mom, lam, opt, t = carry
        l, g = jax.value_and_grad(inner_loss)(w, lam, *train)
        mom = T(lambda m, g: 0.9 * m + g, mom, g)
        w = T(lambda w, m: w - 0.05 * m, w, mom)

        def hyper(_):
            lv, v = jax.value_and_grad(val_loss)(w, *val)
            dw = lambda w, lam: jax.grad(inner_loss)(w, lam, *train)
            hvp = lambda u: jax.jvp(lambda w: dw(w, lam), (w,), (u,))[1]
            total = v
            for _ in range(3):
                v = T(lambda a, b: a - 0.1 * b, v, hvp(v))
                total = T(jnp.add, total, v)
            total = T(lambda s: 0.1 * s, total)
            _, pull = jax.vjp(lambda lam: dw(w, lam), lam)
            return T(jnp.negative, pull(total)[0]), lv
        gl, lv = lax.cond(t % 2 == 1, hyper, lambda _: (T(jnp.zeros_like, lam), val_loss(w, *val)), None)
        u, opt = tx.update(gl, opt, lam)
        return (w, mom, optax.apply_updates(lam, u), opt, t + 1), (l, lv)

    tx = optax.adam(1e-2)
    w = layers(0, F, 8, 1)
    lam = T(lambda v: jnp.full_like(v, -4.0), w)
    carry = (w, T(jnp.zeros_like, w), lam, tx.init(lam), jnp.int32(1))
    return Stranger(step, (carry, (draw(2, B, F), draw(3, B)), (draw(4, 12, F), draw(5, 12))), (("param", "opt", "param", "opt", "counter"), "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def members_by_filter_vmap():
    """A deep ensemble: TrainStates stacked by vmap, a key for each member, rows shared, disagreement reported; a mixture's likelihood on top."""
    M = 4

    class Member(NamedTuple):
        params: Any
        opt_state: Any
        key: Any

    def one(member, x, y):
        key, sub = jax.random.split(member.key)

        def loss(p):
            h = jax.nn.relu(x @ p["dense_0"]["kernel"] + p["dense_0"]["bias"])
            h = jnp.where(jax.random.bernoulli(sub, 0.9, h.shape), h / 0.9, 0)
            z = h @ p["dense_1"]["kernel"] + p["dense_1"]["bias"]
            return cross_entropy(z, y).mean(), z
        (l, z), g = jax.value_and_grad(loss, has_aux=True)(member.params)
        u, opt = tx.update(g, member.opt_state, member.params)
        return Member(optax.apply_updates(member.params, u), opt, key), l, z

    def step(ensemble, batch):
        ensemble, losses, z = jax.vmap(one, (0, None, None))(ensemble, batch["image"], batch["label"])
        p = jax.nn.softmax(z)
        mean = p.mean(0)
        nll = -jnp.log(jnp.take_along_axis(mean, batch["label"][:, None], 1) + 1e-8).mean()
        mi = -(mean * jnp.log(mean + 1e-8)).sum(1) + (p * jnp.log(p + 1e-8)).sum(-1).mean(0)
        return ensemble, {"loss": losses.mean(), "member_losses": losses, "nll": nll, "mutual_information": mi.mean()}

    tx = optax.adamw(1e-2)
    p = T(lambda v: draw(7, M, *v.shape) * 0.3, net())
    ensemble = Member(p, jax.vmap(tx.init)(p), jax.random.split(jax.random.PRNGKey(0), M))
    return Stranger(step, (ensemble, rows()), (Member("param", "opt", "rng"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def signs_and_slow_memories():
    """AdEMAMix and Lion's sign mixed, cautious mask, a warm-up of alpha and beta in the count, decay only where ndim > 1, state as an OrderedDict."""

    def update(params, opt, batch):
        loss, g = jax.value_and_grad(xent)(params, batch)
        t = opt["step"] + 1
        alpha = jnp.minimum(t / 20.0, 1.0) * 5.0
        b3 = jnp.exp(jnp.log(0.9) * jnp.log(0.999) / ((1 - t / 20.0) * jnp.log(0.999) + t / 20.0 * jnp.log(0.9)))
        b3 = jnp.minimum(b3, 0.999)
        m1 = T(lambda m, g: 0.9 * m + 0.1 * g, opt["m1"], g)
        m2 = T(lambda m, g: b3 * m + (1 - b3) * g, opt["m2"], g)
        nu = T(lambda n, g: 0.999 * n + 0.001 * g * g, opt["nu"], g)

        def new(p, g, a, s, n):
            u = (a / (1 - 0.9**t) + alpha * s) / (jnp.sqrt(n / (1 - 0.999**t)) + 1e-8)
            u = 0.5 * u + 0.5 * jnp.sign(0.9 * a + 0.1 * g)
            mask = (u * g > 0).astype(p.dtype)
            u = u * mask / jnp.maximum(mask.mean(), 1e-3)
            return p - 1e-2 * (u + (0.1 * p if p.ndim > 1 else 0.0))
        return T(new, params, g, m1, m2, nu), collections.OrderedDict(step=t, m1=m1, m2=m2, nu=nu), loss

    p = net()
    z = lambda: T(jnp.zeros_like, p)
    return Stranger(update, (p, collections.OrderedDict(step=jnp.int32(0), m1=z(), m2=z(), nu=z()), rows()),
                    ("param", collections.OrderedDict(step="counter", m1="opt", m2="opt", nu="opt"), "batch"), lambda a, r: (r[0], r[1], a[2]), (0, 1), tolerance=2e-3)


def losses_that_are_learnt():
    """A learnt loss: an inner step on it, an outer one on the true loss through it; both networks in one dictionary with an optimizer each, tasks as rows."""
    S, Q = 5, 6

    def inner(theta, phi, x, y):
        meta = lambda t: mlp(phi, jnp.stack([mlp(t, x, jnp.tanh)[:, 0], y], -1), jax.nn.softplus).mean()
        for _ in range(2):
            theta = T(lambda t, g: t - 0.1 * g, theta, jax.grad(meta)(theta))
        return theta

    def step(networks, optimizers, tasks):
        def outer(n):
            def task(xs, ys, xq, yq):
                t = inner(n["learner"], n["loss"], xs, ys)
                return jnp.square(mlp(t, xq, jnp.tanh)[:, 0] - yq).mean(), jnp.square(mlp(n["learner"], xq, jnp.tanh)[:, 0] - yq).mean()
            after, before = jax.vmap(task)(*tasks)
            return after.mean(), before.mean()
        (after, before), g = jax.value_and_grad(outer, has_aux=True)(networks)
        new, opts = {}, {}
        for k in networks:
            u, opts[k] = txs[k].update(g[k], optimizers[k], networks[k])
            new[k] = optax.apply_updates(networks[k], u)
        return new, opts, {"after": after, "before": before, "norms": {k: optax.global_norm(v) for k, v in g.items()}}

    txs = {"learner": optax.sgd(1e-2, 0.9), "loss": optax.adam(1e-3)}
    nets = {"learner": layers(0, 3, 8, 1), "loss": layers(2, 2, 8, 1)}
    tasks = (draw(4, B, S, 3), draw(5, B, S), draw(6, B, Q, 3), draw(7, B, Q))
    return Stranger(step, (nets, {k: txs[k].init(v) for k, v in nets.items()}, tasks), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]), (0, 1), tolerance=2e-3)


def bound_by_examples():
    """DP-SGD with ghost norms replaced by vmap, micro-batches by lax.map, adaptive noise in the state, EMA of weights for evaluation, all in one frozen dict."""

    def step(state, batch):
        key, sub = jax.random.split(state["rng"])
        single = lambda p, x, y: cross_entropy(logits(p, x[None]), y[None])[0]

        def chunk(b):
            def one(x, y):
                l, g = jax.value_and_grad(single)(state["params"], x, y)
                n = optax.global_norm(g)
                return l, n, T(lambda v: v * jnp.minimum(1.0, state["clip"] / (n + 1e-6)), g)
            l, n, g = jax.vmap(one)(*b)
            return l.sum(), (n > state["clip"]).sum(), T(lambda v: v.sum(0), g)
        cut = T(lambda v: v.reshape(4, -1, *v.shape[1:]), (batch["image"], batch["label"]))
        l, over, g = lax.map(chunk, cut)
        n = batch["label"].shape[0]
        leaves, tree = jax.tree.flatten(T(lambda v: v.sum(0), g))
        keys = jax.random.split(sub, len(leaves))
        g = tree.unflatten([(v + state["clip"] * 0.3 * jax.random.normal(k, v.shape)) / n for k, v in zip(keys, leaves)])
        frac = over.sum() / n
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        new = state.copy({"params": params, "opt": opt, "rng": key, "clip": state["clip"] * jnp.exp(0.2 * (frac - 0.5)), "ema": T(lambda a, b: 0.95 * a + 0.05 * b, state["ema"], params)})
        return new, {"loss": l.sum() / n, "clipped": frac}

    tx = optax.adam(1e-2)
    p = core.freeze(net())
    state = core.freeze({"params": p, "opt": tx.init(p), "rng": jax.random.PRNGKey(2), "clip": jnp.float32(0.5), "ema": T(jnp.copy, p)})
    return Stranger(step, (state, rows()), (core.freeze({"params": "param", "opt": "opt", "rng": "rng", "clip": "opt", "ema": "model_state"}), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


STEPPERS = {f.__name__: f for f in (weights_drawn_by_curvature, layers_hooked_for_factors, projections_renewed, ascent_before_descent, solved_inside_implicitly,
                                    members_by_filter_vmap, signs_and_slow_memories, losses_that_are_learnt, bound_by_examples)}
