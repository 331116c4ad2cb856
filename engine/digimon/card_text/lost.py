"""What the public lists of cards have lost of a text and its card shows, by card number."""

from typing import Final

# Words in the place of others that only make sense with them; a line of requirements in that of
# none, where the text has no such line.
_LOST: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "BT23-032": (
        ("", "[Digivolve] Lv.4 w/[CS] trait: Cost 3"),
        ("", "[DNA Digivolve] Yellow Lv.4 + Black/Blue Lv.4: Cost 0"),
    ),
    "BT8-015": (("", "[DNA Digivolve] Red Lv.4 + Yellow Lv.4: Cost 0"),),
    "BT18-019": (("", "[DNA Digivolve] [Kimeramon] + [Machinedramon]: Cost 0"),),
    "BT20-060": (("", "[DNA Digivolve] Black Lv.6 + Yellow/Red Lv.6: Cost 0"),),
    "BT20-076": (("", "[DNA Digivolve] Purple Lv.5 + Red Lv.5: Cost 0"),),
    "BT25-038": (
        ("", "[Digivolve] Lv.4 w/[TS] trait: Cost 3"),
        ("", "[DNA Digivolve] Yellow Lv.4 + Blue/Black Lv.4: Cost 0"),
    ),
    "P-187": (("", "[DNA Digivolve] Purple Lv.5 + Yellow Lv.5: Cost 0"),),
    "EX4-014": (("is played, .", "is played, <Draw 1>."),),
    "EX4-020": (("", "[DigiXros -2] Blue [Greymon] x [MailBirdramon]"),),
    "ST14-11": ((
        "you may suspend this Tamer and return 1 card from your hand to your deck to gain",
        "by suspending this Tamer, return 1 card from your hand to the top of your deck and gain",
    ),),
    "BT10-098": (("to its owner's deck", "to its owner's hand"),),
    "BT12-009": (("card with a [Hybrid] trait, ", "card with a [Hybrid] trait in your hand, "),),
    "P-220": (
        ("", "[Digivolve] [Kimeramon]: Cost 6"),
        ("", "[DNA Digivolve] [Kimeramon] + [Machinedramon]: Cost 0"),
        ("", "[Assembly -6] 3 [Composite]/[Ver.3]/[Ver.5] trait Digimon cards w/different levels"),
        ("3 [Composite], [Wicked God] or [DM] cards", "3 [Composite], [Wicked God] or [DM] trait "
         "cards"),
        ("[Composite], [Ver.3] or [Ver.5] Digimon cards from",
         "[Composite], [Ver.3] or [Ver.5] trait Digimon cards from"),
    ),
    "P-215": (
        ("[Ice-Snow]/[Mineral]/[Rock]: Cost", "[Ice-Snow]/[Mineral]/[Rock] trait: Cost"),
        ("can't return 1 or your", "can't return 1 of your"),
    ),
    "EX8-031": (("card with [Plug-In] from", "card with [Plug-In] in its name from"),),
    "EX4-074": ((", and . ", ", and <Recovery +1 (Deck)>. "),),
}  # fmt: skip


def restored(number: str, text: str) -> str:
    """The upper text of a card with what was lost of it."""
    for damaged, whole in _LOST.get(number, ()):
        icon = whole[: whole.find("]") + 1]
        if not damaged and icon not in text:
            text = f"{whole}\n{text}"
    return mended(number, text)


def mended(number: str, text: str) -> str:
    """A text of a card with the words that its card has in the place of others."""
    for damaged, whole in _LOST.get(number, ()):
        text = text.replace(damaged, whole) if damaged else text
    return text
