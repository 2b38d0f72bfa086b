import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeUnits } from './whole-units.ts';

it('rounds each part so that all come to the rounded sum', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { maxLength: 40 });
  fc.assert(
    fc.property(parts, (values) => {
      const round = wholeUnits();
      const sum = values.reduce((all, value) => all + round(value), 0);
      expect(sum).toBe(Math.floor(values.reduce((all, value) => all + value, 0) / 10_000));
    }),
  );
});

it('carries nothing over from a part that needs no rounding', () => {
  const round = wholeUnits();
  expect([round(9_999), round(1), round(20_000)]).toEqual([0, 1, 2]);
});
