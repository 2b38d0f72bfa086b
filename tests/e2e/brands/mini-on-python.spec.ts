import { expect, test } from '@playwright/test';
import { type PythonPlatform, startPython } from '#tests/platforms/start-python.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { GameTiles } from '../page-models/game-tiles.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { LotteryScreen } from '../page-models/lottery-screen.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectNoSidewaysScroll } from '../site/audit.ts';
import { type Server, serve } from '../site/running-site.ts';
import { START } from '../site/test-clock.ts';

let platform: PythonPlatform;
let site: Server;

test.beforeAll(async () => {
  platform = await startPython('--now', START);
  site = await serve('preview', 'mini', '--api', platform.address);
});
test.afterAll(async () => {
  await site?.stop();
  await platform?.stop();
});

test('a member of mini plays on a platform that was written from the documents', {
  tag: ['@home', '@games', '@saved-games', '@lottery', '@login-username', '@live'],
}, async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
  });
  const [header, tiles, game, lottery] = [
    new SiteHeader(page),
    new GameTiles(page),
    new GameScreen(page),
    new LotteryScreen(page),
  ];

  await test.step('sees the games, and logs in', async () => {
    await page.goto(`${site.url}/index`);
    await expect(tiles.link('Paper Tigers')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await header.logIn.click();
    await new LogInSheet(page).logIn('demo-player-1', 'Demo-2026!');
    await expect(header.account).toBeVisible();
  });

  await test.step('keeps a game, and finds it again', async () => {
    await page.goto(`${site.url}/rng`);
    await tiles.pressHeart('Fern Valley');
    await expect(tiles.heart('Fern Valley')).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${site.url}/favorite`);
    await expect(tiles.link('Fern Valley')).toBeVisible();
  });

  await test.step('plays it, and hears the new balance from the live events', async () => {
    await tiles.link('Fern Valley').click();
    await expect(game.frame.getByText('Balance: $500.00')).toBeVisible();
    const before = await game.readBalance();
    await game.pick('Red').click();
    await expect(game.frame.getByText(/^You won \$1\.95|^Not this time/)).toBeVisible();
    const won = await game.frame.getByText('You won').count();
    await expect.poll(() => game.readBalance()).toBe(before + (won ? 95 : -100));
    await page.goto(`${site.url}/recent`);
    await expect(tiles.link('Fern Valley')).toBeVisible();
  });

  await test.step('bets on a draw, and sees the bet in the record', async () => {
    await page.goto(`${site.url}/lottery?gameCode=daily-three`);
    await expect(lottery.game('Daily Three')).toBeVisible();
    await lottery.add('Last digit', 'Odd');
    if (!(await isBesideSlip())) await lottery.review();
    await lottery.place();
    await lottery.seeBets();
    await expect(lottery.bets).toHaveCount(1);
  });

  await test.step('logs out', async () => {
    await header.logOut();
    await expect(header.logIn).toBeVisible();
  });
  expect(troubles).toEqual([]);

  /** Whether the window has room for the slip. */
  async function isBesideSlip(): Promise<boolean> {
    return (page.viewportSize()?.width ?? 0) > 1000;
  }
});
