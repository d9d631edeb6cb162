"""The schemas of what the games declare: views, printed facts, events with their facts, and suppositions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.json import schema_components

from throneroom.core.events import NO_CHOICE, NO_CHOICE_OF_YOURS
from throneroom.core.game import Game, games
from throneroom.server.web.asking import Json

TEMPLATE: Final = "#/components/schemas/{name}"


def of_games(event: Json) -> Json:
    """The schemas of every installed game, under its name, and what any of them may be in each place for it."""
    known: Json = {}
    parts: dict[str, list[str]] = {"View": [], "Printed": [], "Event": [], "GameQuestion": [], "Supposition": []}
    for game in games().values():
        name = _name(game)
        known |= _types(game, name)
        known |= {f"{name}Event": _any_of(f"An event of {name}.", _events(game, name, event))}
        for place in ("View", "Printed", "Event"):
            parts[place].append(f"{name}{place}")
        if game.types.question is not None:
            parts["GameQuestion"].append(f"{name}{game.types.question.__name__}")
        parts["Supposition"] += [f"{name}{answer.__name__}" for answer in game.types.answers]
    known["ServerEvent"] = _event(event, (NO_CHOICE, NO_CHOICE_OF_YOURS), _closed({"seat": {"type": "string"}}))
    parts["Event"].append("ServerEvent")
    return known | {place: _any_of(MEANINGS[place], map(_reference, names)) for place, names in parts.items()}


MEANINGS: Final = {
    "View": "A game as one seat sees it.",
    "Printed": "What is printed on the components of a game.",
    "Event": "What an action caused, or what the server says of one.",
    "GameQuestion": "What a game can be asked.",
    "Supposition": "What would happen, or how a fight stood.",
}


def of_changes() -> Json:
    """A change of a view, which puts any piece of plain data somewhere, and what that is."""
    json, path = _reference("Json"), {"type": "array", "items": {"type": ["string", "integer"]}}
    forms: list[list[Json]] = [[path], [path, json], [path, json, {"const": True}]]
    return {
        "Change": _any_of(
            "A change of a view: what stands at the path is taken away, is this from now on, or moves down for it.",
            [{"type": "array", "prefixItems": form, "minItems": len(form), "maxItems": len(form)} for form in forms],
        ),
        "Json": {"description": "Any piece of plain data."},
    }


def _name(game: Game) -> str:
    return "".join([word.title() for word in game.id.split("-")])


def _reference(name: str) -> Json:
    return {"$ref": TEMPLATE.format(name=name)}


def _any_of(description: str, schemas: Iterable[Json]) -> Json:
    return {"description": description, "anyOf": list(schemas)}


def _closed(properties: Json) -> Json:
    return {
        "type": "object", "properties": properties, "required": sorted(properties), "additionalProperties": False
    }  # fmt: skip


def _types(game: Game, name: str) -> Json:
    """The schemas of all types of a game; none of them has a key that is not declared."""
    types = game.types
    asked = [types.question] if types.question is not None else []
    sent = [types.view, types.printed, *asked, *types.answers, *types.facts.values()]
    found = schema_components(sent, ref_template=TEMPLATE.format(name=name + "{name}"))[1]
    for id, schema in found.items():
        schema |= {"title": f"{name}{id}", "additionalProperties": False}
    return {f"{name}{id}": schema for id, schema in found.items()}


def _events(game: Game, name: str, event: Json) -> list[Json]:
    """The events of a game by the facts they have."""
    by_facts: dict[str, list[str]] = {}
    for id, facts in game.types.facts.items():
        by_facts.setdefault(f"{name}{facts.__name__}", []).append(id)
    return [_event(event, ids, _reference(facts)) for facts, ids in by_facts.items()]


def _event(event: Json, ids: Iterable[str], facts: Json) -> Json:
    told = {"event": {"type": "string", "enum": list(ids)}, "facts": facts}
    return _closed({**event["properties"], **told})
