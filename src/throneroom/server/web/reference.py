"""The API as a page: the OpenAPI document drawn without scripts."""

from __future__ import annotations

from html import escape
from typing import Any

from throneroom.i18n import Catalogue
from throneroom.server.web.asking import Json
from throneroom.server.web.html import Markup, joined, tag
from throneroom.server.web.schema import operations

Operation = tuple[str, str, Json]


def reference(words: Catalogue, document: Json) -> Markup:
    """All operations, in groups by what they are about."""
    found = [found for found in operations(document) if found[1].startswith("/api/")]
    groups = {name: [one for one in found if _group(one) == name] for name in dict.fromkeys(map(_group, found))}
    schemas = document["components"]["schemas"]
    return tag(
        "main",
        tag("h1", words.text("api-title")),
        tag("p", words.text("api-lead"), class_="lead"),
        tag("p", words.text("api-signing-in")),
        tag("p", words.text("api-live")),
        tag("p", tag("a", "openapi.json", href="/api/schema/openapi.json", class_="button")),
        tag("nav", *[tag("a", name, href=f"#{name}") for name in groups], class_="groups"),
        *[_section(words, name, group, schemas) for name, group in groups.items()],
    )


def _group(found: Operation) -> str:
    return found[1].split("/")[2]


def _section(words: Catalogue, name: str, group: list[Operation], schemas: Json) -> Markup:
    return tag("section", tag("h2", name), *[_operation(words, found, schemas) for found in group], id=name)


def _operation(words: Catalogue, found: Operation, schemas: Json) -> Markup:
    """One operation: a line that unfolds."""
    method, path, operation = found
    told = str(operation.get("description", ""))
    line = tag(
        "summary",
        tag("span", method.upper(), class_=f"method {method}"),
        tag("code", Markup("/<wbr>".join([escape(part) for part in path.split("/")]))),
        tag("span", told.split("\n")[0], class_="dim", lang="en"),
    )
    more = [tag("p", text, lang="en") for text in told.split("\n\n")[1:]]
    return tag("details", line, *more, *_asked(words, operation, schemas), _answers(words, operation))


def _asked(words: Catalogue, operation: Json, schemas: Json) -> list[Markup]:
    """What a request carries: in its address, and in its body."""
    parts = []
    if places := operation.get("parameters"):
        rows = [(place["name"], type_text(words, place["schema"], schemas), place["required"]) for place in places]
        parts += [tag("h3", words.text("api-parameters")), _table(words, rows)]
    if body := operation.get("requestBody"):
        parts.append(tag("h3", words.text("api-body")))
        parts.append(_table(words, _fields(words, body["content"]["application/json"]["schema"], schemas)))
    return parts


def _fields(words: Catalogue, schema: Json, schemas: Json) -> list[tuple[str, str, bool]]:
    whole = _resolved(schema, schemas)
    needed = whole.get("required", [])
    return [(name, type_text(words, inner, schemas), name in needed) for name, inner in whole["properties"].items()]


def _table(words: Catalogue, rows: list[tuple[str, str, bool]]) -> Markup:
    lines = [
        tag("li", tag("code", name), " ", tag("span", type, class_="dim"),
            *([" ", tag("span", words.text("api-needed"), class_="needed")] if is_needed else []))
        for name, type, is_needed in rows
    ]  # fmt: skip
    return tag("ul", *lines, class_="fields")


def _answers(words: Catalogue, operation: Json) -> Markup:
    lines = [
        tag("li", tag("code", status), " ", tag("span", answer["description"] if int(status) >= 400 else "", lang="en"),
            class_="good" if int(status) < 400 else "refused")
        for status, answer in operation["responses"].items()
    ]  # fmt: skip
    return joined(tag("h3", words.text("api-answers")), tag("ul", *lines, class_="fields"))


def _resolved(schema: Json, schemas: Json) -> Json:
    if "$ref" in schema:
        found: Json = schemas[schema["$ref"].rsplit("/", 1)[-1]]
        return found
    return schema


def type_text(words: Catalogue, schema: Json, schemas: Json) -> str:
    """The type of a value in a few words, with its bounds."""
    schema = _resolved(schema, schemas)
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        kinds = [type_text(words, inner, schemas) for inner in choices if inner.get("type") != "null"]
        return " | ".join(kinds) + _bounds(schema)
    if "properties" in schema:
        inner = ", ".join(schema["properties"])
        return f"{{{inner}}}"
    if schema.get("type") == "array":
        return f"[{type_text(words, schema['items'], schemas)}]{_bounds(schema)}"
    kind = schema.get("type", "object")
    shown = " | ".join(part for part in kind if part != "null") if isinstance(kind, list) else str(kind)
    return shown + _bounds(schema)


def _bounds(schema: Json) -> str:
    """How small and how large it may be."""
    if "pattern" in schema:
        return " " + str(schema["pattern"]).strip("^$()").replace("|", " | ")
    for least, most in (("minLength", "maxLength"), ("minimum", "maximum"), ("minItems", "maxItems")):
        if most in schema:
            return f" {_plain(schema.get(least, 0))}–{_plain(schema[most])}"
    return ""


def _plain(number: Any) -> str:
    return f"{number:g}" if isinstance(number, float) else str(number)
