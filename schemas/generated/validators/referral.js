// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isReferralValue(value, onLeftOut) {
  return isObject(value) &&
    typeof value.referralCode === 'string' && /^[0-9A-Z]{4,16}$/u.test(value.referralCode) &&
    isMissionReward(value.reward) &&
    Number.isSafeInteger(value.goal) && value.goal >= 1 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.invited) && value.invited >= 0 &&
    Number.isSafeInteger(value.rewarded) && value.rewarded >= 0 &&
    isObject(value.friends) && isText(value.friends.timeZone, 64) && typeof value.friends.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.friends.today) && (value.friends.from === undefined || (typeof value.friends.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.friends.from))) && (value.friends.to === undefined || (typeof value.friends.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.friends.to))) && Number.isSafeInteger(value.friends.count) && value.friends.count >= 0 && keepValid(value.friends.content, isInvitedFriend, 100, onLeftOut) && Number.isSafeInteger(value.friends.pageNum) && value.friends.pageNum >= 1 && Number.isSafeInteger(value.friends.totalPages) && value.friends.totalPages >= 0 && value.friends.totalPages <= 100000;
}

function isMissionReward(value) {
  return isObject(value) &&
    ["points","money"].includes(value.kind) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 &&
    (value.currency === undefined || (typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency)));
}

function isInvitedFriend(value) {
  return isObject(value) &&
    cutText(value, "account", 255) &&
    Number.isSafeInteger(value.joinedAt) && value.joinedAt >= 0 && value.joinedAt <= 8640000000000000 &&
    ["joined","playing","rewarded"].includes(value.state) &&
    (value.reward === undefined || isMissionReward(value.reward));
}
