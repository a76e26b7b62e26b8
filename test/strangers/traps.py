"""Steps in which every size is that of the batch: features, weights, tables, teachers, queues, pairs of rows."""

import jax
import jax.numpy as jnp
import optax

from contrastive import ADAM, apply, net, trained, unit
from stranger import Stranger

B = 8
SGD = optax.sgd(0.1)
LOOKED_UP = "'stablehlo.gather' needs all of them on every rank"
NO_ROWS = "no set of arguments can be sharded along its first dimension without gathering"


def _normal(seed, *shape):
    return jax.random.normal(jax.random.PRNGKey(seed), shape)


def _ids(seed, high=B):
    return jax.random.randint(jax.random.PRNGKey(seed), (B,), 0, high)


def _net():
    return net(0, B, 16, B)


def _nll(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


# ---- rows and features of one size -----------------------------------------------------------------------------------------


def square_columns():
    """Rows are columns: w @ x of square matrices."""
    return trained(lambda p, x, y: jnp.mean((p["w"] @ x - y) ** 2), {"w": _normal(0, B, B)}, _normal(1, B, B), _normal(2, B, B),
                   kinds=("batch:1", "batch:1"))


def square_columns_deep():
    def loss_fn(p, x, y):
        return jnp.mean((p["v"] @ jnp.tanh(p["w"] @ x + p["b"][:, None]) - y) ** 2)
    p = {"w": _normal(0, B, B), "v": _normal(3, B, B), "b": _normal(4, B)}
    return trained(loss_fn, p, _normal(1, B, B), _normal(2, B, B), kinds=("batch:1", "batch:1"))


def square_weights_of_rows_and_columns():
    """A weight for each example beside a scale for each feature."""
    def loss_fn(p, x, e, s, y):
        return jnp.mean(e * jnp.sum(((x * s) @ p["w"] - y) ** 2, -1))
    return trained(loss_fn, {"w": _normal(0, B, B)}, _normal(1, B, B), _normal(2, B), _normal(3, B), _normal(4, B, B),
                   kinds=("batch", "batch", "frozen", "batch"))


def square_whitened():
    """A frozen mean and a frozen rotation of the features."""
    return trained(lambda p, x, mean, turn, y: _nll(apply(p, (x - mean) @ turn), y), _net(), _normal(1, B, B), _normal(2, B),
                   _normal(3, B, B), _ids(4), kinds=("batch", "frozen", "frozen", "batch"))


def square_features():
    return trained(lambda p, x, r, y: _nll(apply(p, jnp.cos(x @ r)), y), _net(), _normal(1, B, B), _normal(5, B, B), _ids(3),
                   kinds=("batch", "frozen", "batch"))


def square_teacher():
    """A teacher with as many outputs as there are rows, laid out the other way round."""
    def loss_fn(p, x, t):
        return -jnp.mean(jnp.sum(jax.nn.softmax(x @ t.T) * jax.nn.log_softmax(apply(p, x)), -1))
    return trained(loss_fn, _net(), _normal(1, B, B), _normal(5, B, B), kinds=("batch", "frozen"))


def square_noisy_labels():
    """A frozen matrix of label noise between probabilities and soft labels."""
    def loss_fn(p, x, noise, y):
        return -jnp.mean(jnp.sum(y * jnp.log(jax.nn.softmax(apply(p, x)) @ noise), -1))
    return trained(loss_fn, _net(), _normal(1, B, B), jax.nn.softmax(_normal(2, B, B)), jax.nn.softmax(_normal(3, B, B)),
                   kinds=("batch", "frozen", "batch"))


# ---- rows that meet rows ---------------------------------------------------------------------------------------------------


def square_pair_mask():
    """[B, B] says which pairs count."""
    def loss_fn(p, x, mask):
        z = unit(apply(p, x))
        return jnp.sum(mask * (z @ z.T - 1) ** 2) / jnp.sum(mask)
    return trained(loss_fn, _net(), _normal(1, B, B), (_normal(2, B, B) > 0).astype(jnp.float32))


def square_gram():
    """The products of all pairs of rows are given, beside the covariance of the features, which is none of the rows'."""
    def loss_fn(p, x, gram, covariance):
        z = apply(p, x)
        return jnp.mean((z @ z.T / B - gram) ** 2) + jnp.mean((z.T @ z / B - covariance) ** 2)
    return trained(loss_fn, _net(), _normal(1, B, B), _normal(2, B, B), _normal(3, B, B), kinds=("batch", "batch", "frozen"))


def square_queue():
    """All keys of the queue are replaced: it is as large as the batch."""
    def step(params, opt_state, queue, x, y):
        def loss_fn(p):
            z, keys = unit(apply(p, x)), jax.lax.stop_gradient(unit(apply(p, y)))
            logits = jnp.concatenate([(z * keys).sum(-1, keepdims=True), z @ queue.T], 1)
            return _nll(logits / 0.1, jnp.zeros(B, jnp.int32)), keys
        (loss, keys), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, keys, loss
    p = _net()
    return Stranger(step, (p, ADAM.init(p), unit(_normal(9, B, B)), _normal(1, B, B), _normal(2, B, B)),
                    ("param", "opt", "model_state", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


# ---- what only its author knows --------------------------------------------------------------------------------------------


def square_table():
    """As many entries as rows: a table, or rows in another order."""
    return trained(lambda p, table, ids, y: _nll(apply(p, table[ids]), y), _net(), _normal(1, B, B), _ids(2), _ids(3),
                   kinds=("frozen", "batch", "batch"), asks=LOOKED_UP)


def square_class_weights():
    """The labels choose among the outputs, too: so the table is of classes."""
    def loss_fn(p, x, weights, y):
        return (weights[y] * optax.softmax_cross_entropy_with_integer_labels(apply(p, x), y)).mean()
    return trained(loss_fn, _net(), _normal(1, B, B), _normal(2, B) ** 2, _ids(3),
                   kinds=("batch", "frozen", "batch"))


def auto_decoder(tx=ADAM):
    """A trained code for each row, no input: what could be cut with the least is the features of the output."""
    return trained(lambda p, x: jnp.mean((apply(p["net"], p["codes"]) - x) ** 2), {"net": net(0, 4, 16, 10), "codes": _normal(3, B, 4)},
                   _normal(1, B, 10), tx=tx, asks=NO_ROWS)


def factors(tx=ADAM):
    """A matrix is factorised: rows of the data are rows of one factor, columns those of the other."""
    return trained(lambda p, r: jnp.mean((p["u"] @ p["v"].T - r) ** 2), {"u": _normal(0, B, 4), "v": _normal(3, 10, 4)},
                   _normal(1, B, 10), tx=tx, asks=NO_ROWS)


def auto_decoder_sgd():
    """The same without moments: the last weights could be taken for a carry."""
    return auto_decoder(SGD)


def factors_sgd():
    return factors(SGD)


TRAPS = {step.__name__: step for step in (
    square_columns, square_columns_deep, square_weights_of_rows_and_columns, square_whitened, square_features, square_teacher,
    square_noisy_labels, square_pair_mask, square_gram, square_queue, square_table, square_class_weights, auto_decoder, factors,
    auto_decoder_sgd, factors_sgd)}
