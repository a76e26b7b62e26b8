"""Where values of forward are until backward reads them, as options for small steps."""

PARTS = {"partitioned": ("--activations=partitioned", "--partition-min-bytes=512"),
         "partitioned-offloaded": ("--activations=partitioned-offloaded", "--partition-min-bytes=512", "--offload-min-bytes=256")}
OFFLOADED = ("--activations=offloaded", "--offload-min-bytes=256")
