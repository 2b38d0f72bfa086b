import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedKeys, keptKeys, wordsOfName } from './person-keys.ts';

/** Whether a person with the one name is recognised as the excluded member with the other, born on the same day. */
function isOne(excluded: string, given: string): boolean {
  const kept = new Set(keptKeys(wordsOfName(excluded), '14021990'));
  return askedKeys(wordsOfName(given), '14021990').some((key) => kept.has(key));
}

test.each([
  ['Ana María Cruz', 'ANA MARIA CRUZ'],
  ['Ana María Cruz', 'Cruz, Ana María'],
  ['Ana María Cruz', 'Ana Cruz'],
  ['Ana Cruz', 'Cruz Ana María'],
  ['Ana M. Cruz', 'Ana Cruz'],
  ['Ana Cruz', 'Ａｎａ Ｃｒｕｚ'],
  ['Nguyễn Văn An', 'Van An Nguyen'],
  ['สมชาย ใจดี', 'ใจดี สมชาย'],
  ['مُحَمَّد علي', 'محمد علي'],
  ['王伟', '王伟'],
])('%s and %s are one person', (excluded, given) => {
  expect(isOne(excluded, given)).toBe(true);
});

test.each([
  ['Maria Ana Santos Cruz', 'Maria Lisa Santos Cruz'],
  ['Ana Cruz', 'Ana Reyes'],
  ['Ana Cruz', 'Ana'],
  ['王伟', '王芳'],
  ['มีนา', 'มานี'],
])('%s and %s are two, though born on one day', (excluded, given) => {
  expect(isOne(excluded, given)).toBe(false);
});

const FIRST = [
  'Ana',
  'Maria',
  'Jose',
  'Juan',
  'Luz',
  'Mark',
  'Grace',
  'John',
  'Rosa',
  'Paolo',
  'Joy',
  'Angel',
  'Liza',
  'Carlo',
];
const LAST = [
  'Cruz',
  'Santos',
  'Reyes',
  'Garcia',
  'Mendoza',
  'Torres',
  'Flores',
  'Ramos',
  'Aquino',
  'Bautista',
  'Castro',
  'Lopez',
];
const person = fc.record({
  first: fc.constantFrom(...FIRST),
  second: fc.constantFrom(...FIRST),
  mother: fc.constantFrom(...LAST),
  family: fc.constantFrom(...LAST),
  born: fc.integer({ min: 0, max: 50 * 365 }).map(String),
});

test('of 10,000 people an excluded one is found under every spelling, and hardly another is taken for one', () => {
  const people = fc.sample(fc.noBias(person), 10_000);
  const excluded = people.slice(0, 500);
  const others = people.slice(500);
  const full = ({ first, second, mother, family }: (typeof people)[number]) => `${first} ${second} ${mother} ${family}`;
  const kept = new Map<string, string>();
  for (const one of excluded) for (const key of keptKeys(wordsOfName(full(one)), one.born)) kept.set(key, full(one));
  const isFound = (name: string, born: string) => askedKeys(wordsOfName(name), born).some((key) => kept.has(key));
  const missed = excluded.filter(({ first, second, mother, family, born }) =>
    [`${first} ${family}`, `${family} ${first} ${second}`, `${first} ${second} ${mother} ${family}`.toUpperCase()]
      // A family's name that is also the mother's, or the only given one, leaves a name of one word.
      .filter((name) => wordsOfName(name).length > 1)
      .some((name) => !isFound(name, born)),
  );
  expect(missed).toEqual([]);
  // Fourteen given and twelve family names are far fewer than a country has, and still fewer than one in a thousand is refused.
  expect(others.filter((one) => isFound(full(one), one.born)).length).toBeLessThan(10);
});
