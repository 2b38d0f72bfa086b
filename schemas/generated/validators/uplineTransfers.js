// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isUplineTransfersValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    (value.from === undefined || (typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from))) &&
    (value.to === undefined || (typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to))) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isUplineTransferTotals(value.totals) &&
    keepValid(value.content, isUplineTransfer, 500, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isUplineTransferTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 && value.count <= 1000000 &&
    Number.isSafeInteger(value.amount) && value.amount >= 0 && value.amount <= 9007199254740991;
}

function isUplineTransfer(value) {
  return isObject(value) &&
    isText(value.transferId, 18) && /^U[0-9]{6}-[0-9]{6,10}$/u.test(value.transferId) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    cutText(value, "account", 255) && value.account !== '' &&
    cutText(value, "nickname", 255) &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000;
}
