import { calmGame } from '#sandbox/lottery/calm-game.fixture.ts';
import { lotteryWords } from '#sandbox/lottery/words.ts';
import { LotteryScreen } from '../page-models/lottery-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// Looks like oasis, which has no lottery.
test.use({ brand: 'souk', workspace: 'tests/fixtures/workspace' });

const say = wordsOf('AR');

test('a player reads the prize modes right to left, bets on a ball, and sees it settled', {
  tag: '@phone',
}, async ({ page, site }) => {
  const calls = listenToPlatform(page);
  const lottery = new LotteryScreen(page, say);
  const { gameCode } = calmGame(['draw-house-6-45', 'million-ball'], await site.now());
  const sent = (path: string) => calls.filter((call) => call.path === path);
  await page.addInitScript(() => localStorage.setItem('lang', 'AR'));

  await logInAs(page, site, 'player4');
  await page.goto(`${site.url}/lottery`);
  // The e-lottery comes first where the Vietnamese lottery belongs to it.
  await expect(lottery.game('سحب الشمال')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const menus = ['LOTT', 'ZY', 'ELOTT'].map((prizeMode) => ({
    method: 'GET',
    query: { prizeMode, device: 'WEB', language: 'AR' },
  }));
  await expect.poll(() => sent('/lgw/games/game_menus')).toMatchObject(menus);

  await lottery.choose('ZY');
  await expect(lottery.game('السحب السريع 1')).toBeVisible();
  await expect(lottery.draws).toHaveCount(1);
  const opened = { method: 'GET', query: { gameCode: 'speed-draw-1', language: 'AR' } };
  expect(sent('/lotto/lgw/games/opened/numero')[0]).toMatchObject(opened);

  await lottery.choose('LOTT');
  await expect(lottery.game('دار السحب 6/45')).toBeVisible();
  await lottery.play(lotteryWords('AR').game(gameCode));
  await lottery.add('كرة واحدة', '07');
  await expectNoSidewaysScroll(page);
  await lottery.review();
  await expectAccessible(page);
  await lottery.place();
  await lottery.seeBets();
  const open = lottery.bets.filter({ hasText: say('lottery:state.open') });
  await expect(open).toHaveCount(1);
  await site.draw(gameCode);
  await expect(open).toHaveCount(0);
  await expect(lottery.bets.filter({ hasText: say('lottery:bets.drawn') })).toHaveCount(1);
  await expectAccessible(page);
});
