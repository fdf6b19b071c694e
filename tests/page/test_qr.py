"""The QR code of a link, read back by a decoder that shares nothing with its encoder."""

import json
import subprocess

import pytest

pytestmark = pytest.mark.once

# The decoder knows the table of version 22 (1004 to 1091 characters) wrong, so that version is left out here.
LENGTHS = sorted({*range(1, 1004, 61), *range(1092, 2001, 61), *range(180, 281, 9), 1268, 1273, 1274})


def test_every_length_reads_back_or_is_refused() -> None:
    """No length gives an empty or a wrong code: up to 1273 characters it reads back, beyond it is refused."""
    run = subprocess.run(["node", "tests/page/qr.mjs", *map(str, LENGTHS)], capture_output=True, text=True, check=True)

    assert dict(zip(LENGTHS, json.loads(run.stdout), strict=True)) == {
        length: "read" if length <= 1273 else "refused" for length in LENGTHS
    }
