"""Steps that change memory, or hold and use tensors, in ways of their own: right, or refused by name."""

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
pytest.importorskip("torchax", reason="torchax is an extra: pip install './python[torch]'")

import habits  # noqa: E402
import in_place  # noqa: E402
import reached  # noqa: E402
from eager import unlike_eager  # noqa: E402

from zero_export import ExportError  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


class Changing(torch.nn.Module):
    def __init__(self, change):
        super().__init__()
        self.change, self.one = change, torch.nn.Linear(6, 6)
        self.register_buffer("row", torch.linspace(-1, 1, 6))
        self.register_buffer("rows", torch.linspace(-1, 1, 24).reshape(4, 6))

    def forward(self, x):
        return self.change(self.one(x) * 1.0, x, self)


def check(name, refused, module, *rest):
    if name in refused:
        with pytest.raises(ExportError, match=refused[name]):
            unlike_eager(module, *rest)
    else:
        assert not unlike_eager(module, *rest)


@pytest.mark.parametrize("name", in_place.CASES)
def test_changed_in_place(name):
    torch.manual_seed(0)
    check(name, in_place.REFUSED, Changing(in_place.CASES[name]), torch.randn(8, 6))


@pytest.mark.parametrize("cases, name", [(cases, name) for cases in (habits, reached) for name in cases.CASES],
                         ids=lambda value: value if isinstance(value, str) else "")
def test_habit(cases, name):
    torch.manual_seed(0)
    check(name, cases.REFUSED, *cases.CASES[name]())
