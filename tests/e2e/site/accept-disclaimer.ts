import type { Page } from '@playwright/test';
import { wordsOf } from './words.ts';

/** Where a site keeps that its disclaimer was accepted, before the log-in and after it. */
const FLAGS = ['disclaimer-before-login', 'disclaimer-after-login'];

/** Every page that is opened from here on stands as after its disclaimer was accepted. */
export async function acceptDisclaimer(page: Page): Promise<void> {
  await page.addInitScript((flags) => {
    // A game in a frame has no storage.
    if (window.top !== window) return;
    for (const flag of flags) sessionStorage.setItem(flag, '1');
  }, FLAGS);
}

/** Accepts it wherever it stands in a test's way again, as after a log-out. */
export async function acceptDisclaimerAgain(page: Page): Promise<void> {
  const titles = [wordsOf('EN'), wordsOf('AR')].map((say) => say('disclaimer:title'));
  const disclaimer = page.getByRole('dialog', { name: new RegExp(titles.join('|')) });
  // Not with the pointer: the dialog that a test is about may have come to stand above it.
  const accept = disclaimer.getByRole('button');
  await page.addLocatorHandler(disclaimer, () => accept.evaluate((button: HTMLElement) => button.click()));
}
