"""Gradients of gradients; losses and shapes of their own."""

import jax
import jax.numpy as jnp
import optax

from contrastive import ADAM, ROWS, apply, classes, net, rows, trained, unit
from stranger import Stranger
from structure import CLASSES, WIDTH, cross_entropy, matrix


# ---- gradients of gradients ------------------------------------------------------------------------------------------------------


def _task_loss(p, x, y):
    return ((apply(p, x)[..., 0] - y) ** 2).mean()


def meta_learning(first_order=False):
    """MAML: an inner step for each task; tasks are the batch."""
    def loss_fn(p, x, y, query, wanted):
        def one(x, y, query, wanted):
            g = jax.grad(_task_loss)(p, x, y)
            if first_order:
                g = jax.lax.stop_gradient(g)
            fast = jax.tree.map(lambda w, g: w - 0.1 * g, p, g)
            return _task_loss(fast, query, wanted)
        return jax.vmap(one)(x, y, query, wanted).mean()
    return trained(loss_fn, net(0, 3, 8, 1), rows(1, 5, 3), rows(2, 5), rows(3, 4, 3), rows(4, 4))


def learnt_rates():
    """Meta-SGD: a rate for each weight is learnt with it."""
    def loss_fn(p, x, y, query, wanted):
        def one(x, y, query, wanted):
            g = jax.grad(_task_loss)(p["net"], x, y)
            return _task_loss(jax.tree.map(lambda w, r, g: w - r * g, p["net"], p["rate"], g), query, wanted)
        return jax.vmap(one)(x, y, query, wanted).mean()
    layers = net(0, 3, 8, 1)
    return trained(loss_fn, {"net": layers, "rate": jax.tree.map(lambda w: jnp.full_like(w, 0.05), layers)}, rows(1, 5, 3), rows(2, 5),
                   rows(3, 4, 3), rows(4, 4))


def reptile():
    """The outer step goes towards the mean of what inner steps reach."""
    def step(p, x, y):
        def one(x, y):
            q = p
            for _ in range(2):
                q = jax.tree.map(lambda w, g: w - 0.1 * g, q, jax.grad(_task_loss)(q, x, y))
            return q, _task_loss(q, x, y)
        reached, losses = jax.vmap(one)(x, y)
        return jax.tree.map(lambda w, r: w + 0.5 * (r.mean(0) - w), p, reached), losses.mean()
    return Stranger(step, (net(0, 3, 8, 1), rows(1, 5, 3), rows(2, 5)), ("param", "batch", "batch"), lambda a, r: (r[0], *a[1:]))


def hessian_free():
    """Newton's direction by conjugate gradients on Hessian-vector products."""
    def step(p, x, y):
        loss, grads = jax.value_and_grad(_task_loss)(p, x, y)

        def product(v):
            hv = jax.jvp(lambda p: jax.grad(_task_loss)(p, x, y), (p,), (v,))[1]
            return jax.tree.map(lambda h, v: h + 2.0 * v, hv, v)

        def dot(a, b):
            return sum(jax.tree.leaves(jax.tree.map(lambda a, b: (a * b).sum(), a, b)))
        d = jax.tree.map(jnp.zeros_like, p)
        r = grads
        q = r
        for _ in range(2):
            h = product(q)
            rr = dot(r, r)
            alpha = rr / (dot(q, h) + 1e-8)
            d = jax.tree.map(lambda d, q: d + alpha * q, d, q)
            r = jax.tree.map(lambda r, h: r - alpha * h, r, h)
            ratio = dot(r, r) / (rr + 1e-8)
            q = jax.tree.map(lambda r, q: r + ratio * q, r, q)
        return jax.tree.map(lambda p, d: p - 0.5 * d, p, d), loss
    return Stranger(step, (net(0, 3, 8, 1), rows(1, 3), rows(2)), ("param", "batch", "batch"), lambda a, r: (r[0], *a[1:]),
                    tolerance=1e-3)


def hutchinson():
    """AdaHessian: a diagonal by random signs from a key."""
    def step(p, h, key, x, y):
        key, draw = jax.random.split(key)
        leaves, tree = jax.tree.flatten(p)
        v = tree.unflatten([jax.random.rademacher(k, w.shape, jnp.float32) for k, w in zip(jax.random.split(draw, len(leaves)), leaves)])
        (loss, grads), (_, hv) = jax.jvp(lambda p: jax.value_and_grad(_task_loss)(p, x, y), (p,), (v,))
        h = jax.tree.map(lambda h, v, d: 0.9 * h + 0.1 * (v * d) ** 2, h, v, hv)
        return jax.tree.map(lambda p, g, h: p - 0.05 * g / (jnp.sqrt(h) + 0.1), p, grads, h), h, key, loss
    p = net(0, 3, 8, 1)
    return Stranger(step, (p, jax.tree.map(jnp.zeros_like, p), jax.random.PRNGKey(2), rows(1, 3), rows(2)),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), tolerance=1e-3)


def physics_informed():
    """A differential equation at points: second derivatives of the network by its input."""
    def loss_fn(p, points, edge, value):
        def u(x):
            return apply(p, jnp.tanh(x))[0]

        def laplace(x):
            return jnp.trace(jax.hessian(u)(x))
        inside = (jax.vmap(laplace)(points) + jnp.sin(points).sum(-1)) ** 2
        return inside.mean() + ((jax.vmap(u)(edge) - value) ** 2).mean()
    return trained(loss_fn, net(0, 2, 8, 1), rows(1, 2), rows(2, 2), rows(3), tolerance=1e-3)


def forward_gradient():
    """A directional derivative instead of backpropagation."""
    def step(p, key, x, y):
        key, draw = jax.random.split(key)
        leaves, tree = jax.tree.flatten(p)
        v = tree.unflatten([jax.random.normal(k, w.shape) for k, w in zip(jax.random.split(draw, len(leaves)), leaves)])
        loss, along = jax.jvp(lambda p: _task_loss(p, x, y), (p,), (v,))
        return jax.tree.map(lambda p, v: p - 0.01 * along * v, p, v), key, loss
    return Stranger(step, (net(0, 3, 8, 1), jax.random.PRNGKey(2), rows(1, 3), rows(2)), ("param", "rng", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]))


def adversarial_rows():
    """Projected gradient steps on the rows before the loss."""
    def loss_fn(p, x, y):
        moved = jnp.zeros_like(x)
        for _ in range(3):
            g = jax.grad(lambda d: cross_entropy(apply(jax.lax.stop_gradient(p), x + d), y))(moved)
            moved = jnp.clip(moved + 0.05 * jnp.sign(g), -0.1, 0.1)
        return cross_entropy(apply(p, x + jax.lax.stop_gradient(moved)), y)
    return trained(loss_fn, net(0, WIDTH, 16, CLASSES), rows(1, WIDTH), classes(2, CLASSES))


def virtual_adversarial():
    def loss_fn(p, x, y):
        clean = jax.lax.stop_gradient(jax.nn.softmax(apply(p, x)))
        d = unit(jnp.sin(7 * x))
        d = unit(jax.grad(lambda d: -(clean * jax.nn.log_softmax(apply(jax.lax.stop_gradient(p), x + 0.1 * d))).sum())(d))
        far = -(clean * jax.nn.log_softmax(apply(p, x + 0.5 * jax.lax.stop_gradient(d)))).sum(1).mean()
        return cross_entropy(apply(p, x), y) + far
    return trained(loss_fn, net(0, WIDTH, 16, CLASSES), rows(1, WIDTH), classes(2, CLASSES))


# ---- losses and shapes -----------------------------------------------------------------------------------------------------------


def ragged_arguments():
    """Labelled rows and twice as many without labels (FixMatch): two batches of different sizes."""
    def loss_fn(p, x, y, weak, strong):
        target = jax.lax.stop_gradient(jax.nn.softmax(apply(p, weak)))
        sure = (target.max(1) > 0.3).astype("f")
        extra = -(sure * jnp.take_along_axis(jax.nn.log_softmax(apply(p, strong)), target.argmax(1)[:, None], 1)[:, 0]).mean()
        return cross_entropy(apply(p, x), y) + extra
    more = [jax.random.normal(jax.random.PRNGKey(i), (2 * ROWS, WIDTH)) for i in (3, 4)]
    return trained(loss_fn, net(0, WIDTH, 16, CLASSES), rows(1, WIDTH), classes(2, CLASSES), *more)


def focal_ranking():
    """Focal loss with class weights as an argument, and a ranking loss within each row."""
    def loss_fn(p, x, y, weight, relevance):
        logits = apply(p, x)
        logs = jnp.take_along_axis(jax.nn.log_softmax(logits), y[:, None], 1)[:, 0]
        focal = -(weight[y] * (1 - jnp.exp(logs)) ** 2 * logs).mean()
        gap = relevance[:, :, None] - relevance[:, None]
        pairs = jax.nn.softplus(-(logits[:, :, None] - logits[:, None]) * jnp.sign(gap)) * (gap != 0)
        return focal + pairs.mean()
    return trained(loss_fn, net(0, WIDTH, 16, CLASSES), rows(1, WIDTH), classes(2, CLASSES), jnp.ones(CLASSES), rows(3, CLASSES),
                   kinds=["batch", "batch", "frozen", "batch"])


def features_first():
    """[D, B]: columns are samples, as in MATLAB and Julia."""
    def loss_fn(p, x, y):
        h = jnp.tanh(p["a"] @ x + p["b"][:, None])
        return ((p["c"] @ h - y) ** 2).mean()
    p = {"a": matrix(0, 16, WIDTH), "b": jnp.zeros(16), "c": matrix(1, 2, 16)}
    return trained(loss_fn, p, rows(1, WIDTH).T, rows(2, 2).T, kinds=["batch:1", "batch:1"])


def ensemble():
    """Four models in one tree of stacked leaves, vmapped; the batch is shared."""
    def loss_fn(p, x, y):
        return jax.vmap(lambda q: cross_entropy(apply(q, x), y))(p).sum()
    stacked = jax.tree.map(lambda *w: jnp.stack(w), *(net(i, WIDTH, 16, CLASSES) for i in range(4)))
    return trained(loss_fn, stacked, rows(1, WIDTH), classes(2, CLASSES))


def multi_task():
    """Gradients of two losses, the second projected off the first (PCGrad)."""
    def step(p, opt, x, y, z):
        def first(p):
            return cross_entropy(apply(p["body"] + p["a"], x), y)

        def second(p):
            return ((apply(p["body"] + p["b"], x)[:, 0] - z) ** 2).mean()
        (la, ga), (lb, gb) = jax.value_and_grad(first)(p), jax.value_and_grad(second)(p)
        dot = sum(jax.tree.leaves(jax.tree.map(lambda a, b: (a * b).sum(), ga, gb)))
        norm = sum(jax.tree.leaves(jax.tree.map(lambda a: (a * a).sum(), ga))) + 1e-8
        gb = jax.tree.map(lambda a, b: b - jnp.minimum(dot, 0.0) / norm * a, ga, gb)
        updates, opt = ADAM.update(jax.tree.map(jnp.add, ga, gb), opt)
        return optax.apply_updates(p, updates), opt, {"a": la, "b": lb}
    p = {"body": net(0, WIDTH, 16), "a": net(1, 16, CLASSES), "b": net(2, 16, 1)}
    return Stranger(step, (p, ADAM.init(p), rows(1, WIDTH), classes(2, CLASSES), rows(3)), ("param", "opt", "batch", "batch", "batch"),
                    lambda a, r: (r[0], r[1], *a[2:]))


def mixture_density():
    def loss_fn(p, x, y):
        weight, mean, spread = jnp.split(apply(p, x), 3, -1)
        logs = jax.nn.log_softmax(weight) - 0.5 * ((y[:, None] - mean) * jnp.exp(-spread)) ** 2 - spread
        return -jax.nn.logsumexp(logs, axis=-1).mean()
    return trained(loss_fn, net(0, WIDTH, 16, 12), rows(1, WIDTH), rows(2))


def survival():
    """Cox's partial likelihood: rows sorted by time meet all rows that live longer."""
    def loss_fn(p, x, time, event):
        risk = apply(p, x)[:, 0]
        order = jnp.argsort(-time)
        risk, event = risk[order], event[order]
        return -((risk - jnp.log(jnp.cumsum(jnp.exp(risk)))) * event).sum() / jnp.maximum(event.sum(), 1)
    return trained(loss_fn, net(0, WIDTH, 16, 1), rows(1, WIDTH), jnp.abs(rows(2)), (rows(3) > 0).astype("f"))


OBJECTIVES = {
    "meta_learning": meta_learning,
    "meta_learning_first_order": lambda: meta_learning(True),
    "learnt_rates": learnt_rates,
    "reptile": reptile,
    "hessian_free": hessian_free,
    "hutchinson": hutchinson,
    "physics_informed": physics_informed,
    "forward_gradient": forward_gradient,
    "adversarial_rows": adversarial_rows,
    "virtual_adversarial": virtual_adversarial,
    "ragged_arguments": ragged_arguments,
    "focal_ranking": focal_ranking,
    "features_first": features_first,
    "ensemble": ensemble,
    "multi_task": multi_task,
    "mixture_density": mixture_density,
    "survival": survival,
}
