"""Knowledge of Julius Caesar for computer players: judgement, its weights, and memory."""
