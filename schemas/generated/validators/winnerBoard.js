// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isWinnerBoardValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.list, isRankEntry, 20, onLeftOut);
}

function isRankEntry(value) {
  return isObject(value) &&
    isObject(value.vo) && Number.isSafeInteger(value.vo.id) && Number.isSafeInteger(value.vo.winAmount) && typeof value.vo.currency === 'string' && /^[A-Z]{3}$/u.test(value.vo.currency) && cutText(value.vo, "account", 255) && Number.isSafeInteger(value.vo.nodeId) && cutText(value.vo, "nodeName", 255) && isText(value.vo.vassalage, 64) && isGameType(value.vo.gameType) && isText(value.vo.gameCode, 64) && (value.vo.wonAt === undefined || (Number.isSafeInteger(value.vo.wonAt) && value.vo.wonAt >= 0 && value.vo.wonAt <= 8640000000000000)) && isText(value.vo.showIcon, 2048);
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
