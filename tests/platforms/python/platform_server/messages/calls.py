"""The calls about messages."""

from ..calls.call import Call, Calls, Fields
from .inbox import unread_messages


def unread_count(call: Call) -> Fields:
    """How many messages the member has not opened."""
    with call.platform.database.transaction() as transaction:
        count = unread_messages(transaction, call.session.member_id)
    return {"value": {"unreadCount": count}}


CALLS: Calls = {"unreadCount": unread_count}
