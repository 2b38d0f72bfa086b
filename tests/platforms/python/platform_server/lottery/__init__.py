"""Lotteries: games, draws and bets."""
