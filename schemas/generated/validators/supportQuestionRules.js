// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isSupportQuestionRulesValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.minWordCount) && value.minWordCount >= 1 &&
    Number.isInteger(value.maxWordCount) && value.maxWordCount >= 1;
}
