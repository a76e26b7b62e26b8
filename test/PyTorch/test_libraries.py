"""Models of well-known libraries, made by their configuration with random weights: the libraries' code, unmodified."""

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
pytest.importorskip("torchax", reason="torchax is an extra: pip install './python[torch]'")

from torch_training import Case, run  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")
LIBRARY = "is part of the extra torch-test: pip install './python[torch,torch-test]'"


def adamw(module):
    return torch.optim.AdamW(module.parameters(), lr=1e-3, eps=1e-6)


def transformers_case(name):
    transformers = pytest.importorskip("transformers", reason=f"transformers {LIBRARY}")
    torch.manual_seed(0)
    ids = torch.randint(1, 64, (8, 12))
    if name == "gpt2":
        config = transformers.GPT2Config(vocab_size=64, n_positions=12, n_embd=32, n_layer=2, n_head=4, resid_pdrop=0, embd_pdrop=0,
                                         attn_pdrop=0, use_cache=False)
        return Case(transformers.GPT2LMHeadModel(config).train(), None, adamw, {"input_ids": ids, "labels": ids})
    if name == "llama":
        config = transformers.LlamaConfig(vocab_size=64, hidden_size=32, intermediate_size=48, num_hidden_layers=2,
                                          num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=12, use_cache=False)
        return Case(transformers.LlamaForCausalLM(config).train(), None, adamw, {"input_ids": ids, "labels": ids})
    if name == "bert":
        config = transformers.BertConfig(vocab_size=64, hidden_size=32, num_hidden_layers=2, num_attention_heads=4,
                                         intermediate_size=48, max_position_embeddings=12, hidden_dropout_prob=0,
                                         attention_probs_dropout_prob=0)
        mask = (torch.arange(12) < torch.randint(6, 13, (8, 1))).long()
        return Case(transformers.BertForMaskedLM(config).train(), None, adamw,
                    {"input_ids": ids, "attention_mask": mask, "labels": ids})
    if name == "vit":
        config = transformers.ViTConfig(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48,
                                        image_size=16, patch_size=4, num_labels=5, hidden_dropout_prob=0,
                                        attention_probs_dropout_prob=0)
        return Case(transformers.ViTForImageClassification(config).train(), None, adamw,
                    {"pixel_values": torch.randn(8, 3, 16, 16), "labels": torch.randint(0, 5, (8,))})
    config = transformers.T5Config(vocab_size=64, d_model=32, d_kv=8, d_ff=48, num_layers=2, num_heads=4, dropout_rate=0,
                                   use_cache=False, decoder_start_token_id=0)
    return Case(transformers.T5ForConditionalGeneration(config).train(), None, adamw, {"input_ids": ids, "labels": ids.flip(1)})


@pytest.mark.parametrize("name", ["gpt2", *(pytest.param(n, marks=pytest.mark.nightly) for n in ("llama", "bert", "vit", "t5"))])
def test_transformers(name, tmp_path):
    assert not run(transformers_case(name), tmp_path)


@pytest.mark.nightly
@pytest.mark.parametrize("name, options", [
    ("resnet10t", {}), ("convnext_atto", {"depths": (1, 1, 1, 1), "dims": (8, 8, 16, 16), "drop_path_rate": 0.0}),
    ("vit_tiny_patch16_224", {"img_size": 32, "embed_dim": 24, "depth": 2}),
])
def test_timm(name, options, tmp_path):
    timm = pytest.importorskip("timm", reason=f"timm {LIBRARY}")
    torch.manual_seed(0)
    module = timm.create_model(name, pretrained=False, num_classes=5, **options).train()
    sgd = lambda m: torch.optim.SGD(m.parameters(), lr=1e-2, momentum=0.9)
    assert not run(Case(module, torch.nn.CrossEntropyLoss(), sgd, torch.randn(8, 3, 32, 32), torch.randint(0, 5, (8,))), tmp_path)


def test_gpt2_compiled_at_stage_3_equals_eager(tmp_path):
    assert not run(transformers_case("gpt2"), tmp_path, stage=3, ranks=4)
