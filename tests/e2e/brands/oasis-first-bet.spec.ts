import { GameTiles } from '../page-models/game-tiles.ts';
import { FIRST_BET, Visitor } from '../page-models/visitor.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis', disclaimer: 'asked' });

test('a visitor of oasis moves the deposit to the game’s vendor, spins and finds the bet', {
  tag: [...FIRST_BET, '@wallet'],
}, async ({ page, site }) => {
  const say = wordsOf('AR');
  const visitor = new Visitor({ page, site, say, brand: 'Oasis' });
  await visitor.arrive({ isWarned: true });
  await visitor.register();
  await visitor.goToDeposit();
  await visitor.verify('الإمارات');
  await visitor.deposit();
  await visitor.way.press(new GameTiles(page, say).link('Fortune Tiger'));
  await visitor.moveToVendor();
  await visitor.play();
  expect(await visitor.way.presses(), visitor.way.table).toBe(22);
  await visitor.findBet();
  expect(visitor.way.screens).toHaveLength(9);
});
