import type { Page } from '@playwright/test';
import { Breadcrumb } from '../page-models/breadcrumb.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

async function visit(page: Page, site: { url: string }, pages: readonly string[]): Promise<void> {
  for (const at of pages) {
    await page.goto(`${site.url}/member?page=${at}`);
    await expect(new Breadcrumb(page).crumbs.last()).toHaveAttribute('aria-current', 'page');
  }
}

test('the trail names each page of the member centre, on one line', { tag: ['@desktop', '@account'] }, async ({
  page,
  site,
}) => {
  const breadcrumb = new Breadcrumb(page);
  await logInAs(page, site, 'player1');
  // The second visit to the deposit cuts what came after the first.
  await visit(page, site, [
    'depositv2',
    'transferFund',
    'depositv2&view=history',
    'withdraw',
    'rewardCenter',
    'referral',
  ]);
  await expect(breadcrumb.crumbs).toHaveText(['Home', 'Deposit', 'Withdraw', 'Reward centre', 'Invite friends']);
  await breadcrumb.expectOneLine();
  await expectAccessible(page);
  await breadcrumb.goTo('Withdraw');
  await expect(page).toHaveURL(/\/member\?page=withdraw$/);
  await expect(breadcrumb.crumbs).toHaveText(['Home', 'Deposit', 'Withdraw']);
});

test('a phone shows the last two pages of the trail', { tag: ['@phone', '@account'] }, async ({ page, site }) => {
  const breadcrumb = new Breadcrumb(page);
  await logInAs(page, site, 'player1');
  await visit(page, site, ['depositv2', 'withdraw', 'rewardCenter']);
  await expect(breadcrumb.shown).toHaveText(['Withdraw', 'Reward centre']);
  await breadcrumb.expectOneLine();
  await expectNoSidewaysScroll(page);
  await breadcrumb.goTo('Withdraw');
  await expect(breadcrumb.shown).toHaveText(['Deposit', 'Withdraw']);
});
