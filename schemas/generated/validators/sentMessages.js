// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isSentMessagesValue(value, onLeftOut) {
  return isObject(value) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    keepValid(value.content, isSentMessage, 100, onLeftOut) &&
    Number.isSafeInteger(value.count) && value.count >= 0 && value.count <= 2147483647 &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isSentMessage(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 && value.id <= 2147483647 &&
    isMessageRecipients(value.to) &&
    cutText(value, "subject", 200) && value.subject !== '' &&
    Number.isSafeInteger(value.people) && value.people >= 1 && value.people <= 2147483647 &&
    Number.isSafeInteger(value.reads) && value.reads >= 0 && value.reads <= 2147483647 &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000;
}

function isMessageRecipients(value) {
  return isObject(value) &&
    ["upline","downline","downlines","directs","agents","team","level"].includes(value.kind) &&
    (value.account === undefined || (isText(value.account, 255) && value.account !== '')) &&
    (value.accounts === undefined || (Array.isArray(value.accounts) && value.accounts.length >= 1 && value.accounts.length <= 500 && value.accounts.every((item2) => isText(item2, 255) && item2 !== ''))) &&
    (value.level === undefined || (Number.isSafeInteger(value.level) && value.level >= 1 && value.level <= 2147483647));
}
