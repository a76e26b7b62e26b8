"""Generators: schedules of noise that are learnt, bits without a book, flows that are set by their first batch, priors over latents, critics
with groups of rows, likelihoods by divergences, chains in a bank, interpolants, levels that grow with the run."""

import dataclasses
import functools
from typing import Any, NamedTuple

import flax.linen as nn
import flax.struct
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial

T = jax.tree_util.tree_map
B, D = 16, 12


def schedule_learnt():
    """VDM: a monotone network is the schedule of noise, times of low discrepancy over the batch, its derivative by a jvp; prior and decoder beside."""

    def gamma(p, t):
        h = jnp.abs(p["l1"]) * t[:, None] + p["b1"]
        h = h + jnp.tanh(h * jnp.abs(p["l2"]))
        scale = lambda v: v.sum(-1)
        lo, hi = (scale(jnp.abs(p["l1"]) * x + p["b1"]) for x in (0.0, 1.0))
        return p["min"] + (p["max"] - p["min"]) * (scale(h) - lo) / (hi - lo + 1e-3)

    def loss_fn(params, batch, rng):
        k1, k2, k3 = jax.random.split(rng, 3)
        x = 2 * ((batch["image"].astype(jnp.float32) + 0.5) / 8) - 1
        n = x.shape[0]
        f = mlp(params["enc"], x, jax.nn.swish)
        g0, g1 = gamma(params["gamma"], jnp.zeros(1)), gamma(params["gamma"], jnp.ones(1))
        var1 = jax.nn.sigmoid(g1)
        klz = 0.5 * jnp.sum((1 - var1) * jnp.square(f) + var1 - jnp.log(var1) - 1, 1)
        z0 = f + jnp.exp(0.5 * g0) * jax.random.normal(k1, f.shape)
        logits = -0.5 * jnp.exp(-g0) * jnp.square(mlp(params["dec"], z0)[..., None] - (2 * (jnp.arange(8) + 0.5) / 8 - 1))
        recon = -jnp.take_along_axis(jax.nn.log_softmax(logits), batch["image"][..., None], -1)[..., 0].sum(1)
        t = jnp.mod(jax.random.uniform(k2) + jnp.arange(n) / n, 1.0)
        g, g_t = jax.jvp(lambda t: gamma(params["gamma"], t), (t,), (jnp.ones_like(t),))
        eps = jax.random.normal(k3, f.shape)
        var = jax.nn.sigmoid(g)[:, None]
        z = jnp.sqrt(1 - var) * f + jnp.sqrt(var) * eps
        emb = jnp.stack([jnp.sin(g), jnp.cos(g), g / 10], -1)
        hat = z + mlp(params["score"], jnp.concatenate([z, emb], -1), jax.nn.swish)
        diff = 0.5 * g_t * jnp.square(eps - hat).sum(1)
        bpd = 1 / (x.shape[1] * jnp.log(2.0))
        return (klz + recon + diff).mean() * bpd, {"bpd_latent": klz.mean() * bpd, "bpd_recon": recon.mean() * bpd, "bpd_diff": diff.mean() * bpd, "var1": var1[0]}

    @flax.struct.dataclass
    class TrainState:
        step: Any
        params: Any
        ema_params: Any
        opt_state: Any

    def train_step(base_rng, state, batch):
        rng = jax.random.fold_in(base_rng, state.step)
        (_, metrics), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params, batch, rng)
        updates, opt_state = tx.update(grads, state.opt_state, state.params)
        params = optax.apply_updates(state.params, updates)
        ema = T(lambda e, p: e + (1 - 0.99) * (p - e), state.ema_params, params)
        return state.replace(step=state.step + 1, params=params, ema_params=ema, opt_state=opt_state), metrics

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(2e-3, weight_decay=0.01))
    p = {"enc": layers(0, D, 16, D), "dec": layers(2, D, D), "score": layers(3, D + 3, 24, D),
         "gamma": {"l1": jnp.abs(draw(5, 6)), "b1": draw(6, 6) * 0.1, "l2": draw(7, 6), "min": jnp.float32(-6.0), "max": jnp.float32(5.0)}}
    state = TrainState(jnp.int32(0), p, T(jnp.copy, p), tx.init(p))
    return Stranger(train_step, (jax.random.PRNGKey(0), state, {"image": whole(8, 8, B, D)}),
                    ("rng", TrainState("counter", "param", "model_state", "opt"), "batch"), lambda a, r: (a[0], r[0], a[2]), (1,), tolerance=1e-3)


def bits_without_a_book():
    """MAGVIT-2: latents become signs, straight through; entropies of each row and of the batch's mean over implicit codes; usage of codes is counted."""
    BITS, H, W = 4, 4, 4
    powers = 2 ** jnp.arange(BITS)
    book = 2.0 * ((jnp.arange(2**BITS)[:, None] // powers) % 2) - 1

    def lookup_free(z):
        q = jnp.where(z > 0, 1.0, -1.0)
        idx = jnp.sum((q > 0) * powers, -1)
        flat = z.reshape(-1, BITS)
        affinity = 2 * flat @ book.T / 0.5
        prob = jax.nn.softmax(affinity)
        logp = jax.nn.log_softmax(affinity)
        sample = -(prob * logp).sum(-1).mean()
        avg = prob.mean(0)
        batch = -(avg * jnp.log(avg + 1e-5)).sum()
        commit = jnp.square(z - lax.stop_gradient(q)).mean()
        return z + lax.stop_gradient(q - z), idx, sample - batch, commit

    def step(state, images):
        def loss_fn(p):
            x = images / 127.5 - 1
            h = lax.conv_general_dilated(x, p["down"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            z, idx, ent, commit = lookup_free(jax.nn.gelu(h) @ p["proj"])
            h = jax.nn.gelu(z @ p["up"])
            h = jax.image.resize(h, (*h.shape[:1], 2 * H, 2 * W, h.shape[-1]), "nearest")
            out = lax.conv_general_dilated(h, p["out"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            rec = jnp.abs(out - x).mean()
            decay = jnp.maximum(0.0, 1 - state["step"] / 1000)
            return rec + 0.1 * (1 + 2 * decay) * ent + 0.25 * commit, (rec, ent, idx, out)
        (loss, (rec, ent, idx, out)), grads = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        updates, opt = tx.update(grads, state["opt"], state["params"])
        counts = jnp.zeros(2**BITS, jnp.int32).at[idx.ravel()].add(1)
        usage = state["usage"] + counts
        new = {"params": optax.apply_updates(state["params"], updates), "opt": opt, "step": state["step"] + 1, "usage": usage}
        return new, {"loss": loss, "rec": rec, "entropy": ent, "used": (usage > 0).mean(), "psnr": -10 * jnp.log10(jnp.square(out - images / 127.5 + 1).mean() / 4)}

    tx = optax.adam(optax.warmup_cosine_decay_schedule(0, 3e-3, 4, 100), b1=0.0, b2=0.99)
    p = {"down": draw(0, 4, 4, 3, 8) * 0.2, "proj": draw(1, 8, BITS) * 0.4, "up": draw(2, BITS, 8) * 0.4, "out": draw(3, 3, 3, 8, 3) * 0.1}
    state = {"params": p, "opt": tx.init(p), "step": jnp.int32(0), "usage": jnp.zeros(2**BITS, jnp.int32)}
    return Stranger(step, (state, whole(4, 256, 8, 2 * H, 2 * W, 3).astype(jnp.float32)),
                    ({"params": "param", "opt": "opt", "step": "counter", "usage": "model_state"}, "batch"), lambda a, r: (r[0], a[1]), (0,))


def set_by_the_first_batch():
    """Glow: bytes dequantised by a key, squeezed; scales of activations are set by the first batch under a where of the step; half is split off midway."""
    S, C = 4, 3

    def actnorm(p, x, first):
        mean, std = x.mean((0, 1, 2)), x.std((0, 1, 2)) + 1e-6
        bias = jnp.where(first, -mean, p["bias"])
        logs = jnp.where(first, -jnp.log(std), p["logs"])
        return (x + bias) * jnp.exp(logs), logs.sum() * x.shape[1] * x.shape[2], {"bias": bias, "logs": logs}

    def block(p, x, first):
        x, ld, an = actnorm(p["an"], x, first)
        w = p["l"] + p["u"]
        ld = ld + jnp.linalg.slogdet(w)[1] * x.shape[1] * x.shape[2]
        x = x @ w
        a, b = jnp.split(x, 2, -1)
        shift, scale = jnp.split(jax.nn.relu(a @ p["w1"]) @ p["w2"], 2, -1)
        scale = jax.nn.sigmoid(scale + 2)
        return jnp.concatenate([a, (b + shift) * scale], -1), ld + jnp.log(scale).sum((1, 2, 3)), an

    def squeeze(x):
        b, h, w, c = x.shape
        return x.reshape(b, h // 2, 2, w // 2, 2, c).transpose(0, 1, 3, 5, 2, 4).reshape(b, h // 2, w // 2, 4 * c)

    def loss_fn(params, x, first):
        total, norms = jnp.zeros(x.shape[0]), []
        prior = lambda z: (-0.5 * jnp.square(z) - 0.5 * jnp.log(2 * jnp.pi)).sum((1, 2, 3))
        x = squeeze(x)
        for i, p in enumerate(params):
            x, ld, an = block(p, x, first)
            total, norms = total + ld, [*norms, an]
            if i == 0:
                x, z = jnp.split(x, 2, -1)
                total = total + prior(z)
        n = S * S * C
        bits = -(total + prior(x) - n * jnp.log(256.0)) / (n * jnp.log(2.0))
        return bits.mean(), norms

    def train_step(params, opt_state, step, key, images):
        noise = jax.random.uniform(jax.random.fold_in(key, step), images.shape)
        x = (images.astype(jnp.float32) + noise) / 256 - 0.5
        first = step == 0
        (loss, norms), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, x, first)
        updates, opt_state = tx.update(grads, opt_state, params)
        new = optax.apply_updates(params, updates)
        new = [{**p, "an": T(lambda a, b: jnp.where(first, a, b), an, p["an"])} for p, an in zip(new, norms)]
        return new, opt_state, step + 1, loss

    def one(seed, c):
        return {"an": {"bias": jnp.zeros(c), "logs": jnp.zeros(c)}, "l": jnp.eye(c) + 0.05 * jnp.tril(draw(seed, c, c)), "u": 0.05 * jnp.triu(draw(seed + 1, c, c)),
                "w1": draw(seed + 2, c // 2, 10) * 0.3, "w2": draw(seed + 3, 10, c) * 0.1}
    tx = optax.adamax(1e-3)
    p = [one(0, 4 * C), one(5, 2 * C)]
    return Stranger(train_step, (p, tx.init(p), jnp.int32(0), jax.random.PRNGKey(3), whole(9, 256, B, S, S, C).astype(jnp.uint8)),
                    ("param", "opt", "counter", "rng", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=2e-3)


def critic_with_groups():
    """StyleGAN 2 in one step: deviations within groups of four rows go to the critic, lazy R1 and path lengths by cond, an average that ramps up."""
    Z, F = 6, 12

    def generator(g, z):
        w = z * lax.rsqrt(jnp.mean(z**2, -1, keepdims=True) + 1e-8)
        w = mlp(g["map"], w)
        x = jnp.broadcast_to(g["const"], (z.shape[0], F))
        for q in g["syn"]:
            s = w @ q["style"] + 1
            weight = q["w"][None] * s[:, :, None]
            weight = weight * lax.rsqrt(jnp.square(weight).sum(1, keepdims=True) + 1e-8)
            x = jax.nn.leaky_relu(jnp.einsum("bi,bij->bj", x, weight) + q["b"], 0.2)
        return x @ g["rgb"], w

    def discriminator(d, x, group=4):
        h = jax.nn.leaky_relu(x @ d["in"], 0.2)
        y = h.reshape(group, -1, h.shape[-1])
        y = jnp.sqrt(jnp.var(y, 0) + 1e-8).mean(-1)
        y = jnp.tile(y[:, None], (group, 1))
        return (jax.nn.leaky_relu(jnp.concatenate([h, y], 1) @ d["h"], 0.2) @ d["out"])[:, 0]

    def step(G, D_, G_ema, oG, oD, pl_mean, real, rng, it):
        rd, rg, rp, rn = jax.random.split(jax.random.fold_in(rng, it), 4)
        n = real.shape[0]

        def loss_d(d):
            fake, _ = generator(G, jax.random.normal(rd, (n, Z)))
            return (jax.nn.softplus(discriminator(d, fake)) + jax.nn.softplus(-discriminator(d, real))).mean()
        ld, gd = jax.value_and_grad(loss_d)(D_)

        def r1(d):
            g = jax.grad(lambda x: discriminator(d, x).sum())(real)
            return 5.0 * jnp.square(g).sum(1).mean() * 2
        gd = lax.cond(it % 2 == 0, lambda g: T(jnp.add, g, jax.grad(r1)(D_)), lambda g: g, gd)
        u, oD = txD.update(gd, oD, D_)
        D_ = optax.apply_updates(D_, u)

        def loss_g(g):
            return jax.nn.softplus(-discriminator(D_, generator(g, jax.random.normal(rg, (n, Z)))[0])).mean()
        lg, gg = jax.value_and_grad(loss_g)(G)

        def path(g):
            z = jax.random.normal(rp, (n // 2, Z))
            noise = jax.random.normal(rn, (n // 2, F)) / jnp.sqrt(F)
            lengths = jnp.sqrt(jnp.square(jax.grad(lambda z: (generator(g, z)[0] * noise).sum())(z)).sum(-1))
            mean = pl_mean + 0.01 * (lengths.mean() - pl_mean)
            return 2.0 * jnp.square(lengths - mean).mean() * 2, lax.stop_gradient(mean)

        def regularised(g):
            (_, m), p = jax.value_and_grad(path, has_aux=True)(G)
            return T(jnp.add, g, p), m
        gg, pl_mean = lax.cond(it % 2 == 0, regularised, lambda g: (g, pl_mean), gg)
        u, oG = txG.update(gg, oG, G)
        G = optax.apply_updates(G, u)
        beta = jnp.minimum(0.99, (1 + it) / (10 + it))
        G_ema = T(lambda a, b: b + beta * (a - b), G_ema, G)
        return G, D_, G_ema, oG, oD, pl_mean, it + 1, {"loss_g": lg, "loss_d": ld}

    txG, txD = optax.adam(2e-3, 0.0, 0.99), optax.adam(2e-3, 0.0, 0.99)
    G = {"map": layers(0, Z, 10, 10), "const": draw(3, F) * 0.5, "rgb": draw(4, F, F) * 0.3,
         "syn": [{"style": draw(5 + i, 10, F) * 0.2, "w": draw(8 + i, F, F) * 0.3, "b": jnp.zeros(F)} for i in range(2)]}
    D_ = {"in": draw(11, F, 16) * 0.3, "h": draw(12, 17, 16) * 0.3, "out": draw(13, 16, 1) * 0.3}
    return Stranger(step, (G, D_, T(jnp.copy, G), txG.init(G), txD.init(D_), jnp.float32(0.0), draw(14, B, F), jax.random.PRNGKey(1), jnp.int32(0)),
                    ("param", "param", "model_state", "opt", "opt", "opt", "batch", "rng", "counter"),
                    lambda a, r: (*r[:6], a[6], a[7], r[6]), (0, 1, 2, 3, 4), tolerance=2e-3)


def divergence_by_probes():
    """Score matching without noise: a Hutchinson probe per row by a jvp of the score; the model is a dataclass of lists, nothing is donated, the loss first."""

    @functools.partial(jax.tree_util.register_dataclass, data_fields=["layers", "log_scale"], meta_fields=["activation"])
    @dataclasses.dataclass
    class Score:
        layers: list
        log_scale: Any
        activation: Any = jax.nn.softplus

        def __call__(self, x):
            for w, b in self.layers[:-1]:
                x = self.activation(w @ x + b)
            w, b = self.layers[-1]
            return (w @ x + b) * jnp.exp(self.log_scale)

    def single(model, x, key):
        v = jax.random.rademacher(key, x.shape, x.dtype)
        s, sv = jax.jvp(model, (x,), (v,))
        return v @ sv + 0.5 * s @ s

    def make_step(model, x, key, opt_state):
        key, sub = jax.random.split(key)
        value, grads = jax.value_and_grad(lambda m: jax.vmap(single, (None, 0, 0))(m, x, jax.random.split(sub, x.shape[0])).mean())(model)
        updates, opt_state = optim.update(grads, opt_state, model)
        return value, optax.apply_updates(model, updates), key, opt_state

    optim = optax.adabelief(1e-3)
    model = Score([(w.T, b) for w, b in layers(0, D, 20, 20, D)], jnp.float32(0.0))
    return Stranger(make_step, (model, draw(3, B, D), jax.random.PRNGKey(2), optim.init(model)), ("param", "batch", "rng", "opt"),
                    lambda a, r: (r[1], a[1], r[2], r[3]))


def chains_in_a_bank():
    """An energy model: chains start in a bank of the state, some anew; Langevin steps in fori_loop; the bank takes them back at drawn places."""
    BANK = 40

    class State(NamedTuple):
        params: Any
        opt: Any
        bank: Any
        rng: Any

    def energy(p, x):
        return jax.nn.swish(jax.nn.swish(x @ p["a"]) @ p["b"]) @ p["c"]

    def train_step(state, batch):
        rng, k1, k2, k3, k4, k5 = jax.random.split(state.rng, 6)
        n = batch.shape[0]
        idx = jax.random.choice(k1, BANK, (n,), replace=False)
        fresh = jax.random.uniform(k2, (n, D), minval=-1.0)
        x = jnp.where(jax.random.bernoulli(k3, 0.05, (n, 1)), fresh, state.bank[idx])

        def langevin(i, x):
            g = jax.grad(lambda x: energy(state.params, x).sum())(x)
            return jnp.clip(x - 0.1 * jnp.clip(g, -0.3, 0.3) + 0.005 * jax.random.normal(jax.random.fold_in(k4, i), x.shape), -1, 1)
        x = lax.stop_gradient(lax.fori_loop(0, 6, langevin, x))
        real = batch + 0.005 * jax.random.normal(k5, batch.shape)

        def loss_fn(p):
            pos, neg = energy(p, real), energy(p, x)
            return (pos - neg).mean() + 0.1 * (pos**2 + neg**2).mean(), (pos.mean(), neg.mean())
        (loss, (pos, neg)), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        u, opt = tx.update(g, state.opt)
        return State(optax.apply_updates(state.params, u), opt, state.bank.at[idx].set(x), rng), {"loss": loss, "pos": pos, "neg": neg}

    tx = optax.chain(optax.clip_by_global_norm(0.1), optax.adam(1e-3, b1=0.0))
    p = {"a": draw(0, D, 16) * 0.3, "b": draw(1, 16, 16) * 0.3, "c": draw(2, 16) * 0.3}
    state = State(p, tx.init(p), jnp.clip(draw(3, BANK, D), -1, 1), jax.random.PRNGKey(4))
    return Stranger(train_step, (state, jnp.clip(draw(5, B, D), -1, 1)), (State("param", "opt", "model_state", "rng"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


def interpolants_mirrored():
    """Stochastic interpolants: a velocity and a denoiser are two networks in one TrainState; antithetic pairs of noise; ends given as two arguments."""
    class Net(nn.Module):
        @nn.compact
        def __call__(self, x, t):
            t = t[:, None] * 2.0 ** jnp.arange(3) * jnp.pi
            h = jnp.concatenate([x, jnp.sin(t), jnp.cos(t)], -1)
            for _ in range(2):
                h = nn.silu(nn.LayerNorm()(nn.Dense(20)(h)))
            return nn.Dense(x.shape[-1], kernel_init=nn.initializers.zeros)(h)

    class Both(nn.Module):
        def setup(self):
            self.b, self.eta = Net(), Net()

        def __call__(self, x, t):
            return self.b(x, t), self.eta(x, t)
    net = Both()

    def step(state, x0, x1, key):
        kt, kz = jax.random.split(key)
        t = jax.random.uniform(kt, x0.shape[:1], minval=1e-3, maxval=1 - 1e-3)
        z = jax.random.normal(kz, x0.shape)
        c = t[:, None]
        gamma, dgamma = jnp.sqrt(2 * c * (1 - c)), (1 - 2 * c) / jnp.sqrt(2 * c * (1 - c))
        mid, dmid = (1 - c) * x0 + c * x1, x1 - x0

        def loss_fn(params):
            total = 0.0
            for sign in (1, -1):
                b, eta = state.apply_fn({"params": params}, mid + sign * gamma * z, t)
                total += 0.5 * (b**2).sum(1) - (b * (dmid + sign * dgamma * z)).sum(1)
                total += 0.5 * (eta**2).sum(1) - sign * (eta * z).sum(1)
            return 0.5 * total.mean()
        loss, grads = jax.value_and_grad(loss_fn)(state.params)
        return state.apply_gradients(grads=grads), loss
    params = initial(net.init, jax.random.PRNGKey(0), jnp.zeros((1, D)), jnp.zeros(1))["params"]
    state = train_state.TrainState.create(apply_fn=net.apply, params=params, tx=optax.adamw(optax.cosine_decay_schedule(1e-3, 100)))
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, draw(1, B, D), draw(2, B, D) + 2, jax.random.PRNGKey(5)), (kinds, "batch", "batch", "rng"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def levels_that_grow():
    """Improved consistency training: the number of levels doubles with the step, levels drawn by a discretised log-normal, pseudo-Huber by dimension."""

    def karras(k, n):
        return (0.02 ** (1 / 7) + k / (n - 1) * (10.0 ** (1 / 7) - 0.02 ** (1 / 7))) ** 7

    def model(p, x, sigma, key):
        skip, out, into = 0.25 / ((sigma - 0.02) ** 2 + 0.25), 0.5 * (sigma - 0.02) * lax.rsqrt(sigma**2 + 0.25), lax.rsqrt(sigma**2 + 0.25)
        h = jnp.concatenate([into * x, jnp.sin(p["freq"] * jnp.log(sigma) / 4), jnp.cos(p["freq"] * jnp.log(sigma) / 4)], -1)
        h = jax.nn.silu(h @ p["a"] + p["b"])
        h = jnp.where(jax.random.bernoulli(key, 0.8, h.shape), h / 0.8, 0.0)
        return skip * x + out * (jax.nn.silu(h @ p["c"]) @ p["d"])

    def train_step(carry, batch):
        params, ema, opt_state, step, key = carry
        key, k1, k2, k3 = jax.random.split(key, 4)
        n = jnp.minimum(10 * 2 ** (step // 2), 80) + 1
        grid = jnp.arange(80)
        lo, hi = (jnp.log(karras(jnp.minimum(grid + i, n - 1), n)) for i in (0, 1))
        pmf = jax.scipy.special.erf((hi + 1.1) / (jnp.sqrt(2.0) * 2)) - jax.scipy.special.erf((lo + 1.1) / (jnp.sqrt(2.0) * 2))
        k = jax.random.categorical(k1, jnp.where(grid < n - 1, jnp.log(pmf + 1e-9), -jnp.inf), shape=batch.shape[:1])
        s0, s1 = karras(k, n)[:, None], karras(k + 1, n)[:, None]
        z = jax.random.normal(k2, batch.shape)

        def loss_fn(p):
            student = model(p, batch + s1 * z, s1, k3)
            teacher = lax.stop_gradient(model(p, batch + s0 * z, s0, k3))
            c = 0.00054 * jnp.sqrt(batch.shape[1])
            d = jnp.sqrt(jnp.square(student - teacher).sum(1) + c**2) - c
            return (d / (s1 - s0)[:, 0]).mean()
        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt_state = tx.update(g, opt_state, params)
        params = optax.apply_updates(params, u)
        ema = optax.incremental_update(params, ema, 0.01)
        return (params, ema, opt_state, step + 1, key), (loss, n)

    tx = optax.radam(1e-3)
    p = {"freq": 2.0 ** jnp.arange(4), "a": draw(0, D + 8, 20) * 0.2, "b": jnp.zeros(20), "c": draw(1, 20, 20) * 0.2, "d": draw(2, 20, D) * 0.2}
    return Stranger(train_step, ((p, T(jnp.copy, p), tx.init(p), jnp.int32(0), jax.random.PRNGKey(3)), draw(4, B, D)), (("param", "model_state", "opt", "counter", "rng"), "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


def critics_in_an_inner_scan():
    """WGAN with weights clipped: [n_critic, B, ...] real rows in a scan that carries critic and its RMSProp, one generator step, samples of fixed noise."""
    Z, N = 5, 3

    def step(gen, critic, opt_g, opt_c, rng, real, fixed_noise):
        """real [n_critic, B, D]."""
        rng, *keys = jax.random.split(rng, N + 2)

        def one(carry, xs):
            c, o = carry
            x, k = xs
            fake = jnp.tanh(mlp(gen, jax.random.normal(k, (x.shape[0], Z))))
            f = lambda c: mlp(c, fake).mean() - mlp(c, x).mean()
            l, g = jax.value_and_grad(f)(c)
            u, o = tx.update(g, o)
            return (T(lambda v: jnp.clip(v, -0.1, 0.1), optax.apply_updates(c, u)), o), -l
        (critic, opt_c), w = lax.scan(one, (critic, opt_c), (real, jnp.stack(keys[:N])))
        lg, g = jax.value_and_grad(lambda g: -mlp(critic, jnp.tanh(mlp(g, jax.random.normal(keys[N], (real.shape[1], Z))))).mean())(gen)
        u, opt_g = tx.update(g, opt_g)
        gen = optax.apply_updates(gen, u)
        return gen, critic, opt_g, opt_c, rng, {"wasserstein": w.mean(), "gen": lg}, jnp.tanh(mlp(gen, fixed_noise))

    tx = optax.rmsprop(5e-4)
    g, c = layers(0, Z, 12, D), layers(2, D, 12, 1)
    return Stranger(step, (g, c, tx.init(g), tx.init(c), jax.random.PRNGKey(0), draw(4, N, B, D), draw(5, 9, Z)),
                    ("param", "param", "opt", "opt", "rng", "batch:1", "const"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3), tolerance=1e-3)


def latents_for_a_prior():
    """LDM at once: a frozen first stage, latents scaled by a running deviation kept in the state, text dropped by row, 10 % of an average in bf16."""
    L, W = 5, 8

    def step(state, frozen, batch):
        key = jax.random.fold_in(state["key"], state["i"])
        k1, k2, k3, k4 = jax.random.split(key, 4)
        mean, logvar = jnp.split(batch["pixels"] @ frozen["enc"], 2, -1)
        z = mean + jnp.exp(0.5 * jnp.clip(logvar, -10, 10)) * jax.random.normal(k1, mean.shape)
        std = jnp.where(state["i"] == 0, z.std(), 0.99 * state["std"] + 0.01 * z.std())
        z = z / std
        ctx = frozen["text"][batch["tokens"]]
        ctx = jnp.where(jax.random.bernoulli(k2, 0.1, (z.shape[0], 1, 1)), frozen["null"], ctx)
        t = jax.random.randint(k3, (z.shape[0],), 0, 50)
        eps = jax.random.normal(k4, z.shape)
        ab = frozen["alphas_cumprod"][t][:, None]
        noisy = jnp.sqrt(ab) * z + jnp.sqrt(1 - ab) * eps

        def loss_fn(p):
            q = (noisy @ p["q"] + p["t"][t])[:, None]
            att = jax.nn.softmax(q @ (ctx @ p["k"]).transpose(0, 2, 1) / jnp.sqrt(W))
            h = jax.nn.silu(noisy @ p["in"] + (att @ (ctx @ p["v"]))[:, 0])
            snr = ab / (1 - ab)
            return (jnp.minimum(snr, 5.0) / snr * jnp.square(h @ p["out"] - eps)).mean()
        loss, g = jax.value_and_grad(loss_fn)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        ema = T(lambda e, p: (0.9 * e.astype(jnp.float32) + 0.1 * p).astype(jnp.bfloat16), state["ema"], params)
        return {**state, "params": params, "opt": opt, "ema": ema, "std": std, "i": state["i"] + 1}, {"loss": loss, "std": std}

    tx = optax.adamw(1e-3)
    p = {"q": draw(0, 6, W) * 0.3, "t": draw(1, 50, W) * 0.1, "k": draw(2, W, W) * 0.3, "v": draw(3, W, 16) * 0.3, "in": draw(4, 6, 16) * 0.3, "out": draw(5, 16, 6) * 0.2}
    frozen = {"enc": draw(6, D, 12) * 0.3, "text": draw(7, 30, W), "null": draw(8, L, W), "alphas_cumprod": jnp.cumprod(1 - jnp.linspace(1e-3, 0.1, 50))}
    state = {"params": p, "opt": tx.init(p), "ema": T(lambda v: v.astype(jnp.bfloat16), p), "std": jnp.float32(1.0), "i": jnp.int32(0), "key": jax.random.PRNGKey(2)}
    return Stranger(step, (state, frozen, {"pixels": draw(9, B, D), "tokens": whole(10, 30, B, L)}),
                    ({"params": "param", "opt": "opt", "ema": "model_state", "std": "model_state", "i": "counter", "key": "rng"}, "frozen", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


DENOISERS = {f.__name__: f for f in (schedule_learnt, bits_without_a_book, set_by_the_first_batch, critic_with_groups, divergence_by_probes, chains_in_a_bank,
                                     interpolants_mirrored, levels_that_grow, critics_in_an_inner_scan, latents_for_a_prior)}
