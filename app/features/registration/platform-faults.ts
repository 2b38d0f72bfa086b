import { lengthHint } from '#app/kinds/account-fields/check-field.ts';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { refusedFields } from '#app/platform/refused-fields.ts';
import type { RegisterDraft } from './register-draft.ts';
import { type CheckContext, ruleOf, shownFields } from './rules/check-all.ts';
import { type FieldName, fieldNames } from './rules/fields.ts';

/**
 * Shows the platform's errors at their fields and clears the captcha, which is valid once. @returns whether a visible
 * field shows an error; if not, the caller reports the problem
 */
export function applyRefusal(draft: RegisterDraft, problem: unknown, context: CheckContext): boolean {
  draft.values.captcha = '';
  draft.faults = faultsOf(draft, problem, context);
  return shownFields(context).some((name) => draft.faults[name]);
}

/** The refused fields with a message key each. */
function faultsOf(
  { inDoubt }: RegisterDraft,
  problem: unknown,
  context: CheckContext,
): Partial<Record<FieldName, Fault>> {
  const { errorCode } = problem instanceof PlatformError ? problem.details : {};
  if (errorCode === 'mobile_taken') return { mobileNum: { key: inDoubt ? 'fault.yours' : 'fault.inUse' } };
  const faults = refusedFields(problem).flatMap(({ name, rule }) => {
    const fieldName = fieldNames.find((field) => field === name);
    return fieldName ? [[fieldName, faultOf(fieldName, rule, context)] as const] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf(name: FieldName, rule: unknown, context: CheckContext): Fault {
  if (rule === 'required') return { key: 'fault.required' };
  if (rule === 'taken') return { key: name === 'username' ? 'fault.taken' : 'fault.inUse' };
  if (rule === 'age') return { key: 'fault.age', values: { age: context.minimumAge } };
  if (name === 'paymentPassword' && rule === 'pattern') return { key: 'fault.easy' };
  if (rule === 'mismatch') return { key: name === 'confirmPassword' ? 'fault.confirm' : 'fault.invitation' };
  const length = rule === 'length' ? lengthHint(ruleOf(name, context)) : undefined;
  return length ?? { key: 'pattern.other' };
}
