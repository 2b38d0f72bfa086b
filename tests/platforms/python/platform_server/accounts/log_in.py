"""Logging in and out."""

from collections.abc import Mapping
from typing import Any

from ..calls.call import Call, Fields
from ..contract.body import check_value
from ..refusals import Refusal
from ..storage.database import Row, Transaction
from .attempts import begin_attempt, end_captchas, forgive_attempt, needs_captcha
from .captcha import captcha_refusal, use_captcha
from .member_info import member_info
from .passwords import NOBODYS, is_password
from .sessions import end_session, open_session

#: Wrong passwords within a quarter of an hour, for one account and for one visitor.
MOST_FOR_ACCOUNT = 10
MOST_FOR_VISITOR = 30

PAYLOAD = {"anyOf": [{"$ref": "#/components/schemas/LoginPayload"}, {"$ref": "#/components/schemas/SmsLoginPayload"}]}


def login(call: Call) -> Fields:
    """Opens a session. The captcha comes before the password, and a try counts before it is known to be right."""
    payload = call.platform.keys.read(call.body)
    check_value(payload, PAYLOAD, call.platform.contract.validator)
    if payload["type"] == "sms":
        raise Refusal(403, "not_available", "Log-in by SMS is off.")
    member, attempts = _begin(call, payload)
    is_temporary = _is_temporary(call, member, payload["password"])
    if not is_temporary and not is_password(payload["password"], NOBODYS if member is None else member["password"]):
        raise Refusal(401, "invalid_credentials", "The username or the password is wrong.", {"captcha": True})
    if member is None:
        raise LookupError("The password of no account was right.")
    return {"value": _open(call, member, is_temporary, attempts)}


def logout(call: Call) -> Fields:
    """Ends the session of the call."""
    with call.platform.database.transaction() as transaction:
        end_session(transaction, call.session.token_hash, "not_logged_in")
    return {}


def _begin(call: Call, payload: Mapping[str, Any]) -> tuple[Row | None, list[int]]:
    """The account of a name, and the tries as which this one counts."""
    now = call.platform.clock.now()
    keys = _keys(call, payload["username"])
    with call.platform.database.transaction() as transaction:
        if any(needs_captcha(transaction, key, now) for key in keys):
            is_right = use_captcha(transaction, payload.get("captchaId"), payload.get("captcha"), now)
        else:
            is_right = True
        attempts = []
        if is_right:
            attempts = [
                begin_attempt(transaction, key, most, now)
                for key, most in zip(keys, (MOST_FOR_ACCOUNT, MOST_FOR_VISITOR), strict=True)
            ]
        member = transaction.one("SELECT * FROM member WHERE account = ?", payload["username"].strip())
    # The captcha is used up even if its answer was wrong, so this comes after the transaction.
    if not is_right:
        raise captcha_refusal(payload.get("captcha"))
    return member, attempts


def _keys(call: Call, username: str) -> tuple[str, str]:
    return f"log-in account {username.strip().lower()}", f"log-in visitor {call.visitor}"


def _is_temporary(call: Call, member: Row | None, password: str) -> bool:
    """Whether the password is the temporary one that was emailed."""
    if member is None or member["temporary_password"] is None:
        return False
    in_time = member["temporary_until"] >= call.platform.clock.now()
    return is_password(password, member["temporary_password"]) and in_time


def _open(call: Call, member: Row, is_temporary: bool, attempts: list[int]) -> Mapping[str, Any]:
    now = call.platform.clock.now()
    owes_password = is_temporary or bool(member["is_default_password"])
    with call.platform.database.transaction() as transaction:
        for attempt in attempts:
            forgive_attempt(transaction, attempt)
        for key in _keys(call, member["account"]):
            end_captchas(transaction, key)
    # Said only to somebody who knows the password: it tells that the account exists.
    if member["state"] != "open":
        raise Refusal(403, f"account_{member['state']}", f"The account is {member['state']}.")
    with call.platform.database.transaction() as transaction:
        if is_temporary:
            _use_temporary(transaction, member)
        token = open_session(transaction, member["id"], owes_password, now)
        info = member_info(transaction, member["id"], owes_password, call.platform.settings)
    return {
        "token": token,
        "firstTimeLogin": bool(member["is_default_password"]),
        "passwordExpired": False,
        "userInfo": info,
    }


def _use_temporary(transaction: Transaction, member: Row) -> None:
    # The old password is valid until the temporary one is used.
    transaction.run(
        """UPDATE member SET password = temporary_password, temporary_until = NULL, temporary_password = NULL
        WHERE id = ?""",
        member["id"],
    )
