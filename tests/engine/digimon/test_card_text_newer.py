"""Digimon card texts read: newer wordings, face-up and face-down cards, what the opponent may do.

Rules: comprehensive rules 4.2.
"""

from typing import Final

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text import NotUnderstood, Texts, compile_card
from engine.digimon.card_text.parts import parts
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.spellings.reminders import reminded
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY, Filter
from tests.engine.digimon.test_card_text import THEIRS, read

UNTIL_THEIRS: Final = v.END_OF_OPPONENTS_TURN
TAMER_WITH_ONE = la.Choose(la.TAMER & la.HasUnder(la.FACE_DOWN))


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (  # rule 4-8: a card under 1 of them, the lowest of those that lie face-down
            "By trashing the bottom face-down card from under your Tamers, <Draw 1>.",
            (op.By((op.TrashUnder(1, TAMER_WITH_ONE, face_down=True),), (op.Draw(1),)),),
        ),
        (
            "By trashing this Digimon's bottom face-down digivolution card, <Draw 1>.",
            (op.By((op.TrashUnder(1, la.THIS, face_down=True),), (op.Draw(1),)),),
        ),
        (
            "Gain 1 memory for each of this Digimon's face-down digivolution cards.",
            (op.GainMemory(la.Count(la.FACE_DOWN, v.UNDER, of=la.THIS)),),
        ),
        (  # none of them can: all of them can't
            "None of your opponent's Digimon can suspend until their turn ends.",
            (op.Give((c.Cannot("suspend"),), la.Each(la.DIGIMON, whose=v.OPPONENT),
                     UNTIL_THEIRS),),
        ),
        (  # rule 15-15-5
            "Until your opponent's turn ends, their Digimon's effects don't affect this Digimon, "
            "and it gets +2000 DP.",
            (op.Give((c.Unaffected(v.DIGIMON), c.DP(2000)), la.THIS, UNTIL_THEIRS),),
        ),
        (
            "Your opponent's effects can't delete this Digimon or return it to the hand or deck "
            "for the turn.",
            (op.Give((c.Cannot("be-deleted-by-effects", by="opponents-effect"),
                      c.Cannot("be-returned", by="opponents-effect")), la.THIS),),
        ),
        (
            "Your opponent may trash 1 card in their hand. If they don't, gain 1 memory.",
            (op.May((op.Trash(la.Choose(ANY, v.HAND, whose=v.OPPONENT, by=v.OPPONENT)),),
                    v.OPPONENT),
             op.IfDone((), (op.GainMemory(1),))),
        ),
        (  # rule 16-14
            "<Digi-Burst 2>・<Draw 1>",
            (op.digi_burst(2, op.Draw(1)),),
        ),
        (  # rule 8-1-3-2: paid unless said otherwise
            "This Digimon may digivolve into a red Digimon card in the hand.",
            (op.May((op.DigivolveInto(la.Choose(la.DIGIMON & la.RED, v.HAND), la.THIS, "pay"),)),),
        ),
        (
            "This Digimon may digivolve into a red Digimon card in the hand. For each of your "
            "Tamers, reduce this effect's digivolution cost by 1.",
            (op.May((op.DigivolveInto(la.Choose(la.DIGIMON & la.RED, v.HAND), la.THIS, "pay",
                                      la.Count(la.TAMER)),)),),
        ),
        (  # rule 16-12-2: all of it to the one that is chosen
            "To 1 of your opponent's Digimon, <De-Digivolve 1> for each of your Tamers.",
            (op.DeDigivolve(la.Count(la.TAMER), THEIRS),),
        ),
        (
            "Delete 1 of your opponent's level 3 and 1 of their level 4 Digimon.",
            tuple(op.Delete(la.Choose(la.DIGIMON & la.level(number), whose=v.OPPONENT))
                  for number in (3, 4)),
        ),
        (
            "1 of your Digimon may gain <Rush> for the turn and attack a player.",
            (op.May((op.Give((c.Keyword("Rush"),), la.Choose(la.DIGIMON)),
                     op.Attack(la.Chosen(), "player"))),),
        ),
        (
            "Reveal the top 3 cards of your deck. Add 1 red card among them to the hand. Return "
            "the rest to the top or bottom of the deck.",
            (op.RevealTop(3, (
                op.AddToHand(la.Choose(la.RED, v.REVEALED)),
                op.OneOf(((op.PutRevealed("top"),), (op.PutRevealed("bottom"),))),
            )),),
        ),
        (  # an Option is used, another card is played
            "You may play or use 1 card with the [X] trait from your hand with the cost reduced "
            "by 2.",
            (op.May((op.OneOf((
                (op.Play(la.Choose(la.Trait("X") & la.Kind(v.DIGIMON | v.TAMER), v.HAND), "pay",
                         2),),
                (op.UseOption(la.Choose(la.Trait("X") & la.OPTION, v.HAND), "pay", 2),),
            )),)),),
        ),
        (  # rule 4-28
            "Trash 1 of your opponent's Option cards in the battle area.",
            (op.Trash(la.Choose(la.OPTION, whose=v.OPPONENT)),),
        ),
        (
            "You may play 1 yellow, black or [X] trait Digimon card from your hand without paying "
            "the cost.",
            (op.May((op.Play(la.Choose(
                la.DIGIMON & (la.Color(v.YELLOW | v.BLACK) | la.Trait("X")), v.HAND)),)),),
        ),
        (
            "By trashing the top or bottom card of your security stack, <Draw 1>.",
            (op.By((op.OneOf(((op.TrashSecurity(1, v.YOU, "top"),),
                              (op.TrashSecurity(1, v.YOU, "bottom"),))),), (op.Draw(1),)),),
        ),
        (
            "You may use 1 Option card that has [X] in its name or that's yellow from your hand "
            "without paying the cost.",
            (op.May((op.UseOption(la.Choose(
                la.OPTION & (la.NameHas("X") | la.YELLOW), v.HAND)),)),),
        ),
        (  # rule 4-27-2: all of them from the one that is chosen
            "For each of your Tamers, trash the top 2 digivolution cards of 1 of your opponent's "
            "Digimon.",
            (op.TrashUnder(la.Count(la.TAMER, times=2), THEIRS, "top"),),
        ),
        (
            "Until your opponent's turn ends, 1 of their Digimon and 1 of their Tamers can't "
            "suspend.",
            tuple(op.Give((c.Cannot("suspend"),), la.Choose(kind, whose=v.OPPONENT), UNTIL_THEIRS)
                  for kind in (la.DIGIMON, la.TAMER)),
        ),
        (
            "You may return 1 red card and 1 blue card from your trash to the hand.",
            (op.May(tuple(op.AddToHand(la.Choose(color, v.TRASH))
                          for color in (la.RED, la.BLUE))),),
        ),
        (
            "If there are 6 or fewer total cards in both players' security stacks, 1 of your "
            "Digimon may unsuspend. Then, gain 1 memory.",
            (op.If(la.Compare(la.Count(ANY, v.SECURITY, v.EITHER), "<=", 6),
                   (op.May((op.Unsuspend(la.Choose(la.DIGIMON)),)),)), op.GainMemory(1)),
        ),
    ],
)  # fmt: skip
def test_a_sentence_is_read_as_what_it_means(text: str, steps: tuple[Node, ...]) -> None:
    assert read(f"[When Digivolving] {text}") == c.Trigger(on=c.WHEN_DIGIVOLVING, do=steps)


def test_cards_that_would_be_played_from_the_hand() -> None:
    # Rule 15-8-5.
    found = read("[Your Turn] When any Digimon cards with the [X] trait would be played from your "
                 "hand, by suspending this Tamer, reduce the play cost by 1.", "Tamer")  # fmt: skip
    by = op.By((op.Suspend(),), (op.ReduceCost(1),))
    cards = la.DIGIMON & la.Trait("X")
    assert found == c.Would(what="play", who=cards, origin=v.HAND, turn=v.YOU, do=(by,))


def test_all_of_those_that_would_leave_do_not() -> None:
    # Rule 15-8-5.
    found = read("[All Turns] When any of your Digimon would leave the battle area, by suspending "
                 "this Digimon, they don't leave.")  # fmt: skip
    assert found == c.Would(who=la.DIGIMON, do=(op.By((op.Suspend(),), (op.Prevent(True),)),))


def test_what_works_from_the_security_stack() -> None:
    # Rule 15-14-5: the card lies there face-up.
    found = read("[Security] [All Turns] All of your red Digimon get +1000 DP.", "card")
    assert found == c.Static(c.DP(1000), la.Each(la.DIGIMON & la.RED), where=v.SECURITY)


def test_a_second_sentence_that_lasts_is_an_effect_of_its_own() -> None:
    text = spelled("[Security] [Your Turn] All of your red Digimon gain <Rush>. While you have a "
                   "Tamer, they also gain <Blocker>")  # fmt: skip
    assert parts(text) == [
        "[Security] [Your Turn] All of your red Digimon gain <Rush>.",
        "[Security] [Your Turn] While you have a Tamer, All of your red Digimon gain <Blocker>",
    ]


def test_cards_of_the_security_stack_are_counted_by_how_they_lie() -> None:
    # Rule 3-7-2.
    found = read("While you have no face-up security cards, you can ignore this card's color "
                 "requirements.", "card")  # fmt: skip
    assert found == c.IgnoreColors((la.none(la.FACE_UP, v.SECURITY),))


@pytest.mark.parametrize("colors", [v.RED, v.RED | v.BLUE])
def test_another_color_meets_the_requirements_of_one(colors: int) -> None:
    # Rule 4-22-3: of two colors the other is still asked for, so that such a text is not played.
    facts = c.option("X-3", "Probe", colors, 2)
    found = compile_card(facts, Texts("Black also meets this card's color requirements.\n"
                                      "[Main] <Draw 1>."))  # fmt: skip
    assert found.whole is (colors == v.RED)
    black = la.exists(la.Kind(v.DIGIMON | v.TAMER) & la.BLACK, v.FIELD)
    assert c.IgnoreColors((black,)) in found.card.effects


def test_one_card_of_the_same_level_as_another_is_not_understood() -> None:
    # Its level is that of a card spoken of before: not what cards chosen together share.
    with pytest.raises(NotUnderstood):
        read("[Your Turn] When one of your Digimon attacks, you may play 1 Digimon card of the "
             "same level from your hand without paying the cost.")  # fmt: skip


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        (  # rule 16-3: the reminder alone is left of the keyword
            "[On Play] This Digimon gains  for the turn. (This Digimon may attack the turn it was "
            "played.)",
            "[On Play] This Digimon gains <Rush> for the turn.",
        ),
        ("[On Deletion] . (Draw 1 card from your deck.)", "[On Deletion] <Draw 1>."),
        ("(At blocker timing, by suspending this Digimon, it becomes the target).", "<Blocker>."),
        (
            "[On Play]  1 of your opponent's Digimon (Trash the top card. You can't trash past "
            "level 3 cards).",
            "[On Play]  <De-Digivolve 1> 1 of your opponent's Digimon.",
        ),
        (  # a reminder behind its keyword, and of one that was said before
            "<Rush> (This Digimon can attack the turn it comes into play.)",
            "<Rush> (This Digimon can attack the turn it comes into play.)",
        ),
        (
            "This Digimon gains <Rush> for the turn. (This Digimon may attack the turn it was "
            "played.)",
            "This Digimon gains <Rush> for the turn. (This Digimon may attack the turn it was "
            "played.)",
        ),
    ],
)
def test_a_keyword_that_only_its_reminder_says(text: str, whole: str) -> None:
    assert reminded(text) == whole


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("[On Play] If DigiXrosing, <Draw 1>.", "its DigiXros requirements"),
        ("[When Digivolving] If DNA digivolving, <Draw 1>.", "its DNA digivolution requirements"),
    ],
)
def test_requirements_that_a_text_lacks_are_named(text: str, lost: str) -> None:
    # A database has the effect of a card and not the requirement that it speaks of.
    found = compile_card(c.digimon("X-4", "Probe", v.RED, 5, 6, 7000), Texts(text))
    assert [part.text for part in found.parts if part.why] == [lost]
    assert not found.card.defined


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "[Your Turn] When one of your other Digimon is played or digivolves, if it has the "
            "[Sky] trait or is green, <Draw 1>.",
            la.OTHER & la.DIGIMON & (la.Trait("Sky") | la.GREEN),
        ),
        (
            "[Your Turn] When one of your Digimon is played or digivolves, if it has the [Sky] "
            "trait, <Draw 1>.",
            la.DIGIMON & la.Trait("Sky"),
        ),
    ],
)
def test_what_must_hold_of_the_card_of_an_event_says_for_which_cards_it_waits(
    text: str, held: Filter
) -> None:
    # Rules 15-4-2-1, 4-27-5: it triggers by those for which it is so, once for several at a time.
    found = compile_card(c.digimon("X-5", "Probe", v.GREEN, 3, 3, 2000), Texts(text))
    assert [part.text for part in found.parts if part.why] == []
    on = c.Event("played", held) | c.Event("digivolved", held)
    assert found.card.effects == (c.Trigger((op.Draw(1),), turn=v.YOU, on=on),)
