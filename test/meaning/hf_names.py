"""Weights of the zoo's models under the names and in the layouts of Hugging Face's `transformers`, by NumPy alone.

What the maps of zero-ckpt are held to; they share no code with it.
"""

import jax
import numpy as np


def flat(params, prefix=""):
    """{pytree path: array}, names as in a checkpoint."""
    return {"/".join(str(getattr(key, "key", getattr(key, "idx", key))) for key in path): np.asarray(leaf)
            for path, leaf in jax.tree_util.tree_flatten_with_path(params)[0]}


def _layers(params):
    """{number: {rest of the path: array}}, of layers that are stacked or not, and {path: array} of what is in no layer."""
    layers, others = {}, {}
    for name, array in params.items():
        head, found, rest = name.partition("blocks/")
        number, _, below = rest.partition("/")
        if not found:
            others[name] = array
        elif number.isdigit():
            layers.setdefault(int(number), {})[below] = array
        else:
            for i, part in enumerate(array):
                layers.setdefault(i, {})[rest] = part
    return layers, others


def _linear(out, name, layer, key, transposed=True):
    kernel = layer[f"{key}/kernel"]
    out[f"{name}.weight"] = np.ascontiguousarray(kernel.T if transposed else kernel)
    if f"{key}/bias" in layer:
        out[f"{name}.bias"] = layer[f"{key}/bias"]


def _norm(out, name, params, key):
    out[f"{name}.weight"] = params[f"{key}/scale"]
    if f"{key}/bias" in params:
        out[f"{name}.bias"] = params[f"{key}/bias"]


def gpt2(params):
    """GPT2LMHeadModel."""
    out, (layers, others) = {}, _layers(params)
    for i, layer in layers.items():
        prefix = f"transformer.h.{i}."
        for name, key in (("attn.c_attn", "attn/qkv"), ("attn.c_proj", "attn/out"), ("mlp.c_fc", "mlp/up"),
                          ("mlp.c_proj", "mlp/down")):
            _linear(out, prefix + name, layer, key, transposed=False)  # Conv1D
        for name in ("ln_1", "ln_2"):
            _norm(out, prefix + name, layer, name)
    _norm(out, "transformer.ln_f", others, "ln_f")
    out["transformer.wte.weight"], out["transformer.wpe.weight"] = others["wte"], others["wpe"]
    if "head/kernel" in others:
        _linear(out, "lm_head", others, "head")
    return out


def llama(params):
    """LlamaForCausalLM."""
    out, (layers, others) = {}, _layers(params)
    for i, layer in layers.items():
        prefix = f"model.layers.{i}."
        for name, key in (("q_proj", "q"), ("k_proj", "k"), ("v_proj", "v"), ("o_proj", "out")):
            _linear(out, f"{prefix}self_attn.{name}", layer, f"attn/{key}")
        for name in ("gate", "up", "down"):
            _linear(out, f"{prefix}mlp.{name}_proj", layer, f"mlp/{name}")
        _norm(out, prefix + "input_layernorm", layer, "norm_1")
        _norm(out, prefix + "post_attention_layernorm", layer, "norm_2")
    _norm(out, "model.norm", others, "norm_f")
    out["model.embed_tokens.weight"] = others["token"]
    if "head/kernel" in others:
        _linear(out, "lm_head", others, "head")
    return out


def vit(params):
    """ViTForImageClassification."""
    out, (layers, others) = {}, _layers(params)
    for i, layer in layers.items():
        prefix = f"vit.encoder.layer.{i}."
        for name, key in (("query", "q"), ("key", "k"), ("value", "v")):
            _linear(out, f"{prefix}attention.attention.{name}", layer, f"attn/{key}")
        _linear(out, prefix + "attention.output.dense", layer, "attn/out")
        _linear(out, prefix + "intermediate.dense", layer, "mlp/up")
        _linear(out, prefix + "output.dense", layer, "mlp/down")
        _norm(out, prefix + "layernorm_before", layer, "ln_1")
        _norm(out, prefix + "layernorm_after", layer, "ln_2")
    _norm(out, "vit.layernorm", others, "ln_f")
    _linear(out, "classifier", others, "head")
    out["vit.embeddings.cls_token"] = others["class"]
    out["vit.embeddings.position_embeddings"] = others["position"][None]
    out["vit.embeddings.patch_embeddings.projection.weight"] = np.ascontiguousarray(
        np.einsum("hwcd->dchw", others["patches/filter"]))
    out["vit.embeddings.patch_embeddings.projection.bias"] = others["patches/bias"]
    return out


def bert_params(layers, hidden, feed, vocab, positions, values):
    """{path: array} of a BERT as transformers 4 had it in Flax, random: FlaxBertForMaskedLM."""
    params = {}

    def array(name, *shape):
        params[name] = values.standard_normal(shape).astype(np.float32)

    def linear(name, inputs, outputs):
        array(f"{name}/kernel", inputs, outputs)
        array(f"{name}/bias", outputs)

    def norm(name):
        array(f"{name}/scale", hidden)
        array(f"{name}/bias", hidden)

    for name, count in (("word", vocab), ("position", positions), ("token_type", 2)):
        array(f"bert/embeddings/{name}_embeddings/embedding", count, hidden)
    norm("bert/embeddings/LayerNorm")
    for i in range(layers):
        prefix = f"bert/encoder/layer/{i}"
        for name in ("self/query", "self/key", "self/value", "output/dense"):
            linear(f"{prefix}/attention/{name}", hidden, hidden)
        norm(f"{prefix}/attention/output/LayerNorm")
        linear(f"{prefix}/intermediate/dense", hidden, feed)
        linear(f"{prefix}/output/dense", feed, hidden)
        norm(f"{prefix}/output/LayerNorm")
    linear("cls/predictions/transform/dense", hidden, hidden)
    norm("cls/predictions/transform/LayerNorm")
    array("cls/predictions/bias", vocab)
    return params


def bert(params):
    """BertForMaskedLM."""
    out = {}
    for path, array in params.items():
        name = path.replace("/", ".")
        for flax, torch in ((".kernel", ".weight"), (".scale", ".weight"), (".embedding", ".weight")):
            if name.endswith(flax):
                name = name.removesuffix(flax) + torch
        out[name] = np.ascontiguousarray(array.T) if path.endswith("/kernel") else array
    return out
