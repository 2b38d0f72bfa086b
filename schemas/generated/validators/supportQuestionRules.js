// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isSupportQuestionRulesValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.minWordCount) && value.minWordCount >= 1 &&
    Number.isSafeInteger(value.maxWordCount) && value.maxWordCount >= 1;
}
