// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isLotteryIssueValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.gameCode === 'string' &&
    typeof value.issue === 'string' &&
    ["open","closed","maintenance"].includes(value.state) &&
    Number.isInteger(value.closeTime) &&
    Number.isInteger(value.drawTime) &&
    Number.isInteger(value.serverTime) &&
    typeof value.nextIssue === 'string' &&
    typeof value.commitment === 'string';
}
