"""Writing HTML by hand, safely: plain text is escaped, markup is not."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, *inside: str, **attributes: str) -> Markup:
    """An element with its contents. `class_` is the attribute `class`."""
    given = "".join([f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items()])
    return Markup(f"<{name}{given}>{joined(*inside)}</{name}>")


def joined(*parts: str) -> Markup:
    """Texts and elements one after the other."""
    return Markup("".join([part if isinstance(part, Markup) else escape(part) for part in parts]))


def document(lang: str, title: str, *body: str) -> str:
    """A whole page with our stylesheet and no scripts."""
    head = joined(
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        Markup('<link rel="stylesheet" href="/static/pages.css"><link rel="icon" href="data:,">'),
    )
    return f"<!doctype html>\n{tag('html', tag('head', head), tag('body', *body), lang=lang)}\n"
