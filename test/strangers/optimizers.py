"""One small model under every optimizer of optax that the installed version has."""

import jax
import jax.numpy as jnp
import optax

from stranger import Stranger

ROWS = 12


def _matrices_only(tree):
    return jax.tree.map(lambda leaf: leaf.ndim > 1, tree)


def _labels(tree):
    return jax.tree.map(lambda leaf: "matrix" if leaf.ndim > 1 else "vector", tree)


def _schedule():
    return optax.warmup_cosine_decay_schedule(0.0, 1e-2, 5, 50)


# Name -> optimizer. Built lazily: an optax without one of them misses that one only.
OPTIMIZERS = {
    "sgd": lambda: optax.sgd(0.1),
    "momentum": lambda: optax.sgd(0.1, momentum=0.9),
    "nesterov": lambda: optax.sgd(0.1, momentum=0.9, nesterov=True),
    "rmsprop": lambda: optax.rmsprop(1e-2),
    "rmsprop_centered": lambda: optax.rmsprop(1e-2, centered=True, momentum=0.9),
    "adagrad": lambda: optax.adagrad(1e-2),
    "adadelta": lambda: optax.adadelta(1e-1),
    "adam": lambda: optax.adam(1e-2),
    "adam_bf16_moment": lambda: optax.adam(1e-2, mu_dtype=jnp.bfloat16),
    "adamw": lambda: optax.adamw(1e-2),
    "adamw_masked": lambda: optax.adamw(_schedule(), weight_decay=0.1, mask=_matrices_only),
    "nadam": lambda: optax.nadam(1e-2),
    "nadamw": lambda: optax.nadamw(1e-2),
    "adamax": lambda: optax.adamax(1e-2),
    "adamaxw": lambda: optax.adamaxw(1e-2),
    "amsgrad": lambda: optax.amsgrad(1e-2),
    "radam": lambda: optax.radam(1e-2),
    "adan": lambda: optax.adan(1e-2),
    "adabelief": lambda: optax.adabelief(1e-2),
    "yogi": lambda: optax.yogi(1e-2),
    "novograd": lambda: optax.novograd(1e-2),
    "lion": lambda: optax.lion(1e-3),
    "lamb": lambda: optax.lamb(1e-2),
    "lars": lambda: optax.lars(1e-2),
    "fromage": lambda: optax.fromage(1e-2),
    "adafactor": lambda: optax.adafactor(1e-2, min_dim_size_to_factor=4),
    "adafactor_momentum": lambda: optax.adafactor(1e-2, min_dim_size_to_factor=4, momentum=0.9),
    "adafactor_unfactored": lambda: optax.adafactor(1e-2, factored=False),
    "muon": lambda: optax.contrib.muon(1e-2),
    "sm3": lambda: optax.sm3(1e-2),
    "rprop": lambda: optax.rprop(1e-2),
    "signum": lambda: optax.chain(optax.trace(0.9), optax.scale_by_sign(), optax.scale(-1e-3)),
    "sign_sgd": lambda: optax.sign_sgd(1e-3),
    "noisy_sgd": lambda: optax.noisy_sgd(1e-2, key=1),
    "optimistic": lambda: optax.optimistic_gradient_descent(1e-2),
    "optimistic_adam": lambda: optax.optimistic_adam_v2(1e-2),
    "schedule_free": lambda: optax.contrib.schedule_free_adamw(1e-2),
    "prodigy": lambda: optax.contrib.prodigy(1.0),
    "dadapt": lambda: optax.contrib.dadapt_adamw(1.0),
    "dog": lambda: optax.contrib.dog(1.0),
    "cocob": lambda: optax.contrib.cocob(),
    "ademamix": lambda: optax.contrib.ademamix(1e-2),
    "mechanic": lambda: optax.contrib.mechanize(optax.sgd(1e-2)),
    "clip_adamw": lambda: optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-2)),
    "clip_value": lambda: optax.chain(optax.clip(0.5), optax.adam(1e-2)),
    "clip_block": lambda: optax.chain(optax.clip_by_block_rms(1.0), optax.adam(1e-2)),
    "agc": lambda: optax.chain(optax.adaptive_grad_clip(0.01), optax.sgd(0.1, 0.9)),
    "centralize": lambda: optax.chain(optax.centralize(), optax.adam(1e-2)),
    "by_hand": lambda: optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(),
                                   optax.add_decayed_weights(1e-2, mask=_matrices_only),
                                   optax.scale_by_schedule(_schedule()), optax.scale(-1.0)),
    "l2_momentum": lambda: optax.chain(optax.add_decayed_weights(1e-3), optax.sgd(_schedule(), momentum=0.9)),
    "multi_steps": lambda: optax.MultiSteps(optax.adamw(1e-2), 2).gradient_transformation(),
    "apply_if_finite": lambda: optax.apply_if_finite(optax.adam(1e-2), 5),
    "apply_every": lambda: optax.chain(optax.apply_every(2), optax.adam(1e-2)),
    "injected": lambda: optax.inject_hyperparams(optax.adamw)(learning_rate=1e-2),
    "injected_schedule": lambda: optax.inject_hyperparams(optax.adamw)(learning_rate=_schedule(), weight_decay=1e-3),
    "masked": lambda: optax.masked(optax.adam(1e-2), _matrices_only),
    "multi_transform": lambda: optax.multi_transform({"matrix": optax.adamw(1e-2), "vector": optax.sgd(0.1, 0.9)}, _labels),
    "frozen_vectors": lambda: optax.multi_transform({"matrix": optax.adamw(1e-2), "vector": optax.set_to_zero()}, _labels),
    "ema_of_updates": lambda: optax.chain(optax.adam(1e-2), optax.ema(0.9)),
    "zero_nans": lambda: optax.chain(optax.zero_nans(), optax.adam(1e-2)),
    "freeze_after": lambda: optax.chain(optax.scale_by_rss(), optax.scale(-1e-2)),
    "reduce_on_plateau": lambda: optax.adam(1e-2),  # see step()
    "trust_ratio": lambda: optax.chain(optax.scale_by_adam(), optax.scale_by_trust_ratio(), optax.scale(-1e-2)),
    "keep_params_nonnegative": lambda: optax.chain(optax.adam(1e-2), optax.keep_params_nonnegative()),
    "skip_not_finite": lambda: optax.chain(optax.conditionally_mask(optax.trace(0.9), lambda step: step % 2 == 0),
                                           optax.scale(-1e-2)),
    "low_rank_shampoo_like": lambda: optax.chain(_shampoo(), optax.scale(-1e-2)),
}


def _shampoo():
    """Two preconditioners a matrix, their inverse roots by Newton's iteration."""
    def init(params):
        def one(p):
            return (jnp.eye(p.shape[0]) * 1e-2, jnp.eye(p.shape[1]) * 1e-2) if p.ndim == 2 else (jnp.zeros_like(p),)
        return jax.tree.map(one, params)

    def root(matrix):
        identity = jnp.eye(matrix.shape[0])
        norm = jnp.linalg.norm(matrix)
        y, z = matrix / norm, identity
        for _ in range(5):
            t = 0.5 * (3.0 * identity - z @ y)
            y, z = y @ t, t @ z
        return z / jnp.sqrt(norm)

    def update(grads, state, params=None):
        def one(g, s):
            if g.ndim != 2:
                a = s[0] + g * g
                return g / (jnp.sqrt(a) + 1e-8), (a,)
            left, right = s[0] + g @ g.T, s[1] + g.T @ g
            return root(left) @ g @ root(right), (left, right)
        leaves, structure = jax.tree.flatten(grads)
        states = structure.flatten_up_to(state)
        pairs = [one(g, s) for g, s in zip(leaves, states)]
        return structure.unflatten([p[0] for p in pairs]), structure.unflatten([p[1] for p in pairs])

    return optax.GradientTransformation(init, update)


def _params():
    keys = jax.random.split(jax.random.key(0), 3)
    return {"inner": {"kernel": jax.random.normal(keys[0], (8, 16)) * 0.3, "bias": jnp.zeros(16)},
            "scale": jnp.ones(16),
            "outer": {"kernel": jax.random.normal(keys[1], (16, 8)) * 0.3, "bias": jnp.zeros(8)}}


def _loss(params, x, y):
    hidden = jnp.tanh(x @ params["inner"]["kernel"] + params["inner"]["bias"]) * params["scale"]
    logits = hidden @ params["outer"]["kernel"] + params["outer"]["bias"]
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


def build(name, donate=True):
    tx = OPTIMIZERS[name]()
    params = _params()
    opt_state = tx.init(params)

    def train_step(params, opt_state, x, y):
        loss, grads = jax.value_and_grad(_loss)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss

    x = jax.random.normal(jax.random.key(2), (ROWS, 8))
    y = jax.random.randint(jax.random.key(3), (ROWS,), 0, 8)
    # Set to zero, an update leaves its parameter as it is.
    kinds = (jax.tree.map(lambda p: "frozen" if name == "frozen_vectors" and p.ndim < 2 else "param", params),
             "opt", "batch", "batch")
    return Stranger(train_step, (params, opt_state, x, y), kinds, lambda a, r: (r[0], r[1], a[2], a[3]),
                    donate=(0, 1) if donate else (), tolerance=5e-3 if "bf16" in name else 1e-4)


def all_of_them():
    return {f"optimizer_{name}{'' if donate else '_kept'}": (lambda n=name, d=donate: build(n, d))
            for name in OPTIMIZERS for donate in (True, False)}
