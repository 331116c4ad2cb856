"""Sixty kinds of bad input for each game: one clear line, the right exit code, no output.

Decks that break several rules at once, which get a line each, are in `test_bad_decks.py`; what can
be wrong in a goal file is in `test_goal_file.py` and `test_goal_digimon.py`.
"""

import shlex
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from decklists.samples import sample

Endboard = Callable[..., tuple[int, str, str]]

_, FIENDSMITH = sample("fiendsmith")
_, ST1 = sample("st1")
_, BLUE_EYES = sample("blue-eyes")
AGUMON = "4 Agumon ST1-03"


def spoilt(line: str) -> str:
    """The deck st1 with this line, its third, in the place of the one of Agumon."""
    return ST1.replace(AGUMON, line)


FILES: Mapping[str, str | bytes] = {
    "empty.txt": "",
    "comments.txt": "# later\n// to do\n",
    "nul.ydk": "#main\n\0\n",
    "latin.ydk": "#main\n# G\u00f6ttin\n1\n".encode("latin-1"),
    "picture.ydk": b"\x89PNG\r\n\x1a\n",
    "utf16.ydk": FIENDSMITH.encode("utf-16"),
    "big.ydk": "#main\n" + "1\n" * 600_000,
    "name.ydk": "#main\nDark Magicain\n",
    "before.ydk": "14558127\n#main\n",
    "long.ydk": "#main\n99999999999\n",
    "minus.ydk": "#main\n-5\n",
    "two.ydk": "#main\n14558127 60764609\n",
    "headings.ydk": "#main\n#extra\n!side\n",
    "few.ydk": BLUE_EYES.replace("14558127\n", "", 1),
    "link.ydk": BLUE_EYES.replace("#main", "#main\n29301450", 1),
    "letter.txt": "Dear Kaiba,\n",
    "page.html": "<html><body>\n",
    "misspelt.txt": "Main Deck\n3 Ash Blosom\n",
    "unclear.txt": "3 Kashtira\n",
    "none.txt": "0 Effect Veiler\n",
    "both.txt": "1 Effect Veiler\n4 Agumon ST1-03\n",
    "short.yrp": b"yrp1\0\0",
    "no-heading.conf": "14558127 0\n",
    "no-count.conf": "!2026.08 TCG\n14558127\n",
    "ocg.conf": "!2026.08 OCG\n14558127 0\n",
    "no-name.toml": "brick = 3\n",
    "torn.toml": 'name = "x\n',
    "digimon.toml": 'name = "x"\nmemory = 1\n[[score]]\npoints = 1\nin = "battle"\n',
    "fiends.toml": 'name = "x"\n[[score]]\npoints = 1\nrace = "Fiend"\nattribute = "DARK"\n',
    "torn.json": "[{\n",
    "other-name.txt": spoilt("4 Agumon ST2-03"),
    "no-count.txt": spoilt("four Agumon"),
    "zero.txt": spoilt("0 Agumon ST1-03"),
    "two-cards.txt": spoilt("4 Agumon ST1-03 ST1-07"),
    "no-number.txt": spoilt("4 Agumon"),
    "digits.txt": spoilt("4 Agumon ST1-3"),
    "few.txt": spoilt("3 Agumon ST1-03"),
    "unknown.txt": spoilt("4 ST1-93"),
    "five.txt": spoilt("5 Agumon ST1-03").replace("2 Gaia Force", "1 Gaia Force"),
    "eggs.txt": f"{ST1}2 Punimon ST2-01\n",
    "ydk.txt": f"{ST1}#main\n89631139\n",
    "names-only.txt": "4 Agumon\n",
    "entry.json": '["ST1-03",\n"Agumon"]',
    "open.json": '["ST1-03",',
    "number.json": "[3]",
    "nothing.json": "[]",
    "after.json": '["ST1-03"] x',
    "code.txt": "DCGAREdU1QxIEHBU1QxIE_Cwc\n",
    "newer.txt": "DCG" + "_" * 20,
    "no-count-digimon.conf": "!Digimon\nBT1-010\n",
    "one-agumon.conf": "!2026.09 Digimon\nST1-03 1\n",
    "choice.conf": "!Digimon\n$choice BT20-037\n",
    "brick.toml": 'name = "x"\nbrick = 0\n',
    "grave.toml": 'name = "x"\n[[score]]\npoints = 1\nin = "grave"\n',
}

# Command, exit code, and how the message begins.
YUGIOH = """
deck check | 2 | Missing argument 'DECK'
deck check a b | 2 | Got unexpected extra argument(s) (b)
deck chekc fiendsmith | 2 | No such command 'chekc'. Did you mean 'check'?
deck check fiendsmith --fromat tcg | 2 | No such option: --fromat
deck check absent.ydk | 3 | absent.ydk: no such file, and no bundled sample of this name
deck check fiendsmit | 3 | fiendsmit: no such file, and no bundled sample of this name (did
deck check '' | 3 | '': expected a deck, found an empty name
deck check . | 3 | .: expected a deck file, found a directory
deck check empty.txt | 3 | empty.txt: expected a deck, found nothing: it is empty
deck check comments.txt | 3 | comments.txt: expected a deck, found only comments
deck check nul.ydk | 3 | nul.ydk:2: expected UTF-8 text, found a NUL byte
deck check latin.ydk | 3 | latin.ydk:2: expected UTF-8 text, found the byte 0xf6
deck check picture.ydk | 3 | picture.ydk:1: expected UTF-8 text, found the byte 0x89
deck check utf16.ydk | 3 | utf16.ydk:1: expected UTF-8 text, found the byte 0xff
deck check big.ydk | 3 | big.ydk: expected a deck, found more than 1048576 bytes
deck check name.ydk | 3 | name.ydk:2: expected a passcode (a number such as 14558127) or o
deck check before.ydk | 3 | before.ydk:1: expected #main before the first card, found 14558
deck check long.ydk | 3 | long.ydk:2: expected a passcode of at most 4294967295, found '999
deck check minus.ydk | 3 | minus.ydk:2: expected a passcode (a number such as 14558127)
deck check two.ydk | 3 | two.ydk:2: expected a passcode (a number such as 14558127)
deck check headings.ydk | 3 | headings.ydk: expected a deck, found no card in it
deck check letter.txt | 3 | letter.txt:1: expected a ydke:// URL or a list of names
deck check page.html | 3 | page.html:1: expected a ydke:// URL or a list of names
deck check misspelt.txt | 3 | misspelt.txt:2: no card has the name 'Ash Blosom'; did you mea
deck check unclear.txt | 3 | unclear.txt:1: 'Kashtira' is not clear; 11 names begin so; give
deck check none.txt | 3 | none.txt:1: expected a count of 1 or more, found '0 Effect Veiler'
deck check both.txt | 3 | both.txt:2: expected a deck of one game, found '4 Agumon ST1-03'
deck check short.yrp#1 | 3 | short.yrp: expected a replay, but it ends too early
deck check empty.txt#2 | 3 | empty.txt: expected a replay before #2, found another file
deck check fiendsmith#2 | 3 | fiendsmith#2: no such file, and no bundled sample of this name
deck check ydke:// | 3 | ydke URL: expected ydke://MAIN!EXTRA!SIDE!, three sections each clos
deck check ydke://a!b | 3 | ydke URL: expected ydke://MAIN!EXTRA!SIDE!, three sections each
deck check ydke://!!! | 3 | ydke URL: expected a deck, found no card in it
deck check 'ydke://qq$q!!!' | 3 | ydke URL: expected base64 in the main deck section
deck check 'ydke://AAA!!!' | 3 | ydke URL: expected 4 bytes a card in the main deck section
deck check fiendsmith --format goat | 2 | Invalid value for '--format': 'goat' is not one
deck check fiendsmith --format digimon | 2 | digimon is a format of Digimon, and the deck
deck check fiendsmith --format tcg --format ocg | 2 | expected one --format of a kind, fou
deck check fiendsmith --list absent.conf | 3 | absent.conf: no such file; give a list such
deck check fiendsmith --list no-heading.conf | 3 | no-heading.conf:1: expected a heading su
deck check fiendsmith --list no-count.conf | 3 | no-count.conf:2: expected a card and its co
deck check fiendsmith --list ocg.conf --format tcg | 3 | ocg.conf: expected a list of the fo
deck check fiendsmith -o no/such/file | 2 | no/such/file: cannot be written: No such file
deck check fiendsmith -o . | 2 | .: expected a file to write, found a directory
deck convert fiendsmith | 2 | Missing option '--to'. Choose from: ydk, ydke, names, io
deck convert fiendsmith --to pdf | 2 | Invalid value for '--to': 'pdf' is not one of 'ydk'
deck convert fiendsmith --to io | 2 | samples/fiendsmith.ydk is a Yu-Gi-Oh deck and canno
cards show '' | 3 | no card has the name or passcode ''; give a card's name or passcode
cards show 'Fiendsmith Engravr' | 3 | no card has the name or passcode 'Fiendsmith Engravr'
cards show 99999999 | 3 | no card has the name or passcode '99999999'
cards show Fiendsmith | 3 | 'Fiendsmith' is not clear, 12 names begin so; did you mean Fien
cards compile qqqqqq | 3 | no card has the name or passcode 'qqqqqq'
cards update | 2 | give PATH, --list or --remove
cards update absent.cdb | 3 | absent.cdb: there is no such file or folder
cards update letter.txt | 3 | letter.txt: damaged, or no card database
cards update torn.json | 3 | torn.json:2: expected JSON: expecting property name
cards update --remove mine | 3 | no card database is called mine; yours are: there are none
cards diff letter.txt | 3 | letter.txt: this is no card library
search few.ydk | 3 | few.ydk: expected 40 to 60 cards in the main deck, found 39; add 1
search link.ydk | 3 | link.ydk:3: S:P Little Knight in the main deck; move it to the extra
search fiendsmith --hand 'Ash Blosom' | 3 | no card has the name or passcode 'Ash Blosom'; di
search fiendsmith --hand 'Dark Magician' | 3 | Dark Magician is not in the main deck of fien
search fiendsmith --hand 'S:P Little Knight' | 3 | S:P Little Knight is in the extra deck an
search fiendsmith --hand Fiendsmith | 3 | 'Fiendsmith' in the hand is not clear; give more o
search fiendsmith --hand '4 Ash Blossom' | 3 | 4 copies of Ash Blossom & Joyous Spring in th
search fiendsmith --hand '0 Ash Blossom' | 3 | expected a count of 1 or more in the hand, fo
search fiendsmith --hand '2 Ash,2 Droll,2 Nibiru' | 3 | 6 cards in the hand, expected 5 at m
search fiendsmith --hand , | 3 | the hand names no card; give names of cards of the deck
search fiendsmith --hand 12345 | 3 | no card has the name or passcode '12345'
search fiendsmith --max-nodes 0 | 2 | Invalid value for '--max-nodes': expected 1 or more,
search fiendsmith --max-nodes many | 2 | Invalid value for '--max-nodes': expected a whole
search fiendsmith --top 0 | 2 | Invalid value for '--top': expected 1 or more
search fiendsmith --top 101 | 2 | Invalid value for '--top': expected 100 or less
search fiendsmith --seed x | 2 | Invalid value for '--seed': expected a whole number
search fiendsmith --time-limit soon | 2 | Invalid value for '--time-limit': expected a num
search fiendsmith --going third | 2 | Invalid value for '--going': 'third' is not one of
search fiendsmith --goal absent.toml | 3 | absent.toml: no such goal file; give a TOML file
search fiendsmith --goal . | 3 | .: expected a goal file, found a directory
search fiendsmith --goal no-name.toml | 3 | no-name.toml:1: the key 'name' is missing
search fiendsmith --goal torn.toml | 3 | torn.toml:1: expected TOML: illegal character
search fiendsmith --goal digimon.toml | 3 | digimon.toml:1: a goal file for Digimon decks, a
search fiendsmith --turns 2 | 2 | --turns is for Digimon decks, and samples/fiendsmith.yd
search fiendsmith --list edison | 3 | edison: no such file; give a list such as those of ED
search fiendsmith --html . | 2 | .: expected a file to write, found a directory
analyze fiendsmith | 2 | Missing option '--output' / '-o'
analyze fiendsmith -o letter.txt | 3 | letter.txt: expected a directory for the run, found a
analyze fiendsmith -o letter.txt/run | 3 | letter.txt/run: cannot be made: Not a directory
analyze fiendsmith -o . | 3 | .: the directory is not empty and holds no run; give a new one
analyze fiendsmith -o run --exact --hands 5 | 2 | Invalid value: give --exact or --hands, n
analyze fiendsmith -o run --backend dask | 2 | Invalid value: --backend dask and --schedule
analyze fiendsmith -o run --memory-hands 4 | 2 | --memory-hands is for Digimon decks, and s
odds fiendsmith | 2 | Missing option '--have'
odds fiendsmith --have '' | 3 | --have: expected what to have, such as starter>=1
odds fiendsmith --have 'Spell>1' | 3 | --have: expected a card, a role or a description with >=
odds fiendsmith --have qqqqqq | 3 | --have: 'qqqqqq' is no card, no role (starter, extender, han
odds fiendsmith --have 'Dark Magician' | 3 | --have: Dark Magician is not in the main deck of fi
odds fiendsmith --have 'Fiendsmith' | 3 | --have: 'Fiendsmith' is not clear; give more of the na
odds fiendsmith --have 'Dinosaur' | 3 | --have: no card of the main deck is 'Dinosaur'
odds fiendsmith --have starter | 3 | --have: which card of fiendsmith is a starter is worked out
odds fiendsmith --have Spell --hand-size 0 | 2 | Invalid value for '--hand-size': expected 1 or
odds fiendsmith --have Spell --hand-size 41 | 2 | --hand-size: expected 40 at most, the cards of
odds fiendsmith --have starter --run absent | 3 | absent: expected the directory of a run, found
odds fiendsmith --have Spell --format xml | 2 | Invalid value for '--format': 'xml' is not one o
tune few.ydk | 3 | few.ydk: expected 40 to 60 cards in the main deck, found 39; add 1
tune fiendsmith --pool 'Dark Magicain' | 3 | --pool: 'Dark Magicain' is no card of Yu-Gi-Oh; did
tune fiendsmith --pool ' ' | 2 | --pool: expected the name of a card
tune fiendsmith --pool 'S:P Little Knight' | 3 | --pool: S:P Little Knight is of the extra deck
tune fiendsmith --pool letter.txt | 3 | letter.txt:1: expected a ydke:// URL or a list of names
tune fiendsmith --rank bricks | 2 | --rank: no figure is called 'bricks'; did you mean brick?
tune fiendsmith --steps 0 | 2 | Invalid value for '--steps': expected 1 or more
tune fiendsmith --draws 4 | 2 | Invalid value for '--draws': expected 16 or more, found 4
tune fiendsmith --to io | 2 | --to: a Yu-Gi-Oh deck is written as ydk, ydke, names, not as io
tune fiendsmith -o no/such/file | 2 | no/such/file: cannot be written: No such file
tune fiendsmith --goal digimon.toml | 3 | digimon.toml:1: a goal file for Digimon decks, and the
mulligan fiendsmith | 3 | samples/fiendsmith.ydk: a Yu-Gi-Oh deck, and Yu-Gi-Oh has no mulli
play fiendsmith --opponent st1 | 2 | --opponent is for Digimon decks, and samples/fiendsmi
play fiendsmith --line 99 | 3 | --line: command 1: expected a number from 0 to 9, found '99'
play fiendsmith --position nonsense | 3 | --position: position: expected 'yugioh' at the beg
perft fiendsmith --depth -1 | 2 | Invalid value for '--depth': expected 0 or more
stats absent | 3 | absent: expected the directory of a run, found no manifest.json
report absent | 3 | absent: expected the directory of a run, found no manifest.json
compare absent absent | 3 | absent: expected the directory of a run, found no manifest.json
"""

DIGIMON = """
deck check st4 | 3 | st4: no such file, and no bundled sample of this name (did you mean st1 o
deck check st1#2 | 3 | st1#2: no such file, and no bundled sample of this name (did you mean st1
deck check other-name.txt | 3 | other-name.txt:3: ST2-03 is Gabumon, found the name Agumon be
deck check no-count.txt | 3 | no-count.txt:3: expected a card with its count and number, such
deck check zero.txt | 3 | zero.txt:3: expected a count of 1 or more, found '0 Agumon ST1-03'
deck check two-cards.txt | 3 | two-cards.txt:3: expected one card a line, found ST1-03 and ST
deck check no-number.txt | 3 | no-number.txt:3: Agumon is a Digimon card, found without its
deck check digits.txt | 3 | digits.txt:3: expected a card with its count and number
deck check ydk.txt | 3 | ydk.txt:19: expected a deck of one game, found '#main', Yu-Gi-Oh, af
deck check names-only.txt | 3 | names-only.txt:1: Agumon is a Digimon card, found without its n
deck check entry.json | 3 | entry.json:2: expected a card number such as "ST1-03", found 'Agu
deck check open.json | 3 | open.json:1: expected an entry of the array, found the end
deck check number.json | 3 | number.json:1: expected a card number such as "ST1-03", found '3
deck check nothing.json | 3 | nothing.json: expected a deck, found no card in it
deck check after.json | 3 | after.json:1: expected nothing after the array, found 'x'
deck check code.txt | 3 | code.txt:1: expected a deck code, but its checksum is wrong; copy t
deck check newer.txt | 3 | newer.txt:1: expected a deck code, but it is of version 15, and 5
deck check DCGAREdU1QxIEHBU1QxIE | 3 | deck code:1: expected a deck code, but its checksum is
deck check st1 --format tcg | 2 | tcg is a format of Yu-Gi-Oh, and the deck a Digimon deck
deck check st1 --format json --format text | 2 | expected one --format of a kind, found jso
deck check st1 --list no-count-digimon.conf | 3 | no-count-digimon.conf:2: expected a card an
deck check st1 --list choice.conf | 3 | choice.conf:2: expected card numbers, such as `$choic
deck check st1 --list one-agumon.conf --format tcg | 3 | one-agumon.conf: expected a list of t
deck convert st1 --to ydk | 2 | samples/st1.txt is a Digimon deck and cannot be written as
deck convert no-count.txt --to io | 3 | no-count.txt:3: expected a card with its count and nu
deck show open.json | 3 | open.json:1: expected an entry of the array, found the end
cards show Agumon | 3 | 39 cards are named Agumon; give the passcode or card number of one:
cards show WarGreimon | 3 | no card has the name or passcode 'WarGreimon'; did you mean WarGre
cards show ST1-93 | 3 | no card has the name or passcode 'ST1-93'; did you mean ST1-13 or ST
cards show 'Agumon ST2-03' | 3 | no card has the name or passcode 'Agumon ST2-03'; did you me
cards compile ST1-03 --text absent.txt | 3 | absent.txt: cannot be read: No such file
cards compile ST1-03 --database absent.json | 3 | absent.json: there is no such file or fold
cards coverage no-count.txt | 3 | no-count.txt:3: expected a card with its count and number
search few.txt | 3 | few.txt: expected 50 cards in the main deck, found 49; add 1
search five.txt | 3 | five.txt:3: 5 copies of Agumon (ST1-03), expected 4 at most; remove 1
search eggs.txt | 3 | eggs.txt: expected 0 to 5 cards in the Digi-Egg deck, found 6; remove 1
search unknown.txt | 3 | unknown.txt:3: no card has the number ST1-93 (did you mean ST1-13 or
search st1 --hand Agumn | 3 | --hand: no card 'Agumn' in the deck; did you mean Agumon?
search st1 --hand Gatomon | 3 | --hand: Gatomon is not in the deck; did you mean
search st1 --hand Koromon | 3 | --hand: Koromon is in the Digi-Egg deck and cannot be in the
search st1 --hand qqqqqqq | 3 | --hand: no card 'qqqqqqq' in the deck; `endboard deck show`
search st1 --hand G | 3 | --hand: 'G' could be Greymon ST1-07, Garudamon ST1-08, Giga Destroye
search st1 --hand '5 Agumon' | 3 | --hand: 5 copies of Agumon in the hand, 4 in the deck
search st1 --hand '0 Agumon' | 3 | --hand: expected a count of 1 or more in the hand, found '
search st1 --hand '3 Agumon, Greymon, Tai, Gaia Force' | 3 | --hand: 6 cards in the hand, expe
search st1 --hand '' | 3 | --hand: the hand names no card; give names of cards of the deck
search st1 --memory 0 | 2 | Invalid value for --memory: expected 1 to 10, or a range such a
search st1 --memory 5-1 | 2 | Invalid value for --memory: expected 1 to 10, or a range such
search st1 --memory x | 2 | Invalid value for --memory: expected 1 to 10, or a range such a
search st1 --turns 0 | 2 | Invalid value for '--turns': expected 1 or more
search st1 --turns 11 | 2 | Invalid value for '--turns': expected 10 or less
search st1 --orders 0 | 2 | Invalid value for '--orders': expected 1 or more
search st1 --goal brick.toml | 3 | brick.toml:2: key 'brick': expected 1 or more, found 0
search st1 --goal grave.toml | 3 | grave.toml:4: key 'in' in [[score]]: expected field, battl
search st1 --goal fiends.toml | 3 | fiends.toml:1: a goal file for Yu-Gi-Oh decks, and the de
search st1 --goal absent.toml | 3 | absent.toml: no such goal file; give a TOML file, or none
search st1 --time-limit 5 | 2 | --time-limit is for Yu-Gi-Oh decks, and samples/st1.txt is
search st1 --require-proof | 2 | --require-proof is for Yu-Gi-Oh decks, and samples/st1.txt
search st1 --every-zone | 2 | --every-zone is for Yu-Gi-Oh decks, and samples/st1.txt is a
search st1 --html x.html | 2 | --html is for Yu-Gi-Oh decks, and samples/st1.txt is a Digim
search st1 --list ocg | 2 | ocg is a format of Yu-Gi-Oh, and the deck a Digimon deck; choos
search st1 --list one-agumon.conf | 3 | samples/st1.txt:3: 4 copies of Agumon (ST1-03), 1 all
search st1 -o no/such/file | 2 | no/such/file: cannot be written: No such file or directory
tune st1 | 3 | samples/st1.txt: a Digimon deck, and exchanges of cards are compared for Yu-Gi-Oh
odds st1 --have starter | 3 | --have: 'starter': cards of Digimon decks have no roles; say which
odds st1 --have Gatomon | 3 | --have: Gatomon is not in the deck; did you mean
odds st1 --have 'Level 9' | 3 | --have: no card of the deck is 'Level 9'
odds st1 --have qqqqqq | 3 | --have: 'qqqqqq' is no card of the deck and no description such as
odds st1 --have Agumon --run run | 2 | --run is for Yu-Gi-Oh decks, and samples/st1.txt is a Dig
mulligan st1 --exact --hands 3 | 2 | Invalid value: give --exact or --hands, not both
mulligan st1 --hands 0 | 2 | Invalid value for '--hands': expected 2 or more, found 0
mulligan st1 --by nothing | 2 | Invalid value for '--by': 'nothing' is not one of 'holding'
mulligan st1 --format parquet | 2 | --format parquet needs -o FILE
mulligan few.txt | 3 | few.txt: expected 50 cards in the main deck, found 49; add 1
analyze st1 -o run --leads | 2 | --leads is for Yu-Gi-Oh decks, and samples/st1.txt is a Di
analyze st1 -o letter.txt | 3 | letter.txt: expected a directory for the run, found a file
play st1 --opponent fiendsmith | 3 | --opponent samples/fiendsmith.ydk: expected a Digimon de
play st1 --opponent st1 --opponent st2 | 2 | expected one --opponent, found 2: st1, st2
play st1 --opponent st2 --hand Agumon | 2 | --hand is for own turns alone, and --opponent f
play - --opponent - | 2 | standard input is for the answers; give the deck as a file
play st1 --line 99 | 3 | --line: command 1: expected a number from 0 to 1, found '99'
play st1 --position nonsense | 3 | --position: position: expected a position that begins with digimo
perft st1 --opponent absent.txt | 3 | absent.txt: no such file, and no bundled sample of this
perft st1 --depth many | 2 | Invalid value for '--depth': expected a whole number
"""


def rows(table: str) -> list[tuple[str, int, str]]:
    found = (line.split(" | ") for line in table.strip().splitlines())
    return [(command, int(code), message) for command, code, message in found]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the commands run, with the files."""
    for name, content in FILES.items():
        data = content.encode() if isinstance(content, str) else content
        (tmp_path / name).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_there_are_sixty_kinds_for_each_game() -> None:
    for kinds in map(rows, (YUGIOH, DIGIMON)):
        assert len({command for command, _, _ in kinds}) == len(kinds) >= 60
        assert len({message.split(": ")[-1] for _, _, message in kinds}) >= 55


@pytest.mark.parametrize(("command", "code", "message"), [*rows(YUGIOH), *rows(DIGIMON)])
def test_bad_input_is_one_clear_line(
    endboard: Endboard, folder: Path, command: str, code: int, message: str
) -> None:
    before = sorted(folder.iterdir())
    found, out, err = endboard(*shlex.split(command))
    assert (found, out) == (code, "")
    assert err.startswith(f"endboard: error: {message}")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert sorted(folder.iterdir()) == before
