// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isTeamBetValue(value) {
  return isObject(value) &&
    isTeamBet(value.bet) &&
    Array.isArray(value.path) && value.path.length <= 1000 && value.path.every((item1) => isText(item1, 255) && item1 !== '') &&
    isText(value.timeZone, 64) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000;
}

function isTeamBet(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.betId) && value.betId >= 1 && value.betId <= 2147483647 &&
    cutText(value, "account", 255) && value.account !== '' &&
    Number.isSafeInteger(value.level) && value.level >= 0 && value.level <= 2147483647 &&
    cutText(value, "game", 128) &&
    (value.gameType === undefined || isGameType(value.gameType)) &&
    isText(value.vendor, 64) &&
    cutText(value, "vendorName", 64) &&
    Number.isSafeInteger(value.stake) && value.stake >= 0 && value.stake <= 9007199254740991 &&
    Number.isSafeInteger(value.paid) && value.paid >= 0 && value.paid <= 9007199254740991 &&
    Number.isSafeInteger(value.profit) && value.profit >= -9007199254740991 && value.profit <= 9007199254740991 &&
    Number.isSafeInteger(value.placedAt) && value.placedAt >= 0 && value.placedAt <= 8640000000000000 &&
    Number.isSafeInteger(value.settledAt) && value.settledAt >= 0 && value.settledAt <= 8640000000000000;
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
