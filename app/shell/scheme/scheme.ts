import type { SiteBrand } from '#app/brand/brand.ts';
import type { SafeStorage } from '#app/storage/storage.ts';

/** Local-storage key of the choice. The page's boot script also reads it, before the first paint. */
export const SCHEME_KEY = 'scheme';

export const DARK = '(prefers-color-scheme: dark)';

export const SCHEME_CHOICES = ['light', 'dark', 'system'] as const;

/** What a person may choose; `system` changes with the system. */
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

/** The choice stored on this device, else the brand's default. */
export function chosenScheme({ theme }: SiteBrand, storage: SafeStorage): SchemeChoice {
  const stored = storage.getItem(SCHEME_KEY);
  return SCHEME_CHOICES.find((choice) => choice === stored) ?? theme.scheme;
}

/** Applies a choice to the page; for `system`, the system's current scheme. */
export function showScheme(choice: SchemeChoice, page: Document): void {
  const system = globalThis.matchMedia(DARK).matches ? 'dark' : 'light';
  page.documentElement.dataset['scheme'] = choice === 'system' ? system : choice;
}

/** Applies a choice and stores it for the next visit. */
export function chooseScheme(choice: SchemeChoice, page: Document, storage: SafeStorage): void {
  storage.setItem(SCHEME_KEY, choice);
  showScheme(choice, page);
}
