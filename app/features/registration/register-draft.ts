import { proxy } from 'valtio';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import { type CheckContext, checkValue, shownFields, type Values } from './rules/check-all.ts';
import { type FieldName, fieldNames, isSecret } from './rules/fields.ts';

/** A registration in progress. */
export interface RegisterDraft {
  values: Values;
  faults: Partial<Record<FieldName, Fault>>;
  /** Whether age and terms are confirmed. */
  accepted: boolean;
  /** Whether to show that the confirmation is missing. */
  unaccepted: boolean;
  /** Username or number of a try without an answer, which may have opened the account. */
  inDoubt: string;
}

export function createRegistration(): RegisterDraft {
  const values = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values;
  return proxy({ values, faults: {}, accepted: false, unaccepted: false, inDoubt: '' });
}

export const registerDraft = defineDraft('registration', createRegistration, {
  password: 'secret',
  confirmPassword: 'secret',
  paymentPassword: 'secret',
  captcha: 'secret',
});

/** Fills in an invitation code, unless the field has one. */
export function fillInvitation({ values }: RegisterDraft, { affiliateCode = '' }: InviteCodes): void {
  values.affiliateCode ||= affiliateCode;
}

/** Clears passwords, codes and errors when the sheet closes. */
export function closeRegistration(draft: RegisterDraft): void {
  for (const name of fieldNames.filter(isSecret)) draft.values[name] = '';
  Object.assign(draft, { faults: {}, unaccepted: false });
}

/** Updates a field. A shown error goes as soon as it is corrected; typing raises no new one. */
export function setField(draft: RegisterDraft, name: FieldName, text: string, context: CheckContext): void {
  draft.values[name] = text;
  if (draft.faults[name]) validate(draft, name, context);
}

/**
 * Checks a field on blur, unless it is empty: that is reported on submit. A shown error stays until the text changes,
 * since some come from the platform and cannot be checked here.
 */
export function blurField(draft: RegisterDraft, name: FieldName, context: CheckContext): void {
  if (draft.values[name] !== '' && !draft.faults[name]) validate(draft, name, context);
  if (name === 'password' && draft.values.confirmPassword !== '') validate(draft, 'confirmPassword', context);
}

export function setAccepted(draft: RegisterDraft, accepted: boolean): void {
  draft.accepted = accepted;
  if (accepted) draft.unaccepted = false;
}

/** Checks some fields, as those of a step. @returns whether all are valid */
export function checkFields(draft: RegisterDraft, context: CheckContext, names: readonly FieldName[]): boolean {
  for (const name of names) validate(draft, name, context);
  return names.every((name) => !draft.faults[name]);
}

/** Checks everything before submitting. @returns whether all is valid */
export function checkDraft(draft: RegisterDraft, context: CheckContext): boolean {
  draft.faults = {};
  const isValid = checkFields(draft, context, shownFields(context));
  draft.unaccepted = !draft.accepted;
  return draft.accepted && isValid;
}

function validate(draft: RegisterDraft, name: FieldName, context: CheckContext): void {
  const fault = checkValue(name, draft.values, context);
  if (fault) draft.faults[name] = fault;
  else delete draft.faults[name];
}
