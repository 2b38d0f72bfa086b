import { expect, it } from 'vitest';
import { matchesName } from './matches-name.ts';

it.each([
  ['Xổ Số Miền Bắc', 'xo so'],
  ['Đua Ngựa', 'dua ngua'],
  ['Dragon Vault', 'VAULT drag'],
  ['Crème Brûlée', 'creme'],
  ['Ronin', ''],
])('%s is found by “%s”', (name, search) => expect(matchesName(name, search)).toBe(true));

it('is not found by a word that it does not hold', () => {
  expect(matchesName('Dragon Vault', 'dragon tiger')).toBe(false);
});
