// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isForgotByMobileValue(value) {
  return isObject(value) &&
    value.success === true &&
    (value.message === undefined || typeof value.message === 'string');
}
