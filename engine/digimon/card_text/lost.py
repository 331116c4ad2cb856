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
    "BT8-042": (("", "[DNA Digivolve] Yellow Lv.4 + Blue Lv.4: Cost 0"),),
    "P-225": (("of your level 4 or higher [CS] Digimon", "of your level 4 or higher [CS] trait "
               "Digimon"),),
    "LM-062": (("yellowuce the cost", "reduce the cost"),),
    "EX3-065": (("by suspending this Digimon", "by suspending this Tamer"),),
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
    "BT9-085": (("opponent has 8 or more cards in hand", "opponent has 8 or more cards in their "
                 "hand"), ("or more cards in hand", "or more cards in your hand"),),
    "BT9-086": (("or fewer cards in hand", "or fewer cards in your hand"),),
    "EX6-027": (("your opponents turn", "your opponent's turn"),),
    "ST18-05": (("until then end", "until the end"),),
    "EX7-072": (("until end of their", "until the end of their"),),
    "P-243": (("card from trash", "card from your trash"),),
    "EX10-074": (("more cards in trash", "more cards in your trash"),),
    "BT1-108": (("add this card its owner's hand", "add this card to its owner's hand"),),
    "BT10-067": (("card with Justimon in", "card with [Justimon] in"),),
    "BT15-088": (("You may play 1 [Biyomon]", "[Security] You may play 1 [Biyomon]"),),
    "BT15-091": (("You may play 1 [Gabumon]", "[Security] You may play 1 [Gabumon]"),),
    "BT18-054": (("Digimon card the [Hybrid]", "Digimon card with the [Hybrid]"),),
    "BT6-054": (("with Hybrid in its form", "with [Hybrid] in its form"),),
    "ST15-13": (("becomes the attack target.", "becomes the attack target.)"),),
    "BT23-098": (("trait and [LIBERATOR] in", "trait and the [LIBERATOR] trait in"),),
    "BT22-011": (("with the [Flame] from", "with the [Flame] trait from"),),
    "BT23-053": (("or the [CS] in the hand", "or the [CS] trait in the hand"),),
    "BT22-066": (("of your [Ver.5] Digimon", "of your [Ver.5] trait Digimon"),),
    "BT22-067": (("security cards [Rie Kishibe]", "security cards, [Rie Kishibe]"),),
    "BT24-041": (("[Dark Dragon]/[TS]: Cost", "[Dark Dragon]/[TS] trait: Cost"),),
    "BT24-062": (("[Cyborg]/[TS]: Cost", "[Cyborg]/[TS] trait: Cost"),),
    "BT25-021": (("[Thomas H. Norstein] trait or", "[Thomas H. Norstein] or"),),
    "EX10-071": (("play 1 [Lucemon] in", "play 1 card with [Lucemon] in"),),
    "EX11-033": (("may play 1 [Maquinamon]", "may link 1 [Maquinamon]"),),
    "EX11-040": (('paying the cost."', "paying the cost."),),
    "EX11-042": (("may play 1 [Maquinamon]", "may link 1 [Maquinamon]"),),
    "EX11-053": (
        ("1 of fewer", "1 or fewer"),
        ("may 1 play [Omnimon (X Antibody) from", "may play 1 [Omnimon (X Antibody)] from"),
    ),
    "EX12-014": (("in text} or", "in text or"),),
    "BT17-089": (("with [Agumon]/[Greymon],", "with [Agumon]/[Greymon] in its name,"),),
    "EX7-042": (("trait, ", "trait in your hand, "),),
    "EX7-061": (("[X Antibody] in its digivolution", "[X Antibody] is in its digivolution"),),
    "BT10-090": (("may play [Ballistamon]", "may play 1 [Ballistamon]"),),
    "EX7-014": (("would leave battle area", "would leave the battle area"),),
    "EX7-049": (("would leave battle area", "would leave the battle area"),),
    "BT19-078": (("gets -1000 for", "gets -1000 DP for"),),
    "EX3-035": (("gets -6000 for", "gets -6000 DP for"),),
    "BT19-001": (("trait rom your hand", "trait from your hand"),),
    "BT19-076": (
        ("Reveal top 3 cards of your deck", "Reveal the top 3 cards of your deck"),
        ("from among to your hand", "among them to your hand"),
    ),
    "EX10-046": (("tash the top 2", "trash the top 2"),),
    "BT18-002": (("gers +1000", "gets +1000"),),
    "EX7-062": (("Trash2 cards", "Trash 2 cards"), ("delete1 of", "delete 1 of")),
    "BT24-016": (("5000 DP or lower [Reptile] or [Dragonkin] Digimon card",
                  "Digimon card with 5000 DP or less and the [Reptile] or [Dragonkin] trait"),),
    "BT24-080": (("[Dark Dragon] or [Evil Dragon] Digimon may",
                  "[Dark Dragon] or [Evil Dragon] trait Digimon may"),),
    "BT24-082": (("[Reptile] or [Dragonkin] Digimon", "[Reptile] or [Dragonkin] trait Digimon"),),
    "BT24-089": (("[Reptile] or [Dragonkin] Digimon may",
                  "[Reptile] or [Dragonkin] trait Digimon may"),),
    "BT24-099": (("[Appmon] Digimon card", "[Appmon] trait Digimon card"),),
    "BT24-073": (("[Evil] or [Fallen Angel] Digimon card",
                  "[Evil] or [Fallen Angel] trait Digimon card"),),
    "BT23-075": (("[Eater] Digimon card", "[Eater] trait Digimon card"),),
    "BT24-064": (("[DigiPolice] or [SEEKERS] card", "[DigiPolice] or [SEEKERS] trait card"),),
    "BT26-101": (("[TS] card", "[TS] trait card"),),
    "P-223": (("[Onmyōjutsu] or [Plug-In] Option card", "[Onmyōjutsu] or [Plug-In] trait Option "
    "card"),),
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
    if number in _LOST:
        text = text.replace("\u00a0", " ")
    for damaged, whole in _LOST.get(number, ()):
        text = text.replace(damaged, whole) if damaged else text
    return text
