// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isLotteryIssueValue(value) {
  return isObject(value) &&
    isText(value.gameCode, 64) &&
    isText(value.issue, 64) &&
    ["open","closed","maintenance"].includes(value.state) &&
    Number.isSafeInteger(value.closeTime) && value.closeTime >= 0 && value.closeTime <= 8640000000000000 &&
    Number.isSafeInteger(value.drawTime) && value.drawTime >= 0 && value.drawTime <= 8640000000000000 &&
    isText(value.nextIssue, 64) &&
    isText(value.commitment, 256);
}
