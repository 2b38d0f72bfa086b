// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject } from './guard-parts.ts';

export function isCustomerSecurityQuestionValue(value) {
  return isObject(value) &&
    cutText(value, "question", 255) && value.question !== '' &&
    Number.isSafeInteger(value.questionId) && value.questionId >= 1;
}
