//===- Options.td - All options of the way down -----------------------------------------------------===//
//
// Those that passes declare, and those that no single pass reads.
//
//===------------------------------------------------------------------------------------------------===//

include "zero/Options/StepOption.td"
include "zero/1-Import/Passes.td"
include "zero/2-Replica/Passes.td"
include "zero/3-Partitioned/Passes.td"
include "zero/4-Scheduled/Passes.td"
include "zero/5-Planned/Passes.td"

// What text that is read back is proved against.
def : StepOption<"origin", "origin", "std::string", "\"\"", "Import program that the input must be equal to",
                 "Import", "FILE", AnyValue, NotOfTheStep>;
def : StepOption<"unproved", "unproved", "bool", "false",
                 "Go on from text without a proof that it is equal to its import program",
                 "Import", "", AnyValue, NotOfTheStep>;

// Another way to say `ranks`, `shard-group`, `model-axis` and `model-ranks`: those are recorded.
def : StepOption<"mesh", "mesh", "std::string", "\"\"",
                 "Mesh of the ranks: replica=R,dp=K is --ranks=R*K --shard-group=K, dp=N is --ranks=N; dp=D,tp=T where the step has a shard_map or shards states over tp, or --tensor-parallel is given",
                 "Replica", "AXIS=SIZE,...", AnyValue, NotOfTheStep>;

// What a matmul reads in forward and in backward is kept in between, or made again: no bit depends on it. What it came
// to is recorded as a fusion that is left out.
def : StepOption<"rematerialize", "rematerialize", "std::string", "\"on\"",
                 "Whether kernels of backward make again what matmuls read of forward: on, off, auto (off where the step fits --machine, or --device-memory, without)",
                 "Scheduled", "WHEN", Values<"value == \"on\" || value == \"off\" || value == \"auto\"", "on, off or auto">,
                 NotRecorded>;

// The machine: the bits of a rank's arithmetic depend on it and its threads, never on the stage.
def : StepOption<"target", "target", "std::string", "\"cpu\"",
                 "Machine to compile for: cpu (this one), cpu:x86-64-v3, ...; cuda:sm_80, ...: PTX of the kernels; null: none, plan and host program alone",
                 "Replica", "NAME[:MACHINE]", AnyValue, RecordedAsFound>;
def : StepOption<"f32Matmul", "f32-matmul", "std::string", "\"f32\"",
                 "How a GPU's library multiplies matrices of f32: f32 (no digit is left out), tf32 (by tensor cores, factors rounded to 10 bits of the fraction, but where a matmul asks for the highest precision)",
                 "Replica", "HOW", Values<"value == \"f32\" || value == \"tf32\"", "f32 or tf32">, RecordedIfGiven>;
def : StepOption<"convolution", "convolution", "std::string", "\"own\"",
                 "Who computes convolutions on a GPU: own (kernels of the program), cudnn (NVIDIA's library, those that it can be told; a GPU or a library that refuses one is an error at the start)",
                 "Replica", "WHO", Values<"value == \"own\" || value == \"cudnn\"", "own or cudnn">, RecordedIfGiven>;
def : StepOption<"threads", "threads", "int64_t", "0", "Threads a rank (0: cores / ranks, when the executable starts)",
                 "Replica", "N", Between<0, 64>, RecordedAsFound>;
