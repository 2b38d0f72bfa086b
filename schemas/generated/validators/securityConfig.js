// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, keepValid } from './guard-parts.ts';

export function isSecurityConfigValue(value, onLeftOut) {
  return isObject(value) &&
    isObject(value.info) && isObject(value.info.securityQuestions) && typeof value.info.securityQuestions.enabled === 'boolean' && typeof value.info.securityQuestions.isComplete === 'boolean' && (value.info.securityQuestions.isDue === undefined || typeof value.info.securityQuestions.isDue === 'boolean') && isObject(value.info.idVerification) && typeof value.info.idVerification.enabled === 'boolean' && typeof value.info.idVerification.isComplete === 'boolean' && ["N","P","A","R"].includes(value.info.idVerification.status) && (value.info.idVerification.isDue === undefined || typeof value.info.idVerification.isDue === 'boolean') && (value.info.idVerification.incomeSources === undefined || keepValid(value.info.idVerification.incomeSources, (item1) => [1,2,3,4,5].includes(item1), 5, onLeftOut));
}
