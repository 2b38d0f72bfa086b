"""What can be bet on: how it is picked, what it pays and when it wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .draws import Result

#: Largest stake of a line, in minor units.
MOST_STAKE = 10_000


@dataclass(frozen=True)
class Tier:
    """What so many hits pay: `odds` in hundredths of the stake, once in `one_in` draws."""

    hits: int
    odds: int
    one_in: int


@dataclass(frozen=True)
class Kind:
    """A kind of bet. `count_hits` compares a selection with a result; `returned` is in hundredths of a per cent."""

    code: str
    name: str
    help: str
    form: str
    options: tuple[tuple[str, str], ...]
    count: int
    tiers: tuple[Tier, ...]
    returned: int
    count_hits: Callable[[Sequence[str], Result], int]
    per_hit: bool = False

    @property
    def odds(self) -> int:
        """Odds of the first tier, which a slip has to name."""
        return self.tiers[0].odds

    def names_of(self, selection: Sequence[str]) -> list[Mapping[str, str]]:
        """The LotteryOptions of a selection."""
        names = dict(self.options)
        return [{"code": code, "name": names[code]} for code in selection]

    def is_selection(self, selection: Sequence[str]) -> bool:
        """Whether it has as many options as the kind, all of them the kind's, and in a set each once and in order."""
        codes = [code for code, _ in self.options]
        if len(selection) != self.count or not set(selection) <= set(codes):
            return False
        places = [codes.index(code) for code in selection]
        return self.form != "set" or places == sorted(set(places))

    def pays(self, selection: Sequence[str], stake: int, result: Result) -> int:
        """What a line wins, rounded down."""
        hits = self.count_hits(selection, result)
        if self.per_hit:
            return stake * hits * self.odds // 100
        tier = next((tier for tier in self.tiers if tier.hits == hits), None)
        return 0 if tier is None else stake * tier.odds // 100


def describe_kind(kind: Kind) -> Mapping[str, Any]:
    """A LotteryKind of the contract."""
    return {
        "code": kind.code,
        "name": kind.name,
        "help": kind.help,
        "picker": {
            "form": kind.form,
            "options": [{"code": code, "name": name} for code, name in kind.options],
            "count": kind.count,
            "distinct": kind.form == "set",
        },
        "tiers": [{"hits": tier.hits, "odds": tier.odds, "oneIn": tier.one_in} for tier in kind.tiers],
        "perHit": kind.per_hit,
        "returned": kind.returned,
        "maxStake": MOST_STAKE,
    }
