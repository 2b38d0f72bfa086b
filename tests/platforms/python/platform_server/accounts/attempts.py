"""Counts tries, so that nothing can be guessed."""

from ..refusals import too_many_attempts
from ..storage.database import Transaction

WINDOW_MS = 15 * 60 * 1000


def begin_attempt(transaction: Transaction, key: str, most: int, now: int) -> int:
    """Counts a try before its outcome is known, so that sixty at once count as sixty. Refuses those after `most`."""
    transaction.run("DELETE FROM attempt WHERE at < ?", now - WINDOW_MS)
    counted = transaction.one("SELECT count(*) AS count, min(at) AS first FROM attempt WHERE key = ?", key)
    if counted is not None and counted["count"] >= most:
        wait = counted["first"] + WINDOW_MS - now
        raise too_many_attempts(max(1, -(-wait // 1000)))
    return transaction.insert("INSERT INTO attempt (key, at) VALUES (?, ?)", key, now)


def forgive_attempt(transaction: Transaction, attempt_id: int) -> None:
    """Counts a try no more: it was right."""
    transaction.run("DELETE FROM attempt WHERE id = ?", attempt_id)


def needs_captcha(transaction: Transaction, key: str, now: int) -> bool:
    """Whether a try has failed since the last right one."""
    statement = "SELECT count(*) FROM attempt WHERE key = ? AND needs_captcha = 1 AND at >= ?"
    return transaction.number(statement, key, now - WINDOW_MS) > 0


def end_captchas(transaction: Transaction, key: str) -> None:
    """Asks for no more captchas after a right try. The failed ones before it still count."""
    transaction.run("UPDATE attempt SET needs_captcha = 0 WHERE key = ?", key)
