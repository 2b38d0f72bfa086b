import type { SiteBrand } from '#app/brand/brand.ts';
import type { SafeStorage } from '#app/storage/storage.ts';

/** Local-storage key. Nothing is stored before an answer. Answers were for visit statistics alone once, so it has their name. */
export const CONSENT_KEY = 'statistics-consent';

/** Six months in milliseconds: regulators advise to ask again after that, whatever the answer was. */
export const CONSENT_LIFETIME = 182 * 24 * 60 * 60 * 1000;

export type Answer = 'accepted' | 'rejected';

/** What an answer may be for. */
export type Purpose = 'reports' | 'statistics';

export interface Consent {
  answer: Answer;
  /** Date of the answer, in milliseconds since 1970. */
  date: number;
}

/** What a brand asks its visitors for. */
export function purposesOf({ analytics, reports }: Pick<SiteBrand, 'analytics' | 'reports'>): Purpose[] {
  return [...(reports?.consent ? (['reports'] as const) : []), ...(analytics.gtagId ? (['statistics'] as const) : [])];
}

/**
 * The answer stored on this device; null without one, for one that is too old or from the future, and for one to a question that left
 * out one of the purposes.
 */
export function readConsent(storage: SafeStorage, now: number, purposes: readonly Purpose[]): Consent | null {
  const [answer, text = '', asked = 'statistics'] = storage.getItem(CONSENT_KEY)?.split(' ') ?? [];
  const date = Date.parse(text);
  const isValid =
    date <= now && now - date < CONSENT_LIFETIME && purposes.every((one) => asked.split(',').includes(one));
  return isValid && (answer === 'accepted' || answer === 'rejected') ? { answer, date } : null;
}

export function storeConsent(storage: SafeStorage, { answer, date }: Consent, purposes: readonly Purpose[]): void {
  storage.setItem(CONSENT_KEY, `${answer} ${new Date(date).toISOString()} ${purposes.join(',')}`);
}
