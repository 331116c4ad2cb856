"""The "Fiendsmith" series, its Token, and Fabled Lurrie, which is discarded for it.

LIGHT Fiend monsters that are equipped with their own Link Monsters: the Links
go from the field or GY to the Spell & Trap Zone, the Fusions are made from
hand, field, GY and those Equip Cards.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_TURN, Activate, Event, FieldStats, FusionMaterials, EquipStats,
    Ignition, LinkSummon, Materials, Note, Quick, Trigger, Unaffected, While, link_monster, monster,
    sent_to_grave, spell, summoned, trap,
)  # fmt: skip
from engine.yugioh.cards.traits import FIEND, FIENDSMITH, FUSION, LIGHT_FIEND, LINK
from engine.yugioh.language import (
    EQUIP_CARD, FACE_UP, MONSTER, NON_LINK, OTHER, SELF, SPELL_TRAP, Choose, Chosen, Compare,
    During, Each, EquippedLinkRating, EquippedTo, EquippedWith, Named, State, exists, level,
    none,
)  # fmt: skip
from engine.yugioh.language import (
    AddToHand, Banish, CreateToken, Damage, Discard, Equip, FusionSummon, IfDone, Negate, OneOf,
    Protect, SendToGrave, SetCard, SpecialSummon, Then, ToDeck, Tribute,
)  # fmt: skip

_ENGRAVER = 60764609
_CRIMSON_TEARS = 28803166
_TOKEN = 35552986

# A card in the GY is never hidden; a banished card may be.
_OPEN = ~State("face-down")
# Whom the Link Monsters of the series can be equipped to.
_BEARER = OTHER & FACE_UP & NON_LINK & LIGHT_FIEND
# Main Deck and Fusion Monsters of the series shuffle this back as a cost.
_SHUFFLE_BACK = ToDeck(Choose(OTHER & LIGHT_FIEND, v.GRAVE))

# ---------------------------------------------------------------- Main Deck

ENGRAVER = monster(
    _ENGRAVER, "Fiendsmith Engraver", v.LIGHT, v.FIEND, 6, 1800, 2400,
    series=(FIENDSMITH.code,),
    effects=(
        Ignition(
            v.HAND,
            limit=ONCE_PER_TURN,
            cost=(Discard(SELF),),
            do=(AddToHand(Choose(FIENDSMITH & SPELL_TRAP, v.DECK)),),
        ),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            target=(
                Choose(FACE_UP & FIENDSMITH & EQUIP_CARD, v.SZONE, name="equip"),
                Choose(MONSTER, v.MZONE, whose=v.EITHER, name="monster"),
            ),
            do=(SendToGrave(Chosen(("equip", "monster"))),),
        ),
        Ignition(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(_SHUFFLE_BACK,),
            do=(SpecialSummon(SELF),),
        ),
    ),
)  # fmt: skip

CRIMSON_TEARS = monster(
    _CRIMSON_TEARS, "Lacrima the Crimson Tears", v.LIGHT, v.FIEND, 4, 1200, 1200,
    series=(FIENDSMITH.code,),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SPECIAL),
            do=(SendToGrave(Choose(FIENDSMITH & ~Named(_CRIMSON_TEARS), v.DECK)),),
        ),
        Quick(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            condition=(During(v.OPPONENT),),
            target=(Choose(FIENDSMITH & LINK & MONSTER, v.GRAVE, name="link"),),
            do=(ToDeck(SELF), IfDone((SpecialSummon(Chosen(("link",))),))),
        ),
    ),
)  # fmt: skip

LURRIE = monster(
    97651498, "Fabled Lurrie", v.LIGHT, v.FIEND, 1, 200, 400,
    series=(0x35,),
    effects=(
        Trigger(
            v.GRAVE,
            on=sent_to_grave(v.HAND, v.R_DISCARD),
            optional=False,
            do=(SpecialSummon(SELF),),
        ),
    ),
)  # fmt: skip

TOKEN = monster(
    _TOKEN, "Fiendsmith Token", v.LIGHT, v.FIEND, 1, 0, 0,
    type=v.TOKEN | v.NORMAL,
    series=(FIENDSMITH.code,),
)  # fmt: skip

# -------------------------------------------------------- Spells and Traps

TRACT = spell(
    98567237, "Fiendsmith's Tract",
    series=(FIENDSMITH.code,),
    effects=(
        Activate(
            limit=ONCE_PER_TURN,
            do=(AddToHand(Choose(LIGHT_FIEND, v.DECK)), Then((Discard(Choose(ANY, v.HAND)),))),
        ),
        Ignition(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Banish(SELF),),
            do=(FusionSummon(FIENDSMITH, (Each(MONSTER, v.HAND | v.MZONE),)),),
        ),
    ),
)  # fmt: skip

SANCT = spell(
    35552985, "Fiendsmith's Sanct", v.QUICK_PLAY,
    series=(FIENDSMITH.code,),
    effects=(
        Activate(
            limit=ONCE_PER_TURN,
            condition=(none(FACE_UP & ~LIGHT_FIEND, v.MZONE),),
            do=(CreateToken(_TOKEN),),
            unsupported="only your Fiend monsters may attack for the rest of the turn",
            inert=True,
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=Event(
                "destroyed", FIENDSMITH & MONSTER, from_=v.MZONE,
                reason=v.R_EFFECT | v.R_THEIRS, whose=v.YOU, was=v.FACEUP,
            ),
            do=(SetCard(SELF),),
        ),
    ),
)  # fmt: skip

PARADISE = trap(
    99989863, "Fiendsmith in Paradise",
    series=(FIENDSMITH.code,),
    effects=(
        Activate(
            limit=ONCE_PER_TURN,
            target=(Choose(FACE_UP & level(7) & LIGHT_FIEND, v.MZONE, name="target"),),
            do=(SendToGrave(Each(OTHER, v.MZONE | v.SZONE, v.EITHER, but="target")),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=Event("summoned", MONSTER, how=v.BY_SPECIAL, whose=v.OPPONENT),
            cost=(Banish(SELF),),
            do=(SendToGrave(Choose(FIENDSMITH & MONSTER, v.DECK | v.EXTRA)),),
        ),
    ),
)  # fmt: skip

KYRIE = trap(
    26434972, "Fiendsmith Kyrie",
    series=(FIENDSMITH.code,),
    effects=(
        Activate(
            do=(
                Protect(
                    text="this turn battles do not destroy your LIGHT Fiend monsters "
                    "and cost you half the damage"
                ),
            ),
        ),
        Quick(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            cost=(Banish(SELF),),
            do=(FusionSummon(FIENDSMITH, (
                Each(MONSTER, v.MZONE),
                Each(FACE_UP & MONSTER & EquippedTo(FIENDSMITH), v.SZONE),
            )),),
        ),
    ),
)  # fmt: skip

# ---------------------------------------------------------- Fusion Monsters

LACRIMA = monster(
    46640168, "Fiendsmith's Lacrima", v.LIGHT, v.FIEND, 6, 2400, 2400,
    type=v.FUSION | v.EFFECT,
    series=(FIENDSMITH.code,),
    procedures=(FusionMaterials((Materials(LIGHT_FIEND, 2, 2),)),),
    effects=(
        FieldStats(-600, whose=v.OPPONENT),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_FUSION),
            target=(Choose(_OPEN & LIGHT_FIEND, v.GRAVE | v.BANISHED),),
            do=(
                OneOf(((AddToHand(Chosen()),), (SpecialSummon(Chosen()),)), at="resolution"),
            ),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=sent_to_grave(),
            cost=(_SHUFFLE_BACK,),
            do=(Damage(1200),),
        ),
    ),
)  # fmt: skip

REXTREMENDE = monster(
    11464648, "Fiendsmith's Rextremende", v.LIGHT, v.FIEND, 9, 3000, 3600,
    type=v.FUSION | v.EFFECT,
    series=(FIENDSMITH.code,),
    procedures=(
        FusionMaterials(
            (Materials(FIENDSMITH & FUSION & MONSTER), Materials((FUSION | LINK) & MONSTER))
        ),
    ),
    effects=(
        While(
            (exists(EquippedWith(FIENDSMITH & EQUIP_CARD) & ~OTHER, v.MZONE),),
            (Unaffected(~FIENDSMITH),),
        ),
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_FUSION),
            cost=(Discard(Choose(ANY, v.HAND)),),
            do=(SendToGrave(Choose(LIGHT_FIEND, v.DECK | v.EXTRA)),),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=sent_to_grave(),
            target=(Choose(OTHER & _OPEN & FIENDSMITH, v.GRAVE | v.BANISHED),),
            do=(AddToHand(Chosen()),),
        ),
    ),
)  # fmt: skip

DESIRAE = monster(
    82135803, "Fiendsmith's Desirae", v.LIGHT, v.FIEND, 9, 2800, 2400,
    type=v.FUSION | v.EFFECT,
    series=(FIENDSMITH.code,),
    procedures=(
        FusionMaterials((Materials(Named(_ENGRAVER)), Materials(LIGHT_FIEND, 2, 2))),
    ),
    effects=(
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(Compare(EquippedLinkRating(), ">=", 1),),
            do=(
                Negate(
                    Choose(
                        FACE_UP & State("negatable"), v.MZONE | v.SZONE, 1, EquippedLinkRating(),
                        whose=v.EITHER,
                    ),
                    until="end",
                ),
            ),
        ),
        Trigger(
            v.GRAVE,
            limit=ONCE_PER_TURN,
            on=sent_to_grave(),
            cost=(_SHUFFLE_BACK,),
            target=(Choose(ANY, v.MZONE | v.SZONE, whose=v.EITHER, name="card"),),
            do=(SendToGrave(Chosen(("card",))),),
        ),
    ),
)  # fmt: skip

# ------------------------------------------------------------ Link Monsters

REQUIEM = link_monster(
    2463794, "Fiendsmith's Requiem", v.LIGHT, v.FIEND, 1, 600, v.BOTTOM,
    series=(FIENDSMITH.code,),
    procedures=(LinkSummon(LIGHT_FIEND, 1),),
    one_summon_per_turn=True,
    effects=(
        Quick(
            v.MZONE,
            condition=(During(v.EITHER, "main"),),
            cost=(Tribute(SELF),),
            do=(SpecialSummon(Choose(FIENDSMITH & MONSTER, v.HAND | v.DECK)),),
        ),
        Ignition(
            v.MZONE | v.GRAVE,
            limit=ONCE_PER_TURN,
            target=(Choose(_BEARER, v.MZONE),),
            do=(Equip(SELF, Chosen(), grants=(EquipStats(600),)),),
        ),
    ),
)  # fmt: skip

SEQUENCE = link_monster(
    49867899, "Fiendsmith's Sequence", v.LIGHT, v.FIEND, 2, 1200, v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    series=(FIENDSMITH.code,),
    procedures=(LinkSummon(least=2, including=LIGHT_FIEND),),
    effects=(
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            do=(FusionSummon(FIEND, (Each(MONSTER, v.GRAVE),), into="deck"),),
        ),
        Ignition(
            v.MZONE | v.GRAVE,
            limit=ONCE_PER_TURN,
            target=(Choose(_BEARER, v.MZONE),),
            do=(Equip(SELF, Chosen(), grants=(
                Note("the opponent's effects cannot target the equipped monster"),
            )),),
        ),
    ),
)  # fmt: skip

AGNUMDAY = link_monster(
    32991300, "Fiendsmith's Agnumday", v.LIGHT, v.FIEND, 3, 1800,
    v.BOTTOM_LEFT | v.BOTTOM_RIGHT | v.TOP,
    series=(FIENDSMITH.code,),
    procedures=(LinkSummon(least=2, including=LIGHT_FIEND),),
    effects=(
        Quick(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            target=(Choose(NON_LINK & LIGHT_FIEND, v.GRAVE),),
            do=(
                SpecialSummon(Chosen()),
                IfDone((Equip(SELF, Chosen(), grants=(
                    EquipStats(EquippedLinkRating(600)),
                    Note("the equipped monster inflicts piercing battle damage"),
                )),)),
            ),
        ),
    ),
)  # fmt: skip
