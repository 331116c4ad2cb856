"""Cards that destroy themselves as soon as something holds, and of which there can only be one.

Sources: the card texts of Malefic Blue-Eyes White Dragon ("There can only be 1 … on the field", "If
there is no face-up Field Spell on the field, destroy this card") and of Graff, Malebranche of the
Burning Abyss ("If you control a monster that is not a …": a face-down monster is not known as one).
Yu-Gi-Oh rules reference: a continuous effect applies without an activation. Names are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, link, played

GAMMA = 0x123
LEXICON = Lexicon({"Probe": 9}, {"Gamma": GAMMA})
NEEDS_FIELD = "If there is no face-up Field Spell on the field, destroy this card."
AMONG = 'If you control a monster that is not a "Gamma" monster, destroy this card.'
ONE = 'There can only be 1 "Gamma" monster on the field.'
GROUND = la.spell(fresh(), "Ground", v.FIELD, effects=(la.Activate(),))
RAZE = played("Raze", la.Destroy(la.Each(la.Type(v.FIELD), v.SZONE)))
NEGATE = played("Negate", la.Negate(la.Choose(la.MONSTER, v.MZONE)))
REVIVE = played("Revive", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
FLIP = played(
    "Flip",
    la.ChangePosition(la.Choose(la.Named(77), v.MZONE), position=v.FACEDOWN_DEFENSE),
)
A = body("A")
KIN = replace(body("Kin"), passcode=77, series=(GAMMA,))


def probe(*texts: str) -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000, (GAMMA,))
    found = compile_card(facts, " ".join(texts), LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_goes_with_the_last_field_spell() -> None:
    card = probe(NEEDS_FIELD)
    table = Table([RAZE], field=[card], spells={5: GROUND})
    assert table.place_of(card) == v.MZONE
    table.activate(RAZE)
    assert table.place_of(card) == v.GRAVE


def test_it_is_destroyed_by_its_effect() -> None:
    waits = la.Trigger(on=la.Event("destroyed", reason=v.R_EFFECT), do=(la.GainLife(500),))
    spared = la.Trigger(on=la.Event("destroyed", reason=v.R_EFFECT, by=la.OTHER), do=(la.Draw(1),))
    card = probe(NEEDS_FIELD)
    table = Table([REVIVE], grave=[replace(card, effects=(*card.effects, waits, spared))], deck=[A])
    table.activate(REVIVE)
    assert table.asked == "trigger"
    table.chain(card)
    assert table.life() == 8500 and table.asked == "open" and table.hand == []


def test_negated_or_not_destroyed_it_stays() -> None:
    card = probe(NEEDS_FIELD)
    firm = replace(card, effects=(*card.effects, la.Indestructible(~la.OTHER)))
    table = Table([RAZE], field=[firm], spells={5: GROUND})
    table.activate(RAZE)
    assert table.place_of(firm) == v.MZONE
    table = Table([NEGATE, RAZE], field=[card], spells={5: GROUND})
    table.activate(NEGATE)
    table.activate(RAZE)
    assert table.place_of(card) == v.MZONE


def test_beside_others_it_does_not_stay() -> None:
    card = probe(AMONG)
    table = Table([A], field=[card, KIN])
    assert table.place_of(card) == v.MZONE
    table.summon(A)
    assert table.place_of(card) == v.GRAVE and table.place_of(KIN) == v.MZONE


def test_a_face_down_monster_is_no_other_of_them() -> None:
    card = probe(AMONG)
    table = Table([FLIP], field=[card, KIN])
    table.activate(FLIP)
    assert table.place_of(card) == v.GRAVE


@pytest.mark.parametrize("there", [0, 1])
def test_one_on_the_whole_field(there: int) -> None:
    """On whichever side the other one is, and whichever of them says so."""
    card = probe(ONE)
    for first, second in ((card, KIN), (KIN, card)):
        field = {"field": [first]} if there == 0 else {"opponent_field": [first]}
        table = Table([REVIVE, second], grave=[second], **field)  # type: ignore[arg-type]
        assert not table.may("activate", REVIVE) and not table.may("summon", second)
        table = Table([REVIVE], grave=[second])
        assert table.may("activate", REVIVE)


def test_they_are_written_back() -> None:
    texts = [NEEDS_FIELD.replace("is no face-up", "are no").replace("Spell on", "Spells on"), AMONG]
    for text in (*texts, ONE):
        assert card_text(probe(text), LEXICON.name_of) == [text]


LIMIT = 'You can only use 1 of these effects of "Probe" per turn, and only once that turn.'
LIST = (
    f"{LIMIT}\n● If you control no Spells/Traps: You can Special Summon this card from your hand.\n"
    "● If this card is sent to the GY: You can draw 1 card."
)


def test_one_effect_of_a_list() -> None:
    card = probe(LIST)
    limits = [item.limit for item in card.effects if isinstance(item, la.Effect)]
    assert limits == [la.shared("one")] * 2
    away = link("Away", 1)
    table = Table([card], extra=[away], deck=[A])
    table.activate(card)
    table.special(away)
    assert table.place_of(card) == v.GRAVE and table.asked == "open"
