"""The games of all vendors: lists, boards, favourites and launches."""
