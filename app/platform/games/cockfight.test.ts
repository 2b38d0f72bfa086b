import { expect, it } from 'vitest';
import { cockfightIn } from './cockfight-in.ts';
import { isCockfight } from './cockfight-vendors.ts';

// @proves 9.22
it('knows the vendors of cockfight', () => {
  expect(['DS88', 'DIG', 'ds88', 'AV', ''].filter((vassalage) => isCockfight({ vassalage }))).toEqual(['DS88', 'DIG']);
});

it('is apart from sports in brands with the category alone', () => {
  expect(cockfightIn('cockfight', ['sports'])).toBe('only');
  expect(cockfightIn('sports', ['sports', 'cockfight'])).toBe('none');
  expect(cockfightIn('sports', ['sports'])).toBe('all');
  expect(cockfightIn('esports', ['esports', 'cockfight'])).toBe('all');
});
