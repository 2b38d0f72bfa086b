import { expect, it } from 'vitest';
import { numberAt, textAt, valuesAt } from './value-at.ts';

const body = {
  value: {
    rows: [
      { id: 1, kind: 'a' },
      { id: 2, inner: { id: 3 } },
    ],
    totals: { net: 5 },
  },
};

it('finds every value under a path, at any depth and in lists', () => {
  expect(valuesAt(body, 'id')).toEqual([1, 2, 3]);
  expect(valuesAt(body, 'rows.id')).toEqual([1, 2, 3]);
  expect(valuesAt(body, 'inner.id')).toEqual([3]);
  expect(valuesAt(body, 'no.id')).toEqual([]);
});

it('finds the first of a type', () => {
  expect(textAt(body, 'rows.kind')).toBe('a');
  expect(numberAt(body, 'totals.net')).toBe(5);
  expect(textAt(body, 'totals.net')).toBeUndefined();
});
