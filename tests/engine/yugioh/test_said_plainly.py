"""More words than are needed, and rules of battles, as cards of the Extra Deck print them.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

import pytest

from engine.effects import walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.said_plainly import PLAINER

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
PROBE = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.FUSION, v.DARK, v.FIEND, 4, 1000, 1000)
MATERIALS = "2 Fiend monsters\n"


def read(text: str) -> Compiled:
    return compile_card(PROBE, MATERIALS + text, LEXICON)


@pytest.mark.parametrize(
    ("longer", "shorter"),
    [
        # Arc Rebellion Xyz Dragon
        (
            "You can draw 1 card. After this effect resolves, you cannot declare attacks with "
            "other monsters for the rest of this turn.",
            "You can draw 1 card, also for the rest of this turn, you can only declare an attack "
            "with this card.",
        ),
        # Tyrant Red Dragon Archfiend
        (
            "You can draw 1 card, also, for the rest of this turn, other monsters you control "
            "cannot attack.",
            "You can draw 1 card, also for the rest of this turn, you can only declare an attack "
            "with this card.",
        ),
        # Number 68: Sanaphond the Sky Prison
        (
            "You can pay 500 LP; until the end of your opponent's next turn, this card cannot be "
            "destroyed by card effects, also neither player can Special Summon monsters from the "
            "GYs.",
            "You can pay 500 LP; until the end of your opponent's next turn, this card cannot be "
            "destroyed by card effects, also until the end of your opponent's next turn, neither "
            "player can Special Summon monsters from the GYs.",
        ),
        # Number 52: Diamond Crab King
        (
            "You can pay 500 LP; change this card's DEF to 0, and if you do, change its ATK to "
            "3000. These changes last until the end of this turn.",
            "You can pay 500 LP; this card's DEF becomes 0 until the end of this turn, and if you "
            "do, this card's ATK becomes 3000 until the end of this turn.",
        ),
        # Rainbow Overdragon
        (
            "You can banish 1 Fiend monster from your GY; this card gains ATK equal to the "
            "banished monster's, until the end of this turn.",
            "You can banish 1 Fiend monster from your GY; this card gains ATK equal to the "
            "banished monster's ATK, until the end of this turn.",
        ),
        # Lunalight Liger Dancer
        (
            "You can destroy all your opponent's Special Summoned monsters.",
            "You can destroy all Special Summoned monsters your opponent controls.",
        ),
        # Ningirsu the World Chalice Warrior
        (
            "You can send 1 card from each player's field to the GYs.",
            "You can send 1 card you control and 1 card your opponent controls to the GY.",
        ),
        # Fire Fighting Daruma Doll
        (
            "You can target 1 Spell/Trap on each field; destroy them.",
            "You can target 1 Spell/Trap you control and 1 Spell/Trap your opponent controls; "
            "destroy them.",
        ),
        # Abyss Keeper
        (
            "You can target 1 other Fiend monster you control and 1 card your opponent controls; "
            "banish those cards.",
            "You can target 1 other Fiend monster you control and 1 card your opponent controls; "
            "banish them.",
        ),
        # Gem-Knight Lady Lapis Lazuli
        (
            'You can send 1 "Gamma" monster from your Deck/Extra Deck to the GY.',
            'You can send 1 "Gamma" monster from your Deck or Extra Deck to the GY.',
        ),
        # Ferocious Flame Swordsman
        (
            "If this Fusion Summoned card is destroyed by battle, or by an opponent's card effect "
            "while in its owner's Monster Zone: You can draw 1 card.",
            "If this Fusion Summoned card in its owner's control is destroyed by battle or an "
            "opponent's card effect: You can draw 1 card.",
        ),
        # Galaxy-Eyes Cipher Blade Dragon
        (
            "If this Fusion Summoned card you control, is destroyed by battle with an opponent's "
            "attacking monster, or destroyed by an opponent's card effect, and sent to your GY: "
            "You can draw 1 card.",
            "If this Fusion Summoned card you control is destroyed by battle or an opponent's card "
            "effect and sent to your GY: You can draw 1 card.",
        ),
        # Daigusto Gulldos
        (
            "You can banish 1 Fiend monster from your GY to target 1 card on the field; destroy "
            "it.",
            "You can banish 1 Fiend monster from your GY, then target 1 card on the field; destroy "
            "it.",
        ),
        # Odd-Eyes Vortex Dragon
        (
            "When your opponent activates a card or effect (Quick Effect): You can shuffle 1 Fiend "
            "monster from your GY into the Deck, negate the activation, and if you do, destroy "
            "that card.",
            "When your opponent activates a card or effect (Quick Effect): You can shuffle 1 Fiend "
            "monster from your GY into the Deck, and if you do, negate the activation, and if you "
            "do, destroy that card.",
        ),
        # Number 49: Fortune Tune
        (
            "If this card is sent to the GY: You can draw 1 card, and if you do, return this card "
            "from your GY to the Extra Deck.",
            "If this card is sent to the GY: You can draw 1 card, and if you do, return this card "
            "to the Extra Deck.",
        ),
        # Yoko, the Graceful Mayakashi
        (
            "If a Synchro Monster in your possession whose original Level is 11 is destroyed by "
            "battle or an opponent's card effect while this card is in the GY: You can draw 1 "
            "card.",
            "If a Level 11 Synchro Monster you control is destroyed by battle or an opponent's "
            "card effect while this card is in the GY: You can draw 1 card.",
        ),
        # Red Dragon Archfiend: no battle is played, so none of them did.
        (
            "Once per turn, during your End Phase: Destroy all other monsters you control that did "
            "not declare an attack this turn.",
            "Once per turn, during your End Phase: Destroy all other monsters you control.",
        ),
        # PSY-Framelord Zeta
        (
            "You can target 1 Special Summoned monster your opponent controls in Attack Position; "
            "banish both that monster and this card from the field, but return them in your next "
            "Standby Phase.",
            "You can target 1 Attack Position Special Summoned monster your opponent controls; "
            "banish both that monster and this card until your next Standby Phase.",
        ),
        # Azure-Eyes Silver Dragon
        (
            "If this card is Special Summoned: Until the end of the next turn, neither player can "
            "target Fiend monsters you currently control with card effects, also they cannot be "
            "destroyed by card effects.",
            "If this card is Special Summoned: Until the end of the next turn, neither player can "
            "target all Fiend monsters you currently control with card effects, also until the end "
            "of the next turn, all Fiend monsters you currently control cannot be destroyed by "
            "card effects.",
        ),
        # Invoked Augoeides
        (
            "You can banish 1 Fiend monster from your GY; this card gains ATK equal to that "
            "banished monster's ATK, until the end of your opponent's turn.",
            "You can banish 1 Fiend monster from your GY; this card gains ATK equal to the "
            "banished monster's ATK, until the end of your opponent's turn.",
        ),
        # Number 80: Rhapsody in Berserk
        (
            'You can draw 1 card. You can use this effect of "Probe" up to twice per turn.',
            'You can draw 1 card. You can only use this effect of "Probe" twice per turn.',
        ),
        # Number 15: Gimmick Puppet Giant Grinder
        (
            "Up to twice per turn, during your Main Phase 1: You can draw 1 card.",
            "Twice per turn, during your Main Phase 1: You can draw 1 card.",
        ),
        # Raidraptor - Fiend Eagle
        (
            "You can target 1 face-up monster your opponent controls; inflict damage to your "
            "opponent equal to its original ATK on the field.",
            "You can target 1 face-up monster your opponent controls; inflict damage to your "
            "opponent equal to its original ATK.",
        ),
        # Raidraptor - Rise Falcon
        (
            "You can target 1 face-up monster your opponent controls; this card gains ATK equal to "
            "that monster's current ATK.",
            "You can target 1 face-up monster your opponent controls; this card gains ATK equal to "
            "that monster's ATK.",
        ),
        # Elemental HERO Nebula Neos
        (
            "Once per turn, during the End Phase: Shuffle this card into the Extra Deck, and if "
            "you do, banish all cards on the field face-down.",
            "Once per turn, during the End Phase: Return this card to the Extra Deck, and if you "
            "do, banish all cards on the field face-down.",
        ),
        # Nephthys, the Sacred Preserver
        (
            "You can destroy 1 Fiend monster this card points to, and Special Summon 1 Fiend "
            "monster from your GY.",
            "You can destroy 1 Fiend monster this card points to, and if you do, Special Summon 1 "
            "Fiend monster from your GY.",
        ),
        # Superheavy Samurai Swordmaster Musashi
        (
            "You can target 1 Fiend monster in your GY; add it to your hand, also if you have a "
            "Spell/Trap in your GY, you cannot Normal or Special Summon it, or a monster with its "
            "name, for the rest of this turn.",
            "You can target 1 Fiend monster in your GY; add it to your hand, also if you have a "
            "Spell/Trap in your GY, for the rest of this turn, you cannot Normal or Special Summon "
            "monsters with that name.",
        ),
        # Proxy F Magician
        (
            "You can Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your "
            "field as Fusion Material.",
            "You can Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters you "
            "control as Fusion Material.",
        ),
        # Inzektor Picofalena
        (
            "You can target 1 other Fiend monster you control; equip 1 Fiend monster from your "
            "Deck to it as an Equip Spell that gains this effect.\n● The equipped monster gains "
            "500 ATK/DEF.",
            "You can target 1 other Fiend monster you control; equip 1 Fiend monster from your "
            "Deck to it as an Equip Spell that gives it 500 ATK/DEF.",
        ),
        # Laval Stennon
        (
            "When this card is targeted by a card effect (Quick Effect): You can banish 1 Fiend "
            "monster from your GY; negate the activation, and if you do, destroy the targeting "
            "card.",
            "When a card or effect is activated that targets this card (Quick Effect): You can "
            "banish 1 Fiend monster from your GY; negate the activation, and if you do, destroy "
            "that card.",
        ),
        # Stardust Warrior
        (
            "If your opponent would Special Summon a monster (Quick Effect): You can Tribute this "
            "card; negate the Summon, and if you do, destroy that monster.",
            "When your opponent would Special Summon a monster (Quick Effect): You can Tribute "
            "this card; negate the Summon, and if you do, destroy that monster.",
        ),
        # Scrap Wyvern
        (
            'If another face-up "Gamma" monster is destroyed by card effect: You can draw 1 card.',
            'If another face-up "Gamma" monster on the field is destroyed by card effect: You can '
            "draw 1 card.",
        ),
        # Zefra Metaltron
        (
            "You can target 1 monster on each player's field that was Special Summoned from the "
            "Extra Deck; banish both until the End Phase.",
            "You can target 1 monster you control that was Special Summoned from the Extra Deck "
            "and 1 monster your opponent controls that was Special Summoned from the Extra Deck; "
            "banish both until the End Phase.",
        ),
        # Daigusto Phoenix
        (
            "You can target 1 face-up Fiend monster you control; this turn, it can attack twice "
            "during each Battle Phase.",
            "You can target 1 face-up Fiend monster you control; it can make a second attack "
            "during each Battle Phase this turn.",
        ),
    ],
)  # fmt: skip
def test_both_say_the_same(longer: str, shorter: str) -> None:
    first, second = read(longer), read(shorter)
    assert first.whole and second.whole
    assert first.card.effects == second.card.effects


def test_one_card_that_was_targeted_and_others_are_not_both_targets() -> None:
    text = "You can target 1 card on the field and 1 monster; destroy those monsters you control."
    assert PLAINER(text) == text


def test_how_this_card_was_summoned_is_asked_where_it_pays() -> None:
    # Rainbow Overdragon: a card that came back in another way cannot be Tributed for it.
    found = read("(Quick Effect): You can Tribute this Fusion Summoned card; draw 1 card.")
    (effect,) = found.card.effects
    assert found.whole and isinstance(effect, la.Quick)
    assert effect.condition == (la.WasSummoned(v.BY_FUSION),)
    assert effect.cost == (la.Tribute(la.SELF),)


def test_not_in_the_turn_in_which_it_was_special_summoned() -> None:
    # Triple Burst Dragon
    found = read(
        "During your Main Phase, except the turn this card was Special Summoned: You can Tribute "
        "this card; draw 1 card."
    )
    (effect,) = found.card.effects
    new = ~la.OTHER & la.State("this-turn") & la.Summoned(v.BY_SPECIAL)
    assert found.whole and isinstance(effect, la.Ignition)
    assert effect.condition == (la.none(new, v.MZONE),)


def test_a_set_card_of_yours_may_be_targeted_too() -> None:
    # Munin the Runick Wings: what is face-down has no name, so only face-up cards are "Gamma".
    found = read(
        'When your opponent activates a card or effect that targets a "Gamma" card you control or '
        "a Set card you control (Quick Effect): You can banish this card; negate the activation."
    )
    (asked,) = (one for one in walk(found.card) if isinstance(one, la.Answering))
    either = (la.Series(0x123, "Gamma") & la.FACE_UP) | ~la.FACE_UP
    assert found.whole
    assert asked.targets == either & la.State("controlled")


def test_lp_are_asked_at_activation_and_at_resolution() -> None:
    # Number C39: Utopia Ray
    found = read(
        "You can banish 1 card from your GY; draw 1 card. You must have 1000 LP or less to "
        "activate and to resolve this effect."
    )
    (effect,) = found.card.effects
    held = la.Compare(la.LifePoints(), "<=", 1000)
    assert found.whole and isinstance(effect, la.Ignition)
    assert effect.do == (la.When(held, (la.Draw(1),)),)


def test_effects_of_monsters_with_the_name_of_the_sent_one_are_forbidden() -> None:
    # Shooting Riser Dragon
    found = read(
        "You can send 1 monster from your Deck to the GY, whose Level is lower than this card's on "
        "the field, and if you do, reduce this card's Level by that monster's, but for the rest of "
        "this turn, you cannot activate the effects of monsters with the same name the sent "
        "monster had in the GY."
    )
    (ban,) = (one for one in walk(found.card) if isinstance(one, la.Ban))
    assert found.whole
    assert (ban.what, ban.filter, ban.whose) == (("activate",), la.MONSTER, v.YOU)
    assert isinstance(ban.name_of, la.Chosen)


def test_only_main_monster_zones() -> None:
    # Topologic Bomber Dragon
    found = read("You can destroy all monsters in the Main Monster Zones.")
    (each,) = (one for one in walk(found.card) if isinstance(one, la.Each))
    assert found.whole
    assert (each.filter, each.whose) == (la.MONSTER & la.Zones(0b11111), v.EITHER)
