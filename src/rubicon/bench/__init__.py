"""The benchmark: how fast a title runs, through the seam only, beside other engines in the same run.

`measure.figures` takes the ordinary figures, `scaling.figures` shows how cost grows, `compare` says what has
changed since an earlier run. `docs/performance.md` explains each figure.
"""
