"""The calls about lotteries."""

from ..calls.call import Call, Calls, Fields
from ..refusals import not_found
from .bets import draw_secret, lottery_bets, recent_lottery_games
from .draws import commitment_of, describe_draw, seed_of
from .games import BY_CODE, VIETNAMESE, Lottery, describe_lottery, groups_of
from .kinds import describe_kind
from .slips import LEAST_STAKE, MOST_LINES, STAKE_STEP, place_lottery_bets


def lottery_menus(call: Call) -> Fields:
    """The games of a prize mode, in groups."""
    return {"value": groups_of(call.query["prizeMode"])}


def vn_lottery_menu(_call: Call) -> Fields:
    """The Vietnamese games, in groups."""
    return {"value": groups_of("VN")}


def opened_draws(call: Call) -> Fields:
    """The last draws of a game that is not Vietnamese, latest first."""
    return _opened(call, is_vietnamese=False)


def vn_opened_draws(call: Call) -> Fields:
    """The last draws of a Vietnamese game, latest first."""
    return _opened(call, is_vietnamese=True)


def lottery_table(call: Call) -> Fields:
    """A game, its rules and its bets."""
    lottery = _find(call)
    value = {
        "game": describe_lottery(lottery),
        "rules": [lottery.rule, "Stakes are debited at once. Wins are in your balance right after the draw."],
        "kinds": [describe_kind(kind) for kind in lottery.kinds],
        "minStake": LEAST_STAKE,
        "stakeStep": STAKE_STEP,
        "maxLines": MOST_LINES,
        "currency": call.platform.settings.currency,
    }
    return {"value": value}


def lottery_issue(call: Call) -> Fields:
    """The draw that is made next."""
    lottery, now = _find(call), call.platform.clock.now()
    draw = lottery.next_draw(now)
    draw_time = lottery.draw_time(draw)
    close_time = draw_time - lottery.closes_before
    with call.platform.database.transaction() as transaction:
        secret = draw_secret(transaction)
    value = {
        "gameCode": lottery.code,
        "issue": lottery.issue(draw),
        "state": "open" if now < close_time else "closed",
        "closeTime": close_time,
        "drawTime": draw_time,
        "nextIssue": lottery.issue(draw + 1),
        "commitment": commitment_of(seed_of(secret, lottery, draw)),
    }
    return {"value": value}


def _opened(call: Call, is_vietnamese: bool) -> Fields:
    lottery = _find(call)
    if (lottery.vendor == VIETNAMESE) != is_vietnamese:
        raise not_found("The draws of this game are in another call.")
    last = lottery.next_draw(call.platform.clock.now()) - 1
    with call.platform.database.transaction() as transaction:
        secret = draw_secret(transaction)
    return {"value": [describe_draw(secret, lottery, draw) for draw in range(last, last - call.query["count"], -1)]}


def _find(call: Call) -> Lottery:
    lottery = BY_CODE.get(call.query["gameCode"])
    if lottery is None:
        raise not_found("There is no such game.")
    return lottery


CALLS: Calls = {
    "lotteryMenus": lottery_menus,
    "vnLotteryMenu": vn_lottery_menu,
    "recentLotteryGames": recent_lottery_games,
    "openedDraws": opened_draws,
    "vnOpenedDraws": vn_opened_draws,
    "lotteryTable": lottery_table,
    "lotteryIssue": lottery_issue,
    "lotteryBets": lottery_bets,
    "placeLotteryBets": place_lottery_bets,
}
