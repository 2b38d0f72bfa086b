// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isOidcLoginValue(value) {
  return isObject(value) &&
    isText(value.token, 8192) && value.token !== '' &&
    typeof value.firstTimeLogin === 'boolean' &&
    typeof value.passwordExpired === 'boolean' &&
    isMemberInfo(value.userInfo);
}

function isMemberInfo(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    cutText(value, "account", 255) &&
    cutText(value, "nickname", 255) &&
    isMemberType(value.type) &&
    Number.isSafeInteger(value.balance) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    cutText(value, "vipLabel", 255) &&
    (value.timeZone === undefined || isText(value.timeZone, 64)) &&
    Number.isSafeInteger(value.unreadMessages) && value.unreadMessages >= 0 &&
    (value.hasPassword === undefined || typeof value.hasPassword === 'boolean') &&
    (value.mustChangePassword === undefined || typeof value.mustChangePassword === 'boolean') &&
    (value.hasUpline === undefined || typeof value.hasUpline === 'boolean') &&
    Number.isSafeInteger(value.availablePromos) && value.availablePromos >= 0;
}

function isMemberType(value) {
  return [0,1,2,4,41,42].includes(value);
}
