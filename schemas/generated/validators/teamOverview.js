// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isTeamOverviewValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    isTeamPeriod(value.period) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isTeamTotals(value.totals) &&
    Array.isArray(value.levels) && value.levels.every(isTeamLevel) &&
    Array.isArray(value.downlines) && value.downlines.every(isDownline);
}

function isTeamPeriod(value) {
  return ["today","7d","month"].includes(value);
}

function isTeamTotals(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.registrations) && value.registrations >= 0 &&
    Number.isInteger(value.activeMembers) && value.activeMembers >= 0 &&
    Number.isInteger(value.turnover) &&
    Number.isInteger(value.netProfitLoss) &&
    Number.isInteger(value.commission);
}

function isTeamLevel(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.level) && value.level >= 1 &&
    Number.isInteger(value.members) && value.members >= 0 &&
    Number.isInteger(value.activeMembers) && value.activeMembers >= 0 &&
    Number.isInteger(value.turnover) &&
    Number.isInteger(value.netProfitLoss) &&
    Number.isInteger(value.commission);
}

function isDownline(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.account === 'string' &&
    isMemberType(value.type) &&
    Number.isInteger(value.levels) && value.levels >= 0 &&
    Number.isInteger(value.members) && value.members >= 0 &&
    Number.isInteger(value.turnover) &&
    Number.isInteger(value.deposits) &&
    Number.isInteger(value.netProfitLoss) &&
    Number.isInteger(value.rate) && value.rate >= 0;
}

function isMemberType(value) {
  return [0,1,2,4,41,42].includes(value);
}
