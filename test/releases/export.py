"""Writes three tiny steps of the model zoo as the running JAX exports them; runs under every release in releases.py.

    PYTHONPATH=python SOME_PYTHON test/releases/export.py FOLDER
"""

import os
import pathlib
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from zero_export import training  # noqa: E402  (the platform comes first)
from zero_export.models import gpt, mlp, resnet  # noqa: E402

ROWS = 4
MODELS = {
    "mlp": (mlp.Config(layers=2, inputs=8, hidden=16, classes=8), training.Recipe()),
    "gpt": (gpt.Config(layers=1, hidden=16, heads=2, context=8, vocab=32), training.Recipe(clip=0.0)),
    "resnet": (resnet.Config(stages=(1,), width=4, image=8, classes=8, small=True), training.Recipe(optimizer="momentum")),
}


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (config, recipe) in MODELS.items():
        exported = training.export(config, rows=ROWS, recipe=recipe, with_init=False)
        (folder / f"{name}.mlir").write_text(exported.mlir_module())


if __name__ == "__main__":
    main()
