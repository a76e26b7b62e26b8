"""Steps on whole values as users of Megatron and MaxText write them, for `--tensor-parallel`: heads of keys and values shared by several
of queries, kernels of three dimensions, scanned layers, rotary positions both ways, parallel branches, experts, latent attention, adapters
beside frozen weights, class tokens, masked positions, dropout."""

import functools

import jax
import jax.numpy as jnp
import optax

ROWS, LENGTH, WIDTH, HEADS, GROUPS, HIDDEN, VOCAB, LAYERS = 8, 16, 32, 4, 2, 64, 64, 2
PART = WIDTH // HEADS
OPTIMIZER = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-2, b2=0.95, weight_decay=0.1))


def make_params(key, shapes):
    def make(name, shape, own):
        return jnp.zeros(shape) if name.endswith("bias") else jnp.ones(shape) if name.endswith("scale") else 0.2 * jax.random.normal(own, shape)

    keys = jax.random.split(key, len(shapes))
    return {name: make(name, shape, own) for (name, shape), own in zip(shapes.items(), keys, strict=True)}


def rms_norm(x, scale):
    return x * jax.lax.rsqrt(jnp.square(x).mean(-1, keepdims=True) + 1e-6) * scale


def layer_norm(x, scale, bias):
    centred = x - x.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt(jnp.square(centred).mean(-1, keepdims=True) + 1e-5) * scale + bias


def angles(size):
    return jnp.arange(LENGTH)[None, :, None, None] * 10000.0 ** (-jnp.arange(0, size, 2) / size)


def rotate(x, size=None):
    """Halves against each other; of the first `size` elements of each head."""
    size = size or x.shape[-1]
    angle, (a, b), rest = angles(size), jnp.split(x[..., :size], 2, axis=-1), x[..., size:]
    return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle), rest], -1)


def rotate_pairs(x):
    """Neighbours against each other."""
    angle, a, b = angles(x.shape[-1]), x[..., ::2], x[..., 1::2]
    return jnp.stack([a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle)], -1).reshape(x.shape)


def entropy(logits, labels, z=0.0):
    total = jax.scipy.special.logsumexp(logits, -1)
    return (total - jnp.take_along_axis(logits, labels[..., None], -1)[..., 0] + z * total ** 2).mean()


def causal():
    return jnp.tril(jnp.ones((LENGTH, LENGTH), bool))


def attend(q, k, v, scale=PART ** -0.5, mask=True):
    weights = jnp.einsum("bqhd,bkhd->bhqk", q, k) * scale
    weights = jax.nn.softmax(jnp.where(causal(), weights, -1e9) if mask else weights, -1)
    return jnp.einsum("bhqk,bkhd->bqhd", weights, v)


def joined(heads):
    return heads.reshape(*heads.shape[:2], -1)


def of_layers(shapes):
    return {f"{layer}_{name}": shape for layer in range(LAYERS) for name, shape in shapes.items()}


def getter(params, layer):
    return lambda name: params[f"{layer}_{name}"]


LLAMA_LAYER = {"pre_scale": (WIDTH,), "post_scale": (WIDTH,), "q": (WIDTH, HEADS, PART), "k": (WIDTH, GROUPS, PART),
               "v": (WIDTH, GROUPS, PART), "o": (HEADS, PART, WIDTH), "gate": (WIDTH, HIDDEN), "up": (WIDTH, HIDDEN), "down": (HIDDEN, WIDTH)}
ENDS = {"embed": (VOCAB, WIDTH), "final_scale": (WIDTH,), "head": (WIDTH, VOCAB)}
TIED = {name: shape for name, shape in ENDS.items() if name != "head"}


def grouped(q, k, v):
    q = q.reshape(ROWS, LENGTH, GROUPS, HEADS // GROUPS, PART)
    weights = jnp.where(causal(), jnp.einsum("btkgd,bskd->bkgts", q, k) / PART ** 0.5, -2.38e38)
    return jnp.einsum("bkgts,bskd->btkgd", jax.nn.softmax(weights, -1), v).reshape(ROWS, LENGTH, HEADS, PART)


def llama_attention(x, get, more=lambda name, y: 0.0):
    """`more`: what adapters add to a projection of y."""
    y = rms_norm(x, get("pre_scale"))
    q, k, v = (jnp.einsum("bsd,dhk->bshk", y, get(name)) + more(name, y) for name in "qkv")
    o = grouped(rotate(q), rotate(k), v)
    return x + jnp.einsum("bshk,hkd->bsd", o, get("o")) + more("o", o)


def llama_layer(x, get, more=lambda name, y: 0.0):
    x = llama_attention(x, get, more)
    y = rms_norm(x, get("post_scale"))
    hidden = jax.nn.silu(y @ get("gate")) * (y @ get("up"))
    return x + hidden @ get("down") + more("down", hidden)


def maxtext(p, batch):
    x = p["embed"][batch["x"]]
    for layer in range(LAYERS):
        x = llama_layer(x, getter(p, layer))
    return entropy(rms_norm(x, p["final_scale"]) @ p["head"], batch["y"], z=1e-4)


def scanned(p, batch):
    """Stacked parameters, each layer computed again in backward: its attention's sum, too, as the text says."""
    layers = {name: p[f"all_{name}"] for name in LLAMA_LAYER}
    x, _ = jax.lax.scan(jax.checkpoint(lambda x, w: (llama_layer(x, w.get), None)), p["embed"][batch["x"]], layers)
    return entropy(rms_norm(x, p["final_scale"]) @ p["head"], batch["y"])


def gemma(p, batch):
    x = p["embed"][batch["x"]] * WIDTH ** 0.5
    for layer in range(LAYERS):
        x = llama_layer(x, getter(p, layer))
    return entropy(30.0 * jnp.tanh(rms_norm(x, 1 + p["final_scale"]) @ p["embed"].T / 30.0), batch["y"])


BIASED_MLP = {"up": (WIDTH, HIDDEN), "up_bias": (HIDDEN,), "down": (HIDDEN, WIDTH), "down_bias": (WIDTH,)}
NORMS = {f"ln{number}_{what}": (WIDTH,) for number in (1, 2) for what in ("scale", "bias")}
FUSED_LAYER = {**NORMS, "qkv": (WIDTH, 3 * WIDTH), "qkv_bias": (3 * WIDTH,), "dense": (WIDTH, WIDTH), "dense_bias": (WIDTH,), **BIASED_MLP}


def biased_mlp(y, get):
    return jax.nn.gelu(y @ get("up") + get("up_bias")) @ get("down") + get("down_bias")


def normed(x, get, number):
    return layer_norm(x, get(f"ln{number}_scale"), get(f"ln{number}_bias"))


def neox(p, batch):
    """Queries, keys and values side by side in each head, a part of it rotated; both branches read the layer's input."""
    x = p["embed"][batch["x"]]
    for layer in range(LAYERS):
        get = getter(p, layer)
        qkv = (normed(x, get, 1) @ get("qkv") + get("qkv_bias")).reshape(ROWS, LENGTH, HEADS, 3 * PART)
        q, k, v = jnp.split(qkv, 3, -1)
        mixed = joined(attend(rotate(q, PART // 2), rotate(k, PART // 2), v)) @ get("dense") + get("dense_bias")
        x = x + mixed + biased_mlp(normed(x, get, 2), get)
    return entropy(rms_norm(x, p["final_scale"]) @ p["head"], batch["y"])


def gptj(p, batch):
    x = p["embed"][batch["x"]]
    for layer in range(LAYERS):
        get = getter(p, layer)
        y = normed(x, get, 1)
        q, k, v = ((y @ get(name)).reshape(ROWS, LENGTH, HEADS, PART) for name in "qkv")
        x = x + joined(attend(rotate_pairs(q), rotate_pairs(k), v)) @ get("o") + biased_mlp(y, get)
    return entropy(rms_norm(x, p["final_scale"]) @ p["head"], batch["y"])


EXPERTS, CAPACITY = 4, 12
EXPERT_LAYER = {"router": (WIDTH, EXPERTS), "e_gate": (EXPERTS, WIDTH, HIDDEN), "e_up": (EXPERTS, WIDTH, HIDDEN), "e_down": (EXPERTS, HIDDEN, WIDTH)}
MOE_LAYER = {**{name: LLAMA_LAYER[name] for name in ("pre_scale", "post_scale", *"qkvo")}, **EXPERT_LAYER}


def all_experts(y, get, shares, chosen):
    """Each token by all experts, of which two count."""
    hidden = jax.nn.silu(jnp.einsum("bsd,edf->bsef", y, get("e_gate"))) * jnp.einsum("bsd,edf->bsef", y, get("e_up"))
    return jnp.einsum("bsef,efd,bse->bsd", hidden, get("e_down"), jnp.einsum("bsk,bske->bse", shares, chosen))


def places(y, get, shares, chosen):
    """Tokens take places of an expert, row by row; those that find none are left out."""
    flat = chosen.reshape(ROWS, LENGTH * 2, EXPERTS)
    place = (jnp.cumsum(flat, 1) * flat - 1).reshape(chosen.shape).astype(jnp.int32)
    taken = jax.nn.one_hot(place, CAPACITY) * chosen[..., None]
    given = jnp.einsum("bsec,bsd->becd", taken.sum(2), y)
    hidden = jax.nn.silu(jnp.einsum("becd,edf->becf", given, get("e_gate"))) * jnp.einsum("becd,edf->becf", given, get("e_up"))
    return jnp.einsum("bsec,becd->bsd", jnp.einsum("bsk,bskec->bsec", shares, taken), jnp.einsum("becf,efd->becd", hidden, get("e_down")))


def mixture(p, batch, experts):
    x, spread = p["embed"][batch["x"]], 0.0
    for layer in range(LAYERS):
        get = getter(p, layer)
        x = llama_attention(x, get)
        y = rms_norm(x, get("post_scale"))
        odds = jax.nn.softmax(y @ get("router"), -1)
        shares, index = jax.lax.top_k(odds, 2)
        chosen = jax.nn.one_hot(index, EXPERTS)
        spread += EXPERTS * (chosen.sum(2).mean((0, 1)) * odds.mean((0, 1))).sum()
        x = x + experts(y, get, shares / shares.sum(-1, keepdims=True), chosen)
    return entropy(rms_norm(x, p["final_scale"]) @ p["head"], batch["y"]) + 0.01 * spread


LATENT, TURNED = 16, 4
LATENT_LAYER = {"pre_scale": (WIDTH,), "latent": (WIDTH, LATENT + TURNED), "latent_scale": (LATENT,), "k": (LATENT, HEADS, PART),
                "v": (LATENT, HEADS, PART), "q": (WIDTH, HEADS, PART + TURNED), "o": (HEADS, PART, WIDTH), "post_scale": (WIDTH,),
                "gate": (WIDTH, HIDDEN), "up": (WIDTH, HIDDEN), "down": (HIDDEN, WIDTH), **EXPERT_LAYER}


def latent(p, batch):
    """Keys and values of all heads from few numbers, positions beside them; experts beside one that all tokens have."""
    x = p["embed"][batch["x"]]
    for layer in range(LAYERS):
        get = getter(p, layer)
        y = rms_norm(x, get("pre_scale"))
        q, both = jnp.einsum("bsd,dhk->bshk", y, get("q")), y @ get("latent")
        few, turned = rms_norm(both[..., :LATENT], get("latent_scale")), rotate(both[..., None, LATENT:])[:, :, 0]
        k, v = (jnp.einsum("bsc,chk->bshk", few, get(name)) for name in "kv")
        scores = jnp.einsum("bqhd,bkhd->bhqk", q[..., :PART], k) + jnp.einsum("bqhd,bkd->bhqk", rotate(q[..., PART:]), turned)
        weights = jax.nn.softmax(jnp.where(causal(), scores * (PART + TURNED) ** -0.5, -1e30), -1)
        x = x + jnp.einsum("bqhd,hdm->bqm", jnp.einsum("bhqk,bkhd->bqhd", weights, v), get("o"))
        y = rms_norm(x, get("post_scale"))
        shares, index = jax.lax.top_k(jax.nn.sigmoid(y @ get("router")), 2)
        routed = all_experts(y, get, shares / shares.sum(-1, keepdims=True), jax.nn.one_hot(index, EXPERTS))
        x = x + routed + (jax.nn.silu(y @ get("gate")) * (y @ get("up"))) @ get("down")
    return entropy(rms_norm(x, p["final_scale"]) @ p["head"], batch["y"])


RANK = 4
ADAPTED = {"q": ((WIDTH, RANK), (RANK, HEADS, PART)), "v": ((WIDTH, RANK), (RANK, GROUPS, PART)),
           "o": ((HEADS, PART, RANK), (RANK, WIDTH)), "down": ((HIDDEN, RANK), (RANK, WIDTH))}


def adapted(p, batch, frozen):
    """Adapters beside a model whose weights are a part of the state of their own."""
    x = frozen["embed"][batch["x"]]
    for layer in range(LAYERS):
        def more(name, y, get=getter(p, layer)):
            if name not in ADAPTED:
                return 0.0
            return 4.0 * jnp.tensordot(jnp.tensordot(y, get(f"{name}_a"), 2 if name == "o" else 1), get(f"{name}_b"), 1)

        x = llama_layer(x, getter(frozen, layer), more)
    return entropy(rms_norm(x, frozen["final_scale"]) @ frozen["head"], batch["y"])


CLASSES, PATCHES = 12, 16


def vit(p, batch):
    x = jax.lax.conv_general_dilated(batch["image"], p["patch"], (4, 4), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")) + p["patch_bias"]
    x = jnp.concatenate([jnp.broadcast_to(p["class"], (ROWS, 1, WIDTH)), x.reshape(ROWS, PATCHES, WIDTH)], 1) + p["position"]
    for layer in range(LAYERS):
        get = getter(p, layer)
        q, k, v = jnp.moveaxis((normed(x, get, 1) @ get("qkv") + get("qkv_bias")).reshape(ROWS, PATCHES + 1, 3, HEADS, PART), 2, 0)
        x = x + joined(attend(q, k, v, mask=False)) @ get("dense") + get("dense_bias")
        x = x + biased_mlp(normed(x, get, 2), get)
    logits = rms_norm(x[:, 0], p["final_scale"]) @ p["head"] + p["head_bias"]
    return optax.softmax_cross_entropy_with_integer_labels(logits, batch["label"]).mean()


def bert(p, batch):
    """Some positions are guessed, by the table; two sentences, by the first position."""
    x = rms_norm(p["embed"][batch["x"]] + p["position"] + p["segment"][batch["segment"]], p["first_scale"])
    for layer in range(LAYERS):
        get = getter(p, layer)
        q, k, v = (y.reshape(ROWS, LENGTH, HEADS, PART) for y in jnp.split(x @ get("qkv") + get("qkv_bias"), 3, -1))
        x = normed(x + joined(attend(q, k, v, mask=False)) @ get("dense") + get("dense_bias"), get, 1)
        x = normed(x + biased_mlp(x, get), get, 2)
    picked = jnp.take_along_axis(x, batch["where"][..., None], 1)
    guessed = entropy(rms_norm(jax.nn.gelu(picked @ p["turn"]), p["final_scale"]) @ p["embed"].T + p["head_bias"], batch["what"])
    pooled = jnp.tanh(x[:, 0] @ p["pool"])
    return guessed + optax.softmax_cross_entropy_with_integer_labels(pooled @ p["next"], batch["next"]).mean()


def masked(key, x):
    return jnp.where(jax.random.bernoulli(key, 0.9, x.shape), x / 0.9, 0.0)


def megatron(p, batch, key):
    """Dropout of the embedding, the probabilities and both branches; of each head queries, keys and values follow each other."""
    keys = iter(jax.random.split(key, 3 * LAYERS + 1))
    x = masked(next(keys), p["embed"][batch["x"]] + p["position"])
    for layer in range(LAYERS):
        get = getter(p, layer)
        q, k, v = jnp.moveaxis((normed(x, get, 1) @ get("qkv") + get("qkv_bias")).reshape(ROWS, LENGTH, HEADS, 3, PART), 3, 0)
        weights = jax.nn.softmax(jnp.where(causal(), jnp.einsum("bqhd,bkhd->bhqk", q, k) * PART ** -0.5, -1e4), -1)
        mixed = joined(jnp.einsum("bhqk,bkhd->bqhd", masked(next(keys), weights), v)) @ get("dense")
        x = x + masked(next(keys), mixed + get("dense_bias"))
        x = x + masked(next(keys), biased_mlp(normed(x, get, 2), get))
    return entropy(rms_norm(x, p["final_scale"]) @ p["embed"].T, batch["y"])


def text_batch(key):
    tokens = jax.random.randint(key, (ROWS, LENGTH + 1), 0, VOCAB)
    return {"x": tokens[:, :-1], "y": tokens[:, 1:]}


def image_batch(key):
    return {"image": jax.random.normal(key, (ROWS, 16, 16, 3)), "label": jnp.arange(ROWS) % CLASSES}


def masked_batch(key):
    tokens, where = jax.random.randint(key, (ROWS, LENGTH), 0, VOCAB), jnp.arange(ROWS * 4).reshape(ROWS, 4) * 5 % LENGTH
    return {"x": tokens, "segment": (jnp.arange(LENGTH) > 7) + jnp.zeros_like(tokens), "where": where, "what": (where * 7) % VOCAB,
            "next": jnp.arange(ROWS) % 2}


LLAMA = {**ENDS, **of_layers(LLAMA_LAYER)}
POSITIONS = {"position": (LENGTH, WIDTH)}
STEPS = {  # (loss, shapes of what is trained, batch)
    "maxtext": (maxtext, LLAMA, text_batch),
    "scanned": (scanned, {**ENDS, **{f"all_{name}": (LAYERS, *shape) for name, shape in LLAMA_LAYER.items()}}, text_batch),
    "gemma": (gemma, {**TIED, **of_layers(LLAMA_LAYER)}, text_batch),
    "neox": (neox, {**ENDS, **of_layers(FUSED_LAYER)}, text_batch),
    "gptj": (gptj, {**ENDS, **of_layers({**NORMS, **{name: (WIDTH, WIDTH) for name in "qkvo"}, **BIASED_MLP})}, text_batch),
    "experts": (functools.partial(mixture, experts=all_experts), {**ENDS, **of_layers(MOE_LAYER)}, text_batch),
    "places": (functools.partial(mixture, experts=places), {**ENDS, **of_layers(MOE_LAYER)}, text_batch),
    "latent": (latent, {**ENDS, **of_layers(LATENT_LAYER)}, text_batch),
    "adapted": (adapted, of_layers({f"{name}_{side}": shape for name, pair in ADAPTED.items() for side, shape in zip("ab", pair, strict=True)}),
                text_batch),
    "vit": (vit, {"patch": (4, 4, 3, WIDTH), "patch_bias": (WIDTH,), "class": (1, 1, WIDTH), "position": (1, PATCHES + 1, WIDTH),
                  "final_scale": (WIDTH,), "head": (WIDTH, CLASSES), "head_bias": (CLASSES,), **of_layers(FUSED_LAYER)}, image_batch),
    "bert": (bert, {**TIED, **POSITIONS, "segment": (2, WIDTH), "first_scale": (WIDTH,), "turn": (WIDTH, WIDTH), "head_bias": (VOCAB,),
                    "pool": (WIDTH, WIDTH), "next": (WIDTH, 2), **of_layers(FUSED_LAYER)}, masked_batch),
    "megatron": (megatron, {**TIED, **POSITIONS, **of_layers(FUSED_LAYER)}, text_batch),
}


def init(name):
    _, shapes, make_batch = STEPS[name]
    params = make_params(jax.random.PRNGKey(0), shapes)
    state = {"params": params, "opt_state": OPTIMIZER.init(params)}
    if name == "adapted":
        state["frozen"] = make_params(jax.random.PRNGKey(3), LLAMA)
    if name == "megatron":
        state["rng"] = jax.random.PRNGKey(7)
    return state, make_batch(jax.random.PRNGKey(1))


def step(name, state, batch):
    new, more = dict(state), {"frozen": state["frozen"]} if name == "adapted" else {}
    if name == "megatron":
        new["rng"], more["key"] = jax.random.split(state["rng"])
    loss, gradients = jax.value_and_grad(lambda params: STEPS[name][0](params, batch, **more))(state["params"])
    updates, new["opt_state"] = OPTIMIZER.update(gradients, state["opt_state"], state["params"])
    return {**new, "params": optax.apply_updates(state["params"], updates)}, {"loss": loss}
