"""The fuzzer: plays random games of any title and checks the promises of `rubicon.core.promises` in them.

`player` has the random players, `run` plays one game or many in several processes, `tally` adds up results.
Printing and the command line are in `rubicon.cli.titles.fuzz`.
"""
