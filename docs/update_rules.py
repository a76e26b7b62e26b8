#!/usr/bin/env python3
"""docs/Updates.md: what optimizers move beyond SGD, with the rules for sums over parameters and without.

    .venv/bin/python docs/update_rules.py           rewrites the page
    .venv/bin/python docs/update_rules.py --check   fails where the committed one is not fresh

Steps are exported by plain `jax.jit`, and partitioned at stage 3 on four ranks; bytes are those that zero-verify-partition counts.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

os.environ.setdefault("JAX_PLATFORMS", "cpu")
ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "test/strangers"))

import jax  # noqa: E402  (the path comes first)
import jax.numpy as jnp  # noqa: E402
import optax  # noqa: E402
import optimizers  # noqa: E402

PAGE = ROOT / "docs/Updates.md"
RANKS, ROWS, WIDTH, HIDDEN, OUT = 4, 8, 64, 256, 32
# Without these, what they shard is gathered.
RULES = ("axis-reduce-to-partials", "expand-inner-products")
HEADER = f"""# Updates on shards

<!-- Made by docs/update_rules.py; don't edit -->

An optimizer is sharded element by element. What it adds up over a parameter (norms, means of rows and columns, inner products)
is added up by each rank over its own range, and the sums are all-reduced; what no rule of `zero-partition` shards is gathered and
computed whole ([its passes](Passes/3-Partitioned.md)). The table counts, for a network of {WIDTH} x {HIDDEN} and {HIDDEN} x {OUT} weights with
biases at stage 3 on {RANKS} ranks, the bytes that a rank receives in a step beyond SGD's, and the bytes of whole values that it holds
at one time: by the rules, and with `--disable-rules={",".join(RULES)}`.

| update | wire by rules | wire by gathers | memory by rules | memory by gathers |
|---|---|---|---|---|
"""


def dense():
    keys = jax.random.split(jax.random.key(0), 2)
    return {"in": {"kernel": jax.random.normal(keys[0], (WIDTH, HIDDEN)) * 0.1, "bias": jnp.zeros(HIDDEN)},
            "out": {"kernel": jax.random.normal(keys[1], (HIDDEN, OUT)) * 0.1, "bias": jnp.zeros(OUT)}}


def error(params, x, y, kernel=lambda layer: layer["kernel"]):
    hidden = jnp.tanh(x @ kernel(params["in"]) + params["in"]["bias"])
    return jnp.mean((hidden @ kernel(params["out"]) + params["out"]["bias"] - y) ** 2)


def text(step, *states):
    """The exported step, without roles."""
    x, y = jnp.zeros((ROWS, WIDTH)), jnp.zeros((ROWS, OUT))
    return jax.jit(step, donate_argnums=range(len(states))).lower(*states, x, y).as_text()


def trained(tx, params=None, loss=error):
    params = dense() if params is None else params

    def step(params, opt_state, x, y):
        value, grads = jax.value_and_grad(loss)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, value
    return text(step, params, tx.init(params))


def sharpness():
    """SAM: the gradient where the loss is worst nearby."""
    def step(params, x, y):
        grads = jax.grad(error)(params, x, y)
        norm = optax.global_norm(grads)
        worst = jax.tree.map(lambda p, g: p + 0.05 * g / norm, params, grads)
        value, grads = jax.value_and_grad(error)(worst, x, y)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value
    return text(step, dense())


def lookahead():
    tx = optax.lookahead(optax.sgd(0.1), sync_period=5, slow_step_size=0.5)
    params = optax.LookaheadParams.init_synced(dense())

    def step(params, opt_state, x, y):
        value, grads = jax.value_and_grad(error)(params.fast, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, value
    return text(step, params, tx.init(params))


def weight_norm():
    params = {name: {**layer, "scale": jnp.ones(layer["bias"].shape)} for name, layer in dense().items()}
    return trained(optax.adamw(1e-2), params, lambda p, x, y: error(
        p, x, y, lambda layer: layer["scale"] * layer["kernel"] / jnp.linalg.norm(layer["kernel"], axis=0)))


def weight_standardised():
    def kernel(layer):
        centred = layer["kernel"] - jnp.mean(layer["kernel"], axis=0)
        return centred / jnp.sqrt(jnp.mean(centred ** 2, axis=0) + 1e-5)
    return trained(optax.adamw(1e-2), loss=lambda p, x, y: error(p, x, y, kernel))


def lora():
    """Frozen weights and trained factors."""
    params, frozen = dense(), {name: layer["kernel"] for name, layer in dense().items()}
    for layer in params.values():
        rows, columns = layer.pop("kernel").shape
        layer["down"], layer["up"] = jnp.ones((rows, 4)), jnp.ones((4, columns))
    tx = optax.adamw(1e-2)

    def step(params, opt_state, frozen, x, y):
        def loss(params):
            whole = {name: {**layer, "kernel": frozen[name] + layer["down"] @ layer["up"]} for name, layer in params.items()}
            return error(whole, x, y)
        value, grads = jax.value_and_grad(loss)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, value
    x, y = jnp.zeros((ROWS, WIDTH)), jnp.zeros((ROWS, OUT))
    return jax.jit(step, donate_argnums=(0, 1)).lower(params, tx.init(params), frozen, x, y).as_text()


def by_name(name):
    return lambda: trained(optimizers.OPTIMIZERS[name]())


UPDATES = {
    "AdamW, clipped": by_name("clip_adamw"), "Adafactor": by_name("adafactor"), "Adafactor, momentum": by_name("adafactor_momentum"),
    "SM3": by_name("sm3"), "LAMB": by_name("lamb"), "LARS": by_name("lars"), "Fromage": by_name("fromage"), "NovoGrad": by_name("novograd"),
    "adaptive clipping": by_name("agc"), "clipping by block": by_name("clip_block"), "centralised gradients": by_name("centralize"),
    "Prodigy": by_name("prodigy"), "D-Adaptation": by_name("dadapt"), "DoG": by_name("dog"), "schedule-free": by_name("schedule_free"),
    "SAM": sharpness, "lookahead": lookahead, "weight norm": weight_norm, "weight standardisation": weight_standardised, "LoRA": lora,
    "noise": by_name("noisy_sgd"), "MultiSteps": by_name("multi_steps"), "apply_if_finite": by_name("apply_if_finite"),
    "Muon": by_name("muon"), "Shampoo": by_name("low_rank_shampoo_like"),
}


def count(step, disabled=()):
    """(bytes that a rank receives, bytes of whole values at one time) in a step."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "step.mlir"
        path.write_text(step)
        options = f"stage=3 ranks={RANKS}" + (f" disable-rules={','.join(disabled)}" if disabled else "")
        done = subprocess.run([ROOT / "build/bin/zero-opt", path, f"--zero-to-partitioned={options}"], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: a step of docs/update_rules.py does not compile: {done.stderr}")
    return tuple(int(re.search(pattern, done.stdout)[1]) for pattern in (
        r"zero\.bytes = .*?\bwire = \{[^}]*main = (\d+)", r"zero\.bytes = .*?\bextra = \{memory = (\d+)"))


def page():
    sgd, _ = count(trained(optax.sgd(0.1)))
    lines = []
    for name, make in UPDATES.items():
        step = make()
        (wire, memory), (gathered, held) = count(step), count(step, RULES)
        lines.append(f"| {name} | {wire - sgd} | {gathered - sgd} | {memory} | {held} |\n")
    return HEADER + "".join(lines)


def main():
    if "--check" not in sys.argv:
        PAGE.write_text(page())
    elif PAGE.read_text() != page():
        sys.exit(f"error: {PAGE.relative_to(ROOT)} is not fresh; run docs/update_rules.py")


if __name__ == "__main__":
    main()
