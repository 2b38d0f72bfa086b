"""The calls about promotions. This platform has none that members join, so each status is the same for everybody."""

from ..calls.call import Call, Calls, Fields
from .offers import PROMOTIONS, describe


def promotions(call: Call) -> Fields:
    """Every promotion."""
    now, currency = call.platform.clock.now(), call.platform.settings.currency
    return {"value": {"promotions": [describe(promotion, now, currency) for promotion in PROMOTIONS]}}


CALLS: Calls = {"promotions": promotions}
