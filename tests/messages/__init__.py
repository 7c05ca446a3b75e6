"""Tests of the message files and of the sentences made from them."""
