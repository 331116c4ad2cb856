"""What a trigger waits for: events, as they follow "if" or "when".

Every field of an event is said; what there are no words for raises TypeError.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.answering import activated
from engine.yugioh.wording.causes import because, by_effect
from engine.yugioh.wording.nouns import Nouns, noun
from engine.yugioh.wording.phrase import Telling, article
from engine.yugioh.wording.places import spots
from engine.yugioh.wording.words import listed, summons

_FIELD: Final = v.FIELD_PLACES
_OWNERS: Final = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "a"}
_MATERIALS: Final = {
    v.R_FUSION: "Fusion", v.R_RITUAL: "Ritual", v.R_SYNCHRO: "Synchro", v.R_LINK: "Link",
}  # fmt: skip
# Fields that the words of an event always leave out, unless they say them.
_PLAIN: Final = la.Event()


def happening(item: la.Trigger, telling: Telling) -> str:
    """What a trigger waits for, with its first word: "if this card is sent to the GY"."""
    word = "when" if item.missable else "if"
    return ", or ".join(
        on.text if on.what == "in-battle" else f"{word} {event(on, telling)}"
        for on in (item.on, *item.or_on)
    )


def event(on: la.Event, telling: Telling) -> str:
    """An event, as it follows "if" or "when"."""
    if on.least > 1:
        return _at_once(on, telling)
    if on.what not in _EVENTS:
        raise TypeError(f"no words for the event {on.what}")
    words, said = _EVENTS[on.what]
    plain = replace(_PLAIN, what=on.what, **{field: getattr(on, field) for field in said})
    if on != plain:
        raise TypeError(f"no words for all that is asked of the event {on.what}")
    return words(on, telling)


def _at_once(on: la.Event, telling: Telling) -> str:
    """It happens to several cards: "2 or more monsters are sent to the GY at the same time"."""
    nouns = noun(_plain(on.who or AllOf()), telling)
    told = event(replace(on, least=1, apart=False), telling)
    rest = told.removeprefix(f"{nouns.one} is ")
    if on.apart:
        verb, zone, more = rest.partition(" to a zone this card points to")
        if rest == told or nouns.but or more or not zone:
            raise TypeError("no words for what happens to monsters with different Levels")
        return (
            f"{on.least} {nouns.several} with different original Levels are {verb} at the same "
            "time to the zones this card points to"
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


# ----------------------------------------------------------- what it happens to


@dataclass
class _Subject:
    """What it happens to: the words before and after the place where it is."""

    text: str
    place: str = ""
    but: str = ""
    monsters: bool = False  # whether they are spoken of as monsters, and have no name

    def __str__(self) -> str:
        return f"{self.text}{self.place}"


def _subject(on: la.Event, telling: Telling, default: str = "monster") -> _Subject:
    """What it happens to, with the state it was in, without who controls it."""
    state = {0: "", v.FACEUP: "face-up ", v.FACEDOWN: "Set "}.get(on.was)
    if state is None:
        raise TypeError("no words for such a position")
    formerly = f"{summons(on.formerly)} Summoned " if on.formerly & ~v.BY_FROM_EXTRA else ""
    if on.formerly & v.BY_FROM_EXTRA and (on.formerly != v.BY_FROM_EXTRA or on.who is None):
        raise TypeError("no words for how it had been Summoned")
    if on.who is None:
        return _Subject(f"this {state}{formerly}card{' with material' * on.had}")
    nouns = noun(_plain(on.who), telling, on.from_ & _FIELD, default)
    telling.event = nouns.head
    text = nouns.one
    if (on.was and state.strip() not in text) or formerly:
        article, _, rest = text.partition(" ")
        if article not in ("a", "an", "another"):
            raise TypeError("no words for the state of a card that has a name")
        if state.strip() in text:
            state = ""
        text = f"{'a' if article == 'an' else article} {state}{formerly}{rest}"
    return _Subject(text, "", nouns.but, _monsters(nouns))


def _monsters(nouns: Nouns) -> bool:
    return nouns.head == "monster" and not any(one.quoted for one in nouns.of)


def _plain(who: Filter) -> Filter:
    """Without what is said with the place."""
    parts = who.of if isinstance(who, AllOf) else (who,)
    return AllOf(tuple(part for part in parts if part not in (la.POINTED, la.POINTED_TO)))


def _on_field(on: la.Event, telling: Telling, default: str) -> _Subject:
    """A card that is somewhere, on the field above all: "a monster you control"."""
    who = _subject(on, telling, default)
    if on.zones:
        if on.zones != w.EXTRA_ZONES or on.from_ != v.MZONE or on.who is None:
            raise TypeError("no words for such zones")
        owner = {v.YOU: "your", v.OPPONENT: "an opponent's", v.EITHER: "a"}[on.whose]
        who.text = f"{owner} {who.text.partition(' ')[2]}"
        who.place = " in the Extra Monster Zone"
    elif on.who is None:
        who.place = _place_of_this(on)
    elif on.from_ in (v.PZONE, v.MZONE | v.PZONE):
        monster = "Monster Zone or " if on.from_ & v.MZONE else ""
        who.place = f" in {_OWNERS[on.whose]} {monster}Pendulum Zone"
    elif on.from_:
        who.place = f" {_control(on.whose)}"
        if _pointed(on):
            who.place = " this card points to"
        if on.formerly == v.BY_FROM_EXTRA:
            who.place += " that was Special Summoned from the Extra Deck"
        _on_its_field(on, who.monsters)
    elif on.formerly == v.BY_FROM_EXTRA:
        raise TypeError("no words for how it had been Summoned")
    elif on.whose != v.EITHER:
        raise TypeError("no words for such places")
    return who


def _pointed(on: la.Event) -> bool:
    """Whether this card pointed to it."""
    if not isinstance(on.who, AllOf) or la.POINTED not in on.who.of:
        return False
    if (on.from_, on.whose) != (v.MZONE, v.EITHER):
        raise TypeError("no words for what this card points to on one field")
    return True


def _on_its_field(on: la.Event, monsters: bool) -> None:
    """Monsters are spoken of in Monster Zones, cards on the whole field."""
    if on.from_ != (v.MZONE if monsters else _FIELD):
        raise TypeError("no words for such places")


def _place_of_this(on: la.Event) -> str:
    """Where this card is: of whom it is said, the places are those of its owner."""
    if on.whose == v.OPPONENT or on.from_ not in (0, v.MZONE, v.SZONE, v.PZONE, _FIELD):
        raise TypeError("no words for such places")
    zone = w.ZONES.get(on.from_, "")
    if on.whose == v.YOU:
        return f" in its owner's {zone or ('control' if on.from_ else 'possession')}"
    return f" in the {zone}" if zone else " on the field" if on.from_ else ""


def _control(whose: int) -> str:
    return {v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field"}[
        whose
    ]


# -------------------------------------------------------------------- summons


_OWNED: Final = la.State("owned")


def _summoned(on: la.Event, telling: Telling) -> str:
    way = f"{summons(on.how)} Summon" if on.how else "Summon"
    who = _subject(on, telling)
    zone = ""
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    if la.POINTED in parts:
        zone = " to a zone this card points to"
    elif la.POINTED_TO in parts:
        zone = " to a zone a Link Monster points to"
    if on.side != v.EITHER:
        if on.who is None or zone:
            raise TypeError("no words for such a side")
        zone = f" to {_OWNERS[on.side]} field"
    by = f" {by_effect(on.by, telling)}" if on.by is not None else ""
    if on.from_ & _FIELD or on.zones not in (0, w.EXTRA_ZONES) or (on.zones and on.who):
        raise TypeError("no words for such places")
    if on.zones:
        zone = " in the Extra Monster Zone"
    if on.from_ and on.whose == v.YOU:
        return f"{who} is {way}ed from {spots(on.from_, v.YOU)}{zone}{by}{who.but}"
    source = ""
    if on.from_:
        owner = "your" if _OWNED in parts else "your opponent's" if ~_OWNED in parts else "the"
        source = f" from {spots(on.from_, v.YOU, True).replace('your ', f'{owner} ', 1)}"
    if on.whose == v.OPPONENT:
        return f"your opponent {way}s {who}{source}{zone}{by}{who.but}"
    if on.whose == v.YOU:
        return f"you {way} {who}{source}{zone}{by}{who.but}"
    return f"{who} is {way}ed{source}{zone}{by}{who.but}"


# ---------------------------------------------------------------- other moves


def _sent(on: la.Event, telling: Telling) -> str:
    material = _as_material(on, telling)
    if on.side != v.EITHER and on.to != v.HAND:
        raise TypeError("no words for whose they are")
    if material:
        return material
    if on.reason == v.R_TRIBUTE and not on.to and not on.without and on.by is None:
        who = _on_field(on, telling, "monster")
        return f"{who} is Tributed{who.but}"
    if not on.to:
        return _left(on, telling)
    if on.to == v.HAND:
        return _added(on, telling)
    if on.to == v.DECK | v.EXTRA:
        return _shuffled(on, telling)
    if on.to & ~(v.GRAVE | v.BANISHED):
        raise TypeError("no words for where it goes")
    if on.formerly == v.BY_FROM_EXTRA:
        raise TypeError("no words for how it had been Summoned")
    who = _subject(on, telling, "card")
    source = f" from {_from(on)}" if on.from_ else ""
    if on.who is None and on.whose == v.YOU:
        who.place, source = _place_of_this(on), ""
    elif _pointed(on):
        who.place, source = " this card points to", ""
    elif _trap_of_its_zone(on):
        pass  # "from your Spell & Trap Zone", where a Trap lies
    elif on.who is not None and on.from_ and not on.from_ & ~_FIELD and on.whose != v.EITHER:
        who.place, source = f" {_control(on.whose)}", ""
        _on_its_field(on, who.monsters)
    elif on.whose != v.EITHER and (
        on.who is None or on.from_ & _FIELD or (on.to == v.BANISHED and not on.from_)
    ):
        raise TypeError("no words for such places")
    if on.reason == v.R_DISCARD and on.from_ in (0, v.HAND) and on.to == v.GRAVE:
        if on.whose != v.EITHER or on.without or on.by is not None:
            raise TypeError("no words for all that is asked of a discard")
        return f"{who} is discarded to the GY{who.but}"
    verb = _verb(on, source)
    if on.reason == v.R_COST and on.without == v.R_SUMMON:
        what = f"{noun(on.by, telling, default='card').one}'s effect" if on.by is not None else ""
        return f"{who} is {verb} to activate {what or 'a card or effect'}{who.but}"
    if on.without or on.zones:
        raise TypeError("no words for all that is asked of the event sent")
    return f"{who} is {verb}{because(on, telling)}{who.but}"


def _shuffled(on: la.Event, telling: Telling) -> str:
    """It returns to the Deck, in whichever way."""
    plain = la.Event("sent", on.who, from_=v.MZONE | v.GRAVE, to=on.to, whose=v.YOU, was=v.FACEUP)
    if on != plain or on.who is None:
        raise TypeError("no words for what returns to the Deck")
    nouns = noun(on.who, telling, default="monster")
    return (
        f"{nouns.one} you control or in your GY is shuffled into the Deck or Extra Deck{nouns.but}"
    )


def _trap_of_its_zone(on: la.Event) -> bool:
    """Whether it is about the player's Traps in their Spell & Trap Zones."""
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    return la.TRAP in parts and (on.from_, on.whose) == (v.SZONE, v.YOU)


def _verb(on: la.Event, source: str) -> str:
    """What is done to the card: "sent from the field to the GY", "banished"."""
    grave = "the GY"
    if on.who is not None and not on.from_ & _FIELD:
        grave = {v.YOU: "your GY", v.OPPONENT: "your opponent's GY", v.EITHER: grave}[on.whose]
    if on.to == v.BANISHED:
        return f"banished{source}"
    return f"sent{source} to {grave}{' or banished' if on.to & v.BANISHED else ''}"


def _from(on: la.Event) -> str:
    """From where it is sent: "the hand or field"."""
    names = [name for bit, name in w.PILES.items() if on.from_ & bit]
    zones = w.ZONES.get(on.from_ & _FIELD, w.FIELD if on.from_ & _FIELD else "")
    if zones:
        names.insert(1 if on.from_ & v.HAND else 0, zones)
    if on.from_ & ~(_FIELD | sum(w.PILES)) or not names:
        raise TypeError("no words for such places")
    return f"{'your' if on.who is not None and on.whose == v.YOU else 'the'} {listed(names)}"


def _left(on: la.Event, telling: Telling) -> str:
    """It leaves the field."""
    if not on.from_ & (_FIELD | v.PZONE) or on.without:
        raise TypeError("no words for leaving such places")
    who = _on_field(on, telling, "monster" if on.from_ == v.MZONE else "card")
    if on.who is None and on.whose == v.EITHER and on.from_ == _FIELD:
        who.place = ""
    return f"{who} leaves the field{because(on, telling)}{who.but}"


def _added(on: la.Event, telling: Telling) -> str:
    """It is added, or returned from the field, to the hand."""
    if on.from_ & _FIELD and not on.from_ & ~_FIELD and not on.without:
        who = _on_field(on, telling, "monster" if on.from_ == v.MZONE else "card")
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
        or on.from_ & _FIELD
        or ((on.whose == v.EITHER) != (on.who is None))
    ):
        raise TypeError("no words for such an addition")
    who = _subject(on, telling, "card")
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
    who = _subject(on, telling)
    if on.who is None and (on.from_, on.whose) == (v.HAND | _FIELD, v.YOU):
        who.place = " in your hand or field"
    elif on.from_ or on.whose != v.EITHER:
        raise TypeError("no words for where a material was")
    if on.to == v.GRAVE:
        verb = "sent to the GY"
    elif on.to == v.GRAVE | v.BANISHED and len(reasons) == 1 and on.by is None:
        return f"{who} is used as {ways} Material, and sent to the GY or banished{who.but}"
    else:
        raise TypeError("no words for where a material goes")
    if on.by is not None:
        monster = noun(on.by, telling, default="monster")
        return f"{who} is {verb} as material for the {ways} Summon of {monster.one}{monster.but}"
    if len(reasons) > 1:
        return f"{who} is {verb} as material for a {ways} Summon{who.but}"
    return f"{who} is {verb} as {ways} Material{who.but}"


def _destroyed(on: la.Event, telling: Telling) -> str:
    who = _on_field(on, telling, "monster" if on.from_ == v.MZONE else "card")
    then = {0: "", v.GRAVE: " and sent to the GY"}.get(on.to)
    if then is None:
        raise TypeError("no words for where a destroyed card goes")
    return f"{who} is destroyed{because(on, telling)}{then}{who.but}"


def _placed(on: la.Event, telling: Telling) -> str:
    who = _subject(on, telling, "card")
    return f"{who} is placed in {_OWNERS[on.whose]} Spell & Trap Zone{who.but}"


def _happens(verb: str) -> Callable[[la.Event, Telling], str]:
    def told(on: la.Event, telling: Telling) -> str:
        who = _subject(on, telling)
        return f"{who} is {verb}{who.but}"

    return told


def _turned(on: la.Event, telling: Telling) -> str:
    seen = on.who is not None and la.FACE_UP in on.who.walk()
    who = _subject(replace(on, from_=v.MZONE, was=v.FACEUP if seen else 0), telling)
    there = "" if on.who is None else f" {_SIDES[on.whose]}"
    return f"the battle position of {who.text}{there} is changed{who.but}"


_SIDES: Final = {
    v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field",
}  # fmt: skip


# ---------------------------------------------------------------- activations


def _resolved(on: la.Event, telling: Telling) -> str:
    if on.card_itself or on.how:
        return _activated(on, telling)
    what = (
        "card" if on.who in (None, AllOf()) else activated(on.who, telling).removesuffix(" effect")
    )
    return _by_whom(on, f"a {what} or effect")


def _by_whom(on: la.Event, what: str) -> str:
    """Whoever activates it: "you activate a Spell Card", "a Spell Card is activated"."""
    if on.whose == v.EITHER:
        return f"{what} is activated"
    return f"{'you activate' if on.whose == v.YOU else 'your opponent activates'} {what}"


def _activated_card(on: la.Event, telling: Telling) -> str:
    """A Spell or Trap Card itself is activated: "a Normal Trap Card is activated"."""
    if on.who is None or on.from_ or on.how:
        raise TypeError("no words for what is activated")
    nouns = noun(on.who, telling, v.SZONE, default="card")
    one = re.sub(r"(Spell|Trap)(?= or |$)", r"\1 Card", nouns.one)
    if on.was == v.FACEDOWN:
        one = re.sub(r"^an? ", "a Set ", one)
    return f"{_by_whom(on, one)}{nouns.but}"


def _revealed(on: la.Event, telling: Telling) -> str:
    """A card in the hand is revealed for the cost of some card."""
    if on != la.Event("revealed", AllOf(), whose=v.YOU, by=on.by) or on.by is None:
        raise TypeError("no words for what is revealed")
    card = noun(on.by, telling, default="card").one
    return f"you reveal a card in your hand to activate {card} or effect"


def _left_grave(on: la.Event, telling: Telling) -> str:
    """A card is moved out of a GY: "your opponent moves a card out of either GY"."""
    who = _subject(on, telling, "card")
    grave = {v.EITHER: "either"}.get(on.side, _OWNERS[on.side])
    if on.whose == v.EITHER:
        return f"{who} moves out of {grave} GY{who.but}"
    mover = "you move" if on.whose == v.YOU else "your opponent moves"
    return f"{mover} {who} out of {grave} GY{who.but}"


def _activated(on: la.Event, telling: Telling) -> str:
    """A card or effect is activated: "your opponent activates a monster effect"."""
    if on.card_itself:
        return _activated_card(on, telling)
    if on.was:
        raise TypeError("no words for what is activated")
    if on.from_ & _FIELD == on.from_ and on.from_ and not on.how and on.who is not None:
        nouns = noun(on.who, telling, on.from_)
        _on_its_field(on, _monsters(nouns))
        return f"{nouns.one} {_control(on.whose)} activates an effect{nouns.but}"
    if on.how == v.MONSTER and not on.from_ and on.whose == v.YOU and _is_of_monsters(on.who):
        nouns = noun(_plain(on.who or AllOf()), telling)
        first, _, rest = nouns.one.partition(" ")
        mine = {"a": "your", "an": "your", "another": "your other"}.get(first)
        if mine is None or nouns.but:
            raise TypeError("no words for what is activated")
        return f"{mine} {rest}'s effect is activated"
    where = ""
    if on.from_:
        where = f" on the {spots(on.from_, v.YOU).removeprefix('your ')}"
        if on.from_ != _FIELD:
            raise TypeError("no words for where it is activated")
    kind = {
        0: "card or effect",
        v.MONSTER: "monster effect",
        v.SPELL: "Spell Card or effect",
        v.TRAP: "Trap Card or effect",
        v.SPELL | v.TRAP: "Spell/Trap Card or effect",
    }
    if on.how not in kind or on.who is None:
        raise TypeError("no words for what is activated")
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    if any(not isinstance(part, la.Series) for part in parts):
        raise TypeError("no words for what is activated")
    series = "".join(f'"{part.name}" ' for part in parts if isinstance(part, la.Series))
    return _by_whom(on, f"{article(f'{series}{kind[on.how]}')}{where}")


def _is_of_monsters(who: Filter | None) -> bool:
    return la.MONSTER in (who.of if isinstance(who, AllOf) else (who,))


def _battle(on: la.Event, telling: Telling) -> str:
    return on.text


_MOVE: Final = (
    "who", "side", "from_", "to", "reason", "without", "whose", "was", "zones", "formerly", "had",
    "by",
)  # fmt: skip
_ACTIVATION: Final = ("who", "how", "from_", "whose", "card_itself", "was")
# The words of each kind of event, and the fields that they say.
_EVENTS: Final[dict[str, tuple[Callable[[la.Event, Telling], str], tuple[str, ...]]]] = {
    "summoned": (_summoned, ("who", "how", "from_", "whose", "by", "side", "zones")),
    "sent": (_sent, _MOVE),
    "destroyed": (_destroyed, tuple(field for field in _MOVE if field not in ("without", "side"))),
    "placed": (_placed, ("who", "whose")),
    "discarded": (_happens("discarded"), ("who",)),
    "flipped": (_happens("flipped face-up"), ("who",)),
    "turned": (_turned, ("who", "whose")),
    "resolved": (_resolved, _ACTIVATION), "activated": (_activated, _ACTIVATION),
    "left-grave": (_left_grave, ("who", "whose", "side")),
    "revealed": (_revealed, ("who", "whose", "by")),
    "in-battle": (_battle, ("text",)),
}  # fmt: skip
