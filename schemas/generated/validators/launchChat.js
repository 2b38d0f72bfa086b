// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isLaunchChatValue(value) {
  return isObject(value) &&
    isText(value.chatUrl, 2048);
}
