import { isBlank } from '#app/kit/form/is-blank.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';
import type { Fault } from './fault.ts';
import { matchPattern } from './match-pattern.ts';

/** Checks a value against the platform's rule for its field. A blank value is a fault only in a required field. */
export function checkField(typed: string, rule: FieldRule): Fault | undefined {
  // Check the value as it is sent. Decomposed accents must not count as letters.
  const value = typed.normalize('NFC');
  if (isBlank(value)) return rule.required ? { key: 'fault.required' } : undefined;
  const fault = checkLength(value, rule) ?? matchPattern(rule.acceptedPattern, value);
  const length = fault?.key.startsWith('pattern.') ? lengthHint(rule) : undefined;
  return fault && length ? { ...fault, length } : fault;
}

/** The required length of a rule, if any. */
export function lengthHint({ minLength: min, maxLength: max }: FieldRule): Fault | undefined {
  if (max > 0 && max === min) return { key: 'fault.exactLength', values: { count: max } };
  // The plural form follows the larger number.
  if (max > 0 && max > min) return min > 0 ? { key: 'fault.length', values: { min, max, count: max } } : undefined;
  return min > 0 ? { key: 'fault.minLength', values: { count: min } } : undefined;
}

function checkLength(value: string, rule: FieldRule): Fault | undefined {
  const { minLength: min, maxLength: max } = rule;
  // Count code points, as people and the platform do. Some are two UTF-16 units.
  const length = [...value].length;
  // A maximum of 0 or below the minimum sets no limit.
  const isTooLong = max > 0 && max >= min && length > max;
  if (isTooLong && min === 0) return { key: 'fault.maxLength', values: { count: max } };
  return isTooLong || length < min ? lengthHint(rule) : undefined;
}
