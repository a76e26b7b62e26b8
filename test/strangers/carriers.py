"""More models of hubs and the steps of their scripts: a teacher's token, variables of a functional model, codebooks beside a
scaled loss, graphs and states of nnx, responses normalised over a picture, rows without padding, tracks of counts, masks of
scenes, two losses of a forecaster, agreement of parses, items under a margin."""

from typing import NamedTuple

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from flax import nnx
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial

T = jax.tree_util.tree_map
B, C = 8, 6


class Block(nn.Module):
    rate: float = 0.1

    @nn.compact
    def __call__(self, x, train):
        y = nn.MultiHeadDotProductAttention(2, deterministic=True, name="attn")(nn.LayerNorm(name="norm1")(x))
        x = x + self.path(y, train)
        y = nn.Dense(x.shape[-1], name="fc2")(nn.gelu(nn.Dense(2 * x.shape[-1], name="fc1")(nn.LayerNorm(name="norm2")(x))))
        return x + self.path(y, train)

    def path(self, y, train):
        """A whole branch of a row is dropped."""
        if not train:
            return y
        keep = jax.random.bernoulli(self.make_rng("drop_path"), 1 - self.rate, (y.shape[0],) + (1,) * (y.ndim - 1))
        return y * keep / (1 - self.rate)


class DeiT(nn.Module):
    @nn.compact
    def __call__(self, x, train=False):
        x = nn.Conv(16, (4, 4), (4, 4), name="patch_embed")(x).reshape(x.shape[0], -1, 16)
        cls, dist = (jnp.broadcast_to(self.param(n, nn.initializers.zeros, (1, 1, 16)), (x.shape[0], 1, 16)) for n in ("cls_token", "dist_token"))
        x = jnp.concatenate([cls, dist, x], 1)
        x = x + self.param("pos_embed", nn.initializers.normal(0.02), (1, x.shape[1], 16))
        for i in range(2):
            x = Block(0.05 * (i + 1), name=f"blocks_{i}")(x, train)
        x = nn.LayerNorm(name="norm")(x)
        return nn.Dense(C, name="head")(x[:, 0]), nn.Dense(C, name="head_dist")(x[:, 1])


class ConvTeacher(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = nn.relu(nn.BatchNorm(use_running_average=True, name="bn")(nn.Conv(8, (3, 3), (2, 2), use_bias=False, name="conv")(x)))
        return nn.Dense(C, name="fc")(x.mean((1, 2)))


def tokens_of_a_teacher():
    """DeiT: pictures mixed or pasted by one draw, labels smoothed and mixed, a convolutional teacher with its running statistics gives hard labels to a second token; a branch of each row dropped; an average of weights with a warm-up, unscaled decay."""
    net, teacher = DeiT(), ConvTeacher()
    sched = optax.warmup_cosine_decay_schedule(1e-6, 1e-3, 2, 20, 1e-5)
    tx = optax.adamw(sched, weight_decay=0.05, mask=lambda p: T(lambda x: x.ndim > 1, p))

    def mixup(key, x, y):
        k1, k2, k3, k4 = jax.random.split(key, 4)
        lam = jax.random.beta(k1, 0.8, 0.8)
        h, w = x.shape[1:3]
        cut = jnp.sqrt(1 - lam)
        cy, cx = jax.random.randint(k2, (), 0, h), jax.random.randint(k3, (), 0, w)
        ys, xs = jnp.arange(h)[:, None], jnp.arange(w)[None]
        inside = (jnp.abs(ys - cy) < cut * h / 2) & (jnp.abs(xs - cx) < cut * w / 2)
        pasted = jnp.where(inside[None, ..., None], x[::-1], x)
        use_cut = jax.random.uniform(k4) < 0.5
        lam = jnp.where(use_cut, 1 - inside.mean(), lam)
        return jnp.where(use_cut, pasted, lam * x + (1 - lam) * x[::-1]), lam * y + (1 - lam) * y[::-1]

    def train_step(state, ema, teacher_vars, batch, rng):
        rng = jax.random.fold_in(rng, state.step)
        k_mix, k_path = jax.random.split(rng)
        y = optax.smooth_labels(jax.nn.one_hot(batch["label"], C), 0.1)
        x, y = mixup(k_mix, batch["image"], y)
        hard = jax.nn.one_hot(jnp.argmax(teacher.apply(teacher_vars, x), -1), C)

        def loss_fn(params):
            a, b = state.apply_fn({"params": params}, x, train=True, rngs={"drop_path": k_path})
            base = optax.softmax_cross_entropy(a, y).mean()
            return 0.5 * base + 0.5 * optax.softmax_cross_entropy(b, hard).mean(), (base, (a + b) / 2)
        (loss, (base, logits)), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        state = state.apply_gradients(grads=grads)
        decay = jnp.minimum(0.9996, (1 + state.step) / (10 + state.step))
        ema = T(lambda e, p: decay * e + (1 - decay) * p, ema, state.params)
        return state, ema, {"loss": loss, "base": base, "acc": (logits.argmax(-1) == batch["label"]).mean(), "lr": sched(state.step)}
    x = draw(0, B, 8, 8, 3)
    p = initial(net.init, jax.random.PRNGKey(0), x)["params"]
    t = initial(teacher.init, jax.random.PRNGKey(0), x)
    state = train_state.TrainState.create(apply_fn=net.apply, params=p, tx=tx)
    return Stranger(train_step, (state, T(jnp.array, p), t, {"image": x, "label": whole(1, C, B)}, jax.random.PRNGKey(4)),
                    (state.replace(step="counter", params="param", opt_state="opt"), "model_state", "frozen", "batch", "rng"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=3e-3)


def variables_of_a_functional_model():
    """Keras 3 without its trainer: lists of trainable, other, optimizer's and metrics' variables; a seed of two words that moves on by one, batch norm's statistics among others, moments and a count in one list; the state comes back behind the loss."""
    momentum = 0.99

    def stateless_call(tv, ntv, x):
        k1, b1, gamma, beta, k2, b2 = tv
        mean, var, seed = ntv
        h = x @ k1 + b1
        m, v = h.mean(0), h.var(0)
        h = (h - m) * lax.rsqrt(v + 1e-3) * gamma + beta
        h = jax.nn.relu(h)
        keep = jax.random.bernoulli(seed, 0.7, h.shape)
        h = jnp.where(keep, h / 0.7, jnp.zeros_like(h))
        return jax.nn.softmax(h @ k2 + b2), [mean * momentum + m * (1 - momentum), var * momentum + v * (1 - momentum), seed + jnp.array([0, 1], jnp.uint32)]

    def compute_loss_and_updates(tv, ntv, x, y):
        y_pred, ntv = stateless_call(tv, ntv, x)
        y_pred_c = jnp.clip(y_pred / y_pred.sum(-1, keepdims=True), 1e-7, 1 - 1e-7)
        loss = -jnp.sum(jax.nn.one_hot(y, C) * jnp.log(y_pred_c), -1)
        return loss.mean(), (ntv, y_pred)

    def apply(ov, grads, tv):
        iterations, rate, *slots = ov
        ms, vs = slots[0::2], slots[1::2]
        local = (iterations + 1).astype(jnp.float32)
        alpha = rate * jnp.sqrt(1 - 0.999**local) / (1 - 0.9**local)
        new_tv, new_slots = [], []
        for p, g, m, v in zip(tv, grads, ms, vs):
            m, v = m + (g - m) * (1 - 0.9), v + (jnp.square(g) - v) * (1 - 0.999)
            new_tv.append(p - m * alpha / (jnp.sqrt(v) + 1e-7))
            new_slots += [m, v]
        return new_tv, [iterations + 1, rate, *new_slots]

    @jax.jit
    def train_step(state, data):
        tv, ntv, ov, mv = state
        x, y = data
        (loss, (ntv, y_pred)), grads = jax.value_and_grad(compute_loss_and_updates, has_aux=True)(tv, ntv, x, y)
        tv, ov = apply(ov, grads, tv)
        total, count, correct, seen = mv
        mv = [total + loss * y.shape[0], count + y.shape[0], correct + (y_pred.argmax(-1) == y).astype(jnp.float32).sum(), seen + y.shape[0]]
        return loss, (tv, ntv, ov, mv)
    tv = [draw(0, 10, 16) * 0.3, jnp.zeros(16), jnp.ones(16), jnp.zeros(16), draw(1, 16, C) * 0.3, jnp.zeros(C)]
    ntv = [jnp.zeros(16), jnp.ones(16), jnp.array([17, 0], jnp.uint32)]
    ov = [jnp.int32(0), jnp.float32(1e-3), *[jnp.zeros_like(v) for v in tv for _ in range(2)]]
    mv = [jnp.float32(0) for _ in range(4)]
    kinds = (["param"] * 6, ["model_state", "model_state", "rng"], ["counter", "opt", *["opt"] * 12], ["model_state"] * 4)
    return Stranger(train_step, ((tv, ntv, ov, mv), (draw(2, B, 10), whole(3, C, B))), (kinds, "batch"), lambda a, r: (r[1], a[1]), (0,), tolerance=2e-3)


class LossScale(NamedTuple):
    loss_scale: jax.Array
    counter: jax.Array


def codes_beside_a_scaled_loss():
    """Haiku's VQ-VAE example under jmp: params and state as dictionaries of "module/~/name", a codebook by averages of counts and sums in the state, half in the model, a dynamic scale that skips all states when a gradient overflows."""
    K, D = 10, 6
    tx = optax.adam(3e-4)

    def forward(p, s, x):
        h = x.astype(jnp.float16)
        lin = lambda n, h: h @ p[n]["w"].astype(jnp.float16) + p[n]["b"].astype(jnp.float16)
        z = lin("vqvae/~/encoder/linear_1", jax.nn.relu(lin("vqvae/~/encoder/linear", h))).astype(jnp.float32)
        e = s["vqvae/~/vector_quantizer_ema"]
        book = e["embeddings"]  # [D, K]
        d = (z**2).sum(1, keepdims=True) - 2 * z @ book + (book**2).sum(0, keepdims=True)
        codes = jnp.argmax(-d, 1)
        onehot = jax.nn.one_hot(codes, K)
        quantized = book.T[codes]
        commitment = jnp.mean((lax.stop_gradient(quantized) - z) ** 2)
        ema = lambda old, value: {"hidden": old["hidden"] - (old["hidden"] - value) * (1 - 0.99), "counter": old["counter"] + 1}
        size = ema(e["cluster_size"], onehot.sum(0))
        dw = ema(e["dw"], z.T @ onehot)
        avg = lambda m: m["hidden"] / (1.0 - 0.99 ** m["counter"].astype(jnp.float32))
        n = avg(size).sum()
        smooth = (avg(size) + 1e-5) / (n + K * 1e-5) * n
        state = {"vqvae/~/vector_quantizer_ema": {"embeddings": avg(dw) / smooth[None], "cluster_size": size, "dw": dw}}
        q = z + lax.stop_gradient(quantized - z)
        out = lin("vqvae/~/decoder/linear_1", jax.nn.relu(lin("vqvae/~/decoder/linear", q.astype(jnp.float16)))).astype(jnp.float32)
        probs = onehot.mean(0)
        return jnp.mean((out - x) ** 2) / 0.06 + 0.25 * commitment, lax.stop_gradient(state), jnp.exp(-(probs * jnp.log(probs + 1e-10)).sum())

    def train_step(params, state, opt_state, loss_scale, x):
        def adapt_loss(p):
            loss, s, perplexity = forward(p, state, x)
            return loss * loss_scale.loss_scale, (loss, s, perplexity)
        grads, (loss, new_state, perplexity) = jax.grad(adapt_loss, has_aux=True)(params)
        grads = T(lambda g: g / loss_scale.loss_scale, grads)
        finite = jnp.all(jnp.stack([jnp.all(jnp.isfinite(g)) for g in jax.tree.leaves(grads)]))
        updates, new_opt = tx.update(grads, opt_state)
        new_params = optax.apply_updates(params, updates)
        select = lambda a, b: T(lambda x, y: lax.select(finite, x, y), a, b)
        params, state, opt_state = select(new_params, params), select(new_state, state), select(new_opt, opt_state)
        grew = loss_scale.counter == 1999
        scale = jnp.where(finite, jnp.where(grew, loss_scale.loss_scale * 2, loss_scale.loss_scale), jnp.maximum(1.0, loss_scale.loss_scale / 2))
        counter = jnp.where(finite & ~grew, loss_scale.counter + 1, 0)
        return params, state, opt_state, LossScale(scale, counter), {"loss": loss, "perplexity": perplexity, "scale": scale}
    names = {"vqvae/~/encoder/linear": (12, 16), "vqvae/~/encoder/linear_1": (16, D), "vqvae/~/decoder/linear": (D, 16), "vqvae/~/decoder/linear_1": (16, 12)}
    p = {n: {"w": draw(i, *s) * s[0] ** -0.5, "b": jnp.zeros(s[1])} for i, (n, s) in enumerate(names.items())}
    ema = lambda *shape: {"hidden": jnp.zeros(shape), "counter": jnp.int32(0)}
    state = {"vqvae/~/vector_quantizer_ema": {"embeddings": draw(9, D, K), "cluster_size": ema(K), "dw": ema(D, K)}}
    counted = {"hidden": "model_state", "counter": "counter"}
    kinds = {"vqvae/~/vector_quantizer_ema": {"embeddings": "model_state", "cluster_size": counted, "dw": counted}}
    return Stranger(train_step, (p, state, tx.init(p), LossScale(jnp.float32(2.0**10), jnp.int32(0)), draw(10, 16, 12)),
                    ("param", kinds, "opt", LossScale("opt", "counter"), "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=2e-2)


class NnxEncoder(nnx.Module):
    def __init__(self, rngs):
        self.conv = nnx.Conv(3, 16, (4, 4), (4, 4), rngs=rngs)
        self.bn = nnx.BatchNorm(16, rngs=rngs)
        self.attn = nnx.MultiHeadAttention(2, 16, decode=False, rngs=rngs)
        self.norm = nnx.LayerNorm(16, rngs=rngs)
        self.drop = nnx.Dropout(0.2, rngs=rngs)
        self.head = nnx.Linear(16, C, rngs=rngs)

    def __call__(self, x):
        x = self.bn(self.conv(x)).reshape(x.shape[0], -1, 16)
        x = x + self.attn(self.norm(x))
        return self.head(self.drop(x.mean(1)))


def graphs_and_states():
    """flax.nnx with split and merge: parameters, statistics, keys and counts of streams apart, an optimizer and a MultiMetric in the graph; the state of all is one argument and one result."""
    model = NnxEncoder(nnx.Rngs(0, dropout=1))
    optimizer = nnx.Optimizer(model, optax.adamw(1e-3), wrt=nnx.Param)
    metrics = nnx.MultiMetric(accuracy=nnx.metrics.Accuracy(), loss=nnx.metrics.Average("loss"))
    graphdef, state = nnx.split((model, optimizer, metrics))

    def train_step(state, batch):
        model, optimizer, metrics = nnx.merge(graphdef, state)
        model.train()

        def loss_fn(model):
            logits = model(batch["image"])
            return optax.softmax_cross_entropy_with_integer_labels(logits, batch["label"]).mean(), logits
        (loss, logits), grads = nnx.value_and_grad(loss_fn, has_aux=True)(model)
        metrics.update(loss=loss, logits=logits, labels=batch["label"])
        optimizer.update(model, grads)
        return nnx.state((model, optimizer, metrics)), loss

    def kind(path, leaf):
        name, whole = jax.tree_util.keystr(path), jnp.asarray(jax.random.key_data(leaf) if jnp.issubdtype(leaf.dtype, jax.dtypes.prng_key) else leaf)
        if name.startswith("[0]"):
            statistic = ".bn" in name.replace("['bn']", ".bn") and ("mean" in name or "var" in name)
            return "model_state" if statistic else "rng" if whole.dtype == jnp.uint32 and whole.ndim else "counter" if whole.dtype.kind in "iu" else "param"
        return "counter" if whole.dtype.kind in "iu" else "model_state" if name.startswith("[2]") else "opt"
    leaves = jax.tree_util.tree_flatten_with_path(state)[0]
    kinds = jax.tree.unflatten(jax.tree.structure(state), [kind(p, l) for p, l in leaves])
    return Stranger(train_step, (state, {"image": draw(0, B, 8, 8, 3), "label": whole(1, C, B)}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=3e-3)


class ConvNeXtV2(nn.Module):
    @nn.compact
    def __call__(self, x, deterministic=True):
        x = nn.LayerNorm(name="stem_norm")(nn.Conv(12, (2, 2), (2, 2), name="stem")(x))
        for i in range(2):
            y = nn.Conv(12, (3, 3), feature_group_count=12, name=f"dw_{i}")(x)
            y = nn.gelu(nn.Dense(24, name=f"pw1_{i}")(nn.LayerNorm(name=f"norm_{i}")(y)))
            g = jnp.sqrt((y**2).sum((1, 2), keepdims=True) + 1e-12)
            n = g / (g.mean(-1, keepdims=True) + 1e-6)
            y = self.param(f"gamma_{i}", nn.initializers.zeros, (1, 1, 1, 24)) * (y * n) + self.param(f"beta_{i}", nn.initializers.zeros, (1, 1, 1, 24)) + y
            x = x + nn.Dense(12, name=f"pw2_{i}")(y)
        return nn.Dense(C, name="head")(nn.LayerNorm(name="norm")(x.mean((1, 2))))


def responses_normalised_over_a_picture():
    """ConvNeXt V2 fine-tuned: rates that decay by layer through masks, binary cross-entropy over mixed one-hot rows, LAMB, micro-steps by optax.MultiSteps, gradients in bf16."""
    net = ConvNeXtV2()

    def layer(path):
        name = path[0].key
        return 0 if name.startswith("stem") else 1 + int(name[-1]) if name[-1].isdigit() else 3

    def scales(p):
        return jax.tree_util.tree_map_with_path(lambda path, _: 0.7 ** (3 - layer(path)), p)
    tx = optax.MultiSteps(optax.chain(optax.lamb(optax.cosine_decay_schedule(4e-3, 10), weight_decay=0.02), optax.stateless(lambda u, p: T(jnp.multiply, u, scales(u)))), 2)

    def train_step(params, opt_state, x, y):
        def loss_fn(p):
            logits = net.apply({"params": p}, x)
            return optax.sigmoid_binary_cross_entropy(logits, y).sum(-1).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        grads = T(lambda g: g.astype(jnp.bfloat16).astype(jnp.float32), grads)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    x = draw(1, B, 8, 8, 3)
    p = initial(net.init, jax.random.PRNGKey(0), x)["params"]
    y = jax.nn.one_hot(whole(2, C, B), C) * 0.7 + jax.nn.one_hot(whole(3, C, B), C) * 0.3
    return Stranger(train_step, (p, tx.init(p), x, y), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=5e-3)


def rows_without_padding():
    """ModernBERT: all words of the batch in one row with the bounds of documents, windows in two of three layers, gates in the feed-forward, no biases; masked words by their places; StableAdamW."""
    V, D, N, M = 30, 16, 40, 8

    def ln(g, x):
        x = x - x.mean(-1, keepdims=True)
        return x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-5) * g

    def forward(p, ids, bounds):
        doc = jnp.searchsorted(bounds[1:], jnp.arange(N), side="right")
        place = jnp.arange(N) - bounds[doc]
        same = doc[:, None] == doc[None]
        near = jnp.abs(jnp.arange(N)[:, None] - jnp.arange(N)[None]) <= 3
        x = ln(p["norm_e"], p["tok"][ids])
        angle = place[:, None] / 100.0 ** (np.arange(4) / 4)
        cos, sin = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
        turn = lambda z: jnp.concatenate([z[..., :4] * cos - z[..., 4:] * sin, z[..., 4:] * cos + z[..., :4] * sin], -1)
        for i, q in enumerate(p["layers"]):
            y = x if i == 0 else ln(q["n1"], x)
            query, key, value = jnp.split((y @ q["wqkv"]).reshape(N, 3, 2, 8), 3, 1)
            s = jnp.einsum("qhd,khd->hqk", turn(query[:, 0]), turn(key[:, 0])) / np.sqrt(8)
            mask = same if i % 3 == 0 else same & near
            a = jax.nn.softmax(jnp.where(mask, s, -1e9), -1)
            x = x + jnp.einsum("hqk,khd->qhd", a, value[:, 0]).reshape(N, D) @ q["wo"]
            gate, up = jnp.split(ln(q["n2"], x) @ q["wi"], 2, -1)
            x = x + (jax.nn.gelu(gate) * up) @ q["wmlp"]
        return ln(p["norm_f"], x)

    def train_step(state, batch):
        def loss_fn(p):
            h = forward(p, batch["input_ids"], batch["cu_seqlens"])[batch["indices"]]
            h = ln(p["head_norm"], jax.nn.gelu(h @ p["head"]))
            logits = h @ p["tok"].T + p["bias"]
            w = (batch["labels"] != -100).astype(jnp.float32)
            return (optax.softmax_cross_entropy_with_integer_labels(logits, jnp.maximum(batch["labels"], 0)) * w).sum() / w.sum()
        loss, grads = jax.value_and_grad(loss_fn)(state["params"])
        t = state["t"] + 1
        b1, b2 = 0.9, 1 - (t + 0.0) ** -0.8
        b2 = jnp.where(t == 1, 0.0, b2)

        def one(p, m, v, g):
            m = b1 * m + (1 - b1) * g
            v = b2 * v + (1 - b2) * g * g
            rms = jnp.sqrt(jnp.mean(g * g / jnp.maximum(v, 1e-12)))
            rate = 1e-3 / jnp.maximum(1.0, rms)
            return p * (1 - rate * 0.01) - rate * m / (jnp.sqrt(v) + 1e-6), m, v
        out = T(one, state["params"], state["m"], state["v"], grads)
        pick = lambda i: T(lambda _, o: o[i], state["params"], out)
        return {"params": pick(0), "m": pick(1), "v": pick(2), "t": t}, loss
    layer = lambda s: {"n1": jnp.ones(D), "n2": jnp.ones(D), "wqkv": draw(s, D, 3 * D) * 0.2, "wo": draw(s + 1, D, D) * 0.2, "wi": draw(s + 2, D, 4 * D) * 0.2, "wmlp": draw(s + 3, 2 * D, D) * 0.2}
    p = {"tok": draw(0, V, D), "norm_e": jnp.ones(D), "layers": [layer(4 * i + 1) for i in range(3)], "norm_f": jnp.ones(D), "head": draw(30, D, D) * 0.2, "head_norm": jnp.ones(D), "bias": jnp.zeros(V)}
    p["layers"][0].pop("n1")
    zeros = lambda: T(jnp.zeros_like, p)
    batch = {"input_ids": whole(40, V, N), "cu_seqlens": jnp.array([0, 7, 15, 22, 31, 40], jnp.int32), "indices": jnp.sort(whole(41, N, M)), "labels": jnp.where(jnp.arange(M) < 6, whole(42, V, M), -100)}
    # All ranks read the whole text: rows are the masked words, whose losses are added up.
    kinds = {"input_ids": "const", "cu_seqlens": "const", "indices": "batch", "labels": "batch"}
    return Stranger(train_step, ({"params": p, "m": zeros(), "v": zeros(), "t": jnp.int32(0)}, batch), ({"params": "param", "m": "opt", "v": "opt", "t": "counter"}, kinds), lambda a, r: (r[0], a[1]), (0,), tolerance=3e-3)


class Enformer(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        x = nn.Conv(12, (5,), name="stem")(x)
        for i in range(2):
            y = nn.BatchNorm(use_running_average=not train, momentum=0.9, name=f"bn_{i}")(x)
            x = x + nn.Conv(12, (1,), name=f"conv_{i}")(nn.gelu(y))
            pairs = x.reshape(x.shape[0], -1, 2, 12)
            w = nn.softmax(jnp.einsum("bnpc,cd->bnpd", pairs, self.param(f"pool_{i}", nn.initializers.normal(), (12, 12))), 2)
            x = (pairs * w).sum(2)
        y = nn.LayerNorm(name="ln")(x)
        q, k, v = (nn.Dense(12, use_bias=False, name=n)(y).reshape(*y.shape[:2], 2, 6) for n in "qkv")
        n = y.shape[1]
        far = jnp.arange(-n + 1, n, dtype=jnp.float32)
        basis = jnp.stack([jnp.exp(-jnp.log(2.0) / h * jnp.abs(far)) for h in (1.0, 2.0, 4.0)], -1)
        basis = jnp.concatenate([basis, jnp.sign(far)[:, None] * basis], -1)
        rel = nn.Dense(12, use_bias=False, name="r")(basis).reshape(-1, 2, 6)
        rw, rr = (self.param(m, nn.initializers.normal(), (1, 1, 2, 6)) for m in ("r_w_bias", "r_r_bias"))
        content = jnp.einsum("bqhd,bkhd->bhqk", q + rw, k)
        shifted = jnp.einsum("bqhd,rhd->bhqr", q + rr, rel)
        pad = jnp.pad(shifted, ((0, 0), (0, 0), (0, 0), (1, 0)))
        shifted = pad.reshape(*pad.shape[:2], 2 * n, n)[:, :, 1:].reshape(*pad.shape[:2], n, 2 * n - 1)[..., :n]
        out = jnp.einsum("bhqk,bkhd->bqhd", nn.softmax((content + shifted) * 6**-0.5, -1), v)
        x = x + nn.Dense(12, name="o")(out.reshape(x.shape))
        return nn.softplus(nn.Dense(4, name="tracks")(x[:, 1:-1]))


def tracks_of_counts():
    """Enformer: one-hot sequences turned round by a flag of each row, pools of attention, relative places by shifting, Poisson losses of tracks cropped on both sides; batch norm's running statistics, gradients clipped by value."""
    net = Enformer()
    tx = optax.chain(optax.clip(0.2), optax.adam(5e-4))

    def train_step(params, batch_stats, opt_state, seq, target, flip):
        seq = jnp.where(flip[:, None, None], seq[:, ::-1, ::-1], seq)
        target = jnp.where(flip[:, None, None], target[:, ::-1], target)

        def loss_fn(p):
            out, new = net.apply({"params": p, "batch_stats": batch_stats}, seq, mutable=["batch_stats"])
            return (out - target * jnp.log(out + 1e-6)).mean(), (new["batch_stats"], out)
        (loss, (batch_stats, out)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        centred = lambda z: z - z.mean((0, 1))
        r = (centred(out) * centred(target)).sum((0, 1)) / jnp.sqrt((centred(out) ** 2).sum((0, 1)) * (centred(target) ** 2).sum((0, 1)) + 1e-8)
        return optax.apply_updates(params, updates), batch_stats, opt_state, loss, r.mean()
    seq = jax.nn.one_hot(whole(0, 4, B, 24), 4)
    v = initial(net.init, jax.random.PRNGKey(0), seq)
    return Stranger(train_step, (v["params"], v["batch_stats"], tx.init(v["params"]), seq, jnp.abs(draw(1, B, 4, 4)), whole(2, 2, B) > 0),
                    ("param", "model_state", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=5e-3)


def masks_of_scenes():
    """SegFormer by a script: keys and values reduced by a strided convolution, logits resized to the labels, 255 left out, dice beside; polynomial rates, ten times faster at the head; confusions of all classes come back."""
    D = 8

    def conv(x, w, s=1, pad="SAME", groups=1):
        return lax.conv_general_dilated(x, w, (s, s), pad, dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups)

    def ln(q, x):
        m = x.mean(-1, keepdims=True)
        return (x - m) * lax.rsqrt(((x - m) ** 2).mean(-1, keepdims=True) + 1e-6) * q["scale"] + q["bias"]

    def forward(p, x):
        feats = []
        for q in p["encoder"]:
            x = ln(q["norm"], conv(x, q["proj"], 2))
            b, h, w, d = x.shape
            y = ln(q["norm1"], x)
            small = conv(y, q["sr"], 2, "VALID").reshape(b, -1, d)
            a = jax.nn.softmax(jnp.einsum("bqd,bkd->bqk", y.reshape(b, -1, d) @ q["q"], small @ q["k"]) / np.sqrt(d), -1)
            x = x + (jnp.einsum("bqk,bkd->bqd", a, small @ q["v"]) @ q["o"]).reshape(b, h, w, d)
            y = ln(q["norm2"], x) @ q["fc1"]
            x = x + jax.nn.gelu(conv(y, q["dw"], groups=2 * d)) @ q["fc2"]
            feats.append(x)
        h, w = feats[0].shape[1:3]
        ups = [jax.image.resize(f @ u, (f.shape[0], h, w, D), "bilinear") for f, u in zip(feats, p["head"]["linear_c"])]
        return jax.nn.relu(jnp.concatenate(ups, -1) @ p["head"]["fuse"]) @ p["head"]["cls"]

    rates = {"encoder": optax.polynomial_schedule(6e-4, 0.0, 1.0, 20), "head": optax.polynomial_schedule(6e-3, 0.0, 1.0, 20)}
    tx = optax.multi_transform({k: optax.adamw(r, weight_decay=0.01) for k, r in rates.items()}, {"encoder": "encoder", "head": "head"})

    def train_step(params, opt_state, images, labels):
        def loss_fn(p):
            logits = forward(p, images)
            logits = jax.image.resize(logits, (B, *labels.shape[1:], C), "bilinear")
            valid = labels != 255
            y = jnp.where(valid, labels, 0)
            ce = jnp.where(valid, optax.softmax_cross_entropy_with_integer_labels(logits, y), 0).sum() / jnp.maximum(valid.sum(), 1)
            probs, one = jax.nn.softmax(logits, -1) * valid[..., None], jax.nn.one_hot(y, C) * valid[..., None]
            dice = 1 - ((2 * (probs * one).sum((1, 2)) + 1) / (probs.sum((1, 2)) + one.sum((1, 2)) + 1)).mean()
            return ce + 0.5 * dice, (logits.argmax(-1), y, valid)
        (loss, (pred, y, valid)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        confusion = jnp.bincount(jnp.where(valid, y * C + pred, C * C).reshape(-1), length=C * C + 1)[:-1].reshape(C, C)
        return optax.apply_updates(params, updates), opt_state, {"loss": loss, "confusion": confusion}
    norm = lambda d=D: {"scale": jnp.ones(d), "bias": jnp.zeros(d)}
    w = lambda s, *shape: draw(s, *shape) * 0.2
    enc = lambda s, c: {"proj": w(s, 3, 3, c, D), "norm": norm(), "norm1": norm(), "norm2": norm(), "sr": w(s + 1, 2, 2, D, D), "q": w(s + 2, D, D), "k": w(s + 3, D, D), "v": w(s + 4, D, D), "o": w(s + 5, D, D), "fc1": w(s + 6, D, 2 * D), "dw": w(s + 7, 3, 3, 1, 2 * D), "fc2": w(s + 8, 2 * D, D)}
    p = {"encoder": [enc(0, 3), enc(10, D)], "head": {"linear_c": [w(20, D, D), w(21, D, D)], "fuse": w(22, 2 * D, D), "cls": w(23, D, C)}}
    labels = jnp.where(draw(31, B, 12, 12) > 1.2, 255, whole(32, C, B, 12, 12))
    return Stranger(train_step, (p, tx.init(p), draw(30, B, 12, 12, 3), labels), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=3e-3)


CARRIERS = {step.__name__: step for step in (
    tokens_of_a_teacher, variables_of_a_functional_model, codes_beside_a_scaled_loss, graphs_and_states, responses_normalised_over_a_picture,
    rows_without_padding, tracks_of_counts, masks_of_scenes)}
