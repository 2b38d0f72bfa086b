"""Placing the lines of a slip: all of them, or none."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ..calls.call import Call, Fields
from ..money.ledger import balance_of, book, tell_balance
from ..refusals import Refusal
from ..storage.database import Row, Transaction
from .bets import describe_bets
from .games import BY_CODE, Lottery
from .kinds import MOST_STAKE, Kind

LEAST_STAKE = 10
STAKE_STEP = 10
MOST_LINES = 50


@dataclass(frozen=True)
class Line:
    """A line that can be placed."""

    lottery: Lottery
    draw: int
    kind: Kind
    selection: list[str]
    stake: int


def place_lottery_bets(call: Call) -> Fields:
    """Places a slip once for each idempotency key: the key with the same lines is answered with the first bets."""
    now, member_id = call.platform.clock.now(), call.session.member_id
    key, lines = call.body["idempotencyKey"], call.body["lines"]
    # One text for each slip, whatever the order of its fields.
    text = json.dumps(lines, sort_keys=True)
    with call.platform.database.transaction() as transaction:
        slip = transaction.one("SELECT id, lines FROM slip WHERE member_id = ? AND key = ?", member_id, key)
        if slip is None:
            slip_id = _place(transaction, call, _read_lines(lines, now), text, now)
        elif slip["lines"] == text:
            slip_id = slip["id"]
        else:
            raise Refusal(409, "idempotency_conflict", "The key was used for another slip.")
        return {"value": _receipt(transaction, call, slip_id)}


def _place(transaction: Transaction, call: Call, lines: list[Line], text: str, now: int) -> int:
    member_id = call.session.member_id
    slip_id = transaction.insert(
        "INSERT INTO slip (member_id, key, lines) VALUES (?, ?, ?)", member_id, call.body["idempotencyKey"], text
    )
    book(transaction, member_id, "lottery stake", -sum(line.stake for line in lines), now)
    for line in lines:
        transaction.insert(
            """INSERT INTO lottery_bet (slip_id, member_id, game_code, draw, kind, selection, stake, odds, placed_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            slip_id,
            member_id,
            line.lottery.code,
            line.draw,
            line.kind.code,
            json.dumps(line.selection),
            line.stake,
            line.kind.odds,
            now,
        )
    tell_balance(transaction, member_id, call.platform.settings.currency)
    return slip_id


def _receipt(transaction: Transaction, call: Call, slip_id: int) -> Mapping[str, Any]:
    bets: list[Row] = transaction.all("SELECT * FROM lottery_bet WHERE slip_id = ? ORDER BY id", slip_id)
    return {
        "bets": describe_bets(transaction, bets),
        "balance": balance_of(transaction, call.session.member_id),
        "currency": call.platform.settings.currency,
    }


def _read_lines(lines: list[Mapping[str, Any]], now: int) -> list[Line]:
    """The lines that can be placed. Each rule looks at all lines, so that a refusal lists every one."""
    games = [BY_CODE.get(line["gameCode"]) for line in lines]
    _refuse(404, "not_found", "There is no such game.", (game is None for game in games))
    lotteries = [game for game in games if game is not None]
    kinds = [lottery.kind(line["kind"]) for lottery, line in zip(lotteries, lines, strict=True)]
    wrong = (kind is None or not _fits(kind, line) for kind, line in zip(kinds, lines, strict=True))
    _refuse(422, "invalid_field", "A line has no such bet, selection or stake.", wrong)
    draws = [_open_draw(lottery, line["issue"], now) for lottery, line in zip(lotteries, lines, strict=True)]
    _refuse(409, "issue_closed", "The draw takes no more bets.", (draw is None for draw in draws))
    known = [kind for kind in kinds if kind is not None]
    changed = (kind.odds != line["odds"] for kind, line in zip(known, lines, strict=True))
    _refuse(409, "odds_changed", "The odds have changed.", changed)
    return [
        Line(lottery, draw, kind, line["selection"], line["stake"])
        for lottery, draw, kind, line in zip(lotteries, draws, known, lines, strict=True)
        if draw is not None
    ]


def _fits(kind: Kind, line: Mapping[str, Any]) -> bool:
    is_stake = LEAST_STAKE <= line["stake"] <= MOST_STAKE and line["stake"] % STAKE_STEP == 0
    return is_stake and kind.is_selection(line["selection"])


def _open_draw(lottery: Lottery, issue: str, now: int) -> int | None:
    """The draw of this name, if it takes bets: the next one, or the one after it once that is closed."""
    draw = lottery.next_draw(now)
    if now >= lottery.draw_time(draw) - lottery.closes_before:
        draw += 1
    return draw if lottery.issue(draw) == issue else None


def _refuse(status: int, code: str, message: str, wrong: Iterable[bool]) -> None:
    """Refuses the slip if some of its lines are wrong, with their numbers."""
    lines = [number for number, is_wrong in enumerate(wrong) if is_wrong]
    if lines:
        raise Refusal(status, code, message, {"lines": lines})
