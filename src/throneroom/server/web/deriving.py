"""How something came about, in words: the lines of a sum, and the rules behind it."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.core.events import Term
from throneroom.core.game import Game, all_rules
from throneroom.server import wire
from throneroom.server.packets import term_told
from throneroom.telling import Teller


def derived(game: Game, rules: Sequence[str], terms: Sequence[Term], teller: Teller) -> wire.Derivation:
    """The lines of a sum, and every rule that is cited, those of the lines too."""
    known = {rule.id: rule for rule in all_rules(game)}
    cited = dict.fromkeys([*rules, *[term.rule for term in terms]])
    return {
        "terms": [term_told(term, teller) for term in terms],
        "rules": [
            {"id": id, "page": known[id].page, "text": teller.rule(known[id])} for id in cited if id in known
        ],
    }  # fmt: skip
