import { proxy } from 'valtio';
import type { Fault } from '#app/shared/field-rules/fault.ts';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import { type CheckContext, checkValue, shownFields, type Values } from './rules/check-all.ts';
import { type FieldName, fieldNames, isSecret } from './rules/fields.ts';

/** The registration that a person is in the middle of. */
export interface RegisterDraft {
  values: Values;
  faults: Partial<Record<FieldName, Fault>>;
  /** The age and the terms are confirmed. */
  accepted: boolean;
  /** The confirmation was forgotten. */
  unaccepted: boolean;
}

export function beginRegistration(): RegisterDraft {
  const values = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values;
  return proxy({ values, faults: {}, accepted: false, unaccepted: false });
}

export const registerDraft = defineDraft('registration', beginRegistration, {
  password: 'secret',
  confirmPassword: 'secret',
  paymentPassword: 'secret',
  captcha: 'secret',
});

/** Writes the code of who invited, unless another one stands there. */
export function invite({ values }: RegisterDraft, { affiliateCode = '' }: InviteCodes): void {
  values.affiliateCode ||= affiliateCode;
}

/** What is secret goes when the sheet closes, and so does what was wrong. */
export function closeRegistration(draft: RegisterDraft): void {
  for (const name of fieldNames.filter(isSecret)) draft.values[name] = '';
  Object.assign(draft, { faults: {}, unaccepted: false });
}

/** Takes a keystroke. A fault that is shown goes as soon as it is mended; a new one is not raised while typing. */
export function write(draft: RegisterDraft, name: FieldName, text: string, context: CheckContext): void {
  draft.values[name] = text;
  if (draft.faults[name]) judge(draft, name, context);
}

/**
 * Checks a field that the person leaves, unless it is still empty: that is said on sending. A fault that stands there stays
 * until the text is another one, since the platform knows of some that cannot be found here.
 */
export function leave(draft: RegisterDraft, name: FieldName, context: CheckContext): void {
  if (draft.values[name] !== '' && !draft.faults[name]) judge(draft, name, context);
  if (name === 'password' && draft.values.confirmPassword !== '') judge(draft, 'confirmPassword', context);
}

export function accept(draft: RegisterDraft, accepted: boolean): void {
  draft.accepted = accepted;
  if (accepted) draft.unaccepted = false;
}

/** Checks some fields, as those of a step. @returns whether nothing is wrong with them */
export function checkFields(draft: RegisterDraft, context: CheckContext, names: readonly FieldName[]): boolean {
  for (const name of names) judge(draft, name, context);
  return names.every((name) => !draft.faults[name]);
}

/** Checks everything before it is sent. @returns whether it may be */
export function checkDraft(draft: RegisterDraft, context: CheckContext): boolean {
  draft.faults = {};
  const isRight = checkFields(draft, context, shownFields(context));
  draft.unaccepted = !draft.accepted;
  return draft.accepted && isRight;
}

function judge(draft: RegisterDraft, name: FieldName, context: CheckContext): void {
  const fault = checkValue(name, draft.values, context);
  if (fault) draft.faults[name] = fault;
  else delete draft.faults[name];
}
