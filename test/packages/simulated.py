"""Steps around simulators, buffers, search, transport and state-space models: gymnax, flashbax, mctx, ott, tinygp, dynamax."""

import functools

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from steps import CLASSES, ROWS, WIDTH, integers, linen, normal, step_of
from stranger import Stranger, initial

X, TARGETS, LABELS = normal(ROWS, WIDTH), normal(ROWS), integers(CLASSES, ROWS)


class ActorCritic(nn.Module):
    actions: int

    @nn.compact
    def __call__(self, x):
        hidden = nn.tanh(nn.Dense(16)(x))
        return nn.Dense(self.actions)(hidden), nn.Dense(1)(nn.tanh(nn.Dense(16)(x)))[..., 0]


# ---- gymnax: PPO with its environments inside the step, as PureJaxRL has it.

def _transitions(network, env, options, params, carry, count):
    def act(carry, _):
        env_state, obs, rng = carry
        rng, sample, move = jax.random.split(rng, 3)
        logits, value = network.apply(params, obs)
        action = jax.random.categorical(sample, logits)
        log_prob = jnp.take_along_axis(nn.log_softmax(logits), action[:, None], -1)[:, 0]
        following, env_state, reward, done, *_ = jax.vmap(env.step, in_axes=(0, 0, 0, None))(
            jax.random.split(move, ROWS), env_state, action, options)
        return (env_state, following, rng), (obs, action, log_prob, value, reward, done)
    return jax.lax.scan(act, carry, None, count)


def _advantages(traced, last):
    def back(carry, transition):
        gae, following = carry
        _, _, _, value, reward, done = transition
        delta = reward + 0.99 * following * (1 - done) - value
        gae = delta + 0.99 * 0.95 * (1 - done) * gae
        return (gae, value), gae
    return jax.lax.scan(back, (jnp.zeros_like(last), last), traced, reverse=True)[1]


def _proximal(network, params, obs, action, old, advantages, targets):
    logits, value = network.apply(params, obs)
    log_prob = jnp.take_along_axis(nn.log_softmax(logits), action[:, None], -1)[:, 0]
    ratio = jnp.exp(log_prob - old)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    actor = -jnp.minimum(ratio * advantages, jnp.clip(ratio, 0.8, 1.2) * advantages).mean()
    entropy = -(jnp.exp(nn.log_softmax(logits)) * nn.log_softmax(logits)).sum(-1).mean()
    return actor + 0.5 * jnp.mean((value - targets) ** 2) - 0.01 * entropy


def gymnax_ppo(shuffled):
    import gymnax
    env, options = gymnax.make("CartPole-v1")
    network, count = ActorCritic(env.num_actions), 4
    obs, env_state = jax.vmap(env.reset, in_axes=(0, None))(jax.random.split(jax.random.PRNGKey(0), ROWS), options)
    params = initial(network.init, jax.random.PRNGKey(0), obs)
    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(2.5e-4, eps=1e-5))

    def update(params, opt_state, env_state, obs, rng):
        (env_state, obs, rng), traced = _transitions(network, env, options, params, (env_state, obs, rng), count)
        last = network.apply(params, obs)[1]
        advantages = _advantages(traced, last)
        data = (traced[0], traced[1], traced[2], advantages, advantages + traced[3])
        flat = jax.tree.map(lambda v: v.reshape(count * ROWS, *v.shape[2:]), data)

        def epoch(carry, _):
            params, opt_state, rng = carry
            rng, used = jax.random.split(rng)
            rows = jax.random.permutation(used, count * ROWS) if shuffled else jnp.arange(count * ROWS)
            parts = jax.tree.map(lambda v: v[rows].reshape(2, -1, *v.shape[1:]), flat) if shuffled else jax.tree.map(lambda v: v[None], flat)

            def learn(carry, part):
                params, opt_state = carry
                value, grads = jax.value_and_grad(lambda p: _proximal(network, p, *part))(params)
                updates, opt_state = tx.update(grads, opt_state, params)
                return (optax.apply_updates(params, updates), opt_state), value
            (params, opt_state), values = jax.lax.scan(learn, (params, opt_state), parts)
            return (params, opt_state, rng), values.mean()
        (params, opt_state, rng), values = jax.lax.scan(epoch, (params, opt_state, rng), None, 2)
        return params, opt_state, env_state, obs, rng, values.mean()
    kinds = ("param", "opt", jax.tree.map(lambda leaf: "batch_state", env_state), "batch_state", "rng")
    return Stranger(update, (params, tx.init(params), env_state, obs, jax.random.PRNGKey(1)), kinds, lambda a, r: r[:5], (0, 1, 2, 3, 4))


# ---- flashbax: a buffer that the step adds to and samples from.

def flashbax_dqn(trajectory=False):
    import flashbax as fbx
    network, tx = nn.Sequential([nn.Dense(16), nn.relu, nn.Dense(4)]), optax.adam(1e-3)
    item = {"obs": jnp.zeros(WIDTH), "action": jnp.int32(0), "reward": jnp.float32(0)}
    buffer = fbx.make_flat_buffer(max_length=64, min_length=8, sample_batch_size=ROWS, add_batch_size=ROWS)
    state = buffer.init(item)
    filled = {"obs": normal(ROWS, WIDTH), "action": integers(4, ROWS), "reward": normal(ROWS)}
    for i in range(3):
        state = buffer.add(state, jax.tree.map(lambda v, i=i: v + i if v.dtype.kind == "f" else v, filled))
    params = initial(network.init, jax.random.PRNGKey(0), X)

    def step(params, opt_state, state, key, new):
        key, used = jax.random.split(key)
        state = buffer.add(state, new)
        drawn = buffer.sample(state, used).experience

        def loss(p):
            q = jnp.take_along_axis(network.apply(p, drawn.first["obs"]), drawn.first["action"][:, None], -1)[:, 0]
            following = jax.lax.stop_gradient(network.apply(p, drawn.second["obs"]).max(-1))
            return jnp.mean(optax.huber_loss(q, drawn.first["reward"] + 0.99 * following))
        value, grads = jax.value_and_grad(loss)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, state, key, value
    kinds = ("param", "opt", jax.tree.map(lambda leaf: "model_state" if leaf.ndim else "counter", state), "rng", "batch")
    return Stranger(step, (params, tx.init(params), state, jax.random.PRNGKey(1), filled), kinds, lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3))


# ---- mctx: targets of a search.

def mctx_muzero(gumbel):
    import mctx

    class Model(nn.Module):
        def setup(self):
            self.represent, self.predict = nn.Dense(8), nn.Dense(5)
            self.move = nn.Dense(9)

        def __call__(self, obs):
            state = jnp.tanh(self.represent(obs))
            return state, *self.split(state), self.recurrent(state, jnp.zeros(len(obs), jnp.int32))

        def split(self, state):
            found = self.predict(state)
            return found[..., :4], found[..., 4]

        def recurrent(self, state, action):
            moved = self.move(jnp.concatenate([state, jax.nn.one_hot(action, 4)], -1))
            return jnp.tanh(moved[..., :8]), moved[..., 8]
    model = Model()

    def loss(params, key, obs, reward):
        def root():
            state, logits, value, _ = model.apply(params, obs)
            return mctx.RootFnOutput(prior_logits=logits, value=value, embedding=state)

        def recurrent(_, key, action, state):
            state, reward = model.apply(params, state, action, method="recurrent")
            logits, value = model.apply(params, state, method="split")
            return mctx.RecurrentFnOutput(reward=reward, discount=jnp.full_like(reward, 0.99), prior_logits=logits, value=value), state
        search = mctx.gumbel_muzero_policy if gumbel else mctx.muzero_policy
        found = search(jax.lax.stop_gradient(params), key, jax.lax.stop_gradient(root()), recurrent, num_simulations=4)
        weights, value = jax.lax.stop_gradient((found.action_weights, found.search_tree.summary().value))
        state, logits, guessed, _ = model.apply(params, obs)
        _, rewarded = model.apply(params, state, found.action, method="recurrent")
        return jnp.mean(optax.softmax_cross_entropy(logits, weights) + (guessed - value) ** 2 + (rewarded - reward) ** 2)
    return step_of(initial(model.init, jax.random.PRNGKey(0), X), loss, (X, TARGETS), needs_key=True)


# ---- ott: transport between what is made and what is given.

def ott_sinkhorn():
    from ott.geometry import pointcloud
    from ott.tools import sinkhorn_divergence

    def loss(apply, z, y):
        return sinkhorn_divergence.sinkhorn_divergence(pointcloud.PointCloud, apply(z), y, epsilon=0.5,
                                                       solve_kwargs=dict(max_iterations=20, threshold=-1))[0]
    return linen(nn.Sequential([nn.Dense(16), nn.relu, nn.Dense(3)]), loss, (X, normal(ROWS, 3)), X)


def ott_soft_sorted():
    from ott.tools import soft_sort

    def loss(apply, x, y):
        ranks = jax.vmap(lambda v: soft_sort.ranks(v, epsilon=0.1, max_iterations=20, threshold=-1))(apply(x))
        return jnp.mean(jax.nn.relu(CLASSES - 1 - jnp.take_along_axis(ranks, y[:, None], -1)))
    return linen(nn.Dense(CLASSES), loss, (X, LABELS), X)


# ---- tinygp, dynamax.

def tinygp_regression():
    import tinygp

    def loss(params, x, y):
        kernel = jnp.exp(params["amplitude"]) * tinygp.kernels.Matern32(jnp.exp(params["scale"]))
        return -tinygp.GaussianProcess(kernel, x, diag=jnp.exp(params["noise"])).log_probability(y)
    return step_of({name: jnp.float32(0.1) for name in ("amplitude", "scale", "noise")}, loss, (X, TARGETS))


def tinygp_deep_kernel():
    import tinygp

    def loss(apply, x, y):
        kernel = tinygp.transforms.Transform(lambda v: v, tinygp.kernels.ExpSquared())
        return -tinygp.GaussianProcess(kernel, apply(x), diag=0.1).log_probability(y)
    return linen(nn.Sequential([nn.Dense(16), nn.tanh, nn.Dense(2)]), loss, (X, TARGETS), X)


def dynamax_filtered():
    from dynamax.linear_gaussian_ssm import LinearGaussianSSM
    model = LinearGaussianSSM(3, WIDTH)
    params, properties = model.initialize(jax.random.PRNGKey(0))
    from dynamax.parameters import from_unconstrained, to_unconstrained
    free = to_unconstrained(params, properties)

    def loss(free, emissions):
        constrained = from_unconstrained(free, properties)
        each = jax.vmap(functools.partial(model.marginal_log_prob, constrained))(emissions)
        return -(each.sum() + model.log_prior(constrained)) / emissions.size
    return step_of(free, loss, (normal(ROWS, 6, WIDTH),))


STEPS = {
    "gymnax_ppo": functools.partial(gymnax_ppo, False), "gymnax_ppo_shuffled": functools.partial(gymnax_ppo, True),
    "mctx_muzero": functools.partial(mctx_muzero, False), "mctx_gumbel": functools.partial(mctx_muzero, True),
    **{make.__name__: make for make in (
        flashbax_dqn, ott_sinkhorn, ott_soft_sorted, tinygp_regression, tinygp_deep_kernel, dynamax_filtered)},
}

