// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isPointRewardsValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.goods) && value.goods.every(isPointGood);
}

function isPointGood(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.rewardId === 'string' && value.rewardId !== '' && [...value.rewardId].length <= 64 &&
    isPointGoodKind(value.kind) &&
    typeof value.name === 'string' && value.name !== '' &&
    typeof value.description === 'string' &&
    Number.isInteger(value.points) && value.points >= 1 &&
    Number.isInteger(value.stock) && value.stock >= 0 &&
    typeof value.imageUrl === 'string';
}

function isPointGoodKind(value) {
  return ["play","topup","gadget","experience"].includes(value);
}
