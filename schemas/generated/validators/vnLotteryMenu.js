// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isVnLotteryMenuValue(value, onLeftOut) {
  return keepValid(value, isLotteryGroup, 50, onLeftOut);
}

function isLotteryGroup(value, onLeftOut) {
  return isObject(value) &&
    isText(value.groupCode, 64) &&
    cutText(value, "groupName", 255) &&
    keepValid(value.games, isLotteryGame, 200, onLeftOut);
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
