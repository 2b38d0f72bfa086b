// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isPointRewardsValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.goods, isPointGood, 500, onLeftOut);
}

function isPointGood(value) {
  return isObject(value) &&
    isText(value.rewardId, 64) && value.rewardId !== '' &&
    isPointGoodKind(value.kind) &&
    cutText(value, "name", 255) && value.name !== '' &&
    cutText(value, "description", 4000) &&
    Number.isSafeInteger(value.points) && value.points >= 1 &&
    Number.isSafeInteger(value.stock) && value.stock >= 0 &&
    isText(value.imageUrl, 2048);
}

function isPointGoodKind(value) {
  return ["play","topup","gadget","experience"].includes(value);
}
