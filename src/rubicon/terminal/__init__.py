"""Playing in a terminal, alone or on a server, for every title. Titles declare what is drawn (`boards`)."""
