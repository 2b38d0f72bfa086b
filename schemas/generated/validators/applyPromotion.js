// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isApplyPromotionValue(value) {
  return isObject(value) &&
    isPromotionStatus(value.status);
}

function isPromotionStatus(value) {
  return ["JOIN","APPLYING","REJECTED","ISSUED","CLAIMED","PROCESS","SIGNED","COMING_SOON","CLOSE"].includes(value);
}
