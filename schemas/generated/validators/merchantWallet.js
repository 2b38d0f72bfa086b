// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText, keepValid } from './guard-parts.ts';

export function isMerchantWalletValue(value, onLeftOut) {
  return isObject(value) &&
    typeof value.isSingle === 'boolean' &&
    (value.vendors === undefined || (keepValid(value.vendors, (item1) => isText(item1, 64) && item1 !== '', 500, onLeftOut))) &&
    (value.presets === undefined || (keepValid(value.presets, (item2) => Number.isSafeInteger(item2) && item2 >= 1 && item2 <= 9007199254740991, 8, onLeftOut)));
}
