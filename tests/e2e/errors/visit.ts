import type { Page } from '@playwright/test';
import type { RunningSite } from '../site/running-site.ts';
import type { Language, Say } from '../site/words.ts';

export const PASSWORD = 'Sandbox1!';

/** Somebody in front of a site in one language. */
export interface Visit {
  page: Page;
  site: RunningSite;
  say: Say;
}

/** Languages of the tests' own brand in which every problem is read. */
export const LANGUAGES: readonly Language[] = ['EN', 'AR'];

/** Opens every later page in a language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    if (window.top === window) localStorage.setItem('lang', code);
  }, language);
}
