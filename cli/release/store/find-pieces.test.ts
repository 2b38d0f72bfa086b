import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPieces } from '#cli/edge/pieces.ts';
import { findPieces } from './find-pieces.ts';

const bytes = fc.uint8Array({ maxLength: 200 });

it('makes a file again, byte for byte, from any other', () => {
  fc.assert(
    fc.property(bytes, bytes, fc.array(fc.integer({ min: 0, max: 200 })), (first, second, cuts) => {
      const earlier = Buffer.concat([first, second, first]);
      const next = Buffer.concat(cuts.map((cut) => earlier.subarray(cut, cut * 2)).concat(Buffer.from(second)));
      const pieces = JSON.parse(JSON.stringify(findPieces(earlier, next)));
      expect(Buffer.from(applyPieces(earlier, pieces))).toEqual(next);
    }),
  );
});

it('takes what is equal from the earlier file, wherever it is', () => {
  const line = (text: string, times: number) => Array.from({ length: times }, (_, at) => `${text} ${at};`).join('');
  const [head, tail] = [line('head', 200), line('tail', 200)];
  const pieces = findPieces(Buffer.from(`${head}app-1234.js${tail}`), Buffer.from(`${tail}${head}app-5678.js${tail}`));
  expect(JSON.stringify(pieces).length).toBeLessThan(100);
});
