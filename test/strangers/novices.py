"""Steps that stand in well-known repositories: actors whose critics normalise old and new rows at once, click models over many
tables, digits added by two recurrent networks, molecules with labels that are missing, small networks for pictures with averages
that warm up, seeds that count, weights perturbed against the loss, items in a row, returns without a target network."""

from typing import Any

import flax.linen as nn
import flax.struct
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial

B, C = 12, 5


class Renorm(nn.Module):
    """Batch renormalisation as CrossQ has it."""
    train: bool = True

    @nn.compact
    def __call__(self, x):
        d = x.shape[-1]
        mean = self.variable("batch_stats", "mean", jnp.zeros, d)
        var = self.variable("batch_stats", "var", jnp.ones, d)
        steps = self.variable("batch_stats", "steps", jnp.zeros, (), jnp.int32)
        scale, bias = self.param("scale", nn.initializers.ones, (d,)), self.param("bias", nn.initializers.zeros, (d,))
        if not self.train:
            return (x - mean.value) * lax.rsqrt(var.value + 1e-3) * scale + bias
        m, v = x.mean(0), x.var(0)
        std, running = jnp.sqrt(v + 1e-3), jnp.sqrt(var.value + 1e-3)
        r = lax.stop_gradient(jnp.clip(std / running, 1 / 3, 3))
        shift = lax.stop_gradient(jnp.clip((m - mean.value) / running, -5, 5))
        warm = steps.value > 1
        m_used = jnp.where(warm, m - std * shift / r, m)
        std_used = jnp.where(warm, std / r, std)
        if not self.is_initializing():
            mean.value = 0.99 * mean.value + 0.01 * m
            var.value = 0.99 * var.value + 0.01 * v
            steps.value = steps.value + 1
        return (x - m_used) / std_used * scale + bias


class CrossCritic(nn.Module):
    @nn.compact
    def __call__(self, obs, act, train=True):
        x = Renorm(train)(jnp.concatenate([obs, act], -1))
        x = Renorm(train)(nn.relu(nn.Dense(32)(x)))
        return nn.Dense(1)(x)


class VectorCritic(nn.Module):
    @nn.compact
    def __call__(self, obs, act, train=True):
        many = nn.vmap(CrossCritic, variable_axes={"params": 0, "batch_stats": 0}, split_rngs={"params": True}, in_axes=None, axis_size=2)
        return many()(obs, act, train)


class SquashedActor(nn.Module):
    @nn.compact
    def __call__(self, obs, train=False):
        x = nn.relu(nn.Dense(32)(Renorm(train)(obs)))
        return nn.Dense(2)(x), jnp.clip(nn.Dense(2)(x), -20, 2)


class RLTrainState(train_state.TrainState):
    batch_stats: Any


def crossed_critics():
    """CrossQ of SBX: no target network; critics renormalise observations and next observations in one batch; the actor learns every third call."""
    critic, actor = VectorCritic(), SquashedActor()

    def sample(state, obs, key, params=None, train=False):
        variables = {"params": state.params if params is None else params, "batch_stats": state.batch_stats}
        (mean, log_std), new = state.apply_fn(variables, obs, train, mutable=["batch_stats"])
        noise = jax.random.normal(key, mean.shape)
        action = jnp.tanh(mean + jnp.exp(log_std) * noise)
        log_prob = (-0.5 * noise**2 - log_std - 0.919).sum(-1) - jnp.log(1 - action**2 + 1e-6).sum(-1)
        return action, log_prob, new

    def update(qf, pi, ent, data, key, n):
        key, k1, k2 = jax.random.split(key, 3)
        ent_coef = jnp.exp(ent.params["log_ent_coef"])
        next_act, next_logp, _ = sample(pi, data["next_obs"], k1)

        def critic_loss(params):
            both = jnp.concatenate([data["obs"], data["next_obs"]]), jnp.concatenate([data["act"], next_act])
            q, new = qf.apply_fn({"params": params, "batch_stats": qf.batch_stats}, *both, True, mutable=["batch_stats"])
            now, after = jnp.split(q, 2, axis=1)
            target = after.min(0) - ent_coef * next_logp[:, None]
            y = data["rew"] + (1 - data["done"]) * 0.99 * target
            return 0.5 * ((lax.stop_gradient(y) - now) ** 2).mean(1).sum(), (new, now.mean())
        (qf_loss, (new, values)), g = jax.value_and_grad(critic_loss, has_aux=True)(qf.params)
        qf = qf.apply_gradients(grads=g).replace(batch_stats=new["batch_stats"])

        def learn(pair):
            pi, ent = pair

            def actor_loss(params):
                act, logp, new = sample(pi, data["obs"], k2, params, True)
                q = qf.apply_fn({"params": qf.params, "batch_stats": qf.batch_stats}, data["obs"], act, False)
                return (ent_coef * logp - q.min(0)[:, 0]).mean(), (-logp.mean(), new)
            (loss, (entropy, new)), g = jax.value_and_grad(actor_loss, has_aux=True)(pi.params)
            pi = pi.apply_gradients(grads=g).replace(batch_stats=new["batch_stats"])
            g = jax.grad(lambda p: jnp.exp(p["log_ent_coef"]) * (entropy + 2.0))(ent.params)
            return (pi, ent.apply_gradients(grads=g)), loss
        (pi, ent), pi_loss = lax.cond(n % 3 == 0, learn, lambda pair: (pair, jnp.float32(0)), (pi, ent))
        return qf, pi, ent, key, n + 1, {"critic_loss": qf_loss, "actor_loss": pi_loss, "ent_coef": ent_coef, "q": values}
    obs, act = draw(0, B, 6), jnp.tanh(draw(1, B, 2))
    data = {"obs": obs, "act": act, "rew": draw(2, B, 1), "next_obs": draw(3, B, 6), "done": whole(4, 2, B, 1).astype(jnp.float32)}

    def state(module, *args):
        v = initial(module.init, jax.random.key(0), *args)
        stats = jax.tree.map(lambda s: s * 0 if s.dtype == jnp.int32 else s, v["batch_stats"])
        return RLTrainState.create(apply_fn=module.apply, params=v["params"], tx=optax.adam(1e-3, b1=0.5), batch_stats=stats)
    ent = train_state.TrainState.create(apply_fn=None, params={"log_ent_coef": jnp.float32(0)}, tx=optax.adam(1e-3))
    qf, pi = state(critic, obs, act), state(actor, obs)
    kinds = lambda s: s.replace(step="counter", params="param", opt_state="opt", batch_stats={**jax.tree.map(lambda v: "counter" if v.dtype == jnp.int32 else "model_state", s.batch_stats)})
    return Stranger(update, (qf, pi, ent, data, jax.random.PRNGKey(0), jnp.int32(0)), (kinds(qf), kinds(pi), ent.replace(step="counter", params="param", opt_state="opt"), "batch", "rng", "counter"),
                    lambda a, r: (*r[:3], a[3], r[3], r[4]), tolerance=5e-3)


def tables_crossed_and_remembered():
    """DLRM and DCN: hashed ids in many tables, some with bags and weights, crossed in low rank; a linear part by FTRL, tables by Adagrad with one number for each row, dense layers by Adam."""
    fields, V, D, bag = 4, 20, 8, 3

    def forward(p, batch):
        e = jnp.stack([p["tables"][f"cat_{i}"][batch["cat"][:, i]] for i in range(fields)], 1)
        bags = p["tables"]["bag"][batch["bag"]]
        keep = (batch["bag"] > 0)[..., None]
        pooled = (bags * keep * batch["bag_weight"][..., None]).sum(1) / jnp.maximum(keep.sum(1), 1)
        dense = jax.nn.relu(jnp.log1p(batch["num"]) @ p["bottom"]["w"] + p["bottom"]["b"])
        z = jnp.concatenate([e, pooled[:, None], dense[:, None]], 1)
        pairs = jnp.einsum("bid,bjd->bij", z, z)
        i, j = jnp.tril_indices(z.shape[1], -1)
        x0 = x = jnp.concatenate([pairs[:, i, j], z.reshape(len(z), -1)], 1)
        for layer in p["cross"]:
            x = x0 * ((x @ layer["v"]) @ layer["u"] + layer["b"]) + x
        wide = p["wide"][batch["cat"] + V * jnp.arange(fields)].sum(1)
        return (x @ p["top"]["w"])[:, 0] + p["top"]["b"] + wide

    def step(params, opt, batch):
        def loss_fn(p):
            logits = forward(p, batch)
            return optax.sigmoid_binary_cross_entropy(logits, batch["click"]).mean(), logits
        (loss, logits), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        tables, sums = {}, {}
        for name, w in params["tables"].items():
            sums[name] = opt["rows"][name] + (g["tables"][name] ** 2).mean(1)
            tables[name] = w - 0.05 * g["tables"][name] / (jnp.sqrt(sums[name])[:, None] + 1e-8)
        gw, z, n = g["wide"], opt["ftrl"]["z"], opt["ftrl"]["n"]
        sigma = (jnp.sqrt(n + gw**2) - jnp.sqrt(n)) / 0.1
        z, n = z + gw - sigma * params["wide"], n + gw**2
        wide = jnp.where(jnp.abs(z) <= 1e-3, 0.0, (jnp.sign(z) * 1e-3 - z) / ((1.0 + jnp.sqrt(n)) / 0.1 + 1e-3))
        rest = {k: params[k] for k in ("bottom", "cross", "top")}
        u, adam = tx.update({k: g[k] for k in rest}, opt["adam"], rest)
        rest = optax.apply_updates(rest, u)
        p = jax.nn.sigmoid(logits)
        normalised = loss / -(batch["click"].mean() * jnp.log(batch["click"].mean() + 1e-6) + (1 - batch["click"].mean()) * jnp.log(1 - batch["click"].mean() + 1e-6))
        return {"tables": tables, "wide": wide, **rest}, {"rows": sums, "ftrl": {"z": z, "n": n}, "adam": adam}, {"loss": loss, "ne": normalised, "calibration": p.mean() / batch["click"].mean()}
    tx = optax.adam(1e-3)
    width = (fields + 2) * (fields + 1) // 2 + (fields + 2) * D
    p = {"tables": {**{f"cat_{i}": draw(i, V, D) * 0.1 for i in range(fields)}, "bag": draw(9, V, D) * 0.1}, "wide": jnp.zeros(fields * V), "bottom": {"w": draw(10, 6, D) * 0.3, "b": jnp.zeros(D)},
         "cross": [{"v": draw(11 + i, width, 4) * 0.1, "u": draw(13 + i, 4, width) * 0.1, "b": jnp.zeros(width)} for i in range(2)], "top": {"w": draw(15, width, 1) * 0.1, "b": jnp.float32(0)}}
    opt = {"rows": {k: jnp.full(len(v), 0.01) for k, v in p["tables"].items()}, "ftrl": {"z": jnp.zeros(fields * V), "n": jnp.zeros(fields * V)}, "adam": tx.init({k: p[k] for k in ("bottom", "cross", "top")})}
    batch = {"cat": whole(20, V, B, fields), "bag": whole(21, V, B, bag), "bag_weight": jnp.abs(draw(22, B, bag)), "num": jnp.abs(draw(23, B, 6)), "click": whole(24, 2, B).astype(jnp.float32)}
    return Stranger(step, (p, opt, batch), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=2e-3)


class Adder(nn.Module):
    vocabulary: int = 13

    @nn.compact
    def __call__(self, encoder, decoder, lengths):
        carry, _ = nn.RNN(nn.LSTMCell(24), return_carry=True, name="encoder")(encoder, seq_lengths=lengths)
        first = self.make_rng("lstm")

        class Decoder(nn.Module):
            @nn.compact
            def __call__(inner, state, x):
                rng, lstm, last = state
                rng, now = jax.random.split(rng)
                x = jnp.where(jax.random.bernoulli(now, 0.5), last, x)
                lstm, y = nn.LSTMCell(24, name="cell")(lstm, x)
                logits = nn.Dense(self.vocabulary, name="logits")(y)
                predicted = jax.nn.one_hot(jax.random.categorical(rng, logits), self.vocabulary)
                return (rng, lstm, predicted), (logits, predicted)
        scan = nn.scan(Decoder, variable_broadcast="params", split_rngs={"params": False}, in_axes=1, out_axes=1)
        _, out = scan(name="decoder")((first, carry, decoder[:, 0]), decoder)
        return out


def digits_added():
    """Flax's seq2seq: two LSTMs, the decoder reads what it drew or the true digit by a coin each place; masked by lengths, exact answers counted."""
    net, V, T = Adder(), 13, 6

    def train_step(state, batch, lstm_rng):
        labels = batch["answer"][:, 1:]
        lstm_key = jax.random.fold_in(lstm_rng, state.step)

        def loss_fn(params):
            logits, _ = state.apply_fn({"params": params}, batch["query"], batch["answer"][:, :-1], batch["length"], rngs={"lstm": lstm_key})
            each = -(jax.nn.log_softmax(logits) * labels).sum(-1)
            eos = jnp.argmax(labels[..., 1], 1)
            mask = jnp.arange(labels.shape[1])[None] <= jnp.where(labels[..., 1].any(1), eos, labels.shape[1])[:, None]
            return (each * mask).sum() / mask.sum(), (logits, mask)
        (loss, (logits, mask)), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        right = jnp.argmax(logits, -1) == jnp.argmax(labels, -1)
        return state.apply_gradients(grads=grads), {"loss": loss, "accuracy": (right | ~mask).all(1).mean()}
    query, answer = jax.nn.one_hot(whole(0, V, B, T + 1), V), jax.nn.one_hot(whole(1, V, B, T), V)
    length = 3 + whole(2, 4, B)
    params = initial(net.init, {"params": jax.random.key(0), "lstm": jax.random.key(1)}, query, answer[:, :-1], length)["params"]
    state = train_state.TrainState.create(apply_fn=net.apply, params=params, tx=optax.adam(3e-3))
    return Stranger(train_step, (state, {"query": query, "answer": answer, "length": length}, jax.random.key(3)), (state.replace(step="counter", params="param", opt_state="opt"), "batch", "rng"),
                    lambda a, r: (r[0], *a[1:]), tolerance=2e-3)


def molecules_with_missing_labels():
    """Flax's ogbg: graphs of one padded batch, nodes and edges updated by MLPs over segments, globals by means; labels that are nan are left out; skip connections, norms, dropout."""
    N, E, G, tasks, D = 24, 40, 4, 6, 16

    def loss_fn(p, graph, labels, key):
        n, e, u = graph["nodes"] @ p["embed_n"], graph["edges"] @ p["embed_e"], jnp.zeros((G, D)) + p["embed_g"]
        s, r = graph["senders"], graph["receivers"]
        node_graph = jnp.repeat(jnp.arange(G), graph["n_node"], total_repeat_length=N)
        edge_graph = jnp.repeat(jnp.arange(G), graph["n_edge"], total_repeat_length=E)
        norm = lambda x, q: (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-6) * q
        for i, q in enumerate(p["layers"]):
            k1, k2 = jax.random.split(jax.random.fold_in(key, i))
            drop = lambda x, k: jnp.where(jax.random.bernoulli(k, 0.9, x.shape), x / 0.9, 0)
            ne = drop(mlp(q["edge"], jnp.concatenate([e, n[s], n[r], u[edge_graph]], -1), jax.nn.relu), k1)
            sent, got = jax.ops.segment_sum(ne, s, N), jax.ops.segment_sum(ne, r, N)
            nn_ = drop(mlp(q["node"], jnp.concatenate([n, sent, got, u[node_graph]], -1), jax.nn.relu), k2)
            nu = mlp(q["global"], jnp.concatenate([jax.ops.segment_sum(nn_, node_graph, G), jax.ops.segment_sum(ne, edge_graph, G), u], -1), jax.nn.relu)
            n, e, u = norm(n + nn_, q["s"][0]), norm(e + ne, q["s"][1]), norm(u + nu, q["s"][2])
        logits = u @ p["out"]["w"] + p["out"]["b"]
        real = (jnp.arange(G) < G - 1)[:, None]
        valid = ~jnp.isnan(labels) & real
        each = optax.sigmoid_binary_cross_entropy(logits, jnp.where(valid, labels, 0.0))
        return jnp.where(valid, each, 0).sum() / valid.sum()

    def step(params, opt, key, graph, labels):
        key, now = jax.random.split(key)
        loss, g = jax.value_and_grad(loss_fn)(params, graph, labels, now)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(params, u), opt, key, loss
    layer = lambda i: {"edge": layers(i, 4 * D, D, D), "node": layers(i + 3, 4 * D, D, D), "global": layers(i + 6, 3 * D, D, D), "s": jnp.ones((3, D))}
    p = {"embed_n": draw(0, 9, D) * 0.3, "embed_e": draw(1, 3, D) * 0.3, "embed_g": jnp.zeros(D), "layers": [layer(10), layer(20)], "out": {"w": draw(2, D, tasks) * 0.2, "b": jnp.zeros(tasks)}}
    tx = optax.adam(1e-3)
    labels = jnp.where(draw(3, G, tasks) > 0.8, jnp.nan, (draw(4, G, tasks) > 0).astype(jnp.float32))
    graph = {"nodes": draw(5, N, 9), "edges": draw(6, E, 3), "senders": whole(7, N, E), "receivers": whole(8, N, E), "n_node": jnp.array([6, 7, 5, 6], jnp.int32), "n_edge": jnp.array([10, 12, 9, 9], jnp.int32)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), graph, labels), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), tolerance=2e-3)


class Inverted(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        bn = lambda z: nn.BatchNorm(use_running_average=not train, momentum=0.99, epsilon=1e-3)(z)
        hard = lambda z: z * nn.relu6(z + 3) / 6
        x = hard(bn(nn.Conv(8, (3, 3), (2, 2), use_bias=False)(x)))
        for width, stride, act in ((8, 1, nn.relu), (12, 2, hard)):
            h = act(bn(nn.Conv(3 * x.shape[-1], (1, 1), use_bias=False)(x)))
            h = act(bn(nn.Conv(h.shape[-1], (3, 3), (stride, stride), feature_group_count=h.shape[-1], use_bias=False)(h)))
            s = nn.Conv(h.shape[-1], (1, 1))(nn.relu(nn.Conv(4, (1, 1))(h.mean((1, 2), keepdims=True))))
            h = bn(nn.Conv(width, (1, 1), use_bias=False)(h * (nn.relu6(s + 3) / 6)))
            x = x + h if stride == 1 else h
        x = hard(nn.Dense(24)(x.mean((1, 2))))
        return nn.Dense(C)(nn.Dropout(0.2, deterministic=not train)(x))


class EmaState(flax.struct.PyTreeNode):
    step: Any
    params: Any
    opt_state: Any
    batch_stats: Any
    ema_params: Any
    ema_batch_stats: Any
    dropout_rng: Any


def averages_that_warm_up():
    """EfficientNet's trainer: inverted residuals with squeezes, RMSprop whose epsilon is inside; averages of weights and of statistics whose decay grows with the step; L2 over kernels in the loss, smoothed labels."""
    net = Inverted()
    schedule = optax.join_schedules([optax.linear_schedule(0, 0.02, 2), optax.exponential_decay(0.02, 3, 0.97, staircase=True)], [2])
    tx = optax.chain(optax.clip_by_global_norm(5.0), optax.rmsprop(schedule, decay=0.9, eps=1e-3, initial_scale=1.0, momentum=0.9))

    def train_step(state, batch):
        rng = jax.random.fold_in(state.dropout_rng, state.step)

        def loss_fn(params):
            logits, new = net.apply({"params": params, "batch_stats": state.batch_stats}, batch["image"], mutable=["batch_stats"], rngs={"dropout": rng})
            soft = optax.smooth_labels(jax.nn.one_hot(batch["label"], C), 0.1)
            l2 = sum((w**2).sum() for w in jax.tree.leaves(params) if w.ndim > 1)
            return optax.softmax_cross_entropy(logits, soft).mean() + 1e-5 * 0.5 * l2, (new["batch_stats"], logits)
        (loss, (stats, logits)), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        u, opt = tx.update(g, state.opt_state, state.params)
        params, step = optax.apply_updates(state.params, u), state.step + 1
        decay = jnp.minimum(0.9999, (1.0 + step) / (10.0 + step))
        blend = lambda e, v: decay * e + (1 - decay) * v
        ema, ema_stats = jax.tree.map(blend, state.ema_params, params), jax.tree.map(blend, state.ema_batch_stats, stats)
        hits = (jnp.argsort(-logits, -1)[:, :3] == batch["label"][:, None])
        metrics = {"loss": loss, "top_1": hits[:, 0].mean(), "top_3": hits.any(1).mean(), "learning_rate": schedule(state.step), "grad_norm": optax.global_norm(g)}
        return EmaState(step, params, opt, stats, ema, ema_stats, state.dropout_rng), metrics
    x = draw(0, B, 16, 16, 3)
    v = initial(net.init, jax.random.key(0), x, train=False)
    copy = lambda t: jax.tree.map(jnp.array, t)
    state = EmaState(jnp.int32(0), v["params"], tx.init(v["params"]), v["batch_stats"], copy(v["params"]), copy(v["batch_stats"]), jax.random.PRNGKey(1))
    return Stranger(train_step, (state, {"image": x, "label": whole(1, C, B)}), (EmaState("counter", "param", "opt", "model_state", "model_state", "model_state", "rng"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-2)


ASKED = {"molecules_with_missing_labels": molecules_with_missing_labels}
NOVICES = {**{f.__name__: f for f in (crossed_critics, tables_crossed_and_remembered, digits_added, averages_that_warm_up)}, **ASKED}
