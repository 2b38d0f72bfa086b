"""A member's favourites and recent games."""

from collections.abc import Mapping
from typing import Any

from ..calls.call import Call, Fields
from ..refusals import not_found
from ..storage.database import Transaction
from .catalogue import BY_ID, find_game
from .describe import describe_game, page_of


def favorite_games(call: Call) -> Fields:
    """The ids of the favourites, latest first."""
    return {"value": {"favGameIds": _favourites(call)}}


def favorite_games_list(call: Call) -> Fields:
    """One page of the favourites, latest first."""
    return {"value": {"favGameList": _page(call, _favourites(call))}}


def add_favorite_game(call: Call) -> Fields:
    """Adds a favourite. One that is there already keeps its place."""
    game = find_game(call.body["nodeId"], call.body["vendor"], call.body["gameType"])
    if game is None:
        raise not_found("There is no such game.")
    with call.platform.database.transaction() as transaction:
        transaction.run(
            "INSERT INTO favourite (member_id, node_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            call.session.member_id,
            game.node_id,
        )
    return {}


def remove_favorite_game(call: Call) -> Fields:
    """Removes a favourite, if it is one."""
    game = find_game(call.query["nodeId"], call.query["vendor"], call.query["gameType"])
    if game is not None:
        with call.platform.database.transaction() as transaction:
            transaction.run(
                "DELETE FROM favourite WHERE member_id = ? AND node_id = ?", call.session.member_id, game.node_id
            )
    return {}


def recent_games(call: Call) -> Fields:
    """One page of the games that the member has started, latest first."""
    with call.platform.database.transaction() as transaction:
        rows = transaction.all(
            "SELECT node_id FROM recent_game WHERE member_id = ? ORDER BY played_at DESC, node_id",
            call.session.member_id,
        )
    return {"value": _page(call, [row["node_id"] for row in rows])}


def remember_game(transaction: Transaction, member_id: int, node_id: int, now: int) -> None:
    """Makes the game the latest of the member's recent ones."""
    transaction.run(
        """INSERT INTO recent_game (member_id, node_id, played_at) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET played_at = excluded.played_at""",
        member_id,
        node_id,
        now,
    )


def _favourites(call: Call) -> list[int]:
    with call.platform.database.transaction() as transaction:
        rows = transaction.all(
            "SELECT node_id FROM favourite WHERE member_id = ? ORDER BY id DESC", call.session.member_id
        )
    return [row["node_id"] for row in rows]


def _page(call: Call, ids: list[int]) -> Mapping[str, Any]:
    number = call.query["pageNum"]
    page, pages = page_of(ids, number, call.query["pageSize"])
    return {"content": [describe_game(BY_ID[node_id]) for node_id in page], "pageNum": number, "totalPages": pages}
