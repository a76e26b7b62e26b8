"""Agents: memories that learn inside a branch, offline values, sequences of returns, curiosity, judges
of behaviour, values by lambda, policies that denoise, teams, plans by the cross-entropy method."""

from typing import Any, NamedTuple

import flax.linen as nn
import flax.struct
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from flax.training.train_state import TrainState
from jax import lax
from stranger import Stranger, initial

T = jax.tree_util.tree_map
B, F, A = 16, 7, 3


class Transition(NamedTuple):
    obs: Any
    action: Any
    reward: Any
    done: Any
    next_obs: Any


def transitions(seed, *shape, discrete=False):
    action = whole(seed + 1, A, *shape) if discrete else jnp.tanh(draw(seed + 1, *shape, A))
    return Transition(draw(seed, *shape, F), action, draw(seed + 2, *shape), (draw(seed + 3, *shape) > 1).astype(jnp.float32), draw(seed + 4, *shape, F))


def learns_inside_a_branch():
    """PureJaxRL's DQN: simulated rows are carried, a ring memory is written, and every second step, once it is full enough, a cond learns from it."""
    N, CAP = 8, 12

    @flax.struct.dataclass
    class Env:
        pos: Any
        vel: Any
        t: Any

    class Custom(TrainState):
        target: Any
        timesteps: Any
        n_updates: Any

    def obs_of(s):
        return jnp.stack([s.pos, s.vel], -1)

    def env_step(s, a, key):
        vel = jnp.clip(s.vel + (a - 1) * 0.1 - 0.025 * jnp.cos(3 * s.pos), -0.7, 0.7)
        pos = jnp.clip(s.pos + vel, -1.2, 0.6)
        done = (pos >= 0.5) | (s.t >= 7)
        fresh = jax.random.uniform(key, pos.shape, minval=-0.6, maxval=-0.4)
        new = Env(jnp.where(done, fresh, pos), jnp.where(done, 0.0, vel), jnp.where(done, 0, s.t + 1))
        return new, -1.0 + 10.0 * (pos >= 0.5), done

    def update_step(runner):
        state, buffer, env, obs, rng = runner
        rng, ka, ke, kr, kb = jax.random.split(rng, 5)
        q = mlp(state.params, obs, jax.nn.relu)
        eps = jnp.clip(1.0 - 0.95 * state.timesteps / 100, 0.05)
        action = jnp.where(jax.random.uniform(ke, (N,)) < eps, jax.random.randint(ka, (N,), 0, 3), q.argmax(-1))
        env, reward, done = env_step(env, action, kr)
        at = (state.timesteps // N) % CAP
        new = {"obs": obs, "action": action, "reward": reward, "done": done.astype(jnp.float32), "next": obs_of(env)}
        buffer = T(lambda b, v: lax.dynamic_update_index_in_dim(b, v, at, 0), buffer, new)
        state = state.replace(timesteps=state.timesteps + N)

        def learn(state):
            rows = jax.random.randint(kb, (2, 16), 0, jnp.array([[CAP], [N]]))
            data = T(lambda b: b[rows[0], rows[1]], buffer)
            target = data["reward"] + 0.99 * (1 - data["done"]) * mlp(state.target, data["next"], jax.nn.relu).max(-1)

            def loss(p):
                chosen = jnp.take_along_axis(mlp(p, data["obs"], jax.nn.relu), data["action"][:, None], 1)[:, 0]
                return jnp.square(chosen - target).mean()
            l, g = jax.value_and_grad(loss)(state.params)
            return state.apply_gradients(grads=g).replace(n_updates=state.n_updates + 1), l
        ready = (state.timesteps > 2 * N) & (state.timesteps % (2 * N) == 0)
        state, loss = lax.cond(ready, learn, lambda s: (s, jnp.float32(0.0)), state)
        state = lax.cond(state.timesteps % (4 * N) == 0, lambda s: s.replace(target=optax.incremental_update(s.params, s.target, 1.0)), lambda s: s, state)
        return (state, buffer, env, obs_of(env), rng), {"timesteps": state.timesteps, "loss": loss, "returns": reward.mean()}

    p = layers(0, 2, 12, 3)
    state = Custom.create(apply_fn=None, params=p, tx=optax.adam(1e-2), target=T(jnp.copy, p), timesteps=jnp.int32(2 * N), n_updates=jnp.int32(0))
    env = Env(draw(3, N) * 0.1 - 0.5, jnp.zeros(N), jnp.zeros(N, jnp.int32))
    buffer = {"obs": draw(4, CAP, N, 2), "action": whole(5, 3, CAP, N), "reward": draw(6, CAP, N), "done": jnp.zeros((CAP, N)), "next": draw(7, CAP, N, 2)}
    kinds = state.replace(step="counter", params="param", opt_state="opt", target="model_state", timesteps="counter", n_updates="counter")
    return Stranger(update_step, ((state, buffer, env, obs_of(env), jax.random.PRNGKey(0)),), ((kinds, "model_state", "batch_state", "batch_state", "rng"),),
                    lambda a, r: (r[0],), (0,), tolerance=1e-3)


def behaviour_weighted_by_its_scale():
    """TD3+BC: the actor's loss is divided by the mean absolute value over the batch; states normalised by given numbers; delayed updates by cond."""

    class Agent(NamedTuple):
        actor: Any
        critic: Any
        actor_target: Any
        critic_target: Any
        actor_opt: Any
        critic_opt: Any
        total_it: Any

    pi = lambda p, s: jnp.tanh(mlp(p, s, jax.nn.relu))
    q = lambda p, s, a: [mlp(c, jnp.concatenate([s, a], -1), jax.nn.relu)[:, 0] for c in p]

    def train(agent, batch, mean, std, key):
        s, s2 = (batch.obs - mean) / std, (batch.next_obs - mean) / std
        noise = jnp.clip(0.2 * jax.random.normal(key, batch.action.shape), -0.5, 0.5)
        a2 = jnp.clip(pi(agent.actor_target, s2) + noise, -1, 1)
        y = batch.reward + 0.99 * (1 - batch.done) * jnp.minimum(*q(agent.critic_target, s2, a2))
        closs, g = jax.value_and_grad(lambda c: sum(jnp.square(v - y).mean() for v in q(c, s, batch.action)))(agent.critic)
        u, copt = tx.update(g, agent.critic_opt)
        agent = agent._replace(critic=optax.apply_updates(agent.critic, u), critic_opt=copt, total_it=agent.total_it + 1)

        def delayed(agent):
            def loss(p):
                a = pi(p, s)
                v = q(agent.critic, s, a)[0]
                lmbda = 2.5 / lax.stop_gradient(jnp.abs(v).mean())
                return -lmbda * v.mean() + jnp.square(a - batch.action).mean()
            l, g = jax.value_and_grad(loss)(agent.actor)
            u, aopt = tx.update(g, agent.actor_opt)
            actor = optax.apply_updates(agent.actor, u)
            soft = lambda t, p: T(lambda t, p: 0.995 * t + 0.005 * p, t, p)
            return agent._replace(actor=actor, actor_opt=aopt, actor_target=soft(agent.actor_target, actor), critic_target=soft(agent.critic_target, agent.critic)), l
        agent, aloss = lax.cond(agent.total_it % 2 == 0, delayed, lambda a: (a, jnp.float32(0.0)), agent)
        return agent, {"critic_loss": closs, "actor_loss": aloss}

    tx = optax.adam(3e-4)
    actor, critic = layers(0, F, 16, A), [layers(2, F + A, 16, 1), layers(4, F + A, 16, 1)]
    agent = Agent(actor, critic, T(jnp.copy, actor), T(jnp.copy, critic), tx.init(actor), tx.init(critic), jnp.int32(0))
    return Stranger(train, (agent, transitions(6, B), draw(11, F) * 0.1, 1 + jnp.abs(draw(12, F)), jax.random.PRNGKey(1)),
                    (Agent("param", "param", "model_state", "model_state", "opt", "opt", "counter"), "batch", "frozen", "frozen", "rng"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def noisy_observations_normalised():
    """PPO of Brax: rollouts [B, T, ...]; moments of observations move before they are used; minibatches by reshape after a permutation, in two scans."""
    N, L, M, E = 16, 4, 4, 2

    def gae(truncation, rewards, values, bootstrap):
        v = jnp.concatenate([values, bootstrap[None]], 0)
        deltas = rewards + 0.95 * v[1:] - v[:-1]

        def body(acc, x):
            d, m = x
            acc = d + 0.95 * 0.9 * m * acc
            return acc, acc
        _, adv = lax.scan(body, jnp.zeros_like(bootstrap), (deltas * (1 - truncation), 1 - truncation), reverse=True)
        return adv + values, adv

    def training_step(training_state, data, key):
        opt, params, norm, env_steps = (training_state[k] for k in ("optimizer_state", "params", "normalizer_params", "env_steps"))
        count = norm["count"] + data["observation"].shape[0] * data["observation"].shape[1]
        diff = data["observation"] - norm["mean"]
        mean = norm["mean"] + diff.sum((0, 1)) / count
        var = norm["summed_variance"] + (diff * (data["observation"] - mean)).sum((0, 1))
        norm = {"count": count, "mean": mean, "summed_variance": var, "std": jnp.clip(jnp.sqrt(jnp.maximum(var / count, 0)), 1e-6, 1e6)}
        obs = lambda x: (x - norm["mean"]) / norm["std"]

        def loss_fn(p, d):
            d = T(lambda x: jnp.swapaxes(x, 0, 1), d)
            loc, scale = jnp.split(mlp(p["policy"], obs(d["observation"]), jax.nn.swish), 2, -1)
            scale = jax.nn.softplus(scale) + 1e-3
            baseline = mlp(p["value"], obs(d["observation"]), jax.nn.swish)[..., 0]
            boot = mlp(p["value"], obs(d["next_observation"][-1]), jax.nn.swish)[..., 0]
            logp = (-0.5 * ((d["raw_action"] - loc) / scale) ** 2 - jnp.log(scale) - 0.919).sum(-1)
            vs, adv = lax.stop_gradient(gae(d["truncation"], d["reward"] * 0.1, baseline, boot))
            adv = (adv - adv.mean()) / (adv.std() + 1e-8)
            rho = jnp.exp(logp - d["log_prob"])
            pl = -jnp.minimum(rho * adv, jnp.clip(rho, 0.7, 1.3) * adv).mean()
            vl = 0.25 * jnp.square(vs - baseline).mean()
            ent = jnp.log(scale).sum(-1).mean()
            return pl + vl - 1e-2 * ent, {"policy_loss": pl, "v_loss": vl, "entropy": ent}

        def minibatch(carry, d):
            opt, p = carry
            (_, m), g = jax.value_and_grad(loss_fn, has_aux=True)(p, d)
            u, opt = tx.update(g, opt)
            return (opt, optax.apply_updates(p, u)), m

        def epoch(carry, _):
            opt, p, key = carry
            key, kp = jax.random.split(key)
            shuffled = T(lambda x: jax.random.permutation(kp, x).reshape(M, -1, *x.shape[1:]), data)
            (opt, p), m = lax.scan(minibatch, (opt, p), shuffled)
            return (opt, p, key), m
        (opt, params, _), metrics = lax.scan(epoch, (opt, params, key), (), length=E)
        return {"optimizer_state": opt, "params": params, "normalizer_params": norm, "env_steps": env_steps + N * L}, T(jnp.mean, metrics)

    tx = optax.adam(3e-4)
    p = {"policy": layers(0, F, 12, 2 * A), "value": layers(2, F, 12, 1)}
    state = {"optimizer_state": tx.init(p), "params": p, "env_steps": jnp.int32(0),
             "normalizer_params": {"count": jnp.float32(0), "mean": jnp.zeros(F), "summed_variance": jnp.zeros(F), "std": jnp.ones(F)}}
    data = {"observation": draw(4, N, L, F), "next_observation": draw(5, N, L, F), "raw_action": draw(6, N, L, A), "log_prob": -jnp.abs(draw(7, N, L)) - 1,
            "reward": draw(8, N, L), "truncation": (draw(9, N, L) > 1.2).astype(jnp.float32)}
    return Stranger(training_step, (state, data, jax.random.PRNGKey(0)),
                    ({"optimizer_state": "opt", "params": "param", "env_steps": "counter", "normalizer_params": "model_state"}, "batch", "rng"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def behaviour_judged():
    """GAIL with gradient penalties: a judge between expert and policy rows of other numbers; its reward normalised by a running deviation, then a PG."""
    E = 8

    def step(params, opts, ret, expert, rollout, key):
        """expert [E, F + A]; rollout obs [B, T, F], action, logp."""
        obs, action, old = rollout
        rows = jnp.concatenate([obs, action], -1).reshape(-1, F + A)
        k1, k2 = jax.random.split(key)
        sub = rows[jax.random.choice(k1, rows.shape[0], (E,), replace=False)]

        def judge_loss(d):
            e, p = mlp(d, expert)[:, 0], mlp(d, sub)[:, 0]
            alpha = jax.random.uniform(k2, (E, 1))
            grad = jax.vmap(jax.grad(lambda x: mlp(d, x)[0]))(alpha * expert + (1 - alpha) * sub)
            gp = jnp.square(jnp.linalg.norm(grad + 1e-8, axis=1) - 1).mean()
            return jax.nn.softplus(-e).mean() + jax.nn.softplus(p).mean() + 10 * gp, ((e > 0).mean(), (p < 0).mean())
        (ld, acc), g = jax.value_and_grad(judge_loss, has_aux=True)(params["judge"])
        u, od = txd.update(g, opts["judge"])
        judge = optax.apply_updates(params["judge"], u)
        reward = jax.nn.softplus(mlp(judge, rows)[:, 0]).reshape(obs.shape[:2])
        var = 0.99 * ret["var"] + 0.01 * reward.var()
        reward = reward / jnp.sqrt(var + 1e-8)
        returns = lax.associative_scan(lambda a, b: (a[0] * b[0], b[0] * a[1] + b[1]), (jnp.full_like(reward, 0.97), reward), reverse=True, axis=1)[1]

        def pi_loss(p):
            logp = -0.5 * jnp.square(action - jnp.tanh(mlp(p["pi"], obs))).sum(-1)
            v = mlp(p["v"], obs)[..., 0]
            adv = lax.stop_gradient(returns - v)
            return -(jnp.exp(jnp.clip(logp - old, -2, 2)) * adv).mean() + 0.5 * jnp.square(v - returns).mean()
        lp, g = jax.value_and_grad(pi_loss)({k: params[k] for k in ("pi", "v")})
        u, op = txp.update(g, opts["agent"])
        agent = optax.apply_updates({k: params[k] for k in ("pi", "v")}, u)
        return {**agent, "judge": judge}, {"judge": od, "agent": op}, {"var": var}, (ld, lp, *acc)

    txd, txp = optax.adam(1e-3), optax.adam(1e-3)
    p = {"judge": layers(0, F + A, 16, 1), "pi": layers(2, F, 12, A), "v": layers(4, F, 12, 1)}
    opts = {"judge": txd.init(p["judge"]), "agent": txp.init({k: p[k] for k in ("pi", "v")})}
    rollout = (draw(6, B, 5, F), draw(7, B, 5, A), -jnp.abs(draw(8, B, 5)) - 1)
    return Stranger(step, (p, opts, {"var": jnp.float32(1.0)}, draw(9, E, F + A), rollout, jax.random.PRNGKey(2)),
                    ("param", "opt", "model_state", "batch", "batch", "rng"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


def values_by_lambda():
    """PQN: layer norms instead of targets, Q(lambda) by a reversed scan over [T, B], minibatches of environments, RAdam with a global norm."""
    L, M = 5, 4

    class Q(nn.Module):
        @nn.compact
        def __call__(self, x):
            for _ in range(2):
                x = nn.relu(nn.LayerNorm()(nn.Dense(16)(x)))
            return nn.Dense(A)(x)
    net = Q()

    def learn(state, traj, last_obs, rng):
        q_last = net.apply({"params": state.params}, last_obs).max(-1)
        q_all = net.apply({"params": state.params}, traj.obs)

        def back(carry, x):
            g, nq = carry
            r, d, q = x
            boot = r + 0.99 * (1 - d) * nq
            g = boot + 0.99 * 0.65 * (g - nq)
            g = (1 - d) * g + d * r
            return (g, q.max(-1)), g
        first = traj.reward[-1] + 0.99 * (1 - traj.done[-1]) * q_last
        _, targets = lax.scan(back, (first, q_all[-1].max(-1)), (traj.reward[:-1], traj.done[:-1], q_all[:-1]), reverse=True)
        targets = jnp.concatenate([targets, first[None]])

        def epoch(carry, _):
            state, rng = carry
            rng, k = jax.random.split(rng)

            def cut(x):
                x = x.reshape(-1, *x.shape[2:])
                return jax.random.permutation(k, x).reshape(M, -1, *x.shape[1:])

            def phase(state, mb):
                obs, action, target = mb

                def loss(p):
                    chosen = jnp.take_along_axis(net.apply({"params": p}, obs), action[:, None], -1)[:, 0]
                    return 0.5 * jnp.square(chosen - target).mean(), chosen.mean()
                (l, q), g = jax.value_and_grad(loss, has_aux=True)(state.params)
                return state.apply_gradients(grads=g), (l, q)
            state, out = lax.scan(phase, state, (cut(traj.obs), cut(traj.action), cut(targets)))
            return (state, rng), out
        (state, rng), (loss, q) = lax.scan(epoch, (state, rng), None, 2)
        return state, rng, {"td_loss": loss.mean(), "qvals": q.mean()}

    p = initial(net.init, jax.random.PRNGKey(0), jnp.zeros((1, F)))["params"]
    state = TrainState.create(apply_fn=None, params=p, tx=optax.chain(optax.clip_by_global_norm(10.0), optax.radam(1e-3)))
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(learn, (state, transitions(3, L, B, discrete=True), draw(9, B, F), jax.random.PRNGKey(4)), (kinds, "batch:1", "batch", "rng"),
                    lambda a, r: (r[0], a[1], a[2], r[1]), (0,), tolerance=2e-3)


def policies_that_denoise():
    """Diffusion QL: a policy that denoises actions in five steps of a Python loop, twin critics, cloning plus values by the batch's mean, targets lazily."""
    K = 5
    betas = jnp.linspace(0.05, 0.5, K)
    alphas, bars = 1 - betas, jnp.cumprod(1 - betas)

    def eps(p, a, s, t):
        t = jnp.broadcast_to(jnp.asarray(t), a.shape[:1])
        return mlp(p, jnp.concatenate([a, s, jax.nn.one_hot(t, K)], -1), jax.nn.mish)

    def act(p, s, key):
        keys = jax.random.split(key, K + 1)
        a = jax.random.normal(keys[K], (s.shape[0], A))
        for t in reversed(range(K)):
            mean = (a - betas[t] / jnp.sqrt(1 - bars[t]) * eps(p, a, s, t)) / jnp.sqrt(alphas[t])
            a = jnp.clip(mean + (t > 0) * jnp.sqrt(betas[t]) * jax.random.normal(keys[t], a.shape), -1, 1)
        return a

    q = lambda c, s, a: jax.vmap(lambda c: mlp(c, jnp.concatenate([s, a], -1), jax.nn.mish)[:, 0])(c)

    def step(params, target, opt_state, it, rng, batch):
        rng, k1, k2, k3, k4, k5 = jax.random.split(rng, 6)
        a2 = act(target["actor"], batch.next_obs, k1)
        y = batch.reward + 0.99 * (1 - batch.done) * q(target["critic"], batch.next_obs, a2).min(0)

        def loss(p):
            td = jnp.square(q(p["critic"], batch.obs, batch.action) - y).mean(1).sum()
            t = jax.random.randint(k2, (batch.obs.shape[0],), 0, K)
            n = jax.random.normal(k3, batch.action.shape)
            noisy = jnp.sqrt(bars[t])[:, None] * batch.action + jnp.sqrt(1 - bars[t])[:, None] * n
            bc = jnp.square(eps(p["actor"], noisy, batch.obs, t) - n).mean()
            qs = q(lax.stop_gradient(p["critic"]), batch.obs, act(p["actor"], batch.obs, k4))
            flip = jax.random.bernoulli(k5)
            ql = jnp.where(flip, -qs[0].mean() / lax.stop_gradient(jnp.abs(qs[1]).mean()), -qs[1].mean() / lax.stop_gradient(jnp.abs(qs[0]).mean()))
            return td + bc + ql, {"td": td, "bc": bc, "ql": ql}
        (_, info), g = jax.value_and_grad(loss, has_aux=True)(params)
        u, opt_state = tx.update(g, opt_state, params)
        params = optax.apply_updates(params, u)
        target = T(lambda t, p: jnp.where(it % 2 == 0, 0.995 * t + 0.005 * p, t), target, params)
        return params, target, opt_state, it + 1, rng, info

    tx = optax.chain(optax.clip_by_global_norm(9.0), optax.adam(3e-4))
    c = T(lambda *v: jnp.stack(v), layers(3, F + A, 12, 1), layers(5, F + A, 12, 1))
    p = {"actor": layers(0, A + F + K, 16, A), "critic": c}
    return Stranger(step, (p, T(jnp.copy, p), tx.init(p), jnp.int32(0), jax.random.PRNGKey(9), transitions(10, B)), ("param", "model_state", "opt", "counter", "rng", "batch"),
                    lambda a, r: (*r[:5], a[5]), (0, 1, 2, 3, 4), tolerance=2e-3)


def plans_of_an_ensemble():
    """PETS / MBPO: an ensemble of Gaussian dynamics with bounds on variances, members with rows of their own [E, B, ...], validation errors choose elites."""
    E = 4

    def forward(p, norm, x):
        x = (x - norm["mean"]) / norm["std"]
        h = x
        for w, b in p["net"][:-1]:
            h = jax.nn.swish(jnp.einsum("ebi,eij->ebj", h, w) + b[:, None])
        w, b = p["net"][-1]
        mean, logvar = jnp.split(jnp.einsum("ebi,eij->ebj", h, w) + b[:, None], 2, -1)
        logvar = p["max_logvar"] - jax.nn.softplus(p["max_logvar"] - logvar)
        return mean, p["min_logvar"] + jax.nn.softplus(logvar - p["min_logvar"])

    def train_step(model_state, normalizer, batch, holdout):
        x, y = batch

        def loss(p):
            mean, logvar = forward(p, normalizer, x)
            nll = (jnp.square(mean - y) * jnp.exp(-logvar) + logvar).mean((1, 2)).sum()
            decay = sum(c * jnp.square(w).sum() for c, (w, _) in zip((2.5e-5, 5e-5), p["net"]))
            return nll + 0.01 * (p["max_logvar"].sum() - p["min_logvar"].sum()) + decay
        l, g = jax.value_and_grad(loss)(model_state["params"])
        u, opt = tx.update(g, model_state["opt_state"], model_state["params"])
        params = optax.apply_updates(model_state["params"], u)
        hx, hy = holdout
        mse = jnp.square(forward(params, normalizer, jnp.broadcast_to(hx, (E, *hx.shape)))[0] - hy).mean((1, 2))
        return {"params": params, "opt_state": opt, "elites": jnp.argsort(mse)[:2].astype(jnp.int32)}, {"loss": l, "holdout": mse}

    tx = optax.adam(1e-3)
    p = {"net": [(draw(i, E, a, b) * a**-0.5, jnp.zeros((E, b))) for i, (a, b) in enumerate(((F + A, 16), (16, 2 * F)))], "max_logvar": jnp.full(F, 0.5), "min_logvar": jnp.full(F, -10.0)}
    state = {"params": p, "opt_state": tx.init(p), "elites": jnp.arange(2, dtype=jnp.int32)}
    norm = {"mean": draw(3, F + A) * 0.1, "std": 1 + 0.1 * jnp.abs(draw(4, F + A))}
    return Stranger(train_step, (state, norm, (draw(5, E, B, F + A), draw(6, E, B, F)), (draw(7, 8, F + A), draw(8, 8, F))),
                    ({"params": "param", "opt_state": "opt", "elites": "model_state"}, "frozen", "batch:1", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def returns_as_tokens():
    """An online decision transformer: entropy's temperature is trained beside, stochastic actions, masks of padding at the left, LAMB with warm-up."""
    L, W, H = 5, 16, 2

    def norm(x, p):
        x = x - x.mean(-1, keepdims=True)
        return x * lax.rsqrt(jnp.square(x).mean(-1, keepdims=True) + 1e-5) * p["g"] + p["b"]

    def block(p, x, mask):
        n, t, _ = x.shape
        q, k, v = jnp.split((norm(x, p["n1"]) @ p["qkv"]).reshape(n, t, H, -1), 3, -1)
        s = jnp.einsum("nthd,nshd->nhts", q, k) / jnp.sqrt(W / H)
        s = jnp.where(jnp.tril(jnp.ones((t, t), bool)) & mask[:, None, None], s, -1e9)
        x = x + jnp.einsum("nhts,nshd->nthd", jax.nn.softmax(s), v).reshape(n, t, W) @ p["o"]
        return x + jax.nn.gelu(norm(x, p["n2"]) @ p["up"]) @ p["down"]

    def step(params, log_temp, opt_state, temp_opt, batch):
        s, a, rtg, timesteps, padding = batch["states"], batch["actions"], batch["rtg"], batch["timesteps"], batch["padding_mask"]
        n = s.shape[0]

        def loss_fn(p):
            pos = p["time"][timesteps]
            tokens = jnp.stack([rtg @ p["r"] + pos, s @ p["s"] + pos, a @ p["a"] + pos], 2).reshape(n, 3 * L, W)
            mask = jnp.repeat(padding, 3, 1) > 0
            x = norm(tokens, p["n0"])
            for q in p["blocks"]:
                x = block(q, x, mask)
            x = x.reshape(n, L, 3, W)[:, :, 1]
            mu, log_std = x @ p["mu"], jnp.clip(x @ p["std"], -5, 2)
            ll = (-0.5 * ((a - mu) / jnp.exp(log_std)) ** 2 - log_std - 0.919).sum(-1)
            ent = (log_std + 1.419).sum(-1)
            count = padding.sum()
            ll, ent = (ll * padding).sum() / count, (ent * padding).sum() / count
            return -(ll + lax.stop_gradient(jnp.exp(log_temp)) * ent), (-ll, ent)
        (loss, (nll, ent)), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt_state = tx.update(g, opt_state, params)
        params = optax.apply_updates(params, u)
        tl, tg = jax.value_and_grad(lambda t: jnp.exp(t) * lax.stop_gradient(ent + A))(log_temp)
        tu, temp_opt = txt.update(tg, temp_opt)
        return params, optax.apply_updates(log_temp, tu), opt_state, temp_opt, {"loss": loss, "nll": nll, "entropy": ent, "temp": jnp.exp(log_temp)}

    tx, txt = optax.lamb(optax.linear_schedule(0, 1e-3, 4), weight_decay=5e-4), optax.adam(1e-4)
    n = lambda: {"g": jnp.ones(W), "b": jnp.zeros(W)}
    block_ = lambda i: {"n1": n(), "n2": n(), "qkv": draw(i, W, 3 * W) * 0.2, "o": draw(i + 1, W, W) * 0.2, "up": draw(i + 2, W, 2 * W) * 0.2, "down": draw(i + 3, 2 * W, W) * 0.2}
    p = {"time": draw(20, 30, W) * 0.1, "r": draw(21, 1, W), "s": draw(22, F, W) * 0.3, "a": draw(23, A, W) * 0.4, "n0": n(), "blocks": [block_(0), block_(4)],
         "mu": draw(24, W, A) * 0.2, "std": draw(25, W, A) * 0.1}
    batch = {"states": draw(26, B, L, F), "actions": jnp.tanh(draw(27, B, L, A)), "rtg": draw(28, B, L, 1), "timesteps": whole(29, 30, B, L),
             "padding_mask": (jnp.arange(L) >= whole(30, 3, B, 1)).astype(jnp.int32)}
    temp = jnp.log(jnp.float32(0.1))
    return Stranger(step, (p, temp, tx.init(p), txt.init(temp), batch), ("param", "param", "opt", "opt", "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=1e-3)


def teams_of_one_policy():
    """VDN with parameter sharing: [T, B, agents] through one GRU with resets by where, values summed over agents, double targets, periodic copies."""
    L, N, H = 4, 3, 10

    def unroll(p, obs, dones, h0):
        def cell(h, x):
            o, d = x
            h = jnp.where(d[..., None, None] > 0, 0.0, h)
            z, r, c = jnp.split(o @ p["i"], 3, -1)
            hz, hr, hc = jnp.split(h @ p["h"], 3, -1)
            z, r = jax.nn.sigmoid(z + hz), jax.nn.sigmoid(r + hr)
            h = z * h + (1 - z) * jnp.tanh(c + r * hc)
            return h, h @ p["q"] + p["b"]
        return lax.scan(cell, h0, (obs, dones))[1]

    def step(state, batch):
        obs, avail, actions, rewards, dones, filled = batch
        onehot = jnp.broadcast_to(jnp.eye(N), (*obs.shape[:2], N, N))
        x = jnp.concatenate([obs, onehot], -1)
        h0 = jnp.zeros((obs.shape[1], N, H))

        def loss(p):
            q = unroll(p, x, dones, h0)
            chosen = jnp.take_along_axis(q[:-1], actions[:-1, ..., None], -1)[..., 0].sum(-1)
            best = jnp.where(avail[1:], lax.stop_gradient(q[1:]), -1e10).argmax(-1)
            tq = unroll(state["target"], x, dones, h0)[1:]
            nq = jnp.take_along_axis(tq, best[..., None], -1)[..., 0].sum(-1)
            y = rewards[:-1] + 0.99 * (1 - dones[1:]) * nq
            mask = filled[:-1]
            return (jnp.square(chosen - lax.stop_gradient(y)) * mask).sum() / mask.sum(), (jnp.abs(chosen) * mask).sum() / mask.sum()
        (l, q), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        n = state["grad_steps"] + 1
        target = optax.periodic_update(params, state["target"], n, 2)
        return {"params": params, "target": target, "opt": opt, "grad_steps": n}, {"loss": l, "q": q}

    tx = optax.chain(optax.clip_by_global_norm(10), optax.rmsprop(5e-4, decay=0.99, eps=1e-5))
    p = {"i": draw(0, F + N, 3 * H) * 0.3, "h": draw(1, H, 3 * H) * 0.3, "q": draw(2, H, A) * 0.3, "b": jnp.zeros(A)}
    state = {"params": p, "target": T(jnp.copy, p), "opt": tx.init(p), "grad_steps": jnp.int32(0)}
    batch = (draw(3, L, B, N, F), draw(4, L, B, N, A) > -1, whole(5, A, L, B, N), draw(6, L, B), (draw(7, L, B) > 1.2).astype(jnp.float32), (draw(8, L, B) > -1).astype(jnp.float32))
    return Stranger(step, (state, batch), ({"params": "param", "target": "model_state", "opt": "opt", "grad_steps": "counter"}, "batch:1"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


EXPLORERS = {f.__name__: f for f in (learns_inside_a_branch, behaviour_weighted_by_its_scale, noisy_observations_normalised, behaviour_judged,
                                     values_by_lambda, policies_that_denoise, plans_of_an_ensemble, returns_as_tokens, teams_of_one_policy)}
