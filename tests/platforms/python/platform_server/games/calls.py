"""The calls about games."""

from ..calls.call import Calls
from .boards import rank_list, winner_board
from .launches import launch_demo, launch_game, launch_game_fallback
from .lists import game_list, game_vendor, hot_games, room_list, searchable_games, vendor_game_types
from .saved import add_favorite_game, favorite_games, favorite_games_list, recent_games, remove_favorite_game

CALLS: Calls = {
    "gameList": game_list,
    "hotGames": hot_games,
    "vendorGameTypes": vendor_game_types,
    "gameVendor": game_vendor,
    "searchableGames": searchable_games,
    "roomList": room_list,
    "rankList": rank_list,
    "winnerBoard": winner_board,
    "favoriteGames": favorite_games,
    "favoriteGamesList": favorite_games_list,
    "addFavoriteGame": add_favorite_game,
    "removeFavoriteGame": remove_favorite_game,
    "recentGames": recent_games,
    "launchGame": launch_game,
    "launchDemo": launch_demo,
    "launchGameFallback": launch_game_fallback,
}
