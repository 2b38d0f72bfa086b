import { proxy, ref } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { KnownPerson } from '#schemas/generated/platform.ts';
import { type ImageSide, imageSides } from './documents/image-sides.ts';
import { checkAll, checkValue, type PersonCheck } from './person/check-person.ts';
import type { Fault } from './person/fault.ts';
import { type PersonField, type PersonValues, personFields } from './person/fields.ts';

export type KycStep = 'intro' | 'person' | 'documents' | 'sent';

export interface KycDraft {
  step: KycStep;
  values: PersonValues;
  /** The permanent address is the same as the present one. */
  sameAddress: boolean;
  faults: Partial<Record<PersonField, Fault>>;
  images: Record<ImageSide, File | null>;
  /** Fields prefilled by the platform; null until it has answered. */
  prefilled: readonly PersonField[] | null;
  /** Pictures that were missing on submit. */
  missing: readonly ImageSide[];
}

export function beginKyc(): KycDraft {
  const values = Object.fromEntries(personFields.map((name) => [name, ''])) as PersonValues;
  return proxy({
    step: 'intro',
    values,
    sameAddress: true,
    faults: {},
    images: { idCardFront: null, idCardBack: null, idCardSelfie: null },
    prefilled: null,
    missing: [],
  });
}

export const kycDraft = defineDraft('kyc', beginKyc, {});

/** Prefills empty fields, once for each draft. Typed values stay. */
export function fillKnown(draft: KycDraft, person: KnownPerson): void {
  if (draft.prefilled) return;
  const filled = personFields.filter((name) => draft.values[name] === '' && person[name] !== undefined);
  for (const name of filled) draft.values[name] = String(person[name]);
  const { address, permanentAddress } = draft.values;
  if (filled.includes('permanentAddress')) draft.sameAddress = address === permanentAddress;
  draft.prefilled = filled;
}

/** Applies a keystroke. A visible fault clears as soon as it is fixed. New ones do not appear while typing. */
export function write(draft: KycDraft, name: PersonField, text: string, check: PersonCheck): void {
  draft.values[name] = text;
  if (draft.faults[name]) setFault(draft, name, check);
}

/**
 * Checks a field on leaving it. Empty fields are reported on submit. An existing fault, such as one from the platform, stays
 * until the text changes.
 */
export function checkOnLeave(draft: KycDraft, name: PersonField, check: PersonCheck): void {
  if (draft.values[name] !== '' && !draft.faults[name]) setFault(draft, name, check);
}

export function setSameAddress(draft: KycDraft, isSame: boolean): void {
  draft.sameAddress = isSame;
  delete draft.faults.permanentAddress;
}

/** Checks all fields before sending. @returns true if they are valid */
export function checkPerson(draft: KycDraft, check: PersonCheck): boolean {
  draft.faults = checkAll(draft, check);
  return Object.keys(draft.faults).length === 0;
}

export function putImage(draft: KycDraft, side: ImageSide, file: File | null): void {
  // `ref` keeps valtio from tracking the file.
  draft.images[side] = file && ref(file);
  if (file) draft.missing = draft.missing.filter((other) => other !== side);
}

/** @returns true if all three pictures are present */
export function checkImages(draft: KycDraft): boolean {
  draft.missing = imageSides.filter((side) => draft.images[side] === null);
  return draft.missing.length === 0;
}

function setFault(draft: KycDraft, name: PersonField, check: PersonCheck): void {
  const fault = checkValue(name, draft, check);
  if (fault) draft.faults[name] = fault;
  else delete draft.faults[name];
}
