"""Adversaries, autoregression over images, bounds on likelihoods, as papers' repositories write them."""

import functools

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from generative import N
from stranger import Stranger, initial


def critic_epochs():
    """WGAN-GP: five critic updates in a scan over [5, B, ...], then one of the generator; two optimizers."""
    tg, td = optax.adam(1e-3, b1=0.5), optax.adam(1e-3, b1=0.5)
    net = functools.partial(mlp, activation=jax.nn.silu)  # without kinks: biases move by rounding alone

    def step(g, d, og, od, key, reals):
        key, kz, ke, kg = jax.random.split(key, 4)

        def d_loss(d, real, z, e):
            fake = net(g, z)
            mid = e * real + (1 - e) * fake
            norm = jnp.sqrt((jax.grad(lambda x: net(d, x).sum())(mid) ** 2).sum(-1) + 1e-12)
            return net(d, fake).mean() - net(d, real).mean() + 10 * ((norm - 1) ** 2).mean()

        def body(carry, xs):
            d, od = carry
            loss, grad = jax.value_and_grad(d_loss)(d, *xs)
            u, od = td.update(grad, od)
            return (optax.apply_updates(d, u), od), loss

        zs = jax.random.normal(kz, (5, N, 4))
        es = jax.random.uniform(ke, (5, N, 1))
        (d, od), losses = jax.lax.scan(body, (d, od), (reals, zs, es))
        gl, grad = jax.value_and_grad(lambda g: -net(d, net(g, jax.random.normal(kg, (N, 4)))).mean())(g)
        u, og = tg.update(grad, og)
        return optax.apply_updates(g, u), d, og, od, key, losses.mean(), gl

    g, d = layers(0, 4, 32, 8), layers(10, 8, 32, 1)
    return Stranger(
        step,
        (g, d, tg.init(g), td.init(d), jax.random.PRNGKey(2), draw(20, 5, N, 8)),
        ("param", "param", "opt", "opt", "rng", "batch:1"),
        lambda a, r: (*r[:5], a[5]),
        tolerance=1e-3,
    )


def path_length():
    """A StyleGAN-like generator: path lengths by a vector-Jacobian product, their moving mean, R1 every fourth step by cond."""
    tx = optax.adam(1e-3, b1=0.0, b2=0.99)

    def step(state, real):
        key, k1, k2 = jax.random.split(state["key"], 3)
        z = jax.random.normal(k1, (N, 8))

        def g_loss(g):
            w = mlp(g["map"], z)
            fake, pull = jax.vjp(lambda w: mlp(g["syn"], w), w)
            noise = jax.random.normal(k2, fake.shape) / np.sqrt(12)
            length = jnp.sqrt((pull(noise)[0] ** 2).mean(-1))
            mean = state["pl"] + 0.01 * (length.mean() - state["pl"])
            return jax.nn.softplus(-mlp(state["d"], fake)).mean() + 2 * ((length - mean) ** 2).mean(), (mean, fake)

        (lg, (mean, fake)), gg = jax.value_and_grad(g_loss, has_aux=True)(state["g"])

        def d_loss(d):
            base = jax.nn.softplus(mlp(d, fake)).mean() + jax.nn.softplus(-mlp(d, real)).mean()
            r1 = jax.lax.cond(
                state["it"] % 4 == 0,
                lambda: 5 * (jax.grad(lambda x: mlp(d, x).sum())(real) ** 2).sum(-1).mean(),
                lambda: jnp.float32(0),
            )
            return base + r1

        ld, gd = jax.value_and_grad(d_loss)(state["d"])
        ug, og = tx.update(gg, state["og"])
        ud, od = tx.update(gd, state["od"])
        g = optax.apply_updates(state["g"], ug)
        avg = jax.tree.map(lambda a, b: b + 0.99 * (a - b), state["avg"], g)
        return dict(
            state,
            g=g,
            d=optax.apply_updates(state["d"], ud),
            og=og,
            od=od,
            pl=jax.lax.stop_gradient(mean),
            key=key,
            it=state["it"] + 1,
            avg=avg,
        ), (lg, ld)

    g, d = {"map": layers(0, 8, 16, 16), "syn": layers(5, 16, 32, 12)}, layers(10, 12, 32, 1)
    state = {
        "g": g,
        "d": d,
        "og": tx.init(g),
        "od": tx.init(d),
        "pl": jnp.float32(0),
        "key": jax.random.PRNGKey(1),
        "it": jnp.int32(0),
        "avg": g,
    }
    kinds = {
        "g": "param",
        "d": "param",
        "og": "opt",
        "od": "opt",
        "pl": "model_state",
        "key": "rng",
        "it": "step",
        "avg": "model_state",
    }
    return Stranger(step, (state, draw(30, N, 12)), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def hinge_gan_batch_norm():
    """Hinge losses; flax modules with batch statistics of both networks; several results in one dictionary."""

    class Generator(nn.Module):
        @nn.compact
        def __call__(self, z):
            h = nn.relu(nn.BatchNorm(use_running_average=False, momentum=0.9)(nn.Dense(4 * 4 * 8)(z))).reshape(-1, 4, 4, 8)
            return jnp.tanh(nn.ConvTranspose(3, (4, 4), (2, 2))(h))

    class Critic(nn.Module):
        @nn.compact
        def __call__(self, x):
            h = nn.leaky_relu(nn.Conv(8, (4, 4), (2, 2))(x), 0.2)
            h = nn.leaky_relu(nn.BatchNorm(use_running_average=False, momentum=0.9)(nn.Conv(16, (4, 4), (2, 2))(h)), 0.2)
            return nn.Dense(1)(h.reshape(h.shape[0], -1))[:, 0]

    gen, critic, tx = Generator(), Critic(), optax.adam(2e-4, b1=0.5)
    vg, vd = (
        initial(gen.init, jax.random.key(0), jnp.zeros((2, 8))),
        initial(critic.init, jax.random.key(0), jnp.zeros((2, 8, 8, 3))),
    )

    def step(vg, vd, og, od, images, z):
        def loss_d(pd):
            fake, _ = gen.apply(vg, z, mutable=["batch_stats"])
            real_s, up = critic.apply({**vd, "params": pd}, images, mutable=["batch_stats"])
            fake_s, up = critic.apply({**up, "params": pd}, fake, mutable=["batch_stats"])
            return nn.relu(1 - real_s).mean() + nn.relu(1 + fake_s).mean(), up

        (ld, up), g = jax.value_and_grad(loss_d, has_aux=True)(vd["params"])
        u, od = tx.update(g, od)
        vd = {"params": optax.apply_updates(vd["params"], u), **up}

        def loss_g(pg):
            fake, up = gen.apply({**vg, "params": pg}, z, mutable=["batch_stats"])
            return -critic.apply(vd, fake, mutable=["batch_stats"])[0].mean(), up

        (lg, up), g = jax.value_and_grad(loss_g, has_aux=True)(vg["params"])
        u, og = tx.update(g, og)
        return {"params": optax.apply_updates(vg["params"], u), **up}, vd, og, od, {"d": ld, "g": lg}

    both = {"params": "param", "batch_stats": "model_state"}
    return Stranger(
        step,
        (vg, vd, tx.init(vg["params"]), tx.init(vd["params"]), draw(1, 8, 8, 8, 3), draw(2, 8, 8)),
        (both, both, "opt", "opt", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
        tolerance=1e-3,
    )


def masked_image_tokens():
    """MaskGIT: a cosine share of the tokens is masked by ranks of random numbers, a bidirectional transformer fills them."""
    V, L, E = 32, 16, 32

    def forward(p, ids):
        h = p["tok"][ids] + p["pos"]
        for b in p["blocks"]:
            q, k, v = jnp.split((h - h.mean(-1, keepdims=True)) @ b["qkv"], 3, -1)
            q, k, v = (t.reshape(*t.shape[:2], 4, 8).swapaxes(1, 2) for t in (q, k, v))
            a = jax.nn.softmax(q @ k.swapaxes(-1, -2) / 8**0.5) @ v
            h = h + a.swapaxes(1, 2).reshape(h.shape) @ b["o"]
            h = h + jax.nn.gelu(h @ b["up"]) @ b["down"]
        return h @ p["tok"][:V].T + p["bias"]

    def step(params, opt, key, ids):
        key, a, b = jax.random.split(key, 3)
        share = jnp.cos(jax.random.uniform(a, (ids.shape[0], 1)) * np.pi / 2)
        rank = jnp.argsort(jnp.argsort(jax.random.uniform(b, ids.shape), -1), -1)
        mask = rank < jnp.ceil(share * L)

        def loss_fn(p):
            ce = optax.softmax_cross_entropy(
                forward(p, jnp.where(mask, V, ids)), optax.smooth_labels(jax.nn.one_hot(ids, V), 0.1)
            )
            return (ce * mask).sum() / mask.sum()

        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, key, loss

    tx = optax.adamw(1e-3, 0.9, 0.96, weight_decay=0.045)
    p = {
        "tok": draw(0, V + 1, E) * 0.1,
        "pos": draw(1, L, E) * 0.1,
        "bias": jnp.zeros(V),
        "blocks": [
            {
                "qkv": draw(2 + i, E, 3 * E) * 0.2,
                "o": draw(4 + i, E, E) * 0.2,
                "up": draw(6 + i, E, 64) * 0.2,
                "down": draw(8 + i, 64, E) * 0.1,
            }
            for i in range(2)
        ],
    }
    # Rows, tokens and classes are 16, 16 and 32.
    return Stranger(
        step,
        (p, tx.init(p), jax.random.PRNGKey(0), whole(11, V, N, L)),
        ("param", "opt", "rng", "batch"),
        lambda a, r: (*r[:3], a[3]),
    )


def pixel_rows():
    """A PixelCNN of masked convolutions with 8 grey levels, by a loop over layers that share nothing."""
    mask_a = np.ones((3, 3, 1, 1), "f")
    mask_a[1, 1:], mask_a[2] = 0, 0
    mask_b = mask_a.copy()
    mask_b[1, 1] = 1

    def conv(x, w):
        return jax.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def step(params, m, images):
        def loss_fn(p):
            x = conv(images.astype(jnp.float32)[..., None] / 7 - 0.5, p["in"] * mask_a)
            for w, gate in zip(p["w"], p["gate"]):
                x = x + jnp.tanh(conv(x, w * mask_b)) * jax.nn.sigmoid(conv(x, gate * mask_b))
            logits = jax.nn.relu(x) @ p["out"]
            return -jnp.take_along_axis(jax.nn.log_softmax(logits), images[..., None], -1).mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        m = [0.9 * a + b for a, b in zip(m, jax.tree.leaves(g))]
        p = [a - 1e-2 * b for a, b in zip(jax.tree.leaves(params), m)]
        return jax.tree.unflatten(jax.tree.structure(params), p), m, loss

    p = {
        "in": draw(0, 3, 3, 1, 16) * 0.3,
        "w": [draw(i, 3, 3, 16, 16) * 0.1 for i in (1, 2)],
        "gate": [draw(i, 3, 3, 16, 16) * 0.1 for i in (3, 4)],
        "out": draw(5, 16, 8) * 0.2,
    }
    return Stranger(
        step,
        (p, [jnp.zeros_like(v) for v in jax.tree.leaves(p)], whole(6, 8, 8, 8, 8)),
        ("param", "opt", "batch"),
        lambda a, r: (r[0], r[1], a[2]),
    )


def importance_vae():
    """An importance-weighted bound with K samples [K, B, Z], KL warm-up by the step, free bits per dimension over the batch."""
    K, Z = 5, 6

    def step(carry, x, eps):
        params, opt, t = carry
        beta = jnp.minimum(1.0, (t + 1) / 10)

        def loss_fn(p):
            h = jax.nn.softplus(x @ p["enc"] + p["be"])
            mu, ls = jnp.split(h @ p["head"], 2, -1)
            z = mu + jnp.exp(ls) * eps
            logq = (-0.5 * eps**2 - ls).sum(-1)
            logp = (-0.5 * z**2).sum(-1)
            logits = jax.nn.softplus(z @ p["dec"] + p["bd"]) @ p["out"]
            lik = -jnp.logaddexp(0, jnp.where(x > 0.5, -logits, logits)).sum(-1)
            bound = jax.nn.logsumexp(lik + beta * (logp - logq), 0) - np.log(K)
            kl = (0.5 * (mu**2 + jnp.exp(2 * ls) - 1) - ls).mean(0)
            return -bound.mean() + 0.1 * jnp.maximum(kl, 0.05).sum(), {"kl_per_dim": kl, "bound": bound}

        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt)
        return (optax.apply_updates(params, u), opt, t + 1), (loss, aux)

    tx = optax.adamax(1e-3)
    p = {
        "enc": draw(0, 24, 32) * 0.2,
        "be": jnp.zeros(32),
        "head": draw(1, 32, 2 * Z) * 0.1,
        "dec": draw(2, Z, 32) * 0.3,
        "bd": jnp.zeros(32),
        "out": draw(3, 32, 24) * 0.2,
    }
    x = (draw(4, N, 24) > 0).astype(jnp.float32)
    return Stranger(
        step,
        ((p, tx.init(p), jnp.int32(0)), x, draw(5, K, N, Z)),
        (("param", "opt", "step"), "batch", "batch:1"),
        lambda a, r: (r[0], a[1], a[2]),
    )


ADVERSARIAL = {
    make.__name__: make
    for make in (critic_epochs, path_length, hinge_gan_batch_norm, masked_image_tokens, pixel_rows, importance_vae)
}
