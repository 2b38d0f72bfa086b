import { DepositScreen } from '../e2e/page-models/deposit-screen.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import type { Look } from './engines/engine.ts';
import { expect, test } from './test.ts';

const PHONE: Look = { size: { width: 390, height: 844 }, isPhone: true, scheme: 'dark' };

for (const storage of ['off', 'private'] as const)
  test.describe(`storage: ${storage}`, () => {
    test.use({ look: { ...PHONE, storage }, disclaimer: 'asked' });

    test(`a member accepts the disclaimer, logs in and opens the deposit with storage ${storage}`, {
      tag: '@phone',
    }, async ({ page, site }) => {
      const header = new SiteHeader(page);
      await page.goto(`${site.url}/index`);
      await page.getByRole('button', { name: 'None of these apply to me' }).click();
      await header.logIn.click();
      await new LogInSheet(page).logIn('player1', 'Sandbox1!');
      await expect(header.account).toBeVisible();
      const bar = page.getByRole('navigation', { name: 'Quick access' });
      await bar.getByRole('link', { name: 'Deposit' }).click();
      await expect(new DepositScreen(page).amount).toBeVisible();
      // Accepted once, whether or not the browser keeps it: it would cover the page by now.
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
