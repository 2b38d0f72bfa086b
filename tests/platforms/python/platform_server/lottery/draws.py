"""Draws. Each follows from its seed, and the seed from a secret of the platform, so a draw need not be stored."""

import hashlib
import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .games import Lottery

#: Prizes of a regional draw: code, name, how many numbers, digits of each.
_PRIZES = (
    ("special", "Special prize", 1, 5),
    ("first", "1st prize", 1, 5),
    ("second", "2nd prize", 2, 5),
    ("third", "3rd prize", 6, 5),
    ("fourth", "4th prize", 4, 4),
    ("fifth", "5th prize", 6, 4),
    ("sixth", "6th prize", 3, 3),
    ("seventh", "7th prize", 4, 2),
)


@dataclass(frozen=True)
class Prize:
    """The numbers of one prize."""

    code: str
    name: str
    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """What was drawn: numbers in their order, or the prizes of a regional draw."""

    numbers: tuple[str, ...] = ()
    prizes: tuple[Prize, ...] = ()

    @property
    def headline(self) -> tuple[str, ...]:
        """What a bet shows as drawn: the special prize of a regional draw."""
        return self.prizes[0].numbers if self.prizes else self.numbers


class Urn:
    """Numbers that follow from a seed: SHA-256 of the seed and a counter, without the values that would favour some."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._counter = 0

    def below(self, most: int) -> int:
        """A number from 0 to `most` - 1, all equally likely."""
        limit = 2**32 - 2**32 % most
        while True:
            digest = hashlib.sha256(f"{self._seed}:{self._counter}".encode()).digest()
            self._counter += 1
            number = int.from_bytes(digest[:4], "big")
            if number < limit:
                return number % most


def seed_of(secret: str, lottery: Lottery, draw: int) -> str:
    """The seed of a draw, which is told once it is made."""
    return hmac.new(secret.encode(), f"{lottery.code}:{draw}".encode(), hashlib.sha256).hexdigest()


def commitment_of(seed: str) -> str:
    """What is told of a seed before the draw."""
    return hashlib.sha256(seed.encode()).hexdigest()


def result_of(secret: str, lottery: Lottery, draw: int) -> Result:
    """What a draw has drawn, or will."""
    return _DRAW[lottery.form](Urn(seed_of(secret, lottery, draw)), lottery)


def describe_draw(secret: str, lottery: Lottery, draw: int) -> Mapping[str, Any]:
    """An OpenedDraw of the contract. Without `urn`: that is for platforms that derive numbers as the sandbox does."""
    result = result_of(secret, lottery, draw)
    seed = seed_of(secret, lottery, draw)
    return {
        "gameCode": lottery.code,
        "issue": lottery.issue(draw),
        "status": "opened",
        "drawTime": lottery.draw_time(draw),
        "numbers": list(result.numbers),
        "prizes": [{"code": prize.code, "name": prize.name, "numbers": list(prize.numbers)} for prize in result.prizes],
        "seed": seed,
        "commitment": commitment_of(seed),
    }


def _digits(urn: Urn, lottery: Lottery) -> Result:
    return Result(tuple(str(urn.below(10)) for _ in range(lottery.digits)))


def _dice(urn: Urn, _lottery: Lottery) -> Result:
    return Result(tuple(str(urn.below(6) + 1) for _ in range(3)))


def _pick(urn: Urn, count: int, most: int) -> Result:
    left = list(range(1, most + 1))
    return Result(tuple(str(left.pop(urn.below(len(left)))) for _ in range(count)))


def _balls(urn: Urn, _lottery: Lottery) -> Result:
    return _pick(urn, 6, 45)


def _race(urn: Urn, _lottery: Lottery) -> Result:
    return _pick(urn, 10, 10)


def _regional(urn: Urn, _lottery: Lottery) -> Result:
    return Result(
        prizes=tuple(
            Prize(code, name, tuple(f"{urn.below(10**digits):0{digits}}" for _ in range(count)))
            for code, name, count, digits in _PRIZES
        )
    )


_DRAW: Mapping[str, Callable[[Urn, Lottery], Result]] = {
    "digits": _digits,
    "dice": _dice,
    "balls": _balls,
    "race": _race,
    "regional": _regional,
}
