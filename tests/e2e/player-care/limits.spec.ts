import { CareScreen } from '../page-models/care-screen.ts';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { SiteFooter } from '../page-models/site-footer.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'harbor' });

test('a deposit limit is set at once, raised after a wait, and holds at the deposit', {
  tag: ['@phone', '@both', '@deposit'],
}, async ({ page, site }) => {
  const care = new CareScreen(page);
  const deposit = new DepositScreen(page);
  await logInAs(page, site, 'player1');
  await page.goto(`${site.url}/index`);

  await test.step('is one press from the footer of any page', async () => {
    await new SiteFooter(page).follow('Limits and breaks');
    await expect(care.main.getByRole('heading', { name: 'Your limits' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('shows what is left of a first limit', async () => {
    await care.setDepositLimit('60');
    await expect(care.main.getByText('of €60.00')).toBeVisible();
  });

  await test.step('lets no deposit go beyond it', async () => {
    await page.goto(`${site.url}/member?page=depositv2`);
    await expect(page.getByRole('link', { name: /left of your limit until/ })).toBeVisible();
    await expect(page.getByRole('img', { name: '18+ only' }).first()).toBeVisible();
    await expect(deposit.presets.filter({ hasText: /^100$/ })).toHaveCount(0);
    await deposit.amount.fill('100');
    await expect(page.getByText(/Your own limit leaves €/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('waits with a higher one, and asks once more', async () => {
    await page.getByRole('link', { name: /left of your limit until/ }).click();
    await care.setDepositLimit('500');
    await expect(care.main.getByText(/€500.00 can start on/)).toBeVisible();
    await expect(care.main.getByText('of €60.00')).toBeVisible();
    await site.operateCare('player1', 'age-increases');
    await expect(care.main.getByText(/€500.00 is ready/)).toBeVisible();
    await care.confirmIncrease();
    await expect(care.main.getByText('of €500.00')).toBeVisible();
  });
});
