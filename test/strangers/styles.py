"""The same small model as many people write the step: what it takes, returns, keeps and forgets."""

import dataclasses
import functools
import typing

import jax
import jax.numpy as jnp
import optax

from stranger import Stranger

ROWS, WIDTH, CLASSES = 12, 8, 5


def _params(key=0):
    keys = jax.random.split(jax.random.PRNGKey(key), 3)
    return {"hidden": {"w": jax.random.normal(keys[0], (WIDTH, 16)) * 0.4, "b": jnp.zeros(16)},
            "out": {"w": jax.random.normal(keys[1], (16, CLASSES)) * 0.4, "b": jnp.zeros(CLASSES)}}


def _logits(params, x):
    return jnp.tanh(x @ params["hidden"]["w"] + params["hidden"]["b"]) @ params["out"]["w"] + params["out"]["b"]


def _loss(params, x, y):
    return optax.softmax_cross_entropy_with_integer_labels(_logits(params, x), y).mean()


def _batch(seed=1):
    return (jax.random.normal(jax.random.PRNGKey(seed), (ROWS, WIDTH)),
            jax.random.randint(jax.random.PRNGKey(seed + 1), (ROWS,), 0, CLASSES))


ADAM = optax.adam(1e-2)


def _update(params, opt_state, x, y, tx=ADAM):
    loss, grads = jax.value_and_grad(_loss)(params, x, y)
    updates, opt_state = tx.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state, loss


def loss_first(donate=()):
    def step(opt_state, params, x, y):
        params, opt_state, loss = _update(params, opt_state, x, y)
        return loss, (opt_state, params)
    p = _params()
    return Stranger(step, (ADAM.init(p), p, *_batch()), ("opt", "param", "batch", "batch"),
                    lambda a, r: (*r[1], *a[2:]), donate)


def batch_first():
    def step(x, y, params, opt_state):
        return _update(params, opt_state, x, y)
    p = _params()
    return Stranger(step, (*_batch(), p, ADAM.init(p)), ("batch", "batch", "param", "opt"),
                    lambda a, r: (a[0], a[1], r[0], r[1]), (2, 3))


def swapped_results(donate=()):
    """Takes (params, opt_state), gives (opt_state, loss, params)."""
    def step(params, opt_state, batch):
        params, opt_state, loss = _update(params, opt_state, *batch)
        return opt_state, loss, params
    p = _params()
    return Stranger(step, (p, ADAM.init(p), _batch()), ("param", "opt", "batch"), lambda a, r: (r[2], r[0], a[2]), donate)


class Momenta(typing.NamedTuple):
    velocity: dict
    square: dict


def by_hand(donate=()):
    """Adam without a library: every leaf through jax.tree.map, the time a float."""
    def step(params, state, t, x, y):
        loss, grads = jax.value_and_grad(_loss)(params, x, y)
        t = t + 1
        velocity = jax.tree.map(lambda v, g: 0.9 * v + 0.1 * g, state.velocity, grads)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, state.square, grads)
        params = jax.tree.map(lambda p, v, s: p - 1e-2 * (v / (1 - 0.9 ** t)) / (jnp.sqrt(s / (1 - 0.999 ** t)) + 1e-8),
                              params, velocity, square)
        return params, Momenta(velocity, square), t, loss
    p = _params()
    zeros = jax.tree.map(jnp.zeros_like, p)
    return Stranger(step, (p, Momenta(zeros, zeros), jnp.float32(0), *_batch()), ("param", "opt", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], r[2], a[3], a[4]), donate)


def lists():
    """Parameters as a list of pairs, as JAX's own tutorials have it; SGD, the rate an argument; no optimizer state."""
    keys = jax.random.split(jax.random.PRNGKey(0), 3)
    sizes = [WIDTH, 16, 16, CLASSES]
    params = [(0.4 * jax.random.normal(k, (o, i)), jnp.zeros(o)) for k, i, o in zip(keys, sizes, sizes[1:])]

    def predict(params, image):
        for w, b in params[:-1]:
            image = jax.nn.relu(w @ image + b)
        w, b = params[-1]
        logits = w @ image + b
        return logits - jax.nn.logsumexp(logits)

    def loss(params, images, targets):
        return -jnp.mean(jax.vmap(predict, (None, 0))(params, images) * targets)

    def update(params, x, y, rate):
        grads = jax.grad(loss)(params, x, y)
        return [(w - rate * dw, b - rate * db) for (w, b), (dw, db) in zip(params, grads)]
    x, y = _batch()
    return Stranger(update, (params, x, jax.nn.one_hot(y, CLASSES), jnp.float32(0.1)), ("param", "batch", "batch", "scalar"),
                    lambda a, r: (r, a[1], a[2], a[3]))


def decayed_by_scaling(donate=()):
    """w <- w (1 - rate decay) - rate g."""
    def step(params, x, y):
        loss, grads = jax.value_and_grad(_loss)(params, x, y)
        return jax.tree.map(lambda p, g: p * (1 - 0.1 * 0.01) - 0.1 * g, params, grads), loss
    return Stranger(step, (_params(), *_batch()), ("param", "batch", "batch"), lambda a, r: (r[0], a[1], a[2]), donate)


def gradients_only(decay=0.0):
    """value_and_grad without an optimizer: a plain function, even where decay adds a parameter to its gradient."""
    def f(params, x, y):
        return jax.value_and_grad(lambda p: _loss(p, x, y) + decay / 2 * sum(
            jnp.sum(q ** 2) for q in jax.tree.leaves(p)))(params)
    return Stranger(f, (_params(), *_batch()), ("const", "const", "const"), lambda a, r: a)


def evaluation():
    def f(params, x, y):
        logits = _logits(params, x)
        return {"loss": _loss(params, x, y), "accuracy": jnp.mean(logits.argmax(-1) == y), "logits": logits}
    return Stranger(f, (_params(), *_batch()), ("const", "const", "const"), lambda a, r: a)


def residual():
    """Returns y - f(x), of y's shape, beside the loss: no state."""
    def f(params, x, y):
        r = y - jnp.tanh(x @ params["hidden"]["w"] + params["hidden"]["b"])
        return jnp.mean(r ** 2), r
    return Stranger(f, (_params(), _batch()[0], jnp.ones((ROWS, 16))), ("const", "const", "const"), lambda a, r: a)


def plain():
    return Stranger(lambda x, y: jnp.sin(x) + y, (jnp.ones(4), jnp.ones(4)), ("const", "const"), lambda a, r: a)


def donated_loss():
    """A donated loss scale has the loss's type: donation pairs the two, the step does not."""
    def step(scale, params, x, y):
        loss, grads = jax.value_and_grad(lambda p: _loss(p, x, y) * scale)(params)
        return loss / scale, jax.tree.map(lambda p, g: p - 0.1 * g / scale, params, grads), scale * 1.01
    return Stranger(step, (jnp.float32(128), _params(), *_batch()), ("model_state", "param", "batch", "batch"),
                    lambda a, r: (r[2], r[1], a[2], a[3]), (0, 1))


def unused_arguments():
    """Arguments that the step does not read vanish from the text."""
    def step(unused, params, opt_state, also_unused, x, y, mask):
        params, opt_state, loss = _update(params, opt_state, x, y)
        return params, opt_state, loss
    p = _params()
    return Stranger(step, (jnp.ones(3), p, ADAM.init(p), jnp.ones((ROWS, 2)), *_batch(), jnp.ones(ROWS)),
                    ("const", "param", "opt", "const", "batch", "batch", "const"),
                    lambda a, r: (a[0], r[0], r[1], *a[3:]), (1, 2))


def unused_kept():
    """The same with keep_unused: what has as many rows as the batch and is not read is sharded with it."""
    stranger = unused_arguments()
    stranger.keep_unused, stranger.donate = True, ()
    stranger.kinds = ("const", "param", "opt", "batch", "batch", "batch", "batch")
    return stranger


def overwritten(donate=(0,)):
    """The last gradient is kept and never read: JAX removes its argument."""
    def step(state, x, y):
        loss, grads = jax.value_and_grad(_loss)(state["params"], x, y)
        updates, opt = ADAM.update(grads, state["opt"])
        return {"grads": grads, "opt": opt, "params": optax.apply_updates(state["params"], updates)}, loss
    p = _params()
    return Stranger(step, ({"grads": jax.tree.map(jnp.zeros_like, p), "opt": ADAM.init(p), "params": p}, *_batch()),
                    ({"grads": "model_state", "opt": "opt", "params": "param"}, "batch", "batch"),
                    lambda a, r: (r[0], a[1], a[2]), donate)


def last_gradient(donate=()):
    """The last gradient is read at the next step and overwritten, not updated."""
    def step(state, x, y):
        loss, grads = jax.value_and_grad(_loss)(state["params"], x, y)
        params = jax.tree.map(lambda p, g, o: p - 0.1 * (2 * g - o), state["params"], grads, state["last"])
        return {"params": params, "last": grads, "count": state["count"] + 1}, loss
    p = _params()
    return Stranger(step, ({"params": p, "last": jax.tree.map(jnp.zeros_like, p), "count": jnp.int32(0)}, *_batch()),
                    ({"params": "param", "last": "opt", "count": "step"}, "batch", "batch"),
                    lambda a, r: (r[0], a[1], a[2]), donate)


def logits_out():
    def step(params, opt_state, x, y):
        (loss, logits), grads = jax.value_and_grad(lambda p: (_loss(p, x, y), _logits(p, x)), has_aux=True)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, {"logits": logits, "loss": loss, "rate": 1e-2,
                                                                 "norms": jax.tree.map(jnp.linalg.norm, grads)}
    p = _params()
    return Stranger(step, (p, ADAM.init(p), *_batch()), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


def accuracy_first():
    """Metrics without names; the loss is not the first number."""
    def step(params, opt_state, x, y):
        params, opt_state, loss = _update(params, opt_state, x, y)
        accuracy = jnp.mean(_logits(params, x).argmax(-1) == y)
        return accuracy, optax.global_norm(params), loss, params, opt_state
    p = _params()
    return Stranger(step, (p, ADAM.init(p), *_batch()), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[3], r[4], a[2], a[3]))


def rate_from_outside():
    def step(params, momentum, batch, rate, dropout_key):
        x, y = batch

        def loss_fn(params):
            kept = jax.random.bernoulli(dropout_key, 0.9, x.shape)
            return _loss(params, jnp.where(kept, x / 0.9, 0), y)
        loss, grads = jax.value_and_grad(loss_fn)(params)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        return jax.tree.map(lambda p, m: p - rate * m, params, momentum), momentum, loss
    p = _params()
    return Stranger(step, (p, jax.tree.map(jnp.zeros_like, p), _batch(), jnp.float32(0.1), jax.random.PRNGKey(3)),
                    ("param", "opt", "batch", "scalar", "rng"), lambda a, r: (r[0], r[1], *a[2:]))


def weighted_rows():
    """A weight a row, normalised by the sum of weights; class weights that stay."""
    def step(params, opt_state, batch, class_weights):
        def loss_fn(params):
            each = optax.softmax_cross_entropy_with_integer_labels(_logits(params, batch["x"]), batch["y"])
            weights = batch["weight"] * class_weights[batch["y"]]
            return (each * weights).sum() / jnp.maximum(weights.sum(), 1e-6)
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    p = _params()
    x, y = _batch()
    return Stranger(step, (p, ADAM.init(p), {"x": x, "y": y, "weight": jnp.linspace(0, 1, ROWS)}, jnp.ones(CLASSES)),
                    ("param", "opt", "batch", "frozen"), lambda a, r: (r[0], r[1], a[2], a[3]))


def polyak():
    def step(state, x, y):
        params, opt_state, loss = _update(state["params"], state["opt"], x, y)
        n = state["n"] + 1
        average = jax.tree.map(lambda a, p: a + (p - a) / n, state["average"], params)
        return {"params": params, "opt": opt_state, "average": average, "n": n}, loss
    p = _params()
    return Stranger(step, ({"params": p, "opt": ADAM.init(p), "average": p, "n": jnp.int32(0)}, *_batch()),
                    ({"params": "param", "opt": "opt", "average": "model_state", "n": "step"}, "batch", "batch"),
                    lambda a, r: (r[0], a[1], a[2]))


def lookahead(donate=()):
    tx = optax.lookahead(optax.sgd(0.1), sync_period=2, slow_step_size=0.5)

    def step(params, opt_state, x, y):
        loss, grads = jax.value_and_grad(_loss)(params.fast, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    p = optax.LookaheadParams.init_synced(_params())
    return Stranger(step, (p, tx.init(p), *_batch()), (optax.LookaheadParams("param", "opt"), "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), donate)


def sharpness_aware():
    """Two gradients a step, the second at a point uphill."""
    def step(params, opt_state, x, y):
        grads = jax.grad(_loss)(params, x, y)
        norm = optax.global_norm(grads)
        uphill = jax.tree.map(lambda p, g: p + 0.05 * g / (norm + 1e-12), params, grads)
        loss, grads = jax.value_and_grad(_loss)(uphill, x, y)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    p = _params()
    return Stranger(step, (p, ADAM.init(p), *_batch()), ("param", "opt", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


def several_steps(tx=ADAM):
    """Four updates in one call, over four batches: the batch is the second dimension."""
    def step(params, opt_state, xs, ys):
        def body(carry, batch):
            loss, grads = jax.value_and_grad(_loss)(carry[0], *batch)
            updates, opt_state = tx.update(grads, carry[1], carry[0])
            return (optax.apply_updates(carry[0], updates), opt_state), loss
        (params, opt_state), losses = jax.lax.scan(body, (params, opt_state), (xs, ys))
        return params, opt_state, losses.mean()
    p = _params()
    x, y = (jnp.stack([_batch(s)[i] for s in range(4)]) for i in (0, 1))
    return Stranger(step, (p, tx.init(p), x, y), ("param", "opt", "batch:1", "batch:1"), lambda a, r: (r[0], r[1], a[2], a[3]))


def per_example_gradients():
    """Differentially private: gradients by vmap, clipped one by one, noise from a key."""
    def step(params, key, x, y):
        grads = jax.vmap(jax.grad(lambda p, x, y: _loss(p, x[None], y[None])), (None, 0, 0))(params, x, y)
        norms = jax.vmap(optax.global_norm)(grads)
        scale = jnp.minimum(1.0, 1.0 / (norms + 1e-6))
        total = jax.tree.map(lambda g: jnp.tensordot(scale, g, 1) / ROWS, grads)
        new, use = jax.random.split(key)
        leaves, structure = jax.tree.flatten(total)
        noisy = [g + 0.01 * jax.random.normal(k, g.shape) for g, k in zip(leaves, jax.random.split(use, len(leaves)))]
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, structure.unflatten(noisy)), new, _loss(params, x, y)
    return Stranger(step, (_params(), jax.random.PRNGKey(5), *_batch()), ("param", "rng", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]))


def inner_loop():
    """A solver inside the model: a fixed number of rounds by fori_loop, differentiated."""
    def step(params, opt_state, x, y):
        def loss_fn(params):
            z = jax.lax.fori_loop(0, 3, lambda i, z: jnp.tanh(z * 0.5 + x @ params["hidden"]["w"]
                                                              + params["hidden"]["b"]), jnp.zeros((ROWS, 16)))
            return optax.softmax_cross_entropy_with_integer_labels(z @ params["out"]["w"] + params["out"]["b"], y).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    p = _params()
    return Stranger(step, (p, ADAM.init(p), *_batch()), ("param", "opt", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


def conditional():
    """Clips only from the tenth step on, by lax.cond."""
    def step(params, opt_state, x, y):
        loss, grads = jax.value_and_grad(_loss)(params, x, y)
        count = opt_state[0].count
        grads = jax.lax.cond(count >= 2, lambda g: jax.tree.map(lambda v: jnp.clip(v, -0.1, 0.1), g), lambda g: g, grads)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    p = _params()
    return Stranger(step, (p, ADAM.init(p), *_batch()), ("param", "opt", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


def cross_validated():
    """Rows of another number beside the others: two batches of different sizes."""
    def step(params, opt_state, x, y, x_extra):
        def loss_fn(params):
            return _loss(params, x, y) + 0.1 * jnp.mean(_logits(params, x_extra) ** 2)
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    p = _params()
    return Stranger(step, (p, ADAM.init(p), _batch()[0], _batch()[1], jnp.ones((2 * ROWS, WIDTH))),
                    ("param", "opt", "batch", "batch", "batch"), lambda a, r: (r[0], r[1], *a[2:]))


def permuted_rows():
    """Mixup with a permutation of the batch, given with it: rows meet rows."""
    def step(params, x, y, order):
        def loss_fn(params):
            mixed = 0.7 * x + 0.3 * x[order]
            return 0.7 * _loss(params, mixed, y) + 0.3 * _loss(params, mixed, y[order])
        loss, grads = jax.value_and_grad(loss_fn)(params)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss
    return Stranger(step, (_params(), *_batch(), jnp.arange(ROWS)[::-1]), ("param", "batch", "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]))


STYLES = {
    "loss_first": loss_first,
    "loss_first_donated": lambda: loss_first((0, 1)),
    "batch_first": batch_first,
    "swapped_results": swapped_results,
    "swapped_results_donated": lambda: swapped_results((0, 1)),
    "adam_by_hand": by_hand,
    "adam_by_hand_donated": lambda: by_hand((0, 1, 2)),
    "lists": lists,
    "decayed_by_scaling": decayed_by_scaling,
    "decayed_by_scaling_donated": lambda: decayed_by_scaling((0,)),
    "gradients_only": gradients_only,
    "gradients_only_decayed": lambda: gradients_only(1e-2),
    "evaluation": evaluation,
    "residual": residual,
    "plain": plain,
    "donated_loss": donated_loss,
    "unused_arguments": unused_arguments,
    "unused_kept": unused_kept,
    "overwritten": overwritten,
    "overwritten_kept": lambda: overwritten(()),
    "last_gradient": last_gradient,
    "last_gradient_donated": lambda: last_gradient((0,)),
    "logits_out": logits_out,
    "accuracy_first": accuracy_first,
    "rate_from_outside": rate_from_outside,
    "weighted_rows": weighted_rows,
    "polyak": polyak,
    "lookahead": lookahead,
    "lookahead_donated": lambda: lookahead((0, 1)),
    "sharpness_aware": sharpness_aware,
    "several_steps": several_steps,
    "several_steps_factored": lambda: several_steps(optax.adafactor(1e-2, min_dim_size_to_factor=4)),
    "per_example_gradients": per_example_gradients,
    "inner_loop": inner_loop,
    "conditional": conditional,
    "cross_validated": cross_validated,
    "permuted_rows": permuted_rows,
}
