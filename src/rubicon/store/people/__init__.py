"""What people decide about each other, in the store: who is muted and blocked, and reported lines of chat."""
