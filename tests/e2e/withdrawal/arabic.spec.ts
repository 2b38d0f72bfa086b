import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

test('a withdrawal is requested and refused from right to left', { tag: ['@phone', '@withdrawal'] }, async ({
  page,
  site,
}) => {
  const withdrawal = new WithdrawalScreen(page, say);
  await logInAs(page, site, 'player13');
  await page.goto(`${site.url}/member?page=withdraw`);
  await withdrawal.presets.first().click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await withdrawal.act.click();
  await withdrawal.setPaymentPassword('482915', 'Sandbox1!');
  await withdrawal.confirm('482915');
  await expect(page.getByText(say('withdrawal:order.approval'))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await site.operateWithdrawal(WithdrawalScreen.orderIdOf(page), 'refuse');
  await expect(page.getByText(say('withdrawal:order.refusedTitle'))).toBeVisible();
});
