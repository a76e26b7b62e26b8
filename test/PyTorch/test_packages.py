"""Other people's models and training, as they are: exported, roles as without the exporter's, compiled at stage 3 on 4 ranks,
three steps as PyTorch's own. All at night, a sample in every run."""

import functools

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
for library in ("torchax", "transformers", "timm", "torchvision", "diffusers", "peft"):
    pytest.importorskip(library, reason="is part of the extras torch and torch-test: pip install './python[torch,torch-test]'")

import families  # noqa: E402
import pictures  # noqa: E402
import recipes  # noqa: E402
from torch_training import run, unlike_inferred  # noqa: E402

import zero_export.torch as zero_torch  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")
CASES = {**{name: functools.partial(families.case, name) for name in families.MODELS}, **pictures.CASES, **recipes.CASES}
DAILY = {"mixtral", "diffusers_scheduler", "peft_lora"}


@pytest.mark.parametrize("name", [name if name in DAILY else pytest.param(name, marks=pytest.mark.nightly) for name in CASES])
def test_step(name, tmp_path):
    case = CASES[name]()
    if name in families.REFUSED:
        with pytest.raises(zero_torch.ExportError, match=families.REFUSED[name]):
            case.export()
        return
    assert not unlike_inferred(case.export(), tmp_path)
    assert not run(case, tmp_path, stage=3, ranks=4)
