import { expect, it } from 'vitest';
import { nameMatcher } from './matches-name.ts';

it.each([
  ['Xổ Số Miền Bắc', 'xo so'],
  ['Đua Ngựa', 'dua ngua'],
  ['Dragon Vault', 'VAULT drag'],
  ['Crème Brûlée', 'creme'],
  ['Ronin', ' '],
])('%s is found by “%s”', (name, search) => expect(nameMatcher(search)(name)).toBe(true));

it('is not found by a word it does not contain', () => {
  expect(nameMatcher('dragon tiger')('Dragon Vault')).toBe(false);
});
