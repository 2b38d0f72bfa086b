"""The platform's state, in SQLite."""
