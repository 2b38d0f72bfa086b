"""Moves money: the one place that changes a balance."""

from ..refusals import Refusal
from ..storage.database import Transaction


def book(transaction: Transaction, member_id: int, kind: str, amount: int, now: int) -> int:
    """Adds an amount, or takes one away if it is negative. Returns the balance after it, and refuses one below zero."""
    member = transaction.one("SELECT balance FROM member WHERE id = ?", member_id)
    if member is None:
        raise LookupError(f"There is no member {member_id}.")
    balance: int = member["balance"] + amount
    if balance < 0:
        raise Refusal(409, "insufficient_funds", "The balance is too small.")
    transaction.run("UPDATE member SET balance = ? WHERE id = ?", balance, member_id)
    transaction.insert(
        "INSERT INTO movement (member_id, kind, amount, balance, created_at) VALUES (?, ?, ?, ?, ?)",
        member_id,
        kind,
        amount,
        balance,
        now,
    )
    return balance


def tell_balance(transaction: Transaction, member_id: int, currency: str) -> None:
    """Sends the balance to the member's open pages."""
    transaction.tell(member_id, "balance", {"balance": balance_of(transaction, member_id), "currency": currency})


def balance_of(transaction: Transaction, member_id: int) -> int:
    """Spendable money, in minor units."""
    return transaction.number("SELECT balance FROM member WHERE id = ?", member_id)
