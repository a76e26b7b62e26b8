"""Learners of reinforcement learning out of rlax's parts: a target network where the method has one, batches of transitions
or of sequences [time, rows].
"""

import functools

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from steps import ROWS, WIDTH, integers, normal, random
from stranger import Stranger, initial

ACTIONS, ATOMS, TIME = 4, 11, 6
SUPPORT = np.linspace(-5, 5, ATOMS, dtype=np.float32)
QUANTILES = ((np.arange(ATOMS) + 0.5) / ATOMS).astype(np.float32)


class Values(nn.Module):
    shape: tuple = (ACTIONS,)

    @nn.compact
    def __call__(self, x):
        hidden = nn.relu(nn.Dense(16)(x))
        return nn.Dense(int(np.prod(self.shape)))(hidden).reshape(*x.shape[:-1], *self.shape)


class ActorCritic(nn.Module):
    actions: int = ACTIONS

    @nn.compact
    def __call__(self, x):
        hidden = nn.relu(nn.Dense(16)(x))
        return nn.Dense(self.actions)(hidden), nn.Dense(1)(hidden)[..., 0]


def transitions():
    return {"obs": normal(ROWS, WIDTH), "action": integers(ACTIONS, ROWS), "reward": normal(ROWS),
            "discount": (random.random(ROWS) < 0.9).astype(np.float32), "next_obs": normal(ROWS, WIDTH)}


def sequences():
    return {"obs": normal(TIME + 1, ROWS, WIDTH), "action": integers(ACTIONS, TIME + 1, ROWS), "reward": normal(TIME, ROWS),
            "discount": np.full((TIME, ROWS), 0.99, np.float32), "logits": normal(TIME + 1, ROWS, ACTIONS)}


def target_step(network, loss, batch, update="periodic", kind="batch", tx=None):
    """`loss(apply_online, apply_target, batch)`: the target network follows the online one."""
    import rlax
    tx = tx or optax.chain(optax.clip_by_global_norm(10.0), optax.adam(1e-3))
    params = initial(network.init, jax.random.PRNGKey(0), batch["obs"])
    target = jax.tree.map(lambda p: p + 0.1, params)

    def step(params, target, opt_state, count, batch):
        def compute(p):
            return loss(functools.partial(network.apply, p), functools.partial(network.apply, target), batch)
        value, grads = jax.value_and_grad(compute)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        params = optax.apply_updates(params, updates)
        if update == "periodic":
            target = rlax.periodic_update(params, target, count, 2)
        else:
            target = optax.incremental_update(params, target, 0.05)
        return params, target, opt_state, count + 1, value
    return Stranger(step, (params, target, tx.init(params), jnp.int32(0), batch), ("param", "model_state", "opt", "counter", kind),
                    lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3))


def own_step(network, loss, batch, kind="batch:1", tx=None):
    """Without a target network."""
    tx = tx or optax.rmsprop(1e-3, decay=0.99, eps=1e-7)
    params = initial(network.init, jax.random.PRNGKey(0), batch["obs"])

    def step(params, opt_state, batch):
        value, grads = jax.value_and_grad(lambda p: loss(functools.partial(network.apply, p), batch))(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, value
    return Stranger(step, (params, tx.init(params), batch), ("param", "opt", kind), lambda a, r: (r[0], r[1], a[2]), (0, 1))


# ---- Values of transitions.

def _simple(name):
    """Losses of (q, a, r, discount, next q)."""
    import rlax

    def loss(online, target, b):
        q, after = online(b["obs"]), target(b["next_obs"])
        args = (q, b["action"], b["reward"], b["discount"])
        error = {
            "q_learning": lambda: jax.vmap(rlax.q_learning)(*args, after),
            "double_q": lambda: jax.vmap(rlax.double_q_learning)(*args, after, online(b["next_obs"])),
            "persistent_q": lambda: jax.vmap(functools.partial(rlax.persistent_q_learning, action_gap_scale=0.1))(*args, after),
            "sarsa": lambda: jax.vmap(rlax.sarsa)(*args, after, b["action"]),
            "expected_sarsa": lambda: jax.vmap(rlax.expected_sarsa)(*args, after, jax.nn.softmax(after)),
        }[name]()
        return jnp.mean(rlax.huber_loss(error))
    return target_step(Values(), loss, transitions(), "incremental" if name == "double_q" else "periodic")


def categorical():
    """C51."""
    import rlax

    def loss(online, target, b):
        learn = jax.vmap(rlax.categorical_double_q_learning, in_axes=(None, 0, 0, 0, 0, None, 0, 0))
        selector = (jax.nn.softmax(online(b["next_obs"])) * SUPPORT).sum(-1)
        return learn(SUPPORT, online(b["obs"]), b["action"], b["reward"], b["discount"], SUPPORT, target(b["next_obs"]), selector).mean()
    return target_step(Values((ACTIONS, ATOMS)), loss, transitions())


def quantiles():
    """QR-DQN."""
    import rlax

    def loss(online, target, b):
        learn = jax.vmap(rlax.quantile_q_learning, in_axes=(0, None, 0, 0, 0, 0, 0, None))
        after = target(b["next_obs"])
        return learn(online(b["obs"]), QUANTILES, b["action"], b["reward"], b["discount"], after, after, 1.0).mean()
    return target_step(Values((ATOMS, ACTIONS)), loss, transitions())


def deterministic():
    """DDPG: the critic's gradient moves the actor."""
    import rlax

    class Agent(nn.Module):
        def setup(self):
            self.actor, self.critic = nn.Sequential([nn.Dense(16), nn.relu, nn.Dense(2), nn.tanh]), nn.Sequential(
                [nn.Dense(16), nn.relu, nn.Dense(1)])

        def __call__(self, obs):
            action = self.actor(obs)
            return action, self.value(obs, action)

        def value(self, obs, action):
            return self.critic(jnp.concatenate([obs, action], -1))[..., 0]

    def loss(online, target, b):
        action, _ = online(b["obs"])
        gradient = jax.vmap(jax.grad(lambda a, o: online(o, a, method="value")))(jax.lax.stop_gradient(action), b["obs"])
        critic = jax.vmap(rlax.td_learning)(online(b["obs"], b["action"], method="value"), b["reward"], b["discount"],
                                            target(b["next_obs"])[1])
        return jax.vmap(functools.partial(rlax.dpg_loss, dqda_clipping=1.0))(action, gradient).mean() + 0.5 * jnp.mean(critic ** 2)
    batch = transitions() | {"action": np.tanh(normal(ROWS, 2))}
    return target_step(Agent(), loss, batch, "incremental")


# ---- Sequences.

_by_row = functools.partial(jax.vmap, in_axes=1, out_axes=1)


def _advantages(b, values):
    import rlax
    return _by_row(lambda r, d, v: rlax.truncated_generalized_advantage_estimation(r, d, 0.95, v, True))(b["reward"], b["discount"], values)


def actor_critic():
    """A2C with generalized advantages, n-step returns and entropy."""
    import rlax

    def loss(apply, b):
        logits, values = apply(b["obs"])
        advantages = _advantages(b, values)
        weights = jnp.ones_like(b["reward"])
        policy = jax.vmap(rlax.policy_gradient_loss, 1)(logits[:-1], b["action"][:-1], advantages, weights)
        entropy = jax.vmap(rlax.entropy_loss, 1)(logits[:-1], weights)
        errors = _by_row(functools.partial(rlax.td_lambda, lambda_=0.9))(values[:-1], b["reward"], b["discount"], values[1:])
        return policy.mean() + 0.01 * entropy.mean() + 0.5 * jnp.mean(errors ** 2)
    return own_step(ActorCritic(), loss, sequences())


def proximal():
    """PPO: advantages normalised over all of the batch."""
    import rlax

    def loss(apply, b):
        logits, values = apply(b["obs"])
        advantages = _advantages(b, values)
        returns = advantages + jax.lax.stop_gradient(values[:-1])
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        ratios = _by_row(rlax.categorical_importance_sampling_ratios)(logits[:-1], b["logits"][:-1], b["action"][:-1])
        policy = jax.vmap(functools.partial(rlax.clipped_surrogate_pg_loss, epsilon=0.2), 1)(ratios, advantages)
        return policy.mean() + 0.5 * jnp.mean((values[:-1] - returns) ** 2)
    return own_step(ActorCritic(), loss, sequences(), tx=optax.chain(optax.clip_by_global_norm(0.5), optax.adam(3e-4, eps=1e-5)))


def _returns(name):
    """Losses of Q values along time."""
    import rlax

    def loss(online, target, b):
        q, after = online(b["obs"]), target(b["obs"])
        past, following = (q[:-1], b["action"][:-1]), (after[1:], b["action"][1:])
        pi, mu = jax.nn.softmax(after[1:]), jax.nn.softmax(b["logits"])
        chosen = jnp.take_along_axis(mu[1:], b["action"][1:, :, None], -1)[..., 0]
        rest = (b["reward"], b["discount"])
        error = {
            "q_lambda": lambda: _by_row(functools.partial(rlax.q_lambda, lambda_=0.9))(*past, *rest, after[1:]),
            "sarsa_lambda": lambda: _by_row(functools.partial(rlax.sarsa_lambda, lambda_=0.9))(*past, *rest, *following),
            "retrace": lambda: _by_row(functools.partial(rlax.retrace, lambda_=0.9))(past[0], after[1:], past[1], following[1], *rest, pi, chosen),
            "transformed_n_step": lambda: _by_row(functools.partial(
                rlax.transformed_n_step_q_learning, n=2, tx_pair=rlax.SIGNED_HYPERBOLIC_PAIR))(*past, after[1:], following[1], *rest),
        }[name]()
        return 0.5 * jnp.mean(error ** 2)
    return target_step(Values(), loss, sequences(), kind="batch:1")


def recurrent():
    """R2D2: an LSTM over time, its first carries part of the batch."""
    import rlax

    class Network(nn.Module):
        @nn.compact
        def __call__(self, obs, carry=None):
            cell = nn.RNN(nn.OptimizedLSTMCell(8), time_major=True)
            if carry is None:
                carry = (jnp.zeros((ROWS, 8)), jnp.zeros((ROWS, 8)))
            return nn.Dense(ACTIONS)(cell(nn.relu(nn.Dense(16)(obs)), initial_carry=carry))

    def loss(online, target, b):
        carry = (b["carry"], b["hidden"])
        q, after = online(b["obs"], carry), target(b["obs"], carry)
        learn = _by_row(functools.partial(rlax.transformed_n_step_q_learning, n=2))
        error = learn(q[:-1], b["action"][:-1], after[1:], jnp.argmax(q[1:], -1), b["reward"], b["discount"])
        return jnp.mean(0.5 * jnp.square(error).sum(0) * b["weight"])
    batch = sequences() | {"carry": normal(ROWS, 8), "hidden": normal(ROWS, 8), "weight": random.random(ROWS).astype(np.float32)}
    kinds = {name: "batch" if name in ("carry", "hidden", "weight") else "batch:1" for name in batch}
    return target_step(Network(), loss, batch, kind=kinds)


def scaled_values():
    """Pop-Art: statistics of returns, by which the value head is rescaled."""
    import rlax
    network, tx = ActorCritic(), optax.adam(1e-3)
    batch = sequences()
    params = initial(network.init, jax.random.PRNGKey(0), batch["obs"])
    start, update = rlax.popart(1, 3e-4, 1e-4, 1e6)
    statistics = start()

    def step(params, old, opt_state, b):
        indices = jnp.zeros((TIME, ROWS), jnp.int32)

        def loss(p):
            logits, normalized = network.apply(p, b["obs"])
            values = rlax.unnormalize(old, normalized, jnp.zeros((TIME + 1, ROWS), jnp.int32))
            traced = _by_row(rlax.vtrace_td_error_and_advantage)(values[:-1], values[1:], b["reward"], b["discount"],
                                                                 jnp.ones_like(b["reward"]))
            targets = jax.lax.stop_gradient(traced.errors + values[:-1])
            policy = jax.vmap(rlax.policy_gradient_loss, 1)(logits[:-1], b["action"][:-1], traced.pg_advantage, jnp.ones_like(b["reward"]))
            scaled = rlax.normalize(old, targets, indices)
            return policy.mean() + 0.5 * jnp.mean((normalized[:-1] - scaled) ** 2), targets
        (value, targets), grads = jax.value_and_grad(loss, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        params = optax.apply_updates(params, updates)
        head = params["params"]["Dense_2"]
        moved, statistics = update({"w": head["kernel"], "b": head["bias"]}, old, targets, indices)
        params = {"params": params["params"] | {"Dense_2": {"kernel": moved["w"], "bias": moved["b"]}}}
        return params, statistics, opt_state, value
    return Stranger(step, (params, statistics, tx.init(params), batch), ("param", "model_state", "opt", "batch:1"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2))


def best_half():
    """V-MPO: the best half of all advantages of the batch, duals trained beside the policy."""
    import rlax

    class Agent(nn.Module):
        @nn.compact
        def __call__(self, obs):
            duals = self.param("temperature", nn.initializers.ones, ()), self.param("alpha", nn.initializers.ones, ())
            logits, values = ActorCritic()(obs)
            return logits, values, duals

    def loss(online, target, b):
        logits, values, (temperature, alpha) = online(b["obs"])
        errors = values - b["reward"]
        log_probs = jnp.take_along_axis(jax.nn.log_softmax(logits), b["action"][:, None], -1)[:, 0]
        kl = rlax.categorical_kl_divergence(target(b["obs"])[0], logits)
        project = functools.partial(jnp.clip, min=1e-8)
        each, _ = rlax.vmpo_loss(log_probs, jax.lax.stop_gradient(-errors), rlax.LagrangePenalty(temperature, 0.1),
                                 [(kl, rlax.LagrangePenalty(alpha, 0.01))], project, top_k_fraction=0.5)
        return jnp.mean(each) + 0.5 * jnp.mean(errors ** 2)
    return target_step(Agent(), loss, transitions())


def sampled_actions():
    """MPO: some actions for each state, weighted by their values."""
    import rlax

    class Agent(nn.Module):
        @nn.compact
        def __call__(self, obs):
            temperature, alpha = (self.param(name, nn.initializers.ones, ()) for name in ("temperature", "alpha"))
            logits, _ = ActorCritic()(obs)
            return logits, Values()(obs), (temperature, alpha)

    def loss(online, target, b):
        logits, q, (temperature, alpha) = online(b["obs"])
        old, after, _ = target(b["next_obs"])
        everything = jnp.swapaxes(jax.nn.log_softmax(logits), 0, 1)
        kl = rlax.categorical_kl_divergence(target(b["obs"])[0], logits)
        project = functools.partial(jnp.clip, min=1e-8)
        each, _ = rlax.mpo_loss(everything, jnp.swapaxes(jax.lax.stop_gradient(q), 0, 1), rlax.LagrangePenalty(temperature, 0.1),
                                [(kl, rlax.LagrangePenalty(alpha, 0.01))], project)
        critic = jax.vmap(rlax.expected_sarsa)(q, b["action"], b["reward"], b["discount"], after, jax.nn.softmax(old))
        return each.mean() + 0.5 * jnp.mean(critic ** 2)
    return target_step(Agent(), loss, transitions(), "incremental")


def curious():
    """Never give up: rewards by neighbours among what the batch's embeddings are."""
    import rlax

    def loss(apply, b):
        logits, values = apply(b["obs"])
        bonus, _ = jax.vmap(lambda e: rlax.episodic_memory_intrinsic_rewards(e, 3, 0.1), 1, (1, 0))(b["obs"])
        rewards = b["reward"] + jax.lax.stop_gradient(bonus[1:])
        errors = _by_row(functools.partial(rlax.td_lambda, lambda_=0.9))(values[:-1], rewards, b["discount"], values[1:])
        policy = jax.vmap(rlax.policy_gradient_loss, 1)(logits[:-1], b["action"][:-1], errors, jnp.ones_like(errors))
        return policy.mean() + jnp.mean(errors ** 2)
    return own_step(ActorCritic(), loss, sequences())


def all_actions():
    """Gradients of all actions: QPG, RM, RPG."""
    import rlax

    def loss(online, target, b):
        logits = online(b["obs"])
        q = target(b["obs"])
        return sum(jnp.mean(f(logits, q)) for f in (rlax.qpg_loss, rlax.rm_loss, rlax.rpg_loss))
    return target_step(Values(), loss, transitions())


STEPS = {
    **{f"rlax_{name}": functools.partial(_simple, name) for name in (
        "q_learning", "double_q", "persistent_q", "sarsa", "expected_sarsa")},
    **{f"rlax_{name}": functools.partial(_returns, name) for name in ("q_lambda", "sarsa_lambda", "retrace", "transformed_n_step")},
    **{f"rlax_{make.__name__}": make for make in (
        categorical, quantiles, deterministic, actor_critic, proximal, recurrent, scaled_values, best_half, sampled_actions, curious,
        all_actions)},
}
