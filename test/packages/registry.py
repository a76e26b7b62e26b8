"""Package -> {name: () -> Stranger}; a package that is not installed has no steps."""

import importlib.util


def _installed(module):
    return importlib.util.find_spec(module) is not None


def packages():
    if not all(_installed(module) for module in ("transformers", "rlax", "diffrax")):
        return {}
    import hugging_face_models
    import losses
    found = {"transformers": hugging_face_models.STEPS, "optax": losses.OPTAX}
    for name, step in losses.STEPS.items():
        package = {"tfp": "tensorflow-probability", "dm": "dm-pix"}.get(name.split("_")[0], name.split("_")[0])
        found.setdefault(package, {})[name] = step
    return found
