import fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionsIn } from './text-position.ts';

it.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [5, 3, 1],
  [6, 4, 1],
  [7, 4, 2],
  [99, 4, 2],
])('offset %d is line %d, column %d', (offset, line, column) => {
  expect(positionsIn('ab\nc\r\rd')(offset)).toEqual({ line, column });
});

it('counts one more column for each character, and a line for each line end', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n') });
  fc.assert(
    fc.property(text, fc.nat(20), (written, offset) => {
      const lines = written.slice(0, offset).split(/\r\n|\r|\n/);
      fc.pre(written.slice(offset - 1, offset + 1) !== '\r\n');
      expect(positionsIn(written)(offset)).toEqual({ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
    }),
  );
});
