"""A step that makes micro-batches of its rows: every rank has rows of each, on N ranks as on one device."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import zero_run

MICRO_BATCHES, ROWS, STEPS = 3, 12, 3


def _loss(params, x, y, weight):
    """Not linear in the rows of a micro-batch, and different for each: rows in the wrong one change the result."""
    logits = jnp.tanh(x @ params["w"]) @ params["v"]
    each = jax.nn.logsumexp(logits, axis=-1) - jnp.take_along_axis(logits, y[:, None], axis=1)[:, 0]
    return weight * jnp.sqrt(jnp.mean(each))


def _step(params, x, y):
    def body(carry, batch):
        loss, grads = jax.value_and_grad(_loss)(params, *batch)
        return (carry[0] + loss, jax.tree.map(jnp.add, carry[1], grads)), None
    batches = (x.reshape(MICRO_BATCHES, -1, x.shape[1]), y.reshape(MICRO_BATCHES, -1), jnp.arange(1.0, MICRO_BATCHES + 1))
    (loss, grads), _ = jax.lax.scan(body, (0.0, jax.tree.map(jnp.zeros_like, params)), batches)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss


@pytest.mark.parametrize("stage", [0, 3])
@pytest.mark.parametrize("ranks", [2, 4])
@pytest.mark.parametrize("interpret", [True, False])
def test_step(tmp_path, stage, ranks, interpret):
    if not interpret and (stage, ranks) != (3, 2):
        pytest.skip("one executable is enough")
    keys = jax.random.split(jax.random.PRNGKey(0), 4)
    params = {"v": jax.random.normal(keys[0], (16, 5)), "w": jax.random.normal(keys[1], (8, 16))}
    x, y = jax.random.normal(keys[2], (ROWS, 8)), jax.random.randint(keys[3], (ROWS,), 0, 5)
    step = jax.jit(_step, donate_argnums=0)
    path = tmp_path / "step.mlir"
    path.write_text(step.lower(params, x, y).as_text())
    found, metrics = zero_run.run(path, [np.asarray(a) for a in (params["v"], params["w"], x, y)], steps=STEPS, stage=stage,
                                  ranks=ranks, interpret=interpret)
    losses = []
    for _ in range(STEPS):
        params, loss = jax.jit(_step)(params, x, y)
        losses.append(float(loss))
    np.testing.assert_allclose(found[0], params["v"], rtol=2e-5, atol=2e-6)
    np.testing.assert_allclose(found[1], params["w"], rtol=2e-5, atol=2e-6)
    np.testing.assert_allclose([line["result2"] for line in metrics], losses, rtol=1e-5)
