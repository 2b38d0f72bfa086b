"""A temporary password for a member who forgot theirs."""

import secrets

from ..calls.call import Call, Fields
from ..refusals import Refusal
from .attempts import begin_attempt
from .passwords import hash_password

#: Requests within a quarter of an hour, from one visitor and about one account.
MOST = 5

LIFE_MS = 30 * 60 * 1000


def forgot_by_email(call: Call) -> Fields:
    """Writes an email into the table `email`, from which the operator's mail job sends it."""
    username, address = call.body["username"].strip(), call.body["email"].strip()
    now = call.platform.clock.now()
    temporary = f"{secrets.token_hex(4)}-{secrets.token_hex(4).upper()}"
    hashed = hash_password(temporary)
    with call.platform.database.transaction() as transaction:
        # Wrong ones count too, so the count outlives the refusal.
        for key in (f"email account {username.lower()}", f"email visitor {call.visitor}"):
            begin_attempt(transaction, key, MOST, now)
        member = transaction.one(
            "SELECT id, email FROM member WHERE account = ? AND email = ? COLLATE NOCASE", username, address
        )
        if member is not None:
            transaction.run(
                "UPDATE member SET temporary_password = ?, temporary_until = ? WHERE id = ?",
                hashed,
                now + LIFE_MS,
                member["id"],
            )
            transaction.insert(
                "INSERT INTO email (recipient, subject, text, created_at) VALUES (?, ?, ?, ?)",
                member["email"],
                "Your temporary password",
                f"Log in with {temporary} within 30 minutes. You then choose a new password.",
                now,
            )
    if member is None:
        raise Refusal(404, "member_unknown", "No member has this username and this address.")
    return {}
