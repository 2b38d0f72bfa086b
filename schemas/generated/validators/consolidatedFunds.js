// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isConsolidatedFundsValue(value) {
  return isObject(value) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.dailysalreqtype) && value.dailysalreqtype >= 0 && value.dailysalreqtype <= 9007199254740991 &&
    Number.isSafeInteger(value.divtypereq) && value.divtypereq >= 0 && value.divtypereq <= 9007199254740991 &&
    Number.isSafeInteger(value.contracthoursalreq) && value.contracthoursalreq >= 0 && value.contracthoursalreq <= 9007199254740991 &&
    Number.isSafeInteger(value.realtimesalreqtype) && value.realtimesalreqtype >= 0 && value.realtimesalreqtype <= 9007199254740991 &&
    Number.isSafeInteger(value.contractmrdailysalinfotype) && value.contractmrdailysalinfotype >= 0 && value.contractmrdailysalinfotype <= 9007199254740991 &&
    Number.isSafeInteger(value.contracthoursalinfo) && value.contracthoursalinfo >= 0 && value.contracthoursalinfo <= 9007199254740991 &&
    Number.isSafeInteger(value.dailysalinfotype) && value.dailysalinfotype >= 0 && value.dailysalinfotype <= 9007199254740991 &&
    Number.isSafeInteger(value.divtypeinfo) && value.divtypeinfo >= 0 && value.divtypeinfo <= 9007199254740991;
}
