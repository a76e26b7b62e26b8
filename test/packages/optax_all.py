"""Everything that optax has: each optimizer and transformation on one network, each loss."""

import functools

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from optax import contrib
from optax import losses as lo
from steps import CLASSES, ROWS, WIDTH, cross_entropy, integers, linen, normal, random, step_of
from stranger import Stranger, initial

X, TARGETS, LABELS = normal(ROWS, WIDTH), normal(ROWS), integers(CLASSES, ROWS)
NETWORK = nn.Sequential([nn.Dense(16), nn.tanh, nn.Dense(CLASSES)])


def _loss(params, x, y):
    return cross_entropy(NETWORK.apply(params, x), y)


def optimizer(make, by_row=False, params_kind="param", **extra):
    """`extra`: further arguments of update, made of (loss, gradients, loss function); `by_row`: gradients of each row."""
    tx = make()
    params = initial(NETWORK.init, jax.random.PRNGKey(0), X)

    def step(params, opt_state, x, y):
        def loss(p):
            return _loss(p, x, y)
        if by_row:
            value, grads = jax.vmap(jax.value_and_grad(_loss), (None, 0, 0))(params, x, y)
            value = value.mean()
        else:
            value, grads = jax.value_and_grad(loss)(params)
        more = {name: get(value, grads, loss) for name, get in extra.items()}
        updates, opt_state = tx.update(grads, opt_state, params, **more)
        return optax.apply_updates(params, updates), opt_state, value
    return Stranger(step, (params, tx.init(params), X, LABELS), (params_kind, "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


_VALUE = {"value": lambda v, g, f: v}
_SEARCH = {**_VALUE, "grad": lambda v, g, f: g, "value_fn": lambda v, g, f: f}
_FUNCTION = {"obj_fn": lambda v, g, f: f}
_R = 1e-2


def _matrices(params):
    return jax.tree.map(lambda p: "matrix" if p.ndim > 1 else "rest", params)


def _is_kernel(params):
    return jax.tree.map(lambda p: p.ndim > 1, params)


# Name -> the optimizer, and what its update takes beside gradients. GaLore is left out: its states are singular vectors, whose
# signs no library promises.
OPTIMIZERS = {
    **{name: (functools.partial(getattr(optax, name), _R), {}) for name in (
        "adabelief", "adadelta", "adafactor", "adagrad", "adam", "adamax", "adamaxw", "adamw", "adan", "amsgrad", "fromage", "lamb",
        "lars", "lion", "nadam", "nadamw", "noisy_sgd", "novograd", "optimistic_adam_v2", "optimistic_gradient_descent", "radam",
        "rmsprop", "rprop", "sgd", "sign_sgd", "signum", "sm3", "yogi")},
    **{f"contrib_{name}": (functools.partial(getattr(contrib, name), _R), {}) for name in (
        "acprop", "ademamix", "adopt", "cocob", "dadapt_adamw", "dog", "dowg", "madgrad", "muon", "prodigy",
        "schedule_free_adamw", "schedule_free_sgd", "simplified_ademamix")},
    "lbfgs": (lambda: optax.lbfgs(memory_size=3), _SEARCH),
    "lbfgs_fixed": (lambda: optax.lbfgs(_R, memory_size=3, linesearch=None), {}),
    "lbfgs_backtracking": (lambda: optax.lbfgs(memory_size=3, linesearch=optax.scale_by_backtracking_linesearch(8)), _SEARCH),
    "sgd_backtracking": (lambda: optax.chain(optax.sgd(1.0), optax.scale_by_backtracking_linesearch(8, store_grad=True)), _SEARCH),
    "polyak_sgd": (optax.polyak_sgd, _VALUE),
    "contrib_momo": (lambda: contrib.momo(_R), _VALUE), "contrib_momo_adam": (lambda: contrib.momo_adam(_R), _VALUE),
    "contrib_sophia": (lambda: contrib.sophia(_R), _FUNCTION),
    "contrib_plateau": (lambda: optax.chain(optax.adam(_R), contrib.reduce_on_plateau(patience=1)), _VALUE),
    "contrib_sam": (lambda: contrib.sam(optax.adam(_R), optax.sgd(0.05), sync_period=2), {}),
    "contrib_sam_opaque": (lambda: contrib.sam(optax.adam(_R), optax.sgd(0.05), sync_period=2, opaque_mode=True),
                           {"grad_fn": lambda v, g, f: lambda p, _: jax.grad(f)(p)}),
    "contrib_mechanize": (lambda: contrib.mechanize(optax.adam(_R)), {}),
    "contrib_schedule_free": (lambda: contrib.schedule_free(optax.adagrad(_R), _R), {}),
    "contrib_normalize": (lambda: optax.chain(contrib.normalize(), optax.sgd(_R)), {}),
    "skip_large": (lambda: optax.MultiSteps(optax.adam(_R), 2, should_skip_update_fn=lambda u, s, p: optax.skip_large_updates(
        u, s, p, 100.0)).gradient_transformation(), {}),
    "skip_not_finite": (lambda: optax.MultiSteps(optax.adam(_R), 2, should_skip_update_fn=optax.skip_not_finite)
                        .gradient_transformation(), {}),
    "multi_steps_sum": (lambda: optax.MultiSteps(optax.adam(_R), lambda step: 1 + step // 2, use_grad_mean=False)
                        .gradient_transformation(), {}),
    "apply_if_finite": (lambda: optax.apply_if_finite(optax.adam(_R), 3), {}),
    "apply_every": (lambda: optax.chain(optax.adam(_R), optax.apply_every(2)), {}),
    "centralize": (lambda: optax.chain(optax.centralize(), optax.adam(_R)), {}),
    "clips": (lambda: optax.chain(optax.zero_nans(), optax.clip(0.1), optax.clip_by_block_rms(0.5), optax.clip_by_global_norm(1.0),
                                  optax.sgd(_R, 0.9, nesterov=True)), {}),
    "adaptive_clip": (lambda: optax.chain(optax.adaptive_grad_clip(0.01), optax.sgd(_R, 0.9)), {}),
    "add_noise": (lambda: optax.chain(optax.add_noise(0.01, 0.55, 0), optax.sgd(_R)), {}),
    "normalized": (lambda: optax.chain(optax.normalize_by_update_norm(), optax.scale_by_param_block_norm(),
                                       optax.scale_by_param_block_rms(), optax.sgd(_R)), {}),
    "trust_ratio": (lambda: optax.chain(optax.scale_by_adam(), optax.scale_by_trust_ratio(), optax.scale_by_learning_rate(_R)), {}),
    "rss": (lambda: optax.chain(optax.scale_by_rss(), optax.scale_by_stddev(), optax.ema(0.9), optax.scale(-_R)), {}),
    "nonnegative": (lambda: optax.chain(optax.sgd(_R), optax.keep_params_nonnegative()), {}),
    "flat": (lambda: optax.flatten(optax.adamw(_R)), {}),
    "masked": (lambda: optax.chain(optax.masked(optax.add_decayed_weights(0.1), _is_kernel), optax.adam(_R)), {}),
    "partition": (lambda: optax.partition({"matrix": optax.adafactor(_R, min_dim_size_to_factor=4), "rest": optax.sgd(_R)}, _matrices),
                  {}),
    "frozen": (lambda: optax.chain(optax.adam(_R), optax.freeze({"params": {"layers_0": True, "layers_2": False}})),
               {"params_kind": {"params": {"layers_0": "frozen", "layers_2": "param"}}}),
    "selective": (lambda: optax.selective_transform(optax.adam(_R), freeze_mask={"params": {"layers_0": False, "layers_2": True}}),
                  {"params_kind": {"params": {"layers_0": "param", "layers_2": "frozen"}}}),
    "injected": (lambda: optax.inject_hyperparams(optax.adamw)(optax.exponential_decay(_R, 2, 0.9)), {}),
    "injected_stateful": (lambda: optax.inject_stateful_hyperparams(optax.sgd)(
        learning_rate=optax.cosine_onecycle_schedule(20, 0.1)), {}),
    "conditionally": (lambda: optax.conditionally_transform(optax.adam(_R), lambda step: step % 2 == 0), {}),
    "conditionally_mask": (lambda: optax.chain(optax.conditionally_mask(optax.sgd(_R), lambda step: step % 2 == 0)), {}),
    "named": (lambda: optax.named_chain(("clip", optax.clip_by_global_norm(1.0)), ("adam", optax.adam(_R))), {}),
    "snapshot": (lambda: optax.chain(optax.adam(_R), optax.snapshot("updates", lambda u: u)), {}),
}

SCHEDULES = {
    "cosine": lambda: optax.cosine_decay_schedule(0.1, 20, 0.1), "one_cycle": lambda: optax.linear_onecycle_schedule(20, 0.1),
    "piecewise": lambda: optax.piecewise_interpolate_schedule("cosine", 0.1, {2: 0.5, 4: 0.5}),
    "constant_pieces": lambda: optax.piecewise_constant_schedule(0.1, {1: 0.5, 2: 0.5}),
    "polynomial": lambda: optax.polynomial_schedule(0.1, 0.01, 2, 20), "restarts": lambda: optax.sgdr_schedule(
        [dict(init_value=0.0, peak_value=0.1, decay_steps=4, warmup_steps=1, end_value=0.01)] * 2),
    "warmup_exponential": lambda: optax.warmup_exponential_decay_schedule(0.0, 0.1, 2, 4, 0.5, staircase=True),
}


# ---- Losses: (predictions [rows, classes], the batch's second argument) -> a loss for each row, or one.

def _soft(count=CLASSES):
    return random.dirichlet(np.ones(count), ROWS).astype(np.float32)


_SIGNS = np.sign(normal(ROWS)).astype(np.float32)
_HALVES = (random.random((ROWS, CLASSES)) < 0.5).astype(np.float32)
LOSSES = {
    "squared_error": (lambda o, y: lo.squared_error(o[:, 0], y), TARGETS),
    "l2_loss": (lambda o, y: lo.l2_loss(o[:, 0], y), TARGETS),
    "huber_loss": (lambda o, y: lo.huber_loss(o[:, 0], y, delta=0.5), TARGETS),
    "log_cosh": (lambda o, y: lo.log_cosh(o[:, 0], y), TARGETS),
    "cosine_distance": (lambda o, y: lo.cosine_distance(o, y, epsilon=1e-6), normal(ROWS, CLASSES)),
    "sigmoid_bce": (lambda o, y: lo.sigmoid_binary_cross_entropy(o, y).sum(-1), _HALVES),
    "sigmoid_focal": (lambda o, y: lo.sigmoid_focal_loss(o, y, alpha=0.25, gamma=2.0).sum(-1), _HALVES),
    "softmax_ce": (lo.softmax_cross_entropy, _soft()),
    "softmax_ce_int": (lambda o, y: lo.softmax_cross_entropy_with_integer_labels(o, y), LABELS),
    "safe_softmax_ce": (lo.safe_softmax_cross_entropy, _soft()),
    "smooth_labels": (lambda o, y: lo.softmax_cross_entropy(o, lo.smooth_labels(jax.nn.one_hot(y, CLASSES), 0.1)), LABELS),
    "poly": (lambda o, y: lo.poly_loss_cross_entropy(o, jax.nn.one_hot(y, CLASSES), epsilon=2.0), LABELS),
    "kl": (lambda o, y: lo.kl_divergence(nn.log_softmax(o), y), _soft()),
    "kl_log": (lambda o, y: lo.kl_divergence_with_log_targets(nn.log_softmax(o), jnp.log(y)), _soft()),
    "kl_convex": (lambda o, y: lo.convex_kl_divergence(nn.log_softmax(o), y), _soft()),
    "kl_generalized": (lambda o, y: lo.generalized_kl_divergence(o, y), _soft()),
    "hinge": (lambda o, y: lo.hinge_loss(o[:, 0], y), _SIGNS),
    "perceptron": (lambda o, y: lo.perceptron_loss(o[:, 0], y), _SIGNS),
    "sparsemax": (lambda o, y: lo.sparsemax_loss(o[:, 0], y), (_SIGNS > 0).astype(np.int32)),
    "multiclass_hinge": (lambda o, y: lo.multiclass_hinge_loss(o, y), LABELS),
    "multiclass_perceptron": (lambda o, y: lo.multiclass_perceptron_loss(o, y), LABELS),
    "multiclass_sparsemax": (lambda o, y: lo.multiclass_sparsemax_loss(o, y), LABELS),
    "fenchel_young": (lambda o, y: jax.vmap(lo.make_fenchel_young_loss(jax.scipy.special.logsumexp))(o, y), _soft()),
    "ranking": (lambda o, y: lo.ranking_softmax_loss(o, y, where=y > 0.1, reduce_fn=None), _soft()),
    "dice": (lambda o, y: lo.dice_loss(o, y), _HALVES),
    "binary_dice": (lambda o, y: lo.binary_dice_loss(o, y), _HALVES),
    "generalized_dice": (lambda o, y: lo.multiclass_generalized_dice_loss(o, y), jax.nn.one_hot(LABELS, CLASSES)),
    "ntxent": (lambda o, y: lo.ntxent(o, y, 0.1), integers(3, ROWS)),
    "triplet": (lambda o, y: lo.triplet_margin_loss(o, y[:, 0], y[:, 1]), normal(ROWS, 2, CLASSES)),
}


def _of_loss(name):
    loss, targets = LOSSES[name]
    return linen(NETWORK, lambda apply, x, y: jnp.mean(loss(apply(x), y)), (X, targets), X)


def _ctc(forward=False):
    network, frames = nn.Dense(CLASSES), 9

    def loss(apply, x, paddings, labels):
        args = apply(x), paddings, labels, (labels == 0).astype(jnp.float32)
        return jnp.mean(lo.ctc_loss_with_forward_probs(*args)[0] if forward else lo.ctc_loss(*args))
    labels = integers(CLASSES, ROWS, 3, low=1)
    labels[::2, -1] = 0
    paddings = (np.arange(frames) >= random.integers(7, frames + 1, (ROWS, 1))).astype(np.float32)
    return linen(network, loss, (normal(ROWS, frames, WIDTH), paddings, labels), normal(ROWS, frames, WIDTH))


# ---- What needs a step of another form.

def _private(clip):
    def make():
        return optax.chain(clip(), optax.adam(_R))
    return optimizer(make, by_row=True)


def _micro_batches():
    """optax.microbatch: gradients of two parts in turn."""
    params, tx = initial(NETWORK.init, jax.random.PRNGKey(0), X), optax.adam(_R)

    def loss_and_grads(params, x, y):
        return jax.value_and_grad(lambda p: _loss(p, x, y) * len(x))(params)
    in_turn = optax.microbatch(loss_and_grads, argnums=(1, 2), microbatch_size=4)

    def step(params, opt_state, x, y):
        value, grads = jax.tree.map(lambda v: v / len(x), in_turn(params, x, y))
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, value
    return Stranger(step, (params, tx.init(params), X, LABELS), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


def _projected(project):
    params, tx = initial(NETWORK.init, jax.random.PRNGKey(0), X), optax.adam(_R)

    def step(params, opt_state, x, y):
        value, grads = jax.value_and_grad(_loss)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return project(optax.apply_updates(params, updates)), opt_state, value
    return Stranger(step, (params, tx.init(params), X, LABELS), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


def _lookahead():
    tx = optax.lookahead(optax.adam(_R), 2, 0.5)
    fast = initial(NETWORK.init, jax.random.PRNGKey(0), X)
    params = optax.LookaheadParams.init_synced(fast)
    params = params._replace(slow=jax.tree.map(jnp.copy, fast))

    def step(params, opt_state, x, y):
        value, grads = jax.value_and_grad(_loss)(params.fast, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, value
    return Stranger(step, (params, tx.init(params), X, LABELS), (optax.LookaheadParams("param", "opt"), "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1))


def _complex():
    """Weights that are complex numbers."""
    def loss(params, x, y):
        return jnp.mean(jnp.abs(x @ params["w"] - y) ** 2)
    return step_of({"w": jnp.asarray(normal(WIDTH) + 1j * normal(WIDTH))}, loss, (X, TARGETS),
                   contrib.split_real_and_imaginary(optax.adam(_R)))


P = optax.projections


def _boxed(params):
    return P.projection_box(params, *(optax.tree.full_like(params, bound) for bound in (-0.5, 0.5)))


PROJECTIONS = {
    "non_negative": P.projection_non_negative, "box": _boxed,
    "hypercube": lambda p: jax.tree.map(P.projection_hypercube, p), "l1_ball": lambda p: P.projection_l1_ball(p, 2.0), "l2_ball": lambda p: P.projection_l2_ball(p, 2.0),
    "l2_sphere": P.projection_l2_sphere, "linf_ball": lambda p: P.projection_linf_ball(p, 0.5), "simplex": P.projection_simplex,
}

STEPS = {
    **{name: functools.partial(optimizer, make, **extra) for name, (make, extra) in OPTIMIZERS.items()},
    **{f"schedule_{name}": functools.partial(optimizer, lambda make=make: optax.sgd(make(), 0.9)) for name, make in SCHEDULES.items()},
    **{f"loss_{name}": functools.partial(_of_loss, name) for name in LOSSES},
    **{f"projected_{name}": functools.partial(_projected, project) for name, project in PROJECTIONS.items()},
    "loss_ctc": _ctc, "loss_ctc_forward": functools.partial(_ctc, True),
    "contrib_dpsgd": lambda: optimizer(lambda: contrib.dpsgd(_R, 1.0, 0.1, 0), by_row=True),
    "private_layers": lambda: _private(lambda: optax.stateless(
        lambda grads, _: jax.tree.map(lambda g: g / ROWS, _unflattened(grads, optax.per_example_layer_norm_clip, 1.0)))),
    "micro_batches": _micro_batches, "lookahead": _lookahead, "complex_weights": _complex,
}


def _unflattened(grads, clip, norm):
    leaves, structure = jax.tree.flatten(grads)
    return structure.unflatten(clip(leaves, norm)[0])
