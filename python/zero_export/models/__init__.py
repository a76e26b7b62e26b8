"""The model zoo: families of plain JAX, each with `Config`, `SIZES` and `Config.model()`.

    from zero_export import training
    from zero_export.models import gpt
    training.export(gpt.Config(layers=4), rows=8, recipe=training.Recipe(optimizer="lion")).save("step.mlir")
"""

# Families by the name that the command line gives them; each is a module of this package.
FAMILIES = {
    "gpt": "GPT-2 and GPT-3: language model, learned positions, GELU",
    "llama": "Llama: language model with RMSNorm, rotary positions, SwiGLU, grouped queries",
    "vit": "vision transformer: image classifier",
    "resnet": "residual network with batch normalisation: image classifier with model state",
    "mlp": "multi-layer perceptron: classifier of feature rows",
}
