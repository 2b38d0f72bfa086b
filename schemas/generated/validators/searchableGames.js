// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isSearchableGamesValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.games, isSearchableGame, 2000, onLeftOut) &&
    Number.isSafeInteger(value.total) && value.total >= 0 && value.total <= 100000;
}

function isSearchableGame(value, onLeftOut) {
  return isObject(value) &&
    Number.isSafeInteger(value.nodeId) && value.nodeId >= 1 &&
    cutText(value, "name", 255) && value.name !== '' &&
    (value.otherNames === undefined || keepValid(value.otherNames, (item2) => isText(item2, 255), 20, onLeftOut)) &&
    isText(value.vassalage, 64) &&
    isGameType(value.gameType) &&
    isText(value.gameCode, 64) &&
    (value.showIcon === undefined || isText(value.showIcon, 2048)) &&
    (value.isHot === undefined || [0,1].includes(value.isHot));
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
