import { checkField } from '#app/kinds/account-fields/check-field.ts';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { matchPattern } from '#app/kinds/account-fields/match-pattern.ts';
import type { Day } from '#app/kit/date-field/day.ts';
import type { FieldRule, RegisterSettings } from '#schemas/generated/platform.ts';
import { type DateOrder, dateOrderOf } from '#schemas/writing/date-order.ts';
import { checkBirthday } from './check-birthday.ts';
import { type FieldName, fieldNames } from './fields.ts';
import { plainValue } from './plain-value.ts';

export type Values = Record<FieldName, string>;

/** Everything that the checks need besides the values. */
export interface CheckContext {
  settings: RegisterSettings;
  /** Account fields of the chosen way. Always visible and required, whatever the rules say. */
  account: readonly FieldName[];
  /** Whether the mobile number has its own fields with their own checks. */
  ownNumber: boolean;
  /** Minimum age in years. */
  minimumAge: number;
  today: Day;
}

/** Maximum text length in the contract. */
export const MAX_VALUE_LENGTH = 255;

/** Visible only if the chosen way lists them as account fields. */
const ACCOUNT_FIELDS: readonly FieldName[] = ['username', 'password', 'confirmPassword'];

const ANY_TEXT: FieldRule = {
  enabled: false,
  required: false,
  acceptedPattern: '*',
  minLength: 0,
  maxLength: MAX_VALUE_LENGTH,
};

export function ruleOf(name: FieldName, { settings, account }: CheckContext): FieldRule {
  const rule = name === 'confirmPassword' ? ANY_TEXT : settings[name];
  if (account.includes(name)) return { ...rule, enabled: true, required: true };
  return ACCOUNT_FIELDS.includes(name) ? { ...rule, enabled: false } : rule;
}

/** Order of day, month and year in the platform's rule for birthdays. */
export function birthdayOrder({ settings }: CheckContext): DateOrder {
  const { acceptedPattern } = settings.birthday;
  return dateOrderOf((text) => !matchPattern(acceptedPattern, text));
}

/** Visible fields: account fields first, then those that the platform's rules show. */
export function shownFields(context: CheckContext): FieldName[] {
  const others = fieldNames.filter((name) => !context.account.includes(name));
  return [...context.account, ...others].filter((name) => ruleOf(name, context).enabled);
}

export function checkValue(name: FieldName, values: Values, context: CheckContext): Fault | undefined {
  const value = plainValue(name, values[name]);
  if (name === 'mobileNum' && context.ownNumber && value === '') return undefined;
  if (name === 'confirmPassword' && value !== '' && value.normalize() !== values.password.normalize())
    return { key: 'fault.confirm' };
  if (name === 'birthday' && value !== '') return birthdayFault(value, context);
  return checkField(value, ruleOf(name, context));
}

function birthdayFault(value: string, context: CheckContext): Fault | undefined {
  const { minimumAge, today } = context;
  return checkBirthday(value, minimumAge, today, birthdayOrder(context));
}

/** Errors by field. */
export function checkAll(
  values: Values,
  context: CheckContext,
  names: readonly FieldName[] = shownFields(context),
): Partial<Record<FieldName, Fault>> {
  const faults = names.map((name) => [name, checkValue(name, values, context)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}
