"""The promotions that are open to everybody."""

from collections.abc import Mapping
from typing import Any

DAY_MS = 24 * 60 * 60 * 1000

PROMOTIONS: tuple[Mapping[str, Any], ...] = (
    {
        "id": 501,
        "category": "CASHBACK",
        "kind": "CHALLENGE",
        "status": "JOIN",
        "title": "Weekly rebate",
        "summary": "Part of what you staked last week comes back every Monday.",
        "content": "<p>We add up what you stake from Monday to Sunday and pay 0.5% of it back.</p>",
        "url": "/img/banners/rebate.svg",
        "bonus": 2_500,
    },
    {
        "id": 502,
        "category": "GAMES",
        "kind": "SIGN",
        "status": "COMING_SOON",
        "title": "Slots month",
        "summary": "A new slot every day.",
        "content": "<p>Sign up and find a new slot every day of the month.</p>",
        "url": "/img/banners/lobby.svg",
        "bonus": 5_000,
    },
)


def open_promotions() -> int:
    """How many promotions a member can join."""
    return sum(promotion["status"] == "JOIN" for promotion in PROMOTIONS)


def describe(promotion: Mapping[str, Any], now: int, currency: str) -> Mapping[str, Any]:
    """A Promotion of the contract: those that are coming start a week from now, the others started a month ago."""
    days = 7 if promotion["status"] == "COMING_SOON" else -30
    return {**promotion, "currency": currency, "startsAt": (now // DAY_MS + days) * DAY_MS}
