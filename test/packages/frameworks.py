"""Small models of neural-network libraries, trained as their examples train them: flax.nnx, haiku, penzai, numpyro, jaxopt..."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import optax
from steps import CLASSES, ROWS, WIDTH, cross_entropy, integers, normal, step_of
from stranger import Stranger, initial

X, TARGETS, LABELS = normal(ROWS, WIDTH), normal(ROWS), integers(CLASSES, ROWS)
IMAGES, SEQUENCES, IDS = normal(ROWS, 12, 12, 3), normal(ROWS, 10, WIDTH), integers(32, ROWS, 10)


# ---- flax.nnx: the functional form of its training loop (split, merge).

def _nnx_kind(path, variable):
    from flax import nnx
    kinds = ((nnx.OptState, "opt"), (nnx.BatchStat, "model_state"), (nnx.RngKey, "rng"), (nnx.RngCount, "counter"),
             (nnx.Param, "param"))
    return next((kind for of, kind in kinds if isinstance(variable, of)), "model_state")


def nnx_step(model, loss, batch, tx=None, wrt=None, donate=(0,)):
    """`loss(model, *batch)`."""
    from flax import nnx
    wrt = wrt or nnx.Param
    optimizer = nnx.Optimizer(model, tx or optax.adamw(1e-3), wrt=wrt)
    graph, state = nnx.split((model, optimizer))

    def train_step(state, batch):
        model, optimizer = nnx.merge(graph, state)
        value, grads = nnx.value_and_grad(loss, argnums=nnx.DiffState(0, wrt))(model, *batch)
        optimizer.update(model, grads)
        return nnx.state((model, optimizer)), value
    leaves = [(path, value) for path, value in nnx.to_flat_state(state)]
    kinds = [kind for path, variable in leaves for kind in [_nnx_kind(path, variable)] * len(jax.tree.leaves(variable))]
    pure = jax.tree.leaves(state)
    kinds = jax.tree.unflatten(jax.tree.structure(state), kinds)
    assert len(pure) == len(jax.tree.leaves(kinds))
    return Stranger(train_step, (state, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), donate)


def nnx_convolutions():
    from flax import nnx

    class CNN(nnx.Module):
        def __init__(self, rngs):
            self.conv1, self.conv2 = nnx.Conv(3, 8, (3, 3), rngs=rngs), nnx.Conv(8, 8, (3, 3), rngs=rngs)
            self.norm, self.dropout = nnx.BatchNorm(8, rngs=rngs), nnx.Dropout(0.2, rngs=rngs)
            self.linear1, self.linear2 = nnx.Linear(72, 16, rngs=rngs), nnx.Linear(16, CLASSES, rngs=rngs)

        def __call__(self, x):
            pool = functools.partial(nnx.avg_pool, window_shape=(2, 2), strides=(2, 2))
            x = pool(nnx.relu(self.norm(self.dropout(self.conv1(x)))))
            x = pool(nnx.relu(self.conv2(x))).reshape(x.shape[0], -1)
            return self.linear2(nnx.relu(self.dropout(self.linear1(x))))
    return nnx_step(CNN(nnx.Rngs(0)), lambda model, x, y: cross_entropy(model(x), y), (IMAGES, LABELS))


def nnx_transformer():
    from flax import nnx

    class Block(nnx.Module):
        def __init__(self, rngs):
            self.norm1, self.norm2 = nnx.LayerNorm(16, rngs=rngs), nnx.RMSNorm(16, rngs=rngs)
            self.attention = nnx.MultiHeadAttention(2, 16, dropout_rate=0.1, decode=False, deterministic=False, rngs=rngs)
            self.up, self.down = nnx.Linear(16, 32, rngs=rngs), nnx.Linear(32, 16, rngs=rngs)

        def __call__(self, x, mask):
            x = x + self.attention(self.norm1(x), mask=mask)
            return x + self.down(nnx.gelu(self.up(self.norm2(x))))

    class Model(nnx.Module):
        def __init__(self, rngs):
            self.embed = nnx.Embed(32, 16, rngs=rngs)
            self.blocks = nnx.List([Block(rngs) for _ in range(2)])

        def __call__(self, ids):
            x, mask = self.embed(ids), nnx.make_causal_mask(ids)
            for block in self.blocks:
                x = block(x, mask)
            return self.embed.attend(x)
    return nnx_step(Model(nnx.Rngs(0)), lambda model, ids: cross_entropy(model(ids)[:, :-1], ids[:, 1:]), (IDS,))


def nnx_scanned():
    from flax import nnx

    class Block(nnx.Module):
        def __init__(self, rngs):
            self.linear, self.dropout, self.norm = nnx.Linear(16, 16, rngs=rngs), nnx.Dropout(0.1, rngs=rngs), nnx.LayerNorm(16, rngs=rngs)

        def __call__(self, x):
            return x + nnx.gelu(self.dropout(self.linear(self.norm(x))))

    class Model(nnx.Module):
        def __init__(self, rngs):
            @nnx.split_rngs(splits=3)
            @nnx.vmap(in_axes=(0,), out_axes=0)
            def make(rngs):
                return Block(rngs)
            self.first, self.blocks, self.last = nnx.Linear(WIDTH, 16, rngs=rngs), make(rngs), nnx.Linear(16, CLASSES, rngs=rngs)

        def __call__(self, x):
            @nnx.scan(in_axes=(nnx.Carry, 0), out_axes=nnx.Carry)
            def forward(x, block):
                return block(x)
            return self.last(forward(self.first(x), self.blocks))
    return nnx_step(Model(nnx.Rngs(0)), lambda model, x, y: cross_entropy(model(x), y), (X, LABELS))


def nnx_recurrent():
    from flax import nnx

    class Model(nnx.Module):
        def __init__(self, rngs):
            self.rnn = nnx.Bidirectional(nnx.RNN(nnx.OptimizedLSTMCell(WIDTH, 8, rngs=rngs)), nnx.RNN(nnx.GRUCell(WIDTH, 8, rngs=rngs)))
            self.out = nnx.Linear(16, CLASSES, rngs=rngs)

        def __call__(self, x):
            return self.out(self.rnn(x).mean(1))
    return nnx_step(Model(nnx.Rngs(0)), lambda model, x, y: cross_entropy(model(x), y), (SEQUENCES, LABELS))


def nnx_lora():
    from flax import nnx

    class Model(nnx.Module):
        def __init__(self, rngs):
            self.first = nnx.Linear(WIDTH, 16, rngs=rngs)
            self.adapted = nnx.LoRA(16, 2, CLASSES, base_module=nnx.Linear(16, CLASSES, rngs=rngs), rngs=rngs)

        def __call__(self, x):
            return self.adapted(nnx.relu(self.first(x)))
    step = nnx_step(Model(nnx.Rngs(0)), lambda model, x, y: cross_entropy(model(x), y), (X, LABELS), wrt=nnx.LoRAParam, donate=())
    kinds = jax.tree_util.tree_map_with_path(
        lambda path, kind: "param" if "lora" in jax.tree_util.keystr(path) and kind == "param" else
        ("frozen" if kind == "param" else kind), step.kinds[0])
    return Stranger(step.step, step.arguments, (kinds, "batch"), step.advance, ())


def nnx_autoencoder():
    from flax import nnx

    class VAE(nnx.Module):
        def __init__(self, rngs):
            self.encoder, self.mean = nnx.Linear(WIDTH, 16, rngs=rngs), nnx.Linear(16, 4, rngs=rngs)
            self.log_std, self.decoder = nnx.Linear(16, 4, rngs=rngs), nnx.Linear(4, WIDTH, rngs=rngs)
            self.rngs = rngs

        def __call__(self, x):
            hidden = nnx.relu(self.encoder(x))
            mean, std = self.mean(hidden), jnp.exp(self.log_std(hidden))
            self.kl = nnx.Intermediate(jnp.mean(0.5 * jnp.mean(-jnp.log(std ** 2) - 1 + std ** 2 + mean ** 2, -1)))
            return self.decoder(mean + std * jax.random.normal(self.rngs.noise(), mean.shape))

    def loss(model, x):
        logits = model(x)
        kl = nnx.pop(model, nnx.Intermediate)["kl"].get_value()
        return optax.sigmoid_binary_cross_entropy(logits, (x > 0).astype(jnp.float32)).mean() + 0.1 * kl
    return nnx_step(VAE(nnx.Rngs(0, noise=1)), loss, (X,))


# ---- haiku: transform_with_state, as in its examples.

def haiku_step(forward, batch, tx=None, needs_key=False):
    """`forward(*batch)` is the loss, with `train` bound."""
    import haiku as hk
    net, tx = hk.transform_with_state(forward), tx or optax.adam(1e-3)
    shapes = jax.eval_shape(net.init, jax.random.PRNGKey(0), *batch)
    params = initial(lambda: shapes[0])
    state = jax.tree.map(lambda s: jnp.ones(s.shape, s.dtype), shapes[1])

    def step(params, state, opt_state, *rest):
        key = None
        if needs_key:
            key, *rest = rest
            key, used = jax.random.split(key)
        (loss, state), grads = jax.value_and_grad(lambda p: net.apply(p, state, used if needs_key else None, *rest), has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), state, opt_state, *([key] if needs_key else []), loss)
    keys = (jax.random.PRNGKey(3),) if needs_key else ()
    count = 3 + len(keys)
    return Stranger(step, (params, state, tx.init(params), *keys, *batch),
                    ("param", jax.tree.map(lambda leaf: "model_state" if leaf.ndim else "counter", state), "opt", *["rng"] * len(keys), *["batch"] * len(batch)),
                    lambda a, r: (*r[:count], *a[count:]), tuple(range(count)))


def haiku_resnet():
    import haiku as hk

    def forward(x, y):
        net = hk.nets.ResNet([1, 1, 1, 1], CLASSES, resnet_v2=True, bottleneck=False, channels_per_group=(4, 8, 8, 8),
                             use_projection=(True, True, True, True))
        return cross_entropy(net(x, is_training=True), y)
    return haiku_step(forward, (normal(ROWS, 16, 16, 3), LABELS), optax.sgd(1e-2, 0.9, nesterov=True))


def haiku_mobilenet():
    import haiku as hk

    def forward(x, y):
        net = hk.nets.MobileNetV1((1, 2, 2), (8, 16, 16), num_classes=CLASSES, use_bn=True)
        return cross_entropy(net(x, is_training=True), y)
    return haiku_step(forward, (normal(ROWS, 16, 16, 3), LABELS))


def haiku_mnist():
    import haiku as hk

    def forward(x, y):
        return cross_entropy(hk.Sequential([hk.Flatten(), hk.nets.MLP([24, 16, CLASSES])])(x), y)
    return haiku_step(forward, (IMAGES, LABELS))


def haiku_rnn():
    import haiku as hk

    def forward(ids):
        core = hk.DeepRNN([hk.Embed(32, 16), hk.LSTM(16), jax.nn.relu, hk.LSTM(16), hk.Linear(32)])
        logits, _ = hk.dynamic_unroll(core, ids[:-1], core.initial_state(ROWS))
        return cross_entropy(logits, ids[1:])
    step = haiku_step(forward, (IDS.T.copy(),))
    return Stranger(step.step, step.arguments, (*step.kinds[:-1], "batch:1"), step.advance, step.donate)


def haiku_transformer():
    import haiku as hk

    def forward(ids):
        x = hk.Embed(32, 16)(ids) + hk.get_parameter("positions", (10, 16), init=hk.initializers.TruncatedNormal(0.02))
        mask = jnp.tril(jnp.ones((1, 1, 10, 10)))
        for _ in range(2):
            norm = hk.LayerNorm(-1, True, True)
            x = x + hk.dropout(hk.next_rng_key(), 0.1, hk.MultiHeadAttention(2, 8, model_size=16, w_init_scale=1.0)(*[norm(x)] * 3, mask))
            hidden = hk.Sequential([hk.LayerNorm(-1, True, True), hk.Linear(32), jax.nn.gelu, hk.Linear(16)])(x)
            x = x + hk.dropout(hk.next_rng_key(), 0.1, hidden)
        return cross_entropy(hk.Linear(32)(x)[:, :-1], ids[:, 1:])
    return haiku_step(forward, (IDS,), optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3, 0.9, 0.99)), needs_key=True)


def haiku_vqvae():
    import haiku as hk

    def forward(x):
        encoded = hk.Sequential([hk.Conv2D(8, 4, 2), jax.nn.relu, hk.Conv2D(4, 3)])(x)
        quantized = hk.nets.VectorQuantizerEMA(4, 8, 0.25, 0.99)(encoded, is_training=True)
        decoded = hk.Sequential([hk.Conv2D(8, 3), jax.nn.relu, hk.Conv2DTranspose(3, 4, 2)])(quantized["quantize"])
        return jnp.mean((decoded - x) ** 2) + quantized["loss"]
    return haiku_step(forward, (IMAGES,))


def haiku_vae():
    import haiku as hk

    def forward(x):
        hidden = jax.nn.relu(hk.Linear(16)(x))
        mean, std = hk.Linear(4)(hidden), jnp.exp(hk.Linear(4)(hidden))
        z = mean + std * jax.random.normal(hk.next_rng_key(), mean.shape)
        logits = hk.Linear(WIDTH)(jax.nn.relu(hk.Linear(16)(z)))
        kl = 0.5 * jnp.sum(-jnp.log(std ** 2) - 1 + std ** 2 + mean ** 2, -1)
        return jnp.mean(optax.sigmoid_binary_cross_entropy(logits, (x > 0).astype(jnp.float32)).sum(-1) + kl)
    return haiku_step(forward, (X,), needs_key=True)


def haiku_spectral():
    """An example of hk.SNParamsTree's forerunner: spectral normalisation by EMA states."""
    import haiku as hk

    def forward(x, y):
        hidden = hk.BatchNorm(True, True, 0.9)(hk.Linear(16)(x), is_training=True)
        w = hk.get_parameter("w", (16, CLASSES), init=hk.initializers.RandomNormal())
        return cross_entropy(jax.nn.relu(hidden) @ hk.SpectralNorm()(w), y)
    return haiku_step(forward, (X, LABELS))


# ---- numpyro: SVI's update, its optimizer's state among others.

def numpyro_step(model, guide, batch, loss=None, optimizer=None):
    import numpyro
    svi = numpyro.infer.SVI(model, guide(model), optimizer or numpyro.optim.Adam(1e-2), loss or numpyro.infer.Trace_ELBO())
    state = svi.init(jax.random.PRNGKey(0), *batch)

    def update(state, *batch):
        return svi.update(state, *batch)
    kinds = state._replace(optim_state=("counter", _optimizer_kinds(state.optim_state[1])), mutable_state=None, rng_key="rng")
    return Stranger(update, (state, *batch), (kinds, *["batch"] * len(batch)), lambda a, r: (r[0], *a[1:]), (0,))


def _optimizer_kinds(packed):
    """JAX's example optimizers keep, for each parameter, the parameter and its moments."""
    leaves, structure = jax.tree.flatten(packed)
    subtrees = packed.packed_state if hasattr(packed, "packed_state") else None
    assert subtrees is not None
    kinds = [kind for states in subtrees for kind in ("param", *["opt"] * (len(states) - 1))]
    assert len(kinds) == len(leaves)
    return structure.unflatten(kinds)


def numpyro_regression():
    import numpyro
    import numpyro.distributions as dist

    def model(x, y):
        w = numpyro.sample("w", dist.Normal(jnp.zeros(WIDTH), 1.0).to_event(1))
        b = numpyro.sample("b", dist.Normal(0.0, 1.0))
        scale = numpyro.sample("scale", dist.LogNormal(0.0, 1.0))
        with numpyro.plate("rows", len(x)):
            numpyro.sample("y", dist.Normal(x @ w + b, scale), obs=y)
    return numpyro_step(model, numpyro.infer.autoguide.AutoNormal, (X, TARGETS))


def numpyro_flow_guide():
    import numpyro
    import numpyro.distributions as dist

    def model(x, y):
        w = numpyro.sample("w", dist.Normal(jnp.zeros((WIDTH, 1)), 1.0).to_event(2))
        with numpyro.plate("rows", len(x)):
            numpyro.sample("y", dist.Bernoulli(logits=(x @ w)[:, 0]), obs=y)
    return numpyro_step(model, lambda m: numpyro.infer.autoguide.AutoMultivariateNormal(m), (X, (TARGETS > 0).astype(np.int32)))


def numpyro_vae():
    import flax.linen as nn
    import numpyro
    import numpyro.distributions as dist
    from numpyro.contrib.module import flax_module

    class Encoder(nn.Module):
        @nn.compact
        def __call__(self, x):
            hidden = nn.softplus(nn.Dense(16)(x))
            return nn.Dense(4)(hidden), jnp.exp(nn.Dense(4)(hidden))

    def model(x):
        decoder = flax_module("decoder", nn.Sequential([nn.Dense(16), nn.softplus, nn.Dense(WIDTH)]), input_shape=(1, 4))
        with numpyro.plate("rows", len(x)):
            z = numpyro.sample("z", dist.Normal(0, 1).expand([4]).to_event(1))
            numpyro.sample("x", dist.Bernoulli(logits=decoder(z)).to_event(1), obs=(x > 0).astype(jnp.int32))

    def guide(x):
        encoder = flax_module("encoder", Encoder(), input_shape=(1, WIDTH))
        mean, scale = encoder(x)
        with numpyro.plate("rows", len(x)):
            numpyro.sample("z", dist.Normal(mean, scale).to_event(1))
    return numpyro_step(model, lambda m: guide, (X,))


def numpyro_mixture():
    """Enumerated discrete latents, many particles."""
    import numpyro
    import numpyro.distributions as dist

    def model(x):
        weights = numpyro.sample("weights", dist.Dirichlet(jnp.ones(3)))
        centres = numpyro.sample("centres", dist.Normal(jnp.zeros((3, WIDTH)), 3.0).to_event(2))
        with numpyro.plate("rows", len(x)):
            mixing = dist.Categorical(weights)
            numpyro.sample("x", dist.MixtureSameFamily(mixing, dist.Normal(centres, 1.0).to_event(1)), obs=x)
    return numpyro_step(model, numpyro.infer.autoguide.AutoDelta, (X,), numpyro.infer.Trace_ELBO(num_particles=4))


# ---- jaxopt: solvers' updates.

def jaxopt_step(make, loss, batch, kinds=("param", "opt")):
    params = {"w": jnp.asarray(normal(WIDTH, CLASSES)), "b": jnp.zeros(CLASSES)}
    solver = make(loss)
    state = jax.tree.map(jnp.asarray, solver.init_state(params, *batch))

    def step(params, state, *batch):
        return tuple(solver.update(params, state, *batch))
    kinds = kinds if isinstance(kinds, tuple) else kinds(state)
    return Stranger(step, (params, state, *batch), (*kinds, *["batch"] * len(batch)), lambda a, r: (r[0], r[1], *a[2:]), (0, 1))


def _logistic(params, x, y):
    return cross_entropy(x @ params["w"] + params["b"], y) + 1e-3 * jnp.sum(params["w"] ** 2)


def jaxopt_optax():
    import jaxopt
    return jaxopt_step(lambda f: jaxopt.OptaxSolver(f, optax.adam(1e-2)), _logistic, (X, LABELS))


def jaxopt_polyak():
    import jaxopt
    return jaxopt_step(lambda f: jaxopt.PolyakSGD(f, max_stepsize=0.1, momentum=0.9), _logistic, (X, LABELS))


def jaxopt_armijo():
    import jaxopt
    return jaxopt_step(lambda f: jaxopt.ArmijoSGD(f), _logistic, (X, LABELS))


def jaxopt_gradient_descent():
    import jaxopt
    # Accelerated: gradients are taken at the velocity, and what it was before is kept as the parameters.
    return jaxopt_step(lambda f: jaxopt.GradientDescent(f, stepsize=0.1), _logistic, (X, LABELS), lambda state: (
        "opt", jax.tree.map(lambda _: "opt", state)._replace(velocity="param")))


def jaxopt_lbfgs():
    import jaxopt
    return jaxopt_step(lambda f: jaxopt.LBFGS(f, history_size=3, stepsize=0.1), _logistic, (X, LABELS))


# ---- penzai, e3nn.

def penzai_mlp():
    from penzai import pz
    from penzai.models import simple_mlp
    model = simple_mlp.MLP.from_config(jax.random.key(0), [WIDTH, 16, CLASSES])
    rest, variables = pz.unbind_params(model, freeze=True)

    def loss(values, x, y):
        bound = pz.bind_variables(rest, values)
        logits = bound(pz.nx.wrap(x).tag("rows", "features")).unwrap("rows", "features")
        return cross_entropy(logits, y)
    return step_of(variables, loss, (X, LABELS))


def e3nn_points():
    import e3nn_jax as e3nn
    import flax.linen as nn
    from steps import linen

    class Model(nn.Module):
        @nn.compact
        def __call__(self, positions):
            vectors = positions[:, None] - positions[None]
            harmonics = e3nn.spherical_harmonics("0e + 1o + 2e", e3nn.IrrepsArray("1o", vectors), True)
            radial = nn.Dense(9)(jnp.linalg.norm(vectors + 1e-3, axis=-1, keepdims=True))
            summed = e3nn.IrrepsArray("0e + 1o + 2e", (harmonics.array * radial).sum(1))
            mixed = e3nn.flax.Linear("4x0e + 2x1o")(e3nn.tensor_product(summed, summed))
            return e3nn.flax.Linear("1x0e")(mixed).array.sum()
    model, positions = Model(), normal(ROWS, 6, 3)
    return linen(model, lambda apply, p, y: jnp.mean((jax.vmap(apply)(p) - y) ** 2), (positions, TARGETS), positions[0])


# ---- blackjax: gradients of posteriors on minibatches.

def blackjax_sgld():
    import blackjax
    prior = lambda p: -0.5 * sum(jnp.sum(v ** 2) for v in jax.tree.leaves(p))
    likelihood = lambda p, batch: -optax.softmax_cross_entropy_with_integer_labels(batch[0] @ p["w"] + p["b"], batch[1])
    estimator = blackjax.sgmcmc.gradients.grad_estimator(prior, lambda p, row: likelihood(p, [part[None] for part in row])[0], 100)
    algorithm = blackjax.sgld(estimator)
    params = {"w": jnp.asarray(normal(WIDTH, CLASSES)), "b": jnp.zeros(CLASSES)}

    def step(key, params, x, y):
        key, used = jax.random.split(key)
        return key, algorithm.step(used, params, (x, y), 1e-3)
    return Stranger(step, (jax.random.PRNGKey(0), params, X, LABELS), ("rng", "param", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


def blackjax_meanfield():
    import blackjax

    def density(x, y):
        return lambda p: -cross_entropy(x @ p["w"] + p["b"], y) * 100 - 0.5 * sum(jnp.sum(v ** 2) for v in jax.tree.leaves(p))
    optimizer = optax.adam(1e-2)
    params = {"w": jnp.asarray(normal(WIDTH, CLASSES)), "b": jnp.zeros(CLASSES)}
    state = blackjax.meanfield_vi(density(X, LABELS), optimizer, 4).init(params)

    def step(key, state, x, y):
        key, used = jax.random.split(key)
        state, info = blackjax.meanfield_vi(density(x, y), optimizer, 4).step(used, state)
        return key, state, info.elbo
    kinds = state._replace(mu="param", rho="param", opt_state="opt")
    return Stranger(step, (jax.random.PRNGKey(0), state, X, LABELS), ("rng", kinds, "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


# ---- evosax: a population is asked for, judged on the batch, told.

def evosax_step(name):
    import evosax.algorithms
    import flax.linen as nn
    network = nn.Dense(CLASSES)
    params = initial(network.init, jax.random.PRNGKey(0), X)
    strategy = getattr(evosax.algorithms, name)(population_size=8, solution=params)
    options = strategy.default_params
    state = strategy.init(jax.random.key(0), params, options)

    def step(state, key, x, y):
        key, ask, tell = jax.random.split(key, 3)
        population, state = strategy.ask(ask, state, options)
        fitness = jax.vmap(lambda p: cross_entropy(network.apply(p, x), y))(population)
        state, _ = strategy.tell(tell, population, fitness, state, options)
        return state, key, fitness.mean()
    known = {"mean": "param", "C": "param", "std": "model_state" if name == "Open_ES" else "param", "best_solution": "model_state",
             "best_fitness": "model_state", "generation_counter": "counter"}
    kinds = state.replace(**{field: known.get(field, "opt") for field in vars(state)})
    return Stranger(step, (state, jax.random.PRNGKey(1), X, LABELS), (kinds, "rng", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


# ---- flowjax.

def flowjax_flow(make, conditional=False):
    import equinox as eqx
    import flowjax.distributions
    import flowjax.flows
    import flowjax.train.losses
    import paramax
    flow = make(flowjax.flows, jax.random.key(0), flowjax.distributions.Normal(jnp.zeros(3)), 2 if conditional else None)
    params, static = eqx.partition(flow, eqx.is_inexact_array, is_leaf=lambda leaf: isinstance(leaf, paramax.NonTrainable))
    loss = flowjax.train.losses.MaximumLikelihoodLoss()
    batch = (normal(ROWS, 3), normal(ROWS, 2)) if conditional else (normal(ROWS, 3),)
    return step_of(params, lambda p, x, *condition: loss(p, static, x, *condition), batch)


_FLOWS = {
    "coupling": lambda f, key, base, c: f.coupling_flow(key, base_dist=base, cond_dim=c, flow_layers=2, nn_width=8),
    "autoregressive": lambda f, key, base, c: f.masked_autoregressive_flow(key, base_dist=base, cond_dim=c, flow_layers=2, nn_width=8),
    "block": lambda f, key, base, c: f.block_neural_autoregressive_flow(key, base_dist=base, cond_dim=c, nn_block_dim=4),
    "planar": lambda f, key, base, c: f.planar_flow(key, base_dist=base, cond_dim=c, flow_layers=2, width_size=8, depth=1),
    "spline": lambda f, key, base, c: f.triangular_spline_flow(key, base_dist=base, cond_dim=c, flow_layers=2),
}

STEPS = {
    **{make.__name__: make for make in (
        nnx_convolutions, nnx_transformer, nnx_scanned, nnx_recurrent, nnx_lora, nnx_autoencoder, haiku_resnet, haiku_mobilenet, haiku_mnist,
        haiku_rnn, haiku_transformer, haiku_vqvae, haiku_vae, haiku_spectral, numpyro_regression, numpyro_flow_guide, numpyro_vae,
        numpyro_mixture, jaxopt_optax, jaxopt_polyak, jaxopt_armijo, jaxopt_gradient_descent, jaxopt_lbfgs, penzai_mlp, e3nn_points,
        blackjax_sgld, blackjax_meanfield)},
    **{f"flowjax_{name}": functools.partial(flowjax_flow, make) for name, make in _FLOWS.items()},
    **{f"evosax_{name}": functools.partial(evosax_step, name) for name in ("Open_ES", "CMA_ES", "PGPE", "SimpleES", "SNES")},
    "flowjax_conditional": functools.partial(flowjax_flow, _FLOWS["coupling"], True),
}
