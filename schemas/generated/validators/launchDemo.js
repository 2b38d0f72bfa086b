// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isLaunchDemoValue(value) {
  return isObject(value) &&
    isText(value.url, 8192);
}
