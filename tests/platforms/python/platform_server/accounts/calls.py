"""The calls about accounts."""

from ..calls.call import Call, Calls, Fields
from ..refusals import Refusal
from .captcha import captcha
from .change_password import change_password
from .forgot_password import forgot_by_email
from .log_in import login, logout
from .member_info import member_info


def info(call: Call) -> Fields:
    """Who is logged in."""
    with call.platform.database.transaction() as transaction:
        session = call.session
        value = member_info(transaction, session.member_id, session.owes_password, call.platform.settings)
    return {"value": value}


def icon(_call: Call) -> Fields:
    """Members have no pictures here, so a site shows the first letter of the account."""
    return {"value": ""}


def set_language(call: Call) -> Fields:
    """Stores the language in which the operator writes to the member: one of the brand's."""
    if call.body["lang"] not in call.platform.settings.languages:
        raise Refusal(422, "invalid_field", "The brand does not offer this language.")
    with call.platform.database.transaction() as transaction:
        transaction.run("UPDATE member SET language = ? WHERE id = ?", call.body["lang"], call.session.member_id)
    return {}


CALLS: Calls = {
    "login": login,
    "logout": logout,
    "captcha": captcha,
    "changePassword": change_password,
    "forgotByEmail": forgot_by_email,
    "memberInfo": info,
    "memberIcon": icon,
    "setLanguage": set_language,
}
