// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isRewardHistoryValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.content) && value.content.every(isReward) &&
    Number.isInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isInteger(value.totalPages) && value.totalPages >= 0;
}

function isReward(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.promotionId) && value.promotionId >= 1 &&
    typeof value.title === 'string' &&
    Number.isInteger(value.amount) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isInteger(value.paidAt);
}
