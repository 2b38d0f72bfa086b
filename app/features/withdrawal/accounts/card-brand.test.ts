import { expect, it } from 'vitest';
import { cardBrand, isCardNumber } from './card-brand.ts';

const providers = [
  { kind: 'bank' as const, name: 'Meridian Trust' },
  { kind: 'card' as const, name: 'Visa', prefixes: ['4'] },
  { kind: 'card' as const, name: 'Mastercard', prefixes: ['51-55', '2221-2720'] },
];

it.each([
  ['', undefined],
  ['4', 'Visa'],
  ['5', undefined],
  ['50', undefined],
  ['51', 'Mastercard'],
  ['559', 'Mastercard'],
  ['56', undefined],
  ['222', undefined],
  ['2220', undefined],
  ['2221', 'Mastercard'],
  ['27209', 'Mastercard'],
  ['2721', undefined],
])('knows the brand of a card that starts with “%s”', (digits, name) => {
  expect(cardBrand(providers, digits)?.name).toBe(name);
});

it.each([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['4111111111111', false],
  ['79927398713', false],
  ['000000000000', true],
  ['4111 1111 1111 1111', false],
  ['', false],
])('says whether “%s” is the number of a card', (digits, isCard) => {
  expect(isCardNumber(digits)).toBe(isCard);
});
