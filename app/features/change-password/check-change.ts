import { checkField, lengthHint } from '#app/kinds/account-fields/check-field.ts';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { isBlank } from '#app/kit/form/is-blank.ts';
import { type RefusedField, refusedFields } from '#app/platform/refused-fields.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';

export interface Change {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

export type Faults = { readonly [Name in keyof Change]?: Fault };

/** Checks a change against the registration's password rule. Without the rule only its other faults are found. */
export function checkChange(change: Change, rule: FieldRule | undefined): Faults {
  const { oldPassword, newPassword, confirmNewPassword } = change;
  const required: Fault = { key: 'fault.required' };
  const broken = isBlank(newPassword) ? required : rule && checkField(newPassword, rule);
  const same: Fault | undefined = newPassword === oldPassword ? { key: 'fault.same' } : undefined;
  const fault = broken ?? same;
  return {
    ...(oldPassword === '' && { oldPassword: required }),
    ...(fault && { newPassword: fault }),
    ...(confirmNewPassword.normalize() !== newPassword.normalize() && {
      confirmNewPassword: { key: 'fault.confirm' } as const,
    }),
  };
}

const KEYS: Readonly<Record<string, Fault>> = {
  oldPassword: { key: 'fault.wrong' },
  confirmNewPassword: { key: 'fault.confirm' },
};

/** The platform's faults by field; empty when it refuses for another reason. */
export function platformFaults(problem: unknown, rule: FieldRule | undefined): Faults {
  return Object.fromEntries(refusedFields(problem).map((field) => [field.name, faultOf(field, rule)]));
}

function faultOf({ name, rule: broken }: RefusedField, rule: FieldRule | undefined): Fault {
  if (broken === 'same') return { key: 'fault.same' };
  const length = broken === 'length' && rule ? lengthHint(rule) : undefined;
  return length ?? KEYS[name] ?? { key: 'pattern.other' };
}
