"""A member's messages."""

from ..storage.database import Transaction


def unread_messages(transaction: Transaction, member_id: int) -> int:
    """How many messages the member has not opened."""
    return transaction.number("SELECT count(*) FROM message WHERE member_id = ? AND read_at IS NULL", member_id)
