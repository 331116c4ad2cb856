"""Cards that were material for the same summon as this card.

Source: the card text of Bururu @Ignister, "1 monster in your GY that was used for that Synchro
Summon".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Choose,
    Chosen,
    SpecialSummon,
    State,
    Trigger,
    monster,
    sent_to_grave,
)
from tests.engine.yugioh.table import Table, body, fiend, link

TARGET = Choose(MONSTER & OTHER & State("used-with-it"), v.GRAVE)
CALLER = fiend("Caller", Trigger(v.GRAVE, on=sent_to_grave(reason=v.R_LINK), target=(TARGET,),
                                 do=(SpecialSummon(Chosen()),)))  # fmt: skip
A, B, C = body("A"), body("B"), body("C")
PAIR = link("Pair")


def test_only_what_was_used_for_the_same_summon_is_targeted() -> None:
    first = link("First")
    table = Table(extra=[first, PAIR], field=[CALLER, A, B, C], grave=[body("Old")])
    table.special(first, B, C)
    table.special(PAIR, CALLER, first)
    table.chain(CALLER)  # B and C were used for another one
    assert set(table.monsters().values()) == {"First", "Pair", "A"}


def test_without_another_material_there_is_no_target() -> None:
    alone = link("Alone", rating=1)
    table = Table(extra=[alone], field=[CALLER], grave=[A])
    table.special(alone)
    assert table.grave == ["A", "Caller"]
    assert table.asked == "open"


def read(text: str) -> Compiled:
    facts = monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    return compile_card(facts, text, Lexicon({}, {}))


def test_its_text_is_read() -> None:
    text = (
        "If this card is sent to the GY as material for the Synchro Summon of a Fiend monster: You "
        "can target 1 monster in your GY that was used for that {} Summon; Special Summon it."
    )
    compiled = read(text.format("Synchro"))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Trigger) and effect.on.reason == v.R_SYNCHRO
    assert State("used-with-it") in effect.target[0].walk()
    assert not read(text.format("Link")).whole
    other = "If this card is Normal Summoned" + text[text.index(":") :].format("Synchro")
    assert not read(other).whole
