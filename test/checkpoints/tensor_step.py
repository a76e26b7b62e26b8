"""A language model whose author wrote tensor parallelism by shard_map, exported with @init and @eval for a number of devices; for
several along dp the region is over both axes.

    tensor_step.py DEVICES_ALONG_TP FILE [DEVICES_ALONG_DP]

A program of its own: the number of host devices is fixed when JAX starts. For one device JAX leaves the region away: a plain step.
"""

import pathlib
import sys

if __name__ == "__main__":
    sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "meaning"))
    import reference_jax

    reference_jax.pin(devices=int(sys.argv[1]) * int((*sys.argv, 1)[3]))

import jax
import jax.numpy as jnp
import numpy as np
import optax
import zero_export
from jax.sharding import PartitionSpec as P

VOCABULARY, WIDTH, HEADS, ROWS, LENGTH = 128, 16, 4, 16, 8
SPECS = {"embed": P(), "norm": P(), "qkv": P(None, None, "tp", None), "proj": P("tp", None, None), "up": P(None, "tp"), "up_b": P("tp"),
         "down": P("tp", None)}
SHAPES = {"embed": (VOCABULARY, WIDTH), "norm": (WIDTH,), "qkv": (WIDTH, 3, HEADS, WIDTH // HEADS),
          "proj": (HEADS, WIDTH // HEADS, WIDTH), "up": (WIDTH, 4 * WIDTH), "up_b": (4 * WIDTH,), "down": (4 * WIDTH, WIDTH)}


def _normed(x, scale):
    return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * scale


def _loss(p, x, y):
    h = p["embed"][x]
    q, k, v = jnp.einsum("btw,wchd->cbhtd", _normed(h, p["norm"]), p["qkv"])
    scores = jnp.where(jnp.tril(jnp.ones((LENGTH, LENGTH), bool)), q @ jnp.swapaxes(k, -1, -2), -1e9)
    h = h + jax.lax.psum(jnp.einsum("bhtd,hdw->btw", jax.nn.softmax(scores) @ v, p["proj"]), "tp")
    h = h + jax.lax.psum(jax.nn.gelu(_normed(h, p["norm"]) @ p["up"] + p["up_b"]) @ p["down"], "tp")
    return optax.softmax_cross_entropy_with_integer_labels(h @ p["embed"].T, y).mean()


def _by_devices(dp):
    """(loss with gradients, loss) as regions."""
    devices, rows, loss = np.array(jax.devices()), P(), _loss
    mesh = jax.sharding.Mesh(devices, ("tp",))
    if dp > 1:
        mesh, rows, loss = jax.sharding.Mesh(devices.reshape(dp, -1), ("dp", "tp")), P("dp"), lambda *of: jax.lax.pmean(_loss(*of), "dp")
    return (jax.shard_map(jax.value_and_grad(loss), mesh=mesh, in_specs=(SPECS, rows, rows), out_specs=(P(), SPECS)),
            jax.shard_map(loss, mesh=mesh, in_specs=(SPECS, rows, rows), out_specs=P()))


def export(dp=1):
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-2))
    both, loss = _by_devices(dp)

    def init(key):
        params = {name: 0.3 * jax.random.normal(jax.random.fold_in(key, i), shape) if len(shape) > 1 else jnp.ones(shape)
                  for i, (name, shape) in enumerate(sorted(SHAPES.items()))}
        return {"params": params, "opt_state": optimizer.init(params)}

    def step(state, batch):
        value, grads = both(state["params"], batch["x"], batch["y"])
        updates, opt_state = optimizer.update(grads, state["opt_state"], state["params"])
        return {"params": optax.apply_updates(state["params"], updates), "opt_state": opt_state}, {"loss": value}

    def evaluate(state, batch):
        return {"loss": loss(state["params"], batch["x"], batch["y"])}

    batch = {name: jax.ShapeDtypeStruct((ROWS, LENGTH), jnp.int32) for name in "xy"}
    return zero_export.export_step(step, jax.eval_shape(init, jax.random.PRNGKey(0)), batch, init=init, eval=evaluate)


if __name__ == "__main__":
    export(*map(int, sys.argv[3:])).save(sys.argv[2])
