import { test as base, expect, type Page } from '@playwright/test';
import { acceptDisclaimer, acceptDisclaimerAgain } from './accept-disclaimer.ts';
import { borrowSite } from './borrow-site.ts';
import { type RunningSite, siteAt } from './running-site.ts';
import { type HeardCalls, hearSpecifiedCalls } from './specified-calls.ts';
import { waitUntilTakenOver } from './taken-over.ts';

interface WorkerFixtures {
  /** Id of the brand whose site the tests of a file run on; `test.use({ brand })` chooses another. */
  brand: string;
  /** Folder in which the brand lies, where it is not one of the package's own. */
  workspace: string;
  running: RunningSite;
}

interface TestFixtures {
  /** The site, with every switch of its platform back where it was when the test is over. */
  site: RunningSite;
  /** Whether pages stand as after their disclaimer was accepted; `test.use({ disclaimer: 'asked' })` lets them ask. */
  disclaimer: 'accepted' | 'asked';
  /** What went wrong in the page on its own: an uncaught error, an error in the console, a refusal of the CSP. */
  troubles: string[];
  /** Compares what goes over the wire with the specification's table, and notes which of its calls the test has seen. */
  specifiedCalls: HeardCalls;
}

/**
 * A test on a real site; it fails when the page reports any trouble that the test did not take out of `troubles`, and when
 * a call of the table has another payload than there.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  brand: ['aurora', { option: true, scope: 'worker' }],
  workspace: ['.', { option: true, scope: 'worker' }],
  running: [
    async ({ brand, workspace }, use) => {
      const borrowed = await borrowSite(brand, workspace);
      await use(siteAt(borrowed.url));
      await borrowed.giveBack();
    },
    { scope: 'worker' },
  ],
  site: async ({ running }, use) => {
    await use(running);
    await running.reset();
  },
  disclaimer: ['accepted', { option: true }],
  page: async ({ page, disclaimer, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilTakenOver(page);
    if (disclaimer === 'accepted') {
      await acceptDisclaimer(page);
      await acceptDisclaimerAgain(page);
    }
    await use(page);
  },
  baseURL: async ({ running }, use) => use(running.url),
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      await watch(page, troubles);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  specifiedCalls: [
    async ({ context }, use, { annotations }) => {
      const heard = await hearSpecifiedCalls(context);
      await use(heard);
      annotations.push(...[...heard.calls].map((description) => ({ type: 'call', description })));
      expect(heard.wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

async function watch(page: Page, troubles: string[]): Promise<void> {
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Chromium notes every refused call itself; whether the page dealt with it is what the tests look at.
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) troubles.push(`console: ${message.text()}`);
  });
}
