// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isReferralValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.referralCode === 'string' && /^[0-9A-Z]{4,16}$/u.test(value.referralCode) &&
    isMissionReward(value.reward) &&
    Number.isInteger(value.goal) && value.goal >= 1 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isInteger(value.invited) && value.invited >= 0 &&
    Number.isInteger(value.rewarded) && value.rewarded >= 0 &&
    typeof value.friends === 'object' && value.friends !== null && !Array.isArray(value.friends) && Array.isArray(value.friends.content) && value.friends.content.every(isInvitedFriend) && Number.isInteger(value.friends.pageNum) && value.friends.pageNum >= 1 && Number.isInteger(value.friends.totalPages) && value.friends.totalPages >= 0;
}

function isMissionReward(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    ["points","money"].includes(value.kind) &&
    Number.isInteger(value.amount) && value.amount >= 1 &&
    (value.currency === undefined || (typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency)));
}

function isInvitedFriend(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.account === 'string' &&
    Number.isInteger(value.joinedAt) &&
    ["joined","playing","rewarded"].includes(value.state) &&
    (value.reward === undefined || isMissionReward(value.reward));
}
