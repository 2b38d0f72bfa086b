"""What a new database has of the site."""

import secrets

from ..storage.database import Transaction

#: Modules by the node above them. Those that this platform does not have are not in the tree, which is off.
MODULES = {
    "LOBBY": ("LOTTERY", "PROMOTION"),
    "MEMBER": ("ACCOUNTGAME", "MESSAGE"),
    "ACCESS": ("LOGIN", "FORGOTPASSWORD"),
}


def seed_site(transaction: Transaction, now: int) -> bool:
    """Opens the site, unless the database has one. Says whether it was new."""
    is_new = transaction.one("SELECT id FROM site") is None
    if is_new:
        transaction.insert(
            "INSERT INTO site (id, status, draw_secret, drawn_until) VALUES (1, 0, ?, ?)", secrets.token_hex(32), now
        )
        for parent, children in MODULES.items():
            transaction.run("INSERT INTO module (mod_id, parent, enabled) VALUES (?, NULL, 1)", parent)
            for child in children:
                transaction.run("INSERT INTO module (mod_id, parent, enabled) VALUES (?, ?, 1)", child, parent)
    return is_new
