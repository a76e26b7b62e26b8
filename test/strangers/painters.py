"""Scripts that finetune a pretrained painter of pictures: from captions, with a class kept beside a subject, with a copy that is
controlled, one word learnt, and matrices of low rank; pictures have their channels first, most of the models stays as it is."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from pretrained import attention, dense, dense_weights, join_heads, layer_norm, norm_weights, split_heads
from stranger import Stranger

B, SIDE, C, D, V, WORDS, T = 8, 8, 3, 16, 32, 6, 20


def conv_weights(seed, i, o, k=3):
    return {"kernel": draw(seed, k, k, i, o) * (k * k * i) ** -0.5, "bias": jnp.zeros(o)}


def conv(p, x, stride=1):
    return lax.conv_general_dilated(x, p["kernel"], (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")) + p["bias"]


def group_norm(p, x, groups=4):
    y = x.reshape(*x.shape[:-1], groups, -1)
    mean, var = y.mean((1, 2, 4), keepdims=True), y.var((1, 2, 4), keepdims=True)
    return ((y - mean) * lax.rsqrt(var + 1e-5)).reshape(x.shape) * p["scale"] + p["bias"]


def text_encoder_weights(seed):
    layer = lambda i: {n: dense_weights(i + 2 * j, D, D) for j, n in enumerate("qkvo")} | {"ln": norm_weights(D)}
    return {"token_embedding": {"embedding": draw(seed, V, D) * 0.3}, "position_embedding": draw(seed + 1, WORDS, D) * 0.1, "layers": [layer(seed + 10)], "final": norm_weights(D)}


def text_encoder(p, ids):
    x = p["token_embedding"]["embedding"][ids] + p["position_embedding"]
    mask = jnp.tril(jnp.ones((WORDS, WORDS), bool))
    for q in p["layers"]:
        h = layer_norm(q["ln"], x, 1e-5)
        x = x + dense(q["o"], join_heads(attention(*(split_heads(dense(q[n], h), 2) for n in "qkv"), mask)))
    return layer_norm(p["final"], x, 1e-5)


def vae_weights(seed):
    return {"conv_in": conv_weights(seed, C, 8), "down": conv_weights(seed + 2, 8, 8), "norm": norm_weights(8), "quant": conv_weights(seed + 4, 8, 8, 1)}


def vae_encode(p, pixels, rng):
    x = jnp.transpose(pixels, (0, 2, 3, 1))
    x = conv(p["down"], jax.nn.silu(conv(p["conv_in"], x)), 2)
    mean, logvar = jnp.split(conv(p["quant"], jax.nn.silu(group_norm(p["norm"], x))), 2, -1)
    std = jnp.exp(0.5 * jnp.clip(logvar, -30.0, 20.0))
    latents = mean + std * jax.random.normal(rng, mean.shape)
    return jnp.transpose(latents, (0, 3, 1, 2)) * 0.18215


def resnet_weights(seed):
    return {"norm1": norm_weights(D), "conv1": conv_weights(seed, D, D), "time": dense_weights(seed + 2, D, D), "norm2": norm_weights(D), "conv2": conv_weights(seed + 4, D, D)}


def unet_weights(seed):
    cross = {n: dense_weights(seed + 60 + 2 * j, D, D) for j, n in enumerate("qkvo")} | {"norm": norm_weights(D)}
    return {"conv_in": conv_weights(seed, 4, D), "time1": dense_weights(seed + 2, D, D), "time2": dense_weights(seed + 4, D, D), "down": resnet_weights(seed + 10), "downsample": conv_weights(seed + 20, D, D),
            "mid": resnet_weights(seed + 30), "attn": cross, "up": resnet_weights(seed + 40), "skip": conv_weights(seed + 50, 2 * D, D, 1), "norm_out": norm_weights(D), "conv_out": conv_weights(seed + 52, D, 4)}


def time_embedding(t):
    f = jnp.exp(-jnp.log(1e4) * jnp.arange(D // 2) / (D // 2))
    a = t[:, None].astype(jnp.float32) * f[None]
    return jnp.concatenate([jnp.cos(a), jnp.sin(a)], -1)


def resnet(p, x, temb):
    h = conv(p["conv1"], jax.nn.silu(group_norm(p["norm1"], x)))
    h = h + dense(p["time"], jax.nn.silu(temb))[:, None, None, :]
    return x + conv(p["conv2"], jax.nn.silu(group_norm(p["norm2"], h)))


def cross_attend(p, x, context, project=lambda p, n, x: dense(p[n], x)):
    b, h, w, d = x.shape
    y = group_norm(p["norm"], x).reshape(b, h * w, d)
    q, k, v = (split_heads(project(p, n, z), 2) for n, z in (("q", y), ("k", context), ("v", context)))
    return x + project(p, "o", join_heads(attention(q, k, v))).reshape(x.shape)


def unet(p, sample, timesteps, context, down_residual=None, mid_residual=None, attend=cross_attend):
    temb = dense(p["time2"], jax.nn.silu(dense(p["time1"], time_embedding(timesteps))))
    x = conv(p["conv_in"], jnp.transpose(sample, (0, 2, 3, 1)))
    skip = resnet(p["down"], x, temb)
    x = conv(p["downsample"], skip, 2)
    x = attend(p["attn"], resnet(p["mid"], x, temb), context)
    if mid_residual is not None:
        skip, x = skip + down_residual, x + mid_residual
    x = jnp.repeat(jnp.repeat(x, 2, 1), 2, 2)
    x = resnet(p["up"], conv(p["skip"], jnp.concatenate([x, skip], -1)), temb)
    return jnp.transpose(conv(p["conv_out"], jax.nn.silu(group_norm(p["norm_out"], x))), (0, 3, 1, 2))


def alphas_cumprod():
    betas = jnp.linspace(0.00085**0.5, 0.012**0.5, T) ** 2
    return jnp.cumprod(1 - betas)


def add_noise(common, latents, noise, timesteps):
    a = common[timesteps].flatten()[:, None, None, None]
    return a**0.5 * latents + (1 - a) ** 0.5 * noise


def noised(vae_params, pixels, rngs, common):
    latents = vae_encode(vae_params, pixels, rngs[0])
    noise_rng, timestep_rng = jax.random.split(rngs[1])
    noise = jax.random.normal(noise_rng, latents.shape)
    timesteps = jax.random.randint(timestep_rng, (latents.shape[0],), 0, T)
    return latents, noise, timesteps, add_noise(common, latents, noise, timesteps)


def pictures(seed=70):
    rows = B
    return {"pixel_values": draw(seed, rows, C, 2 * SIDE, 2 * SIDE), "input_ids": whole(seed + 1, V, rows, WORDS)}


def _state(params, tx):
    return train_state.TrainState.create(apply_fn=None, params=params, tx=tx)


def captions_to_pictures():
    """The encoder of text, that of pictures and the schedule of noise come as arguments and stay; the key is split and returned."""
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, b1=0.9, b2=0.999, eps=1e-8, weight_decay=1e-2))

    def train_step(state, text_encoder_params, vae_params, noise_scheduler_state, batch, train_rng):
        dropout_rng, sample_rng, new_train_rng = jax.random.split(train_rng, 3)

        def compute_loss(params):
            _, noise, timesteps, noisy = noised(vae_params, batch["pixel_values"], jax.random.split(sample_rng), noise_scheduler_state["alphas_cumprod"])
            hidden = text_encoder(text_encoder_params, batch["input_ids"])
            model_pred = unet(params, noisy, timesteps, hidden)
            return ((noise - model_pred) ** 2).mean()
        loss, grad = jax.value_and_grad(compute_loss)(state.params)
        return state.apply_gradients(grads=grad), {"loss": loss}, new_train_rng

    state = _state(unet_weights(0), tx)
    arguments = (state, text_encoder_weights(100), vae_weights(200), {"alphas_cumprod": alphas_cumprod()}, pictures(), jax.random.PRNGKey(3))
    return Stranger(train_step, arguments, (state.replace(step="counter", params="param", opt_state="opt"), "frozen", "frozen", "frozen", "batch", "rng"),
                    lambda a, r: (r[0], *a[1:5], r[2]), (0,), tolerance=1e-3)


def a_class_kept_beside_a_subject():
    """Rows of a subject and of its class stand in one batch, one after the other; predictions are split in halves and the halves' losses weighted; text encoder and painter are trained by one gradient in two states."""
    tx = lambda: optax.adamw(1e-3, weight_decay=1e-2)

    def train_step(unet_state, text_encoder_state, vae_params, batch, train_rng):
        dropout_rng, sample_rng, new_train_rng = jax.random.split(train_rng, 3)
        params = {"text_encoder": text_encoder_state.params, "unet": unet_state.params}

        def compute_loss(params):
            _, noise, timesteps, noisy = noised(vae_params, batch["pixel_values"], jax.random.split(sample_rng), alphas_cumprod())
            hidden = text_encoder(params["text_encoder"], batch["input_ids"])
            model_pred = unet(params["unet"], noisy, timesteps, hidden)
            model_pred, model_pred_prior = jnp.split(model_pred, 2, axis=0)
            target, target_prior = jnp.split(noise, 2, axis=0)
            loss = ((target - model_pred) ** 2).mean()
            prior_loss = ((target_prior - model_pred_prior) ** 2).mean()
            return loss + 1.0 * prior_loss
        loss, grad = jax.value_and_grad(compute_loss)(params)
        new_unet = unet_state.apply_gradients(grads=grad["unet"])
        new_text = text_encoder_state.apply_gradients(grads=grad["text_encoder"])
        return new_unet, new_text, {"loss": loss}, new_train_rng

    states = _state(unet_weights(0), tx()), _state(text_encoder_weights(100), tx())
    kinds = states[0].replace(step="counter", params="param", opt_state="opt")
    text_kinds = states[1].replace(step="counter", params="param", opt_state="opt")
    return Stranger(train_step, (*states, vae_weights(200), pictures(), jax.random.PRNGKey(3)), (kinds, text_kinds, "frozen", "batch", "rng"),
                    lambda a, r: (r[0], r[1], a[2], a[3], r[3]), (0, 1), tolerance=1e-3)


def copy_that_is_controlled():
    """A trained copy of the frozen painter's first half, with matrices that start at zero; velocities as targets, losses weighted by limited ratios of signal to noise; micro-batches by reshapes in a loop that adds gradients."""
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    steps = 2

    def controlnet(p, sample, timesteps, context, cond):
        temb = dense(p["time2"], jax.nn.silu(dense(p["time1"], time_embedding(timesteps))))
        x = conv(p["conv_in"], jnp.transpose(sample, (0, 2, 3, 1)))
        c = jnp.transpose(cond, (0, 2, 3, 1))
        c = jax.nn.silu(conv(p["cond"][0], c, 2))
        x = x + conv(p["cond"][1], c)
        skip = resnet(p["down"], x, temb)
        x = cross_attend(p["attn"], resnet(p["mid"], conv(p["downsample"], skip, 2), temb), context)
        return conv(p["zero"][0], skip), conv(p["zero"][1], x)

    def train_step(state, unet_params, text_encoder_params, vae_params, batch, train_rng):
        def get_minibatch(batch, grad_idx):
            return jax.tree_util.tree_map(lambda x: lax.dynamic_index_in_dim(x.reshape(steps, -1, *x.shape[1:]), grad_idx, keepdims=False), batch)

        def compute_loss(params, minibatch, sample_rng):
            common = alphas_cumprod()
            latents, noise, timesteps, noisy = noised(vae_params, minibatch["pixel_values"], jax.random.split(sample_rng), common)
            hidden = text_encoder(text_encoder_params, minibatch["input_ids"])
            down, mid = controlnet(params, noisy, timesteps, hidden, minibatch["conditioning_pixel_values"])
            model_pred = unet(unet_params, noisy, timesteps, hidden, down, mid)
            a = common[timesteps][:, None, None, None]
            target = a**0.5 * noise - (1 - a) ** 0.5 * latents
            loss = (target - model_pred) ** 2
            snr = (common / (1 - common))[timesteps]
            weights = jnp.where(snr < 5.0, snr, jnp.ones_like(snr) * 5.0) / (snr + 1)
            return (loss.mean((1, 2, 3)) * weights).mean()
        grad_fn = jax.value_and_grad(compute_loss)

        def cumul_grad_step(grad_idx, loss_grad_rng):
            cumul_loss, cumul_grad, train_rng = loss_grad_rng
            minibatch = get_minibatch(batch, grad_idx)
            sample_rng, train_rng = jax.random.split(train_rng)
            loss, grad = grad_fn(state.params, minibatch, sample_rng)
            return jax.tree_util.tree_map(jnp.add, (cumul_loss, cumul_grad), (loss, grad)) + (train_rng,)
        init = (0.0, jax.tree_util.tree_map(jnp.zeros_like, state.params), train_rng)
        loss, grad, new_train_rng = lax.fori_loop(0, steps, cumul_grad_step, init)
        loss, grad = jax.tree_util.tree_map(lambda x: x / steps, (loss, grad))
        norm = jnp.sqrt(sum(jnp.vdot(x, x) for x in jax.tree_util.tree_leaves(grad)))
        return state.apply_gradients(grads=grad), {"loss": loss, "grad_norm": norm}, new_train_rng

    whole_unet = unet_weights(0)
    params = {n: jax.tree.map(lambda x: x * 1.01, whole_unet[n]) for n in ("conv_in", "time1", "time2", "down", "downsample", "mid", "attn")}
    params |= {"cond": [conv_weights(300, C, D), conv_weights(302, D, D)], "zero": [jax.tree.map(jnp.zeros_like, conv_weights(0, D, D, 1)) for _ in range(2)]}
    state = _state(params, tx)
    batch = pictures() | {"conditioning_pixel_values": draw(80, B, C, 2 * SIDE, 2 * SIDE)}
    return Stranger(train_step, (state, whole_unet, text_encoder_weights(100), vae_weights(200), batch, jax.random.PRNGKey(3)),
                    (state.replace(step="counter", params="param", opt_state="opt"), "frozen", "frozen", "frozen", "batch", "rng"), lambda a, r: (r[0], *a[1:5], r[2]), (0,), tolerance=1e-3)


def one_word_learnt():
    """One row of a table is learnt: all else of the text encoder gets no update by the optimizer's labels, and the table's other rows are put back afterwards from a frozen copy."""
    placeholder = V - 1
    labels = lambda p: jax.tree_util.tree_map_with_path(lambda path, _: "token_embedding" if path[0].key == "token_embedding" else "zero", p)
    tx = optax.multi_transform({"token_embedding": optax.adamw(1e-2), "zero": optax.set_to_zero()}, labels)

    def train_step(state, vae_params, unet_params, original, batch, train_rng):
        sample_rng, new_train_rng = jax.random.split(train_rng)

        def compute_loss(params):
            _, noise, timesteps, noisy = noised(vae_params, batch["pixel_values"], jax.random.split(sample_rng), alphas_cumprod())
            return ((noise - unet(unet_params, noisy, timesteps, text_encoder(params, batch["input_ids"]))) ** 2).mean()
        loss, grad = jax.value_and_grad(compute_loss)(state.params)
        new_state = state.apply_gradients(grads=grad)
        table = original.at[placeholder].set(new_state.params["token_embedding"]["embedding"][placeholder])
        params = dict(new_state.params)
        params["token_embedding"] = {"embedding": table}
        return new_state.replace(params=params), {"loss": loss}, new_train_rng

    params = text_encoder_weights(100)
    state = _state(params, tx)
    batch = pictures()
    batch["input_ids"] = batch["input_ids"].at[:, 2].set(placeholder)
    kinds = state.replace(step="counter", params={n: "param" if n == "token_embedding" else "frozen" for n in params}, opt_state="opt")
    return Stranger(train_step, (state, vae_weights(200), unet_weights(0), params["token_embedding"]["embedding"], batch, jax.random.PRNGKey(3)),
                    (kinds, "frozen", "frozen", "const", "batch", "rng"), lambda a, r: (r[0], *a[1:5], r[2]), (0,), tolerance=1e-3)


def low_rank_painter():
    """Matrices of low rank at the attention of a frozen painter on latents that were stored, captions left out at random, losses by Huber's form whose width follows the time, an average of what is trained."""
    R = 2
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.cosine_decay_schedule(2e-3, 10)))

    def step(train, frozen, batch, key):
        key, noise_key, time_key, drop_key = jax.random.split(key, 4)
        latents, hidden, empty = batch["latents"], batch["text"], frozen["empty"]
        noise = jax.random.normal(noise_key, latents.shape) + 0.05 * jax.random.normal(jax.random.fold_in(noise_key, 1), (*latents.shape[:2], 1, 1))
        t = jax.random.randint(time_key, (B,), 0, T)
        common = alphas_cumprod()
        noisy = add_noise(common, latents, noise, t)
        drop = jax.random.bernoulli(drop_key, 0.2, (B,))
        hidden = jnp.where(drop[:, None, None], empty[None], hidden)

        def loss_fn(lora):
            def project(p, n, x):
                return dense(p[n], x) + (x @ lora[n]["down"] @ lora[n]["up"]) * (4.0 / R)
            pred = unet(frozen["unet"], noisy, t, hidden, attend=lambda p, x, c: cross_attend(p, x, c, project))
            width = jnp.exp(-(-jnp.log(0.1) / T) * t.astype(jnp.float32))[:, None, None, None]
            each = 2 * width * (jnp.sqrt((pred - noise) ** 2 + width**2) - width)
            return (each.mean((1, 2, 3)) * batch["weight"]).mean()
        loss, g = jax.value_and_grad(loss_fn)(train["lora"])
        u, opt = tx.update(g, train["opt"], train["lora"])
        lora = optax.apply_updates(train["lora"], u)
        ema = optax.incremental_update(lora, train["ema"], 0.01)
        return {"lora": lora, "opt": opt, "ema": ema}, key, loss

    lora = {n: {"down": draw(310 + i, D, R) * 0.3, "up": draw(320 + i, R, D) * 0.01} for i, n in enumerate("qkvo")}
    train = {"lora": lora, "opt": tx.init(lora), "ema": jax.tree.map(lambda x: x * 0.9, lora)}
    batch = {"latents": draw(90, B, 4, SIDE, SIDE), "text": draw(91, B, WORDS, D), "weight": jnp.abs(draw(92, B))}
    return Stranger(step, (train, {"unet": unet_weights(0), "empty": draw(93, WORDS, D)}, batch, jax.random.PRNGKey(5)), ({"lora": "param", "opt": "opt", "ema": "model_state"}, "frozen", "batch", "rng"),
                    lambda a, r: (r[0], a[1], a[2], r[1]), (0,), tolerance=1e-3)


PAINTERS = {
    "captions_to_pictures": captions_to_pictures,
    "a_class_kept_beside_a_subject": a_class_kept_beside_a_subject,
    "copy_that_is_controlled": copy_that_is_controlled,
    "one_word_learnt": one_word_learnt,
    "low_rank_painter": low_rank_painter,
}
