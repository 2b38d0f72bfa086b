"""The platform: its settings, its clock, its state and its live events."""

from .accounts.payload_keys import PayloadKeys
from .accounts.seed import seed_members
from .clock import Clock
from .contract.document import read_contract
from .games.seed import seed_wins
from .live.hub import Hub
from .lottery.settlement import Settlement
from .settings import Settings
from .storage.database import Database
from .system.seed import seed_site


class Platform:
    """What every call shares."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = Clock(settings.start)
        self.contract = read_contract(settings.contract)
        self.hub = Hub(self.clock)
        self.database = Database(settings.database, self.hub.publish)
        with self.database.transaction() as transaction:
            if seed_site(transaction, self.clock.now()):
                seed_members(transaction, settings.password, self.clock.now())
                seed_wins(transaction, self.clock.now())
        self.keys = PayloadKeys(self.database, self.clock)
        self.settlement = Settlement(self)

    def start(self) -> None:
        """Begins to make draws."""
        self.settlement.start()

    def stop(self) -> None:
        """Makes no more draws, and ends every socket."""
        self.settlement.stop()
        self.hub.close()
        self.database.close()
