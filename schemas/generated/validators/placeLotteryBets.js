// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isPlaceLotteryBetsValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.bets) && value.bets.every(isLotteryBet) &&
    Number.isInteger(value.balance) &&
    typeof value.currency === 'string';
}

function isLotteryBet(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.betId) && value.betId >= 1 &&
    typeof value.gameCode === 'string' &&
    typeof value.gameName === 'string' &&
    typeof value.issue === 'string' &&
    typeof value.kind === 'string' &&
    typeof value.kindName === 'string' &&
    Array.isArray(value.selection) && value.selection.every(isLotteryOption) &&
    Number.isInteger(value.stake) &&
    Number.isInteger(value.odds) &&
    ["open","won","lost","refunded"].includes(value.state) &&
    Number.isInteger(value.win) &&
    Number.isInteger(value.drawTime) &&
    Number.isInteger(value.placedAt) &&
    Array.isArray(value.numbers) && value.numbers.every((item3) => typeof item3 === 'string');
}

function isLotteryOption(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.code === 'string' &&
    typeof value.name === 'string';
}
