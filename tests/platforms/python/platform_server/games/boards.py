"""Winner boards."""

from collections.abc import Mapping
from typing import Any

from ..calls.call import Call, Fields
from ..storage.database import Row, Transaction
from .catalogue import BY_ID
from .describe import picture_of

#: The largest wins are those of a week.
WEEK_MS = 7 * 24 * 60 * 60 * 1000


def rank_list(call: Call) -> Fields:
    """The largest wins of a week, in all categories or in one."""
    category = call.query["gameCategory"] or "ALL"
    since = call.platform.clock.now() - WEEK_MS
    with call.platform.database.transaction() as transaction:
        wins = transaction.all("SELECT * FROM win WHERE won_at > ? ORDER BY amount DESC, id", since)
    listed = [win for win in wins if category in ("ALL", BY_ID[win["node_id"]].type)]
    return _board(call, listed[: call.query["limitNum"]])


def winner_board(call: Call) -> Fields:
    """The latest wins."""
    with call.platform.database.transaction() as transaction:
        wins = transaction.all("SELECT * FROM win ORDER BY won_at DESC, id DESC LIMIT ?", call.query["limitNum"])
    return _board(call, wins)


def record_win(transaction: Transaction, account: str, node_id: int, amount: int, now: int, currency: str) -> None:
    """Adds a win to the boards, and tells open pages."""
    win_id = add_win(transaction, account, node_id, amount, now)
    win = transaction.one("SELECT * FROM win WHERE id = ?", win_id)
    if win is not None:
        transaction.tell(None, "winner", _entry(win, currency))


def add_win(transaction: Transaction, account: str, node_id: int, amount: int, won_at: int) -> int:
    """Adds a win to the boards, under a name whose middle is hidden."""
    return transaction.insert(
        "INSERT INTO win (account, node_id, amount, won_at) VALUES (?, ?, ?, ?)",
        f"{account[:2]}***{account[-2:]}",
        node_id,
        amount,
        won_at,
    )


def _board(call: Call, wins: list[Row]) -> Fields:
    return {"value": {"list": [_entry(win, call.platform.settings.currency) for win in wins]}}


def _entry(win: Row, currency: str) -> Mapping[str, Any]:
    game = BY_ID[win["node_id"]]
    entry = {
        "id": win["id"],
        "winAmount": win["amount"],
        "currency": currency,
        "account": win["account"],
        "nodeId": game.node_id,
        "nodeName": game.name,
        "vassalage": game.vendor,
        "gameType": game.type,
        "gameCode": game.code,
        "wonAt": win["won_at"],
        "showIcon": picture_of(game),
    }
    return {"vo": entry}
