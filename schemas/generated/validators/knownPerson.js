// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isKnownPersonValue(value) {
  return isObject(value) &&
    (value.idType === undefined || (Number.isSafeInteger(value.idType) && value.idType >= 1 && value.idType <= 11)) &&
    (value.payeename === undefined || (isText(value.payeename, 120) && value.payeename !== '' && /\S/u.test(value.payeename))) &&
    (value.birthday === undefined || (typeof value.birthday === 'string' && /^[0-9]{2}-[0-9]{2}-[0-9]{4}$/u.test(value.birthday))) &&
    (value.address === undefined || (isText(value.address, 255) && value.address !== '' && /\S/u.test(value.address))) &&
    (value.permanentAddress === undefined || (isText(value.permanentAddress, 255) && value.permanentAddress !== '' && /\S/u.test(value.permanentAddress))) &&
    (value.placeOfBirth === undefined || (isText(value.placeOfBirth, 120) && value.placeOfBirth !== '' && /\S/u.test(value.placeOfBirth))) &&
    (value.nationality === undefined || (typeof value.nationality === 'string' && /^[A-Z]{2}$/u.test(value.nationality))) &&
    (value.sourceOfIncome === undefined || [1,2,3,4,5].includes(value.sourceOfIncome)) &&
    (value.occupation === undefined || (Number.isSafeInteger(value.occupation) && value.occupation >= 3 && value.occupation <= 21)) &&
    (value.employerName === undefined || isText(value.employerName, 120));
}
