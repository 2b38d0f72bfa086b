// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isPointTransactionsValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.content) && value.content.every(isPointTransaction) &&
    Number.isInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isInteger(value.totalPages) && value.totalPages >= 0;
}

function isPointTransaction(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 1 &&
    ["earn","bonus","redeem","refund","convert"].includes(value.kind) &&
    Number.isInteger(value.points) &&
    Number.isInteger(value.balance) && value.balance >= 0 &&
    Number.isInteger(value.createdAt);
}
