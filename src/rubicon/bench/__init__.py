"""The benchmark: how fast a title runs, through its interface only, next to other engines in the same run.

`measure.measure_title` takes the ordinary figures, `scaling.measure_scaling` shows how cost grows, `compare`
finds what has changed since an earlier run. `docs/performance.md` explains each figure.
"""
