// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isRedemptionsValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.content) && value.content.every(isRedemption) &&
    Number.isInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isInteger(value.totalPages) && value.totalPages >= 0;
}

function isRedemption(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.redeemId) && value.redeemId >= 1 &&
    typeof value.rewardId === 'string' &&
    typeof value.name === 'string' &&
    typeof value.imageUrl === 'string' &&
    Number.isInteger(value.quantity) && value.quantity >= 1 &&
    Number.isInteger(value.points) && value.points >= 1 &&
    isRedeemStatus(value.status) &&
    Number.isInteger(value.createdAt) &&
    (value.decidedAt === undefined || Number.isInteger(value.decidedAt));
}

function isRedeemStatus(value) {
  return ["process","approved","rejected"].includes(value);
}
