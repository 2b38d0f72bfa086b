import type { SiteBrand } from '#app/brand/brand.ts';

/** Local-storage key of the choice; the page's boot script reads it too, before the first paint. */
export const SCHEME_KEY = 'scheme';

export const DARK = '(prefers-color-scheme: dark)';

export const SCHEME_CHOICES = ['light', 'dark', 'system'] as const;

/** What a person may choose; the system's own is one that changes. */
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

/** What was chosen on this device, or else what the brand has for everybody. */
export function chosenScheme({ theme }: SiteBrand, storage: Storage): SchemeChoice {
  const stored = storage.getItem(SCHEME_KEY);
  return SCHEME_CHOICES.find((choice) => choice === stored) ?? theme.scheme;
}

/** Has the page show what was chosen; of the system's own, what that is at the moment. */
export function showScheme(choice: SchemeChoice, page: Document): void {
  const system = globalThis.matchMedia(DARK).matches ? 'dark' : 'light';
  page.documentElement.dataset['scheme'] = choice === 'system' ? system : choice;
}

/** Shows a choice, and keeps it for the next visit. */
export function chooseScheme(choice: SchemeChoice, page: Document, storage: Storage): void {
  storage.setItem(SCHEME_KEY, choice);
  showScheme(choice, page);
}
