"""What was read wrong without a question once: prototypes, tables, documents of one list, states that are overwritten or swapped."""

import jax
import jax.numpy as jnp
import optax
from contrastive import ADAM, apply, net, trained, unit
from stranger import Stranger

B = 8  # rows, classes, prototypes
ROWS, WIDTH = 12, 8
TOKENS, VECTORS, DOCUMENTS = 24, 20, 8
UNCLEAR = "it is not clear which result replaces which argument"


def _normal(seed, *shape):
    return jax.random.normal(jax.random.PRNGKey(seed), shape)


def _ids(seed, count, high):
    return jax.random.randint(jax.random.PRNGKey(seed), (count,), 0, high)


def _nll(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


# ---- as many of something as there are rows --------------------------------------------------------------------------------


def prototypes_by_distance():
    """Labels choose the prototype."""
    def loss(p, x, prototypes, y):
        return _nll(-((apply(p, x)[:, None] - prototypes) ** 2).sum(-1), y)
    return trained(loss, net(0, 5, 16, 6), _normal(1, B, 5), _normal(2, B, 6), _ids(3, B, B), kinds=("batch", "frozen", "batch"))


def prototypes_by_angle():
    """Normalised on both sides."""
    def loss(p, x, prototypes, y):
        return _nll(unit(apply(p, x)) @ unit(prototypes).T / 0.1, y)
    return trained(loss, net(0, 5, 16, 6), _normal(1, B, 5), _normal(2, B, 6), _ids(3, B, B), kinds=("batch", "frozen", "batch"))


def codebook_given():
    """Entries of a frozen codebook, the nearest one for each row: as many, nothing tells them from rows."""
    def loss(p, x, codes):
        z = apply(p["e"], x)
        nearest = codes[((z[:, None] - codes) ** 2).sum(-1).argmin(-1)]
        return jnp.mean((apply(p["d"], z + jax.lax.stop_gradient(nearest - z)) - x) ** 2) + jnp.mean((z - nearest) ** 2)
    return trained(loss, {"e": net(0, 5, 16, 6), "d": net(1, 6, 16, 5)}, _normal(1, B, 5), _normal(2, B, 6), kinds=("batch", "frozen"),
                   asks="needs all of them on every rank")


def inducing_points():
    """Of the type of the inputs, contracted with what is trained."""
    def loss(p, x, points, y):
        kernel = jnp.exp(-((x[:, None] - points) ** 2).sum(-1) / 4)
        return jnp.mean((kernel @ p["a"] - y) ** 2)
    return trained(loss, {"a": _normal(0, B)}, _normal(1, B, 5), _normal(2, B, 5), _normal(3, B), kinds=("batch", "frozen", "batch"))


def thresholds_reported():
    """Thresholds of classes that only a metric reads."""
    def step(p, opt, x, y, thresholds):
        def loss(p):
            logits = apply(p, x)
            return _nll(logits, y), logits
        (value, logits), grads = jax.value_and_grad(loss, has_aux=True)(p)
        updates, opt = ADAM.update(grads, opt)
        return optax.apply_updates(p, updates), opt, value, (jax.nn.softmax(logits) > thresholds).mean()
    p = net(0, 5, 16, B)
    return Stranger(step, (p, ADAM.init(p), _normal(1, B, 5), _ids(2, B, B), jax.nn.softmax(_normal(3, B))),
                    ("param", "opt", "batch", "batch", "const"), lambda a, r: (r[0], r[1], *a[2:]))


# ---- documents of one list of tokens, counted by their separators ----------------------------------------------------------


def _documents(tokens):
    return jnp.cumsum(tokens == 0)


def next_tokens_of_documents():
    """Frozen word vectors; the tokens are the labels, too."""
    def loss(p, vectors, tokens):
        place = jnp.sin(_documents(tokens)[:, None] * jnp.arange(1, 7))
        return _nll(apply(p, vectors[tokens] + place)[:-1], tokens[1:])
    return trained(loss, net(1, 6, 16, VECTORS), _normal(1, VECTORS, 6), _ids(2, TOKENS, VECTORS), kinds=("frozen", "batch"))


def attention_within_documents():
    def loss(p, vectors, tokens, y):
        h, document = vectors[tokens], _documents(tokens)
        scores = jnp.where(document[:, None] == document, (h @ p["q"]) @ h.T, -1e9)
        return _nll(apply(p["n"], jax.nn.softmax(scores) @ h), y)
    return trained(loss, {"q": _normal(0, 6, 6), "n": net(1, 6, 16, 5)}, _normal(1, VECTORS, 6), _ids(2, TOKENS, VECTORS), _ids(3, TOKENS, 5),
                   kinds=("frozen", "batch", "batch"))


def documents_by_mean_of_logits():
    """A label for each document: what tokens say is averaged."""
    def loss(p, vectors, tokens, y):
        document = _documents(tokens)
        sums = jax.ops.segment_sum(apply(p, vectors[tokens]), document, num_segments=DOCUMENTS)
        count = jax.ops.segment_sum(jnp.ones(TOKENS), document, num_segments=DOCUMENTS)
        return _nll(sums / jnp.maximum(count, 1)[:, None], y)
    return trained(loss, net(1, 6, 16, 5), _normal(1, VECTORS, 6), _ids(2, TOKENS, VECTORS), _ids(3, DOCUMENTS, 5),
                   kinds=("frozen", "batch", "batch"))


def documents_by_bags():
    """Vectors are added up first: the tokens' rows end before the first matmul."""
    def loss(p, vectors, tokens, y):
        return _nll(apply(p, jax.ops.segment_sum(vectors[tokens], _documents(tokens), num_segments=DOCUMENTS)), y)
    return trained(loss, net(1, 6, 16, 5), _normal(1, VECTORS, 6), _ids(2, TOKENS, VECTORS), _ids(3, DOCUMENTS, 5),
                   kinds=("frozen", "batch", "batch"))


# ---- states, returned in a list, nothing donated ----------------------------------------------------------------------------


def _gradient(w, x, y):
    return jax.value_and_grad(lambda w: _nll(x @ w, y))(w)


def _weights(seed=0):
    return _normal(seed, WIDTH, WIDTH)


def _of(step, states, kinds, advance, asks=None):
    return Stranger(step, (*states, _normal(1, ROWS, WIDTH), _ids(2, ROWS, WIDTH)), (*kinds, "batch", "batch"), advance, asks=asks)


def heavy_ball_by_two_points():
    """The new point is returned behind the last one."""
    def step(w, last, x, y):
        value, g = _gradient(w, x, y)
        return w, w - 0.1 * g + 0.9 * (w - last), value
    return _of(step, (_weights(), _weights() * 0.99), ("param", "opt"), lambda a, r: (r[1], r[0], *a[2:]))


def proximal_last_point():
    """A penalty on the distance from the last point."""
    def step(w, last, x, y):
        value, g = jax.value_and_grad(lambda w: _nll(x @ w, y) + 0.1 * ((w - last) ** 2).sum())(w)
        return w - 0.1 * g, w, value
    return _of(step, (_weights(), _weights() * 0.99), ("param", "model_state"), lambda a, r: (r[0], r[1], *a[2:]))


def secant_steps_in_a_list():
    """Barzilai and Borwein: the last gradient could be a given tensor, and the gradient be reported."""
    def step(w, last, last_g, x, y):
        value, g = _gradient(w, x, y)
        s, d = w - last, g - last_g
        return w - (s * s).sum() / (jnp.abs((s * d).sum()) + 1e-3) * g, g, w, value
    return _of(step, (_weights(), _weights() * 0.99, _weights(6)), ("param", "opt", "opt"), lambda a, r: (r[0], r[2], r[1], *a[3:]), UNCLEAR)


def pulled_to_a_reference():
    """The gradient is returned, and reads the reference element by element."""
    def step(w, reference, x, y):
        value, g = jax.value_and_grad(lambda w: _nll(x @ w, y) + 0.1 * ((w - reference) ** 2).sum())(w)
        return w - 0.1 * g, g, value
    return _of(step, (_weights(), _weights(5)), ("param", "frozen"), lambda a, r: (r[0], *a[1:]), UNCLEAR)


def masks_in_turns():
    def step(w, now, then, x, y):
        value, g = _gradient(w, x, y)
        return w - 0.1 * g * now, then, now, value
    masks = [(_weights(seed) > 0).astype(jnp.float32) for seed in (5, 6)]
    return _of(step, (_weights(), *masks), ("param", "opt", "opt"), lambda a, r: (*r[:3], *a[3:]), UNCLEAR)


def players_in_turns():
    """The first one moves, and comes back as the second."""
    def step(mine, yours, x, y):
        value, g = jax.value_and_grad(lambda w: _nll(x @ w + jax.lax.stop_gradient(x @ yours), y))(mine)
        return yours, mine - 0.1 * g, value
    return _of(step, (_weights(), _weights(3)), ("param", "param"), lambda a, r: (r[0], r[1], *a[2:]), UNCLEAR)


def keys_from_one():
    """Both keys of the next step come from the first."""
    def step(w, key, other, x, y):
        key, following, mine = jax.random.split(key, 3)
        value, g = _gradient(w, x * jax.random.bernoulli(mine, 0.9, x.shape), y)
        return w - 0.1 * g + 1e-3 * jax.random.normal(other, w.shape), key, following, value
    return _of(step, (_weights(), jax.random.PRNGKey(1), jax.random.PRNGKey(2)), ("param", "rng", "rng"), lambda a, r: (*r[:3], *a[3:]), UNCLEAR)


def key_on_record():
    """The key that was given is reported."""
    def step(w, key, x, y):
        value, g = _gradient(w, x * jax.random.bernoulli(key, 0.9, x.shape), y)
        return w - 0.1 * g, {"loss": value, "key": key}
    return _of(step, (_weights(), jax.random.PRNGKey(1)), ("param", "rng"), lambda a, r: (r[0], *a[1:]))


def key_in_the_state_and_on_record():
    """The next key is in the state, the one that was given is reported."""
    def step(state, x, y):
        key, drawn = jax.random.split(state["key"])
        value, g = _gradient(state["w"], x * jax.random.bernoulli(drawn, 0.9, x.shape), y)
        return {"key": key, "w": state["w"] - 0.1 * g}, {"loss": value, "used": state["key"]}
    return _of(step, ({"key": jax.random.PRNGKey(1), "w": _weights()},), ({"key": "rng", "w": "param"},), lambda a, r: (r[0], *a[1:]))


# ---- means and sums of squares ---------------------------------------------------------------------------------------------


def observations_by_welford():
    """Mean and sums of squares of observations, which normalise them for a network."""
    def step(w, mean, squares, count, x, y):
        count += ROWS
        apart = x - mean
        mean += apart.sum(0) / count
        squares += (apart * (x - mean)).sum(0)
        value, g = _gradient(w, (x - mean) / jnp.sqrt(squares / count + 1e-6), y)
        return w - 0.1 * g, mean, squares, count, value
    states = (_weights(), jnp.zeros(WIDTH), jnp.ones(WIDTH), jnp.float32(1.0))
    return _of(step, states, ("param", "model_state", "model_state", "model_state"), lambda a, r: (*r[:4], *a[4:]))


def likelihood_beside_a_network():
    """Mean and scale of each feature are learnt, by a term that has nothing of the network."""
    def step(p, x, y):
        def loss(p):
            likelihood = jnp.mean((x - p["mean"]) ** 2 * jnp.exp(-p["scale"]) + p["scale"])
            return likelihood + _nll(x @ p["w"], y)
        value, g = jax.value_and_grad(loss)(p)
        return jax.tree.map(lambda a, b: a - 0.1 * b, p, g), value
    return _of(step, ({"mean": jnp.ones(WIDTH), "scale": jnp.zeros(WIDTH), "w": _weights()},), ("param",), lambda a, r: (r[0], *a[1:]))


MISREAD = {step.__name__: step for step in (
    prototypes_by_distance, prototypes_by_angle, codebook_given, inducing_points, thresholds_reported, next_tokens_of_documents,
    attention_within_documents, documents_by_mean_of_logits, documents_by_bags, heavy_ball_by_two_points, proximal_last_point,
    secant_steps_in_a_list, pulled_to_a_reference, masks_in_turns, players_in_turns, keys_from_one, key_on_record, key_in_the_state_and_on_record,
    observations_by_welford, likelihood_beside_a_network)}
