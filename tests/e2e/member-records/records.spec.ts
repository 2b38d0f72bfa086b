import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { fourWeeks } from '../site/four-weeks.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test('a player follows every movement and every bet, and saves them for a spreadsheet', {
  tag: ['@desktop'],
}, async ({ page, site }) => {
  const main = page.getByRole('main');
  await logInAs(page, site, 'amihan10');
  await page.goto(`${site.url}/member?page=transactionHistory&from=2020-01-01&to=2020-12-31`);

  await test.step('offers a longer range when these days are empty', async () => {
    await expect(main.getByText('No transactions in this period')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: '7 days' }).click();
    await expect(main.getByRole('table', { name: 'Account record' })).toContainText('Balance after');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('saves the range', async () => {
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Account record \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('opens a bet', async () => {
    await page.goto(`${site.url}/member?page=personalHistoryCopy`);
    const bet = main.getByRole('list', { name: 'Settled bets' }).getByRole('listitem').first();
    await bet.getByText('Stake').first().click();
    await expect(bet.getByText('Bet number')).toBeVisible();
    await expect(bet.locator('img')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('prints the bets on white, without the site around them', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Settled bets' })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    for (const part of ['navigation', 'link', 'img'] as const) {
      await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
    }
    await expect(main.getByRole('button', { name: 'Download as CSV' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('compares the chart of profit and loss with its table, and follows a day to its bets', async () => {
    await page.goto(`${site.url}/member?page=personalProfit&${await fourWeeks(site)}`);
    const days = main.getByRole('table', { name: 'By day' });
    await expect(days.getByRole('row').last()).toContainText('Total');
    await expect(main.locator('svg rect').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await days.getByRole('button').first().click();
    await main.getByRole('link', { name: 'See these bets' }).click();
    await expect(page).toHaveURL(/page=personalHistoryCopy&from=/);
  });
});

test('a movement is two lines on a phone, and leads to its order', { tag: ['@phone', '@deposit'] }, async ({
  page,
  site,
}) => {
  const main = page.getByRole('main');
  await logInAs(page, site, 'player1');
  await page.goto(`${site.url}/member?page=transactionHistory`);
  const rows = main.getByRole('table', { name: 'Account record' }).locator('tbody tr');
  const deposit = rows.filter({ hasText: 'Deposit' }).first();

  await test.step('shows the amount beside the kind, and the balance beside the time', async () => {
    await expect(deposit).toBeVisible();
    const middles = () =>
      deposit.locator('th, td').evaluateAll((cells) =>
        cells.map((cell) => {
          const { y, height } = cell.getBoundingClientRect();
          return y + height / 2;
        }),
      );
    // The row is laid out again as its typeface arrives.
    await expect(async () => {
      const [name = 0, amount = 0, balance = 0, time = 0] = await middles();
      expect(Math.abs(amount - name)).toBeLessThan(8);
      expect(Math.abs(balance - time)).toBeLessThan(8);
      for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(80);
    }).toPass();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('opens the order', async () => {
    const number = deposit.getByRole('link', { name: /^D\d{6}-\d{6}$/ });
    const text = await number.innerText();
    await number.click();
    await expect(page).toHaveURL(new RegExp(`page=depositv2&order=${text}`));
    await expect(main.locator('dl').getByText(text)).toBeVisible();
    await expectAccessible(page);
  });
});
