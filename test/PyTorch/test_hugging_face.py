"""Models of `transformers` with random weights: what zero-ckpt makes of them computes the same, and what it writes they load."""

import shutil
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import safetensors.numpy

import zero_run
from zero_export import training
from zero_export.models import gpt, llama, vit
from zero_export.training import Recipe

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install './python[torch]'")
transformers = pytest.importorskip("transformers", reason="is part of the extra torch-test: pip install './python[torch,torch-test]'")

ROWS, STEPS = 4, 20


def call(*words):
    return zero_run.call([zero_run.tool("zero-ckpt"), *words])


def close(found, expected):
    """Equal to 1e-5 of the largest."""
    found, expected = np.asarray(found), np.asarray(expected)
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-5 * np.abs(expected).max())


def saved(model, folder, **options):
    """The model in a folder, with weights that are not what layers begin as."""
    torch.manual_seed(0)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.copy_(torch.randn(parameter.shape) * 0.2)
    model.eval().save_pretrained(folder, **options)
    return model


def loaded(kind, folder):
    """The model that `transformers` loads; asserts that it finds all its weights, and no other."""
    model, info = kind.from_pretrained(folder, output_loading_info=True)
    assert not info["missing_keys"] and not info["unexpected_keys"] and not info["mismatched_keys"], info
    return model.eval()


def logits(model, **inputs):
    with torch.no_grad():
        return model(**{name: torch.tensor(np.asarray(value)) for name, value in inputs.items()}).logits.numpy()


def tree_of(file, config):
    """Parameters of a file of pytree paths, as the zoo's models take them."""
    shapes = jax.eval_shape(config.model().init, jax.ShapeDtypeStruct((2,), np.uint32))
    paths, tree = jax.tree_util.tree_flatten_with_path(shapes)
    arrays = safetensors.numpy.load_file(file)
    names = ["/".join(str(getattr(key, "key", getattr(key, "idx", key))) for key in path) for path, _ in paths]
    assert sorted(names) == sorted(arrays)
    return tree.unflatten([jnp.asarray(arrays[name]) for name in names])


@pytest.mark.parametrize("stacked", [False, True])
def test_gpt2_trained(tmp_path, stacked):
    """Imported, trained 20 steps by the executable, exported: transformers' logits are those of the JAX-trained one."""
    config = gpt.Config(layers=2, hidden=32, heads=4, context=12, vocab=64, scan=stacked)
    model = saved(transformers.GPT2LMHeadModel(transformers.GPT2Config(
        vocab_size=64, n_positions=12, n_embd=32, n_layer=2, n_head=4, resid_pdrop=0, embd_pdrop=0, attn_pdrop=0, bos_token_id=0,
        eos_token_id=0)), tmp_path / "hf", max_shard_size="20KB")
    recipe = Recipe(learning_rate=1e-2)
    (tmp_path / "step.mlir").write_text(training.export(config, ROWS, recipe, with_init=False).mlir_module())
    zero_run.compile_step(tmp_path / "step.mlir", tmp_path / "train", stage=3, ranks=2)
    call("import", tmp_path / "hf", "--map=gpt2", "--for", tmp_path / "train", "-o", tmp_path / "init.safetensors")
    before = tree_of(tmp_path / "init.safetensors", config)

    tokens = np.random.default_rng(1).integers(0, 64, ROWS * STEPS * 12 + 1, np.uint8)
    (tmp_path / "tokens.bin").write_bytes(tokens.tobytes())
    zero_run.call([tmp_path / "train", "--data", tmp_path / "tokens.bin", "--data-order=stream", "--steps", STEPS, "--init",
                   tmp_path / "init.safetensors", "--init-rest=zeros", "--out", tmp_path / "run"])
    call("export", tmp_path / "run", "--map=gpt2", "--shard-size=20KB", "-o", tmp_path / "out")
    shutil.copy(tmp_path / "hf/config.json", tmp_path / "out")

    rows = np.lib.stride_tricks.sliding_window_view(tokens, 13)[::12].astype(np.int32).reshape(STEPS, ROWS, 13)
    step, init, _, _ = training.training_step(config, ROWS, recipe)
    state = jax.jit(init)(jax.random.PRNGKey(0))._replace(params=before)
    step = jax.jit(step)
    for part in rows:
        state, _ = step(state, {"inputs": part[:, :-1], "targets": part[:, 1:]})
    ids = rows[0, :, :-1]
    apply = jax.jit(lambda params: gpt.logits(params, ids, config))
    close(apply(before), logits(model, input_ids=ids.astype(np.int64)))
    trained = logits(loaded(transformers.GPT2LMHeadModel, tmp_path / "out"), input_ids=ids.astype(np.int64))
    close(trained, apply(state.params))
    assert np.abs(trained - apply(before)).max() > 0.1 * np.abs(trained).max()


def round_trip(tmp_path, name, kind, model, inputs, *options):
    """A file of pytree paths of `model`; what is made of that again must load and compute the same, to the last bit."""
    call("convert", tmp_path / "hf", "--map", name, "--reverse", *options, "-o", tmp_path / "ours.safetensors")
    call("convert", tmp_path / "ours.safetensors", "--map", name, "-o", f"{tmp_path}/back/")
    shutil.copy(tmp_path / "hf/config.json", tmp_path / "back")
    expected = logits(model, **inputs)
    np.testing.assert_array_equal(logits(loaded(kind, tmp_path / "back"), **inputs), expected)
    return tmp_path / "ours.safetensors", expected


@pytest.mark.parametrize("tied, stacked", [(False, False), (True, True)])
def test_llama(tmp_path, tied, stacked):
    config = llama.Config(layers=2, hidden=32, heads=4, kv_heads=2, feed=48, context=12, vocab=64, tied=tied, scan=stacked)
    kind = transformers.LlamaForCausalLM
    model = saved(kind(transformers.LlamaConfig(
        vocab_size=64, hidden_size=32, intermediate_size=48, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2,
        max_position_embeddings=12, rms_norm_eps=1e-5, tie_word_embeddings=tied, bos_token_id=0, eos_token_id=0)), tmp_path / "hf")
    ids = np.random.default_rng(0).integers(0, 64, (3, 12))
    file, expected = round_trip(tmp_path, "llama", kind, model, {"input_ids": ids}, *["--stacked"] * stacked)
    close(llama.logits(tree_of(file, config), ids, config), expected)


def test_vit(tmp_path):
    config = vit.Config(layers=2, hidden=32, heads=4, image=16, patch=4, classes=5)
    kind = transformers.ViTForImageClassification
    model = saved(kind(transformers.ViTConfig(
        hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=128, image_size=16, patch_size=4,
        num_labels=5, layer_norm_eps=1e-5)), tmp_path / "hf")
    images = np.random.default_rng(0).standard_normal((3, 16, 16, 3)).astype(np.float32)
    file, expected = round_trip(tmp_path, "vit", kind, model, {"pixel_values": np.ascontiguousarray(images.transpose(0, 3, 1, 2))})
    close(vit.logits(tree_of(file, config), images, config), expected)


def bert_logits(p, ids, layers, heads):
    """A BERT as transformers 4 had it in Flax: one segment, nothing masked."""
    def norm(x, name):
        x = x - x.mean(-1, keepdims=True)
        return x / jnp.sqrt(jnp.square(x).mean(-1, keepdims=True) + 1e-12) * p[f"{name}/scale"] + p[f"{name}/bias"]

    def dense(x, name):
        return x @ p[f"{name}/kernel"] + p[f"{name}/bias"]

    words = p["bert/embeddings/word_embeddings/embedding"]
    x = words[ids] + p["bert/embeddings/position_embeddings/embedding"][: ids.shape[1]]
    x = norm(x + p["bert/embeddings/token_type_embeddings/embedding"][0], "bert/embeddings/LayerNorm")
    for i in range(layers):
        name = f"bert/encoder/layer/{i}"
        q, k, v = (dense(x, f"{name}/attention/self/{part}").reshape(*ids.shape, heads, -1) for part in ("query", "key", "value"))
        weights = jax.nn.softmax(jnp.einsum("bthd,bshd->bhts", q, k) / np.sqrt(q.shape[-1]), -1)
        mixed = jnp.einsum("bhts,bshd->bthd", weights, v).reshape(x.shape)
        x = norm(x + dense(mixed, f"{name}/attention/output/dense"), f"{name}/attention/output/LayerNorm")
        hidden = jax.nn.gelu(dense(x, f"{name}/intermediate/dense"), approximate=False)
        x = norm(x + dense(hidden, f"{name}/output/dense"), f"{name}/output/LayerNorm")
    x = jax.nn.gelu(dense(x, "cls/predictions/transform/dense"), approximate=False)
    return norm(x, "cls/predictions/transform/LayerNorm") @ words.T + p["cls/predictions/bias"]


def test_bert(tmp_path):
    kind = transformers.BertForMaskedLM
    model = saved(kind(transformers.BertConfig(
        vocab_size=64, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48,
        max_position_embeddings=12)), tmp_path / "hf")
    ids = np.random.default_rng(0).integers(1, 64, (3, 12))
    file, expected = round_trip(tmp_path, "bert", kind, model, {"input_ids": ids})
    params = {name: jnp.asarray(array) for name, array in safetensors.numpy.load_file(file).items()}
    close(bert_logits(params, ids, 2, 4), expected)


def test_a_model_of_another_kind_is_refused(tmp_path):
    saved(transformers.BertForMaskedLM(transformers.BertConfig(
        vocab_size=64, hidden_size=32, num_hidden_layers=1, num_attention_heads=4, intermediate_size=48,
        max_position_embeddings=12)), tmp_path / "hf")
    done = subprocess.run([zero_run.tool("zero-ckpt"), "convert", tmp_path / "hf", "--map=gpt2", "--reverse", "-o", tmp_path / "x"],
                          capture_output=True, text=True)
    assert done.returncode == 1 and "arrays that no rule takes:\n  'bert.embeddings" in done.stderr
