"""Messages in three languages, looked up by id. Knows Fluent files, and nothing of the games."""

from throneroom.i18n.catalogue import Catalogue, Facts, MissingMessage, Texts, statement
from throneroom.i18n.language import DEFAULT, LANGUAGES, environment_language

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
