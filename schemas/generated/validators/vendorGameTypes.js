// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isVendorGameTypesValue(value, onLeftOut) {
  return keepValid(value, isVendorGameTypes, 500, onLeftOut);
}

function isVendorGameTypes(value, onLeftOut) {
  return isObject(value) &&
    isText(value.vassalage, 64) &&
    cutText(value, "displayName", 255) &&
    keepValid(value.gameTypes, isGameType, 20, onLeftOut);
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
