"""Small programs that many have read and carried over: words one after the other, sorted numbers, stories, names; parameters in lists
and in flat dictionaries, optimizers written out, rates from the count, rows drawn from all data inside."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
from drawn import draw, whole
from jax import lax
from ports import scaled_draw
from pretrained import layer_norm, norm_weights
from stranger import Stranger
from trained import cross_entropy

T = jax.tree_util.tree_map
B, S, D, H, V = 8, 12, 16, 2, 30


def micro_steps_and_two_groups():
    """[steps, rows, time] are scanned and gradients added up in bf16 matmuls; decay for matrices by two optimizers written out, a rate that warms up and falls with the count, clipped by the norm, dropout by a key of the count; the table is the head."""
    def dropout(key, x, rate=0.1):
        return jnp.where(jax.random.bernoulli(key, 1 - rate, x.shape), x / (1 - rate), 0)

    def forward(params, idx, targets, key):
        keys = iter(jax.random.split(key, 16))
        t = idx.shape[1]
        x = dropout(next(keys), params["wte"][idx] + params["wpe"][:t])
        for p in params["h"]:
            h = layer_norm(p["ln_1"], x, 1e-5)
            q, k, v = jnp.split(h @ p["c_attn"]["w"] + p["c_attn"]["b"], 3, -1)
            q, k, v = (z.reshape(z.shape[0], t, H, -1).transpose(0, 2, 1, 3) for z in (q, k, v))
            att = (q @ k.transpose(0, 1, 3, 2)) * (1.0 / np.sqrt(k.shape[-1]))
            att = jnp.where(jnp.tril(jnp.ones((t, t))) == 0, -jnp.inf, att)
            att = dropout(next(keys), jax.nn.softmax(att, -1))
            y = (att @ v).transpose(0, 2, 1, 3).reshape(x.shape)
            x = x + dropout(next(keys), y @ p["c_proj"]["w"] + p["c_proj"]["b"])
            h = layer_norm(p["ln_2"], x, 1e-5)
            h = jax.nn.gelu(h @ p["c_fc"]["w"] + p["c_fc"]["b"])
            x = x + dropout(next(keys), h @ p["mlp_proj"]["w"] + p["mlp_proj"]["b"])
        logits = layer_norm(params["ln_f"], x, 1e-5) @ params["wte"].T
        valid = targets.reshape(-1) != -1
        each = cross_entropy(logits.reshape(-1, V), jnp.maximum(targets.reshape(-1), 0))
        return jnp.where(valid, each, 0).sum() / valid.sum()

    def get_lr(it, warmup_iters=2, lr_decay_iters=20, learning_rate=1e-3, min_lr=1e-4):
        ratio = (it - warmup_iters) / (lr_decay_iters - warmup_iters)
        coeff = 0.5 * (1.0 + jnp.cos(jnp.pi * ratio))
        lr = min_lr + coeff * (learning_rate - min_lr)
        lr = jnp.where(it > lr_decay_iters, min_lr, lr)
        return jnp.where(it < warmup_iters, learning_rate * (it + 1) / (warmup_iters + 1), lr)

    def train_step(params, exp_avg, exp_avg_sq, iter_num, X, Y, seed):
        key = jax.random.fold_in(seed, iter_num)

        def micro(carry, xy):
            grads, loss, i = carry
            l, g = jax.value_and_grad(forward)(params, *xy, jax.random.fold_in(key, i))
            return (T(jnp.add, grads, g), loss + l, i + 1), None
        n = X.shape[0]
        (grads, loss, _), _ = lax.scan(micro, (T(jnp.zeros_like, params), 0.0, 0), (X, Y))
        grads, loss = T(lambda g: g / n, grads), loss / n
        norm = jnp.sqrt(sum((g**2).sum() for g in jax.tree.leaves(grads)))
        grads = T(lambda g: g * jnp.minimum(1.0, 1.0 / (norm + 1e-6)), grads)
        lr, t = get_lr(iter_num), (iter_num + 1).astype(jnp.float32)
        exp_avg = T(lambda m, g: 0.9 * m + 0.1 * g, exp_avg, grads)
        exp_avg_sq = T(lambda v, g: 0.95 * v + 0.05 * g * g, exp_avg_sq, grads)

        def update(p, m, v):
            p = p * (1 - lr * 0.1) if p.ndim >= 2 else p
            return p - lr * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.95**t)) + 1e-8)
        return T(update, params, exp_avg, exp_avg_sq), exp_avg, exp_avg_sq, iter_num + 1, loss, norm

    linear = lambda s, i, o: {"w": scaled_draw(s, i, o), "b": jnp.zeros(o)}
    layer = lambda s: {"ln_1": norm_weights(D), "c_attn": linear(s, D, 3 * D), "c_proj": linear(s + 1, D, D), "ln_2": norm_weights(D), "c_fc": linear(s + 2, D, 4 * D), "mlp_proj": linear(s + 3, 4 * D, D)}
    p = {"wte": draw(0, V, D) * 0.2, "wpe": draw(1, S, D) * 0.2, "h": [layer(10), layer(20)], "ln_f": norm_weights(D)}
    zeros = T(jnp.zeros_like, p)
    return Stranger(train_step, (p, zeros, zeros, jnp.int32(0), whole(2, V, 3, B, S), whole(3, V, 3, B, S).at[:, :, :2].set(-1), jax.random.PRNGKey(4)), ("param", "opt", "opt", "counter", "batch:1", "batch:1", "rng"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=2e-3)


def numbers_to_be_sorted():
    """Sequences followed by themselves in order, the first part's labels ignored; a flat dictionary by dotted names, decay for the names in one set, new parameters made by a comprehension; the count of calls is a float."""
    L, N = 6, 4

    def forward(p, idx, targets):
        t = idx.shape[1]
        x = p["transformer.wte.weight"][idx] + p["transformer.wpe.weight"][None, :t]
        ln = lambda n, x: layer_norm({"scale": p[f"{n}.weight"], "bias": p[f"{n}.bias"]}, x, 1e-5)
        lin = lambda n, x: x @ p[f"{n}.weight"].T + p[f"{n}.bias"]
        for i in range(2):
            n = f"transformer.h.{i}"
            q, k, v = jnp.split(lin(f"{n}.attn.c_attn", ln(f"{n}.ln_1", x)), 3, 2)
            q, k, v = (z.reshape(z.shape[0], t, H, D // H).swapaxes(1, 2) for z in (q, k, v))
            att = jnp.where(p_bias[:, :, :t, :t] == 0, -jnp.inf, (q @ k.swapaxes(-2, -1)) / jnp.sqrt(D / H))
            y = (jax.nn.softmax(att) @ v).swapaxes(1, 2).reshape(x.shape)
            x = x + lin(f"{n}.attn.c_proj", y)
            h = lin(f"{n}.mlp.c_fc", ln(f"{n}.ln_2", x))
            h = 0.5 * h * (1.0 + jnp.tanh(jnp.sqrt(2.0 / jnp.pi) * (h + 0.044715 * h**3)))
            x = x + lin(f"{n}.mlp.c_proj", h)
        logits = ln("transformer.ln_f", x) @ p["lm_head.weight"].T
        logits, targets = logits.reshape(-1, N), targets.reshape(-1)
        keep = targets != -1
        return (cross_entropy(logits, jnp.where(keep, targets, 0)) * keep).sum() / keep.sum()

    def step(model, optimizer, x, y):
        loss, grads = jax.value_and_grad(forward)(model, x, y)
        total = jnp.linalg.norm(jnp.stack([jnp.linalg.norm(g) for g in grads.values()]), 2)
        scale = jnp.minimum(1.0 / (total + 1e-6), 1.0)
        t = optimizer["step"] + 1.0
        m = {n: optimizer["exp_avg"][n] * 0.9 + 0.1 * scale * g for n, g in grads.items()}
        v = {n: optimizer["exp_avg_sq"][n] * 0.95 + 0.05 * (scale * g) ** 2 for n, g in grads.items()}
        new = {n: p * (1 - 5e-4 * 0.1 * (n in decay)) - 5e-4 / (1 - 0.9**t) * m[n] / (jnp.sqrt(v[n]) / jnp.sqrt(1 - 0.95**t) + 1e-8) for n, p in model.items()}
        return new, {"step": t, "exp_avg": m, "exp_avg_sq": v}, loss

    p_bias = jnp.tril(jnp.ones((2 * L, 2 * L))).reshape(1, 1, 2 * L, 2 * L)
    p = {"transformer.wte.weight": draw(0, N, D), "transformer.wpe.weight": draw(1, 2 * L - 1, D) * 0.2, "lm_head.weight": draw(2, N, D) * 0.3, "transformer.ln_f.weight": jnp.ones(D), "transformer.ln_f.bias": jnp.zeros(D)}
    for i in range(2):
        n = f"transformer.h.{i}"
        for k, name, a, b in ((0, "attn.c_attn", D, 3 * D), (1, "attn.c_proj", D, D), (2, "mlp.c_fc", D, 4 * D), (3, "mlp.c_proj", 4 * D, D)):
            p |= {f"{n}.{name}.weight": draw(10 * i + k + 3, b, a) * a**-0.5, f"{n}.{name}.bias": jnp.zeros(b)}
        p |= {f"{n}.{name}.{w}": jnp.ones(D) if w == "weight" else jnp.zeros(D) for name in ("ln_1", "ln_2") for w in ("weight", "bias")}
    decay = {n for n in p if n.endswith("weight") and p[n].ndim == 2 and "wte" not in n and "wpe" not in n}
    numbers = np.random.default_rng(0).integers(0, N, (B, L))
    both = np.concatenate([numbers, np.sort(numbers, 1)], 1)
    x, y = both[:, :-1], both[:, 1:].copy()
    y[:, : L - 1] = -1
    zeros = T(jnp.zeros_like, p)
    optimizer = {"step": jnp.float32(0), "exp_avg": zeros, "exp_avg_sq": zeros}
    # The keys' third of a bias has no gradient: Adam makes steps of rounding.
    return Stranger(step, (p, optimizer, jnp.asarray(x, jnp.int32), jnp.asarray(y, jnp.int32)), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=0.1)


def stories_with_turned_pairs():
    """Tables of cosines and sines for a longest text come as arguments and are cut to the text's length; fewer key heads than query heads; words of padding don't count; weights lie [out, in], the embedding is the head; AdamW fused, as a list of tuples."""
    LONGEST, KV = 20, 1

    def loss_fn(w, cos, sin, tokens, targets):
        t = tokens.shape[1]
        c, s = cos[:t][None, :, None], sin[:t][None, :, None]

        def turn(z):
            z = z.reshape(*z.shape[:-1], -1, 2)
            re, im = z[..., 0], z[..., 1]
            return jnp.stack([re * c - im * s, re * s + im * c], -1).reshape(*z.shape[:-2], -1)

        def norm(x, weight):
            return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * weight
        h = w["tok_embeddings"][tokens]
        for i in range(2):
            x = norm(h, w[f"attention_norm.{i}"])
            q, k, v = (x @ w[f"w{n}.{i}"].T for n in "qkv")
            q, k, v = q.reshape(*q.shape[:2], H, -1), k.reshape(*k.shape[:2], KV, -1), v.reshape(*v.shape[:2], KV, -1)
            q, k = turn(q), turn(k)
            k, v = (jnp.broadcast_to(z[:, :, :, None, :], (*z.shape[:3], H // KV, z.shape[-1])).reshape(*z.shape[:2], H, -1) for z in (k, v))
            q, k, v = (z.transpose(0, 2, 1, 3) for z in (q, k, v))
            scores = q @ k.transpose(0, 1, 3, 2) / jnp.sqrt(q.shape[-1])
            scores = scores + jnp.triu(jnp.full((t, t), -jnp.inf), 1)
            h = h + (jax.nn.softmax(scores) @ v).transpose(0, 2, 1, 3).reshape(h.shape) @ w[f"wo.{i}"].T
            x = norm(h, w[f"ffn_norm.{i}"])
            h = h + (jax.nn.silu(x @ w[f"w1.{i}"].T) * (x @ w[f"w3.{i}"].T)) @ w[f"w2.{i}"].T
        logits = norm(h, w["norm"]) @ w["tok_embeddings"].T
        keep = targets != 0
        return jnp.where(keep, cross_entropy(logits, targets), 0).sum() / keep.sum()

    @functools.partial(jax.named_call, name="adamw")
    def update(w, g, state, lr):
        m, v, n = state
        n = n + 1
        m, v = 0.9 * m + 0.1 * g, 0.95 * v + 0.05 * g * g
        return w - lr * (m / (1 - 0.9**n) / (jnp.sqrt(v / (1 - 0.95**n)) + 1e-8) + (0.1 * w if w.ndim > 1 else 0.0)), (m, v, n)

    def step(weights, states, cos, sin, tokens, targets, lr):
        loss, grads = jax.value_and_grad(loss_fn)(weights, cos, sin, tokens, targets)
        new, after = {}, []
        for (name, w), state in zip(weights.items(), states):
            new[name], s = update(w, grads[name], state, lr)
            after.append(s)
        return loss, new, after

    kv = D // H * KV
    w = {"tok_embeddings": draw(0, V, D) * 0.3, "norm": jnp.ones(D)}
    for i in range(2):
        shapes = {"wq": (D, D), "wk": (kv, D), "wv": (kv, D), "wo": (D, D), "w1": (24, D), "w2": (D, 24), "w3": (24, D)}
        w |= {f"{n}.{i}": draw(10 * i + j + 1, *s) * s[1] ** -0.5 for j, (n, s) in enumerate(shapes.items())} | {f"attention_norm.{i}": jnp.ones(D), f"ffn_norm.{i}": jnp.ones(D)}
    w = dict(sorted(w.items()))
    freqs = np.outer(np.arange(LONGEST), 1e4 ** -(np.arange(0, D // H, 2) / (D // H)))
    states = [(jnp.zeros_like(x), jnp.zeros_like(x), jnp.int32(0)) for x in w.values()]
    return Stranger(step, (w, states, jnp.asarray(np.cos(freqs), jnp.float32), jnp.asarray(np.sin(freqs), jnp.float32), whole(40, V, B, S), whole(41, V, B, S), jnp.float32(1e-3)),
                    ("param", "opt", "frozen", "frozen", "batch", "batch", "scalar"), lambda a, r: (r[1], r[2], *a[2:]), (0, 1), tolerance=2e-3)


def names_from_three_letters_each():
    """All data is given and rows are drawn inside by the count; letters are joined two by two in layers with batch statistics by hand; plain descent whose rate drops after some calls; the logarithm of updates against values is reported for each layer."""
    N, BLOCK, E = 64, 8, 6

    def forward(params, stats, x):
        new = []
        h = params[0][x]
        for (w, gamma, beta), (mean, var) in zip(params[1:-1], stats):
            b, t, c = h.shape
            h = h.reshape(b, t // 2, c * 2) @ w
            axes = (0, 1)
            m, v = h.mean(axes, keepdims=True), h.var(axes, keepdims=True, ddof=1)
            new.append((0.9 * mean + 0.1 * m, 0.9 * var + 0.1 * v))
            h = jnp.tanh(gamma * (h - m) / jnp.sqrt(v + 1e-5) + beta)
        w, b = params[-1]
        return h.squeeze(1) @ w + b, new

    def step(parameters, stats, i, Xtr, Ytr):
        ix = jax.random.randint(jax.random.fold_in(jax.random.PRNGKey(2147483647), i), (32,), 0, Xtr.shape[0])
        Xb, Yb = Xtr[ix], Ytr[ix]

        def loss_fn(p):
            logits, new = forward(p, stats, Xb)
            return cross_entropy(logits, Yb).mean(), lax.stop_gradient(new)
        (loss, stats), grads = jax.value_and_grad(loss_fn, has_aux=True)(parameters)
        lr = jnp.where(i < 2, 0.1, 0.01)
        ratio = [jnp.log10(lr * jnp.std(g) / jnp.std(p)) for p, g in zip(jax.tree.leaves(parameters), jax.tree.leaves(grads)) if p.ndim == 2]
        return T(lambda p, g: p + -lr * g, parameters, grads), stats, i + 1, jnp.log10(loss), ratio

    sizes = [(2 * E, 16), (32, 16), (32, 16)]
    p = [draw(0, V, E), *[(scaled_draw(i + 1, a, b), jnp.ones(b), jnp.zeros(b)) for i, (a, b) in enumerate(sizes)], (scaled_draw(9, 16, V) * 0.1, jnp.zeros(V))]
    stats = [(jnp.zeros((1, 1, b)), jnp.ones((1, 1, b))) for _, b in sizes]
    return Stranger(step, (p, stats, jnp.int32(0), whole(10, V, N, BLOCK), whole(11, V, N)), ("param", "model_state", "counter", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


def letters_one_by_one():
    """A plain recurrence over letters as columns, [size, rows], weights to the left; gradients clipped element by element, squares of gradients summed up for each; a smoothed loss and the last hidden state go on to the next call."""
    def step(model, mem, hprev, smooth_loss, inputs, targets):
        def loss_fn(m):
            h, loss = hprev, 0.0
            for t in range(6):
                x = jax.nn.one_hot(inputs[t], V, axis=0)
                h = jnp.tanh(m["Wxh"] @ x + m["Whh"] @ h + m["bh"])
                y = m["Why"] @ h + m["by"]
                p = jnp.exp(y - y.max(0)) / jnp.exp(y - y.max(0)).sum(0)
                loss = loss - jnp.log((p * jax.nn.one_hot(targets[t], V, axis=0)).sum(0)).mean()
            return loss, h
        (loss, h), d = jax.value_and_grad(loss_fn, has_aux=True)(model)
        d = T(lambda g: jnp.clip(g, -5, 5), d)
        mem = T(lambda m, g: m + g * g, mem, d)
        model = T(lambda p, g, m: p + -1e-1 * g / jnp.sqrt(m + 1e-8), model, d, mem)
        return model, mem, h, smooth_loss * 0.999 + loss * 0.001, loss

    m = {"Wxh": draw(0, 20, V) * 0.1, "Whh": draw(1, 20, 20) * 0.1, "Why": draw(2, V, 20) * 0.1, "bh": jnp.zeros((20, 1)), "by": jnp.zeros((V, 1))}
    return Stranger(step, (m, T(jnp.zeros_like, m), jnp.zeros((20, B)), jnp.float32(np.log(V) * 6), whole(3, V, 6, B), whole(4, V, 6, B)), ("param", "opt", "batch_state:1", "model_state", "batch:1", "batch:1"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=2e-3)


NOTEBOOKS = {
    "micro_steps_and_two_groups": micro_steps_and_two_groups,
    "numbers_to_be_sorted": numbers_to_be_sorted,
    "stories_with_turned_pairs": stories_with_turned_pairs,
    "names_from_three_letters_each": names_from_three_letters_each,
    "letters_one_by_one": letters_one_by_one,
}
