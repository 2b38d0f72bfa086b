// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isChatMessagesValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.messages, isChatMessage, 100, onLeftOut) &&
    typeof value.more === 'boolean';
}

function isChatMessage(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    cutText(value, "from", 255) &&
    cutText(value, "text", 1000) &&
    Number.isSafeInteger(value.at) && value.at >= 0 && value.at <= 8640000000000000 &&
    typeof value.own === 'boolean' &&
    (value.moderated === undefined || typeof value.moderated === 'boolean');
}
