"""Diffusion, flows, codebooks, as papers' repositories write them."""

import functools

import flax
import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from flax.training import train_state
from stranger import Stranger, initial

N = 16  # rows


def _sinusoid(t, width):
    angles = t[:, None] * jnp.exp(-np.log(1e4) * jnp.arange(width // 2) / (width // 2))
    return jnp.concatenate([jnp.sin(angles), jnp.cos(angles)], -1)


class Denoiser(nn.Module):
    width: int = 32
    outputs: int = 16

    @nn.compact
    def __call__(self, x, t, label=None):
        h = nn.Dense(self.width)(x)
        emb = nn.Dense(self.width)(nn.silu(nn.Dense(self.width)(_sinusoid(t, self.width))))
        if label is not None:
            emb += nn.Embed(11, self.width)(label)
        for _ in range(2):
            scale, shift = jnp.split(nn.Dense(2 * self.width)(nn.silu(emb)), 2, -1)
            r = nn.LayerNorm(use_bias=False, use_scale=False)(h) * (1 + scale) + shift
            h = h + nn.Dense(self.width, kernel_init=nn.initializers.zeros)(nn.silu(nn.Dense(self.width)(r)))
        return nn.Dense(self.outputs)(h)


class EmaState(train_state.TrainState):
    ema: flax.core.FrozenDict
    rng: jax.Array


def ddpm_train_state():
    """DDPM in a TrainState with an average of its weights and its own key; warm-up of the average by step."""
    model = Denoiser()
    betas = np.linspace(1e-4, 0.02, 100)
    alphas = jnp.asarray(np.cumprod(1 - betas), jnp.float32)
    params = initial(model.init, jax.random.key(0), jnp.zeros((1, 16)), jnp.zeros(1))["params"]

    def train_step(state, batch):
        rng, k_t, k_n = jax.random.split(state.rng, 3)
        x = batch["image"].reshape(N, -1) * 2 - 1
        t = jax.random.randint(k_t, (N,), 0, 100)
        noise = jax.random.normal(k_n, x.shape)
        a = alphas[t][:, None]

        def loss_fn(params):
            out = state.apply_fn({"params": params}, jnp.sqrt(a) * x + jnp.sqrt(1 - a) * noise, t.astype(jnp.float32))
            return jnp.mean(jnp.square(out - noise))

        loss, grads = jax.value_and_grad(loss_fn)(state.params)
        state = state.apply_gradients(grads=grads)
        decay = jnp.minimum(0.999, (1.0 + state.step) / (10.0 + state.step))
        ema = jax.tree.map(lambda e, p: e * decay + p * (1 - decay), state.ema, state.params)
        return state.replace(ema=ema, rng=rng), {"loss": loss, "ema_decay": decay, "grad_norm": optax.global_norm(grads)}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-3, 3, 20)))
    state = EmaState.create(apply_fn=model.apply, params=params, tx=tx, ema=params, rng=jax.random.PRNGKey(1))
    kinds = state.replace(step="counter", params="param", opt_state="opt", ema="model_state", rng="rng")
    return Stranger(
        train_step, (state, {"image": jax.nn.sigmoid(draw(2, N, 4, 4, 1))}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,)
    )


def edm_preconditioned():
    """EDM: log-normal noise levels, preconditioning, a loss weight per row that is learnt (EDM2)."""
    net = Denoiser()
    params = {
        "net": initial(net.init, jax.random.key(0), jnp.zeros((1, 16)), jnp.zeros(1)),
        "u": {"w": draw(1, 32, 1) * 0.1, "freq": draw(2, 32)},
    }

    def fourier(c, f):
        return jnp.sqrt(2.0) * jnp.cos(c[:, None] * f + 0.3)

    @functools.partial(jax.value_and_grad, has_aux=True)
    def loss(params, y, rng):
        k1, k2 = jax.random.split(rng)
        sigma = jnp.exp(jax.random.normal(k1, (y.shape[0], 1)) * 1.2 - 1.2)
        c_skip, c_out, c_in = 0.25 / (sigma**2 + 0.25), sigma * 0.5 / jnp.sqrt(sigma**2 + 0.25), (0.25 + sigma**2) ** -0.5
        c_noise = jnp.log(sigma[:, 0]) / 4
        d = c_skip * (yn := y + sigma * jax.random.normal(k2, y.shape)) + c_out * net.apply(params["net"], c_in * yn, c_noise)
        w = (sigma**2 + 0.25) / (sigma * 0.5) ** 2
        logvar = fourier(c_noise, params["u"]["freq"]) @ params["u"]["w"]
        per = (w / jnp.exp(logvar)) * (d - y) ** 2 + logvar
        return per.sum(-1).mean(), {"sigma": sigma.mean(), "mse": ((d - y) ** 2).mean()}

    tx = optax.adam(1e-2, b2=0.99)

    def update(p, m, rng, y, lr):
        rng, sub = jax.random.split(rng)
        (l, aux), g = loss(p, y, sub)
        g = jax.tree.map(lambda v: jnp.nan_to_num(v, nan=0.0, posinf=1e5, neginf=-1e5), g)
        u, m = tx.update(g, m)
        return jax.tree.map(lambda a, b: a + lr * b, p, u), m, rng, l, aux

    return Stranger(
        update,
        (params, tx.init(params), jax.random.PRNGKey(7), draw(3, N, 16), jnp.float32(1.0)),
        ("param", "opt", "rng", "batch", "scalar"),
        lambda a, r: (*r[:3], *a[3:]),
        tolerance=1e-3,
    )


def latent_diffusion():
    """A frozen encoder with its own moments makes latents; classifier-free guidance drops labels to a null class."""
    net = Denoiser(outputs=8)
    params = initial(net.init, jax.random.key(0), jnp.zeros((1, 8)), jnp.zeros(1), jnp.zeros(1, jnp.int32))
    vae = {
        "conv": draw(1, 3, 3, 3, 16) * 0.2,
        "mean": draw(2, 16, 8) * 0.2,
        "logvar": draw(3, 16, 8) * 0.1,
        "scale": jnp.float32(0.18215),
    }
    tx = optax.adamw(1e-2, mask=lambda p: jax.tree.map(lambda v: v.ndim > 1, p))

    def encode(vae, images, key):
        h = jax.lax.conv_general_dilated(images, vae["conv"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        h = jax.nn.gelu(h).mean((1, 2))
        mean, logvar = h @ vae["mean"], jnp.clip(h @ vae["logvar"], -30, 20)
        return (mean + jnp.exp(0.5 * logvar) * jax.random.normal(key, mean.shape)) * vae["scale"]

    def step(carry, vae, batch):
        params, opt, rng = carry
        rng, *k = jax.random.split(rng, 6)
        z = jax.lax.stop_gradient(encode(vae, batch["pixels"], k[0]))
        labels = jnp.where(jax.random.bernoulli(k[1], 0.1, batch["label"].shape), 10, batch["label"])
        t = jax.random.uniform(k[2], labels.shape)
        noise = jax.random.normal(k[3], z.shape)

        def objective(p):
            x_t = (1 - t)[:, None] * noise + t[:, None] * z
            v = net.apply(p, x_t, t * 1000, labels)
            return ((v - (z - noise)) ** 2).mean()

        loss, grads = jax.value_and_grad(objective)(params)
        updates, opt = tx.update(grads, opt, params)
        return (optax.apply_updates(params, updates), opt, rng), loss

    batch = {"pixels": draw(4, N, 8, 8, 3), "label": whole(5, 10, N)}
    # The VAE's scale is a number that is read, never changed.
    kinds = {"conv": "frozen", "mean": "frozen", "logvar": "frozen", "scale": "scalar"}
    return Stranger(
        step,
        ((params, tx.init(params), jax.random.PRNGKey(3)), vae, batch),
        (("param", "opt", "rng"), kinds, "batch"),
        lambda a, r: (r[0], a[1], a[2]),
        (0,),
    )


def minibatch_flow():
    """Flow matching whose noise is paired with data by a Sinkhorn plan over the batch; times are stratified."""
    p0 = {
        "a": draw(0, 9, 64) * 0.3,
        "b": draw(1, 64, 64) * 0.1,
        "c": draw(2, 64, 8) * 0.1,
        "ba": jnp.zeros(64),
        "bb": jnp.zeros(64),
    }

    def velocity(p, x, t):
        h = jnp.tanh(jnp.concatenate([x, t], 1) @ p["a"] + p["ba"])
        return jax.nn.silu(h @ p["b"] + p["bb"]) @ p["c"]

    def step(p, m, v, i, x1, x0, u):
        cost = ((x0[:, None] - x1[None]) ** 2).sum(-1)
        f = jnp.zeros(N)
        for _ in range(5):
            g = -0.5 * jax.nn.logsumexp((f[:, None] - cost) / 0.5, 0)
            f = -0.5 * jax.nn.logsumexp((g[None] - cost) / 0.5, 1)
        plan = jax.nn.softmax((f[:, None] + g[None] - cost) / 0.5, 1)
        paired = jax.lax.stop_gradient(plan @ x1)
        t = ((jnp.arange(N) + u) / N)[:, None]
        loss, grad = jax.value_and_grad(lambda p: ((velocity(p, (1 - t) * x0 + t * paired, t) - (paired - x0)) ** 2).mean())(p)
        i = i + 1
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, grad)
        v = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, v, grad)
        p = jax.tree.map(lambda p, m, v: p - 1e-2 * (m / (1 - 0.9**i)) / (jnp.sqrt(v / (1 - 0.999**i)) + 1e-8), p, m, v)
        return p, m, v, i, loss

    zeros = jax.tree.map(jnp.zeros_like, p0)
    return Stranger(
        step,
        (p0, zeros, zeros, jnp.int32(0), draw(3, N, 8), draw(4, N, 8), jax.nn.sigmoid(draw(5, N))),
        ("param", "opt", "opt", "step", "batch", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
    )


def consistency_training():
    """Consistency training: an averaged teacher one noise level below, pseudo-Huber; levels by a schedule of the step."""
    net = Denoiser()
    params = initial(net.init, jax.random.key(0), jnp.zeros((1, 16)), jnp.zeros(1))
    tx = optax.radam(1e-3)

    def f(p, x, sigma):
        skip = 0.25 / ((sigma - 0.002) ** 2 + 0.25)
        out = 0.5 * (sigma - 0.002) / jnp.sqrt(0.25 + sigma**2)
        return skip[:, None] * x + out[:, None] * net.apply(p, x, jnp.log(sigma))

    def train(state, images, rng):
        k = jnp.ceil(jnp.sqrt(state["n"] / 100 * (150**2 - 4) + 4)).astype(jnp.int32) + 1
        r1, r2 = jax.random.split(jax.random.fold_in(rng, state["n"]))
        i = jax.random.randint(r1, (N,), 0, k)

        def level(i):
            return (0.002 ** (1 / 7) + i / k * (80 ** (1 / 7) - 0.002 ** (1 / 7))) ** 7

        z = jax.random.normal(r2, images.shape)

        def loss_fn(p):
            online = f(p, images + level(i + 1)[:, None] * z, level(i + 1))
            target = f(state["teacher"], images + level(i)[:, None] * z, level(i))
            d = ((online - jax.lax.stop_gradient(target)) ** 2).sum(-1)
            return (jnp.sqrt(d + 0.03**2) - 0.03).mean()

        value, grad = jax.value_and_grad(loss_fn)(state["params"])
        upd, opt = tx.update(grad, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], upd)
        mu = jnp.exp(-2.0 * 0.05 / k)
        return {
            "params": params,
            "opt": opt,
            "n": state["n"] + 1,
            "teacher": optax.incremental_update(params, state["teacher"], 1 - mu),
        }, value

    state = {"params": params, "opt": tx.init(params), "n": jnp.int32(0), "teacher": jax.tree.map(lambda v: v * 1.1, params)}
    return Stranger(
        train,
        (state, draw(2, N, 16), jax.random.PRNGKey(0)),
        ({"params": "param", "opt": "opt", "n": "step", "teacher": "model_state"}, "batch", "rng"),
        lambda a, r: (r[0], a[1], a[2]),
        tolerance=1e-3,
    )


def masked_flow():
    """A masked autoregressive flow with masks as constants, batch of 64, Gaussian base; bits per dimension are returned."""
    d, h = 16, 64
    order = np.arange(d)
    hidden = np.arange(h) % (d - 1)
    m1, m2 = (hidden[None] >= order[:, None]).astype("f"), (order[None] > hidden[:, None]).astype("f")

    def block(p, x):
        a = jnp.tanh(x @ (p["w1"] * m1) + p["b1"])
        mu, alpha = a @ (p["mu"] * m2), jnp.tanh(a @ (p["alpha"] * m2))
        return (x - mu) * jnp.exp(-alpha), -alpha.sum(-1)

    def nll(params, x):
        x, logdet = x[:, ::-1], 0.0
        for p in params:
            x, ld = block(p, x)
            x, logdet = x[:, ::-1], logdet + ld
        return -(-0.5 * (x**2 + np.log(2 * np.pi)).sum(-1) + logdet).mean()

    def step(params, trace, x):
        loss, g = jax.value_and_grad(nll)(params, x)
        trace = jax.tree.map(lambda t, g: 0.9 * t + g, trace, g)
        params = jax.tree.map(lambda p, t: p - 1e-3 * t, params, trace)
        return loss / (d * np.log(2)), (params, trace)

    params = [
        {
            "w1": draw(4 * i, d, h) * 0.2,
            "b1": jnp.zeros(h),
            "mu": draw(4 * i + 1, h, d) * 0.1,
            "alpha": draw(4 * i + 2, h, d) * 0.1,
        }
        for i in range(3)
    ]
    return Stranger(
        step,
        (params, jax.tree.map(jnp.zeros_like, params), draw(99, 64, d)),
        ("param", "opt", "batch"),
        lambda a, r: (r[1][0], r[1][1], a[2]),
        (0, 1),
    )


def spline_flow():
    """Rational-quadratic coupling: bins by searchsorted on cumulative widths, gathers of each element's bin."""
    bins = 8

    def spline(x, w, h, s):
        w, h, s = jax.nn.softmax(w) * 6, jax.nn.softmax(h) * 6, jax.nn.softplus(s) + 1e-3
        xk = jnp.concatenate([jnp.full((*w.shape[:-1], 1), -3.0), jnp.cumsum(w, -1) - 3], -1)
        yk = jnp.concatenate([jnp.full((*h.shape[:-1], 1), -3.0), jnp.cumsum(h, -1) - 3], -1)
        inside = (x > -3) & (x < 3)
        xc = jnp.clip(x, -2.999, 2.999)
        k = jnp.clip((xc[..., None] >= xk[..., 1:]).sum(-1), 0, bins - 1)[..., None]

        def at(v, k):
            return jnp.take_along_axis(v, k, -1)[..., 0]

        x0, y0, dx, dy, s0, s1 = at(xk, k), at(yk, k), at(w, k), at(h, k), at(s, k), at(s, k + 1)
        xi, slope = (xc - x0) / dx, dy / dx
        den = slope + (s0 + s1 - 2 * slope) * xi * (1 - xi)
        y = y0 + dy * (slope * xi**2 + s0 * xi * (1 - xi)) / den
        ld = jnp.log(slope**2 * (s1 * xi**2 + 2 * slope * xi * (1 - xi) + s0 * (1 - xi) ** 2)) - 2 * jnp.log(den)
        return jnp.where(inside, y, x), jnp.where(inside, ld, 0.0)

    def loss_fn(p, x):
        logp = 0.0
        for layer in p:
            a, b = jnp.split(x, 2, -1)
            raw = (jax.nn.relu(a @ layer["w1"]) @ layer["w2"] + layer["b"]).reshape(-1, 4, 3 * bins + 1)
            b, ld = spline(b, raw[..., :bins], raw[..., bins : 2 * bins], raw[..., 2 * bins :])
            x, logp = jnp.concatenate([b, a], -1), logp + ld.sum(-1)
        return -(logp - 0.5 * (x**2).sum(-1)).mean()

    tx = optax.chain(optax.zero_nans(), optax.adam(1e-3))

    def step(p, o, x):
        l, g = jax.value_and_grad(loss_fn)(p, x)
        u, o = tx.update(g, o)
        return optax.apply_updates(p, u), o, l

    p = [{"w1": draw(i, 4, 32) * 0.4, "w2": draw(9 + i, 32, 4 * 25) * 0.1, "b": jnp.zeros(100)} for i in range(2)]
    return Stranger(step, (p, tx.init(p), draw(50, N, 8)), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]))


def codebook_reset():
    """VQ-VAE whose codes are averages of what falls on them; dead codes restart at rows of the batch; perplexity."""
    K, D = 32, 8

    def step(params, opt, ema_count, ema_sum, code, key, x):
        key, sub = jax.random.split(key)

        def loss_fn(p):
            z = jnp.tanh(x @ p["enc1"]) @ p["enc2"]
            dist = (z**2).sum(1, keepdims=True) - 2 * z @ code.T + (code**2).sum(1)
            idx = jnp.argmin(dist, 1)
            q = code[idx]
            st = z + jax.lax.stop_gradient(q - z)
            return ((jnp.tanh(st @ p["dec1"]) @ p["dec2"] - x) ** 2).mean() + 0.25 * ((z - q) ** 2).mean(), (z, idx)

        (loss, (z, idx)), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        one_hot = jax.nn.one_hot(idx, K)
        ema_count = 0.9 * ema_count + 0.1 * one_hot.sum(0)
        ema_sum = 0.9 * ema_sum + 0.1 * one_hot.T @ z
        n = ema_count.sum()
        smooth = (ema_count + 1e-5) / (n + K * 1e-5) * n
        fresh = jax.lax.stop_gradient(z)[jax.random.randint(sub, (K,), 0, N)]
        code = jnp.where((ema_count > 0.05)[:, None], ema_sum / smooth[:, None], fresh)
        usage = one_hot.mean(0)
        u, opt = tx.update(g, opt)
        return (
            optax.apply_updates(params, u),
            opt,
            ema_count,
            ema_sum,
            code,
            key,
            {"loss": loss, "perplexity": jnp.exp(-(usage * jnp.log(usage + 1e-10)).sum())},
        )

    p = {
        "enc1": draw(0, 12, 32) * 0.3,
        "enc2": draw(1, 32, D) * 0.3,
        "dec1": draw(2, D, 32) * 0.3,
        "dec2": draw(3, 32, 12) * 0.3,
    }
    tx = optax.adam(1e-3)
    code = draw(4, K, D)
    return Stranger(
        step,
        (p, tx.init(p), jnp.ones(K), code, code, jax.random.PRNGKey(0), draw(5, N, 12)),
        ("param", "opt", "model_state", "model_state", "model_state", "rng", "batch"),
        lambda a, r: (*r[:6], a[6]),
        tolerance=1e-3,
    )


def finite_scalar_tokens():
    """FSQ tokens feed a small autoregressive prior, trained at once; a histogram of codes is returned."""
    levels = np.array([8, 5, 5])

    def step(state, x):
        def loss_fn(p):
            z = jax.nn.gelu(x @ p["e"]) @ p["f"]
            half = (levels - 1) / 2
            bounded = jnp.tanh(z) * half
            q = bounded + jax.lax.stop_gradient(jnp.round(bounded) - bounded)
            code = ((jnp.round(bounded) + half).astype(jnp.int32) * np.array([1, 8, 40])).sum(-1)
            rec = ((jax.nn.gelu(q / half @ p["d"]) @ p["g"] - x) ** 2).mean()
            h = jnp.cumsum(p["emb"][code], 1)[:, :-1]
            logp = jax.nn.log_softmax(jnp.tanh(h @ p["h"]) @ p["emb"].T)
            ce = -jnp.take_along_axis(logp, code[:, 1:, None], -1).mean()
            return rec + 0.1 * ce, (rec, ce, code)

        (loss, (rec, ce, code)), g = jax.value_and_grad(loss_fn, has_aux=True)(state[0])
        u, o = tx.update(g, state[1], state[0])
        hist = jnp.zeros(200, jnp.int32).at[code.reshape(-1)].add(1)
        return (optax.apply_updates(state[0], u), o), dict(loss=loss, rec=rec, ce=ce, hist=hist)

    p = {
        "e": draw(0, 12, 32) * 0.3,
        "f": draw(1, 32, 3) * 0.3,
        "d": draw(2, 3, 32) * 0.3,
        "g": draw(3, 32, 12) * 0.2,
        "emb": draw(4, 200, 24) * 0.1,
        "h": draw(5, 24, 24) * 0.2,
    }
    tx = optax.lion(1e-4, weight_decay=0.01)
    return Stranger(
        step, ((p, tx.init(p)), draw(6, N, 6, 12)), (("param", "opt"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3
    )


GENERATIVE = {
    make.__name__: make
    for make in (
        ddpm_train_state,
        edm_preconditioned,
        latent_diffusion,
        minibatch_flow,
        consistency_training,
        masked_flow,
        spline_flow,
        codebook_reset,
        finite_scalar_tokens,
    )
}
