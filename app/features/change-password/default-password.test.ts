import { expect, it } from 'vitest';
import { isDefaultPassword } from './default-password.ts';

const known = {
  salt: 'YXVyb3JhIGRlZmF1bHQgc2FsdA',
  iterations: 210_000,
  digest: '72U0b6hTRYiP0rXpwwG-fhqYD2xHLhgq-r4Hg9yR7HM',
};

it('recognises the default password by its salted digest, and no other', async () => {
  expect(await isDefaultPassword('Welcome1!', known)).toBe(true);
  expect(await isDefaultPassword('Welcome1', known)).toBe(false);
  expect(await isDefaultPassword('Welcome1!', null)).toBe(false);
});
