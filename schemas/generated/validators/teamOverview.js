// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isTeamOverviewValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isObject(value.before) && typeof value.before.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.before.from) && typeof value.before.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.before.to) && isTeamSums(value.before.totals) && keepValid(value.before.days, isTeamDay, 366, onLeftOut) &&
    isTeamSums(value.totals) &&
    keepValid(value.days, isTeamDay, 366, onLeftOut) &&
    Array.isArray(value.levels) && value.levels.length <= 100 && value.levels.every(isTeamLevel) &&
    Number.isSafeInteger(value.directs) && value.directs >= 0 &&
    keepValid(value.downlines, isProfitRow, 10, onLeftOut);
}

function isTeamSums(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.registrations) && value.registrations >= 0 &&
    Number.isSafeInteger(value.firstDeposits) && value.firstDeposits >= 0 &&
    Number.isSafeInteger(value.activeMembers) && value.activeMembers >= 0 &&
    Number.isSafeInteger(value.deposits) && value.deposits >= 0 && value.deposits <= 9007199254740991 &&
    Number.isSafeInteger(value.withdrawals) &&
    Number.isSafeInteger(value.turnover) && value.turnover >= 0 && value.turnover <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) &&
    Number.isSafeInteger(value.rebate) && value.rebate >= 0 && value.rebate <= 9007199254740991 &&
    Number.isSafeInteger(value.commission) && value.commission >= 0 && value.commission <= 9007199254740991;
}

function isTeamDay(value) {
  return isObject(value) &&
    typeof value.day === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.day) &&
    Number.isSafeInteger(value.registrations) && value.registrations >= 0 &&
    Number.isSafeInteger(value.firstDeposits) && value.firstDeposits >= 0 &&
    Number.isSafeInteger(value.activeMembers) && value.activeMembers >= 0 &&
    Number.isSafeInteger(value.deposits) && value.deposits >= 0 && value.deposits <= 9007199254740991 &&
    Number.isSafeInteger(value.withdrawals) &&
    Number.isSafeInteger(value.turnover) && value.turnover >= 0 && value.turnover <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) &&
    Number.isSafeInteger(value.rebate) && value.rebate >= 0 && value.rebate <= 9007199254740991 &&
    Number.isSafeInteger(value.commission) && value.commission >= 0 && value.commission <= 9007199254740991;
}

function isTeamLevel(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.level) && value.level >= 0 &&
    Number.isSafeInteger(value.members) && value.members >= 0 &&
    Number.isSafeInteger(value.registrations) && value.registrations >= 0 &&
    Number.isSafeInteger(value.firstDeposits) && value.firstDeposits >= 0 &&
    Number.isSafeInteger(value.activeMembers) && value.activeMembers >= 0 &&
    Number.isSafeInteger(value.deposits) && value.deposits >= 0 && value.deposits <= 9007199254740991 &&
    Number.isSafeInteger(value.withdrawals) &&
    Number.isSafeInteger(value.turnover) && value.turnover >= 0 && value.turnover <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) &&
    Number.isSafeInteger(value.rebate) && value.rebate >= 0 && value.rebate <= 9007199254740991 &&
    Number.isSafeInteger(value.commission) && value.commission >= 0 && value.commission <= 9007199254740991;
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

function isMemberType(value) {
  return [0,1,2,4,41,42].includes(value);
}
