import { GameList } from './page-models/game-list.ts';
import { LogInSheet } from './page-models/log-in-sheet.ts';
import { expectAccessible, expectNoSidewaysScroll } from './site/audit.ts';
import { expect, test } from './site/test.ts';
import { wordsOf } from './site/words.ts';

const say = wordsOf('VN');
test.use({ brand: 'lotus' });

test('a list on a phone is found again where it was left, and a game of it is played', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const list = new GameList(page);
  await page.goto(`${site.url}/rng`);
  await expect(list.tiles.first().getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await list.jumpTo(0.5);
  expect(await list.lag()).toBe(0);
  // A tile in the middle of the window: to focus it moves nothing.
  const middle = list.tiles.nth(Math.floor((await list.tiles.count()) / 2));
  await middle.getByRole('link').first().focus();
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, 0);

  await list.tiles.nth(3).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/rng$/);

  await test.step('and plays, once somebody has logged in', async () => {
    await list.tiles.nth(3).getByRole('link').first().click();
    await new LogInSheet(page, say).logIn('player6', 'Sandbox1!');
    await expect(page).toHaveURL(/\/seamless\?/);
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'vi');
    await page
      .getByRole('link', { name: say('games:bar.back') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/rng$/);
  });
});
