import { checkField } from '#app/kinds/account-fields/check-field.ts';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { matchPattern } from '#app/kinds/account-fields/match-pattern.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';

/** Fault of a name or password. Both are required here, even if the site's registration makes them optional. */
export function faultOf(value: string, rule: FieldRule): Fault | undefined {
  return checkField(value, { ...rule, required: true });
}

/** Fault while typing: only one that further characters cannot correct. */
export function earlyFault(value: string, rule: FieldRule): Fault | undefined {
  if (value === '') return undefined;
  if ([...value].length >= rule.minLength) return faultOf(value, rule);
  return asksForMore(rule) ? undefined : matchPattern(rule.acceptedPattern, value);
}

/** Lookaheads may match characters that are still to be typed. */
function asksForMore({ acceptedPattern }: FieldRule): boolean {
  return acceptedPattern.includes('(?=');
}
