import { DepositScreen } from '../page-models/deposit-screen.ts';
import { PointMall } from '../page-models/point-mall.ts';
import { WalletScreen } from '../page-models/wallet-screen.ts';
import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { enterTwice } from '../site/enter-twice.ts';
import { logInAs } from '../site/log-in-as.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';

const [DIGITS, PASSWORD] = ['482915', 'Sandbox1!'];

test('Enter pressed twice deposits, transfers, withdraws, redeems and converts once', {
  tag: ['@phone', '@deposit', '@wallet', '@withdrawal'],
}, async ({ page, site }) => {
  const calls = listenToPlatform(page);
  const sent = (path: string) => calls.filter((call) => call.method === 'POST' && call.path === path).length;
  await site.set({ vendorWallets: true });
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=depositv2`);

  await test.step('one order', async () => {
    const deposit = new DepositScreen(page);
    await deposit.method('Paloma').check();
    await deposit.amount.fill('2000');
    await enterTwice(deposit.amount);
    await expect(deposit.state('waiting')).toBeVisible();
    await page.goBack();
    await expect(deposit.openOrders).toHaveCount(1);
    expect(sent('/wps/member/deposit/order')).toBe(1);
  });

  await test.step('one transfer', async () => {
    const wallet = new WalletScreen(page);
    await page.goto(`${site.url}/member?page=transferFund`);
    await wallet.vendor('Jadeworks').click();
    await wallet.amount.fill('1500');
    await enterTwice(wallet.amount);
    await expect(wallet.vendor('Jadeworks')).toContainText('₱1,500.00');
    expect(sent('/wps/relay/GCS_walletTransfer')).toBe(1);
  });

  await test.step('one withdrawal', async () => {
    const withdrawal = new WithdrawalScreen(page);
    await page.goto(`${site.url}/member?page=withdraw`);
    await withdrawal.amount.fill('1000');
    await enterTwice(withdrawal.amount);
    await withdrawal.setPaymentPassword(DIGITS, PASSWORD);
    await withdrawal.paymentPassword.fill(DIGITS);
    await enterTwice(withdrawal.paymentPassword);
    await expect(page.getByRole('main').getByText('Waiting for approval')).toBeVisible();
    await page.goBack();
    await expect(withdrawal.openOrders).toHaveCount(1);
    expect(sent('/wps/member/withdrawal/order')).toBe(1);
  });

  await test.step('one redemption and one conversion', async () => {
    const mall = new PointMall(page);
    await page.goto(`${site.url}/pointMall`);
    await expect(mall.points).toContainText('59,500');
    await mall.open('Coffee and cake voucher');
    await mall.password.fill(PASSWORD);
    await enterTwice(mall.password);
    await mall.dialog.getByRole('button', { name: 'Back to rewards' }).click();
    await expect(mall.points).toContainText('47,500');
    await mall.startConverting();
    await mall.password.fill(PASSWORD);
    await enterTwice(mall.password);
    await expect(mall.points).toContainText('45,500');
    const spent = ['redeemPointReward', 'convertPoint'].map((what) => sent(`/wps/relay/passwordCheck/MCS2_${what}`));
    expect(spent).toEqual([1, 1]);
  });
});
