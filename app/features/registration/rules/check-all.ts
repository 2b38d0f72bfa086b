import { checkField } from '#app/shared/field-rules/check-field.ts';
import type { Fault } from '#app/shared/field-rules/fault.ts';
import type { FieldRule, RegisterSettings } from '#schemas/generated/platform.ts';
import { checkBirthday } from './check-birthday.ts';
import { type FieldName, fieldNames } from './fields.ts';

export type Values = Record<FieldName, string>;

/** What the checks need besides the values. */
export interface CheckContext {
  settings: RegisterSettings;
  /** What the account is made of, by the way that was chosen; always shown and required, whatever the rules say. */
  account: readonly FieldName[];
  /** The mobile number has fields of its own, which check themselves. */
  ownNumber: boolean;
  /** Years that the brand's law asks for. */
  minimumAge: number;
  today: Date;
}

/** Longest text of the payload's fields. */
export const MAX_VALUE_LENGTH = 255;

/** Only a way that makes an account of them asks for these. */
const OF_A_WAY: readonly FieldName[] = ['username', 'password', 'confirmPassword'];

const ANYTHING: FieldRule = {
  enabled: false,
  required: false,
  acceptedPattern: '*',
  minLength: 0,
  maxLength: MAX_VALUE_LENGTH,
};

/** The rule of a field under the way that was chosen. */
export function ruleOf(name: FieldName, { settings, account }: CheckContext): FieldRule {
  const rule = name === 'confirmPassword' ? ANYTHING : settings[name];
  if (account.includes(name)) return { ...rule, enabled: true, required: true };
  return OF_A_WAY.includes(name) ? { ...rule, enabled: false } : rule;
}

/** Fields to show: those of the account first, then those that the platform's rules show. */
export function shownFields(context: CheckContext): FieldName[] {
  const others = fieldNames.filter((name) => !context.account.includes(name));
  return [...context.account, ...others].filter((name) => ruleOf(name, context).enabled);
}

/** What is wrong with one field, if anything. */
export function checkValue(name: FieldName, values: Values, context: CheckContext): Fault | undefined {
  const value = values[name];
  if (name === 'mobileNum' && context.ownNumber && value === '') return undefined;
  if (name === 'confirmPassword' && value !== '' && value !== values.password) return { key: 'fault.confirm' };
  if (name === 'birthday' && value !== '') return checkBirthday(value, context.minimumAge, context.today);
  return checkField(value, ruleOf(name, context));
}

/** Everything that is wrong with these fields, by field. */
export function checkAll(
  values: Values,
  context: CheckContext,
  names: readonly FieldName[] = shownFields(context),
): Partial<Record<FieldName, Fault>> {
  const faults = names.map((name) => [name, checkValue(name, values, context)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}
