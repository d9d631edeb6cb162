"""The toy game is in the registry while these tests run, so that records can name it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.toy import TOY
from throneroom.core.game import games


@pytest.fixture(autouse=True, scope="module")
def toy_is_installed() -> Iterator[None]:
    games()[TOY.id] = TOY
    yield
    del games()[TOY.id]
