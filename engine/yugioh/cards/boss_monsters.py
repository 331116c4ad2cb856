"""Extra Deck monsters that many decks end on or go through."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN, ONCE_PER_TURN, Event, FieldStats, Ignition, Indestructible,
    InsteadOfDestruction, Limit, LinkSummon, Note, Quick, SynchroSummon, Trigger, XyzOnto,
    XyzSummon, link_monster, monster, shared, summoned,
)  # fmt: skip
from engine.yugioh.cards.traits import EFFECT, LIGHT, LINK, SYNCHRO
from engine.yugioh.language import (
    FACE_UP, MONSTER, NON_LINK, OTHER, POINTED, SELF, Answered, Answering, AtActivation, Choose,
    Chosen, During, Half, InPlace, LevelOf, MaterialCount, Named, Race, Series, State, Summoned,
    SumOf, Type, exists, level,
)  # fmt: skip
from engine.yugioh.language import (
    Also, Attach, Banish, ChangePosition, ChangeStats, Damage, Destroy, Detach, Discard, Draw,
    Equip, IfDone, Mark, NegateActivation, Optional, PlaceCounter, Protect, RemoveCounter,
    SendToGrave, SpecialSummon, SummonFromExtraNow, Then, ToDeck, Tribute, UseUpAttribute, When,
)  # fmt: skip

_CYBER_DRAGON_NOVA = 58069384

_MACHINE = Race(v.MACHINE)
_BURNING_ABYSS = Series(0xB1, "Burning Abyss")
_NO_TOKEN = ~Type(v.TOKEN)

_FIELD = v.MZONE | v.SZONE
# The card of the effect itself, face-up on the field.
_ITSELF = ~OTHER & FACE_UP & InPlace(v.MZONE)
_IN_DEFENSE = State("defense-position")
_NEGATE_AND_DESTROY = (NegateActivation("activation", "destroy"),)

# -------------------------------------------------------------- Xyz Monsters

GAGAGA_COWBOY = monster(
    12014404, "Gagaga Cowboy", v.EARTH, v.WARRIOR, 4, 1500, 2400,
    type=v.XYZ | v.EFFECT,
    series=(0x54,),
    procedures=(XyzSummon(least=2),),
    effects=(
        Ignition(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            cost=(Detach(1),),
            do=(
                When(exists(_ITSELF & ~_IN_DEFENSE, v.MZONE), (
                    Protect(text="in its attack this turn it gains 1000 ATK, its prey loses 500"),
                )),
                When(exists(_ITSELF & _IN_DEFENSE, v.MZONE), (Damage(800),)),
            ),
        ),
    ),
)  # fmt: skip

SILENT_HONOR_ARK = monster(
    48739166, "Number 101: Silent Honor ARK", v.WATER, v.AQUA, 4, 2100, 1000,
    type=v.XYZ | v.EFFECT,
    series=(0x48,),
    procedures=(XyzSummon(least=2),),
    effects=(
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(Detach(2),),
            target=(
                Choose(
                    FACE_UP & ~_IN_DEFENSE & Summoned(v.BY_SPECIAL) & _NO_TOKEN & MONSTER,
                    v.MZONE, whose=v.OPPONENT,
                ),
            ),
            do=(Attach(Chosen(), SELF),),
        ),
        InsteadOfDestruction(_ITSELF, (Detach(1),)),
        Note("the same instead of destruction by battle"),
    ),
)  # fmt: skip

CASTEL = monster(
    82633039, "Castel, the Skyblaster Musketeer", v.WIND, v.WINGED_BEAST, 4, 2000, 1500,
    type=v.XYZ | v.EFFECT,
    series=(0x49,),
    procedures=(XyzSummon(least=2),),
    effects=(
        Ignition(
            v.MZONE,
            limit=shared("castel"),
            cost=(Detach(1),),
            target=(
                Choose(
                    FACE_UP & NON_LINK & _NO_TOKEN & MONSTER, v.MZONE, whose=v.EITHER, name="target"
                ),
            ),
            do=(ChangePosition(Chosen(("target",)), v.FACEDOWN_DEFENSE),),
        ),
        Ignition(
            v.MZONE,
            limit=shared("castel"),
            cost=(Detach(2),),
            target=(Choose(OTHER & FACE_UP, _FIELD, whose=v.EITHER, name="card"),),
            do=(ToDeck(Chosen(("card",))),),
        ),
    ),
)  # fmt: skip

TORNADO_DRAGON = monster(
    6983839, "Tornado Dragon", v.WIND, v.WYRM, 4, 2100, 2000,
    type=v.XYZ | v.EFFECT,
    procedures=(XyzSummon(least=2),),
    effects=(
        Quick(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            cost=(Detach(1),),
            target=(Choose(ANY, v.SZONE, whose=v.EITHER, name="card"),),
            do=(Destroy(Chosen(("card",))),),
        ),
    ),
)  # fmt: skip

MELOMELODY = monster(
    88942504, "Melomelody the Brass Djinn", v.LIGHT, v.FIEND, 3, 1400, 1600,
    type=v.XYZ | v.EFFECT,
    series=(0x6D,),
    procedures=(XyzSummon(least=2),),
    effects=(
        Note('before a Battle Phase, it detaches to let a "Djinn" Xyz Monster attack twice'),
    ),
)  # fmt: skip

CYBER_DRAGON_INFINITY = monster(
    10443957, "Cyber Dragon Infinity", v.LIGHT, v.MACHINE, 6, 2100, 1600,
    type=v.XYZ | v.EFFECT,
    series=(0x1093,),
    procedures=(XyzSummon(LIGHT & _MACHINE, 3), XyzOnto(Named(_CYBER_DRAGON_NOVA))),
    effects=(
        FieldStats(MaterialCount(200), ~OTHER),
        Ignition(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            target=(
                Choose(
                    OTHER & FACE_UP & ~_IN_DEFENSE & _NO_TOKEN & MONSTER, v.MZONE, whose=v.EITHER
                ),
            ),
            do=(Attach(Chosen(), SELF),),
        ),
        Quick(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            condition=(Answering(v.EITHER),),
            cost=(Detach(1),),
            do=_NEGATE_AND_DESTROY,
        ),
    ),
)  # fmt: skip

# ---------------------------------------------------------- Synchro Monsters

STARDUST_DRAGON = monster(
    44508094, "Stardust Dragon", v.WIND, v.DRAGON, 8, 2500, 2000,
    type=v.SYNCHRO | v.EFFECT,
    series=(0xA3,),
    procedures=(SynchroSummon(),),
    effects=(
        Quick(
            v.MZONE,
            condition=(Answering(v.EITHER, ("destroy",)),),
            cost=(Tribute(SELF),),
            do=(*_NEGATE_AND_DESTROY, Also((Mark(SELF),))),
        ),
        Trigger(
            v.GRAVE,
            condition=(exists(~OTHER & State("marked"), v.GRAVE),),
            on=Event("end-phase"),
            do=(SpecialSummon(SELF),),
        ),
    ),
)  # fmt: skip

CRYSTAL_WING = monster(
    50954680, "Crystal Wing Synchro Dragon", v.WIND, v.DRAGON, 8, 3000, 2500,
    type=v.SYNCHRO | v.EFFECT,
    series=(0x2017,),
    procedures=(SynchroSummon(others=SYNCHRO),),
    effects=(
        Quick(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            condition=(Answering(v.EITHER, types=v.MONSTER, card=OTHER),),
            do=(
                NegateActivation("activation"),
                IfDone((
                    Destroy(Answered()),
                    IfDone((
                        ChangeStats(SELF, LevelOf(Answered(), what="original attack"), "end"),
                    )),
                )),
            ),
        ),
        Note("in battle with a monster of Level 5 or more it gains that monster's ATK"),
    ),
)  # fmt: skip

BORRELOAD_SAVAGE = monster(
    27548199, "Borreload Savage Dragon", v.DARK, v.DRAGON, 8, 3000, 2500,
    type=v.SYNCHRO | v.EFFECT,
    series=(0x10F,),
    procedures=(SynchroSummon(),),
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_SYNCHRO),
            do=(
                Equip(Choose(LINK & MONSTER, v.GRAVE, name="link"), SELF),
                IfDone((PlaceCounter("Borrel", LevelOf(Chosen(("link",)), what="link")),)),
            ),
        ),
        FieldStats(Half(SumOf("attack", State("equipped-by-it"), v.SZONE, v.EITHER)), ~OTHER),
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(Answering(v.OPPONENT),),
            cost=(RemoveCounter("Borrel"),),
            do=(NegateActivation("activation"),),
        ),
    ),
)  # fmt: skip

BARONNE_DE_FLEUR = monster(
    84815190, "Baronne de Fleur", v.WIND, v.WARRIOR, 10, 3000, 2400,
    type=v.SYNCHRO | v.EFFECT,
    procedures=(SynchroSummon(),),
    effects=(
        Ignition(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            target=(Choose(ANY, _FIELD, whose=v.EITHER),),
            do=(Destroy(Chosen()),),
        ),
        Quick(
            v.MZONE,
            limit=(Limit("stay"), ONCE_PER_TURN),
            condition=(Answering(v.EITHER),),
            do=_NEGATE_AND_DESTROY,
        ),
        Trigger(
            v.MZONE,
            limit=EACH_ONCE_PER_TURN,
            on=Event("standby-phase"),
            target=(Choose(level(1, 9) & MONSTER, v.GRAVE, name="target"),),
            do=(ToDeck(SELF), IfDone((SpecialSummon(Chosen(("target",))),))),
        ),
    ),
)  # fmt: skip

# ------------------------------------------------------------- Link Monsters

MASQUERENA = link_monster(
    65741786, "I:P Masquerena", v.DARK, v.CYBERSE, 2, 800, v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    procedures=(LinkSummon(NON_LINK, 2),),
    effects=(
        Quick(
            v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(During(v.OPPONENT, "main"),),
            do=(SummonFromExtraNow(("link",), MONSTER, including_this=True),),
        ),
        Note("the opponent's effects do not destroy a Link Monster that it was used for"),
    ),
)  # fmt: skip

_CO_LINKED_DRAW = Then((
    When(
        AtActivation(exists(~OTHER & State("co-linked"), v.MZONE)), (Optional((Draw(1),)),)
    ),
))  # fmt: skip

KNIGHTMARE_PHOENIX = link_monster(
    2857636, "Knightmare Phoenix", v.FIRE, v.FIEND, 2, 1900, v.TOP | v.RIGHT,
    series=(0x112,),
    procedures=(LinkSummon(least=2, joint="different-names"),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_LINK),
            cost=(Discard(Choose(ANY, v.HAND)),),
            target=(Choose(ANY, v.SZONE, whose=v.OPPONENT, name="card"),),
            do=(Destroy(Chosen(("card",))), _CO_LINKED_DRAW),
        ),
        Note("battles do not destroy your co-linked monsters"),
    ),
)  # fmt: skip

KNIGHTMARE_UNICORN = link_monster(
    38342335, "Knightmare Unicorn", v.DARK, v.FIEND, 3, 2200, v.LEFT | v.BOTTOM | v.RIGHT,
    series=(0x112,),
    procedures=(LinkSummon(least=2, joint="different-names"),),
    effects=(
        Trigger(
            v.MZONE,
            limit=ONCE_PER_TURN,
            on=summoned(v.BY_LINK),
            cost=(Discard(Choose(ANY, v.HAND)),),
            target=(Choose(ANY, _FIELD, whose=v.EITHER, name="card"),),
            do=(ToDeck(Chosen(("card",))), _CO_LINKED_DRAW),
        ),
        Note('the Draw Phase draws a card for each name among co-linked "Knightmare" monsters'),
    ),
)  # fmt: skip

_SENT, _TARGET = Chosen(("sent",)), Chosen(("target",))

CHERUBINI = link_monster(
    58699500, "Cherubini, Ebon Angel of the Burning Abyss", v.DARK, v.FAIRY, 2, 500,
    v.BOTTOM_LEFT | v.BOTTOM_RIGHT,
    series=(_BURNING_ABYSS.code,),
    procedures=(LinkSummon(level(3, 3), 2),),
    effects=(
        Indestructible(POINTED & MONSTER, whose=v.EITHER),
        InsteadOfDestruction(_ITSELF, (SendToGrave(Choose(OTHER, _FIELD)),), by=v.OPPONENT),
        Note("the same instead of destruction by battle"),
        Ignition(
            v.MZONE,
            limit=ONCE_PER_TURN,
            cost=(SendToGrave(Choose(level(3, 3) & MONSTER, v.DECK, name="sent")),),
            target=(
                Choose(FACE_UP & _BURNING_ABYSS & MONSTER, v.MZONE, whose=v.EITHER, name="target"),
            ),
            do=(
                ChangeStats(_TARGET, LevelOf(_SENT, what="attack"), "end"),
                ChangeStats(_TARGET, LevelOf(_SENT, what="defense"), "end", v.DEF),
            ),
        ),
    ),
)  # fmt: skip

ACCESSCODE_TALKER = link_monster(
    86066372, "Accesscode Talker", v.DARK, v.CYBERSE, 4, 2300,
    v.BOTTOM | v.LEFT | v.RIGHT | v.TOP,
    series=(0x101,),
    procedures=(LinkSummon(EFFECT, 2),),
    effects=(
        Trigger(
            v.MZONE,
            on=summoned(v.BY_LINK),
            unanswered=v.OPPONENT,
            target=(
                Choose(
                    FACE_UP & LINK & MONSTER & State("its-material"), v.GRAVE | v.BANISHED,
                    whose=v.EITHER,
                ),
            ),
            do=(ChangeStats(SELF, LevelOf(Chosen(), 1000, "link")),),
        ),
        Ignition(
            v.MZONE,
            unanswered=v.OPPONENT,
            cost=(
                Banish(
                    Choose(
                        FACE_UP & LINK & MONSTER & State("attribute-left"), v.MZONE | v.GRAVE,
                        name="banished",
                    )
                ),
            ),
            do=(
                Destroy(Choose(ANY, _FIELD, whose=v.OPPONENT)),
                Also((UseUpAttribute(Chosen(("banished",))),)),
            ),
        ),
    ),
)  # fmt: skip
