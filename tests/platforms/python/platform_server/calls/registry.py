"""Every call that this platform has, from the domains that answer them."""

from ..accounts.calls import CALLS as ACCOUNTS
from ..content.calls import CALLS as CONTENT
from ..games.calls import CALLS as GAMES
from ..lottery.calls import CALLS as LOTTERY
from ..messages.calls import CALLS as MESSAGES
from ..money.calls import CALLS as MONEY
from ..promotions.calls import CALLS as PROMOTIONS
from ..system.calls import CALLS as SYSTEM
from .call import Calls

CALLS: Calls = {
    **SYSTEM,
    **CONTENT,
    **GAMES,
    **LOTTERY,
    **ACCOUNTS,
    **MONEY,
    **MESSAGES,
    **PROMOTIONS,
}
