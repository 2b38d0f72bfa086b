import { checkField } from '#app/shared/field-rules/check-field.ts';
import type { NumberPayload, ReadNumber } from '#app/shell/registration/registration-way.ts';
import type { RegisterDraft } from './register-draft.ts';
import { type CheckContext, ruleOf } from './rules/check-all.ts';

/**
 * The mobile number, where it has fields of its own.
 * @returns null if it is invalid, after the errors are shown
 */
export async function readMobileNumber(
  draft: RegisterDraft,
  context: CheckContext,
  read: ReadNumber | null,
): Promise<NumberPayload | null> {
  if (!context.ownNumber || !ruleOf('mobileNum', context).enabled || !read) return {};
  const number = await read();
  const fault = number?.mobileNum && checkField(number.mobileNum, ruleOf('mobileNum', context));
  delete draft.faults.mobileNum;
  if (!fault) return number;
  draft.faults.mobileNum = fault;
  return null;
}
