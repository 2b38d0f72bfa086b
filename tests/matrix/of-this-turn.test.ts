import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { readBrands } from './brand-shape.ts';
import { ofThisTurn } from './of-this-turn.ts';
import { sampleOf } from './sample.ts';

const TURNS = ['0', '1', '2'];

it('three turns have each item of a list once, and as many items each as can be', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (values) => {
      const items = values.map((value) => ({ value }));
      const turns = TURNS.map((turn) => ofThisTurn(items, turn));
      const all = turns.flat();
      expect(new Set(all)).toEqual(new Set(items));
      expect(all).toHaveLength(items.length);
      const sizes = turns.map((turn) => turn.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

it('three turns see every cell of the matrix’s sample', () => {
  const sample = sampleOf(readBrands(join(import.meta.dirname, '../..')));
  const seen = new Set(TURNS.flatMap((turn) => ofThisTurn(sample, turn)));
  expect(sample.filter((cell) => !seen.has(cell))).toEqual([]);
});

it('has all of a list where no turn is named', () => {
  vi.stubEnv('TEST_TURN', undefined);
  expect(ofThisTurn(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  vi.unstubAllEnvs();
});

it.each(['', '3', '-1', '1.5', '01', 'one', 'NaN'])('refuses the turn "%s", which would have nothing', (turn) => {
  expect(() => ofThisTurn(['a'], turn)).toThrow('Set it to 0, 1 or 2, or leave it out.');
});
