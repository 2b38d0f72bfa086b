"""A member's new password."""

import re
from collections.abc import Mapping

from ..calls.call import Call, Fields
from ..contract.body import check_value
from ..refusals import invalid_fields
from ..system.registration_rules import RULES
from .attempts import begin_attempt, forgive_attempt
from .passwords import hash_password, is_password
from .sessions import end_session, end_sessions

#: Wrong old passwords within a quarter of an hour.
MOST = 5


def change_password(call: Call) -> Fields:
    """Replaces the password and ends the account's other sessions; one that owed the new password ends too."""
    platform, session = call.platform, call.session
    payload = platform.keys.read(call.body)
    check_value(payload, {"$ref": "#/components/schemas/ChangePasswordPayload"}, platform.contract.validator)
    with platform.database.transaction() as transaction:
        attempt = begin_attempt(transaction, f"password {session.member_id}", MOST, platform.clock.now())
        member = transaction.one("SELECT password FROM member WHERE id = ?", session.member_id)
    if member is None or not is_password(payload["oldPassword"], member["password"]):
        raise invalid_fields(("oldPassword", "wrong"))
    problems = _problems(payload)
    new = hash_password(payload["newPassword"])
    with platform.database.transaction() as transaction:
        forgive_attempt(transaction, attempt)
        if not problems:
            transaction.run(
                """UPDATE member SET password = ?, is_default_password = 0, temporary_password = NULL,
                temporary_until = NULL WHERE id = ?""",
                new,
                session.member_id,
            )
            end_sessions(transaction, session.member_id, "not_logged_in", spared=session.token_hash)
            if session.owes_password:
                end_session(transaction, session.token_hash, "not_logged_in")
    if problems:
        raise invalid_fields(*problems)
    return {}


def _problems(payload: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is wrong with the new password, by field and rule."""
    new, rule = payload["newPassword"], RULES["password"]
    problems = []
    if not rule["minLength"] <= len(new) <= rule["maxLength"]:
        problems.append(("newPassword", "length"))
    elif not re.search(rule["acceptedPattern"], new):
        problems.append(("newPassword", "pattern"))
    elif new == payload["oldPassword"]:
        problems.append(("newPassword", "same"))
    if payload["confirmNewPassword"] != new:
        problems.append(("confirmNewPassword", "mismatch"))
    return problems
