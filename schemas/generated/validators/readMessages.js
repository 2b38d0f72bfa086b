// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isReadMessagesValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.all) && value.all >= 0 &&
    Number.isSafeInteger(value.unread) && value.unread >= 0;
}
