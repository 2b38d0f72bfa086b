// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isWalletTransferValue(value, onLeftOut) {
  return isObject(value) &&
    ["in","out"].includes(value.direction) &&
    keepValid(value.moved, isWalletPart, 500, onLeftOut) &&
    keepValid(value.stayed, isWalletPart, 500, onLeftOut);
}

function isWalletPart(value) {
  return isObject(value) &&
    isText(value.vassalage, 64) && value.vassalage !== '' &&
    cutText(value, "displayName", 255) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991;
}
