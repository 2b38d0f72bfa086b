import type { RegisterSettings } from '../../../../schemas/generated/platform.ts';
import { checkBirthday } from './check-birthday.ts';
import { checkField } from './check-field.ts';
import type { Fault } from './fault.ts';
import { type FieldName, fieldNames } from './fields.ts';

export type Values = Record<FieldName, string>;

/** What the checks need besides the values. */
export interface CheckContext {
  settings: RegisterSettings;
  /** Years that the brand's law asks for. */
  minimumAge: number;
  today: Date;
}

/** Fields that the platform's rules show. */
export function shownFields(settings: RegisterSettings): FieldName[] {
  return fieldNames.filter((name) => settings[name === 'confirmPassword' ? 'password' : name].enabled);
}

/** What is wrong with one field, if anything. */
export function checkValue(name: FieldName, values: Values, context: CheckContext): Fault | undefined {
  const value = values[name];
  if (name === 'confirmPassword') return checkConfirmation(value, values.password);
  const rule = context.settings[name];
  if (name === 'birthday' && value !== '') return checkBirthday(value, context.minimumAge, context.today);
  return checkField(value, rule);
}

function checkConfirmation(value: string, password: string): Fault | undefined {
  if (value === '') return { key: 'fault.required' };
  return value === password ? undefined : { key: 'fault.confirm' };
}

/** Everything that is wrong, by field. */
export function checkAll(values: Values, context: CheckContext): Partial<Record<FieldName, Fault>> {
  const faults = shownFields(context.settings).map((name) => [name, checkValue(name, values, context)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}
