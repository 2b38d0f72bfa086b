"""Starting games."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from ..accounts.tokens import hash_token, new_token
from ..calls.call import Call, Fields
from ..refusals import Refusal, not_found
from .catalogue import LOTTERY_VENDORS, Game, find_game
from .describe import maintenance_end
from .saved import remember_game

#: Credit of a demo, in minor units.
DEMO_CREDIT = 100_000


def launch_game(call: Call) -> Fields:
    """Starts a game for money. The members of this brand need no gaming venue."""
    return _launch(call, call.body, is_demo=False)


def launch_demo(call: Call) -> Fields:
    """Starts a game that plays with credit of its own."""
    return _launch(call, call.body, is_demo=True)


def launch_game_fallback(call: Call) -> Fields:
    """Starts a game as `launch_game` does, from the query."""
    return _launch(call, call.query, is_demo=False)


def _launch(call: Call, asked: Mapping[str, Any], is_demo: bool) -> Fields:
    game = _find(asked, is_demo)
    now = call.platform.clock.now()
    if maintenance_end(game.vendor, now) is not None:
        raise Refusal(409, "game_maintenance", "The vendor is under maintenance.")
    token = new_token()
    with call.platform.database.transaction() as transaction:
        transaction.run(
            "INSERT INTO launch (token_hash, session_hash, node_id, credit) VALUES (?, ?, ?, ?)",
            hash_token(token),
            call.session.token_hash,
            game.node_id,
            DEMO_CREDIT if is_demo else None,
        )
        if not is_demo:
            remember_game(transaction, call.session.member_id, game.node_id, now)
    return {"value": {"url": f"/wps/play/?{urlencode({'launch': token})}"}}


def _find(asked: Mapping[str, Any], is_demo: bool) -> Game:
    game = find_game(asked["nodeId"], asked["vassalage"], asked["gameType"])
    # Lotteries of these vendors are played on the site's own pages.
    if game is None or game.code != asked["gameCode"] or game.vendor in LOTTERY_VENDORS:
        raise not_found("There is no such game to start.")
    if is_demo and not game.has_demo:
        raise not_found("The vendor has no demo of this game.")
    return game
