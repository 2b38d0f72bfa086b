"""The calls about the site itself."""

from ..calls.call import Call, Calls, Fields
from ..refusals import Refusal
from .modules import module_tree
from .registration_rules import RULES
from .status import notice
from .texts import HELP, REGIONS, VENUES

#: Where the operator's people develop.
LOCAL = ("localhost", "127.0.0.1")


def whitelabel(call: Call) -> Fields:
    """The module tree."""
    with call.platform.database.transaction() as transaction:
        return {"value": module_tree(transaction)}


def system_status(call: Call) -> Fields:
    """Whether the site is open, and the platform's clock."""
    settings = call.platform.settings
    with call.platform.database.transaction() as transaction:
        stated = notice(transaction)
    value = {
        **stated,
        "location": {"ip": call.visitor},
        "mainDomain": settings.domains[0],
        "imageCDNs": [],
        "launchGameCDNs": [],
        "domainRoute": "",
        "resources": [],
        "gtagId": "",
        "serverTime": call.platform.clock.now(),
        "timeZone": settings.time_zone,
    }
    return {"value": value}


def domain_route(call: Call) -> Fields:
    """Nobody is sent elsewhere; a domain of somebody else is refused."""
    if call.query["domain"].lower() not in (*call.platform.settings.domains, *LOCAL):
        raise Refusal(403, "domain_unknown", "This domain is not the brand's.")
    return {"value": {"domain": ""}}


def register_settings(_call: Call) -> Fields:
    """Rules of the registration form."""
    return {"value": RULES}


def help_center(_call: Call) -> Fields:
    """Sections of the help centre that the site does not have, in English alone."""
    return {"value": {"path": "/help", "sections": list(HELP)}}


def encryption_keys(call: Call) -> Fields:
    """Public keys. Customer service has no hidden addresses, so there is no key for them."""
    return {"value": {"keys": call.platform.keys.public()}}


def dropdown_menu(call: Call) -> Fields:
    """Regions, or the gaming venues of one of them or of all."""
    if call.query["menuGroup"] == "region":
        return {"value": list(REGIONS)}
    region = call.query["region"]
    return {"value": [venue for name, venues in VENUES.items() if region in (None, name) for venue in venues]}


CALLS: Calls = {
    "whitelabel": whitelabel,
    "systemStatus": system_status,
    "domainRoute": domain_route,
    "registerSettings": register_settings,
    "helpCenter": help_center,
    "encryptionKeys": encryption_keys,
    "dropdownMenu": dropdown_menu,
}
