"""Refusals that every call has in common, in the order of `docs/platform/rules.md`."""

from ..accounts.sessions import Session, find_session
from ..contract.document import Operation
from ..refusals import Refusal
from ..storage.database import Transaction
from ..system.modules import is_any_module_on
from ..system.status import refuse_while_closed

#: The type of trial accounts.
TRIAL = 4


def pass_gate(transaction: Transaction, operation: Operation, token: str | None, now: int) -> Session | None:
    """The caller's session, if any. Refuses: closed, not logged in, something owed, module off, trial account."""
    refuse_while_closed(transaction, operation.path)
    if not operation.needs_session:
        session = _visitors_session(transaction, token, now)
    else:
        session = find_session(transaction, token, now)
        if session.owes_password and "password" not in operation.open_while_owed:
            raise Refusal(403, "password_change_due", "This session owes a new password.")
    if operation.modules and not is_any_module_on(transaction, operation.modules):
        raise Refusal(403, "not_available", f"None of {', '.join(operation.modules)} is on.")
    if operation.closed_to_trials and session is not None and session.type == TRIAL:
        raise Refusal(403, "trial_account", "A trial account cannot do this.")
    return session


def _visitors_session(transaction: Transaction, token: str | None, now: int) -> Session | None:
    """The session of a call that visitors may make. One that has ended, or owes something, is answered as theirs."""
    try:
        session = find_session(transaction, token, now)
    except Refusal:
        return None
    return None if session.owes_password else session
