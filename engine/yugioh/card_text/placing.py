"""Clauses about cards that stay on the field or go there: "place it face-up in your Field Zone"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount
from engine.yugioh.card_text.as_spell import as_spell, as_spell_but
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.made import set_but, taken_but
from engine.yugioh.card_text.moving import host_of, nodes, things
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.seen import parts_of, seen
from engine.yugioh.card_text.spoken import meant, possessive, spoken
from engine.yugioh.card_text.things import CONDITION, Thing, done, draft, excepted, thing
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import InDeck, SetAs, Until
from engine.yugioh.wording.not_activated import not_while

_EITHER_END: Final = tuple(
    f"on {either}{the}top or bottom of {whose} Deck"
    for either in ("", "either ") for the in ("", "the ") for whose in ("the", "your")
)  # fmt: skip


@verb("place")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    found = things(reading)
    places: tuple[InDeck, ...] = ("top", "bottom")
    for where in places:
        at = reader.next
        if not reader.take("on"):
            break
        reader.take("the")
        main = reader.take(where, "of", "your", "Main", "Deck")
        if main and found[-1].draft is not None:  # no monster of the Extra Deck gets there
            found[-1].draft.extra.append(~la.Type(v.EXTRA_DECK_TYPES))
        if main or reader.take_one_of((f"{where} of the Deck", f"{where} of your Deck")):
            if where == "top" and reader.take_words("in the same order"):
                return (la.ToDeck(_rest(reading, found), "top as before"),)
            reader.take_words("in any order")
            excepted(reading, found[-1].draft)
            return tuple(la.ToDeck(one, where) for one in nodes(found))
        reader.next = at
    if reader.take_words("on the bottoms of the Decks"):
        excepted(reading, found[-1].draft)
        return tuple(la.ToDeck(one, "bottom") for one in nodes(found))
    if reader.take_one_of(_EITHER_END):
        excepted(reading, found[-1].draft)
        if reading.cost or len(found) != 1:
            raise reader.lost("one or the other for cards that are not paid")
        (one,) = nodes(found)
        return (la.OneOf(tuple((la.ToDeck(one, where),) for where in places), at="resolution"),)
    if reader.take_words("in your Pendulum Zone"):
        excepted(reading, found[-1].draft)
        return tuple(la.PlaceAsScale(one) for one in nodes(found))
    reader.take(",")
    if reader.take_words("face-up in either Field Zone") and len(found) == 1:
        (one,) = nodes(found)
        sides = (la.PlaceAsSpell(one), la.PlaceAsSpell(one, v.OPPONENT))
        return (la.OneOf(tuple((side,) for side in sides), at="resolution"),)
    if reader.take_one_of(_FACE_UP_THERE):
        reader.take_words("as a Continuous Spell") or reader.take_words("as Continuous Spells")
        trap = reader.take_words("as a Continuous Trap") or reader.take_words("as Continuous Traps")
        excepted(reading, found[-1].draft)
        return _placed(nodes(found), trap)
    raise reader.lost("where they are placed")


def _placed(found: Sequence[Node], trap: bool) -> Steps:
    """These cards are placed, all of them or none."""
    beside = len(found) - 1
    first = la.PlaceAsSpell(found[0], trap=trap, beside=beside)
    placed = (first, *(la.PlaceAsSpell(one, trap=trap) for one in found[1:]))
    return (la.Both(placed),) if beside else placed


def _rest(reading: Reading, found: list[Thing]) -> Node:
    """The rest of the cards that were revealed, which have an order."""
    if len(found) != 1 or not isinstance(rest := found[0].node(), la.Rest):
        raise reading.reader.lost("the rest of the cards")
    return rest


_FACE_UP_THERE: Final = (
    "face-up in your Spell & Trap Zone", "face-up on your field",
    "face-up in its owner's Spell & Trap Zone",
)  # fmt: skip


@verb("Set")
def _(reading: Reading) -> Steps:
    found = things(reading)
    reading.reader.take_one_of(("to your field", "to your side of the field"))
    excepted(reading, found[-1].draft)
    for one in found:
        done(reading, one, "Set")
    if as_spell(reading):
        as_spells = as_spell_but(reading)
        return tuple(la.SetAsSpell(one, as_spells) for one in nodes(found))
    words = reading.reader.take_one_of(_SET_AS)
    can = "" if words is None else _SET_AS[words]
    if can == "not-this-turn" and reading.reader.take("while"):
        return _not_while(reading, found)
    but = set_but(reading)
    return tuple(la.SetCard(one, can, but) for one in nodes(found))


def _not_while(reading: Reading, found: list[Thing]) -> Steps:
    """A card that cannot be activated this turn while something is so."""
    held = CONDITION[0](reading)
    if not isinstance(held, la.Compare) or len(found) != 1 or found[0].mention.several:
        raise reading.reader.lost("1 card, and a condition on cards or numbers")
    return (la.SetCard(found[0].node()), not_while(held, meant(found[0].mention)))


_SET_AS: Final[dict[str, SetAs]] = {
    ", and it can be activated this turn": "at-once",
    ", and they can be activated this turn": "at-once",
    ", but it cannot be activated this turn": "not-this-turn",
    ", but they cannot be activated this turn": "not-this-turn",
}


@verb("attach up to")
def _(reading: Reading) -> Steps:
    """ "attach up to 1 monster from your GY to each of those Special Summoned monsters" """
    reader = reading.reader
    known = [one for one in reading.mentions if one.deed == "Special Summon" and one.several]
    one = draft(reading)
    if (one.least, one.most) != (1, 1) or one.random or one.places & v.FIELD_PLACES:
        raise reader.lost("1 card that is not on the field")
    if not reader.take_words("to each of") or spoken(reading) not in known:
        raise reader.lost("monsters that were Special Summoned")
    reader.take_words("as material")
    return (la.AttachToEach(one.node(), meant(known[-1])),)


@verb("attach")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    before = reading.last, len(reading.mentions)
    found = things(reading)
    reader.expect("to")
    host = host_of(reading, *before)
    reader.take_one_of(
        ("as additional material", "as material", "as an Xyz Material", "as Xyz Material")
    )
    excepted(reading, found[-1].draft)
    for one in found:
        if one.draft is not None and one.draft.places & v.FIELD_PLACES:
            one.draft.extra.append(~la.Type(v.TOKEN))
    to = host.node()
    if any(one.mention is host.mention for one in found):
        raise reader.lost("another monster to attach it to")
    return tuple(la.Attach(one, to) for one in nodes(found))


@verb("detach materials from this card equal to")
def _(reading: Reading) -> Steps:
    """ "the number of those targets in the GY", which are detached from this card"""
    if reading.cost:
        raise reading.reader.lost("what an effect does")
    return (la.DetachEqual(amount(reading)),)


@verb("detach")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    kinds = reading.attempt(_kinds_of_material)
    if kinds is not None:
        return kinds
    any_number = reader.take_words("any number of")
    number = 1 if any_number else reader.number()
    if number is None:
        raise reader.lost("a number of materials")
    or_more = any_number or reader.take("or", "more")
    if not reader.take_one_of(("material", "materials", "Xyz Material", "Xyz Materials")):
        raise reader.lost('"material"')
    such = None if reading.cost or or_more else numbers(reading)
    reader.expect("from")
    if such is not None:
        reader.expect("this", "card")
        return (la.DetachSuch(number, such),)
    if reader.take("this", "card"):
        if not reading.mentions:
            reading.last = THIS  # what is detached is spoken of as "that material"
        if or_more and not reading.cost:
            raise reader.lost("what is paid")
        if not reading.of_detached and not or_more:
            return (la.Detach(number),)
        name, last = reading.new_name(), reading.last
        several = number > 1 or or_more
        reading.speaks(
            Mention(name, "material", several, v.GRAVE, deed="detach", paid=reading.cost)
        )
        reading.last = last
        return (la.Detach(number, name, or_more),)
    if number != 1 or or_more:
        raise reader.lost('"this card"')
    own = reader.take("your")
    if own:
        item = seen(cards(reader, reading.lexicon), v.MZONE, v.YOU)
        return (la.DetachFrom(1, item),)
    # Which monster it is from is not kept, so nothing later is done to it.
    mentions, last = list(reading.mentions), reading.last
    host = thing(reading).node()
    reading.mentions, reading.last = mentions, last
    if not isinstance(host, la.Choose) or (host.places, host.whose) != (v.MZONE, v.YOU):
        raise reader.lost("a monster you control")
    return (la.DetachFrom(1, host.filter),)


@verb("return 1")
def _(reading: Reading) -> Steps:
    """ "return 1 Xyz Monster you own attached to this card to your Extra Deck" """
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    kinds = [part.bits for part in parts_of(item) if isinstance(part, la.Type)]
    if not any(bits & v.EXTRA_DECK_TYPES and not bits & ~v.EXTRA_DECK_TYPES for bits in kinds):
        raise reader.lost("a monster of the Extra Deck")
    if not reader.take_words("you own attached to this card to your Extra Deck"):
        raise reader.lost('"you own attached to this card"')
    name = reading.new_name()
    reading.speaks(Mention(name, "monster", False, v.EXTRA, deed="return"))
    return (la.ReturnMaterial(item, name),)


def _kinds_of_material(reading: Reading) -> Steps:
    """ "up to 3 different types of materials from this card" """
    reader = reading.reader
    if reading.cost or not reader.take_words("up to"):
        raise reader.lost('"up to"')
    most = reader.number()
    if most is None or not reader.take_words("different types of materials from this card"):
        raise reader.lost('"different types of materials"')
    reader.take_words("( Monster , Spell , and Trap )")
    name = reading.new_name()
    reading.speaks(Mention(name, "card", True, v.GRAVE, deed="detach"))
    return (la.DetachKinds(most, name),)


@verb("move this card")
def _(reading: Reading) -> Steps:
    """ "move this card you control to another of your Main Monster Zones" """
    reader = reading.reader
    reader.take_words("you control")
    if reader.take_words("to your Main Monster Zone this card points to"):
        reading.last = THIS
        return (la.MoveZone(pointed=True),)
    if not reader.take_words("to another of your Main Monster Zones"):
        raise reader.lost("another Main Monster Zone")
    reading.last = THIS
    return (la.MoveZone(),)


@verb("move")
def _(reading: Reading) -> Steps:
    """ "move that target to another of your Main Monster Zones" """
    found = thing(reading)
    if found.draft is not None:
        raise reading.reader.lost("a monster that was spoken of before")
    if reading.reader.take_words("to your Main Monster Zone this card points to"):
        return (la.MoveZone(found.node(), pointed=True),)
    if not reading.reader.take_one_of(_ANOTHER_ZONE):
        raise reading.reader.lost("another Main Monster Zone")
    return (la.MoveZone(found.node()),)


_ANOTHER_ZONE: Final = (
    "to another of your Main Monster Zones", "to another of their Main Monster Zones",
    "to another Main Monster Zone on its controller's field",
)  # fmt: skip


@verb("give control of")
def _(reading: Reading) -> Steps:
    """ "give control of it to your opponent until the End Phase" """
    found = thing(reading)
    if not reading.reader.take_words("to your opponent"):
        raise reading.reader.lost('"to your opponent"')
    until: Until = "end" if reading.reader.take_words("until the End Phase") else ""
    return (la.TakeControl(found.node(), until, to=v.OPPONENT),)


@verb("switch control of")
def _(reading: Reading) -> Steps:
    """ "switch control of those monsters", of a target of each player; or of all pointed to"""
    reader = reading.reader
    if reader.take_words("the monsters this card points to"):
        every = joined([la.MONSTER, la.POINTED])
        return (la.SwitchControl(la.Each(every, v.MZONE, v.EITHER)),)
    aimed = [one for one in reading.mentions if one.target]
    sides = sorted(one.whose for one in aimed)
    if sides != [v.YOU, v.OPPONENT] or any(one.several or not one.name for one in aimed):
        raise reader.lost("one target of each player")
    if any(one.places != v.MZONE for one in aimed) or not reader.take_one_of(_SWITCHED):
        raise reader.lost("two monsters that were targeted")
    return (la.SwitchControl(la.Chosen(tuple(one.name for one in aimed))),)


_SWITCHED: Final = (
    "those monsters", "both monsters", "both those targets", "those targets", "both those monsters",
    "those 2 monsters", "both", "them",
)  # fmt: skip


@verb("take control of")
def _(reading: Reading) -> Steps:
    found = thing(reading)
    until: Until = ""
    if reading.reader.take_words("until the End Phase"):
        until = "end"
    return (la.TakeControl(found.node(), until, taken_but(reading)),)


_EITHER_POSITION: Final = (
    "face-up Attack or Defense Position", "face-up Attack or face-up Defense Position",
    "Attack or Defense Position", "face-up Attack Position or face-up Defense Position",
)  # fmt: skip


@verb("change")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    whose = reading.attempt(_battle_position)
    if whose is not None:
        return (la.ChangePosition(_turned(whose, 0)),)
    found = things(reading)
    reader.take(",")
    from_ = v.FACEUP_ATTACK if reader.take_words("from face-up Attack Position") else 0
    reader.expect("to")
    if not from_ and reader.take_one_of(_EITHER_POSITION):
        (what,) = nodes(found)
        either = (v.FACEUP_ATTACK, v.FACEUP_DEFENSE)
        turned = tuple((la.ChangePosition(_turned(what, v.FACEUP_DEFENSE), one),) for one in either)
        return (la.OneOf(turned, at="resolution"),)
    if not from_ and reader.take_words("face-up Attack Position or face-down Defense Position"):
        (what,) = nodes(found)
        return (la.attack_or_face_down(what),)
    for words, position in (
        ("face-up Attack Position", v.FACEUP_ATTACK), ("Attack Position", v.FACEUP_ATTACK),
        ("face-down Defense Position", v.FACEDOWN_DEFENSE),
        ("face-up Defense Position", v.FACEUP_DEFENSE), ("Defense Position", v.FACEUP_DEFENSE),
    ):  # fmt: skip
        if reader.take_words(words):
            if position & v.FACEUP:
                for one in found:
                    done(reading, one, "turn face-up")
            return tuple(
                la.ChangePosition(_turned(what, position), position, from_=from_)
                for what in nodes(found)
            )
    raise reader.lost("a battle position")


@verb("flip all monsters they control face-up")
def _(reading: Reading) -> Steps:
    """Those of the opponent that are face-down, to face-up Defense Position."""
    before = " ".join(word.text for word in reading.reader.words[: reading.reader.next])
    if "your opponent controls a face-down monster , flip all" not in before:
        raise reading.reader.lost("monsters of the opponent")
    face_down = la.Each(la.MONSTER & ~la.FACE_UP, v.MZONE, v.OPPONENT)
    return (la.ChangePosition(face_down, v.FACEUP_DEFENSE),)


def _battle_position(reading: Reading) -> Node:
    """ "the battle position of 1 monster on the field", "its battle position" """
    reader = reading.reader
    if reader.take_words("the battle position of") or reader.take_words("the battle positions of"):
        return thing(reading).node()
    found = meant(possessive(reading))
    if not (reader.take_words("battle position") or reader.take_words("battle positions")):
        raise reader.lost("a battle position")
    return found


def _turned(what: Node, position: int) -> Node:
    """Cards to turn, of those that can be: no Link Monster is ever in Defense Position."""
    if not isinstance(what, (la.Choose, la.Each)) or position == v.FACEUP_ATTACK:
        return what
    parts = [what.filter, ~la.Type(v.LINK)]
    if position == v.FACEDOWN_DEFENSE:
        parts = [what.filter, la.FACE_UP, ~la.Type(v.TOKEN | v.LINK)]
    return replace(what, filter=joined(parts))
