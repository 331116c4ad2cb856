"""The notation of a position: one line, in fields separated by spaces.

    yugioh turn=1 player=0 phase=main life=8000/8000 hand=60764609,0.5-2 field=e1:2463794A/p/SL ...

A field is left out where it holds what it does at the start of a duel.  Those
of the opponent begin with `opp.`.

- `turn`, `player` (whose turn), `phase`, `life`; `summons`: Normal Summons made and allowed, by
  player; `over`: 1 + winner, or 3 when the turn was played to its end.
- `hand`, `grave`, `banished`, `extra`, `deck`: cards, the first in the pile first.  `*` stands for
  all cards of the Deck or Extra Deck list that are nowhere else, in the order of the list.
- `field`: zone and card.  Zones are m1 to m5, e1 and e2 (Extra Monster Zones), s1 to s5 and f.
- `used`: once-per-turn uses, `card#effect` (effects of a card are counted from 0; `summon`, `way`
  and `rule` for its other limits), with `x2` behind it if there were more.
- `bans`: cards whose bans last this turn, with what they are about after an `@` (a card by name,
  or a column by its zone); `tallies`: what was counted this turn, number and count.

A card is its passcode, with `.2` for the second copy in the deck list, `.2-4` for three in a row,
`~` in front if it belongs to the other player.  A position follows where it is not the usual one
(A face-up Attack, D face-up Defense, S face-down Defense, F face-down Attack, N none), then what
else is true of it, each after a `/`:

- capital letters, how it was summoned: N Normal, T Tribute, I Flip, S Special, F Fusion, Y Synchro,
  X Xyz, L Link, R Ritual, P Pendulum;
- small letters: p properly summoned, n negated, t negated this turn, w put there this turn, c a
  monster as a Continuous Spell, c% as a Continuous Trap, b banished when it leaves, s not a Synchro
  Material, z in a Pendulum Zone, r revealed this turn, h known to be on top of the Deck, e known
  to be at its end,
  `_` sent to the GY this turn as its text asks; and others that no open state has;
- `u=` uses of effects limited for each copy, `l=` change of Level, `k=` material checks met,
  `n=` number of materials of its summon, `c=` counters, two hexadecimal digits for each kind;
- `m=` modifiers of ATK (`a`) and DEF (`d`) in their order, joined by `+`: by how much (`a-500`), to
  what (`a=0`), to what original value (`a~800`), with a `t` behind it until the end of the turn; or
  that a continuous one began then, by zone and number of the rule (`a@m2#0`); `y` is the Type and
  `e` the Attribute, as bits: what it is (`e=32`) or is as well (`e&8`); `g` are
  continuous effects that it was given, by their number in the decks (`g=` by player 0, `g~` by 1);
- `on=` the zone of the monster it is equipped to (`o` in front: on the other side), `by=` the card
  that equipped it, `to=` the zone of the monster it is linked to; `x=` Xyz Materials, joined by
  `+`;
- `end1=` what comes to it in the End Phase, in this order: it returns to a zone in a position, or
  `x`, is destroyed, or `b`, is banished, or goes to the hand (`h`), Deck (`d`) or GY (`g`), or `c`,
  goes back to this side (`oc`: the other) with its control.

As a player sees it, hidden cards are `?`; such a text cannot be read back.
"""

from engine.notation import NotationError
from engine.yugioh.game import YugiohGame
from engine.yugioh.notation.read import Reader
from engine.yugioh.notation.write import Writer


def write(game: YugiohGame, seen_by: int | None = None) -> str:
    """The position of a game at an open state or at its end; hidden from `seen_by` if given."""
    return Writer(game, seen_by).text()


def read(game: YugiohGame, text: str) -> None:
    """Set up a position of the same decks as the root of the game.

    Raises NotationError, which names the field, and leaves the game as it was.
    """
    Reader(game, text).set_up()


__all__ = ["NotationError", "read", "write"]
