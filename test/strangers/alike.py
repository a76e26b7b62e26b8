"""What looks like something else: weights and tables with as many rows as the batch, corrections like parameters, a centre of new outputs."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree.map
ROWS = 8


def returns_by_distribution():
    """C51: as many rows as features; the target network's second layer is no batch, nor are the returns' places."""
    places = 11

    def loss(p, target, z, s, a, r, after, done):
        def logits(p, s):
            return jax.nn.log_softmax(mlp(p, s).reshape(ROWS, 2, places))
        chosen = logits(p, s)[jnp.arange(ROWS), a]
        shares = jnp.exp(logits(target, after))
        best = shares[jnp.arange(ROWS), (shares * z).sum(-1).argmax(-1)]
        moved = jnp.clip(r[:, None] + 0.99 * (1 - done[:, None]) * z, z[0], z[-1])
        near = jnp.clip(1 - jnp.abs(moved[:, :, None] - z) / (z[1] - z[0]), 0, 1)
        return -(lax.stop_gradient((best[:, :, None] * near).sum(1)) * chosen).sum(-1).mean()

    p, tx = layers(0, 6, ROWS, 2 * places), optax.adam(1e-2)
    data = [T(jnp.copy, p), jnp.linspace(-1, 1, places), draw(1, ROWS, 6), whole(2, 2, ROWS), draw(3, ROWS), draw(4, ROWS, 6),
            (draw(5, ROWS) > 1).astype(jnp.float32)]
    return plain(trained(loss, tx), p, tx, data, ["frozen", "frozen", *["batch"] * 5])


def noise_levels_as_many_as_rows():
    """DDPM: a table of noise levels, of which keys draw places, has as many entries as there are rows."""
    def loss(p, key, x, kept):
        of_time, of_noise = jax.random.split(key)
        t = jax.random.randint(of_time, (ROWS,), 0, kept.shape[0])
        noise = jax.random.normal(of_noise, x.shape)
        share = kept[t][:, None]
        seen = jnp.sqrt(share) * x + jnp.sqrt(1 - share) * noise
        return jnp.square(mlp(p, jnp.concatenate([seen, jnp.sin(t)[:, None], jnp.cos(t)[:, None]], -1)) - noise).mean()

    p, tx = layers(0, 8, 8, 6), optax.adam(1e-2)
    return plain(trained(loss, tx), p, tx, [jax.random.PRNGKey(0), draw(1, ROWS, 6), jax.nn.sigmoid(draw(2, ROWS))], ["rng", "batch", "frozen"])


def rounds_of_clients():
    """FedDyn: each client's gradient is corrected by a linear term of its own, the server's step by their sum."""
    clients, steps, pull = 4, 2, 0.1

    def client(server, own, xs, ys):
        def one(w, row):
            def loss(w):
                value = cross_entropy(mlp(w, row[0]), row[1]).mean()
                linear = sum(jax.tree.leaves(T(lambda a, b: (a * b).sum(), w, own)))
                near = sum(jax.tree.leaves(T(lambda a, b: jnp.square(a - b).sum(), w, server)))
                return value - linear + pull / 2 * near, value
            g, value = jax.grad(loss, has_aux=True)(w)
            return T(lambda a, b: a - 0.1 * b, w, g), value
        w, values = lax.scan(one, server, (xs, ys))
        return w, T(lambda g, a, b: g - pull * (a - b), own, w, server), values.mean()

    def round_of(server, drift, own, xs, ys):
        w, own, values = jax.vmap(client, (None, 0, 0, 0))(server, own, xs, ys)
        drift = T(lambda h, a, b: h - pull * (a - b).mean(0), drift, w, server)
        return T(lambda a, h: a.mean(0) - h / pull, w, drift), drift, own, values.mean()

    p = layers(0, 5, 8, 3)
    states = (p, T(jnp.zeros_like, p), T(lambda a: jnp.zeros((clients, *a.shape)), p))
    return Stranger(round_of, (*states, draw(1, clients, steps, 6, 5), whole(2, 3, clients, steps, 6)),
                    ("param", "opt", "opt", "batch:2", "batch:2"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def centre_of_the_new_teacher():
    """DINO: outputs are centred by an average of what the teacher gives when it has just followed the student."""
    def loss(p, teacher, centre, one, other):
        goal = lax.stop_gradient(jax.nn.softmax((mlp(teacher, one) - centre) / 0.04))
        return -(goal * jax.nn.log_softmax(mlp(p, other) / 0.1)).sum(-1).mean()

    def step(p, opt, teacher, centre, one, other):
        value, g = jax.value_and_grad(loss)(p, teacher, centre, one, other)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        teacher = T(lambda a, b: 0.99 * a + 0.01 * b, teacher, p)
        centre = 0.9 * centre + 0.1 * mlp(teacher, one).mean(0)
        return p, opt, teacher, centre, value

    p, tx = layers(0, 6, 16, 10), optax.adam(1e-2)
    return Stranger(step, (p, tx.init(p), T(jnp.copy, p), jnp.zeros(10), draw(1, 12, 6), draw(2, 12, 6)),
                    ("param", "opt", "model_state", "model_state", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), tolerance=1e-3)


def scaled_without_donation():
    """A loss scale that halves and doubles, beside a count of good steps; nothing is donated, nothing is named."""
    def step(p, m, scale, good, x, y):
        value, g = jax.value_and_grad(lambda p: cross_entropy(mlp(p, x), y).mean() * scale)(p)
        g = T(lambda a: a / scale, g)
        ok = jnp.array([jnp.isfinite(a).all() for a in jax.tree.leaves(g)]).all()
        m = T(lambda a, b: jnp.where(ok, 0.9 * a + b, a), m, g)
        p = T(lambda a, b: jnp.where(ok, a - 0.1 * b, a), p, m)
        good = jnp.where(ok, good + 1, 0)
        return p, m, jnp.where(ok, jnp.where(good == 200, scale * 2, scale), scale / 2), good, value / scale

    p = layers(0, 6, 8, 3)
    return Stranger(step, (p, T(jnp.zeros_like, p), jnp.float32(1024), jnp.int32(0), draw(1, 8, 6), whole(2, 3, 8)),
                    ("param", "opt", "model_state", "model_state", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]))


ALIKE = {step.__name__: step for step in (
    returns_by_distribution, noise_levels_as_many_as_rows, rounds_of_clients, centre_of_the_new_teacher, scaled_without_donation)}
