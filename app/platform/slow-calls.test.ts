import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlowCalls } from './slow-calls.ts';

const page: { getEntriesByType(type: string): PerformanceEntry[] } = performance;
const loadBy = (nextHopProtocol: string) =>
  vi
    .spyOn(page, 'getEntriesByType')
    .mockReturnValue([
      { name: '/', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({ nextHopProtocol }) },
    ]);

/** Adds seven calls. @returns the places of those that were given up */
function addSeven(isSafe: (place: number) => boolean): number[] {
  const slowCalls = createSlowCalls();
  const givenUp: number[] = [];
  for (let place = 1; place <= 7; place += 1)
    slowCalls.add(() => {
      if (isSafe(place)) givenUp.push(place);
      return isSafe(place);
    });
  return givenUp;
}

afterEach(() => vi.restoreAllMocks());

describe('by HTTP/1.1', () => {
  beforeEach(() => void loadBy('http/1.1'));

  it('keeps one of the six connections free of calls that may be lost', () => {
    expect(addSeven(() => true)).toEqual([1, 2]);
  });

  it('gives no call up that changes something', () => {
    expect(addSeven((place) => place > 3)).toEqual([4, 5]);
  });
});

it('lets any number wait by HTTP/2', () => {
  loadBy('h2');
  expect(addSeven(() => true)).toEqual([]);
});
