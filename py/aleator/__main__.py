"""`python -m aleator`."""

import sys

from aleator.cli import main

sys.exit(main())
