import { expect, it } from 'vitest';
import { parseMock } from './parse-mock.ts';

it.each([
  ['wallets,lottery', ['wallets', 'lottery']],
  ['wallet, lottery', ['wallets', 'lottery']],
  ['lottery,wallets,lottery', ['wallets', 'lottery']],
  ['log-in', ['log-in']],
])('takes %s for domains of the contract', (asked, domains) => {
  expect(parseMock(asked)).toEqual(domains);
});

it.each([
  ['walets', /got "walets"\. Did you mean "wallets"\?/],
  ['', /got ""\. It takes some of: log-in, passkeys, .*, live\./],
  ['wallets,', /got ""/],
  ['casino,poker', /got "casino" and "poker"\. It takes some of/],
])('does not take %s, and says what it takes', (asked, said) => {
  expect(() => parseMock(asked)).toThrow(said);
});
