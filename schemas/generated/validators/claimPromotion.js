// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isClaimPromotionValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.amount) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.balance);
}
