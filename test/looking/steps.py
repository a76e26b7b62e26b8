"""Steps that show something, exported and compiled."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
import zero_run

import zero_export

BATCH, WIDTH, CLASSES, ROWS = 12, 6, 3, 60
KEY = jax.random.PRNGKey(3)
OPTIMIZER = optax.adam(1e-2)


def _params(key):
    first, second = jax.random.split(key)
    # 9 columns: units have padding, within and between shards.
    return {"b1": jnp.zeros(9), "w1": 0.3 * jax.random.normal(first, (WIDTH, 9)),
            "w2": 0.3 * jax.random.normal(second, (9, CLASSES))}


def state(key):
    params = _params(key)
    return {"params": params, "opt_state": {"adam": OPTIMIZER.init(params), "rate": jnp.float32(1), "scale": jnp.float32(1)},
            "model_state": {"best": jnp.float32(jnp.inf)}}


def _loss(params, x, y):
    logits = jnp.tanh(x @ params["w1"] + params["b1"]) @ params["w2"]
    # A mask: minus infinity is a legal value within a step.
    masked = jnp.where(jnp.arange(CLASSES) < CLASSES, logits, -jnp.inf)
    return optax.softmax_cross_entropy_with_integer_labels(masked, y).mean()


def step(old, batch):
    """Adam, of gradients times `rate`, by a loss times `scale`, which is skipped where gradients are not finite."""
    params, rest = old["params"], old["opt_state"]
    loss, grads = jax.value_and_grad(lambda p: _loss(p, batch["x"], batch["y"]) * rest["scale"])(params)
    grads = jax.tree.map(lambda g: g * rest["rate"], grads)
    is_finite = jnp.all(jnp.stack([jnp.isfinite(g).all() for g in jax.tree.leaves(grads)]))
    keeps = jnp.logical_and(rest["scale"] != 1, jnp.logical_not(is_finite))
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(grads)))
    updates, adam = OPTIMIZER.update(grads, rest["adam"], params)
    new = optax.apply_updates(params, updates)
    choose = lambda a, b: jax.tree.map(lambda x, y: jnp.where(keeps, x, y), a, b)
    # Infinite until a loss is smaller than nothing: an infinity that a state has kept is no fault.
    best = jnp.where(loss < -1, loss, old["model_state"]["best"])
    shown = jnp.where(keeps, 0, loss / rest["scale"])
    return {"params": choose(params, new), "opt_state": {**rest, "adam": choose(rest["adam"], adam)},
            "model_state": {"best": best}}, {"loss": shown, "norm": norm}


def evaluate(old, batch):
    return {"loss": _loss(old["params"], batch["x"], batch["y"])}


def write(folder):
    """The step, and its data: with NaN in row 41 of xn.npy."""
    batch = {"x": jax.ShapeDtypeStruct((BATCH, WIDTH), jnp.float32), "y": jax.ShapeDtypeStruct((BATCH,), jnp.int32)}
    zero_export.export_step(step, jax.eval_shape(state, KEY), batch, init=state, eval=evaluate).save(folder / "step.mlir")
    values = np.random.default_rng(1)
    x = values.normal(size=(ROWS, WIDTH)).astype(np.float32)
    np.save(folder / "x.npy", x)
    np.save(folder / "y.npy", values.integers(0, CLASSES, ROWS))
    x[41, 2] = np.nan
    np.save(folder / "xn.npy", x)


def compile_step(folder, stage, ranks, target="cpu"):
    path = folder / f"program-{stage}-{ranks}-{target.replace(':', '-')}"
    zero_run.call([zero_run.tool("zero-compile"), "--quiet", "--report=none", folder / "step.mlir", f"--stage={stage}",
                   f"--ranks={ranks}", f"--target={target}", "-o", path])
    return path


def data(folder, x="x"):
    return [f"--data=x={folder}/{x}.npy", f"--data=y={folder}/y.npy", "--data-order=stream"]
