"""Models x optimizers x precisions x ranks of the zoo, every two of the four together, each on all stages.

With five models, precisions and rank counts a pair of Latin squares holds every pair: of optimizer o in precision p the model
is number o + p and the rank count number o + 2p, modulo five. So every optimizer is there in every precision.
"""

import dataclasses
import functools
import pickle

import cases
import inputs
from samples import zoo
from zero_export.training import Recipe

ROWS = 24  # of which every rank count has as many
STEPS = 20
MODELS = {"gpt": zoo.GPT_SMALL, "llama": zoo.LLAMA, "vit": zoo.VIT, "resnet": zoo.RESNET, "mlp": zoo.MLP}
# With the rates at which the small models move.
OPTIMIZERS = {"sgd": 0.05, "momentum": 0.02, "adamw": 1e-3, "lamb": 1e-2, "lion": 1e-4, "adafactor": 1e-3, "muon": 5e-3,
              "shampoo": 1e-3, "schedule_free": 1e-3}
PRECISIONS = ("f32", "bf16", "bf16-master", "fp16", "bf16-state")
RANKS = (1, 2, 3, 4, 8)


@dataclasses.dataclass(frozen=True)
class Point:
    """One step of the grid, and on how many ranks all stages run it."""

    model: str
    optimizer: str
    precision: str
    ranks: int

    @property
    def name(self):
        return f"{self.model}-{self.optimizer}-{self.precision}"

    @property
    def recipe(self):
        # fp16 in both idioms, in turn.
        masters = self.precision == "fp16" and list(OPTIMIZERS).index(self.optimizer) % 2
        return Recipe(optimizer=self.optimizer, learning_rate=OPTIMIZERS[self.optimizer],
                      dtype="fp16-master" if masters else self.precision, factor_from=8)


def _points():
    models = list(MODELS)
    return [Point(models[(o + p) % len(models)], optimizer, precision, RANKS[(o + 2 * p) % len(RANKS)])
            for o, optimizer in enumerate(OPTIMIZERS) for p, precision in enumerate(PRECISIONS)]


POINTS = _points()


class GridCase(cases.Case):
    """A `Case` whose runs of JAX are kept in the build folder: of each step the loss, of the last one everything."""

    def __init__(self, point):
        sample = zoo.sample(MODELS[point.model], point.recipe, ROWS)
        path = inputs.kept(f"grid-{point.name}.mlir", lambda: sample.text().encode())
        super().__init__(point.name, sample=sample, path=path)

    def _kept(self, what, make):
        return pickle.loads(inputs.kept(f"grid-{self.name}.{what}", lambda: pickle.dumps(make())).read_bytes())

    @functools.cached_property
    def gradients(self):
        return self._kept("gradients", lambda: cases.Case.gradients.func(self))

    def jax_steps(self, count, f64=False, order=0):
        loss = self.metrics[self.loss_position()]

        def make():
            steps = cases.Case.jax_steps.__wrapped__(self, count, f64, order)
            return [*({loss: step[loss]} for step in steps[:-1]), steps[-1]]
        return self._kept(f"{count}-{'f64' if f64 else 'own'}-{order}", make)


@functools.lru_cache(maxsize=2)
def case(point):
    return GridCase(point)
