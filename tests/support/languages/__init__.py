"""Pages and message files in languages that nobody speaks, to find texts that were not translated."""
