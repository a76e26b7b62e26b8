"""Losses, distributions, solvers and layers of smaller packages, each on a small network."""

import functools

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
from steps import CLASSES, ROWS, WIDTH, cross_entropy, integers, linen, normal, random, step_of

X, TARGETS, LABELS = normal(ROWS, WIDTH), normal(ROWS), integers(CLASSES, ROWS)
SEQUENCES, IMAGES = normal(ROWS, 10, WIDTH), normal(ROWS, 16, 16, 3)
ACTIONS, REWARDS, DISCOUNTS = integers(4, ROWS), normal(ROWS), (random.random(ROWS) < 0.9).astype(np.float32)


def equinox_step(module, loss, batch, needs_key=False):
    import equinox as eqx
    arrays, static = eqx.partition(module, eqx.is_inexact_array)
    return step_of(arrays, lambda a, *rest: loss(eqx.combine(a, static), *rest), batch, needs_key=needs_key)


# ---- Reinforcement learning.

class Values(nn.Module):
    count: int = 4

    @nn.compact
    def __call__(self, x):
        hidden = nn.relu(nn.Dense(16)(x))
        return nn.Dense(self.count)(hidden), nn.Dense(1)(hidden)[..., 0]


def rlax_q_learning():
    import rlax

    def loss(apply, x, actions, rewards, discounts, following):
        target = jax.lax.stop_gradient(apply(following))
        return jnp.mean(rlax.l2_loss(jax.vmap(rlax.q_learning)(apply(x), actions, rewards, discounts, target)))
    return linen(nn.Sequential([nn.Dense(16), nn.relu, nn.Dense(4)]), loss, (X, ACTIONS, REWARDS, DISCOUNTS, normal(ROWS, WIDTH)), X)


def rlax_impala():
    import rlax
    steps, by_row = 6, functools.partial(jax.vmap, in_axes=1, out_axes=1)

    def loss(apply, x, actions, rewards, discounts, behaviour):
        logits, values = apply(x)
        ratios = by_row(rlax.categorical_importance_sampling_ratios)(logits[:-1], behaviour, actions)
        traced = by_row(rlax.vtrace_td_error_and_advantage)(values[:-1], values[1:], rewards, discounts, ratios)
        policy = jax.vmap(rlax.policy_gradient_loss, 1)(logits[:-1], actions, traced.pg_advantage, jnp.ones_like(rewards))
        return policy.mean() + 0.5 * jnp.mean(traced.errors ** 2)
    return linen(Values(), loss, (normal(steps + 1, ROWS, WIDTH), integers(4, steps, ROWS), normal(steps, ROWS),
                                  np.full((steps, ROWS), 0.99, np.float32), normal(steps, ROWS, 4)), X, batch_kind="batch:1")


# ---- Distributions.

def distrax_vae():
    import distrax

    class Autoencoder(nn.Module):
        @nn.compact
        def __call__(self, x, key):
            hidden = nn.relu(nn.Dense(16)(x))
            posterior = distrax.MultivariateNormalDiag(nn.Dense(4)(hidden), nn.softplus(nn.Dense(4)(hidden)) + 1e-3)
            decoded = nn.Dense(WIDTH)(nn.relu(nn.Dense(16)(posterior.sample(seed=key))))
            likelihood = distrax.Independent(distrax.Bernoulli(logits=decoded), 1).log_prob((x > 0).astype(jnp.float32))
            return likelihood - posterior.kl_divergence(distrax.MultivariateNormalDiag(jnp.zeros(4), jnp.ones(4)))
    return linen(Autoencoder(), lambda apply, key, x: -apply(x, key).mean(), (X,), X, jax.random.PRNGKey(1), needs_key=True)


def distrax_spline():
    import distrax

    def loss(apply, x):
        spline = distrax.RationalQuadraticSpline(apply(jnp.zeros_like(x)).reshape(-1, WIDTH, 13) * 0.1, -3.0, 3.0)
        moved, log_det = spline.forward_and_log_det(x)
        return -(distrax.Normal(0.0, 1.0).log_prob(moved) + log_det).sum(-1).mean()
    return linen(nn.Dense(WIDTH * 13), loss, (X,), X)


def tfp_likelihood(count, make, targets):
    return linen(nn.Dense(count), lambda apply, x, y: -make(apply(x)).log_prob(y).mean(), (X, targets), X)


def _tfd():
    import tensorflow_probability.substrates.jax as tfp
    return tfp.distributions


def tfp_student():
    return tfp_likelihood(3, lambda o: _tfd().StudentT(nn.softplus(o[:, 0]) + 2, o[:, 1], nn.softplus(o[:, 2]) + 0.1), TARGETS)


def tfp_beta():
    return tfp_likelihood(2, lambda o: _tfd().Beta(nn.softplus(o[:, 0]) + 0.1, nn.softplus(o[:, 1]) + 0.1),
                          random.uniform(0.05, 0.95, ROWS).astype(np.float32))


def tfp_gaussian_process():
    import tensorflow_probability.substrates.jax as tfp

    def loss(params, x, y):
        kernel = tfp.math.psd_kernels.ExponentiatedQuadratic(jnp.exp(params["amplitude"]), jnp.exp(params["length"]))
        process = _tfd().GaussianProcess(kernel, index_points=x, observation_noise_variance=jnp.exp(params["noise"]))
        return -process.log_prob(y)
    return step_of({"amplitude": jnp.float32(0.1), "length": jnp.float32(0.2), "noise": jnp.float32(-1.0)}, loss, (X, TARGETS))


# ---- Graphs.

def jraph_network():
    import jraph

    def graph():
        return jraph.GraphsTuple(n_node=np.array([5]), n_edge=np.array([8]), nodes=normal(5, WIDTH), edges=normal(8, 3),
                                 globals=np.zeros((1, 2), np.float32), senders=integers(5, 8), receivers=integers(5, 8))

    class Network(nn.Module):
        @nn.compact
        def __call__(self, graph):
            def update():
                return jraph.concatenated_args(lambda x: nn.relu(nn.Dense(8)(x)))
            graph = jraph.GraphMapFeatures(nn.Dense(8), nn.Dense(8), nn.Dense(8))(graph)
            graph = jraph.GraphNetwork(update(), update(), update())(graph)
            return nn.Dense(CLASSES)(graph.globals)[0]
    graphs = [graph() for _ in range(ROWS)]
    stacked = jax.tree.map(lambda *leaves: np.stack(leaves), *graphs)
    return linen(Network(), lambda apply, graphs, y: cross_entropy(jax.vmap(apply)(graphs), y), (stacked, LABELS), graphs[0])


# ---- Layers and solvers on Equinox.

def equinox_weight_norm():
    import equinox as eqx

    class Model(eqx.Module):
        first: eqx.nn.Conv1d
        second: eqx.nn.Linear
        norm: eqx.nn.WeightNorm

        def __init__(self, key):
            self.first = eqx.nn.Conv1d(WIDTH, 6, 3, padding="SAME", key=key)
            self.second = eqx.nn.Linear(12, CLASSES, key=key)
            self.norm = eqx.nn.WeightNorm(eqx.nn.Linear(CLASSES, CLASSES, key=key))

        def __call__(self, x):
            hidden = eqx.nn.AdaptiveAvgPool1d(2)(jax.nn.relu(self.first(x.T)))
            return self.norm(self.second(hidden.ravel()))
    return equinox_step(Model(jax.random.PRNGKey(0)), lambda m, x, y: cross_entropy(jax.vmap(m)(x), y), (SEQUENCES, LABELS))


def diffrax_neural_ode():
    import diffrax
    import equinox as eqx
    field = eqx.nn.MLP(WIDTH, WIDTH, 16, 1, activation=jax.nn.softplus, key=jax.random.PRNGKey(0))

    def solve(model, start):
        term = diffrax.ODETerm(lambda t, y, args: model(y))
        return diffrax.diffeqsolve(term, diffrax.Tsit5(), 0.0, 1.0, 0.1, start, saveat=diffrax.SaveAt(ts=jnp.linspace(0, 1, 10)),
                                   stepsize_controller=diffrax.PIDController(1e-3, 1e-6), max_steps=64).ys
    return equinox_step(field, lambda m, x, y: jnp.mean((jax.vmap(functools.partial(solve, m))(x) - y) ** 2), (X, SEQUENCES))


def lineax_solve():
    import equinox as eqx
    import lineax

    def solve(model, x):
        matrix = model(x).reshape(3, 3)
        operator = lineax.MatrixLinearOperator(matrix @ matrix.T + jnp.eye(3), lineax.positive_semidefinite_tag)
        return lineax.linear_solve(operator, x[:3], lineax.Cholesky()).value
    return equinox_step(eqx.nn.Linear(WIDTH, 9, key=jax.random.PRNGKey(0)),
                        lambda m, x, y: jnp.mean((jax.vmap(functools.partial(solve, m))(x) - y[:, None]) ** 2), (X, TARGETS))


def optimistix_equilibrium():
    import equinox as eqx
    import optimistix
    layers = [eqx.nn.Linear(4, 4, key=jax.random.PRNGKey(0)), eqx.nn.Linear(WIDTH, 4, key=jax.random.PRNGKey(1))]

    def solve(model, x):
        return optimistix.fixed_point(lambda z, _: jnp.tanh(0.3 * model[0](z) + model[1](x)), optimistix.FixedPointIteration(1e-4, 1e-4),
                                      jnp.zeros(4), max_steps=20, throw=False).value.sum()
    return equinox_step(layers, lambda m, x, y: jnp.mean((jax.vmap(functools.partial(solve, m))(x) - y) ** 2), (X, TARGETS))


def dm_pix_augmented():
    import dm_pix

    def loss(apply, key, images, labels):
        def augment(key, image):
            keys = jax.random.split(key, 3)
            image = dm_pix.random_flip_left_right(keys[1], dm_pix.random_crop(keys[0], image, (12, 12, 3)))
            return dm_pix.adjust_contrast(dm_pix.random_brightness(keys[2], image, 0.2), 1.2)
        return cross_entropy(apply(jax.vmap(augment)(jax.random.split(key, ROWS), images).reshape(ROWS, -1)), labels)
    return linen(nn.Dense(CLASSES), loss, (IMAGES, LABELS), np.zeros((ROWS, 432), np.float32), needs_key=True)


STEPS = {step.__name__: step for step in (
    rlax_q_learning, rlax_impala, distrax_vae, distrax_spline, tfp_student, tfp_beta, tfp_gaussian_process, jraph_network,
    equinox_weight_norm, diffrax_neural_ode, lineax_solve, optimistix_equilibrium, dm_pix_augmented)}
