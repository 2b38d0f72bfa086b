// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isPlaceLotteryBetsValue(value) {
  return isObject(value) &&
    Array.isArray(value.bets) && value.bets.length <= 50 && value.bets.every(isLotteryBet) &&
    Number.isSafeInteger(value.balance) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency);
}

function isLotteryBet(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.betId) && value.betId >= 1 &&
    isText(value.gameCode, 64) &&
    cutText(value, "gameName", 255) &&
    isText(value.issue, 64) &&
    isText(value.kind, 64) &&
    cutText(value, "kindName", 255) &&
    Array.isArray(value.selection) && value.selection.length <= 20 && value.selection.every(isLotteryOption) &&
    Number.isSafeInteger(value.stake) &&
    Number.isSafeInteger(value.odds) &&
    ["open","won","lost","refunded"].includes(value.state) &&
    Number.isSafeInteger(value.win) &&
    Number.isSafeInteger(value.drawTime) && value.drawTime >= 0 && value.drawTime <= 8640000000000000 &&
    Number.isSafeInteger(value.placedAt) && value.placedAt >= 0 && value.placedAt <= 8640000000000000 &&
    Array.isArray(value.numbers) && value.numbers.length <= 50 && value.numbers.every((item3) => isText(item3, 32));
}

function isLotteryOption(value) {
  return isObject(value) &&
    isText(value.code, 64) &&
    cutText(value, "name", 255);
}
