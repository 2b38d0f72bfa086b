// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isTeamLevelValue(value, onLeftOut) {
  return isObject(value) &&
    isTeamHead(value.head) &&
    Number.isSafeInteger(value.ownBalance) && value.ownBalance >= 0 && value.ownBalance <= 9007199254740991 &&
    Number.isSafeInteger(value.count) && value.count >= 0 && value.count <= 2147483647 &&
    typeof value.isCut === 'boolean' &&
    isObject(value.totals) && Number.isSafeInteger(value.totals.members) && value.totals.members >= 0 && value.totals.members <= 2147483647 && Number.isSafeInteger(value.totals.balance) && value.totals.balance >= 0 && value.totals.balance <= 9007199254740991 &&
    isObject(value.counts) && Number.isSafeInteger(value.counts.all) && value.counts.all >= 0 && value.counts.all <= 2147483647 && Number.isSafeInteger(value.counts.agents) && value.counts.agents >= 0 && value.counts.agents <= 2147483647 && Number.isSafeInteger(value.counts.idle) && value.counts.idle >= 0 && value.counts.idle <= 2147483647 && Number.isSafeInteger(value.counts.frozen) && value.counts.frozen >= 0 && value.counts.frozen <= 2147483647 &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    keepValid(value.rows, isTeamRow, 200, onLeftOut);
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

function isTeamRow(value) {
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
