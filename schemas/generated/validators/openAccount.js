// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject } from './guard-parts.ts';

export function isOpenAccountValue(value) {
  return isObject(value) &&
    cutText(value, "account", 255) && value.account !== '' &&
    cutText(value, "nickname", 255) &&
    isMemberType(value.type) &&
    Number.isSafeInteger(value.level) && value.level >= 1 && value.level <= 2147483647 &&
    Number.isSafeInteger(value.members) && value.members >= 1 && value.members <= 2147483647 &&
    Number.isSafeInteger(value.directs) && value.directs >= 0 && value.directs <= 2147483647 &&
    Number.isSafeInteger(value.balance) && value.balance >= 0 && value.balance <= 9007199254740991 &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 && value.rate <= 10000 &&
    (value.lastLogInAt === undefined || (Number.isSafeInteger(value.lastLogInAt) && value.lastLogInAt >= 0 && value.lastLogInAt <= 8640000000000000)) &&
    Number.isSafeInteger(value.registeredAt) && value.registeredAt >= 0 && value.registeredAt <= 8640000000000000 &&
    typeof value.isFrozen === 'boolean';
}

function isMemberType(value) {
  return [0,1,2,4,41,42].includes(value);
}
