"""zero_export.torch: names, roles, tied and frozen tensors, weights in and out, and what it refuses."""

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
pytest.importorskip("torchax", reason="torchax is an extra: pip install './python[torch]'")

import jax  # noqa: E402
import numpy as np  # noqa: E402
import torch_models as models  # noqa: E402
from safetensors import numpy as safetensors  # noqa: E402
from torch import nn  # noqa: E402

import zero_export.torch as zero_torch  # noqa: E402
from zero_export import ExportError  # noqa: E402
from zero_export.torch import _environment, _operators, _versions  # noqa: E402

IDS = torch.empty(12, 16, dtype=torch.long)


def sgd(module, **options):
    return torch.optim.SGD(module.parameters(), lr=0.1, **options)


def export(module, loss=lambda y: y.square().mean(), optimizer=None, inputs=None, targets=None, **options):
    return zero_torch.export_step(module, loss, optimizer or sgd(module), torch.empty(12, 8) if inputs is None else inputs,
                                  targets, **options)


def kinds(exported):
    return {leaf.name: leaf.kind for leaf in (*exported.state, *exported.batch)}


def test_names_and_roles_of_a_transformer():
    module = models.Transformer()
    exported = export(module, models.language_loss, torch.optim.AdamW(module.parameters()), IDS, IDS)
    assert exported.aliases == {"head.weight": "tokens.weight"}
    found = kinds(exported)
    assert {name for name, kind in found.items() if kind == "param"} == set(module.state_dict()) - {"head.weight"}
    assert found["opt_state/step"] == "step" and found["ids"] == found["target"] == "batch"
    owners = {leaf.name: leaf.of for leaf in exported.state}
    assert owners["opt_state/exp_avg/blocks.0.qkv.weight"] == "blocks.0.qkv.weight"
    assert exported.parameter_count() == sum(p.numel() for p in module.parameters())
    assert 'param "blocks.0.qkv.weight"' in exported.mlir_module()


def test_the_module_is_left_as_it_was():
    module = models.Convolution()
    before = {name: value.clone() for name, value in module.state_dict().items()}
    export(module, nn.CrossEntropyLoss(), None, torch.empty(12, 3, 16, 16), torch.empty(12, dtype=torch.long), eval=True)
    after = module.state_dict()
    assert module.training and all(type(p) is nn.Parameter for p in module.parameters())
    assert all(torch.equal(before[name], after[name]) for name in before) and list(before) == list(after)


def test_buffers_that_are_written_are_model_state():
    module = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8))
    found = kinds(export(module))
    assert [found[f"1.{name}"] for name in ("running_mean", "running_var", "num_batches_tracked")] == ["model_state"] * 3
    module[1].eval()
    found = kinds(export(module))
    assert [found[f"1.{name}"] for name in ("running_mean", "running_var", "num_batches_tracked")] == ["const"] * 3


class Averaged(nn.Module):
    """Replaces a buffer by assignment, writes another in place, only reads a third."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(8, 8)
        self.register_buffer("average", torch.zeros(8))
        self.register_buffer("count", torch.zeros((), dtype=torch.long))
        self.register_buffer("table", torch.arange(8.0), persistent=False)

    def forward(self, x):
        y = self.linear(x) * self.table
        self.average = 0.9 * self.average + 0.1 * y.detach().mean(0)
        self.count += 1
        return y


def test_buffers_replaced_by_assignment():
    assert {n: k for n, k in kinds(export(Averaged())).items() if "." not in n and n != "input"} == {
        "average": "model_state", "count": "model_state", "table": "const", "x": "batch"}


def test_an_executable_with_init_needs_no_file():
    """With @init a constant is state that stays."""
    exported = export(Averaged, optimizer=lambda p: torch.optim.SGD(p, lr=0.1), eval=True)
    assert exported.entries == ("main", "init", "eval") and exported.constants == ()
    assert kinds(exported)["table"] == "frozen"


def test_frozen_parameters():
    module = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 8))
    module[0].requires_grad_(False)
    exported = export(module)
    assert exported.frozen == ("0.weight", "0.bias") and kinds(exported)["0.weight"] == "frozen"


class PartlyUsed(nn.Module):
    def __init__(self):
        super().__init__()
        self.used, self.unused, self.cut = nn.Linear(8, 8), nn.Linear(3, 3), nn.Linear(8, 8)

    def forward(self, x):
        return self.used(x) + self.cut(x).detach()


def test_a_parameter_without_gradient_is_frozen():
    """PyTorch leaves its .grad None, and the optimizer, weight decay and all, leaves it alone."""
    module = PartlyUsed()
    exported = export(module, optimizer=sgd(module, weight_decay=0.1))
    assert exported.trained == ("used.weight", "used.bias")
    assert exported.frozen == ("unused.weight", "unused.bias", "cut.weight", "cut.bias")


def test_a_parameter_in_no_group_is_frozen():
    module = nn.Linear(8, 8)
    assert export(module, optimizer=torch.optim.SGD([module.weight], lr=1)).frozen == ("bias",)


def test_dropout_takes_a_key():
    module = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5))
    assert kinds(export(module))["rng"] == "rng" and "rng" in [leaf.name for leaf in export(module).batch]
    exported = export(module, rng="state")
    assert "rng" in [leaf.name for leaf in exported.state] and exported.initial(module, seed=7)["rng"].tolist() == [0, 7]
    assert "rng" not in kinds(export(module.eval()))


def test_abstract_modules_need_no_memory():
    with torch.device("meta"):
        module = nn.Linear(2**17, 2**17)
    exported = export(module, inputs=jax.ShapeDtypeStruct((12, 2**17), np.float32))
    assert exported.parameter_count() == 2**34 + 2**17


def test_names_of_inputs():
    class Named(nn.Linear):
        def forward(self, x, *more, scale=1.0, flag=False):
            return super().forward(x + more[0]) * scale

    x = torch.empty(12, 8)
    exported = export(Named(8, 8), lambda y, t: (y - t["x"] - t["y"]).mean(), None, (x, x), {"x": x, "y": x})
    assert sorted(leaf.name for leaf in exported.batch) == ["input1", "target/x", "x", "y"]
    exported = export(nn.Linear(8, 8), lambda y, t: (y - t[0] - t[1]).mean(), None, x, (x, x))
    assert sorted(leaf.name for leaf in exported.batch) == ["input", "target/0", "target/1"]


def test_batch_dimensions_and_metrics():
    module = nn.LSTM(8, 8)
    loss = lambda output: (output[0].mean(), {"largest": output[0].amax(), "rows": output[1][0][0].sum(-1)})
    exported = export(module, loss, inputs=torch.empty(5, 12, 8), batch_dim={"input": 1})
    assert [leaf.name for leaf in exported.metrics] == ["loss", "largest", "rows"]
    assert 'batch "input" dim = 1' in exported.mlir_module()
    with pytest.raises(ExportError, match="batch_dim names 'x'; the batch has input"):
        export(module, loss, inputs=torch.empty(5, 12, 8), batch_dim={"x": 1})


def test_weights_there_and_back(tmp_path):
    torch.manual_seed(0)
    module, other = models.Transformer(), models.Transformer()
    exported = export(module, models.language_loss, None, IDS, IDS)
    exported.save_initial(tmp_path / "init.safetensors", module)
    stored = safetensors.load_file(tmp_path / "init.safetensors")
    assert set(stored) == {leaf.name for leaf in exported.state}
    other.load_state_dict(zero_torch.state_dict_from_safetensors(tmp_path / "init.safetensors", other))
    assert all(torch.equal(a, b) for a, b in zip(module.state_dict().values(), other.state_dict().values()))
    assert other.head.weight is other.tokens.weight
    zero_torch.state_dict_to_safetensors(module.state_dict(), tmp_path / "weights.safetensors")
    assert set(safetensors.load_file(tmp_path / "weights.safetensors")) == set(stored)


def test_bf16_and_64_bit_integers_there_and_back(tmp_path):
    module = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8)).to(torch.bfloat16)
    module[1].num_batches_tracked += 3
    zero_torch.state_dict_to_safetensors(module.state_dict(), tmp_path / "w.safetensors")
    back = zero_torch.state_dict_from_safetensors(tmp_path / "w.safetensors", module)
    assert all(torch.equal(a, back[n]) and a.dtype == back[n].dtype for n, a in module.state_dict().items())


def test_a_state_dict_lacks_an_array():
    module = nn.Linear(8, 8)
    with pytest.raises(ExportError, match="no array is called 'bias'"):
        zero_torch.state_dict_of(module, {"weight": np.zeros((8, 8), np.float32)})
    with pytest.raises(ExportError, match=r"array 'weight': expected an array of shape \[8, 8\], found \[4\]"):
        zero_torch.state_dict_of(module, {"weight": np.zeros(4, np.float32)})


def test_an_optimizer_that_took_steps_gives_its_moments():
    module = nn.Linear(8, 8)
    optimizer = torch.optim.Adam(module.parameters())
    for _ in range(3):
        module(torch.randn(4, 8)).square().mean().backward()
        optimizer.step()
    initial = export(module, optimizer=optimizer).initial(module)
    assert initial["opt_state/step"] == 3
    assert np.array_equal(initial["opt_state/exp_avg/weight"], optimizer.state[module.weight]["exp_avg"].numpy())


class Branching(nn.Module):
    def __init__(self, decide):
        super().__init__()
        self.decide, self.inner = decide, nn.Linear(8, 8)

    def forward(self, x):
        return self.decide(self.inner(x))


VALUE = "Python asks for a tensor's value"


@pytest.mark.parametrize("decide, message", [
    (lambda x: x if x.sum() > 0 else -x, VALUE),
    (lambda x: x * x.mean().item(), VALUE),
    (lambda x: x[: int(x.abs().max())], VALUE),
    (lambda x: x[x > 0], "boolean mask as an index"),
    (lambda x: torch.nonzero(x), "compiled"),
    (lambda x: x @ torch.ones(3, 3), "module Branching"),
    (lambda x: torch.linalg.eigvals(x[:8]).real, "eigvals|torchax"),
], ids=["if", "item", "slice", "mask", "nonzero", "shape", "operator"])
def test_what_cannot_be_traced_is_named(decide, message):
    with pytest.raises(ExportError, match=message) as error:
        export(Branching(decide))
    assert "test_export.py:" in str(error.value), "the line of the model"


@pytest.mark.parametrize("call, message", [
    (lambda m: export("model", optimizer=sgd(m)), "module is a str"),
    (lambda m: export(lambda: 3, optimizer=sgd(m)), "returned a int, not a torch.nn.Module"),
    (lambda m: export(m, lambda y: y), r"the loss has shape \[12, 8\], not a scalar"),
    (lambda m: export(m, lambda y: "no"), "the loss is a str, not a tensor"),
    (lambda m: export(m, nn.Bilinear(8, 8, 1)), "the loss has parameters of its own"),
    (lambda m: export(m.double()), "dtype torch.float64, which JAX would narrow"),
    (lambda m: export(m, rng="none"), "expected 'argument' or 'state'"),
    (lambda m: export(m.requires_grad_(False)), "no parameter is trained"),
    (lambda m: export(nn.LazyLinear(8), optimizer=object()), "has no shapes yet"),
    (lambda m: export(m, inputs=torch.empty(12, 8).to_sparse()), "only dense tensors"),
    (lambda m: export(m, lambda y, t: y.mean(), targets={"input": torch.empty(6, 3)}), "has 6 rows|has 12 rows"),
])
def test_refusals(call, message):
    with pytest.raises(ExportError, match=message):
        call(nn.Linear(8, 8))


def test_values_of_a_meta_module_are_missing():
    with torch.device("meta"):
        module = nn.Linear(8, 8)
    with pytest.raises(ExportError, match="tensor 'weight' is on the meta device"):
        export(module).initial(module)


def test_releases_are_checked(monkeypatch):
    found = {"torch": "2.15.0", "torchax": "0.0.13"}
    monkeypatch.setattr(_versions.importlib.metadata, "version", lambda package: found[package])
    with pytest.raises(ExportError, match="made for torch 2.9, but 2.15.0 is installed; run: pip install"):
        _versions.check()
    found["torch"] = "2.9.1+cu128"
    _versions.check()

    def missing(package):
        raise _versions.importlib.metadata.PackageNotFoundError(package)

    monkeypatch.setattr(_versions.importlib.metadata, "version", missing)
    with pytest.raises(ImportError, match="needs the package 'torch'"):
        _versions.check()


class Writes(nn.Linear):
    def forward(self, x):
        with torch.no_grad():
            self.weight.mul_(0.5)
        self.last = super().forward(x)
        return self.last


def test_a_parameter_has_one_writer():
    with pytest.raises(ExportError, match="the module itself writes to the parameter 'weight'"):
        export(Writes(8, 8))


def test_attributes_that_the_model_sets_hold_no_tracer():
    module = Writes(8, 8)
    module.weight.requires_grad_(False)
    exported = export(module)
    assert kinds(exported)["weight"] == "model_state" and not hasattr(module, "last")


def test_an_operator_of_ones_own():
    with pytest.raises(ExportError, match="aten::.* has no lowering"):
        export(Branching(torch.special.airy_ai))
    zero_torch.register_operator(torch.special.airy_ai, lambda x: 1 - x * x / 4)
    try:
        _environment.environment.cache_clear()
        assert kinds(export(Branching(torch.special.airy_ai)))["inner.weight"] == "param"
    finally:
        _operators._registered.clear()
        _environment.environment.cache_clear()


def test_f16_is_autocast_only_with_a_scaler():
    with pytest.raises(ExportError, match="the loss is not scaled"):
        export(nn.Linear(8, 8), autocast=torch.float16)


class Shared(torch.nn.Module):
    """Changes in place what shares memory with what it reads afterwards."""

    def __init__(self, change):
        super().__init__()
        self.change, self.one, self.two = change, torch.nn.Linear(6, 6), torch.nn.Linear(6, 5)

    def forward(self, x):
        h = self.one(x) * 1.0
        return self.two(self.change(h, x))


@pytest.mark.parametrize("name, change", [
    ("reshape", lambda h, x: (h.reshape(-1, 3, 2).mul_(2.0), h)[1]), ("flatten", lambda h, x: (h.t().flatten().mul_(2.0), h)[1]),
    ("contiguous", lambda h, x: (h.t().contiguous().mul_(2.0), h)[1]), ("detach", lambda h, x: (h.detach().mul_(2.0), h)[1]),
    ("reshape", lambda h, x: [z := h.reshape(-1, 3, 2), h.add_(1.0), z.flatten(1)][2]),
    ("contiguous", lambda h, x: [c := h.t().clone(), c.contiguous().mul_(2.0), c.t()][2]),
    ("contiguous", lambda h, x: [h.view(2, 1, 4, 6).contiguous(memory_format=torch.channels_last).mul_(2.0), h][1]),
    ("flatten", lambda h, x: (torch.flatten(input=h, start_dim=1).mul_(2.0), h)[1]),
    ("as_strided", lambda h, x: (h.as_strided((8, 3), (6, 2)).mul_(2.0), h)[1]),
    ("view_as_complex", lambda h, x: (torch.view_as_complex(h.view(-1, 3, 2)).mul_(2.0), h)[1]),
], ids=["reshape", "flatten", "contiguous", "detach", "reshape_read", "clone", "channels", "by_name", "as_strided", "complex"])
def test_memory_that_may_be_shared_is_not_read_after_a_change(name, change):
    with pytest.raises(ExportError, match=rf"a tensor that {name}\(\) gave.*clone"):
        zero_torch.export_step(Shared(change), torch.nn.CrossEntropyLoss(), lambda p: torch.optim.SGD(p, lr=0.1), torch.empty(8, 6),
                               torch.empty(8, dtype=torch.long))
