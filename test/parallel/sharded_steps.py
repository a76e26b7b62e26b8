"""Training steps on whole values whose author says where they lie along `tp`: jit's shardings of states, as GSPMD programs have them,
`with_sharding_constraint` of values, or both. parallel_steps.py runs them."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax.sharding import NamedSharding, PartitionSpec as P

ROWS, WORDS, WIDTH, HEADS, HIDDEN, LENGTH, EXPERTS, PLACES = 12, 32, 16, 4, 32, 6, 4, 3
SIZE = WIDTH // HEADS
ADAMW = optax.adamw(1e-2)


def _mesh():
    return jax.sharding.Mesh(np.array(jax.devices()).reshape(1, -1), ("data", "tp"))


def _constrain(x, *axes):
    return jax.lax.with_sharding_constraint(x, NamedSharding(_mesh(), P(*axes)))


def _train(losses, params, specs):
    """AdamW on `params`, which `specs` shards; None: jit says nothing of where states lie."""
    def step(state, x, y):
        params, moments = state
        loss, grads = jax.value_and_grad(losses)(params, x, y)
        updates, moments = ADAMW.update(grads, moments, params)
        return (optax.apply_updates(params, updates), moments), loss

    state, data = (params, ADAMW.init(params)), NamedSharding(_mesh(), P("data"))
    rng = np.random.default_rng(3)
    x, y = (rng.integers(0, WORDS, (ROWS, LENGTH)).astype("i") for _ in range(2))
    if specs is None:
        return jax.jit(step), (state, x, y)

    def place(path, _):
        names = [key.key for key in path if isinstance(getattr(key, "key", None), str)]
        return NamedSharding(_mesh(), specs[names[-1]] if names else P())

    places = jax.tree_util.tree_map_with_path(place, state)
    return (jax.jit(step, in_shardings=(places, data, data), out_shardings=(places, NamedSharding(_mesh(), P())), donate_argnums=0),
            (state, x, y))


def _weights(rng, *shape):
    return (rng.normal(size=shape) / np.sqrt(shape[-2])).astype("f")


def _layer_params():
    rng = np.random.default_rng(2)
    return {"embed": _weights(rng, WORDS, WIDTH), "norm": np.ones(WIDTH, "f"), "out_norm": np.ones(WIDTH, "f"),
            "q": _weights(rng, WIDTH, HEADS, SIZE), "k": _weights(rng, WIDTH, HEADS, SIZE), "v": _weights(rng, WIDTH, HEADS, SIZE),
            "o": _weights(rng, HEADS, SIZE, WIDTH), "gate": _weights(rng, WIDTH, HIDDEN), "up": _weights(rng, WIDTH, HIDDEN),
            "down": _weights(rng, HIDDEN, WIDTH), "head": _weights(rng, WIDTH, WORDS)}


_LAYER_SPECS = {"embed": P("tp", None), "norm": P(None), "out_norm": P(None), "q": P(None, "tp", None), "k": P(None, "tp", None),
                "v": P(None, "tp", None), "o": P("tp", None, None), "gate": P(None, "tp"), "up": P(None, "tp"),
                "down": P("tp", None), "head": P(None, "tp")}


def _normed(x, scale):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * scale


def _layer_losses(p, x, y):
    h = _constrain(p["embed"][x], "data", None, None)
    n = _normed(h, p["norm"])
    q, k, v = (_constrain(jnp.einsum("bsd,dhe->bshe", n, p[name]), "data", None, "tp", None) for name in "qkv")
    scores = jnp.einsum("bqhe,bkhe->bhqk", q, k) / np.float32(np.sqrt(SIZE))
    scores = jnp.where(jnp.tril(jnp.ones((LENGTH, LENGTH), bool)), scores, -1e30)
    mixed = _constrain(jnp.einsum("bhqk,bkhe->bqhe", jax.nn.softmax(scores), v), "data", None, "tp", None)
    h = h + _constrain(jnp.einsum("bshe,hed->bsd", mixed, p["o"]), "data", None, None)
    n = _normed(h, p["out_norm"])
    hidden = _constrain(jax.nn.silu(n @ p["gate"]) * (n @ p["up"]), "data", None, "tp")
    h = h + _constrain(hidden @ p["down"], "data", None, None)
    logits = _constrain(h @ p["head"], "data", None, "tp")
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


def sharded_layer():
    """A layer of a Llama as MaxText shards it: weights by heads and hidden units, embedding and loss over the vocabulary."""
    return _train(_layer_losses, _layer_params(), _LAYER_SPECS)


def constrained_layer():
    """The same where values alone are sharded."""
    return _train(_layer_losses, _layer_params(), None)


def sharded_experts():
    """Mixture of experts: a device has some of them, and whole all else; tokens go to the likeliest, which takes PLACES of a row."""
    def losses(p, x, y):
        h = jax.nn.one_hot(x, WORDS) @ p["embed"]
        chances = jax.nn.softmax(h @ p["gate"])
        chosen = jax.nn.one_hot(jnp.argmax(chances, -1), EXPERTS)
        place = jnp.cumsum(chosen, 1) * chosen - 1
        sent = jax.nn.one_hot(place.astype(int), PLACES) * (chosen * (place < PLACES))[..., None]
        taken = _constrain(jnp.einsum("bsec,bsd->ebcd", sent, h), "tp", "data", None, None)
        hidden = _constrain(jax.nn.gelu(jnp.einsum("ebcd,edf->ebcf", taken, p["up"])), "tp", "data", None, None)
        given = _constrain(jnp.einsum("ebcf,efd->ebcd", hidden, p["down"]), "tp", "data", None, None)
        mixed = _constrain(jnp.einsum("bsec,ebcd->bsd", sent * chances[..., None], given), "data", None, None)
        balance = EXPERTS * jnp.sum(chosen.mean((0, 1)) * chances.mean((0, 1)))
        losses = -jnp.sum(jax.nn.one_hot(y, WORDS) * jax.nn.log_softmax((h + mixed) @ p["head"]), -1)
        return losses.mean() + 0.01 * balance

    rng = np.random.default_rng(4)
    params = {"embed": _weights(rng, WORDS, WIDTH), "gate": _weights(rng, WIDTH, EXPERTS), "up": _weights(rng, EXPERTS, WIDTH, HIDDEN),
              "down": _weights(rng, EXPERTS, HIDDEN, WIDTH), "head": _weights(rng, WIDTH, WORDS)}
    return _train(losses, params, {"up": P("tp"), "down": P("tp"), "embed": P(), "gate": P(), "head": P()})
