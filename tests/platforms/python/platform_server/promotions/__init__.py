"""Promotions."""
