import { GameTiles } from '../page-models/game-tiles.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { Visitor } from '../page-models/visitor.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'mini' });

test('a player of mini, whose account the operator opens, logs in to a game and plays it', {
  tag: ['@phone', '@games', '@login-username'],
}, async ({ page, site }) => {
  const visitor = new Visitor({ page, site, say: wordsOf('EN'), brand: 'Mini' });
  await visitor.arrive();
  await visitor.way.press(new GameTiles(page).link('Fortune Tiger'));
  await new LogInSheet(page).logIn('player1', 'Sandbox1!');
  await visitor.play();
  expect(await visitor.way.presses()).toBe(3);
});
