// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isDomainRouteValue(value) {
  return isObject(value) &&
    isText(value.domain, 2048);
}
