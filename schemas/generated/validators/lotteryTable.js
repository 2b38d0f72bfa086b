// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isLotteryTableValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    isLotteryGame(value.game) &&
    Array.isArray(value.rules) && value.rules.every((item1) => typeof item1 === 'string') &&
    Array.isArray(value.kinds) && value.kinds.every(isLotteryKind) &&
    Number.isInteger(value.minStake) &&
    Number.isInteger(value.stakeStep) &&
    Number.isInteger(value.maxLines) &&
    typeof value.currency === 'string';
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

function isLotteryKind(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.code === 'string' &&
    typeof value.name === 'string' &&
    typeof value.help === 'string' &&
    isLotteryPicker(value.picker) &&
    Array.isArray(value.tiers) && value.tiers.every(isLotteryTier) &&
    typeof value.perHit === 'boolean' &&
    Number.isInteger(value.returned) && value.returned >= 0 &&
    Number.isInteger(value.maxStake);
}

function isLotteryPicker(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    ["set","positions","choice"].includes(value.form) &&
    Array.isArray(value.options) && value.options.every(isLotteryOption) &&
    Number.isInteger(value.count) && value.count >= 1 &&
    typeof value.distinct === 'boolean';
}

function isLotteryOption(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.code === 'string' &&
    typeof value.name === 'string';
}

function isLotteryTier(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.hits) && value.hits >= 1 &&
    Number.isInteger(value.odds) && value.odds >= 101 &&
    Number.isInteger(value.oneIn) && value.oneIn >= 1;
}
