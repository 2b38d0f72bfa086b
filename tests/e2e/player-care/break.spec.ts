import { CareScreen } from '../page-models/care-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'aurora' });

test('a time-out takes two steps, ends play at once, and leaves the way to the money open', {
  tag: ['@phone', '@both', '@withdrawal', '@login-username'],
}, async ({ page, site }) => {
  const care = new CareScreen(page);
  await logInAs(page, site, 'player1');
  await page.goto(`${site.url}/member?page=playerCare`);

  await test.step('says what happens before it happens', async () => {
    await care.chooseBreak('timeOut', '3 days');
    await expect(care.dialog.getByText('It can’t be ended early, not even by customer service.')).toBeVisible();
    await expectAccessible(page);
    await care.beginBreak('timeOut');
  });

  await test.step('covers every page but the withdrawal', async () => {
    await expect(care.stopped('timeOut')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`${site.url}/`);
    await expect(care.stopped('timeOut')).toBeVisible();
    await care.withdraw.click();
    await expect(page.getByRole('heading', { name: 'Withdraw', level: 1 })).toBeVisible();
    await expect(care.stopped('timeOut')).toBeHidden();
  });

  await test.step('is told again at the next log-in', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${site.url}/login`);
    await new LogInSheet(page).logIn('player1', 'Sandbox1!');
    await expect(care.stopped('timeOut')).toBeVisible();
  });
});
