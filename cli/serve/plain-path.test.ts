import { expect, it } from 'vitest';
import { plainPath } from './plain-path.ts';

it.each([
  ['/play/help?a=/b', '/play/help'],
  ['/play//help///', '/play/help/'],
  ['/play/./assets/../help/.', '/play/help/'],
  ['/%70lay/h%65lp', '/play/help'],
  ['/a%2F..%2fb', '/b'],
  ['/', '/'],
  ['/a/..', '/'],
])('reads %s as %s', (target, path) => {
  expect(plainPath(target)).toBe(path);
});

it.each(['/../secret', '/a/%2e%2e/%2e%2e/secret', '/%E0%A4%A', '/a%00.js', 'help', '*'])('refuses %s', (target) => {
  expect(plainPath(target)).toBeUndefined();
});
