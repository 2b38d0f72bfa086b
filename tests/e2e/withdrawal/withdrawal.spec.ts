import { readFile } from 'node:fs/promises';
import { UploadNotice } from '../page-models/upload-notice.ts';
import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';

const PROOF = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DIGITS = '482915';

test('a player withdraws, and confirms what arrives', { tag: ['@phone', '@both', '@withdrawal'] }, async ({
  page,
  site,
}) => {
  const withdrawal = new WithdrawalScreen(page);
  const main = page.getByRole('main');
  await logInAs(page, site, 'player12');
  await page.goto(`${site.url}/member?page=withdraw`);

  await test.step('chooses an amount, and sees the fee, the arrival and the account', async () => {
    await expect(main.getByText('You can withdraw now')).toBeVisible();
    await withdrawal.act.click();
    await expect(withdrawal.amount).toBeFocused();
    await expect(main.getByText('Enter the amount you want to withdraw.')).toBeVisible();
    await withdrawal.presets.first().click();
    await expect(main.getByText('−₱10.00')).toBeVisible();
    await expect(main.getByText('₱990.00')).toBeVisible();
    await expect(main.getByText('Pacific Union Bank ••••')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('sets the payment password', async () => {
    await withdrawal.act.click();
    await expectAccessible(page);
    await withdrawal.setPaymentPassword(DIGITS, 'Sandbox1!');
    await expect(withdrawal.dialog.getByText('Confirm your withdrawal')).toBeVisible();
    await expect(withdrawal.paymentPassword).toBeHidden();
    await withdrawal.closeDialog();
    await withdrawal.act.click();
    await expect(withdrawal.paymentPassword).toBeVisible();
  });

  const tab = await secondTab(page);
  const second = new WithdrawalScreen(tab);

  await test.step('decides in two tabs, is told of a wrong password in one, and loses the answer there', async () => {
    await withdrawal.confirm('482916');
    await expect(withdrawal.dialog.getByText('This payment password is wrong.')).toBeVisible();
    await withdrawal.paymentPassword.fill(DIGITS);
    await expectAccessible(page);
    await second.presets.first().click();
    await second.act.click();
    await second.paymentPassword.fill(DIGITS);
    await site.set({ faults: [{ operation: 'requestWithdrawal', kind: 'lost-answer' }] });
    await withdrawal.send.dblclick();
    await expect(withdrawal.dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await site.set({ faults: [] });
  });

  await test.step('has requested once, after a reload, another try, back, forward and a second tab', async () => {
    await page.reload();
    await withdrawal.presets.first().click();
    await withdrawal.act.click();
    await withdrawal.paymentPassword.fill(DIGITS);
    await withdrawal.send.dblclick();
    await expect(main.getByText('Waiting for approval')).toBeVisible();
    await second.send.click();
    await expect(second.dialog.getByText('You’ve requested another withdrawal')).toBeVisible();
    await expectAccessible(tab);
    await second.closeDialog();
    await expect(second.openOrders).toHaveCount(1);
    await tab.close();
    await page.goBack();
    await expect(withdrawal.openOrders).toHaveCount(1);
    await page.goForward();
    await page.reload();
    await expect(main.getByText('Waiting for approval')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  const orderId = WithdrawalScreen.orderIdOf(page);

  await test.step('hears of the first transfer without a reload, and confirms it', async () => {
    await site.operateWithdrawal(orderId, 'pay-half');
    await expect(main.getByText('Has ₱495.00 arrived?')).toBeVisible();
    await expect(main.getByRole('timer')).toHaveText(/^(2\d|30):\d\d$/);
    await expectAccessible(page);
    await withdrawal.act.click();
    await expect(main.getByText('Received ₱495.00')).toBeVisible();
    await expect(main.getByText('Has ₱495.00 arrived?')).toBeHidden();
  });

  await test.step('reports the second as missing with a picture, and then it arrives after all', async () => {
    await site.operateWithdrawal(orderId, 'pay');
    await main.getByRole('radio', { name: 'Not received' }).check();
    await withdrawal.act.click();
    await new UploadNotice(page).confirm('warning', 'Add a picture of your statement.');
    await main
      .getByLabel('Picture of your statement', { exact: true })
      .setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: PROOF });
    await expectAccessible(page);
    await withdrawal.act.click();
    await new UploadNotice(page).confirm('success', 'We have your picture and are looking for the ₱495.00.');
    await expect(main.getByText('Has ₱495.00 arrived after all?')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await withdrawal.act.click();
    await expect(main.getByText('Your money has arrived')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Share receipt' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('finds it among all withdrawals, and saves them', async () => {
    await page.goto(`${site.url}/member?page=withdraw`);
    await main.getByRole('link', { name: 'All withdrawals' }).click();
    await main.getByRole('combobox', { name: 'Status' }).selectOption('Received');
    await expect(page).toHaveURL(/view=history&state=received$/);
    await page.reload();
    await expect(main.getByRole('combobox', { name: 'Status' })).toHaveValue('received');
    await expect(main.getByRole('link', { name: new RegExp(orderId) })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as CSV' }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain(
      `1000.00,10.00,990.00,"PHP","Received","${orderId}"`,
    );
  });
});

test('a player adds an account, and is told when it can be used', { tag: ['@phone', '@withdrawal'] }, async ({
  page,
  site,
}) => {
  const { dialog, presets, act } = new WithdrawalScreen(page);
  const main = page.getByRole('main');
  await logInAs(page, site, 'player13');
  await page.goto(`${site.url}/member?page=withdraw`);
  await main.getByRole('button', { name: 'Change' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add an account' }).click();
  await dialog.getByRole('radio', { name: 'E-wallet' }).check();
  await dialog.getByRole('combobox', { name: 'E-wallet provider' }).selectOption('Kite Money');
  await expect(dialog.getByText('You can only withdraw to accounts in this name.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Account holder' })).toBeHidden();
  await dialog.getByLabel('Mobile number of the e-wallet').fill('12 34');
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog.getByText('Enter the whole mobile number, as you dial it.')).toBeVisible();
  await dialog.getByLabel('Mobile number of the e-wallet').fill('0917 555 0001');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await dialog.getByRole('button', { name: /^Kite Money •••• 0001/ }).click();
  await expect(main.getByText('You can withdraw to it from')).toBeVisible();
  await expect(main.getByText('This account is new and opens for withdrawals at')).toBeVisible();
  await presets.first().click();
  await act.click();
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Pacific Union Bank/ })
    .first()
    .click();
  await expect(main.getByText('Pacific Union Bank')).toBeVisible();
});
