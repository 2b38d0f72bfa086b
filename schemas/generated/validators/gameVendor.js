// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isGameVendorValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.lanes) && value.lanes.every(isVendorLane);
}

function isVendorLane(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    isGameType(value.title) &&
    Array.isArray(value.cards) && value.cards.every(isVendorCard);
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}

function isVendorCard(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.vassalage === 'string' &&
    typeof value.displayName === 'string' &&
    isGameType(value.gameType) &&
    typeof value.icon === 'string' &&
    Number.isInteger(value.gameCount) && value.gameCount >= 0 &&
    (value.isGame === undefined || typeof value.isGame === 'string') &&
    (value.opens === undefined || typeof value.opens === 'string');
}
