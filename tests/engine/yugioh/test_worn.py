"""Monsters that are Equip Cards: what their monster is meanwhile, and what follows when they go.

Sources: the official texts of the cards named; the reference scripts, in which a card that goes
because its monster has gone is no longer equipped.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.notation import read, write
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

LEXICON = Lexicon({}, {})
LEVELS = "While this card is equipped to a monster, that monster's Level is increased by 3"
BOTH = f"{LEVELS}, also it gains ATK and DEF equal to this card's ATK and DEF."
GOES = (
    "While this card is equipped to a monster: You can send this Equip Card to the GY; gain 500 LP."
)
HOLDS = "Once per turn: You can equip 1 Fiend monster from your hand to this card."
SENT = "If this card is sent to the GY while equipped to a monster: You can draw 1 card."
LOSES = "If an Equip Card is sent to your GY while equipped to this card: You can draw 1 card."


def read_card(name: str, text: str, race: int = v.FIEND) -> Compiled:
    facts = la.Card(fresh(), name, v.MONSTER | v.EFFECT, v.DARK, race, 2, 500, 200)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found


HOLDER = read_card("Holder", HOLDS, v.WARRIOR).card


def worn(card: la.Card, *hand: la.Card, holder: la.Card = HOLDER, **rest: object) -> Table:
    table = Table([card, *hand], [body()], field=[holder], **rest)  # type: ignore[arg-type]
    table.activate(holder)
    assert table.equips(holder) == [card.name]
    return table


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        # Inzektor Dragonfly
        (f"{LEVELS}.", (la.FieldLevels(3, ~la.OTHER),)),
        # Inzektor Giga-Mantis
        (
            "While this card is equipped to a monster, that monster's original ATK becomes 2400.",
            (la.EquipStats(0, v.ATK, 2400, original=True),),
        ),
    ],
)
def test_what_the_monster_is(text: str, rules: tuple[object, ...]) -> None:
    assert read_card("Probe", text).card.effects == (la.Worn(rules),)  # type: ignore[arg-type]


def test_the_monster_is_it_as_long_as_the_card_is_there() -> None:
    # Inzektor Hornet
    card = read_card("Probe", f"{BOTH} {GOES}").card
    table = worn(card)
    assert (table.level(HOLDER), table.attack(HOLDER), table.defense(HOLDER)) == (5, 1000, 400)
    read(table.game, write(table.game))
    assert (table.level(HOLDER), table.attack(HOLDER)) == (5, 1000)
    table.activate(card)
    assert (table.level(HOLDER), table.attack(HOLDER), table.defense(HOLDER)) == (2, 500, 200)


def test_beside_what_the_effect_gives_that_equips_it() -> None:
    card = read_card("Probe", BOTH).card
    gives = la.Equip(la.Choose(la.Named(card.passcode), v.HAND), la.SELF, (la.EquipStats(300),))
    holder = fiend("Gives", la.Ignition(v.MZONE, do=(gives,)))
    table = worn(card, holder=holder)
    assert (table.level(holder), table.attack(holder)) == (7, 1800)


def test_a_level_that_was_set_before_is_increased() -> None:
    card = read_card("Probe", f"{LEVELS}.").card
    sets = played("Sets", la.ChangeLevel(la.Choose(la.MONSTER, v.MZONE), to=6))
    table = Table([card, sets], field=[HOLDER])
    table.activate(sets)
    table.activate(HOLDER)
    assert table.level(HOLDER) == 9


@pytest.mark.parametrize("negated", [False, True])
def test_nothing_while_it_is_negated(negated: bool) -> None:
    card = read_card("Probe", f"{LEVELS}.").card
    off = played("Off", la.Negate(la.Choose(la.Named(card.passcode), v.SZONE)))
    table = worn(card, off)
    if negated:
        table.activate(off)
    assert table.level(HOLDER) == (2 if negated else 5)


@pytest.mark.parametrize("how", ["card", "monster", "hand"])
def test_it_is_sent_while_equipped(how: str) -> None:
    # Cyberdark Cannon: not once its monster has left, nor from elsewhere
    card = read_card("Probe", SENT).card
    what = HOLDER if how == "monster" else card
    place = {"card": v.SZONE, "monster": v.MZONE, "hand": v.HAND}[how]
    off = played("Off", la.SendToGrave(la.Choose(la.Named(what.passcode), place)))
    table = worn(card, off) if how != "hand" else Table([card, off], [body()])
    table.activate(off)
    assert card.name in table.grave
    assert (table.asked == "trigger") == (how == "card")


@pytest.mark.parametrize("whose", ["its own", "another's", "spell", "lost"])
def test_an_equip_card_goes_from_it(whose: str) -> None:
    # Inzektor Centipede
    holder = read_card("Loser", f"{HOLDS} {LOSES}", v.WARRIOR).card
    card = read_card("Probe", GOES).card
    if whose == "spell":
        away = played("Away", la.SendToGrave(la.Choose(la.SPELL, v.SZONE)))
        equip = compile_card(
            la.Card(fresh(), "Blade", v.SPELL | v.EQUIP), "The equipped monster gains 100 ATK.",
            LEXICON,
        ).card  # fmt: skip
        table = Table([equip, away], [body()], field=[holder])
        table.activate(equip)
        table.activate(away)
        table.pick(equip)
    elif whose == "another's":
        table = Table([card], [body()], field=[holder, HOLDER])
        table.activate(HOLDER)
        table.activate(card)
    elif whose == "lost":
        away = played("Away", la.SendToGrave(la.Choose(la.MONSTER, v.MZONE)))
        table = worn(card, away, holder=holder)
        table.activate(away)
    else:
        table = worn(card, holder=holder)
        table.activate(card)
    assert (table.asked == "trigger") == (whose in ("its own", "spell"))


@pytest.mark.parametrize("race", [v.WARRIOR, v.FIEND])
def test_cards_equipped_to_such_a_monster(race: int) -> None:
    # Cyberdark Invasion
    text = (
        "You can send 1 Equip Card you control equipped to a Warrior monster to the GY; gain 500 "
        "LP."
    )
    pays = read_card("Pays", text).card
    holder = read_card("Bearer", HOLDS, race).card
    card = read_card("Probe", GOES).card
    table = Table([card], field=[holder, pays])
    table.activate(holder)
    assert table.may("activate", pays) == (race == v.WARRIOR)


def test_a_monster_goes_with_the_card_that_it_came_back_with() -> None:
    # D.D.R. - Different Dimension Reincarnation, with the words of Trickstar Magical Laurel
    text = (
        "Target 1 of your banished monsters; Special Summon it in Attack Position, and equip it "
        "with "
        "this card. When this card leaves the field, destroy that monster. Once per turn, if the "
        "equipped monster inflicts battle or effect damage to your opponent: You can draw 1 card."
    )
    found = compile_card(la.Card(fresh(), "Back", v.SPELL | v.EQUIP), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    burner = fiend("Burner", la.Ignition(v.MZONE, do=(la.Damage(300),)))
    other = fiend("Other", la.Ignition(v.MZONE, do=(la.Damage(300),)))
    off = played("Off", la.Destroy(la.Choose(la.SPELL, v.SZONE)))
    table = Table([found.card, off], [body()], field=[other], banished=[burner])
    table.activate(found.card)
    table.activate(other)
    assert table.asked == "open"
    table.activate(burner)
    assert table.asked == "trigger"
    table.decline()
    table.activate(off)
    table.pick(found.card)
    assert "Burner" in table.grave


def test_monsters_equipped_with_an_equip_card() -> None:
    # Cyberdark Inferno
    text = (
        "Fiend monsters you control equipped with an Equip Card cannot be destroyed by your "
        "opponent's card effects, also your opponent cannot target them with card effects."
    )
    found = compile_card(la.Card(fresh(), "Hall", v.SPELL | v.FIELD), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    such = la.Race(v.FIEND) & la.MONSTER & la.EquippedWith(la.EQUIP_CARD)
    assert la.Untargetable(such) in found.card.effects
    assert la.Indestructible(such, v.OPPONENT) in found.card.effects
