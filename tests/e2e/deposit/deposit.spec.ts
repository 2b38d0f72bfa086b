import { readFile } from 'node:fs/promises';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { UploadNotice } from '../page-models/upload-notice.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';

const PROOF = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a player deposits with a bonus, watches the money arrive, and gives the bonus up', {
  tag: ['@phone', '@both', '@deposit', '@bonus-details'],
}, async ({ page, site }) => {
  const calls = listenToPlatform(page);
  const deposit = new DepositScreen(page);
  const main = page.getByRole('main');
  await logInAs(page, site, 'player12');
  await page.goto(`${site.url}/member?page=depositv2`);

  await test.step('chooses an amount and a method, and sees fee and arrival', async () => {
    await expectAccessible(page);
    // A first deposit has the smallest suggested amount ready.
    await expect(deposit.amount).toHaveValue('500.00');
    await deposit.amount.fill('');
    await deposit.order.click();
    await expect(deposit.amount).toBeFocused();
    await expect(main.getByText('Enter the amount you want to pay.')).toBeVisible();
    await deposit.presets.nth(2).click();
    await deposit.method('Paloma').check();
    await expect(main.getByText(/^(.* fee )?₱20\.00$/).filter({ visible: true })).toBeVisible();
    await expect(main.getByText('₱1,980.00')).toBeVisible();
    await main.getByRole('radio', { name: 'First deposit reward' }).check();
    await expect(main.getByText('Wager ₱7,920.00 (8×) before you can withdraw it')).toBeVisible();
    await expect(main.getByText('₱2,970.00')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('ends in one order after a double press, back, a second tab and a reload', async () => {
    await deposit.order.dblclick();
    await expect(deposit.state('waiting')).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(deposit.openOrders).toHaveCount(1);
    await expect(deposit.amount).toHaveValue('2,000.00');
    await deposit.order.click();
    await expect(page).toHaveURL(address);
    const tab = await secondTab(page, '/member?page=depositv2');
    const second = new DepositScreen(tab);
    await second.presets.nth(2).click();
    await second.method('Paloma').check();
    await tab.getByRole('radio', { name: 'First deposit reward' }).check();
    await second.order.click();
    await expect(tab).toHaveURL(address);
    await tab.close();
    await page.reload();
    await expect(deposit.code).toBeVisible();
    await expect(main.getByRole('timer')).toHaveText(/^([5-9]|1[0-5]):\d\d$/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('adds a proof, says that it is paid, and the receipt comes by itself', async () => {
    const proof = main.getByLabel('Screenshot or photo');
    await proof.setInputFiles({ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await new UploadNotice(page).confirm('warning', 'Please use a JPEG or PNG picture');
    await proof.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: PROOF });
    await new UploadNotice(page).confirm('success', 'We have your proof. You can replace it.');
    expect(calls.some(({ path }) => path === '/wps/member/deposit/proof')).toBe(true);
    await main.getByRole('button', { name: 'I’ve paid ₱2,000.00' }).click();
    await expect(deposit.state('paid')).toBeVisible();
    await expectAccessible(page);
    await expect(deposit.state('credited')).toBeVisible();
    await expect(main.getByText('₱2,970.00 was added to your balance.')).toBeVisible();
    for (const line of ['₱1,980.00', '+₱990.00'])
      await expect(main.getByRole('definition').filter({ hasText: line }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Share receipt' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('finds it among all deposits, and saves them', async () => {
    await page.goto(`${site.url}/member?page=depositv2`);
    await main.getByRole('link', { name: 'All deposits' }).click();
    await main.getByRole('combobox', { name: 'Status' }).selectOption('Credited');
    await expect(page).toHaveURL(/view=history&state=credited$/);
    await page.reload();
    await expect(main.getByRole('link', { name: /^Paloma/ })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('2000.00,20.00,1980.00,"PHP","Credited","D');
  });

  await test.step('finds the bonus among the bonuses, and gives it up', async () => {
    await page.goto(`${site.url}/member?page=bonusDetails`);
    await main.getByRole('button', { name: 'Give up this bonus' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('₱990.00 leaves your balance, and its wagering ends.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Give up the bonus' }).click();
    await expect(main.getByText('Forfeited')).toBeVisible();
    await page.goto(`${site.url}/member?page=depositv2`);
  });

  await test.step('redeems a voucher once', async () => {
    await deposit.method('Voucher').check();
    await main.getByLabel('Voucher code').fill('lucky-twenty-20');
    await deposit.order.click();
    await expect(deposit.state('credited')).toBeVisible();
    await deposit.back.click();
    await main.getByLabel('Voucher code').fill('LUCKYTWENTY20');
    await deposit.order.click();
    await expect(main.getByText('This voucher has already been used.')).toBeVisible();
  });
});
