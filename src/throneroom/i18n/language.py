"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

DEFAULT: Final = "en"
LANGUAGES: Final = ("en", "cs", "hu")


def environment_language(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for; one we do not have counts as English."""
    for name in ("THRONEROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT
