// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isClaimMissionRewardValue(value) {
  return isObject(value) &&
    isMissionReward(value.reward);
}

function isMissionReward(value) {
  return isObject(value) &&
    ["points","money"].includes(value.kind) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 &&
    (value.currency === undefined || (typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency)));
}
