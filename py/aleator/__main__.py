"""`python -m aleator`."""

import sys

from aleator.cli import main

if __name__ == "__main__":
    sys.exit(main())
