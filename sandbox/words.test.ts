import { expect, it } from 'vitest';
import { lotteryWords } from './lottery/words.ts';
import { wordsOf } from './words.ts';

it.each(['toString', 'valueOf', '__proto__', 'XX'])('answers a visitor whose language is %s in English', (code) => {
  expect(wordsOf('lottery', code)).toBe(wordsOf('lottery', 'EN'));
  expect(lotteryWords(code).group('regional')).toBe(lotteryWords('EN').group('regional'));
  expect(lotteryWords('EN').game(code)).toBe(code);
});
