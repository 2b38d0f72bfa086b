// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isBettingRecordValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isBetTotals(value.totals) &&
    Array.isArray(value.groups) && value.groups.length <= 1000 && value.groups.every(isBetGroup) &&
    keepValid(value.content, isSettledBet, 500, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isBetTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    Number.isSafeInteger(value.stake) && value.stake >= 0 && value.stake <= 9007199254740991 &&
    Number.isSafeInteger(value.paid) && value.paid >= 0 && value.paid <= 9007199254740991 &&
    Number.isSafeInteger(value.profit) && value.profit >= -9007199254740991 && value.profit <= 9007199254740991;
}

function isBetGroup(value) {
  return isObject(value) &&
    (value.gameType === undefined || isGameType(value.gameType)) &&
    isText(value.vendor, 64) &&
    cutText(value, "vendorName", 64) &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    Number.isSafeInteger(value.stake) && value.stake >= 0 && value.stake <= 9007199254740991 &&
    Number.isSafeInteger(value.paid) && value.paid >= 0 && value.paid <= 9007199254740991 &&
    Number.isSafeInteger(value.profit) && value.profit >= -9007199254740991 && value.profit <= 9007199254740991;
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}

function isSettledBet(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.betId) && value.betId >= 1 &&
    cutText(value, "game", 128) &&
    (value.showIcon === undefined || isText(value.showIcon, 2048)) &&
    (value.gameType === undefined || isGameType(value.gameType)) &&
    isText(value.vendor, 64) &&
    cutText(value, "vendorName", 64) &&
    Number.isSafeInteger(value.stake) && value.stake >= 0 && value.stake <= 9007199254740991 &&
    Number.isSafeInteger(value.paid) && value.paid >= 0 && value.paid <= 9007199254740991 &&
    Number.isSafeInteger(value.profit) && value.profit >= -9007199254740991 && value.profit <= 9007199254740991 &&
    Number.isSafeInteger(value.balance) && value.balance >= -9007199254740991 && value.balance <= 9007199254740991 &&
    Number.isSafeInteger(value.placedAt) && value.placedAt >= 0 && value.placedAt <= 8640000000000000 &&
    Number.isSafeInteger(value.settledAt) && value.settledAt >= 0 && value.settledAt <= 8640000000000000;
}
