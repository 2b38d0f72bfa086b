import { GameTiles } from '../e2e/page-models/game-tiles.ts';
import { Visitor } from '../e2e/page-models/visitor.ts';
import { wordsOf } from '../e2e/site/words.ts';
import { expect, test } from './test.ts';

test('a visitor of aurora verifies an identity, deposits, spins and finds the bet', { tag: '@phone' }, async ({
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
});
