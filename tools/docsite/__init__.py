"""Builds the documentation site with MkDocs: `mkdocs.yml` names `hooks`, which uses the other modules."""
