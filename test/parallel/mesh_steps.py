"""Training steps whose regions are over two axes, as Megatron's are written for JAX: `dp`, of which devices have rows, and `tp`, of two
devices, of which each has a part of the weights. parallel_steps.py runs them."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax.sharding import NamedSharding, PartitionSpec as P

ROWS, WORDS, WIDTH, HIDDEN, LENGTH, LAYERS = 12, 16, 8, 16, 4, 2
ADAMW = optax.adamw(1e-2)
CLIPPED = optax.chain(optax.clip_by_global_norm(0.1), optax.adamw(1e-2))
SPECS = {"embed": P("tp", None), "norm": P(), "up": P(None, "tp"), "up_b": P("tp"), "down": P("tp", None), "down_b": P(),
         "head": P(None, "tp")}


def _mesh():
    return jax.sharding.Mesh(np.array(jax.devices()).reshape(-1, 2), ("dp", "tp"))


def _map(function, in_specs, out_specs, **options):
    return jax.shard_map(function, mesh=_mesh(), in_specs=in_specs, out_specs=out_specs, **options)


def _weights(rng, *shape):
    return (rng.normal(size=shape) / np.sqrt(shape[-2])).astype("f")


def _params():
    rng = np.random.default_rng(2)
    return {"embed": _weights(rng, WORDS, WIDTH), "norm": np.ones(WIDTH, "f"), "up": _weights(rng, WIDTH, HIDDEN),
            "up_b": np.zeros(HIDDEN, "f"), "down": _weights(rng, HIDDEN, WIDTH), "down_b": np.zeros(WIDTH, "f"),
            "head": _weights(rng, WIDTH, WORDS)}


def _data():
    rng = np.random.default_rng(3)
    return tuple(rng.integers(0, WORDS, (ROWS, LENGTH)).astype("i") for _ in range(2))


def _normed(x, scale):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * scale


def _pick(index, size):
    own = index - jax.lax.axis_index("tp") * size
    return jnp.clip(own, 0, size - 1), (own >= 0) & (own < size)


def _embedded(table, x):
    index, is_own = _pick(x, table.shape[0])
    return jax.lax.psum(jnp.where(is_own[..., None], table[index], 0), "tp")


def _entropy(logits, y):
    """Of a part of the vocabulary."""
    largest = jax.lax.pmax(jax.lax.stop_gradient(logits).max(-1), "tp")
    total = jax.lax.psum(jnp.exp(logits - largest[..., None]).sum(-1), "tp")
    index, is_own = _pick(y, logits.shape[-1])
    target = jax.lax.psum(jnp.where(is_own, jnp.take_along_axis(logits, index[..., None], -1)[..., 0], 0), "tp")
    return jnp.log(total) + largest - target


def _losses(p, x, y, dropped=lambda hidden: hidden):
    h = _embedded(p["embed"], x)
    hidden = dropped(jax.nn.gelu(_normed(h, p["norm"]) @ p["up"] + p["up_b"]))
    h = h + jax.lax.psum(hidden @ p["down"], "tp") + p["down_b"]
    return _entropy(h @ p["head"], y).mean()


def _update(optimizer, params, moments, grads):
    updates, moments = optimizer.update(grads, moments, params)
    return optax.apply_updates(params, updates), moments


def _outside(losses, optimizer=CLIPPED, specs=None, params=None, **options):
    """Gradients of `losses` in the region, the update outside of it."""
    specs, params = specs or SPECS, params or _params()
    grad = _map(jax.value_and_grad(losses), (specs, P("dp"), P("dp")), (P(), specs), **options)

    def step(params, moments, x, y):
        loss, grads = grad(params, x, y)
        return *_update(optimizer, params, moments, grads), loss

    return step, (params, optimizer.init(params), *_data())


def both_outside():
    """Gradients of a device's rows and weights; the norm of all of them and AdamW outside."""
    return _outside(lambda p, x, y: jax.lax.pmean(_losses(p, x, y), "dp"))


def alone_outside():
    """The same over tp alone: rows are the compiler's."""
    mesh = jax.sharding.Mesh(np.array(jax.devices()), ("tp",))
    grad = jax.shard_map(jax.value_and_grad(_losses), mesh=mesh, in_specs=(SPECS, P(), P()), out_specs=(P(), SPECS))

    def step(params, moments, x, y):
        loss, grads = grad(params, x, y)
        return *_update(CLIPPED, params, moments, grads), loss

    params = _params()
    return step, (params, CLIPPED.init(params), *_data())


def both_by_hand():
    """JAX checks nothing: Megatron's f and g as functions with derivatives of their own, gradients averaged over dp."""
    @jax.custom_vjp
    def enter(x):
        return x

    @jax.custom_vjp
    def leave(x):
        return jax.lax.psum(x, "tp")

    enter.defvjp(lambda x: (x, None), lambda _, d: (jax.lax.psum(d, "tp"),))
    leave.defvjp(lambda x: (jax.lax.psum(x, "tp"), None), lambda _, d: (d,))

    def losses(p, x, y):
        h = p["embed"][x]
        h = h + leave(jax.nn.gelu(enter(h) @ p["up"] + p["up_b"]) @ p["down"]) + p["down_b"]
        return optax.softmax_cross_entropy_with_integer_labels(_normed(h, p["norm"]) @ p["head"], y).mean()

    specs = {**SPECS, "embed": P(), "head": P()}
    grad = _map(lambda p, x, y: jax.lax.pmean(jax.value_and_grad(losses)(p, x, y), "dp"), (specs, P("dp"), P("dp")), (P(), specs),
                check_vma=False)

    def step(params, moments, x, y):
        loss, grads = grad(params, x, y)
        return *_update(CLIPPED, params, moments, grads), loss

    params = _params()
    return step, (params, CLIPPED.init(params), *_data())


def _inside(optimizer):
    """The whole step on each device, its update of parts by the optimizer."""
    params = _params()
    moments = optimizer.init(params)
    specs = optax.tree_utils.tree_map_params(optimizer, lambda _, spec: spec, moments, SPECS, transform_non_params=lambda _: P())

    def step(params, moments, x, y):
        loss, grads = jax.value_and_grad(lambda p: jax.lax.pmean(_losses(p, x, y), "dp"))(params)
        return *_update(optimizer, params, moments, grads), loss

    return _map(step, (SPECS, specs, P("dp"), P("dp")), (SPECS, specs, P())), (params, moments, *_data())


def both_whole():
    """The whole step on each device."""
    return _inside(ADAMW)


def both_losses():
    """The loss alone in the region: what forward's hands to backward's is stacked along both axes."""
    losses = _map(lambda p, x, y: jax.lax.pmean(_losses(p, x, y), "dp"), (SPECS, P("dp"), P("dp")), P())

    def step(params, moments, x, y):
        loss, grads = jax.value_and_grad(losses)(params, x, y)
        return *_update(ADAMW, params, moments, grads), loss

    params = _params()
    return step, (params, ADAMW.init(params), *_data())


def left_to_compiler():
    """A region over tp alone on a mesh of both: rows are jit's."""
    grad = _map(jax.value_and_grad(_losses), (SPECS, P(), P()), (P(), SPECS), axis_names={"tp"})

    def step(params, moments, x, y):
        loss, grads = grad(params, x, y)
        return *_update(ADAMW, params, moments, grads), loss

    params, rows, whole = _params(), NamedSharding(_mesh(), P("dp")), NamedSharding(_mesh(), P())
    places = {name: NamedSharding(_mesh(), spec) for name, spec in SPECS.items()}
    moments = ADAMW.init(params)
    of_moments = optax.tree_utils.tree_map_params(ADAMW, lambda _, place: place, moments, places, transform_non_params=lambda _: whole)
    return (jax.jit(step, in_shardings=(places, of_moments, rows, rows), out_shardings=(places, of_moments, whole)),
            (params, moments, *_data()))


def both_layers():
    """A region for each of the layers that a scan goes through, computed again for backward; the states' shardings are jit's."""
    specs = {name: SPECS[name] for name in ("norm", "up", "down")}
    layer = _map(lambda h, p: h + jax.lax.psum(jax.nn.gelu(_normed(h, p["norm"]) @ p["up"]) @ p["down"], "tp"), (P("dp"), specs), P("dp"))

    def losses(p, x, y):
        h, _ = jax.lax.scan(jax.checkpoint(lambda h, each: (layer(h, each), None)), p["embed"][x], p["layers"])
        return optax.softmax_cross_entropy_with_integer_labels(h @ p["head"], y).mean()

    def step(params, moments, x, y):
        loss, grads = jax.value_and_grad(losses)(params, x, y)
        return *_update(CLIPPED, params, moments, grads), loss

    rng, params = np.random.default_rng(4), _params()
    layers = {"norm": np.ones((LAYERS, WIDTH), "f"), "up": _weights(rng, LAYERS, WIDTH, HIDDEN), "down": _weights(rng, LAYERS, HIDDEN, WIDTH)}
    params = {"embed": params["embed"], "head": params["head"], "layers": layers}
    rows, whole = NamedSharding(_mesh(), P("dp")), NamedSharding(_mesh(), P())
    places = jax.tree.map(lambda _: whole, params)
    places["layers"] = {name: NamedSharding(_mesh(), P(None, *spec)) for name, spec in specs.items()}
    moments = CLIPPED.init(params)
    of_moments = optax.tree_utils.tree_map_params(CLIPPED, lambda _, place: place, moments, places, transform_non_params=lambda _: whole)
    return (jax.jit(step, in_shardings=(places, of_moments, rows, rows), out_shardings=(places, of_moments, whole)),
            (params, moments, *_data()))


def both_sequence():
    """Parts of the sequence over tp between the layers; one mean over both axes."""
    def losses(p, x, y):
        size = LENGTH // jax.lax.axis_size("tp")
        own = jax.lax.axis_index("tp") * size
        h = jax.lax.dynamic_slice_in_dim(p["embed"][x], own, size, axis=1)
        whole = jax.lax.all_gather(_normed(h, p["norm"]), "tp", axis=1, tiled=True)
        h = h + jax.lax.psum_scatter(jax.nn.gelu(whole @ p["up"] + p["up_b"]) @ p["down"], "tp", scatter_dimension=1, tiled=True)
        targets = jax.lax.dynamic_slice_in_dim(y, own, size, axis=1)
        each = optax.softmax_cross_entropy_with_integer_labels((h + p["down_b"]) @ p["head"], targets)
        return jax.lax.pmean(each.mean(), ("dp", "tp"))

    return _outside(losses, ADAMW, {**SPECS, "embed": P(), "head": P()})


def both_dropout():
    """A mask of each device's own: from its numbers along both axes."""
    def dropped(hidden):
        key = jax.random.key(0)
        for axis in ("dp", "tp"):
            key = jax.random.fold_in(key, jax.lax.axis_index(axis))
        return jnp.where(jax.random.bernoulli(key, 0.9, hidden.shape), hidden / 0.9, 0)

    return _outside(lambda p, x, y: jax.lax.pmean(_losses(p, x, y, dropped), "dp"))


def both_masks():
    """Megatron's two kinds of masks: of what devices along tp have alike one for all of them, of their own parts one each."""
    def masked(key, x):
        return jnp.where(jax.random.bernoulli(key, 0.9, x.shape), x / 0.9, 0)

    def losses(p, key, x, y):
        of_rows = jax.random.fold_in(key, jax.lax.axis_index("dp"))
        of_parts = jax.random.fold_in(of_rows, 1 + jax.lax.axis_index("tp"))
        h = masked(of_rows, _embedded(p["embed"], x))
        hidden = masked(of_parts, jax.nn.gelu(_normed(h, p["norm"]) @ p["up"] + p["up_b"]))
        h = h + masked(jax.random.fold_in(of_rows, 0), jax.lax.psum(hidden @ p["down"], "tp") + p["down_b"])
        return jax.lax.pmean(_entropy(h @ p["head"], y).mean(), "dp")

    grad = _map(jax.value_and_grad(losses), (SPECS, P(), P("dp"), P("dp")), (P(), SPECS))

    def step(state, key, x, y):
        params, moments = state
        key, use = jax.random.split(key)
        loss, grads = grad(params, use, x, y)
        return _update(CLIPPED, params, moments, grads), key, loss

    params = _params()
    return step, ((params, CLIPPED.init(params)), jax.random.PRNGKey(5), *_data())


LAMB = optax.lamb(1e-2, weight_decay=0.1)


def both_lamb():
    """Trust ratios of whole tensors."""
    return _outside(lambda p, x, y: jax.lax.pmean(_losses(p, x, y), "dp"), LAMB)


def both_lamb_of_parts():
    """The whole step on each device: ratios of its parts."""
    return _inside(LAMB)


ALONE = {"alone_outside": alone_outside}
ON_BOTH = {each.__name__: each for each in (
    both_outside, both_by_hand, both_whole, both_losses, left_to_compiler, both_layers, both_sequence, both_dropout, both_masks,
    both_lamb, both_lamb_of_parts)}
