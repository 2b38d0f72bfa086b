// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isVerifySecurityAnswerValue(value) {
  return isObject(value) &&
    typeof value.valid === 'boolean';
}
