import { expect, type Page } from '@playwright/test';
import { acceptDisclaimer, acceptDisclaimerAgain } from './accept-disclaimer.ts';
import { type FailedCalls, followCalls } from './failed-calls.ts';
import { alwaysWaitForHydration } from './hydration.ts';
import { alwaysFollowClock, followClock } from './page-clock.ts';
import { siteTest } from './site-test.ts';
import { type ObservedCalls, observeSpecifiedCalls } from './specified-calls.ts';

interface TestFixtures {
  /** Uncaught errors, console errors and CSP violations of the page. */
  troubles: string[];
  /** Attaches to a failed test what the platform refused or has not answered. */
  failedCalls: FailedCalls;
  /** Checks the page's calls against the specification, and annotates the test with them. */
  specifiedCalls: ObservedCalls;
}

/**
 * A test on a real site. It fails when `troubles` is not empty at the end, and when
 * the payload of a specified call is not as specified.
 */
export const test = siteTest.extend<TestFixtures>({
  context: async ({ browser, context, running }, use) => {
    const ahead = await running.ahead();
    await followClock(context, ahead);
    const end = alwaysFollowClock(browser, ahead);
    await use(context);
    end();
  },
  page: async ({ page, disclaimer, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) alwaysWaitForHydration(page);
    if (disclaimer === 'accepted') {
      await acceptDisclaimer(page);
      await acceptDisclaimerAgain(page);
    }
    await use(page);
    // An answer that is still on its way cannot be changed once the page is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
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
  failedCalls: [
    async ({ context }, use, info) => {
      const calls = followCalls(context);
      await use(calls);
      const body = info.status === info.expectedStatus ? '' : calls.describe();
      if (body) await info.attach('calls of the platform', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  specifiedCalls: [
    async ({ context }, use, { annotations }) => {
      const heard = await observeSpecifiedCalls(context);
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
    // Chromium logs every refused call; the tests check how the page handles it.
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) troubles.push(`console: ${message.text()}`);
  });
}
