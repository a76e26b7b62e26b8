"""Runs a program written by `zero-to-stablehlo-collectives` in JAX, one host device per rank."""

import jax
import numpy as np
from jax import extend
from jaxlib import xla_client

import oracle


class ReplicaProgram:
    """@main of a module for `ranks` replicas, compiled by JAX's CPU client.

    Wants as many host devices: call `reference_jax.pin(devices=...)` before JAX starts.
    """

    def __init__(self, text, ranks):
        client = extend.backend.get_backend("cpu")
        self._devices = client.local_devices()[:ranks]
        if len(self._devices) < ranks:
            raise RuntimeError(f"{ranks} ranks want as many host devices, found {len(self._devices)}")
        options = xla_client.CompileOptions()
        options.num_replicas, options.num_partitions = ranks, 1
        options.device_assignment = xla_client.DeviceAssignment.create(np.arange(ranks).reshape(ranks, 1))
        devices = xla_client.DeviceList(tuple(self._devices))
        self._program = client.compile_and_load(oracle.main_only(text), devices, options)
        mesh = jax.sharding.Mesh(np.array(self._devices), ("rank",))
        # One array per device that may hold something else on each: nothing looks whether they are equal.
        self._sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())

    def __call__(self, arguments):
        """`arguments[rank][i]` to `results[rank][i]`, as NumPy arrays."""
        with jax.enable_x64(True):
            placed = []
            for values in zip(*arguments, strict=True):
                parts = [jax.device_put(np.array(value), device) for value, device in zip(values, self._devices, strict=True)]
                placed.append(jax.make_array_from_single_device_arrays(parts[0].shape, self._sharding, parts))
            results = self._program.execute_sharded(placed).disassemble_into_single_device_arrays()
            return [[np.array(of_rank) for of_rank in result] for result in zip(*results, strict=True)]
