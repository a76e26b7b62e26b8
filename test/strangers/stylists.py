"""States in the styles of several libraries: lists of variables of objects, weights and states in nested tuples, modules with an optimizer
around them, statistics behind a flag of the first time, cores that are reset, precisions by policy, an optimizer that holds its target."""

import functools
from typing import Any, NamedTuple

import flax
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, whole
from flax import nnx
from jax import lax
from stranger import Stranger
from trained import cross_entropy

T = jax.tree_util.tree_map
B, C = 12, 5


def variables_of_objects():
    """Every variable of model, optimizer and generator in one list that a jitted function takes and gives back; the rate is an argument; pictures channels first, batch norm over (0, 2, 3)."""
    names = ["(Net).c1(Conv2D).w", "(Net).bn1(BatchNorm2D).running_mean", "(Net).bn1(BatchNorm2D).running_var", "(Net).bn1(BatchNorm2D).beta", "(Net).bn1(BatchNorm2D).gamma",
             "(Net).c2(Conv2D).b", "(Net).c2(Conv2D).w", "(Net).fc(Linear).b", "(Net).fc(Linear).w"]
    at = {n.split(").", 1)[1]: i for i, n in enumerate(names)}
    trained = [i for i, n in enumerate(names) if "running" not in n]

    def network(tensors, x, key, training):
        v = lambda n: tensors[at[n]]
        conv = lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NCHW", "HWIO", "NCHW"))
        x = conv(x, v("c1(Conv2D).w"))
        mean = x.mean((0, 2, 3), keepdims=True)
        var = ((x - mean) ** 2).mean((0, 2, 3), keepdims=True)
        new = {at["bn1(BatchNorm2D).running_mean"]: v("bn1(BatchNorm2D).running_mean") * 0.9 + 0.1 * mean, at["bn1(BatchNorm2D).running_var"]: v("bn1(BatchNorm2D).running_var") * 0.9 + 0.1 * var}
        x = v("bn1(BatchNorm2D).gamma") * (x - mean) * lax.rsqrt(var + 1e-6) + v("bn1(BatchNorm2D).beta")
        x = jax.nn.relu(x)
        x = -lax.reduce_window(-x, jnp.inf, lax.min, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
        x = jax.nn.relu(conv(x, v("c2(Conv2D).w")) + v("c2(Conv2D).b")).mean((2, 3))
        keep = jax.random.bernoulli(key, 0.8, x.shape)
        return jnp.where(keep, x / 0.8, 0) @ v("fc(Linear).w") + v("fc(Linear).b"), new

    def train_op(tensors, x, y, lr):
        *rest, key = tensors
        model, momentum = rest[:len(names)], rest[len(names):]
        key, now = jax.random.split(key)

        def loss_fn(given):
            full = list(model)
            for i, t in zip(trained, given):
                full[i] = t
            logits, new = network(full, x, now, True)
            xe = cross_entropy(logits, y).mean()
            return xe + 0.5 * 1e-4 * sum((t**2).sum() for i, t in zip(trained, given) if names[i].endswith(".w")), (new, xe)
        (_, (new, xe)), grads = jax.value_and_grad(loss_fn, has_aux=True)([model[i] for i in trained])
        for i, t in new.items():
            model[i] = t
        for k, (i, g) in enumerate(zip(trained, grads)):
            momentum[k] = g + 0.9 * momentum[k]
            model[i] = model[i] - lr * momentum[k]
        return [xe], [*model, *momentum, key]
    stat = (1, 6, 1, 1)
    values = [draw(0, 3, 3, 3, 6) * 0.2, jnp.zeros(stat), jnp.ones(stat), jnp.zeros(stat), jnp.ones(stat), jnp.zeros((8, 1, 1)), draw(1, 3, 3, 6, 8) * 0.2, jnp.zeros(C), draw(2, 8, C) * 0.4]
    tensors = [*values, *[jnp.zeros_like(values[i]) for i in trained], jax.random.PRNGKey(0)]
    kinds = ["param" if i in trained else "model_state" for i in range(len(names))] + ["opt"] * len(trained) + ["rng"]
    return Stranger(train_op, (tensors, draw(3, B, 3, 8, 8), whole(4, C, B), jnp.float32(0.05)), (kinds, "batch", "batch", "scalar"), lambda a, r: (r[1], *a[1:]), tolerance=1e-3)


def weights_in_nested_tuples():
    """Combinators: weights and states are tuples of tuples, empty ones among them; slots are a list, an optimizer's numbers a dictionary; keys are split layer by layer, the next one comes back."""
    D, V, S = 16, 30, 10

    def serial(parts):
        def apply(weights, state, x, rng):
            new = []
            for f, w, s, k in zip(parts, weights, state, jax.random.split(rng, len(parts))):
                x, s = f(w, s, x, k)
                new.append(s)
            return x, tuple(new)
        return apply

    def residual(part):
        inner = serial(part)

        def apply(weights, state, x, rng):
            y, s = inner(weights, state, x, rng)
            return x + y, s
        return apply
    embed = lambda w, s, x, k: (w[x], s)
    position = lambda w, s, x, k: (x + w[None, :x.shape[1]], s)

    def norm(w, s, x, k):
        mean = x.mean(-1, keepdims=True)
        return (x - mean) / jnp.sqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-6) * w[0] + w[1], s
    dense = lambda w, s, x, k: (x @ w[0] + w[1], s)
    relu = lambda w, s, x, k: (jax.nn.relu(x), s)

    def dropout(w, s, x, k):
        rate = s[0]
        return jnp.where(jax.random.bernoulli(k, 1 - rate, x.shape), x / (1 - rate), 0), s

    def attend(w, s, x, k):
        q, key, v = (x @ m for m in w[:3])
        scores = jnp.where(np.tril(np.ones((x.shape[1],) * 2)), jnp.einsum("bqd,bkd->bqk", q, key) / np.sqrt(D), -1e9)
        return jax.nn.softmax(scores) @ v @ w[3], s
    block = [residual([norm, attend, dropout]), residual([norm, dense, relu, dropout, dense, dropout])]
    model = serial([embed, dropout, position, *block, norm, dense])
    lin = lambda s, i, o: (draw(s, i, o) * i**-0.5, jnp.zeros(o))
    ln = (jnp.ones(D), jnp.zeros(D))
    weights = (draw(0, V, D) * 0.3, (), draw(1, S, D) * 0.1, (ln, tuple(draw(2 + i, D, D) * 0.25 for i in range(4)), ()), (ln, lin(6, D, 32), (), (), lin(7, 32, D), ()), ln, lin(8, D, V))
    rate = (jnp.float32(0.1),)
    state = ((), rate, (), ((), (), rate), ((), (), (), rate, (), rate), (), ())

    def update(i, weights, slots, state, opt_params, batch, rng):
        def loss_fn(weights):
            logits, new = model(weights, state, batch[0], rng)
            mask = batch[2]
            return -(jnp.take_along_axis(jax.nn.log_softmax(logits), batch[1][..., None], -1)[..., 0] * mask).sum() / mask.sum(), new
        (loss, new), grads = jax.value_and_grad(loss_fn, has_aux=True)(weights)
        flat_w, tree = jax.tree_util.tree_flatten(weights)
        flat_g = jax.tree_util.tree_leaves(grads)
        norm = jnp.sqrt(sum(jnp.sum(g * g) for g in flat_g))
        clip = jnp.where(norm < 1.0, 1.0, 1.0 / norm)
        new_w, new_s = [], []
        for w, g, (m, v) in zip(flat_w, flat_g, slots):
            g = g * clip
            m, v = (1 - opt_params["b1"]) * g + opt_params["b1"] * m, (1 - opt_params["b2"]) * g**2 + opt_params["b2"] * v
            mhat, vhat = m / (1 - opt_params["b1"] ** (i + 1)), v / (1 - opt_params["b2"] ** (i + 1))
            new_w.append(w - (opt_params["learning_rate"] * mhat / (jnp.sqrt(vhat) + opt_params["eps"])).astype(w.dtype))
            new_s.append((m, v))
        return (jax.tree_util.tree_unflatten(tree, new_w), new_s), {"loss": loss, "gradients_l2": norm, "weights_l2": jnp.sqrt(sum(jnp.sum(w * w) for w in flat_w))}, new, jax.random.split(rng)[0]
    slots = [(jnp.zeros_like(w), jnp.zeros_like(w)) for w in jax.tree_util.tree_leaves(weights)]
    tokens = whole(10, V, B, S + 1)
    batch = (tokens[:, :-1], tokens[:, 1:], (jnp.arange(S) < 3 + whole(11, S - 3, B)[:, None]).astype(jnp.float32))
    opt_params = {"learning_rate": jnp.float32(1e-2), "b1": jnp.float32(0.9), "b2": jnp.float32(0.99), "eps": jnp.float32(1e-5)}
    # The rate of dropout rides in the state and comes back as it was: a number that is given.
    return Stranger(update, (jnp.int32(0), weights, slots, state, opt_params, batch, jax.random.PRNGKey(0)), ("scalar", "param", "opt", "scalar", "scalar", "batch", "rng"),
                    lambda a, r: (a[0], *r[0], *a[3:6], r[3]), (1, 2), tolerance=2e-3)


def module_inside_its_optimizer():
    """nnx.ModelAndOptimizer: the optimizer holds the model; a recurrence over frames, instance norm, slopes that are learnt, one state that is split from the graph."""
    class Model(nnx.Module):
        def __init__(self, rngs):
            self.conv = nnx.Conv(3, 8, (3, 3), strides=2, rngs=rngs)
            self.norm = nnx.InstanceNorm(8, rngs=rngs)
            self.act = nnx.PReLU(0.1)
            self.cell = nnx.RNN(nnx.LSTMCell(8 * 16, 12, rngs=rngs))
            self.attention = nnx.MultiHeadAttention(2, 12, decode=False, rngs=rngs)
            self.drop = nnx.Dropout(0.1, rngs=rngs)
            self.head = nnx.Linear(12, C, rngs=rngs)

        def __call__(self, x):
            b, t = x.shape[:2]
            h = self.act(self.norm(self.conv(x.reshape(b * t, *x.shape[2:]))))
            h = self.cell(h.reshape(b, t, -1))
            h = h + self.attention(h)
            return self.head(self.drop(h.mean(1)))
    optimizer = nnx.ModelAndOptimizer(Model(nnx.Rngs(0)), optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-3)))
    graph, state = nnx.split(optimizer)

    def train_step(state, batch):
        optimizer = nnx.merge(graph, state)

        def loss_fn(model):
            logits = model(batch["frames"])
            return cross_entropy(logits, batch["label"]).mean(), logits
        (loss, logits), grads = nnx.value_and_grad(loss_fn, has_aux=True)(optimizer.model)
        optimizer.update(grads)
        return nnx.state(optimizer), loss, (logits.argmax(-1) == batch["label"]).mean()

    def kind(path, leaf):
        text = jax.tree_util.keystr(path)
        if "opt_state" in text or ("step" in text and "model" not in text):
            return "opt" if "opt_state" in text else "counter"
        if "rngs" in text:
            # The cell's key is never read: the first carry is zeros.
            return "counter" if "count" in text or "cell" in text else "rng"
        return "param"
    kinds = jax.tree_util.tree_map_with_path(kind, state)
    return Stranger(train_step, (state, {"frames": draw(1, 8, 4, 8, 8, 3), "label": whole(2, C, 8)}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


def flag_of_the_first_time():
    """Modules with a state apart: one row at a time under vmap with a named axis, statistics by pmean, and a flag that says the running ones were never set; `cond` on it."""
    def norm(p, state, x):
        first, mean, var = state
        batch_mean = lax.pmean(x.mean(-1), "batch")
        batch_var = jnp.maximum(0.0, lax.pmean((x**2).mean(-1), "batch") - batch_mean**2)
        new_mean = jnp.where(first, batch_mean, 0.99 * mean + 0.01 * batch_mean)
        new_var = jnp.where(first, batch_var, 0.99 * var + 0.01 * batch_var)
        out = (x - new_mean[:, None]) / jnp.sqrt(new_var[:, None] + 1e-5)
        return out * p["weight"][:, None] + p["bias"][:, None], (jnp.zeros_like(first), new_mean, new_var)

    def model(p, state, x, key):
        x = lax.conv_general_dilated(x[None], p["conv1"], (2,), [(1, 1)], dimension_numbers=("NCH", "OIH", "NCH"))[0]
        x, s1 = norm(p["norm1"], state["norm1"], x)
        x = jax.nn.relu(x)
        x = lax.conv_general_dilated(x[None], p["conv2"], (2,), [(1, 1)], dimension_numbers=("NCH", "OIH", "NCH"))[0]
        x, s2 = norm(p["norm2"], state["norm2"], x)
        x = jax.nn.relu(x).mean(-1)
        x = x * jax.random.bernoulli(key, 0.9, x.shape) / 0.9
        return p["head"][0] @ x + p["head"][1], {"norm1": s1, "norm2": s2}
    tx = optax.adamw(3e-3)

    @functools.partial(jax.value_and_grad, has_aux=True)
    def compute_loss(p, state, xs, ys, keys):
        logits, state = jax.vmap(model, axis_name="batch", in_axes=(None, None, 0, 0), out_axes=(0, None))(p, state, xs, keys)
        return cross_entropy(logits, ys).mean(), state

    def make_step(p, state, opt_state, xs, ys, key):
        (loss, state), grads = compute_loss(p, state, xs, ys, jax.random.split(key, xs.shape[0]))
        updates, opt_state = tx.update(grads, opt_state, p)
        return optax.apply_updates(p, updates), state, opt_state, loss, jax.random.split(key)[1]
    bn = lambda n: {"weight": jnp.ones(n), "bias": jnp.zeros(n)}
    p = {"conv1": draw(0, 8, 2, 3) * 0.4, "norm1": bn(8), "conv2": draw(1, 12, 8, 3) * 0.2, "norm2": bn(12), "head": (draw(2, C, 12) * 0.3, jnp.zeros(C))}
    stat = lambda n: (jnp.array(True), jnp.zeros(n), jnp.zeros(n))
    state = {"norm1": stat(8), "norm2": stat(12)}
    kinds = T(lambda x: "counter" if x.dtype == bool else "model_state", state)
    return Stranger(make_step, (p, state, tx.init(p), draw(3, B, 2, 16), whole(4, C, B), jax.random.PRNGKey(1)), ("param", kinds, "opt", "batch", "batch", "rng"),
                    lambda a, r: (*r[:3], *a[3:5], r[4]), (0, 1, 2), tolerance=2e-3)


def cores_that_are_reset():
    """An agent on [time, rows]: a recurrence that starts anew where an episode did, its state carried on to the next call; V-trace, an entropy cost, RMSprop with its decay on; counts of frames in the state."""
    time, rows, A, D = 6, 8, 4, 16

    class State(NamedTuple):
        hidden: Any
        cell: Any

    def core(p, state, x):
        gated = jnp.concatenate([x, state.hidden], -1) @ p["linear"]["w"] + p["linear"]["b"]
        i, g, f, o = jnp.split(gated, 4, -1)
        c = jax.nn.sigmoid(f + 1) * state.cell + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return h, State(h, c)

    def unroll(p, state, obs, first, last_action):
        torso = jax.nn.relu(obs @ p["torso"]["w"] + p["torso"]["b"])
        x = jnp.concatenate([torso, jax.nn.one_hot(last_action, A)], -1)

        def one(state, inputs):
            x, first = inputs
            state = T(lambda s: jnp.where(first[:, None], 0.0, s), state)
            h, state = core(p["lstm"], state, x)
            return state, h
        state, h = lax.scan(one, state, (x, first))
        return h @ p["policy"]["w"] + p["policy"]["b"], (h @ p["value"]["w"] + p["value"]["b"])[..., 0], state

    def loss_fn(p, state, batch):
        logits, values, state = unroll(p, state, batch["obs"], batch["first"], batch["last_action"])
        logits, action = logits[:-1], batch["last_action"][1:]
        log_pi = jax.nn.log_softmax(logits)
        taken = jnp.take_along_axis(log_pi, action[..., None], -1)[..., 0]
        behaviour = jnp.take_along_axis(jax.nn.log_softmax(batch["logits"][:-1]), action[..., None], -1)[..., 0]
        rho = jnp.minimum(1.0, jnp.exp(lax.stop_gradient(taken) - behaviour))
        discount = 0.97 * (1.0 - batch["first"][1:])
        v = lax.stop_gradient(values)
        delta = rho * (batch["reward"][1:] + discount * v[1:] - v[:-1])

        def back(acc, x):
            d, g, c = x
            acc = d + g * c * acc
            return acc, acc
        _, errors = lax.scan(back, jnp.zeros(rows), (delta, discount, rho), reverse=True)
        vs = errors + v[:-1]
        advantage = rho * (batch["reward"][1:] + discount * jnp.concatenate([vs[1:], v[-1:]]) - v[:-1])
        policy = -(advantage * taken).mean()
        value = 0.5 * jnp.square(vs - values[:-1]).mean()
        entropy = (jnp.exp(log_pi) * log_pi).sum(-1).mean()
        return policy + 0.5 * value + 0.01 * entropy, (state, {"policy": policy, "value": value, "entropy": -entropy})
    tx = optax.chain(optax.clip_by_global_norm(40.0), optax.rmsprop(5e-3, decay=0.99, eps=1e-3))

    @jax.jit
    def update(params, opt_state, core_state, frames, batch):
        (loss, (core_state, logs)), g = jax.value_and_grad(loss_fn, has_aux=True)(params, core_state, batch)
        u, opt_state = tx.update(g, opt_state)
        return optax.apply_updates(params, u), opt_state, core_state, frames + time * rows, {"loss": loss, **logs}
    lin = lambda s, i, o: {"b": jnp.zeros(o), "w": draw(s, i, o) * i**-0.5}
    p = {"lstm": {"linear": lin(0, D + A + D, 4 * D)}, "policy": lin(1, D, A), "torso": lin(2, 7, D), "value": lin(3, D, 1)}
    batch = {"obs": draw(4, time, rows, 7), "first": draw(5, time, rows) > 1.0, "last_action": whole(6, A, time, rows), "reward": draw(7, time, rows), "logits": draw(8, time, rows, A)}
    state = State(jnp.zeros((rows, D)), jnp.zeros((rows, D)))
    return Stranger(update, (p, tx.init(p), state, jnp.int32(0), batch), ("param", "opt", "batch_state", "counter", "batch:1"), lambda a, r: (*r[:4], a[4]), (0, 1, 2), tolerance=2e-3)


class LossScale(NamedTuple):
    loss_scale: Any
    counter: Any
    period: Any
    factor: Any


def precisions_by_policy():
    """params=f32, compute=f16, output=f32 by a policy; a dynamic scale whose period and factor are leaves as well; trees are selected where all is finite, the scale never falls below one."""
    to = lambda dtype: lambda tree: T(lambda x: x.astype(dtype) if jnp.issubdtype(x.dtype, jnp.floating) else x, tree)
    compute, output = to(jnp.float16), to(jnp.float32)

    def net(p, x):
        for i, q in enumerate(p.values()):
            x = x @ q["w"] + q["b"]
            if i < len(p) - 1:
                mean = x.astype(jnp.float32).mean(-1, keepdims=True)
                x = jax.nn.gelu(x - mean.astype(x.dtype))
        return x

    def loss_fn(params, scale, x, y):
        logits = output(net(compute(params), compute(x)))
        loss = cross_entropy(logits, y).mean()
        decay = 0.5 * sum(jnp.sum(jnp.square(q["w"])) for q in params.values())
        return scale.loss_scale * (loss + 1e-4 * decay), (loss, logits)
    tx = optax.sgd(optax.warmup_cosine_decay_schedule(0.0, 0.1, 2, 20), momentum=0.9, nesterov=True)

    def train_step(state, batch):
        params, opt_state, scale, ema = state
        grads, (loss, logits) = jax.grad(loss_fn, has_aux=True)(params, scale, batch["x"], batch["y"])
        grads = T(lambda g: g / scale.loss_scale, grads)
        finite = jnp.all(jnp.stack([jnp.all(jnp.isfinite(g)) for g in jax.tree.leaves(grads)]))
        new_scale = LossScale(jnp.where(finite, jnp.where(scale.counter == scale.period - 1, scale.loss_scale * scale.factor, scale.loss_scale), jnp.maximum(1.0, scale.loss_scale / scale.factor)),
                              ((scale.counter + 1) % scale.period) * finite, scale.period, scale.factor)
        updates, new_opt = tx.update(grads, opt_state, params)
        select = lambda a, b: T(functools.partial(jnp.where, finite), a, b)
        new = select(optax.apply_updates(params, updates), params)
        ema = optax.incremental_update(new, ema, 0.1)
        metrics = {"loss": loss, "top1": (logits.argmax(-1) == batch["y"]).mean(), "scale": scale.loss_scale, "finite": finite}
        return (new, select(new_opt, opt_state), new_scale, ema), metrics
    p = {f"linear_{i}": {"w": w, "b": b} for i, (w, b) in enumerate(layers(0, 8, 32, 32, C))}
    state = (p, tx.init(p), LossScale(jnp.float32(2**15), jnp.int32(0), jnp.int32(2), jnp.int32(2)), p)
    kinds = ("param", "opt", LossScale("opt", "counter", "counter", "counter"), "model_state")
    return Stranger(train_step, (state, {"x": draw(3, B, 8), "y": whole(4, C, B)}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=3e-2)


@flax.struct.dataclass
class _Moments:
    grad_ema: Any
    grad_sq_ema: Any


@flax.struct.dataclass
class _State:
    step: Any
    param_states: Any


@flax.struct.dataclass
class _Optimizer:
    optimizer_def: Any = flax.struct.field(pytree_node=False)
    state: Any = None
    target: Any = None


def optimizer_that_holds_its_target():
    """An optimizer object with its target: moments of a parameter stand beside one another; the rate is made outside from the step; a key is folded with the step, weights of words in each loss."""
    V, S, D = 30, 8, 16

    def model(p, ids, key):
        x = p["Embed_0"]["embedding"][ids]
        for i in range(2):
            q = p[f"Block_{i}"]
            h = (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-6) * q["scale"]
            mixed = jnp.einsum("bsd,st->btd", h, jnp.triu(q["mixing"]))
            x = x + jax.nn.gelu(mixed @ q["kernel"] + q["bias"])
            x = x * jax.random.bernoulli(jax.random.fold_in(key, i), 0.9, x.shape) / 0.9
        return x @ p["Embed_0"]["embedding"].T

    def train_step(optimizer, batch, dropout_rng):
        key = jax.random.fold_in(dropout_rng, optimizer.state.step)
        weights = jnp.where(batch["targets"] > 0, 1.0, 0.0)

        def loss_fn(params):
            logits = model(params, batch["inputs"], key)
            soft = jax.nn.one_hot(batch["targets"], V) * 0.9 + 0.1 / V
            loss = -(soft * jax.nn.log_softmax(logits)).sum(-1) * weights
            return loss.sum() / weights.sum(), logits
        step = optimizer.state.step
        lr = 0.05 * jnp.minimum(1.0, step / 4) * lax.rsqrt(jnp.maximum(step, 4).astype(jnp.float32))
        (_, logits), grad = jax.value_and_grad(loss_fn, has_aux=True)(optimizer.target)
        t = step + 1.0
        leaves, tree = jax.tree_util.tree_flatten(optimizer.target)
        states, grads = tree.flatten_up_to(optimizer.state.param_states), tree.flatten_up_to(grad)
        out = []
        for p, s, g in zip(leaves, states, grads):
            m, v = 0.9 * s.grad_ema + 0.1 * g, 0.98 * s.grad_sq_ema + 0.02 * lax.square(g)
            denom = jnp.sqrt(v / (1 - 0.98**t)) + 1e-9
            new = p - lr * (m / (1 - 0.9**t)) / denom
            out.append((new - lr * 0.1 * p, _Moments(m, v)))
        new = optimizer.replace(state=_State(step + 1, tree.unflatten([s for _, s in out])), target=tree.unflatten([p for p, _ in out]))
        nll = -jnp.take_along_axis(jax.nn.log_softmax(logits), batch["targets"][..., None], -1)[..., 0] * weights
        return new, {"loss": nll.sum(), "accuracy": ((logits.argmax(-1) == batch["targets"]) * weights).sum(), "denominator": weights.sum(), "learning_rate": lr}
    p = {"Embed_0": {"embedding": draw(0, V, D) * 0.3}, **{f"Block_{i}": {"kernel": draw(3 * i + 1, D, D) * 0.25, "bias": jnp.zeros(D), "scale": jnp.ones(D), "mixing": draw(3 * i + 2, S, S) * 0.3} for i in range(2)}}
    optimizer = _Optimizer("adam", _State(jnp.int32(0), T(lambda x: _Moments(jnp.zeros_like(x), jnp.zeros_like(x)), p)), p)
    tokens = whole(9, V, B, S + 1).at[:, -2:].set(0)
    kinds = _Optimizer("adam", _State("counter", "opt"), "param")
    return Stranger(train_step, (optimizer, {"inputs": tokens[:, :-1], "targets": tokens[:, 1:]}, jax.random.PRNGKey(1)), (kinds, "batch", "rng"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


STYLISTS = {f.__name__: f for f in (variables_of_objects, weights_in_nested_tuples, module_inside_its_optimizer, flag_of_the_first_time, cores_that_are_reset,
                                    precisions_by_policy, optimizer_that_holds_its_target)}
