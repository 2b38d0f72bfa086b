"""Balances, and every movement of them."""
