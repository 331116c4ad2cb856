"""Operations that summon."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.wording import words as w
from engine.yugioh.wording.lasting import only
from engine.yugioh.wording.made import riders
from engine.yugioh.wording.meant import MOVED, thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause, done_to, said
from engine.yugioh.wording.phrase import Clause, Spoken, Telling, Thing, sentence
from engine.yugioh.wording.places import moved, static
from engine.yugioh.wording.words import listed


@clause.register
def _(step: la.SpecialSummon, telling: Telling) -> Clause:
    such = la.one_such(step)
    if such is not None and such == telling.such and _is_held(such):
        return said("Special Summon 1 more such monster")
    telling.such = such
    what = done_to(step.what, telling, MOVED, "Special Summon")
    several = what.spoken.several
    if what.spoken.this and telling.source:
        what = Thing(what.text, telling.source, spoken=what.spoken)
    tail = [w.SUMMON_ZONES[step.zones]] if step.zones else []
    theirs = step.whose == v.OPPONENT
    if step.linked is not None:
        pointing = _pointing(step.linked, telling)
        whose = "your opponent's" if theirs else "your"
        tail.append(f"to {whose} zone {pointing} points to")
    elif theirs:
        tail.append("to your opponent's field")
    if step.position in w.POSITIONS:
        tail.append(f"in {w.POSITIONS[step.position]}")
    end = riders(step.but, several)
    if step.ignoring:
        end = f", ignoring {'their' if several else 'its'} Summoning conditions{end}"
    if step.onto is not None:
        end = _onto(step, step.onto, telling) + end
    elif step.how:
        telling.after.append(f"(This is treated as {a_summon(step.how)}.)")
    return Clause("Special Summon", (what,), " ".join(tail), end)


def _is_held(summon: la.SpecialSummon) -> bool:
    """Whether the monster is held against another card, which is not said twice."""
    return any(isinstance(node, la.Like) for node in summon.walk())


def _onto(step: la.SpecialSummon, onto: Node, telling: Telling) -> str:
    """The monster used as material; "it" is the summoned one afterwards."""
    summoned = telling.last
    used = thing(onto, telling).whole
    telling.last = summoned
    transfer = ", transfer its materials" if step.transfer else ""
    treated = a_summon(step.how).replace("a Xyz", "an Xyz")
    return f", by using {used} as material (this is treated as {treated}{transfer})"


def _pointing(linked: Filter, telling: Telling) -> str:
    """Which Link Monsters point to the zone."""
    if linked == ~la.OTHER:
        return "this card"
    parts = linked.of if isinstance(linked, AllOf) else (linked,)
    kept = tuple(part for part in parts if part != _CONTROLLED)
    nouns = noun(AllOf((*kept, la.Type(v.LINK))), telling, v.MZONE)
    return nouns.counted("your", False) if len(kept) < len(parts) else nouns.one


_CONTROLLED: Final = la.State("controlled")


def a_summon(how: int) -> str:
    """A way of being summoned as a noun."""
    names = [name for bit, name in w.SUMMONS.items() if how & bit]
    return f"a {listed(names)} Summon"


@clause.register
def _(step: la.RitualSummon, telling: Telling) -> Clause:
    known = definitions().get(getattr(step.filter, "passcode", 0))
    if known is not None and not step.exactly and step == la.RitualSummon(step.filter):
        return Clause(
            "This card is used to Ritual Summon", (Thing(f'"{known.name}"'),),
            end=". You must also Tribute monsters from your hand or field whose total Levels equal "
            f"{known.level} or more",
        )  # fmt: skip
    nouns = noun(step.filter, telling, default="Ritual Monster")
    level = "equal" if step.exactly else "equal or exceed"
    tributes = noun(step.tributes, telling, default="monster").several
    including = ""
    if step.including is not None:
        this = step.including == ~la.OTHER
        including = f", including {'this card' if this else noun(step.including, telling).one},"
    so_many = f"up to {step.at_most} " if step.at_most else ""
    used = f"Tributing {so_many}{tributes} {moved(step.from_, v.YOU)}{including}"
    if step.others is not None:
        nouns_too = noun(step.others.filter, telling, default="monster")
        single = isinstance(step.others, la.Choose)
        others = nouns_too.counted("1", False) if single else nouns_too.several
        others = f"{others} {moved(step.others.places, v.YOU)}"
        if step.from_:
            verb, end = ("banish", "") if step.into == "banish" else ("send", " to the GY")
            used = f"{used} and/or {verb} {others}{end}"
        else:
            used = f"banishing {others}" if step.into == "banish" else f"sending {others} to the GY"
    instead = ""
    if step.instead is not None:
        one = noun(step.instead.filter, telling, step.instead.places).counted("1", False)
        instead = f", or Tributing {one} {static(step.instead.places, step.instead.whose)} instead"
    telling.last = telling.speaks(Spoken("monster", False, v.MZONE), step.name)
    reached = f"{level} {'twice ' if step.times == 2 else ''}its Level"
    if step.total:
        reached = f"equal {step.total}{'' if step.exactly else ' or more'}"
    position = f" in {w.POSITIONS[step.position]}" if step.position != v.FACEUP else ""
    return said(
        f"Ritual Summon {nouns.counted('1', False)} {moved(step.places, v.YOU)}{position}, by "
        f"{used} whose total Levels {reached}{nouns.but}{instead}"
    )


@clause.register
def _(step: la.CreateToken, telling: Telling) -> Clause:
    several = step.count != 1
    spoken = telling.speaks(Spoken("Token", several, v.MZONE), step.name)
    name = telling.names(step.passcode)
    facts = telling.token(step.passcode)
    tail = [f"({facts})"] if facts else []
    number = str(step.count)
    if isinstance(step.count, la.HowMany):
        number = "that many"
    elif step.count == la.FreeZones():
        number, tail = "as many", [*tail, "as possible"]
    if step.whose != v.YOU:
        both = step.whose == v.EITHER
        tail.append("to both players' fields" if both else "to your opponent's field")
    if step.zones:
        tail.append(w.SUMMON_ZONES[step.zones])
    if step.position in w.POSITIONS:
        tail.append(f"in {w.POSITIONS[step.position]}")
    what = Thing(f'{number} "{name}s"' if several else f'{number} "{name}"', spoken=spoken)
    if step.only is not None:
        source, allowed = only(step.only, telling)
        telling.after.append(
            "While that Token is in the Monster Zone, the player who Summoned it cannot Special "
            f"Summon{source}, except {allowed}."
        )
    return Clause("Special Summon", (what,), " ".join(tail), riders(step.but, several))


@clause.register
def _(step: la.SummonAsMonster, telling: Telling) -> Clause:
    facts = telling.token(step.passcode)
    facts = f" ({facts})" if facts else ""
    kind = "a Normal Monster" if step.normal else "an Effect Monster"
    where = f"in {w.POSITIONS[step.position]} " if step.position in w.POSITIONS else ""
    still = " (this card is also still a Trap)" if step.still_trap else ""
    return Clause("Special Summon", (Thing("this card"),), f"{where}as {kind}{facts}{still}")


@clause.register
def _(step: la.FusionSummon, telling: Telling) -> Clause:
    fusion = la.Type(v.FUSION)
    own = step.filter.of if isinstance(step.filter, AllOf) else (step.filter,)
    wanted = step.filter if fusion in own else step.filter & fusion
    nouns = noun(wanted, telling, v.EXTRA, "monster")
    including = ""
    if step.including is not None:
        this = step.including == ~la.OTHER
        including = f", including {'this card' if this else noun(step.including, telling).one}"
    end = riders(step.but, False) + _counted(step, telling)
    telling.last = telling.speaks(Spoken("monster", False, v.MZONE), step.name)
    start = f"Fusion Summon {nouns.counted('1', False)} from your Extra Deck{nouns.but}, "
    if step.sources == _THIS_AND_THEIRS and step.including == ~la.OTHER and not step.materials:
        only = ", but you cannot use other monsters you control as material"
        if step.into == "grave":
            return said(f"{start}using monsters on either field{including}{only}{end}")
    also = [source for source in step.sources if isinstance(source, la.AlsoBanished)]
    if also:
        telling.after.append(_also_banished(also, telling))
    more = [source for source in step.sources if isinstance(source, la.AlsoUsed)]
    telling.after += [_also_used(source, telling) for source in more]
    rest = tuple(source for source in step.sources if source not in also and source not in more)
    sources = [_source(source, telling) for source in rest]
    if _on_either_field(rest):
        sources = [f"{sources[0]} or either field"]
    using = ", and/or ".join(sources)
    if step.materials:
        using = f"{step.materials} {using}"
    if step.with_:
        end += f', treated as a Fusion Summon with "{telling.names(step.with_)}"'
    if step.into == "grave":
        as_material = ", as material" if len(sources) > 1 else ""
        return said(f"{start}using {using}{as_material}{including}{end}")
    before, after = _INTO[step.into]
    return said(f"{start}by {before} {using}{including}{after}{end}")


# What is done with materials that do not go to the GY: before them, and after.
_INTO: Final = {
    "banish": ("banishing", ""), "deck": ("shuffling", " into the Deck"),
    "bottom": ("placing", " on the bottom of the Deck in any order"),
}  # fmt: skip
_THIS_AND_THEIRS: Final = (
    la.Each(~la.OTHER, v.MZONE), la.Each(la.MONSTER, v.MZONE, v.OPPONENT),
)  # fmt: skip


def _counted(step: la.FusionSummon, telling: Telling) -> str:
    """Of which materials the number is kept: "(the result is the number of …)"."""
    if step.counting is None:
        return ""
    nouns = noun(step.counting, telling)
    where = f" {static(nouns.about.places, v.YOU)}" if nouns.about.places else ""
    return f" (the result is the number of {nouns.several}{where} used)"


def _also_banished(sources: list[la.AlsoBanished], telling: Telling) -> str:
    """ "If Summoning a \"A\" Fusion Monster this way, you can also banish monsters from …" """
    first = sources[0]
    what = [source.what for source in sources if isinstance(source.what, la.Each)]
    if any(replace(one, what=first.what) != first for one in sources):
        raise TypeError("no words for materials under different conditions")
    nouns = noun(what[0].filter, telling, what[0].places)
    places = [(one.places, one.whose) for one in what]
    if places == [(v.MZONE, v.YOU), (v.GRAVE, v.EITHER)]:
        where = "from your field and/or either player's GY"
    elif len(places) == 1:
        where = moved(*places[0], True)
    else:
        raise TypeError("no words for these places")
    held = nouns.of[0].provided
    text = f"you can also banish {nouns.several} {where} as material"
    if first.monster != ANY:
        wanted = noun(first.monster & la.Type(v.FUSION), telling, v.EXTRA, "monster").one
        text = f"if Summoning {wanted} this way, {text}"
    elif held:
        text = f"if {held}, {text}"
    if first.beside is not None:
        beside = noun(first.beside, telling).one
        text += (
            f", if you use {beside} as Fusion Material from your hand, field, or by banishing "
            "itself from your GY"
        )
    return sentence(text)


def _on_either_field(sources: tuple[Node, ...]) -> bool:
    """Whether the materials are those in the hand and on either field."""
    first = sources[0]
    return (
        isinstance(first, la.Each)
        and (first.places, first.whose) == (v.HAND, v.YOU)
        and (sources[1:] == (la.Each(first.filter, v.MZONE, v.EITHER),))
    )


def _also_used(source: la.AlsoUsed, telling: Telling) -> str:
    """ "If you control no monsters, you can also use 1 \"A\" monster in your Deck as material." """
    each = source.what
    assert isinstance(each, la.Each)
    nouns = noun(each.filter, telling, each.places)
    number = "1" if source.most == 1 else f"up to {source.most}"
    which = nouns.of[0].singular if source.most == 1 else nouns.several
    where = static(each.places, each.whose, 0, True)
    held = nouns.of[0].provided
    return sentence(f"if {held}, you can also use {number} {which} {where} as material")


def _source(source: Node, telling: Telling) -> str:
    """Where materials come from: "monsters from your hand or field"."""
    assert isinstance(source, la.Each)
    nouns = noun(source.filter, telling, source.places)
    places = source.places
    if places == v.SZONE:
        after = nouns.of[0].after
        return f"monsters in your Spell & Trap Zones{after}"
    several = bool(places & v.GRAVE)
    if source.whose == v.EITHER and places == v.MZONE:
        return f"{nouns.several} from either field"
    held = nouns.of[0].provided
    provided = f"if {held}, " if held else ""
    return f"{provided}{nouns.several} {moved(places, source.whose, several)}"


@clause.register
def _(step: la.SummonFromExtraNow, telling: Telling) -> Clause:
    ways = listed([kind.capitalize() for kind in step.kinds])
    kinds = {"link": v.LINK, "synchro": v.SYNCHRO, "xyz": v.XYZ}
    own = la.Type(sum(kinds[kind] for kind in step.kinds))
    nouns = noun(own if step.filter in (ANY, la.MONSTER) else step.filter & own, telling)
    this = ", including this card" if step.including_this else ""
    start = f"immediately after this effect resolves, {ways} Summon {nouns.counted('1', False)}"
    if step.only is not None:
        only = thing(step.only, telling).whole
        only = f"this card and {only}" if step.including_this else only
        return said(f"{start}{nouns.but} using only {only}")
    if step.each is not None:
        each = noun(step.each, telling, v.MZONE, "monster")
        return said(f"{start}{nouns.but} using only {each.several} you control{this}{each.but}")
    if step.including is not None:
        this = f", including {noun(step.including, telling, v.MZONE, 'monster').one}"
    return said(f"{start} using materials you control{this}{nouns.but}")


@clause.register
def _(step: la.NormalSummonNow, telling: Telling) -> Clause:
    if step.what is not None:
        which, way = thing(step.what, telling).whole, "Tribute" if step.tributing else "Normal"
        return said(f"immediately after this effect resolves, {way} Summon {which}")
    nouns = noun(step.filter, telling, v.HAND, "monster")
    way, face_up = ("Tribute", " face-up") if step.tributing else ("Normal", "")
    return said(
        f"immediately after this effect resolves, {way} Summon {nouns.counted('1', False)}"
        f"{face_up}{nouns.but}"
    )


@clause.register
def _(step: la.NormalSummons, telling: Telling) -> Clause:
    when = "per turn" if step.until else "this turn"
    return Clause(
        "can", tail=f"conduct {step.count} Normal Summons/Sets {when}, not just 1",
        subject="you", third="can",
    )  # fmt: skip
