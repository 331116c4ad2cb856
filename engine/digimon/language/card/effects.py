"""Effects by timing, and persistent effects."""

from engine.digimon import vocabulary as v
from engine.digimon.language.card.events import Event, Events, ON_PLAY
from engine.digimon.language.meant import THIS
from engine.digimon.language.words import Cause, WouldHappen
from engine.effects import Node
from engine.filters import ANY, Filter


class Effect(Node):
    """An effect that is carried out: condition, limit, what it does.

    `turn` is whose turn it must be: [Your Turn] YOU, [Opponent's Turn] OPPONENT, [All Turns] and no
    icon EITHER.  `limit` is [N Per Turn], 0 for none.  `condition`s are processing conditions of
    the whole effect.  `where` lets it trigger or be activated elsewhere than in the battle area:
    {Hand}, {Trash}, {Breeding}, {Security} as areas, 0 for the usual.  `unsupported` names a part
    that is not played, in plain words; with no `do` the effect does nothing.
    """

    do: tuple[Node, ...] = ()
    condition: tuple[Node, ...] = ()
    turn: int = v.EITHER
    limit: int = 0
    where: int = 0
    unsupported: str = ""


class Trigger(Effect):
    """A trigger-type effect: it becomes pending when `on` happens (rule 15-8-3).

    "You may …" is a `May` (or `By`) in `do`: declined, it was not activated.  With `main` it is
    [Main] as well, with `counter` [Counter]: one effect, with one limit per turn.  With `shares` it
    is the second half of the effect before it, and has its limit per turn.
    """

    on: Event | Events = ON_PLAY
    main: bool = False
    counter: bool = False
    shares: bool = False


class Main(Effect):
    """[Main]: of an Option what using it does, of others an activation-type effect (15-8-4)."""


class Security(Effect):
    """[Security]: when this card is checked, before a battle (rules 13-1-8, 15-16-10)."""


class Delay(Effect):
    """[Main] <Delay> of a card in the battle area: trash it, not the turn it was placed (16-17).

    "When …, <Delay>" is a `Trigger` or `Would` that does `delayed(…)`.
    """


class Counter(Effect):
    """[Counter]: at counter timing (rule 11-3).  <Blast Digivolve> is a keyword, not this."""


class Would(Effect):
    """An immediate-type effect: right before its cause (rule 15-8-5).

    `what` is leave (the battle area), deleted, returned (to hand or deck), deleted-or-returned,
    digivolve, play, use, link, suspend, or trashed-under. `who` filters the card, None means the
    card of the effect; `into` filters the card digivolved into. `by` narrows the cause: effect,
    opponents-effect, not-your-effect, battle, not-battle. `origin` is from where a card would be
    played or digivolved into (hand or trash), 0 for anywhere. `do` usually holds `Prevent` or
    `ReduceCost`.
    """

    what: WouldHappen = "leave"
    who: Filter | None = None
    into: Filter = ANY
    by: Cause = ""
    whose: int = v.YOU
    origin: int = 0


class Static(Node):
    """A persistent effect (rule 15-8-2): while it holds, `to` has what is given.

    `what` is one modifier or a tuple of them.
    """

    what: Node | tuple[Node, ...] = ()
    to: Node = THIS
    condition: tuple[Node, ...] = ()
    turn: int = v.EITHER
    where: int = 0
    unsupported: str = ""


class IgnoreColors(Node):
    """This Option may be used without its colour requirements while the conditions hold."""

    condition: tuple[Node, ...] = ()


class Note(Node):
    """A part of the card that is not played; it says which."""

    text: str = ""
