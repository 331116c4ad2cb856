"""What an Equip Card gives its monster, said in bullets: "with the following effects".

Sources: the card texts of Max Metalmorph, Malefic Force and Salamandra with Chain, of which only
the phrases stand here; Yu-Gi-Oh rules reference, Equip Cards.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
EQUIPPED = (
    "Target 1 face-up monster on the field; equip this card to it with the following effects."
)


def read(text: str) -> Compiled:
    return compile_card(la.Card(9, "Probe", v.TRAP), text, LEXICON)


def grants(text: str) -> tuple[object, ...]:
    found = read(text)
    assert found.whole, [part.why for part in found.parts]
    (effect,) = found.card.effects
    assert isinstance(effect, la.Activate)
    (equip,) = effect.do
    assert isinstance(equip, la.Equip)
    return equip.grants


def test_each_bullet_gives_one_thing() -> None:
    spells = la.SPELL | la.MONSTER
    given = grants(
        f"{EQUIPPED}\n● The equipped monster gains 400 ATK/DEF, it cannot be destroyed by Spell or "
        "monster effects, also your opponent cannot target it with monster effects or Spell Cards "
        "or effects."
    )
    assert given == (
        la.EquipStats(400, v.ATK | v.DEF),
        la.Indestructible(~la.OTHER, of=spells),
        la.Untargetable(~la.OTHER, of=spells),
    )
    assert grants(f"{EQUIPPED}\n● The equipped monster is unaffected by Spell effects.") == (
        la.Unaffected(la.SPELL),
    )


def test_one_number_is_said_with_the_equipping() -> None:
    usual = (la.EquipStats(700),)
    assert (
        grants(
            "Target 1 face-up monster on the field; equip this card to it with the "
            "following effect.\n"
            "● The equipped monster gains 700 ATK."
        )
        == usual
    )
    assert (
        grants(
            "Target 1 face-up monster on the field; equip this card to it as an Equip Card that "
            "gives it 700 ATK."
        )
        == usual
    )


def test_what_an_equip_card_cannot_give_is_not_played() -> None:
    # Malefic Force: an effect of its own
    assert not read(f"{EQUIPPED}\n● Once per turn: You can destroy this card.").whole


def test_the_monster_has_it() -> None:
    card = replace(
        read(
            f"{EQUIPPED}\n● The equipped monster gains 400 ATK/DEF, it cannot be destroyed by "
            "Spell or monster effects, also your opponent cannot target it with monster effects or "
            "Spell Cards or effects."
        ).card,
        passcode=fresh(),
    )
    host, sweep = body("Host"), played("Sweep", la.Destroy(la.Each(la.MONSTER, v.MZONE)))
    table = Table([sweep], field=[host], spells=[card])
    table.rewrite_position(card, v.FACEDOWN)
    table.activate(card)
    assert (table.equips(host), table.attack(host)) == (["Probe"], 1400)
    table.activate(sweep)
    assert table.grave == ["Sweep"] and "Host" in table.monsters().values()
