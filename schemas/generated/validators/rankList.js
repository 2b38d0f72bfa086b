// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isRankListValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.list) && value.list.every(isRankEntry);
}

function isRankEntry(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.vo === 'object' && value.vo !== null && !Array.isArray(value.vo) && Number.isInteger(value.vo.id) && Number.isInteger(value.vo.winAmount) && typeof value.vo.currency === 'string' && typeof value.vo.account === 'string' && Number.isInteger(value.vo.nodeId) && typeof value.vo.nodeName === 'string' && typeof value.vo.vassalage === 'string' && isGameType(value.vo.gameType) && typeof value.vo.gameCode === 'string' && typeof value.vo.showIcon === 'string';
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
