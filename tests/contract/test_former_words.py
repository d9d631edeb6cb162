"""Words that readers of the languages found wrong, and that must not come back."""

from __future__ import annotations

import re

import pytest

from .messages import FILES

FORMER = {
    "cs": (
        "postavy pro její text?",
        "iron-throne:ask|Zahraješ kartu postavy",
        "board-bloody|odkr",
        "jedna po druhé, shora dolů",
        "kam přijde 1 značka",
        "jak to určuje text právě použité",
        "odkrytou kartu",
        "na listu vůdce",
        "bloody|nezakryt",
        "bloody|zakrytá",
        "bloody|lícem nahoru",
        "bloody|při shodě",
        "zelenou kartu",
        "sousedící pozici s kartou",
        "Tvoje umístění",
        "Předat zařízení",
        "To jsem já",
        "Raději",
        "další jednotka?",
        "nikoho –",
        "cena { $cost } z",
        "První: ",
        "zmizel odtud",
        "tab-chat = Rozhovor",
        "= O kom",
        "někdo promluvil",
        "Při prvních hrách",
        "Na desce se ukazují",
        "stoly (",
        "že ho máš u sebe",
        "owed-go = Ke stolu",
        "Otevřené stoly",
        "Vlastní stůl",
        "zve ke stolu",
        "stůl se to dozví",
    ),
    "hu": (
        "tab-more = Több",
        "tab-chat = Beszélgetés",
        "westeros|, összesen {",
        "client|Kiválasztva: { $count }, ",
        ", legfeljebb {",
        "westeros|gyalogos marad: ",
        "keret {",
        "karakterkártyát a szövegéért?",
        "iron-throne:ask|karakterkártyát?",
        "kártya vagy vezető szövege szerint",
        "körről körre",
        "játékosból",
        "jegyzőkönyv",
        "= Várakozás: {",
        "valaki megszólalt",
        "Westeros-kártya",
        "8 jel)",
        "owed-go = Az asztalhoz",
        "Nyitott asztalok",
        "Saját asztal",
        "az asztalhoz hív",
        "ugyanitt?",
        "az asztal értesül",
    ),
    "en": (
        "8 signs",
        "200 signs",
        "$most } signs",
        "tables (",
        "The table is open",
        "= Stored",
        " recap",
        "Go to the table",
        "Open tables",
        "table of your own",
        "asks you to the table",
        "The same table",
        "the table is told",
    ),
}
"""By language; before a bar a part of the names of those files in which a word is wrong."""


def _texts(lang: str) -> dict[str, str]:
    """Every message by file and name, its spaces made plain; comments are no messages."""
    found = {}
    for path in sorted((FILES / lang).glob("*.ftl")):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        text = re.sub(r"[ \u00a0\u202f]+", " ", "\n".join(lines))
        for name, said in re.findall(r"^(-?[a-zA-Z][\w-]*)( = ?(?:.*\n?(?:[ }].*\n?)*))", text, re.MULTILINE):
            found[f"{path.stem}:{name}"] = said
    return found


@pytest.mark.parametrize("lang", FORMER)
def test_no_former_word_has_come_back(lang: str) -> None:
    texts = _texts(lang)
    assert len(texts) > 1000
    words = [word.casefold().rpartition("|") for word in FORMER[lang]]
    found = [
        (name, word)
        for name, said in texts.items()
        for file, _, word in words
        if file in name and word in (name + said).casefold()
    ]
    assert found == []
