"""A member's bets on draws."""

import json
from collections.abc import Mapping
from typing import Any

from ..calls.call import Call, Fields
from ..storage.database import Row, Transaction
from .draws import result_of
from .games import BY_CODE, describe_lottery

_STATES = {"all": ("open", "won", "lost"), "open": ("open",), "settled": ("won", "lost")}


def lottery_bets(call: Call) -> Fields:
    """One page of the member's bets, latest first."""
    number, size = call.query["pageNum"], call.query["pageSize"]
    states = _STATES[call.query["state"]]
    chosen = f"FROM lottery_bet WHERE member_id = ? AND state IN ({', '.join('?' * len(states))})"
    with call.platform.database.transaction() as transaction:
        count = transaction.number(f"SELECT count(*) {chosen}", call.session.member_id, *states)
        bets = transaction.all(
            f"SELECT * {chosen} ORDER BY id DESC LIMIT ? OFFSET ?",
            call.session.member_id,
            *states,
            size,
            (number - 1) * size,
        )
        content = describe_bets(transaction, bets)
    return {"value": {"content": content, "pageNum": number, "totalPages": -(-count // size)}}


def recent_lottery_games(call: Call) -> Fields:
    """The games that the member bet on last, latest first."""
    with call.platform.database.transaction() as transaction:
        rows = transaction.all(
            "SELECT game_code FROM lottery_bet WHERE member_id = ? GROUP BY game_code ORDER BY max(id) DESC",
            call.session.member_id,
        )
    return {"value": [describe_lottery(BY_CODE[row["game_code"]]) for row in rows]}


def describe_bets(transaction: Transaction, bets: list[Row]) -> list[Mapping[str, Any]]:
    """LotteryBets of the contract."""
    secret = draw_secret(transaction)
    return [_describe(secret, bet) for bet in bets]


def draw_secret(transaction: Transaction) -> str:
    """The secret from which all seeds follow."""
    site = transaction.one("SELECT draw_secret FROM site")
    if site is None:
        raise LookupError("The database has no site.")
    return str(site["draw_secret"])


def _describe(secret: str, bet: Row) -> Mapping[str, Any]:
    lottery = BY_CODE[bet["game_code"]]
    kind = lottery.kind(bet["kind"])
    if kind is None:
        raise LookupError(f"{lottery.code} has no bet {bet['kind']}.")
    return {
        "betId": bet["id"],
        "gameCode": lottery.code,
        "gameName": lottery.name,
        "issue": lottery.issue(bet["draw"]),
        "kind": kind.code,
        "kindName": kind.name,
        "selection": kind.names_of(json.loads(bet["selection"])),
        "stake": bet["stake"],
        "odds": bet["odds"],
        "state": bet["state"],
        "win": bet["win"],
        "drawTime": lottery.draw_time(bet["draw"]),
        "placedAt": bet["placed_at"],
        "numbers": [] if bet["state"] == "open" else list(result_of(secret, lottery, bet["draw"]).headline),
    }
