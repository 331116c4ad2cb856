"""Cards held for the opponent's turn, most of them hand traps.

A player alone has little to do with them; what counts is that they are held, and that an
opponent who acts can use them.
"""

from dataclasses import replace

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    ONCE_PER_TURN, Activate, Card, EachTime, Event, Limit, Note, Quick, Trigger, monster, spell,
    summoned, trap,
)  # fmt: skip
from engine.yugioh.cards.traits import EFFECT
from engine.yugioh.language import (
    FACE_UP, IT, MONSTER, OTHER, SELF, Answered, Answering, Choose, Chosen, Count, During, Each,
    Excess, Half, HowMany, LevelOf, Like, Random, Series, State, ThisTurn, TotalOf, WasSet,
    none,
)  # fmt: skip
from engine.yugioh.language import (
    Banish, ChangeStats, CreateToken, Declare, Destroy, Discard, Draw, Ban, ForTheTurn, IfDone,
    Negate, NegateActivation, NegateColumn, SendToGrave, SpecialSummon, Then, ToDeck, Tribute, When,
)  # fmt: skip

_PRIMAL_BEING_TOKEN = 27204312

_MULCHARMY = Series(0x1AC, "Mulcharmy")

_FIELD = v.MZONE | v.SZONE
_THEIR_SPECIAL_SUMMONS = summoned(v.BY_SPECIAL, MONSTER).of(v.OPPONENT)
# Cards in the hand beyond six more than the opponent controls.
_TOO_MANY = Excess(Count(ANY, v.HAND), Count(ANY, _FIELD, v.OPPONENT), 6)

# --------------------------------------------------------------- hand traps

ASH_BLOSSOM = monster(
    14558127, "Ash Blossom & Joyous Spring", v.FIRE, v.ZOMBIE, 3, 0, 1800,
    type=v.TUNER | v.EFFECT,
    effects=(
        Quick(
            v.HAND,
            limit=ONCE_PER_TURN,
            # Drawing is adding from the Deck to the hand.
            condition=(
                Answering(v.EITHER, ("search", "draw", "summon-deck", "send-deck")),
            ),
            cost=(Discard(SELF),),
            do=(NegateActivation("effect"),),
        ),
    ),
)  # fmt: skip

DROLL = monster(
    94145021, "Droll & Lock Bird", v.WIND, v.SPELLCASTER, 1, 0, 0,
    effects=(
        Trigger(
            v.HAND,
            on=Event("sent", ANY, to=v.HAND, from_=v.DECK, whose=v.OPPONENT),
            cost=(SendToGrave(SELF),),
            do=(Ban(("add",), whose=v.EITHER),),
        ),
    ),
)  # fmt: skip

EFFECT_VEILER = monster(
    97268402, "Effect Veiler", v.LIGHT, v.SPELLCASTER, 1, 0, 0,
    type=v.TUNER | v.EFFECT,
    effects=(
        Quick(
            v.HAND,
            condition=(During(v.OPPONENT, "main"),),
            cost=(SendToGrave(SELF),),
            target=(
                Choose(FACE_UP & EFFECT & MONSTER & State("negatable"), v.MZONE, whose=v.OPPONENT),
            ),
            do=(Negate(Chosen(), until="end"),),
        ),
    ),
)  # fmt: skip

NIBIRU = monster(
    27204311, "Nibiru, the Primal Being", v.LIGHT, v.ROCK, 11, 3000, 600,
    effects=(
        Quick(
            v.HAND,
            limit=ONCE_PER_TURN,
            condition=(
                During(v.EITHER, "main"), ThisTurn("summon", MONSTER, v.OPPONENT, least=5),
            ),
            do=(
                Tribute(Each(FACE_UP & MONSTER, v.MZONE, v.EITHER, name="tributed")),
                IfDone((SpecialSummon(SELF),)),
                Then((
                    CreateToken(_PRIMAL_BEING_TOKEN, whose=v.OPPONENT, name="token"),
                    ChangeStats(
                        Chosen(("token",)), to=TotalOf("tributed", "original attack"),
                        original=True,
                    ),
                    ChangeStats(
                        Chosen(("token",)), to=TotalOf("tributed", "original defense"),
                        stats=v.DEF, original=True,
                    ),
                )),
            ),
        ),
    ),
)  # fmt: skip

PRIMAL_BEING_TOKEN = monster(
    _PRIMAL_BEING_TOKEN, "Primal Being Token", v.LIGHT, v.ROCK, 11, -2, -2,
    type=v.TOKEN | v.NORMAL,
)  # fmt: skip

GHOST_OGRE = monster(
    59438930, "Ghost Ogre & Snow Rabbit", v.LIGHT, v.PSYCHIC, 3, 0, 1800,
    type=v.TUNER | v.EFFECT,
    effects=(
        Quick(
            v.HAND | v.MZONE,
            limit=ONCE_PER_TURN,
            condition=(Answering(v.EITHER, places=_FIELD, of="effect"),),
            cost=(SendToGrave(SELF),),
            do=(Destroy(Answered(_FIELD)),),
        ),
    ),
)  # fmt: skip

GHOST_BELLE = monster(
    73642296, "Ghost Belle & Haunted Mansion", v.EARTH, v.ZOMBIE, 3, 0, 1800,
    type=v.TUNER | v.EFFECT,
    effects=(
        Quick(
            v.HAND,
            limit=ONCE_PER_TURN,
            condition=(Answering(v.EITHER, ("recover", "summon-grave", "banish-grave")),),
            cost=(Discard(SELF),),
            do=(NegateActivation("activation"),),
        ),
    ),
)  # fmt: skip

DD_CROW = monster(
    24508238, "D.D. Crow", v.DARK, v.WINGED_BEAST, 1, 100, 100,
    effects=(
        Quick(
            v.HAND,
            cost=(Discard(SELF),),
            target=(Choose(ANY, v.GRAVE, whose=v.OPPONENT),),
            do=(Banish(Chosen()),),
        ),
    ),
)  # fmt: skip

MAXX_C = monster(
    23434538, 'Maxx "C"', v.EARTH, v.INSECT, 2, 500, 200,
    effects=(
        Quick(
            v.HAND,
            limit=ONCE_PER_TURN,
            cost=(SendToGrave(SELF),),
            do=(ForTheTurn(EachTime(0, on=_THEIR_SPECIAL_SUMMONS, do=(Draw(1),))),),
        ),
    ),
)  # fmt: skip


def _mulcharmy(passcode: int, name: str, attribute: int, race: int, on: Event) -> Card:
    """Draws each time this happens; too many cards are given back in the End Phase."""
    draw = EachTime(0, on=on, do=(Draw(1),))
    back = EachTime(
        0, on=Event("end-phase"), do=(ToDeck(Random(ANY, v.HAND, _TOO_MANY, whose=v.YOU)),)
    )
    return monster(
        passcode, name, attribute, race, 4, 100, 600,
        series=(_MULCHARMY.code,),
        effects=(
            Quick(
                v.HAND,
                # One other "Mulcharmy" effect a turn.
                condition=(
                    none(ANY, _FIELD),
                    ThisTurn("activate", _MULCHARMY & MONSTER, v.YOU, most=1),
                ),
                cost=(Discard(SELF),),
                do=(ForTheTurn(draw), ForTheTurn(back)),
            ),
        ),
    )  # fmt: skip


FUWALOS = _mulcharmy(
    42141493, "Mulcharmy Fuwalos", v.WIND, v.WINGED_BEAST,
    replace(_THEIR_SPECIAL_SUMMONS, from_=v.DECK | v.EXTRA),
)  # fmt: skip
PURULIA = _mulcharmy(
    84192580, "Mulcharmy Purulia", v.WATER, v.AQUA,
    replace(_THEIR_SPECIAL_SUMMONS, how=v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SPECIAL, from_=v.HAND),
)  # fmt: skip
MEOWLS = _mulcharmy(
    87126721, "Mulcharmy Meowls", v.EARTH, v.BEAST,
    replace(_THEIR_SPECIAL_SUMMONS, from_=v.GRAVE | v.BANISHED),
)  # fmt: skip

# --------------------------------------------------------- Spells and Traps

INFINITE_IMPERMANENCE = trap(
    10045474, "Infinite Impermanence",
    effects=(
        Activate(
            target=(
                Choose(FACE_UP & MONSTER & State("negatable"), v.MZONE, whose=v.OPPONENT),
            ),
            do=(
                Negate(Chosen(), until="end"),
                Then((When(WasSet(), (NegateColumn(),)),)),
            ),
            from_hand=(none(ANY, _FIELD),),
        ),
    ),
)  # fmt: skip

CALLED_BY_THE_GRAVE = spell(
    24224830, "Called by the Grave", v.QUICK_PLAY,
    effects=(
        Activate(
            target=(Choose(MONSTER, v.GRAVE, whose=v.OPPONENT, name="monster"),),
            do=(
                Banish(Chosen(("monster",))),
                IfDone((Ban(("effect",), MONSTER, Chosen(("monster",)), v.EITHER),)),
            ),
        ),
        Note("the effects are negated until the end of the next turn, not of this one"),
    ),
)  # fmt: skip

CROSSOUT_DESIGNATOR = spell(
    65681983, "Crossout Designator", v.QUICK_PLAY,
    effects=(
        Activate(
            limit=Limit("oath"),
            # A name that is not in the Deck would do nothing.
            cost=(Declare(Choose(ANY, v.DECK, name="declared")),),
            do=(
                Banish(Choose(Like("name", Chosen(("declared",))), v.DECK)),
                IfDone((Ban(("effect",), ANY, Chosen(("declared",)), v.EITHER),)),
            ),
        ),
    ),
)  # fmt: skip

_EFFECTIVE = FACE_UP & EFFECT & MONSTER

FORBIDDEN_DROPLET = spell(
    24299458, "Forbidden Droplet", v.QUICK_PLAY,
    series=(0x11D,),
    effects=(
        Activate(
            limit=Limit("oath"),
            cost=(
                SendToGrave(
                    Choose(
                        OTHER, v.HAND | _FIELD, most=Count(_EFFECTIVE, v.MZONE, v.OPPONENT),
                        name="sent",
                    )
                ),
            ),
            do=(
                ChangeStats(
                    Choose(
                        _EFFECTIVE, v.MZONE, most=HowMany("sent"), whose=v.OPPONENT, name="halved",
                    ),
                    to=Half(LevelOf(IT, what="attack")), until="end",
                ),
                Negate(Chosen(("halved",)), until="end"),
            ),
            unanswered=v.OPPONENT,
            unanswered_types=True,
        ),
    ),
)  # fmt: skip
