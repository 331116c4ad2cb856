"""Digimon card texts read: what is understood means what it says, what is not is refused.

Rules: comprehensive rules 4.2.
"""

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text import NotUnderstood, Texts, compile_card
from engine.digimon.card_text.compared import same
from engine.digimon.card_text.effects import effect
from engine.digimon.card_text.parts import parts
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.ways import way
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node
from engine.filters import ANY

THEIRS = la.Choose(la.DIGIMON, whose=v.OPPONENT)


def read(text: str, this: str = "Digimon") -> Node:
    """The only effect of a text, which its wording says as well."""
    (part,) = parts(spelled(text))
    found = effect(part, this)
    same(found, part, this)
    (one,) = found
    return one


def weak(dp: int) -> la.Choose:
    return la.Choose(la.DIGIMON & la.dp(most=dp), whose=v.OPPONENT)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("[Your Turn] This Digimon gets +1000 DP.", c.Static(c.DP(1000), turn=v.YOU)),
        (
            "[All Turns] While you have 3 or fewer security cards, this Digimon gains <Blocker>.",
            c.Static(c.Keyword("Blocker"), condition=(la.security("<=", 3),)),
        ),
        (
            "[On Play] [When Digivolving] Delete 1 of your opponent's Digimon with 3000 DP or "
            "less.",
            c.Trigger(on=c.ON_PLAY | c.WHEN_DIGIVOLVING, do=(op.Delete(weak(3000)),)),
        ),
        (
            "[When Attacking] [Once Per Turn] By trashing 1 card in your hand, gain 1 memory.",
            c.Trigger(
                on=c.WHEN_ATTACKING,
                limit=1,
                do=(op.By((op.Trash(la.Choose(ANY, v.HAND)),), (op.GainMemory(1),)),),
            ),
        ),
        (
            "[Security] Play this card without paying its memory cost.",
            c.Security(do=(op.Play(la.THIS_CARD),)),
        ),
    ],
)
def test_a_sentence_is_read_as_what_it_means(text: str, meant: Node) -> None:
    # Rules 15-2 (effects), 15-7 (by X, Y), 15-8 (categories of effects).
    assert read(text) == meant


def test_what_follows_then_is_only_done_if_the_cost_was_paid() -> None:
    # Rule 15-7-2.
    found = read("[On Play] By trashing 1 card in your hand, <Draw 1>. Then, gain 1 memory.")
    assert isinstance(found, c.Trigger)
    (by,) = found.do
    assert isinstance(by, op.By)
    assert by.do == (op.Draw(1), op.GainMemory(1))


def test_that_digimon_is_the_one_that_was_chosen() -> None:
    # Rule 15-2.
    found = read("[On Play] Suspend 1 of your opponent's Digimon. Then, delete that Digimon.")
    assert isinstance(found, c.Trigger)
    assert found.do == (op.Suspend(THEIRS), op.Delete(la.Chosen()))
    with pytest.raises(NotUnderstood):
        read("[On Play] Suspend 1 of your opponent's Digimon. Then, delete that Tamer.")


def test_a_condition_is_that_of_its_own_sentence() -> None:
    # Rule 15-6-2.
    found = read("[On Play] If you have a Tamer, <Draw 1>. Then, gain 1 memory.")
    assert isinstance(found, c.Trigger)
    first, then = found.do
    assert isinstance(first, op.If)
    assert (first.do, then) == ((op.Draw(1),), op.GainMemory(1))
    assert found.condition == ()


def test_a_condition_of_the_only_sentence_is_that_of_the_effect() -> None:
    # Rule 15-6-3.
    found = read("[On Play] If you have a Tamer, <Draw 1>.")
    assert isinstance(found, c.Trigger)
    assert (found.condition, found.do) == ((la.exists(la.TAMER),), (op.Draw(1),))


def test_what_is_asked_of_a_card_that_is_not_in_play_is_its_printed_dp() -> None:
    # Rule 4-13: DP is changed in the battle area only.
    found = read("[On Play] You may play 1 Digimon card with 3000 DP or less from your trash "
                 "without paying the cost.")  # fmt: skip
    card = la.Choose(la.DIGIMON & la.Between("original-dp", 0, 3000), v.TRASH)
    assert found == c.Trigger(on=c.ON_PLAY, do=(op.May((op.Play(card),)),))


def test_the_rest_of_the_revealed_cards_goes_where_the_text_says() -> None:
    # Rule 15-15-3: what is done with revealed cards.
    found = read("[On Play] Reveal the top 3 cards of your deck. Add 1 red Digimon card among "
                 "them to your hand. Place the remaining cards at the bottom of your deck in any "
                 "order.")  # fmt: skip
    card = la.Choose(la.DIGIMON & la.RED, v.REVEALED)
    assert found == c.Trigger(on=c.ON_PLAY, do=(op.RevealTop(3, (op.AddToHand(card),)),))


def test_a_delay_is_not_used_in_the_turn_in_which_it_was_placed() -> None:
    # Rule 16-17-3.
    assert read("[Main] <Delay> ・Gain 2 memory.", "card") == c.Delay(do=(op.GainMemory(2),))
    found = read("[Your Turn] When one of your Digimon attacks, <Delay> ・Gain 2 memory.", "card")
    assert isinstance(found, c.Trigger)
    assert found.do == (op.delayed(op.GainMemory(2)),)


def test_several_at_once_are_waited_for_once() -> None:
    # Rule 15-5-2.
    found = read("[Your Turn] When any of your Digimon are played, gain 1 memory.")
    assert found == c.Trigger(on=c.Event("played", la.DIGIMON), turn=v.YOU, do=(op.GainMemory(1),))


def test_how_many_cards_were_placed_is_asked_of_what_places_cards() -> None:
    asks = "If you place 2 cards with this effect, gain 1 memory."
    places = "Place 2 cards from your hand as this Digimon's bottom digivolution cards."
    found = read(f"[Main] {places} {asks}")
    assert isinstance(found, c.Main)
    assert found.do[1] == op.IfDone((op.GainMemory(1),), least=2)
    with pytest.raises(NotUnderstood, match="what was done before"):
        read(f"[Main] <Draw 1>. {asks}")


@pytest.mark.parametrize(
    ("often", "times"),
    [
        ("Activate the effect below twice.", 2),
        ("Activate the effect below. For each of your Tamers, activate it again.",
         la.Plus(1, la.Count(la.TAMER, v.BATTLE))),
    ],
)  # fmt: skip
def test_an_effect_below_that_is_activated_again(often: str, times: Node | int) -> None:
    found = read(f"[Main] {often}・<Draw 1>.")
    assert found == c.Main(do=(op.Repeat(times, (op.Draw(1),)),))


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("this Digimon deletes an opponent's Digimon in battle",
         c.Event("deleted", la.DIGIMON, v.OPPONENT, "battle", la.THIS_ONE)),
        ("any Digimon suspend", c.Event("suspended", la.DIGIMON, v.EITHER)),
        ("a Tamer is played", c.Event("played", la.TAMER, v.EITHER)),
        ("Digimon are deleted", c.Event("deleted", la.DIGIMON, v.EITHER)),
        ("another Digimon is deleted", c.Event("deleted", la.DIGIMON & la.OTHER, v.EITHER)),
        ("effects trash any of your Digimon's link cards",
         c.Event("link-trashed", la.DIGIMON, by="effect")),
        ("effects trash any of this Digimon's digivolution cards",
         c.Event("trashed-under", by="effect")),
        ("an effect adds cards to your opponent's hand",
         c.Event("added-to-hand", whose=v.OPPONENT, by="effect")),
        ("a card is trashed from your deck", c.Event("trashed-from-deck", ANY)),
        ("your hand is trashed from", c.Event("trashed-from-hand", ANY)),
        ("security stacks are removed from", c.Event("security-removed", whose=v.EITHER)),
        ("you play another Digimon by an effect",
         c.Event("played", la.DIGIMON & la.OTHER, by="effect")),
        ("this Digimon's attack target is switched", c.Event("target-switched")),
    ],
)  # fmt: skip
def test_what_an_effect_waits_for(text: str, on: c.Event) -> None:
    # Rules 15-5-2, 15-8-3; whose cards are meant is what the text says.
    found = read(f"[Your Turn] When {text}, gain 1 memory.")
    assert found == c.Trigger(on=on, turn=v.YOU, do=(op.GainMemory(1),))


def test_to_survive_is_not_to_be_deleted_oneself() -> None:
    # Rule 14-2.
    found = read("[Your Turn] When this Digimon deletes an opponent's Digimon in battle and "
                 "survives, gain 1 memory.")  # fmt: skip
    assert isinstance(found, c.Trigger)
    assert found.condition == (la.EventWas("alone"),)


@pytest.mark.parametrize(
    ("text", "keyword"),
    [
        ("<Decoy (Red/Black)>", c.Keyword("Decoy", cards=(la.Color(v.RED | v.BLACK),))),
        ("<Overclock ([Puppet] Trait)>", c.Keyword("Overclock", cards=(la.Trait("Puppet"),))),
        ("<Partition (blue Lv.4 & green Lv.4)>", c.Keyword("Partition", cards=(
            la.BLUE & la.level(4), la.GREEN & la.level(4),
        ))),
        ("<Decode (Lv.4 or lower w/[Agumon] in name or w/[ME] trait)>", c.Keyword("Decode", cards=(
            la.Between("level", 0, 4) & (la.NameHas("Agumon") | la.Trait("ME")),
        ))),
    ],
)  # fmt: skip
def test_a_keyword_with_the_cards_that_it_specifies(text: str, keyword: c.Keyword) -> None:
    # Rules 16-18, 16-29, 16-34, 16-36.
    assert read(text) == keyword


def test_use_requirements_are_those_of_the_cards_on_the_field() -> None:
    # Rule 16-42-3.
    card = la.Kind(v.DIGIMON | v.TAMER) & la.Trait("TS")
    found = read("<Use Req. ([TS] trait)>", "card")
    assert found == c.IgnoreColors((la.exists(card, v.FIELD),))


@pytest.mark.parametrize(
    "text",
    [
        # An older <Decoy> means a trait by its brackets.
        "<Decoy ([Greymon])>",
        "[On Play] Delete 1 of your opponent's frobnicated Digimon.",
        # A hole in the text of a database, where an icon stood.
        "[On Play] Delete this Digimon and 1 of your opponent's Digimon, and .",
        "[When Attacking] If you have , gain 1 memory.",
        # Who "it" is, was not said.
        "[On Play] If this effect didn't delete, <Draw 1>.",
        "[On Play] Gain 1 memory, but never twice.",
    ],
)
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


SENTENCES = (
    "[On Play] [When Digivolving] Delete 1 of your opponent's Digimon with 3000 DP or less.",
    "[When Attacking] [Once Per Turn] If you have 3 or fewer security cards, 1 of your opponent's "
    "Digimon gets -1000 DP for the turn.",
    "[Your Turn] When this Digimon would digivolve into [Puppetmon], reduce the cost by 1.",
    "[On Deletion] You may play 1 [Guilmon] from your hand or trash without paying the cost.",
    "[All Turns] When this Digimon would leave the battle area other than by your effects, by "
    "trashing your top security card, prevent it from leaving the battle area.",
)


@pytest.mark.parametrize("text", SENTENCES)
def test_no_word_of_a_sentence_is_read_past(text: str) -> None:
    meant = read(text)
    words = text.split(" ")
    for number, word in enumerate(words):
        without = " ".join(words[:number] + words[number + 1 :])
        try:
            found = read(without)
        except (NotUnderstood, ValueError):
            continue
        assert found != meant, f"without {word!r}"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("[Digivolve] [Gigimon]: Cost 0", c.Digivolve(la.Named("Gigimon"), 0)),
        (
            "[Digivolve] Lv.4 w/[Greymon] in name or w/[ME] trait: Cost 3",
            c.Digivolve(la.level(4) & (la.NameHas("Greymon") | la.Trait("ME")), 3),
        ),
        (
            "[DNA Digivolve] Red Lv.6 + Black/Yellow Lv.6: Cost 0",
            c.DnaDigivolve((la.RED & la.level(6), la.Color(v.BLACK | v.YELLOW) & la.level(6)), 0),
        ),
        (
            "[Digivolve] Lv.6 w/[Three Musketeers] trait w/o [X Antibody] trait: Cost 1",
            c.Digivolve(la.level(6) & la.Trait("Three Musketeers") & ~la.Trait("X Antibody"), 1),
        ),
        (
            "[Digivolve] Non-white Lv.4 w/[Puppet] trait: Cost 3",
            c.Digivolve(~la.WHITE & la.level(4) & la.Trait("Puppet"), 3),
        ),
        (
            "[Assembly -2] Lv.4 or lower [TB] trait card",
            c.Assembly(2, (la.Between("level", 0, 4) & la.Trait("TB"),)),
        ),
        (
            "[App Fusion] [Gatchmon] & [Navimon]: Cost 0",
            c.AppFusion((la.Named("Gatchmon"), la.Named("Navimon")), 0),
        ),
    ],
)
def test_a_requirement_is_read_as_what_it_means(line: str, meant: Node) -> None:
    # Rules 2-3-5, 8-2, 8-4.
    assert way(line) == meant
    same((meant,), line, "Digimon")


def test_an_older_requirement_stands_on_the_line_of_what_follows() -> None:
    text = spelled("Digivolve: 3 from Lv.5 w/[MetalGreymon] in name [When Digivolving] <Draw 1>.")
    assert parts(text) == [
        "[Digivolve] Lv.5 w/[MetalGreymon] in name: Cost 3", "[When Digivolving] <Draw 1>.",
    ]  # fmt: skip


FACTS = c.digimon("X-1", "Probe", v.RED, 4, 5, 5000, traits=("Champion",))


def test_an_optional_part_that_is_not_understood_is_left_out_and_named() -> None:
    found = compile_card(FACTS, Texts("<Rush>\n[On Play] You may frobnicate this Digimon."))
    assert (found.whole, found.card.defined) == (False, True)
    assert found.card.effects[0] == c.Keyword("Rush")
    assert found.card.unsupported == ('a part of its text, at "frobnicate"',)


def test_a_card_that_would_have_to_do_what_is_not_understood_is_not_defined() -> None:
    found = compile_card(FACTS, Texts("<Rush>\n[On Play] Frobnicate this Digimon."))
    assert not found.card.defined


def test_a_security_effect_is_one_wherever_it_is_printed() -> None:
    # Rule 15-16-10.
    found = compile_card(FACTS, Texts("[Security] Play this card without paying the cost."))
    assert found.card.security == (c.Security(do=(op.Play(la.THIS_CARD),)),)
    assert found.card.effects == ()


def test_names_that_are_treated_as_others() -> None:
    # Rules 2-3-4-3, 4-23.
    found = compile_card(
        FACTS, Texts("[Rule] Name: Also treated as [Other].\n<Blocker>", "[Your Turn] While this "
                     "Digimon has [Greymon] in its name, it gets +1000 DP.")
    )  # fmt: skip
    assert found.whole
    assert found.card.names == ("Other",)
    assert [part.status for part in found.parts] == ["played"] * 3
    assert {"Other", "Greymon", "Blocker"} <= set(found.card.mentions)


def test_link_texts_that_a_database_lacks_are_named() -> None:
    appmon = c.digimon("X-2", "Probe", v.RED, 3, 3, 2000, traits=("Appmon", "Stnd."))
    found = compile_card(appmon, Texts("<Rush>"))
    assert not found.whole
    assert found.card.unsupported == ("its link requirements and link effect",)
