// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isVendorGameTypesValue(value) {
  return Array.isArray(value) &&
    value.every(isVendorGameTypes);
}

function isVendorGameTypes(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.vassalage === 'string' &&
    typeof value.displayName === 'string' &&
    Array.isArray(value.gameTypes) && value.gameTypes.every(isGameType);
}

function isGameType(value) {
  return ["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","LOTT","ELOTT","BG"].includes(value);
}
