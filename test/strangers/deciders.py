"""Agents, preferences and robots: quantiles cut off, skills, shifts drawn for each row, pairs sampled and judged inside the step."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def quantiles_cut_off():
    """Truncated mixtures: quantiles of several critics are sorted together and the largest left out; temperature learnt; targets move slowly."""
    B, F, A, N, Q = 12, 6, 2, 3, 5

    def critics(p, s, a):
        x = jnp.concatenate([s, a], -1)
        return jax.vmap(lambda q: mlp(q, x, jax.nn.relu))(p).swapaxes(0, 1)

    def policy(p, key, s):
        mean, log = jnp.split(mlp(p, s, jax.nn.relu), 2, -1)
        log = jnp.clip(log, -5, 2)
        e = jax.random.normal(key, mean.shape)
        raw = mean + jnp.exp(log) * e
        logp = (-0.5 * e**2 - log - 0.919).sum(-1) - jnp.log(1 - jnp.tanh(raw) ** 2 + 1e-6).sum(-1)
        return jnp.tanh(raw), logp

    def step(state, key, batch):
        k1, k2 = jax.random.split(key)
        a2, lp2 = policy(state["actor"], k1, batch["next"])
        alpha = jnp.exp(state["log_alpha"])
        z = jnp.sort(critics(state["target"], batch["next"], a2).reshape(B, -1), -1)[:, :N * Q - 4]
        y = batch["reward"][:, None] + 0.99 * (1 - batch["done"][:, None]) * (z - alpha * lp2[:, None])

        def critic_loss(p):
            d = y[:, None, None] - critics(p, batch["obs"], batch["action"])[..., None]
            tau = (jnp.arange(Q) + 0.5)[:, None] / Q
            huber = jnp.where(jnp.abs(d) > 1, jnp.abs(d) - 0.5, 0.5 * d * d)
            return (jnp.abs(tau - (d < 0)) * huber).mean()
        lc, gc = jax.value_and_grad(critic_loss)(state["critic"])
        u, oc = tx.update(gc, state["critic_opt"])
        critic = optax.apply_updates(state["critic"], u)

        def actor_loss(p):
            a, lp = policy(p, k2, batch["obs"])
            return (alpha * lp - critics(critic, batch["obs"], a).mean((1, 2))).mean(), lp
        (la, lp), ga = jax.value_and_grad(actor_loss, has_aux=True)(state["actor"])
        u, oa = tx.update(ga, state["actor_opt"])
        gt = jax.grad(lambda v: -v * lax.stop_gradient(lp - A).mean())(state["log_alpha"])
        ut, ot = tx.update(gt, state["alpha_opt"])
        new = {"actor": optax.apply_updates(state["actor"], u), "critic": critic, "log_alpha": state["log_alpha"] + ut,
               "target": optax.incremental_update(critic, state["target"], 0.005), "actor_opt": oa, "critic_opt": oc, "alpha_opt": ot}
        return new, {"critic": lc, "actor": la, "alpha": alpha}

    tx = optax.adam(3e-3)
    actor = layers(0, F, 16, 2 * A)
    critic = jax.tree.map(lambda *v: jnp.stack(v), *[layers(10 * i + 5, F + A, 16, Q) for i in range(N)])
    state = {"actor": actor, "critic": critic, "log_alpha": jnp.float32(0), "target": T(jnp.copy, critic), "actor_opt": tx.init(actor),
             "critic_opt": tx.init(critic), "alpha_opt": tx.init(jnp.float32(0))}
    kinds = {"actor": "param", "critic": "param", "log_alpha": "param", "target": "model_state", "actor_opt": "opt", "critic_opt": "opt", "alpha_opt": "opt"}
    batch = {"obs": draw(40, B, F), "action": jnp.tanh(draw(41, B, A)), "next": draw(42, B, F), "reward": draw(43, B),
             "done": whole(44, 2, B).astype(jnp.float32)}
    return Stranger(step, (state, jax.random.PRNGKey(7), batch), (kinds, "rng", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def shifted_for_each_row():
    """Pixels to actions: each row is padded and cut at a place of its own, actor and critic share an encoder that the critic trains."""
    B, H, A = 12, 8, 2

    def shift(key, x):
        x = jnp.pad(x, ((0, 0), (2, 2), (2, 2), (0, 0)), mode="edge")
        at = jax.random.randint(key, (B, 2), 0, 5)
        return jax.vmap(lambda i, a: lax.dynamic_slice(i, (a[0], a[1], 0), (H, H, 2)))(x, at)

    def encode(p, x):
        h = lax.conv_general_dilated(x / 255.0 - 0.5, p["conv"], (2, 2), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        h = jax.nn.relu(h).reshape(B, -1) @ p["proj"]
        return jnp.tanh(jax.nn.standardize(h))

    def step(nets, target, opt, key, obs, action, reward, after):
        key, k1, k2, k3 = jax.random.split(key, 4)
        obs, after = shift(k1, obs.astype(jnp.float32)), shift(k2, after.astype(jnp.float32))
        z2 = encode(nets["encoder"], after)
        noise = jnp.clip(0.2 * jax.random.normal(k3, (B, A)), -0.3, 0.3)
        a2 = jnp.clip(jnp.tanh(mlp(nets["actor"], z2)) + noise, -1, 1)
        y = reward + 0.99 * jnp.minimum(*(mlp(q, jnp.concatenate([z2, a2], -1))[:, 0] for q in target))

        def loss(nets):
            z = encode(nets["encoder"], obs)
            q = [mlp(q, jnp.concatenate([z, action], -1))[:, 0] for q in nets["critics"]]
            a = jnp.tanh(mlp(nets["actor"], lax.stop_gradient(z)))
            za = lax.stop_gradient((z, nets["critics"]))
            lead = -mlp(za[1][0], jnp.concatenate([za[0], a], -1))[:, 0].mean()
            fit = sum(jnp.square(v - lax.stop_gradient(y)).mean() for v in q)
            return fit + lead, (fit, lead)
        (_, seen), g = jax.value_and_grad(loss, has_aux=True)(nets)
        u, opt = tx.update(g, opt, nets)
        nets = optax.apply_updates(nets, u)
        return nets, T(lambda t, n: 0.99 * t + 0.01 * n, target, nets["critics"]), opt, key, seen

    tx = optax.adam(1e-3)
    nets = {"encoder": {"conv": draw(0, 3, 3, 2, 4) * 0.2, "proj": draw(1, 36, 8) * 0.2}, "actor": layers(2, 8, 12, A),
            "critics": [layers(4, 8 + A, 12, 1), layers(6, 8 + A, 12, 1)]}
    frames = lambda s: jnp.asarray(whole(s, 256, B, H, H, 2), jnp.uint8)
    return Stranger(step, (nets, T(jnp.copy, nets["critics"]), tx.init(nets), jax.random.key(5), frames(10), jnp.tanh(draw(11, B, A)), draw(12, B), frames(13)),
                    ("param", "model_state", "opt", "rng", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def skills_told_apart():
    """Skills are drawn, a network tells them from states, its answer is the reward of a policy gradient with a baseline."""
    B, F, A, K = 24, 6, 3, 4

    def step(p, opt, key, s, s2, action):
        key, sub = jax.random.split(key)
        skill = jax.random.randint(sub, (B,), 0, K)
        hot = jax.nn.one_hot(skill, K)

        def loss(p):
            told = jax.nn.log_softmax(mlp(p["teller"], s2))
            r = lax.stop_gradient(told[jnp.arange(B), skill] + jnp.log(K))
            x = jnp.concatenate([s, hot], -1)
            v = mlp(p["value"], x)[:, 0]
            adv = lax.stop_gradient(r - v)
            adv = (adv - adv.mean()) / (adv.std() + 1e-8)
            lp = jax.nn.log_softmax(mlp(p["policy"], x))
            h = -(jnp.exp(lp) * lp).sum(-1).mean()
            return -(lp[jnp.arange(B), action] * adv).mean() + jnp.square(v - r).mean() - told[jnp.arange(B), skill].mean() - 0.01 * h, r.mean()
        (value, reward), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, {"loss": value, "reward": reward}

    tx = optax.multi_transform({"fast": optax.adam(1e-2), "slow": optax.rmsprop(1e-3)}, {"teller": "fast", "value": "fast", "policy": "slow"})
    p = {"teller": layers(0, F, 12, K), "value": layers(3, F + K, 12, 1), "policy": layers(6, F + K, 12, A)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), draw(10, B, F), draw(11, B, F), whole(12, A, B)),
                    ("param", "opt", "rng", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def pairs_sampled_and_judged():
    """Online preferences: several answers are drawn for each prompt by a scan, a frozen judge scores them, the best and the worst make a pair."""
    B, S, V, D, K = 12, 5, 14, 10, 3

    def states(p, x):
        def move(h, e):
            h = jnp.tanh(h @ p["w"] + e)
            return h, h
        _, hs = lax.scan(move, jnp.zeros((*x.shape[:-1], D)), jnp.moveaxis(p["embed"][x], -2, 0))
        return jnp.moveaxis(hs, 0, -2)

    def answer(p, key, prompt):
        h = states(p, prompt)[..., -1, :]

        def draw_one(carry, key):
            h = carry
            token = jax.random.categorical(key, h @ p["head"])
            return jnp.tanh(h @ p["w"] + p["embed"][token]), token
        _, tokens = lax.scan(draw_one, h, jax.random.split(key, S))
        return jnp.moveaxis(tokens, 0, -1)

    def logp(p, x):
        lp = jax.nn.log_softmax(states(p, x) @ p["head"])
        return jnp.take_along_axis(lp[..., S - 1:-1, :], x[..., S:, None], -1)[..., 0].sum(-1)

    def step(p, ref, judge, opt, key, prompt):
        key, sub = jax.random.split(key)
        many = jnp.broadcast_to(prompt[:, None], (B, K, S))
        x = jnp.concatenate([many, answer(p, sub, many)], -1)
        score = states(judge, x)[..., -1, :] @ judge["score"]
        rows = jnp.arange(B)
        good, bad = x[rows, score.argmax(-1)], x[rows, score.argmin(-1)]
        base = logp(ref, good) - logp(ref, bad)

        def loss(p):
            margin = 0.1 * (logp(p, good) - logp(p, bad) - base)
            return -(0.9 * jax.nn.log_sigmoid(margin) + 0.1 * jax.nn.log_sigmoid(-margin)).mean(), (margin > 0).mean()
        (value, right), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, right, score.mean()

    def net(seed):
        return {"embed": draw(seed, V, D) * 0.5, "w": draw(seed + 1, D, D) * 0.3, "head": draw(seed + 2, D, V) * 0.5}
    tx = optax.adamw(1e-3)
    p, ref = net(0), net(0)
    judge = {"embed": draw(10, V, D), "w": draw(11, D, D) * 0.3, "score": draw(12, D)}
    return Stranger(step, (p, ref, judge, tx.init(p), jax.random.key(3), whole(13, V, B, S)), ("param", "frozen", "frozen", "opt", "rng", "batch"),
                    lambda a, r: (r[0], a[1], a[2], r[1], r[2], a[5]), (0, 3, 4))


def penalised_by_token():
    """Feedback by PPO on text: a penalty for each token, advantages by a reversed scan, whitened over what is not masked, clipped values, epochs unrolled."""
    B, S, V, D = 12, 6, 14, 10

    def net(p, x):
        h = jnp.cumsum(p["embed"][x], 1) / (1 + jnp.arange(S))[:, None]
        h = jax.nn.gelu(h @ p["w"])
        return h @ p["head"], (h @ p["value"])[..., 0]

    def taken(logits, y):
        return jnp.take_along_axis(jax.nn.log_softmax(logits), y[..., None], -1)[..., 0]

    def whiten(x, mask):
        n = mask.sum()
        mean = (x * mask).sum() / n
        var = (jnp.square(x - mean) * mask).sum() / (n - 1)
        return (x - mean) * lax.rsqrt(var + 1e-8) * mask

    def step(state, ref, roll):
        x, y, mask = roll["x"], roll["y"], roll["mask"].astype(jnp.float32)
        old, values = net(state["policy"], x)
        old, base = taken(old, y), taken(net(ref, x)[0], y)
        last = mask.sum(-1).astype(jnp.int32) - 1
        reward = (-state["kl_coef"] * (old - base)).at[jnp.arange(B), last].add(roll["score"])

        def back(carry, t):
            adv, after = carry
            r, v, m = t
            adv = (r + 0.99 * after - v + 0.99 * 0.95 * adv) * m
            return (adv, v * m), adv
        _, adv = lax.scan(back, (jnp.zeros(B), jnp.zeros(B)), (reward.T, values.T, mask.T), reverse=True)
        returns = adv.T + values
        adv = whiten(adv.T, mask)

        def loss(p):
            logits, v = net(p, x)
            ratio = jnp.exp(taken(logits, y) - old)
            pg = jnp.maximum(-adv * ratio, -adv * jnp.clip(ratio, 0.8, 1.2))
            clipped = values + jnp.clip(v - values, -0.2, 0.2)
            vf = 0.5 * jnp.maximum(jnp.square(v - returns), jnp.square(clipped - returns))
            return ((pg + 0.1 * vf) * mask).sum() / mask.sum(), ((ratio - 1 - jnp.log(ratio)) * mask).sum() / mask.sum()
        p, opt, seen = state["policy"], state["opt"], []
        for _ in range(2):
            (value, kl), g = jax.value_and_grad(loss, has_aux=True)(p)
            u, opt = tx.update(g, opt, p)
            p = optax.apply_updates(p, u)
            seen.append((value, kl))
        drift = ((old - base) * mask).sum() / mask.sum()
        coef = state["kl_coef"] * (1 + 0.1 * jnp.clip(drift / 0.05 - 1, -0.2, 0.2))
        return {"policy": p, "opt": opt, "kl_coef": coef}, {"epochs": seen, "drift": drift}

    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3, eps=1e-5))
    make = lambda s: {"embed": draw(s, V, D), "w": draw(s + 1, D, D) * 0.4, "head": draw(s + 2, D, V) * 0.3, "value": draw(s + 3, D, 1) * 0.3}
    p = make(0)
    roll = {"x": whole(10, V, B, S), "y": whole(11, V, B, S), "mask": jnp.arange(S) < 2 + whole(12, S - 1, B)[:, None], "score": draw(13, B)}
    return Stranger(step, ({"policy": p, "opt": tx.init(p), "kl_coef": jnp.float32(0.2)}, make(5), roll),
                    ({"policy": "param", "opt": "opt", "kl_coef": "model_state"}, "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def actions_in_chunks():
    """A robot imitates: a conditional autoencoder of chunks of actions, cross attention of queries to joints and pictures, padded actions masked."""
    B, K, A, D, N = 12, 5, 3, 12, 6

    def attend(p, q, kv):
        s = (q @ p["q"]) @ (kv @ p["k"]).swapaxes(-1, -2) / D**0.5
        return q + jax.nn.softmax(s) @ (kv @ p["v"])

    def step(p, ema, opt, key, joints, patches, actions, padded):
        key, sub = jax.random.split(key)

        def loss(p):
            tokens = jnp.concatenate([jnp.broadcast_to(p["cls"], (B, 1, D)), (joints @ p["joint"])[:, None], actions @ p["act"]], 1)
            hidden = jnp.concatenate([jnp.zeros((B, 2), bool), padded], 1)
            s = (tokens @ p["enc"]["q"]) @ (tokens @ p["enc"]["k"]).swapaxes(-1, -2) / D**0.5
            h = (jax.nn.softmax(jnp.where(hidden[:, None], -jnp.inf, s)) @ (tokens @ p["enc"]["v"]))[:, 0]
            mu, logvar = jnp.split(h @ p["latent"], 2, -1)
            z = mu + jnp.exp(0.5 * logvar) * jax.random.normal(sub, mu.shape)
            memory = jnp.concatenate([(z @ p["z"])[:, None], (joints @ p["joint"])[:, None], patches @ p["patch"]], 1)
            out = attend(p["dec"], jnp.broadcast_to(p["queries"], (B, K, D)), memory) @ p["out"]
            l1 = (jnp.abs(out - actions) * ~padded[..., None]).mean()
            kl = -0.5 * (1 + logvar - mu**2 - jnp.exp(logvar)).sum(-1).mean()
            return l1 + 10 * kl, {"l1": l1, "kl": kl}
        (value, seen), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return p, optax.incremental_update(p, ema, 1e-2), opt, key, seen | {"loss": value}

    tx = optax.adamw(1e-3, mask=lambda p: T(lambda v: v.ndim > 1, p))
    mats = lambda s: {n: draw(s + i, D, D) * 0.3 for i, n in enumerate("qkv")}
    p = {"cls": draw(0, D), "joint": draw(1, A, D) * 0.4, "act": draw(2, A, D) * 0.4, "enc": mats(3), "latent": draw(6, D, 8) * 0.3, "z": draw(7, 4, D) * 0.4,
         "patch": draw(8, 7, D) * 0.3, "dec": mats(9), "queries": draw(12, K, D), "out": draw(13, D, A) * 0.3}
    padded = jnp.arange(K) >= 2 + whole(14, K - 1, B)[:, None]
    return Stranger(step, (p, T(jnp.copy, p), tx.init(p), jax.random.key(2), draw(15, B, A), draw(16, B, N, 7), draw(17, B, K, A), padded),
                    ("param", "model_state", "opt", "rng", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def sleeping_units_reset():
    """Values by Q(lambda) without a target; every third step units that sleep are drawn anew and their moments cleared, under `cond`."""
    B, S, F, A, H = 12, 5, 6, 3, 16

    def step(p, opt, t, key, obs, action, reward, done):
        key, sub = jax.random.split(key)

        def q(p, x):
            h = jax.nn.relu(jax.nn.standardize(x @ p["w1"] + p["b1"]))
            return h @ p["w2"] + p["b2"], h
        values = lax.stop_gradient(q(p, obs)[0])

        def back(ret, xs):
            r, d, v = xs
            ret = r + 0.99 * (1 - d) * (0.65 * ret + 0.35 * v.max(-1))
            return ret, ret
        _, targets = lax.scan(back, values[-1].max(-1), (reward[:-1], done[:-1], values[1:]), reverse=True)

        def loss(p):
            out, h = q(p, obs[:-1])
            chosen = jnp.take_along_axis(out, action[:-1, :, None], -1)[..., 0]
            return 0.5 * jnp.square(chosen - targets).mean(), jnp.abs(h).mean((0, 1))
        (value, active), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)

        def reset(args):
            p, opt = args
            asleep = active / (active.mean() + 1e-9) <= 0.5
            new = jax.nn.initializers.lecun_normal()(sub, p["w1"].shape)
            p = p | {"w1": jnp.where(asleep, new, p["w1"]), "b1": jnp.where(asleep, 0, p["b1"]), "w2": jnp.where(asleep[:, None], 0, p["w2"])}
            clear = lambda m: m | {"w1": jnp.where(asleep, 0, m["w1"]), "w2": jnp.where(asleep[:, None], 0, m["w2"])}
            adam = opt[0]._replace(mu=clear(opt[0].mu), nu=clear(opt[0].nu))
            return p, (adam, *opt[1:])
        p, opt = lax.cond((t + 1) % 3 == 0, reset, lambda args: args, (p, opt))
        return p, opt, t + 1, key, value

    tx = optax.adam(1e-3)
    p = {"w1": draw(0, F, H) * 0.4, "b1": jnp.zeros(H), "w2": draw(1, H, A) * 0.3, "b2": jnp.zeros(A)}
    return Stranger(step, (p, tx.init(p), jnp.int32(0), jax.random.key(4), draw(2, S, B, F), whole(3, A, S, B), draw(4, S, B), whole(5, 2, S, B).astype(jnp.float32)),
                    ("param", "opt", "counter", "rng", "batch:1", "batch:1", "batch:1", "batch:1"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def returns_set_by_regression():
    """Advantage-weighted regression offline: expectile values, weights clipped, observation statistics in the state, rewards scaled by a running deviation."""
    B, F, A = 24, 6, 2

    def step(s, batch):
        n = s["count"] + B
        delta = batch["obs"].mean(0) - s["mean"]
        mean = s["mean"] + delta * B / n
        m2 = s["m2"] + jnp.square(batch["obs"] - batch["obs"].mean(0)).sum(0) + jnp.square(delta) * s["count"] * B / n
        norm = lambda x: jnp.clip((x - mean) / jnp.sqrt(m2 / n + 1e-6), -10, 10)
        obs, after = norm(batch["obs"]), norm(batch["next"])
        scale = jnp.sqrt(0.99 * s["scale"] ** 2 + 0.01 * jnp.var(batch["reward"]))

        def loss(p):
            v, v2 = (mlp(p["value"], o)[:, 0] for o in (obs, after))
            q = mlp(p["q"], jnp.concatenate([obs, batch["action"]], -1))[:, 0]
            d = lax.stop_gradient(q) - v
            lv = (jnp.abs(0.8 - (d < 0)) * d * d).mean()
            lq = jnp.square(q - batch["reward"] / scale - 0.99 * lax.stop_gradient(v2)).mean()
            mean_a = jnp.tanh(mlp(p["policy"], obs))
            w = lax.stop_gradient(jnp.minimum(jnp.exp(3 * d), 100.0))
            la = (w * (jnp.square(batch["action"] - mean_a) / (2 * jnp.exp(2 * p["log_std"])) + p["log_std"]).sum(-1)).mean()
            return lv + lq + la, (lv, lq, la)
        (value, parts), g = jax.value_and_grad(loss, has_aux=True)(s["params"])
        u, opt = tx.update(g, s["opt"], s["params"])
        return {"params": optax.apply_updates(s["params"], u), "opt": opt, "mean": mean, "m2": m2, "count": n, "scale": scale}, (value, parts)

    tx = optax.chain(optax.adaptive_grad_clip(0.1), optax.adam(optax.cosine_decay_schedule(1e-3, 50)))
    p = {"value": layers(0, F, 16, 1), "q": layers(3, F + A, 16, 1), "policy": layers(6, F, 16, A), "log_std": jnp.zeros(A)}
    s = {"params": p, "opt": tx.init(p), "mean": jnp.zeros(F), "m2": jnp.ones(F), "count": jnp.float32(1e-4), "scale": jnp.float32(1)}
    kinds = {"params": "param", "opt": "opt", "mean": "model_state", "m2": "model_state", "count": "model_state", "scale": "model_state"}
    batch = {"obs": draw(10, B, F), "next": draw(11, B, F), "action": jnp.tanh(draw(12, B, A)), "reward": draw(13, B)}
    return Stranger(step, (s, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,))


def queries_of_a_bandit():
    """A neural bandit: each arm is scored with its gradient's width under a diagonal matrix of the state, which gradients of chosen arms widen."""
    B, F, K = 12, 5, 3

    def step(p, diag, opt, arms, reward):
        f = lambda p, x: mlp(p, x[None], jax.nn.relu)[0, 0]
        score = jax.vmap(jax.vmap(lambda x: f(p, x)))(arms)
        grads = jax.vmap(jax.vmap(lambda x: jax.grad(f)(p, x)))(arms)
        width = jnp.sqrt(sum(jax.tree.leaves(T(lambda g, d: (jnp.square(g) / d).sum(tuple(range(2, g.ndim))), grads, diag))))
        chosen = (score + 0.5 * width).argmax(-1)
        rows = jnp.arange(B)
        diag = T(lambda d, g: d + jnp.square(g[rows, chosen]).sum(0) / 16, diag, grads)

        def loss(p):
            return jnp.square(mlp(p, arms[rows, chosen], jax.nn.relu)[:, 0] - reward[rows, chosen]).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), diag, opt, value, (reward.max(-1) - reward[rows, chosen]).sum()

    tx = optax.sgd(1e-2)
    p = layers(0, F, 12, 1)
    return Stranger(step, (p, T(jnp.ones_like, p), tx.init(p), draw(3, B, K, F), draw(4, B, K)), ("param", "model_state", "opt", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


DECIDERS = {f.__name__: f for f in (
    quantiles_cut_off, shifted_for_each_row, skills_told_apart, pairs_sampled_and_judged, penalised_by_token, actions_in_chunks, sleeping_units_reset,
    returns_set_by_regression, queries_of_a_bandit)}
