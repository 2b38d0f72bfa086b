"""The wins that the boards of a new database show."""

from ..storage.database import Transaction
from .boards import add_win
from .catalogue import GAMES

MINUTE_MS = 60 * 1000

ACCOUNTS = ("quinn84", "esther14", "wade32", "yuri33", "mona57", "pascal26")


def seed_wins(transaction: Transaction, now: int) -> None:
    """Adds thirty wins of the last hours, the same at every start."""
    for number in range(30, 0, -1):
        account = ACCOUNTS[number * 5 % len(ACCOUNTS)]
        game = GAMES[number * 7 % len(GAMES)]
        add_win(transaction, account, game.node_id, 400 + number * 977 % 24_000, now - number * 11 * MINUTE_MS)
