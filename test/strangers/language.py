"""Language models: decoders, encoders, encoder-decoders, mixtures of experts, recurrent ones."""

import functools

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax import struct
from flax.training import train_state

from stranger import Stranger, initial

ROWS, TIME, VOCAB, WIDTH, HEADS = 12, 8, 32, 16, 2


def tokens(seed, shape=(ROWS, TIME), vocab=VOCAB):
    return jax.random.randint(jax.random.key(seed), shape, 0, vocab)


# --- A Llama in plain JAX: stacked layers, lax.scan over them, remat, grouped queries, rotary positions.


def _rms(x, scale):
    return (x * jax.lax.rsqrt(jnp.mean(jnp.square(x), -1, keepdims=True) + 1e-6) * scale).astype(x.dtype)


def _rotary(x):
    half = x.shape[-1] // 2
    angle = jnp.arange(x.shape[1])[:, None] * 1e4 ** (-jnp.arange(half) / half)
    sin, cos = (f(angle)[None, :, None].astype(x.dtype) for f in (jnp.sin, jnp.cos))
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, a * sin + b * cos], -1)


def _llama_layer(x, layer):
    h = _rms(x, layer["attention_norm"])
    q = _rotary((h @ layer["wq"]).reshape(*h.shape[:2], HEADS, -1))
    k = _rotary((h @ layer["wk"]).reshape(*h.shape[:2], 1, -1)).repeat(HEADS, 2)
    v = (h @ layer["wv"]).reshape(*h.shape[:2], 1, -1).repeat(HEADS, 2)
    a = jnp.einsum("bthd,bshd->bhts", q, k) / q.shape[-1] ** 0.5
    a = jnp.where(jnp.tril(jnp.ones(a.shape[-2:], bool)), a, -1e4)
    x = x + jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(a), v).reshape(h.shape) @ layer["wo"]
    h = _rms(x, layer["mlp_norm"])
    return x + (jax.nn.silu(h @ layer["gate"]) * (h @ layer["up"])) @ layer["down"]


def _llama_params(layers=2, dtype=jnp.float32):
    keys = iter(jax.random.split(jax.random.key(0), 16))

    def normal(*shape):
        return (jax.random.normal(next(keys), shape) * 0.2).astype(dtype)
    hidden = 2 * WIDTH
    return {"embed": normal(VOCAB, WIDTH), "norm": jnp.ones(WIDTH, dtype), "head": normal(WIDTH, VOCAB), "layers": {
        "attention_norm": jnp.ones((layers, WIDTH), dtype), "mlp_norm": jnp.ones((layers, WIDTH), dtype),
        "wq": normal(layers, WIDTH, WIDTH), "wk": normal(layers, WIDTH, WIDTH // HEADS),
        "wv": normal(layers, WIDTH, WIDTH // HEADS), "wo": normal(layers, WIDTH, WIDTH),
        "gate": normal(layers, WIDTH, hidden), "up": normal(layers, WIDTH, hidden), "down": normal(layers, hidden, WIDTH)}}


def _llama_logits(params, ids, remat=True):
    layer = jax.checkpoint(_llama_layer) if remat else _llama_layer
    x, _ = jax.lax.scan(lambda x, w: (layer(x, w), None), params["embed"][ids], params["layers"])
    return _rms(x, params["norm"]) @ params["head"]


def llama(donate=(0, 1), unroll=False, tx=None):
    tx = tx or optax.adamw(1e-3, b2=0.95)
    params = _llama_params()

    def loss_fn(params, ids):
        logits = _llama_logits(params, ids[:, :-1])
        return optax.softmax_cross_entropy_with_integer_labels(logits, ids[:, 1:]).mean()

    def update(params, opt_state, ids):
        loss, grads = jax.value_and_grad(loss_fn)(params, ids)
        updates, opt_state = tx.update(grads, opt_state, params)
        return loss, optax.apply_updates(params, updates), opt_state

    return Stranger(update, (params, tx.init(params), tokens(1, (ROWS, TIME + 1))), ("param", "opt", "batch"),
                    lambda a, r: (r[1], r[2], a[2]), donate)


def llama_masked_counts():
    """Loss over the labels that count, divided by how many there are; token accuracy and perplexity beside it."""
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    params = _llama_params()

    def loss_fn(params, batch):
        logits = _llama_logits(params, batch["input_ids"], remat=False)
        mask = batch["loss_mask"].astype(jnp.float32)
        each = optax.softmax_cross_entropy_with_integer_labels(logits, batch["labels"]) * mask
        right = (logits.argmax(-1) == batch["labels"]) * mask
        return each.sum() / mask.sum(), right.sum() / mask.sum()

    @jax.jit
    def step(state, batch):
        params, opt_state, count = state
        (loss, accuracy), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, batch)
        updates, opt_state = tx.update(grads, opt_state, params)
        metrics = {"loss": loss, "accuracy": accuracy, "perplexity": jnp.exp(loss), "grad_norm": optax.global_norm(grads)}
        return (optax.apply_updates(params, updates), opt_state, count + 1), metrics

    batch = {"input_ids": tokens(1), "labels": tokens(2), "loss_mask": tokens(3) % 3 > 0}
    return Stranger(step, ((params, tx.init(params), jnp.int32(0)), batch), (("param", "opt", "step"), "batch"),
                    lambda a, r: (r[0], a[1]))


def mixed_precision(kind):
    """bf16 compute: "cast" from f32 parameters, "both" with bf16 parameters and f32 masters as state."""
    tx = optax.adamw(1e-3)
    master = _llama_params(1)

    def half(tree):
        return jax.tree.map(lambda p: p.astype(jnp.bfloat16), tree)

    def loss_fn(params, ids):
        logits = _llama_logits(params, ids).astype(jnp.float32)
        return optax.softmax_cross_entropy_with_integer_labels(logits, jnp.roll(ids, -1, 1)).mean()

    def cast(state, ids):
        loss, grads = jax.value_and_grad(lambda p: loss_fn(half(p), ids))(state["params"])
        updates, opt = tx.update(grads, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], updates), "opt": opt}, loss

    def both(state, ids):
        loss, grads = jax.value_and_grad(loss_fn)(state["params"], ids)
        grads = jax.tree.map(lambda g: g.astype(jnp.float32), grads)
        updates, opt = tx.update(grads, state["opt"], state["master"])
        master = optax.apply_updates(state["master"], updates)
        return {"params": half(master), "master": master, "opt": opt}, loss

    if kind == "cast":
        return Stranger(cast, ({"params": master, "opt": tx.init(master)}, tokens(1)),
                        ({"params": "param", "opt": "opt"}, "batch"), lambda a, r: (r[0], a[1]), tolerance=0.1)
    state = {"params": half(master), "master": master, "opt": tx.init(master)}
    return Stranger(both, (state, tokens(1)), ({"params": "param", "master": "opt", "opt": "opt"}, "batch"),
                    lambda a, r: (r[0], a[1]), tolerance=0.1)


def loss_scaled():
    """fp16 with a dynamic loss scale: the scale and the count of good steps are state."""
    tx = optax.adam(1e-3)
    params = _llama_params(1)

    def loss_fn(params, ids, scale):
        params = jax.tree.map(lambda p: p.astype(jnp.float16), params)
        logits = _llama_logits(params, ids).astype(jnp.float32)
        loss = optax.softmax_cross_entropy_with_integer_labels(logits, jnp.roll(ids, -1, 1)).mean()
        return loss * scale, loss

    def step(params, opt_state, scale, good, ids):
        grads, loss = jax.grad(loss_fn, has_aux=True)(params, ids, scale)
        grads = jax.tree.map(lambda g: g / scale, grads)
        finite = jnp.all(jnp.array([jnp.isfinite(g).all() for g in jax.tree.leaves(grads)]))
        updates, new_opt = tx.update(grads, opt_state, params)
        new_params = optax.apply_updates(params, updates)
        params, opt_state = jax.tree.map(functools.partial(jnp.where, finite), (new_params, new_opt), (params, opt_state))
        good = jnp.where(finite, good + 1, 0)
        scale = jnp.where(finite, jnp.where(good % 3 == 0, scale * 2, scale), jnp.maximum(scale / 2, 1.0))
        return params, opt_state, scale, good, loss

    # The scale's update does not read its gradient: it is computed from which gradients are finite.
    return Stranger(step, (params, tx.init(params), jnp.float32(1024), jnp.int32(0), tokens(1)),
                    ("param", "opt", "opt", "counter", "batch"), lambda a, r: (*r[:4], a[4]), donate=(0, 1, 2, 3),
                    tolerance=0.1)


def accumulated(kind):
    """Gradients of micro-batches added up: by a scan over a reshaped batch, or over an [A, b, T] argument."""
    tx = optax.adamw(1e-3)
    params = _llama_params(1)

    def loss_fn(params, ids):
        return optax.softmax_cross_entropy_with_integer_labels(_llama_logits(params, ids), jnp.roll(ids, -1, 1)).mean()

    def step(params, opt_state, ids):
        micro = ids.reshape(3, ROWS // 3, TIME) if kind == "reshaped" else ids

        def body(carry, part):
            loss, grads = jax.value_and_grad(loss_fn)(params, part)
            return (carry[0] + loss, jax.tree.map(jnp.add, carry[1], grads)), None
        zeros = (jnp.zeros(()), jax.tree.map(jnp.zeros_like, params))
        (loss, grads), _ = jax.lax.scan(body, zeros, micro)
        updates, opt_state = tx.update(jax.tree.map(lambda g: g / 3, grads), opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss / 3

    batch = tokens(1) if kind == "reshaped" else tokens(1, (3, ROWS // 3, TIME))
    return Stranger(step, (params, tx.init(params), batch), ("param", "opt", "batch" if kind == "reshaped" else "batch:1"),
                    lambda a, r: (r[0], r[1], a[2]))


def lora():
    """The base is frozen and another argument than what is trained."""
    tx = optax.adam(1e-3)
    base = _llama_params(2)
    key = jax.random.key(5)
    adapters = {name: {"a": jax.random.normal(key, (2, base["layers"][name].shape[1], 2)) * 0.1,
                       "b": jnp.zeros((2, 2, base["layers"][name].shape[2]))} for name in ("wq", "wv")}

    def loss_fn(adapters, base, ids):
        layers = dict(base["layers"])
        for name, ab in adapters.items():
            layers[name] = layers[name] + ab["a"] @ ab["b"]
        logits = _llama_logits({**base, "layers": layers}, ids[:, :-1])
        return optax.softmax_cross_entropy_with_integer_labels(logits, ids[:, 1:]).mean()

    def step(adapters, opt_state, base, ids):
        loss, grads = jax.value_and_grad(loss_fn)(adapters, base, ids)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(adapters, updates), opt_state, loss

    return Stranger(step, (adapters, tx.init(adapters), base, tokens(1)), ("param", "opt", "frozen", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), donate=(0, 1))


# --- BERT in Flax: masked language model with dropout, TrainState with a key of its own.


class EncoderLayer(nn.Module):
    causal: bool = False
    rate: float = 0.1

    @nn.compact
    def __call__(self, x, mask=None, context=None, context_mask=None, train=True):
        attend = functools.partial(nn.MultiHeadDotProductAttention, num_heads=HEADS, dropout_rate=self.rate,
                                   deterministic=not train)
        if self.causal:
            causal = nn.make_causal_mask(x[..., 0])
            mask = causal if mask is None else nn.combine_masks(causal, mask)
        x = nn.LayerNorm()(x + attend(name="self")(x, mask=mask))
        if context is not None:
            x = nn.LayerNorm()(x + attend(name="cross")(x, context, mask=context_mask))
        h = nn.Dense(WIDTH)(nn.gelu(nn.Dense(2 * WIDTH)(x)))
        return nn.LayerNorm()(x + nn.Dropout(self.rate, deterministic=not train)(h))


class Bert(nn.Module):
    @nn.compact
    def __call__(self, input_ids, attention_mask, token_type_ids, position_ids, train=True):
        x = nn.Embed(VOCAB, WIDTH)(input_ids) + nn.Embed(2, WIDTH)(token_type_ids) + nn.Embed(TIME, WIDTH)(position_ids)
        x = nn.Dropout(0.1, deterministic=not train)(nn.LayerNorm()(x))
        mask = nn.make_attention_mask(attention_mask, attention_mask)
        for _ in range(2):
            x = EncoderLayer()(x, mask, train=train)
        return nn.Dense(VOCAB)(x)


class KeyedState(train_state.TrainState):
    key: jax.Array = struct.field(default=None)


def bert(style="state_key", impl="threefry2x32"):
    model, tx = Bert(), optax.adamw(optax.linear_schedule(1e-3, 0, 100), weight_decay=0.01)
    batch = {"input_ids": tokens(1), "attention_mask": tokens(2) % 4 > 0, "token_type_ids": tokens(3, vocab=2),
             "position_ids": jnp.broadcast_to(jnp.arange(TIME), (ROWS, TIME)), "labels": tokens(4),
             "label_mask": tokens(5) % 4 == 0}
    inputs = {k: batch[k] for k in ("input_ids", "attention_mask", "token_type_ids", "position_ids")}
    params = initial(model.init, jax.random.key(0), **inputs, train=False)["params"]

    def loss_fn(params, batch, key):
        inputs = {k: batch[k] for k in ("input_ids", "attention_mask", "token_type_ids", "position_ids")}
        logits = model.apply({"params": params}, **inputs, train=True, rngs={"dropout": key})
        each = optax.softmax_cross_entropy(logits, optax.smooth_labels(jax.nn.one_hot(batch["labels"], VOCAB), 0.1))
        return jnp.where(batch["label_mask"], each, 0).sum() / jnp.maximum(batch["label_mask"].sum(), 1)

    def with_key_state(state, batch):
        key, use = jax.random.split(state.key)
        loss, grads = jax.value_and_grad(loss_fn)(state.params, batch, use)
        return state.apply_gradients(grads=grads).replace(key=key), {"loss": loss, "grad_norm": optax.global_norm(grads)}

    def folded(state, batch, key):
        loss, grads = jax.value_and_grad(loss_fn)(state.params, batch, jax.random.fold_in(key, state.step))
        return state.apply_gradients(grads=grads), loss

    def split_outside(state, batch, key):
        loss, grads = jax.value_and_grad(loss_fn)(state.params, batch, key)
        return state.apply_gradients(grads=grads), loss

    def folded_state(state, batch):
        loss, grads = jax.value_and_grad(loss_fn)(state.params, batch, jax.random.fold_in(state.key, state.step))
        return state.apply_gradients(grads=grads), loss

    def kinds(state):
        return state.replace(step="step", params=jax.tree.map(lambda _: "param", state.params),
                             opt_state=jax.tree.map(lambda _: "opt", state.opt_state), **(
                                 {"key": "rng"} if hasattr(state, "key") else {}))
    key = jax.random.PRNGKey(7) if impl == "old" else jax.random.key(7, impl=impl)
    if style in ("state_key", "folded_state"):
        state = KeyedState.create(apply_fn=model.apply, params=params, tx=tx, key=key)
        return Stranger(with_key_state if style == "state_key" else folded_state, (state, batch), (kinds(state), "batch"),
                        lambda a, r: (r[0], a[1]), donate=(0,))
    state = train_state.TrainState.create(apply_fn=model.apply, params=params, tx=tx)
    return Stranger(folded if style == "folded" else split_outside, (state, batch, key), (kinds(state), "batch", "rng"),
                    lambda a, r: (r[0], a[1], a[2]), donate=(0,))


# --- An encoder-decoder with relative positions as T5 has them, shared embedding, RMS norms, padding masks.


class T5Attention(nn.Module):
    causal: bool = False

    @nn.compact
    def __call__(self, x, context, mask, bias_table=None):
        project = functools.partial(nn.DenseGeneral, (HEADS, WIDTH // HEADS), use_bias=False)
        q, k, v = project(name="q")(x), project(name="k")(context), project(name="v")(context)
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k)
        if bias_table is not None:
            distance = jnp.arange(context.shape[1])[None] - jnp.arange(x.shape[1])[:, None]
            bucket = jnp.clip(distance, -3, 3) + 3
            scores = scores + bias_table(bucket).transpose(2, 0, 1)[None]
        scores = jnp.where(mask, scores, jnp.finfo(scores.dtype).min)
        out = jnp.einsum("bhqk,bkhd->bqhd", nn.softmax(scores), v)
        return nn.DenseGeneral(WIDTH, axis=(-2, -1), use_bias=False, name="o")(out)


class T5(nn.Module):
    @nn.compact
    def __call__(self, source, source_mask, target):
        embed = nn.Embed(VOCAB, WIDTH)
        table = functools.partial(nn.Embed, 7, HEADS)
        x, bias = embed(source), table()
        source_mask = source_mask[:, None, None, :] > 0
        for _ in range(2):
            h = nn.RMSNorm()(x)
            x = x + T5Attention()(h, h, source_mask, bias)
            x = x + nn.Dense(WIDTH, use_bias=False)(nn.relu(nn.Dense(2 * WIDTH, use_bias=False)(nn.RMSNorm()(x))))
        memory = nn.RMSNorm()(x)
        y, bias = embed(target), table()
        causal = jnp.tril(jnp.ones((1, 1, TIME, TIME), bool))
        for _ in range(2):
            h = nn.RMSNorm()(y)
            y = y + T5Attention()(h, h, causal, bias)
            y = y + T5Attention()(nn.RMSNorm()(y), memory, source_mask)
            y = y + nn.Dense(WIDTH, use_bias=False)(nn.relu(nn.Dense(2 * WIDTH, use_bias=False)(nn.RMSNorm()(y))))
        return embed.attend(nn.RMSNorm()(y) * WIDTH ** -0.5)


def t5(tx=None):
    model = T5()
    tx = tx or optax.adafactor(1e-2, min_dim_size_to_factor=8)
    batch = {"inputs": tokens(1), "inputs_mask": (tokens(2) % 4 > 0).astype(jnp.int32), "targets": tokens(3)}
    shifted = jnp.pad(batch["targets"], ((0, 0), (1, 0)))[:, :-1]
    params = initial(model.init, jax.random.key(0), batch["inputs"], batch["inputs_mask"], shifted)["params"]

    def train_step(state, batch):
        def loss_fn(params):
            shifted = jnp.pad(batch["targets"], ((0, 0), (1, 0)))[:, :-1]
            logits = model.apply({"params": params}, batch["inputs"], batch["inputs_mask"], shifted)
            each = optax.softmax_cross_entropy_with_integer_labels(logits, batch["targets"])
            z_loss = 1e-4 * jnp.square(jax.nn.logsumexp(logits, -1))
            weights = (batch["targets"] != 0).astype(jnp.float32)
            return jnp.sum((each + z_loss) * weights) / jnp.sum(weights), logits
        (loss, logits), grads = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        updates, opt_state = tx.update(grads, state["opt_state"], state["params"])
        state = {"params": optax.apply_updates(state["params"], updates), "opt_state": opt_state, "step": state["step"] + 1}
        return state, {"loss": loss, "accuracy": jnp.mean(logits.argmax(-1) == batch["targets"])}

    state = {"params": params, "opt_state": tx.init(params), "step": jnp.int32(0)}
    return Stranger(train_step, (state, batch), ({"params": "param", "opt_state": "opt", "step": "step"}, "batch"),
                    lambda a, r: (r[0], a[1]), donate=(0,))


# --- Scanned Flax layers (nn.scan over nn.remat).


class ScannedDecoder(nn.Module):
    @nn.compact
    def __call__(self, ids):
        x = nn.Embed(VOCAB, WIDTH)(ids)
        layer = nn.remat(ScannedLayer, prevent_cse=False)
        stack = nn.scan(layer, variable_axes={"params": 0}, split_rngs={"params": True}, length=2)
        x, _ = stack()(x, None)
        return nn.Dense(VOCAB, use_bias=False)(nn.LayerNorm()(x))


class ScannedLayer(nn.Module):
    @nn.compact
    def __call__(self, x, _):
        return EncoderLayer(causal=True, rate=0.0)(x, train=False), None


def scanned_flax(donate=()):
    model = ScannedDecoder()
    params = initial(model.init, jax.random.key(0), tokens(1))["params"]
    state = train_state.TrainState.create(apply_fn=model.apply, params=params, tx=optax.lion(1e-4))

    def step(state, batch):
        x, y = batch

        def loss_fn(params):
            return optax.softmax_cross_entropy_with_integer_labels(state.apply_fn({"params": params}, x), y).mean()
        loss, grads = jax.value_and_grad(loss_fn)(state.params)
        return state.apply_gradients(grads=grads), loss
    kinds = state.replace(step="step", params=jax.tree.map(lambda _: "param", params),
                          opt_state=jax.tree.map(lambda _: "opt", state.opt_state))
    return Stranger(step, (state, (tokens(1), tokens(2))), (kinds, "batch"), lambda a, r: (r[0], a[1]), donate=donate,
                    tolerance=2e-3)


# --- A mixture of experts: top-2 routing by one-hot dispatch, a loss that balances the load.


def mixture(hard=False):
    keys = jax.random.split(jax.random.key(0), 6)
    experts = 4
    params = {"embed": jax.random.normal(keys[0], (VOCAB, WIDTH)), "router": jax.random.normal(keys[1], (WIDTH, experts)),
              "up": jax.random.normal(keys[2], (experts, WIDTH, 32)) * 0.2,
              "down": jax.random.normal(keys[3], (experts, 32, WIDTH)) * 0.2,
              "head": jax.random.normal(keys[4], (WIDTH, VOCAB)) * 0.2}
    tx = optax.adamw(1e-3)

    def loss_fn(params, x, y):
        h = params["embed"][x]
        probabilities = jax.nn.softmax(h @ params["router"])
        weights, chosen = jax.lax.top_k(probabilities, 2)
        dispatch = (jax.nn.one_hot(chosen, experts) * weights[..., None]).sum(-2)
        each = jax.nn.relu(jnp.einsum("btd,edh->bteh", h, params["up"]))
        h = h + jnp.einsum("bteh,ehd,bte->btd", each, params["down"], dispatch)
        balance = experts * jnp.sum(probabilities.mean((0, 1)) * (dispatch > 0).astype(jnp.float32).mean((0, 1)))
        loss = optax.softmax_cross_entropy_with_integer_labels(h @ params["head"], y).mean()
        return loss + 0.01 * balance, (loss, balance)

    def step(params, opt_state, x, y):
        (total, (loss, balance)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, {"total": total, "ce": loss, "balance": balance}

    return Stranger(step, (params, tx.init(params), tokens(1), tokens(2)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), donate=(0, 1))


# --- Recurrent: an LSTM by flax's nn.RNN, a GRU by hand, time first.


class LstmTagger(nn.Module):
    @nn.compact
    def __call__(self, ids):
        x = nn.Embed(VOCAB, WIDTH)(ids)
        x = nn.Bidirectional(nn.RNN(nn.OptimizedLSTMCell(WIDTH)), nn.RNN(nn.OptimizedLSTMCell(WIDTH)))(x)
        return nn.Dense(VOCAB)(x)


def lstm():
    model, tx = LstmTagger(), optax.chain(optax.clip_by_global_norm(1.0), optax.sgd(0.1, momentum=0.9))
    params = initial(model.init, jax.random.key(0), tokens(1))

    def step(params, opt_state, x, y):
        def loss_fn(params):
            return optax.softmax_cross_entropy_with_integer_labels(model.apply(params, x), y).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    return Stranger(step, (params, tx.init(params), tokens(1), tokens(2)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]))


def gru_time_major(carried=False):
    """[T, B, ...]; with `carried` the hidden state goes from one step to the next (truncated backpropagation)."""
    keys = jax.random.split(jax.random.key(0), 4)
    params = {"w": jax.random.normal(keys[0], (VOCAB, 3 * WIDTH)) * 0.3, "u": jax.random.normal(keys[1], (WIDTH, 3 * WIDTH)) * 0.3,
              "b": jnp.zeros(3 * WIDTH), "out": jax.random.normal(keys[2], (WIDTH, VOCAB)) * 0.3}

    def cell(params, h, x):
        gx, gh = jax.nn.one_hot(x, VOCAB) @ params["w"] + params["b"], h @ params["u"]
        r, z = (jax.nn.sigmoid(gx[:, i * WIDTH:(i + 1) * WIDTH] + gh[:, i * WIDTH:(i + 1) * WIDTH]) for i in (0, 1))
        n = jnp.tanh(gx[:, 2 * WIDTH:] + r * gh[:, 2 * WIDTH:])
        return (1 - z) * n + z * h

    def loss_fn(params, h, x, y):
        def body(h, x):
            h = cell(params, h, x)
            return h, h @ params["out"]
        h, logits = jax.lax.scan(body, h, x)
        return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean(), h

    def step(params, x, y):
        (loss, _), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, jnp.zeros((ROWS, WIDTH)), x, y)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss

    x, y = tokens(1, (TIME, ROWS)), tokens(2, (TIME, ROWS))
    return Stranger(step, (params, x, y), ("param", "batch:1", "batch:1"), lambda a, r: (r[0], a[1], a[2]), donate=(0,))


LANGUAGE = {
    "llama": llama,
    "llama_kept": lambda: llama(()),
    "llama_half_donated": lambda: llama((1,)),
    "llama_muon": lambda: llama(tx=optax.contrib.muon(1e-3)),
    "llama_masked_counts": llama_masked_counts,
    "llama_bf16_cast": lambda: mixed_precision("cast"),
    "llama_bf16_both": lambda: mixed_precision("both"),
    "llama_fp16_scaled": loss_scaled,
    "llama_accumulated": lambda: accumulated("reshaped"),
    "llama_accumulated_micro": lambda: accumulated("micro"),
    "lora": lora,
    "bert_state_key": bert,
    "bert_folded": lambda: bert("folded"),
    "bert_folded_state": lambda: bert("folded_state"),
    "bert_old_key": lambda: bert("split_outside", "old"),
    "bert_rbg": lambda: bert("state_key", "rbg"),
    "bert_unsafe_rbg": lambda: bert("folded", "unsafe_rbg"),
    "t5": t5,
    "t5_adamw": lambda: t5(optax.adamw(1e-3)),
    "scanned_flax": scanned_flax,
    "scanned_flax_donated": lambda: scanned_flax((0,)),
    "mixture": mixture,
    "lstm": lstm,
    "gru_time_major": gru_time_major,
}
