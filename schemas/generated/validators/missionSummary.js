// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isMissionSummaryValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.missions) && value.missions.every(isMission) &&
    Number.isInteger(value.claimable) && value.claimable >= 0;
}

function isMission(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.missionId === 'string' && value.missionId !== '' && [...value.missionId].length <= 64 &&
    isMissionPeriod(value.period) &&
    Number.isInteger(value.periodStart) &&
    Number.isInteger(value.endsAt) &&
    typeof value.title === 'string' && value.title !== '' &&
    typeof value.description === 'string' &&
    ["days","bets","games","categories","vendors","money"].includes(value.unit) &&
    Number.isInteger(value.goal) && value.goal >= 1 &&
    Number.isInteger(value.progress) && value.progress >= 0 &&
    Number.isInteger(value.stars) && value.stars >= 1 && value.stars <= 3 &&
    isMissionReward(value.reward) &&
    ["open","claimable","claimed"].includes(value.status);
}

function isMissionPeriod(value) {
  return ["daily","weekly"].includes(value);
}

function isMissionReward(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    ["points","money"].includes(value.kind) &&
    Number.isInteger(value.amount) && value.amount >= 1 &&
    (value.currency === undefined || (typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency)));
}
