import { calmGame, findCalmGame } from '#sandbox/lottery/calm-game.fixture.ts';
import { HomeScreen } from '../page-models/home-screen.ts';
import { FIRST_BET, Visitor } from '../page-models/visitor.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'lotus' });

test('a visitor of lotus registers with a number, deposits, bets on the next draw and sees it settled', {
  tag: [...FIRST_BET, '@register-mobile', '@lottery'],
}, async ({ page, site }) => {
  const say = wordsOf('VN');
  const visitor = new Visitor({ page, site, say, brand: 'Lotus' });
  await visitor.arrive();
  await visitor.registerMobile('912345678');
  await visitor.goToDeposit();
  await visitor.deposit();
  const draws = new HomeScreen(page, say).nextDraws.getByRole('link', { name: new RegExp(say('lottery:next.bet')) });
  const codes = async () => {
    const links = await draws.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    return links.map((link) => new URL(link, site.url).searchParams.get('gameCode') ?? '');
  };
  // The draws come in several rows, and some hours leave one of them without a calm game.
  const now = await site.now();
  await expect.poll(async () => findCalmGame(await codes(), now)).toBeDefined();
  const { gameCode } = calmGame(await codes(), now);
  // The draws change places as their times come.
  await visitor.way.press(draws.and(page.locator(`[href$="${gameCode}"]`)));
  await visitor.betOnDraw();
  await site.draw(gameCode);
  await visitor.hearOutcome();
  expect(await visitor.way.presses(), visitor.way.table).toBe(12);
  await visitor.seeSettled();
  expect(visitor.way.screens).toHaveLength(7);
});
