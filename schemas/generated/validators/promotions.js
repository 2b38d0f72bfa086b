// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isPromotionsValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.promotions, isPromotion, 200, onLeftOut);
}

function isPromotion(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 &&
    ["WELCOME","CASHBACK","GAMES","VIP"].includes(value.category) &&
    ["APPLY","SIGN","CHALLENGE","RAFFLE"].includes(value.kind) &&
    isPromotionStatus(value.status) &&
    cutText(value, "title", 255) &&
    cutText(value, "summary", 4000) &&
    cutText(value, "content", 100000) &&
    isText(value.url, 2048) &&
    Number.isSafeInteger(value.startsAt) && value.startsAt >= 0 && value.startsAt <= 8640000000000000 &&
    (value.endsAt === undefined || (Number.isSafeInteger(value.endsAt) && value.endsAt >= 0 && value.endsAt <= 8640000000000000)) &&
    Number.isSafeInteger(value.bonus) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    (value.paid === undefined || Number.isSafeInteger(value.paid)) &&
    (value.reason === undefined || cutText(value, "reason", 4000)) &&
    (value.progress === undefined || (isObject(value.progress) && Number.isSafeInteger(value.progress.current) && Number.isSafeInteger(value.progress.target)));
}

function isPromotionStatus(value) {
  return ["JOIN","APPLYING","REJECTED","ISSUED","CLAIMED","PROCESS","SIGNED","COMING_SOON","CLOSE"].includes(value);
}
