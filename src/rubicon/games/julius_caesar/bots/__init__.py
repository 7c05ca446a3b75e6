"""What computer players know of Julius Caesar: judgement, its weights, and memory."""
