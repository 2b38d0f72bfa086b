// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isPromotionsValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.promotions) && value.promotions.every(isPromotion);
}

function isPromotion(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 1 &&
    ["WELCOME","CASHBACK","GAMES","VIP"].includes(value.category) &&
    ["APPLY","SIGN","CHALLENGE","RAFFLE"].includes(value.kind) &&
    isPromotionStatus(value.status) &&
    typeof value.title === 'string' &&
    typeof value.summary === 'string' &&
    typeof value.content === 'string' &&
    typeof value.url === 'string' &&
    Number.isInteger(value.startsAt) &&
    (value.endsAt === undefined || Number.isInteger(value.endsAt)) &&
    Number.isInteger(value.bonus) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    (value.paid === undefined || Number.isInteger(value.paid)) &&
    (value.reason === undefined || typeof value.reason === 'string') &&
    (value.progress === undefined || (typeof value.progress === 'object' && value.progress !== null && !Array.isArray(value.progress) && Number.isInteger(value.progress.current) && Number.isInteger(value.progress.target)));
}

function isPromotionStatus(value) {
  return ["JOIN","APPLYING","REJECTED","ISSUED","CLAIMED","PROCESS","SIGNED","COMING_SOON","CLOSE"].includes(value);
}
