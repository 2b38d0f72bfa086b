"""The calls about wallets. All vendors play from the member's one balance."""

from ..calls.call import Call, Calls, Fields
from .ledger import balance_of


def balance(call: Call) -> Fields:
    """The balance of the only wallet."""
    with call.platform.database.transaction() as transaction:
        amount = balance_of(transaction, call.session.member_id)
    return {"value": {"balance": amount, "currency": call.platform.settings.currency}}


def merchant_wallet(_call: Call) -> Fields:
    """That there is only one wallet."""
    return {"value": {"isSingle": True}}


CALLS: Calls = {"balance": balance, "merchantWallet": merchant_wallet}
