import { isBlank } from '#app/kit/form/is-blank.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';
import type { Fault } from './fault.ts';
import { matchPattern } from './match-pattern.ts';

/** Checks a value against the platform's rule for its field. Blanks count as empty, which is wrong only in a required field. */
export function checkField(typed: string, rule: FieldRule): Fault | undefined {
  // As it is sent: accents that are typed apart are neither longer nor another letter.
  const value = typed.normalize('NFC');
  if (isBlank(value)) return rule.required ? { key: 'fault.required' } : undefined;
  const fault = checkLength(value, rule) ?? matchPattern(rule.acceptedPattern, value);
  const length = fault?.key.startsWith('pattern.') ? lengthHint(rule) : undefined;
  return fault && length ? { ...fault, length } : fault;
}

/** The length that a rule requires, if any. */
export function lengthHint({ minLength: min, maxLength: max }: FieldRule): Fault | undefined {
  if (max > 0 && max === min) return { key: 'fault.exactLength', values: { count: max } };
  // The plural form follows the greater number.
  if (max > 0 && max > min) return min > 0 ? { key: 'fault.length', values: { min, max, count: max } } : undefined;
  return min > 0 ? { key: 'fault.minLength', values: { count: min } } : undefined;
}

function checkLength(value: string, rule: FieldRule): Fault | undefined {
  const { minLength: min, maxLength: max } = rule;
  // Code points, as people and the platform count; some are two UTF-16 units.
  const length = [...value].length;
  // A maximum of 0, or below the minimum, is no limit.
  const isTooLong = max > 0 && max >= min && length > max;
  if (isTooLong && min === 0) return { key: 'fault.maxLength', values: { count: max } };
  return isTooLong || length < min ? lengthHint(rule) : undefined;
}
