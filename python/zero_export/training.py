"""Puts a model, a precision and an optimizer together: `training_step` gives what `zero_export.export_step` takes.

    step, init, evaluate, batch = training_step(gpt.Config(layers=12), rows=8, recipe=Recipe(dtype="bf16"))
    zero_export.export_step(step, jax.eval_shape(init, key), batch, init=init, eval=evaluate)

`export` does both. Everything that a `Recipe` says composes with every model of `zero_export.models`, or is refused.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from zero_export import parallel
from zero_export.models.common import Context
from zero_export.optimizers import Optimizer
from zero_export.precision import DYNAMIC, Precision

RNG = ("state", "argument")
RNG_IMPLS = ("threefry", "rbg", "unsafe_rbg")


class State(NamedTuple):
    """What a step replaces. Fields that a recipe does not need are None and have no leaves.

    Attributes:
      params: f32, or rounded where there are masters, and with `bf16-state`.
      opt_state: optax's state.
      master: f32 masters of the parameters.
      model_state: what the forward pass replaces: running statistics of batch normalisation.
      loss_scale: `precision.LossScale`.
      ema: exponential moving average of the (master) parameters, f32.
      rng: raw random key of the dropout.
    """

    params: Any
    opt_state: Any
    master: Any = None
    model_state: Any = None
    loss_scale: Any = None
    ema: Any = None
    rng: Any = None


class TrainingStep(NamedTuple):
    """`step(state, batch) -> (state, metrics)`, `init(key) -> state`, `evaluate(state, batch) -> metrics`, batch shapes."""

    step: Callable[..., Any]
    init: Callable[..., Any]
    evaluate: Callable[..., Any]
    batch: Any


@dataclasses.dataclass(frozen=True)
class Recipe:
    """How a model is trained.

    Attributes:
      dtype, loss_scale: see `precision.Precision`; fp16 scales its loss dynamically unless told otherwise.
      optimizer, learning_rate, weight_decay, clip, schedule, warmup, decay_steps, factor_from: see `optimizers.Optimizer`.
      accumulate: micro-batches a step; their mean gradient is one update. Row r is in micro-batch r mod `accumulate`, so
        sharding the rows over ranks shards every micro-batch.
      ema: share of the moving average of the parameters that a step keeps, 0 for no average.
      label_smoothing: share of the target distribution spread evenly over all classes.
      dropout: probability of dropping an element; `rng`: the key is "state" (split every step) or "argument" (batch["rng"]);
        `rng_impl`: threefry (counter-based, in plain integer ops), rbg and unsafe_rbg (`stablehlo.rng_bit_generator`).
      dp, tp: ranks of the mesh axes `dp` (rows of the batch) and `tp` (Megatron's tensor parallelism) for which the step
        is written out by `jax.shard_map` with explicit sums; 1 for none, the usual case: zero-compile needs neither.
    """

    dtype: str = "f32"
    loss_scale: Any = None
    optimizer: str = "adamw"
    learning_rate: float = 3e-4
    weight_decay: float | None = None
    clip: float = 1.0
    schedule: str = "constant"
    warmup: int = 0
    decay_steps: int = 10000
    factor_from: int = 128
    accumulate: int = 1
    ema: float = 0.0
    label_smoothing: float = 0.0
    dropout: float = 0.0
    rng: str = "state"
    rng_impl: str = "threefry"
    dp: int = 1
    tp: int = 1

    def __post_init__(self) -> None:
        for name in ("accumulate", "dp", "tp"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")
        for name in ("ema", "label_smoothing", "dropout"):
            if not 0 <= getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 0 and less than 1, not {getattr(self, name)}")
        for name, known in (("rng", RNG), ("rng_impl", RNG_IMPLS)):
            if getattr(self, name) not in known:
                raise ValueError(f"{name} {getattr(self, name)!r} is not one of {', '.join(known)}")
        if not self.dropout and (self.rng, self.rng_impl) != ("state", "threefry"):
            raise ValueError("rng and rng_impl are of the keys for dropout; set dropout as well")
        _ = self.precision, self.update  # which raise what is wrong with them

    @property
    def precision(self) -> Precision:
        """The `Precision`."""
        scale = self.loss_scale
        if scale is None and self.dtype.startswith("fp16"):
            scale = DYNAMIC
        return Precision(self.dtype, scale)

    @property
    def update(self) -> Optimizer:
        """The `Optimizer`."""
        names = {field.name for field in dataclasses.fields(Optimizer)} - {"name"}
        return Optimizer(self.optimizer, **{name: getattr(self, name) for name in names})

    @property
    def keyed(self) -> bool:
        """True where the step draws random numbers."""
        return self.dropout > 0

    def check_rows(self, rows: int) -> None:
        """Raises ValueError unless `rows` divide into ranks and micro-batches."""
        if rows < 1:
            raise ValueError(f"batch must be at least 1, not {rows}")
        parts = self.accumulate * self.dp
        if rows % parts:
            raise ValueError(f"batch ({rows}) is not a multiple of accumulate x dp ({self.accumulate} x {self.dp})")


_KEY_WORDS = {"threefry": 2, "rbg": 4, "unsafe_rbg": 4}


def _typed(raw: jax.Array, recipe: Recipe) -> Any:
    return jax.random.wrap_key_data(raw, impl={"threefry": "threefry2x32"}.get(recipe.rng_impl, recipe.rng_impl))


def _first_key(key: jax.Array, recipe: Recipe) -> jax.Array:
    """The state's first key (raw) from the raw threefry key of `@init`."""
    key = jax.random.key_data(jax.random.fold_in(_typed(key, Recipe()), 0))
    return jnp.tile(key, _KEY_WORDS[recipe.rng_impl] // 2)


class _Builder:
    """The parts of one training step; `plan` knows about ranks (`parallel.Plan`)."""

    def __init__(self, model: Any, recipe: Recipe, plan: parallel.Plan) -> None:
        self.model, self.recipe, self.plan = model, recipe, plan
        self.precision = recipe.precision
        self.optimizer = recipe.update.transformation(plan.clip)

    def init(self, key: jax.Array) -> State:
        params = self.model.init(key)
        recipe, precision = self.recipe, self.precision
        return State(
            params=precision.rounded(params) if precision.masters or precision.all_narrow else params,
            opt_state=precision.stored(self.optimizer.init(params)),
            master=params if precision.masters else None,
            model_state=self.model.init_state(),
            loss_scale=precision.init_scale(),
            ema=params if recipe.ema else None,
            rng=_first_key(key, recipe) if recipe.keyed and recipe.rng == "state" else None)

    def context(self, *, train: bool, key: jax.Array | None = None) -> Context:
        recipe = self.recipe
        return Context(train=train, dropout=recipe.dropout if train else 0.0, key=key,
                       label_smoothing=recipe.label_smoothing if train else 0.0, axis=self.plan.tp_axis, parts=recipe.tp)

    def objective(self, params: Any, model_state: Any, batch: Any, context: Context,
                  factor: jax.Array | None) -> tuple[Any, ...]:
        """(loss times the factor, (loss, model state)); the context is the step's."""
        loss, model_state, _ = self.model.loss(self.precision.working(params), model_state, batch, context)
        return (loss if factor is None else loss * factor), (loss, model_state)

    def gradients(self, state: State, batch: Any, key: jax.Array | None) -> Any:
        """(loss, new model state, gradients) of one micro-batch; gradients are scaled, in the parameters' dtype."""
        grad = jax.value_and_grad(self.objective, has_aux=True)
        (_, (loss, model_state)), grads = grad(self.plan.own(state.params), state.model_state, batch,
                                               self.context(train=True, key=key), self.precision.factor(state.loss_scale))
        return loss, model_state, grads

    def accumulated(self, state: State, batch: Any, key: Any) -> Any:
        """`gradients` over all micro-batches: means, gradients summed in f32."""
        count = self.recipe.accumulate
        parts = jax.tree.map(lambda x: x.reshape(x.shape[0] // count, count, *x.shape[1:]).swapaxes(0, 1), batch)

        def one(carry: Any, part: Any) -> Any:
            total, sums, model_state = carry
            number, rows = part
            own = None if key is None else jax.random.fold_in(key, number)
            loss, model_state, grads = self.gradients(state._replace(model_state=model_state), rows, own)
            sums = jax.tree.map(lambda s, g: s + g.astype(jnp.float32), sums, grads)
            return (total + loss, sums, model_state), None

        zeros = jax.tree.map(lambda p: jnp.zeros(p.shape, jnp.float32), state.params)
        first = self.plan.varying((jnp.float32(0), zeros, state.model_state), like=state)
        (total, sums, model_state), _ = jax.lax.scan(one, first, (jnp.arange(count), parts))
        return total / count, model_state, jax.tree.map(lambda s: s / count, sums)

    def keys(self, state: State, batch: Any) -> Any:
        """(typed key of this step or None, the state's next raw key or None, the batch without its key)."""
        if not self.recipe.keyed:
            return None, None, batch
        if self.recipe.rng == "argument":
            batch = dict(batch)
            return _typed(batch.pop("rng"), self.recipe), None, batch
        following, key = jax.random.split(_typed(state.rng, self.recipe))
        return key, jax.random.key_data(following), batch

    def step(self, state: State, batch: Any) -> tuple[State, dict[str, jax.Array]]:
        key, next_key, batch = self.keys(state, batch)
        compute = self.accumulated if self.recipe.accumulate > 1 else self.gradients
        loss, model_state, grads = compute(state, batch, self.plan.own_key(key))
        loss, model_state, grads = self.plan.mean((loss, model_state, grads))
        new = self.updated(state, grads)._replace(model_state=model_state, rng=next_key)
        metrics = {"loss": loss}
        if self.precision.dynamic:
            new = self.unless_overflown(state, new, grads)
            metrics["loss_scale"] = state.loss_scale.factor
        return new, metrics

    def updated(self, state: State, grads: Any) -> State:
        """The state after the optimizer's update with scaled gradients; model state and keys are still the old ones."""
        grads = jax.tree.map(lambda g: g.astype(jnp.float32), grads)
        factor = self.precision.factor(state.loss_scale)
        if factor is not None:
            grads = jax.tree.map(lambda g: g * (1.0 / factor), grads)
        kept = self.precision.computed(state.master if self.precision.masters else state.params)
        updates, opt_state = self.optimizer.update(grads, self.precision.computed(state.opt_state), kept)
        kept = optax.apply_updates(kept, updates)
        params = self.precision.rounded(kept) if self.precision.all_narrow else kept
        new = state._replace(params=params, opt_state=self.precision.stored(opt_state))
        if self.precision.masters:
            new = new._replace(params=self.precision.rounded(kept), master=kept)
        if self.recipe.ema:
            keep = self.recipe.ema
            new = new._replace(ema=jax.tree.map(lambda e, p: keep * e + (1 - keep) * p, state.ema, kept))
        return new

    def unless_overflown(self, old: State, new: State, grads: Any) -> Any:
        """`new` if all gradients are finite, else `old`; the loss scale and the key move on in any case."""
        finite = self.plan.all(jnp.all(jnp.stack([jnp.all(jnp.isfinite(g)) for g in jax.tree.leaves(grads)])))
        chosen = jax.tree.map(lambda n, o: jnp.where(finite, n, o), new._replace(loss_scale=None, rng=None),
                              old._replace(loss_scale=None, rng=None))
        return chosen._replace(loss_scale=self.precision.next_scale(old.loss_scale, finite), rng=new.rng)

    def evaluated(self, state: State) -> Any:
        """The parameters that `@eval` reads, as they are kept: those that are trained, or the optimizer's average of them."""
        precision, update = self.precision, self.recipe.update
        if not update.averages:
            return state.params
        kept = precision.computed(state.master if precision.masters else state.params)
        average = update.average(precision.computed(state.opt_state), kept)
        return precision.rounded(average) if precision.masters or precision.all_narrow else average

    def evaluate(self, state: State, batch: Any) -> Any:
        if self.recipe.keyed and self.recipe.rng == "argument":
            batch = {name: value for name, value in batch.items() if name != "rng"}
        params = self.precision.working(self.evaluated(state))
        loss, _, metrics = self.model.loss(params, state.model_state, batch, self.context(train=False))
        return self.plan.mean({"loss": loss, **metrics})


def training_step(config: Any, rows: int, recipe: Recipe = Recipe()) -> TrainingStep:
    """The `TrainingStep` of a family's `config` for `rows` rows a step, over all ranks and micro-batches; see `State`."""
    recipe.check_rows(rows)
    model = config.model()
    plan = parallel.Plan(model, recipe)
    builder = _Builder(model, recipe, plan)
    batch = dict(model.batch(rows))
    if recipe.keyed and recipe.rng == "argument":
        batch["rng"] = jax.ShapeDtypeStruct((_KEY_WORDS[recipe.rng_impl],), jnp.uint32)
    state = jax.eval_shape(builder.init, jax.ShapeDtypeStruct((2,), jnp.uint32))
    step, evaluate = plan.split(builder.step, builder.evaluate, state, batch)
    return TrainingStep(step, builder.init, evaluate, batch)


def export(config: Any, rows: int, recipe: Recipe = Recipe(), *, with_init: bool = True) -> Any:
    """The `Exported` training step of `config`, and `@init` and `@eval` if asked; arguments as `training_step`."""
    from zero_export import export_step

    step, init, evaluate, batch = training_step(config, rows, recipe)
    state = jax.eval_shape(init, jax.ShapeDtypeStruct((2,), jnp.uint32))
    return export_step(step, state, batch, init=init if with_init else None, eval=evaluate if with_init else None)
