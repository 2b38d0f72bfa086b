import { readFile } from 'node:fs/promises';
import { UplineScreen } from '../page-models/upline-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { enterTwice } from '../site/enter-twice.ts';
import { logInAs } from '../site/log-in-as.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';

const DIGITS = '482915';

test('a player transfers money to the upline once, whatever is pressed', {
  tag: ['@phone', '@both', '@upline', '@member-records'],
}, async ({ page, site }) => {
  const upline = new UplineScreen(page);
  const main = page.getByRole('main');
  await logInAs(page, site, 'ginto16');
  await page.goto(`${site.url}/member?page=transferUpline`);

  await test.step('sees whom it goes to, and sets the payment password', async () => {
    await expect(main.getByText('ag***21', { exact: true })).toBeVisible();
    await upline.presets.first().click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await upline.act.click();
    await upline.setPaymentPassword(DIGITS, 'Sandbox1!');
    await expect(upline.dialog.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await upline.dialog.getByRole('button', { name: 'Close' }).click();
    await upline.act.click();
    await expect(upline.paymentPassword).toBeVisible();
  });

  await test.step('sends it from one of two tabs, with Enter pressed twice', async () => {
    const other = await secondTab(page);
    const second = new UplineScreen(other);
    await second.presets.first().click();
    await second.act.click();
    await second.paymentPassword.fill(DIGITS);
    await upline.paymentPassword.fill(DIGITS);
    await enterTwice(upline.paymentPassword);
    await expect(upline.receipt).toBeVisible();
    await second.transfer.click();
    await expect(second.dialog.getByText('You’ve made another transfer')).toBeVisible();
    await other.close();
  });

  await test.step('finds one transfer, after back and reload and in the account record', async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goBack();
    await expect(upline.lastTransfers).toHaveCount(1);
    await page.goForward();
    await page.reload();
    await expect(upline.receipt).toBeVisible();
    await page.goto(`${site.url}/member?page=transactionHistory&kind=upline`);
    await expect(main.getByText('Upline transfer', { exact: true }).last()).toBeVisible();
    await expect(main.getByText('−₱500.00').first()).toBeVisible();
  });

  await test.step('finds it among all transfers, and saves them', async () => {
    await page.goto(`${site.url}/member?page=transferUpline`);
    await main.getByRole('link', { name: 'All transfers' }).click();
    await main.getByRole('button', { name: '7 days' }).click();
    await expect(page).toHaveURL(/view=history&range=week$/);
    await page.reload();
    const transfer = main.getByRole('link', { name: /^ag\*\*\*21 U\d{6}-\d{6}$/ });
    await expect(transfer).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as CSV' }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('"ag***21",500.00,"PHP","U');
    await transfer.click();
    await expect(upline.receipt).toBeVisible();
  });
});
