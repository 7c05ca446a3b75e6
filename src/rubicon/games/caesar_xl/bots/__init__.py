"""What computer players know of Caesar XL: judgement and the chance to win."""
