"""Sessions: one for each account. A log-in ends the one before."""

from dataclasses import dataclass

from ..refusals import Refusal
from ..storage.database import Transaction
from .tokens import hash_token, new_token

#: A session ends when it has made no call for so long: the documents leave this to the platform.
IDLE_MS = 12 * 60 * 60 * 1000


@dataclass(frozen=True)
class Session:
    """Who makes a call."""

    token_hash: str
    member_id: int
    account: str
    type: int
    owes_password: bool


def open_session(transaction: Transaction, member_id: int, owes_password: bool, now: int) -> str:
    """Ends the account's sessions, and returns the token of a new one."""
    end_sessions(transaction, member_id, "logged_in_elsewhere")
    token = new_token()
    transaction.insert(
        "INSERT INTO session (token_hash, member_id, created_at, used_at, owes_password) VALUES (?, ?, ?, ?, ?)",
        hash_token(token),
        member_id,
        now,
        now,
        owes_password,
    )
    return token


def find_session(transaction: Transaction, token: str | None, now: int) -> Session:
    """The open session with this token. Refuses with the reason for which it has ended."""
    row = transaction.one(
        """SELECT token_hash, member_id, account, type, owes_password, used_at, ended
        FROM session JOIN member ON member.id = member_id WHERE token_hash = ?""",
        "" if token is None else hash_token(token),
    )
    if row is not None and row["ended"] is not None:
        raise Refusal(401, row["ended"], "The session has ended.")
    if row is None or row["used_at"] < now - IDLE_MS:
        raise Refusal(401, "not_logged_in", "This call needs a session.")
    transaction.run("UPDATE session SET used_at = ? WHERE token_hash = ?", now, row["token_hash"])
    return Session(row["token_hash"], row["member_id"], row["account"], row["type"], bool(row["owes_password"]))


def end_session(transaction: Transaction, token_hash: str, reason: str) -> None:
    """Ends one session, and its socket with it."""
    if transaction.run("UPDATE session SET ended = ? WHERE token_hash = ? AND ended IS NULL", reason, token_hash):
        transaction.end_socket(token_hash, reason)


def end_sessions(transaction: Transaction, member_id: int, reason: str, spared: str = "") -> None:
    """Ends every session of an account but the `spared` one."""
    open_ones = transaction.all(
        "SELECT token_hash FROM session WHERE member_id = ? AND ended IS NULL AND token_hash <> ?", member_id, spared
    )
    for row in open_ones:
        end_session(transaction, row["token_hash"], reason)
