import { checkField } from '#app/kinds/account-fields/check-field.ts';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { matchPattern } from '#app/kinds/account-fields/match-pattern.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';

/** What is wrong with a name or a password. Every account needs both, whatever the registration asks for. */
export function faultOf(value: string, rule: FieldRule): Fault | undefined {
  return checkField(value, { ...rule, required: true });
}

/** What is wrong with it while it is typed: only what more signs would not correct. */
export function earlyFault(value: string, rule: FieldRule): Fault | undefined {
  if (value === '') return undefined;
  if ([...value].length >= rule.minLength) return faultOf(value, rule);
  return asksForMore(rule) ? undefined : matchPattern(rule.acceptedPattern, value);
}

/** Signs that a pattern looks ahead for may still be typed. */
function asksForMore({ acceptedPattern }: FieldRule): boolean {
  return acceptedPattern.includes('(?=');
}
