"""Sub-commands for people who write or check a title: rules, promises, conformance, packs, new titles."""
