"""A step as Flax writes attention: heads a dimension of weights and biases, no norm of layers between, gradients clipped by their norm."""

import jax
import jax.numpy as jnp
import optax

ROWS, LENGTH, WIDTH, HEADS, VOCAB = 12, 8, 16, 4, 32
OPTIMIZER = optax.chain(optax.clip_by_global_norm(1.0), optax.sgd(0.1, momentum=0.9))
SHAPES = {"embed": (VOCAB, WIDTH), "q": (WIDTH, HEADS, 4), "k": (WIDTH, HEADS, 4), "v": (WIDTH, HEADS, 4), "q_bias": (HEADS, 4),
          "v_bias": (HEADS, 4), "out": (HEADS, 4, WIDTH), "out_bias": (WIDTH,), "up": (WIDTH, 64), "up_bias": (1, 64),
          "down": (64, WIDTH), "down_bias": (1, 1, WIDTH), "head": (WIDTH, VOCAB)}


def init(key):
    keys = jax.random.split(key, len(SHAPES))
    params = {name: 0.2 * jax.random.normal(each, shape) for (name, shape), each in zip(SHAPES.items(), keys, strict=True)}
    return {"params": params, "opt_state": OPTIMIZER.init(params)}


def make_batch(key):
    tokens = jax.random.randint(key, (ROWS, LENGTH + 1), 0, VOCAB)
    return {"x": tokens[:, :-1], "y": tokens[:, 1:]}


def loss_of(p, batch):
    x = p["embed"][batch["x"]]
    q, k, v = (jnp.einsum("bsd,dhe->bshe", x, p[name]) for name in "qkv")
    scores = jnp.einsum("bshe,bthe->bhst", q + p["q_bias"], k)
    mixed = jnp.einsum("bhst,bthe->bshe", jax.nn.softmax(scores), v + p["v_bias"])
    x = x + jnp.einsum("bshe,hed->bsd", mixed, p["out"]) + p["out_bias"]
    x = x + jax.nn.gelu(x @ p["up"] + p["up_bias"]) @ p["down"] + p["down_bias"]
    return optax.softmax_cross_entropy_with_integer_labels(x @ p["head"], batch["y"]).mean()


def step(state, batch):
    loss, gradients = jax.value_and_grad(loss_of)(state["params"], batch)
    updates, opt_state = OPTIMIZER.update(gradients, state["opt_state"], state["params"])
    return {"params": optax.apply_updates(state["params"], updates), "opt_state": opt_state}, {"loss": loss}
