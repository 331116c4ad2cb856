"""Keyword effects that are lost from a text while the reminder of what they do still stands there.

A reminder stands behind its keyword.  Where the text before it does not have that keyword, the
keyword is missing: it is put back in the place of the reminder (the rules are those of chapter 16).
"""

import re
from typing import Final

_KEYWORDS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), keyword)
    for pattern, keyword in (
        (r"At blocker timing, by suspending this Digimon, it becomes", "Blocker"),
        (r"When an opponent's Digimon attacks, you may suspend this Digimon to force", "Blocker"),
        (r"This Digimon (?:can|may) attack the turn it (?:comes into play|was played)", "Rush"),
        (r"This Digimon can't be deleted in battles against Security Digimon", "Jamming"),
        (r"When this Digimon would be deleted in battle, by trashing the top card of your security "
         r"stack, prevent", "Barrier"),
        (r"When this Digimon would be deleted, you may suspend it to prevent", "Evade"),
        (r"When this Digimon would be deleted, you may place (\d) cards in this Digimon's DigiXros",
         r"Material Save \1"),
        (r"When this Digimon attacks and deletes an opponent's Digimon", "Piercing"),
        (r"Unsuspend this Digimon during your opponent's unsuspend phase", "Reboot"),
        (r"When this Digimon is deleted after losing a battle, delete the Digimon", "Retaliation"),
        (r"When this Digimon attacks, by suspending 1 of your other Digimon,", "Alliance"),
        (r"This Digimon checks (\d) additional security card", r"Security Attack +\1"),
        (r"This Digimon checks (\d) fewer security card", r"Security Attack -\1"),
        (r"Draw (\d) cards? from your deck", r"Draw \1"),
        (r"Trash (\d) cards? from the top of 1 of your opponent's Digimon", r"De-Digivolve \1"),
        (r"Place the top card of your deck on top of your security stack", "Recovery +1 (Deck)"),
        (r"Your Digimon may digivolve into this card without paying the cost", "Blast Digivolve"),
        (r"After this card is placed, by trashing it the next turn or later", "Delay"),
        (r"Place this Tamer as that Digimon's bottom digivolution card", "Mind Link"),
    )
)  # fmt: skip
# A full stop behind a space is that of the missing keyword, any other of the sentence before.
_REMINDER: Final = re.compile(r"((?<=\s)\. ?)?\(((?=[A-Z])[^()]*)\)\.?")
_GAINED: Final = re.compile(r"(gains?) +(for the turn\.) +(\((?=[A-Z])[^()]*\))")
_STACK: Final = re.compile(
    r"((?:1|2|3|all) of your opponent's Digimon) \(Trash (?:the top card|up to (\d) cards from the "
    r"top)\. You can't trash[^()]*\)"
)
_ICONS: Final = re.compile(r"[<\uff1c]([A-Z][A-Za-z -]*?)(?: ?[+-]?\d| ?\(|[>\uff1e])")


def reminded(text: str) -> str:
    """A text with the keywords that only their reminders say."""
    if "(" not in text:
        return text
    text = _GAINED.sub(r"\1 \3 \2", text)
    return _REMINDER.sub(_restored, _STACK.sub(_de_digivolved, text))


def _has(found: re.Match[str], name: str) -> bool:
    """Whether the text before a reminder has this keyword."""
    before = found.string[: found.start()].replace("Security A.", "Security Attack")
    return name in _ICONS.findall(before)


def _restored(found: re.Match[str]) -> str:
    for pattern, keyword in _KEYWORDS:
        about = pattern.match(found[2])
        if about is not None:
            icon = about.expand(keyword)
            stop = "." if found[1] or found[0].endswith(".") else ""
            lost = not _has(found, re.sub(r" [+-]?\d.*", "", icon))
            return f"<{icon}>{stop}" if lost else found[0]
    return found[0]


def _de_digivolved(found: re.Match[str]) -> str:
    if _has(found, "De-Digivolve"):
        return found[0]
    return f"<De-Digivolve {found[2] or 1}> {found[1]}"
