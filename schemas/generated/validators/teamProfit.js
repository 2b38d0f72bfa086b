// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isTeamProfitValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isTeamHead(value.head) &&
    isProfitSums(value.totals) &&
    isProfitSums(value.own) &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    typeof value.isCut === 'boolean' &&
    keepValid(value.rows, isProfitRow, 200, onLeftOut);
}

function isTeamHead(value) {
  return isObject(value) &&
    cutText(value, "account", 255) && value.account !== '' &&
    cutText(value, "nickname", 255) &&
    isMemberType(value.type) &&
    Number.isSafeInteger(value.level) && value.level >= 0 && value.level <= 2147483647 &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 && value.rate <= 10000 &&
    Number.isSafeInteger(value.directs) && value.directs >= 0 && value.directs <= 2147483647 &&
    Number.isSafeInteger(value.members) && value.members >= 1 && value.members <= 2147483647 &&
    Array.isArray(value.path) && value.path.length <= 1000 && value.path.every((item1, index1, list1) => cutText(list1, index1, 255) && item1 !== '');
}

function isMemberType(value) {
  return [0,1,2,4,41,42].includes(value);
}

function isProfitSums(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.deposits) && value.deposits >= 0 && value.deposits <= 9007199254740991 &&
    Number.isSafeInteger(value.withdrawals) &&
    Number.isSafeInteger(value.turnover) && value.turnover >= 0 && value.turnover <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) &&
    Number.isSafeInteger(value.rebate) && value.rebate >= 0 && value.rebate <= 9007199254740991;
}

function isProfitRow(value) {
  return isObject(value) &&
    cutText(value, "account", 255) &&
    isMemberType(value.type) &&
    Number.isSafeInteger(value.directs) && value.directs >= 0 &&
    Number.isSafeInteger(value.members) && value.members >= 1 &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 &&
    Number.isSafeInteger(value.level) && value.level >= 0 &&
    Number.isSafeInteger(value.deposits) && value.deposits >= 0 && value.deposits <= 9007199254740991 &&
    Number.isSafeInteger(value.withdrawals) &&
    Number.isSafeInteger(value.turnover) && value.turnover >= 0 && value.turnover <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) &&
    Number.isSafeInteger(value.rebate) && value.rebate >= 0 && value.rebate <= 9007199254740991;
}
