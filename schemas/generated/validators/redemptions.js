// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isRedemptionsValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.content, isRedemption, 100, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isRedemption(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.redeemId) && value.redeemId >= 1 &&
    isText(value.rewardId, 64) &&
    cutText(value, "name", 255) &&
    isText(value.imageUrl, 2048) &&
    Number.isSafeInteger(value.quantity) && value.quantity >= 1 &&
    Number.isSafeInteger(value.points) && value.points >= 1 &&
    isRedeemStatus(value.status) &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000 &&
    (value.decidedAt === undefined || (Number.isSafeInteger(value.decidedAt) && value.decidedAt >= 0 && value.decidedAt <= 8640000000000000));
}

function isRedeemStatus(value) {
  return ["process","approved","rejected"].includes(value);
}
