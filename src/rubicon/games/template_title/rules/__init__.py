"""The rules of Template Title."""
