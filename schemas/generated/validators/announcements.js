// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isAnnouncementsValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.banners, isBanner, 100, onLeftOut) &&
    keepValid(value.notices, isNotice, 100, onLeftOut) &&
    keepValid(value.player, isAnnouncement, 100, onLeftOut) &&
    keepValid(value.popup, isPopup, 100, onLeftOut) &&
    keepValid(value.promotion, isAnnouncement, 100, onLeftOut);
}

function isBanner(value) {
  return isObject(value) &&
    cutText(value, "groupName", 255) &&
    isText(value.url, 2048) &&
    ["NONE","PAGE","CATEGORY"].includes(value.linkageType) &&
    isText(value.link, 2048) &&
    cutText(value, "title", 255) &&
    cutText(value, "text", 4000) &&
    (value.amount === undefined || (Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991)) &&
    (value.button === undefined || cutText(value, "button", 64));
}

function isNotice(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    cutText(value, "title", 255) &&
    cutText(value, "content", 100000);
}

function isAnnouncement(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    cutText(value, "title", 255) &&
    cutText(value, "content", 100000) &&
    (value.promotionType === undefined || isText(value.promotionType, 64)) &&
    (value.isPopup === undefined || typeof value.isPopup === 'boolean');
}

function isPopup(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    ["A","B","F"].includes(value.execution) &&
    cutText(value, "title", 255) &&
    cutText(value, "content", 100000);
}
