"""More papers as their code trains them: flows that are autoregressive in blocks, chains with a preconditioner, moments of the last
step's scale, cycles over grids, controlled equations, returns without targets in epochs, pairs of denoised pictures, thresholds
that jump, ratios of likelihoods, time constants that are liquid, a guide of low rank, tours that are sampled."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B = 8


def flows_autoregressive_in_blocks():
    """TarFlow: patches with noise, blocks of causal attention give scales and shifts of the next patch, the order is turned between blocks; the likelihood by mean squares and log-determinants; classes dropped by a draw; an average of weights."""
    S, C, D, K = 6, 4, 12, 5

    def meta(q, x, y, turned):
        x = x[:, ::-1] if turned else x
        h = x @ q["in"] + q["place"] + y[:, None]
        for r in q["layers"]:
            n = h * lax.rsqrt((h**2).mean(-1, keepdims=True) + 1e-6)
            w = jnp.where(np.tril(np.ones((S, S), bool)), jnp.einsum("bqd,bkd->bqk", n @ r["q"], n @ r["k"]) / np.sqrt(D), -jnp.inf)
            h = h + jax.nn.softmax(w, -1) @ (n @ r["v"])
            h = h + jax.nn.gelu(h @ r["up"]) @ r["down"]
        out = h @ q["out"]
        out = jnp.concatenate([jnp.zeros_like(out[:, :1]), out[:, :-1]], 1)
        a, b = jnp.split(out, 2, -1)
        z = (x - b) * jnp.exp(-a)
        return (z[:, ::-1] if turned else z), -a.mean((1, 2))

    def step(p, ema, opt, key, x, y):
        key, k_noise, k_drop = jax.random.split(key, 3)

        def loss(p):
            z = x + 0.05 * jax.random.normal(k_noise, x.shape)
            cond = jnp.where(jax.random.bernoulli(k_drop, 0.1, (B, 1)), p["null"], p["class"][y])
            logdet = 0.0
            for i, q in enumerate(p["blocks"]):
                z, d = meta(q, z, cond, i % 2 == 1)
                logdet += d
            return (0.5 * (z**2).mean((1, 2)) - logdet).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return p, T(lambda e, a: 0.999 * e + 0.001 * a, ema, p), opt, key, value
    layer = lambda s: {"q": draw(s, D, D) * 0.3, "k": draw(s + 1, D, D) * 0.3, "v": draw(s + 2, D, D) * 0.3, "up": draw(s + 3, D, D) * 0.3, "down": draw(s + 4, D, D) * 0.3}
    one = lambda s: {"in": draw(s, C, D) * 0.4, "place": draw(s + 1, S, D) * 0.2, "layers": [layer(s + 2)], "out": draw(s + 8, D, 2 * C) * 0.1}
    p = {"class": draw(0, K, D) * 0.2, "null": jnp.zeros(D), "blocks": [one(1), one(20), one(40)]}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, b2=0.95, weight_decay=1e-4))
    return Stranger(step, (p, T(jnp.array, p), tx.init(p), jax.random.PRNGKey(0), draw(70, B, S, C), whole(71, K, B)), ("param", "model_state", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=3e-3)


def chains_with_a_preconditioner():
    """pSGLD in cycles: a rate by a cosine of the step, noise by the root of the preconditioner, likelihoods scaled to all data, a prior; while a cycle ends, predictions' weights are averaged and counted."""
    DATA, CYCLE = 500, 10

    def step(p, v, mean, count, it, key, x, y):
        phase = jnp.mod(it, CYCLE) / CYCLE
        rate = 1e-4 * 0.5 * (jnp.cos(jnp.pi * phase) + 1)

        def potential(p):
            nll = DATA * cross_entropy(mlp(p, x, jnp.tanh), y).mean()
            return nll + 0.5 * sum((w**2).sum() for w in jax.tree.leaves(p)), nll / DATA
        (u, nll), g = jax.value_and_grad(potential, has_aux=True)(p)
        v = T(lambda a, g: 0.99 * a + 0.01 * jnp.square(g / DATA), v, g)
        keys = jax.tree.unflatten(jax.tree.structure(p), list(jax.random.split(jax.random.fold_in(key, it), len(jax.tree.leaves(p)))))

        def move(w, g, a, k):
            pre = 1 / (1e-5 + jnp.sqrt(a))
            return w - rate * 0.5 * pre * g / DATA * 10 + jnp.where(phase > 0.5, jnp.sqrt(rate * pre / DATA) * jax.random.normal(k, w.shape), 0.0)
        p = T(move, p, g, v, keys)
        keep = phase >= 0.5
        count = count + keep.astype(jnp.int32)
        mean = T(lambda m, w: jnp.where(keep, m + (w - m) / jnp.maximum(count, 1), m), mean, p)
        return p, v, mean, count, it + 1, {"potential": u, "nll": nll}
    p = layers(0, 6, 16, 4)
    zeros = lambda: T(jnp.zeros_like, p)
    return Stranger(step, (p, zeros(), zeros(), jnp.int32(0), jnp.int32(4), jax.random.PRNGKey(3), draw(4, 16, 6), whole(5, 4, 16)), ("param", "opt", "model_state", "counter", "counter", "rng", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4), tolerance=1e-2)


def scaled_by_the_step_before():
    """ADOPT by hand: the second moment of the step before scales the gradient, clipped by a power of the count, the first step only keeps squares; parameters as a flat dictionary of names; a small network of gates and residues."""
    def forward(p, x):
        h = x @ p["stem.weight"] + p["stem.bias"]
        for i in range(2):
            n = h * lax.rsqrt((h * h).mean(-1, keepdims=True) + 1e-6) * p[f"blocks.{i}.norm"]
            h = h + (jax.nn.silu(n @ p[f"blocks.{i}.gate"]) * (n @ p[f"blocks.{i}.up"])) @ p[f"blocks.{i}.down"]
        return h @ p["head.weight"]

    @partial(jax.jit, donate_argnums=(0,))
    def step(state, x, y):
        p, m, v, t = state["params"], state["exp_avg"], state["exp_avg_sq"], state["step"]
        loss, g = jax.value_and_grad(lambda p: cross_entropy(forward(p, x), y).mean())(p)
        first = t == 0
        clip = jnp.where(first, 1.0, t.astype(jnp.float32)) ** 0.25
        new_p, new_m, new_v = {}, {}, {}
        for n in p:
            scaled = jnp.clip(g[n] / jnp.maximum(jnp.sqrt(v[n]), 1e-6), -clip, clip)
            moved = m[n] * 0.9 + 0.1 * scaled
            new_m[n] = jnp.where(first, m[n], moved)
            decay = 1 - 1e-3 * 0.1 if p[n].ndim > 1 else 1.0
            new_p[n] = jnp.where(first, p[n], p[n] * decay - 1e-3 * moved)
            new_v[n] = jnp.where(first, g[n] * g[n], 0.9999 * v[n] + 1e-4 * g[n] * g[n])
        return {"params": new_p, "exp_avg": new_m, "exp_avg_sq": new_v, "step": t + 1}, loss
    p = {"stem.weight": draw(0, 8, 12) * 0.3, "stem.bias": jnp.zeros(12), "head.weight": draw(1, 12, 5) * 0.3}
    for i in range(2):
        p |= {f"blocks.{i}.norm": jnp.ones(12), f"blocks.{i}.gate": draw(3 * i + 2, 12, 16) * 0.3, f"blocks.{i}.up": draw(3 * i + 3, 12, 16) * 0.3, f"blocks.{i}.down": draw(3 * i + 4, 16, 12) * 0.2}
    zeros = lambda: T(jnp.zeros_like, p)
    state = {"params": p, "exp_avg": zeros(), "exp_avg_sq": zeros(), "step": jnp.int32(0)}
    return Stranger(step, (state, draw(9, 16, 8), whole(10, 5, 16)), ({"params": "param", "exp_avg": "opt", "exp_avg_sq": "opt", "step": "counter"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=3e-3)


def cycles_over_grids():
    """MgNO: an operator as V-cycles of convolutions: residuals smoothed, restricted by strides, prolonged by transposed convolutions, summed over channels; periodic padding by wrapping; relative errors of each row, H1 by differences."""
    CH = 4
    conv = partial(lax.conv_general_dilated, padding="VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    wrap = lambda x: jnp.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)), mode="wrap")

    def cycle(q, f):
        us, fs = [jnp.zeros_like(f)], [f]
        for i, level in enumerate(q["down"]):
            u = us[-1] + conv(wrap(fs[-1] - conv(wrap(us[-1]), level["a"], (1, 1))), level["s"], (1, 1))
            us[-1] = u
            if i + 1 < len(q["down"]):
                r = fs[-1] - conv(wrap(u), level["a"], (1, 1))
                fs.append(conv(wrap(r), level["r"], (2, 2)))
                us.append(jnp.zeros_like(fs[-1]))
        for i in range(len(us) - 2, -1, -1):
            level = q["down"][i]
            up = lax.conv_transpose(us[i + 1], level["p"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            us[i] = us[i] + up
            us[i] = us[i] + conv(wrap(fs[i] - conv(wrap(us[i]), level["a"], (1, 1))), level["s2"], (1, 1))
        return us[0]

    def loss(p, a, u):
        x = a @ p["lift"]
        for q in p["layers"]:
            x = jax.nn.gelu(cycle(q, x) + q["b"])
        out = (x @ p["drop"])[..., 0]
        d = out - u
        grad = lambda z: jnp.concatenate([(z - jnp.roll(z, 1, 1))[..., None], (z - jnp.roll(z, 1, 2))[..., None]], -1)
        l2 = lambda z: (z**2).reshape(B, -1).sum(1)
        h1 = jnp.sqrt((l2(d) + l2(grad(d))) / (l2(u) + l2(grad(u))))
        return h1.mean(), jnp.sqrt(l2(d) / l2(u)).mean()
    level = lambda s: {n: draw(s + i, 3, 3, CH, CH) * 0.12 for i, n in enumerate(("a", "s", "s2", "r", "p"))}
    layer = lambda s: {"down": [level(s), level(s + 6), level(s + 12)], "b": jnp.zeros(CH)}
    p = {"lift": draw(0, 2, CH) * 0.5, "layers": [layer(1), layer(30)], "drop": draw(60, CH, 1) * 0.5}
    tx = optax.adamw(optax.cosine_onecycle_schedule(20, 1e-2), weight_decay=1e-5)
    return plain(trained(loss, tx, True), p, tx, [draw(61, B, 8, 8, 2), draw(62, B, 8, 8)], tolerance=5e-3)


def controlled_equations():
    """A neural CDE: series with missing values filled forward and counted, cubic Hermite with backward differences, a fourth-order Runge-Kutta scan over pieces, a vector field [hidden, channels] by tanh; two losses, the rate of the field's last layer is scaled."""
    N, CH, H = 6, 3, 8

    def fill(x):
        def body(last, now):
            last = jnp.where(jnp.isnan(now), last, now)
            return last, last
        _, y = lax.scan(body, jnp.zeros_like(x[:, 0]), x.swapaxes(0, 1))
        return y.swapaxes(0, 1)

    def field(p, t, z, dx):
        h = jax.nn.relu(z @ p["f1"] + p["fb1"] + t * p["ft"])
        return jnp.einsum("bhc,bc->bh", jnp.tanh(h @ p["f2"] + p["fb2"]).reshape(-1, H, CH + 1), dx)

    def loss(p, t, x, y):
        seen = jnp.cumsum(~jnp.isnan(x[..., 0]), 1).astype(jnp.float32) / N
        x = jnp.concatenate([fill(x), seen[..., None]], -1)
        step = t[1:] - t[:-1]
        slope = (x[:, 1:] - x[:, :-1]) / step[None, :, None]
        before = jnp.concatenate([slope[:, :1], slope[:, :-1]], 1)
        z0 = x[:, 0] @ p["init"]

        def piece(z, given):
            t0, h, b, m = given
            # x(s) with slopes b at the start and m at the end, of mean slope m
            d = lambda s: b + (m - b) * (4 * s - 3 * s**2)
            k1 = field(p, t0, z, d(0.0))
            k2 = field(p, t0 + h / 2, z + h / 2 * k1, d(0.5))
            k3 = field(p, t0 + h / 2, z + h / 2 * k2, d(0.5))
            k4 = field(p, t0 + h, z + h * k3, d(1.0))
            z = z + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            return z, z
        last, path = lax.scan(piece, z0, (t[:-1], step, before.swapaxes(0, 1), slope.swapaxes(0, 1)))
        logit = (last @ p["out"])[:, 0]
        return optax.sigmoid_binary_cross_entropy(logit, y).mean() + 1e-3 * (path**2).mean(), ((logit > 0) == (y > 0.5)).mean()
    p = {"init": draw(0, CH + 1, H) * 0.4, "f1": draw(1, H, 12) * 0.3, "fb1": jnp.zeros(12), "ft": jnp.zeros(12), "f2": draw(2, 12, H * (CH + 1)) * 0.2, "fb2": jnp.zeros(H * (CH + 1)), "out": draw(3, H, 1) * 0.4}
    tx = optax.chain(optax.clip(1.0), optax.adam(1e-2), optax.stateless(lambda u, p: {**u, "f2": u["f2"] * 0.1}))
    x = np.array(draw(4, B, N, CH))
    x[np.asarray(draw(5, B, N)) > 0.8] = np.nan
    return plain(trained(loss, tx, True), p, tx, [jnp.linspace(0.0, 1.0, N), jnp.asarray(x), (draw(6, B) > 0).astype(jnp.float32)], ["frozen", "batch", "batch"], tolerance=3e-3)


def returns_in_epochs_without_targets():
    """PQN: lambda returns by a backward scan over a rollout [time, environments], layer-normed values without a target network, minibatches of permuted rows in epochs by nested scans, RAdam with a linear rate, the key in the state."""
    TIME, ENVS, A, O, MB, EPOCHS = 4, 8, 3, 5, 2, 2

    def q_net(p, x):
        for q in p[:-1]:
            x = x @ q["w"] + q["b"]
            x = jax.nn.relu((x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-6) * q["s"] + q["t"])
        return x @ p[-1]["w"] + p[-1]["b"]

    def step(p, opt, rng, obs, action, reward, done, last_obs):
        best = q_net(p, jnp.concatenate([obs[1:], last_obs[None]], 0)).max(-1)

        def back(carry, given):
            ret = carry
            r, d, q = given
            ret = r + 0.99 * (1 - d) * (0.65 * ret + 0.35 * q)
            return ret, ret
        _, targets = lax.scan(back, best[-1], (reward, done, best), reverse=True)

        def epoch(carry, _):
            p, opt, rng = carry
            rng, now = jax.random.split(rng)
            order = jax.random.permutation(now, TIME * ENVS)
            cut = lambda x: x.reshape(TIME * ENVS, *x.shape[2:])[order].reshape(MB, -1, *x.shape[2:])

            def minibatch(carry, given):
                p, opt = carry
                o, a, t = given

                def loss(p):
                    q = jnp.take_along_axis(q_net(p, o), a[:, None], -1)[:, 0]
                    return 0.5 * jnp.square(q - t).mean(), q.mean()
                (value, q), g = jax.value_and_grad(loss, has_aux=True)(p)
                u, opt = tx.update(g, opt, p)
                return (optax.apply_updates(p, u), opt), (value, q)
            (p, opt), out = lax.scan(minibatch, (p, opt), (cut(obs), cut(action), cut(targets)))
            return (p, opt, rng), out
        (p, opt, rng), (losses, qs) = lax.scan(epoch, (p, opt, rng), None, EPOCHS)
        return p, opt, rng, losses.mean(), qs.mean()
    make = lambda s, a, b: {"w": draw(s, a, b) * a**-0.5, "b": jnp.zeros(b), "s": jnp.ones(b), "t": jnp.zeros(b)}
    p = [make(0, O, 16), make(1, 16, 16), {"w": draw(2, 16, A) * 0.2, "b": jnp.zeros(A)}]
    tx = optax.chain(optax.clip_by_global_norm(10.0), optax.radam(optax.linear_schedule(2.5e-4, 1e-20, 100)))
    data = (draw(3, TIME, ENVS, O), whole(4, A, TIME, ENVS), draw(5, TIME, ENVS), (draw(6, TIME, ENVS) > 1).astype(jnp.float32), draw(7, ENVS, O))
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), *data), ("param", "opt", "rng", "batch:1", "batch:1", "batch:1", "batch:1", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=3e-3)


def pairs_of_denoised_pictures():
    """Diffusion-DPO: preferred and other latents one after the other share noise and times, errors of the model and of a frozen reference are compared in pairs; cumulative noise levels are given; the rate warms up, 8-bit-like moments."""
    D, TIMES = 12, 20

    def eps(p, x, t, c):
        e = jnp.concatenate([jnp.sin(t[:, None] * np.exp(-np.arange(4.0))), jnp.cos(t[:, None] * np.exp(-np.arange(4.0)))], -1)
        h = jax.nn.silu(jnp.concatenate([x, e, c], -1) @ p["w1"] + p["b1"])
        return (h + jax.nn.silu(h @ p["w2"])) @ p["w3"]

    def step(p, opt, ref, alphas, key, win, lose, caption):
        k1, k2, k3 = jax.random.split(key, 3)
        x = jnp.concatenate([win, lose])
        noise = jnp.tile(jax.random.normal(k1, win.shape), (2, 1))
        t = jnp.tile(jax.random.randint(k2, (win.shape[0],), 0, TIMES), 2)
        a = alphas[t][:, None]
        noisy = jnp.sqrt(a) * x + jnp.sqrt(1 - a) * noise
        c = jnp.tile(caption, (2, 1))

        def loss(p):
            def diff(params):
                e = ((eps(params, noisy, t.astype(jnp.float32), c) - noise) ** 2).mean(1)
                w, l = jnp.split(e, 2)
                return w - l, w
            model, w = diff(p)
            reference, _ = diff(ref)
            inside = -0.5 * 50.0 * (model - lax.stop_gradient(reference))
            return -jax.nn.log_sigmoid(inside).mean(), {"implicit_acc": (inside > 0).mean(), "mse": w.mean()}
        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, k3, {"loss": value, **aux}
    p = {"w1": draw(0, D + 8 + 4, 16) * 0.3, "b1": jnp.zeros(16), "w2": draw(1, 16, 16) * 0.3, "w3": draw(2, 16, D) * 0.3}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.linear_schedule(0, 1e-3, 5), mu_dtype=jnp.bfloat16))
    ref = T(lambda a: a + 0.01, p)
    return Stranger(step, (p, tx.init(p), ref, jnp.cumprod(1 - jnp.linspace(1e-3, 0.2, TIMES)), jax.random.PRNGKey(5), draw(3, B, D), draw(4, B, D), draw(5, B, 4)), ("param", "opt", "frozen", "frozen", "rng", "batch", "batch", "batch"), lambda a, r: (r[0], r[1], *a[2:4], r[2], *a[5:]), (0, 1), tolerance=3e-3)


def thresholds_that_jump():
    """A JumpReLU autoencoder of activations: thresholds by logarithms, gradients of steps by a rectangle in custom_vjp, how many are active as a penalty that warms up; decoder columns of norm one, their gradient without its parallel part; since when each feature is dead."""
    D, M, WIDTH = 10, 24, 0.1

    @jax.custom_vjp
    def jump(x, theta):
        return x * (x > theta)

    def jump_bwd(saved, g):
        x, theta = saved
        near = (jnp.abs((x - theta) / WIDTH) < 0.5).astype(x.dtype)
        return (x > theta) * g, (-(theta / WIDTH) * near * g).sum(0)
    jump.defvjp(lambda x, t: (jump(x, t), (x, t)), jump_bwd)

    @jax.custom_vjp
    def active(x, theta):
        return (x > theta).astype(x.dtype)

    def active_bwd(saved, g):
        x, theta = saved
        near = (jnp.abs((x - theta) / WIDTH) < 0.5).astype(x.dtype)
        return jnp.zeros_like(x), (-(1 / WIDTH) * near * g).sum(0)
    active.defvjp(lambda x, t: (active(x, t), (x, t)), active_bwd)

    def step(p, opt, dead, it, x):
        weight = 1e-2 * jnp.minimum(it / 10.0, 1.0)

        def loss(p):
            theta = jnp.exp(p["log_threshold"])
            pre = jax.nn.relu(x @ p["w_enc"] + p["b_enc"])
            f = jump(pre, theta)
            out = f @ p["w_dec"] + p["b_dec"]
            l0 = active(pre, theta).sum(-1)
            mse = ((out - x) ** 2).sum(-1)
            return (mse + weight * l0).mean(), (mse.mean(), l0.mean(), f)
        (value, (mse, l0, f)), g = jax.value_and_grad(loss, has_aux=True)(p)
        w = p["w_dec"]
        g = {**g, "w_dec": g["w_dec"] - (g["w_dec"] * w).sum(-1, keepdims=True) * w}
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        p = {**p, "w_dec": p["w_dec"] / jnp.linalg.norm(p["w_dec"], axis=-1, keepdims=True)}
        dead = jnp.where((f > 0).any(0), 0, dead + 1)
        variance = 1 - mse / ((x - x.mean(0)) ** 2).sum(-1).mean()
        return p, opt, dead, it + 1, {"loss": value, "l0": l0, "explained": variance, "dead": (dead > 5).mean()}
    dec = draw(1, M, D)
    dec = dec / jnp.linalg.norm(dec, axis=-1, keepdims=True)
    p = {"w_enc": dec.T + 0.0, "b_enc": jnp.zeros(M), "log_threshold": jnp.full(M, np.log(0.1), jnp.float32), "w_dec": dec, "b_dec": jnp.zeros(D)}
    tx = optax.adam(1e-3, b1=0.0, b2=0.999)
    return Stranger(step, (p, tx.init(p), jnp.zeros(M, jnp.int32), jnp.int32(0), draw(2, 16, D)), ("param", "opt", "model_state", "counter", "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=5e-3)


def ratios_of_likelihoods():
    """NRE-C: parameters of other rows of the batch, rolled in K ways, against a row's own; a network that standardises by running moments of what it saw; balanced by a term of means; a learning rate that falls at plateaus given outside."""
    K, GAMMA = 3, 1.0

    def net(p, stats, theta, x):
        z = jnp.concatenate([(theta - stats["mt"]) / jnp.sqrt(stats["vt"] + 1e-6), (x - stats["mx"]) / jnp.sqrt(stats["vx"] + 1e-6)], -1)
        return mlp(p, z, jax.nn.elu)[..., 0]

    def step(p, opt, stats, rate, theta, x):
        new = {"mt": 0.95 * stats["mt"] + 0.05 * theta.mean(0), "vt": 0.95 * stats["vt"] + 0.05 * theta.var(0), "mx": 0.95 * stats["mx"] + 0.05 * x.mean(0), "vx": 0.95 * stats["vx"] + 0.05 * x.var(0)}

        def loss(p):
            others = jnp.stack([theta] + [jnp.roll(theta, i + 1, 0) for i in range(K)], 1)
            log_r = net(p, new, others, jnp.broadcast_to(x[:, None], (*others.shape[:2], x.shape[-1])))
            marginal, joint = jnp.roll(log_r[:, 1:], 1, 0), log_r[:, :K]
            dk = jax.nn.logsumexp(joint, 1)
            own = log_r[:, 0] + np.log(GAMMA) - jnp.logaddexp(np.log(K) * 1.0, np.log(GAMMA) + dk)
            none = np.log(K) - jnp.logaddexp(np.log(K) * 1.0, np.log(GAMMA) + jax.nn.logsumexp(marginal, 1))
            balance = (jax.nn.sigmoid(log_r[:, 0]).mean() + jax.nn.sigmoid(log_r[:, 1]).mean() - 1) ** 2
            return -(1 / (1 + GAMMA) * none + GAMMA / (1 + GAMMA) * own).mean() + 10 * balance
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, T(lambda a: -rate * a, u)), opt, new, value
    p = layers(0, 3 + 5, 16, 16, 1)
    tx = optax.scale_by_adam()
    stats = {"mt": jnp.zeros(3), "vt": jnp.ones(3), "mx": jnp.zeros(5), "vx": jnp.ones(5)}
    return Stranger(step, (p, tx.init(p), stats, jnp.float32(1e-3), draw(5, 16, 3), draw(6, 16, 5)), ("param", "opt", "model_state", "scalar", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=3e-3)


def time_constants_that_are_liquid():
    """Liquid time constants: synapses by sigmoids of potentials, fused semi-implicit steps in an inner loop over elapsed times of each row, wiring by a given sign mask, constants kept positive behind the update; gradients of a masked sequence loss."""
    N, S, IN, UNFOLD = 8, 5, 3, 3

    def cell(p, mask, v, x, dt):
        wx = jax.nn.softplus(p["sw"]) * jax.nn.sigmoid(p["ss"] * (x[:, :, None] - p["sm"]))
        num_x, den_x = (wx * p["se"]).sum(1), wx.sum(1)

        def inner(v, _):
            w = jax.nn.softplus(p["w"]) * jax.nn.sigmoid(p["s"] * (v[:, :, None] - p["m"])) * jnp.abs(mask)
            c = p["cm"] / (dt[:, None] / UNFOLD)
            num = c * v + p["gleak"] * p["vleak"] + (w * mask).sum(1) + num_x
            return num / (c + p["gleak"] + w.sum(1) + den_x + 1e-8), None
        return lax.scan(inner, v, None, UNFOLD)[0]

    def step(p, opt, mask, x, dt, y, valid):
        def loss(p):
            def one(v, given):
                v = cell(p, mask, v, *given)
                return v, v[:, :2] * p["ow"] + p["ob"]
            _, out = lax.scan(one, jnp.zeros((x.shape[1], N)), (x, dt))
            return (((out - y) ** 2).sum(-1) * valid).sum() / valid.sum()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return {**p, "cm": jnp.maximum(p["cm"], 1e-3), "gleak": jnp.maximum(p["gleak"], 1e-3)}, opt, value
    p = {"w": draw(0, N, N) * 0.1, "s": 3 + draw(1, N, N) * 0.3, "m": 0.5 + draw(2, N, N) * 0.1, "sw": draw(3, IN, N) * 0.1, "ss": 3 + draw(4, IN, N) * 0.3, "sm": draw(5, IN, N) * 0.3, "se": jnp.sign(draw(6, IN, N)),
         "cm": jnp.full(N, 0.5), "gleak": jnp.full(N, 0.5), "vleak": draw(7, N) * 0.2, "ow": jnp.ones(2), "ob": jnp.zeros(2)}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(5e-3))
    mask = jnp.sign(draw(8, N, N)) * (jnp.abs(draw(9, N, N)) > 0.7)
    return Stranger(step, (p, tx.init(p), mask, draw(10, S, B, IN), 0.1 + jnp.abs(draw(11, S, B)), draw(12, S, B, 2), (draw(13, S, B) > -1).astype(jnp.float32)), ("param", "opt", "frozen", "batch:1", "batch:1", "batch:1", "batch:1"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=3e-3)


def guide_of_low_rank():
    """NumPyro's SVI by hand: a hierarchical logistic model, subsampled rows scaled to all data, a guide that is normal with a covariance of low rank and a diagonal, several particles by vmap, the evidence bound; the optimizer's state holds unconstrained parameters and the key."""
    G, D, ALL, RANK = 4, 3, 400, 2
    SIZE = D + 1 + G + 1

    def log_joint(z, x, group, y):
        beta, mu, a, log_s = z[:D], z[D], z[D + 1:D + 1 + G], z[-1]
        s = jnp.exp(log_s)
        normal = lambda v, m, d: (-0.5 * ((v - m) / d) ** 2 - jnp.log(d) - 0.9189385).sum()
        prior = normal(beta, 0.0, 1.0) + normal(mu, 0.0, 2.0) + normal(a, mu, s) + jnp.log(2.0) - jnp.log(jnp.pi * (1 + s**2)) + log_s
        logits = x @ beta + a[group]
        return prior + ALL / y.shape[0] * (-optax.sigmoid_binary_cross_entropy(logits, y)).sum()

    def step(state, x, group, y):
        params, opt, key = state
        key, now = jax.random.split(key)

        def elbo(p, k):
            k1, k2 = jax.random.split(k)
            d = jax.nn.softplus(p["diag"]) + 1e-4
            z = p["loc"] + p["factor"] @ jax.random.normal(k1, (RANK,)) + jnp.sqrt(d) * jax.random.normal(k2, (SIZE,))
            cap = jnp.eye(RANK) + (p["factor"] / d[:, None]).T @ p["factor"]
            r = z - p["loc"]
            s = p["factor"].T @ (r / d)
            chol = jnp.linalg.cholesky(cap)
            half = lax.linalg.triangular_solve(chol, s[:, None], left_side=True, lower=True)[:, 0]
            log_q = -0.5 * ((r * r / d).sum() - (half * half).sum() + jnp.log(d).sum() + 2 * jnp.log(jnp.diag(chol)).sum() + SIZE * np.log(2 * np.pi))
            return log_joint(z, x, group, y) - log_q

        def loss(p):
            return -jax.vmap(lambda k: elbo(p, k))(jax.random.split(now, 4)).mean()
        value, g = jax.value_and_grad(loss)(params)
        u, opt = tx.update(g, opt, params)
        return (optax.apply_updates(params, u), opt, key), value
    p = {"loc": draw(0, SIZE) * 0.1, "factor": draw(1, SIZE, RANK) * 0.1, "diag": jnp.full(SIZE, -2.0)}
    tx = optax.chain(optax.clip(10.0), optax.adam(1e-2))
    return Stranger(step, ((p, tx.init(p), jax.random.PRNGKey(4)), draw(2, 16, D), whole(3, G, 16), (draw(4, 16) > 0).astype(jnp.float32)), (("param", "opt", "rng"), "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=5e-3)


def tours_that_are_sampled():
    """The attention model for tours: cities are drawn one after the other under a mask, the length of the tour against that of a frozen network's greedy tour; REINFORCE; the baseline is replaced by the caller; tanh-clipped logits."""
    N, D = 6, 12

    def encode(p, xy):
        h = xy @ p["init"]
        for q in p["layers"]:
            w = jax.nn.softmax(jnp.einsum("bqd,bkd->bqk", h @ q["q"], h @ q["k"]) / np.sqrt(D), -1)
            h = h + w @ (h @ q["v"])
            h = (h - h.mean(-1, keepdims=True)) * lax.rsqrt(h.var(-1, keepdims=True) + 1e-5)
            h = h + jax.nn.relu(h @ q["up"]) @ q["down"]
        return h

    def tour(p, xy, key):
        h = encode(p, xy)
        b = xy.shape[0]
        keys, mean = h @ p["key"], h.mean(1) @ p["graph"]

        def choose(carry, k):
            visited, first, last, log_p = carry
            ctx = mean + first @ p["first"] + last @ p["last"]
            logits = 10 * jnp.tanh(jnp.einsum("bd,bnd->bn", ctx, keys) / np.sqrt(D))
            logits = jax.nn.log_softmax(jnp.where(visited, -1e9, logits), -1)
            at = jnp.argmax(logits, -1) if key is None else jax.random.categorical(k, logits)
            one = jax.nn.one_hot(at, N)
            now = jnp.einsum("bn,bnd->bd", one, h)
            start = visited.any(-1, keepdims=True)
            return (visited | (one > 0), jnp.where(start, first, now), now, log_p + (one * logits).sum(-1)), at
        init = (jnp.zeros((b, N), bool), jnp.broadcast_to(p["w0"], (b, D)), jnp.broadcast_to(p["w1"], (b, D)), jnp.zeros(b))
        keys_ = jnp.zeros((N, 2), jnp.uint32) if key is None else jax.random.split(key, N)
        (_, _, _, log_p), order = lax.scan(choose, init, keys_)
        path = jnp.take_along_axis(xy, order.T[..., None], 1)
        return jnp.linalg.norm(path - jnp.roll(path, -1, 1) + 1e-9, axis=-1).sum(1), log_p

    def step(p, opt, base, key, xy):
        key, now = jax.random.split(key)
        baseline, _ = tour(base, xy, None)

        def loss(p):
            cost, log_p = tour(p, xy, now)
            return ((lax.stop_gradient(cost) - baseline) * log_p).mean(), cost.mean()
        (value, cost), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, {"loss": value, "cost": cost, "baseline": baseline.mean()}
    layer = lambda s: {"q": draw(s, D, D) * 0.3, "k": draw(s + 1, D, D) * 0.3, "v": draw(s + 2, D, D) * 0.3, "up": draw(s + 3, D, D) * 0.3, "down": draw(s + 4, D, D) * 0.3}
    p = {"init": draw(0, 2, D), "layers": [layer(1), layer(7)], "key": draw(13, D, D) * 0.3, "graph": draw(14, D, D) * 0.3, "first": draw(15, D, D) * 0.3, "last": draw(16, D, D) * 0.3, "w0": draw(17, D) * 0.3, "w1": draw(18, D) * 0.3}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-4))
    return Stranger(step, (p, tx.init(p), T(lambda a: a * 0.9, p), jax.random.PRNGKey(6), jax.nn.sigmoid(draw(19, B, N, 2))), ("param", "opt", "frozen", "rng", "batch"), lambda a, r: (r[0], r[1], a[2], r[2], a[4]), (0, 1), tolerance=3e-3)


FELLOWS = {step.__name__: step for step in (
    flows_autoregressive_in_blocks, chains_with_a_preconditioner, scaled_by_the_step_before, cycles_over_grids, controlled_equations,
    returns_in_epochs_without_targets, pairs_of_denoised_pictures, thresholds_that_jump, ratios_of_likelihoods,
    time_constants_that_are_liquid, guide_of_low_rank, tours_that_are_sampled)}
