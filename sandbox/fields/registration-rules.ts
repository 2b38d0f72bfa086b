import type { FieldRule, Problem, RegisterPayload, RegisterSettings } from '#schemas/generated/platform.ts';
import { type DateOrder, dateOrderOf, reorderDate } from '#schemas/writing/date-order.ts';
import { isBlank } from './blank.ts';
import { matchesPattern } from './matches-pattern.ts';

export type FieldProblem = NonNullable<NonNullable<Problem['value']>['fields']>[number];

interface Conditions {
  rules: RegisterSettings;
  /** Fields that this form of registration requires regardless of their rules. */
  account: readonly (keyof RegisterSettings)[];
  minimumAge: number;
  /** The merchant's day, yyyy-mm-dd. */
  today: string;
}

const FIELDS_OF_WAY: readonly string[] = ['username', 'password'];

/** The fields that break a rule, each with the first one it breaks. Disabled fields are ignored. */
export function brokenRules(
  payload: RegisterPayload,
  { rules, account, minimumAge, today }: Conditions,
): FieldProblem[] {
  const needed: readonly string[] = account;
  const problems = Object.entries(rules).flatMap(([name, rule]) => {
    const isNeeded = needed.includes(name);
    const checked = isNeeded || (rule.enabled && !FIELDS_OF_WAY.includes(name));
    const broken = checked
      ? brokenRule(givenValue(payload, name), { ...rule, ...(isNeeded && { required: true }) })
      : null;
    return broken ? [{ name, rule: broken }] : [];
  });
  const mismatch = needed.includes('password') && payload.confirmPassword !== payload.password;
  if (mismatch) problems.push({ name: 'confirmPassword', rule: 'mismatch' });
  const birthdayChecked = rules.birthday.enabled && !problems.some(({ name }) => name === 'birthday');
  if (birthdayChecked && payload.birthday && !isOldEnough(birthdayOf(payload, rules), minimumAge, today)) {
    problems.push({ name: 'birthday', rule: 'age' });
  }
  return problems;
}

/** The value of a field; empty if not given. */
export function givenValue(payload: RegisterPayload, name: string): string {
  const value = Object.entries(payload).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/** The birthday of a registration in dd-mm-yyyy; empty without one, or if it is not written in the order of its rule. */
export function birthdayOf({ birthday = '' }: RegisterPayload, rules: RegisterSettings): string {
  return reorderDate(birthday, birthdayOrder(rules), 'dayFirst');
}

function birthdayOrder({ birthday: { acceptedPattern } }: RegisterSettings): DateOrder {
  return dateOrderOf((text) => acceptedPattern === '*' || matchesPattern(acceptedPattern, text));
}

/** The first rule that a value breaks, or null. */
export function brokenRule(
  value: string,
  { required, acceptedPattern, minLength, maxLength }: FieldRule,
): FieldProblem['rule'] | null {
  if (isBlank(value)) return required ? 'required' : null;
  const length = [...value].length;
  if (length < minLength || (maxLength >= minLength && maxLength > 0 && length > maxLength)) return 'length';
  if (acceptedPattern !== '*' && !matchesPattern(acceptedPattern, value)) return 'pattern';
  return null;
}

/**
 * Whether somebody has an age on a day of the merchant, yyyy-mm-dd. `birthday` is dd-mm-yyyy; false for dates that do not exist,
 * such as 31-02.
 */
export function isOldEnough(birthday: string, minimumAge: number, today: string): boolean {
  const [day = 0, month = 0, year = 0] = birthday.split('-').map(Number);
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCDate() !== day || born.getUTCMonth() !== month - 1) return false;
  return Date.UTC(year + minimumAge, month - 1, day) <= Date.parse(today) && year > Number(today.slice(0, 4)) - 120;
}
