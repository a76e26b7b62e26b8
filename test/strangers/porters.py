"""Models of a hub as people carry them over, each with the step of its script: chunks of state spaces, experts by tokens that count,
caps and windows in turns, speech to text, a frozen tower beside a trained one, a teacher's token, attention by blocks with a
gradient of its own, rows without padding, tracks of counts, masks of scenes."""

from functools import partial
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from flax import traverse_util
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial

T = jax.tree_util.tree_map
B = 8


def decayed(params):
    flat = traverse_util.flatten_dict(params)
    return traverse_util.unflatten_dict({k: k[-1] not in ("bias", "scale", "A_log", "D", "dt_bias") for k in flat})


def rotated(x, theta=10000.0):
    half = x.shape[-1] // 2
    angle = jnp.arange(x.shape[1])[:, None] / theta ** (jnp.arange(half) / half)
    cos, sin = jnp.cos(angle)[None, :, None], jnp.sin(angle)[None, :, None]
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


class RMSNorm(nn.Module):
    plus_one: bool = False

    @nn.compact
    def __call__(self, x):
        scale = self.param("scale", nn.initializers.ones, (x.shape[-1],))
        x32 = x.astype(jnp.float32)
        y = x32 * lax.rsqrt(jnp.mean(jnp.square(x32), -1, keepdims=True) + 1e-6)
        return (y * ((1 + scale) if self.plus_one else scale)).astype(x.dtype)


def segsum(x):
    t = x.shape[-1]
    x = jnp.repeat(x[..., None], t, -1)
    x = jnp.where(np.tril(np.ones((t, t), bool), -1), x, 0)
    return jnp.where(np.tril(np.ones((t, t), bool)), jnp.cumsum(x, -2), -jnp.inf)


def ssd(x, a, b, c, block):
    """As in the listing of the Mamba-2 paper: [batch, length, heads, width], decays [batch, length, heads]."""
    n, length, h, p = x.shape
    cut = lambda z: z.reshape(n, length // block, block, *z.shape[2:])
    x, b, c = cut(x), cut(b), cut(c)
    a = cut(a).transpose(0, 3, 1, 2)
    sums = jnp.cumsum(a, -1)
    inner = jnp.einsum("bclhn,bcshn,bhcls,bcshp->bclhp", c, b, jnp.exp(segsum(a)), x)
    states = jnp.einsum("bclhn,bhcl,bclhp->bchpn", b, jnp.exp(sums[..., -1:] - sums), x)
    states = jnp.concatenate([jnp.zeros_like(states[:, :1]), states], 1)
    chunk = jnp.exp(segsum(jnp.pad(sums[..., -1], ((0, 0), (0, 0), (1, 0)))))
    states = jnp.einsum("bhzc,bchpn->bzhpn", chunk, states)[:, :-1]
    outer = jnp.einsum("bclhn,bchpn,bhcl->bclhp", c, states, jnp.exp(sums))
    return (inner + outer).reshape(n, length, h, p)


class Mamba2(nn.Module):
    d: int = 16
    heads: int = 4
    state: int = 8

    @nn.compact
    def __call__(self, u):
        inner = 2 * self.d
        zxbcdt = nn.Dense(2 * inner + 2 * self.state + self.heads, use_bias=False, name="in_proj")(u)
        z, xbc, dt = jnp.split(zxbcdt, [inner, 2 * inner + 2 * self.state], -1)
        xbc = nn.silu(nn.Conv(xbc.shape[-1], (4,), padding=[(3, 0)], feature_group_count=xbc.shape[-1], name="conv1d")(xbc))
        x, b, c = jnp.split(xbc, [inner, inner + self.state], -1)
        dt = nn.softplus(dt + self.param("dt_bias", nn.initializers.ones, (self.heads,)))
        a = -jnp.exp(self.param("A_log", lambda k, s: jnp.log(jnp.arange(1, s[0] + 1.0)), (self.heads,)))
        x = x.reshape(*x.shape[:2], self.heads, -1)
        group = lambda v: jnp.repeat(v[:, :, None], self.heads, 2)
        y = ssd(x * dt[..., None], a * dt, group(b), group(c), 4)
        y = y + x * self.param("D", nn.initializers.ones, (self.heads,))[:, None]
        return nn.Dense(self.d, use_bias=False, name="out_proj")(RMSNorm(name="norm")(y.reshape(*u.shape[:2], inner) * nn.silu(z)))


class MambaLM(nn.Module):
    vocab: int

    @nn.compact
    def __call__(self, ids):
        table = nn.Embed(self.vocab, 16, name="backbone_embeddings")
        x = table(ids)
        for i in range(2):
            x = x + Mamba2(name=f"mixer_{i}")(RMSNorm(name=f"norm_{i}")(x))
        return table.attend(RMSNorm(name="norm_f")(x))


def chunks_of_state_spaces():
    """Mamba-2 by its own listing; the batch [micro, rows, tokens] by a scan that adds up gradients and counts of tokens, divided once; AdamW with decay by names, clipped, an average of weights."""
    V, S, K = 24, 12, 2
    net = MambaLM(V)
    sched = optax.warmup_cosine_decay_schedule(0.0, 3e-3, 2, 20, 3e-4)
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(sched, b2=0.95, weight_decay=0.1, mask=decayed))

    def loss_sum(params, tokens):
        logits = net.apply({"params": params}, tokens[:, :-1]).astype(jnp.float32)
        labels = tokens[:, 1:]
        mask = (labels != 0).astype(jnp.float32)
        return (optax.softmax_cross_entropy_with_integer_labels(logits, labels) * mask).sum(), mask.sum()

    @partial(jax.jit, donate_argnums=0)
    def train_step(state, tokens):
        def micro(carry, t):
            grads, loss, count = carry
            (l, n), g = jax.value_and_grad(loss_sum, has_aux=True)(state["params"], t)
            return (T(jnp.add, grads, g), loss + l, count + n), None
        zero = T(lambda p: jnp.zeros(p.shape, jnp.float32), state["params"])
        (grads, loss, count), _ = lax.scan(micro, (zero, jnp.float32(0), jnp.float32(0)), tokens)
        grads = T(lambda g: g / count, grads)
        updates, opt = tx.update(grads, state["opt_state"], state["params"])
        params = optax.apply_updates(state["params"], updates)
        ema = optax.incremental_update(params, state["ema"], 0.01)
        return {"params": params, "opt_state": opt, "ema": ema, "step": state["step"] + 1}, {"loss": loss / count, "grad_norm": optax.global_norm(grads), "lr": sched(state["step"])}
    p = initial(net.init, jax.random.PRNGKey(0), jnp.zeros((2, S), jnp.int32))["params"]
    state = {"params": p, "opt_state": tx.init(p), "ema": T(jnp.array, p), "step": jnp.int32(0)}
    return Stranger(train_step, (state, whole(3, V, K, B, S + 1)), ({"params": "param", "opt_state": "opt", "ema": "model_state", "step": "counter"}, "batch:1"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


class MixtralBlock(nn.Module):
    experts: int = 4

    @nn.compact
    def __call__(self, x):
        b, s, d = x.shape
        h = RMSNorm(name="input_layernorm")(x)
        q = nn.Dense(d, use_bias=False, name="q_proj")(h).reshape(b, s, 4, -1)
        k, v = (nn.Dense(d // 2, use_bias=False, name=n)(h).reshape(b, s, 2, -1) for n in ("k_proj", "v_proj"))
        k, v = (jnp.repeat(t, 2, 2) for t in (rotated(k), v))
        w = jnp.einsum("bqhd,bkhd->bhqk", rotated(q), k) / np.sqrt(d // 4)
        w = nn.softmax(jnp.where(np.tril(np.ones((s, s), bool)), w, jnp.finfo(w.dtype).min), -1)
        x = x + nn.Dense(d, use_bias=False, name="o_proj")(jnp.einsum("bhqk,bkhd->bqhd", w, v).reshape(b, s, d))
        h = RMSNorm(name="post_attention_layernorm")(x)
        gate = nn.Dense(self.experts, use_bias=False, name="gate")(h.reshape(-1, d))
        routing = nn.softmax(gate, -1)
        top, chosen = lax.top_k(routing, 2)
        top = top / top.sum(-1, keepdims=True)
        weights = (nn.one_hot(chosen, self.experts) * top[..., None]).sum(1)
        w1, w3 = (self.param(n, nn.initializers.normal(), (self.experts, d, 2 * d)) for n in ("w1", "w3"))
        w2 = self.param("w2", nn.initializers.normal(), (self.experts, 2 * d, d))
        flat = h.reshape(-1, d)
        each = jnp.einsum("etf,efd->etd", nn.silu(jnp.einsum("td,edf->etf", flat, w1)) * jnp.einsum("td,edf->etf", flat, w3), w2)
        return x + jnp.einsum("te,etd->td", weights, each).reshape(b, s, d), gate


class Mixtral(nn.Module):
    vocab: int

    @nn.compact
    def __call__(self, ids):
        x = nn.Embed(self.vocab, 16, name="embed_tokens")(ids)
        gates = []
        for i in range(2):
            x, gate = MixtralBlock(name=f"layers_{i}")(x)
            gates.append(gate)
        return nn.Dense(self.vocab, use_bias=False, name="lm_head")(RMSNorm(name="norm")(x)), gates


def load_balancing(gates, mask, experts=4, k=2):
    """Hugging Face's load_balancing_loss_func with an attention mask: fractions of the tokens that count."""
    weights = nn.softmax(jnp.concatenate(gates, 0), -1)
    chosen = nn.one_hot(lax.top_k(weights, k)[1], experts)
    layers = weights.shape[0] // mask.size
    per_expert = jnp.broadcast_to(mask[None, :, :, None, None], (layers, *mask.shape, k, experts)).reshape(-1, k, experts)
    tokens = (chosen * per_expert).sum(0) / per_expert.sum(0)
    per_router = jnp.broadcast_to(mask[None, :, :, None], (layers, *mask.shape, experts)).reshape(-1, experts)
    share = (weights * per_router).sum(0) / per_router.sum(0)
    return (tokens * share[None]).sum() * experts


def experts_by_tokens_that_count():
    """Mixtral: all experts on all tokens, two weighed; the balance of all layers in one list, of tokens that are no padding; a Trainer's step: labels with -100, a TrainState with a linear schedule, gradients clipped, bf16 in the model."""
    V, S = 32, 8
    net = Mixtral(V)
    schedule = optax.join_schedules([optax.linear_schedule(0.0, 1e-3, 2), optax.linear_schedule(1e-3, 0.0, 18)], [2])
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule, weight_decay=0.01, mask=decayed))
    state = train_state.TrainState.create(apply_fn=net.apply, params=initial(net.init, jax.random.PRNGKey(0), jnp.zeros((2, S), jnp.int32))["params"], tx=tx)

    def train_step(state, batch):
        def compute_loss(params):
            logits, gates = state.apply_fn({"params": params}, batch["input_ids"])
            labels = batch["labels"][:, 1:]
            valid = (labels != -100).astype(jnp.float32)
            each = optax.softmax_cross_entropy_with_integer_labels(logits[:, :-1].astype(jnp.float32), jnp.where(labels == -100, 0, labels))
            lm = (each * valid).sum() / valid.sum()
            aux = load_balancing(gates, batch["attention_mask"].astype(jnp.float32))
            return lm + 0.02 * aux, (lm, aux)
        (loss, (lm, aux)), grads = jax.value_and_grad(compute_loss, has_aux=True)(state.params)
        return state.apply_gradients(grads=grads), {"loss": loss, "lm_loss": lm, "aux_loss": aux, "learning_rate": schedule(state.step)}
    ids = 2 + whole(1, V - 2, B, S)
    mask = (jnp.arange(S) < (4 + whole(2, S - 4, B))[:, None]).astype(jnp.int32)
    batch = {"input_ids": jnp.where(mask > 0, ids, 0), "attention_mask": mask, "labels": jnp.where(mask > 0, ids, -100)}
    return Stranger(train_step, (state, batch), (state.replace(step="counter", params="param", opt_state="opt"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


def caps_and_windows_in_turns():
    """Gemma 2 from scratch: (1 + w) norms before and after, scores and logits capped by tanh, windows in every other layer, one table; parameters in bf16, Adafactor that scales by the parameters, z-loss."""
    V, S, D, H, K, L = 32, 10, 16, 4, 2, 2

    def norm(w, x):
        x32 = x.astype(jnp.float32)
        return (x32 * lax.rsqrt((x32**2).mean(-1, keepdims=True) + 1e-6) * (1.0 + w.astype(jnp.float32))).astype(x.dtype)

    def forward(p, tokens):
        x = p["embedder"]["input_embedding"][tokens] * jnp.asarray(np.sqrt(D), jnp.bfloat16)
        segment = jnp.cumsum(tokens == 1, 1)
        causal = np.tril(np.ones((S, S), bool))
        for i in range(L):
            q = p[f"layer_{i}"]
            mask = causal & (segment[:, None] == segment[:, :, None])
            if i % 2 == 0:
                mask = mask & np.triu(np.ones((S, S), bool), -3)
            y = norm(q["pre_attention_norm"]["scale"], x)
            query = jnp.einsum("btd,ndh->btnh", y, q["attn"]["q_einsum"]["w"])
            key, value = jnp.einsum("bsd,ckdh->cbskh", y, q["attn"]["kv_einsum"]["w"])
            query = rotated(query).astype(x.dtype) * (D // H) ** -0.5
            query = query.reshape(B, S, K, H // K, -1)
            scores = jnp.einsum("btkgh,bskh->bkgts", query, rotated(key).astype(x.dtype))
            scores = jnp.tanh(scores / 50.0) * 50.0
            scores = jnp.where(mask[:, None, None], scores, -2.3819763e38)
            probs = jax.nn.softmax(scores.astype(jnp.float32), -1).astype(x.dtype)
            out = jnp.einsum("bkgts,bskh->btkgh", probs, value).reshape(B, S, H, -1)
            x = x + norm(q["post_attention_norm"]["scale"], jnp.einsum("btnh,nhd->btd", out, q["attn"]["attn_vec_einsum"]["w"]))
            y = norm(q["pre_ffw_norm"]["scale"], x)
            gate, up = jnp.einsum("btd,cfd->cbtf", y, q["mlp"]["gating_einsum"])
            x = x + norm(q["post_ffw_norm"]["scale"], (jax.nn.gelu(gate) * up) @ q["mlp"]["linear"])
        logits = jnp.dot(norm(p["final_norm"]["scale"], x), p["embedder"]["input_embedding"].T).astype(jnp.float32)
        return jnp.tanh(logits / 30.0) * 30.0

    def train_step(params, opt_state, tokens, loss_mask):
        def loss_fn(p):
            logits = forward(p, tokens)[:, :-1]
            z = jax.nn.logsumexp(logits, -1)
            nll = z - jnp.take_along_axis(logits, tokens[:, 1:, None], -1)[..., 0]
            w = loss_mask[:, 1:].astype(jnp.float32)
            total = jnp.maximum(w.sum(), 1.0)
            return ((nll + 1e-4 * z**2) * w).sum() / total, (nll * w).sum() / total
        (loss, nll), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss, jnp.exp(nll)
    w = lambda s, *shape: (draw(s, *shape) * 0.3).astype(jnp.bfloat16)
    zero = lambda: {"scale": jnp.zeros(D, jnp.bfloat16)}
    p = {"embedder": {"input_embedding": w(0, V, D)}, "final_norm": zero()}
    for i in range(L):
        p[f"layer_{i}"] = {"pre_attention_norm": zero(), "post_attention_norm": zero(), "pre_ffw_norm": zero(), "post_ffw_norm": zero(),
                           "attn": {"q_einsum": {"w": w(7 * i + 1, H, D, D // H)}, "kv_einsum": {"w": w(7 * i + 2, 2, K, D, D // H)}, "attn_vec_einsum": {"w": w(7 * i + 3, H, D // H, D)}},
                           "mlp": {"gating_einsum": w(7 * i + 4, 2, 3 * D, D), "linear": w(7 * i + 5, 3 * D, D)}}
    tx = optax.adafactor(1e-2, min_dim_size_to_factor=8, multiply_by_parameter_scale=True, clipping_threshold=1.0)
    data = (1 + whole(30, V - 1, B, S), whole(31, 2, B, S) > 0)
    return Stranger(train_step, (p, tx.init(p), *data), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=3e-2)


class Attention(nn.Module):
    heads: int = 2
    causal: bool = False
    block: int = 0

    @nn.compact
    def __call__(self, x, memory=None, bias=None):
        memory = x if memory is None else memory
        d = x.shape[-1]
        split = lambda z: z.reshape(*z.shape[:2], self.heads, -1)
        q = split(nn.Dense(d, name="q_proj")(x)) * (d // self.heads) ** -0.5
        k, v = split(nn.Dense(d, use_bias=False, name="k_proj")(memory)), split(nn.Dense(d, name="v_proj")(memory))
        if self.block:
            out = flash(q.transpose(0, 2, 1, 3), k.transpose(0, 2, 1, 3), v.transpose(0, 2, 1, 3), self.block).transpose(0, 2, 1, 3)
        else:
            w = jnp.einsum("bqhd,bkhd->bhqk", q, k)
            if self.causal:
                w = jnp.where(np.tril(np.ones(w.shape[-2:], bool)), w, jnp.finfo(w.dtype).min)
            if bias is not None:
                w = w + bias
            out = jnp.einsum("bhqk,bkhd->bqhd", nn.softmax(w, -1), v)
        return nn.Dense(d, name="out_proj")(out.reshape(x.shape))


class Layer(nn.Module):
    causal: bool = False
    cross: bool = False
    block: int = 0

    @nn.compact
    def __call__(self, x, memory=None, bias=None, deterministic=True):
        y = Attention(causal=self.causal, block=self.block, name="self_attn")(nn.LayerNorm(name="self_attn_layer_norm")(x), None, bias)
        x = x + nn.Dropout(0.1)(y, deterministic=deterministic)
        if self.cross:
            x = x + nn.Dropout(0.1)(Attention(name="encoder_attn")(nn.LayerNorm(name="encoder_attn_layer_norm")(x), memory), deterministic=deterministic)
        y = nn.Dense(x.shape[-1], name="fc2")(nn.gelu(nn.Dense(2 * x.shape[-1], name="fc1")(nn.LayerNorm(name="final_layer_norm")(x)), approximate=False))
        return x + nn.Dropout(0.1)(y, deterministic=deterministic)


class Whisper(nn.Module):
    vocab: int

    @nn.compact
    def __call__(self, mel, ids, deterministic=True):
        x = jnp.transpose(mel, (0, 2, 1))
        x = nn.gelu(nn.Conv(16, (3,), padding=1, name="conv1")(x), approximate=False)
        x = nn.gelu(nn.Conv(16, (3,), strides=2, padding=1, name="conv2")(x), approximate=False)
        position = lax.stop_gradient(nn.Embed(x.shape[1], 16, name="encoder_embed_positions")(jnp.arange(x.shape[1])))
        x = nn.Dropout(0.1)(x + position, deterministic=deterministic)
        x = nn.LayerNorm(name="encoder_norm")(Layer(name="encoder_0")(x, deterministic=deterministic))
        table = nn.Embed(self.vocab, 16, name="embed_tokens")
        y = table(ids) + nn.Embed(16, 16, name="embed_positions")(jnp.arange(ids.shape[1]))
        y = nn.Dropout(0.1)(y, deterministic=deterministic)
        for i in range(2):
            y = Layer(True, True, name=f"decoder_{i}")(y, x, deterministic=deterministic)
        return table.attend(nn.LayerNorm(name="decoder_norm")(y))


class KeyedState(train_state.TrainState):
    dropout_rng: Any


def sounds_to_text():
    """Whisper by the Flax script for speech: sinusoids as a table whose gradient is stopped yet that decays with the optimizer masked, labels smoothed with their lowest entropy taken off, padding left out, the key split in the state."""
    V, S, eps = 20, 6, 0.1
    net = Whisper(V)
    sched = optax.linear_schedule(1e-3, 0.0, 20)

    def no_positions(p):
        flat = traverse_util.flatten_dict(p)
        return traverse_util.unflatten_dict({k: k[0] != "encoder_embed_positions" and k[-1] == "kernel" for k in flat})
    tx = optax.adamw(sched, b2=0.98, eps=1e-6, weight_decay=0.1, mask=no_positions)

    def loss_fn(logits, labels, padding_mask):
        confidence, low = 1.0 - eps, eps / (V - 1)
        normalizing = -(confidence * jnp.log(confidence) + (V - 1) * low * jnp.log(low + 1e-20))
        soft = nn.one_hot(labels, V) * (confidence - low) + low
        loss = (optax.softmax_cross_entropy(logits, soft) - normalizing) * padding_mask
        return loss.sum(), padding_mask.sum()

    def train_step(state, batch):
        dropout_rng, new_dropout_rng = jax.random.split(state.dropout_rng)

        def compute_loss(params):
            labels = batch["labels"]
            padding_mask = batch["decoder_attention_mask"]
            logits = state.apply_fn({"params": params}, batch["input_features"], batch["decoder_input_ids"], deterministic=False, rngs={"dropout": dropout_rng})
            return loss_fn(logits, labels, padding_mask)
        (loss, num_labels), grad = jax.value_and_grad(compute_loss, has_aux=True)(state.params)
        grad = T(lambda x: x / num_labels, grad)
        return state.apply_gradients(grads=grad, dropout_rng=new_dropout_rng), {"loss": loss / num_labels, "learning_rate": sched(state.step)}
    mel, ids = draw(0, B, 8, 20), whole(1, V, B, S)
    mask = (jnp.arange(S) < (3 + whole(2, 3, B))[:, None]).astype(jnp.int32)
    p = initial(net.init, jax.random.PRNGKey(0), mel, ids)["params"]
    state = KeyedState.create(apply_fn=net.apply, params=p, tx=tx, dropout_rng=jax.random.PRNGKey(3))
    batch = {"input_features": mel, "labels": ids, "decoder_input_ids": jnp.concatenate([jnp.full((B, 1), 1), ids[:, :-1]], 1), "decoder_attention_mask": mask}
    return Stranger(train_step, (state, batch), (state.replace(step="counter", params="param", opt_state="opt", dropout_rng="rng"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


class Wav2Vec2(nn.Module):
    vocab: int

    @nn.compact
    def __call__(self, values, mask, time_mask, deterministic=True):
        x = values[..., None]
        for i, (k, s) in enumerate(((5, 3), (3, 2))):
            x = nn.Conv(16, (k,), strides=s, padding="VALID", use_bias=False, name=f"feature_extractor_{i}")(x)
            if i == 0:
                mean, var = x.mean(1, keepdims=True), x.var(1, keepdims=True)
                x = (x - mean) / jnp.sqrt(var + 1e-5) * self.param("group_norm_scale", nn.initializers.ones, (16,)) + self.param("group_norm_bias", nn.initializers.zeros, (16,))
            x = nn.gelu(x)
        x = nn.Dense(16, name="feature_projection")(nn.LayerNorm(name="feature_norm")(x))
        x = jnp.where(time_mask[..., None], self.param("masked_spec_embed", nn.initializers.uniform(), (16,)), x)
        lengths = ((mask.sum(-1) - 5) // 3 + 1 - 3) // 2 + 1
        valid = jnp.arange(x.shape[1]) < lengths[:, None]
        x = jnp.where(valid[..., None], x, 0)
        x = x + nn.gelu(nn.Conv(16, (3,), feature_group_count=4, name="pos_conv_embed")(x))
        bias = jnp.where(valid, 0.0, jnp.finfo(jnp.float32).min)[:, None, None]
        for i in range(2):
            x = Layer(name=f"layers_{i}")(x, bias=bias, deterministic=deterministic)
        return nn.Dense(self.vocab, name="lm_head")(nn.LayerNorm(name="norm")(x)), valid


def speech_by_paths_with_a_frozen_extractor():
    """wav2vec 2.0 for CTC: convolutions are labelled "frozen" for the optimizer, frames masked by a key that is folded with the step, lengths of frames from the mask of samples, infinite losses are zeroed."""
    V, N, L = 12, 80, 4
    net = Wav2Vec2(V)

    def labels_of(p):
        flat = traverse_util.flatten_dict(p)
        return traverse_util.unflatten_dict({k: "frozen" if k[0].startswith(("feature_extractor", "group_norm")) else "train" for k in flat})
    tx = optax.multi_transform({"train": optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, weight_decay=0.005)), "frozen": optax.set_to_zero()}, labels_of)

    def train_step(state, batch, rng):
        rng = jax.random.fold_in(rng, state.step)
        mask_rng, dropout_rng = jax.random.split(rng)
        time_mask = jax.random.bernoulli(mask_rng, 0.2, (B, 12))

        def loss_fn(params):
            logits, valid = state.apply_fn({"params": params}, batch["input_values"], batch["attention_mask"], time_mask, deterministic=False, rngs={"dropout": dropout_rng})
            pad = batch["labels"] < 0
            each = optax.ctc_loss(logits, 1.0 - valid, jnp.where(pad, 0, batch["labels"]), pad.astype(jnp.float32))
            each = jnp.where(each > 1e4, 0.0, each)
            return (each / jnp.maximum((~pad).sum(-1), 1)).mean()
        loss, grads = jax.value_and_grad(loss_fn)(state.params)
        return state.apply_gradients(grads=grads), {"loss": loss}
    mask = (jnp.arange(N) < (56 + whole(4, 24, B))[:, None]).astype(jnp.int32)
    values = draw(5, B, N) * mask
    p = initial(net.init, jax.random.PRNGKey(0), values, mask, jnp.zeros((B, 12), bool))["params"]
    state = train_state.TrainState.create(apply_fn=net.apply, params=p, tx=tx)
    marks = T(lambda l: "param" if l == "train" else "frozen", labels_of(p))
    batch = {"input_values": values, "attention_mask": mask, "labels": jnp.where(jnp.arange(L) < (1 + whole(6, L, B))[:, None], 1 + whole(7, V - 1, B, L), -100)}
    return Stranger(train_step, (state, batch, jax.random.PRNGKey(9)), (state.replace(step="counter", params=marks, opt_state="opt"), "batch", "rng"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=5e-3)


def flash(q, k, v, block):
    """Causal attention by blocks of keys, a softmax that is carried, a backward pass by blocks."""
    n = q.shape[-2] // block
    place = np.arange(q.shape[-2])

    def scores(q, k_block, i):
        s = jnp.einsum("bhqd,bhkd->bhqk", q, k_block)
        return jnp.where(place[:, None] >= (i * block + jnp.arange(block))[None], s, -1e30)

    def forward(q, k, v):
        def body(carry, i):
            o, m, l = carry
            kb, vb = (lax.dynamic_slice_in_dim(t, i * block, block, 2) for t in (k, v))
            s = scores(q, kb, i)
            new = jnp.maximum(m, s.max(-1))
            p = jnp.exp(s - new[..., None])
            c = jnp.exp(m - new)
            return (o * c[..., None] + jnp.einsum("bhqk,bhkd->bhqd", p, vb), new, l * c + p.sum(-1)), None
        init = (jnp.zeros_like(q), jnp.full(q.shape[:-1], -1e30), jnp.zeros(q.shape[:-1]))
        (o, m, l), _ = lax.scan(body, init, jnp.arange(n))
        return o / l[..., None], m + jnp.log(l)

    @jax.custom_vjp
    def attend(q, k, v):
        return forward(q, k, v)[0]

    def attend_fwd(q, k, v):
        o, lse = forward(q, k, v)
        return o, (q, k, v, o, lse)

    def attend_bwd(saved, do):
        q, k, v, o, lse = saved
        delta = (o * do).sum(-1)

        def body(dq, i):
            kb, vb = (lax.dynamic_slice_in_dim(t, i * block, block, 2) for t in (k, v))
            p = jnp.exp(scores(q, kb, i) - lse[..., None])
            ds = p * (jnp.einsum("bhqd,bhkd->bhqk", do, vb) - delta[..., None])
            return dq + jnp.einsum("bhqk,bhkd->bhqd", ds, kb), (jnp.einsum("bhqk,bhqd->bhkd", ds, q), jnp.einsum("bhqk,bhqd->bhkd", p, do))
        dq, (dk, dv) = lax.scan(body, jnp.zeros_like(q), jnp.arange(n))
        join = lambda t: jnp.moveaxis(t, 0, 2).reshape(k.shape)
        return dq, join(dk), join(dv)
    attend.defvjp(attend_fwd, attend_bwd)
    return attend(q, k, v)


class GPT(nn.Module):
    vocab: int
    block: int

    @nn.compact
    def __call__(self, ids, deterministic):
        x = nn.Embed(self.vocab, 16, name="wte")(ids) + nn.Embed(16, 16, name="wpe")(jnp.arange(ids.shape[-1]))
        x = nn.Dropout(0.1)(x, deterministic=deterministic)
        for i in range(2):
            x = nn.remat(Layer, static_argnums=(4,))(True, block=self.block, name=f"h_{i}")(x, None, None, deterministic)
        return nn.Dense(self.vocab, use_bias=False, name="lm_head")(nn.LayerNorm(name="ln_f")(x))


def attention_with_its_own_gradient():
    """nanoGPT in JAX with flash attention written as scans and a custom_vjp, layers rematerialised; two groups for decay by rank, inject_hyperparams so that the rate is in the state, key folded with the step."""
    V, S = 24, 16
    net = GPT(V, 4)

    def make(learning_rate):
        return optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(b2=0.95), optax.add_decayed_weights(0.1, mask=lambda p: T(lambda x: x.ndim >= 2, p)), optax.scale_by_learning_rate(learning_rate))
    tx = optax.inject_hyperparams(make)(learning_rate=optax.warmup_cosine_decay_schedule(0.0, 1e-3, 3, 20))

    def train_step(params, opt_state, key, it, xb, yb):
        key = jax.random.fold_in(key, it)

        def loss_fn(params):
            logits = net.apply({"params": params}, xb, False, rngs={"dropout": key})
            return optax.softmax_cross_entropy_with_integer_labels(logits, yb).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, it + 1, loss, opt_state.hyperparams["learning_rate"]
    ids = whole(2, V, B, S + 1)
    p = initial(net.init, jax.random.PRNGKey(0), ids[:, :-1], True)["params"]
    opt = tx.init(p)
    rate = jax.tree_util.tree_map(lambda _: "opt", opt)
    return Stranger(train_step, (p, opt, jax.random.key(5), jnp.int32(0), ids[:, :-1], ids[:, 1:]), ("param", rate, "rng", "counter", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], r[2], *a[4:]), (0, 1), tolerance=3e-3)


class Tower(nn.Module):
    @nn.compact
    def __call__(self, x, deterministic=True):
        x = nn.Dense(16, name="stem")(x)
        for i in range(2):
            x = Layer(name=f"block_{i}")(x, deterministic=deterministic)
        return nn.LayerNorm(name="post")(x)


def frozen_tower_beside_a_trained_one():
    """LiT: the picture tower is an argument that stays, the text tower and the scale are trained; the scale is clipped behind the update, rows meet rows by softmax both ways; gradients of texts without words are masked."""
    V, S = 30, 6
    image, text = Tower(), Tower()
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, weight_decay=1e-2, mask=lambda p: T(lambda x: x.ndim > 1, p)))

    def train_step(state, image_params, batch):
        z = image.apply({"params": image_params}, batch["patches"]).mean(1)
        z = lax.stop_gradient(z / jnp.linalg.norm(z, axis=-1, keepdims=True))

        def loss_fn(p):
            h = text.apply({"params": p["tower"]}, p["table"][batch["input_ids"]])
            last = jnp.argmax(batch["input_ids"], -1)
            t = h[jnp.arange(B), last] @ p["text_projection"]
            t = t / jnp.linalg.norm(t, axis=-1, keepdims=True)
            logits = jnp.exp(p["logit_scale"]) * z @ t.T
            labels = jnp.arange(B)
            ce = optax.softmax_cross_entropy_with_integer_labels
            return (ce(logits, labels).mean() + ce(logits.T, labels).mean()) / 2, (logits.argmax(-1) == labels).mean()
        (loss, acc), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        state = state.apply_gradients(grads=grads)
        clipped = {**state.params, "logit_scale": jnp.clip(state.params["logit_scale"], 0, np.log(100))}
        return state.replace(params=clipped), {"loss": loss, "i2t": acc, "scale": jnp.exp(clipped["logit_scale"])}
    frozen = initial(image.init, jax.random.PRNGKey(0), draw(0, B, 4, 12))["params"]
    p = {"tower": initial(text.init, jax.random.PRNGKey(1), draw(1, B, S, 16))["params"], "table": draw(2, V, 16) * 0.3, "text_projection": draw(3, 16, 16) * 0.3, "logit_scale": jnp.float32(np.log(1 / 0.07))}
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=tx)
    batch = {"patches": draw(4, B, 4, 12), "input_ids": whole(5, V, B, S)}
    return Stranger(train_step, (state, frozen, batch), (state.replace(step="counter", params="param", opt_state="opt"), "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


PORTERS = {step.__name__: step for step in (
    chunks_of_state_spaces, experts_by_tokens_that_count, caps_and_windows_in_turns, sounds_to_text, speech_by_paths_with_a_frozen_extractor,
    attention_with_its_own_gradient, frozen_tower_beside_a_trained_one)}
