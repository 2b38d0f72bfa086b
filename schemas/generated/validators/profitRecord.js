// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isProfitRecordValue(value) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isBetTotals(value.totals) &&
    Array.isArray(value.days) && value.days.length <= 366 && value.days.every(isProfitDay) &&
    Array.isArray(value.groups) && value.groups.length <= 1000 && value.groups.every(isBetGroup) &&
    isNetPosition(value.position);
}

function isBetTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    Number.isSafeInteger(value.stake) && value.stake >= 0 && value.stake <= 9007199254740991 &&
    Number.isSafeInteger(value.paid) && value.paid >= 0 && value.paid <= 9007199254740991 &&
    Number.isSafeInteger(value.profit) && value.profit >= -9007199254740991 && value.profit <= 9007199254740991;
}

function isProfitDay(value) {
  return isObject(value) &&
    typeof value.day === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.day) &&
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

function isNetPosition(value) {
  return isObject(value) &&
    typeof value.since === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.since) &&
    Number.isSafeInteger(value.deposited) && value.deposited >= 0 && value.deposited <= 9007199254740991 &&
    Number.isSafeInteger(value.withdrawn) && value.withdrawn >= -9007199254740991 && value.withdrawn <= 9007199254740991 &&
    Number.isSafeInteger(value.balance) && value.balance >= 0 && value.balance <= 9007199254740991 &&
    Number.isSafeInteger(value.net) && value.net >= -9007199254740991 && value.net <= 9007199254740991;
}
