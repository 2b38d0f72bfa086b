// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isOpenedDrawsValue(value, onLeftOut) {
  return keepValid(value, isOpenedDraw, 200, onLeftOut);
}

function isOpenedDraw(value) {
  return isObject(value) &&
    isText(value.gameCode, 64) &&
    isText(value.issue, 64) &&
    ["opened","cancelled"].includes(value.status) &&
    Number.isSafeInteger(value.drawTime) && value.drawTime >= 0 && value.drawTime <= 8640000000000000 &&
    Array.isArray(value.numbers) && value.numbers.length <= 50 && value.numbers.every((item2) => isText(item2, 32)) &&
    Array.isArray(value.prizes) && value.prizes.length <= 20 && value.prizes.every((item3) => isObject(item3) && isText(item3.code, 64) && cutText(item3, "name", 255) && Array.isArray(item3.numbers) && item3.numbers.length <= 50 && item3.numbers.every((item4) => isText(item4, 32))) &&
    isText(value.seed, 256) &&
    isText(value.commitment, 256) &&
    (value.urn === undefined || (Number.isSafeInteger(value.urn) && value.urn >= 2 && value.urn <= 1000));
}
