// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isContractsWaitingValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.dividend) && value.dividend >= 0 && value.dividend <= 2147483647 &&
    Number.isSafeInteger(value.dailySalary) && value.dailySalary >= 0 && value.dailySalary <= 2147483647 &&
    Number.isSafeInteger(value.hourlySalary) && value.hourlySalary >= 0 && value.hourlySalary <= 2147483647 &&
    Number.isSafeInteger(value.realTimeSalary) && value.realTimeSalary >= 0 && value.realTimeSalary <= 2147483647;
}
