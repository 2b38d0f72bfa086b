import { DepositScreen } from '../page-models/deposit-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

test('a deposit is ordered and cancelled from right to left', { tag: ['@phone', '@deposit'] }, async ({
  page,
  site,
}) => {
  const deposit = new DepositScreen(page, say);
  const main = page.getByRole('main');
  await logInAs(page, site, 'player13');
  await page.goto(`${site.url}/member?page=depositv2`);
  await deposit.presets.first().click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await deposit.order.click();
  await expect(deposit.state('waiting')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: say('deposit:order.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('deposit:cancel.confirm') })
    .click();
  await expect(deposit.state('cancelled')).toBeVisible();
});
