"""One SQLite connection, which calls use one after another."""

import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TABLES = Path(__file__).with_name("tables.sql")

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Event:
    """What a transaction has to tell live: to one member, or to all if `member_id` is None."""

    member_id: int | None
    topic: str
    data: Mapping[str, Any]


@dataclass(frozen=True)
class SessionEnd:
    """A session that a transaction has ended."""

    token_hash: str
    reason: str


class Transaction:
    """Statements that take effect together, and the events that follow once they have."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.news: list[Event | SessionEnd] = []

    def all(self, statement: str, *values: Any) -> list[Row]:
        """Every row of a query."""
        return [dict(row) for row in self._connection.execute(statement, values)]

    def one(self, statement: str, *values: Any) -> Row | None:
        """The first row of a query, or None."""
        row = self._connection.execute(statement, values).fetchone()
        return None if row is None else dict(row)

    def number(self, statement: str, *values: Any) -> int:
        """The single number that a query counts or sums."""
        number: int = self._connection.execute(statement, values).fetchone()[0]
        return number

    def run(self, statement: str, *values: Any) -> int:
        """Runs a change, and says how many rows it changed."""
        return self._connection.execute(statement, values).rowcount

    def insert(self, statement: str, *values: Any) -> int:
        """Adds a row, and returns its id."""
        row_id = self._connection.execute(statement, values).lastrowid
        if row_id is None:
            raise sqlite3.DatabaseError("The row was not added.")
        return row_id

    def tell(self, member_id: int | None, topic: str, data: Mapping[str, Any]) -> None:
        """Sends a live event when the transaction is committed."""
        self.news.append(Event(member_id, topic, data))

    def end_socket(self, token_hash: str, reason: str) -> None:
        """Ends the socket of a session when the transaction is committed."""
        self.news.append(SessionEnd(token_hash, reason))


class Database:
    """Runs transactions one at a time: SQLite has one writer, and a call's reads then see no half of another's."""

    def __init__(self, path: str, publish: Callable[[list[Event | SessionEnd]], None]) -> None:
        """`publish` is called with the news of each transaction, in the order of the commits."""
        self._lock = threading.Lock()
        self._publish = publish
        self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._connection.executescript(TABLES.read_text(encoding="utf-8"))

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        """Commits at its end, or undoes everything if an exception leaves it."""
        with self._lock:
            self._connection.execute("BEGIN IMMEDIATE")
            transaction = Transaction(self._connection)
            try:
                yield transaction
            except BaseException:
                self._connection.execute("ROLLBACK")
                raise
            self._connection.execute("COMMIT")
            if transaction.news:
                self._publish(transaction.news)

    def close(self) -> None:
        """Ends the connection."""
        with self._lock:
            self._connection.close()
