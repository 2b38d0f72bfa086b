// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isUnreadCountValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.unreadCount) && value.unreadCount >= 0;
}
