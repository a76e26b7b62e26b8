"""Agents as recent repositories write them, whole: recurrent, ensembled, planned, many at once."""

import functools

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _gru(p, h, x):
    z, r = jnp.split(jax.nn.sigmoid(x @ p["x"] + h @ p["h"] + p["b"]), 2, -1)
    n = jnp.tanh(x @ p["nx"] + (r * h) @ p["nh"])
    return (1 - z) * h + z * n


def _gru_weights(seed, d, h):
    return {"x": draw(seed, d, 2 * h) * 0.3, "h": draw(seed + 1, h, 2 * h) * 0.3, "b": jnp.zeros(2 * h),
            "nx": draw(seed + 2, d, h) * 0.3, "nh": draw(seed + 3, h, h) * 0.3}


def _flags(seed, rate, *shape):
    return (jax.random.uniform(jax.random.PRNGKey(seed), shape) < rate).astype(jnp.float32)


def _average(slow, fast, rate):
    return T(lambda a, b: a + rate * (b - a), slow, fast)


def memory_ppo():
    """PureJaxRL's PPO-RNN: time-major rollouts, a GRU that is reset where episodes end, GAE by a reversed scan, clipped values."""
    L, B, D, H, A = 8, 12, 6, 16, 4

    def unroll(p, carry, obs, done):
        def one(h, xs):
            o, d = xs
            h = jnp.where(d[:, None] > 0, 0.0, h)
            h = _gru(p["gru"], h, jax.nn.relu(o @ p["in"]))
            return h, h
        _, hs = lax.scan(one, carry, (obs, done))
        return hs @ p["pi"], (hs @ p["v"])[..., 0]

    def advantages(value, reward, done, last):
        def one(carry, xs):
            gae, after = carry
            d, v, r = xs
            delta = r + 0.99 * after * (1 - d) - v
            gae = delta + 0.99 * 0.95 * (1 - d) * gae
            return (gae, v), gae
        _, a = lax.scan(one, (jnp.zeros_like(last), last), (done, value, reward), reverse=True)
        return a, a + value

    def step(state, traj, carry, last):
        adv, target = advantages(traj["value"], traj["reward"], traj["done"], last)

        def loss(p):
            logits, value = unroll(p, carry, traj["obs"], traj["done"])
            lp = jax.nn.log_softmax(logits)
            new = jnp.take_along_axis(lp, traj["action"][..., None], -1)[..., 0]
            clipped = traj["value"] + (value - traj["value"]).clip(-0.2, 0.2)
            vf = 0.5 * jnp.maximum((value - target) ** 2, (clipped - target) ** 2).mean()
            ratio = jnp.exp(new - traj["logp"])
            gae = (adv - adv.mean()) / (adv.std() + 1e-8)
            pi = -jnp.minimum(ratio * gae, jnp.clip(ratio, 0.8, 1.2) * gae).mean()
            entropy = -(jnp.exp(lp) * lp).sum(-1).mean()
            kl = ((ratio - 1) - (new - traj["logp"])).mean()
            return pi + 0.5 * vf - 0.01 * entropy, (vf, pi, entropy, kl)

        (total, aux), g = jax.value_and_grad(loss, has_aux=True)(state["p"])
        u, opt = tx.update(g, state["opt"], state["p"])
        return {"p": optax.apply_updates(state["p"], u), "opt": opt}, (total, aux)

    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(optax.linear_schedule(2.5e-3, 0.0, 100), eps=1e-5))
    p = {"gru": _gru_weights(0, H, H), "in": draw(5, D, H) * 0.4, "pi": draw(6, H, A) * 0.1, "v": draw(7, H, 1) * 0.3}
    traj = {"obs": draw(8, L, B, D), "action": whole(9, A, L, B), "logp": -1.4 + 0.1 * draw(10, L, B), "value": draw(11, L, B) * 0.3,
            "reward": draw(12, L, B), "done": _flags(13, 0.2, L, B)}
    return Stranger(step, ({"p": p, "opt": tx.init(p)}, traj, draw(14, B, H) * 0.1, draw(15, B)),
                    ({"p": "param", "opt": "opt"}, "batch:1", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def dreams():
    """DreamerV3: discrete latents drawn by a key, balanced KL with free nats, imagination, two-hot critic, returns scaled by percentiles."""
    B, L, D, A, H, C, K, I = 12, 5, 8, 2, 16, 4, 4, 4
    bins = jnp.linspace(-5.0, 5.0, 11)

    def sample(key, logits):
        probs = 0.99 * jax.nn.softmax(logits) + 0.01 / K
        hot = jax.nn.one_hot(jax.random.categorical(key, jnp.log(probs)), K)
        return hot + probs - lax.stop_gradient(probs), probs

    def prior(p, h):
        return (h @ p["prior"]).reshape(*h.shape[:-1], C, K)

    def observe(p, key, obs, action, first):
        def one(carry, xs):
            h, z, key = carry
            o, a, f = xs
            h, z, a = (v * (1 - f)[:, None] for v in (h, z, a))
            h = _gru(p["gru"], h, jnp.concatenate([z, a], -1))
            logits = (jnp.concatenate([h, jax.nn.silu(o @ p["enc"])], -1) @ p["post"]).reshape(-1, C, K)
            key, sub = jax.random.split(key)
            z, probs = sample(sub, logits)
            z = z.reshape(-1, C * K)
            return (h, z, key), (h, z, probs, prior(p, h))
        begin = (jnp.zeros((B, H)), jnp.zeros((B, C * K)), key)
        (_, _, key), outs = lax.scan(one, begin, T(lambda x: jnp.swapaxes(x, 0, 1), (obs, action, first)))
        return key, outs

    def kl(a, b):
        return (a * (jnp.log(a + 1e-8) - jnp.log(b + 1e-8))).sum((-2, -1))

    def symlog(x):
        return jnp.sign(x) * jnp.log1p(jnp.abs(x))

    def two_hot(x):
        x = symlog(x)
        below = (bins <= x[..., None]).sum(-1) - 1
        below = jnp.clip(below, 0, len(bins) - 2)
        w = jnp.clip((x - bins[below]) / (bins[below + 1] - bins[below]), 0, 1)
        return jax.nn.one_hot(below, len(bins)) * (1 - w)[..., None] + jax.nn.one_hot(below + 1, len(bins)) * w[..., None]

    def value_of(p, f):
        x = (jax.nn.softmax(mlp(p, f)) * bins).sum(-1)
        return jnp.sign(x) * (jnp.exp(jnp.abs(x)) - 1)

    def model_loss(p, key, batch):
        key, (h, z, post, logits) = observe(p, key, batch["obs"], batch["action"], batch["first"])
        before = 0.99 * jax.nn.softmax(logits) + 0.01 / K
        f = jnp.concatenate([h, z], -1)
        seen = jnp.swapaxes(batch["obs"], 0, 1)
        image = ((f @ p["dec"] - symlog(seen)) ** 2).sum(-1).mean()
        reward = -(two_hot(batch["reward"].T) * jax.nn.log_softmax(f @ p["rew"])).sum(-1).mean()
        on = optax.sigmoid_binary_cross_entropy((f @ p["cont"])[..., 0], 1 - batch["done"].T).mean()
        dyn = jnp.maximum(kl(lax.stop_gradient(post), before), 1.0).mean()
        rep = jnp.maximum(kl(post, lax.stop_gradient(before)), 1.0).mean()
        return image + reward + on + 0.5 * dyn + 0.1 * rep, (key, h, z, (image, reward, dyn))

    def imagine(p, actor, key, h, z):
        def one(carry, _):
            h, z, key = carry
            f = jnp.concatenate([h, z], -1)
            key, k1, k2 = jax.random.split(key, 3)
            mean, scale = jnp.split(mlp(actor, f), 2, -1)
            a = jnp.tanh(mean + (jax.nn.softplus(scale) + 0.1) * jax.random.normal(k1, mean.shape))
            h = _gru(p["gru"], h, jnp.concatenate([z, a], -1))
            z = sample(k2, prior(p, h))[0].reshape(-1, C * K)
            return (h, z, key), f
        (_, _, key), fs = lax.scan(one, (h, z, key), None, length=I)
        return key, fs

    def returns(reward, value, on):
        def one(after, xs):
            r, v, c = xs
            after = r + 0.997 * c * (0.05 * v + 0.95 * after)
            return after, after
        return lax.scan(one, value[-1], (reward[:-1], value[1:], on[:-1]), reverse=True)[1]

    def step(s, batch):
        (wm, (key, h, z, aux)), g = jax.value_and_grad(model_loss, has_aux=True)(s["model"], s["key"], batch)
        u, model_opt = tx.update(g, s["model_opt"], s["model"])
        model = optax.apply_updates(s["model"], u)
        h, z = (lax.stop_gradient(x.reshape(-1, x.shape[-1])) for x in (h, z))

        def actor_loss(actor):
            key2, fs = imagine(model, actor, key, h, z)
            reward = (jax.nn.softmax(fs @ model["rew"]) * bins).sum(-1)
            on = jax.nn.sigmoid((fs @ model["cont"])[..., 0])
            ret = returns(reward, value_of(s["slow"], fs), on)
            span = jnp.percentile(lax.stop_gradient(ret), 95) - jnp.percentile(lax.stop_gradient(ret), 5)
            scale = 0.99 * s["span"] + 0.01 * span
            return -(ret / jnp.maximum(1.0, scale)).mean(), (key2, fs, ret, scale)

        (al, (key, fs, ret, scale)), g = jax.value_and_grad(actor_loss, has_aux=True)(s["actor"])
        u, actor_opt = tx.update(g, s["actor_opt"], s["actor"])
        actor = optax.apply_updates(s["actor"], u)
        fs, ret = lax.stop_gradient((fs[:-1], ret))
        vl, g = jax.value_and_grad(lambda c: -(two_hot(ret) * jax.nn.log_softmax(mlp(c, fs))).sum(-1).mean())(s["critic"])
        u, critic_opt = tx.update(g, s["critic_opt"], s["critic"])
        critic = optax.apply_updates(s["critic"], u)
        return {"model": model, "model_opt": model_opt, "actor": actor, "actor_opt": actor_opt, "critic": critic,
                "critic_opt": critic_opt, "slow": _average(s["slow"], critic, 0.02), "span": scale, "key": key}, {
                    "model": wm, "actor": al, "critic": vl, "parts": aux}

    tx = optax.chain(optax.adaptive_grad_clip(0.3), optax.adam(1e-3))
    model = {"gru": _gru_weights(0, C * K + A, H), "enc": draw(5, D, H) * 0.3, "post": draw(6, 2 * H, C * K) * 0.3,
             "prior": draw(7, H, C * K) * 0.3, "dec": draw(8, H + C * K, D) * 0.3, "rew": draw(9, H + C * K, 11) * 0.1,
             "cont": draw(10, H + C * K, 1) * 0.1}
    actor, critic = layers(11, H + C * K, 16, 2 * A), layers(14, H + C * K, 16, 11)
    s = {"model": model, "model_opt": tx.init(model), "actor": actor, "actor_opt": tx.init(actor), "critic": critic,
         "critic_opt": tx.init(critic), "slow": critic, "span": jnp.zeros(()), "key": jax.random.PRNGKey(3)}
    batch = {"obs": draw(20, B, L, D), "action": jnp.tanh(draw(21, B, L, A)), "reward": draw(22, B, L), "first": _flags(23, 0.1, B, L),
             "done": _flags(24, 0.1, B, L)}
    kinds = {**{n: "param" for n in ("model", "actor", "critic")}, **{f"{n}_opt": "opt" for n in ("model", "actor", "critic")},
             "slow": "model_state", "span": "model_state", "key": "rng"}
    return Stranger(step, (s, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def filtered_groups():
    """DAPO: groups whose rewards are all alike are left out, the clip is wider above, tokens are averaged over the whole batch, long answers penalised."""
    G, K, L, V, D = 12, 4, 8, 24, 16

    def logp(p, ids):
        h = p["e"][ids]
        mask = jnp.tri(L, dtype=bool)
        for w in p["w"]:
            s = jnp.einsum("btd,bsd->bts", h @ w["q"], h @ w["k"]) / D**0.5
            h = h + jax.nn.softmax(jnp.where(mask, s, -1e9)) @ (h @ w["v"])
        lp = jax.nn.log_softmax(h @ p["e"].T)
        return jnp.take_along_axis(lp[:, :-1], ids[:, 1:, None], -1)[..., 0]

    def step(p, opt, ids, old, mask, reward):
        ids, old, mask = (x.reshape(G * K, *x.shape[2:]) for x in (ids, old, mask))
        length = mask.sum(-1).reshape(G, K)
        reward = reward - jnp.clip((length - 5.0) / 2.0, 0.0, 1.0)
        std = reward.std(1, keepdims=True)
        keep = jnp.broadcast_to(std > 1e-4, reward.shape).astype(jnp.float32).reshape(-1)
        adv = ((reward - reward.mean(1, keepdims=True)) / (std + 1e-6)).reshape(-1)

        def loss(p):
            new = logp(p, ids)
            ratio = jnp.exp(new - old)
            each = -jnp.minimum(ratio * adv[:, None], jnp.clip(ratio, 0.8, 1.28) * adv[:, None])
            m = mask * keep[:, None]
            clipped = ((ratio > 1.28) * m).sum() / jnp.maximum(m.sum(), 1)
            return (each * m).sum() / jnp.maximum(m.sum(), 1), (clipped, keep.mean())

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": value, "clipped": aux[0], "kept": aux[1], "reward": reward.mean()}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, b2=0.95, weight_decay=0.1))
    p = {"e": draw(0, V, D) * 0.3, "w": [{n: draw(3 * i + j + 1, D, D) * 0.3 for j, n in enumerate("qkv")} for i in range(2)]}
    lengths = whole(30, 5, G, K)[..., None] + 3
    mask = (jnp.arange(L - 1) < lengths).astype(jnp.float32)
    reward = jnp.where(jnp.arange(G)[:, None] == 2, 1.0, _flags(31, 0.5, G, K))
    return Stranger(step, (p, tx.init(p), whole(32, V, G, K, L), -3.0 + 0.1 * draw(33, G, K, L - 1), mask, reward),
                    ("param", "opt", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def random_subset_of_critics():
    """REDQ: ten critics as one stacked tree, the minimum of two drawn ones, five updates a call scanned over [U, B, ...], a temperature."""
    U, B, D, A, E = 3, 12, 6, 2, 5

    def act(p, key, obs):
        mean, scale = jnp.split(mlp(p, obs), 2, -1)
        scale = jnp.clip(scale, -5, 2)
        noise = jax.random.normal(key, mean.shape)
        a = jnp.tanh(mean + jnp.exp(scale) * noise)
        return a, (-0.5 * noise**2 - scale - 0.919 - jnp.log(1 - a**2 + 1e-6)).sum(-1)

    def q(ps, obs, a):
        return jax.vmap(lambda p: mlp(p, jnp.concatenate([obs, a], -1))[..., 0])(ps)

    def one(s, b):
        key, k1, k2, k3 = jax.random.split(s["key"], 4)
        alpha = jnp.exp(s["log_alpha"])
        na, nlp = act(s["actor"], k1, b["next"])
        chosen = jax.random.choice(k2, E, (2,), replace=False)
        nq = q(T(lambda x: x[chosen], s["target"]), b["next"], na).min(0)
        y = b["reward"] + 0.99 * (1 - b["done"]) * (nq - alpha * nlp)
        cl, g = jax.value_and_grad(lambda c: ((q(c, b["obs"], b["action"]) - y) ** 2).mean(1).sum())(s["critic"])
        u, critic_opt = tx.update(g, s["critic_opt"], s["critic"])
        critic = optax.apply_updates(s["critic"], u)
        s = {**s, "key": key, "critic": critic, "critic_opt": critic_opt, "target": _average(s["target"], critic, 0.01)}
        return s, (cl, k3)

    def step(s, batches):
        s, (losses, keys) = lax.scan(one, s, batches)
        obs, alpha = batches["obs"][-1], jnp.exp(s["log_alpha"])

        def actor_loss(p):
            a, lp = act(p, keys[-1], obs)
            return (alpha * lp - q(s["critic"], obs, a).mean(0)).mean(), lp.mean()

        (al, lp), g = jax.value_and_grad(actor_loss, has_aux=True)(s["actor"])
        u, actor_opt = tx.update(g, s["actor_opt"], s["actor"])
        g = jax.grad(lambda x: jnp.exp(x) * (-lp + A))(s["log_alpha"])
        ua, alpha_opt = tx.update(g, s["alpha_opt"], s["log_alpha"])
        return {**s, "actor": optax.apply_updates(s["actor"], u), "actor_opt": actor_opt, "log_alpha": s["log_alpha"] + ua,
                "alpha_opt": alpha_opt}, {"critic": losses.mean(), "actor": al, "alpha": alpha, "entropy": -lp}

    tx = optax.adam(3e-3)
    actor = layers(0, D, 16, 2 * A)
    critic = T(lambda *x: jnp.stack(x), *[layers(10 * i + 4, D + A, 16, 1) for i in range(E)])
    log_alpha = jnp.zeros(())
    s = {"actor": actor, "actor_opt": tx.init(actor), "critic": critic, "critic_opt": tx.init(critic), "target": critic,
         "log_alpha": log_alpha, "alpha_opt": tx.init(log_alpha), "key": jax.random.PRNGKey(1)}
    batches = {"obs": draw(60, U, B, D), "action": jnp.tanh(draw(61, U, B, A)), "reward": draw(62, U, B), "next": draw(63, U, B, D),
               "done": _flags(64, 0.1, U, B)}
    kinds = {"actor": "param", "actor_opt": "opt", "critic": "param", "critic_opt": "opt", "target": "model_state", "log_alpha": "param",
             "alpha_opt": "opt", "key": "rng"}
    return Stranger(step, (s, batches), (kinds, "batch:1"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def rainbow():
    """Noisy layers, duelling heads over atoms, double choice, importance weights of a replay, new priorities as a result by row."""
    B, D, A, N, H = 12, 8, 4, 11, 24
    z = jnp.linspace(-5.0, 5.0, N)

    def noisy(p, key, x):
        f = lambda e: jnp.sign(e) * jnp.sqrt(jnp.abs(e))  # noqa: E731
        k1, k2 = jax.random.split(key)
        i, o = f(jax.random.normal(k1, (p["w"].shape[0],))), f(jax.random.normal(k2, (p["w"].shape[1],)))
        return x @ (p["w"] + p["sw"] * jnp.outer(i, o)) + p["b"] + p["sb"] * o

    def net(p, key, obs):
        k1, k2 = jax.random.split(key)
        h = jax.nn.relu(obs @ p["in"])
        v = noisy(p["v"], k1, h).reshape(-1, 1, N)
        a = noisy(p["a"], k2, h).reshape(-1, A, N)
        return jax.nn.log_softmax(v + a - a.mean(1, keepdims=True))

    def project(p, shifted):
        shifted = jnp.clip(shifted, -5.0, 5.0)
        width = jnp.clip(1 - jnp.abs(shifted[:, None, :] - z[None, :, None]) / (z[1] - z[0]), 0, 1)
        return jnp.einsum("bij,bj->bi", width, p)

    def step(p, target, opt, count, key, batch):
        key, k1, k2, k3 = jax.random.split(key, 4)
        best = (jnp.exp(net(p, k2, batch["next"])) * z).sum(-1).argmax(-1)
        after = jnp.exp(net(target, k3, batch["next"]))[jnp.arange(B), best]
        wanted = project(after, batch["reward"][:, None] + (0.99**3) * (1 - batch["done"])[:, None] * z)

        def loss(p):
            lp = net(p, k1, batch["obs"])
            each = -(wanted * jnp.take_along_axis(lp, batch["action"][:, None, None], 1)[:, 0]).sum(-1)
            w = batch["probability"] ** -0.4
            return (w / w.max() * each).mean(), each

        (value, each), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        count = count + 1
        target = lax.cond(count % 2 == 0, lambda: p, lambda: target)
        return p, target, opt, count, key, value, (each + 1e-6) ** 0.5

    def noisy_weights(seed, i, o):
        return {"w": draw(seed, i, o) * i**-0.5, "sw": jnp.full((i, o), 0.5 * i**-0.5), "b": jnp.zeros(o), "sb": jnp.full(o, 0.5 * i**-0.5)}

    tx = optax.adam(1e-3, eps=1.5e-4)
    p = {"in": draw(0, D, H) * 0.4, "v": noisy_weights(1, H, N), "a": noisy_weights(2, H, A * N)}
    batch = {"obs": draw(3, B, D), "next": draw(4, B, D), "action": whole(5, A, B), "reward": draw(6, B), "done": _flags(7, 0.2, B),
             "probability": jax.random.uniform(jax.random.PRNGKey(8), (B,)) + 0.1}
    return Stranger(step, (p, p, tx.init(p), jnp.int32(0), jax.random.PRNGKey(9), batch),
                    ("param", "model_state", "opt", "counter", "rng", "batch"), lambda a, r: (*r[:5], a[5]), (0, 1, 2, 3, 4))


def mixing_network():
    """QMIX: one recurrent network for all agents, values mixed by weights that a network makes out of the global state, padded episodes."""
    B, L, N, D, S, A, H, M = 12, 5, 3, 6, 7, 4, 12, 8

    def agents(p, obs):
        def one(h, o):
            h = _gru(p["gru"], h, jax.nn.relu(o @ p["in"]))
            return h, h @ p["out"]
        flat = jnp.moveaxis(obs, 1, 0).reshape(L, B * N, D)
        return jnp.moveaxis(lax.scan(one, jnp.zeros((B * N, H)), flat)[1].reshape(L, B, N, A), 0, 1)

    def mix(p, q, s):
        w1 = jnp.abs(s @ p["w1"]).reshape(B, L, N, M)
        h = jax.nn.elu(jnp.einsum("bln,blnm->blm", q, w1) + s @ p["b1"])
        return (h * jnp.abs(s @ p["w2"])).sum(-1) + (jax.nn.relu(s @ p["v1"]) @ p["v2"])[..., 0]

    def step(state, batch):
        def loss(p):
            q = agents(p, batch["obs"])
            taken = jnp.take_along_axis(q, batch["action"][..., None], -1)[..., 0]
            best = jnp.where(batch["legal"] > 0, lax.stop_gradient(q), -1e9).argmax(-1)
            after = jnp.take_along_axis(agents(state["target"], batch["obs"]), best[..., None], -1)[..., 0]
            total, later = mix(p, taken, batch["state"]), mix(state["target"], after, batch["state"])
            y = batch["reward"][:, :-1] + 0.99 * (1 - batch["done"][:, :-1]) * lax.stop_gradient(later[:, 1:])
            mask = batch["mask"][:, :-1]
            error = (total[:, :-1] - y) * mask
            return (error**2).sum() / mask.sum(), (jnp.abs(error).sum() / mask.sum(), (taken * batch["mask"][..., None]).sum() / (batch["mask"].sum() * N))

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(state["p"])
        norm = optax.global_norm(g)
        u, opt = tx.update(g, state["opt"], state["p"])
        p = optax.apply_updates(state["p"], u)
        n = state["n"] + 1
        target = T(lambda a, b: jnp.where(n % 2 == 0, a, b), p, state["target"])
        return {"p": p, "target": target, "opt": opt, "n": n}, {"loss": value, "error": aux[0], "q": aux[1], "norm": norm}

    tx = optax.chain(optax.clip_by_global_norm(10.0), optax.rmsprop(5e-4, decay=0.99, eps=1e-5))
    p = {"gru": _gru_weights(0, H, H), "in": draw(5, D, H) * 0.4, "out": draw(6, H, A) * 0.3, "w1": draw(7, S, N * M) * 0.3,
         "b1": draw(8, S, M) * 0.3, "w2": draw(9, S, M) * 0.3, "v1": draw(10, S, M) * 0.3, "v2": draw(11, M, 1) * 0.3}
    mask = (jnp.arange(L) < whole(12, 3, B)[:, None] + 3).astype(jnp.float32)
    batch = {"obs": draw(13, B, L, N, D), "state": draw(14, B, L, S), "action": whole(15, A, B, L, N), "legal": _flags(16, 0.7, B, L, N, A),
             "reward": draw(17, B, L), "done": _flags(18, 0.1, B, L), "mask": mask}
    return Stranger(step, ({"p": p, "target": p, "opt": tx.init(p), "n": jnp.int32(0)}, batch),
                    ({"p": "param", "target": "model_state", "opt": "opt", "n": "counter"}, "batch"), lambda a, r: (r[0], a[1]))


def inverse_curiosity():
    """ICM: a forward and an inverse model whose error is the reward, scaled by running moments that the step updates, beside PPO."""
    B, D, A, F = 12, 8, 4, 12

    def moments(rms, x):
        mean, var, n = rms
        delta, total = x.mean() - mean, n + x.size
        var = (var * n + x.var() * x.size + delta**2 * n * x.size / total) / total
        return mean + delta * x.size / total, var, total

    def step(agent, icm, opts, rms, obs, after, action, old, value, adv):
        hot = jax.nn.one_hot(action, A)

        def model(p):
            f, g = mlp(p["f"], obs), mlp(p["f"], after)
            inverse = optax.softmax_cross_entropy(mlp(p["i"], jnp.concatenate([f, g], -1)), hot).mean()
            error = ((mlp(p["d"], jnp.concatenate([lax.stop_gradient(f), hot], -1)) - lax.stop_gradient(g)) ** 2).mean(-1)
            return 0.8 * inverse + 0.2 * error.mean(), error

        (ml, bonus), gi = jax.value_and_grad(model, has_aux=True)(icm)
        rms = moments(rms, bonus)
        adv_ = adv + 0.1 * lax.stop_gradient(bonus) / jnp.sqrt(rms[1] + 1e-8)
        adv_ = (adv_ - adv_.mean()) / (adv_.std() + 1e-8)

        def policy(p):
            h = jnp.tanh(obs @ p["h"])
            lp = jax.nn.log_softmax(h @ p["pi"])
            ratio = jnp.exp((lp * hot).sum(-1) - old)
            pg = -jnp.minimum(ratio * adv_, jnp.clip(ratio, 0.9, 1.1) * adv_).mean()
            return pg + 0.5 * (((h @ p["v"])[:, 0] - value) ** 2).mean() + 0.01 * (jnp.exp(lp) * lp).sum(-1).mean()

        pl, gp = jax.value_and_grad(policy)(agent)
        up, op = tx.update(gp, opts[0], agent)
        ui, oi = tx.update(gi, opts[1], icm)
        return (optax.apply_updates(agent, up), optax.apply_updates(icm, ui), (op, oi), rms), {"policy": pl, "model": ml, "bonus": bonus.mean()}

    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))
    agent = {"h": draw(0, D, 16) * 0.3, "pi": draw(1, 16, A) * 0.1, "v": draw(2, 16, 1) * 0.3}
    icm = {"f": layers(3, D, 16, F), "i": layers(6, 2 * F, 16, A), "d": layers(9, F + A, 16, F)}
    return Stranger(step, (agent, icm, (tx.init(agent), tx.init(icm)), (jnp.zeros(()), jnp.ones(()), jnp.float32(1e-4)), draw(12, B, D),
                           draw(13, B, D), whole(14, A, B), -1.4 + 0.1 * draw(15, B), draw(16, B), draw(17, B)),
                    ("param", "param", "opt", "model_state", *["batch"] * 6), lambda a, r: (*r[0], *a[4:]))


def better_half():
    """V-MPO: only the samples above the median advantage count, with a learnt temperature and a learnt bound of the step, projected."""
    B, D, A, H = 12, 8, 4, 16

    def step(s, target, opt, obs, action, ret):
        def loss(p):
            h = jax.nn.elu(obs @ p["in"])
            lp = jax.nn.log_softmax(h @ p["pi"])
            old = lax.stop_gradient(jax.nn.log_softmax(jax.nn.elu(obs @ target["in"]) @ target["pi"]))
            value = (h @ p["v"])[:, 0]
            adv = lax.stop_gradient(ret - value)
            eta, alpha = jax.nn.softplus(p["eta"]), jax.nn.softplus(p["alpha"])
            top = adv >= jnp.median(adv)
            scaled = jnp.where(top, adv / eta, -jnp.inf)
            weight = lax.stop_gradient(jax.nn.softmax(scaled))
            pi = -(weight * jnp.take_along_axis(lp, action[:, None], 1)[:, 0]).sum()
            dual = eta * 0.1 + eta * (jax.nn.logsumexp(scaled) - jnp.log(top.sum()))
            kl = (jnp.exp(old) * (old - lp)).sum(-1)
            bound = (alpha * (0.05 - lax.stop_gradient(kl)) + lax.stop_gradient(alpha) * kl).mean()
            return pi + dual + bound + ((value - ret) ** 2).mean(), {"kl": kl.mean(), "eta": eta, "alpha": alpha}

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(s)
        u, opt = tx.update(g, opt, s)
        s = optax.apply_updates(s, u)
        s = {**s, "eta": jnp.maximum(s["eta"], -4.0), "alpha": jnp.maximum(s["alpha"], -4.0)}
        return s, _average(target, {n: s[n] for n in target}, 0.1), opt, value, aux

    tx = optax.adamw(1e-3)
    s = {"in": draw(0, D, H) * 0.3, "pi": draw(1, H, A) * 0.3, "v": draw(2, H, 1) * 0.3, "eta": jnp.ones(()), "alpha": jnp.ones(())}
    target = {n: s[n] for n in ("in", "pi")}
    return Stranger(step, (s, target, tx.init(s), draw(3, B, D), whole(4, A, B), draw(5, B)),
                    ("param", "model_state", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def planned_in_latents():
    """TD-MPC: consistency, reward and value over an unrolled latent model with decaying weights, by a functools.partial of settings."""
    B, L, D, A, Z = 12, 4, 8, 2, 12

    def q(p, z, a):
        return [mlp(one, jnp.concatenate([z, a], -1))[..., 0] for one in p]

    def norm(z):
        z = z.reshape(*z.shape[:-1], 3, Z // 3)
        return jax.nn.softmax(z, -1).reshape(*z.shape[:-2], Z)

    def step(state, batch, discount, decay):
        target = state["target"]
        encode = lambda p, o: norm(mlp(p["enc"], o))  # noqa: E731

        def loss(p):
            z, total = encode(p, batch["obs"][:, 0]), 0.0
            parts = jnp.zeros(3)
            for t in range(L):
                a, weight = batch["action"][:, t], decay**t
                values, reward = q(p["q"], z, a), mlp(p["r"], jnp.concatenate([z, a], -1))[..., 0]
                z = norm(mlp(p["d"], jnp.concatenate([z, a], -1)))
                goal = lax.stop_gradient(encode(target, batch["obs"][:, t + 1]))
                later = lax.stop_gradient(jnp.minimum(*q(target["q"], goal, jnp.tanh(mlp(p["pi"], goal)))))
                y = batch["reward"][:, t] + discount * later
                each = jnp.stack([((z - goal) ** 2).mean(-1), (reward - batch["reward"][:, t]) ** 2,
                                  sum((v - y) ** 2 for v in values)])
                parts = parts + weight * (each * batch["weight"]).mean(1)
            z = lax.stop_gradient(z)
            frozen = lax.stop_gradient(p["q"])
            pi = -jnp.minimum(*q(frozen, z, jnp.tanh(mlp(p["pi"], z)))).mean()
            total = (jnp.array([20.0, 0.1, 0.1]) * parts).sum() + 0.1 * pi
            return total, (parts, pi)

        (value, (parts, pi)), g = jax.value_and_grad(loss, has_aux=True)(state["p"])
        u, opt = tx.update(g, state["opt"], state["p"])
        p = optax.apply_updates(state["p"], u)
        slow = _average(target, {n: p[n] for n in target}, 0.01)
        return {"p": p, "opt": opt, "target": slow}, {"loss": value, "consistency": parts[0], "reward": parts[1], "value": parts[2], "pi": pi}

    tx = optax.chain(optax.clip_by_global_norm(20.0), optax.multi_transform(
        {"slow": optax.adam(3e-4), "fast": optax.adam(1e-3)}, {"enc": "slow", "d": "fast", "r": "fast", "q": "fast", "pi": "fast"}))
    p = {"enc": layers(0, D, 16, Z), "d": layers(3, Z + A, 16, Z), "r": layers(6, Z + A, 16, 1), "pi": layers(9, Z, 16, A),
         "q": [layers(12, Z + A, 16, 1), layers(15, Z + A, 16, 1)]}
    target = {n: p[n] for n in ("enc", "q")}
    batch = {"obs": draw(20, B, L + 1, D), "action": jnp.tanh(draw(21, B, L, A)), "reward": draw(22, B, L),
             "weight": jax.random.uniform(jax.random.PRNGKey(2), (B,)) + 0.5}
    return Stranger(functools.partial(step, discount=0.99, decay=0.5), ({"p": p, "opt": tx.init(p), "target": target}, batch),
                    ({"p": "param", "opt": "opt", "target": "model_state"}, "batch"), lambda a, r: (r[0], a[1]), (0,))


PLAYERS = {
    "memory_ppo": memory_ppo,
    "dreams": dreams,
    "filtered_groups": filtered_groups,
    "random_subset_of_critics": random_subset_of_critics,
    "rainbow": rainbow,
    "mixing_network": mixing_network,
    "inverse_curiosity": inverse_curiosity,
    "better_half": better_half,
    "planned_in_latents": planned_in_latents,
}
