// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isMessageValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 && value.id <= 2147483647 &&
    cutText(value, "title", 200) && value.title !== '' &&
    cutText(value, "preview", 500) &&
    isText(value.content, 20000) &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000 &&
    typeof value.isRead === 'boolean' &&
    (value.from === undefined || isMessageSender(value.from));
}

function isMessageSender(value) {
  return isObject(value) &&
    ["upline","above","downline"].includes(value.role) &&
    (value.account === undefined || (cutText(value, "account", 255) && value.account !== ''));
}
