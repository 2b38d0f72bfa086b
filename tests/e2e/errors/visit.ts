import type { Page } from '@playwright/test';
import type { RunningSite } from '../site/running-site.ts';
import type { Language, Say } from '../site/words.ts';

export const PASSWORD = 'Sandbox1!';

/** A visit to a site in one language. */
export interface Visit {
  page: Page;
  site: RunningSite;
  say: Say;
}

/** Languages in which every error is checked. */
export const LANGUAGES: readonly Language[] = ['EN', 'AR'];

/** Makes later pages open in a language. */
export async function openIn(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    if (window.top === window) localStorage.setItem('lang', code);
  }, language);
}
