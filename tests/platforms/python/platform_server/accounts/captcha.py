"""Captchas: a code in a picture, or a sum in words for visitors who cannot see one."""

import base64
import secrets

from ..calls.call import Call, Fields
from ..refusals import Refusal
from ..storage.database import Transaction
from .captcha_picture import draw_code
from .tokens import new_token

LIFE_MS = 5 * 60 * 1000

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def captcha(call: Call) -> Fields:
    """A new captcha, by its id."""
    if call.query["kind"] == "question":
        value, answer = _question()
    else:
        answer = f"{secrets.randbelow(10_000):04}"
        value = base64.b64encode(draw_code(answer)).decode("ascii")
    captcha_id = new_token()
    now = call.platform.clock.now()
    with call.platform.database.transaction() as transaction:
        transaction.run("DELETE FROM captcha WHERE created_at < ?", now - LIFE_MS)
        transaction.run("INSERT INTO captcha (id, answer, created_at) VALUES (?, ?, ?)", captcha_id, answer, now)
    return {"value": value, "captchaId": captcha_id}


def use_captcha(transaction: Transaction, captcha_id: str | None, answer: str | None, now: int) -> bool:
    """Whether the answer is right. Right or wrong, the captcha is used up."""
    row = transaction.one("DELETE FROM captcha WHERE id = ? RETURNING answer, created_at", captcha_id or "")
    return (
        row is not None
        and answer is not None
        and row["answer"] == answer.strip()
        and row["created_at"] >= now - LIFE_MS
    )


def captcha_refusal(answer: str | None) -> Refusal:
    """Why a log-in without a right answer is refused."""
    if not answer:
        return Refusal(401, "captcha_required", "The answer to a captcha is missing.", {"captcha": True})
    return Refusal(401, "captcha_wrong", "The answer to the captcha is wrong.", {"captcha": True})


def _question() -> tuple[str, str]:
    first, second = secrets.randbelow(9) + 1, secrets.randbelow(9) + 1
    return f"What is {_NUMBERS[first - 1]} plus {_NUMBERS[second - 1]}? Answer in figures.", str(first + second)
