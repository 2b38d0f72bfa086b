import { GameTiles } from '../page-models/game-tiles.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('AR');
const GAME = 'Fortune Tiger';
test.use({ brand: 'oasis' });

test('a player finds, saves and plays a game in Arabic, right to left', { tag: ['@phone', '@saved-games'] }, async ({
  page,
  site,
}) => {
  const tiles = new GameTiles(page, say);
  await page.goto(`${site.url}/sports`);
  await expect(page.getByRole('link', { name: 'Touchline', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step('saves it after the log-in', async () => {
    const menu = page.getByRole('navigation', { name: say('shell:navigation.label') });
    await menu.getByRole('link', { name: say('games:entry.category.rng'), exact: true }).click();
    await tiles.guestHeart(GAME).click();
    await new LogInSheet(page, say).logIn('player3', 'Sandbox1!');
    await expect(page).toHaveURL(/\/rng$/);
    const added = page.waitForResponse(/addFavoriteGameV2/);
    await tiles.pressHeart(GAME);
    expect((await added).ok()).toBe(true);
    await expect(tiles.heart(GAME)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('plays it and returns to the list', async () => {
    await tiles.link(GAME).click();
    await expect(page).toHaveURL(/\/seamless\?vassalage=JDW/);
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl');
    await page
      .getByRole('link', { name: say('games:bar.back') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(tiles.heart(GAME)).toHaveAttribute('aria-pressed', 'true');
  });
});
