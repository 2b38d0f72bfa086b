// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isSecurityConfigValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.info === 'object' && value.info !== null && !Array.isArray(value.info) && typeof value.info.securityQuestions === 'object' && value.info.securityQuestions !== null && !Array.isArray(value.info.securityQuestions) && typeof value.info.securityQuestions.enabled === 'boolean' && typeof value.info.securityQuestions.isComplete === 'boolean' && typeof value.info.idVerification === 'object' && value.info.idVerification !== null && !Array.isArray(value.info.idVerification) && typeof value.info.idVerification.enabled === 'boolean' && typeof value.info.idVerification.isComplete === 'boolean' && ["N","P","A","R"].includes(value.info.idVerification.status);
}
