// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isForgotByMobileValue(value) {
  return isObject(value) &&
    isText(value.username, 255) && value.username !== '';
}
