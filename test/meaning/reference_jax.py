"""JAX as a reference computes the same bits on every machine: what XLA uses is fixed before JAX starts.

XLA's CPU client looks at the machine in two ways. It compiles for the instructions there are: with AVX512-FP16 a product
and a sum in f16 are fused, without it each is rounded (with AVX alone, sums of products in f32 are not fused either). And
it cuts long sums into one part per core. `xla_cpu_max_isa` takes AVX, AVX2, AVX512, AVX512_VNNI, AVX512_BF16, AMX and
AMX_FP16 (JAX 0.10.2; at SSE4_2 its compiler fails, another word is ignored with a warning). AVX512-FP16 is part of none
of them and goes only with AVX512 as a whole: hence AVX2. Excess precision is off: every op rounds to its own type.
"""

import os
import sys

FLAGS = {"xla_cpu_max_isa": "AVX2", "xla_allow_excess_precision": "false"}
DEVICES = "xla_force_host_platform_device_count"


def pin(devices=None, flags=FLAGS):
    """Sets what JAX reads when it starts, here and in programs started from here; call it before `import jax`.

    A flag that XLA_FLAGS names already stays as it is: that is how the suites are tried with other settings.
    """
    given = dict(flag.lstrip("-").partition("=")[::2] for flag in os.environ.get("XLA_FLAGS", "").split())
    flags = {**flags, **given, **({DEVICES: str(devices)} if devices else {})}
    wanted = {"XLA_FLAGS": " ".join(f"--{name}={value}" if value else f"--{name}" for name, value in flags.items()),
              "PJRT_NPROC": os.environ.get("PJRT_NPROC", "1"), "JAX_PLATFORMS": "cpu"}
    bridge = sys.modules.get("jax._src.xla_bridge")
    if bridge and bridge.backends_are_initialized() and wanted.items() - os.environ.items():
        raise RuntimeError("JAX has started with other settings; call reference_jax.pin() before anything runs")
    os.environ.update(wanted)
