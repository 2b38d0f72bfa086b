// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isMissionSummaryValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.missions, isMission, 100, onLeftOut) &&
    Number.isSafeInteger(value.claimable) && value.claimable >= 0;
}

function isMission(value) {
  return isObject(value) &&
    isText(value.missionId, 64) && value.missionId !== '' &&
    isMissionPeriod(value.period) &&
    Number.isSafeInteger(value.periodStart) && value.periodStart >= 0 && value.periodStart <= 8640000000000000 &&
    Number.isSafeInteger(value.endsAt) && value.endsAt >= 0 && value.endsAt <= 8640000000000000 &&
    cutText(value, "title", 255) && value.title !== '' &&
    cutText(value, "description", 4000) &&
    ["days","bets","games","categories","vendors","money"].includes(value.unit) &&
    Number.isSafeInteger(value.goal) && value.goal >= 1 &&
    Number.isSafeInteger(value.progress) && value.progress >= 0 &&
    Number.isSafeInteger(value.stars) && value.stars >= 1 && value.stars <= 3 &&
    isMissionReward(value.reward) &&
    ["open","claimable","claimed"].includes(value.status);
}

function isMissionPeriod(value) {
  return ["daily","weekly"].includes(value);
}

function isMissionReward(value) {
  return isObject(value) &&
    ["points","money"].includes(value.kind) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 &&
    (value.currency === undefined || (typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency)));
}
