"""GPT-2 as the public hub of pretrained models trains it in Flax: Conv1D layers with transposed kernels, an attention
mask in the batch, labels shifted inside the step, a dropout key in the train state that is split every step, the
learning rate among the metrics. Lowered by plain `jax.jit`.
"""

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax.training.common_utils import onehot
from flax.training.train_state import TrainState
from jax import lax

from . import Sample, tokens

# Position embeddings and causal mask are made for more positions than the batch has.
LAYERS, WIDTH, HEADS, POSITIONS, LENGTH, VOCAB, ROWS = 2, 32, 2, 24, 16, 64, 12


class Conv1D(nn.Module):
    features: int

    @nn.compact
    def __call__(self, inputs):
        inputs = jnp.asarray(inputs, jnp.float32)
        kernel = self.param("kernel", nn.initializers.normal(0.02), (self.features, inputs.shape[-1]))
        kernel = jnp.asarray(kernel.transpose(), jnp.float32)
        y = lax.dot_general(inputs, kernel, (((inputs.ndim - 1,), (0,)), ((), ())))
        return y + jnp.asarray(self.param("bias", nn.initializers.zeros, (self.features,)), jnp.float32)


class Attention(nn.Module):
    def setup(self):
        self.c_attn, self.c_proj = Conv1D(3 * WIDTH), Conv1D(WIDTH)
        self.resid_dropout = nn.Dropout(rate=0.1)
        self.causal_mask = nn.make_causal_mask(jnp.ones((1, POSITIONS), dtype="bool"), dtype="bool")

    def __call__(self, hidden_states, attention_mask, deterministic):
        query, key, value = (t.reshape(t.shape[:2] + (HEADS, WIDTH // HEADS))
                             for t in jnp.split(self.c_attn(hidden_states), 3, axis=2))
        rows, length = hidden_states.shape[:2]
        causal_mask = jnp.broadcast_to(self.causal_mask[:, :, :length, :length], (rows, 1, length, length))
        attention_mask = jnp.broadcast_to(jnp.expand_dims(attention_mask, axis=(-3, -2)), causal_mask.shape)
        attention_mask = nn.combine_masks(attention_mask, causal_mask)
        attention_bias = lax.select(attention_mask > 0, jnp.full(attention_mask.shape, 0.0).astype(jnp.float32),
                                    jnp.full(attention_mask.shape, jnp.finfo(jnp.float32).min).astype(jnp.float32))
        weights = nn.dot_product_attention_weights(query, key, bias=attention_bias, dropout_rng=None, dropout_rate=0.1,
                                                   deterministic=deterministic, dtype=jnp.float32, precision=None)
        output = jnp.einsum("...hqk,...khd->...qhd", weights, value)
        output = self.c_proj(output.reshape(output.shape[:2] + (WIDTH,)))
        return self.resid_dropout(output, deterministic=deterministic)


class Block(nn.Module):
    def setup(self):
        self.ln_1, self.ln_2 = nn.LayerNorm(epsilon=1e-5), nn.LayerNorm(epsilon=1e-5)
        self.attn, self.c_fc, self.c_proj = Attention(), Conv1D(4 * WIDTH), Conv1D(WIDTH)
        self.dropout = nn.Dropout(rate=0.1)

    def __call__(self, hidden_states, attention_mask, deterministic):
        hidden_states = self.attn(self.ln_1(hidden_states), attention_mask, deterministic) + hidden_states
        feed_forward = self.c_proj(nn.gelu(self.c_fc(self.ln_2(hidden_states)), approximate=True))
        return hidden_states + self.dropout(feed_forward, deterministic=deterministic)


class LMHeadModel(nn.Module):
    def setup(self):
        embed = dict(features=WIDTH, embedding_init=nn.initializers.normal(stddev=0.02))
        self.wte, self.wpe = nn.Embed(VOCAB, **embed), nn.Embed(POSITIONS, **embed)
        self.h, self.ln_f = [Block() for _ in range(LAYERS)], nn.LayerNorm(epsilon=1e-5)
        self.lm_head = nn.Dense(VOCAB, use_bias=False)

    def __call__(self, input_ids, attention_mask, deterministic=True):
        position_ids = jnp.broadcast_to(jnp.arange(input_ids.shape[-1])[None, :], input_ids.shape)
        hidden_states = self.wte(input_ids.astype("i4")) + self.wpe(position_ids.astype("i4"))
        for block in self.h:
            hidden_states = block(hidden_states, attention_mask, deterministic)
        hidden_states = self.ln_f(hidden_states)
        shared_kernel = self.variables["params"]["wte"]["embedding"].T
        return self.lm_head.apply({"params": {"kernel": shared_kernel}}, hidden_states)


class State(TrainState):
    dropout_rng: jax.Array


MODEL = LMHeadModel()
SCHEDULE = optax.join_schedules([optax.linear_schedule(0.0, 2e-4, 5), optax.linear_schedule(2e-4, 0.0, 95)], [5])


def _decay_mask(params):
    return jax.tree_util.tree_map_with_path(
        lambda path, _: path[-1].key != "bias" and "ln" not in path[-2].key, params)


OPTIMIZER = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(
    learning_rate=SCHEDULE, b1=0.9, b2=0.98, eps=1e-8, weight_decay=0.01, mask=_decay_mask))


def loss(params, batch):
    logits = MODEL.apply({"params": params}, batch["input_ids"], batch["attention_mask"])
    labels = batch["labels"][..., 1:]
    return optax.softmax_cross_entropy(logits[..., :-1, :], onehot(labels, VOCAB)).mean()


def step(state, batch):
    _, new_dropout_rng = jax.random.split(state.dropout_rng)
    value, grad = jax.value_and_grad(loss)(state.params, batch)
    metrics = {"loss": value, "learning_rate": SCHEDULE(state.step)}
    return state.apply_gradients(grads=grad, dropout_rng=new_dropout_rng), metrics


def arguments(seed):
    key, dropout = jax.random.split(jax.random.PRNGKey(seed))
    ids = tokens(seed, (ROWS, LENGTH), VOCAB)
    batch = {"input_ids": ids, "attention_mask": jnp.ones((ROWS, LENGTH), jnp.int32), "labels": ids}
    params = MODEL.init(key, ids, batch["attention_mask"])["params"]
    return State.create(apply_fn=MODEL.apply, params=params, tx=OPTIMIZER, dropout_rng=dropout), batch


def sample():
    """The `Sample`; everything in it is as the training script has it."""
    return Sample(lambda: jax.jit(step, donate_argnums=0).lower(*jax.eval_shape(arguments, 0)).as_text(), arguments,
                  lambda a: (a[0].params, (a[0].step, a[0].opt_state, a[0].dropout_rng)),
                  lambda a: jax.grad(loss)(a[0].params, a[1]))
