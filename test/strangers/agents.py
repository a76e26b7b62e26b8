"""Reinforcement learning and adversaries: several networks, targets, updates that read what was just updated."""

import jax
import jax.numpy as jnp
import optax

from contrastive import ADAM, ROWS, UNCLEAR, apply, classes, net, rows, trained
from stranger import Stranger

OBSERVED, ACTIONS = 6, 3


def _update(tx, grads, opt_state, params):
    updates, opt_state = tx.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


def dqn(double=False, soft=True):
    """Q-learning with a target network: averaged, or copied every fourth step."""
    def step(q, target, opt_state, count, obs, action, reward, after, done):
        value = apply(target, after)
        best = jnp.take_along_axis(value, apply(q, after).argmax(1)[:, None], 1)[:, 0] if double else value.max(1)
        wanted = reward + 0.99 * (1 - done) * best

        def loss_fn(p):
            chosen = jnp.take_along_axis(apply(p, obs), action[:, None], 1)[:, 0]
            return optax.huber_loss(chosen, jax.lax.stop_gradient(wanted)).mean()
        loss, grads = jax.value_and_grad(loss_fn)(q)
        q, opt_state = _update(ADAM, grads, opt_state, q)
        count = count + 1
        target = optax.incremental_update(q, target, 0.01) if soft else optax.periodic_update(q, target, count, 4)
        return q, target, opt_state, count, loss
    q = net(0, OBSERVED, 16, ACTIONS)
    data = (rows(1, OBSERVED), classes(2, ACTIONS), rows(3), rows(4, OBSERVED), (classes(5, 2)).astype("f"))
    return Stranger(step, (q, net(1, OBSERVED, 16, ACTIONS), ADAM.init(q), jnp.int32(0), *data),
                    ("param", "model_state", "opt", "step", *["batch"] * 5), lambda a, r: (*r[:4], *a[4:]))


def ppo(normalised=True):
    """Clipped ratios; advantages are normalised over the whole batch; an entropy bonus."""
    def loss_fn(p, obs, action, old, advantage, returns):
        h = jnp.tanh(obs @ p["body"]["w"] + p["body"]["b"])
        logs = jax.nn.log_softmax(apply(p["actor"], h))
        if normalised:
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        ratio = jnp.exp(jnp.take_along_axis(logs, action[:, None], 1)[:, 0] - old)
        actor = -jnp.minimum(ratio * advantage, jnp.clip(ratio, 0.8, 1.2) * advantage).mean()
        critic = ((apply(p["critic"], h)[:, 0] - returns) ** 2).mean()
        return actor + 0.5 * critic + 0.01 * (jnp.exp(logs) * logs).sum(1).mean()
    params = {"body": net(0, OBSERVED, 16)[0], "actor": net(1, 16, ACTIONS), "critic": net(2, 16, 1)}
    return trained(loss_fn, params, rows(1, OBSERVED), classes(2, ACTIONS), -jnp.abs(rows(3)), rows(4), rows(5),
                   tx=optax.chain(optax.clip_by_global_norm(0.5), optax.adam(3e-3)))


def advantage_actor_critic():
    """Rollouts [T, B]: returns by a scan backwards over time; the batch is dimension 1."""
    steps = 5

    def loss_fn(p, obs, action, reward, done):
        value = apply(p["critic"], obs)[..., 0]

        def back(carry, item):
            r, d = item
            carry = r + 0.9 * (1 - d) * carry
            return carry, carry
        _, returns = jax.lax.scan(back, jax.lax.stop_gradient(value[-1]), (reward, done), reverse=True)
        advantage = jax.lax.stop_gradient(returns - value)
        logs = jax.nn.log_softmax(apply(p["actor"], obs))
        chosen = jnp.take_along_axis(logs, action[..., None], -1)[..., 0]
        return -(chosen * advantage).mean() + 0.5 * ((returns - value) ** 2).mean()
    key = jax.random.split(jax.random.PRNGKey(4), 4)
    params = {"actor": net(0, OBSERVED, 16, ACTIONS), "critic": net(1, OBSERVED, 16, 1)}
    return trained(loss_fn, params, jax.random.normal(key[0], (steps, ROWS, OBSERVED)),
                   jax.random.randint(key[1], (steps, ROWS), 0, ACTIONS), jax.random.normal(key[2], (steps, ROWS)),
                   jax.random.bernoulli(key[3], 0.2, (steps, ROWS)).astype("f"), kinds=["batch:1"] * 4)


def reinforce_baseline():
    """A moving average of returns is the baseline."""
    def step(params, opt_state, baseline, obs, action, returns):
        def loss_fn(p):
            logs = jax.nn.log_softmax(apply(p, obs))
            return -(jnp.take_along_axis(logs, action[:, None], 1)[:, 0] * (returns - baseline)).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        params, opt_state = _update(ADAM, grads, opt_state, params)
        return params, opt_state, 0.9 * baseline + 0.1 * returns.mean(), loss
    p = net(0, OBSERVED, 16, ACTIONS)
    return Stranger(step, (p, ADAM.init(p), jnp.float32(0), rows(1, OBSERVED), classes(2, ACTIONS), rows(3)),
                    ("param", "opt", "model_state", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]))


def _ddpg_networks():
    actor, critic = net(0, OBSERVED, 16, 2), net(1, OBSERVED + 2, 16, 1)
    return actor, critic, rows(1, OBSERVED), rows(2, 2), rows(3), rows(4, OBSERVED)


def ddpg():
    """Actor and critic with targets of each; the actor's loss reads the critic that was just updated."""
    def step(state, batch):
        obs, action, reward, after = batch
        wanted = reward + 0.99 * apply(state["critic_target"], jnp.concatenate(
            [after, jnp.tanh(apply(state["actor_target"], after))], -1))[:, 0]

        def critic_loss(p):
            return ((apply(p, jnp.concatenate([obs, action], -1))[:, 0] - wanted) ** 2).mean()
        loss_q, grads = jax.value_and_grad(critic_loss)(state["critic"])
        critic, critic_opt = _update(ADAM, grads, state["critic_opt"], state["critic"])

        def actor_loss(p):
            return -apply(critic, jnp.concatenate([obs, jnp.tanh(apply(p, obs))], -1)).mean()
        loss_a, grads = jax.value_and_grad(actor_loss)(state["actor"])
        actor, actor_opt = _update(ADAM, grads, state["actor_opt"], state["actor"])
        return {"actor": actor, "critic": critic, "actor_opt": actor_opt, "critic_opt": critic_opt,
                "actor_target": optax.incremental_update(actor, state["actor_target"], 0.005),
                "critic_target": optax.incremental_update(critic, state["critic_target"], 0.005)}, (loss_q, loss_a)
    actor, critic, *batch = _ddpg_networks()
    state = {"actor": actor, "critic": critic, "actor_opt": ADAM.init(actor), "critic_opt": ADAM.init(critic),
             "actor_target": net(2, OBSERVED, 16, 2), "critic_target": net(3, OBSERVED + 2, 16, 1)}
    kinds = {"actor": "param", "critic": "param", "actor_opt": "opt", "critic_opt": "opt", "actor_target": "model_state",
             "critic_target": "model_state"}
    return Stranger(step, (state, tuple(batch)), (kinds, "batch"), lambda a, r: (r[0], a[1]))


def td3(donate=()):
    """Two critics, noise on the target's action; actor and targets move every second step only."""
    def step(actor, critics, targets, actor_opt, critic_opt, count, key, obs, action, reward, after):
        key, draw = jax.random.split(key)
        noise = jnp.clip(0.2 * jax.random.normal(draw, action.shape), -0.5, 0.5)
        act = jnp.clip(jnp.tanh(apply(targets["actor"], after)) + noise, -1, 1)
        both = jnp.concatenate([after, act], -1)
        wanted = reward + 0.99 * jnp.minimum(*(apply(t, both)[:, 0] for t in targets["critics"]))

        def critic_loss(p):
            seen = jnp.concatenate([obs, action], -1)
            return sum(((apply(q, seen)[:, 0] - wanted) ** 2).mean() for q in p)
        loss, grads = jax.value_and_grad(critic_loss)(critics)
        critics, critic_opt = _update(ADAM, grads, critic_opt, critics)

        def delayed(_):
            def actor_loss(p):
                return -apply(critics[0], jnp.concatenate([obs, jnp.tanh(apply(p, obs))], -1)).mean()
            new, opt = _update(ADAM, jax.grad(actor_loss)(actor), actor_opt, actor)
            return new, opt, {"actor": optax.incremental_update(new, targets["actor"], 0.005),
                              "critics": optax.incremental_update(critics, targets["critics"], 0.005)}
        actor, actor_opt, targets = jax.lax.cond(count % 2 == 0, delayed, lambda _: (actor, actor_opt, targets), None)
        return actor, critics, targets, actor_opt, critic_opt, count + 1, key, loss
    actor, critic, *batch = _ddpg_networks()
    critics = (critic, net(5, OBSERVED + 2, 16, 1))
    targets = {"actor": net(2, OBSERVED, 16, 2), "critics": (net(3, OBSERVED + 2, 16, 1), net(4, OBSERVED + 2, 16, 1))}
    return Stranger(step, (actor, critics, targets, ADAM.init(actor), ADAM.init(critics), jnp.int32(0), jax.random.PRNGKey(3), *batch),
                    ("param", "param", "model_state", "opt", "opt", "step", "rng", *["batch"] * 4),
                    lambda a, r: (*r[:7], *a[7:]), donate)


def td3_where():
    """The delay by jnp.where over trees instead of a branch."""
    def step(actor, critic, actor_target, critic_target, actor_opt, critic_opt, count, obs, action, reward, after):
        wanted = reward + 0.99 * apply(critic_target, jnp.concatenate([after, jnp.tanh(apply(actor_target, after))], -1))[:, 0]

        def critic_loss(p):
            return ((apply(p, jnp.concatenate([obs, action], -1))[:, 0] - wanted) ** 2).mean()
        loss, grads = jax.value_and_grad(critic_loss)(critic)
        critic, critic_opt = _update(ADAM, grads, critic_opt, critic)

        def actor_loss(p):
            return -apply(critic, jnp.concatenate([obs, jnp.tanh(apply(p, obs))], -1)).mean()
        new_actor, new_opt = _update(ADAM, jax.grad(actor_loss)(actor), actor_opt, actor)
        now = count % 2 == 1

        def pick(a, b):
            return jax.tree.map(lambda x, y: jnp.where(now, x, y), a, b)
        actor, actor_opt = pick(new_actor, actor), pick(new_opt, actor_opt)
        actor_target = pick(optax.incremental_update(actor, actor_target, 0.005), actor_target)
        critic_target = pick(optax.incremental_update(critic, critic_target, 0.005), critic_target)
        return actor, critic, actor_target, critic_target, actor_opt, critic_opt, count + 1, loss
    actor, critic, *batch = _ddpg_networks()
    return Stranger(step, (actor, critic, net(2, OBSERVED, 16, 2), net(3, OBSERVED + 2, 16, 1), ADAM.init(actor), ADAM.init(critic),
                           jnp.int32(0), *batch),
                    ("param", "param", "model_state", "model_state", "opt", "opt", "step", *["batch"] * 4),
                    lambda a, r: (*r[:7], *a[7:]))


def soft_actor_critic():
    """A learnt temperature with an optimizer of its own; three losses."""
    def sample(p, obs, key):
        mean, log_std = jnp.split(apply(p, obs), 2, -1)
        log_std = jnp.clip(log_std, -5, 2)
        noise = jax.random.normal(key, mean.shape)
        act = jnp.tanh(mean + jnp.exp(log_std) * noise)
        logs = (-0.5 * noise ** 2 - log_std - jnp.log(1 - act ** 2 + 1e-6)).sum(-1)
        return act, logs

    def step(state, key, obs, action, reward, after):
        key, first, second = jax.random.split(key, 3)
        act, logs = sample(state["actor"], after, first)
        alpha = jnp.exp(state["log_alpha"])
        wanted = reward + 0.99 * (apply(state["target"], jnp.concatenate([after, act], -1))[:, 0] - alpha * logs)

        def critic_loss(p):
            return ((apply(p, jnp.concatenate([obs, action], -1))[:, 0] - jax.lax.stop_gradient(wanted)) ** 2).mean()
        loss_q, grads = jax.value_and_grad(critic_loss)(state["critic"])
        critic, critic_opt = _update(ADAM, grads, state["critic_opt"], state["critic"])

        def actor_loss(p):
            act, logs = sample(p, obs, second)
            return (alpha * logs - apply(critic, jnp.concatenate([obs, act], -1))[:, 0]).mean(), logs
        (loss_a, logs), grads = jax.value_and_grad(actor_loss, has_aux=True)(state["actor"])
        actor, actor_opt = _update(ADAM, grads, state["actor_opt"], state["actor"])

        def alpha_loss(p):
            return -(jnp.exp(p) * jax.lax.stop_gradient(logs - 2.0)).mean()
        grad = jax.grad(alpha_loss)(state["log_alpha"])
        log_alpha, alpha_opt = _update(ADAM, grad, state["alpha_opt"], state["log_alpha"])
        return {"actor": actor, "critic": critic, "target": optax.incremental_update(critic, state["target"], 0.005),
                "log_alpha": log_alpha, "actor_opt": actor_opt, "critic_opt": critic_opt, "alpha_opt": alpha_opt}, key, loss_q, loss_a
    critic, log_alpha, actor = net(1, OBSERVED + 2, 16, 1), jnp.float32(0), net(0, OBSERVED, 16, 4)
    state = {"actor": actor, "critic": critic, "target": net(2, OBSERVED + 2, 16, 1), "log_alpha": log_alpha,
             "actor_opt": ADAM.init(actor), "critic_opt": ADAM.init(critic), "alpha_opt": ADAM.init(log_alpha)}
    kinds = {"actor": "param", "critic": "param", "target": "model_state", "log_alpha": "param", "actor_opt": "opt",
             "critic_opt": "opt", "alpha_opt": "opt"}
    return Stranger(step, (state, jax.random.PRNGKey(1), rows(1, OBSERVED), rows(2, 2), rows(3), rows(4, OBSERVED)),
                    (kinds, "rng", *["batch"] * 4), lambda a, r: (r[0], r[1], *a[2:]), (0,))


def categorical_dqn():
    """C51: the target's distribution projected onto fixed atoms by scatters."""
    atoms = jnp.linspace(-2.0, 2.0, 11)

    def step(q, target, opt_state, obs, action, reward, after):
        value = jax.nn.softmax(apply(target, after).reshape(ROWS, ACTIONS, 11))
        best = (value * atoms).sum(-1).argmax(1)
        probability = jnp.take_along_axis(value, best[:, None, None], 1)[:, 0]
        place = jnp.clip((jnp.clip(reward[:, None] + 0.9 * atoms, -2, 2) + 2) / 0.4, 0, 10)
        low = jnp.floor(place)
        weight = place - low

        def project(p, low, weight):
            low = low.astype(jnp.int32)
            return jnp.zeros(11).at[low].add(p * (1 - weight)).at[jnp.minimum(low + 1, 10)].add(p * weight)
        wanted = jax.vmap(project)(probability, low, weight)

        def loss_fn(p):
            logs = jax.nn.log_softmax(apply(p, obs).reshape(ROWS, ACTIONS, 11))
            return -(wanted * jnp.take_along_axis(logs, action[:, None, None], 1)[:, 0]).sum(-1).mean()
        loss, grads = jax.value_and_grad(loss_fn)(q)
        q, opt_state = _update(ADAM, grads, opt_state, q)
        return q, optax.incremental_update(q, target, 0.05), opt_state, loss
    q = net(0, OBSERVED, 16, ACTIONS * 11)
    return Stranger(step, (q, net(1, OBSERVED, 16, ACTIONS * 11), ADAM.init(q), rows(1, OBSERVED), classes(2, ACTIONS), rows(3),
                           rows(4, OBSERVED)),
                    ("param", "model_state", "opt", *["batch"] * 4), lambda a, r: (*r[:3], *a[3:]))


def behaviour_cloning():
    """A mixture of Gaussians for each action."""
    def loss_fn(p, obs, action):
        out = apply(p, obs).reshape(ROWS, 4, 5)
        weight, mean, log_std = out[..., 0], out[..., 1:3], jnp.clip(out[..., 3:], -3, 3)
        z = (action[:, None] - mean) / jnp.exp(log_std)
        logs = jax.nn.log_softmax(weight) - (0.5 * z ** 2 + log_std).sum(-1)
        return -jax.nn.logsumexp(logs, axis=1).mean()
    return trained(loss_fn, net(0, OBSERVED, 16, 20), rows(1, OBSERVED), rows(2, 2))


def prioritised_replay():
    """Weights of samples; the new priorities are returned, one a row: they could be the weights of the next step."""
    def step(q, opt_state, target, obs, action, reward, after, weight):
        wanted = reward + 0.9 * apply(target, after).max(1)

        def loss_fn(p):
            error = jnp.take_along_axis(apply(p, obs), action[:, None], 1)[:, 0] - wanted
            return (weight * error ** 2).mean(), error
        (loss, error), grads = jax.value_and_grad(loss_fn, has_aux=True)(q)
        q, opt_state = _update(ADAM, grads, opt_state, q)
        return q, opt_state, loss, jnp.abs(error) + 1e-6
    q = net(0, OBSERVED, 16, ACTIONS)
    return Stranger(step, (q, ADAM.init(q), net(1, OBSERVED, 16, ACTIONS), rows(1, OBSERVED), classes(2, ACTIONS), rows(3),
                           rows(4, OBSERVED), jnp.abs(rows(5))),
                    ("param", "opt", "frozen", *["batch"] * 5), lambda a, r: (r[0], r[1], *a[2:]), asks=UNCLEAR)


def direct_preference():
    """DPO: a frozen reference, sequences that were chosen and rejected."""
    def loss_fn(p, reference, chosen, rejected):
        def logs(q, ids):
            h = jnp.tanh(q["embedding"][ids[:, :-1]] @ q["w"])
            return jnp.take_along_axis(jax.nn.log_softmax(h @ q["embedding"].T), ids[:, 1:, None], -1)[..., 0].sum(1)
        margin = (logs(p, chosen) - logs(reference, chosen)) - (logs(p, rejected) - logs(reference, rejected))
        return -jax.nn.log_sigmoid(0.1 * margin).mean()

    def model(key):
        a, b = jax.random.split(jax.random.PRNGKey(key))
        return {"embedding": 0.3 * jax.random.normal(a, (20, 8)), "w": jax.random.normal(b, (8, 8))}
    ids = jax.random.randint(jax.random.PRNGKey(5), (2, ROWS, 7), 0, 20)
    return trained(loss_fn, model(0), model(1), ids[0], ids[1], kinds=["frozen", "batch", "batch"])


def group_relative():
    """GRPO: groups of answers to one question, advantages within each group, a penalty against a reference."""
    def loss_fn(p, reference, ids, reward, old):
        def logs(q):
            h = jnp.tanh(q["embedding"][ids[..., :-1]] @ q["w"])
            return jnp.take_along_axis(jax.nn.log_softmax(h @ q["embedding"].T), ids[..., 1:, None], -1)[..., 0]
        advantage = (reward - reward.mean(1, keepdims=True)) / (reward.std(1, keepdims=True) + 1e-4)
        new, fixed = logs(p), logs(reference)
        ratio = jnp.exp(new - old)
        a = advantage[..., None]
        gain = jnp.minimum(ratio * a, jnp.clip(ratio, 0.8, 1.2) * a)
        penalty = jnp.exp(fixed - new) - (fixed - new) - 1
        return -(gain - 0.04 * penalty).mean()

    def model(key):
        a, b = jax.random.split(jax.random.PRNGKey(key))
        return {"embedding": 0.3 * jax.random.normal(a, (20, 8)), "w": jax.random.normal(b, (8, 8))}
    keys = jax.random.split(jax.random.PRNGKey(5), 3)
    return trained(loss_fn, model(0), model(1), jax.random.randint(keys[0], (ROWS, 3, 6), 0, 20),
                   jax.random.normal(keys[1], (ROWS, 3)), -3 + 0.1 * jax.random.normal(keys[2], (ROWS, 3, 5)),
                   kinds=["frozen", "batch", "batch", "batch"])


def _critic_loss(d, g, real, noise):
    return apply(d, apply(g, noise)).mean() - apply(d, real).mean()


def wasserstein_penalty():
    """WGAN-GP: a gradient inside the loss, at points between real and generated rows; two critic steps a step."""
    tx = optax.adam(1e-3, b1=0.0, eps=1e-4)  # biases have gradients that cancel but for rounding

    def step(g, d, g_opt, d_opt, real, noise, mix):
        def loss_d(p):
            fake = apply(g, noise)
            between = mix * real + (1 - mix) * fake
            slope = jax.vmap(jax.grad(lambda x: apply(p, x)[0]))(between)
            return _critic_loss(p, g, real, noise) + 10 * ((jnp.sqrt((slope ** 2).sum(-1) + 1e-8) - 1) ** 2).mean()
        for _ in range(2):
            loss, grads = jax.value_and_grad(loss_d)(d)
            d, d_opt = _update(tx, grads, d_opt, d)
        loss_g, grads = jax.value_and_grad(lambda p: -apply(d, apply(p, noise)).mean())(g)
        g, g_opt = _update(tx, grads, g_opt, g)
        return g, d, g_opt, d_opt, loss, loss_g
    g, d = net(0, 4, 16, 8), net(1, 8, 16, 1)
    return Stranger(step, (g, d, tx.init(g), tx.init(d), rows(1, 8), rows(2, 4), jnp.abs(jnp.tanh(rows(3, 1)))),
                    ("param", "param", "opt", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]))


def spectral_gan(donate=(0, 1, 2, 3, 4)):
    """Spectral normalisation of the discriminator by one power iteration, its vectors kept as state."""
    tx = optax.adam(1e-2, eps=1e-4)  # biases have gradients that cancel but for rounding

    def normalised(p, u):
        layers, new = [], []
        for layer, vector in zip(p, u):
            v = layer["w"] @ vector
            v = v / (jnp.linalg.norm(v) + 1e-6)
            vector = v @ layer["w"]
            vector = vector / (jnp.linalg.norm(vector) + 1e-6)
            sigma = jax.lax.stop_gradient(v) @ layer["w"] @ jax.lax.stop_gradient(vector)
            layers.append({"w": layer["w"] / sigma, "b": layer["b"]})
            new.append(jax.lax.stop_gradient(vector))
        return layers, new

    def step(g, d, u, g_opt, d_opt, real, noise):
        def loss_d(p):
            q, new = normalised(p, u)
            fake = apply(g, noise)
            return (jax.nn.relu(1 - apply(q, real)) + jax.nn.relu(1 + apply(q, fake))).mean(), new
        (loss, u), grads = jax.value_and_grad(loss_d, has_aux=True)(d)
        d, d_opt = _update(tx, grads, d_opt, d)

        def loss_g(p):
            return -apply(normalised(d, u)[0], apply(p, noise)).mean()
        value, grads = jax.value_and_grad(loss_g)(g)
        g, g_opt = _update(tx, grads, g_opt, g)
        return g, d, u, g_opt, d_opt, loss, value
    g, d = net(0, 4, 16, 8), net(1, 8, 16, 1)
    u = [jnp.ones(layer["w"].shape[1]) / layer["w"].shape[1] ** 0.5 for layer in d]
    return Stranger(step, (g, d, u, tx.init(g), tx.init(d), rows(1, 8), rows(2, 4)),
                    ("param", "param", "model_state", "opt", "opt", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), donate)


def cycle_gan():
    """Four networks, two optimizers, no pairs of rows."""
    def step(gens, discs, g_opt, d_opt, a, b):
        def loss_g(p):
            fake_b, fake_a = apply(p["ab"], a), apply(p["ba"], b)
            cycle = jnp.abs(apply(p["ba"], fake_b) - a).mean() + jnp.abs(apply(p["ab"], fake_a) - b).mean()
            return ((apply(discs["b"], fake_b) - 1) ** 2).mean() + ((apply(discs["a"], fake_a) - 1) ** 2).mean() + 10 * cycle, (fake_a, fake_b)
        (value, (fake_a, fake_b)), grads = jax.value_and_grad(loss_g, has_aux=True)(gens)
        gens, g_opt = _update(ADAM, grads, g_opt, gens)

        def loss_d(p):
            return sum(((apply(p[n], real) - 1) ** 2).mean() + (apply(p[n], fake) ** 2).mean()
                       for n, real, fake in (("a", a, fake_a), ("b", b, fake_b)))
        loss, grads = jax.value_and_grad(loss_d)(discs)
        discs, d_opt = _update(ADAM, grads, d_opt, discs)
        return gens, discs, g_opt, d_opt, {"g": value, "d": loss}
    gens, discs = {"ab": net(0, 8, 12, 8), "ba": net(1, 8, 12, 8)}, {"a": net(2, 8, 12, 1), "b": net(3, 8, 12, 1)}
    return Stranger(step, (gens, discs, ADAM.init(gens), ADAM.init(discs), rows(1, 8), rows(2, 8)),
                    ("param", "param", "opt", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]))


AGENTS = {
    "dqn": dqn,
    "dqn_double": lambda: dqn(double=True),
    "dqn_periodic": lambda: dqn(soft=False),
    "ppo": ppo,
    "ppo_plain": lambda: ppo(normalised=False),
    "advantage_actor_critic": advantage_actor_critic,
    "reinforce_baseline": reinforce_baseline,
    "ddpg": ddpg,
    "td3": td3,
    "td3_donated": lambda: td3((0, 1, 2, 3, 4, 5, 6)),
    "td3_where": td3_where,
    "soft_actor_critic": soft_actor_critic,
    "categorical_dqn": categorical_dqn,
    "behaviour_cloning": behaviour_cloning,
    "prioritised_replay": prioritised_replay,
    "direct_preference": direct_preference,
    "group_relative": group_relative,
    "wasserstein_penalty": wasserstein_penalty,
    "spectral_gan": spectral_gan,
    "spectral_gan_kept": lambda: spectral_gan(()),
    "cycle_gan": cycle_gan,
}
