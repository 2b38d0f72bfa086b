import { expect, it } from 'vitest';
import { startArguments } from './start-arguments.mjs';

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
])('npm start -- %j', (given, passed) => {
  expect(startArguments(given)).toEqual(passed);
});
