"""Models as they are ported to JAX from other libraries' files: decoders with recurrences, experts in groups, drafts
of a model by its features, rates that go with widths."""

from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from pretrained import layer_norm, norm_weights, rms_norm, join_heads, attention
from stranger import Stranger, initial
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, S, D, H, V, L = 12, 8, 16, 2, 40, 2


def split_heads(x, n=H):
    return x.reshape(*x.shape[:2], n, -1)


def token_rows(seed=70, time=S + 1):
    return whole(seed, V, B, time)


def masked_mean(x, mask):
    return (x * mask).sum() / jnp.maximum(mask.sum(), 1)


def triangle(n=S):
    return jnp.tril(jnp.ones((n, n), bool))


def scaled_draw(seed, *shape):
    return draw(seed, *shape) * shape[-2] ** -0.5


# ---- experts in groups, latent attention, one more token predicted by a module that shares the tables

def experts_in_groups_one_more_token():
    """Latent queries and keys with a part that is turned; sigmoid gates with a bias that is moved by loads and limited to the best groups, a shared expert, a balance in each sequence; a second token by a module that shares table and head."""
    E, G, K, R, N = 8, 4, 2, 8, 4

    def turned(x):
        t = jnp.arange(x.shape[1])[:, None, None] * 0.5 ** jnp.arange(x.shape[-1] // 2)
        a, b = x[..., ::2], x[..., 1::2]
        return jnp.stack([a * jnp.cos(t) - b * jnp.sin(t), a * jnp.sin(t) + b * jnp.cos(t)], -1).reshape(x.shape)

    def attend(p, x):
        b, t, _ = x.shape
        q = (rms_norm(p["q_norm"], x @ p["q_down"]) @ p["q_up"]).reshape(b, t, H, -1)
        q_plain, q_turned = jnp.split(q, [D // H], -1)
        latent, k_turned = jnp.split(x @ p["kv_down"], [R], -1)
        k, v = jnp.split((rms_norm(p["kv_norm"], latent) @ p["kv_up"]).reshape(b, t, H, -1), 2, -1)
        k_turned = jnp.broadcast_to(turned(k_turned[:, :, None]), (b, t, H, N))
        q, k = jnp.concatenate([q_plain, turned(q_turned)], -1), jnp.concatenate([k, k_turned], -1)
        return join_heads(attention(q, k, v, triangle(t))) @ p["out"]

    def experts(p, bias, x):
        score = jax.nn.sigmoid(x @ p["gate"])
        choice = score + bias
        group = lax.top_k(choice.reshape(*x.shape[:2], G, E // G), 2)[0].sum(-1)
        best = lax.top_k(group, 2)[1]
        allowed = jnp.repeat(jax.nn.one_hot(best, G).sum(-2), E // G, -1)
        index = lax.top_k(jnp.where(allowed > 0, choice, -jnp.inf), K)[1]
        picked = jax.nn.one_hot(index, E).sum(-2)
        gate = score * picked
        gate = 2.5 * gate / (gate.sum(-1, keepdims=True) + 1e-20)
        h = jax.nn.silu(jnp.einsum("bsd,edf->bsef", x, p["w1"])) * jnp.einsum("bsd,edf->bsef", x, p["w3"])
        y = jnp.einsum("bsef,efd,bse->bsd", h, p["w2"], gate) + (jax.nn.silu(x @ p["shared"][0]) * (x @ p["shared"][1])) @ p["shared"][2]
        share = score / score.sum(-1, keepdims=True)
        balance = (picked.mean(1) * E / K * share.mean(1)).sum(-1).mean()
        return y, picked.sum((0, 1)), balance

    def block(p, bias, x):
        x = x + attend(p, rms_norm(p["n1"], x))
        y, load, balance = experts(p, bias, rms_norm(p["n2"], x))
        return x + y, (load, balance)

    def loss_fn(params, biases, tokens):
        x, extra = params["embed"][tokens[:, :-2]], []
        for p, bias in zip(params["layers"], biases):
            x, each = block(p, bias, x)
            extra.append(each)
        first = cross_entropy(rms_norm(params["norm"], x) @ params["head"], tokens[:, 1:-1]).mean()
        m = params["mtp"]
        h = jnp.concatenate([rms_norm(m["hnorm"], x), rms_norm(m["enorm"], params["embed"][tokens[:, 1:-1]])], -1) @ m["proj"]
        h, each = block(m["block"], biases[-1], h)
        second = cross_entropy(rms_norm(params["norm"], h) @ params["head"], tokens[:, 2:]).mean()
        loads = jnp.stack([load for load, _ in extra + [each]])
        return first + 0.3 * second + 1e-3 * sum(b for _, b in extra), (first, second, loads)

    def step(state, tokens):
        (loss, (first, second, loads)), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"], state["gate_bias"], tokens)
        u, opt = tx.update(g, state["opt"], state["params"])
        bias = state["gate_bias"] + 1e-3 * jnp.sign(loads.mean(-1, keepdims=True) - loads)
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "gate_bias": bias, "step": state["step"] + 1}, {
            "loss": loss, "main": first, "mtp": second, "max_violation": (loads.max(-1) / loads.mean(-1)).max() - 1}

    def layer(i):
        k = [scaled_draw(i + j, *s) for j, s in enumerate([(D, R), (R, H * (D // H + N)), (D, R + N), (R, 2 * D), (D, D), (D, E), (E, D, D), (E, D, D), (E, D, D)])]
        return dict(zip(("q_down", "q_up", "kv_down", "kv_up", "out", "gate", "w1", "w3", "w2"), k)) | {
            "q_norm": jnp.ones(R), "kv_norm": jnp.ones(R), "n1": jnp.ones(D), "n2": jnp.ones(D), "shared": [scaled_draw(i + 20 + j, D, D) for j in range(3)]}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, b2=0.95, weight_decay=0.1))
    p = {"embed": draw(0, V, D), "layers": [layer(100 * i) for i in range(1, L + 1)], "norm": jnp.ones(D), "head": scaled_draw(1, D, V),
         "mtp": {"hnorm": jnp.ones(D), "enorm": jnp.ones(D), "proj": scaled_draw(2, 2 * D, D), "block": layer(400)}}
    state = {"params": p, "opt": tx.init(p), "gate_bias": jnp.zeros((L + 1, E)), "step": jnp.int32(0)}
    kinds = {"params": "param", "opt": "opt", "gate_bias": "model_state", "step": "counter"}
    return Stranger(step, (state, token_rows(time=S + 2)), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


# ---- recurrences

def retained_in_chunks():
    """Retention in chunks: decays by head, a state carried by scan, queries and keys turned with xPos scales, group norm of each head, a gate; label smoothing."""
    C = 4

    def retain(p, x, heads=H):
        b, s, _ = x.shape
        q, k, v = (split_heads(x @ p[n]).transpose(0, 2, 1, 3) for n in "qkv")
        d = q.shape[-1]
        t = jnp.arange(s)
        angle = t[:, None] * jnp.repeat(1e2 ** -jnp.linspace(0, 1, d // 2), 2)
        scale = ((jnp.repeat(jnp.arange(0, d, 2), 2) / d + 0.4) / 1.4) ** (t[:, None] / 512)

        def turn(x, scale):
            half = jnp.stack([-x[..., 1::2], x[..., ::2]], -1).reshape(x.shape)
            return (x * jnp.cos(angle) + half * jnp.sin(angle)) * scale
        q, k = turn(q, scale), turn(k, 1 / scale) * d**-0.5
        gamma = 1 - jnp.exp(jnp.linspace(jnp.log(1 / 8), jnp.log(1 / 64), heads))
        q, k, v = (z.reshape(b, heads, s // C, C, -1).transpose(2, 0, 1, 3, 4) for z in (q, k, v))
        i = jnp.arange(C)
        inner = jnp.where(i[:, None] >= i, gamma[:, None, None] ** jnp.maximum(i[:, None] - i, 0), 0.0)
        cross = (gamma[:, None] ** (i + 1))[..., None]
        rest = (gamma[:, None] ** (C - i - 1))[..., None]

        def chunk(state, qkv):
            q, k, v = qkv
            y = ((q @ k.swapaxes(-1, -2)) * inner) @ v + (q @ state) * cross
            return (gamma**C)[:, None, None] * state + jnp.einsum("bhcd,bhce->bhde", k * rest, v), y
        _, y = lax.scan(chunk, jnp.zeros((b, heads, d, v.shape[-1])), (q, k, v))
        y = y.transpose(1, 0, 3, 2, 4).reshape(b, s, heads, -1)
        y = (y - y.mean(-1, keepdims=True)) * lax.rsqrt(y.var(-1, keepdims=True) + 1e-5)
        return (jax.nn.silu(x @ p["g"]) * y.reshape(b, s, -1)) @ p["o"]

    def loss(p, tokens):
        x = p["embed"][tokens[:, :-1]]
        for q in p["layers"]:
            x = x + retain(q, layer_norm(q["n1"], x))
            x = x + jax.nn.gelu(layer_norm(q["n2"], x) @ q["up"]) @ q["down"]
        logp = jax.nn.log_softmax(x @ p["embed"].T)
        soft = optax.smooth_labels(jax.nn.one_hot(tokens[:, 1:], V), 0.1)
        return -(soft * logp).sum(-1).mean()
    tx = optax.adamw(optax.exponential_decay(2e-3, 2, 0.9))
    layer = lambda i: {n: scaled_draw(i + j, D, D) for j, n in enumerate("qkvgo")} | {"up": scaled_draw(i + 6, D, 2 * D), "down": scaled_draw(i + 7, 2 * D, D), "n1": norm_weights(D), "n2": norm_weights(D)}
    p = {"embed": draw(0, V, D) * 0.2, "layers": [layer(10), layer(20)]}
    return plain(trained(loss, tx), p, tx, (token_rows(),), tolerance=1e-3)


@jax.custom_vjp
def _root(x):
    return jnp.sqrt(x)


_root.defvjp(lambda x: (jnp.sqrt(x), x), lambda x, g: (g * lax.rsqrt(jnp.maximum(4 * x, 1e-3)),))


def gates_by_blocks_and_windows():
    """Linear recurrences by `associative_scan`, gates by matrices of blocks, a root whose gradient is bounded, starts of documents reset it; a short causal convolution; every third layer attends in a window to one key head; logits capped."""
    def recurrent(p, x, position):
        gate = jax.nn.gelu(x @ p["y"])
        x = x @ p["x"]
        padded = jnp.pad(x, ((0, 0), (3, 0), (0, 0)))
        x = sum(padded[:, i:i + S] * p["conv"][i] for i in range(4)) + p["conv_b"]
        blocks = x.reshape(*x.shape[:2], H, -1)
        r, i = (jax.nn.sigmoid(jnp.einsum("bshi,hij->bshj", blocks, p[n]["w"]) + p[n]["b"]).reshape(x.shape) for n in ("a_gate", "x_gate"))
        log_a = -8.0 * r * jax.nn.softplus(p["a"])
        reset = (position == 0)[..., None]
        a = jnp.where(reset, 0.0, jnp.exp(log_a))
        x = x * i * jnp.where(reset, 1.0, _root(1 - jnp.exp(2 * log_a)))
        _, h = lax.associative_scan(lambda l, r: (l[0] * r[0], l[1] * r[0] + r[1]), (a, x), axis=1)
        return (h * gate) @ p["out"]

    def local(p, x, position):
        q = split_heads(x @ p["q"])
        k, v = (x @ p[n] for n in "kv")
        t = jnp.arange(S)
        doc = jnp.cumsum(position == 0, 1)
        mask = (t[None] <= t[:, None]) & (t[:, None] - t[None] < 4) & (doc[:, :, None] == doc[:, None])
        s = jnp.einsum("bqhd,bkd->bhqk", q, k) * k.shape[-1] ** -0.5
        s = jnp.where(mask[:, None], s, -2.3819763e38)
        return jnp.einsum("bhqk,bkd->bqhd", jax.nn.softmax(s, -1), v).reshape(x.shape) @ p["o"]

    def loss(p, tokens, position):
        x = p["embed"][tokens[:, :-1]] * jnp.sqrt(D)
        for i, q in enumerate(p["layers"]):
            x = x + (local if i % 3 == 2 else recurrent)(q["mix"], rms_norm(q["n1"], x, 1.0), position)
            h = rms_norm(q["n2"], x, 1.0)
            x = x + (jax.nn.gelu(h @ q["up"][0]) * (h @ q["up"][1])) @ q["down"]
        logits = jnp.tanh(rms_norm(p["norm"], x, 1.0) @ p["embed"].T / 30) * 30
        return cross_entropy(logits, tokens[:, 1:]).mean()

    def layer(i, attends):
        mix = ({n: scaled_draw(i + j, D, w) for j, (n, w) in enumerate((("q", D), ("k", D // H), ("v", D // H), ("o", D)))} if attends else
               {"y": scaled_draw(i, D, D), "x": scaled_draw(i + 1, D, D), "conv": draw(i + 2, 4, D) * 0.5, "conv_b": jnp.zeros(D), "out": scaled_draw(i + 3, D, D), "a": draw(i + 4, D),
                **{n: {"w": scaled_draw(i + 5, H, D // H, D // H), "b": jnp.zeros((H, D // H))} for n in ("a_gate", "x_gate")}})
        return {"mix": mix, "n1": jnp.zeros(D), "n2": jnp.zeros(D), "up": scaled_draw(i + 7, 2, D, 2 * D), "down": scaled_draw(i + 8, 2 * D, D)}
    tx = optax.adamw(2e-3, weight_decay=0.1)
    p = {"embed": draw(0, V, D) * 0.2, "layers": [layer(10, False), layer(30, False), layer(50, True)], "norm": jnp.zeros(D)}
    start = whole(71, S, B, 1)
    position = jnp.where(jnp.arange(S) >= start, jnp.arange(S) - start, jnp.arange(S))
    return plain(trained(loss, tx), p, tx, (token_rows(), position), tolerance=1e-3)


def keys_removed_and_decayed():
    """Generalised delta rule over time: decay, removal and rates by low-rank maps of shifted tokens, values mixed with those of the first layer, bonus, group norm, squared relu; a head of loss penalised for its largest logit."""
    def lora(p, x, act=lambda x: x):
        return p["b"] + act(x @ p["down"]) @ p["up"]

    def mix(p, x, first):
        b, s, _ = x.shape
        xx = jnp.pad(x, ((0, 0), (1, 0), (0, 0)))[:, :-1] - x
        r_, w_, k_, v_, a_, g_ = (x + xx * m for m in p["mix"])
        r, k, v = r_ @ p["r"], k_ @ p["k"], v_ @ p["v"]
        w = jnp.exp(-0.606531 * jax.nn.sigmoid(lora(p["w_lora"], w_, jnp.tanh)))
        a = jax.nn.sigmoid(lora(p["a_lora"], a_))
        g = jax.nn.sigmoid(g_ @ p["g_down"]) @ p["g_up"]
        first = v if first is None else first
        v = v + (first - v) * jax.nn.sigmoid(lora(p["v_lora"], v_))
        kk = (k * p["k_k"]).reshape(b, s, H, -1)
        kk = kk / jnp.maximum(jnp.sqrt((kk**2).sum(-1, keepdims=True)), 1e-12)
        k = k * (1 + (a - 1) * p["k_a"])
        r, w, k, v, a = (split_heads(z) for z in (r, w, k, v, a))

        def one(state, z):
            r, w, k, v, kk, a = z
            gone = jnp.einsum("bhij,bhj->bhi", state, -kk)
            state = state * w[:, :, None] + gone[..., None] * (kk * a)[:, :, None] + v[..., None] * k[:, :, None]
            return state, jnp.einsum("bhij,bhj->bhi", state, r)
        _, y = lax.scan(one, jnp.zeros((b, H, D // H, D // H)), T(lambda z: z.swapaxes(0, 1), (r, w, k, v, kk, a)))
        y = y.swapaxes(0, 1)
        y = (y - y.mean(-1, keepdims=True)) * lax.rsqrt(y.var(-1, keepdims=True) + 64e-5)
        y = y.reshape(x.shape) * p["ln"]["scale"] + p["ln"]["bias"] + ((r * k * p["r_k"]).sum(-1, keepdims=True) * v).reshape(x.shape)
        return (y * g) @ p["o"], first

    def loss(p, tokens):
        x, first = layer_norm(p["ln0"], p["emb"][tokens[:, :-1]], 1e-5), None
        for q in p["blocks"]:
            y, first = mix(q["att"], layer_norm(q["ln1"], x, 1e-5), first)
            x = x + y
            z = layer_norm(q["ln2"], x, 1e-5)
            z = z + (jnp.pad(z, ((0, 0), (1, 0), (0, 0)))[:, :-1] - z) * q["ffn"]["x_k"]
            x = x + jnp.square(jax.nn.relu(z @ q["ffn"]["key"])) @ q["ffn"]["value"]
        logits = layer_norm(p["ln_out"], x, 1e-5) @ p["head"]
        return cross_entropy(logits, tokens[:, 1:]).mean() + 0.5e-4 * jnp.square(logits.max(-1)).mean()

    def block(i):
        low = lambda j, r: {"down": draw(i + j, D, r) * 0.2, "up": draw(i + j + 1, r, D) * 0.2, "b": draw(i + j + 2, D) * 0.5}
        att = {n: scaled_draw(i + j, D, D) for j, n in enumerate("rkvo")} | {"mix": jnp.abs(draw(i + 5, 6, D)) % 1, "w_lora": low(6, 4), "a_lora": low(9, 4), "v_lora": low(12, 4),
               "g_down": draw(i + 15, D, 4) * 0.2, "g_up": draw(i + 16, 4, D), "k_k": jnp.full(D, 0.85), "k_a": jnp.ones(D), "r_k": draw(i + 17, H, D // H) * 0.1, "ln": norm_weights(D)}
        return {"att": att, "ln1": norm_weights(D), "ln2": norm_weights(D), "ffn": {"x_k": jnp.full(D, 0.5), "key": scaled_draw(i + 18, D, 2 * D), "value": scaled_draw(i + 19, 2 * D, D)}}
    tx = optax.adam(1e-3, b2=0.99, eps=1e-18)
    p = {"emb": draw(0, V, D), "ln0": norm_weights(D), "blocks": [block(100), block(200)], "ln_out": norm_weights(D), "head": scaled_draw(1, D, V)}
    return plain(trained(loss, tx), p, tx, (token_rows(),), tolerance=2e-3)


def drafts_from_features():
    """A draft layer learns a frozen model's features from those one step back and the token: smooth L1 of features, soft targets by the frozen head; several steps ahead on its own outputs, with masks that hide what they replace."""
    def loss_fn(p, frozen, tokens, mask):
        embed, head = frozen["embed"], frozen["head"]
        target = embed[tokens]
        for q in frozen["layers"]:
            target = target + join_heads(attention(*(split_heads(rms_norm(q["norm"], target) @ q[n]) for n in "qkv"), triangle())) @ q["o"]
        target = lax.stop_gradient(target)
        soft = jax.nn.softmax(target @ head, -1)
        hidden, losses = target, []
        for ahead in range(3):
            rolled = jnp.pad(hidden, ((0, 0), (1, 0), (0, 0)))[:, :-1]
            x = jnp.concatenate([embed[tokens], rolled], -1) @ p["fc"]
            keep = triangle() & (jnp.arange(S)[:, None] - jnp.arange(S) >= 0)
            x = x + join_heads(attention(*(split_heads(rms_norm(p["norm"], x) @ p[n]) for n in "qkv"), keep)) @ p["o"]
            w = mask * (jnp.arange(S) > ahead)
            regress = masked_mean(optax.huber_loss(x, target).mean(-1), w)
            distil = masked_mean(-(soft * jax.nn.log_softmax(x @ head, -1)).sum(-1), w)
            losses.append(regress + 0.1 * distil)
            hidden = x
        right = ((hidden @ head).argmax(-1) == soft.argmax(-1)) * mask
        return sum(0.8**i * l for i, l in enumerate(losses)), {"losses": losses, "accept": right.sum() / mask.sum()}

    def step(p, opt, frozen, tokens, mask):
        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(p, frozen, tokens, mask)
        g = T(lambda x: jnp.clip(x, -0.5, 0.5), g)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": loss, **aux}
    layer = lambda i: {n: scaled_draw(i + j, D, D) for j, n in enumerate("qkvo")} | {"norm": jnp.ones(D)}
    p = layer(10) | {"fc": scaled_draw(15, 2 * D, D)}
    frozen = {"embed": draw(0, V, D) * 0.3, "layers": [layer(20), layer(30)], "head": scaled_draw(1, D, V)}
    tx = optax.adam(optax.linear_schedule(3e-3, 0, 20), b2=0.95)
    return Stranger(step, (p, tx.init(p), frozen, token_rows(time=S), (draw(3, B, S) > -1).astype(jnp.float32)), ("param", "opt", "frozen", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def widths_transferred():
    """Rates and multipliers by width: linen modules with an output multiplier, attention over d instead of its root, groups of the optimizer by the shape's fan, queries that start at zero; a loss per token with masks and its own count returned."""
    base, width = 8, D

    class Block(nn.Module):
        @nn.compact
        def __call__(self, x, mask):
            h = nn.LayerNorm(use_bias=False)(x)
            q, k, v = (nn.DenseGeneral((H, D // H), use_bias=False, name=n, kernel_init=nn.initializers.zeros if n == "query" else nn.initializers.lecun_normal())(h) for n in ("query", "key", "value"))
            w = jnp.einsum("bqhd,bkhd->bhqk", q, k) / (D // H)
            w = jax.nn.softmax(jnp.where(mask, w, -1e9))
            x = x + nn.DenseGeneral(D, axis=(-2, -1), use_bias=False, name="out")(jnp.einsum("bhqk,bkhd->bqhd", w, v)) / L**0.5
            return x + nn.Dense(D)(nn.gelu(nn.Dense(4 * D)(nn.LayerNorm(use_bias=False)(x)))) / L**0.5

    class Net(nn.Module):
        @nn.compact
        def __call__(self, tokens):
            embed = nn.Embed(V, D, name="wte")
            x = embed(tokens) + self.param("wpe", nn.initializers.normal(0.02), (S, D))
            for i in range(L):
                x = Block(name=f"block_{i}")(x, triangle())
            return embed.attend(nn.LayerNorm(use_bias=False)(x)) * (base / width)

    net = Net()
    params = initial(net.init, jax.random.key(0), jnp.zeros((1, S), jnp.int32))["params"]

    def group(path, x):
        name = "/".join(k.key for k in path)
        return "vector" if x.ndim == 1 else "input" if "wte" in name or "wpe" in name else "hidden"
    labels = jax.tree_util.tree_map_with_path(group, params)
    schedule = optax.warmup_cosine_decay_schedule(0.0, 4e-3, 2, 20)
    adam = lambda mult, wd: optax.chain(optax.scale_by_adam(b1=0.9, b2=0.95), optax.add_decayed_weights(wd / mult), optax.scale_by_schedule(lambda c: -mult * schedule(c)))
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.multi_transform({"vector": adam(1.0, 0.0), "input": adam(1.0, 0.0), "hidden": adam(base / width, 0.1)}, labels))

    def step(state, tokens, mask):
        def loss_fn(p):
            each = cross_entropy(net.apply({"params": p}, tokens[:, :-1]), tokens[:, 1:]) * mask[:, 1:]
            return each.sum() / mask[:, 1:].sum(), each.sum()
        (loss, total), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        rms = {"/".join(k.key for k in path): jnp.sqrt(jnp.mean(x**2)) for path, x in jax.tree_util.tree_flatten_with_path(g)[0]}
        return state.apply_gradients(grads=g), {"loss": loss, "total": total, "tokens": mask[:, 1:].sum(), "rms": rms}
    state = train_state.TrainState.create(apply_fn=net.apply, params=params, tx=tx)
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, token_rows(), (draw(3, B, S + 1) > -1).astype(jnp.float32)), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def experts_in_capacity_by_einsum():
    """Experts on every second layer with room for a number of tokens: two choices by noise and cumulative places, dispatch and combine tensors, tokens dropped; auxiliary and z losses by `sow`; micro-batches by the optimizer, averages of parameters in the state."""
    E = 4

    class Experts(nn.Module):
        @nn.compact
        def __call__(self, x):
            b, s, d = x.shape
            room = 2 * s // E + 1
            logits = nn.Dense(E, use_bias=False, name="router")(x)
            noisy = logits + jax.random.normal(self.make_rng("router"), logits.shape) / E
            gates = nn.softmax(noisy)
            top, index = lax.top_k(gates, 2)
            hot = jax.nn.one_hot(index, E).transpose(0, 2, 1, 3).reshape(b, 2 * s, E)  # all first choices come first
            place = (jnp.cumsum(hot, 1) * hot - 1).reshape(b, 2, s, E)
            inside = (place >= 0) & (place < room)
            weight = jnp.where(inside, top.transpose(0, 2, 1)[..., None], 0.0)
            slots = jax.nn.one_hot(place, room) * weight[..., None]
            combine = slots.sum(1)
            dispatch = (combine > 0).astype(x.dtype)
            inputs = jnp.einsum("bsec,bsd->ebcd", dispatch, x)
            w1 = self.param("w1", nn.initializers.normal(0.2), (E, d, 2 * d))
            w2 = self.param("w2", nn.initializers.normal(0.2), (E, 2 * d, d))
            out = jnp.einsum("ebcf,efd->ebcd", nn.relu(jnp.einsum("ebcd,edf->ebcf", inputs, w1)), w2)
            importance = nn.softmax(logits).mean(1)
            load = jax.nn.one_hot(index[..., 0], E).mean(1)
            self.sow("losses", "auxiliary", E * (importance * load).sum(-1).mean())
            self.sow("losses", "z", jnp.square(jax.nn.logsumexp(logits, -1)).mean())
            return jnp.einsum("bsec,ebcd->bsd", combine, out)

    class Net(nn.Module):
        @nn.compact
        def __call__(self, tokens):
            x = nn.Embed(V, D)(tokens)
            for i in range(L):
                x = x + nn.SelfAttention(H, use_bias=False)(nn.LayerNorm()(x), mask=nn.make_causal_mask(tokens))
                h = nn.LayerNorm()(x)
                x = x + (Experts()(h) if i % 2 else nn.Dense(D)(nn.gelu(nn.Dense(2 * D)(h))))
            return nn.Dense(V)(x)

    net = Net()
    params = initial(net.init, {"params": jax.random.key(0), "router": jax.random.key(1)}, jnp.zeros((1, S), jnp.int32))["params"]
    tx = optax.MultiSteps(optax.adamw(2e-3), 2)

    class State(train_state.TrainState):
        ema: Any
        rngs: Any

    def step(state, batch):
        rngs = {n: jax.random.fold_in(k, state.step) for n, k in state.rngs.items()}

        def loss_fn(p):
            logits, new = state.apply_fn({"params": p}, batch["tokens"][:, :-1], rngs=rngs, mutable=["losses"])
            main = cross_entropy(logits, batch["tokens"][:, 1:]).mean()
            extra = sum(jax.tree.leaves(new["losses"])) * 1e-2
            return main + extra, {"main": main, "auxiliary": extra}
        (_, metrics), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        state = state.apply_gradients(grads=g)
        updated = tx.has_updated(state.opt_state)
        ema = T(lambda e, p: jnp.where(updated, 0.99 * e + 0.01 * p, e), state.ema, state.params)
        return state.replace(ema=ema), metrics
    state = State.create(apply_fn=net.apply, params=params, tx=tx, ema=params, rngs={"router": jax.random.key(7)})
    kinds = state.replace(step="counter", params="param", opt_state="opt", ema="model_state", rngs="rng")
    return Stranger(step, (state, {"tokens": token_rows()}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


PORTS = {make.__name__: make for make in (
    experts_in_groups_one_more_token, retained_in_chunks, gates_by_blocks_and_windows, keys_removed_and_decayed,
    drafts_from_features, widths_transferred, experts_in_capacity_by_einsum)}
