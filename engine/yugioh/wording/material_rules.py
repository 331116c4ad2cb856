"""What a monster is used as, in words."""

from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.continuous import statement
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause, said
from engine.yugioh.wording.phrase import Clause, Spoken, Telling, Thing

_THIS = ~la.OTHER
_UNTIL = {"": "", "end": " this turn", "next turn": " until the end of the next turn"}


def _subject(which: Filter) -> str:
    if which == _THIS:
        return "This card"
    if which == la.EquippedWith(_THIS):
        return "The equipped monster"
    raise TypeError("no words for such monsters")


@statement.register
def _(item: la.TwoTributes, telling: Telling) -> str:
    of = noun(item.of, telling, v.HAND, "monster").one
    worth = item.worth if item.worth == 2 else f"1 or {item.worth}"
    many = f"can be treated as {worth} Tributes"
    return f"{_subject(item.filter)} {many} for the Tribute Summon of {of}."


@statement.register
def _(item: la.BanishedAsMaterial, telling: Telling) -> str:
    if item.filter != la.Summoned(v.BY_FROM_EXTRA):
        raise TypeError("no words for other materials that are banished")
    return (
        "If this card, Special Summoned from the Extra Deck, is used as Synchro Material, banish "
        "it."
    )


@statement.register
def _(item: la.TributesAlso, telling: Telling) -> str:
    cards = noun(item.filter, telling, v.SZONE).several
    return (
        f"To Tribute Summon this card face-up, you can Tribute {cards} you control, as well as "
        "monsters."
    )


@statement.register
def _(item: la.RitualWithout, telling: Telling) -> str:
    never = noun(item.filter, telling, v.MZONE)
    return f"Cannot be Ritual Summoned using {never.several}."


@statement.register
def _(item: la.OneTribute, telling: Telling) -> str:
    one = noun(item.filter, telling, v.MZONE, "monster").counted("1", False)
    face_up = "" if item.sets else " face-up"
    return f"You can Tribute Summon this card{face_up} by Tributing {one}."


@statement.register
def _(item: la.SendsForTributes, telling: Telling) -> str:
    return (
        "You can conduct Tribute Summons that require 2 Tributes by sending 1 monster you control "
        "and 1 card your opponent controls to the GY instead of Tributing (it is still treated as "
        "a Tribute Summon)."
    )


@statement.register
def _(item: la.TributesTheirs, telling: Telling) -> str:
    nouns = noun(item.filter, telling, v.MZONE, "monster")
    return (
        f"If you would Tribute a monster for a Tribute Summon, you can Tribute {nouns.one} your "
        "opponent controls, even though you do not control it."
    )


@statement.register
def _(item: la.WithoutDetaching, telling: Telling) -> str:
    several = noun(item.filter, telling, v.MZONE, "monster").several
    return f"{several} you control can activate effects without detaching material."


@statement.register
def _(item: la.DetachesForRituals, telling: Telling) -> str:
    return (
        "When you Ritual Summon, you can detach a material from this card as monster required for "
        "the Ritual Summon."
    )


@statement.register
def _(item: la.FieldTuner, telling: Telling) -> str:
    if item.whose != v.EITHER:
        raise TypeError("no words for the monsters of one player")
    return f"{_subject(item.filter)} is treated as a Tuner."


@statement.register
def _(item: la.AsNonTuner, telling: Telling) -> str:
    of = "" if item.of == ANY else f" for {noun(item.of, telling, v.EXTRA, 'monster').one}"
    return (
        f"If this card you control would be used as Synchro Material{of}, you can treat it as a "
        "non-Tuner."
    )


@statement.register
def _(item: la.AsLevel, telling: Telling) -> str:
    summon = "an Xyz Summon"
    if item.of != ANY:
        summon = f"the Xyz Summon of {noun(item.of, telling, v.EXTRA, 'monster').one}"
    levels = " or ".join(map(str, item.levels))
    return f"If this card is used for {summon}, it can be treated as a Level {levels} monster."


@statement.register
def _(item: la.FusionsWithOthers, telling: Telling) -> str:
    name = telling.names(item.passcode)
    return (
        f'You can Fusion Summon Fusion Monsters that must be Special Summoned with "{name}", with '
        f'effects other than "{name}".'
    )


@statement.register
def _(item: la.FusionSubstitute, telling: Telling) -> str:
    where = {
        0: "", v.FIELD_PLACES: " on the field", v.MZONE: "",
        v.HAND | v.FIELD_PLACES | v.GRAVE: " in your hand, field, or GY",
    }[item.places]  # fmt: skip
    which = "the Fusion Monster Card"
    if item.of != ANY:
        which = noun(item.of & la.Type(v.FUSION), telling, v.EXTRA, "monster").one
    if item.for_attribute:
        if item.places != v.MZONE:
            raise TypeError("no words for where such a substitute is")
        return (
            "You can substitute this monster for 1 Fusion Material that lists an Attribute, on "
            f"{which} Card."
        )
    return (
        f"This card{where} can be used as a substitute for any 1 Fusion Material whose name is "
        f"mentioned on {which}, but the other materials must be correct."
    )


@statement.register
def _(item: la.ForTuner, telling: Telling) -> str:
    tuner = noun(item.filter, telling, default="monster").counted("1", False)
    return f"For a Synchro Summon, you can substitute this card for any {tuner}."


@statement.register
def _(item: la.Namesake, telling: Telling) -> str:
    nouns = noun(item.filter, telling, v.EXTRA, "monster")
    used = noun(item.filter, telling, v.MZONE, "monster").counted("1", False)
    return (
        f"If you Link Summon {nouns.one}, you can use {used} you control with its same name as the "
        "entire material."
    )


@statement.register
def _(item: la.LinkedFromHand, telling: Telling) -> str:
    one = noun(item.filter, telling, v.MZONE, "monster").one
    of = noun(item.of, telling, v.EXTRA, "monster").one
    return (
        f"If {one} you control would be used as Link Material for {of}, this card in your hand can "
        "also be used as material."
    )


@clause.register
def _(step: la.TreatAsTuner, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    telling.last = what.spoken
    return Clause("treat", (Thing(what.whole, end=what.end, spoken=what.spoken),),
                  f"as a Tuner{_UNTIL[step.until]}")  # fmt: skip


@clause.register
def _(step: la.ReturnMaterial, telling: Telling) -> Clause:
    one = noun(step.filter, telling).counted("1", False)
    telling.speaks(Spoken("monster", False, v.EXTRA, deed="returned"), step.name)
    return said(f"return {one} you own attached to this card to your Extra Deck")
