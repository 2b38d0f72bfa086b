import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messagesOf, type RoomPages, withMessage, withoutMessage } from './room-pages.ts';

const said = (id: number) => ({ id, from: 'an***na', text: `${id}`, at: id, own: false });
const begin = (...pages: number[][]): RoomPages => ({
  pages: pages.map((ids) => ({ messages: ids.map(said), more: false })),
  pageParams: pages.map(() => undefined),
});
const ids = (pages: RoomPages | undefined) => messagesOf(pages).map(({ id }) => id);

it('reads pages that were loaded backwards in the order in which things were said', () => {
  expect(ids(begin([7, 8], [5, 6], [3, 4, 5]))).toEqual([3, 4, 5, 6, 7, 8]);
});

it('has each message once and in order, however often and in whatever order it comes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 })), (coming) => {
      const pages = coming.reduce<RoomPages | undefined>((all, id) => withMessage(all, said(id)), begin([3, 9]));
      const expected = [...new Set([3, 9, ...coming])].toSorted((a, b) => a - b);
      expect(ids(pages)).toEqual(expected);
    }),
  );
});

it('keeps what was said by the one who reads, and takes out what was reported', () => {
  const own = { ...said(9), own: true };
  const pages = withMessage(withMessage(begin([3]), own), said(9));
  expect(messagesOf(pages).at(-1)?.own).toBe(true);
  expect(ids(withoutMessage(pages, 3))).toEqual([9]);
});
