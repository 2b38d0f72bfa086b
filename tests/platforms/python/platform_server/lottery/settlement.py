"""Makes draws when they are due: pays their bets, and tells open pages."""

from __future__ import annotations

import json
import threading
import traceback
from typing import TYPE_CHECKING

from ..games.boards import record_win
from ..money.ledger import book, tell_balance
from ..storage.database import Row, Transaction
from .bets import draw_secret
from .draws import result_of
from .games import LOTTERIES, Lottery

if TYPE_CHECKING:
    from ..platform import Platform

#: After a longer time without the platform only bets are settled: nobody waits for news of those draws.
NEWS_MS = 60_000


class Settlement:
    """A thread that wakes up for the next draw of any game."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="settlement", daemon=True)

    def start(self) -> None:
        """Begins with the draws that were due while the platform did not run."""
        self._thread.start()

    def stop(self) -> None:
        """Ends after the draw in hand."""
        self._stopped.set()
        self._thread.join()

    def settle_due(self) -> None:
        """Makes every draw that is due."""
        now = self._platform.clock.now()
        for lottery in LOTTERIES:
            with self._platform.database.transaction() as transaction:
                self._settle(transaction, lottery, now)
        with self._platform.database.transaction() as transaction:
            transaction.run("UPDATE site SET drawn_until = ?", now)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self.settle_due()
            except Exception:
                traceback.print_exc()
            now = self._platform.clock.now()
            due = min(lottery.draw_time(lottery.next_draw(now)) for lottery in LOTTERIES)
            self._stopped.wait((due - now) / 1000)

    def _settle(self, transaction: Transaction, lottery: Lottery, now: int) -> None:
        secret, last = draw_secret(transaction), lottery.next_draw(now) - 1
        bets = transaction.all(
            """SELECT lottery_bet.*, account FROM lottery_bet JOIN member ON member.id = member_id
            WHERE game_code = ? AND draw <= ? AND lottery_bet.state = 'open' ORDER BY lottery_bet.id""",
            lottery.code,
            last,
        )
        for bet in bets:
            self._pay(transaction, lottery, bet, secret, now)
        drawn_until = transaction.number("SELECT drawn_until FROM site")
        since = max(drawn_until, now - NEWS_MS)
        for draw in range(lottery.next_draw(since), last + 1):
            self._tell(transaction, lottery, draw, secret)

    def _pay(self, transaction: Transaction, lottery: Lottery, bet: Row, secret: str, now: int) -> None:
        kind = lottery.kind(bet["kind"])
        if kind is None:
            raise LookupError(f"{lottery.code} has no bet {bet['kind']}.")
        win = kind.pays(json.loads(bet["selection"]), bet["stake"], result_of(secret, lottery, bet["draw"]))
        state = "won" if win else "lost"
        transaction.run("UPDATE lottery_bet SET state = ?, win = ? WHERE id = ?", state, win, bet["id"])
        if win:
            currency = self._platform.settings.currency
            book(transaction, bet["member_id"], "lottery win", win, now)
            tell_balance(transaction, bet["member_id"], currency)
            record_win(transaction, bet["account"], lottery.node_id, win, now, currency)

    def _tell(self, transaction: Transaction, lottery: Lottery, draw: int, secret: str) -> None:
        news = {
            "gameCode": lottery.code,
            "issue": lottery.issue(draw),
            "status": "opened",
            "numbers": list(result_of(secret, lottery, draw).numbers),
            "drawTime": lottery.draw_time(draw),
            "next": {"issue": lottery.issue(draw + 1), "drawTime": lottery.draw_time(draw + 1)},
        }
        transaction.tell(None, "draw", news)
