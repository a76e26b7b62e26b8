"""Steps of solvers and of layers with states of their own, as small packages write them: line searches, steps that look ahead,
power iterations, Gaussian processes."""

import jax
import jax.numpy as jnp
import optax

from stranger import Stranger

ROWS, WIDTH, HIDDEN, CLASSES = 12, 6, 12, 5


def _data():
    keys = jax.random.split(jax.random.PRNGKey(0), 3)
    return (jax.random.normal(keys[0], (ROWS, WIDTH)), jax.random.randint(keys[1], (ROWS,), 0, CLASSES),
            jax.random.normal(keys[2], (ROWS,)))


def _weights(*shapes):
    keys = jax.random.split(jax.random.PRNGKey(1), len(shapes))
    return [jax.random.normal(key, shape) * 0.3 for key, shape in zip(keys, shapes)]


def _cross_entropy(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


def _network(params, x):
    return jnp.tanh(x @ params["first"]) @ params["second"]


def line_search():
    """L-BFGS of optax: copies of parameters and gradients, memories of both, a rate that is searched."""
    tx = optax.lbfgs(memory_size=3)
    first, second = _weights((WIDTH, HIDDEN), (HIDDEN, CLASSES))
    params = {"first": first, "second": second}
    x, y, _ = _data()

    def step(params, opt_state, x, y):
        def loss(p):
            return _cross_entropy(_network(p, x), y)
        value, grads = jax.value_and_grad(loss)(params)
        updates, opt_state = tx.update(grads, opt_state, params, value=value, grad=grads, value_fn=loss)
        return optax.apply_updates(params, updates), opt_state, value
    return Stranger(step, (params, tx.init(params), x, y), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


def accelerated():
    """Nesterov's method as jaxopt has it: the point ahead is the solver's state, its gradient makes both new values."""
    _, _, y = _data()
    x = _data()[0]
    start = jnp.ones(WIDTH) * 0.1

    def step(w, state, x, y):
        count, t, ahead = state["count"], state["t"], state["ahead"]
        value, grad = jax.value_and_grad(lambda v: jnp.mean((x @ v - y) ** 2))(ahead)
        following, next_t = ahead - 0.05 * grad, 0.5 * (1 + jnp.sqrt(1 + 4 * t ** 2))
        state = {"count": count + 1, "error": value, "t": next_t, "ahead": following + (t - 1) / next_t * (following - w)}
        return following, state
    state = {"count": jnp.int32(0), "error": jnp.float32(0), "t": jnp.float32(1), "ahead": start + 0}
    return Stranger(step, (start, state, x, y), ("opt", {"count": "counter", "error": "model_state", "t": "opt", "ahead": "param"},
                                                 "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


def power_iteration():
    """Spectral normalisation: both vectors are stored, the left one is made anew; the right one has ROWS elements."""
    weight, head = _weights((WIDTH, HIDDEN), (HIDDEN, CLASSES))
    tx = optax.adam(1e-2)
    x, y, _ = _data()

    def step(params, opt_state, vectors, x, y):
        left = params["first"] @ vectors["right"]
        left = jax.lax.stop_gradient(left / jnp.linalg.norm(left))
        right = params["first"].T @ left
        right = jax.lax.stop_gradient(right / jnp.linalg.norm(right))

        def loss(p):
            sigma = left @ p["first"] @ right
            return _cross_entropy(jnp.tanh(x @ p["first"] / sigma) @ p["second"], y)
        value, grads = jax.value_and_grad(loss)(params)
        updates, opt_state = tx.update(grads, opt_state)
        vectors = {"count": vectors["count"] + 1, "left": left, "right": right}
        return optax.apply_updates(params, updates), opt_state, vectors, value
    params = {"first": weight, "second": head}
    vectors = {"count": jnp.int32(0), "left": jnp.ones(WIDTH), "right": jnp.ones(HIDDEN) / HIDDEN}
    kinds = {"count": "counter", "left": "model_state", "right": "model_state"}
    return Stranger(step, (params, tx.init(params), vectors, x, y), ("param", "opt", kinds, "batch", "batch"),
                    lambda a, r: (r[0], r[1], r[2], a[3], a[4]), (0, 1, 2))


def gaussian_process():
    """Marginal likelihood of rows that all meet one another; features are added up in the kernel, and are no rows."""
    tx = optax.adam(1e-2)
    x, _, y = _data()
    params = {"amplitude": jnp.float32(0.1), "length": jnp.float32(0.2), "noise": jnp.float32(-1)}

    def negative_likelihood(params, x, y):
        distances = jnp.sum((x[:, None] - x[None]) ** 2, -1)
        kernel = jnp.exp(params["amplitude"] - distances / jnp.exp(params["length"]))
        factor = jnp.linalg.cholesky(kernel + jnp.exp(params["noise"]) * jnp.eye(ROWS))
        scaled = jax.scipy.linalg.solve_triangular(factor, y, lower=True)
        return 0.5 * jnp.sum(scaled ** 2) + jnp.sum(jnp.log(jnp.diag(factor)))

    def step(params, opt_state, x, y):
        value, grads = jax.value_and_grad(negative_likelihood)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, value
    return Stranger(step, (params, tx.init(params), x, y), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1),
                    asks="no set of arguments can be sharded along its first dimension without gathering")


def weight_norm():
    """Directions and lengths of a layer's weights, behind others: sums of its gradient that only the optimizer reads."""
    first, second, direction = _weights((WIDTH, HIDDEN), (HIDDEN, HIDDEN), (CLASSES, HIDDEN))
    tx = optax.adam(1e-2)
    x, y, _ = _data()
    params = {"first": first, "second": second, "direction": direction, "length": jnp.ones((CLASSES, 1))}

    def loss(params, x, y):
        norm = jnp.linalg.norm(params["direction"], axis=1, keepdims=True)
        hidden = jax.nn.relu(x @ params["first"]) @ params["second"]
        return _cross_entropy(hidden @ (params["length"] * params["direction"] / norm).T, y)

    def step(params, opt_state, x, y):
        value, grads = jax.value_and_grad(loss)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, value
    return Stranger(step, (params, tx.init(params), x, y), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


SOLVERS = {
    "line_search": line_search,
    "accelerated": accelerated,
    "power_iteration": power_iteration,
    "gaussian_process": gaussian_process,
    "weight_norm": weight_norm,
}
