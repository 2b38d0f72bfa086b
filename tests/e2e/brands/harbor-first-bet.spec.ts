import { FIRST_BET, Visitor } from '../page-models/visitor.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'harbor' });

test('a visitor of harbor deposits, bets on a match from the vendors’ row and finds the bet', {
  tag: FIRST_BET,
}, async ({ page, site }) => {
  const visitor = new Visitor({ page, site, say: wordsOf('EN'), brand: 'Harbor' });
  await visitor.arrive();
  await visitor.register();
  await visitor.goToDeposit();
  await visitor.verify('Malta');
  await visitor.deposit();
  await visitor.way.press(page.getByRole('region', { name: 'Sports vendors' }).getByRole('link').nth(1));
  await visitor.way.press(page.frameLocator('iframe').locator('#stage button').first());
  await visitor.play();
  expect(await visitor.way.presses(), visitor.way.table).toBe(19);
  await visitor.findBet();
  expect(visitor.way.screens).toHaveLength(7);
});
