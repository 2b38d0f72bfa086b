"""Games and vendors as the contract has them."""

from collections.abc import Mapping
from typing import Any

from .catalogue import GAMES, OWN_LIST, VENDORS, Game

HOUR_MS = 60 * 60 * 1000
DAY_MS = 24 * HOUR_MS


def picture_of(game: Game) -> str:
    """The path of a game's picture."""
    return f"/img/games/{game.node_id}.svg"


def describe_game(game: Game) -> Mapping[str, Any]:
    """A Game of the contract."""
    return {
        "nodeId": game.node_id,
        "nodeName": game.name,
        "vassalage": game.vendor,
        "gameType": game.type,
        "gameCode": game.code,
        "displayName": VENDORS[game.vendor].name,
        "showIcon": picture_of(game),
        "isHot": int(game.is_hot),
        "releasedOn": game.released_on,
        "demo": game.has_demo,
    }


def describe_vendor(code: str, category: str, now: int) -> Mapping[str, Any]:
    """A VendorCard of the contract. A vendor with one game in a category starts as that game."""
    games = [game for game in GAMES if (game.vendor, game.type) == (code, category)]
    card: dict[str, Any] = {
        "vassalage": code,
        "displayName": VENDORS[code].name,
        "gameType": category,
        "icon": f"/img/vendors/{code}.svg",
        "gameCount": len(games),
        "scene": picture_of(games[0]),
    }
    if len(games) > 1:
        card["isGame"] = OWN_LIST
    until = maintenance_end(code, now)
    return card if until is None else {**card, "maintenanceUntil": until}


def maintenance_end(vendor: str, now: int) -> int | None:
    """When the vendor's maintenance ends, in epoch milliseconds; None while there is none."""
    since_midnight = now % DAY_MS
    if VENDORS[vendor].nightly and 4 * HOUR_MS <= since_midnight < 5 * HOUR_MS:
        return now - since_midnight + 5 * HOUR_MS
    return None


def page_of(entries: list[Any], number: int, size: int) -> tuple[list[Any], int]:
    """The entries of a page, from 1, and the number of pages."""
    return entries[(number - 1) * size : number * size], -(-len(entries) // size)
