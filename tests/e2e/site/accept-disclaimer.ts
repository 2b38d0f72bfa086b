import type { Page } from '@playwright/test';
import { wordsOf } from './words.ts';

/** Session storage keys for accepted disclaimers, before and after the log-in. */
const FLAGS = ['disclaimer-before-login', 'disclaimer-after-login'];

/** Makes later pages open with the disclaimer accepted. */
export async function acceptDisclaimer(page: Page): Promise<void> {
  await page.addInitScript((flags) => {
    // A game in a frame has no storage.
    if (window.top !== window) return;
    for (const flag of flags) sessionStorage.setItem(flag, '1');
  }, FLAGS);
}

/** Accepts the disclaimer whenever it covers the page again, such as after a log-out. */
export async function acceptDisclaimerAgain(page: Page): Promise<void> {
  const titles = [wordsOf('EN'), wordsOf('AR')].map((say) => say('disclaimer:title'));
  const title = page.locator('h2', { hasText: new RegExp(titles.join('|')) });
  // Playwright looks for it before every action, and a search by role would visit every element of the page.
  const disclaimer = page.locator('dialog[open]', { has: title });
  // Without the pointer: another dialog may cover it by then.
  const accept = disclaimer.getByRole('button');
  await page.addLocatorHandler(disclaimer, () => accept.evaluate((button: HTMLElement) => button.click()));
}
