"""Steps of trainers without state and of small repositories: losses whose scale rides with the optimizer, agents
whose observations are normalised by counts, populations without gradients, micro-batches by the library, mixtures of augmentations,
options, frames that follow, codes told from noise, what is far from a centre or unlikely."""

import functools
from typing import Any, NamedTuple

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.scipy.special import betaln, digamma
from stranger import Stranger, initial
from trained import cross_entropy, plain

T = jax.tree_util.tree_map
B, C = 12, 5


def scale_beside_the_optimizer():
    """Keras on JAX, in mixed precision: the optimizer of the loss's scale holds the inner one's list; a `cond` on finite gradients, inside it one on how many steps were fine; rows have weights."""
    def forward(trainable, x):
        w1, b1, w2, b2 = (p.astype(jnp.float16) for p in trainable)
        h = jax.nn.relu(x.astype(jnp.float16) @ w1 + b1)
        return (h @ w2 + b2).astype(jnp.float32)

    def train_step(trainable, optimizer, x, y, sample_weight):
        counter, scale, iteration, rate, *velocity = optimizer

        def compute(trainable):
            logits = forward(trainable, x)
            loss = (cross_entropy(logits, y) * sample_weight).sum() / sample_weight.sum()
            return loss * scale, loss
        grads, loss = jax.grad(compute, has_aux=True)(trainable)
        finite = functools.reduce(jnp.logical_and, [jnp.isfinite(g).all() for g in grads])

        def fine():
            new, v = [], []
            for p, g, m in zip(trainable, grads, velocity):
                m = 0.9 * m - rate * g / scale
                new.append(p + m)
                v.append(m)
            count, larger = lax.cond(counter == 1, lambda: (jnp.int32(0), scale * 2.0), lambda: (counter + 1, scale))
            return new, [count, larger, iteration + 1, rate, *v]

        def not_fine():
            return trainable, [jnp.int32(0), scale / 2.0, iteration, rate, *velocity]
        trainable, optimizer = lax.cond(finite, fine, not_fine)
        return loss, trainable, optimizer
    trainable = [draw(0, 8, 32) * 0.3, jnp.zeros(32), draw(1, 32, C) * 0.2, jnp.zeros(C)]
    optimizer = [jnp.int32(0), jnp.float32(2**15), jnp.int32(0), jnp.float32(0.05), *[jnp.zeros_like(p) for p in trainable]]
    return Stranger(train_step, (trainable, optimizer, draw(2, B, 8), whole(3, C, B), jnp.abs(draw(4, B)) + 0.1), ("param", "opt", "batch", "batch", "batch"), lambda a, r: (*r[1:], *a[2:]), (0, 1), tolerance=3e-2)


class Running(NamedTuple):
    count: Any
    mean: Any
    summed_variance: Any
    std: Any


def observations_by_count():
    """Brax: statistics of observations by Welford over the whole rollout [rows, time]; advantages by a scan backwards; epochs over minibatches that a permutation draws, in two scans; keys are split all the way down; the optimizer's state, parameters, statistics and the count of steps are one tree."""
    rows, time, D, A = 8, 5, 6, 2

    def normalise(s, x):
        return (x - s.mean) / s.std

    def update_statistics(s, x):
        x = x.reshape(-1, D)
        count = s.count + len(x)
        before = x - s.mean
        mean = s.mean + before.sum(0) / count
        variance = s.summed_variance + (before * (x - mean)).sum(0)
        return Running(count, mean, variance, jnp.clip(jnp.sqrt(jnp.maximum(variance / count, 0)), 1e-6, 1e6))

    def loss_fn(params, s, data, key):
        data = T(lambda x: jnp.swapaxes(x, 0, 1), data)
        logits = mlp(params["policy"], normalise(s, data["observation"]), jax.nn.silu)
        values = mlp(params["value"], normalise(s, data["observation"]), jax.nn.silu)[..., 0]
        last = mlp(params["value"], normalise(s, data["next_observation"][-1]), jax.nn.silu)[..., 0]
        mean, scale = jnp.split(logits, 2, -1)
        scale = jax.nn.softplus(scale) + 1e-3
        log_prob = (jax.scipy.stats.norm.logpdf(data["action"], mean, scale) - 2 * (np.log(2.0) - data["action"] - jax.nn.softplus(-2 * data["action"]))).sum(-1)
        done, mask = (1 - data["discount"]) * (1 - data["truncation"]), 1 - data["truncation"]
        following = jnp.concatenate([values[1:], last[None]])
        delta = (data["reward"] + 0.97 * (1 - done) * following - values) * mask

        def back(acc, x):
            d, m, t = x
            acc = d + 0.97 * (1 - t) * m * 0.95 * acc
            return acc, acc
        _, errors = lax.scan(back, jnp.zeros(values.shape[1]), (delta, mask, done), reverse=True)
        vs = lax.stop_gradient(errors + values)
        ahead = jnp.concatenate([vs[1:], last[None]])
        advantages = lax.stop_gradient((data["reward"] + 0.97 * (1 - done) * ahead - values) * mask)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        ratio = jnp.exp(log_prob - data["log_prob"])
        policy = -jnp.minimum(ratio * advantages, jnp.clip(ratio, 0.7, 1.3) * advantages).mean()
        value = ((vs - values) ** 2).mean() * 0.25
        drawn = mean + scale * jax.random.normal(key, mean.shape)
        entropy = (0.5 + 0.5 * np.log(2 * np.pi) + jnp.log(scale) + 2 * (np.log(2.0) - drawn - jax.nn.softplus(-2 * drawn))).sum(-1).mean()
        return policy + value - 1e-2 * entropy, {"policy_loss": policy, "v_loss": value, "entropy": entropy}
    tx = optax.adam(3e-3)

    def training_step(state, key, data):
        params, opt, s, steps = state["params"], state["optimizer_state"], state["normalizer_params"], state["env_steps"]
        s = update_statistics(s, data["observation"])

        def minibatch(carry, rows):
            params, opt, key = carry
            key, now = jax.random.split(key)
            (loss, logs), g = jax.value_and_grad(loss_fn, has_aux=True)(params, s, rows, now)
            u, opt = tx.update(g, opt)
            return (optax.apply_updates(params, u), opt, key), {"total_loss": loss, **logs}

        def epoch(carry, _):
            params, opt, key = carry
            key, perm, grad = jax.random.split(key, 3)
            shuffled = T(lambda x: jnp.reshape(jax.random.permutation(perm, x), (2, -1) + x.shape[1:]), data)
            (params, opt, _), logs = lax.scan(minibatch, (params, opt, grad), shuffled)
            return (params, opt, key), logs
        (params, opt, key), logs = lax.scan(epoch, (params, opt, key), None, 2)
        state = {"params": params, "optimizer_state": opt, "normalizer_params": s, "env_steps": steps + rows * time}
        return state, key, T(jnp.mean, logs)
    params = {"policy": layers(0, D, 16, 2 * A), "value": layers(5, D, 16, 1)}
    s = Running(jnp.float32(0), jnp.zeros(D), jnp.zeros(D), jnp.ones(D))
    data = {"observation": draw(10, rows, time, D), "next_observation": draw(11, rows, time, D), "action": draw(12, rows, time, A), "log_prob": -jnp.abs(draw(13, rows, time)) - 2,
            "reward": draw(14, rows, time), "discount": (draw(15, rows, time) > -1).astype(jnp.float32), "truncation": (draw(16, rows, time) > 1.5).astype(jnp.float32)}
    state = {"params": params, "optimizer_state": tx.init(params), "normalizer_params": s, "env_steps": jnp.int32(0)}
    kinds = {"params": "param", "optimizer_state": "opt", "normalizer_params": Running("model_state", "model_state", "model_state", "model_state"), "env_steps": "counter"}
    return Stranger(training_step, (state, jax.random.PRNGKey(0), data), (kinds, "rng", "batch"), lambda a, r: (r[0], r[1], a[2]), (0,), tolerance=5e-3)


def centres_and_spreads():
    """PGPE: candidates around a centre in pairs, each judged by rows of data; ClipUp moves the centre with a velocity of bounded norm, spreads by their own rule within bounds; ranks by sorting."""
    D, H, POP, rows = 5, 6, 8, 16
    size = D * H + H

    def evaluate(theta, x, y):
        w, v = theta[: D * H].reshape(D, H), theta[D * H:]
        return -((jnp.tanh(x @ w) @ v - y) ** 2).mean()

    def step(centre, stdev, velocity, key, x, y):
        key, now = jax.random.split(key)
        noise = stdev * jax.random.normal(now, (POP, size))
        candidates = jnp.concatenate([centre + noise, centre - noise])
        fitness = jax.vmap(evaluate, (0, None, None))(candidates, x, y)
        ranks = jnp.zeros(2 * POP).at[jnp.argsort(fitness)].set(jnp.linspace(-0.5, 0.5, 2 * POP))
        plus, minus = ranks[:POP], ranks[POP:]
        g_centre = ((plus - minus) / 2) @ noise / POP
        baseline = ranks.mean()
        g_stdev = (((plus + minus) / 2 - baseline) @ ((noise**2 - stdev**2) / stdev)) / POP
        direction = g_centre / (jnp.linalg.norm(g_centre) + 1e-8)
        velocity = 0.9 * velocity + 0.075 * direction
        norm = jnp.linalg.norm(velocity)
        velocity = jnp.where(norm > 0.15, velocity * 0.15 / norm, velocity)
        centre = centre + velocity
        stdev = jnp.clip(stdev + 0.1 * g_stdev, 0.8 * stdev, 1.2 * stdev)
        return centre, stdev, velocity, key, {"mean": fitness.mean(), "best": fitness.max(), "centre": evaluate(centre, x, y)}
    return Stranger(step, (draw(0, size) * 0.3, jnp.full(size, 0.3), jnp.zeros(size), jax.random.PRNGKey(1), draw(2, rows, D), draw(3, rows)), ("param", "param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), tolerance=2e-3)


def likelihoods_of_shares():
    """Shares between zero and one by a beta's mean and precision; ranks of rows and of predictions are compared for a metric; the gradient by `digamma` is written by hand for the precision, a schedule of a cosine with restarts in the state."""
    def loss(p, x, y):
        out = mlp(p["net"], x)
        mean, precision = jax.nn.sigmoid(out[:, 0]), jax.nn.softplus(out[:, 1] + p["offset"]) + 1.0
        a, b = mean * precision, (1 - mean) * precision
        each = -((a - 1) * jnp.log(y) + (b - 1) * jnp.log1p(-y) - betaln(a, b))
        return each.mean(), (mean, precision)
    tx = optax.chain(optax.adaptive_grad_clip(0.1), optax.scale_by_adam(), optax.scale_by_schedule(optax.sgdr_schedule([{"init_value": 1e-3, "peak_value": 1e-2, "decay_steps": 4, "warmup_steps": 1, "end_value": 1e-3}] * 3)), optax.scale(-1))

    def step(p, opt, x, y):
        (value, (mean, precision)), g = jax.value_and_grad(loss, has_aux=True)(p, x, y)
        u, opt = tx.update(g, opt, p)
        ranks = lambda v: jax.scipy.stats.rankdata(v)
        a, b = ranks(mean), ranks(y)
        spearman = ((a - a.mean()) * (b - b.mean())).mean() / (a.std() * b.std())
        gap = (digamma(precision) - jnp.log(precision)).mean()
        return optax.apply_updates(p, u), opt, {"loss": value, "spearman": spearman, "gap": gap}
    p = {"net": layers(0, 6, 16, 2), "offset": jnp.float32(1)}
    y = jax.nn.sigmoid(draw(4, B))
    return plain(step, p, tx, (draw(3, B, 6), y), tolerance=2e-3)


def mixtures_of_augmentations():
    """Three chains of changes to each picture, mixed by weights from a Dirichlet and with the picture by a number from a beta, both drawn for each row; divergences of Jensen and Shannon between three predictions; batch norm sees all three together."""
    def changes(x, key):
        a, b, c = jax.random.split(key, 3)
        flipped = jnp.where(jax.random.bernoulli(a, 0.5, (len(x), 1, 1, 1)), x[:, :, ::-1], x)
        brighter = flipped * jax.random.uniform(b, (len(x), 1, 1, 1), minval=0.5, maxval=1.5)
        shift = jax.random.randint(c, (len(x),), -1, 2)
        return jax.vmap(lambda p, s: jnp.roll(p, s, 0))(brighter, shift)

    def mixed(x, key):
        w, m, *chains = jax.random.split(key, 5)
        ws = jax.random.dirichlet(w, jnp.ones(3), (len(x),))
        mix = jax.random.beta(m, 1.0, 1.0, (len(x), 1, 1, 1))
        total = sum(ws[:, i, None, None, None] * changes(x, k) for i, k in enumerate(chains))
        return (1 - mix) * x + mix * total

    class Net(nn.Module):
        @nn.compact
        def __call__(self, x, train=True):
            x = nn.Conv(8, (3, 3), use_bias=False)(x)
            x = nn.relu(nn.BatchNorm(use_running_average=not train, momentum=0.9)(x))
            x = nn.relu(nn.Conv(16, (3, 3), (2, 2))(x))
            return nn.Dense(C)(x.mean((1, 2)))
    net = Net()

    def step(params, stats, opt, x, y, key, i):
        k1, k2 = jax.random.split(jax.random.fold_in(key, i))
        everything = jnp.concatenate([x, mixed(x, k1), mixed(x, k2)])

        def loss_fn(params):
            logits, new = net.apply({"params": params, "batch_stats": stats}, everything, mutable=["batch_stats"])
            clean, *others = jnp.split(logits, 3)
            probabilities = [jax.nn.softmax(z) for z in (clean, *others)]
            middle = jnp.log(jnp.clip(sum(probabilities) / 3, 1e-7, 1))
            divergence = sum((p * (jnp.log(jnp.clip(p, 1e-7, 1)) - middle)).sum(-1).mean() for p in probabilities) / 3
            return cross_entropy(clean, y).mean() + 12 * divergence, (new["batch_stats"], divergence)
        (loss, (stats, divergence)), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), stats, opt, i + 1, loss, divergence
    tx = optax.chain(optax.add_decayed_weights(5e-4), optax.sgd(optax.cosine_decay_schedule(0.05, 20), 0.9, nesterov=True))
    x = draw(1, B, 8, 8, 3)
    variables = initial(net.init, jax.random.key(0), x, train=False)
    return Stranger(step, (variables["params"], variables["batch_stats"], tx.init(variables["params"]), x, whole(2, C, B), jax.random.PRNGKey(3), jnp.int32(0)), ("param", "model_state", "opt", "batch", "batch", "rng", "counter"),
                    lambda a, r: (*r[:3], *a[3:6], r[3]), (0, 1, 2), tolerance=5e-3)


def options_that_end():
    """Option-critic: policies of options, when they end, their values over a target network that is copied every third call; intrinsic policies by the advantage, endings by values with a margin; entropies."""
    D, O, A = 6, 3, 4

    def heads(p, s):
        h = jax.nn.relu(s @ p["torso"])
        return h @ p["q"], jax.nn.sigmoid(h @ p["end"]), jnp.einsum("bh,oha->boa", h, p["options"]) + p["bias"]
    tx = optax.rmsprop(5e-4, decay=0.95, eps=1e-2, centered=True)

    def step(p, target, opt, count, batch):
        s, o, a, r, s2, done = (batch[n] for n in ("obs", "option", "action", "reward", "next_obs", "done"))
        rows = jnp.arange(len(s))

        def loss_fn(p):
            q, _, logits = heads(p, s)
            q2, end2, _ = heads(p, s2)
            q2_target, _, _ = heads(target, s2)
            e2 = end2[rows, o]
            g = r + (1 - done) * 0.97 * ((1 - e2) * q2_target[rows, o] + e2 * q2_target.max(-1))
            g = lax.stop_gradient(g)
            td = g - q[rows, o]
            log_pi = jax.nn.log_softmax(logits[rows, o])
            taken = jnp.take_along_axis(log_pi, a[:, None], 1)[:, 0]
            entropy = -(jnp.exp(log_pi) * log_pi).sum(-1)
            policy = -(taken * lax.stop_gradient(td)) - 0.01 * entropy
            ending = e2 * lax.stop_gradient(q2[rows, o] - q2.max(-1) + 0.01) * (1 - done)
            return (0.5 * td**2).mean() + policy.mean() + ending.mean(), {"td": jnp.abs(td), "entropy": entropy.mean()}
        (loss, logs), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, opt = tx.update(g, opt)
        p = optax.apply_updates(p, u)
        count = count + 1
        target = T(lambda t, n: jnp.where(count % 3 == 0, n, t), target, p)
        return p, target, opt, count, loss, logs
    p = {"torso": draw(0, D, 16) * 0.4, "q": draw(1, 16, O) * 0.25, "end": draw(2, 16, O) * 0.25, "options": draw(3, O, 16, A) * 0.25, "bias": jnp.zeros((O, A))}
    batch = {"obs": draw(4, B, D), "option": whole(5, O, B), "action": whole(6, A, B), "reward": draw(7, B), "next_obs": draw(8, B, D), "done": whole(9, 2, B).astype(jnp.float32)}
    return Stranger(step, (p, p, tx.init(p), jnp.int32(0), batch), ("param", "model_state", "opt", "counter", "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2), tolerance=2e-3)


def frames_that_follow():
    """Convolutions inside a recurrence of the library, over frames [rows, time, height, width, channels]; the loss is of absolute and squared errors, its weight falls by the count; gradients are clipped element by element; the picture of differences is reported."""
    class Net(nn.Module):
        @nn.compact
        def __call__(self, x):
            x = nn.RNN(nn.ConvLSTMCell(6, (3, 3)))(x)
            x = nn.RNN(nn.ConvLSTMCell(4, (3, 3)), reverse=False)(x)
            return nn.sigmoid(nn.Conv(1, (3, 3))(x))
    net = Net()

    def loss(p, clip, weight):
        found, wanted = net.apply(p, clip[:, :-1]), clip[:, 1:]
        return ((found - wanted) ** 2).mean() + weight * jnp.abs(found - wanted).mean(), jnp.abs(found - wanted).mean((0, 1, 4))
    tx = optax.chain(optax.clip(1.0), optax.adam(1e-2))

    def step(p, opt, n, clip):
        (value, picture), g = jax.value_and_grad(loss, has_aux=True)(p, clip, 1.0 / (1 + n))
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, n + 1, value, picture
    clip = jax.nn.sigmoid(draw(1, 8, 5, 6, 6, 1))
    p = initial(net.init, jax.random.key(0), clip[:, :-1])
    return Stranger(step, (p, tx.init(p), jnp.int32(0), clip), ("param", "opt", "counter", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1), tolerance=5e-3)


def codes_told_from_noise():
    """A generator is given noise and codes; the judge's trunk also says the codes, by classes and by a normal with a spread that is learnt; judge, generator and what both know have optimizers of their own; labels of real ones are smoothed."""
    Z, K, X = 6, 4, 12
    trunk = lambda p, x: mlp(p, x)
    tx_d, tx_g, tx_q = optax.adam(2e-4, 0.5), optax.adam(1e-3, 0.5), optax.adam(1e-3, 0.5)
    bce = optax.sigmoid_binary_cross_entropy

    def step(state, real, key):
        d, g, q, od, og, oq = state
        kz, kc, ku, key = jax.random.split(key, 4)
        n = len(real)
        z, c, u = jax.random.normal(kz, (n, Z)), jax.random.randint(kc, (n,), 0, K), jax.random.uniform(ku, (n, 2), minval=-1)
        given = jnp.concatenate([z, jax.nn.one_hot(c, K), u], -1)

        def loss_d(d):
            r, f = trunk(d["trunk"], real) @ d["out"], trunk(d["trunk"], lax.stop_gradient(mlp(g, given))) @ d["out"]
            return bce(r, 0.9 * jnp.ones_like(r)).mean() + bce(f, jnp.zeros_like(f)).mean()
        value_d, grads = jax.value_and_grad(loss_d)(d)
        up, od = tx_d.update(grads, od)
        d = optax.apply_updates(d, up)

        def loss_g(gq):
            g, q = gq
            h = trunk(d["trunk"], mlp(g, given))
            fool = bce(h @ d["out"], jnp.ones((n, 1))).mean()
            out = h @ q["w"] + q["b"]
            said = cross_entropy(out[:, :K], c).mean()
            spread = jnp.exp(out[:, K + 2:])
            near = -jax.scipy.stats.norm.logpdf(u, out[:, K:K + 2], jnp.sqrt(spread) + 1e-6).sum(-1).mean()
            return fool + said + 0.1 * near, (fool, said, near)
        (value_g, logs), (gg, gq) = jax.value_and_grad(loss_g, has_aux=True)((g, q))
        up, og = tx_g.update(gg, og)
        g = optax.apply_updates(g, up)
        up, oq = tx_q.update(gq, oq)
        q = optax.apply_updates(q, up)
        return (d, g, q, od, og, oq), key, {"d": value_d, "g": value_g, "fool": logs[0], "classes": logs[1], "continuous": logs[2]}
    d = {"trunk": layers(0, X, 24, 16), "out": draw(3, 16, 1) * 0.25}
    g, q = layers(5, Z + K + 2, 24, X), {"w": draw(9, 16, K + 4) * 0.25, "b": jnp.zeros(K + 4)}
    state = (d, g, q, tx_d.init(d), tx_g.init(g), tx_q.init(q))
    return Stranger(step, (state, draw(10, 16, X), jax.random.PRNGKey(11)), (("param", "param", "param", "opt", "opt", "opt"), "batch", "rng"), lambda a, r: (r[0], a[1], r[1]), (0,), tolerance=2e-3)


def unlikely_under_a_mixture():
    """Codes and errors of an autoencoder are rows of a mixture whose weights, means and covariances are sums over the batch; energies by Cholesky, small variances are penalised, errors relative and by angle."""
    K, Z = 3, 3

    def loss(p, x, key):
        code = mlp(p["encoder"], x, jnp.tanh)
        back = mlp(p["decoder"], code, jnp.tanh)
        relative = jnp.linalg.norm(x - back, axis=1) / jnp.maximum(jnp.linalg.norm(x, axis=1), 1e-10)
        angle = (x * back).sum(1) / jnp.maximum(jnp.linalg.norm(x, axis=1) * jnp.linalg.norm(back, axis=1), 1e-8)
        z = jnp.concatenate([code, relative[:, None], angle[:, None]], 1)
        h = jnp.tanh(z @ p["estimate"][0][0] + p["estimate"][0][1])
        h = jnp.where(jax.random.bernoulli(key, 0.5, h.shape), h * 2, 0)
        gamma = jax.nn.softmax(h @ p["estimate"][1][0] + p["estimate"][1][1])
        total = gamma.sum(0)
        phi, mu = total / len(x), gamma.T @ z / total[:, None]
        away = z[:, None] - mu
        sigma = jnp.einsum("bk,bki,bkj->kij", gamma, away, away) / total[:, None, None] + 1e-3 * jnp.eye(Z + 2)
        chol = jnp.linalg.cholesky(sigma)
        solved = jax.vmap(lambda l, d: jax.scipy.linalg.solve_triangular(l, d.T, lower=True), (0, 1))(chol, away)
        log_det = jnp.log(jnp.diagonal(chol, axis1=1, axis2=2)).sum(-1)
        energy = -jax.nn.logsumexp(jnp.log(phi) - 0.5 * (solved**2).sum(1).T - log_det - (Z + 2) / 2 * np.log(2 * np.pi), -1)
        small = (1 / jnp.diagonal(sigma, axis1=1, axis2=2)).sum()
        return ((x - back) ** 2).sum(1).mean() + 0.1 * energy.mean() + 0.005 * small, energy
    tx = optax.adam(1e-3)

    def step(p, opt, key, x):
        key, now = jax.random.split(key)
        (value, energy), g = jax.value_and_grad(loss, has_aux=True)(p, x, now)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, key, value, jnp.percentile(energy, 80)
    p = {"encoder": layers(0, 8, 12, Z), "decoder": layers(3, Z, 12, 8), "estimate": layers(6, Z + 2, 8, K)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(9), draw(10, 24, 8)), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-2)


def far_from_a_centre():
    """Deep SVDD: rows are drawn to a centre that was fixed before; the radius is the quantile of distances, set anew every second call; a network without biases, decay by hand; a score for each row is returned."""
    def net(p, x):
        for i, w in enumerate(p):
            x = x @ w
            x = jax.nn.leaky_relu(x) if i < len(p) - 1 else x
        return x
    tx = optax.adam(1e-3)

    def train_step(p, opt, radius, epoch, centre, x):
        def loss_fn(p):
            distance = ((net(p, x) - centre) ** 2).sum(-1)
            scores = distance - radius**2
            decay = sum((w**2).sum() for w in p) / 2
            return radius**2 + (1 / 0.1) * jnp.maximum(scores, 0).mean() + 1e-4 * decay, (distance, scores)
        (loss, (distance, scores)), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, opt = tx.update(g, opt)
        radius = jnp.where(epoch % 2 == 1, jnp.quantile(jnp.sqrt(lax.stop_gradient(distance)), 0.9), radius)
        return optax.apply_updates(p, u), opt, radius, epoch + 1, loss, scores
    p = [draw(0, 8, 16) * 0.4, draw(1, 16, 8) * 0.3, draw(2, 8, 4) * 0.4]
    return Stranger(train_step, (p, tx.init(p), jnp.float32(0.1), jnp.int32(0), draw(3, 4), draw(4, 24, 8)), ("param", "opt", "model_state", "counter", "frozen", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1), tolerance=2e-3)


TINKERERS = {f.__name__: f for f in (far_from_a_centre, scale_beside_the_optimizer, observations_by_count, centres_and_spreads, likelihoods_of_shares, mixtures_of_augmentations, options_that_end,
                                     frames_that_follow, codes_told_from_noise, unlikely_under_a_mixture)}
