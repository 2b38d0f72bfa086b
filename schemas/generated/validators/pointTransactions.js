// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, keepValid } from './guard-parts.ts';

export function isPointTransactionsValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.content, isPointTransaction, 100, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isPointTransaction(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    ["earn","bonus","redeem","refund","convert"].includes(value.kind) &&
    Number.isSafeInteger(value.points) &&
    Number.isSafeInteger(value.balance) && value.balance >= 0 &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000;
}
