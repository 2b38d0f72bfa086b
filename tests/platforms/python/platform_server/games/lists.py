"""Lists of games and vendors."""

from ..calls.call import Call, Fields
from .catalogue import CATEGORIES, GAMES, VENDORS
from .describe import describe_game, describe_vendor, page_of, picture_of


def game_list(call: Call) -> Fields:
    """One page of games: of a category or a list below one, of a vendor, or of all."""
    kind, vendor = call.query["gameType"], call.query["vassalage"]
    games = [
        game
        for game in GAMES
        if (kind is None or kind in (game.type, *game.lists)) and (vendor is None or vendor == game.vendor)
    ]
    page, _ = page_of(games, call.query["pageNo"], call.query["pageSize"])
    return {"games": [describe_game(game) for game in page], "total": len(games)}


def hot_games(_call: Call) -> Fields:
    """The hot games."""
    return {"value": [describe_game(game) for game in GAMES if game.is_hot]}


def vendor_game_types(_call: Call) -> Fields:
    """The categories of each vendor."""
    value = [
        {"vassalage": code, "displayName": vendor.name, "gameTypes": [kind for kind in CATEGORIES if _has(code, kind)]}
        for code, vendor in VENDORS.items()
    ]
    return {"value": value}


def game_vendor(call: Call) -> Fields:
    """Vendors by category. Categories without a vendor have no lane."""
    now = call.platform.clock.now()
    lanes = []
    for kind in CATEGORIES:
        cards = [describe_vendor(code, kind, now) for code in VENDORS if _has(code, kind)]
        if cards:
            lanes.append({"title": kind, "cards": cards})
    return {"data": {"lanes": lanes}}


def searchable_games(call: Call) -> Fields:
    """One page of the names that games are found by."""
    page, _ = page_of(list(GAMES), call.query["pageNo"], call.query["pageSize"])
    games = [
        {
            "nodeId": game.node_id,
            "name": game.name,
            "vassalage": game.vendor,
            "gameType": game.type,
            "gameCode": game.code,
            "showIcon": picture_of(game),
            "isHot": int(game.is_hot),
        }
        for game in page
    ]
    return {"value": {"games": games, "total": len(GAMES)}}


def room_list(call: Call) -> Fields:
    """A table for each live game of the vendor."""
    rooms = [
        {
            "roomId": f"{game.vendor}-{game.node_id}",
            "gameCode": game.code,
            "name": game.name,
            "minBet": 100,
            "maxBet": 20_000,
            "currency": call.platform.settings.currency,
            "players": game.node_id % 17 + 3,
            "open": True,
        }
        for game in GAMES
        if (game.vendor, game.type) == (call.query["vassalage"], "LIVE")
    ]
    return {"value": rooms}


def _has(vendor: str, kind: str) -> bool:
    return any((game.vendor, game.type) == (vendor, kind) for game in GAMES)
