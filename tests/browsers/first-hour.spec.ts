import { calmGame, findCalmGame } from '#sandbox/lottery/calm-game.fixture.ts';
import { GameTiles } from '../e2e/page-models/game-tiles.ts';
import { HomeScreen } from '../e2e/page-models/home-screen.ts';
import { Visitor } from '../e2e/page-models/visitor.ts';
import { wordsOf } from '../e2e/site/words.ts';
import { expect, test } from './test.ts';

test.use({ disclaimer: 'asked' });

test('a visitor of aurora verifies, deposits, spins, finds the bet, withdraws and sets a limit', {
  tag: '@phone',
}, async ({ page, site }) => {
  const visitor = new Visitor({ page, site, say: wordsOf('EN'), brand: 'Aurora Play' });
  await visitor.arrive({ isWarned: true });
  await visitor.register();
  await visitor.goToDeposit();
  await visitor.verify('Philippines');
  await visitor.deposit();
  await visitor.way.press(new GameTiles(page).link('Fortune Tiger'));
  await visitor.play();
  expect(await visitor.way.presses(), visitor.way.table).toBe(20);
  await visitor.findBet();
  await visitor.withdraw('400', { password: visitor.password, isVerified: true });
  await visitor.setLimit('9000', /₱9,000\.00/);
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus', disclaimer: 'accepted' });

  test('a visitor of lotus registers with a number, deposits, bets on a draw, withdraws and sets a limit', {
    tag: '@phone',
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
    await visitor.way.press(draws.and(page.locator(`[href$="${gameCode}"]`)));
    await visitor.betOnDraw();
    await site.draw(gameCode);
    await visitor.hearOutcome();
    expect(await visitor.way.presses(), visitor.way.table).toBe(12);
    await visitor.seeSettled();
    await visitor.withdraw('200000', { isVerified: false });
    await visitor.setLimit('9000000', /9\.000\.000/);
  });
});
