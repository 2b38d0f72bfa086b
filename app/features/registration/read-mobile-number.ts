import { checkField } from '#app/kinds/account-fields/check-field.ts';
import type { NumberPayload, NumberReader } from '#app/shell/slots/registration-way.ts';
import type { RegisterDraft } from './register-draft.ts';
import { type CheckContext, ruleOf } from './rules/check-all.ts';

/** Reads the mobile number from its own fields, unverified. @returns null if it is invalid, after showing the errors */
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

/** The mobile number with its proof. @returns null if it cannot be verified, after showing the reason */
export async function proveMobileNumber(
  context: CheckContext,
  reader: NumberReader | null,
): Promise<NumberPayload | null> {
  return reader && hasNumber(context) ? reader.prove() : {};
}

function hasNumber(context: CheckContext): boolean {
  return context.ownNumber && ruleOf('mobileNum', context).enabled;
}
