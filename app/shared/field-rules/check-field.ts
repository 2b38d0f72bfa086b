import type { FieldRule } from '#schemas/generated/platform.ts';
import type { Fault } from './fault.ts';
import { matchPattern } from './match-pattern.ts';

/** Holds a value against the platform's rule of its field. An empty field is only wrong where it is required. */
export function checkField(value: string, rule: FieldRule): Fault | undefined {
  if (value === '') return rule.required ? { key: 'fault.required' } : undefined;
  const fault = checkLength(value, rule) ?? matchPattern(rule.acceptedPattern, value);
  const length = fault?.key.startsWith('pattern.') ? lengthHint(rule) : undefined;
  return fault && length ? { ...fault, length } : fault;
}

/** The length that a rule asks for; nothing where it asks for none. */
export function lengthHint({ minLength: min, maxLength: max }: FieldRule): Fault | undefined {
  if (max > 0 && max === min) return { key: 'fault.exactLength', values: { count: max } };
  // What is counted stands in the form that goes with the greater number.
  if (max > 0 && max > min) return min > 0 ? { key: 'fault.length', values: { min, max, count: max } } : undefined;
  return min > 0 ? { key: 'fault.minLength', values: { count: min } } : undefined;
}

function checkLength(value: string, rule: FieldRule): Fault | undefined {
  const { minLength: min, maxLength: max } = rule;
  // As a person counts, and as the platform does: some characters are two units of a text.
  const length = [...value].length;
  // A limit of 0, or one below the least length, is no limit.
  const isTooLong = max > 0 && max >= min && length > max;
  if (isTooLong && min === 0) return { key: 'fault.maxLength', values: { count: max } };
  return isTooLong || length < min ? lengthHint(rule) : undefined;
}
