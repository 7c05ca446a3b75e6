"""The rules of Julius Caesar, a module for each chapter, and the state they change."""
