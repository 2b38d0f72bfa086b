"""Members, their passwords and their sessions."""
