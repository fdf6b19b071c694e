"""The build: from the sources to `dist/`, the whole site."""
