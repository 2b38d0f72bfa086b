// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isBalanceValue(value, onLeftOut) {
  return isObject(value) &&
    Number.isSafeInteger(value.balance) && value.balance >= 0 && value.balance <= 9007199254740991 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    (value.wallets === undefined || keepValid(value.wallets, isVendorWallet, 500, onLeftOut));
}

function isVendorWallet(value) {
  return isObject(value) &&
    isText(value.vassalage, 64) && value.vassalage !== '' &&
    cutText(value, "displayName", 255) &&
    isGameType(value.gameType) &&
    Number.isSafeInteger(value.balance) && value.balance >= 0 && value.balance <= 9007199254740991 &&
    isWalletState(value.state) &&
    (value.until === undefined || (Number.isSafeInteger(value.until) && value.until >= 0 && value.until <= 8640000000000000));
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}

function isWalletState(value) {
  return ["open","maintenance"].includes(value);
}
