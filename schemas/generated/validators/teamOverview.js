// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isTeamOverviewValue(value, onLeftOut) {
  return isObject(value) &&
    isTeamPeriod(value.period) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isTeamTotals(value.totals) &&
    Array.isArray(value.levels) && value.levels.length <= 100 && value.levels.every(isTeamLevel) &&
    keepValid(value.downlines, isDownline, 1000, onLeftOut);
}

function isTeamPeriod(value) {
  return ["today","7d","month"].includes(value);
}

function isTeamTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.registrations) && value.registrations >= 0 &&
    Number.isSafeInteger(value.activeMembers) && value.activeMembers >= 0 &&
    Number.isSafeInteger(value.turnover) &&
    Number.isSafeInteger(value.netProfitLoss) &&
    Number.isSafeInteger(value.commission);
}

function isTeamLevel(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.level) && value.level >= 1 &&
    Number.isSafeInteger(value.members) && value.members >= 0 &&
    Number.isSafeInteger(value.activeMembers) && value.activeMembers >= 0 &&
    Number.isSafeInteger(value.turnover) &&
    Number.isSafeInteger(value.netProfitLoss) &&
    Number.isSafeInteger(value.commission);
}

function isDownline(value) {
  return isObject(value) &&
    cutText(value, "account", 255) &&
    isMemberType(value.type) &&
    Number.isSafeInteger(value.levels) && value.levels >= 0 &&
    Number.isSafeInteger(value.members) && value.members >= 0 &&
    Number.isSafeInteger(value.turnover) &&
    Number.isSafeInteger(value.deposits) &&
    Number.isSafeInteger(value.netProfitLoss) &&
    Number.isSafeInteger(value.rate) && value.rate >= 0;
}

function isMemberType(value) {
  return [0,1,2,4,41,42].includes(value);
}
