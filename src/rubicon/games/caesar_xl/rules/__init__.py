"""The rules of Caesar XL, a module for each chapter, and the state they change."""
