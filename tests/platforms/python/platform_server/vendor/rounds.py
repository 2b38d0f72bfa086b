"""Rounds of the demo vendor: red or black, which pays 195 for 100."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..accounts.tokens import hash_token
from ..games.boards import record_win
from ..games.catalogue import BY_ID
from ..money.ledger import balance_of, book, tell_balance
from ..refusals import Refusal
from ..storage.database import Row, Transaction

if TYPE_CHECKING:
    from ..platform import Platform

#: What a right pick pays, in hundredths of the stake.
ODDS = 195


def state_of(platform: Platform, token: str) -> Mapping[str, Any]:
    """The game's name, and the money or the credit that it plays with."""
    with platform.database.transaction() as transaction:
        launch = _find(transaction, token)
        is_demo = launch["credit"] is not None
        balance = launch["credit"] if is_demo else balance_of(transaction, launch["member_id"])
    return {
        "game": BY_ID[launch["node_id"]].name,
        "isDemo": is_demo,
        "balance": balance,
        "currency": platform.settings.currency,
    }


def play_round(platform: Platform, sent: Mapping[str, Any], colour: str) -> Mapping[str, Any]:
    """Plays one round for each key: a repeated one is answered again and moves nothing."""
    now, currency = platform.clock.now(), platform.settings.currency
    with platform.database.transaction() as transaction:
        launch = _find(transaction, sent["launch"])
        played = transaction.one(
            "SELECT stake, paid, balance FROM round WHERE launch_hash = ? AND key = ?",
            launch["token_hash"],
            sent["key"],
        )
        if played is not None:
            return played
        paid = sent["stake"] * ODDS // 100 if sent["pick"] == colour else 0
        if launch["credit"] is not None:
            balance = _move_credit(transaction, launch, paid, sent["stake"])
        else:
            balance = book(transaction, launch["member_id"], "stake", -sent["stake"], now)
            if paid:
                balance = book(transaction, launch["member_id"], "win", paid, now)
                record_win(transaction, launch["account"], launch["node_id"], paid, now, currency)
            tell_balance(transaction, launch["member_id"], currency)
        transaction.run(
            "INSERT INTO round (launch_hash, key, stake, paid, balance) VALUES (?, ?, ?, ?, ?)",
            launch["token_hash"],
            sent["key"],
            sent["stake"],
            paid,
            balance,
        )
    return {"stake": sent["stake"], "paid": paid, "balance": balance}


def _find(transaction: Transaction, token: str) -> Row:
    """The launch, which lasts as long as the session that made it."""
    launch = transaction.one(
        """SELECT launch.token_hash, node_id, credit, member_id, account FROM launch
        JOIN session ON session.token_hash = session_hash JOIN member ON member.id = member_id
        WHERE launch.token_hash = ? AND ended IS NULL""",
        hash_token(token),
    )
    if launch is None:
        raise Refusal(401, "not_logged_in", "The game's session is over.")
    return launch


def _move_credit(transaction: Transaction, launch: Row, paid: int, stake: int) -> int:
    if launch["credit"] < stake:
        raise Refusal(409, "insufficient_funds", "The play credit is used up.")
    credit: int = launch["credit"] + paid - stake
    transaction.run("UPDATE launch SET credit = ? WHERE token_hash = ?", credit, launch["token_hash"])
    return credit
