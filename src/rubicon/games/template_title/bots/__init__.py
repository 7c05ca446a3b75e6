"""What computer players know about Template Title."""
