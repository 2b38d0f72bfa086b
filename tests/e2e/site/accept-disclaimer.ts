import type { Page } from '@playwright/test';
import { wordsOf } from './words.ts';

/** Entries of the session storage for accepted disclaimers, before and after the log-in. */
export const ACCEPTED = [
  ['disclaimer-before-login', '1'],
  ['disclaimer-after-login', '1'],
] as const;

/** Makes later pages open with the disclaimer accepted. */
export async function acceptDisclaimer(page: Page): Promise<void> {
  await page.addInitScript((accepted) => {
    // A game in a frame has no storage.
    if (window.top !== window) return;
    for (const [key, value] of accepted) sessionStorage.setItem(key, value);
  }, ACCEPTED);
}

/** Accepts the disclaimer whenever it covers the page again, such as after a log-out. */
export async function acceptDisclaimerAgain(page: Page): Promise<void> {
  const titles = [wordsOf('EN'), wordsOf('AR')].map((say) => say('disclaimer:title'));
  const title = page.locator('h2', { hasText: new RegExp(titles.join('|')) });
  // Playwright looks for it before every action, and a search by role would visit every element of the page.
  const disclaimer = page.locator('dialog[open]', { has: title });
  // The press needs no pointer: another dialog may cover it by then.
  const accept = disclaimer.getByRole('button');
  await page.addLocatorHandler(disclaimer, () => accept.evaluate((button: HTMLElement) => button.click()));
}
