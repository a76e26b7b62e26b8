"""Values of forward, and states of the optimizer, in pinned memory of the host: the same bits as on the GPU."""

import cases
import tolerances
import zero_run


def test_bits_are_those_of_values_on_the_gpu():
    case = cases.case("gpt_tiny_f32")
    kept, away = (zero_run.run(case.path, case.arguments, steps=2, stage=3, ranks=2, options=["--target=cuda", "--deterministic", *options])
                  for options in ([], ["--activations=offloaded", "--offload-min-bytes=1024"]))
    tolerances.check_same("when offloaded", kept, away)


def test_bits_are_those_of_states_on_the_gpu():
    case = cases.case("gpt_tiny_f32")
    kept, away = (zero_run.run(case.path, case.arguments, steps=2, stage=3, ranks=2, options=["--target=cuda", "--deterministic", *options])
                  for options in ([], ["--offload-optimizer", "--offload-min-bytes=1024"]))
    tolerances.check_same("when offloaded", kept, away)
