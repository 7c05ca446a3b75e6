"""The steps from one version of the database to the next, one module each, in the order of their numbers."""
