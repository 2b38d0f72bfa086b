import type { Page } from '@playwright/test';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { logInAs, openSession } from '../site/log-in-as.ts';
import { timeOn } from '../site/page-clock.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');

/** Shown on the page of the account alone. */
const PRIVATE = 'Pacific Union Bank';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Opens an account's own page, and stops everything on it as a browser does with a tab that it puts to sleep. */
async function fallAsleep(page: Page, site: RunningSite) {
  // The live connection would tell, too.
  await site.set({ socketDropped: true });
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=securityCenter`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toContainText(PRIVATE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  const calls = listenToPlatform(page);
  return {
    /** Calls of the page from then on. */
    calls,
    wake: async (after: number) => {
      // No timer sees the time that passes.
      await page.clock.setSystemTime((await timeOn(page)) + after);
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    },
  };
}

test('a tab that slept for a day shows nothing of a session that has ended, after one answer', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { calls, wake } = await fallAsleep(page, site);
  await openSession(page, site, 'player2');
  await wake(DAY);
  const { dialog } = new LogInSheet(page);
  await expect(dialog).toContainText(say('shell:error.code.logged_in_elsewhere'));
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
  await expect(new SiteHeader(page).account).toHaveCount(0);
  const own = calls.filter(({ path }) => /member|wallets/.test(path));
  expect(own.map(({ path }) => path)).toEqual(['/wps/member/info']);
});

test('a page whose timers were held for a minute asks for its account first, and stays as it is', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { calls, wake } = await fallAsleep(page, site);
  await site.setUnread('player2', 7);
  await wake(MINUTE);
  await expect(new SiteHeader(page).unread('player2', 7)).toBeVisible();
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/wps/member/info');
  await expect(page.getByRole('main')).toContainText(PRIVATE);
});
