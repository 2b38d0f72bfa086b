// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isBonusesValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    (value.from === undefined || (typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from))) &&
    (value.to === undefined || (typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to))) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isBonusTotals(value.totals) &&
    keepValid(value.content, isBonus, 100, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isBonusTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 && value.count <= 1000000 &&
    Number.isSafeInteger(value.open) && value.open >= 0 && value.open <= 1000000 &&
    Number.isSafeInteger(value.received) && value.received >= 0 && value.received <= 9007199254740991 &&
    Number.isSafeInteger(value.left) && value.left >= 0 && value.left <= 9007199254740991;
}

function isBonus(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.promotionId) && value.promotionId >= 1 &&
    cutText(value, "title", 255) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991 &&
    Number.isSafeInteger(value.required) && value.required >= 0 && value.required <= 9007199254740991 &&
    Number.isSafeInteger(value.staked) && value.staked >= 0 && value.staked <= 9007199254740991 &&
    Number.isSafeInteger(value.wagering) && value.wagering >= 0 && value.wagering <= 1000 &&
    ["open","finished","forfeited","free"].includes(value.status) &&
    Number.isSafeInteger(value.receivedAt) && value.receivedAt >= 0 && value.receivedAt <= 8640000000000000 &&
    (value.closedAt === undefined || (Number.isSafeInteger(value.closedAt) && value.closedAt >= 0 && value.closedAt <= 8640000000000000)) &&
    (value.forfeits === undefined || (Number.isSafeInteger(value.forfeits) && value.forfeits >= 0 && value.forfeits <= 9007199254740991));
}
