"""Name of each exported step (test/meaning/inputs.py finds its text) and the step it is."""

from . import flax_gpt, flax_hub_gpt, mlp_momentum, split_mlp, zoo

_LAX = flax_gpt.GPT2(attention=flax_gpt.LaxAttention, dense=flax_gpt.TransposedDense)
_LIBRARY = flax_gpt.GPT2(attention=flax_gpt.LibraryAttention, tied=False)

SAMPLES = {
    **zoo.SAMPLES,
    "gpt_long": zoo.sample(zoo.GPT_LONG),
    "mlp_momentum": mlp_momentum.sample(),
    "mlp_momentum_plain": mlp_momentum.sample(roles=False),
    "split_mlp": split_mlp.sample(),
    "flax_gpt": flax_gpt.sample(),
    "flax_gpt_not_donated": flax_gpt.sample(donate=False),
    "flax_gpt_loss_first": flax_gpt.sample(model=_LIBRARY, cross_entropy=flax_gpt._one_hot, style="loss_first"),
    "flax_gpt_loss_first_not_donated": flax_gpt.sample(cross_entropy=flax_gpt._take, style="loss_first", donate=False),
    "flax_gpt_train_state": flax_gpt.sample(model=_LAX, cross_entropy=flax_gpt._masked, style="train_state"),
    "flax_gpt_train_state_not_donated": flax_gpt.sample(model=_LIBRARY, style="train_state", donate=False),
    "flax_gpt_remat": flax_gpt.sample(model=flax_gpt.GPT2(remat=True)),
    "flax_gpt_injected_rate": flax_gpt.sample(injected=True),
    "flax_hub_gpt": flax_hub_gpt.sample(),
}

# Files that are text alone: their steps are written for several devices, the values' oracle has one.
TEXTS = {**SAMPLES, **zoo.PARALLEL}
