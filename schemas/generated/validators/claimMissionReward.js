// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isClaimMissionRewardValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    isMissionReward(value.reward);
}

function isMissionReward(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    ["points","money"].includes(value.kind) &&
    Number.isInteger(value.amount) && value.amount >= 1 &&
    (value.currency === undefined || (typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency)));
}
