"""Training steps whose updates owners compute, one rank for each matrix: name -> () -> UpdateStep.

Five equal hidden layers under Muon, Shampoo and SOAP, as their authors write them: matmuls, factorisations and eigenvectors of
whole matrices. Five are no multiple of any number of ranks that tests run on but one.
"""

import jax
import jax.numpy as jnp
import optax

import update_steps
from stranger import Stranger

WIDTH, LAYERS = update_steps.WIDTH, 5


def _parameters():
    keys = jax.random.split(jax.random.key(11), LAYERS + 1)
    hidden = {f"layer{i}": {"w": jax.random.normal(keys[i], (WIDTH, WIDTH)) * 0.4, "b": jnp.zeros(WIDTH)} for i in range(LAYERS)}
    return hidden | {"out": jax.random.normal(keys[LAYERS], (WIDTH, update_steps.OUT)) * 0.4}


def _loss(params, x, y):
    for i in range(LAYERS):
        x = x + jnp.tanh(x @ params[f"layer{i}"]["w"] + params[f"layer{i}"]["b"])
    return jnp.mean((x @ params["out"] - y) ** 2)


def _gradients(params, *rest):
    return jax.grad(_loss)(params, *rest[-2:])


def _is_hidden(params):
    return {name: {"w": True, "b": False} if name != "out" else False for name in params}


def _by_matrix(update, start):
    """The transformation that updates each matrix by `update(gradient, state) -> (update, state)`."""
    def init(params):
        return jax.tree.map(start, params)

    def step(gradients, state, params=None):
        leaves, structure = jax.tree.flatten(gradients)
        made = [update(g, s) for g, s in zip(leaves, structure.flatten_up_to(state), strict=True)]
        return structure.unflatten([u for u, _ in made]), structure.unflatten([s for _, s in made])
    return optax.GradientTransformation(init, step)


def _trained(update, start):
    """Hidden matrices by `update`, everything else by Adam."""
    labels = jax.tree.map(lambda hidden: "matrix" if hidden else "other", _is_hidden(_parameters()))
    tx = optax.chain(optax.multi_transform({"matrix": _by_matrix(update, start), "other": optax.adam(1.0)}, labels),
                     optax.scale(-1e-2))

    def step(params, opt_state, x, y):
        loss, gradients = jax.value_and_grad(_loss)(params, x, y)
        updates, opt_state = tx.update(gradients, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    params = _parameters()
    stranger = Stranger(step, (params, tx.init(params), *update_steps._data()), ("param", "opt", "batch", "batch"),
                        lambda a, r: (*r[:2], *a[2:]), donate=(0, 1))
    return update_steps.UpdateStep(stranger, _gradients)


def muon():
    """Momentum made orthogonal by Newton-Schulz iterations."""
    def update(g, momentum):
        momentum = 0.95 * momentum + g
        x = momentum / (jnp.linalg.norm(momentum) + 1e-7)
        for _ in range(5):
            a = x @ x.T
            x = 3.4445 * x + (-4.775 * a + 2.0315 * a @ a) @ x
        return x, momentum
    return _trained(update, jnp.zeros_like)


def shampoo():
    """Inverse fourth roots, from eigenvalues, of two statistics."""
    def root(matrix):
        values, vectors = jnp.linalg.eigh(matrix)
        return (vectors * values ** -0.25) @ vectors.T

    def update(g, state):
        left, right = state["left"] + g @ g.T, state["right"] + g.T @ g
        return root(left) @ g @ root(right), {"left": left, "right": right}
    return _trained(update, lambda p: {"left": jnp.eye(p.shape[0]) * 0.1, "right": jnp.eye(p.shape[1]) * 0.1})


def roots():
    """Inverse roots by coupled Newton iterations that stop when they are done: a loop whose rounds depend on the matrix."""
    def root(matrix):
        size = jnp.eye(matrix.shape[0])
        scale = 2.0 / jnp.linalg.norm(matrix)

        def go_on(carried):
            count, m, _ = carried
            return (count < 60) & (jnp.max(jnp.abs(m - size)) > 1e-5)

        def round_of(carried):
            count, m, x = carried
            t = (3 * size - m) / 2
            return count + 1, t @ t @ m, x @ t
        return jax.lax.while_loop(go_on, round_of, (0, matrix * scale / 1.5, size * jnp.sqrt(scale / 1.5)))[2]

    def update(g, statistics):
        statistics = statistics + g @ g.T
        return root(statistics) @ g, statistics
    return _trained(update, lambda p: jnp.eye(p.shape[0]) * 0.5)


def soap():
    """Adam in the eigenbasis of Shampoo's statistics, which one step of power iteration and QR follows."""
    def update(g, s):
        left, right = 0.9 * s["left"] + 0.1 * g @ g.T, 0.9 * s["right"] + 0.1 * g.T @ g
        rotated = s["ql"].T @ g @ s["qr"]
        mean, square = 0.9 * s["mean"] + 0.1 * g, 0.99 * s["square"] + 0.01 * rotated ** 2
        made = (s["ql"].T @ mean @ s["qr"]) / (jnp.sqrt(square) + 1e-6)
        ql, qr = (jnp.linalg.qr(a @ q)[0] for a, q in ((left, s["ql"]), (right, s["qr"])))
        return s["ql"] @ made @ s["qr"].T, {"left": left, "right": right, "ql": ql, "qr": qr, "mean": mean, "square": square}

    def start(p):
        return {"left": jnp.eye(p.shape[0]), "right": jnp.eye(p.shape[1]), "ql": jnp.eye(p.shape[0]), "qr": jnp.eye(p.shape[1]),
                "mean": jnp.zeros_like(p), "square": jnp.ones_like(p)}
    return _trained(update, start)


def stacked(centred=False):
    """Muon and Shampoo on one leaf of all layers [L, ...], read by slices: updates of all layers at once.

    Centred, Muon takes what differs from the mean of the layers, so that no slice is by itself.
    """
    def root(statistics):
        values, vectors = jnp.linalg.eigh(statistics)
        return (vectors * values[:, None] ** -0.25) @ jnp.swapaxes(vectors, 1, 2)

    def orthogonal(x):
        x = x / (jnp.linalg.norm(x, axis=(1, 2), keepdims=True) + 1e-7)
        for _ in range(3):
            a = x @ jnp.swapaxes(x, 1, 2)
            x = 3.4445 * x + (-4.775 * a + 2.0315 * a @ a) @ x
        return x

    def loss_of(params, x, y):
        for i in range(LAYERS):
            x = x + jnp.tanh(x @ params["first"][i]) @ params["second"][i]
        return jnp.mean((x @ params["out"] - y) ** 2)

    def step(params, momentum, left, right, x, y):
        loss, g = jax.value_and_grad(loss_of)(params, x, y)
        momentum = 0.9 * momentum + g["first"]
        w = g["second"]
        left, right = left + w @ jnp.swapaxes(w, 1, 2), right + jnp.swapaxes(w, 1, 2) @ w
        moved = momentum - momentum.mean(0, keepdims=True) if centred else momentum
        params = {"first": params["first"] - 1e-2 * orthogonal(moved), "second": params["second"] - 1e-2 * root(left) @ w @ root(right),
                  "out": params["out"] - 1e-2 * g["out"]}
        return params, momentum, left, right, loss

    def gradients(params, *rest):
        return jax.grad(loss_of)(params, *rest[-2:])
    keys = jax.random.split(jax.random.key(12), 3)
    params = {"first": jax.random.normal(keys[0], (LAYERS, WIDTH, WIDTH)) * 0.4, "second": jax.random.normal(keys[1], (LAYERS, WIDTH, WIDTH)) * 0.4,
              "out": jax.random.normal(keys[2], (WIDTH, update_steps.OUT)) * 0.4}
    start = jnp.tile(jnp.eye(WIDTH) * 0.1, (LAYERS, 1, 1))
    stranger = Stranger(step, (params, jnp.zeros_like(params["first"]), start, start, *update_steps._data()),
                        ("param", "opt", "opt", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), donate=(0, 1, 2, 3))
    return update_steps.UpdateStep(stranger, gradients)


def clipped(is_stacked=True):
    """Shampoo on matrices that are wider than high, so that statistics have the shape of no parameter; gradients clipped by their
    global norm, which ties all of them. On one leaf of all layers, or on a leaf each.
    """
    feed = 2 * WIDTH

    def root(statistics):
        values, vectors = jnp.linalg.eigh(statistics)
        return (vectors * values[:, None] ** -0.25) @ jnp.swapaxes(vectors, 1, 2)

    def loss_of(params, x, y):
        for i in range(LAYERS):
            up = params["up"][i] if is_stacked else params["up"][i][0]
            x = x + jnp.tanh(x @ up) @ params["down"]
        return jnp.mean((x @ params["out"] - y) ** 2)

    def moved(w, left, right, g):
        left, right = left + g @ jnp.swapaxes(g, 1, 2), right + jnp.swapaxes(g, 1, 2) @ g
        return w - 1e-2 * root(left) @ g @ root(right), left, right

    def step(params, left, right, x, y):
        loss, g = jax.value_and_grad(loss_of)(params, x, y)
        norm = jnp.sqrt(sum(jnp.sum(leaf ** 2) for leaf in jax.tree.leaves(g)))
        g = jax.tree.map(lambda leaf: jnp.where(norm < 0.5, leaf, leaf / norm * 0.5), g)
        new = {name: params[name] - 1e-1 * g[name] for name in ("down", "out")}
        if is_stacked:
            new["up"], left, right = moved(params["up"], left, right, g["up"])
        else:
            made = [moved(*leaves) for leaves in zip(params["up"], left, right, g["up"], strict=True)]
            new["up"], left, right = (list(leaves) for leaves in zip(*made, strict=True))
        return new, left, right, loss

    def gradients(params, *rest):
        return jax.grad(loss_of)(params, *rest[-2:])
    keys = jax.random.split(jax.random.key(13), 3)
    up = jax.random.normal(keys[0], (LAYERS, WIDTH, feed)) * 0.4
    left, right = (jnp.tile(jnp.eye(n) * 0.1, (LAYERS, 1, 1)) for n in (WIDTH, feed))
    if not is_stacked:
        up, left, right = ([leaf[i:i + 1] for i in range(LAYERS)] for leaf in (up, left, right))
    params = {"up": up, "down": jax.random.normal(keys[1], (feed, WIDTH)) * 0.4,
              "out": jax.random.normal(keys[2], (WIDTH, update_steps.OUT)) * 0.4}
    stranger = Stranger(step, (params, left, right, *update_steps._data()), ("param", "opt", "opt", "batch", "batch"),
                        lambda a, r: (*r[:3], *a[3:]), donate=(0, 1, 2))
    return update_steps.UpdateStep(stranger, gradients)


STEPS = {"muon": muon, "shampoo": shampoo, "roots": roots, "soap": soap, "stacked": stacked,
         "centred": lambda: stacked(centred=True), "clipped": clipped, "clipped_apart": lambda: clipped(is_stacked=False)}

# Statistics of these are larger than what every rank may have all of.
OPTIONS = {"clipped": ["--max-replicated-bytes=64"], "clipped_apart": ["--max-replicated-bytes=64"]}
