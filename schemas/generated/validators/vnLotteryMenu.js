// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isVnLotteryMenuValue(value) {
  return Array.isArray(value) &&
    value.every(isLotteryGroup);
}

function isLotteryGroup(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.groupCode === 'string' &&
    typeof value.groupName === 'string' &&
    Array.isArray(value.games) && value.games.every(isLotteryGame);
}

function isLotteryGame(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.gameCode === 'string' &&
    Number.isInteger(value.nodeId) && value.nodeId >= 1 &&
    typeof value.gameName === 'string' &&
    typeof value.vassalage === 'string' &&
    typeof value.showIcon === 'string' &&
    Number.isInteger(value.everySeconds) && value.everySeconds >= 1 &&
    ["open","maintenance"].includes(value.state) &&
    (value.form === undefined || ["digits","balls","race","dice","regional"].includes(value.form));
}
