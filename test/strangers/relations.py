"""Steps whose rows meet others: tables, neighbours, transport, queues."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from keyed import nll
from stranger import Stranger

T = jax.tree_util.tree_map


def tables_by_rows():
    """DLRM: many tables, pooled bags, pairs of embeddings by a triangle of products; row-wise Adagrad for tables (one number a
    row), Adam for the rest."""
    B, K, V, D, W = 16, 4, 40, 8, 3
    low, col = np.tril_indices(K + 1, -1)

    def step(p, rows, opt, dense, bags, y):
        def loss(p):
            e = [t[bags[:, i]].sum(1) for i, t in enumerate(p["tables"])]
            x = mlp(p["bottom"], dense)
            z = jnp.stack([x, *e], 1)
            pairs = (z @ z.mT)[:, low, col]
            logit = mlp(p["top"], jnp.concatenate([x, pairs], -1))[:, 0]
            return optax.sigmoid_binary_cross_entropy(logit, y).mean()

        value, g = jax.value_and_grad(loss)(p)
        rows = [r + (t**2).mean(-1) for r, t in zip(rows, g["tables"])]
        tables = [t - 0.1 * d / (jnp.sqrt(r) + 1e-6)[:, None] for t, d, r in zip(p["tables"], g["tables"], rows)]
        rest = {k: p[k] for k in ("bottom", "top")}
        u, opt = tx.update({k: g[k] for k in rest}, opt)
        return {**optax.apply_updates(rest, u), "tables": tables}, rows, opt, value

    tx = optax.adam(1e-3)
    p = {"tables": [draw(i, V + i, D) * 0.3 for i in range(K)], "bottom": layers(10, 5, 16, D), "top": layers(14, D + len(low), 16, 1)}
    return Stranger(step, (p, [jnp.zeros(V + i) for i in range(K)], tx.init({k: p[k] for k in ("bottom", "top")}), draw(20, B, 5),
                           whole(21, V, B, K, W), (draw(22, B) > 0).astype(jnp.float32)),
                    ("param", "opt", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def smoothed_neighbours():
    """LightGCN: embeddings of users and items spread over a given graph of edges by degrees, pairwise ranking of drawn triples."""
    U, I, D, E, B = 20, 28, 8, 64, 16

    def step(p, opt, edges, weight, users, good, bad):
        def loss(p):
            h = jnp.concatenate([p["u"], p["i"]])
            layers_of = [h]
            for _ in range(2):
                h = jnp.zeros_like(h).at[edges[1]].add(h[edges[0]] * weight[:, None])
                h = h.at[edges[0]].add(layers_of[-1][edges[1]] * weight[:, None])
                layers_of.append(h)
            h = sum(layers_of) / 3
            u, a, b = h[users], h[U + good], h[U + bad]
            reg = sum((x**2).sum() for x in (p["u"][users], p["i"][good], p["i"][bad])) / B
            return -jax.nn.log_sigmoid((u * a).sum(-1) - (u * b).sum(-1)).mean() + 1e-3 * reg

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(1e-2)
    p = {"u": draw(0, U, D) * 0.3, "i": draw(1, I, D) * 0.3}
    edges = jnp.stack([whole(2, U, E), U + whole(3, I, E)])
    return Stranger(step, (p, tx.init(p), edges, jnp.abs(draw(4, E)) * 0.3, whole(5, U, B), whole(6, I, B), whole(7, I, B)),
                    ("param", "opt", "const", "frozen", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def transport_between_rows():
    """A Wasserstein autoencoder: codes and draws of the prior coupled by Sinkhorn iterations over all pairs of rows, gradients
    through the last iteration."""
    B, F, Z = 16, 10, 3

    def step(p, opt, key, x):
        key, sub = jax.random.split(key)
        prior = jax.random.normal(sub, (B, Z))

        def divergence(a, b):
            cost = ((a[:, None] - b[None]) ** 2).sum(-1)

            def once(_, fg):
                f, g = fg
                f = -0.5 * jax.nn.logsumexp((g[None] - cost) / 0.5 - jnp.log(B), 1)
                return f, -0.5 * jax.nn.logsumexp((f[:, None] - cost) / 0.5 - jnp.log(B), 0)

            f, g = lax.stop_gradient(lax.fori_loop(0, 5, once, (jnp.zeros(B), jnp.zeros(B))))
            plan = jnp.exp((f[:, None] + g[None] - lax.stop_gradient(cost)) / 0.5 - 2 * jnp.log(B))
            return (plan * cost).sum()

        def loss(p):
            z = mlp(p["enc"], x)
            return ((mlp(p["dec"], z) - x) ** 2).sum(-1).mean() + 2 * divergence(z, prior) - divergence(z, z)

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.rmsprop(1e-3, momentum=0.9)
    p = {"enc": layers(0, F, 24, Z), "dec": layers(5, Z, 24, F)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), draw(9, B, F)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def implicit_tasks():
    """iMAML: inner problems with a proximal term solved by gradient steps, outer gradients by conjugate gradients on
    Hessian-vector products, tasks in front."""
    K, N, F = 8, 6, 4

    def step(p, opt, xs, ys, xq, yq):
        def inner_loss(q, p, x, y):
            fit = ((mlp(q, x, jnp.tanh)[:, 0] - y) ** 2).mean()
            return fit + sum(jnp.sum((a - b) ** 2) for a, b in zip(jax.tree.leaves(q), jax.tree.leaves(p)))

        def task(x, y, x2, y2):
            q = lax.fori_loop(0, 5, lambda _, q: T(lambda q, g: q - 0.1 * g, q, jax.grad(inner_loss)(q, p, x, y)), p)
            value, g = jax.value_and_grad(lambda q: ((mlp(q, x2, jnp.tanh)[:, 0] - y2) ** 2).mean())(q)
            product = lambda v: jax.jvp(lambda q: jax.grad(inner_loss)(q, p, x, y), (q,), (v,))[1]  # noqa: E731
            v, _ = jax.scipy.sparse.linalg.cg(product, g, maxiter=4, tol=0.0)
            return T(lambda v: 2 * v, v), value

        g, values = jax.vmap(task)(xs, ys, xq, yq)
        u, opt = tx.update(T(lambda g: g.mean(0), g), opt)
        return optax.apply_updates(p, u), opt, values.mean()

    tx = optax.adam(1e-2)
    p = layers(0, F, 12, 1)
    return Stranger(step, (p, tx.init(p), draw(5, K, N, F), draw(6, K, N), draw(7, K, N, F), draw(8, K, N)),
                    ("param", "opt", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def nearest_of_a_queue():
    """NNCLR: a support queue of embeddings, each row replaced by its nearest entry, the queue moved on by concatenation."""
    B, F, D, Q = 16, 10, 8, 32

    def unit(x):
        return x / jnp.linalg.norm(x, axis=-1, keepdims=True)

    def step(p, queue, m, a, b):
        def loss(p):
            za, zb = unit(mlp(p["f"], a)), unit(mlp(p["f"], b))
            near = queue[(lax.stop_gradient(za) @ queue.T).argmax(-1)]
            logits = near @ unit(mlp(p["g"], zb)).T / 0.1
            return nll(logits, jnp.arange(B)).mean(), za

        (value, z), g = jax.value_and_grad(loss, has_aux=True)(p)
        m = T(lambda m, g: 0.9 * m + g, m, g)
        p = T(lambda p, m: p - 0.05 * (m + 1e-4 * p), p, m)
        return p, jnp.concatenate([z, queue[:-B]]), m, value

    p = {"f": layers(0, F, 24, D), "g": layers(5, D, 16, D)}
    return Stranger(step, (p, unit(draw(9, Q, D)), T(jnp.zeros_like, p), draw(10, B, F), draw(11, B, F)),
                    ("param", "model_state", "opt", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def mirrored_samples():
    """OpenES: a population of perturbations and their mirrors drawn by a key, fitness on rows of data, ranks as utilities, Adam on
    the estimated gradient; nothing is differentiated."""
    P, B, F = 8, 16, 5

    def step(theta, opt, key, x, y):
        key, sub = jax.random.split(key)
        flat, back = jax.flatten_util.ravel_pytree(theta)
        eps = jax.random.normal(sub, (P, flat.size))
        eps = jnp.concatenate([eps, -eps])
        fitness = jax.vmap(lambda e: -((mlp(back(flat + 0.1 * e), x)[:, 0] - y) ** 2).mean())(eps)
        ranks = jnp.argsort(jnp.argsort(fitness)) / (2 * P - 1) - 0.5
        g = back(-(ranks @ eps) / (2 * P * 0.1))
        u, opt = tx.update(g, opt)
        return optax.apply_updates(theta, u), opt, key, fitness.max()

    tx = optax.adam(1e-2)
    theta = layers(0, F, 12, 1)
    return Stranger(step, (theta, tx.init(theta), jax.random.PRNGKey(0), draw(4, B, F), draw(5, B)),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-2)


RELATIONS = {
    "tables_by_rows": tables_by_rows,
    "smoothed_neighbours": smoothed_neighbours,
    "transport_between_rows": transport_between_rows,
    "implicit_tasks": implicit_tasks,
    "nearest_of_a_queue": nearest_of_a_queue,
    "mirrored_samples": mirrored_samples,
}
