"""Measurements of what a player waits for. Figures are of this machine, in the same run."""
