"""The vendors and their games. They are the same at every start."""

from collections.abc import Mapping
from dataclasses import dataclass

#: Categories in the order of the lanes.
CATEGORIES = ("RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "BG")

#: A vendor's own list of games, where it does not start as one game.
OWN_LIST = "VASSALAGE"

#: Vendors whose games are played on the site's own pages.
LOTTERY_VENDORS = ("LOTT", "TCG_SEA", "TCG_LOTTO_VN")


@dataclass(frozen=True)
class Vendor:
    """A studio. `nightly` says that its games pause from 04:00 to 05:00 UTC."""

    code: str
    name: str
    nightly: bool = False


@dataclass(frozen=True)
class Game:
    """A game, with the lists below its category in which it stands too."""

    node_id: int
    name: str
    code: str
    vendor: str
    type: str
    is_hot: bool
    released_on: str
    has_demo: bool
    lists: tuple[str, ...] = ()


VENDORS: Mapping[str, Vendor] = {
    vendor.code: vendor
    for vendor in (
        Vendor("KITE", "Kiteworks"),
        Vendor("FERN", "Fernhill"),
        Vendor("QUAY", "Quayside"),
        Vendor("STAR", "Starboard Live"),
        Vendor("DUNE", "Dunes Cards", nightly=True),
        Vendor("GOAL", "Goal Line"),
        Vendor("LOTT", "House Draws"),
        Vendor("TCG_SEA", "Isles Draws"),
        Vendor("TCG_LOTTO_VN", "Lotus Draws"),
    )
}

#: By vendor and category: the first id, and the names. Lists below slots follow a name after a stroke.
_NAMES: Mapping[tuple[str, str, int], tuple[str, ...]] = {
    ("KITE", "RNG", 1001): (
        "Paper Tigers",
        "Kite Festival",
        "Lantern Row|JP",
        "Rooftop Run",
        "Golden Thread|JP",
        "Market Day",
        "High Wind",
        "Seven Bells|AC",
    ),
    ("FERN", "RNG", 1101): (
        "Fern Valley",
        "Moss and Stone",
        "Mushroom Ring|AC",
        "Deep Wood",
        "Owl Post",
        "River Stones|TG",
        "Acorn Rush",
        "Green Door",
    ),
    ("QUAY", "RNG", 1201): ("Harbour Lights", "Salt Road", "Tide Table|TG", "Cargo Hold|JP"),
    ("QUAY", "FISH", 1301): ("Reef Hunter", "Deep Nets", "Pearl Divers"),
    ("STAR", "LIVE", 1401): ("Starboard Baccarat", "Starboard Roulette", "Captain's Blackjack", "Dragon and Tiger"),
    ("DUNE", "PVP", 1501): ("Dune Poker", "Caravan Rummy", "Oasis Dominoes"),
    ("GOAL", "SPORTS", 1601): ("Goal Line Sports",),
    ("GOAL", "ESPORTS", 1701): ("Goal Line Arena",),
    ("LOTT", "LOTT", 1801): ("Daily Three", "Lucky Six", "Quick Three", "Quick Race", "Quick Dice"),
    ("LOTT", "ELOTT", 1901): ("Five Minute Balls",),
    ("TCG_SEA", "ELOTT", 2001): ("Mekong Four",),
    ("TCG_LOTTO_VN", "ELOTT", 2101): ("Northern Draw", "Fast Regional"),
}

#: Studios that offer a demo of each game.
_WITH_DEMO = ("KITE", "FERN", "QUAY")


def _games() -> tuple[Game, ...]:
    games = []
    for (vendor, category, first), names in _NAMES.items():
        for place, stated in enumerate(names):
            name, _, lists = stated.partition("|")
            node_id = first + place
            games.append(
                Game(
                    node_id=node_id,
                    name=name,
                    code=name.lower().replace("'", "").replace(" ", "-"),
                    vendor=vendor,
                    type=category,
                    is_hot=place < 2 and category != "ESPORTS",
                    released_on=f"2025-{node_id % 12 + 1:02}-{node_id % 28 + 1:02}",
                    has_demo=vendor in _WITH_DEMO,
                    lists=tuple(lists.split()),
                )
            )
    return tuple(games)


GAMES = _games()

BY_ID: Mapping[int, Game] = {game.node_id: game for game in GAMES}


def find_game(node_id: int, vendor: str, category: str) -> Game | None:
    """The game, if the vendor and category that a site sent with its id are the game's."""
    game = BY_ID.get(node_id)
    return game if game is not None and (game.vendor, game.type) == (vendor, category) else None
