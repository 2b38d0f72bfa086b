import { proxy } from 'valtio';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import { type CheckContext, checkValue, shownFields, type Values } from './rules/check-all.ts';
import { type FieldName, fieldNames, isSecret } from './rules/fields.ts';

export interface RegisterDraft {
  values: Values;
  faults: Partial<Record<FieldName, Fault>>;
  /** Whether the visitor has confirmed age and terms. */
  accepted: boolean;
  /** Whether to show that the confirmation is missing. */
  unaccepted: boolean;
  /** Username or number of an attempt without an answer, which may have opened the account. */
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

/** Fills in an invitation code unless the field has one. */
export function fillInvitation({ values }: RegisterDraft, { affiliateCode = '' }: InviteCodes): void {
  values.affiliateCode ||= affiliateCode;
}

/** Clears passwords, codes and errors. Called when the sheet closes. */
export function closeRegistration(draft: RegisterDraft): void {
  for (const name of fieldNames.filter(isSecret)) draft.values[name] = '';
  Object.assign(draft, { faults: {}, unaccepted: false });
}

/** Updates a field. Removes a shown error once it is corrected, but never adds one while typing. */
export function setField(draft: RegisterDraft, name: FieldName, text: string, context: CheckContext): void {
  draft.values[name] = text;
  if (draft.faults[name]) validate(draft, name, context);
}

/**
 * Checks a field on blur. Empty fields are reported on submit. A shown error stays until the text changes, as the
 * platform's errors cannot be checked here.
 */
export function blurField(draft: RegisterDraft, name: FieldName, context: CheckContext): void {
  if (draft.values[name] !== '' && !draft.faults[name]) validate(draft, name, context);
  if (name === 'password' && draft.values.confirmPassword !== '') validate(draft, 'confirmPassword', context);
}

export function setAccepted(draft: RegisterDraft, accepted: boolean): void {
  draft.accepted = accepted;
  if (accepted) draft.unaccepted = false;
}

/** Checks the fields of a step. @returns whether all are valid */
export function checkFields(draft: RegisterDraft, context: CheckContext, names: readonly FieldName[]): boolean {
  for (const name of names) validate(draft, name, context);
  return names.every((name) => !draft.faults[name]);
}

/** Checks all fields on submit. @returns whether all are valid */
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
