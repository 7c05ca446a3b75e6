"""Environments for research: the titles as PettingZoo, OpenSpiel and Gymnasium know games.

Everything stands on `episode`, which needs no library; each adapter imports the library it is named after.
Install them with the extra `envs`, OpenSpiel with `openspiel`.
"""
