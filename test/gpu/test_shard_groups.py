"""Shard groups over NCCL: gathers and reductions inside a group, shards reduced across groups; stages agree bit by bit."""

import cases
import tolerances
import zero_run


def test_stages_are_bitwise_equal():
    case = cases.case("mlp_momentum")
    first, second = (zero_run.run(case.path, case.arguments, steps=3, stage=stage, ranks=4,
                                  options=["--target=cuda", "--deterministic", "--shard-group=2"]) for stage in (0, 3))
    loss = f"result{case.metrics[case.loss_position()]}"
    assert [line[loss] for line in first[1]] == [line[loss] for line in second[1]]
    wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first[0]))], first[0], second[0])
    assert not wrong, "\n".join(wrong)
    verdict = case.check(first[0], [line[loss] for line in first[1]], 3)
    assert verdict, "\n".join(verdict.errors)
