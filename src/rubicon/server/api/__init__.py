"""The HTTP routes: games, replays, accounts, notifications, and the files of the page."""
