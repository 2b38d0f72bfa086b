import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'harbor' });

test('a reality check comes over whatever is open, and going on is a decision', {
  tag: ['@phone', '@both', '@player-care'],
}, async ({ page, site }) => {
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('player1', 'Sandbox1!');
  const clock = page.getByRole('region', { name: 'Your session' });

  await test.step('has the session clock in sight', async () => {
    await expect(clock).toBeInViewport();
    await expect(clock.getByText('Net position')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('shows the time and the sums when it is due', async () => {
    await site.operateCare('player1', 'age-check');
    await expect(check).toBeVisible();
    await expect(check.getByText('Result')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(check).toBeVisible();
  });

  await test.step('goes on', async () => {
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await expect(check).toBeHidden();
  });

  await test.step('stops', async () => {
    await site.operateCare('player1', 'age-check');
    await check.getByRole('button', { name: 'Stop and log out' }).click();
    await expect(clock).toBeHidden();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
});
