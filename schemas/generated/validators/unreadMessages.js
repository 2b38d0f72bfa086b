// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isUnreadMessagesValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    (value.from === undefined || (typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from))) &&
    (value.to === undefined || (typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to))) &&
    keepValid(value.content, isMessage, 100, onLeftOut) &&
    isMessageCounts(value.counts) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isMessage(value) {
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

function isMessageCounts(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.all) && value.all >= 0 &&
    Number.isSafeInteger(value.unread) && value.unread >= 0;
}
