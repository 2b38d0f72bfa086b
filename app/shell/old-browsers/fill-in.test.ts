import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillIn } from './fill-in.ts';

/** What the browsers lack, as `[owner, name]`. */
const MISSING: readonly (readonly [object, string])[] = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((name) => [Array.prototype, name] as const),
  ...['any', 'timeout'].map((name) => [AbortSignal, name] as const),
  [URL, 'canParse'],
];
const own = MISSING.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const);
const { toSorted, toReversed, toSpliced, with: withOne } = Array.prototype;
const { canParse } = URL;

beforeEach(() => {
  for (const [owner, name] of MISSING) Reflect.deleteProperty(owner, name);
  fillIn();
});
afterEach(() => {
  vi.useRealTimers();
  for (const [owner, name, descriptor] of own) if (descriptor) Object.defineProperty(owner, name, descriptor);
});

const list = fc.array(fc.integer({ min: 0, max: 9 }));

it('replaces all of them', () => {
  expect([].toSorted).not.toBe(toSorted);
  expect(URL.canParse).not.toBe(canParse);
});

it('copies arrays as the built-in methods do', () => {
  fc.assert(
    fc.property(list, fc.integer({ min: -12, max: 12 }), fc.nat(4), list, (items, start, count, more) => {
      const compare = (one: number, other: number) => (one % 3) - (other % 3);
      const before = [...items];
      expect(items.toSorted()).toEqual(toSorted.call(items));
      expect(items.toSorted(compare)).toEqual(toSorted.call(items, compare));
      expect(items.toReversed()).toEqual(toReversed.call(items));
      const change = [start, count, ...more] as const;
      expect(items.toSpliced(...change)).toEqual(Reflect.apply(toSpliced, items, change));
      expect(items).toEqual(before);
    }),
  );
});

it('replaces one item as the built-in method does, and refuses the same places', () => {
  const outcome = (change: () => unknown) => {
    try {
      return change();
    } catch (problem) {
      return problem instanceof RangeError;
    }
  };
  fc.assert(
    fc.property(list, fc.integer({ min: -12, max: 12 }), (items, place) => {
      expect(outcome(() => items.with(place, 77))).toEqual(outcome(() => withOne.call(items, place, 77)));
    }),
  );
});

it('adds methods that no loop meets', () => {
  expect(Object.keys(Array.prototype)).toEqual([]);
  expect(Object.keys([1])).toEqual(['0']);
});

it('joins signals: the first to abort gives the reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = AbortSignal.any([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('left');
  one.abort('late');
  expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
  expect(AbortSignal.any([one.signal, new AbortController().signal]).reason).toBe('late');
});

it('aborts after a time, as a timeout', () => {
  vi.useFakeTimers();
  const signal = AbortSignal.timeout(500);
  vi.advanceTimersByTime(499);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it.each([
  ['https://a.example/b', undefined],
  ['/b', 'https://a.example'],
  ['/b', undefined],
  ['', undefined],
  ['https://', undefined],
])('says whether %s below %s is an address', (url, base) => {
  expect(URL.canParse(url, base)).toBe(canParse(url, base));
});
