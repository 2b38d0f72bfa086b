"""The kinds of bets of each form of draw. Odds follow from the chances beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .kinds import Kind, Tier

if TYPE_CHECKING:
    from .draws import Result

_DIGITS = tuple((str(digit), str(digit)) for digit in range(10))
_SIDES = (("big", "Big"), ("small", "Small"), ("odd", "Odd"), ("even", "Even"))


def _numbers(most: int) -> tuple[tuple[str, str], ...]:
    return tuple((str(number), str(number)) for number in range(1, most + 1))


def _side(selection: Sequence[str], result: Result) -> int:
    last = int(result.numbers[-1])
    sides = {"big" if last >= 5 else "small", "odd" if last % 2 else "even"}
    return int(selection[0] in sides)


def _exact(selection: Sequence[str], result: Result) -> int:
    return int(list(selection) == list(result.numbers))


def _drawn(selection: Sequence[str], result: Result) -> int:
    return len(set(selection) & set(result.numbers))


def _first(selection: Sequence[str], result: Result) -> int:
    return int(selection[0] == result.numbers[0])


def _total(selection: Sequence[str], result: Result) -> int:
    if len(set(result.numbers)) == 1:
        return 0
    return int(selection[0] == ("big" if sum(map(int, result.numbers)) >= 11 else "small"))


def _face(selection: Sequence[str], result: Result) -> int:
    return int(selection[0] in result.numbers)


def _last_two(selection: Sequence[str], result: Result) -> int:
    return int(result.prizes[0].numbers[0].endswith("".join(selection)))


def _anywhere(selection: Sequence[str], result: Result) -> int:
    ending = "".join(selection)
    return sum(number.endswith(ending) for prize in result.prizes for number in prize.numbers)


SIDE = Kind(
    code="side",
    name="Last digit",
    help="Small is 0 to 4, big 5 to 9.",
    form="choice",
    options=_SIDES,
    count=1,
    tiers=(Tier(1, 190, 2),),
    returned=9500,
    count_hits=_side,
)


def _straight(count: int, odds: int) -> Kind:
    return Kind(
        code="straight",
        name="Exact order",
        help="Every digit in its place.",
        form="positions",
        options=_DIGITS,
        count=count,
        tiers=(Tier(1, odds, 10**count),),
        returned=odds * 100 // 10**count,
        count_hits=_exact,
    )


#: Of six out of 45 balls: three picked are all drawn in 20 of 14,190 draws, two of them in 585.
_BALLS = (
    Kind(
        code="oneBall",
        name="One ball",
        help="Your ball is one of the six.",
        form="set",
        options=_numbers(45),
        count=1,
        tiers=(Tier(1, 690, 8),),
        returned=9200,
        count_hits=_drawn,
    ),
    Kind(
        code="threeBalls",
        name="Three balls",
        help="Two or all three of your balls are among the six.",
        form="set",
        options=_numbers(45),
        count=3,
        tiers=(Tier(3, 30_000, 710), Tier(2, 1_150, 24)),
        returned=8969,
        count_hits=_drawn,
    ),
)

#: Three equal dice lose: 105 of 216 throws are small, 105 big. A face is missing in 125 of 216.
_DICE = (
    Kind(
        code="diceSide",
        name="Total",
        help="Small is 4 to 10, big 11 to 17. Three equal dice lose.",
        form="choice",
        options=_SIDES[:2],
        count=1,
        tiers=(Tier(1, 190, 2),),
        returned=9236,
        count_hits=_total,
    ),
    Kind(
        code="diceFace",
        name="One face",
        help="Your face is on at least one of the dice.",
        form="choice",
        options=_numbers(6),
        count=1,
        tiers=(Tier(1, 210, 2),),
        returned=8847,
        count_hits=_face,
    ),
)

_RACE = (
    Kind(
        code="winner",
        name="Winner",
        help="Your runner comes in first.",
        form="choice",
        options=_numbers(10),
        count=1,
        tiers=(Tier(1, 950, 10),),
        returned=9500,
        count_hits=_first,
    ),
)

#: Of 27 numbers, two digits end at least one in 24 of 100 draws, and 0.27 on average.
_REGIONAL = (
    Kind(
        code="lastTwo",
        name="Special prize, last two",
        help="The last two digits of the special prize, in order.",
        form="positions",
        options=_DIGITS,
        count=2,
        tiers=(Tier(1, 9_000, 100),),
        returned=9000,
        count_hits=_last_two,
    ),
    Kind(
        code="anywhere2",
        name="Anywhere",
        help="The last two digits of any prize. Each one pays.",
        form="positions",
        options=_DIGITS,
        count=2,
        tiers=(Tier(1, 330, 4),),
        returned=8910,
        count_hits=_anywhere,
        per_hit=True,
    ),
)

THREE_DIGITS = (SIDE, _straight(3, 90_000))
FOUR_DIGITS = (SIDE, _straight(4, 900_000))

#: By form, except for digits, whose number differs.
KINDS: Mapping[str, tuple[Kind, ...]] = {"balls": _BALLS, "dice": _DICE, "race": _RACE, "regional": _REGIONAL}
