"""The commands, one file each. `strategikon.cli` finds them by name and imports only the one that is run."""
