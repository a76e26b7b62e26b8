"""Modules as strangers write them: {name: function that makes a Case}. Small, f32, without dropout."""

import breadth_images  # noqa: F401
import breadth_sequences  # noqa: F401
import breadth_steps  # noqa: F401
from torch_case import CASES  # noqa: F401
