"""Training about training: inner steps that are differentiated, weights of rows that are learnt, clients by vmap, populations that copy their
best, curvature by products, samples of posteriors, numbers of few bits, masks that stay, learning without a backward, other ways to say a step."""

import functools
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.example_libraries import optimizers as example_optimizers
from jax.example_libraries import stax
from jax.flatten_util import ravel_pytree
from stranger import Stranger
from trained import cross_entropy, plain

T = jax.tree_util.tree_map


def heads_adapted_inside():
    """ANIL with rates of its own for each leaf: only the head moves inside, five shots by tasks under vmap, the body by what is left after three steps."""
    M, K, F, C = 8, 6, 5, 3

    def body(p, x):
        return mlp(p["body"], x, jnp.tanh)

    def task_loss(meta, support, query):
        (xs, ys), (xq, yq) = support, query
        hs, hq = body(meta, xs), body(meta, xq)
        fit = lambda head, h, y: cross_entropy(h @ head["w"] + head["b"], y).mean()
        head = meta["head"]
        for _ in range(3):
            head = T(lambda w, r, g: w - r * g, head, meta["rates"], jax.grad(fit)(head, hs, ys))
        return fit(head, hq, yq), ((hq @ head["w"] + head["b"]).argmax(-1) == yq).mean()

    def outer(meta, tasks):
        losses, accs = jax.vmap(functools.partial(task_loss, meta))(tasks["support"], tasks["query"])
        return losses.mean(), accs.mean()

    def step(i, opt_state, tasks):
        meta = get_params(opt_state)
        (value, acc), g = jax.value_and_grad(outer, has_aux=True)(meta, tasks)
        return opt_update(i, g, opt_state), (value, acc)

    opt_init, opt_update, get_params = example_optimizers.adam(1e-2)
    head = {"w": draw(3, 8, C) * 0.3, "b": jnp.zeros(C)}
    meta = {"body": layers(0, F, 12, 8), "head": head, "rates": T(lambda w: jnp.full_like(w, 0.1), head)}
    pair = lambda s: (draw(s, M, K, F), whole(s + 1, C, M, K))
    state = opt_init(meta)
    kinds = jax.tree.unflatten(jax.tree.structure(state), ["param", "opt", "opt"] * (jax.tree.structure(state).num_leaves // 3))
    return Stranger(step, (0, state, {"support": pair(5), "query": pair(7)}), ("scalar", kinds, "batch"), lambda a, r: (a[0], r[0], a[2]), (1,))


def implicit_by_conjugate_gradients():
    """iMAML: the inner problem is solved by descent near the meta weights; its gradient by a few conjugate gradients with products of the Hessian."""
    M, K, F = 8, 6, 3
    lam = 2.0

    def inner_loss(flat, unravel, x, y):
        return jnp.square(mlp(unravel(flat), x, jnp.tanh)[:, 0] - y).mean()

    def one(flat, unravel, xs, ys, xq, yq):
        regular = lambda w: inner_loss(w, unravel, xs, ys) + lam / 2 * jnp.square(w - flat).sum()
        phi = lax.fori_loop(0, 4, lambda _, w: w - 0.1 * jax.grad(regular)(w), flat)
        value, g = jax.value_and_grad(inner_loss)(phi, unravel, xq, yq)
        hvp = lambda v: v + jax.jvp(jax.grad(lambda w: inner_loss(w, unravel, xs, ys)), (phi,), (v,))[1] / lam

        def body(_, carry):
            x, r, p, rs = carry
            hp = hvp(p)
            a = rs / (jnp.vdot(p, hp) + 1e-12)
            x, r = x + a * p, r - a * hp
            new = jnp.vdot(r, r)
            return x, r, r + new / (rs + 1e-12) * p, new
        return value, lax.fori_loop(0, 3, body, (jnp.zeros_like(g), g, g, jnp.vdot(g, g)))[0]

    def step(params, opt_state, batch):
        flat, unravel = ravel_pytree(params)
        values, grads = jax.vmap(lambda *b: one(flat, unravel, *b))(*batch)
        u, opt_state = tx.update(unravel(grads.mean(0)), opt_state, params)
        return optax.apply_updates(params, u), opt_state, values.mean()

    tx = optax.adam(1e-2)
    p = layers(0, F, 8, 1)
    return plain(step, p, tx, ((draw(2, M, K, F), draw(3, M, K), draw(4, M, K, F), draw(5, M, K)),), tolerance=1e-3)


def weights_of_rows_learnt():
    """Meta-Weight-Net: a small net weighs each row's loss; it learns from a clean set of another size through one virtual step of the model."""
    B, V, F, C = 16, 8, 6, 4

    def losses(p, x, y):
        return cross_entropy(mlp(p, x), y)

    def step(model, weigher, model_opt, weigher_opt, noisy, clean):
        def virtual(w):
            def weighted(p):
                each = losses(p, *noisy)
                v = jax.nn.sigmoid(mlp(w, lax.stop_gradient(each)[:, None], jax.nn.relu))[:, 0]
                return (v * each).sum() / (v.sum() + 1e-6)
            g = jax.grad(weighted)(model)
            moved = T(lambda p, g: p - 0.1 * g, model, g)
            return losses(moved, *clean).mean()
        outer, gw = jax.value_and_grad(virtual)(weigher)
        uw, weigher_opt = slow.update(gw, weigher_opt, weigher)
        weigher = optax.apply_updates(weigher, uw)

        def inner(p):
            each = losses(p, *noisy)
            v = lax.stop_gradient(jax.nn.sigmoid(mlp(weigher, each[:, None], jax.nn.relu))[:, 0])
            return (v * each).sum() / (v.sum() + 1e-6), v
        (value, v), g = jax.value_and_grad(inner, has_aux=True)(model)
        u, model_opt = fast.update(g, model_opt, model)
        return optax.apply_updates(model, u), weigher, model_opt, weigher_opt, {"train": value, "meta": outer, "weight": v.mean()}

    fast, slow = optax.sgd(0.1, 0.9), optax.adam(1e-3)
    model, weigher = layers(0, F, 12, C), layers(3, 1, 8, 1)
    return Stranger(step, (model, weigher, fast.init(model), slow.init(weigher), (draw(5, B, F), whole(6, C, B)), (draw(7, V, F), whole(8, C, V))),
                    ("param", "param", "opt", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def clients_averaged_adaptively():
    """FedAdam: every client runs local steps of SGD from the server's weights under vmap and scan, weighted by how much data it has; the server's Adam."""
    K, S, B, F, C = 8, 3, 4, 6, 4

    class Server(NamedTuple):
        round: Any
        params: Any
        m: Any
        v: Any

    def local(params, data, count):
        def body(w, batch):
            x, y, mask = batch
            def loss(w):
                each = cross_entropy(mlp(w, x), y)
                return (each * mask).sum() / jnp.maximum(mask.sum(), 1) + 0.05 * sum(jnp.square(a - b).sum() for a, b in zip(jax.tree.leaves(w), jax.tree.leaves(params)))
            value, g = jax.value_and_grad(loss)(w)
            return T(lambda w, g: w - 0.1 * g, w, g), value
        w, values = lax.scan(body, params, data)
        return T(jnp.subtract, params, w), values.mean(), count

    @jax.jit
    def round_(server, clients):
        delta, loss, n = jax.vmap(local, (None, 0, 0))(server.params, clients["data"], clients["count"])
        share = n / n.sum()
        g = T(lambda d: jnp.tensordot(share, d, 1), delta)
        m = T(lambda m, g: 0.9 * m + 0.1 * g, server.m, g)
        v = T(lambda v, g: 0.99 * v + 0.01 * g**2, server.v, g)
        params = T(lambda p, m, v: p - 0.05 * m / (jnp.sqrt(v) + 1e-3), server.params, m, v)
        return Server(server.round + 1, params, m, v), {"loss": (share * loss).sum(), "spread": jnp.sqrt(jnp.square(loss - loss.mean()).mean())}

    p = layers(0, F, 10, C)
    zero = T(jnp.zeros_like, p)
    clients = {"data": (draw(3, K, S, B, F), whole(4, C, K, S, B), (draw(5, K, S, B) > -1).astype(jnp.float32)), "count": 1.0 + whole(6, 20, K)}
    return Stranger(round_, (Server(jnp.int32(0), p, zero, T(jnp.copy, zero)), clients), (Server("counter", "param", "opt", "opt"), "batch"),
                    lambda a, r: (r[0], a[1]), (0,))


def best_of_population_copied():
    """A population under vmap with rates of its own; every second step the worst quarter copies weights and rate of the best and perturbs the rate."""
    P, B, F, C = 8, 12, 5, 3

    def step(pop, key, x, y):
        key, sub = jax.random.split(key)

        def one(params, velocity, rate):
            value, g = jax.value_and_grad(lambda p: cross_entropy(mlp(p, x, jnp.tanh), y).mean())(params)
            velocity = T(lambda v, g: 0.9 * v + g, velocity, g)
            return T(lambda p, v: p - rate * v, params, velocity), velocity, value
        params, velocity, losses = jax.vmap(one)(pop["params"], pop["velocity"], pop["rate"])
        fitness = 0.8 * pop["fitness"] + 0.2 * losses
        order = jnp.argsort(fitness)
        source = jnp.arange(P).at[order[-P // 4:]].set(order[:P // 4])
        source = jnp.where(pop["t"] % 2 == 1, source, jnp.arange(P))
        moved = source != jnp.arange(P)
        factor = jnp.where(jax.random.bernoulli(sub, 0.5, (P,)), 1.2, 0.8)
        rate = jnp.where(moved, pop["rate"][source] * factor, pop["rate"])
        new = {"params": T(lambda v: v[source], params), "velocity": T(lambda v: v[source], velocity), "rate": rate, "fitness": fitness[source], "t": pop["t"] + 1}
        return new, key, {"best": losses.min(), "mean": losses.mean()}

    p = T(lambda *v: jnp.stack(v), *[layers(3 * i, F, 8, C) for i in range(P)])
    pop = {"params": p, "velocity": T(jnp.zeros_like, p), "rate": jnp.logspace(-3, -1, P), "fitness": jnp.zeros(P), "t": jnp.int32(0)}
    return Stranger(step, (pop, jax.random.PRNGKey(0), draw(30, B, F), whole(31, C, B)),
                    ({"params": "param", "velocity": "opt", "rate": "opt", "fitness": "opt", "t": "counter"}, "rng", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def hessian_free_and_damped():
    """Gauss-Newton by `jax.scipy.sparse.linalg.cg` from the last direction; damping follows the ratio of real and expected fall (Levenberg-Marquardt)."""
    B, F, C = 16, 6, 3

    class State(NamedTuple):
        damping: Any
        last: Any

    def step(params, state, x, y):
        forward = lambda p: mlp(p, x, jnp.tanh)
        objective = lambda p: cross_entropy(forward(p), y).mean()
        value, g = jax.value_and_grad(objective)(params)

        def ggn(v):
            logits, jv = jax.jvp(forward, (params,), (v,))
            prob = jax.nn.softmax(logits)
            hjv = (prob * jv - prob * (prob * jv).sum(1, keepdims=True)) / B
            return jax.vjp(forward, params)[1](hjv)[0]
        damped = lambda v: T(lambda a, b: a + state.damping * b, ggn(v), v)
        d, _ = jsp.sparse.linalg.cg(damped, T(jnp.negative, g), x0=T(lambda v: 0.95 * v, state.last), maxiter=5)
        new = T(jnp.add, params, d)
        dot = lambda a, b: sum(jnp.vdot(p, q) for p, q in zip(jax.tree.leaves(a), jax.tree.leaves(b)))
        expected = dot(g, d) + 0.5 * dot(d, ggn(d))
        after = objective(new)
        rho = (after - value) / jnp.minimum(expected, -1e-10)
        damping = jnp.where(rho > 0.75, state.damping * 2 / 3, jnp.where(rho < 0.25, state.damping * 1.5, state.damping))
        accept = after < value
        return T(lambda n, p: jnp.where(accept, n, p), new, params), State(jnp.clip(damping, 1e-6, 10), d), {"loss": value, "rho": rho, "damping": damping}

    p = layers(0, F, 8, C)
    return Stranger(step, (p, State(jnp.float32(1.0), T(jnp.zeros_like, p)), draw(3, B, F), whole(4, C, B)), ("param", State("opt", "opt"), "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=5e-3)


def histories_rolled():
    """L-BFGS by hand on one vector: pairs are rolled through two arrays, a two-loop recursion in Python, a step kept where the curvature is positive."""
    B, F, H = 16, 6, 4

    def step(flat, history, x, y):
        unravel = ravel_pytree(template)[1]
        loss = lambda w: jnp.square(mlp(unravel(w), x, jnp.tanh)[:, 0] - y).mean() + 1e-3 * w @ w
        value, g = jax.value_and_grad(loss)(flat)
        s, r, rho = history["s"], history["r"], history["rho"]
        q, alphas = g, []
        for i in range(H):
            a = rho[i] * (s[i] @ q)
            q = q - a * r[i]
            alphas.append(a)
        gamma = jnp.where(rho[0] > 0, (s[0] @ r[0]) / (r[0] @ r[0] + 1e-12), 1.0)
        d = gamma * q
        for i in reversed(range(H)):
            d = d + s[i] * (alphas[i] - rho[i] * (r[i] @ d))
        rates = 0.5 ** jnp.arange(5.0)
        tried = jax.vmap(lambda t: loss(flat - t * d))(rates)
        good = tried <= value - 1e-4 * rates * (g @ d)
        t = jnp.where(good.any(), rates[good.argmax()], 0.02)
        new = flat - t * d
        ds, dr = new - flat, jax.grad(loss)(new) - g
        curve = ds @ dr
        push = lambda old, v: jnp.where(curve > 1e-10, jnp.roll(old, 1, 0).at[0].set(v), old)
        return new, {"s": push(s, ds), "r": push(r, dr), "rho": push(rho, 1 / jnp.where(curve > 1e-10, curve, 1.0))}, value, t

    template = layers(0, F, 6, 1)
    flat = ravel_pytree(template)[0]
    n = flat.size
    return Stranger(step, (flat, {"s": jnp.zeros((H, n)), "r": jnp.zeros((H, n)), "rho": jnp.zeros(H)}, draw(3, B, F), draw(4, B)),
                    ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=5e-3)


def rates_by_last_differences():
    """Barzilai and Borwein: the rate is made of differences to the last weights and gradients; the last pair comes back before the weights."""
    B, F, C = 12, 6, 3

    def step(params, last, x, y):
        value, g = jax.value_and_grad(lambda p: jnp.square(mlp(p, x, jnp.tanh) - y).mean())(params)
        dot = lambda a, b: sum(jnp.vdot(u, v) for u, v in zip(jax.tree.leaves(a), jax.tree.leaves(b)))
        s, d = T(jnp.subtract, params, last[0]), T(jnp.subtract, g, last[1])
        rate = jnp.clip(dot(s, s) / (jnp.abs(dot(s, d)) + 1e-8), 1e-4, 0.5)
        return (params, g), T(lambda p, g: p - rate * g, params, g), {"loss": value, "rate": rate}

    p = layers(0, F, 8, C)
    return Stranger(step, (p, (T(lambda v: v + 0.01, p), T(lambda v: 0.1 * v, p)), draw(3, B, F), draw(4, B, C)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[1], r[0], *a[2:]), (0, 1), tolerance=1e-3)


def pairs_moved_on():
    """The same on pairs of weights and gradients: the new pair, then the last one, which the new one becomes as it is."""
    B, F, C = 12, 6, 3

    def step(new, old, x, y):
        (params, _), (before, slope) = new, old
        value, g = jax.value_and_grad(lambda p: jnp.square(mlp(p, x, jnp.tanh) - y).mean())(params)
        dot = lambda a, b: sum(jnp.vdot(u, v) for u, v in zip(jax.tree.leaves(a), jax.tree.leaves(b)))
        s, d = T(jnp.subtract, params, before), T(jnp.subtract, g, slope)
        rate = jnp.clip(jnp.abs(dot(s, d)) / (dot(d, d) + 1e-8), 1e-4, 0.5)
        return (T(lambda p, g: p - rate * g, params, g), g), new, value

    p = layers(0, F, 8, C)
    pair = lambda by: (T(lambda v: v + by, p), T(lambda v: (0.1 + by) * v, p))
    return Stranger(step, (pair(0.0), pair(0.01), draw(3, B, F), draw(4, B, C)), (("param", "opt"), "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def deviations_in_columns():
    """SWAG: first and second moments of the weights and a ring of deviations are collected every second step after a start; SGLD's noise at a cyclic rate."""
    B, F, C, R = 12, 6, 3, 4

    def step(theta, swag, t, key, data):
        x, y = data
        key, sub = jax.random.split(key)
        phase = (t % 10) / 10.0
        rate = 0.05 * (jnp.cos(jnp.pi * phase) + 1) / 2 + 1e-4
        value, g = jax.value_and_grad(lambda p: cross_entropy(mlp(p, x, jnp.tanh), y).mean() + 0.5e-3 * optax.global_norm(p) ** 2)(theta)
        leaves, tree = jax.tree.flatten(theta)
        noise = tree.unflatten([jax.random.normal(k, v.shape) for k, v in zip(jax.random.split(sub, len(leaves)), leaves)])
        theta = T(lambda p, g, n: p - rate * g + jnp.sqrt(2 * rate * 1e-6) * n, theta, g, noise)
        collect = (t >= 1) & (t % 2 == 1)
        n = swag["n"]
        mean = T(lambda m, p: jnp.where(collect, (m * n + p) / (n + 1), m), swag["mean"], theta)
        square = T(lambda m, p: jnp.where(collect, (m * n + p * p) / (n + 1), m), swag["square"], theta)
        columns = T(lambda c, p, m: jnp.where(collect, jnp.concatenate([c[1:], (p - m)[None]]), c), swag["columns"], theta, mean)
        return theta, {"n": n + collect, "mean": mean, "square": square, "columns": columns}, t + 1, key, value

    p = layers(0, F, 10, C)
    swag = {"n": jnp.int32(0), "mean": T(jnp.zeros_like, p), "square": T(jnp.zeros_like, p), "columns": T(lambda v: jnp.zeros((R, *v.shape)), p)}
    return Stranger(step, (p, swag, jnp.int32(0), jax.random.PRNGKey(1), (draw(3, B, F), whole(4, C, B))),
                    ("param", {"n": "counter", "mean": "model_state", "square": "model_state", "columns": "model_state"}, "counter", "rng", "batch"),
                    lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3))


def steps_of_quantisers_learnt():
    """LSQ: sizes of quantisation steps are trained, their gradients scaled; observers of activations keep least and most; biases folded from a norm."""
    B, F, C = 12, 8, 4

    def round_through(x):
        return x + lax.stop_gradient(jnp.round(x) - x)

    def quantise(x, step, low, high, count):
        s = step * (high * count) ** -0.5 + lax.stop_gradient(step - step * (high * count) ** -0.5)
        return round_through(jnp.clip(x / s, low, high)) * s

    def loss_fn(p, ranges, x, y):
        new = {}
        for i, layer in enumerate(p):
            old = ranges[i]
            least, most = 0.9 * old["min"] + 0.1 * x.min(), 0.9 * old["max"] + 0.1 * x.max()
            new[i] = {"min": lax.stop_gradient(least), "max": lax.stop_gradient(most)}
            scale = jnp.maximum(most - least, 1e-3) / 255
            zero = jnp.round(-least / scale)
            scale, zero = lax.stop_gradient((scale, zero))
            x = (jnp.clip(round_through(x / scale) + zero, 0, 255) - zero) * scale
            w = quantise(layer["w"], layer["step"], -8, 7, layer["w"].size)
            x = x @ w + layer["b"]
            x = jax.nn.relu(x) if i + 1 < len(p) else x
        return cross_entropy(x, y).mean(), new

    def step(p, ranges, opt, x, y):
        (value, ranges), g = jax.value_and_grad(loss_fn, has_aux=True)(p, ranges, x, y)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), ranges, opt, {"loss": value}

    tx = optax.sgd(1e-2, 0.9)
    p = [{"w": w, "b": b, "step": jnp.abs(w).mean(0) / 4} for w, b in layers(0, F, 16, C)]
    ranges = {i: {"min": jnp.float32(-1), "max": jnp.float32(1)} for i in range(2)}
    return Stranger(step, (p, ranges, tx.init(p), draw(3, B, F), whole(4, C, B)), ("param", "model_state", "opt", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def tickets_rewound():
    """Lottery tickets: a mask of bytes beside each weight stays; gradients are masked, what was pruned stays at zero, weights at the start are returned whole."""
    B, F, C = 12, 8, 4

    def step(weights, masks, velocity, lr, x, y):
        def loss(w):
            return cross_entropy(mlp(T(lambda w, m: w * m, w, masks), x), y).mean()
        value, g = jax.value_and_grad(loss)(weights)
        velocity = T(lambda v, g, m: (0.9 * v + g) * m, velocity, g, masks)
        weights = T(lambda w, v, m: jnp.where(m > 0, w - lr[0] * v, 0.0), weights, velocity, masks)
        alive = sum(m.sum(dtype=jnp.int32) for m in jax.tree.leaves(masks))
        return weights, velocity, {"loss": value, "alive": alive}

    p = layers(0, F, 16, C)
    masks = T(lambda w: (jnp.abs(w) >= 0.1).astype(jnp.uint8) | jnp.uint8(w.ndim == 1), p)
    return Stranger(step, (p, masks, T(jnp.zeros_like, p), jnp.array([0.1]), draw(3, B, F), whole(4, C, B)), ("param", "const", "opt", "const", "batch", "batch"),
                    lambda a, r: (r[0], a[1], r[1], *a[3:]), (0, 2))


def goodness_layer_by_layer():
    """Forward-forward: each layer has a loss of its own on right and wrong labels written over the inputs; no gradient crosses; one optimizer a layer."""
    B, F, C, D = 12, 10, 4, 12

    def overlay(x, y):
        return x.at[:, :C].set(jax.nn.one_hot(y, C) * x.max())

    def normal(h):
        return h / (jnp.linalg.norm(h, axis=1, keepdims=True) + 1e-4)

    def step(net, states, key, x, y):
        key, sub = jax.random.split(key)
        wrong = (y + jax.random.randint(sub, (B,), 1, C)) % C
        pos, neg = overlay(x, y), overlay(x, wrong)
        out, new, losses = [], [], []
        for layer, state in zip(net, states):
            def loss(l, pos=pos, neg=neg):
                hp, hn = (jax.nn.relu(normal(h) @ l["w"] + l["b"]) for h in (pos, neg))
                gp, gn = jnp.square(hp).mean(1), jnp.square(hn).mean(1)
                return (jax.nn.softplus(1 - gp) + jax.nn.softplus(gn - 1)).mean(), (hp, hn)
            (value, (pos, neg)), g = jax.value_and_grad(loss, has_aux=True)(layer)
            u, state = tx.update(g, state, layer)
            out.append(optax.apply_updates(layer, u))
            new.append(state)
            losses.append(value)
        return out, new, key, jnp.array(losses)

    tx = optax.adam(1e-2)
    net = [{"w": w, "b": b} for w, b in layers(0, F, D, D, D)]
    return Stranger(step, (net, [tx.init(l) for l in net], jax.random.PRNGKey(3), draw(4, B, F), whole(5, C, B)), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def errors_fed_back_at_random():
    """Feedback alignment: a custom backward sends errors through fixed random matrices in place of the transposes; the angle to backpropagation is told."""
    B, F, H, C = 12, 8, 10, 4

    @jax.custom_vjp
    def dense(x, w, b, back):
        return x @ w + b
    dense.defvjp(lambda x, w, b, back: (x @ w + b, (x, back)), lambda res, g: (g @ res[1], res[0].T @ g, g.sum(0), jnp.zeros_like(res[1])))

    def step(params, feedback, opt, x, y):
        def loss(p, layer):
            h = jnp.tanh(layer(x, p["w1"], p["b1"], feedback["one"]))
            return cross_entropy(layer(h, p["w2"], p["b2"], feedback["two"]), y).mean()
        value, g = jax.value_and_grad(loss)(params, dense)
        exact = jax.grad(loss)(params, lambda x, w, b, _: x @ w + b)
        angle = jnp.vdot(g["w1"], exact["w1"]) / (jnp.linalg.norm(g["w1"]) * jnp.linalg.norm(exact["w1"]))
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, value, angle

    tx = optax.sgd(0.05, 0.9)
    p = {"w1": draw(0, F, H) * 0.3, "b1": jnp.zeros(H), "w2": draw(1, H, C) * 0.3, "b2": jnp.zeros(C)}
    return Stranger(step, (p, {"one": draw(2, H, F) * 0.3, "two": draw(3, C, H) * 0.3}, tx.init(p), draw(4, B, F), whole(5, C, B)),
                    ("param", "frozen", "opt", "batch", "batch"), lambda a, r: (r[0], a[1], r[1], *a[3:]), (0, 2))


def phases_retrieved():
    """Complex weights are trained: measured moduli behind a complex layer, Wirtinger's gradients by conjugates, Adam of optax on complex64 numbers."""
    B, F, D = 12, 6, 8

    def loss(p, x, intensity):
        field = jnp.exp(1j * x) @ p["w"] * jnp.exp(1j * p["phase"])
        field = jnp.fft.fft(field, axis=1) / D**0.5
        return jnp.square(jnp.abs(field) ** 2 - intensity).mean() + 1e-3 * jnp.sum(jnp.abs(p["w"]) ** 2)

    def step(p, opt, x, intensity):
        value, g = jax.value_and_grad(loss)(p, x, intensity)
        g = T(jnp.conj, g)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(1e-2)
    p = {"w": (draw(0, F, D) + 1j * draw(1, F, D)) * 0.3, "phase": draw(2, D)}
    return plain(step, p, tx, (draw(3, B, F), jnp.abs(draw(4, B, D))))


def stax_and_triples():
    """As JAX's own examples: `stax` layers, `example_libraries.optimizers` whose state holds weights and moments, the step's number first, a Python int."""
    B, F, C = 12, 8, 4
    init, predict = stax.serial(stax.Dense(16), stax.Relu, stax.FanOut(2), stax.parallel(stax.Dense(8), stax.Identity), stax.FanInConcat(), stax.Dense(C), stax.LogSoftmax)

    def loss(params, batch):
        inputs, targets = batch
        return -jnp.mean(jnp.sum(predict(params, inputs) * targets, axis=1))

    @jax.jit
    def update(i, opt_state, batch):
        params = get_params(opt_state)
        return opt_update(i, jax.grad(loss)(params, batch), opt_state)

    opt_init, opt_update, get_params = example_optimizers.momentum(example_optimizers.polynomial_decay(0.1, 10, 0.01), mass=0.9)
    state = opt_init(init(jax.random.PRNGKey(0), (-1, F))[1])
    kinds = jax.tree.unflatten(jax.tree.structure(state), ["param", "opt"] * (jax.tree.structure(state).num_leaves // 2))
    return Stranger(update, (3, state, (draw(1, B, F), jax.nn.one_hot(whole(2, C, B), C))), ("scalar", kinds, "batch"), lambda a, r: (a[0], r, a[2]))


def words_by_columns():
    """As old language models: text [time, rows], carried LSTM states of two layers, a rate [1] from outside, dropout by a mask for all of time, perplexity."""
    S, B, V, D, L = 6, 12, 20, 8, 2

    def step(params, hidden, lr, key, text, target):
        keys = jax.random.split(key, L + 1)

        def loss(p):
            drop = lambda k, x: x * jax.random.bernoulli(k, 0.8, (1, *x.shape[1:])) / 0.8
            x = drop(keys[L], p["table"][text])
            out = []
            for i in range(L):
                def cell(carry, x, w=p["lstm"][i]):
                    h, c = carry
                    i_, f, g, o = jnp.split(x @ w["i"] + h @ w["h"] + w["b"], 4, -1)
                    c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i_) * jnp.tanh(g)
                    h = jax.nn.sigmoid(o) * jnp.tanh(c)
                    return (h, c), h
                last, x = lax.scan(cell, (hidden[0][i], hidden[1][i]), x)
                out.append(last)
                x = drop(keys[i], x)
            logits = x @ p["table"].T + p["bias"]
            ar = 0.1 * jnp.square(jnp.diff(x, axis=0)).mean()
            nll = cross_entropy(logits, target).mean()
            return nll + ar, (nll, tuple(jnp.stack(v) for v in zip(*out)))
        (_, (nll, hidden)), g = jax.value_and_grad(loss, has_aux=True)(params)
        norm = optax.global_norm(g)
        g = T(lambda g: g * jnp.minimum(1.0, 0.25 / (norm + 1e-6)), g)
        return T(lambda p, g: p - lr * g, params, g), hidden, jnp.exp(nll)

    lstm = lambda s: {"i": draw(s, D, 4 * D) * 0.2, "h": draw(s + 1, D, 4 * D) * 0.2, "b": jnp.zeros(4 * D)}
    p = {"table": draw(0, V, D) * 0.2, "lstm": [lstm(1), lstm(3)], "bias": jnp.zeros(V)}
    hidden = (jnp.zeros((L, B, D)), jnp.zeros((L, B, D)))
    return Stranger(step, (p, hidden, jnp.array([1.0]), jax.random.PRNGKey(2), whole(6, V, S, B), whole(7, V, S, B)),
                    ("param", "batch_state:1", "const", "rng", "batch:1", "batch:1"), lambda a, r: (r[0], r[1], *a[2:]), (0, 1), tolerance=1e-3)


OUTER = {f.__name__: f for f in (heads_adapted_inside, implicit_by_conjugate_gradients, weights_of_rows_learnt, clients_averaged_adaptively, best_of_population_copied,
                                 hessian_free_and_damped, histories_rolled, rates_by_last_differences, pairs_moved_on, deviations_in_columns,
                                 steps_of_quantisers_learnt, tickets_rewound, goodness_layer_by_layer, errors_fed_back_at_random, phases_retrieved, stax_and_triples,
                                 words_by_columns)}
