import { expect, it } from 'vitest';
import { findKnots } from './knots.ts';

it('groups what reaches each other, and leaves out what is only reached', () => {
  const graph = new Map([
    ['main', ['ledger']],
    ['ledger', ['agent', 'time']],
    ['agent', ['care']],
    ['care', ['ledger']],
    ['points', ['missions']],
    ['missions', ['points']],
    ['time', []],
  ]);
  expect(findKnots(graph)).toEqual([
    ['agent', 'care', 'ledger'],
    ['missions', 'points'],
  ]);
});

it('finds no knot where all imports run one way', () => {
  expect(
    findKnots(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toEqual([]);
});
