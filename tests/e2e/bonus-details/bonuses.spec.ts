import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test('a player sees which bonuses were paid, and what must still be staked', {
  tag: ['@phone'],
}, async ({ page, site }) => {
  const main = page.getByRole('main');
  const bonuses = main.getByRole('list', { name: 'Your bonuses' }).getByRole('listitem');
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=bonusDetails`);

  await test.step('says what will stand there, and where bonuses come from', async () => {
    await expect(main.getByText('No bonuses yet')).toBeVisible();
    await expect(main.getByRole('link', { name: 'See promotions' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('shows a reward once it is claimed', async () => {
    await page.goto(`${site.url}/member?page=rewardCenter`);
    await main
      .getByRole('button', { name: /^Claim ₱/ })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'added to your balance' })).toBeVisible();
    await page.goto(`${site.url}/member?page=bonusDetails`);
    await expect(bonuses).toHaveCount(1);
    await expect(bonuses).toContainText('No wagering: you can withdraw this bonus at any time.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('keeps the filter in the address', async () => {
    await main.getByRole('button', { name: /^Active/ }).click();
    await expect(page).toHaveURL(/show=open/);
    await main.getByRole('button', { name: 'Show all bonuses' }).click();
    await expect(bonuses).toHaveCount(1);
  });
});
