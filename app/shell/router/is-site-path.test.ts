import { expect, it } from 'vitest';
import { isSitePath } from './is-site-path.ts';

it.each(['/', '/index', '/rng?vassalage=JDW', '/help#term'])('%s is a path of this site', (address) => {
  expect(isSitePath(address)).toBe(true);
});

it.each(['', 'index', 'https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:1'])(
  '%j is not',
  (address) => expect(isSitePath(address)).toBe(false),
);
