// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isCustomerSecurityQuestionValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.question === 'string' && value.question !== '' &&
    Number.isInteger(value.questionId) && value.questionId >= 1;
}
