import type { Page } from '@playwright/test';
import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

/** Leaves as a browser does when it keeps a page for Back: Playwright cannot follow one into that cache. */
const leave = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

/** Shows the page again. @returns whether it was still hidden when the browser draws it */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return getComputedStyle(document.querySelector('main') ?? document.body).visibility === 'hidden';
  });

test('Back to a page that the browser kept shows nothing of a session that has ended meanwhile', {
  tag: ['@desktop', '@my-account'],
}, async ({ page, site, context, browser }) => {
  const header = new SiteHeader(page);
  const sheet = new LogInSheet(page);
  const main = page.getByRole('main');
  await page.goto(`${site.url}/member?page=securityCenter`);
  await sheet.logIn('player2', PASSWORD);
  await expect(main).toContainText('player2');

  await test.step('shows the page again once the platform has confirmed the session', async () => {
    await leave(page);
    await expect(main).toBeHidden();
    expect(await comeBack(page)).toBe(true);
    await expect(main).toBeVisible();
    await expect(main).toContainText('player2');
  });

  await test.step('shows nothing private after a log-out in another tab', async () => {
    const tab = await context.newPage();
    await acceptDisclaimer(tab);
    await acceptDisclaimerAgain(tab);
    await tab.goto(`${site.url}/index`);
    await expect(new SiteHeader(tab).account).toBeVisible();
    await leave(page);
    await new SiteHeader(tab).logOut();
    await expect(new SiteHeader(tab).logIn).toBeVisible();
    await tab.close();
    expect(await comeBack(page)).toBe(true);
    await expect(sheet.dialog).toBeVisible();
    await expect(page.getByText('player2')).toHaveCount(0);
    await expect(header.account).toHaveCount(0);
  });

  await test.step('nor after a log-in on another device, which it tells', async () => {
    await sheet.logIn('player2', PASSWORD);
    await expect(main).toContainText('player2');
    await leave(page);
    const device = await browser.newContext();
    const other = await device.newPage();
    await acceptDisclaimer(other);
    await other.goto(`${site.url}/login`);
    await new LogInSheet(other).logIn('player2', PASSWORD);
    await expect(new SiteHeader(other).account).toBeVisible();
    await device.close();
    expect(await comeBack(page)).toBe(true);
    await expect(sheet.dialog).toBeVisible();
    await expect(sheet.dialog).toContainText(wordsOf('EN')('shell:error.code.logged_in_elsewhere'));
    await expect(page.getByText('player2')).toHaveCount(0);
  });
});
