"""Reinforcement learning as it is written in single files: targets, temperatures, rollouts, replay, search."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from stranger import Stranger

B, O, A = 32, 10, 4


def _flags(seed, *shape, p=0.1):
    return jnp.asarray(np.random.default_rng(seed).uniform(size=shape) < p, jnp.float32)


def _adamw_step(tx, loss_fn, params, opt, *args):
    out, grads = jax.value_and_grad(loss_fn, has_aux=True)(params, *args)
    updates, opt = tx.update(grads, opt, params)
    return optax.apply_updates(params, updates), opt, *out


def ppo_rollout():
    """PPO as in PureJaxRL: a trajectory [T, B], GAE by a reversed scan, epochs of shuffled minibatches by scans of scans."""
    T, E = 4, 8
    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(2.5e-3, eps=1e-5))

    def net(p, x):
        h = jnp.tanh(x @ p["w1"] + p["b1"])
        return h @ p["pi"], (h @ p["v"])[..., 0]

    def update(runner, traj, last_obs):
        params, opt, rng = runner
        obs, action, reward, done, logp, value = traj
        _, last = net(params, last_obs)

        def gae(carry, t):
            adv, nxt = carry
            d, v, r = t
            delta = r + 0.99 * nxt * (1 - d) - v
            adv = delta + 0.99 * 0.95 * (1 - d) * adv
            return (adv, v), adv

        _, adv = jax.lax.scan(gae, (jnp.zeros_like(last), last), (done, value, reward), reverse=True, unroll=16)
        target = adv + value

        def epoch(carry, _):
            params, opt, rng = carry
            rng, sub = jax.random.split(rng)
            perm = jax.random.permutation(sub, T * E)
            flat = jax.tree.map(
                lambda x: x.reshape(T * E, *x.shape[2:])[perm].reshape(2, T * E // 2, *x.shape[2:]),
                (obs, action, logp, value, adv, target),
            )

            def minibatch(carry, mb):
                def loss_fn(p, obs, action, logp, value, adv, target):
                    logits, v = net(p, obs)
                    new = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
                    clipped = value + jnp.clip(v - value, -0.2, 0.2)
                    vl = 0.5 * jnp.maximum((v - target) ** 2, (clipped - target) ** 2).mean()
                    ratio = jnp.exp(new - logp)
                    g = (adv - adv.mean()) / (adv.std() + 1e-8)
                    pl = -jnp.minimum(ratio * g, jnp.clip(ratio, 0.8, 1.2) * g).mean()
                    ent = -(jax.nn.softmax(logits) * jax.nn.log_softmax(logits)).sum(-1).mean()
                    return pl + 0.5 * vl - 0.01 * ent, (vl, pl, ent)

                p, o, loss, aux = _adamw_step(tx, loss_fn, *carry, *mb)
                return (p, o), (loss, aux)

            (params, opt), info = jax.lax.scan(minibatch, (params, opt), flat)
            return (params, opt, rng), info

        (params, opt, rng), info = jax.lax.scan(epoch, (params, opt, rng), None, 2)
        return (params, opt, rng), info

    p = {"w1": draw(0, O, 64) * 0.3, "b1": jnp.zeros(64), "pi": draw(1, 64, A) * 0.01, "v": draw(2, 64, 1) * 0.1}
    traj = (draw(3, T, E, O), whole(4, A, T, E), draw(5, T, E), _flags(6, T, E), -jnp.abs(draw(7, T, E)), draw(8, T, E))
    return Stranger(
        update,
        ((p, tx.init(p), jax.random.PRNGKey(1)), traj, draw(9, E, O)),
        (("param", "opt", "rng"), "batch:1", "batch"),
        lambda a, r: (r[0], a[1], a[2]),
        tolerance=1e-3,
    )


def sac_twins():
    """SAC: stacked twin critics by vmap, a squashed Gaussian, a temperature with its own optimizer, Polyak targets."""
    ta, tc, tt = optax.adam(3e-3), optax.adam(3e-3), optax.adam(1e-3)

    def critics(q, o, a):
        return jax.vmap(lambda p: mlp(p, jnp.concatenate([o, a], -1))[:, 0])(q)

    def act(p, o, key):
        mean, log_std = jnp.split(mlp(p, o), 2, -1)
        log_std = -5 + 3.5 * (jnp.tanh(log_std) + 1)
        u = mean + jnp.exp(log_std) * (eps := jax.random.normal(key, mean.shape))
        logp = (-0.5 * eps**2 - log_std - 0.919).sum(-1) - (2 * (np.log(2) - u - jax.nn.softplus(-2 * u))).sum(-1)
        return jnp.tanh(u), logp

    def step(st, rng, batch):
        k1, k2, rng = jax.random.split(rng, 3)
        alpha = jnp.exp(st["log_alpha"])
        a2, lp2 = act(st["actor"], batch["next_obs"], k1)
        y = batch["rew"] + 0.99 * (1 - batch["term"]) * (critics(st["targ"], batch["next_obs"], a2).min(0) - alpha * lp2)
        lq, g = jax.value_and_grad(lambda q: ((critics(q, batch["obs"], batch["act"]) - y) ** 2).sum(0).mean())(st["q"])
        u, oq = tc.update(g, st["oq"])
        q = optax.apply_updates(st["q"], u)

        def actor_loss(p):
            a, lp = act(p, batch["obs"], k2)
            return (alpha * lp - critics(q, batch["obs"], a).min(0)).mean(), -lp.mean()

        (la, ent), g = jax.value_and_grad(actor_loss, has_aux=True)(st["actor"])
        u, oa = ta.update(g, st["oa"])
        lt, g = jax.value_and_grad(lambda t: jnp.exp(t) * (ent + 2.0))(st["log_alpha"])
        ut, ot = tt.update(g, st["ot"])
        new = dict(
            actor=optax.apply_updates(st["actor"], u),
            q=q,
            log_alpha=st["log_alpha"] + ut,
            oq=oq,
            oa=oa,
            ot=ot,
            targ=jax.tree.map(lambda t, s: 0.995 * t + 0.005 * s, st["targ"], q),
        )
        return new, rng, {"critic_loss": lq, "actor_loss": la, "alpha": alpha, "entropy": ent, "temp_loss": lt}

    actor = layers(0, O, 32, 2 * 2)
    q = jax.tree.map(lambda *v: jnp.stack(v), layers(10, O + 2, 32, 1), layers(20, O + 2, 32, 1))
    st = dict(
        actor=actor,
        q=q,
        log_alpha=jnp.float32(0.1),
        oq=tc.init(q),
        oa=ta.init(actor),
        ot=tt.init(jnp.float32(0)),
        targ=jax.tree.map(lambda v: v * 0.9, q),
    )
    kinds = dict(actor="param", q="param", log_alpha="param", oq="opt", oa="opt", ot="opt", targ="model_state")
    batch = {
        "obs": draw(30, B, O),
        "act": jnp.tanh(draw(31, B, 2)),
        "rew": draw(32, B),
        "next_obs": draw(33, B, O),
        "term": _flags(34, B),
    }
    return Stranger(
        step, (st, jax.random.PRNGKey(5), batch), (kinds, "rng", "batch"), lambda a, r: (r[0], r[1], a[2]), (0,), tolerance=1e-3
    )


def quantile_regression():
    """QR-DQN with double selection, n-step returns inside, weights of prioritised replay; new priorities are returned."""
    M = 11
    tx = optax.adam(5e-4, eps=0.01 / B)

    def step(p, target, opt, n, obs, act, rews, dones, last, weights):
        live = jnp.cumprod(1 - dones, 1)
        g = 0.99 ** jnp.arange(3)
        ret = (rews * g * jnp.concatenate([jnp.ones((B, 1)), live[:, :-1]], 1)).sum(1)
        nxt = mlp(target, last).reshape(B, A, M)
        best = mlp(p, last).reshape(B, A, M).mean(-1).argmax(-1)
        z = ret[:, None] + 0.99**3 * live[:, -1:] * jnp.take_along_axis(nxt, best[:, None, None], 1)[:, 0]
        tau = (jnp.arange(M) + 0.5) / M

        def loss_fn(p):
            th = mlp(p, obs).reshape(B, A, M)[jnp.arange(B), act]
            d = z[:, None, :] - th[:, :, None]
            hub = jnp.where(jnp.abs(d) < 1, 0.5 * d**2, jnp.abs(d) - 0.5)
            per = (jnp.abs(tau[:, None] - (d < 0)) * hub).mean(2).sum(1)
            return (weights * per).mean(), per

        p, opt, loss, per = _adamw_step(tx, loss_fn, p, opt)
        n += 1
        target = jax.tree.map(lambda a, b: jnp.where(n % 2 == 0, a, b), p, target)
        return p, target, opt, n, loss, per + 1e-6

    p = layers(0, O, 64, A * M)
    return Stranger(
        step,
        (
            p,
            jax.tree.map(lambda v: v + 0.01, p),
            tx.init(p),
            jnp.int32(0),
            draw(1, B, O),
            whole(2, A, B),
            draw(3, B, 3),
            _flags(4, B, 3),
            draw(5, B, O),
            jax.nn.sigmoid(draw(6, B)),
        ),
        ("param", "model_state", "opt", "step", *["batch"] * 6),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
    )


def muzero_unroll():
    """MuZero: representation, K steps of dynamics with halved gradients, two-hot values and rewards, policies as targets."""
    K, S, H = 4, 21, 32

    def two_hot(x):
        x = jnp.clip(jnp.sign(x) * (jnp.sqrt(jnp.abs(x) + 1) - 1) + 0.001 * x, -10, 10) + 10
        low = jnp.floor(x).astype(jnp.int32)
        w = (x - low)[..., None]
        return (1 - w) * jax.nn.one_hot(low, S) + w * jax.nn.one_hot(low + 1, S)

    def scaled(h):
        lo, hi = h.min(-1, keepdims=True), h.max(-1, keepdims=True)
        return (h - lo) / (hi - lo + 1e-5)

    def loss_fn(p, batch):
        h = scaled(mlp(p["repr"], batch["obs"]))

        def ce(logits, target):
            return -(target * jax.nn.log_softmax(logits)).sum(-1)

        total = ce(mlp(p["policy"], h), batch["pi"][:, 0]) + 0.25 * ce(mlp(p["value"], h), two_hot(batch["v"][:, 0]))
        for k in range(K):
            x = jnp.concatenate([h, jax.nn.one_hot(batch["a"][:, k], A)], -1)
            out = mlp(p["dyn"], x)
            h, r = scaled(out[:, :H]), out[:, H:]
            h = 0.5 * h + 0.5 * jax.lax.stop_gradient(h)
            total += (
                ce(r, two_hot(batch["r"][:, k]))
                + 0.25 * ce(mlp(p["value"], h), two_hot(batch["v"][:, k + 1]))
                + ce(mlp(p["policy"], h), batch["pi"][:, k + 1])
            ) / K
        return (batch["is"] * total).mean(), total

    tx = optax.chain(optax.clip_by_global_norm(5.0), optax.adamw(1e-3))

    def train(p, opt, batch):
        p, opt, loss, total = _adamw_step(tx, loss_fn, p, opt, batch)
        return p, opt, {"loss": loss, "priority": jnp.sqrt(total)}

    p = {"repr": layers(0, O, H, H), "dyn": layers(4, H + A, H, H + S), "policy": layers(8, H, A), "value": layers(12, H, S)}
    batch = {
        "obs": draw(20, B, O),
        "a": whole(21, A, B, K),
        "r": draw(22, B, K),
        "v": draw(23, B, K + 1),
        "pi": jax.nn.softmax(draw(24, B, K + 1, A)),
        "is": jax.nn.sigmoid(draw(25, B)),
    }
    return Stranger(train, (p, tx.init(p), batch), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]), (0, 1))


def decision_transformer():
    """Return-to-go, state and action tokens interleaved; timesteps looked up; padded at the left by a mask."""
    T, E = 8, 32

    def block(p, h, bias):
        n = (h - h.mean(-1, keepdims=True)) / (h.std(-1, keepdims=True) + 1e-5)
        q, k, v = (jnp.einsum("bte,ehd->bhtd", n, p[w]) for w in "qkv")
        a = jax.nn.softmax(jnp.einsum("bhtd,bhsd->bhts", q, k) / 8**0.5 + bias)
        h = h + jnp.einsum("bhts,bhsd,hde->bte", a, v, p["o"])
        return h + jax.nn.relu(h @ p["up"]) @ p["down"]

    def loss_fn(p, d):
        at = p["time"][d["t"]]
        tokens = jnp.stack([d["rtg"][..., None] * p["r"] + at, d["s"] @ p["s"] + at, d["a"] @ p["a"] + at], 2).reshape(
            -1, 3 * T, E
        )
        mask = jnp.repeat(d["mask"], 3, 1)
        keep = jnp.tril(jnp.ones((3 * T, 3 * T))) * mask[:, None, :]
        bias = jnp.where(keep == 0, -1e9, 0.0)[:, None]
        for b in p["blocks"]:
            tokens = block(b, tokens, bias)
        pred = jnp.tanh(tokens[:, 1::3] @ p["out"])
        return (((pred - d["a"]) ** 2).mean(-1) * d["mask"]).sum() / d["mask"].sum(), pred

    sched = optax.linear_schedule(0, 1e-3, 5)
    tx = optax.chain(optax.clip_by_global_norm(0.25), optax.adamw(sched, weight_decay=1e-4))

    def step(params, opt_state, **data):
        params, opt_state, loss, pred = _adamw_step(tx, loss_fn, params, opt_state, data)
        return params, opt_state, {"action_loss": loss, "pred": pred}

    p = {
        "time": draw(0, 64, E) * 0.1,
        "r": draw(1, E) * 0.1,
        "s": draw(2, O, E) * 0.2,
        "a": draw(3, 2, E) * 0.2,
        "out": draw(4, E, 2) * 0.1,
        "blocks": [
            {
                **{w: draw(5 + i, E, 4, 8) * 0.2 for i, w in enumerate("qkv")},
                "o": draw(8, 4, 8, E) * 0.2,
                "up": draw(9, E, 64) * 0.2,
                "down": draw(10, 64, E) * 0.1,
            }
        ],
    }
    mask = (jnp.arange(T)[None] >= whole(11, 4, 16)[:, None]).astype(jnp.float32)
    data = {
        "rtg": draw(12, 16, T),
        "s": draw(13, 16, T, O),
        "a": jnp.tanh(draw(14, 16, T, 2)),
        "t": whole(15, 64, 16, T),
        "mask": mask,
    }
    return Stranger(
        lambda p, o, d: step(p, o, **d), (p, tx.init(p), data), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2])
    )


def implicit_q():
    """IQL: expectile values, advantage-weighted behaviour, three networks and a target; a NamedTuple-like dict of batches."""
    tx = optax.adam(3e-3)

    def step(rng, actor, critic, value, target, opts, batch):
        sa = jnp.concatenate([batch["observations"], batch["actions"]], -1)
        q = jnp.minimum(mlp(target[0], sa), mlp(target[1], sa))[:, 0]

        def v_loss(p):
            v = mlp(p, batch["observations"])[:, 0]
            d = q - v
            return (jnp.where(d > 0, 0.8, 0.2) * d**2).mean(), v.mean()

        value, ov, lv, v_mean = _adamw_step(tx, v_loss, value, opts[0])
        rng, key = jax.random.split(rng)

        def pi_loss(p):
            keep = jax.random.bernoulli(key, 0.9, (B, O))
            mu = jnp.tanh(mlp(p["net"], jnp.where(keep, batch["observations"] / 0.9, 0)))
            logp = (-0.5 * ((batch["actions"] - mu) / jnp.exp(p["log_std"])) ** 2 - p["log_std"]).sum(-1)
            w = jnp.minimum(jnp.exp(3.0 * (q - mlp(value, batch["observations"])[:, 0])), 100.0)
            return -(w * logp).mean(), w

        actor, oa, la, adv = _adamw_step(tx, pi_loss, actor, opts[1])
        nv = mlp(value, batch["next_observations"])[:, 0]
        y = batch["rewards"] + 0.99 * batch["masks"] * nv

        def q_loss(ps):
            q1, q2 = (mlp(p, sa)[:, 0] for p in ps)
            return ((q1 - y) ** 2 + (q2 - y) ** 2).mean(), q1.mean()

        critic, oc, lq, _ = _adamw_step(tx, q_loss, critic, opts[2])
        target = jax.tree.map(lambda p, tp: p * 0.005 + tp * (1 - 0.005), critic, target)
        return (
            rng,
            actor,
            critic,
            value,
            target,
            (ov, oa, oc),
            {"critic": lq, "value": lv, "actor": la, "v": v_mean, "adv": adv},
        )

    actor = {"net": layers(0, O, 32, 2), "log_std": jnp.zeros(2)}
    critic = (layers(5, O + 2, 32, 1), layers(9, O + 2, 32, 1))
    value, target = layers(13, O, 32, 1), (layers(17, O + 2, 32, 1), layers(21, O + 2, 32, 1))
    batch = dict(
        observations=draw(30, B, O),
        actions=jnp.tanh(draw(31, B, 2)),
        rewards=draw(32, B),
        masks=1 - _flags(33, B),
        next_observations=draw(34, B, O),
    )
    return Stranger(
        step,
        (jax.random.PRNGKey(0), actor, critic, value, target, (tx.init(value), tx.init(actor), tx.init(critic)), batch),
        ("rng", "param", "param", "param", "model_state", "opt", "batch"),
        lambda a, r: (*r[:6], a[6]),
        tolerance=1e-3,
    )


def impala_vtrace():
    """IMPALA: V-trace over [B, T] by vmap over rows of a scan, RMSProp, learning rate from outside, LSTM core with resets."""
    T, H = 6, 32

    def core(p, obs, done, carry):
        def cell(c, x):
            o, d = x
            h, m = c[0] * (1 - d), c[1] * (1 - d)
            i, f, g, u = jnp.split(o @ p["wx"] + h @ p["wh"] + p["b"], 4)
            m = jax.nn.sigmoid(f + 1) * m + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(u) * jnp.tanh(m)
            return (h, m), h

        return jax.lax.scan(cell, carry, (obs, done))[1]

    def vtrace(rho, r, disc, v, boot):
        c = jnp.minimum(rho, 1.0)
        nxt = jnp.append(v[1:], boot)
        delta = c * (r + disc * nxt - v)
        _, e = jax.lax.scan(lambda a, x: ((y := x[0] + x[1] * x[2] * a), y), 0.0, (delta, disc, c), reverse=True)
        vs = e + v
        return vs, c * (r + disc * jnp.append(vs[1:], boot) - v)

    tx = optax.inject_hyperparams(optax.rmsprop)(learning_rate=1e-3, decay=0.99, eps=0.1)

    def update(params, opt, lr, batch):
        opt.hyperparams["learning_rate"] = lr

        def loss_fn(p):
            h = jax.vmap(core, (None, 0, 0, 0))(p, batch["obs"], batch["done"], batch["carry"])
            logits, v = h @ p["pi"], (h @ p["v"])[..., 0]
            lp = jnp.take_along_axis(jax.nn.log_softmax(logits), batch["a"][..., None], -1)[..., 0]
            rho = jnp.exp(jax.lax.stop_gradient(lp[:, :-1]) - batch["mu"][:, :-1])
            vs, adv = jax.vmap(vtrace)(rho, batch["r"][:, :-1], 0.99 * (1 - batch["done"][:, :-1]), v[:, :-1], v[:, -1])
            vs, adv = jax.lax.stop_gradient((vs, adv))
            ent = -(jax.nn.softmax(logits) * jax.nn.log_softmax(logits)).sum(-1)
            return (-(lp[:, :-1] * adv).sum(1) + 0.5 * ((vs - v[:, :-1]) ** 2).sum(1)).mean() - 0.01 * ent.mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, loss

    p = {
        "wx": draw(0, O, 4 * H) * 0.2,
        "wh": draw(1, H, 4 * H) * 0.1,
        "b": jnp.zeros(4 * H),
        "pi": draw(2, H, A) * 0.1,
        "v": draw(3, H, 1) * 0.1,
    }
    batch = {
        "obs": draw(4, B, T, O),
        "done": _flags(5, B, T),
        "carry": (draw(6, B, H), draw(7, B, H)),
        "a": whole(8, A, B, T),
        "mu": -jnp.abs(draw(9, B, T)) - 1,
        "r": draw(10, B, T),
    }
    opt = tx.init(p)
    # A number that is only handed on is no part of the optimizer to whoever reads the graph.
    kinds = jax.tree_util.tree_map_with_path(
        lambda path, v: "model_state" if "initial_scale" in jax.tree_util.keystr(path) else "opt", opt
    )
    return Stranger(
        update, (p, opt, jnp.float32(1e-3), batch), ("param", kinds, "scalar", "batch"), lambda a, r: (r[0], r[1], a[2], a[3])
    )


def conservative_ensemble():
    """CQL on an ensemble of ten critics (REDQ): a random pair by choice, log-sum-exp over sampled actions."""
    M, S = 10, 5
    tx = optax.adam(1e-3)

    def q(ps, o, a):
        x = jnp.concatenate([o, a], -1)
        h = jax.nn.relu(jnp.einsum("...i,mih->m...h", x, ps["w1"]) + ps["b1"].reshape(M, *[1] * (x.ndim - 1), -1))
        return jnp.einsum("m...h,mh->m...", h, ps["w2"])

    def step(ps, targ, opt, key, b):
        key, k1, k2, k3 = jax.random.split(key, 4)
        pair = jax.random.choice(k1, M, (2,), replace=False)
        y = b["r"] + 0.99 * q(targ, b["s2"], jnp.tanh(b["s2"][:, :2]))[pair].min(0)
        acts = jax.random.uniform(k2, (S, B, 2), minval=-1, maxval=1)

        def loss_fn(ps):
            cur = q(ps, b["s"], b["a"])
            wide = q(ps, jnp.broadcast_to(b["s"], (S, B, O)), acts)
            return ((cur - y) ** 2).mean() + 0.5 * (jax.nn.logsumexp(wide, 1) - cur).mean(), cur.std(0).mean()

        ps, opt, loss, spread = _adamw_step(tx, loss_fn, ps, opt)
        return ps, optax.incremental_update(ps, targ, 0.005), opt, key, loss, spread

    ps = {"w1": draw(0, M, O + 2, 32) * 0.2, "b1": jnp.zeros((M, 32)), "w2": draw(1, M, 32) * 0.2}
    b = {"s": draw(2, B, O), "a": jnp.tanh(draw(3, B, 2)), "r": draw(4, B), "s2": draw(5, B, O)}
    return Stranger(
        step,
        (ps, jax.tree.map(lambda v: v * 1.1, ps), tx.init(ps), jax.random.PRNGKey(0), b),
        ("param", "model_state", "opt", "rng", "batch"),
        lambda a, r: (*r[:4], a[4]),
        tolerance=1e-3,
    )


def random_distillation():
    """Curiosity by a fixed random network: the running moments of observations and of intrinsic rewards (Welford's merge)."""
    tx = optax.adam(1e-3)

    def merge(stats, x):
        n, mean, var = stats
        m, v, k = x.mean(0), x.var(0), x.shape[0]
        d, total = m - mean, n + k
        return total, mean + d * k / total, (var * n + v * k + d**2 * n * k / total) / total

    def step(pred, fixed, opt, obs_stats, rew_stats, obs):
        obs_stats = merge(obs_stats, obs)
        x = jnp.clip((obs - obs_stats[1]) / jnp.sqrt(obs_stats[2] + 1e-8), -5, 5)
        goal = mlp(fixed, x)

        def loss_fn(p):
            e = ((mlp(p, x) - goal) ** 2).mean(-1)
            return e.mean(), e

        pred, opt, loss, e = _adamw_step(tx, loss_fn, pred, opt)
        rew_stats = merge(rew_stats, e)
        return pred, opt, obs_stats, rew_stats, loss, e / jnp.sqrt(rew_stats[2] + 1e-8)

    p, f = layers(0, O, 32, 8), layers(9, O, 32, 8)
    stats = (jnp.float32(1.0), jnp.zeros(O), jnp.ones(O))
    one = (jnp.float32(1.0), jnp.float32(0), jnp.float32(1.0))
    return Stranger(
        step,
        (p, f, tx.init(p), stats, one, draw(20, B, O)),
        ("param", "frozen", "opt", "model_state", "model_state", "batch"),
        lambda a, r: (r[0], a[1], r[1], r[2], r[3], a[5]),
        (0, 2, 3, 4),
    )


def latent_imagination():
    """A Dreamer-like model: an RSSM over [T, B] with categorical latents and straight-through samples, KL balancing, symlog."""
    T, H, C, K = 5, 32, 4, 4
    tx = optax.chain(optax.clip_by_global_norm(100.0), optax.adam(1e-3, eps=1e-8))

    def symlog(x):
        return jnp.sign(x) * jnp.log1p(jnp.abs(x))

    def train(params, opt, key, data):
        key, sub = jax.random.split(key)

        def loss_fn(p):
            emb = jax.nn.silu(symlog(data["image"]) @ p["enc"])

            def sample(logits, k):
                logits = logits.reshape(-1, C, K)
                probs = 0.99 * jax.nn.softmax(logits) + 0.01 / K
                hot = jax.nn.one_hot(jax.random.categorical(k, jnp.log(probs)), K)
                return (hot + probs - jax.lax.stop_gradient(probs)).reshape(-1, C * K), jnp.log(probs)

            def cell(carry, x):
                h, z = carry
                e, a, first, k = x
                h, z, a = (v * (1 - first)[:, None] for v in (h, z, a))
                u = jax.nn.silu(jnp.concatenate([z, a], -1) @ p["in"])
                r, c, g = jnp.split(jnp.concatenate([u, h], -1) @ p["gru"], 3, -1)
                g = jax.nn.sigmoid(g - 1)
                h = g * jnp.tanh(jax.nn.sigmoid(r) * c) + (1 - g) * h
                prior = jnp.log(0.99 * jax.nn.softmax((h @ p["prior"]).reshape(-1, C, K)) + 0.01 / K)
                z, post = sample(jnp.concatenate([h, e], -1) @ p["post"], k)
                return (h, z), (h, z, prior, post)

            b = data["image"].shape[1]
            _, (h, z, prior, post) = jax.lax.scan(
                cell, (jnp.zeros((b, H)), jnp.zeros((b, C * K))), (emb, data["action"], data["first"], jax.random.split(sub, T))
            )
            feat = jnp.concatenate([h, z], -1)
            rec = ((jax.nn.silu(feat @ p["d1"]) @ p["d2"] - symlog(data["image"])) ** 2).sum(-1)
            rew = ((feat @ p["rew"])[..., 0] - symlog(data["reward"])) ** 2
            sg = jax.lax.stop_gradient

            def kl(a, b):
                return jnp.maximum((jnp.exp(a) * (a - b)).sum((-1, -2)), 1.0)

            loss = rec + rew + 0.5 * kl(sg(post), prior) + 0.1 * kl(post, sg(prior))
            return loss.mean(), {"rec": rec.mean(), "rew": rew.mean(), "ent": -(jnp.exp(post) * post).sum(-1).mean()}

        params, opt, loss, aux = _adamw_step(tx, loss_fn, params, opt)
        return params, opt, key, {**aux, "loss": loss}

    p = {
        "enc": draw(0, O, 32) * 0.2,
        "in": draw(1, C * K + A, H) * 0.2,
        "gru": draw(2, 2 * H, 3 * H) * 0.1,
        "prior": draw(3, H, C * K) * 0.1,
        "post": draw(4, H + 32, C * K) * 0.1,
        "d1": draw(5, H + C * K, 32) * 0.1,
        "d2": draw(6, 32, O) * 0.1,
        "rew": draw(7, H + C * K, 1) * 0.1,
    }
    data = {
        "image": draw(8, T, 16, O),
        "action": jax.nn.one_hot(whole(9, A, T, 16), A),
        "first": _flags(10, T, 16),
        "reward": draw(11, T, 16),
    }
    return Stranger(
        train,
        (p, tx.init(p), jax.random.PRNGKey(0), data),
        ("param", "opt", "rng", "batch:1"),
        lambda a, r: (*r[:3], a[3]),
        tolerance=1e-3,
    )


CONTROL = {
    make.__name__: make
    for make in (
        ppo_rollout,
        sac_twins,
        quantile_regression,
        muzero_unroll,
        decision_transformer,
        implicit_q,
        impala_vtrace,
        conservative_ensemble,
        random_distillation,
        latent_imagination,
    )
}
