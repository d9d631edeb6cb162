"""Messages in three languages, looked up by id. Knows Fluent files, and nothing of the games."""

from throneroom.i18n.catalogue import Catalogue, Facts, MissingMessage, statement
from throneroom.i18n.language import DEFAULT, LANGUAGES, environment_language
from throneroom.i18n.voice import Texts

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Catalogue",
    "Facts",
    "MissingMessage",
    "Texts",
    "environment_language",
    "statement",
]
