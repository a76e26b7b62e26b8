"""Training steps to start from: `zero_export.models.gpt`."""
