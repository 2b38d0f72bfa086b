import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messagesOf, NOTHING_SINCE, type RoomPages, type Since } from './room-pages.ts';

const message = (id: number) => ({ id, from: 'an***na', text: `${id}`, at: id, own: false });
const begin = (...pages: number[][]): RoomPages => ({
  pages: pages.map((ids) => ({ messages: ids.map(message), more: false })),
  pageParams: pages.map(() => undefined),
});
const ids = (pages: RoomPages | undefined, since: Partial<Since> = {}) =>
  messagesOf(pages, { ...NOTHING_SINCE, ...since }).map(({ id }) => id);

it('puts pages that were loaded backwards into chronological order', () => {
  expect(ids(begin([7, 8], [5, 6], [3, 4, 5]))).toEqual([3, 4, 5, 6, 7, 8]);
});

it('has each message once and in order, however it arrives', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 })), (coming) => {
      const expected = [...new Set([3, 9, ...coming])].toSorted((a, b) => a - b);
      expect(ids(begin([3, 9]), { received: coming.map(message) })).toEqual(expected);
    }),
  );
});

it('recognises the reader’s own message, whichever copy came first', () => {
  const own = { ...message(9), own: true };
  for (const received of [
    [own, message(9)],
    [message(9), own],
  ]) {
    expect(messagesOf(begin([3, 9]), { received, reported: [] }).at(-1)?.own).toBe(true);
  }
});

it('leaves out reported messages, whatever their source', () => {
  expect(ids(begin([3, 4]), { received: [message(9)], reported: [3, 9] })).toEqual([4]);
});
