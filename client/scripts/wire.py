"""Writes down what the server sends and takes, as its OpenAPI document says it: `client/openapi.json`.

`npm run types` makes the types of the client of it (`src/lib/wire.ts`); tests keep both current.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Final

from throneroom.server.settings import Settings
from throneroom.server.web.app import create_app
from throneroom.server.web.schema import document, operations

FILE: Final = Path(__file__).parents[1] / "openapi.json"


def contents() -> dict[str, Any]:
    """The document without refusals, which are all of one type, and without the pages that are not for programs."""
    with tempfile.TemporaryDirectory() as folder:
        found = document(create_app(Settings(f"sqlite:///{folder}/none.db")))
    parts = dict(sorted(found["components"]["schemas"].items()))
    for _, _, operation in operations(found):
        operation["responses"] = {
            status: {key: value for key, value in answer.items() if value}
            for status, answer in operation["responses"].items()
            if status.startswith("2")
        }
    paths = {path: item for path, item in found["paths"].items() if path.startswith("/api/")}
    return {"openapi": found["openapi"], "info": found["info"], "paths": paths, "components": {"schemas": parts}}


def written() -> str:
    """The same as text, each time the same one."""
    return json.dumps(contents(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
