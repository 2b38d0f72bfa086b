// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isHotGamesValue(value) {
  return Array.isArray(value) &&
    value.every(isGame);
}

function isGame(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.nodeId) && value.nodeId >= 1 &&
    (value.nodeName === undefined || typeof value.nodeName === 'string') &&
    (value.gameName === undefined || typeof value.gameName === 'string') &&
    typeof value.vassalage === 'string' &&
    isGameType(value.gameType) &&
    typeof value.gameCode === 'string' &&
    (value.displayName === undefined || typeof value.displayName === 'string') &&
    (value.showIcon === undefined || typeof value.showIcon === 'string') &&
    (value.iconUrl === undefined || typeof value.iconUrl === 'string') &&
    (value.url === undefined || typeof value.url === 'string') &&
    (value.lagerIcon === undefined || typeof value.lagerIcon === 'string') &&
    [0,1].includes(value.isHot) &&
    (value.isGame === undefined || typeof value.isGame === 'string') &&
    (value.releasedOn === undefined || typeof value.releasedOn === 'string') &&
    (value.opens === undefined || typeof value.opens === 'string');
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
