"""Models x optimizers x precisions x ranks of the zoo, every two of the four together, each on all stages.

With five models, precisions and rank counts a pair of Latin squares holds every pair: of optimizer o in precision p the model
is number o + p and the rank count number o + 2p, modulo five. So every optimizer is there in every precision.
"""

import dataclasses
import functools

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


@functools.lru_cache(maxsize=2)
def case(point):
    """The `Case` of a point."""
    sample = zoo.sample(MODELS[point.model], point.recipe, ROWS)
    path = inputs.kept(f"grid-{point.name}.mlir", lambda: sample.text().encode())
    return cases.Case(point.name, sample=sample, path=path)
