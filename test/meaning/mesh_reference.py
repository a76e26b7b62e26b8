"""A GPT or a Llama of the exporter, written out by `jax.shard_map` over (dp, tp), as JAX runs it on as many host devices.

    mesh_reference.py NAME DP TP STEPS FOLDER

writes FOLDER/arguments.safetensors (arg0, arg1, ...), FOLDER/results.safetensors (of @main after STEPS steps on the same batch, named
likewise) and FOLDER/losses.json. Run as a program of its own: the number of host devices is fixed when JAX starts.
"""

import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
ROWS = 12


def models():
    """{name: configuration}; its step for one device is `zoo.sample` of it."""
    from samples import zoo

    return {"gpt": zoo.GPT, "llama": zoo.LLAMA}


def rearranged(tree, jax, outer, inner):
    """A GPT's queries, keys and values, columns of one weight each: in `outer` groups of `inner` parts, from as many of the other."""
    def swap(path, leaf):
        if "qkv" not in jax.tree_util.keystr(path):
            return leaf
        parts = leaf.reshape(*leaf.shape[:-1], inner, outer, -1)
        return parts.swapaxes(-3, -2).reshape(leaf.shape)

    return jax.tree_util.tree_map_with_path(swap, tree)


def main(name, dp, tp, steps, folder):
    import jax
    import numpy as np
    import zero_run
    from samples import zoo
    from zero_export import training

    config = models()[name]
    step, init, _, _ = training.training_step(config, ROWS, training.Recipe(dp=dp, tp=tp))
    state, batch = zoo.sample(config, rows=ROWS).arguments(1)
    assert jax.tree.structure(state) == jax.tree.structure(jax.eval_shape(init, jax.random.PRNGKey(1)))
    zero_run.save(list(map(jax.device_get, jax.tree.leaves((state, batch)))), folder / "arguments.safetensors")
    state = rearranged(state, jax, tp, 3)  # written out, the columns of a rank are side by side
    # The step names its axes alone, those of several ranks: values on the devices say which these are.
    axes = {axis: size for axis, size in (("dp", dp), ("tp", tp)) if size > 1}
    devices = jax.sharding.Mesh(np.array(jax.devices()).reshape(tuple(axes.values())), tuple(axes))
    state, batch = jax.device_put((state, batch), jax.sharding.NamedSharding(devices, jax.sharding.PartitionSpec()))
    losses, compiled = [], jax.jit(step)
    for _ in range(steps):
        state, metrics = compiled(state, batch)
        losses.append(float(metrics["loss"]))
    state = rearranged(jax.device_get(state), jax, 3, tp)
    zero_run.save(list(map(jax.device_get, jax.tree.leaves((state, metrics)))), folder / "results.safetensors")
    (folder / "losses.json").write_text(json.dumps(losses))


if __name__ == "__main__":
    sys.path[:0] = [str(FOLDER), str(FOLDER.parents[1] / "python")]
    import reference_jax

    model, *numbers, where = sys.argv[1:]
    along_dp, along_tp, count = map(int, numbers)
    reference_jax.pin(devices=along_dp * along_tp)
    main(model, along_dp, along_tp, count, pathlib.Path(where))
