"""The module tree: what the operator has switched on."""

from collections.abc import Iterable, Mapping
from typing import Any

from ..storage.database import Row, Transaction


def module_tree(transaction: Transaction) -> list[Mapping[str, Any]]:
    """The ModuleNodes of the contract, parents around their children."""
    return _children(transaction.all("SELECT * FROM module ORDER BY mod_id"), None)


def is_any_module_on(transaction: Transaction, names: Iterable[str]) -> bool:
    """Whether one of the modules is on; a module is on when it and all its ancestors are."""
    modules = {row["mod_id"]: row for row in transaction.all("SELECT * FROM module")}
    return any(_is_on(modules, name) for name in names)


def switch_module(transaction: Transaction, name: str, is_on: bool) -> bool:
    """Switches a module, and tells open pages. Says whether the tree has it."""
    changed = transaction.run("UPDATE module SET enabled = ? WHERE mod_id = ?", is_on, name) > 0
    if changed:
        transaction.tell(None, "modules", {})
    return changed


def _is_on(modules: Mapping[str, Row], name: str | None) -> bool:
    while name is not None:
        module = modules.get(name)
        if module is None or not module["enabled"]:
            return False
        name = module["parent"]
    return True


def _children(modules: list[Row], parent: str | None) -> list[Mapping[str, Any]]:
    nodes: list[Mapping[str, Any]] = []
    for module in modules:
        if module["parent"] != parent:
            continue
        node = {"modId": module["mod_id"], "enabled": str(module["enabled"])}
        children = _children(modules, module["mod_id"])
        nodes.append({**node, "childrenNodes": children} if children else node)
    return nodes
