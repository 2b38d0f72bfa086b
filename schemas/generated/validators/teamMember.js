// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject } from './guard-parts.ts';

export function isTeamMemberValue(value) {
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
    typeof value.isFrozen === 'boolean' &&
    Array.isArray(value.path) && value.path.length <= 1000 && value.path.every((item1, index1, list1) => cutText(list1, index1, 255) && item1 !== '') &&
    Number.isSafeInteger(value.lowestRate) && value.lowestRate >= 0 && value.lowestRate <= 10000 &&
    Number.isSafeInteger(value.highestRate) && value.highestRate >= 0 && value.highestRate <= 10000 &&
    isObject(value.may) && typeof value.may.setRate === 'boolean' && typeof value.may.transfer === 'boolean' && typeof value.may.freeze === 'boolean' &&
    isTeamWeek(value.week) &&
    isTeamWeek(value.weekBefore) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    (value.lastLogInPlace === undefined || cutText(value, "lastLogInPlace", 255));
}

function isMemberType(value) {
  return [0,1,2,4,41,42].includes(value);
}

function isTeamWeek(value) {
  return isObject(value) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    Number.isSafeInteger(value.turnover) && value.turnover >= 0 && value.turnover <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) &&
    Number.isSafeInteger(value.rebate) && value.rebate >= 0 && value.rebate <= 9007199254740991;
}
