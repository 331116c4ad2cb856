"""Effects that Xyz Monsters have from their materials.

Sources: the card texts of Zoodiac Ratpier, Infinitrack Goliath, Raidraptor - Brave Strix; Yu-Gi-Oh
modifiers and triggers, *Xyz Materials*: what a monster gains from its material is its own effect,
and two copies give it twice.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, xyz

XYZ = la.Type(v.XYZ) & la.MONSTER
WARRIORS = la.Type(v.XYZ) & la.MONSTER & la.Original(la.Race(v.WARRIOR))
ONCE = la.EACH_ONCE_PER_TURN
HOST = xyz("Host")
A, B = body("A"), body("B")


def lender(*effects: Node, to: Filter = XYZ) -> la.Card:
    return fiend("Lender", la.Lent(to, effects))


def laid(material: la.Card, copies: int = 1, host: la.Card = HOST, **rest: object) -> Table:
    table = Table(deck=[material] * copies + [A, B], field=[host], **rest)  # type: ignore[arg-type]
    for _ in range(copies):
        table.attach(material, host)
    return table


def test_an_effect_is_used_while_its_material_is_there() -> None:
    gives = lender(ignition(la.GainLife(500)))
    table = laid(gives)
    assert table.may("activate", HOST)
    table.activate(HOST)
    assert table.life() == 8500
    assert not laid(body("Other")).may("activate", HOST)


def test_it_is_gone_with_the_material_but_resolves_all_the_same() -> None:
    gives = lender(ignition(la.GainLife(500), cost=(la.Detach(1),)))
    table = laid(gives)
    table.activate(HOST)
    assert table.life() == 8500 and table.place_of(gives) == v.GRAVE
    assert not table.may("activate", HOST)


def test_each_copy_lends_its_effect_once_per_turn() -> None:
    gives = lender(ignition(la.GainLife(500), limit=ONCE))
    for copies in (1, 2):
        table = laid(gives, copies)
        for _ in range(copies):
            table.activate(HOST)
        assert table.life() == 8000 + 500 * copies
        assert not table.may("activate", HOST)


def test_only_monsters_that_match_gain_it() -> None:
    for race, gained in ((v.WARRIOR, True), (v.FIEND, False)):
        host = la.monster(
            xyz().passcode, "Host", v.DARK, race, 4, 2000, 2000, type=v.XYZ | v.EFFECT
        )
        gives = lender(ignition(la.GainLife(500)), to=WARRIORS)
        assert laid(gives, host=host).may("activate", host) == gained


def test_the_original_type_is_not_what_it_became() -> None:
    gives = lender(ignition(la.GainLife(500)), to=WARRIORS)
    turns = fiend("Turns", ignition(la.ChangeType(la.Each(ANY, v.MZONE), v.FIEND)))
    table = Table(deck=[gives], field=[HOST, turns])
    table.attach(gives, HOST)
    table.activate(turns)
    assert table.may("activate", HOST)


def test_a_continuous_effect_is_that_of_the_monster() -> None:
    gives = lender(la.Indestructible(~la.OTHER))
    breaks = played("Breaks", la.Destroy(la.Each(la.MONSTER, v.MZONE)))
    for material, stays in ((gives, True), (body("Plain"), False)):
        table = Table([breaks], deck=[material], field=[HOST, A])
        table.attach(material, HOST)
        table.activate(breaks)
        assert (table.place_of(HOST) == v.MZONE) == stays
        assert table.place_of(A) == v.GRAVE


def test_the_attack_of_each_copy_adds_up() -> None:
    gives = lender(la.FieldStats(300, ~la.OTHER))
    for copies in (1, 2, 3):
        assert laid(gives, copies).attack(HOST) == 2000 + 300 * copies


def test_a_monster_whose_effects_are_negated_has_none() -> None:
    gives = lender(la.FieldStats(300, ~la.OTHER), ignition(la.GainLife(500)))
    silences = fiend("Silences", ignition(la.Negate(la.Each(XYZ, v.MZONE))))
    table = Table(deck=[gives], field=[HOST, silences])
    table.attach(gives, HOST)
    table.activate(silences)
    assert table.attack(HOST) == 2000
    if table.may("activate", HOST):
        table.activate(HOST)
    assert table.life() == 8000


def test_the_effects_of_the_material_itself_stay_with_it() -> None:
    gives = fiend("Gives", ignition(la.GainLife(500)))
    assert not laid(gives).may("activate", HOST)


# ------------------------------------------------------------------------ texts

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
GAMMA = la.Series(0x123, "Gamma")


def read(text: str) -> Compiled:
    return compile_card(la.monster(9, "Probe", v.LIGHT, v.FIEND, 4, 0), text, LEXICON)


@pytest.mark.parametrize(
    ("head", "host"),
    [
        ('A "Gamma" Xyz Monster that has this card as material', GAMMA & XYZ),
        ("An Xyz Monster that has this card as Xyz Material", XYZ),
        ("An Xyz Monster whose original Type is Machine and has this card as material",
         XYZ & la.Original(la.Race(v.MACHINE))),
        ("An Xyz Monster whose original Attribute is DARK and has this card as material",
         XYZ & la.Original(la.Attribute(v.DARK))),
    ],
)  # fmt: skip
def test_what_is_lent_is_read(head: str, host: Filter) -> None:
    found = read(f"{head} gains this effect.\n● Once per turn: You can draw 1 card.")
    assert found.whole, found.parts
    (lent,) = found.card.effects
    assert isinstance(lent, la.Lent)
    assert set(lent.filter.of) == set(host.of)  # type: ignore[attr-defined]
    (effect,) = lent.effects
    assert effect == la.Ignition(v.MZONE, ONCE, do=(la.Draw(1),))


@pytest.mark.parametrize(
    "text",
    [
        'A "Gamma" monster that has this card as material gains this effect.\n● You can draw 1 '
        "card.",
        "An Xyz Monster that has this card as material gains this effect.\n● You can draw 1 card. "
        'You can only use this effect of "Probe" once per turn.',
        "An Xyz Monster that has this card as material gains this effect.\n● You can sing 1 card.",
        "An Xyz Monster that has this card as material gains this effect.\n● You can discard this "
        "card; draw 1 card.",
    ],
)
def test_what_is_not_lent(text: str) -> None:
    assert not read(text).whole


def test_what_lasts_is_said_once_of_the_attack_and_of_what_is_negated() -> None:
    found = read(
        "You can target 1 face-up monster on the field; until the end of this turn, change its ATK "
        "to 0, also negate its effects."
    )
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, la.Ignition)
    stats, also = effect.do
    assert stats == la.ChangeStats(la.Chosen(), until="end", to=0)
    assert also == la.Also((la.Negate(la.Chosen(), "end"),))


# ------------------------------------------- monsters summoned using the card


def test_what_was_summoned_using_the_card_has_its_effects() -> None:
    # Lyrilusc - Cobalt Sparrow: a monster that matches, also once the material is gone
    gives = fiend("Lender", la.Lent(XYZ, (la.FieldStats(500, ~la.OTHER),), v.BY_XYZ, True))
    host, free = xyz("Made"), ignition(la.GainLife(1), cost=(la.Detach(2),))
    host = la.monster(
        host.passcode, "Made", v.DARK, v.FIEND, 4, 1000, 1000, type=v.XYZ | v.EFFECT,
        procedures=host.procedures, effects=(free,),
    )  # fmt: skip
    table = Table(field=[gives, A], extra=[host])
    table.special(host)
    assert table.attack(host) == 1500
    table.activate(host)
    assert table.materials(host) == [] and table.attack(host) == 1500


def test_not_what_was_summoned_without_it_or_in_another_way() -> None:
    # Lyrilusc - Cobalt Sparrow: "was Summoned using this card on the field as material"
    gives = fiend("Lender", la.Lent(XYZ, (la.FieldStats(500, ~la.OTHER),), v.BY_XYZ, True))
    plain = xyz("Plain")
    table = Table(field=[A, B, gives], extra=[plain])
    table.special(plain, A, B)
    base = table.attack(plain)
    later = Table(deck=[gives, A, B], field=[plain])
    later.attach(gives, plain)
    assert later.attack(plain) == base


def test_read_from_texts() -> None:
    who = (
        'A "Lucky" monster Ritual Summoned using this card on the field gains the following effect.'
    )
    found = compile_card(
        la.Card(1, "Probe", v.MONSTER | v.EFFECT, level=4),
        "If this card is in your GY: You can banish 1 other monster from your GY; Special Summon "
        f'this card. {who} You can only use each of the preceding effects of "Probe" once per '
        "turn.\n● Your opponent cannot target this card with card effects.",
        Lexicon({}, {"Lucky": 7}),
    )
    assert found.whole, found.parts
    first, second = found.card.effects
    assert isinstance(first, la.Ignition) and first.limit == la.ONCE_PER_TURN
    assert isinstance(second, la.Lent)
    assert (second.summoned, second.on_field, second.once) == (v.BY_RITUAL, True, True)
    assert second.effects == (la.Untargetable(~la.OTHER, v.OPPONENT),)


def test_a_trigger_of_the_summon_is_read() -> None:
    found = compile_card(
        la.Card(1, "Probe", v.MONSTER | v.EFFECT, level=4),
        "An Xyz Monster that was Summoned using this card on the field as material gains this "
        "effect.\n● If it is Xyz Summoned: Draw 1 card.",
        Lexicon({}, {}),
    )
    assert found.whole, found.parts
    (lent,) = found.card.effects
    assert isinstance(lent, la.Lent)
    assert (lent.summoned, lent.on_field, lent.once) == (v.BY_XYZ, True, False)
    (drawn,) = lent.effects
    assert drawn == la.Trigger(v.MZONE, do=(la.Draw(1),), on=la.Event(how=v.BY_XYZ), optional=False)


def test_each_copy_that_was_used_gives_its_effect() -> None:
    # Star Drawing: two of them give their effect twice
    draws = la.Trigger(v.MZONE, do=(la.GainLife(100),), on=la.Event(how=v.BY_XYZ), optional=False)
    gives = fiend("Lender", la.Lent(XYZ, (draws,), v.BY_XYZ, True))
    for used, gained in (([gives, A], 100), ([gives, gives], 200)):
        host = xyz("Made")
        table = Table(field=used, extra=[host])
        table.special(host)
        while table.asked != "open":
            table.chain(host)
        assert table.life() == 8000 + gained


def test_effects_that_are_given_once_per_turn() -> None:
    # Vendread Houndhorde: "You can only use each of the preceding effects of … once per turn"
    given = ignition(la.GainLife(100), limit=ONCE)
    ritual = la.Type(v.RITUAL) & la.MONSTER
    for once, gained in ((True, 100), (False, 300)):
        gives = fiend("Lender", la.Lent(ritual, (given,), v.BY_RITUAL, True, once), level=4)
        first, second = (
            fiend(name, type=v.RITUAL | v.EFFECT, level=level)
            for name, level in (("First", 8), ("Second", 4))
        )
        rite = played("Rite", la.RitualSummon())
        table = Table([rite, rite, first, second], field=[gives, gives, gives, link("Link", 1)])
        table.activate(rite)
        if table.asked == "cards":
            table.pick(first)
        while table.asked != "open":
            table.pick(gives, gives)
        table.activate(rite)
        while table.asked != "open":
            table.pick(gives)
        for host in (first, second):
            while table.may("activate", host):
                table.activate(host)
        assert table.life() == 8000 + gained


def test_what_is_made_of_it_in_another_way_does_not_use_it_up() -> None:
    given = ignition(la.GainLife(100), limit=ONCE)
    ritual = la.Type(v.RITUAL) & la.MONSTER
    gives = fiend("Lender", la.Lent(ritual, (given,), v.BY_RITUAL, True, True), level=4)
    host, goal = fiend("Host", type=v.RITUAL | v.EFFECT, level=4), link("Goal", 1)
    rite = played("Rite", la.RitualSummon())
    table = Table([rite, host], field=[gives, gives], extra=[goal])
    table.special(goal)
    table.pick(gives)
    table.activate(rite)
    if table.asked == "cards":
        table.pick(gives)
    assert table.may("activate", host)


@pytest.mark.parametrize(
    ("who", "how"),
    [
        ("A WIND Synchro Monster that was Summoned", v.BY_SYNCHRO),
        ("A WIND monster that was Synchro Summoned", v.BY_SYNCHRO),
        ("A WIND Xyz Monster that was Summoned", v.BY_XYZ),
    ],
)
def test_an_effect_that_is_said_in_the_sentence(who: str, how: int) -> None:
    # Windwitch - Snow Bell
    found = read(f"{who} using this card as material cannot be destroyed by your opponent's card "
                 "effects.")  # fmt: skip
    assert found.whole, found.parts
    (lent,) = found.card.effects
    assert isinstance(lent, la.Lent)
    assert (lent.summoned, lent.on_field) == (how, False)
    assert lent.effects == (la.Indestructible(~la.OTHER, v.OPPONENT),)


def test_how_such_a_monster_was_summoned_must_be_said() -> None:
    assert not read(
        "A WIND monster that was Summoned using this card as material cannot be destroyed by card "
        "effects."
    ).whole
