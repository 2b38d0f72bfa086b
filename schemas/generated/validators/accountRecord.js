// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isAccountRecordValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isMovementTotals(value.totals) &&
    keepValid(value.content, isMovement, 500, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isMovementTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    Number.isSafeInteger(value.received) && value.received >= 0 && value.received <= 9007199254740991 &&
    Number.isSafeInteger(value.spent) && value.spent >= 0 && value.spent <= 9007199254740991 &&
    Number.isSafeInteger(value.net) && value.net >= -9007199254740991 && value.net <= 9007199254740991;
}

function isMovement(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    isMovementKind(value.kind) &&
    Number.isSafeInteger(value.amount) && value.amount >= -9007199254740991 && value.amount <= 9007199254740991 &&
    Number.isSafeInteger(value.balance) && value.balance >= -9007199254740991 && value.balance <= 9007199254740991 &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000 &&
    isText(value.reference, 64) &&
    (value.order === undefined || ["deposit","withdrawal"].includes(value.order)) &&
    (value.game === undefined || cutText(value, "game", 128)) &&
    (value.title === undefined || cutText(value, "title", 128));
}

function isMovementKind(value) {
  return ["deposit","withdrawal","returned","upline","downline","dividend","salary","bet","win","refund","points","bonus","mission","wallet","other"].includes(value);
}
