import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters, countWords } from './count-text.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['e\u0301', 1],
  ['กำลัง', 3],
  ['👨‍👩‍👧‍👦🇵🇭👍🏽', 3],
  ['شكرًا', 4],
])('counts the characters of %s as %d', (text, count) => expect(countCharacters(text)).toBe(count));

it.each([
  ['', 0],
  ['one, two – three!', 3],
  ['… – !', 0],
  ['Cảm ơn bạn', 3],
])('counts the words of %s as %d', (text, count) => expect(countWords(text)).toBe(count));

it('counts each family emoji once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (count) => countCharacters('👨‍👩‍👧'.repeat(count)) === count),
  );
});
