// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isAnnouncementsValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.banners) && value.banners.every(isBanner) &&
    Array.isArray(value.notices) && value.notices.every(isNotice) &&
    Array.isArray(value.player) && value.player.every(isAnnouncement) &&
    Array.isArray(value.popup) && value.popup.every(isPopup) &&
    Array.isArray(value.promotion) && value.promotion.every(isAnnouncement);
}

function isBanner(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.groupName === 'string' &&
    typeof value.url === 'string' &&
    ["NONE","PAGE","CATEGORY"].includes(value.linkageType) &&
    typeof value.link === 'string' &&
    typeof value.title === 'string' &&
    typeof value.text === 'string';
}

function isNotice(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 1 &&
    typeof value.title === 'string' &&
    typeof value.content === 'string';
}

function isAnnouncement(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 1 &&
    typeof value.title === 'string' &&
    typeof value.content === 'string' &&
    (value.promotionType === undefined || typeof value.promotionType === 'string') &&
    (value.isPopup === undefined || typeof value.isPopup === 'boolean');
}

function isPopup(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 1 &&
    ["A","B","F"].includes(value.execution) &&
    typeof value.title === 'string' &&
    typeof value.content === 'string';
}
