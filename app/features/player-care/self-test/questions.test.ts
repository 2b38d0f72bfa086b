import { expect, it } from 'vitest';
import { ANSWERS, bandOf, QUESTIONS, scoreOf } from './questions.ts';

it('has nine questions, whose answers come to at most 27', () => {
  expect(QUESTIONS).toHaveLength(9);
  expect(scoreOf(QUESTIONS.map(() => ANSWERS[3]))).toBe(27);
});

it.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('puts a score of %i into the band %s of the index', (score, band) => expect(bandOf(score)).toBe(band));
