"""What continuous effects hold monsters to, in words."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language.words import Paid
from engine.yugioh.wording import words as w
from engine.yugioh.wording.continuous import statement
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.phrase import Telling, sentence
from engine.yugioh.wording.words import POSITIONS, summons

_SIDES: Final = {
    v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field",
}  # fmt: skip


def _monsters(item: la.InPosition | la.NotTurned, telling: Telling) -> str:
    nouns = noun(item.filter, telling, v.MZONE, "monster")
    return f"{nouns.several} {_SIDES[item.whose]}{nouns.but}"


@statement.register
def _(item: la.InsteadOfOwnTribute, telling: Telling) -> str:
    places = {
        v.MZONE: "you control", v.GRAVE: "from your GY",
        v.MZONE | v.GRAVE: "you control or from your GY",
    }  # fmt: skip
    if item.do != (la.Banish(la.SELF),):
        raise TypeError("no words for what is done instead of a Tribute")
    return sentence(
        f"if {noun(item.filter, telling, v.MZONE).one} you control would Tribute itself to "
        "activate its effect during your opponent's turn, you can banish this card "
        f"{places[item.where]} instead"
    )


# How an effect would be paid, and what is paid with instead.
PAID: Final[dict[Paid, str]] = {
    "discard": "discard", "detach": "detach exactly 1 Xyz Material", "tribute": "Tribute itself",
}  # fmt: skip
PAID_WITH: Final[dict[tuple[Node, int], str]] = {
    (la.SendToGrave(la.SELF), v.FIELD_PLACES): "send this card from your field to the GY",
    (la.Banish(la.SELF), v.GRAVE): "banish this card from your GY",
}  # fmt: skip


@statement.register
def _(item: la.PaysInstead, telling: Telling) -> str:
    return sentence(
        f"if {noun(item.filter, telling, v.MZONE).one} you control would {PAID[item.paid]} to "
        f"activate its effect, you can {PAID_WITH[item.do, item.where]} instead"
    )


@statement.register
def _(item: la.PaysForTributes, telling: Telling) -> str:
    monster = noun(item.filter, telling, default="monster")
    if item.do == la.Banish(la.SELF):
        done = "banish this card from your GY"
    else:
        done = str(clause(item.do, telling))
    if item.once:
        one = monster.one.split(" ", 1)[1]
        return sentence(f"once per turn, if your {one} would Tribute a monster to activate its "
                        f"effect, you can {done} instead")  # fmt: skip
    later = "except the turn this card was sent to the GY, " if item.held else ""
    return sentence(f"if you would Tribute a monster to activate the effect of {monster.one}, "
                    f"{later}you can {done} instead")  # fmt: skip


@statement.register
def _(item: la.TheirsForCosts, telling: Telling) -> str:
    return sentence(
        f"once per turn, if you would Tribute {noun(item.of, telling, v.MZONE).one} you control to "
        f"activate {noun(item.filter, telling, default='card').one} or effect, you can Tribute any "
        "1 face-up monster your opponent controls, even though you do not control it"
    )


@statement.register
def _(item: la.LocksSummons, telling: Telling) -> str:
    nouns = noun(item.filter, telling, default="monster")
    return sentence(
        f"during the turn you {summons(item.how)} Summon this card, you cannot Special Summon, "
        f"except {nouns.several}{nouns.but}"
    )


@statement.register
def _(item: la.InPosition, telling: Telling) -> str:
    return sentence(f"all {_monsters(item, telling)} are changed to {POSITIONS[item.position]}")


@statement.register
def _(item: la.NotTurned, telling: Telling) -> str:
    return sentence(f"{_monsters(item, telling)} cannot change their battle positions")


@statement.register
def _(item: la.Remains, telling: Telling) -> str:
    return (
        "After this card's activation, it remains on the field, but you must destroy it during the "
        "End Phase of your opponent's 3rd turn."
    )


@statement.register
def _(item: la.BarsExtraZones, telling: Telling) -> str:
    return "You cannot Summon/Set monsters to any Extra Monster Zone this card points to."


@statement.register
def _(item: la.FusionsUnnegated, telling: Telling) -> str:
    return (
        "The activation of your cards and effects that include an effect that Fusion Summons a "
        "Fusion Monster cannot be negated."
    )


@statement.register
def _(item: la.ActivationsUnnegated, telling: Telling) -> str:
    which = noun(item.filter, telling).several
    if item.effects:
        return f"The activated effects of your {which} cannot be negated."
    return f"The activation and effects of {which} activated on your field cannot be negated."


@statement.register
def _(item: la.NegatesActivated, telling: Telling) -> str:
    parts = item.filter.of if isinstance(item.filter, AllOf) else ()
    if parts and isinstance(parts[-1], la.InColumnOf):
        rest = replace(item, filter=AllOf(parts[:-1]))
        if rest != la.NegatesActivated(AllOf((la.MONSTER,)), v.OPPONENT, places=v.MZONE):
            raise TypeError("no words for what is negated in a column")
        one = noun(parts[-1].filter, telling, v.MZONE, "monster").one
        told = "negate any opponent's monster effect that activates in the same column as"
        return sentence(f"{told} {one} you control")
    nouns = noun(item.filter, telling, v.MZONE, "monster")
    side = "your opponent's " if item.whose == v.OPPONENT else ""
    when = ""
    if item.in_defense:
        when = " that were in Defense Position when that effect was activated"
    when += _ACTIVATED_IN[item.places]
    return sentence(f"negate the activated effects of {side}{nouns.several}{nouns.but}{when}")


_ACTIVE: Final = {v.OPPONENT: "your opponent", v.YOU: "you", v.EITHER: "neither player"}


def silent(item: la.SilentSummons, telling: Telling) -> str:
    """What nobody activates when what is summoned, without a capital."""
    can = "can" if item.by == v.EITHER else "cannot"
    what = "monster effects" if item.monsters else "cards or effects"
    nouns = noun(item.filter, telling, v.MZONE, "monster")
    way = f"{summons(item.how)} " if item.how else ""
    which = "" if item.filter == la.MONSTER and item.monsters else f" {nouns.one}{nouns.but}"
    if item.whose == v.YOU:
        when = f"you {way}Summon{which}"
    elif item.whose == v.OPPONENT:
        when = f"your opponent {way}Summons{which}"
    else:
        when = f"{nouns.one}{nouns.but} is {way}Summoned"
    return f"{_ACTIVE[item.by]} {can} activate {what} when {when}"


@statement.register
def _(item: la.SilentSummons, telling: Telling) -> str:
    return sentence(silent(item, telling))


_ACTIVATED_IN: Final = {
    0: "", v.MZONE | v.GRAVE: " on the field or in the GY", v.BANISHED: " in their banishment",
}  # fmt: skip
_LIMITS: Final = {
    "one type": "1 Type of monster", "one attribute": "1 Attribute of monster",
    "one of each type": "1 monster of each Type",
}  # fmt: skip


@statement.register
def _(item: la.ControlLimit, telling: Telling) -> str:
    if item.what == "no more":
        return sentence(w.NO_MORE)
    which = _LIMITS.get(item.what)
    if which is None:
        which = noun(item.filter, telling, v.MZONE, "monster").counted("1", False)
    return sentence(f"each player can only control {which}, and sends all others to the GY")


_PLACES: Final = {
    (v.MZONE, v.EITHER): "on the field", (v.MZONE, v.YOU): "you control",
    (v.MZONE, v.OPPONENT): "your opponent controls",
    (v.MZONE | v.HAND, v.EITHER): "in both players' hands and on the field",
}  # fmt: skip


@statement.register
def _(item: la.FieldLevels, telling: Telling) -> str:
    if item.to:
        raise TypeError("no words for a Level that becomes another one")
    nouns = noun(item.filter, telling, v.MZONE, "monster")
    way = "increase" if item.by > 0 else "reduce"
    where = _PLACES[item.places, item.whose]
    return sentence(f"{way} the Levels of all {nouns.several} {where} by {abs(item.by)}")


@statement.register
def _(item: la.SetFirst, telling: Telling) -> str:
    return (
        "Both players must Set Spell Cards before activating them, and cannot activate them until "
        "their next turn after Setting them."
    )


@statement.register
def _(item: la.EffectsByKinds, telling: Telling) -> str:
    return (
        "Neither player can activate monster effects unless the number of monster effects that "
        "player has previously activated that turn is less than the number of monster card types "
        "currently on the field (Ritual, Fusion, Synchro, Xyz, Pendulum, and Link), counting those "
        "activated while this monster was face-up on the field, negated or not."
    )


@statement.register
def _(item: la.EvenWithMonsters, telling: Telling) -> str:
    which = noun(item.filter, telling, default="monster").several
    return f"You can activate the effects of {which} in your hand even while you control a monster."


@statement.register
def _(item: la.AsQuick, telling: Telling) -> str:
    each = item.filter.of if isinstance(item.filter, AnyOf) else (item.filter,)
    which = ", or of ".join(_in_its_place(one, telling) for one in each)
    comma = "," if len(each) > 1 else ""
    return f"You can activate the effects of {which}{comma} as Quick Effects."


def _in_its_place(item: Filter, telling: Telling) -> str:
    """ "\"A\" monsters in your GY", "monsters you control with \"A\" in their original names" """
    parts = item.of if isinstance(item, AllOf) else (item,)
    names = [part.filter for part in parts if isinstance(part, la.Original)]
    where = "in your GY" if la.InPlace(v.GRAVE) in parts else "you control"
    apart = (*map(la.Original, names), la.InPlace(v.GRAVE), la.InPlace(v.MZONE))
    plain = AllOf(tuple(part for part in parts if part not in apart))
    told = f"{noun(plain, telling, default='monster').several} {where}"
    for name in names:
        if not isinstance(name, la.Series):
            raise TypeError("no words for such an original name")
        told += f' with "{name.name}" in their original names'
    return told


@statement.register
def _(item: la.SparedTogether, telling: Telling) -> str:
    parts = item.filter.of if isinstance(item.filter, AllOf) else (item.filter,)
    places = next((part.places for part in parts if isinstance(part, la.InPlace)), 0)
    rest = AllOf(tuple(part for part in parts if not isinstance(part, la.InPlace)))
    nouns = noun(rest, telling, places)
    where = "in your Pendulum Zone" if places == v.PZONE else "you control"
    return (
        f"Each turn, the first {nouns.of[0].singular} {where} that would be destroyed by an "
        "opponent's card effect, is not destroyed."
    )
