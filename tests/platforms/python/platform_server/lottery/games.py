"""The lottery games: when they are drawn, and what can be bet on."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from ..games.catalogue import BY_ID
from ..games.describe import picture_of
from .kinds import Kind
from .kinds_by_form import FOUR_DIGITS, KINDS, THREE_DIGITS

DAY_SECONDS = 24 * 60 * 60

VIETNAMESE = "TCG_LOTTO_VN"


@dataclass(frozen=True)
class Lottery:
    """A lottery. Draws are numbered from 1970: one is made `offset` seconds after each multiple of `every` seconds."""

    node_id: int
    mode: str
    group: str
    form: str
    every: int
    kinds: tuple[Kind, ...]
    rule: str
    offset: int = 0
    digits: int = 0

    @property
    def code(self) -> str:
        """The game's code, as in every list of games."""
        return BY_ID[self.node_id].code

    @property
    def name(self) -> str:
        """The game's name."""
        return BY_ID[self.node_id].name

    @property
    def vendor(self) -> str:
        """The vendor's code."""
        return BY_ID[self.node_id].vendor

    @property
    def closes_before(self) -> int:
        """Milliseconds between the last bet and the draw."""
        return 5_000 if self.every < 3_600 else 300_000

    def draw_time(self, draw: int) -> int:
        """When a draw is made, in epoch milliseconds."""
        return (draw * self.every + self.offset) * 1000

    def next_draw(self, now: int) -> int:
        """The first draw after this time."""
        return (now // 1000 - self.offset) // self.every + 1

    def issue(self, draw: int) -> str:
        """Name of a draw: its day, and its number on that day if there are several."""
        seconds = self.draw_time(draw) // 1000
        day = f"{datetime.fromtimestamp(seconds, UTC):%Y%m%d}"
        return day if self.every == DAY_SECONDS else f"{day}-{seconds % DAY_SECONDS // self.every + 1}"

    def kind(self, code: str) -> Kind | None:
        """The kind of bet with this code."""
        return next((kind for kind in self.kinds if kind.code == code), None)


LOTTERIES = (
    Lottery(
        1801, "LOTT", "daily", "digits", 43_200, THREE_DIGITS, "Three digits are drawn, each from 0 to 9.", digits=3
    ),
    Lottery(1802, "LOTT", "daily", "balls", DAY_SECONDS, KINDS["balls"], "Six balls are drawn from 45.", offset=68_400),
    Lottery(1803, "ZY", "fast", "digits", 60, THREE_DIGITS, "Three digits are drawn, each from 0 to 9.", digits=3),
    Lottery(1804, "ZY", "fast", "race", 180, KINDS["race"], "Ten runners come in one after another."),
    Lottery(1805, "ZY", "fast", "dice", 60, KINDS["dice"], "Three dice are thrown."),
    Lottery(1901, "ELOTT", "fast", "balls", 300, KINDS["balls"], "Six balls are drawn from 45."),
    Lottery(2001, "SEA", "fast", "digits", 300, FOUR_DIGITS, "Four digits are drawn, each from 0 to 9.", digits=4),
    Lottery(
        2101, "VN", "regional", "regional", DAY_SECONDS, KINDS["regional"], "Eight prizes are drawn.", offset=40_500
    ),
    Lottery(2102, "VN", "fast", "regional", 300, KINDS["regional"], "Eight prizes are drawn."),
)

BY_CODE: Mapping[str, Lottery] = {lottery.code: lottery for lottery in LOTTERIES}

_GROUPS = {"daily": "Daily draws", "fast": "Fast draws", "regional": "Regional draws"}


def describe_lottery(lottery: Lottery) -> Mapping[str, Any]:
    """A LotteryGame of the contract."""
    return {
        "gameCode": lottery.code,
        "nodeId": lottery.node_id,
        "gameName": lottery.name,
        "vassalage": lottery.vendor,
        "showIcon": picture_of(BY_ID[lottery.node_id]),
        "everySeconds": lottery.every,
        "state": "open",
        "form": lottery.form,
    }


def groups_of(mode: str) -> list[Mapping[str, Any]]:
    """The LotteryGroups of a mode."""
    groups: list[Mapping[str, Any]] = []
    for code, name in _GROUPS.items():
        games = [describe_lottery(game) for game in LOTTERIES if (game.mode, game.group) == (mode, code)]
        if games:
            groups.append({"groupCode": code, "groupName": name, "games": games})
    return groups
