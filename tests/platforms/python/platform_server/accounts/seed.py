"""The members that a new database has."""

from ..money.ledger import book
from ..storage.database import Transaction
from .passwords import hash_password

#: Account, nickname, type, VIP level, state, whether the operator's password is still in use, balance.
MEMBERS = (
    ("demo-player-1", "Dana", 0, "Gold", "open", False, 50_000),
    ("demo-player-2", "Robin", 0, "Bronze", "open", False, 20_000),
    ("demo-player-3", "Sam", 0, "Bronze", "open", True, 10_000),
    ("demo-player-4", "Alex", 0, "Bronze", "frozen", False, 0),
    ("demo-player-5", "Kim", 0, "Bronze", "locked", False, 0),
    ("demo-trial-1", "Guest", 4, "", "open", False, 20_000),
)

MESSAGES = (
    ("Welcome", "<p>Your account is open. Have a look around.</p>"),
    ("Keep play within your limits", "<p>Decide what you can afford before you play, and take breaks.</p>"),
)


def seed_members(transaction: Transaction, password: str, now: int) -> None:
    """Adds the members, all with the same password."""
    for account, nickname, kind, level, state, is_default, balance in MEMBERS:
        member_id = transaction.insert(
            """INSERT INTO member (account, nickname, email, type, vip_label, state, password, is_default_password)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
            account,
            nickname,
            f"{account}@players.example",
            kind,
            level,
            state,
            hash_password(password),
            is_default,
        )
        if balance:
            book(transaction, member_id, "opening", balance, now)
        for title, content in MESSAGES:
            transaction.insert(
                "INSERT INTO message (member_id, title, content, created_at) VALUES (?, ?, ?, ?)",
                member_id,
                title,
                content,
                now,
            )
