import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { FEW_TURNS, TURNS } from '#scripts/test/turn.mjs';
import { readBrands } from './brand-shape.ts';
import { ofThisTurn } from './of-this-turn.ts';
import { sampleOf } from './sample.ts';

/** Three in a row, which may begin anywhere. */
const THREE = ['5', '0', '1'];
const SIX = ['0', '1', '2', '3', '4', '5'];

it.each([
  { turns: FEW_TURNS, names: THREE },
  { turns: TURNS, names: SIX },
])(
  '$turns turns in a row have each item of a list once, and as many items each as can be',
  ({ turns: most, names }) => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (values) => {
        const items = values.map((value) => ({ value }));
        const turns = names.map((turn) => ofThisTurn(items, most, turn));
        const all = turns.flat();
        expect(new Set(all)).toEqual(new Set(items));
        expect(all).toHaveLength(items.length);
        const sizes = turns.map((turn) => turn.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  },
);

it('three turns in a row see every cell of the matrix’s sample', () => {
  const sample = sampleOf(readBrands(join(import.meta.dirname, '../..')));
  const seen = new Set(THREE.flatMap((turn) => ofThisTurn(sample, FEW_TURNS, turn)));
  expect(sample.filter((cell) => !seen.has(cell))).toEqual([]);
});

it('has all of a list where no turn is named', () => {
  vi.stubEnv('TEST_TURN', undefined);
  expect(ofThisTurn(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  vi.unstubAllEnvs();
});

it.each(['', '6', '-1', '1.5', '01', 'one', 'NaN'])('refuses the turn "%s", which would have nothing', (turn) => {
  expect(() => ofThisTurn(['a'], FEW_TURNS, turn)).toThrow('Set it to a number from 0 to 5, or leave it out.');
});
