"""Training steps whose regions over `tp` exchange values by `all_to_all` and `ppermute`, as users write them in JAX: experts of which each
device has some, sequences of which each has its positions, stages that hand on what they made. parallel_steps.py runs them."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax.sharding import PartitionSpec as P
from megatron_steps import HEAD, HIDDEN, WIDTH, _normed, _params, _step

CHOSEN = 2


def _own(x, axis=1):
    """The device's part of what all have."""
    size = x.shape[axis] // jax.lax.axis_size("tp")
    return jax.lax.dynamic_slice_in_dim(x, jax.lax.axis_index("tp") * size, size, axis)


def _mean_loss(h, p, y):
    """Of the device's positions, then of all."""
    return jax.lax.pmean(optax.softmax_cross_entropy_with_integer_labels(h @ p["head"], _own(y)).mean(), "tp")


def _shifted(x, by=1):
    """In a ring: each device has what the one before it had."""
    count = jax.lax.axis_size("tp")
    return jax.lax.ppermute(x, "tp", [(i, (i + by) % count) for i in range(count)])


def _heads(x, p):
    return ((x @ p[name]).reshape(*x.shape[:2], -1, HEAD) for name in "qkv")


def _attended(q, k, v, first):
    """Positions of q begin at `first`; those of k and v at 0."""
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(HEAD)
    seen = first + jnp.arange(q.shape[1])[:, None] >= jnp.arange(k.shape[1])
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(jnp.where(seen, scores, -1e9), -1), v)


def _fed(n, p):
    return jax.nn.gelu(n @ p["up"]) @ p["down"]


def _experts(p, x, y):
    """GShard's and MaxText's: a row's tokens go to the devices that have their experts, with room for so many of each, and come back."""
    h = p["embed"][_own(x)]
    n = _normed(h, p["n1"])
    count, room = p["router"].shape[1], n.shape[1]
    best, which = jax.lax.top_k(jax.nn.softmax(n @ p["router"], -1), CHOSEN)
    chosen = jax.nn.one_hot(which, count)
    place = (jnp.cumsum(chosen.reshape(*chosen.shape[:1], -1, count), 1).reshape(chosen.shape) - 1) * chosen
    sent = jnp.einsum("bsne,bsnec->bsec", chosen, jax.nn.one_hot(place, room) * chosen[..., None])
    back = jnp.einsum("bsn,bsne,bsnec->bsec", best, chosen, jax.nn.one_hot(place, room) * chosen[..., None])
    given = jax.lax.all_to_all(jnp.einsum("bsec,bsd->ebcd", sent, n), "tp", 0, 2, tiled=True)
    made = jnp.einsum("ebcf,efd->ebcd", jax.nn.gelu(jnp.einsum("ebcd,edf->ebcf", given, p["up"])), p["down"])
    return _mean_loss(h + jnp.einsum("ebcd,bsec->bsd", jax.lax.all_to_all(made, "tp", 2, 0, tiled=True), back), p, y)


def _ulysses(p, x, y):
    """DeepSpeed's: each device has its positions of all heads, for the attention all positions of its heads."""
    h = p["embed"][_own(x)]
    q, k, v = (jax.lax.all_to_all(each, "tp", 2, 1, tiled=True) for each in _heads(_normed(h, p["n1"]), p))
    mixed = jax.lax.all_to_all(_attended(q, k, v, 0), "tp", 1, 2, tiled=True)
    h = h + mixed.reshape(*h.shape[:2], -1) @ p["o"]
    return _mean_loss(h + _fed(_normed(h, p["n2"]), p), p, y)


def _ring(p, x, y):
    """Ring attention: keys and values go round, sums of exponentials are added up."""
    h = p["embed"][_own(x)]
    q, k, v = _heads(_normed(h, p["n1"]), p)
    count, own, size = jax.lax.axis_size("tp"), jax.lax.axis_index("tp"), q.shape[1]
    largest, total, mixed = -1e9, 0.0, 0.0
    for step in range(count):
        of = (own - step) % count
        seen = own * size + jnp.arange(size)[:, None] >= of * size + jnp.arange(size)
        scores = jnp.where(seen, jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(HEAD), -1e9)
        higher = jnp.maximum(largest, jax.lax.stop_gradient(scores.max(-1)))
        less, weights = jnp.exp(largest - higher), jnp.exp(scores - higher[..., None])
        total, mixed = total * less + weights.sum(-1), mixed * less[..., None] + jnp.einsum("bhqk,bkhd->bhqd", weights, v)
        largest = higher
        if step + 1 < count:
            k, v = _shifted(k), _shifted(v)
    mixed = (mixed / total[..., None]).swapaxes(1, 2)
    h = h + mixed.reshape(*h.shape[:2], -1) @ p["o"]
    return _mean_loss(h + _fed(_normed(h, p["n2"]), p), p, y)


def _in_turn(p, x, y):
    """Matmuls of columns and rows beside which positions, and sums of theirs, go round (collective matmuls)."""
    h = p["embed"][_own(x)]
    n, count, own, size = _normed(h, p["n2"]), jax.lax.axis_size("tp"), jax.lax.axis_index("tp"), h.shape[1]
    hidden = jnp.zeros((*h.shape[:1], count * size, p["up"].shape[1]))
    for step in range(count):
        first = (own - step) % count * size
        hidden = jax.lax.dynamic_update_slice_in_dim(hidden, jax.nn.gelu(n @ p["up"]), first, 1)
        n = _shifted(n)
    total = 0.0
    for step in range(count):  # the last that it comes to is whose positions they are
        first = (own + count - 1 - step) % count * size
        total = total + jax.lax.dynamic_slice_in_dim(hidden, first, size, 1) @ p["down"]
        total = _shifted(total) if step + 1 < count else total
    return _mean_loss(h + total, p, y)


def _neighbours(p, x, y):
    """Each position reads the one before it; the first device's first reads zeros, which nobody sends."""
    h = p["embed"][_own(x)]
    n, count = _normed(h, p["n1"]), jax.lax.axis_size("tp")
    before = jax.lax.ppermute(n[:, -1:], "tp", [(i, i + 1) for i in range(count - 1)])
    mixed = jnp.concatenate([before, n[:, :-1]], 1) @ p["q"] + n @ p["k"]
    return _mean_loss(h + jnp.tanh(mixed) @ p["o"], p, y)


def _stages(p, x, y):
    """Each device has some layers; parts of the sequence go through them one behind the other, and come out of the last."""
    count, own = jax.lax.axis_size("tp"), jax.lax.axis_index("tp")
    parts = jnp.split(p["embed"][x], 3, 1)
    given, made = jnp.zeros_like(parts[0]), []
    for tick in range(len(parts) + count - 1):
        taken = jnp.where(own == 0, parts[min(tick, len(parts) - 1)], given)
        out = taken
        for up, down in zip(p["up"], p["down"], strict=True):
            out = out + jax.nn.gelu(_normed(out, p["n1"]) @ up) @ down
        made.append(jax.lax.psum(jnp.where(own == count - 1, out, 0), "tp"))
        given = jax.lax.ppermute(out, "tp", [(i, i + 1) for i in range(count - 1)])
    h = jnp.concatenate(made[count - 1:], 1)
    return optax.softmax_cross_entropy_with_integer_labels(h @ p["head"], y).mean()


def _routed(_, params, rng):
    experts = {"router": rng.normal(size=(WIDTH, 6)), "up": rng.normal(size=(6, WIDTH, HIDDEN)) / 4, "down": rng.normal(size=(6, HIDDEN, WIDTH)) / 5}
    return ({**dict.fromkeys(("embed", "n1", "head", "router"), P()), "up": P("tp"), "down": P("tp")},
            {**{name: params[name] for name in ("embed", "n1", "head")}, **{name: value.astype("f") for name, value in experts.items()}})


def _only(split, *names):
    """Whole but for those that are split."""
    return lambda specs, params, _: ({name: specs[name] if name in split else P() for name in names}, {name: params[name] for name in names})


def _layered(_, params, rng):
    layers = [_params(rng) for _ in range(6)]
    return ({"embed": P(), "n1": P(), "head": P(), "up": P("tp"), "down": P("tp")},
            {**{name: params[name] for name in ("embed", "n1", "head")},
             **{name: np.stack([layer[name] for layer in layers]) for name in ("up", "down")}})


BLOCK = ("embed", "n1", "q", "k", "v", "o", "n2", "up", "down", "head")
WAYS = {"experts": (_experts, _routed), "ulysses": (_ulysses, _only((), *BLOCK)), "ring": (_ring, _only((), *BLOCK)),
        "in_turn": (_in_turn, _only(("up", "down"), "embed", "n2", "up", "down", "head")),
        "neighbours": (_neighbours, _only((), "embed", "n1", "q", "k", "o", "head")), "stages": (_stages, _layered)}
ON_TP = {f"exchanged_{name}": functools.partial(_step, way[0], False, *way[1:]) for name, way in WAYS.items()}
ON_BOTH = {f"exchanged_both_{name}": functools.partial(_step, way[0], True, *way[1:]) for name, way in WAYS.items()}
