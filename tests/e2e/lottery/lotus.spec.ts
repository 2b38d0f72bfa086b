import { calmGame } from '#sandbox/lottery/calm-game.fixture.ts';
import { lotteryWords } from '#sandbox/lottery/words.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { LotteryScreen } from '../page-models/lottery-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'lotus' });

// @proves GET /lgw/vn/games/game_menu, GET /lgw/vn/games/game_menu/recent, GET /lgw/vn/numeros/opened/game
// @proves 7.23
test('a player bets on a regional draw from a sheet, and sees it settled', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const calls = listenToPlatform(page);
  const lottery = new LotteryScreen(page);
  const { gameCode } = calmGame(['xo-so-mien-bac', 'xo-so-mien-nam'], await site.now());
  const name = lotteryWords('EN').game(gameCode);
  const sent = (path: string) => calls.filter((call) => call.path === path);
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));

  await logInAs(page, site, 'player4');
  await page.goto(`${site.url}/vnLottery?gameCode=${gameCode}`);
  await expect(lottery.game(name)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Quick access' })).toHaveCount(0);
  const menu = { device: 'WEB', language: 'EN' };
  const asked = [{ method: 'GET', query: menu }];
  await expect.poll(() => sent('/lgw/vn/games/game_menu')).toMatchObject(asked);
  await expect.poll(() => sent('/lgw/vn/games/game_menu/recent')).toMatchObject(asked);
  await expect(lottery.draws).toHaveCount(1);
  expect(sent('/lgw/vn/numeros/opened/game')[0]).toMatchObject({
    method: 'GET',
    query: { gameCode },
  });
  await expectAccessible(page);

  await lottery.add('Special, last digit', 'Big');
  await lottery.add('Special, last digit', 'Small');
  await lottery.add('Special, last two', '4', '2');
  // One bar over the choices: what adds is beside what opens the slip.
  const add = await page.getByRole('button', { name: 'Add to slip' }).boundingBox();
  const open = await page.getByRole('button', { name: 'Review (3)' }).boundingBox();
  expect(add?.y).toBe(open?.y);
  await lottery.review();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remove: ${name}, Special, last two, 4 2` }).click();
  await lottery.place();
  await lottery.seeBets();
  await expect(lottery.bets.filter({ hasText: 'Open' })).toHaveCount(2);
  await site.draw(gameCode);
  await expect(lottery.bets.filter({ hasText: '+₫4,750' })).toHaveCount(1);
  await expect(new GameScreen(page).balance).toContainText('₫12,499,750');

  await lottery.tab('results').click();
  await expect(page.getByText('Special prize').first()).toBeVisible();
  await page.getByText('Check this draw').first().click();
  await page.getByRole('button', { name: 'Check on this device' }).click();
  await expect(page.getByText('Matches the hash published before betting closed')).toBeVisible();
  await expect(page.getByText(/All \d+ match the draw/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
