"""Sequence models by scans, transforms and chunks: complex states with rates of their own, filters made by a network, selective
states that documents reset, memories of matrices, decays that data choose, rows of a batch that are normalised together."""

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from jax import lax
from ports import scaled_draw, token_rows
from pretrained import layer_norm, norm_weights, rms_norm
from stranger import Stranger, initial
from trained import cross_entropy, plain, trained

B, S, D, V, CLASSES = 8, 16, 16, 40, 5
T = jax.tree_util.tree_map


def _map_nested_fn(fn):
    def map_fn(nested):
        return {k: map_fn(v) if hasattr(v, "keys") else fn(k, v) for k, v in nested.items()}
    return map_fn


def complex_states_with_rates():
    """Diagonal states from a structured matrix, kept as real and imaginary parts, discretised by learnt steps, scanned in parallel over time; batch normalisation before, gates after; states at a rate of their own without decay, by names; two optimizers' rates are hyperparameters in the state."""
    N = 8

    def binary_operator(q_i, q_j):
        a_i, b_i = q_i
        a_j, b_j = q_j
        return a_j * a_i, a_j * b_i + b_j

    def apply_ssm(p, u, integration):
        lam = jnp.clip(p["Lambda_re"], None, -1e-4) + 1j * p["Lambda_im"]
        b_tilde, c_tilde = p["B"][..., 0] + 1j * p["B"][..., 1], p["C"][..., 0] + 1j * p["C"][..., 1]
        step = jnp.exp(p["log_step"][:, 0])
        lam_bar = jnp.exp(lam * step)
        b_bar = (1 / lam * (lam_bar - 1))[..., None] * b_tilde

        def single(u, times):
            lam_elements = lam_bar * jnp.ones((u.shape[0], lam_bar.shape[0]))
            lam_elements = lam_elements ** times[:, None]
            bu = jax.vmap(lambda u: b_bar @ u)(u)
            _, xs = lax.associative_scan(binary_operator, (lam_elements, bu))
            _, back = lax.associative_scan(binary_operator, (lam_elements, bu), reverse=True)
            xs = jnp.concatenate((xs, back), axis=-1)
            return jax.vmap(lambda x: 2 * (c_tilde @ x).real)(xs) + jax.vmap(lambda u: p["D"] * u)(u)
        return jax.vmap(single)(u, integration)

    def layer(p, stats, x, integration, key):
        mean, var = x.mean((0, 1)), x.var((0, 1))
        new_stats = {"mean": 0.95 * stats["mean"] + 0.05 * mean, "var": 0.95 * stats["var"] + 0.05 * var}
        y = (x - mean) * lax.rsqrt(var + 1e-5) * p["norm"]["scale"] + p["norm"]["bias"]
        y = jax.nn.gelu(apply_ssm(p["seq"], y, integration))
        keep = jax.random.bernoulli(key, 0.9, (x.shape[0], 1, x.shape[2]))
        y = jnp.where(keep, y / 0.9, 0)
        return x + y * jax.nn.sigmoid(y @ p["out2"]["kernel"] + p["out2"]["bias"]), new_stats

    def train_step(state, rng, batch_inputs, batch_labels, batch_integration_timesteps, lengths):
        rng, drop = jax.random.split(rng)

        def loss_fn(params):
            x = batch_inputs @ params["encoder"]["kernel"] + params["encoder"]["bias"]
            stats = {}
            for i in range(2):
                x, stats[f"layers_{i}"] = layer(params[f"layers_{i}"], state["batch_stats"][f"layers_{i}"], x, batch_integration_timesteps, jax.random.fold_in(drop, i))
            mask = jnp.arange(S)[None] < lengths[:, None]
            x = (mask[..., None] * x).sum(1) / lengths[:, None]
            logits = jax.nn.log_softmax(x @ params["decoder"]["kernel"] + params["decoder"]["bias"], axis=-1)
            return jnp.mean(-jnp.sum(jax.nn.one_hot(batch_labels, CLASSES) * logits, -1)), (stats, logits)
        (loss, (stats, logits)), grads = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        updates, opt = tx.update(grads, state["opt_state"], state["params"])
        new = {"params": optax.apply_updates(state["params"], updates), "opt_state": opt, "batch_stats": stats, "step": state["step"] + 1}
        return new, loss, rng

    names = ("B", "Lambda_re", "Lambda_im", "log_step", "norm")
    labels = _map_nested_fn(lambda k, _: "ssm" if k in names else ("none" if k == "frozen" else "regular"))
    tx = optax.multi_transform({"none": optax.sgd(0.0), "ssm": optax.inject_hyperparams(optax.adam)(learning_rate=1e-3), "regular": optax.inject_hyperparams(optax.adamw)(learning_rate=4e-3, weight_decay=0.05)}, labels)
    dense = lambda s, i, o: {"kernel": scaled_draw(s, i, o), "bias": jnp.zeros(o)}
    seq = lambda s: {"Lambda_re": -0.5 * jnp.ones(N), "Lambda_im": jnp.pi * jnp.arange(N, dtype=jnp.float32), "B": draw(s, N, D, 2) * D**-0.5, "C": draw(s + 1, D, 2 * N, 2) * 0.2, "D": draw(s + 2, D), "log_step": jnp.log(0.05) + 0.3 * draw(s + 3, N, 1)}
    p = {"encoder": dense(0, 3, D), "decoder": dense(1, D, CLASSES)} | {f"layers_{i}": {"norm": norm_weights(D), "seq": seq(10 + 10 * i), "out2": dense(40 + i, D, D)} for i in range(2)}
    stats = {f"layers_{i}": {"mean": jnp.zeros(D), "var": jnp.ones(D)} for i in range(2)}
    state = {"params": p, "opt_state": tx.init(p), "batch_stats": stats, "step": jnp.int32(0)}
    times = 1.0 + 0.2 * jnp.abs(draw(60, B, S))
    return Stranger(train_step, (state, jax.random.PRNGKey(0), draw(61, B, S, 3), whole(62, CLASSES, B), times, 5 + whole(63, S - 5, B)), ({"params": "param", "opt_state": "opt", "batch_stats": "model_state", "step": "counter"}, "rng", "batch", "batch", "batch", "batch"),
                    lambda a, r: (r[0], r[2], *a[2:]), (0,), tolerance=3e-3)


def filters_by_a_network():
    """Long convolutions by transforms of twice the length, filters from positions by a network of sines with decays by channel, a short convolution first, gates between; decay only for matrices."""
    ORDER = 2

    def fft_conv(u, k, bias):
        n = 2 * u.shape[-2]
        k_f = jnp.fft.rfft(k, n=n, axis=0) / n
        u_f = jnp.fft.rfft(u, n=n, axis=1)
        y = jnp.fft.irfft(u_f * k_f[None], n=n, axis=1, norm="forward")[:, : u.shape[1]]
        return y + u * bias

    def filters(p, time):
        t = jnp.linspace(0, 1, time)[:, None]
        w = 2 * jnp.pi * jnp.arange(time)[:, None] / time
        f = jnp.linspace(1e-4, 1, 2)[None]
        z = jnp.concatenate([t, jnp.cos(f * w), -jnp.sin(f * w)], -1)
        h = z
        for q in p["mlp"]:
            h = jnp.sin(p["freq"] * (h @ q["w"] + q["b"]))
        h = h @ p["out"]
        deltas = jnp.linspace(np.log(1e-2) / 1.5, np.log(1e-2) / 0.3, h.shape[-1])[None]
        return (h * (jnp.exp(-t * jnp.abs(deltas)) + 0.05)).reshape(time, ORDER, D)

    def hyena(p, u):
        u = u @ p["in"]["w"] + p["in"]["b"]
        padded = jnp.pad(u, ((0, 0), (2, 0), (0, 0)))
        u = lax.conv_general_dilated(padded, p["short"], (1,), "VALID", dimension_numbers=("NWC", "WIO", "NWC"), feature_group_count=u.shape[-1])
        *x, v = jnp.split(u, ORDER + 1, axis=-1)
        k = filters(p["filter"], u.shape[1])
        for o, x_i in enumerate(reversed(x[1:])):
            v = fft_conv(v * x_i, k[:, o], p["bias"][o])
        return (v * x[0]) @ p["o"]

    def loss(p, tokens):
        x = p["embed"][tokens[:, :-1]]
        for q in p["layers"]:
            x = x + hyena(q["mix"], layer_norm(q["n1"], x, 1e-5))
            x = x + jax.nn.gelu(layer_norm(q["n2"], x, 1e-5) @ q["up"]) @ q["down"]
        return cross_entropy(layer_norm(p["norm"], x, 1e-5) @ p["embed"].T, tokens[:, 1:]).mean()

    def layer(s):
        width = (ORDER + 1) * D
        mlp = [{"w": scaled_draw(s + 20, 5, 8), "b": jnp.zeros(8)}, {"w": scaled_draw(s + 21, 8, 8), "b": jnp.zeros(8)}]
        mix = {"in": {"w": scaled_draw(s, D, width), "b": jnp.zeros(width)}, "short": draw(s + 1, 3, 1, width) * 0.5, "filter": {"mlp": mlp, "freq": 5.0 * jnp.ones(8), "out": scaled_draw(s + 22, 8, ORDER * D)}, "bias": draw(s + 2, ORDER, D), "o": scaled_draw(s + 3, D, D)}
        return {"mix": mix, "n1": norm_weights(D), "n2": norm_weights(D), "up": scaled_draw(s + 4, D, 2 * D), "down": scaled_draw(s + 5, 2 * D, D)}
    tx = optax.adamw(2e-3, weight_decay=0.1, mask=lambda p: T(lambda x: x.ndim >= 2, p))
    p = {"embed": draw(0, V, D) * 0.3, "layers": [layer(100), layer(200)], "norm": norm_weights(D)}
    return plain(trained(loss, tx), p, tx, (token_rows(70, S + 1)[:B],), tolerance=2e-3)


def selected_states_reset_by_documents():
    """Selective states over time by a scan in chunks that are rematerialised, starts of documents set the state to zero; convolutions by shifted sums that don't cross starts either; losses of padding left out, logarithms of rates without decay."""
    N, R, C = 4, 3, 4
    inner = 2 * D

    def mix(p, x, start):
        xz = x @ p["in_proj"]
        x, z = jnp.split(xz, 2, -1)
        document = jnp.cumsum(start, 1)
        y = jnp.zeros_like(x)
        for k in range(3):
            shifted = jnp.pad(x, ((0, 0), (k, 0), (0, 0)))[:, : x.shape[1]]
            same = jnp.pad(document, ((0, 0), (k, 0)))[:, : x.shape[1]] == document
            y = y + jnp.where(same[..., None], shifted, 0) * p["conv1d"][k]
        x = jax.nn.silu(y + p["conv1d_bias"])
        dt, b, c = jnp.split(x @ p["x_proj"], [R, R + N], -1)
        dt = jax.nn.softplus(dt @ p["dt_proj"] + p["dt_bias"])
        a = -jnp.exp(p["A_log"])

        def one(h, z):
            dt, b, c, x, start = z
            h = jnp.where(start[:, None, None] > 0, 0.0, h)
            h = jnp.exp(dt[..., None] * a) * h + (dt * x)[..., None] * b[:, None]
            return h, jnp.einsum("bdn,bn->bd", h, c)

        @jax.checkpoint
        def chunk(h, zs):
            return lax.scan(one, h, zs)
        zs = T(lambda z: z.swapaxes(0, 1).reshape(S // C, C, *z.shape[:1], *z.shape[2:]), (dt, b, c, x, start))
        _, y = lax.scan(chunk, jnp.zeros((x.shape[0], inner, N)), zs)
        y = y.reshape(S, *y.shape[2:]).swapaxes(0, 1) + x * p["D"]
        return (y * jax.nn.silu(z)) @ p["out_proj"]

    def loss(p, batch):
        x = p["embedding"][batch["tokens"]]
        for q in p["layers"]:
            x = x + mix(q["mixer"], rms_norm(q["norm"], x), batch["start"])
        logits = rms_norm(p["norm_f"], x) @ p["embedding"].T
        weights = (batch["targets"] > 0).astype(jnp.float32)
        return (cross_entropy(logits, batch["targets"]) * weights).sum() / weights.sum()

    def layer(s):
        return {"norm": jnp.ones(D), "mixer": {"in_proj": scaled_draw(s, D, 2 * inner), "conv1d": draw(s + 1, 3, inner) * 0.5, "conv1d_bias": jnp.zeros(inner), "x_proj": scaled_draw(s + 2, inner, R + 2 * N), "dt_proj": scaled_draw(s + 3, R, inner), "dt_bias": draw(s + 4, inner) - 3,
                                               "A_log": jnp.log(jnp.tile(jnp.arange(1.0, N + 1), (inner, 1))), "D": jnp.ones(inner), "out_proj": scaled_draw(s + 5, inner, D)}}
    no_decay = lambda p: jax.tree_util.tree_map_with_path(lambda path, x: path[-1].key not in ("A_log", "D", "dt_bias", "conv1d_bias", "norm"), p)
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(2e-3, b2=0.95, weight_decay=0.1, mask=lambda p: no_decay(p)))
    p = {"embedding": draw(0, V, D) * 0.3, "layers": [layer(10), layer(30)], "norm_f": jnp.ones(D)}
    p = {"embedding": p["embedding"], "layers": {"0": p["layers"][0], "1": p["layers"][1]}, "norm_f": p["norm_f"]}

    def loss_of(p, batch):
        return loss(p | {"layers": list(p["layers"].values())}, batch)
    start = (draw(40, B, S) > 1.2).astype(jnp.int32).at[:, 0].set(1)
    batch = {"tokens": 1 + whole(41, V - 1, B, S), "targets": whole(42, V, B, S), "start": start}
    return plain(trained(loss_of, tx), p, tx, (batch,), tolerance=2e-3)


def memories_of_matrices():
    """Matrices as memory with exponential gates in their parallel form: sums of logarithms of forget gates, a largest value that is subtracted, a normaliser with a lower bound, a causal convolution with swish, norms of heads, skips with learnt widths; rates warm up and fall."""
    H = 2

    def headwise_norm(w, x):
        mean, var = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
        x = (x - mean) * lax.rsqrt(var + 1e-5)
        return x.transpose(0, 2, 1, 3).reshape(x.shape[0], x.shape[2], -1) * w

    def parallel_stabilized(q, k, v, igate, fgate):
        s = q.shape[2]
        log_f = jax.nn.log_sigmoid(fgate)
        cumulative = jnp.concatenate([jnp.zeros((*log_f.shape[:2], 1)), jnp.cumsum(log_f, -1)], -1)
        matrix = cumulative[..., :, None] - cumulative[..., None, :]
        ltr = jnp.tril(jnp.ones((s, s), bool))
        log_d = jnp.where(ltr, matrix[..., 1:, 1:], -jnp.inf) + igate[..., None, :]
        top = log_d.max(-1, keepdims=True)
        d = jnp.exp(log_d - top)
        c = (q @ (k / np.sqrt(k.shape[-1])).swapaxes(-1, -2)) * d
        normaliser = jnp.maximum(jnp.abs(c.sum(-1, keepdims=True)), jnp.exp(-top))
        return (c / (normaliser + 1e-6)) @ v

    def cell(p, x):
        b, s, _ = x.shape
        x_in, z = jnp.split(x @ p["up"], 2, -1)
        conv = lax.conv_general_dilated(jnp.pad(x_in, ((0, 0), (3, 0), (0, 0))), p["conv"], (1,), "VALID", dimension_numbers=("NWC", "WIO", "NWC"), feature_group_count=x_in.shape[-1]) + p["conv_b"]
        act = jax.nn.silu(conv)
        q, k = (jnp.einsum("bsnd,nde->bsne", act.reshape(b, s, -1, 4), p[n]).reshape(b, s, H, -1).transpose(0, 2, 1, 3) for n in "qk")
        v = jnp.einsum("bsnd,nde->bsne", x_in.reshape(b, s, -1, 4), p["v"]).reshape(b, s, H, -1).transpose(0, 2, 1, 3)
        gates = jnp.concatenate([y.transpose(0, 2, 1, 3).reshape(b, s, -1) for y in (q, k, v)], -1)
        i, f = ((gates @ p[n]["w"] + p[n]["b"]).transpose(0, 2, 1) for n in ("igate", "fgate"))
        h = headwise_norm(p["outnorm"], parallel_stabilized(q, k, v, i, f))
        return ((h + p["skip"] * act) * jax.nn.silu(z)) @ p["down"]

    def loss(p, tokens):
        x = p["embed"][tokens[:, :-1]]
        for q in p["blocks"]:
            x = x + cell(q, layer_norm(q["norm"], x, 1e-5))
        return cross_entropy(layer_norm(p["norm"], x, 1e-5) @ p["head"], tokens[:, 1:]).mean()

    def block(s):
        inner = 2 * D
        small = lambda k: draw(k, inner // 4, 4, 4) * 0.5
        return {"norm": norm_weights(D), "up": scaled_draw(s, D, 2 * inner), "conv": draw(s + 1, 4, 1, inner) * 0.5, "conv_b": jnp.zeros(inner), "q": small(s + 2), "k": small(s + 3), "v": small(s + 4), "igate": {"w": draw(s + 5, 3 * inner, H) * 0.02, "b": draw(s + 6, H) * 0.1},
                "fgate": {"w": jnp.zeros((3 * inner, H)), "b": jnp.linspace(3.0, 6.0, H)}, "outnorm": jnp.ones(inner), "skip": jnp.ones(inner), "down": scaled_draw(s + 7, inner, D)}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.warmup_cosine_decay_schedule(0, 3e-3, 2, 10), b2=0.95, weight_decay=0.1))
    p = {"embed": draw(0, V, D) * 0.3, "blocks": [block(10), block(30)], "norm": norm_weights(D), "head": scaled_draw(1, D, V)}
    return plain(trained(loss, tx), p, tx, (token_rows(70, S + 1)[:B],), tolerance=3e-3)


def units_of_linear_recurrence():
    """Rings of complex numbers by logarithms of their sizes and angles, inputs normalised by the size, a scan in parallel; rows of time are averaged; losses of several targets with missing ones; time lies first in the data."""
    N = 12

    def lru(p, x):
        lam = jnp.exp(-jnp.exp(p["nu_log"]) + 1j * jnp.exp(p["theta_log"]))
        b_norm = (p["B_re"] + 1j * p["B_im"]) * jnp.expand_dims(jnp.exp(p["gamma_log"]), -1)
        bu = x.astype(jnp.complex64) @ b_norm.T
        elements = jnp.broadcast_to(lam, bu.shape)
        _, h = lax.associative_scan(lambda i, j: (j[0] * i[0], j[0] * i[1] + j[1]), (elements, bu), axis=0)
        return (h @ (p["C_re"] + 1j * p["C_im"]).T).real + p["D"] * x

    def loss(p, x, y, known):
        h = x @ p["in"]
        for q in p["layers"]:
            z = layer_norm(q["norm"], h, 1e-5)
            z = jax.nn.gelu(lru(q["lru"], z))
            a, g = jnp.split(z @ q["glu"], 2, -1)
            h = h + a * jax.nn.sigmoid(g)
        out = h.mean(0) @ p["out"]
        each = jnp.where(known, (out - y) ** 2, 0.0)
        per_task = each.sum(0) / jnp.maximum(known.sum(0), 1)
        return per_task.mean(), per_task

    def weights(s):
        u1, u2 = (np.random.default_rng(s + i).random(N).astype(np.float32) for i in range(2))
        nu = np.log(-0.5 * np.log(u1 * (0.9**2 - 0.4**2) + 0.4**2))
        lam = np.exp(-np.exp(nu))
        return {"nu_log": jnp.asarray(nu), "theta_log": jnp.asarray(np.log(np.pi * u2)), "gamma_log": jnp.asarray(np.log(np.sqrt(1 - lam**2))), "B_re": draw(s + 2, N, D) / np.sqrt(2 * D), "B_im": draw(s + 3, N, D) / np.sqrt(2 * D), "C_re": draw(s + 4, D, N) / np.sqrt(N), "C_im": draw(s + 5, D, N) / np.sqrt(N), "D": draw(s + 6, D)}
    layer = lambda s: {"norm": norm_weights(D), "lru": weights(s), "glu": scaled_draw(s + 8, D, 2 * D)}
    p = {"in": scaled_draw(0, 4, D), "layers": [layer(10), layer(30)], "out": scaled_draw(1, D, 3)}
    tx = optax.adam(3e-3)
    y = draw(51, B, 3)
    return plain(trained(loss, tx, True), p, tx, (draw(50, S, B, 4), y, draw(52, B, 3) > -0.5), ["batch:1", "batch", "batch"], tolerance=2e-3)


class _Gated(nn.Module):
    """Linear attention in chunks whose decays the data choose, by vectors of keys."""
    heads: int = 2
    chunk: int = 4

    @nn.compact
    def __call__(self, x):
        b, s, d = x.shape
        split = lambda z: z.reshape(b, s // self.chunk, self.chunk, self.heads, -1).transpose(1, 0, 3, 2, 4)
        q, k = (split(nn.Dense(d // 2, use_bias=False, name=n)(x)) for n in ("q_proj", "k_proj"))
        v = split(nn.Dense(d, use_bias=False, name="v_proj")(x))
        gk = split(jax.nn.log_sigmoid(nn.Dense(d // 2, name="gk_up")(nn.Dense(4, use_bias=False, name="gk_down")(x))) / 4.0)
        q = q * (d // 2 // self.heads) ** -0.5
        i = jnp.arange(self.chunk)

        def step(state, z):
            q, k, v, g = z
            c = jnp.cumsum(g, 2)
            last = c[:, :, -1:]
            inter = (q * jnp.exp(c)) @ state
            scores = jnp.einsum("bhqd,bhkd->bhqk", q * jnp.exp(c), k * jnp.exp(-c))
            intra = jnp.where(i[:, None] >= i, scores, 0) @ v
            state = jnp.exp(last).swapaxes(-1, -2) * state + jnp.einsum("bhkd,bhke->bhde", k * jnp.exp(last - c), v)
            return state, inter + intra
        _, y = lax.scan(step, jnp.zeros((b, self.heads, q.shape[-1], v.shape[-1])), (q, k, v, gk))
        y = y.transpose(1, 0, 3, 2, 4).reshape(b, s, self.heads, -1)
        y = nn.RMSNorm(name="g_norm")(y).reshape(b, s, d)
        return nn.Dense(d, use_bias=False, name="o_proj")(y * nn.silu(nn.Dense(d, use_bias=False, name="g_proj")(x)))


def decays_chosen_by_data():
    """Linear attention in chunks with decays of each key from a low-rank map; modules scanned over layers with stacked parameters, tied words; weights of rows are given, their sum divides the loss."""
    class Block(nn.Module):
        @nn.compact
        def __call__(self, x, _):
            x = x + _Gated(name="attn")(nn.RMSNorm(name="attn_norm")(x))
            y = nn.RMSNorm(name="mlp_norm")(x)
            return x + nn.Dense(D, use_bias=False, name="down")(nn.silu(nn.Dense(2 * D, use_bias=False, name="gate")(y)) * nn.Dense(2 * D, use_bias=False, name="up")(y)), None

    class Model(nn.Module):
        @nn.compact
        def __call__(self, ids):
            table = nn.Embed(V, D, name="embeddings")
            x, _ = nn.scan(nn.remat(Block), variable_axes={"params": 0}, split_rngs={"params": True}, length=2)(name="layers")(table(ids), None)
            return table.attend(nn.RMSNorm(name="norm")(x))
    model = Model()

    def loss(p, ids, sample_weight):
        logits = model.apply({"params": p}, ids[:, :-1])
        each = cross_entropy(logits, ids[:, 1:]).mean(-1)
        return (each * sample_weight).sum() / sample_weight.sum()
    ids = token_rows(71, S + 1)[:B]
    p = initial(lambda: model.init(jax.random.PRNGKey(0), ids[:, :-1]))["params"]
    tx = optax.lion(3e-4, weight_decay=0.1)
    return plain(trained(loss, tx), p, tx, (ids, jnp.abs(draw(72, B)) + 0.1), tolerance=2e-2)


RECURRENCES = {
    "complex_states_with_rates": complex_states_with_rates,
    "filters_by_a_network": filters_by_a_network,
    "selected_states_reset_by_documents": selected_states_reset_by_documents,
    "memories_of_matrices": memories_of_matrices,
    "units_of_linear_recurrence": units_of_linear_recurrence,
    "decays_chosen_by_data": decays_chosen_by_data,
}
