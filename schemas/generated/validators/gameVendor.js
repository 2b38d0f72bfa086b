// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isGameVendorValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.lanes, isVendorLane, 20, onLeftOut);
}

function isVendorLane(value, onLeftOut) {
  return isObject(value) &&
    isGameType(value.title) &&
    keepValid(value.cards, isVendorCard, 500, onLeftOut);
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}

function isVendorCard(value) {
  return isObject(value) &&
    isText(value.vassalage, 64) &&
    cutText(value, "displayName", 255) &&
    isGameType(value.gameType) &&
    isText(value.icon, 2048) &&
    Number.isSafeInteger(value.gameCount) && value.gameCount >= 0 &&
    (value.isGame === undefined || isText(value.isGame, 32)) &&
    (value.opens === undefined || isText(value.opens, 64)) &&
    (value.maintenanceUntil === undefined || (Number.isSafeInteger(value.maintenanceUntil) && value.maintenanceUntil >= 0 && value.maintenanceUntil <= 8640000000000000)) &&
    (value.scene === undefined || isText(value.scene, 2048));
}
