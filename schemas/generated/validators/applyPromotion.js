// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isApplyPromotionValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    isPromotionStatus(value.status);
}

function isPromotionStatus(value) {
  return ["JOIN","APPLYING","REJECTED","ISSUED","CLAIMED","PROCESS","SIGNED","COMING_SOON","CLOSE"].includes(value);
}
