"""Training steps by others: exported by plain `jax.jit`, their roles inferred, three steps interpreted, some compiled at stage
3 and trained by the executable.

Roles are compared with what the author means by each subtree of the arguments, results with JAX's. CI takes a sample;
test/nightly every second one of registry.py, and grid.py, which compiles and runs them all. By hand: test/strangers/by_hand.py.
"""

import pathlib
import sys

import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "meaning")]

import doubtful  # noqa: E402  (the paths come first)
import judge  # noqa: E402  (the paths come first)
import known  # noqa: E402
import precisions  # noqa: E402
import registry  # noqa: E402
import styles  # noqa: E402
import traps  # noqa: E402
import zero_run  # noqa: E402

# Interpreted in CI too.
RUN_IN_CI = ("adam_by_hand", "td3", "fp8_scaled_donated", "donated_loss", "gru_time_major", "last_gradient", "llama_half_donated", "lookahead",
             "per_example_gradients", "several_steps", "optimizer_muon_kept", "optimizer_optimistic_adam_kept")
# Trained by the executable on two ranks: convolutions and windows, forward and backward.
TRAINED = ("convnext", "diffusion", "resnet", "unet")
# Losses that are not returned, updates now and then, both sides of a contrastive loss, time before batch, states that are
# overwritten by products: what was taken for something else once.
MISTAKEN = ("advantage_actor_critic", "ddpg", "fp8_scaled", "spectral_gan", "spectral_gan_kept", "stochastic_rounding", "td3",
            "ppo_rollout", "td3_where", "two_tower_retrieval", "wasserstein_penalty", "memory_bank", "proximal_epochs", "ragged_arguments",
            "truncated_backpropagation", "experts_balanced", "simclr", "codebook_average", "merged_head", "line_search", "accelerated", "power_iteration",
            "gaussian_process", "per_layer_everything", "impala_vtrace", "normalised_weights", "path_length", "shuffled_environments",
            "divergence_chains", "residual_codes", "linear_thompson", "learns_when_filled", "collocation_drawn", "better_half",
            "latent_consistency", "folded_and_quantised", "control_variates_of_clients", "walkers", "environments_inside", "actors_inside",
            "flows_to_rewards", "evolved_unrolls", "distilled_rows", "layers_nobody_reads", "carried_answers", "losses_in_chunks",
            "preconditioned_by_triangles", "thresholds_of_classes", "pairs_sampled_and_judged", "devices_by_vmap",
            "leapfrogs_accepted", "waves_inverted", "hashed_twice_and_proximal", "least_squares_recursive", "scores_of_movement",
            "features_gathered_for_a_distance", "keys_in_a_ring", "leaders_followed", "modalities_missing",
            "patches_of_all_pictures", "documents_by_mean_of_logits", "heavy_ball_by_two_points", "secant_steps_in_a_list",
            "captions_to_pictures", "mixed_up_pictures", "recurrent_words", "behaviour_judged", "anchors_by_task",
            "noisy_observations_normalised")
# The roles alone take a fraction of a second: every style, and every sixth optimizer.
ROLES_IN_CI = (*styles.STYLES, *doubtful.DOUBTFUL, *traps.TRAPS, "resnet_flat_kept", "two_towers", "lora", *MISTAKEN,
               *[name for name in registry.STRANGERS if name.startswith("optimizer_") and "noisy" not in name][::6])
# Layers computed again out of several units, and sums over micro-batches in an order of their own; gradients that would wait for
# others in their unit, matmuls with padding read crosswise, units that are repeated, or computed on alone, for what reads another,
# matmuls that are exchanged, sums of a rank's own rows times reduced gradients, slices of a stack that are added up in turns, a
# bias whose gradient is there before those of its unit's matrices, elements of a vector that are multiplied by sums over rows, a copy of a
# vector that moves into its kernel behind a gather of its own, exponentials of a unit's vectors that two layers keep for backward,
# units that are reduced in two parts, what a kernel of its gradient would make again for a matmul whose unit would wait, norms of
# gradients that become one transfer, and what they are made of with them, gradients at two points that matmuls add up, padding that a matmul reads through a transpose.
COMPILED_IN_CI = ("llama_bf16_cast", "llama_accumulated", "llama_muon", "optimizer_adafactor", "weight_norm", "adaptive_adversary",
                  "causal_in_time", "control_variates_of_clients", "orders_drawn", "dilated_waves", "gradients_compared", "hyper_connected", "three_branches",
                  "remainders_and_experts", "drafts_from_features", "trees_oblivious", "harmonics_of_a_sphere",
                  "latents_by_their_noise", "pyramids_under_shared_heads", "convolutions_and_attention_in_one", "words_attacked",
                  "chunks_of_state_spaces")


# grid.py asks for the roles of all steps, and holds all of them, compiled, to JAX: every second one is interpreted besides.
INTERPRETED = [name for number, name in enumerate(registry.STRANGERS) if number % 2 or name in RUN_IN_CI]


def _known(name):
    return known.kept(name, registry.STRANGERS[name])


@pytest.mark.parametrize("name", ROLES_IN_CI)
def test_roles(name):
    wrong = judge.problems(name, _known(name), roles_only=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in RUN_IN_CI else pytest.mark.nightly) for name in INTERPRETED])
def test_steps(name):
    wrong = judge.problems(name, _known(name))
    assert not wrong, "\n".join(wrong)


# All of them are compiled and run by grid.py.
@pytest.mark.parametrize("name", COMPILED_IN_CI)
def test_compiled_at_stage_3(name):
    step = _known(name)
    if step.asks is not None:
        pytest.skip("its author has to answer first")
    error = judge.compiled(name, step)
    assert error is None or any(reason in error for reason in judge.NOT_COMPILED), error


@pytest.mark.parametrize("name", TRAINED)
def test_trained_on_two_ranks(name):
    wrong = judge.problems(name, _known(name), stage=3, ranks=2)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", precisions.PRECISIONS)
def test_precisions(name, request):
    runs = [(0, 4), (3, 4), (2, 2), (3, 1)] if request.config.getoption("--nightly") else [(3, 4)]
    wrong = judge.grid(name, _known(name), runs)
    assert not wrong, "\n".join(wrong)


# T5 is so large that several objects refer to the one text of PTX.
@pytest.mark.parametrize("name", ["t5", *(pytest.param(name, marks=pytest.mark.nightly) for name in TRAINED)])
def test_trained_on_two_gpus(name, monkeypatch):
    """GPUs are emulated: test/gpu."""
    monkeypatch.setenv("LD_LIBRARY_PATH", str(zero_run.tool("zero-compile").parents[1] / "emulated-cuda"))
    wrong = judge.problems(name, _known(name), stage=3, ranks=2, target="cuda")
    assert not wrong, "\n".join(wrong)
