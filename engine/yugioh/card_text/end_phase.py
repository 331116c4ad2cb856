"""What an effect does later: in the End Phase of this turn, or in a phase of a later one."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.spoken import meant, possessive, spoken
from engine.yugioh.card_text.verbs import Steps, clause, operation
from engine.yugioh.language.words import DoneAtEnd, LaterPhase

# By then nothing is known of the cards and numbers that an effect spoke of, nor which card it is
# of: it is one of that name.
_FORGOTTEN: Final = (
    la.This, la.Like, la.EventCards, la.Answered, la.Declared, la.Rolled, la.MaterialCount,
    la.MaterialTotal, la.MaterialsUsed, la.EquippedLinkRating, la.WasSummoned, la.WasSet,
    la.MaterialsIncluded, la.MaterialsLack, la.AtActivation,
)  # fmt: skip
_STATES: Final = (
    "face-up", "face-down", "negatable", "materials", "this-turn", "sent-this-turn",
    "defense-position", "flipped", "equip", "as-spell",
)  # fmt: skip


# The phases in which something is done later; none is named for the End Phase of this turn. No
# turn here has a Battle Phase.
PHASES: Final[dict[str, LaterPhase | None]] = {
    "during the End Phase": None,
    "during the Standby Phase of the next turn": "next standby",
    "during the next Standby Phase": "next standby",
    "during your next Standby Phase": "your next standby",
    "during the Standby Phase of your next turn": "your next standby",
    "during your 2 nd Standby Phase after activation": "your 2nd standby",
    "during the End Phase of the next turn": "next end",
    "during the Battle Phase this turn": "battle", "during the Battle Phase of this turn": "battle",
}  # fmt: skip


def later(reading: Reading, done: Steps, phase: LaterPhase | None = None) -> Steps:
    """These steps later. Raises NotUnderstood where they speak of what is forgotten by then."""
    if phase:
        return (la.Later(phase, done),)
    for step in done:
        for node in step.walk():
            if isinstance(node, _FORGOTTEN) or (
                isinstance(node, la.State) and node.name not in _STATES
            ):
                raise reading.reader.lost("what is still known in the End Phase")
    return (la.ForTheTurn(la.EachTime(on=la.Event("end-phase"), do=done)),)


_DONE: Final[dict[str, DoneAtEnd]] = {
    "destroy": "destroy", "banish": "banish", "return": "return", "shuffle": "shuffle",
    "send": "send",
}  # fmt: skip
_TO: Final[dict[DoneAtEnd, tuple[str, ...]]] = {
    "return": ("to the hand",), "shuffle": ("into the Deck",), "send": ("to the GY",),
}  # fmt: skip


_HURTS: Final = ", and if you do , take damage equal to those destroyed monsters' ATK"


@clause
def _(reading: Reading) -> Steps:
    """ "destroy those monsters during the End Phase", "during the End Phase, destroy it" """
    reader = reading.reader
    first = reader.take_words("during the End Phase ,")
    verb = reader.take_one_of(_DONE)
    found = spoken(reading) if verb is not None else None
    if verb is None or found is None:
        raise reader.lost("what is done to cards that were spoken of before")
    do = _DONE[verb]
    if do in _TO and not reader.take_one_of(_TO[do]):
        raise reader.lost("where they go")
    if not first and not reader.take_words("during the End Phase"):
        raise reader.lost('"during the End Phase"')
    if first and do == "destroy" and reader.take_words(_HURTS):
        if not found.target or (found.places, found.whose) != (v.GRAVE, v.YOU):
            raise reader.lost("monsters from the player's own GY")
        do = "destroy-hurts"
    return (la.InEndPhase(meant(found), do),)


@clause
def _(reading: Reading) -> Steps:
    """ "during the End Phase, its DEF becomes 0" """
    reader = reading.reader
    if not reader.take_words("during the End Phase ,"):
        raise reader.lost('"during the End Phase"')
    found = possessive(reading)
    if found.several or not reader.take_words("DEF becomes 0"):
        raise reader.lost('"its DEF becomes 0"')
    return (la.InEndPhase(meant(found), "no-def"),)


_DID_NOT: Final = {
    "if you did not Special Summon": v.BY_SPECIAL,
    "if you did not Normal Summon": v.BY_NORMAL | v.BY_TRIBUTE,
}  # fmt: skip
_SAME_NAME: Final = (
    ", or a monster with the same name ,", ", or a card with the same name ,",
)  # fmt: skip
_SINCE: Final = (
    "this turn after you resolved this effect", "after you resolved this effect",
    "after activating this card",
)  # fmt: skip


def unless_summoned(reading: Reading) -> Steps:
    """ "take 2000 damage if you did not Normal Summon the added monster, or a card with the same
    name, after activating this card", in the End Phase of this turn
    """
    reader = reading.reader
    done = operation(reading)
    if not all(isinstance(step, la.LoseLife | la.Damage) for step in done):
        raise reader.lost("what it costs")
    how = reader.take_one_of(_DID_NOT)
    if how is None:
        raise reader.lost('"if you did not Special Summon"')
    name_of = None
    known = spoken(reading) if reader.comes("the") else None
    if known is not None:
        if known.several or not known.name or not reader.take_one_of(_SAME_NAME):
            raise reader.lost("one monster, or another with its name")
        name_of, who = meant(known), la.MONSTER & la.Like("name", la.SELF)
    else:
        who = one_card(reading)
    if not reader.take_one_of(_SINCE):
        raise reader.lost('"after you resolved this effect"')
    lifted = la.Event("summoned", who, how=_DID_NOT[how], whose=v.YOU)
    each = la.EachTime(on=la.Event("end-phase"), do=done, lifted=lifted)
    return (la.ForTheTurn(each, name_of=name_of),)
