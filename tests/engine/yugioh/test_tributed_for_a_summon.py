"""Effects of a monster that is Tributed for the Tribute Summon of a certain one.

Source: the card text of Superheavy Samurai Trumpeter, "If this card is Tributed for the Tribute
Summon of a … monster and sent to the GY".  A Set is no Summon, nor is a Special Summon by Tributing
a Tribute Summon: Yu-Gi-Oh rules reference, summons.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import ByItself, Choose, Event, SpecialSummon, Tribute, Trigger
from tests.engine.yugioh.table import Table, body, fresh, played

GAMMA = la.Series(0x123, "Gamma")
TEXT = (
    'If this card is Tributed for the Tribute Summon of a "Gamma" monster and sent to the GY: You '
    "can Special Summon this card."
)
FOUND = compile_card(
    la.Card(9, "Back", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000), TEXT,
    Lexicon({"Back": 9}, {"Gamma": 0x123}),
)  # fmt: skip
BACK = FOUND.card
BIG = replace(body("Big", level=6), series=(0x123,))
OTHER = body("Other", level=6)


def test_it_is_read() -> None:
    by = GAMMA & la.MONSTER & la.Summoned(v.BY_TRIBUTE)
    on = Event("sent", to=v.GRAVE, reason=v.R_TRIBUTE | v.R_SUMMON, by=by)
    assert FOUND.whole
    assert BACK.effects == (Trigger(v.GRAVE, do=(SpecialSummon(),), on=on),)


def test_it_comes_back_for_a_monster_of_the_series() -> None:
    table = Table([BIG], field=[BACK])
    table.summon(BIG)
    assert table.asked == "trigger"
    table.chain(BACK)
    assert set(table.monsters().values()) == {"Big", "Back"}


def test_not_for_another_monster() -> None:
    table = Table([OTHER], field=[BACK])
    table.summon(OTHER)
    assert (table.asked, table.grave) == ("open", ["Back"])


def test_not_for_a_set() -> None:
    table = Table([BIG], field=[BACK])
    table.set(BIG)
    assert (table.asked, table.grave) == ("open", ["Back"])


def test_not_for_a_special_summon_by_tributing_it() -> None:
    way = ByItself(cost=(Tribute(Choose(la.MONSTER, v.MZONE)),))
    special = replace(BIG, passcode=10, name="Special", procedures=(way,))
    table = Table([special], field=[BACK])
    table.special(special)
    assert (table.asked, table.grave) == ("open", ["Back"])


def test_not_where_it_is_banished_instead() -> None:
    void = replace(body("Void"), type=v.MONSTER | v.EFFECT, effects=(la.BanishInstead(),))
    table = Table([BIG], field=[BACK, void])
    table.summon(BIG)
    if table.asked == "cards":
        table.pick(BACK)
    assert (table.asked, table.banished) == ("open", ["Back"])


def _for(summon: str) -> la.Card:
    """One that comes back where it was Tributed for any such Summon."""
    # The card texts of Garum the Storm Vassal and Cyber Tutubon
    found = compile_card(
        la.Card(9, "Back", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000),
        f"If this card is Tributed for a {summon} Summon: You can Special Summon this card.",
        Lexicon({"Back": 9}, {}),
    )
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_for_any_tribute_summon() -> None:
    back = _for("Tribute")
    table = Table([OTHER], field=[back])
    table.summon(OTHER)
    table.chain(back)
    assert set(table.monsters().values()) == {"Other", "Back"}
    table = Table([OTHER], field=[back])
    table.set(OTHER)
    assert (table.asked, table.grave) == ("open", ["Back"])
    table = Table([OTHER], field=[_for("Ritual")])
    table.summon(OTHER)
    assert (table.asked, table.grave) == ("open", ["Back"])


def test_for_any_ritual_summon() -> None:
    back = _for("Ritual")
    ritual = la.monster(fresh(), "Ritual", v.DARK, v.FIEND, 4, 0, 0, type=v.RITUAL | v.EFFECT)
    rite = played("Rite", la.RitualSummon())
    table = Table([ritual, rite], field=[back])
    table.activate(rite)
    table.chain(back)
    assert set(table.monsters().values()) == {"Ritual", "Back"}
