"""Shard groups over NCCL: gathers and reductions inside a group, shards reduced across groups; stages agree bit by bit."""

import cases
import tolerances
import zero_run


def test_stages_are_bitwise_equal():
    case = cases.case("mlp_momentum")
    first, second = (zero_run.run(case.path, case.arguments, steps=3, stage=stage, ranks=4,
                                  options=["--target=cuda", "--deterministic", "--shard-group=2"]) for stage in (0, 3))
    tolerances.check_same("between stages 0 and 3", first, second)
    verdict = case.check(first[0], case.losses(first[1]), 3)
    assert verdict, "\n".join(verdict.errors)
