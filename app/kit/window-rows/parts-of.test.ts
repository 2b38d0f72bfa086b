import { expect, it } from 'vitest';
import { partsOf } from './parts-of.ts';

const rowAt = (index: number) => ({ index, start: 100 + index * 50, end: 150 + index * 50 });
const ofTen = { start: 100, end: 600, count: 10 };

it('has no gap where all rows are drawn', () => {
  expect(partsOf([rowAt(0), rowAt(1)], { start: 100, end: 200, count: 2 })).toEqual([{ index: 0 }, { index: 1 }]);
});

it('fills what is before, between and after the drawn rows', () => {
  expect(partsOf([rowAt(2), rowAt(3), rowAt(8)], ofTen)).toEqual([
    { gap: 100, before: 2 },
    { index: 2 },
    { index: 3 },
    { gap: 200, before: 8 },
    { index: 8 },
    { gap: 50, before: 10 },
  ]);
});

it('is one gap before any row is drawn', () => {
  expect(partsOf([], ofTen)).toEqual([{ gap: 500, before: 10 }]);
});
