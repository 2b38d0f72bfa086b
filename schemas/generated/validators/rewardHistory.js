// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isRewardHistoryValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    (value.from === undefined || (typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from))) &&
    (value.to === undefined || (typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to))) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isRewardTotals(value.totals) &&
    keepValid(value.content, isReward, 100, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isRewardTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    Number.isSafeInteger(value.paid) && value.paid >= 0;
}

function isReward(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.promotionId) && value.promotionId >= 1 &&
    cutText(value, "title", 255) &&
    Number.isSafeInteger(value.amount) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.paidAt) && value.paidAt >= 0 && value.paidAt <= 8640000000000000;
}
