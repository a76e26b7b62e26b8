"""What looks like a state and is none, and states that look like something else."""

import jax
import jax.numpy as jnp
import optax

from stranger import Stranger
from styles import ADAM, CLASSES, ROWS, WIDTH, _batch, _logits, _loss, _params, _update

UNCLEAR = "it is not clear which result replaces which argument"


def _momentum(report):
    """Momentum with a rate from outside; `report` says what is returned beside the states."""
    def step(params, momentum, count, batch, rate):
        loss, grads = jax.value_and_grad(_loss)(params, *batch)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        params = jax.tree.map(lambda p, m: p - rate * m, params, momentum)
        return params, momentum, count + 1, report(rate, count, loss)
    return step


def reported_rate(report, donate=(), asks=None):
    p = _params()
    return Stranger(_momentum(report), (p, jax.tree.map(jnp.zeros_like, p), jnp.int32(0), _batch(), jnp.float32(0.1)),
                    ("param", "opt", "step", "batch", "scalar"), lambda a, r: (r[0], r[1], r[2], a[3], a[4]), donate, asks)


def _denoiser(returned):
    def step(params, opt_state, x, noise):
        def loss_fn(p):
            clean = x + jnp.tanh(x @ p["a"]) @ p["b"]
            return jnp.mean((clean - noise) ** 2), clean
        (loss, clean), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, *returned(loss, clean)
    return step


def residual_prediction(returned, donate=(), asks=None):
    """x + f(x) is returned: of x's type, and x plus something."""
    keys = jax.random.split(jax.random.PRNGKey(0), 4)
    p = {"a": jax.random.normal(keys[0], (WIDTH, 16)), "b": jax.random.normal(keys[1], (16, WIDTH))}
    rows = [jax.random.normal(key, (ROWS, WIDTH)) for key in keys[2:]]
    return Stranger(_denoiser(returned), (p, ADAM.init(p), *rows), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), donate, asks)


def reconstruction():
    """Nothing but x is read, no donation, no counter: x could be taken for a state that is trained."""
    def step(params, x):
        def loss_fn(p):
            clean = x + jnp.tanh(x @ p["a"]) @ p["b"]
            return jnp.mean((clean - 2 * x) ** 2), clean
        (loss, clean), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), {"loss": loss, "output": clean}
    keys = jax.random.split(jax.random.PRNGKey(0), 3)
    p = {"a": jax.random.normal(keys[0], (WIDTH, 16)) * 0.1, "b": jax.random.normal(keys[1], (16, WIDTH)) * 0.1}
    return Stranger(step, (p, jax.random.normal(keys[2], (ROWS, WIDTH))), ("param", "batch"), lambda a, r: (r[0], a[1]))


def returned_inputs():
    def step(params, opt_state, batch):
        params, opt_state, loss = _update(params, opt_state, batch["x"], batch["y"])
        return params, opt_state, {"loss": loss, "y": batch["y"], "guess": _logits(params, batch["x"]).argmax(-1)}
    p = _params()
    x, y = _batch()
    return Stranger(step, (p, ADAM.init(p), {"x": x, "y": y}), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]))


def scaled_inputs():
    """Returned alone: the step itself cannot tell whether they are the next inputs."""
    def step(params, opt_state, x, y):
        scaled = (x - 0.5) / 2
        return *_update(params, opt_state, scaled, y), scaled
    p = _params()
    return Stranger(step, (p, ADAM.init(p), *_batch()), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), asks=UNCLEAR)


def _leap(loss_of, x, y, now, last):
    loss, grads = jax.value_and_grad(loss_of)(now, x, y)
    return jax.tree.map(lambda n, b, g: (1.9 * n - 0.9 * b) - 0.01 * g, now, last, grads), loss


def two_last(donate=()):
    """The last two parameters: the last becomes the last but one as it is."""
    def step(state, x, y):
        following, loss = _leap(_loss, x, y, state["now"], state["was"])
        return {"now": following, "was": state["now"]}, loss
    p = _params()
    return Stranger(step, ({"now": p, "was": jax.tree.map(lambda a: 0.99 * a, p)}, *_batch()),
                    ({"now": "param", "was": "opt"}, "batch", "batch"), lambda a, r: (r[0], a[1], a[2]), donate)


def two_last_apart():
    def step(now, was, x, y):
        following, loss = _leap(_loss, x, y, now, was)
        return loss, following, now
    p = _params()
    return Stranger(step, (p, jax.tree.map(lambda a: 0.99 * a, p), *_batch()), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[1], r[2], a[2], a[3]))


def frozen_and_average():
    """The other reading of the same graph: the frozen table stays, the average follows it."""
    def step(state, x, y):
        loss, grads = jax.value_and_grad(lambda p: _loss(p, x @ state["table"], y))(state["params"])
        return {"average": 0.9 * state["average"] + 0.1 * state["table"], "table": state["table"],
                "params": jax.tree.map(lambda p, g: p - 0.1 * g, state["params"], grads)}, loss
    table = jax.random.normal(jax.random.PRNGKey(5), (WIDTH, WIDTH))
    return Stranger(step, ({"average": jnp.zeros_like(table), "table": table, "params": _params()}, *_batch()),
                    ({"average": "model_state", "table": "frozen", "params": "param"}, "batch", "batch"),
                    lambda a, r: (r[0], a[1], a[2]))


def queue_of_keys():
    """A queue into which the batch's rows go, and whose elements move on: it comes back in its place."""
    def step(params, teacher, opt_state, queue, x1, x2):
        keys = x2 @ teacher["w"]

        def loss_fn(p):
            query = x1 @ p["w"]
            scores = jnp.concatenate([(query * keys).sum(-1, keepdims=True), query @ queue.T], axis=1)
            return -jax.nn.log_softmax(scores)[:, 0].mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        params = optax.apply_updates(params, updates)
        teacher = jax.tree.map(lambda t, p: 0.99 * t + 0.01 * p, teacher, params)
        return params, teacher, opt_state, jnp.concatenate([keys, queue[:-ROWS]]), loss
    keys = jax.random.split(jax.random.PRNGKey(0), 4)
    p = {"w": jax.random.normal(keys[0], (WIDTH, 16))}
    rows = [jax.random.normal(key, (ROWS, WIDTH)) for key in keys[1:3]]
    return Stranger(step, (p, p, ADAM.init(p), jax.random.normal(keys[3], (48, 16)), *rows),
                    ("param", "model_state", "opt", "model_state", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]))


def _trained_on(loss_fn, params, rows):
    def step(params, opt_state, *rows):
        loss, grads = jax.value_and_grad(loss_fn)(params, *rows)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    return Stranger(step, (params, ADAM.init(params), *rows), ("param", "opt", *["batch"] * len(rows)),
                    lambda a, r: (r[0], r[1], *a[2:]))


def dice():
    """A ratio of sums over rows for each class."""
    def loss_fn(p, x, y):
        guess, truth = jax.nn.softmax(_logits(p, x)), jax.nn.one_hot(y, CLASSES)
        return 1 - jnp.mean((2 * (guess * truth).sum(0) + 1) / ((guess + truth).sum(0) + 1))
    return _trained_on(loss_fn, _params(), _batch())


def weighted_tasks():
    """Several losses in one vector, with weights that are learnt."""
    def loss_fn(p, x, y):
        z = _logits(p["net"], x)
        tasks = jnp.stack([optax.softmax_cross_entropy_with_integer_labels(z, y).mean(), jnp.mean(z ** 2)])
        return jnp.sum(jnp.exp(-p["weight"]) * tasks + p["weight"])
    return _trained_on(loss_fn, {"net": _params(), "weight": jnp.zeros(2)}, _batch())


def decorrelated():
    """A function of the correlations of features: products that contract the batch."""
    def loss_fn(p, x1, x2):
        z1, z2 = ((z - z.mean(0)) / (z.std(0) + 1e-2) for z in (x1 @ p["w"], x2 @ p["w"]))
        return ((z1.T @ z2 / ROWS - jnp.eye(16)) ** 2).sum()
    keys = jax.random.split(jax.random.PRNGKey(0), 3)
    return _trained_on(loss_fn, {"w": jax.random.normal(keys[0], (WIDTH, 16))},
                       [jax.random.normal(key, (ROWS, WIDTH)) for key in keys[1:]])


def windows_of_rows():
    """Row i reads rows i and i + 1."""
    def loss_fn(p, x, y):
        pairs = jax.vmap(lambda i: jax.lax.dynamic_slice_in_dim(x, i, 2))(jnp.arange(ROWS))
        return _loss(p, pairs.mean(1), y)
    return _trained_on(loss_fn, _params(), _batch())


def frozen_of_one_size():
    """Weights from outside, more of one first size than there are batch arguments; what they are contracted with is a
    feature, however few values they leave to be summed."""
    def step(params, opt_state, base, ids):
        def loss_fn(p):
            h = p["embedding"][ids[:, :-1]]
            for w in base:
                h = jnp.tanh(h @ w)
            return optax.softmax_cross_entropy_with_integer_labels(h @ p["embedding"].T, ids[:, 1:]).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    keys = jax.random.split(jax.random.PRNGKey(2), 5)
    p = {"embedding": jax.random.normal(keys[0], (20, WIDTH)) * 0.3}
    base = [jax.random.normal(key, (WIDTH, WIDTH)) for key in keys[1:4]]
    return Stranger(step, (p, ADAM.init(p), base, jax.random.randint(keys[4], (ROWS, 7), 0, 20)),
                    ("param", "opt", "frozen", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


DOUBTFUL = {
    "rate_reported": lambda: reported_rate(lambda rate, count, loss: {"loss": loss, "rate": rate}),
    "rate_reported_donated": lambda: reported_rate(lambda rate, count, loss: {"loss": loss, "rate": rate}, (0, 1, 2)),
    "rate_reported_first": lambda: reported_rate(lambda rate, count, loss: {"a_rate": rate, "value": loss}),
    "rate_in_tuple": lambda: reported_rate(lambda rate, count, loss: (loss, rate)),
    "rate_warmed_up": lambda: reported_rate(
        lambda rate, count, loss: {"loss": loss, "rate": rate * jnp.minimum(1.0, count / 100)}),
    "rate_halved": lambda: reported_rate(lambda rate, count, loss: {"loss": loss, "half": rate * 0.5}),
    "rate_halved_donated": lambda: reported_rate(lambda rate, count, loss: (loss, rate * 0.5), (0, 1, 2)),
    "prediction_in_metrics": lambda: residual_prediction(lambda loss, clean: ({"clean": clean, "loss": loss},)),
    "prediction_in_metrics_donated": lambda: residual_prediction(lambda loss, clean: (clean, loss), (0, 1)),
    "prediction_alone": lambda: residual_prediction(lambda loss, clean: (clean, loss), asks=UNCLEAR),
    "reconstruction": reconstruction,
    "returned_inputs": returned_inputs,
    "scaled_inputs": scaled_inputs,
    "two_last": two_last,
    "two_last_donated": lambda: two_last((0,)),
    "two_last_apart": two_last_apart,
    "frozen_and_average": frozen_and_average,
    "queue_of_keys": queue_of_keys,
    "dice": dice,
    "weighted_tasks": weighted_tasks,
    "decorrelated": decorrelated,
    "windows_of_rows": windows_of_rows,
    "frozen_of_one_size": frozen_of_one_size,
}
