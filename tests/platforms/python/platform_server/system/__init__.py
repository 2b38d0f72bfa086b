"""What a site asks before anybody logs in: status, modules, domains, keys and menus."""
