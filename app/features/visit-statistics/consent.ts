import type { SafeStorage } from '#app/storage/storage.ts';

/** Local-storage key. Nothing is stored before an answer. */
export const CONSENT_KEY = 'statistics-consent';

/** Six months in milliseconds: regulators advise to ask again after that, whatever the answer was. */
export const CONSENT_LIFETIME = 182 * 24 * 60 * 60 * 1000;

export type Answer = 'accepted' | 'rejected';

export interface Consent {
  answer: Answer;
  /** Date of the answer, in milliseconds since 1970. */
  date: number;
}

/** The answer stored on this device; null without one, and for one that is too old or from the future. */
export function readConsent(storage: SafeStorage, now: number): Consent | null {
  const [answer, text = ''] = storage.getItem(CONSENT_KEY)?.split(' ') ?? [];
  const date = Date.parse(text);
  const isValid = date <= now && now - date < CONSENT_LIFETIME;
  return isValid && (answer === 'accepted' || answer === 'rejected') ? { answer, date } : null;
}

export function storeConsent(storage: SafeStorage, { answer, date }: Consent): void {
  storage.setItem(CONSENT_KEY, `${answer} ${new Date(date).toISOString()}`);
}
