import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

const DIGITS = '482915';

test('a transfer that the player says nothing about counts as received after the minutes that the merchant has set', {
  tag: ['@phone', '@withdrawal'],
}, async ({ page, site }) => {
  const withdrawal = new WithdrawalScreen(page);
  const main = page.getByRole('main');
  await site.set({ withdrawalMinutes: 45 });
  await logInAs(page, site, 'player12');
  await page.goto(`${site.url}/member?page=withdraw`);

  await test.step('reads the minutes before the request', async () => {
    await expect(main.getByText('45 minutes after we send it, unless you tell us otherwise')).toBeVisible();
    await withdrawal.presets.first().click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await withdrawal.act.click();
    await withdrawal.setPaymentPassword(DIGITS, 'Sandbox1!');
    await withdrawal.confirm(DIGITS);
    await expect(main.getByText('Waiting for approval')).toBeVisible();
  });

  const orderId = WithdrawalScreen.orderIdOf(page);

  await test.step('sees them pass once the money is sent', async () => {
    await site.operateWithdrawal(orderId, 'pay');
    await expect(main.getByText('Has ₱990.00 arrived?')).toBeVisible();
    await expect(main.getByRole('timer')).toHaveText(/^(3[5-9]|4[0-5]):\d\d$/);
  });

  await test.step('hears without a reload that it counts as received, and why', async () => {
    await site.operateWithdrawal(orderId, 'time-out');
    await expect(main.getByText('Your money has arrived')).toBeVisible();
    await expect(main.getByText('treated as received')).toBeVisible();
    await expect(main.getByRole('timer')).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
