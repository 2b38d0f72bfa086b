import { GameTiles } from '../e2e/page-models/game-tiles.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { SearchSheet } from '../e2e/page-models/search-sheet.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { wordsOf } from '../e2e/site/words.ts';
import { unfit } from './dialog-fit.ts';
import { expect, test } from './test.ts';

const say = wordsOf('AR');
test.use({ brand: 'oasis' });

test('a player searches, logs in and opens a game from right to left', { tag: '@phone' }, async ({ page, site }) => {
  const [search, logIn] = [new SearchSheet(page, say), new LogInSheet(page, say)];
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto(`${site.url}/index`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await excess()).toBeLessThanOrEqual(0);

  await test.step('the mark is at the right, and the way to log in at the left', async () => {
    const header = new SiteHeader(page, say);
    const [start, end] = [
      await header.region.getByRole('link').first().boundingBox(),
      await header.logIn.boundingBox(),
    ];
    expect(start?.x).toBeGreaterThan(end?.x ?? Number.POSITIVE_INFINITY);
  });

  await test.step('searches in the bar', async () => {
    await search.inBar.click();
    await expect(search.field).toBeFocused();
    await search.field.fill('Fortune');
    await expect(search.sheet.getByRole('option').first()).toBeVisible();
    await expect.poll(() => unfit(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('logs in, and opens a game', async () => {
    await page.goto(`${site.url}/login`);
    await expect.poll(() => unfit(page)).toEqual([]);
    await logIn.logIn('player3', 'Sandbox1!');
    await expect(new SiteHeader(page, say).account).toBeVisible();
    await page.goto(`${site.url}/rng`);
    await new GameTiles(page, say).link('Fortune Tiger').click();
    await expect(page).toHaveURL(/\/seamless\?vassalage=JDW/);
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await excess()).toBeLessThanOrEqual(0);
    // A name is truncated at its own end, beside the arrow.
    const name = page.getByRole('heading', { level: 1, name: 'Fortune Tiger' });
    await expect(name).toHaveCSS('direction', 'ltr');
    await expect(name).toHaveCSS('text-align', 'right');
  });
});
