import { expect, it } from 'vitest';
import { startWords } from './start-words.mjs';

it.each([
  [[], ['preview', 'aurora']],
  [['lotus'], ['preview', 'lotus']],
  [
    ['lotus', '--port', '8080'],
    ['preview', 'lotus', '--port', '8080'],
  ],
  [
    ['--port', '8080'],
    ['preview', 'aurora', '--port', '8080'],
  ],
])('npm start -- %j', (words, passed) => {
  expect(startWords(words)).toEqual(passed);
});
