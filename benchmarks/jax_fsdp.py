"""The steps of `workloads.py` under `jax.jit` on several host devices, the state sharded as FSDP does; ranks.py runs this.

    .venv/bin/python benchmarks/jax_fsdp.py --ranks 4 [--workload NAME ...]

Every leaf of the state is cut along its longest dimension that divides among the devices, the batch along its rows. The model
reads whole parameters and gives gradients cut as the state is; XLA's partitioner makes that collectives. (Of arguments cut
so and nothing more it makes a worse program: 929 MB a device, not 588, of one layer under a table of 50,257 words.) Prints one
JSON object with the bytes a device that the executable asks for, then answers lines as `peers.listen` does.
"""

import argparse
import dataclasses
import json
from typing import Any

import peers
import workloads  # before JAX, whose platform it sets

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from zero_export import training


def cut(mesh, leaf):
    """The sharding of a leaf of the state, or of its gradient."""
    divided = ((size, -number) for number, size in enumerate(leaf.shape) if size % mesh.size == 0)
    size, number = max(divided, default=(0, 0))
    return NamedSharding(mesh, PartitionSpec(*[None] * -number, "data") if size else PartitionSpec())


def gather(value, whole, cut):
    """The whole parameter; its gradient is cut again."""

    @jax.custom_vjp
    def gathered(value):
        return jax.lax.with_sharding_constraint(value, whole)

    gathered.defvjp(lambda value: (gathered(value), None), lambda _, g: (jax.lax.with_sharding_constraint(g, cut),))
    return gathered(value)


@dataclasses.dataclass(frozen=True)
class Sharded:
    """A model's configuration, its parameters gathered where the loss reads them."""

    config: Any
    mesh: Mesh

    def model(self):
        model = self.config.model()

        def loss(params, *rest):
            whole = NamedSharding(self.mesh, PartitionSpec())
            return model.loss(jax.tree.map(lambda leaf: gather(leaf, whole, cut(self.mesh, leaf)), params), *rest)

        return dataclasses.replace(model, loss=loss)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    workloads.add_arguments(parser)
    options = parser.parse_args()
    workload = workloads.chosen(options)
    jax.config.update("jax_num_cpu_devices", options.ranks)
    mesh = Mesh(np.array(jax.devices()), ("data",))
    recipe = training.Recipe(dtype=options.dtype)
    step, init, _, _ = training.training_step(Sharded(workload.config, mesh), workload.rows, recipe)
    key = jax.random.PRNGKey(1)
    shardings = jax.tree.map(lambda leaf: cut(mesh, leaf), jax.eval_shape(init, key))
    batch = jax.device_put(workload.batch(), NamedSharding(mesh, PartitionSpec("data")))
    state = jax.jit(init, out_shardings=shardings)(key)
    compiled = jax.jit(step, donate_argnums=0, out_shardings=(shardings, None)).lower(state, batch).compile()
    memory = compiled.memory_analysis()

    def one():
        nonlocal state
        state, metrics = compiled(state, batch)
        jax.block_until_ready((state, metrics))

    one()
    print(json.dumps({"bytes": memory.argument_size_in_bytes + memory.temp_size_in_bytes}), flush=True)
    peers.listen(one)


if __name__ == "__main__":
    main()
