import { checkField } from '#app/kinds/account-fields/check-field.ts';
import type { NumberPayload, NumberReader } from '#app/shell/slots/registration-way.ts';
import type { RegisterDraft } from './register-draft.ts';
import { type CheckContext, ruleOf } from './rules/check-all.ts';

/**
 * The mobile number, where it has fields of its own; not yet proven.
 * @returns null if it is invalid, after the errors are shown
 */
export async function readMobileNumber(
  draft: RegisterDraft,
  context: CheckContext,
  reader: NumberReader | null,
): Promise<NumberPayload | null> {
  if (!reader || !hasNumber(context)) return {};
  const number = await reader.read();
  const fault = number?.mobileNum && checkField(number.mobileNum, ruleOf('mobileNum', context));
  delete draft.faults.mobileNum;
  if (!fault) return number;
  draft.faults.mobileNum = fault;
  return null;
}

/** The mobile number with its proof. @returns null if it cannot be proven, after the reason is shown */
export async function proveMobileNumber(
  context: CheckContext,
  reader: NumberReader | null,
): Promise<NumberPayload | null> {
  return reader && hasNumber(context) ? reader.prove() : {};
}

function hasNumber(context: CheckContext): boolean {
  return context.ownNumber && ruleOf('mobileNum', context).enabled;
}
