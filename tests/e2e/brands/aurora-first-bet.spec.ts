import { GameTiles } from '../page-models/game-tiles.ts';
import { FIRST_BET, Visitor } from '../page-models/visitor.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ disclaimer: 'asked' });

test('a visitor of aurora verifies an identity, deposits, spins and finds the bet', { tag: FIRST_BET }, async ({
  page,
  site,
}) => {
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
  expect(visitor.way.screens).toHaveLength(8);
});
