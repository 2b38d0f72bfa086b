"""Words of the help centre, and the choices of menus."""

from collections.abc import Mapping

HELP = (
    {
        "id": "payments-time",
        "title": "How long payments take",
        "content": "<p>Most deposits arrive within a minute. We review withdrawals and send them within a day.</p>",
    },
    {
        "id": "games-interrupted",
        "title": "A game was interrupted",
        "content": "<p>Open the game again. A round that was paid for is finished, and its win is in your balance.</p>",
    },
)

REGIONS = ({"value": "NORTH", "label": "North"}, {"value": "SOUTH", "label": "South"})

#: The gaming venues of each region.
VENUES: Mapping[str, tuple[Mapping[str, str], ...]] = {
    "NORTH": ({"value": "NORTH-1", "label": "Harbour Street"}, {"value": "NORTH-2", "label": "Station Square"}),
    "SOUTH": ({"value": "SOUTH-1", "label": "Beach Road"},),
}
