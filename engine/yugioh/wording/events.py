"""What a trigger waits for: events, as they follow "if" or "when".

Every field of an event is said; what there are no words for raises TypeError.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.causes import because
from engine.yugioh.wording.equipped_event import equipped
from engine.yugioh.wording.event_activations import (
    activated_event, gained, hurt, resolved, revealed,
)  # fmt: skip
from engine.yugioh.wording.event_summons import OWNED, summoned
from engine.yugioh.wording.event_subjects import (
    FIELD, OWNERS, control, on_field, on_its_field, place_of_this, plain, pointed, subject,
    trap_of_its_zone,
)  # fmt: skip
from engine.yugioh.wording.known_events import (
    DRAWN, FACE_DOWN_WORDS, LEAVES_EXTRA, OFF_FIELD, THEIRS_FACE_DOWN, TRIBUTED, TRIBUTED_FOR,
)  # fmt: skip
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.places import spots
from engine.yugioh.wording.words import listed

_MATERIALS: Final = {
    v.R_FUSION: "Fusion", v.R_RITUAL: "Ritual", v.R_SYNCHRO: "Synchro", v.R_LINK: "Link",
}  # fmt: skip
# To where a card is discarded, and by what, for these reasons.
_DISCARDED: Final[dict[int | tuple[int, ...], str]] = {
    v.R_DISCARD: "to the GY", v.R_DISCARD | v.R_EFFECT: "to the GY by card effect",
    v.R_DISCARD | v.R_EFFECT | v.R_THEIRS: "from your hand to your GY by an opponent's card effect",
}  # fmt: skip
# Fields that the words of an event always leave out, unless they say them.
_PLAIN: Final = la.Event()


def happening(item: la.Trigger, telling: Telling) -> str:
    """What a trigger waits for, with its first word: "if this card is sent to the GY"."""
    word = "when" if item.missable else "if"
    if (item.on, *item.or_on) == LEAVES_EXTRA:
        return f"{word} a card leaves the Extra Deck"
    return ", or ".join(
        on.text if on.what == "in-battle" else f"{word} {event(on, telling)}"
        for on in (item.on, *item.or_on)
    )


def event(on: la.Event, telling: Telling) -> str:
    """An event, as it follows "if" or "when"."""
    if on.least > 1:
        return _at_once(on, telling)
    if on.equipped and on.who is None:
        return f"{event(replace(on, equipped=False), telling)} while equipped to a monster"
    if on.equipped:
        if on.who != ANY:
            raise TypeError("no words for Equip Cards of some kind")
        worn = replace(on, who=la.EQUIP_CARD, equipped=False)
        return f"{event(worn, telling)} while equipped to this card"
    if on == THEIRS_FACE_DOWN:
        return FACE_DOWN_WORDS
    if on.exactly or on.alone:
        plain = replace(on, exactly=False, alone=False)
        who, _, what = event(plain, telling).partition(" is ")
        one = re.sub("^(?:(an)other|an?) ", lambda found: "other " * bool(found[1]), who)
        return f"exactly 1 {one}{' (and no other cards)' * on.alone} is {what}"
    if on.what not in _EVENTS:
        raise TypeError(f"no words for the event {on.what}")
    words, said = _EVENTS[on.what]
    plain = replace(_PLAIN, what=on.what, **{field: getattr(on, field) for field in said})
    if on != plain:
        raise TypeError(f"no words for all that is asked of the event {on.what}")
    return words(on, telling)


def _at_once(on: la.Event, telling: Telling) -> str:
    """It happens to several cards: "2 or more monsters are sent to the GY at the same time"."""
    nouns = noun(plain(on.who or AllOf()), telling)
    told = event(replace(on, least=1, apart=False), telling)
    rest = told.removeprefix(f"{nouns.one} is ")
    verb, zone, more = rest.partition(" to a zone this card points to")
    if on.apart or (zone and not more):
        if rest == told or nouns.but or more or not zone:
            raise TypeError("no words for what happens to monsters with different Levels")
        apart = " with different original Levels" if on.apart else ""
        return (
            f"{on.least} {nouns.several}{apart} are {verb} at the same time to the zones this card "
            "points to"
        )
    if rest == told or nouns.but:
        raise TypeError("no words for what happens to several cards at the same time")
    return f"{on.least} or more {nouns.several} are {rest} at the same time"


def phase(on: la.Event) -> str:
    """The phase that a trigger waits for, if that is its event."""
    if on.what not in w.PHASES:
        return ""
    whose = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "the"}[on.whose]
    return f"during {whose} {w.PHASES[on.what]}"


# ---------------------------------------------------------------- other moves


def _sent(on: la.Event, telling: Telling) -> str:
    if on.from_ == OFF_FIELD:
        return f"{_sent(replace(on, from_=0), telling)}, except from the field"
    material = _as_material(on, telling)
    owned = (
        on.to == v.GRAVE and on.from_ & FIELD and on.from_ & ~FIELD and on.who is not None
        and not material and not pointed(on) and on.whose == v.EITHER
    )  # fmt: skip
    if on.side != v.EITHER and on.to != v.HAND and not owned:
        raise TypeError("no words for whose they are")
    if material:
        return material
    if on in TRIBUTED_FOR:
        return f"this card is Tributed for {TRIBUTED_FOR[on]}"
    if on.reason in TRIBUTED and on.to in (0, v.GRAVE) and not on.without and on.by is None:
        who = on_field(on, telling, "monster")
        by_effect = "" if on.reason == v.R_TRIBUTE else " by a card effect"
        return f"{who} is Tributed{by_effect}{' and sent to the GY' * bool(on.to)}{who.but}"
    if on.reason == v.R_TRIBUTE | v.R_SUMMON and on.to == v.GRAVE and on.by is not None:
        if on != la.Event("sent", None, to=v.GRAVE, reason=on.reason, by=on.by):
            raise TypeError("no words for all that is asked of a Tribute")
        return f"this card is Tributed for {_tribute_summon(on.by, telling)} and sent to the GY"
    if not on.to:
        return _left(on, telling)
    if on == DRAWN:
        return "you draw this card"
    if on.to == v.HAND:
        return _added(on, telling)
    if on.to & v.DECK:
        return _shuffled(on, telling)
    if on == la.Event("sent", to=v.EXTRA):
        return "this card is added to your Extra Deck face-up"
    if on == la.Event("sent", from_=v.FIELD_PLACES, to=v.EXTRA, reason=v.R_TRIBUTE):
        return "this card on the field is Tributed and added to the Extra Deck face-up"
    if on.to & ~(v.GRAVE | v.BANISHED):
        raise TypeError("no words for where it goes")
    if on.formerly == v.BY_FROM_EXTRA:
        raise TypeError("no words for how it had been Summoned")
    who = subject(on, telling, "card")
    source = f" from {_from(on)}" if on.from_ else ""
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    if ~OWNED in parts and not on.from_ and on.whose == v.EITHER:
        who.place = " owned by your opponent"
    if on.who is None and on.whose == v.YOU:
        who.place, source = place_of_this(on), ""
    elif pointed(on):
        who.place, source = " this card points to", ""
    elif trap_of_its_zone(on):
        pass  # "from your Spell & Trap Zone", where a Trap lies
    elif on.who is not None and on.from_ and not on.from_ & ~FIELD and on.whose != v.EITHER:
        who.place, source = f" {control(on.whose)}", ""
        on_its_field(on, who.monsters)
    elif on.whose != v.EITHER and (
        on.who is None or on.from_ & FIELD or (on.to == v.BANISHED and not on.from_)
    ):
        raise TypeError("no words for such places")
    if on.reason in _DISCARDED and on.from_ in (0, v.HAND) and on.to == v.GRAVE:
        effect = on.reason != v.R_DISCARD
        if on.whose != v.EITHER or on.without or on.by is not None or (effect and on.who):
            raise TypeError("no words for all that is asked of a discard")
        return f"{who} is discarded {_DISCARDED[on.reason]}{who.but}"
    verb = _verb(on, source)
    if on.reason == v.R_COST and on.without == v.R_SUMMON:
        what = "a card or effect"
        if on.by is not None:
            cause = noun(on.by, telling, default="card").one
            what = f"the effect of {cause}" if cause.startswith('"') else f"{cause}'s effect"
        return f"{who} is {verb} to activate {what}{who.but}"
    if on.without or on.zones:
        raise TypeError("no words for all that is asked of the event sent")
    return f"{who} is {verb}{because(on, telling)}{who.but}"


def _tribute_summon(item: Filter, telling: Telling) -> str:
    """ "the Tribute Summon of a \"A\" monster" """
    parts = item.of if isinstance(item, AllOf) else (item,)
    rest = AllOf(tuple(part for part in parts if part != la.Summoned(v.BY_TRIBUTE)))
    if len(rest.of) == len(parts):
        raise TypeError("no words for what it is Tributed for")
    return f"the Tribute Summon of {noun(rest, telling, default='monster').one}"


def _shuffled(on: la.Event, telling: Telling) -> str:
    """It returns to the Deck."""
    if on == la.Event("sent", on.who, from_=v.GRAVE, to=v.DECK, whose=v.YOU) and on.who is not None:
        nouns = noun(on.who, telling, default="card")
        return f"{nouns.one} in your GY is shuffled into the Main Deck{nouns.but}"
    plain = la.Event("sent", on.who, from_=v.MZONE | v.GRAVE, to=on.to, whose=v.YOU, was=v.FACEUP)
    if on != plain or on.who is None:
        raise TypeError("no words for what returns to the Deck")
    nouns = noun(on.who, telling, default="monster")
    return (
        f"{nouns.one} you control or in your GY is shuffled into the Deck or Extra Deck{nouns.but}"
    )


_GRAVES: Final = {v.YOU: "your GY", v.OPPONENT: "your opponent's GY", v.EITHER: "the GY"}


def _verb(on: la.Event, source: str) -> str:
    """What is done to the card: "sent from the field to the GY", "banished"."""
    grave = "the GY"
    if on.who is not None and not on.from_ & FIELD:
        grave = _GRAVES[on.whose]
    elif on.who is not None and on.from_ & ~FIELD:
        grave = _GRAVES[on.side]
    if on.to == v.BANISHED:
        parts = on.who.of if isinstance(on.who, AllOf) else ()
        face_up = " face-up" if la.FACE_UP in parts and 0 < on.from_ == on.from_ & FIELD else ""
        return f"banished{face_up}{source}"
    return f"sent{source} to {grave}{' or banished' if on.to & v.BANISHED else ''}"


def _from(on: la.Event) -> str:
    """From where it is sent: "the hand or field"."""
    names = [name for bit, name in w.PILES.items() if on.from_ & bit]
    zones = w.ZONES.get(on.from_ & FIELD, w.FIELD if on.from_ & FIELD else "")
    if zones:
        names.insert(1 if on.from_ & v.HAND else 0, zones)
    if on.from_ & ~(FIELD | sum(w.PILES)) or not names:
        raise TypeError("no words for such places")
    theirs = on.whose == v.OPPONENT and on.to == v.BANISHED
    said = on.who is not None and (on.whose == v.YOU or theirs)
    return f"{OWNERS[on.whose] if said else 'the'} {listed(names)}"


def _left(on: la.Event, telling: Telling) -> str:
    """It leaves the field."""
    if not on.from_ & (FIELD | v.PZONE) or on.without:
        raise TypeError("no words for leaving such places")
    who = on_field(on, telling, "monster" if on.from_ == v.MZONE else "card")
    if on.who is None and on.whose == v.EITHER and on.from_ == FIELD:
        who.place = ""
    return f"{who} leaves the field{because(on, telling)}{who.but}"


def _added(on: la.Event, telling: Telling) -> str:
    """It is added, or returned from the field, to the hand."""
    if on.from_ & FIELD and not on.from_ & ~FIELD and not on.without:
        who = on_field(on, telling, "monster" if on.from_ == v.MZONE else "card")
        hand = {v.EITHER: "the", v.YOU: "your", v.OPPONENT: "your opponent's"}[on.side]
        return f"{who} is returned to {hand} hand{because(on, telling)}{who.but}"
    if on.reason not in (0, v.R_EFFECT) or on.was or on.zones or on.formerly:
        raise TypeError("no words for all that is asked of what is added")
    if on.side != v.EITHER:
        raise TypeError("no words for all that is asked of what is added")
    if on.reason not in (0, v.R_EFFECT) or (on.reason and on.without):
        raise TypeError("no words for why it is added")
    if (
        on.without not in (0, v.R_DRAW)
        or on.from_ & FIELD
        or ((on.whose == v.EITHER) != (on.who is None))
    ):
        raise TypeError("no words for such an addition")
    who = subject(on, telling, "card")
    owner = "your opponent's" if on.whose == v.OPPONENT else "your"
    main = "Main " if on.from_ == v.DECK else ""
    source = f" from the {main}{spots(on.from_, v.YOU).removeprefix('your ')}" if on.from_ else ""
    drawn = ", except by drawing it" if on.without & v.R_DRAW else ""
    if on.whose == v.OPPONENT and on.from_ == v.DECK and not on.reason:
        drawn = ", except during the Draw Phase"
    return f"{who} is added{source} to {owner} hand{drawn}{because(on, telling)}{who.but}"


def _as_material(on: la.Event, telling: Telling) -> str:
    """It is sent to the GY as material; nothing where that is not the reason."""
    reasons = on.reason if isinstance(on.reason, tuple) else (on.reason,)
    if any(reason not in _MATERIALS for reason in reasons):
        return ""
    ways = listed([_MATERIALS[reason] for reason in reasons])
    if on.without or on.zones:
        raise TypeError("no words for all that is asked of a material")
    who = subject(on, telling)
    if on.who is None and (on.from_, on.whose) == (v.HAND | FIELD, v.YOU):
        who.place = " in your hand or field"
    elif on.from_ not in (0, v.HAND | FIELD) or on.whose != v.EITHER:
        raise TypeError("no words for where a material was")
    if on.to == v.GRAVE:
        where = " from the hand or field" if on.from_ and on.whose == v.EITHER else ""
        verb = f"sent{where} to the GY"
    elif on.from_ and on.whose == v.EITHER:
        raise TypeError("no words for where a material was")
    elif on.to == v.GRAVE | v.BANISHED and len(reasons) == 1 and on.by is None:
        return f"{who} is used as {ways} Material, and sent to the GY or banished{who.but}"
    elif on == la.Event("sent", to=v.EXTRA, reason=v.R_SYNCHRO):
        return f"{who} is used as Synchro Material and added to your Extra Deck face-up"
    else:
        raise TypeError("no words for where a material goes")
    if on.by is not None:
        monster = noun(on.by, telling, default="monster")
        return f"{who} is {verb} as material for the {ways} Summon of {monster.one}{monster.but}"
    if len(reasons) > 1:
        return f"{who} is {verb} as material for a {ways} Summon{who.but}"
    return f"{who} is {verb} as {ways} Material{who.but}"


def _destroyed(on: la.Event, telling: Telling) -> str:
    who = on_field(on, telling, "monster" if on.from_ == v.MZONE else "card")
    grave = {v.EITHER: "the", v.YOU: "your"}.get(on.side)
    then = {0: "", v.GRAVE: f" and sent to {grave} GY"}.get(on.to)
    if then is None or grave is None or (on.side != v.EITHER and not on.to):
        raise TypeError("no words for where a destroyed card goes")
    return f"{who} is destroyed{because(on, telling)}{then}{who.but}"


def _placed(on: la.Event, telling: Telling) -> str:
    who = subject(on, telling, "card")
    return f"{who} is placed in {OWNERS[on.whose]} Spell & Trap Zone{who.but}"


def _happens(verb: str) -> Callable[[la.Event, Telling], str]:
    def told(on: la.Event, telling: Telling) -> str:
        who = subject(on, telling)
        return f"{who} is {verb}{who.but}"

    return told


def _flipped_down(on: la.Event, telling: Telling) -> str:
    who = subject(replace(on, from_=v.MZONE, was=v.FACEUP), telling)
    there = "" if on.who is None else f" {_SIDES[on.whose]}"
    return f"{who.text}{there} is flipped face-down{who.but}"


def _turned(on: la.Event, telling: Telling) -> str:
    seen = on.who is not None and la.FACE_UP in on.who.walk()
    who = subject(replace(on, from_=v.MZONE, was=v.FACEUP if seen else 0), telling)
    there = "" if on.who is None else f" {_SIDES[on.whose]}"
    return f"the battle position of {who.text}{there} is changed{who.but}"


_SIDES: Final = {
    v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field",
}  # fmt: skip


# ---------------------------------------------------------------- activations


def _left_grave(on: la.Event, telling: Telling) -> str:
    """A card is moved out of a GY: "your opponent moves a card out of either GY"."""
    who = subject(on, telling, "card")
    grave = {v.EITHER: "either"}.get(on.side, OWNERS[on.side])
    if on.whose == v.EITHER:
        return f"{who} moves out of {grave} GY{who.but}"
    mover = "you move" if on.whose == v.YOU else "your opponent moves"
    return f"{mover} {who} out of {grave} GY{who.but}"


def _battle(on: la.Event, telling: Telling) -> str:
    return on.text


_MOVE: Final = (
    "who", "side", "from_", "to", "reason", "without", "whose", "was", "zones", "formerly", "had",
    "had_such",
    "by", "formerly_by",
)  # fmt: skip
_ACTIVATION: Final = ("who", "how", "from_", "whose", "card_itself", "was")
# The words of each kind of event, and the fields that they say.
_EVENTS: Final[dict[str, tuple[Callable[[la.Event, Telling], str], tuple[str, ...]]]] = {
    "summoned": (summoned, ("who", "how", "from_", "whose", "by", "side", "zones", "own_way")),
    "sent": (_sent, _MOVE),
    "destroyed": (_destroyed, tuple(field for field in _MOVE if field != "without")),
    "placed": (_placed, ("who", "whose")), "discarded": (_happens("discarded"), ("who",)),
    "flipped": (_happens("flipped face-up"), ("who",)),
    "flipped-down": (_flipped_down, ("who", "whose")), "turned": (_turned, ("who", "whose")),
    "resolved": (resolved, _ACTIVATION), "activated": (activated_event, _ACTIVATION),
    "left-grave": (_left_grave, ("who", "whose", "side")),
    "revealed": (revealed, ("who", "whose", "by")),
    "gained": (gained, ("who", "whose")), "hurt": (hurt, ("who", "whose")),
    "equipped": (equipped, ("who", "whose", "by")), "in-battle": (_battle, ("text",)),
}  # fmt: skip
