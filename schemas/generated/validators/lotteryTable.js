// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isLotteryTableValue(value, onLeftOut) {
  return isObject(value) &&
    isLotteryGame(value.game) &&
    Array.isArray(value.rules) && value.rules.length <= 100 && value.rules.every((item1, index1, list1) => cutText(list1, index1, 4000)) &&
    keepValid(value.kinds, isLotteryKind, 100, onLeftOut) &&
    Number.isSafeInteger(value.minStake) &&
    Number.isSafeInteger(value.stakeStep) &&
    Number.isSafeInteger(value.maxLines) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency);
}

function isLotteryGame(value) {
  return isObject(value) &&
    isText(value.gameCode, 64) &&
    Number.isSafeInteger(value.nodeId) && value.nodeId >= 1 &&
    cutText(value, "gameName", 255) &&
    isText(value.vassalage, 64) &&
    isText(value.showIcon, 2048) &&
    Number.isSafeInteger(value.everySeconds) && value.everySeconds >= 1 &&
    ["open","maintenance"].includes(value.state) &&
    (value.form === undefined || ["digits","balls","race","dice","regional"].includes(value.form));
}

function isLotteryKind(value) {
  return isObject(value) &&
    isText(value.code, 64) &&
    cutText(value, "name", 255) &&
    cutText(value, "help", 4000) &&
    isLotteryPicker(value.picker) &&
    Array.isArray(value.tiers) && value.tiers.length <= 50 && value.tiers.every(isLotteryTier) &&
    typeof value.perHit === 'boolean' &&
    Number.isSafeInteger(value.returned) && value.returned >= 0 &&
    Number.isSafeInteger(value.maxStake);
}

function isLotteryPicker(value) {
  return isObject(value) &&
    ["set","positions","choice"].includes(value.form) &&
    Array.isArray(value.options) && value.options.length <= 1000 && value.options.every(isLotteryOption) &&
    Number.isSafeInteger(value.count) && value.count >= 1 && value.count <= 20 &&
    typeof value.distinct === 'boolean';
}

function isLotteryOption(value) {
  return isObject(value) &&
    isText(value.code, 64) &&
    cutText(value, "name", 255);
}

function isLotteryTier(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.hits) && value.hits >= 1 &&
    Number.isSafeInteger(value.odds) && value.odds >= 101 &&
    Number.isSafeInteger(value.oneIn) && value.oneIn >= 1;
}
