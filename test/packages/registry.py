"""Package -> {name: () -> Stranger}; without the packages there are no steps."""

import importlib.util

# First word of a step's name -> the package, where they differ.
_PACKAGES = {"tfp": "tensorflow-probability", "dm": "dm-pix", "nnx": "flax", "haiku": "dm-haiku", "e3nn": "e3nn-jax", "ott": "ott-jax"}


def _installed(module):
    return importlib.util.find_spec(module) is not None


def packages():
    if not all(_installed(module) for module in ("transformers", "diffusers", "keras", "rlax", "gymnax")):
        return {}
    import agents
    import diffusion
    import frameworks
    import hugging_face_models
    import keras_models
    import losses
    import optax_all
    import simulated
    found = {"transformers": hugging_face_models.STEPS, "diffusers": diffusion.STEPS, "optax": optax_all.STEPS, "keras": keras_models.STEPS}
    for module in (losses, agents, frameworks, simulated):
        for name, step in module.STEPS.items():
            package = name.split("_")[0]
            found.setdefault(_PACKAGES.get(package, package), {})[name] = step
    return found
