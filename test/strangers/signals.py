"""Series, speech, survival, sequences of residues, operators on functions."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from sciences import B, _simple
from stranger import Stranger


def doubly_residual():
    """N-BEATS: backcast and forecast stacks on polynomial and Fourier bases (constants), MASE-scaled loss with the series'
    own scale."""
    L, H = 24, 6
    t = np.arange(L + H) / L
    trend = np.stack([t**i for i in range(3)]).astype("f")
    season = np.concatenate([np.stack([f(2 * np.pi * k * t) for f in (np.cos, np.sin)]) for k in range(1, 4)]).astype("f")

    def loss_fn(p, x, y, valid):
        scale = jnp.abs(x[:, 1:] - x[:, :-1]).mean(1, keepdims=True) + 1e-3
        res, out = x / scale, 0.0
        for b, basis in zip(p, (trend, season, trend)):
            h = res
            for w in b["fc"]:
                h = jax.nn.relu(h @ w)
            if "back" in b:
                res = res - h @ b["back"] @ basis[:, :L]
            out = out + h @ b["fore"] @ basis[:, L:]
        err = jnp.abs(out * scale - y) / scale
        return jnp.where(valid, err, 0.0).sum() / valid.sum()

    p = [
        {
            "fc": [draw(10 * i, L, 48) * 0.2, draw(10 * i + 1, 48, 48) * 0.15],
            "back": draw(10 * i + 2, 48, k) * 0.1,
            "fore": draw(10 * i + 3, 48, k) * 0.1,
        }
        for i, k in enumerate((3, 6, 3))
    ]
    del p[-1]["back"]
    return _simple(optax.novograd(1e-3), loss_fn, p, jnp.cumsum(draw(40, B, L), 1), draw(41, B, H), whole(42, 5, B, H) > 0)


def gated_forecast():
    """A temporal fusion transformer in small: variable selection, an LSTM over known and observed inputs, interpretable
    attention, quantiles."""
    L, H, V, D = 10, 4, 5, 16
    q = jnp.array([0.1, 0.5, 0.9])

    def grn(p, x):
        h = jax.nn.elu(x @ p["a"]) @ p["b"]
        g, v = jnp.split(h, 2, -1)
        y = x + jax.nn.sigmoid(g) * v
        return (y - y.mean(-1, keepdims=True)) / jnp.sqrt(y.var(-1, keepdims=True) + 1e-5)

    def loss_fn(p, static, past, future, target):
        s = p["static"][static]
        x = jnp.concatenate([past, jnp.pad(future, ((0, 0), (0, 0), (0, V - future.shape[-1])))], 1)
        e = x[..., None] * p["var"]
        w = jax.nn.softmax(x @ p["select"] + (s @ p["ctx"])[:, None])
        x = (e * w[..., None]).sum(2)

        def cell(c, x):
            i, f, g, o = jnp.split(x @ p["wx"] + c[0] @ p["wh"], 4, -1)
            m = jax.nn.sigmoid(f) * c[1] + jax.nn.sigmoid(i) * jnp.tanh(g)
            return (h := (jax.nn.sigmoid(o) * jnp.tanh(m), m)), h[0]

        (_, _), h = jax.lax.scan(cell, (s, jnp.zeros_like(s)), x.swapaxes(0, 1))
        h = grn(p["grn"], h.swapaxes(0, 1))
        a = jax.nn.softmax(
            jnp.where(np.tril(np.ones((L + H, L + H))) > 0, (h @ p["q"]) @ (h @ p["k"]).swapaxes(1, 2) / 4, -1e9)
        )
        out = grn(p["grn2"], a @ h @ p["v"])[:, L:] @ p["out"]
        e = target[..., None] - out
        return jnp.maximum(q * e, (q - 1) * e).sum(-1).mean(), w.mean((0, 1))

    tx = optax.chain(optax.clip_by_global_norm(0.1), optax.adam(1e-3))

    def step(p, o, batch):
        (loss, weights), g = jax.value_and_grad(loss_fn, has_aux=True)(p, *batch)
        u, o = tx.update(g, o)
        return optax.apply_updates(p, u), o, loss, weights

    def two(s):
        return {"a": draw(s, D, D) * 0.2, "b": draw(s + 1, D, 2 * D) * 0.2}

    p = {
        "static": draw(0, 9, D) * 0.2,
        "var": draw(1, V, D) * 0.3,
        "select": draw(2, V, V) * 0.3,
        "ctx": draw(3, D, V) * 0.3,
        "wx": draw(4, D, 4 * D) * 0.2,
        "wh": draw(5, D, 4 * D) * 0.2,
        "grn": two(6),
        "grn2": two(8),
        "q": draw(10, D, D) * 0.2,
        "k": draw(11, D, D) * 0.2,
        "v": draw(12, D, D) * 0.2,
        "out": draw(13, D, 3) * 0.2,
    }
    batch = (whole(14, 9, B), draw(15, B, L, V), draw(16, B, H, 2), draw(17, B, H))
    return Stranger(step, (p, tx.init(p), batch), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]), tolerance=1e-3)


def partial_likelihood():
    """Cox regression: risk sets by a sort over the batch and a running log-sum-exp, Breslow ties; a concordance index as
    metric."""

    def loss_fn(p, x, time, event):
        risk = mlp(p, x)[:, 0]
        order = jnp.argsort(-time)
        r, e = risk[order], event[order]
        log_cum = jax.lax.associative_scan(jnp.logaddexp, r)
        return -((r - log_cum) * e).sum() / (e.sum() + 1e-8) + 1e-3 * (risk**2).mean(), risk

    tx = optax.nadam(1e-3)

    def step(p, o, x, time, event):
        (loss, risk), g = jax.value_and_grad(loss_fn, has_aux=True)(p, x, time, event)
        u, o = tx.update(g, o, p)
        before = (time[:, None] < time[None]) & (event[:, None] > 0)
        return optax.apply_updates(p, u), o, loss, (before & (risk[:, None] > risk[None])).sum() / before.sum()

    p = layers(0, 12, 32, 1)
    return Stranger(
        step,
        (p, tx.init(p), draw(5, B, 12), jnp.abs(draw(6, B)), (draw(7, B) > -0.5).astype(jnp.float32)),
        ("param", "opt", "batch", "batch", "batch"),
        lambda a, r: (r[0], r[1], *a[2:]),
    )


def masked_units():
    """HuBERT: spans masked inside the step by starts from the key, a convolutional front end, classes of frames by cosine;
    SpecAugment by time and band."""
    T, C, K = 64, 24, 30
    tx = optax.adamw(optax.linear_onecycle_schedule(100, 1e-3), b2=0.98)

    def step(params, opt_state, key, wave, units, lengths):
        key, a, b = jax.random.split(key, 3)

        def loss_fn(p):
            x = jax.lax.conv_general_dilated(wave[..., None], p["c1"], (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
            x = (x - x.mean(1, keepdims=True)) / jnp.sqrt(x.var(1, keepdims=True) + 1e-5) * p["gn"]
            x = jax.nn.gelu(
                jax.lax.conv_general_dilated(jax.nn.gelu(x), p["c2"], (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
            )
            frames = x.shape[1]
            start = jax.random.bernoulli(a, 0.1, (x.shape[0], frames))
            mask = jnp.convolve(jnp.ones(3), jnp.ones(1))[0] * jax.lax.reduce_window(
                start.astype(jnp.float32), 0.0, jax.lax.max, (1, 3), (1, 1), ((0, 0), (2, 0))
            )
            band = jnp.abs(jnp.arange(C) - jax.random.randint(b, (x.shape[0], 1), 0, C)) < 2
            x = jnp.where(mask[..., None] > 0, p["mask"], x)
            x = jnp.where(band[:, None], 0.0, x)
            pad = jnp.arange(frames)[None] < lengths[:, None] // 4
            pos = jax.lax.conv_general_dilated(
                x, p["pos"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"), feature_group_count=4
            )
            h = x + jax.nn.gelu(pos)
            s = jax.nn.softmax(jnp.where(pad[:, None], (h @ p["q"]) @ (h @ p["k"]).swapaxes(1, 2) / C**0.5, -1e9))
            h = h + s @ h @ p["v"]
            z = h @ p["proj"]
            cos = (
                (z / jnp.linalg.norm(z, axis=-1, keepdims=True))
                @ (p["code"] / jnp.linalg.norm(p["code"], axis=-1, keepdims=True)).T
                / 0.1
            )
            ce = optax.softmax_cross_entropy_with_integer_labels(cos, units)
            w = mask * pad
            return (ce * w).sum() / (w.sum() + 1e-6) + 0.1 * (x**2).mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt_state = tx.update(g, opt_state, params)
        return optax.apply_updates(params, u), opt_state, key, loss

    p = {
        "c1": draw(0, 10, 1, C) * 0.2,
        "c2": draw(1, 3, C, C) * 0.1,
        "gn": jnp.ones(C),
        "mask": draw(2, C),
        "pos": draw(3, 5, C // 4, C) * 0.1,
        "q": draw(4, C, C) * 0.2,
        "k": draw(5, C, C) * 0.2,
        "v": draw(6, C, C) * 0.2,
        "proj": draw(7, C, 16) * 0.2,
        "code": draw(8, K, 16),
    }
    return Stranger(
        step,
        (p, tx.init(p), jax.random.PRNGKey(0), draw(9, 16, T), whole(10, K, 16, T // 4), whole(11, 32, 16) + 32),
        ("param", "opt", "rng", "batch", "batch", "batch"),
        lambda a, r: (*r[:3], *a[3:]),
        (0, 1, 2),
        tolerance=1e-3,
    )


def folded_pairs():
    """A pair representation with triangle updates and an invariant-point-like readout; distogram and FAPE-like losses with
    masks."""
    R, P = 8, 12

    def loss_fn(p, b):
        s = p["aa"][b["seq"]]
        z = (s @ p["l"])[:, :, None] + (s @ p["r"])[:, None]
        m2 = b["mask"][:, :, None] * b["mask"][:, None]
        for k in range(2):
            l = p["tri"][k]
            a, c = jax.nn.sigmoid(z @ l["ga"]) * (z @ l["a"]), jax.nn.sigmoid(z @ l["gb"]) * (z @ l["b"])
            a, c = a * m2[..., None], c * m2[..., None]
            t = jnp.einsum("bikc,bjkc->bijc", a, c) if k == 0 else jnp.einsum("bkic,bkjc->bijc", a, c)
            z = z + jax.nn.sigmoid(z @ l["g"]) * (
                ((t - t.mean(-1, keepdims=True)) / jnp.sqrt(t.var(-1, keepdims=True) + 1e-5)) @ l["o"]
            )
            z = z + jax.nn.relu(z @ l["t1"]) @ l["t2"]
        logits = (z + z.swapaxes(1, 2)) @ p["dist"]
        d = jnp.sqrt(((b["xyz"][:, :, None] - b["xyz"][:, None]) ** 2).sum(-1) + 1e-8)
        bins = jnp.digitize(d, jnp.linspace(0.5, 4.0, 9))
        ce = (optax.softmax_cross_entropy_with_integer_labels(logits, bins) * m2).sum((1, 2)) / m2.sum((1, 2))
        xyz = (jax.nn.softmax(jnp.where(m2 > 0, z @ p["att"], -1e9), axis=2)[..., None] * (z @ p["vec"])).sum(2)
        pd = jnp.sqrt(((xyz[:, :, None] - xyz[:, None]) ** 2).sum(-1) + 1e-8)
        fape = (jnp.minimum(jnp.abs(pd - d), 2.0) * m2).sum((1, 2)) / m2.sum((1, 2))
        return ((ce + 0.5 * fape) * jnp.sqrt(b["mask"].sum(1))).mean()

    def tri(s):
        return {k: draw(s + i, P, P) * 0.2 for i, k in enumerate(("ga", "a", "gb", "b", "g", "o", "t1", "t2"))}

    p = {
        "aa": draw(0, 20, 16) * 0.3,
        "l": draw(1, 16, P) * 0.3,
        "r": draw(2, 16, P) * 0.3,
        "tri": [tri(10), tri(20)],
        "dist": draw(3, P, 10) * 0.2,
        "att": draw(4, P) * 0.2,
        "vec": draw(5, P, 3) * 0.3,
    }
    b = {
        "seq": whole(6, 20, 8, R),
        "mask": (jnp.arange(R)[None] < whole(7, 4, 8)[:, None] + 5).astype(jnp.float32),
        "xyz": draw(8, 8, R, 3),
    }
    # Rows and residues are both 8.
    return _simple(optax.chain(optax.clip_by_global_norm(0.1), optax.adam(1e-3)), loss_fn, p, b)


def spectral_operator():
    """A Fourier neural operator: complex weights as two real arrays, rfft over space, a relative L2 loss, H1 by spectral
    derivatives."""
    S, Wd, M = 32, 16, 6

    def loss_fn(p, a, u):
        x = jnp.stack([a, jnp.broadcast_to(jnp.linspace(0, 1, S), a.shape)], -1) @ p["lift"]
        for l in p["layers"]:
            f = jnp.fft.rfft(x, axis=1)[:, :M]
            f = jnp.einsum("bmi,mio->bmo", f, l["re"] + 1j * l["im"])
            x = jax.nn.gelu(jnp.fft.irfft(jnp.pad(f, ((0, 0), (0, S // 2 + 1 - M), (0, 0))), n=S, axis=1) + x @ l["w"])
        out = (jax.nn.gelu(x @ p["q1"]) @ p["q2"])[..., 0]
        k = jnp.arange(S // 2 + 1)
        d = jnp.abs(jnp.fft.rfft(out - u, axis=1)) * (1 + k)
        n = jnp.abs(jnp.fft.rfft(u, axis=1)) * (1 + k)
        return jnp.sqrt((d**2).sum(1) / (n**2).sum(1)).mean()

    p = {
        "lift": draw(0, 2, Wd) * 0.3,
        "q1": draw(1, Wd, 32) * 0.2,
        "q2": draw(2, 32, 1) * 0.2,
        "layers": [
            {"re": draw(3 + i, M, Wd, Wd) * 0.1, "im": draw(5 + i, M, Wd, Wd) * 0.1, "w": draw(7 + i, Wd, Wd) * 0.2}
            for i in range(2)
        ],
    }
    return _simple(optax.adamw(1e-3, weight_decay=1e-4), loss_fn, p, draw(10, B, S), draw(11, B, S), donate=(0, 1))


def learnt_solver():
    """A neural ODE by an adaptive Heun in a while_loop of bounded length per row, with a Kalman-like correction; controls
    interpolated."""

    def field(p, t, y, c):
        return jnp.tanh(jnp.concatenate([y, c, jnp.full((*y.shape[:-1], 1), t)], -1) @ p["w1"] + p["b1"]) @ p["w2"]

    def loss_fn(p, y0, controls, obs, seen):
        def heun(y, i):
            t, c0, c1 = i / 8, controls[:, i], controls[:, jnp.minimum(i + 1, 7)]
            k1 = field(p, t, y, c0)
            k2 = field(p, t + 1 / 8, y + k1 / 8, c1)
            pred = y + (k1 + k2) / 16
            gain = jax.nn.sigmoid(p["gain"])
            err = obs[:, i] - pred
            return pred + jnp.where(seen[:, i, None], gain * err, 0), (err**2).sum(-1) * seen[:, i] + jnp.abs(k2 - k1).mean(
                -1
            ) * 1e-2

        y, errs = jax.lax.scan(heun, y0, jnp.arange(8))
        return errs.sum(0).mean() + (y**2).mean() * 1e-3

    p = {"w1": draw(0, 4 + 2 + 1, 32) * 0.3, "b1": jnp.zeros(32), "w2": draw(1, 32, 4) * 0.3, "gain": jnp.zeros(4)}
    return _simple(optax.yogi(1e-2), loss_fn, p, draw(2, B, 4), draw(3, B, 8, 2), draw(4, B, 8, 4), whole(5, 2, B, 8) > 0)


def time_major_speech():
    """A streaming transducer-like loss on [T, B, F] features with lengths, a forward-algorithm over a lattice by two
    scans, blank 0."""
    T, U, V, H = 10, 5, 14, 24

    def loss_fn(p, feats, feat_len, labels, label_len):
        def cell(h, x):
            z, r = jnp.split(jax.nn.sigmoid(x @ p["gx"] + h @ p["gh"]), 2, -1)
            n = jnp.tanh(x @ p["nx"] + r * (h @ p["nh"]))
            h = (1 - z) * h + z * n
            return h, h

        b = feats.shape[1]
        _, enc = jax.lax.scan(cell, jnp.zeros((b, H)), feats)
        pred = jnp.cumsum(jnp.concatenate([jnp.zeros((1, b, H)), p["emb"][labels]]), 0)
        joint = jnp.tanh(enc[:, None] + pred[None]) @ p["out"]
        logp = jax.nn.log_softmax(joint)  # T, U+1, B, V
        blank = logp[..., 0]
        emit = jnp.take_along_axis(logp[:, :U], labels[None, :, :, None], -1)[..., 0]

        def row(prev, x):
            bl, em, first = x
            base = jnp.where(first, jnp.where(jnp.arange(U + 1)[:, None] == 0, 0.0, -1e9), prev + bl)

            def along(c, y):
                s, e = y
                c = jnp.logaddexp(s, c + e)
                return c, c

            start = base[0]
            _, rest = jax.lax.scan(along, start, (base[1:], em))
            new = jnp.concatenate([start[None], rest])
            return new, new

        prev_blank = jnp.concatenate([jnp.zeros((1, U + 1, b)), blank[:-1]])
        _, alpha = jax.lax.scan(row, jnp.zeros((U + 1, b)), (prev_blank, emit, jnp.arange(T) == 0))
        i = jnp.arange(b)
        ll = alpha[feat_len - 1, label_len, i] + blank[feat_len - 1, label_len, i]
        return -(ll / label_len).mean()

    p = {
        "gx": draw(0, 8, 2 * H) * 0.2,
        "gh": draw(1, H, 2 * H) * 0.2,
        "nx": draw(2, 8, H) * 0.2,
        "nh": draw(3, H, H) * 0.2,
        "emb": draw(4, V, H) * 0.2,
        "out": draw(5, H, V) * 0.2,
    }
    return _simple(
        optax.chain(optax.clip_by_global_norm(5.0), optax.adam(1e-3)),
        loss_fn,
        p,
        draw(6, T, 16, 8),
        whole(7, 4, 16) + 7,
        whole(8, V - 1, U, 16) + 1,
        whole(9, 3, 16) + 3,
        kinds=["batch:1", "batch", "batch:1", "batch"],
    )


SIGNALS = {
    make.__name__: make
    for make in (
        doubly_residual,
        gated_forecast,
        partial_likelihood,
        masked_units,
        folded_pairs,
        spectral_operator,
        learnt_solver,
        time_major_speech,
    )
}
