"""The demo vendor: a page that plays every launched game."""
