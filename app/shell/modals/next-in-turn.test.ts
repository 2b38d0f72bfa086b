import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInTurn } from './next-in-turn.ts';

const popup = { id: 'public-popup', turn: 50 };
const password = { id: 'held-password', turn: 10 };

describe('nextInTurn', () => {
  // @proves 4.13
  it('shows the modal with the smallest turn first', () => {
    expect(nextInTurn([popup, password], undefined)).toBe('held-password');
  });

  it('keeps the current modal until it is closed', () => {
    expect(nextInTurn([popup, password], 'public-popup')).toBe('public-popup');
    expect(nextInTurn([password], 'public-popup')).toBe('held-password');
    expect(nextInTurn([], 'held-password')).toBeUndefined();
  });

  // @proves 4.13
  it('waits until modals with a smaller turn are decided', () => {
    expect(nextInTurn([popup], undefined, [20, 30])).toBeUndefined();
    expect(nextInTurn([popup, password], undefined, [20, 30])).toBe('held-password');
    expect(nextInTurn([popup], undefined, [])).toBe('public-popup');
  });

  // @proves 4.13
  it('shows each modal once', () => {
    const modals = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), turn: fc.integer() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(modals, (all) => {
        let waiting = all;
        const seen: number[] = [];
        while (waiting.length > 0) {
          const id = nextInTurn(waiting, undefined);
          seen.push(...waiting.filter((modal) => modal.id === id).map(({ turn }) => turn));
          waiting = waiting.filter((modal) => modal.id !== id);
        }
        expect(seen).toEqual(all.map(({ turn }) => turn).sort((a, b) => a - b));
      }),
    );
  });
});
