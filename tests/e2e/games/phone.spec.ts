import { GameList } from '../page-models/game-list.ts';
import { GameTiles } from '../page-models/game-tiles.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('VN');
test.use({ brand: 'lotus' });

test('a phone returns to the same place in a list; a game is played, saved and removed', {
  tag: ['@phone', '@saved-games'],
}, async ({ page, site }) => {
  const list = new GameList(page);
  const tiles = new GameTiles(page, say);
  const dialog = page.getByRole('dialog');
  await page.goto(`${site.url}/rng`);
  await expect(list.tiles.first().getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await list.jumpTo(0.5);
  expect(await list.lag()).toBe(0);
  // A tile in the middle of the window, by name: its place in the document changes as the list scrolls.
  const middle = list.tiles
    .nth(Math.floor((await list.tiles.count()) / 2))
    .getByRole('link')
    .first();
  const name = (await middle.innerText()).trim();
  const tile = tiles.link(name);
  await tile.focus();
  await expect(tile).toBeFocused();
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, 0);

  await tile.focus();
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/rng$/);
  await expect(dialog).toHaveCount(0);

  await test.step('plays it after the log-in', async () => {
    await tile.click();
    await new LogInSheet(page, say).logIn('player6', 'Sandbox1!');
    await expect(page).toHaveURL(/\/seamless\?/);
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'vi');
    await page
      .getByRole('link', { name: say('games:bar.back') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/rng$/);
  });

  await test.step('saves it, finds it among recent games, and removes it', async () => {
    const menu = new SideMenu(page, say);
    const title = (key: string) => page.getByRole('heading', { level: 1, name: say(`saved-games:entry.${key}`) });
    const added = page.waitForResponse(/addFavoriteGameV2/);
    await tiles.pressHeart(name);
    expect((await added).ok()).toBe(true);
    await menu.follow(say('saved-games:entry.recent'));
    await expect(title('recent')).toBeVisible();
    await expect(tiles.link(name)).toBeVisible();
    await menu.follow(say('saved-games:entry.favorite'));
    await expect(title('favorite')).toBeVisible();
    await expect(tiles.link(name)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const removed = page.waitForResponse(/removeFavoriteGameV2/);
    await tiles.pressHeart(name);
    await expect(page.getByText(say('saved-games:favorite.empty'))).toBeVisible();
    expect((await removed).ok()).toBe(true);
  });
});
