import { proxy, ref } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { type ImageSide, imageSides } from './documents/image-sides.ts';
import { checkAll, checkValue, type PersonCheck } from './person/check-person.ts';
import type { Fault } from './person/fault.ts';
import { type PersonField, type PersonValues, personFields } from './person/fields.ts';

export type KycStep = 'intro' | 'person' | 'documents' | 'sent';

/** The verification that a person is in the middle of. */
export interface KycDraft {
  step: KycStep;
  values: PersonValues;
  /** The permanent address is the present one. */
  sameAddress: boolean;
  faults: Partial<Record<PersonField, Fault>>;
  images: Record<ImageSide, File | null>;
  /** Pictures that were left out when sending. */
  missing: readonly ImageSide[];
}

export function beginKyc(): KycDraft {
  const values = Object.fromEntries(personFields.map((name) => [name, ''])) as PersonValues;
  return proxy({
    step: 'intro',
    values,
    sameAddress: false,
    faults: {},
    images: { idCardFront: null, idCardBack: null, idCardSelfie: null },
    missing: [],
  });
}

export const kycDraft = defineDraft('kyc', beginKyc, {});

/** Takes a keystroke. A fault that is shown goes as soon as it is mended; a new one is not raised while typing. */
export function write(draft: KycDraft, name: PersonField, text: string, check: PersonCheck): void {
  draft.values[name] = text;
  if (draft.faults[name]) judge(draft, name, check);
}

/**
 * Checks a field that the person leaves, unless it is still empty: that is said on sending. A fault that stands there, as
 * of the platform, stays until the text is another one.
 */
export function leave(draft: KycDraft, name: PersonField, check: PersonCheck): void {
  if (draft.values[name] !== '' && !draft.faults[name]) judge(draft, name, check);
}

export function live(draft: KycDraft, isSame: boolean): void {
  draft.sameAddress = isSame;
  delete draft.faults.permanentAddress;
}

/** Checks everything before it is sent. @returns whether it may be */
export function checkPerson(draft: KycDraft, check: PersonCheck): boolean {
  draft.faults = checkAll(draft, check);
  return Object.keys(draft.faults).length === 0;
}

export function putImage(draft: KycDraft, side: ImageSide, file: File | null): void {
  // A file is not looked into for changes.
  draft.images[side] = file && ref(file);
  if (file) draft.missing = draft.missing.filter((other) => other !== side);
}

/** @returns whether all three pictures are there */
export function checkImages(draft: KycDraft): boolean {
  draft.missing = imageSides.filter((side) => draft.images[side] === null);
  return draft.missing.length === 0;
}

function judge(draft: KycDraft, name: PersonField, check: PersonCheck): void {
  const fault = checkValue(name, draft, check);
  if (fault) draft.faults[name] = fault;
  else delete draft.faults[name];
}
