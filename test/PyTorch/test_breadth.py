"""Modules as strangers write them: each is exported, imported, interpreted, and equals PyTorch's own training."""

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
pytest.importorskip("torchax", reason="torchax is an extra: pip install './python[torch]'")

import breadth  # noqa: E402
from torch_training import run  # noqa: E402

# One of each kind in every run, the rest at night.
DAILY = {"lstm", "llama", "convnext", "mixture_of_experts", "pools", "stopped_gradients", "straight_through", "momentum_encoder",
         "embedding_bag", "indexing"}


@pytest.mark.parametrize("name", [name if name in DAILY else pytest.param(name, marks=pytest.mark.nightly)
                                  for name in breadth.CASES])
@pytest.mark.filterwarnings("ignore")
def test_equals_eager(name, tmp_path):
    assert not run(breadth.CASES[name](), tmp_path)
