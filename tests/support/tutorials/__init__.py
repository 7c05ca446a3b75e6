"""What the tests of new titles, the README and the tutorials share: a reader, and a clone to work in."""
