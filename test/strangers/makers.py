"""Generators as their repositories train them: diffusion and its distillations, style networks, codes, chains, flows by solvers."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.experimental.ode import odeint
from stranger import Stranger

T = jax.tree_util.tree_map
CONV = ("NHWC", "HWIO", "NHWC")


def _average(slow, fast, rate):
    return T(lambda a, b: a + rate * (b - a), slow, fast)


def _conv(x, w, stride=1, groups=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=CONV, feature_group_count=groups)


def _waves(t, d):
    f = jnp.exp(-jnp.log(1e4) * jnp.arange(d // 2) / (d // 2))
    return jnp.concatenate([jnp.sin(t[:, None] * f), jnp.cos(t[:, None] * f)], -1)


def magnitudes_preserved():
    """EDM2: weights normalised in forward and put back to unit norm by the step, learnt uncertainty of each noise level, two power averages."""
    B, S, C, F = 12, 8, 3, 12

    def unit(w):
        axes = tuple(range(w.ndim - 1))
        return w / (jnp.sqrt(jnp.mean(w * w, axes, keepdims=True)) + 1e-4)

    def mp_sum(a, b, t=0.3):
        return (a + t * (b - a)) / jnp.sqrt((1 - t)**2 + t**2)

    def silu(x):
        return jax.nn.silu(x) / 0.596

    def raw(p, x, noise, label):
        emb = silu(mp_sum(_waves(noise * 100, F) * 2**0.5 @ unit(p["time"]) / F**0.5, jax.nn.one_hot(label, 5) * 5**0.5 @ unit(p["class"]) / 5**0.5, 0.5))
        h = _conv(x, unit(p["in"]) / (9 * C) ** 0.5)
        for b in p["blocks"]:
            h = h / (jnp.sqrt(jnp.mean(h * h, -1, keepdims=True)) + 1e-4)
            y = _conv(silu(h), unit(b["a"]) / (9 * F) ** 0.5)
            y = silu(y * (emb @ unit(b["e"]) / F**0.5 * b["gain"] + 1)[:, None, None])
            h = mp_sum(h, _conv(y, unit(b["b"]) / (9 * F) ** 0.5))
        return _conv(h, unit(p["out"]) / (9 * F) ** 0.5) * p["gain"], (emb @ unit(p["logvar"]) / F**0.5)[:, 0]

    def step(s, x, label):
        key, k1, k2 = jax.random.split(s["key"], 3)
        sigma = jnp.exp(jax.random.normal(k1, (B, 1, 1, 1)) - 0.4)
        noised = x + sigma * jax.random.normal(k2, x.shape)
        data = 0.5

        def loss(p):
            skip, out = data**2 / (sigma**2 + data**2), sigma * data / jnp.sqrt(sigma**2 + data**2)
            f, logvar = raw(p, noised / jnp.sqrt(sigma**2 + data**2), jnp.log(sigma[:, 0, 0, 0]) / 4, label)
            error = (skip * noised + out * f - x) ** 2 * ((sigma**2 + data**2) / (sigma * data) ** 2)
            lv = logvar[:, None, None, None]
            return (error / jnp.exp(lv) + lv).mean(), error.mean()

        (value, plain), g = jax.value_and_grad(loss, has_aux=True)(s["p"])
        g = T(lambda v: jnp.nan_to_num(v, nan=0.0, posinf=1e5, neginf=-1e5), g)
        u, opt = tx.update(g, s["opt"], s["p"])
        p = T(lambda w: unit(w) if w.ndim > 1 else w, optax.apply_updates(s["p"], u))
        n = s["n"] + 1
        slow = [_average(e, p, 1 - (1 - 1 / n.astype(jnp.float32)) ** (gamma + 1)) for e, gamma in zip(s["slow"], (16.97, 6.94))]
        return {"p": p, "opt": opt, "slow": slow, "n": n, "key": key}, {"loss": value, "plain": plain}

    tx = optax.adam(lambda n: 1e-2 / jnp.sqrt(jnp.maximum(n / 70.0, 1.0)), b2=0.99)
    block = lambda i: {"a": draw(i, 3, 3, F, F), "b": draw(i + 1, 3, 3, F, F), "e": draw(i + 2, F, F), "gain": jnp.full((), 0.3)}  # noqa: E731
    p = {"time": draw(0, F, F), "class": draw(1, 5, F), "in": draw(2, 3, 3, C, F), "blocks": [block(3), block(6)], "out": draw(9, 3, 3, F, C),
         "gain": jnp.full((), 0.5), "logvar": draw(10, F, 1)}
    s = {"p": p, "opt": tx.init(p), "slow": [p, p], "n": jnp.int32(0), "key": jax.random.PRNGKey(7)}
    return Stranger(step, (s, draw(11, B, S, S, C) * 0.5, whole(12, 5, B)),
                    ({"p": "param", "opt": "opt", "slow": "model_state", "n": "counter", "key": "rng"}, "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def velocity_guided():
    """v-prediction on a schedule with zero signal at its end, min-SNR weights, labels dropped for guidance, offset noise, EMA."""
    B, S, C, F, K, N = 12, 8, 2, 12, 6, 100

    def schedule():
        a = jnp.sqrt(jnp.cumprod(1 - jnp.linspace(1e-4**0.5, 0.02**0.5, N) ** 2))
        a = (a - a[-1]) * a[0] / (a[0] - a[-1])
        return a**2

    def net(p, x, t, label):
        emb = jax.nn.silu(_waves(t.astype(jnp.float32), F) @ p["t"]) + p["label"][label]
        h = _conv(x, p["in"])
        skips = []
        for b in p["down"]:
            h = jax.nn.silu(_conv(h, b["w"], 2) + (emb @ b["e"])[:, None, None])
            skips.append(h)
        for b in p["up"]:
            h = jnp.concatenate([h, skips.pop()], -1)
            h = jax.image.resize(h, (B, h.shape[1] * 2, h.shape[2] * 2, h.shape[3]), "nearest")
            h = jax.nn.silu(_conv(h, b["w"]) + (emb @ b["e"])[:, None, None])
        return _conv(h, p["out"])

    def step(p, slow, opt, key, x, label):
        key, k1, k2, k3, k4 = jax.random.split(key, 5)
        t = jax.random.randint(k1, (B,), 0, N)
        noise = jax.random.normal(k2, x.shape) + 0.1 * jax.random.normal(k3, (B, 1, 1, C))
        label = jnp.where(jax.random.bernoulli(k4, 0.15, (B,)), K, label)
        ab = schedule()[t]
        a, s = (jnp.sqrt(v)[:, None, None, None] for v in (ab, 1 - ab))
        snr = ab / (1 - ab + 1e-8)
        weight = jnp.minimum(snr, 5.0) / (snr + 1)

        def loss(p):
            v = net(p, a * x + s * noise, t, label)
            return (weight * ((v - (a * noise - s * x)) ** 2).mean((1, 2, 3))).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return p, _average(slow, p, 0.001), opt, key, value

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.warmup_constant_schedule(0.0, 1e-3, 5)))
    p = {"t": draw(0, F, F) * 0.3, "label": draw(1, K + 1, F) * 0.3, "in": draw(2, 3, 3, C, F) * 0.3,
         "down": [{"w": draw(3 + i, 3, 3, F, F) * 0.1, "e": draw(5 + i, F, F) * 0.2} for i in range(2)],
         "up": [{"w": draw(7 + i, 3, 3, 2 * F, F) * 0.1, "e": draw(9 + i, F, F) * 0.2} for i in range(2)], "out": draw(11, 3, 3, F, C) * 0.1}
    return Stranger(step, (p, p, tx.init(p), jax.random.PRNGKey(0), draw(12, B, S, S, C), whole(13, K, B)),
                    ("param", "model_state", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def latent_consistency():
    """LCM: a frozen teacher takes one guided DDIM step, the average of the student is the target, boundary scalings, LoRA on the student."""
    B, D, F, N, K = 12, 16, 24, 50, 10
    alphas = jnp.cumprod(1 - jnp.linspace(1e-3, 0.05, N))

    def net(p, x, t, w, text, lora=None):
        emb = _waves(t.astype(jnp.float32), F) @ p["t"] + (_waves(w * 1000, F) @ p["w"] if w is not None else 0.0)
        h = jnp.concatenate([x, text], -1) @ p["in"] + emb
        for i, b in enumerate(p["blocks"]):
            y = jax.nn.gelu(h @ b["u"] + (h @ lora[i]["a"] @ lora[i]["b"] if lora is not None else 0.0))
            h = h + y @ b["d"]
        return h @ p["out"]

    def x0(eps, x, t):
        a = alphas[t][:, None]
        return (x - jnp.sqrt(1 - a) * eps) / jnp.sqrt(a)

    def scalings(t):
        s = t.astype(jnp.float32)[:, None] * 0.1
        return 0.25 / (s**2 + 0.25), s / jnp.sqrt(s**2 + 0.25)

    def student(base, lora, x, t, w, text):
        skip, out = scalings(t)
        return skip * x + out * x0(net(base, x, t, w, text, lora), x, t)

    def step(lora, slow, opt, key, base, latents, text, nothing):
        key, k1, k2, k3 = jax.random.split(key, 4)
        at = jax.random.randint(k1, (B,), 0, K)
        start = jnp.asarray([(i + 1) * N // K - 1 for i in range(K)])[at]
        end = jnp.maximum(start - N // K, 0)
        noise = jax.random.normal(k2, latents.shape)
        a = alphas[start][:, None]
        x = jnp.sqrt(a) * latents + jnp.sqrt(1 - a) * noise
        w = jax.random.uniform(k3, (B,)) * 3 + 3
        with_text, without = net(base, x, start, None, text), net(base, x, start, None, jnp.broadcast_to(nothing, text.shape))
        eps = with_text + w[:, None] * (with_text - without)
        b = alphas[end][:, None]
        before = jnp.sqrt(b) * x0(eps, x, start) + jnp.sqrt(1 - b) * eps
        goal = jnp.where((end == 0)[:, None], before, student(base, slow, before, end, w, text))

        def loss(lora):
            found = student(base, lora, x, start, w, text)
            return (jnp.sqrt((found - lax.stop_gradient(goal)) ** 2 + 1e-6) - 1e-3).mean()

        value, g = jax.value_and_grad(loss)(lora)
        u, opt = tx.update(g, opt, lora)
        lora = optax.apply_updates(lora, u)
        return lora, _average(slow, lora, 0.05), opt, key, {"loss": value}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, weight_decay=0.0))
    base = {"t": draw(0, F, F) * 0.2, "w": draw(1, F, F) * 0.2, "in": draw(2, D + 8, F) * 0.2, "out": draw(3, F, D) * 0.2,
            "blocks": [{"u": draw(4 + i, F, 2 * F) * 0.2, "d": draw(6 + i, 2 * F, F) * 0.1} for i in range(2)]}
    lora = [{"a": draw(8 + i, F, 4) * 0.3, "b": draw(10 + i, 4, 2 * F) * 0.1} for i in range(2)]
    return Stranger(step, (lora, lora, tx.init(lora), jax.random.PRNGKey(1), base, draw(12, B, D), draw(13, B, 8), draw(14, 8)),
                    ("param", "model_state", "opt", "rng", "frozen", "batch", "batch", "frozen"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=3e-3)


def styles_by_layer():
    """StyleGAN2-ADA: modulated convolutions by groups, style mixing, R1 every second step by a cond, augmentation strength from signs, averages of w."""
    B, Z, S, F = 12, 8, 8, 8

    def mapping(p, z, mean):
        z = z * lax.rsqrt(jnp.mean(z**2, -1, keepdims=True) + 1e-8)
        w = mlp(p["map"], z)
        return w, mean + 0.005 * (w.mean(0) - mean)

    def modulated(p, x, w, key, demodulate=True):
        style = w @ p["a"] + 1
        kernel = p["w"][None] * style[:, None, None, :, None]
        if demodulate:
            kernel = kernel * lax.rsqrt((kernel**2).sum((1, 2, 3), keepdims=True) + 1e-8)
        b, h, width, c = x.shape
        out = kernel.shape[-1]
        x = jnp.moveaxis(x, 0, 2).reshape(1, h, width, b * c)
        kernel = jnp.moveaxis(kernel, 0, 3).reshape(*kernel.shape[1:4], b * out)
        y = jnp.moveaxis(_conv(x, kernel, groups=b).reshape(h, width, b, out), 2, 0)
        return y + p["noise"] * jax.random.normal(key, (b, h, width, 1)) + p["b"]

    def generate(p, key, w1, w2, cut):
        x = jnp.broadcast_to(p["const"], (B, 4, 4, F))
        rgb = 0.0
        for i, b in enumerate(p["layers"]):
            w = jnp.where(i < cut[:, None], w1, w2)
            key, sub = jax.random.split(key)
            x = jax.nn.leaky_relu(modulated(b["conv"], x, w, sub), 0.2) * 2**0.5
            rgb = rgb + modulated(b["rgb"], x, w, sub, False)
            if i + 1 < len(p["layers"]):
                x, rgb = (jax.image.resize(v, (B, 2 * v.shape[1], 2 * v.shape[2], v.shape[3]), "bilinear") for v in (x, rgb))
        return rgb

    def augment(key, x, strength):
        k1, k2, k3 = jax.random.split(key, 3)
        on = lambda k: jax.random.bernoulli(k, strength, (B, 1, 1, 1))  # noqa: E731
        x = jnp.where(on(k1), x[:, :, ::-1], x)
        return jnp.where(on(k2), x + 0.2 * jax.random.normal(k3, (B, 1, 1, 1)), x)

    def judge(p, x):
        for w in p["convs"]:
            x = jax.nn.leaky_relu(_conv(x, w, 2), 0.2)
        groups = x.reshape(4, B // 4, *x.shape[1:])
        spread = jnp.sqrt(groups.var(0) + 1e-8).mean((1, 2, 3))
        x = jnp.concatenate([x, jnp.broadcast_to(jnp.tile(spread, 4)[:, None, None, None], (*x.shape[:3], 1))], -1)
        return (x.reshape(B, -1) @ p["out"])[:, 0]

    def step(s, real):
        key, k1, k2, k3, k4, k5, k6 = jax.random.split(s["key"], 7)
        z1, z2 = jax.random.normal(k1, (2, B, Z))
        cut = jnp.where(jax.random.bernoulli(k2, 0.9, (B,)), jax.random.randint(k3, (B,), 1, 2), 2)

        def g_loss(g):
            w1, mean = mapping(g, z1, s["mean"])
            fake = generate(g, k4, w1, mapping(g, z2, s["mean"])[0], cut)
            return jax.nn.softplus(-judge(s["d"], augment(k5, fake, s["strength"]))).mean(), (lax.stop_gradient(fake), mean)

        (gl, (fake, mean)), gg = jax.value_and_grad(g_loss, has_aux=True)(s["g"])

        def d_loss(d):
            r = judge(d, augment(k6, real, s["strength"]))
            penalty = lax.cond(s["n"] % 2 == 0, lambda d: 2 * 5.0 * (jax.grad(lambda x: judge(d, x).sum())(real) ** 2).sum((1, 2, 3)).mean(),
                               lambda d: 0.0, d)
            return jax.nn.softplus(judge(d, augment(k5, fake, s["strength"]))).mean() + jax.nn.softplus(-r).mean() + penalty, (penalty, jnp.sign(r).mean())

        (dl, (penalty, sign)), gd = jax.value_and_grad(d_loss, has_aux=True)(s["d"])
        ug, g_opt = tx.update(gg, s["g_opt"], s["g"])
        ud, d_opt = tx.update(gd, s["d_opt"], s["d"])
        g = optax.apply_updates(s["g"], ug)
        return {"g": g, "d": optax.apply_updates(s["d"], ud), "g_opt": g_opt, "d_opt": d_opt, "slow": _average(s["slow"], g, 0.01), "mean": mean,
                "strength": jnp.clip(s["strength"] + 0.01 * jnp.sign(sign - 0.6), 0, 1), "n": s["n"] + 1, "key": key}, {"g": gl, "d": dl, "penalty": penalty}

    tx = optax.adam(2e-3, b1=0.0, b2=0.99)
    conv = lambda i, k, o: {"w": draw(i, k, k, F, o) * 0.2, "a": draw(i + 1, Z, F) * 0.2, "noise": jnp.full((), 0.1), "b": jnp.zeros(o)}  # noqa: E731
    g = {"map": layers(0, Z, 12, Z), "const": draw(3, 4, 4, F), "layers": [{"conv": conv(4 + 4 * i, 3, F), "rgb": conv(6 + 4 * i, 1, 3)} for i in range(2)]}
    d = {"convs": [draw(20, 3, 3, 3, F) * 0.3, draw(21, 3, 3, F, F) * 0.3], "out": draw(22, 4 * (F + 1), 1) * 0.3}
    s = {"g": g, "d": d, "g_opt": tx.init(g), "d_opt": tx.init(d), "slow": g, "mean": jnp.zeros(Z), "strength": jnp.full((), 0.2), "n": jnp.int32(0),
         "key": jax.random.PRNGKey(5)}
    kinds = {"g": "param", "d": "param", "g_opt": "opt", "d_opt": "opt", "slow": "model_state", "mean": "model_state", "strength": "model_state",
             "n": "counter", "key": "rng"}
    return Stranger(step, (s, jnp.tanh(draw(23, B, S, S, 3))), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def adaptive_adversary():
    """VQGAN: an averaged codebook, a patch critic switched on by the count, its weight from gradients with respect to the last layer."""
    B, S, C, F, K = 12, 8, 3, 8, 16

    def encode(p, x):
        return _conv(jax.nn.silu(_conv(x, p["a"], 2)), p["b"])

    def decode(p, z):
        h = jax.nn.silu(_conv(jax.image.resize(z, (B, S, S, F), "nearest"), p["c"]))
        return h, _conv(h, p["last"])

    def quantise(code, z):
        flat = z.reshape(-1, F)
        d = (flat**2).sum(1, keepdims=True) - 2 * flat @ code.T + (code**2).sum(1)
        hot = jax.nn.one_hot(d.argmin(1), K)
        q = (hot @ code).reshape(z.shape)
        return z + lax.stop_gradient(q - z), ((z - lax.stop_gradient(q)) ** 2).mean(), hot, flat

    def critic(p, x):
        return _conv(jax.nn.leaky_relu(_conv(x, p["a"], 2), 0.2), p["b"])[..., 0]

    def step(s, x):
        p, d = s["p"], s["d"]
        z, pull = jax.vjp(lambda e: encode(e, x), p["enc"])
        q, commit, hot, flat = quantise(s["code"], z)
        h, out = decode(p["dec"], q)
        on_last = lambda last: _conv(h, last)  # noqa: E731
        g_rec = jax.grad(lambda w: jnp.abs(on_last(w) - x).mean())(p["dec"]["last"])
        g_adv = jax.grad(lambda w: -critic(d, on_last(w)).mean())(p["dec"]["last"])
        weight = jnp.clip(jnp.linalg.norm(g_rec) / (jnp.linalg.norm(g_adv) + 1e-4), 0, 1e4) * jnp.where(s["n"] >= 1, 0.8, 0.0)

        def loss(p):
            z = encode(p["enc"], x)
            q, commit, _, _ = quantise(s["code"], z)
            y = decode(p["dec"], q)[1]
            return jnp.abs(y - x).mean() + 0.25 * commit - lax.stop_gradient(weight) * critic(d, y).mean(), y

        (value, y), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, s["opt"], p)

        def d_loss(d):
            return 0.5 * (jax.nn.relu(1 - critic(d, x)).mean() + jax.nn.relu(1 + critic(d, lax.stop_gradient(y))).mean())

        dl, gd = jax.value_and_grad(d_loss)(d)
        ud, d_opt = tx.update(gd, s["d_opt"], d)
        count = 0.9 * s["count"] + 0.1 * hot.sum(0)
        total = 0.9 * s["sum"] + 0.1 * hot.T @ flat
        smoothed = (count + 1e-5) / (count.sum() + K * 1e-5) * count.sum()
        used = jnp.exp(-(hot.mean(0) * jnp.log(hot.mean(0) + 1e-10)).sum())
        return {"p": optax.apply_updates(p, u), "opt": opt, "d": optax.apply_updates(d, ud), "d_opt": d_opt, "code": total / smoothed[:, None],
                "count": count, "sum": total, "n": s["n"] + 1}, {"loss": value, "critic": dl, "weight": weight, "perplexity": used, "commit": commit}

    tx = optax.adam(1e-3, b1=0.5, b2=0.9)
    p = {"enc": {"a": draw(0, 3, 3, C, F) * 0.3, "b": draw(1, 3, 3, F, F) * 0.2}, "dec": {"c": draw(2, 3, 3, F, F) * 0.2, "last": draw(3, 3, 3, F, C) * 0.2}}
    d = {"a": draw(4, 3, 3, C, F) * 0.3, "b": draw(5, 3, 3, F, 1) * 0.3}
    code = draw(6, K, F)
    s = {"p": p, "opt": tx.init(p), "d": d, "d_opt": tx.init(d), "code": code, "count": jnp.ones(K), "sum": code, "n": jnp.int32(0)}
    kinds = {"p": "param", "opt": "opt", "d": "param", "d_opt": "opt", "code": "model_state", "count": "model_state", "sum": "model_state", "n": "counter"}
    return Stranger(step, (s, jnp.tanh(draw(7, B, S, S, C))), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def annealed_tokens():
    """DALL-E's discrete autoencoder: Gumbel samples whose temperature and KL weight follow the step, logit-Laplace likelihood."""
    B, S, C, F, K = 12, 8, 3, 12, 16

    def step(state, x):
        n = state["step"]
        key, sub = jax.random.split(jax.random.fold_in(state["key"], n))
        f = jnp.minimum(n.astype(jnp.float32) / 20, 1.0)
        tau = 1.0 + (1 / 16 - 1.0) * (0.5 - 0.5 * jnp.cos(jnp.pi * f))
        beta = optax.linear_schedule(0.0, 6.6, 10)(n)

        def loss(p):
            logits = _conv(jax.nn.relu(_conv(x, p["a"], 2)), p["b"])
            noise = jax.random.gumbel(sub, logits.shape)
            z = jax.nn.softmax((logits + noise) / tau)
            h = jax.nn.relu(jax.image.resize(z @ p["code"], (B, S, S, F), "nearest"))
            mean, scale = jnp.split(_conv(h, p["c"]), 2, -1)
            y = jnp.clip(x, 0.1, 0.9)
            logit = jnp.log(y) - jnp.log1p(-y)
            rec = (scale + jnp.abs(logit - mean) * jnp.exp(-scale) + jnp.log(2 * y * (1 - y))).sum((1, 2, 3)).mean()
            lq = jax.nn.log_softmax(logits)
            kl = (jnp.exp(lq) * (lq + jnp.log(K))).sum((1, 2, 3)).mean()
            return rec + beta * kl, (kl, (z.max(-1)).mean())

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "step": n + 1, "key": key}, (value, *aux, tau)

    tx = optax.chain(optax.clip_by_global_norm(5.0), optax.adamw(1e-3, weight_decay=1e-4))
    p = {"a": draw(0, 4, 4, C, F) * 0.2, "b": draw(1, 1, 1, F, K) * 0.3, "code": draw(2, K, F) * 0.5, "c": draw(3, 3, 3, F, 2 * C) * 0.1}
    s = {"params": p, "opt": tx.init(p), "step": jnp.int32(0), "key": jax.random.PRNGKey(0)}
    return Stranger(step, (s, jax.nn.sigmoid(draw(4, B, S, S, C))), ({"params": "param", "opt": "opt", "step": "counter", "key": "rng"}, "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def free_form_flow():
    """FFJORD: a continuous flow by jax.experimental.ode, the trace by one drawn vector, both regularisers integrated along."""
    B, D, H = 12, 4, 16

    def field(p, x, t):
        h = jnp.concatenate([x, jnp.full((B, 1), t)], -1)
        return mlp(p, h, jnp.tanh)

    def step(p, opt, key, x):
        key, sub = jax.random.split(key)
        e = jax.random.rademacher(sub, x.shape, jnp.float32)

        def dynamics(y, t, p):
            x = y[0]
            v, pull = jax.vjp(lambda x: field(p, x, t), x)
            (ej,) = pull(e)
            return v, (ej * e).sum(-1), (v**2).sum(-1), (ej**2).sum(-1)

        def loss(p):
            zero = jnp.zeros(B)
            ys = odeint(dynamics, (x, zero, zero, zero), jnp.array([0.0, 1.0]), p, rtol=1e-4, atol=1e-4)
            z, trace, kinetic, jacobian = (y[-1] for y in ys)
            logp = -0.5 * (z**2).sum(-1) - 0.5 * D * jnp.log(2 * jnp.pi) + trace
            return -logp.mean() + 0.01 * kinetic.mean() + 0.01 * jacobian.mean(), kinetic.mean()

        (value, kinetic), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, kinetic

    tx = optax.adam(1e-3)
    p = layers(0, D + 1, H, D)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(2), draw(3, B, D)), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2),
                    tolerance=1e-3)


def classifier_and_chains():
    """JEM: a classifier whose logsumexp is an energy; chains start from a buffer of the step's own, at drawn places, and are put back there."""
    B, D, K, M = 12, 16, 5, 64

    def energy(p, x):
        return -jax.nn.logsumexp(mlp(p, x), -1)

    def step(s, x, y):
        key, k1, k2, k3, k4 = jax.random.split(s["key"], 5)
        at = jax.random.choice(k1, M, (B,), replace=False)
        fresh = jax.random.uniform(k2, (B, D), minval=-1, maxval=1)
        start = jnp.where(jax.random.bernoulli(k3, 0.05, (B, 1)), fresh, s["buffer"][at])

        def langevin(i, x):
            g = jax.grad(lambda x: energy(s["p"], x).sum())(x)
            return x - 0.5 * g + 0.01 * jax.random.normal(jax.random.fold_in(k4, i), x.shape)

        chains = lax.stop_gradient(lax.fori_loop(0, 5, langevin, start))

        def loss(p):
            logits = mlp(p, x)
            ce = optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()
            low, high = energy(p, x), energy(p, chains)
            return ce + (low.mean() - high.mean()) + 1e-3 * (low**2 + high**2).mean(), (ce, (logits.argmax(-1) == y).mean())

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(s["p"])
        u, opt = tx.update(g, s["opt"], s["p"])
        return {"p": optax.apply_updates(s["p"], u), "opt": opt, "buffer": s["buffer"].at[at].set(chains), "key": key}, (value, *aux)

    tx = optax.adam(1e-3, b1=0.0)
    p = layers(0, D, 24, 24, K)
    s = {"p": p, "opt": tx.init(p), "buffer": jax.random.uniform(jax.random.PRNGKey(1), (M, D), minval=-1, maxval=1), "key": jax.random.PRNGKey(2)}
    return Stranger(step, (s, draw(3, B, D), whole(4, K, B)), ({"p": "param", "opt": "opt", "buffer": "model_state", "key": "rng"}, "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def stacked_priors():
    """VDVAE: top-down blocks of drawn latents, discretised mixtures of logistics, steps with too large gradients are skipped, EMA."""
    B, S, C, F, Z, M = 12, 4, 3, 12, 4, 3

    def mixture(out, x):
        logit, mean, scale = (v.reshape(B, S, S, M, -1) for v in jnp.split(out, [M, M + M * C], -1))
        scale = jnp.maximum(scale, -5.0)
        x = x[..., None, :]
        inverse = jnp.exp(-scale)
        plus, minus = ((x - mean + e / 255) * inverse for e in (1, -1))
        inside = jax.nn.sigmoid(plus) - jax.nn.sigmoid(minus)
        middle = (x - mean) * inverse
        logp = jnp.where(x < -0.999, jax.nn.log_sigmoid(plus), jnp.where(x > 0.999, -jax.nn.softplus(minus), jnp.where(
            inside > 1e-5, jnp.log(jnp.maximum(inside, 1e-12)), middle - scale - 2 * jax.nn.softplus(middle) - jnp.log(127.5))))
        return -jax.nn.logsumexp(logp.sum(-1) + jax.nn.log_softmax(logit[..., 0]), -1).sum((1, 2))

    def forward(p, key, x):
        acts, h = [], _conv(x, p["in"])
        for w in p["enc"]:
            h = h + _conv(jax.nn.gelu(h), w)
            acts.append(h)
        h, kl = jnp.broadcast_to(p["bias"], (B, S, S, F)), 0.0
        for b, act in zip(p["dec"], reversed(acts)):
            qm, qv = jnp.split(_conv(jnp.concatenate([h, act], -1), b["q"]), 2, -1)
            pm, pv, feature = jnp.split(_conv(h, b["p"]), [Z, 2 * Z], -1)
            key, sub = jax.random.split(key)
            z = qm + jnp.exp(qv) * jax.random.normal(sub, qm.shape)
            kl += (pv - qv - 0.5 + 0.5 * (jnp.exp(qv) ** 2 + (qm - pm) ** 2) / jnp.exp(pv) ** 2).sum((1, 2, 3))
            h = h + feature + _conv(z, b["z"])
            h = h + jax.checkpoint(lambda w, h: _conv(jax.nn.gelu(h), w))(b["r"], h)
        nll = mixture(_conv(h, p["out"]), x)
        return ((nll + kl) / (S * S * C)).mean(), (kl.mean(), nll.mean())

    def step(p, slow, opt, skipped, key, x):
        key, sub = jax.random.split(key)
        (value, aux), g = jax.value_and_grad(forward, has_aux=True)(p, sub, x)
        norm = optax.global_norm(g)
        g = T(lambda v: v * jnp.minimum(1.0, 200.0 / (norm + 1e-6)), g)
        u, new_opt = tx.update(g, opt, p)
        good = jnp.isfinite(value) & (norm < 400.0)
        pick = lambda a, b: T(lambda x, y: jnp.where(good, x, y), a, b)  # noqa: E731
        new = pick(optax.apply_updates(p, u), p)
        return new, _average(slow, new, 0.01), pick(new_opt, opt), skipped + (~good).astype(jnp.int32), key, {"elbo": value, "kl": aux[0], "nll": aux[1], "norm": norm}

    tx = optax.adamw(1e-3, b2=0.9, weight_decay=0.01)
    p = {"in": draw(0, 3, 3, C, F) * 0.3, "enc": [draw(1 + i, 3, 3, F, F) * 0.1 for i in range(2)], "bias": draw(3, S, S, F) * 0.1,
         "dec": [{"q": draw(4 + 4 * i, 1, 1, 2 * F, 2 * Z) * 0.1, "p": draw(5 + 4 * i, 1, 1, F, 2 * Z + F) * 0.1, "z": draw(6 + 4 * i, 1, 1, Z, F) * 0.3,
                  "r": draw(7 + 4 * i, 3, 3, F, F) * 0.1} for i in range(2)], "out": draw(12, 1, 1, F, M * (1 + 2 * C)) * 0.2}
    return Stranger(step, (p, p, tx.init(p), jnp.int32(0), jax.random.PRNGKey(6), jnp.clip(draw(13, B, S, S, C) * 0.5, -1, 1)),
                    ("param", "model_state", "opt", "counter", "rng", "batch"), lambda a, r: (*r[:5], a[5]), (0, 1, 2, 3, 4), tolerance=1e-3)


MAKERS = {
    "magnitudes_preserved": magnitudes_preserved,
    "velocity_guided": velocity_guided,
    "latent_consistency": latent_consistency,
    "styles_by_layer": styles_by_layer,
    "adaptive_adversary": adaptive_adversary,
    "annealed_tokens": annealed_tokens,
    "free_form_flow": free_form_flow,
    "classifier_and_chains": classifier_and_chains,
    "stacked_priors": stacked_priors,
}
