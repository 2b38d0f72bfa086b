import { DepositScreen } from '../page-models/deposit-screen.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { makeOld } from '../site/old-browser.ts';
import { expect, test } from '../site/test.ts';

const PASSWORD = 'Sandbox1!';

test.describe('a browser without what the oldest supported ones lack', () => {
  // The stylesheets that it gets are not those that the policy knows.
  test.use({ bypassCSP: true });

  test('lets a member log in, deposit, play and read their records', {
    tag: ['@phone', '@login-username', '@deposit', '@games', '@member-records'],
  }, async ({ page, context, site }) => {
    const deposit = new DepositScreen(page);
    const game = new GameScreen(page);
    const readable = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await makeOld(context);

    await test.step('reads the home page', async () => {
      await page.goto(`${site.url}/index`);
      expect(await page.evaluate(() => CSS.supports('color', 'unknown-color-mix(in srgb, red, red)'))).toBe(false);
      await readable();
    });

    await test.step('logs in on the way to the cashier, and orders a deposit', async () => {
      await page.goto(`${site.url}/member?page=depositv2`);
      await new LogInSheet(page).logIn('player1', PASSWORD);
      await expect(deposit.presets.first()).toBeVisible();
      await readable();
      await deposit.presets.first().click();
      await deposit.order.click();
      await deposit.paid.click();
      await expect(deposit.state('credited')).toBeVisible();
      await readable();
    });

    await test.step('plays', async () => {
      await page.goto(`${site.url}/rng`);
      await readable();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Dragon|Tiger|Lotus|Temple/ })
        .first()
        .click();
      await expect(game.playButton).toBeEnabled();
      const before = await game.balance.textContent();
      await game.playButton.click();
      await expect(game.balance).not.toHaveText(before ?? '');
    });

    await test.step('reads the records', async () => {
      await page.goto(`${site.url}/member?page=personalHistoryCopy`);
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
      await readable();
    });

    await test.step('logs out', async () => {
      await page.goto(`${site.url}/index`);
      await new SiteHeader(page).logOut();
      await expect(new SiteHeader(page).account).toBeHidden();
    });
  });
});
