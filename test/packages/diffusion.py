"""Flax models of Hugging Face `diffusers`, trained as its example scripts do: text to image, DreamBooth, textual inversion, ControlNet."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import optax
import transformers
from diffusers import FlaxAutoencoderKL, FlaxControlNetModel, FlaxDDPMScheduler, FlaxUNet2DConditionModel
from flax.training import train_state
from steps import ROWS, integers, normal
from stranger import Stranger, initial

WIDTH, SIZE, LENGTH, VOCABULARY = 16, 16, 6, 64
_UNET = dict(sample_size=8, in_channels=4, block_out_channels=(32, 32), layers_per_block=1, attention_head_dim=2,
             cross_attention_dim=WIDTH, down_block_types=("CrossAttnDownBlock2D", "DownBlock2D"))


class Parts:
    """The models of a pipeline, and values for their parameters."""

    def __init__(self):
        self.unet = FlaxUNet2DConditionModel(**_UNET, out_channels=4, up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"))
        self.vae = FlaxAutoencoderKL(block_out_channels=(32, 32), down_block_types=("DownEncoderBlock2D",) * 2,
                                     up_block_types=("UpDecoderBlock2D",) * 2, sample_size=SIZE)
        self.text = transformers.FlaxCLIPTextModel(transformers.CLIPTextConfig(
            vocab_size=VOCABULARY, hidden_size=WIDTH, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2,
            max_position_embeddings=LENGTH, eos_token_id=VOCABULARY - 1), _do_init=False)
        self.unet_params = initial(self.unet.init_weights, jax.random.PRNGKey(0))
        self.vae_params = initial(self.vae.init_weights, jax.random.PRNGKey(1))
        self.text_params = initial(self.text.init_weights, jax.random.PRNGKey(2), (1, LENGTH))
        self.scheduler = FlaxDDPMScheduler(beta_start=0.00085, beta_end=0.012, beta_schedule="scaled_linear", num_train_timesteps=20)
        self.noising = self.scheduler.create_state()

    def noised(self, vae_params, pixels, rng):
        """(noisy latents, times, noise, latents)."""
        outputs = self.vae.apply({"params": vae_params}, pixels, deterministic=True, method=self.vae.encode)
        latents = jnp.transpose(outputs.latent_dist.sample(rng), (0, 3, 1, 2)) * self.vae.config.scaling_factor
        noise_rng, time_rng = jax.random.split(rng)
        noise = jax.random.normal(noise_rng, latents.shape)
        times = jax.random.randint(time_rng, (latents.shape[0],), 0, self.scheduler.config.num_train_timesteps)
        return self.scheduler.add_noise(self.noising, latents, noise, times), times, noise, latents

    def read(self, params, ids, train=False, **rngs):
        return self.text(ids, params=params, train=train, **rngs)[0]

    def guess(self, params, noisy, times, hidden, **more):
        return self.unet.apply({"params": params}, noisy, times, hidden, train=True, **more).sample


def _state(params, tx=None):
    tx = tx or optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.constant_schedule(1e-4), weight_decay=1e-2))
    return train_state.TrainState(step=jnp.int32(0), apply_fn=None, params=params, tx=tx, opt_state=tx.init(params))


def _kinds(state, params="param"):
    return state.replace(step="counter", params=params, opt_state="opt")


def _batch(rows=ROWS):
    ids = integers(VOCABULARY - 2, rows, LENGTH, low=2)
    ids[:, -1] = VOCABULARY - 1
    return {"pixel_values": normal(rows, 3, SIZE, SIZE), "input_ids": ids}


def text_to_image(velocity):
    parts, batch = Parts(), _batch()

    def train_step(state, text_params, vae_params, batch, rng):
        _, sample_rng, new_rng = jax.random.split(rng, 3)

        def compute_loss(params):
            noisy, times, noise, latents = parts.noised(vae_params, batch["pixel_values"], sample_rng)
            guess = parts.guess(params, noisy, times, parts.read(text_params, batch["input_ids"]))
            target = parts.scheduler.get_velocity(parts.noising, latents, noise, times) if velocity else noise
            return ((target - guess) ** 2).mean()
        loss, grads = jax.value_and_grad(compute_loss)(state.params)
        return state.apply_gradients(grads=grads), {"loss": loss}, new_rng
    state = _state(parts.unet_params)
    return Stranger(train_step, (state, parts.text_params, parts.vae_params, batch, jax.random.PRNGKey(3)),
                    (_kinds(state), "frozen", "frozen", "batch", "rng"), lambda a, r: (r[0], a[1], a[2], a[3], r[2]), (0,))


def dreambooth(preserved):
    """UNet and text encoder trained together; with prior preservation rows are instances, then as many of the class."""
    parts, batch = Parts(), _batch()

    def train_step(unet_state, text_state, vae_params, batch, rng):
        dropout_rng, sample_rng, new_rng = jax.random.split(rng, 3)

        def compute_loss(params):
            noisy, times, noise, _ = parts.noised(vae_params, batch["pixel_values"], sample_rng)
            hidden = parts.read(params["text_encoder"], batch["input_ids"], True, dropout_rng=dropout_rng)
            guess = parts.guess(params["unet"], noisy, times, hidden)
            if not preserved:
                return ((noise - guess) ** 2).mean()
            (guess, prior), (target, of_prior) = jnp.split(guess, 2), jnp.split(noise, 2)
            return ((target - guess) ** 2).mean() + 1.0 * ((of_prior - prior) ** 2).mean()
        params = {"text_encoder": text_state.params, "unet": unet_state.params}
        loss, grads = jax.value_and_grad(compute_loss)(params)
        return (unet_state.apply_gradients(grads=grads["unet"]), text_state.apply_gradients(grads=grads["text_encoder"]),
                {"loss": loss}, new_rng)
    unet, text = _state(parts.unet_params), _state(parts.text_params)
    return Stranger(train_step, (unet, text, parts.vae_params, batch, jax.random.PRNGKey(3)),
                    (_kinds(unet), _kinds(text), "frozen", "batch", "rng"), lambda a, r: (r[0], r[1], a[2], a[3], r[3]), (0, 1))


def textual_inversion():
    """One row of the token embeddings is trained: the others' updates, and all other weights', are zero."""
    parts, batch = Parts(), _batch()

    def labels(params):
        return jax.tree_util.tree_map_with_path(
            lambda path, _: "token" if "token_embedding" in jax.tree_util.keystr(path) else "zero", params)
    tx = optax.multi_transform({"token": optax.adamw(1e-3), "zero": optax.set_to_zero()}, labels)

    def train_step(state, vae_params, unet_params, batch, rng):
        dropout_rng, sample_rng, new_rng = jax.random.split(rng, 3)

        def compute_loss(params):
            noisy, times, noise, _ = parts.noised(vae_params, batch["pixel_values"], sample_rng)
            hidden = parts.read(params, batch["input_ids"], True, dropout_rng=dropout_rng)
            return ((noise - parts.guess(unet_params, noisy, times, hidden)) ** 2).mean()
        loss, grads = jax.value_and_grad(compute_loss)(state.params)
        grads["text_model"]["embeddings"]["token_embedding"]["embedding"] = jnp.where(
            jnp.arange(VOCABULARY)[:, None] == 2, grads["text_model"]["embeddings"]["token_embedding"]["embedding"], 0)
        return state.apply_gradients(grads=grads), {"loss": loss}, new_rng
    state = _state(parts.text_params, tx)
    params = jax.tree.map(lambda label: "param" if label == "token" else "frozen", labels(parts.text_params))
    return Stranger(train_step, (state, parts.vae_params, parts.unet_params, batch, jax.random.PRNGKey(3)),
                    (_kinds(state, params), "frozen", "frozen", "batch", "rng"), lambda a, r: (r[0], a[1], a[2], a[3], r[2]), (0,))


def controlnet(snr):
    parts, batch = Parts(), _batch() | {"conditioning_pixel_values": normal(ROWS, 3, 64, 64)}
    net = FlaxControlNetModel(**_UNET, conditioning_embedding_out_channels=(8,) * 4)
    params = initial(net.init_weights, jax.random.PRNGKey(4))

    def weights(times):
        alphas = jnp.asarray(np.cumprod(1 - np.linspace(0.00085 ** 0.5, 0.012 ** 0.5, 20) ** 2), jnp.float32)[times]
        ratio = alphas / (1 - alphas)
        return jnp.minimum(ratio, 5.0) / ratio

    def train_step(state, unet_params, text_params, vae_params, batch, rng):
        _, sample_rng, new_rng = jax.random.split(rng, 3)

        def compute_loss(params):
            noisy, times, noise, _ = parts.noised(vae_params, batch["pixel_values"], sample_rng)
            hidden = parts.read(text_params, batch["input_ids"])
            down, middle = net.apply({"params": params}, noisy, times, hidden, batch["conditioning_pixel_values"], train=True,
                                     return_dict=False)
            guess = parts.guess(unet_params, noisy, times, hidden, down_block_additional_residuals=down,
                                mid_block_additional_residual=middle)
            each = (noise - guess) ** 2
            return (each.mean((1, 2, 3)) * weights(times)).mean() if snr else each.mean()
        loss, grads = jax.value_and_grad(compute_loss)(state.params)
        return state.apply_gradients(grads=grads), {"loss": loss}, new_rng
    state = _state(params)
    return Stranger(train_step, (state, parts.unet_params, parts.text_params, parts.vae_params, batch, jax.random.PRNGKey(3)),
                    (_kinds(state), "frozen", "frozen", "frozen", "batch", "rng"), lambda a, r: (r[0], *a[1:5], r[2]), (0,))


def autoencoder():
    """The VAE itself: reconstruction and a little of the divergence."""
    parts, images = Parts(), normal(ROWS, 3, SIZE, SIZE)

    def train_step(state, batch, rng):
        rng, sample_rng = jax.random.split(rng)

        def compute_loss(params):
            found = parts.vae.apply({"params": params}, batch, deterministic=True, method=parts.vae.encode).latent_dist
            decoded = parts.vae.apply({"params": params}, found.sample(sample_rng), deterministic=True, method=parts.vae.decode).sample
            return jnp.mean((decoded - batch) ** 2) + 1e-4 * jnp.mean(found.kl())
        loss, grads = jax.value_and_grad(compute_loss)(state.params)
        return state.apply_gradients(grads=grads), rng, loss
    state = _state(parts.vae_params)
    return Stranger(train_step, (state, images, jax.random.PRNGKey(3)), (_kinds(state), "batch", "rng"),
                    lambda a, r: (r[0], a[1], r[1]), (0, 2))


STEPS = {
    "text_to_image": functools.partial(text_to_image, False), "text_to_image_velocity": functools.partial(text_to_image, True),
    "dreambooth": functools.partial(dreambooth, False), "dreambooth_preserved": functools.partial(dreambooth, True),
    "controlnet": functools.partial(controlnet, False), "controlnet_snr": functools.partial(controlnet, True),
    **{make.__name__: make for make in (textual_inversion, autoencoder)},
}
