"""Agents, rankers, speakers and tables: duals learnt beside policies, plans in latent space, boards turned, many agents at once, sessions with
shared negatives, gradients written down by hand, proximal leaders, margins between speakers, patches of series, oblivious trees."""

import dataclasses
from typing import Any

import flax.struct
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map


def policies_under_duals():
    """MPO: temperatures and multipliers have an optimizer of their own and stay above a floor; actions sampled per state, mean and width bound apart."""
    B, F, A, K = 12, 6, 3, 8

    def policy(p, s):
        mean, width = jnp.split(mlp(p, s, jax.nn.elu), 2, -1)
        return mean, jax.nn.softplus(width) + 1e-3

    def kl(m1, s1, m2, s2):
        return (jnp.log(s2 / s1) + (s1**2 + (m1 - m2) ** 2) / (2 * s2**2) - 0.5).sum(-1)

    def update(params, target, duals, opts, steps, key, transitions):
        s, a, r, discount, s2 = transitions
        key, k1, k2 = jax.random.split(key, 3)
        q = lambda c, s, a: mlp(c, jnp.concatenate([s, a], -1), jax.nn.elu)[..., 0]

        def critic_loss(c):
            m, w = policy(target["actor"], s2)
            a2 = m + w * jax.random.normal(k1, (K, B, A))
            y = r + 0.99 * discount * q(target["critic"], jnp.broadcast_to(s2, (K, B, F)), a2).mean(0)
            return 0.5 * jnp.square(q(c, s, a) - lax.stop_gradient(y)).mean()

        def actor_loss(actor, duals):
            m0, w0 = policy(target["actor"], s)
            m, w = policy(actor, s)
            samples = m0 + w0 * jax.random.normal(k2, (K, B, A))
            values = q(target["critic"], jnp.broadcast_to(s, (K, B, F)), samples)
            eta, am, aw = (jax.nn.softplus(d) + 1e-8 for d in duals)
            weights = lax.stop_gradient(jax.nn.softmax(values / eta, 0))
            dual = eta * (0.1 + (jax.nn.logsumexp(lax.stop_gradient(values) / eta, 0) - jnp.log(K)).mean())
            logp = lambda m, w: (-0.5 * ((samples - m) / w) ** 2 - jnp.log(w)).sum(-1)
            fit = -(weights * (logp(m, w0) + logp(m0, w))).sum(0).mean()
            kl_m, kl_w = kl(m0, w0, m, w0).mean(), kl(m0, w0, m0, w).mean()
            held = lax.stop_gradient
            penalty = held(am) * kl_m + held(aw) * kl_w
            multipliers = am * (0.01 - held(kl_m)) + aw * (0.001 - held(kl_w))
            return (fit + penalty + dual + multipliers).sum(), {"kl_mean": kl_m, "kl_width": kl_w, "eta": eta}
        lc, gc = jax.value_and_grad(critic_loss)(params["critic"])
        (la, info), (ga, gd) = jax.value_and_grad(actor_loss, (0, 1), has_aux=True)(params["actor"], duals)
        ua, oa = tx.update(ga, opts[0], params["actor"])
        uc, oc = tx.update(gc, opts[1], params["critic"])
        ud, od = dual_tx.update(gd, opts[2], duals)
        new = {"actor": optax.apply_updates(params["actor"], ua), "critic": optax.apply_updates(params["critic"], uc)}
        duals = T(lambda d: jnp.maximum(-18.0, d), optax.apply_updates(duals, ud))
        target = optax.periodic_update(new, target, steps, 3)
        return new, target, duals, (oa, oc, od), steps + 1, key, {"critic": lc, "actor": la, **info}

    tx, dual_tx = optax.chain(optax.clip_by_global_norm(40.0), optax.adam(1e-3)), optax.adam(1e-2)
    params = {"actor": layers(0, F, 12, 2 * A), "critic": layers(2, F + A, 12, 1)}
    duals = (jnp.float32(1.0), jnp.float32(1.0), jnp.full(1, 2.0))
    data = (draw(4, B, F), draw(5, B, A), draw(6, B), (draw(7, B) > -1).astype(jnp.float32), draw(8, B, F))
    return Stranger(update, (params, T(jnp.copy, params), duals, (tx.init(params["actor"]), tx.init(params["critic"]), dual_tx.init(duals)), jnp.int32(1), jax.random.PRNGKey(0), data),
                    ("param", "model_state", "param", "opt", "counter", "rng", "batch"), lambda a, r: (*r[:6], a[6]), (0, 1, 2, 3, 4, 5), tolerance=1e-3)


def plans_in_latents():
    """TD-MPC: latents are rolled over time-major rows with errors weighted by rho**t; priorities of rows come back, moving targets by a mask of the step."""
    S, B, F, A, D = 4, 12, 6, 2, 8

    def step(agent, opt, i, obs, action, reward, weights):
        """obs [S + 1, B, F], action [S, B, A], reward [S, B]."""
        cat = lambda *v: jnp.concatenate(v, -1)

        def loss(p):
            z = jnp.tanh(mlp(p["enc"], obs[0], jax.nn.elu))
            total, prio = 0.0, 0.0
            for t in range(S):
                za = cat(z, action[t])
                qs = jnp.stack([mlp(p["q1"], za, jax.nn.elu), mlp(p["q2"], za, jax.nn.elu)])[..., 0]
                z, rew = jnp.tanh(mlp(p["dyn"], za, jax.nn.elu)), mlp(p["rew"], za, jax.nn.elu)[:, 0]
                nz = jnp.tanh(mlp(agent["target"]["enc"], obs[t + 1], jax.nn.elu))
                pi = jnp.tanh(mlp(agent["params"]["pi"], nz, jax.nn.elu))
                tq = jnp.minimum(mlp(agent["target"]["q1"], cat(nz, pi), jax.nn.elu), mlp(agent["target"]["q2"], cat(nz, pi), jax.nn.elu))[:, 0]
                td = lax.stop_gradient(reward[t] + 0.99 * tq)
                rho = 0.5**t
                total = total + rho * (2 * jnp.square(z - lax.stop_gradient(nz)).mean(-1) + 0.5 * jnp.square(rew - reward[t]) + 0.1 * jnp.square(qs - td).sum(0))
                prio = prio + rho * jnp.abs(qs - td).sum(0)
                frozen = lax.stop_gradient(z)
                act = jnp.tanh(mlp(p["pi"], frozen, jax.nn.elu))
                total = total - rho * 0.1 * mlp(lax.stop_gradient(p["q1"]), cat(frozen, act), jax.nn.elu)[:, 0]
            total = jnp.clip(total, None, 1e4)
            return (weights * total).mean() / S, lax.stop_gradient(jnp.clip(prio / S, 1e-4, 1e4))
        (value, prio), g = jax.value_and_grad(loss, has_aux=True)(agent["params"])
        u, opt = tx.update(g, opt, agent["params"])
        params = optax.apply_updates(agent["params"], u)
        move = (i % 2 == 0) * 0.01
        target = T(lambda t, p: (1 - move) * t + move * p, agent["target"], {k: params[k] for k in agent["target"]})
        return {"params": params, "target": target}, opt, {"loss": value, "grad_norm": optax.global_norm(g)}, prio

    tx = optax.chain(optax.clip_by_global_norm(10.0), optax.adam(1e-3))
    p = {"enc": layers(0, F, 12, D), "dyn": layers(2, D + A, 12, D), "rew": layers(4, D + A, 8, 1), "q1": layers(6, D + A, 8, 1), "q2": layers(8, D + A, 8, 1), "pi": layers(10, D, 8, A)}
    agent = {"params": p, "target": T(jnp.copy, {k: p[k] for k in ("enc", "q1", "q2")})}
    return Stranger(step, (agent, tx.init(p), 4, draw(12, S + 1, B, F), draw(13, S, B, A), draw(14, S, B), jnp.abs(draw(15, B))),
                    ({"params": "param", "target": "model_state"}, "opt", "scalar", "batch:1", "batch:1", "batch:1", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def boards_turned():
    """Self-play: boards in int8 are turned by a quarter chosen by the step, illegal moves masked, policy targets are visit counts; batch norm's averages."""
    B, S = 8, 5

    @flax.struct.dataclass
    class Learner:
        params: Any
        stats: Any
        opt: Any
        step: Any
        apply: Any = flax.struct.field(pytree_node=False)

    def apply(params, stats, x, train):
        h = lax.conv_general_dilated(x, params["conv"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        mean, var = (h.mean((0, 1, 2)), h.var((0, 1, 2))) if train else (stats["mean"], stats["var"])
        h = jax.nn.relu((h - mean) * lax.rsqrt(var + 1e-5) * params["scale"] + params["shift"])
        h = h.reshape(B, -1)
        return h @ params["pi"], jnp.tanh(h @ params["v"])[:, 0], {"mean": 0.9 * stats["mean"] + 0.1 * mean, "var": 0.9 * stats["var"] + 0.1 * var}

    def step(state, boards, legal, visits, outcome):
        turn = lambda v: lax.switch(state.step % 4, [lambda v, k=k: jnp.rot90(v, k, (1, 2)) for k in range(4)], v)
        x = turn(jnp.stack([boards == 1, boards == -1, legal], -1).astype(jnp.float32))
        mask, target = turn(legal).reshape(B, -1), turn(visits).reshape(B, -1).astype(jnp.float32)
        target = target / target.sum(1, keepdims=True)

        def loss(p):
            logits, v, stats = state.apply(p, state.stats, x, True)
            logp = jax.nn.log_softmax(jnp.where(mask, logits, -1e9))
            ce = -(jnp.where(mask, target * logp, 0)).sum(1).mean()
            mse = jnp.square(v - outcome).mean()
            return ce + mse + 1e-4 * optax.tree_utils.tree_l2_norm(p, squared=True), (stats, {"policy": ce, "value": mse})
        (_, (stats, metrics)), g = jax.value_and_grad(loss, has_aux=True)(state.params)
        u, opt = tx.update(g, state.opt, state.params)
        return state.replace(params=optax.apply_updates(state.params, u), stats=stats, opt=opt, step=state.step + 1), metrics

    tx = optax.sgd(0.02, 0.9)
    p = {"conv": draw(0, 3, 3, 3, 6) * 0.2, "scale": jnp.ones(6), "shift": jnp.zeros(6), "pi": draw(1, S * S * 6, S * S) * 0.1, "v": draw(2, S * S * 6, 1) * 0.1}
    boards = (whole(3, 3, B, S, S) - 1).astype(jnp.int8)
    state = Learner(p, {"mean": jnp.zeros(6), "var": jnp.ones(6)}, tx.init(p), jnp.int32(0), apply)
    return Stranger(step, (state, boards, boards == 0, whole(4, 50, B, S, S) + 1, jnp.sign(draw(5, B))),
                    (Learner("param", "model_state", "opt", "counter", apply), "batch", "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def agents_with_one_critic():
    """MAPPO: actors with memories over time-major rows of [S, B, agents], resets inside, one critic of the joint state; values normalised by running sums."""
    S, B, N, F, A, H = 5, 8, 2, 6, 3, 8

    def gru(p, h, x):
        z, r = jnp.split(jax.nn.sigmoid(jnp.concatenate([x, h], -1) @ p["zr"]), 2, -1)
        return (1 - z) * h + z * jnp.tanh(jnp.concatenate([x, r * h], -1) @ p["c"])

    def step(train_state, norm, h0, batch):
        obs, action, old, adv, ret, done = batch
        total = norm["count"] + ret.size
        mean = norm["mean"] + (ret.mean() - norm["mean"]) * ret.size / total
        m2 = norm["m2"] + jnp.square(ret - ret.mean()).sum() + (ret.mean() - norm["mean"]) ** 2 * norm["count"] * ret.size / total
        norm = {"count": total, "mean": mean, "m2": m2}
        std = jnp.sqrt(m2 / total + 1e-6)

        def loss(p):
            def body(h, x):
                o, d = x
                h = gru(p["gru"], jnp.where(d[:, None, None], 0.0, h), jax.nn.relu(o @ p["in"]))
                return h, h @ p["out"]
            _, logits = lax.scan(body, h0, (obs, done))
            logp = jax.nn.log_softmax(logits)
            new = jnp.take_along_axis(logp, action[..., None], -1)[..., 0]
            ratio = jnp.exp(new - old)
            a = (adv - adv.mean()) / (adv.std() + 1e-8)
            pg = -jnp.minimum(ratio * a[..., None], jnp.clip(ratio, 0.8, 1.2) * a[..., None]).mean()
            v = mlp(p["critic"], obs.reshape(S, B, N * F), jnp.tanh)[..., 0]
            vl = optax.huber_loss(v, (ret - mean) / std, delta=10.0).mean()
            entropy = -(jnp.exp(logp) * logp).sum(-1).mean()
            return pg + vl - 0.01 * entropy, {"pg": pg, "v": vl, "entropy": entropy, "clipped": (jnp.abs(ratio - 1) > 0.2).mean()}
        (_, info), g = jax.value_and_grad(loss, has_aux=True)(train_state["params"])
        u, opt = tx.update(g, train_state["opt"], train_state["params"])
        return {"params": optax.apply_updates(train_state["params"], u), "opt": opt}, norm, info

    tx = optax.chain(optax.clip_by_global_norm(10.0), optax.adam(1e-3, eps=1e-5))
    p = {"in": draw(0, F, H) * 0.4, "gru": {"zr": draw(1, 2 * H, 2 * H) * 0.3, "c": draw(2, 2 * H, H) * 0.3}, "out": draw(3, H, A) * 0.3, "critic": layers(4, N * F, 12, 1)}
    norm = {"count": jnp.float32(1e-4), "mean": jnp.float32(0), "m2": jnp.float32(1)}
    data = (draw(6, S, B, N, F), whole(7, A, S, B, N), -jnp.abs(draw(8, S, B, N)), draw(9, S, B), draw(10, S, B), draw(11, S, B) > 1)
    return Stranger(step, ({"params": p, "opt": tx.init(p)}, norm, draw(12, B, N, H), data), ({"params": "param", "opt": "opt"}, "model_state", "batch", "batch:1"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def sessions_with_shared_negatives():
    """GRU4Rec: hidden states of sessions go on between calls and are zeroed at starts; other rows' items and drawn ones are negatives (BPR-max)."""
    B, V, D, K = 12, 30, 8, 6

    def step(params, accu, hidden, key, items, targets, starts):
        key, sub = jax.random.split(key)
        negatives = jax.random.choice(sub, V, (K,), p=jnp.arange(V, 0, -1) / (V * (V + 1) / 2))
        hidden = hidden * (1 - starts[:, None])

        def loss(p):
            x = p["items"][items]
            z, r = jnp.split(jax.nn.sigmoid(x @ p["xzr"] + hidden @ p["hzr"]), 2, 1)
            h = (1 - z) * hidden + z * jnp.tanh(x @ p["xh"] + (r * hidden) @ p["hh"])
            answers = jnp.concatenate([targets, negatives])
            scores = h @ p["items"][answers].T + p["bias"][answers]
            right = jnp.diag(scores)[:, None]
            others = jnp.where(jnp.eye(B, B + K, dtype=bool), -jnp.inf, scores)
            w = jax.nn.softmax(others, -1)
            finite = jnp.where(jnp.eye(B, B + K, dtype=bool), 0.0, scores)
            bpr = -jnp.log((w * jax.nn.sigmoid(right - finite)).sum(1) + 1e-24) + 0.5 * (w * finite**2).sum(1)
            return bpr.mean(), h
        (value, hidden), g = jax.value_and_grad(loss, has_aux=True)(params)
        accu = T(lambda a, g: a + g * g, accu, g)
        params = T(lambda p, g, a: p - 0.05 * g / jnp.sqrt(a + 1e-6), params, g, accu)
        return params, accu, hidden, key, value

    p = {"items": draw(0, V, D) * 0.3, "bias": jnp.zeros(V), "xzr": draw(1, D, 2 * D) * 0.3, "hzr": draw(2, D, 2 * D) * 0.3, "xh": draw(3, D, D) * 0.3, "hh": draw(4, D, D) * 0.3}
    return Stranger(step, (p, T(jnp.zeros_like, p), jnp.zeros((B, D)), jax.random.PRNGKey(4), whole(5, V, B), whole(6, V, B), (draw(7, B) > 1).astype(jnp.float32)),
                    ("param", "opt", "batch_state", "rng", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def gradients_written_down():
    """Skip-gram without autodiff: centre and context tables move by scatters of hand-made gradients; the rate falls linearly with the words seen."""
    B, V, D, K = 12, 24, 8, 4

    def step(centre, context, seen, word, near, noise):
        rate = 0.1 * jnp.maximum(1e-4, 1 - seen / 1000.0)
        h = centre[word]
        targets = jnp.concatenate([near[:, None], noise], 1)
        labels = jnp.zeros((B, K + 1)).at[:, 0].set(1.0)
        u = context[targets]
        f = jax.nn.sigmoid(jnp.einsum("bd,bkd->bk", h, u))
        g = (f - labels) * rate
        context = context.at[targets].add(-g[..., None] * h[:, None])
        centre = centre.at[word].add(-jnp.einsum("bk,bkd->bd", g, u))
        loss = -(labels * jnp.log(f + 1e-9) + (1 - labels) * jnp.log(1 - f + 1e-9)).sum(1).mean()
        return centre, context, seen + B, loss

    return Stranger(step, (draw(0, V, D) * 0.3, draw(1, V, D) * 0.3, jnp.int32(0), whole(2, V, B), whole(3, V, B), whole(4, V, B, K)),
                    ("param", "param", "counter", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def leaders_followed():
    """Factorisation machine over hashed fields, FTRL-proximal by hand: weights follow in closed form from sums of gradients; AUC's histograms are kept."""
    B, N, V, D = 16, 5, 40, 4

    @dataclasses.dataclass
    class Hyper:
        alpha: float = 0.1
        beta: float = 1.0
        l1: float = 1e-3
        l2: float = 1e-3

    hyper = Hyper()

    def step(w, z, n, hist, ids, clicks):
        def loss(w):
            v = w["factors"][ids]
            pairs = 0.5 * (jnp.square(v.sum(1)) - jnp.square(v).sum(1)).sum(1)
            logit = w["bias"] + w["linear"][ids].sum(1) + pairs
            return optax.sigmoid_binary_cross_entropy(logit, clicks).mean(), jax.nn.sigmoid(logit)
        (value, prob), g = jax.value_and_grad(loss, has_aux=True)(w)
        sigma = T(lambda n, g: (jnp.sqrt(n + g * g) - jnp.sqrt(n)) / hyper.alpha, n, g)
        z = T(lambda z, g, s, w: z + g - s * w, z, g, sigma, w)
        n = T(lambda n, g: n + g * g, n, g)

        def closed(z, n):
            return jnp.where(jnp.abs(z) <= hyper.l1, 0.0, -(z - jnp.sign(z) * hyper.l1) / ((hyper.beta + jnp.sqrt(n)) / hyper.alpha + hyper.l2))
        bucket = jnp.clip((prob * 8).astype(jnp.int32), 0, 7)
        hist = hist.at[bucket, clicks.astype(jnp.int32)].add(1)
        return T(closed, z, n), z, n, hist, value

    w = {"bias": jnp.float32(0.1), "linear": draw(0, V) * 0.1, "factors": draw(1, V, D) * 0.2}
    z = T(lambda w: -10 * w, w)
    return Stranger(step, (w, z, T(jnp.zeros_like, w), jnp.zeros((8, 2), jnp.int32), whole(2, V, B, N), (draw(3, B) > 0).astype(jnp.float32)),
                    ("param", "opt", "opt", "model_state", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def speakers_by_margins():
    """Speakers: frames pooled by attention into means and deviations, sub-centres, a margin on angles that grows with the step; lengths mask frames."""
    B, S, F, D, C, K = 12, 7, 6, 8, 5, 2

    def loss(p, margin, frames, length, y):
        mask = jnp.arange(S) < length[:, None]
        h = jax.nn.relu(lax.conv_general_dilated(frames, p["tdnn"], (1,), "SAME", rhs_dilation=(2,), dimension_numbers=("NWC", "WIO", "NWC")))
        w = jax.nn.softmax(jnp.where(mask[..., None], jnp.tanh(h @ p["a"]) @ p["b"], -1e9), 1)
        mean = (w * h).sum(1)
        std = jnp.sqrt(jnp.clip((w * h**2).sum(1) - mean**2, 1e-6))
        z = jnp.concatenate([mean, std], 1) @ p["embed"]
        z = z / jnp.linalg.norm(z, axis=1, keepdims=True)
        centres = p["centres"] / jnp.linalg.norm(p["centres"], axis=0, keepdims=True)
        cosine = jnp.clip((z @ centres.reshape(D, -1)).reshape(B, C, K).max(-1), -1 + 1e-6, 1 - 1e-6)
        hot = jax.nn.one_hot(y, C)
        logits = 10 * jnp.where(hot > 0, jnp.cos(jnp.arccos(cosine) + margin), cosine)
        return cross_entropy(logits, y).mean(), (cosine.argmax(1) == y).mean()

    def step(variables, frames, length, y):
        margin = 0.2 * jnp.clip(variables["step"] / 4, 0, 1)
        (value, acc), g = jax.value_and_grad(loss, has_aux=True)(variables["params"], margin, frames, length, y)
        u, opt = tx.update(g, variables["opt"], variables["params"])
        return {"params": optax.apply_updates(variables["params"], u), "opt": opt, "step": variables["step"] + 1}, value, acc

    tx = optax.chain(optax.masked(optax.add_decayed_weights(2e-4), {"tdnn": True, "a": True, "b": True, "embed": True, "centres": False}), optax.adam(5e-3))
    p = {"tdnn": draw(0, 3, F, D) * 0.3, "a": draw(1, D, 4) * 0.4, "b": draw(2, 4, D) * 0.4, "embed": draw(3, 2 * D, D) * 0.3, "centres": draw(4, D, C, K)}
    return Stranger(step, ({"params": p, "opt": tx.init(p), "step": jnp.int32(0)}, draw(5, B, S, F), 2 + whole(6, 6, B), whole(7, C, B)),
                    ({"params": "param", "opt": "opt", "step": "counter"}, "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def patches_of_series():
    """PatchTST: series are normalised by themselves (with learnt affine numbers), channels become rows, patches overlap; forecasts are turned back."""
    B, L, C, P, D, O = 8, 16, 3, 4, 8, 4

    def loss(p, x, y):
        mean, std = lax.stop_gradient((x.mean(1, keepdims=True), jnp.sqrt(x.var(1, keepdims=True) + 1e-5)))
        h = (x - mean) / std * p["gamma"] + p["beta"]
        h = h.transpose(0, 2, 1).reshape(B * C, L)
        h = jnp.concatenate([h, jnp.repeat(h[:, -1:], 2, 1)], 1)
        patches = h[:, jnp.arange(0, L + 2 - P + 1, 2)[:, None] + jnp.arange(P)]
        h = patches @ p["embed"] + p["position"]
        q, k, v = jnp.split(h @ p["qkv"], 3, -1)
        h = h + jax.nn.softmax(q @ k.swapaxes(1, 2) / D ** 0.5) @ v
        m, s = h.mean((0, 1)), h.var((0, 1))
        h = (h - m) * lax.rsqrt(s + 1e-5) * p["scale"]
        h = h + jax.nn.gelu(h @ p["up"]) @ p["down"]
        out = (h.reshape(B * C, -1) @ p["head"]).reshape(B, C, O).transpose(0, 2, 1)
        out = (out - p["beta"]) / (p["gamma"] + 1e-5) * std + mean
        return jnp.square(out - y).mean(), jnp.abs(out - y).mean((0, 1))

    tx = optax.adam(optax.cosine_onecycle_schedule(30, 1e-2))
    n = (L + 2 - P) // 2 + 1
    p = {"gamma": jnp.ones(C), "beta": jnp.zeros(C), "embed": draw(0, P, D) * 0.4, "position": draw(1, n, D) * 0.1, "qkv": draw(2, D, 3 * D) * 0.3, "scale": jnp.ones(D),
         "up": draw(3, D, 16) * 0.3, "down": draw(4, 16, D) * 0.3, "head": draw(5, n * D, O) * 0.1}
    return plain(trained(loss, tx, True), p, tx, (draw(6, B, L, C), draw(7, B, O, C)), tolerance=1e-3)


def trees_oblivious():
    """NODE: every layer is a forest of oblivious trees, features chosen by entmax, splits by a two-class sparse function; layers see all before them."""
    B, F, N, D, C = 12, 6, 4, 3, 3

    def entmax15(x):
        x = (x - x.max(-1, keepdims=True)) / 2
        s = -jnp.sort(-x, -1)
        k = jnp.arange(1, x.shape[-1] + 1)
        mean, square = s.cumsum(-1) / k, (s**2).cumsum(-1) / k
        delta = (1 - k * (square - mean**2)) / k
        tau = mean - jnp.sqrt(jnp.clip(delta, 0))
        support = (tau <= s).sum(-1, keepdims=True)
        return jnp.clip(x - jnp.take_along_axis(tau, support - 1, -1), 0) ** 2

    def forest(p, x):
        chosen = jnp.einsum("bf,ndf->bnd", x, entmax15(p["choose"]))
        t = jnp.clip((chosen - p["threshold"]) * jnp.exp(-p["log_width"]), -1, 1)
        right = 0.5 + 0.5 * t * (2 - jnp.abs(t))
        leaves = jnp.ones((x.shape[0], N, 1))
        for d in range(D):
            split = jnp.stack([1 - right[..., d], right[..., d]], -1)
            leaves = (leaves[..., None] * split[:, :, None]).reshape(x.shape[0], N, -1)
        return jnp.einsum("bnl,nlc->bnc", leaves, p["response"])

    def loss(p, numbers, kinds, y):
        x = jnp.concatenate([(numbers - p["shift"]) * p["scale"], p["kinds"][kinds + jnp.array([0, 4])].reshape(B, -1)], 1)
        total = 0.0
        for layer in p["layers"]:
            out = forest(layer, x)
            total, x = total + out.mean(1), jnp.concatenate([x, out.reshape(B, -1)], 1)
        return cross_entropy(total, y).mean()

    tx = optax.chain(optax.scale_by_rms(), optax.scale(-5e-3), optax.add_decayed_weights(-1e-6))
    layer = lambda s, f: {"choose": draw(s, N, D, f), "threshold": draw(s + 1, N, D) * 0.3, "log_width": jnp.zeros((N, D)), "response": draw(s + 2, N, 2**D, C)}
    width = F + 2 * 2
    p = {"shift": jnp.zeros(F), "scale": jnp.ones(F), "kinds": draw(0, 7, 2), "layers": [layer(1, width), layer(4, width + N * C)]}
    return plain(trained(loss, tx), p, tx, (draw(7, B, F), jnp.stack([whole(8, 4, B), whole(9, 3, B)], 1), whole(10, C, B)))


def noise_in_every_layer():
    """Rainbow's noisy layers: factorised noise for acting and target nets from two keys; the online net chooses, weights of rows by their probabilities."""
    B, F, A = 12, 6, 4

    def noisy(p, key, x):
        k1, k2 = jax.random.split(key)
        f = lambda v: jnp.sign(v) * jnp.sqrt(jnp.abs(v))
        a, b = f(jax.random.normal(k1, (x.shape[-1],))), f(jax.random.normal(k2, p["b"].shape))
        return x @ (p["w"] + p["ws"] * jnp.outer(a, b)) + p["b"] + p["bs"] * b

    def q(p, key, x):
        k1, k2, k3 = jax.random.split(key, 3)
        h = jax.nn.relu(noisy(p["body"], k1, x))
        adv, v = noisy(p["advantage"], k2, h), noisy(p["value"], k3, h)
        return v + adv - adv.mean(1, keepdims=True)

    def learn(online, target, opt, beta, key, s, a, r, s2, gamma, prob):
        key, k1, k2, k3 = jax.random.split(key, 4)
        w = (1.0 / (100 * prob)) ** beta
        w = w / w.max()

        def loss(p):
            best = q(p, k2, s2).argmax(1)
            y = r + gamma * jnp.take_along_axis(q(target, k3, s2), best[:, None], 1)[:, 0]
            td = jnp.take_along_axis(q(p, k1, s), a[:, None], 1)[:, 0] - lax.stop_gradient(y)
            return (w * optax.huber_loss(td)).mean(), jnp.abs(td)
        (value, td), g = jax.value_and_grad(loss, has_aux=True)(online)
        u, opt = tx.update(g, opt, online)
        online = optax.apply_updates(online, u)
        return online, optax.incremental_update(online, target, 0.005), opt, jnp.minimum(1.0, beta + 1e-3), key, {"loss": value, "q": w.mean()}, (td + 1e-6) ** 0.5

    tx = optax.adam(1e-3, eps=1.5e-4)
    layer = lambda s, i, o: {"w": draw(s, i, o) * i**-0.5, "ws": jnp.full((i, o), 0.5 * i**-0.5), "b": jnp.zeros(o), "bs": jnp.full(o, 0.5 * i**-0.5)}
    p = {"body": layer(0, F, 10), "advantage": layer(1, 10, A), "value": layer(2, 10, 1)}
    data = (draw(3, B, F), whole(4, A, B), draw(5, B), draw(6, B, F), 0.99 * (draw(7, B) > -1), jax.nn.sigmoid(draw(8, B)))
    return Stranger(learn, (p, T(jnp.copy, p), tx.init(p), jnp.float32(0.4), jax.random.PRNGKey(1), *data),
                    ("param", "model_state", "opt", "model_state", "rng", *["batch"] * 6), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4))


BIDDERS = {f.__name__: f for f in (policies_under_duals, plans_in_latents, boards_turned, agents_with_one_critic, sessions_with_shared_negatives, gradients_written_down,
                                   leaders_followed, speakers_by_margins, patches_of_series, trees_oblivious, noise_in_every_layer)}
