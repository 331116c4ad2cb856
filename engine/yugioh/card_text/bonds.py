"""A card that stays linked to a monster: "When that monster is destroyed, destroy this card."."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.spoken import meant
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import BondEnds, GoesAway

_WITH_IT: Final[dict[str, BondEnds]] = {
    "when that monster is destroyed , destroy this card": "destroyed",
    "when that monster leaves the field , destroy this card": "leaves",
}


def _linked(reading: Reading) -> None:
    """Raises NotUnderstood but for a card that stays on the field and is no Equip Card."""
    if not reading.card.type & v.CONTINUOUS or not reading.card.type & (v.SPELL | v.TRAP):
        raise reading.reader.lost("a Continuous Spell or Trap")


def _linked_to_target(reading: Reading) -> None:
    """Raises NotUnderstood but for such a card whose activation targets one monster."""
    _linked(reading)
    targets = [one for one in reading.mentions if one.target]
    if len(targets) != 1 or targets[0].several or targets[0].places != v.MZONE:
        raise reading.reader.lost("one monster that is targeted")


@verb(
    "negate the effects of that face-up monster while it is on the field , also that face-up "
    "monster cannot attack"
)
def _(reading: Reading) -> Steps:
    """What the target of the activation is held to as long as this card is linked to it."""
    _linked_to_target(reading)
    return (la.NegateBonded(),)


@verb(
    "that face-up monster cannot be destroyed by battle or your opponent's card effects , your "
    "opponent cannot target it with card effects , also it cannot attack your opponent directly"
)
def _(reading: Reading) -> Steps:
    """What protects the target of the activation as long as this card is linked to it."""
    _linked_to_target(reading)
    return (la.ProtectBonded(),)


@verb(
    "take control of that monster , also , while you control it , it cannot attack or activate "
    "effects"
)
def _(reading: Reading) -> Steps:
    """Control of the target of the activation, as long as this card is linked to it."""
    _linked_to_target(reading)
    return (la.ControlBonded(),)


_LEAVES: Final = "when this card leaves the field"


@verb(f"banish it {_LEAVES}", f"destroy it {_LEAVES}", f"shuffle it into the Deck {_LEAVES}")
def _(reading: Reading) -> Steps:
    """What becomes of a monster that this monster has Special Summoned."""
    verbs: dict[str, GoesAway] = {"banish": "banish", "destroy": "destroy", "Deck": "shuffle"}
    reader, found = reading.reader, reading.last
    said = [reader.words[reader.next - back].text for back in (7, 8)]
    do = next(verbs[word] for word in said if word in verbs)
    if found is None or found.several or not found.name or not reading.card.type & v.MONSTER:
        raise reader.lost("one monster that this monster has Special Summoned")
    if found.deed != "Special Summon":
        raise reader.lost("a monster that was Special Summoned")
    return (la.GoesWith(meant(found), do),)


@starting("take")
def _(reading: Reading) -> Rules:
    """ "Take control of the equipped monster." """
    if reading.card.type & (v.SPELL | v.EQUIP) != v.SPELL | v.EQUIP:
        raise reading.reader.lost("an Equip Spell")
    if not reading.reader.take_words("take control of the equipped monster"):
        raise reading.reader.lost('"take control of the equipped monster"')
    return Rules((la.HoldsBearer(),))


@starting("when")
def _(reading: Reading) -> Rules:
    """ "When this card leaves the field, destroy that monster." """
    _linked(reading)
    if not reading.reader.take_words("when this card leaves the field , destroy that monster"):
        raise reading.reader.lost('"destroy that monster"')
    return Rules((la.DestroysBonded(),))


@starting("when")
def _(reading: Reading) -> Rules:
    """ "When that monster is destroyed, destroy this card." """
    _linked(reading)
    words = reading.reader.take_one_of(_WITH_IT)
    if words is None:
        raise reading.reader.lost('"destroy this card"')
    return Rules((la.DestroyedWithBonded(_WITH_IT[words]),))
