"""What all tests share: how hard hypothesis tries."""

import os

from hypothesis import settings

# A slow machine is no failing property, and a failure must come again when it is looked at.
settings.register_profile("ci", deadline=None, derandomize=True, database=None)
settings.register_profile("engine", settings.get_profile("ci"), max_examples=20)  # Pyodide is some times slower
settings.register_profile("fuzz", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("ALEATOR_PROFILE", "ci"))
