import { calmGame, findCalmGame } from '#sandbox/lottery/calm-game.fixture.ts';
import { GameTiles } from '../page-models/game-tiles.ts';
import { HomeScreen } from '../page-models/home-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { Visitor } from '../page-models/visitor.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

// Each takes at most twelve presses from the welcome to the record of the first bet; forms are filled in besides.

const TAGS = ['@phone', '@registration', '@welcome', '@deposit', '@kyc', '@games', '@member-records', '@home'];

test('a visitor of aurora verifies an identity, deposits, spins and finds the bet', { tag: TAGS }, async ({
  page,
  site,
}) => {
  const visitor = new Visitor({ page, site, say: wordsOf('EN'), brand: 'Aurora Play' });
  await page.goto(`${site.url}/index`);
  await visitor.register();
  await visitor.goToDeposit();
  await visitor.verify('Philippines');
  await visitor.deposit();
  await visitor.way.press(new GameTiles(page).link('Fortune Tiger'));
  await visitor.play();
  await visitor.findBet();
  expect(visitor.way.presses).toBe(10);
  expect(visitor.way.screens).toHaveLength(8);
});

test.describe('oasis', () => {
  test.use({ brand: 'oasis' });

  test('a visitor of oasis moves the deposit to the game’s vendor, spins and finds the bet', {
    tag: [...TAGS, '@wallet'],
  }, async ({ page, site }) => {
    const say = wordsOf('AR');
    const visitor = new Visitor({ page, site, say, brand: 'Oasis' });
    await page.goto(`${site.url}/index`);
    await visitor.register();
    await visitor.goToDeposit();
    await visitor.verify('الإمارات');
    await visitor.deposit();
    await visitor.way.press(new GameTiles(page, say).link('Fortune Tiger'));
    await visitor.moveToVendor();
    await visitor.play();
    await visitor.findBet();
    expect(visitor.way.presses).toBe(12);
    expect(visitor.way.screens).toHaveLength(9);
  });
});

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('a visitor of harbor deposits, bets on a match from the vendors’ row and finds the bet', {
    tag: TAGS,
  }, async ({ page, site }) => {
    const visitor = new Visitor({ page, site, say: wordsOf('EN'), brand: 'Harbor' });
    await page.goto(`${site.url}/index`);
    await visitor.register();
    await visitor.goToDeposit();
    await visitor.verify('Malta');
    await visitor.deposit();
    await visitor.way.press(page.getByRole('region', { name: 'Sports vendors' }).getByRole('link').nth(1));
    await visitor.way.press(page.frameLocator('iframe').locator('#stage button').first());
    await visitor.play();
    await visitor.findBet();
    expect(visitor.way.presses).toBe(11);
    expect(visitor.way.screens).toHaveLength(8);
  });
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a visitor of lotus registers with a number, deposits, bets on the next draw and sees it settled', {
    tag: [...TAGS, '@register-mobile', '@lottery'],
  }, async ({ page, site }) => {
    const say = wordsOf('VN');
    const visitor = new Visitor({ page, site, say, brand: 'Lotus' });
    await page.goto(`${site.url}/index`);
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
    await visitor.seeSettled();
    expect(visitor.way.presses).toBe(12);
    expect(visitor.way.screens).toHaveLength(8);
  });
});

test.describe('mini', () => {
  test.use({ brand: 'mini' });

  test('a player of mini, whose account the operator opens, logs in to a game and plays it', {
    tag: ['@phone', '@games', '@login-username'],
  }, async ({ page, site }) => {
    const visitor = new Visitor({ page, site, say: wordsOf('EN'), brand: 'Mini' });
    await page.goto(`${site.url}/index`);
    await visitor.way.press(new GameTiles(page).link('Fortune Tiger'));
    await new LogInSheet(page).logIn('player1', 'Sandbox1!');
    await visitor.play();
    expect(visitor.way.presses).toBe(2);
  });
});
