"""`python -m strategikon` is the command `strategikon`."""

import sys

from strategikon.cli import main

if __name__ == "__main__":
    sys.exit(main())
