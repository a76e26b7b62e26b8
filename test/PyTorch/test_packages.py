"""Other people's models and training, as they are. Models of `transformers` are exported, have the roles that are inferred without
the exporter's, and compile at stage 3 on 4 ranks; what is built around libraries is also run, three steps as PyTorch's own. All at
night, a sample in every run."""

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
for library in ("torchax", "transformers", "diffusers", "peft"):
    pytest.importorskip(library, reason="is part of the extras torch and torch-test: pip install './python[torch,torch-test]'")

import families  # noqa: E402
import pictures  # noqa: E402
import recipes  # noqa: E402
import zero_run  # noqa: E402
from torch_training import run, unlike_inferred  # noqa: E402

import zero_export.torch as zero_torch  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")
DAILY = {"mixtral", "switch", "peft_lora"}


def nightly(names):
    return [name if name in DAILY else pytest.param(name, marks=pytest.mark.nightly) for name in names]


@pytest.mark.parametrize("name", nightly(families.MODELS))
def test_model_of_transformers(name, tmp_path):
    case = families.case(name)
    if name in families.REFUSED:
        with pytest.raises(zero_torch.ExportError, match=families.REFUSED[name]):
            case.export()
        return
    exported = case.export()
    assert not unlike_inferred(exported, tmp_path)
    exported.save(tmp_path / "step.mlir")
    zero_run.call([zero_run.tool("zero-compile"), tmp_path / "step.mlir", "--stage=3", "--ranks=4", "--quiet", "--report=none",
                   "--compile-to=planned", "-o", tmp_path / "planned.mlir"])


@pytest.mark.parametrize("name", nightly(recipes.CASES))
def test_recipe(name, tmp_path):
    case = recipes.CASES[name]()
    exported = case.export()
    if not name.startswith("optim_"):  # of which a rate that nothing but a record reads may be the optimizer's or the model's
        assert not unlike_inferred(exported, tmp_path)
    assert not run(case, tmp_path, stage=3, ranks=4)


@pytest.mark.parametrize("name", nightly(pictures.CASES))
def test_picture(name, tmp_path):
    assert not run(pictures.CASES[name](), tmp_path, stage=3, ranks=2)
