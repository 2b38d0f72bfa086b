import type { Page } from '@playwright/test';
import { CareScreen } from '../page-models/care-screen.ts';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');
const PASSWORD = 'Sandbox1!';

/** Presses while the connection is away, waits for it to return, presses again and loses the answer. */
async function pressOnBadLine(page: Page, site: RunningSite, operation: string, press: () => Promise<void>) {
  const network = page.getByText(say('shell:error.network'));
  const banner = page.getByText(say('shell:offline'));
  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
  await press();
  await expect(network).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(page.getByText(say('shell:backOnline'))).toBeVisible();
  await expect(network).toHaveCount(0);
  await site.set({ faults: [{ operation, kind: 'lost-answer' }] });
  await press();
  await expect(page.getByText(say('shell:backOnline'))).toHaveCount(0);
}

const unsure = (page: Page) => page.getByText(say('shell:error.unsure'));

test('a registration on a bad line opens one account, and logs in to it', {
  tag: ['@phone', '@registration'],
}, async ({ page, site }) => {
  const sheet = new RegistrationSheet(page);
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await new SiteHeader(page).register.click();
  await sheet.fill({ username: 'tala2028', password: 'Bayani-26!', fullName: 'Maria Santos', birthday: '14-08-1996' });
  await sheet.accept();
  await pressOnBadLine(page, site, 'register', () => sheet.send());
  await expect(unsure(page)).toBeVisible();
  await site.set({ faults: [] });
  await sheet.send();
  await expect(sheet.dialog).toBeHidden();
  await new CareScreen(page).noLimit.or(page.getByRole('dialog')).first().waitFor();
  await expect(new SiteHeader(page).logIn).toHaveCount(0);
});

test('money moves once on a bad line, and is never said to have failed', {
  tag: ['@phone', '@deposit', '@withdrawal'],
}, async ({ page, site }) => {
  const [deposit, withdrawal] = [new DepositScreen(page), new WithdrawalScreen(page)];
  const main = page.getByRole('main');
  await site.set({ depositsHeld: true });
  await page.goto(`${site.url}/member?page=depositv2`);
  await new LogInSheet(page).logIn('player12', PASSWORD);

  await test.step('orders one deposit', async () => {
    await deposit.method('Paloma').check();
    await deposit.presets.nth(2).click();
    await page.waitForLoadState('networkidle');
    await pressOnBadLine(page, site, 'createDeposit', () => deposit.order.click());
    await expect(unsure(page)).toBeInViewport();
    await site.set({ faults: [] });
    await deposit.order.click();
    await expect(deposit.state('waiting')).toBeVisible();
    await page.goBack();
    await expect(deposit.openOrders).toHaveCount(1);
    await page.goForward();
  });

  await test.step('says once that it is paid, and shows no problem beside the order that moved on', async () => {
    await expect(deposit.paid).toBeEnabled();
    await pressOnBadLine(page, site, 'reportDepositPaid', () => deposit.paid.click());
    await expect(deposit.state('paid')).toBeVisible();
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await site.set({ faults: [] });
  });

  await test.step('requests one withdrawal', async () => {
    await page.goto(`${site.url}/member?page=withdraw`);
    await withdrawal.presets.first().click();
    await withdrawal.act.click();
    await withdrawal.setPaymentPassword('482915', PASSWORD);
    await withdrawal.paymentPassword.fill('482915');
    await page.waitForLoadState('networkidle');
    await pressOnBadLine(page, site, 'requestWithdrawal', () => withdrawal.send.click());
    await expect(unsure(page)).toBeVisible();
    await site.set({ faults: [] });
    await withdrawal.send.click();
    await expect(main.getByText('Waiting for approval')).toBeVisible();
    await page.goBack();
    await expect(withdrawal.openOrders).toHaveCount(1);
  });
});
