"""Steps in the manner of other libraries: flax.nnx, Haiku, Equinox. A library that is not installed is left out."""

import functools

import jax
import jax.numpy as jnp
import optax

from stranger import Stranger

ROWS, WIDTH, CLASSES = 12, 8, 5


def _batch():
    return (jax.random.normal(jax.random.PRNGKey(1), (ROWS, WIDTH)),
            jax.random.randint(jax.random.PRNGKey(2), (ROWS,), 0, CLASSES))


def _cross_entropy(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


def nnx_split(dropout=True):
    """flax.nnx in its functional form: (graph, state) = split(model, optimizer); statistics and keys ride in the state."""
    from flax import nnx

    class Model(nnx.Module):
        def __init__(self, rngs):
            self.first = nnx.Linear(WIDTH, 16, rngs=rngs)
            self.norm = nnx.BatchNorm(16, rngs=rngs)
            self.dropout = nnx.Dropout(0.1 if dropout else 0.0, rngs=rngs)
            self.second = nnx.Linear(16, CLASSES, rngs=rngs)

        def __call__(self, x):
            return self.second(self.dropout(nnx.relu(self.norm(self.first(x)))))
    model = Model(nnx.Rngs(0))
    optimizer = nnx.Optimizer(model, optax.adamw(1e-2), wrt=nnx.Param)
    graph, params, state = nnx.split((model, optimizer), nnx.Param, ...)

    def step(params, state, x, y):
        model, optimizer = nnx.merge(graph, params, state)
        loss, grads = nnx.value_and_grad(lambda m: _cross_entropy(m(x), y))(model)
        optimizer.update(model, grads)
        _, params, state = nnx.split((model, optimizer), nnx.Param, ...)
        return params, state, loss

    def kind(path, leaf):
        text = jax.tree_util.keystr(path)
        if "opt_state" in text or "step" in text:
            return "opt"
        if "key" in text:
            return "rng"
        return "counter" if "count" in text else "model_state"
    kinds = jax.tree_util.tree_map_with_path(kind, state)
    return Stranger(step, (params, state, *_batch()), ("param", kinds, "batch", "batch"), lambda a, r: (r[0], r[1], a[2], a[3]))


def haiku_step(donate=(0,)):
    import haiku as hk

    def network(x, training):
        x = jax.nn.relu(hk.Linear(16)(x))
        x = hk.BatchNorm(True, True, 0.9)(x, training)
        x = hk.dropout(hk.next_rng_key(), 0.1, x)
        return hk.Linear(CLASSES)(x)
    net, tx = hk.transform_with_state(network), optax.adam(1e-2)
    params, state = net.init(jax.random.PRNGKey(0), _batch()[0], True)

    def step(train_state, x, y):
        params, state, opt_state, rng = train_state
        rng, key = jax.random.split(rng)

        def loss_fn(params):
            logits, new = net.apply(params, state, key, x, True)
            return _cross_entropy(logits, y), new
        (loss, new), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return (optax.apply_updates(params, updates), new, opt_state, rng), {"loss": loss}

    def kind(path, leaf):
        return "counter" if leaf.ndim == 0 else "model_state"
    kinds = ("param", jax.tree_util.tree_map_with_path(kind, state), "opt", "rng")
    return Stranger(step, ((params, state, tx.init(params), jax.random.PRNGKey(4)), *_batch()), (kinds, "batch", "batch"),
                    lambda a, r: (r[0], a[1], a[2]), donate)


def equinox_step():
    """eqx.filter_jit comes down to jitting over the arrays of a module."""
    import equinox as eqx
    model = eqx.nn.MLP(WIDTH, CLASSES, 16, 2, key=jax.random.PRNGKey(0))
    arrays, static = eqx.partition(model, eqx.is_array)
    tx = optax.adamw(1e-2)

    def step(arrays, opt_state, x, y):
        def loss_fn(arrays):
            return _cross_entropy(jax.vmap(eqx.combine(arrays, static))(x), y)
        loss, grads = jax.value_and_grad(loss_fn)(arrays)
        updates, opt_state = tx.update(grads, opt_state, arrays)
        return eqx.apply_updates(arrays, updates), opt_state, loss
    return Stranger(step, (arrays, tx.init(arrays), *_batch()), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]))


def _installed(module):
    try:
        __import__(module)
    except ImportError:
        return False
    return True


LIBRARIES = {name: make for name, module, make in (
    ("nnx", "flax.nnx", nnx_split), ("haiku", "haiku", haiku_step), ("haiku_kept", "haiku", lambda: haiku_step(())),
    ("equinox", "equinox", equinox_step)) if _installed(module)}
