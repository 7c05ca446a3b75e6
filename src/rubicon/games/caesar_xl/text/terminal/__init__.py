"""How Caesar XL is shown in the terminal."""
