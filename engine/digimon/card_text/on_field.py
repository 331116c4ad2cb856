"""What is done to cards in play, to costs and to attacks: "suspend", "play", "digivolve into"."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.amounts import for_each
from engine.digimon.card_text.modifiers import TIMINGS, until
from engine.digimon.card_text.adjectives import colors
from engine.digimon.card_text.nouns import Noun, noun
from engine.digimon.card_text.operations import how_much, verb
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import plays_this, thing
from engine.digimon.card_text.where import place
from engine.digimon.card_text.tokens import named
from engine.digimon.cards import definitions
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node, walk
from engine.filters import ANY, AllOf, Filter


@verb("delete")
def _(reading: Reading) -> Node:
    return op.Delete(_in_play(reading))


@verb("suspend")
def _(reading: Reading) -> Node:
    return op.Suspend(_in_play(reading))


@verb("unsuspend")
def _(reading: Reading) -> Node:
    return op.Unsuspend(_in_play(reading))


def _in_play(reading: Reading) -> Node:
    """Cards on the field."""
    what = thing(reading)
    if isinstance(what, la.Each) and reading.alone and la.OTHER in walk(what.filter):
        if not (reading.before is None or isinstance(reading.before, la.Choose)):
            raise reading.reader.lost("others than those that were chosen for sure")
        what = replace(what, filter=_not_chosen(what.filter, reading.alone))
    if isinstance(what, la.Choose) and what.areas != v.BATTLE:
        raise reading.reader.lost("cards in the battle area")
    if isinstance(what, la.Choose) and isinstance(what.most, int) and not what.up_to:
        each = for_each(reading, what.most)
        what = what if each is None else replace(what, most=each)
    if isinstance(what, la.ThisCard) and not plays_this(reading.before):
        raise reading.reader.lost("a Digimon or Tamer")
    return what


def _not_chosen(item: Filter, chosen: tuple[Node, ...]) -> Filter:
    """ "all other Digimon", behind a choice: other than those that were chosen."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    found: Filter = ANY
    for part in parts:
        if part == la.OTHER:
            for one in chosen:
                found = found & ~la.SpokenOf(one)
        else:
            found = found & part
    return found


@verb("play")
def _(reading: Reading) -> Node:
    reader = reading.reader
    token = reading.attempt(_token)
    if token is not None:
        return token
    what = thing(reading)
    if not isinstance(what, (la.Choose, la.ThisCard, la.EventCause)):
        raise reader.lost("which card is played")
    suspended = reader.take("suspended")
    to = v.BATTLE
    if reader.take("to", "the", "breeding", "area"):
        to = v.BREEDING
    if reader.take("without", "paying", "the", "cost"):
        return op.Play(what, suspended=suspended, to=to)
    reader.expect("with", "the")
    reader.take("play")
    reader.expect("cost", "reduced", "by")
    return op.Play(what, "pay", how_much(reading), suspended, to)


def _token(reading: Reading) -> Node:
    """ "1 [X] Token"."""
    reader = reading.reader
    number = reader.number()
    name = named(reader.peek())
    reader.next += 1
    if number is None or not (reader.take("Token") or reader.take("Tokens")):
        raise reader.lost("a Token")
    tokens = [card.number for card in definitions().values() if card.token and card.name == name]
    if len(tokens) != 1:
        raise reader.lost("a Token that is known")
    if reader.take("suspended"):
        theirs = reader.take("to", "your", "opponent's", "battle", "area")
        if not theirs:
            reader.expect("to", "your", "battle", "area")
        return op.PlayToken(tokens[0], number, v.OPPONENT if theirs else v.YOU, True)
    reader.take("without", "paying", "the", "cost")
    each = for_each(reading, number)
    reading.chosen = "Token"
    return op.PlayToken(tokens[0], number if each is None else each)


@verb("play or use")
def _(reading: Reading) -> Node:
    """Cards that are no Options are played, Options are used: the player chooses one of either."""
    reader = reading.reader
    what = thing(reading)
    if not isinstance(what, la.Choose) or what.most != 1 or not what.areas & ~v.FIELD:
        raise reader.lost("which card is played or used")
    played = replace(what, filter=what.filter & la.Kind(v.DIGIMON | v.TAMER))
    used = replace(what, filter=what.filter & la.OPTION)
    if reader.take("without", "paying", "the", "cost"):
        return op.OneOf(((op.Play(played),), (op.UseOption(used),)))
    reader.expect("with", "the", "cost", "reduced", "by")
    less = how_much(reading)
    return op.OneOf(((op.Play(played, "pay", less),), (op.UseOption(used, "pay", less),)))


@verb("use")
def _(reading: Reading) -> Node:
    reader = reading.reader
    what = thing(reading)
    if not isinstance(what, la.Choose):
        raise reader.lost("which card is used")
    if reader.take("without", "paying", "the", "cost"):
        return op.UseOption(what)
    reader.expect("with", "the")
    reader.take("use")
    reader.expect("cost", "reduced", "by")
    if reader.take("your", "opponent's", "memory"):
        return op.UseOption(what, "pay", la.Memory(v.OPPONENT))
    return op.UseOption(what, "pay", how_much(reading))


@verb("link")
def _(reading: Reading) -> Node:
    reader = reading.reader
    what = thing(reading)
    reader.expect("to")
    to = thing(reading)
    if reader.take("without", "paying", "the", "cost"):
        return op.LinkTo(what, to)
    reader.expect("with", "the")
    reader.take("link")
    reader.expect("cost", "reduced", "by")
    return op.LinkTo(what, to, "pay", how_much(reading))


@verb("move your Digimon from the breeding area to the battle area")
def _(reading: Reading) -> Node:
    return op.MoveToBattle()


@verb("hatch")
def _(reading: Reading) -> Node:
    reading.reader.expect("in", "your", "breeding", "area")
    return op.Hatch()


@verb("prevent")
def _(reading: Reading) -> Node:
    if reading.would not in ("leave", "deleted", "deleted-or-returned"):
        raise reading.reader.lost("what is done")
    if reading.reader.take_words("them from leaving the battle area"):
        return op.Prevent(every=True)
    if reading.reader.take("it", ".") or (
        reading.reader.comes("it") and not reading.reader.peek(1)
    ):
        reading.reader.next += 0 if reading.reader.words[reading.reader.next - 1].text == "." else 1
        return op.Prevent()
    words = {
        "deleted": "it from being deleted",
    }.get(reading.would, "it from leaving the battle area")  # fmt: skip
    if not reading.reader.take_words(words):
        raise reading.reader.lost(words)
    return op.Prevent()


@verb("reduce the play cost by", "reduce the use cost by", "reduce the digivolution cost by",
      "reduce the cost by", "reduce it by")  # fmt: skip
def _(reading: Reading) -> Node:
    reader = reading.reader
    what = reader.words[reader.next - 3].text
    named_ = {"play": "play", "use": "use", "digivolution": "digivolve"}.get(what, reading.would)
    if named_ != reading.would or reading.would not in ("play", "use", "digivolve", "link"):
        raise reader.lost("the cost of what would happen")
    number = reader.number()
    if number is None:
        raise reader.lost("by how much")
    if reader.take("and", "by"):
        more = reader.number()
        each = None if more is None else for_each(reading, more)
        if each is None:
            raise reader.lost("for each of what")
        return op.ReduceCost(la.Plus(number, each))
    each = for_each(reading, number)
    return op.ReduceCost(number if each is None else each)


@verb("increase the digivolution cost by")
def _(reading: Reading) -> Node:
    number = reading.reader.number()
    if number is None or reading.would != "digivolve":
        raise reading.reader.lost("the cost of what would happen")
    return op.ReduceCost(-number)


@verb("activate this card's [Main] effect")
def _(reading: Reading) -> Node:
    return op.ActivateMain()


@verb("activate this card's [Security] effect")
def _(reading: Reading) -> Node:
    return op.ActivateSecurity()


@verb("change the original DP of")
def _(reading: Reading) -> Node:
    """ "change the original DP of 1 of your opponent's Digimon to 3000 for the turn"."""
    reader = reading.reader
    what = _in_play(reading)
    reader.expect("to")
    number = reader.number()
    long = until(reading)
    if number is None or long is None:
        raise reader.lost("to how much, and until when")
    return op.Give((c.OriginalDP(number),), what, long)


@verb("activate 1 of this Digimon's", "activate this Digimon's")
def _(reading: Reading) -> Node:
    reader = reading.reader
    every = reader.words[reader.next - 3].text != "of"
    timing = TIMINGS.get(named(reader.peek()))
    if timing is None:
        raise reader.lost("a timing")
    reader.next += 1
    if not reader.take("effects") and (every or not reader.take("effect")):
        raise reader.lost('"effects"')
    return op.ActivateEffect(timing, every=every)


@verb("activate 1 of that")
def _(reading: Reading) -> Node:
    """ "activate 1 of that Digimon's [When Digivolving] effects", chosen or of the event."""
    reader = reading.reader
    event = "" if reading.own_event else reading.event
    if (event and reading.chosen) or not reader.take(f"{event or reading.chosen}'s"):
        raise reader.lost("the card that was chosen, or that of the event")
    timing = TIMINGS.get(named(reader.peek()))
    if timing is None:
        raise reader.lost("a timing")
    reader.next += 1
    reader.expect("effects")
    return op.ActivateEffect(timing, la.EventCards() if event else la.Chosen())


@verb("activate 1")
def _(reading: Reading) -> Node:
    """ "activate 1 [On Play] effect of that card as an effect of this Digimon"."""
    reader = reading.reader
    timing = TIMINGS.get(named(reader.peek()))
    if timing is None:
        raise reader.lost("a timing")
    reader.next += 1
    reader.expect("effect", "of")
    of = thing(reading)
    return op.ActivateEffect(timing, of, reader.take_words("as an effect of this Digimon"))


@verb("end the attack")
def _(reading: Reading) -> Node:
    return op.EndAttack()


@verb("switch the attack target to the player")
def _(reading: Reading) -> Node:
    return op.SwitchTarget(None)


@verb("switch the attack target to")
def _(reading: Reading) -> Node:
    return op.SwitchTarget(_in_play(reading))


@verb("digivolve")
def _(reading: Reading) -> Node:
    """ "digivolve 1 of your Digimon into a Digimon card with …"."""
    who = _in_play(reading)
    reading.reader.expect("into")
    return digivolution(reading, who)


# ------------------------------------------------------- with a Digimon as subject


def digivolution(reading: Reading, who: Node) -> Node:
    """What stands behind "digivolve into"."""
    reader = reading.reader
    into = target(reading)
    if reader.take("without", "paying", "the", "cost"):
        found = op.DigivolveInto(into, who)
    elif reader.take_words("for its digivolution cost as if"):
        return _as_if(reading, op.DigivolveInto(into, who, "pay"))
    elif (
        reader.take("for", "its", "digivolution", "cost")
        or reader.comes(".")
        or (reader.peek() is None)
    ):  # rule 8-1-3-2: it is paid
        any_level = reader.take(",", "ignoring", "its", "level")
        return op.DigivolveInto(into, who, "pay", any_level=any_level)
    elif reader.take("with", "the", "digivolution", "cost", "reduced", "by") or reader.take(
        "with", "the", "cost", "reduced", "by"
    ):
        return op.DigivolveInto(into, who, "pay", how_much(reading))
    else:
        reader.expect("for", "a", "digivolution", "cost", "of")
        number = reader.number()
        if number is None:
            raise reader.lost("the cost")
        found = op.DigivolveInto(into, who, number)
    if reader.take(",", "ignoring", "its", "digivolution", "requirements"):
        return replace(found, ignoring=True)
    return found


def _as_if(reading: Reading, found: op.DigivolveInto) -> Node:
    """ "this Tamer is a level 5 blue Digimon", behind "as if"."""
    reader = reading.reader
    reader.expect("this", reading.this, "is", "a", "level")
    level, color = reader.number(), colors(reader)
    reader.expect("Digimon")
    if level is None or found.who != la.THIS or not isinstance(color, la.Color):
        raise reader.lost("what this card is as if")
    return replace(found, as_level=level, as_colors=color.bits)


def other_target(reading: Reading) -> Noun:
    """ "or a Digimon card with [X] in its name", behind another card that it may be."""
    reader = reading.reader
    reader.expect("or")
    reader.take("a") or reader.take("an")
    return noun(reading)


def target(reading: Reading) -> Node:
    """ "a Digimon card with [X] in its name in the hand"."""
    reader = reading.reader
    if reader.take("this", "card"):
        return la.THIS_CARD
    reader.take("a") or reader.take("an") or reader.take("1")
    what = noun(reading)
    while reader.comes("or"):
        more = reading.attempt(other_target)
        if more is None:
            break
        what = Noun(what.filter | more.filter, what.card or more.card)
    filter = what.filter
    if reader.take("among", "them"):
        if not reading.looked or reading.searched == v.OPPONENT:
            raise reader.lost("cards that are revealed")
        reading.chosen = "Digimon"
        return la.Choose(filter, v.SECURITY if reading.searched else v.REVEALED)
    if not (reader.take("in") or reader.take("from")) and not reader.comes("under"):
        raise reader.lost("where the card is")
    where = place(reading)
    if where.whose != v.YOU:
        raise reader.lost("cards of your own")
    reading.chosen = "Digimon"
    return la.Choose(filter, where.areas, 1, v.YOU, of=where.of)
