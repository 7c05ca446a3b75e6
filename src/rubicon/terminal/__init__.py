"""Playing in a terminal: the parts that serve every title. What is drawn, a title declares (see `boards`)."""
