// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isHotGamesValue(value, onLeftOut) {
  return keepValid(value, isGame, 500, onLeftOut);
}

function isGame(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.nodeId) && value.nodeId >= 1 &&
    (value.nodeName === undefined || cutText(value, "nodeName", 255)) &&
    (value.gameName === undefined || cutText(value, "gameName", 255)) &&
    isText(value.vassalage, 64) &&
    isGameType(value.gameType) &&
    isText(value.gameCode, 64) &&
    (value.displayName === undefined || cutText(value, "displayName", 255)) &&
    (value.showIcon === undefined || isText(value.showIcon, 2048)) &&
    (value.iconUrl === undefined || isText(value.iconUrl, 2048)) &&
    (value.url === undefined || isText(value.url, 2048)) &&
    (value.lagerIcon === undefined || isText(value.lagerIcon, 2048)) &&
    [0,1].includes(value.isHot) &&
    (value.isGame === undefined || isText(value.isGame, 32)) &&
    (value.releasedOn === undefined || isText(value.releasedOn, 64)) &&
    (value.demo === undefined || typeof value.demo === 'boolean') &&
    (value.opens === undefined || isText(value.opens, 64));
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
