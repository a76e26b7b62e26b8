"""Optimizers that wrap others: descent from a point uphill, a rate by the loss, groups whose time has come, matrices of low rank, noise
and norms by example, hyperparameters as states, two networks with one optimizer object each."""


import jax
import layered
import optax
from optax import contrib
from stranger import Stranger

T = jax.tree_util.tree_map


def _loss(p, x, y):
    return layered.ce(layered.logits(p, x), y).mean()


def _stranger(step, params, opt, data=None, kinds=("param", "opt"), tolerance=1e-3, donate=(0, 1), **options):
    data = layered.rows() if data is None else data
    return Stranger(step, (params, opt, *data), (*kinds, *["batch"] * len(data)), lambda a, r: (*r[:2], *a[2:]), donate, tolerance=tolerance, **options)


def uphill_first():
    """optax.contrib.sam in its opaque form: the optimizer is given the gradient as a function and takes two ascents inside."""
    tx = contrib.sam(optax.sgd(0.05, momentum=0.9), optax.chain(contrib.normalize(), optax.sgd(0.05)), sync_period=3, opaque_mode=True)

    @jax.jit
    def train_step(params, opt_state, x, y):
        grad_fn = jax.grad(lambda p, _: _loss(p, x, y))
        loss, grads = jax.value_and_grad(_loss)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params, grad_fn=grad_fn)
        return optax.apply_updates(params, updates), opt_state, {"loss": loss}
    params = layered.net()
    return _stranger(train_step, params, tx.init(params))


def uphill_now_and_then():
    """The same transparent: the state keeps the point it left, and every second call goes back from it."""
    tx = contrib.sam(optax.adam(2e-2), optax.chain(contrib.normalize(), optax.sgd(0.05)), sync_period=2)

    def train_step(params, opt_state, x, y):
        loss, grads = jax.value_and_grad(_loss)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    params = layered.net()
    state = tx.init(params)
    return _stranger(train_step, params, state)


def rate_by_polyak():
    """optax.polyak_sgd: the rate is the loss over the gradient's squared norm, limited; both are reported."""
    tx = optax.polyak_sgd(max_learning_rate=1.0, scaling=0.5, f_min=0.01)

    def update(params, opt_state, batch):
        loss, grads = jax.value_and_grad(lambda p: _loss(p, batch["image"], batch["label"]))(params)
        updates, opt_state = tx.update(grads, opt_state, params, value=loss)
        return optax.apply_updates(params, updates), opt_state, {"loss": loss, "grad_norm": optax.global_norm(grads), "update_norm": optax.global_norm(updates)}
    params = layered.net()
    x, y = layered.rows()
    return Stranger(update, (params, tx.init(params), {"image": x, "label": y}), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), tolerance=1e-3)


def time_has_come():
    """Decay, masked to matrices, ends after two steps (conditionally_transform); a named chain whose noise scale is a hyperparameter that falls by a schedule."""
    tx = optax.named_chain(
        ("clip", optax.clip_by_global_norm(1.0)),
        ("adam", optax.scale_by_adam(b2=0.95)),
        ("decay", optax.transforms.conditionally_transform(optax.add_decayed_weights(0.1, mask=lambda p: T(lambda x: x.ndim > 1, p)), lambda step: step < 2, forward_extra_args=False)),
        ("noise", optax.inject_hyperparams(lambda eta: optax.add_noise(eta, 0.55, 3))(eta=optax.exponential_decay(1e-4, 2, 0.5))),
        ("rate", optax.scale_by_schedule(optax.warmup_exponential_decay_schedule(0.0, 1e-2, 2, 4, 0.9, staircase=True))),
        ("sign", optax.scale(-1.0)))

    def train_step(state, x, y):
        params, opt_state = state
        loss, grads = jax.value_and_grad(_loss)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        norms = {"/".join(str(k.key) for k in path): optax.safe_norm(u, 1e-12) for path, u in jax.tree_util.tree_leaves_with_path(updates)}
        return (optax.apply_updates(params, updates), opt_state), {"loss": loss, "norms": norms}
    params = layered.net()
    x, y = layered.rows()
    return Stranger(train_step, ((params, tx.init(params)), x, y), (("param", "opt"), "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def measured_gradients():
    """`monitor` and `measure_with_ema` in the chain: averages of gradient norms are states that only a metric reads; hyperparameters that are states (inject_stateful_hyperparams of a schedule)."""
    tx = optax.chain(
        optax.transforms.monitor({"grad_norm": optax.transforms.measure_with_ema(lambda u, *_, **__: optax.global_norm(u), 0.9)}),
        optax.clip(0.5),
        optax.scale_by_radam(),
        optax.scale_by_learning_rate(optax.cosine_onecycle_schedule(20, 2e-2)))

    def train_step(params, opt_state, x, y):
        loss, grads = jax.value_and_grad(_loss)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        metrics = {"loss": loss, "averages": optax.tree.get(opt_state, "grad_norm"), "lr": optax.cosine_onecycle_schedule(20, 2e-2)(optax.tree.get(opt_state[2], "count"))}
        return optax.apply_updates(params, updates), opt_state, metrics
    params = layered.net()
    state = tx.update(params, tx.init(params), params)[1]  # the measurements join the state at the first call

    def kind(path, leaf):
        return "opt" if not jax.tree_util.keystr(path).startswith("[0]") else "model_state" if jax.numpy.issubdtype(leaf.dtype, jax.numpy.floating) else "counter"
    return _stranger(train_step, params, state, kinds=("param", jax.tree_util.tree_map_with_path(kind, state)))


WRAPPERS = {f.__name__: f for f in (uphill_first, uphill_now_and_then, rate_by_polyak, time_has_come, measured_gradients)}
