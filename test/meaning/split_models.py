"""Steps on whole values that `--tensor-parallel` splits: losses over a vocabulary as people write them, T5, LoRA."""

import functools

import jax
import jax.numpy as jnp
import optax

ROWS, LENGTH, WIDTH, HEADS, VOCAB = 12, 8, 16, 4, 32
OPTIMIZER = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-2))


def integer_labels(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


def one_hot(logits, labels):
    return -(jax.nn.one_hot(labels, logits.shape[-1]) * jax.nn.log_softmax(logits)).sum(-1).mean()


def along_axis(logits, labels):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], axis=-1).mean()


def of_logits(logits, labels):
    rows = logits.reshape(-1, logits.shape[-1])
    picked = rows[jnp.arange(rows.shape[0]), labels.reshape(-1)]
    return (jax.scipy.special.logsumexp(rows, axis=-1) - picked).mean()


def smoothed(logits, labels):
    return optax.softmax_cross_entropy(logits, optax.smooth_labels(jax.nn.one_hot(labels, logits.shape[-1]), 0.1)).mean()


def with_z(logits, labels):
    z = jax.scipy.special.logsumexp(logits, axis=-1)
    return integer_labels(logits, labels) + 1e-2 * jnp.square(z).mean()


LOSSES = {loss.__name__: loss for loss in (integer_labels, one_hot, along_axis, of_logits, smoothed, with_z)}


def norm(x, scale):
    return x * jax.lax.rsqrt(jnp.square(x).mean(-1, keepdims=True) + 1e-6) * scale


def attend(x, memory, p, name, bias):
    split = lambda y: y.reshape(*y.shape[:2], HEADS, -1)
    q, k, v = split(x @ p[f"{name}_q"]), split(memory @ p[f"{name}_k"]), split(memory @ p[f"{name}_v"])
    weights = jax.nn.softmax(jnp.einsum("bshe,bthe->bhst", q, k) + bias)
    mixed = jnp.einsum("bhst,bthe->bshe", weights, v)
    return mixed.reshape(*mixed.shape[:2], -1) @ p[f"{name}_o"]


def causal(length):
    return jnp.where(jnp.tril(jnp.ones((length, length), bool)), 0.0, -1e9)


def make_params(key, shapes):
    keys = jax.random.split(key, len(shapes))
    return {name: jnp.ones(shape) if len(shape) == 1 else 0.2 * jax.random.normal(each, shape)
            for (name, shape), each in zip(shapes.items(), keys, strict=True)}


def attention_shapes(name):
    return {f"{name}_{part}": (WIDTH, WIDTH) for part in "qkvo"}


def mlp_shapes(name):
    return {f"{name}_norm": (WIDTH,), f"{name}_up": (WIDTH, 4 * WIDTH), f"{name}_down": (4 * WIDTH, WIDTH)}


def mlp(x, p, name):
    return x + jax.nn.relu(norm(x, p[f"{name}_norm"]) @ p[f"{name}_up"]) @ p[f"{name}_down"]


TIED = {"table": (VOCAB, WIDTH), "norm": (WIDTH,), **attention_shapes("self"), **mlp_shapes("mlp")}


def block(p, batch):
    x = p["table"][batch["x"]]
    y = norm(x, p["norm"])
    x = x + attend(y, y, p, "self", causal(LENGTH))
    return mlp(x, p, "mlp")


def tied(loss, p, batch):
    """An embedding that is the output layer, too, about one block."""
    return LOSSES[loss](block(p, batch) @ p["table"].T, batch["y"])


UNTIED = {**TIED, "head": (WIDTH, VOCAB), "head_bias": (VOCAB,)}


def untied(p, batch):
    return integer_labels(block(p, batch) @ p["head"] + p["head_bias"], batch["y"])


BUCKETS = 8
T5 = {"table": (VOCAB, WIDTH), "near": (BUCKETS, HEADS), "past": (BUCKETS, HEADS), "last": (WIDTH,),
      **{f"{name}_norm": (WIDTH,) for name in ("encoder", "decoder", "cross")},
      **attention_shapes("encoder"), **attention_shapes("decoder"), **attention_shapes("cross"),
      **mlp_shapes("encoder_mlp"), **mlp_shapes("decoder_mlp")}


def relative_bias(table):
    """[heads, queries, keys] by the bucket of their distance."""
    distance = jnp.arange(LENGTH)[None, :] - jnp.arange(LENGTH)[:, None]
    return table[jnp.clip(distance + BUCKETS // 2, 0, BUCKETS - 1)].transpose(2, 0, 1)[None]


def t5(p, batch):
    x = p["table"][batch["x"]]
    y = norm(x, p["encoder_norm"])
    x = mlp(x + attend(y, y, p, "encoder", relative_bias(p["near"])), p, "encoder_mlp")
    memory = norm(x, p["last"])
    z = p["table"][jnp.roll(batch["y"], 1, axis=1)]
    y = norm(z, p["decoder_norm"])
    z = z + attend(y, y, p, "decoder", relative_bias(p["past"]) + causal(LENGTH))
    z = z + attend(norm(z, p["cross_norm"]), memory, p, "cross", 0.0)
    return integer_labels(mlp(z, p, "decoder_mlp") @ p["table"].T * WIDTH ** -0.5, batch["y"])


RANK = 4
ADAPTED = ("self_q", "self_v", "mlp_up", "mlp_down")
ADAPTERS = {**{f"{name}_A": (TIED[name][0], RANK) for name in ADAPTED}, **{f"{name}_B": (RANK, TIED[name][1]) for name in ADAPTED}}


def lora(p, frozen, batch):
    adapted = {name: frozen[name] + p[f"{name}_A"] @ p[f"{name}_B"] for name in ADAPTED}
    return tied("integer_labels", {**frozen, **adapted}, batch)


def lora_beside(p, frozen, batch):
    """The adapters applied to what the weights are applied to."""
    def dense(x, name):
        return x @ frozen[name] + (x @ p[f"{name}_A"]) @ p[f"{name}_B"] if name in ADAPTED else x @ frozen[name]

    x = frozen["table"][batch["x"]]
    y = norm(x, frozen["norm"])
    split = lambda z: z.reshape(*z.shape[:2], HEADS, -1)
    q, k, v = (split(dense(y, f"self_{part}")) for part in "qkv")
    weights = jax.nn.softmax(jnp.einsum("bshe,bthe->bhst", q, k) + causal(LENGTH))
    mixed = jnp.einsum("bhst,bthe->bshe", weights, v)
    x = x + dense(mixed.reshape(*mixed.shape[:2], -1), "self_o")
    x = x + dense(jax.nn.relu(dense(norm(x, frozen["mlp_norm"]), "mlp_up")), "mlp_down")
    return integer_labels(x @ frozen["table"].T, batch["y"])


SHAPES = {"t5": T5, "untied": UNTIED, "lora": ADAPTERS, "lora_beside": ADAPTERS, **dict.fromkeys(LOSSES, TIED)}
FUNCTIONS = {"t5": t5, "untied": untied, **{name: functools.partial(tied, name) for name in LOSSES}}
WITH_FROZEN = {"lora": lora, "lora_beside": lora_beside}


def gelu_mlp(p, batch):
    return jnp.square(jax.nn.gelu(batch["x"] @ p["up"] + p["up_bias"]) @ p["down"] + batch["x"]).mean()


def heads_of(x, count):
    return x.reshape(*x.shape[:2], count, -1)


def mix(q, k, v):
    weights = jax.nn.softmax(jnp.einsum("bshe,bthe->bhst", q, k))
    return (mixed := jnp.einsum("bhst,bthe->bshe", weights, v)).reshape(*mixed.shape[:2], -1)


def gpt_block(p, batch):
    x = batch["x"] @ p["first"]
    x = x + mix(*(heads_of(y, 2) for y in jnp.split(norm(x, p["norm"]) @ p["qkv"], 3, axis=-1))) @ p["out"]
    return jnp.square(x + jax.nn.gelu(norm(x, p["norm2"]) @ p["up"]) @ p["down"]).mean()


def llama_block(p, batch):
    """Queries of four heads, keys and values of two."""
    x = batch["x"] @ p["first"]
    y = norm(x, p["norm"])
    q, k, v = heads_of(y @ p["q"], 4), heads_of(y @ p["k"], 2), heads_of(y @ p["v"], 2)
    x = x + mix(q, jnp.repeat(k, 2, axis=2), jnp.repeat(v, 2, axis=2)) @ p["out"]
    y = norm(x, p["norm2"])
    return jnp.square(x + (jax.nn.silu(y @ p["gate"]) * (y @ p["up"])) @ p["down"]).mean()


def cross_block(p, batch):
    x = batch["x"] @ p["first"]
    memory = norm(batch["x"], p["scale"])
    x = x + mix(*(heads_of(y, 2) for y in jnp.split(norm(x, p["norm"]) @ p["qkv"], 3, axis=-1))) @ p["out"]
    y = norm(x, p["norm2"])
    x = x + mix(*(heads_of(z @ p[f"cross_{name}"], 2) for z, name in ((y, "q"), (memory, "k"), (memory, "v")))) @ p["cross_out"]
    return jnp.square(x).mean()


def parallel_block(p, batch):
    """Attention and MLP of one norm's output side by side, as in GPT-J, with biases that every rank has between."""
    x = batch["x"] @ p["first"]
    y = norm(x, p["norm"])
    mixed = mix(*(heads_of(z, 2) for z in jnp.split(y @ p["qkv"], 3, axis=-1))) @ p["out"] + p["out_bias"]
    return jnp.square(x + mixed + (jax.nn.gelu(y @ p["up"]) @ p["down"] + p["down_bias"])).mean()


def parallel_norms_block(p, batch):
    """The same, each of a norm of its own, as in NeoX: the sums of their gradients meet behind the norms'."""
    x = batch["x"] @ p["first"]
    mixed = mix(*(heads_of(z, 2) for z in jnp.split(norm(x, p["norm"]) @ p["qkv"], 3, axis=-1))) @ p["out"] + p["out_bias"]
    return jnp.square(x + mixed + jax.nn.gelu(norm(x, p["norm2"]) @ p["up"]) @ p["down"]).mean()


# Of sizes that two ranks divide in few ways, so that all splits can be tried.
W, IN = 14, 6
BLOCKS = {
    "gelu_mlp": (gelu_mlp, {"up": (IN, 22), "up_bias": (22,), "down": (22, IN)}),
    "gpt_block": (gpt_block, {"first": (IN, 10), "norm": (10,), "norm2": (10,), "qkv": (10, 30), "out": (10, 10), "up": (10, 22),
                              "down": (22, 10)}),
    "parallel_block": (parallel_block, {"first": (IN, 10), "norm": (10,), "qkv": (10, 30), "out": (10, 10), "out_bias": (10,),
                                        "up": (10, 22), "down": (22, 10), "down_bias": (10,)}),
    "parallel_norms_block": (parallel_norms_block, {"first": (IN, 10), "norm": (10,), "norm2": (10,), "qkv": (10, 30), "out": (10, 10),
                                                    "out_bias": (10,), "up": (10, 22), "down": (22, 10)}),
    "llama_block": (llama_block, {"first": (IN, W), "norm": (W,), "norm2": (W,), "q": (W, 20), "k": (W, 10), "v": (W, 10),
                                  "out": (20, W), "gate": (W, 22), "up": (W, 22), "down": (22, W)}),
    "cross_block": (cross_block, {"first": (IN, W), "scale": (IN,), "norm": (W,), "norm2": (W,),
                                  "qkv": (W, 30), "out": (10, W), "cross_q": (W, 10),
                                  "cross_k": (IN, 10), "cross_v": (IN, 10), "cross_out": (10, W)}),
}


def block_step(name, state, batch):
    loss, gradients = jax.value_and_grad(BLOCKS[name][0])(state["params"], batch)
    return {"params": jax.tree.map(lambda p, g: p - 0.1 * g, state["params"], gradients)}, {"loss": loss}


def of_vocabulary(shapes, vocabulary):
    return {name: tuple(vocabulary if size == VOCAB else size for size in shape) for name, shape in shapes.items()}


def init(name, key, vocabulary=VOCAB):
    """Frozen weights are parameters without moments."""
    params = make_params(key, of_vocabulary(SHAPES[name], vocabulary))
    frozen = make_params(key, of_vocabulary(TIED, vocabulary)) if name in WITH_FROZEN else {}
    return {"params": {**params, **frozen}, "opt_state": OPTIMIZER.init(params)}


def make_batch(key, vocabulary=VOCAB):
    tokens = jax.random.randint(key, (ROWS, LENGTH + 1), 0, vocabulary)
    return {"x": tokens[:, :-1], "y": tokens[:, 1:]}


def step(name, state, batch):
    trained = {key: state["params"][key] for key in SHAPES[name]}
    frozen = {key: value for key, value in state["params"].items() if key not in trained}
    function = functools.partial(WITH_FROZEN[name], frozen=frozen) if name in WITH_FROZEN else FUNCTIONS[name]
    loss, gradients = jax.value_and_grad(lambda params: function(params, batch=batch))(trained)
    updates, opt_state = OPTIMIZER.update(gradients, state["opt_state"], trained)
    return {"params": {**frozen, **optax.apply_updates(trained, updates)}, "opt_state": opt_state}, {"loss": loss}
