"""`python -m throneroom` is the program `throneroom`."""

import sys

from throneroom.cli.app import main

sys.exit(main())
