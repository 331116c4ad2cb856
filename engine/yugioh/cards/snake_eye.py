"""The "Snake-Eye" series, the "Sinful Spoils" cards and Diabellstar, and where FIRE monsters end.

Level 1 FIRE monsters that find each other, send face-up cards to the GY for
larger ones, and place monsters in the Spell & Trap Zone as Continuous Spells.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_CHAIN, ONCE_PER_TURN, Activate, ByItself, Event, FieldStats,
    Ignition, Limit, LinkSummon, Note, OnlySpecialSummon, Quick, Trigger, link_monster, monster,
    sent_to_grave, shared, spell, summoned, trap,
)  # fmt: skip
from engine.yugioh.cards.traits import EFFECT, LINK, SNAKE_EYE
from engine.yugioh.language import (
    EQUIP_CARD, FACE_UP, MONSTER, OTHER, SELF, SPELL_TRAP, Answering, Attribute, Between, Choose,
    Chosen, Compare, Count, During, FreeZones, InPlace, LevelOf, MaterialsUsed, Named, Series,
    State, Times, Type, exists, level, none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Banish, ChangeStats, Destroy, Draw, IfDone, Negate, NegateActivation, OneOf,
    Optional, PlaceAsSpell, SendToGrave, SetCard, SpecialSummon, Then, ToDeck, When,
)  # fmt: skip

_ASH = 9674034
_BIRCH = 12058741
_OAK = 45663742
_DIABELLSTAR = 27260347
_WITCH = 72270339
_WANTED = 80845034

_FIELD = v.MZONE | v.SZONE
# A card in the GY is never hidden; a banished card may be.
_OPEN = ~State("face-down")

FIRE = Attribute(v.FIRE)
SINFUL_SPOILS = Series(0x204, "Sinful Spoils")
# The card tables give the first two only the wider "Diabell" code.
DIABELLSTAR = Named(_WITCH) | Named(_DIABELLSTAR) | Series(0x1203, "Diabellstar")

_SPARK = level(1, 1) & FIRE & MONSTER
# A Monster Card treated as a Continuous Spell.
_AS_SPELL = FACE_UP & MONSTER & ~EQUIP_CARD
# Tokens and Pendulum Monsters never reach the GY from the field, so they pay no cost.
_PAYS = FACE_UP & ~Type(v.TOKEN | v.PENDULUM)
_NORMAL_OR_SPECIAL = v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SPECIAL
# Two face-up cards, this one among them, go to the GY for a monster of the series.
_BOTH = (SendToGrave(Choose(OTHER & _PAYS, _FIELD)), SendToGrave(SELF))


def _larger(passcode: int) -> SpecialSummon:
    """What those two cards are sent for: any monster of the series but the card itself."""
    return SpecialSummon(Choose(SNAKE_EYE & MONSTER & ~Named(passcode), v.HAND | v.DECK))


# ---------------------------------------------------------------- Main Deck

ASH = monster(
    _ASH, "Snake-Eye Ash", v.FIRE, v.PYRO, 1, 800, 1000,
    series=(SNAKE_EYE.code,),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(_NORMAL_OR_SPECIAL),
            do=(AddToHand(Choose(_SPARK, v.DECK)),),
        ),
        Ignition(v.MZONE, limit=ONCE_PER_TURN, cost=_BOTH, do=(_larger(_ASH),)),
    ),
)  # fmt: skip

OAK = monster(
    _OAK, "Snake-Eye Oak", v.FIRE, v.PYRO, 1, 900, 200,
    series=(SNAKE_EYE.code,),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(_NORMAL_OR_SPECIAL),
            target=(Choose(_OPEN & _SPARK, v.GRAVE | v.BANISHED),),
            do=(
                OneOf(((AddToHand(Chosen()),), (SpecialSummon(Chosen()),)), at="resolution"),
            ),
        ),
        Ignition(v.MZONE, limit=ONCE_PER_TURN, cost=_BOTH, do=(_larger(_OAK),)),
    ),
)  # fmt: skip

BIRCH = monster(
    _BIRCH, "Snake-Eye Birch", v.FIRE, v.PYRO, 1, 0, 2100,
    series=(SNAKE_EYE.code,),
    procedures=(ByItself(condition=(exists(FACE_UP & FIRE & MONSTER, v.MZONE),), once=True),),
    effects=(
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(During(v.OPPONENT),),
            cost=_BOTH,
            do=(_larger(_BIRCH),),
        ),
    ),
)  # fmt: skip

POPLAR = monster(
    90241276, "Snake-Eyes Poplar", v.FIRE, v.PYRO, 1, 700, 200,
    series=(SNAKE_EYE.code,),
    effects=(
        Trigger(
            v.HAND,
            limit=ONCE_PER_TURN,
            on=Event("sent", to=v.HAND, without=v.R_DRAW),
            do=(SpecialSummon(SELF),),
        ),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(_NORMAL_OR_SPECIAL),
            do=(AddToHand(Choose(SNAKE_EYE & SPELL_TRAP, v.DECK)),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=sent_to_grave(),
            target=(Choose(FIRE & MONSTER, v.GRAVE),),
            do=(PlaceAsSpell(Chosen()),),
        ),
    ),
)  # fmt: skip

FLAMBERGE = monster(
    48452496, "Snake-Eyes Flamberge Dragon", v.FIRE, v.DRAGON, 8, 3000, 2500,
    series=(SNAKE_EYE.code,),
    effects=(
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            target=(Choose(FACE_UP & MONSTER, v.MZONE | v.GRAVE, whose=v.EITHER),),
            do=(PlaceAsSpell(Chosen()),),
        ),
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(During(v.OPPONENT),),
            target=(Choose(_AS_SPELL, v.SZONE, whose=v.EITHER),),
            do=(SpecialSummon(Chosen()),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            condition=(Compare(FreeZones(), ">=", 2),),
            on=sent_to_grave(v.HAND | _FIELD),
            do=(SpecialSummon(Choose(_SPARK, v.GRAVE, 2, 2)),),
        ),
    ),
)  # fmt: skip

DIABELLSTAR_FLAME = monster(
    _DIABELLSTAR, "Snake-Eyes Diabellstar", v.FIRE, v.SPELLCASTER, 8, 2800, 2600,
    series=(SNAKE_EYE.code, 0x1203),
    effects=(
        Note("when it battles, it and the opponent's monster can become Continuous Spells"),
        Ignition(
            v.SZONE,
            limit=ONCE_PER_TURN,
            condition=(none(~OTHER & (EQUIP_CARD | State("as-trap")), v.SZONE),),
            target=(Choose(FIRE & MONSTER & ~Named(_DIABELLSTAR), v.GRAVE),),
            do=(PlaceAsSpell(Chosen()), IfDone((SpecialSummon(SELF),))),
        ),
    ),
)  # fmt: skip

WITCH = monster(
    _WITCH, "Diabellstar the Black Witch", v.DARK, v.SPELLCASTER, 7, 2500, 2000,
    series=(0x1203,),
    procedures=(
        ByItself(
            cost=(SendToGrave(Choose(
                OTHER & ~Type(v.TOKEN) & (InPlace(v.HAND) | ~Type(v.PENDULUM)), v.HAND | _FIELD
            )),),
            once=True,
        ),
    ),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(_NORMAL_OR_SPECIAL),
            do=(SetCard(Choose(SINFUL_SPOILS & SPELL_TRAP, v.DECK)),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            condition=(During(v.OPPONENT),),
            on=sent_to_grave(v.HAND | _FIELD),
            do=(SendToGrave(Choose(ANY, v.HAND | _FIELD)), IfDone((SpecialSummon(SELF),))),
        ),
    ),
)  # fmt: skip

# -------------------------------------------------------- Spells and Traps

ORIGINAL_SINFUL_SPOILS = spell(
    89023486, "Original Sinful Spoils - Snake-Eye",
    series=(SINFUL_SPOILS.code, SNAKE_EYE.code),
    effects=(
        Activate(
            limit=shared("original"),
            cost=(SendToGrave(Choose(OTHER & _PAYS, _FIELD)),),
            do=(SpecialSummon(Choose(_SPARK, v.HAND | v.DECK)),),
        ),
        Ignition(
            v.GRAVE,
            limit=shared("original"),
            cost=(Banish(SELF),),
            target=(Choose((SNAKE_EYE | DIABELLSTAR) & MONSTER, v.GRAVE, name="target"),),
            do=(
                AddToHand(Choose(_SPARK, v.DECK)),
                Then((ToDeck(Chosen(("target",)), "bottom"),)),
            ),
        ),
    ),
)  # fmt: skip

DIVINE_TEMPLE = spell(
    53639887, "Divine Temple of the Snake-Eye", v.FIELD,
    series=(SNAKE_EYE.code,),
    effects=(
        Activate(
            limit=Limit("oath"),
            do=(
                Optional((
                    PlaceAsSpell(Choose(SNAKE_EYE & MONSTER, v.HAND | v.DECK | v.GRAVE)),
                )),
            ),
        ),
        FieldStats(1100, _SPARK),
        Trigger(
            v.SZONE,
            limit=EACH_ONCE_PER_TURN,
            on=Event("summoned", MONSTER, how=_NORMAL_OR_SPECIAL, whose=v.OPPONENT),
            target=(Choose(_AS_SPELL, v.SZONE, whose=v.EITHER),),
            do=(SpecialSummon(Chosen()),),
        ),
    ),
)  # fmt: skip

WANTED = spell(
    _WANTED, "WANTED: Seeker of Sinful Spoils", v.QUICK_PLAY,
    series=(SINFUL_SPOILS.code,),
    effects=(
        Activate(
            limit=ONCE_PER_TURN,
            do=(AddToHand(Choose(DIABELLSTAR & MONSTER, v.DECK | v.GRAVE)),),
        ),
        Ignition(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Banish(SELF),),
            target=(
                Choose(
                    _OPEN & SINFUL_SPOILS & SPELL_TRAP & ~Named(_WANTED), v.GRAVE | v.BANISHED
                ),
            ),
            do=(ToDeck(Chosen(), "bottom"), Then((Draw(1),))),
        ),
    ),
)  # fmt: skip

SILVERA = trap(
    38511382, "Sinful Spoils of Betrayal - Silvera",
    series=(SINFUL_SPOILS.code,),
    effects=(
        Activate(
            limit=shared("silvera"),
            cost=(
                SendToGrave(Choose(
                    (FACE_UP | InPlace(v.HAND)) & DIABELLSTAR & MONSTER, v.HAND | v.MZONE
                )),
            ),
            target=(
                Choose(OTHER & FACE_UP & State("negatable"), _FIELD, whose=v.EITHER, name="card"),
            ),
            do=(Negate(Chosen(("card",))),),
        ),
        Quick(
            v.GRAVE,
            limit=shared("silvera"),
            condition=(
                Answering(
                    v.OPPONENT, to=DIABELLSTAR & MONSTER | SINFUL_SPOILS & SPELL_TRAP
                ),
            ),
            cost=(Banish(SELF),),
            do=(NegateActivation("effect"),),
        ),
    ),
)  # fmt: skip

# ------------------------------------------------------------ Link Monsters

HIITA = link_monster(
    48815792, "Hiita the Fire Charmer, Ablaze", v.FIRE, v.SPELLCASTER, 2, 1850,
    v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    series=(0xBF, 0x10C0),
    procedures=(LinkSummon(least=2, including=FIRE),),
    effects=(
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            target=(Choose(FIRE & MONSTER, v.GRAVE, whose=v.OPPONENT),),
            do=(SpecialSummon(Chosen(), zones="pointed"),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            condition=(During(v.OPPONENT),),
            on=Event("destroyed", from_=v.MZONE, whose=v.YOU),
            unsupported="destroyed by battle or the opponent's effect, it adds a FIRE monster with "
            "1500 or less DEF from the Deck to the hand",
            inert=True,
        ),
    ),
)  # fmt: skip

PRINCESS = link_monster(
    2772337, "Promethean Princess, Bestower of Flames", v.FIRE, v.FIEND, 3, 2700,
    v.BOTTOM | v.LEFT | v.RIGHT,
    procedures=(LinkSummon(EFFECT, 2),),
    effects=(
        OnlySpecialSummon(FIRE),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            do=(SpecialSummon(Choose(FIRE & MONSTER, v.GRAVE)),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=Event("summoned", MONSTER, how=v.BY_SPECIAL, whose=v.OPPONENT),
            target=(
                Choose(FACE_UP & FIRE & MONSTER, v.MZONE, name="yours"),
                Choose(MONSTER, v.MZONE, whose=v.OPPONENT, name="theirs"),
            ),
            do=(Destroy(Chosen(("yours", "theirs"))), IfDone((SpecialSummon(SELF),))),
        ),
    ),
)  # fmt: skip

AMBLOWHALE = link_monster(
    20665527, "Amphibious Swarmship Amblowhale", v.FIRE, v.MACHINE, 4, 2600,
    v.BOTTOM | v.BOTTOM_RIGHT | v.LEFT | v.RIGHT,
    procedures=(LinkSummon(EFFECT, 2),),
    effects=(
        FieldStats(Times(Count(LINK & MONSTER, v.GRAVE, v.EITHER), 200), ~OTHER),
        Trigger(
            v.GRAVE | v.BANISHED,
            limit=ONCE_PER_TURN,
            on=Event("destroyed"),
            target=(Choose(Between("link", 1, 3) & MONSTER, v.GRAVE, whose=v.EITHER),),
            do=(SpecialSummon(Chosen()),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            # By battle or effect: not by the rules, and not as a cost.
            on=Event("destroyed", Between("link", 1, 3) & MONSTER, from_=v.MZONE,
                     reason=(v.R_BATTLE, v.R_EFFECT)),
            cost=(Banish(SELF),),
            do=(Destroy(Choose(ANY, _FIELD, whose=v.EITHER)),),
        ),
    ),
)  # fmt: skip

# It must lose exactly 800 ATK.
_CAN_LOSE = Compare(LevelOf(SELF, what="attack"), ">=", 800)

APOLLOUSA = link_monster(
    4280258, "Apollousa, Bow of the Goddess", v.WIND, v.FAIRY, 4, -2,
    v.BOTTOM_LEFT | v.BOTTOM | v.BOTTOM_RIGHT | v.TOP,
    procedures=(LinkSummon(~Type(v.TOKEN), 2, joint="different-names"),),
    one_on_field=True,
    effects=(
        FieldStats(to=Times(MaterialsUsed(), 800), filter=~OTHER, original=True),
        Quick(
            v.MZONE,
            limit=ONCE_PER_CHAIN,
            condition=(Answering(v.OPPONENT, types=v.MONSTER), _CAN_LOSE),
            do=(
                When(_CAN_LOSE, (
                    ChangeStats(SELF, -800), IfDone((NegateActivation("activation"),)),
                )),
            ),
        ),
    ),
)  # fmt: skip
