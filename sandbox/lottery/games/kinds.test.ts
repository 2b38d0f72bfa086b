import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawNumbers, seedOf } from '../draws/draw-numbers.ts';
import { type BetKind, isSelection, type Picker } from './bet-kind.ts';
import type { DrawForm, DrawResult } from './draw-form.ts';
import { lotteryGames } from './lottery-games.ts';

const ofGames = lotteryGames.flatMap(({ gameCode, draw, kinds: own }) =>
  own.map((kind): [string, DrawForm, BetKind] => [`${gameCode}, ${kind.code}`, draw, kind]),
);
// One entry per kind, since games of the same form share kinds.
const kinds = [...new Map(ofGames.map((entry) => [`${JSON.stringify(entry[1])}${entry[2].code}`, entry])).values()];

/** A valid selection for the picker, from random numbers in [0, 1). */
function pick({ form, options, count, distinct }: Picker, random: readonly number[]): string[] {
  const urn = [...options];
  const again = form === 'positions' && !distinct;
  const picked = Array.from({ length: count }, (_, index) => {
    const at = Math.floor((random[index] ?? 0) * urn.length);
    return again ? (urn[at] ?? '') : (urn.splice(at, 1)[0] ?? '');
  });
  return form === 'set' ? picked.sort() : picked;
}
const lots = (count: number) =>
  fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: count, maxLength: count });

const rounds = 2000;

/** Caches the draws of each form. */
function once(make: (draw: DrawForm) => DrawResult[]): (draw: DrawForm) => DrawResult[] {
  const made = new Map<string, DrawResult[]>();
  return (draw) => {
    const key = JSON.stringify(draw);
    const results = made.get(key) ?? make(draw);
    made.set(key, results);
    return results;
  };
}

test.each(kinds)('%s returns most of the stakes but not all', (_name, _draw, { tiers, returned }) => {
  expect(returned).toBeGreaterThan(0.5);
  expect(returned).toBeLessThan(0.98);
  for (const { odds } of tiers) expect([odds > 100, odds % 10]).toEqual([true, 0]);
});

test.each(kinds)('%s accepts what its picker makes, and nothing shorter or unknown', (_name, _draw, kind) => {
  fc.assert(
    fc.property(lots(kind.picker.count), (random) => {
      const selection = pick(kind.picker, random);
      expect(isSelection(kind.picker, selection)).toBe(true);
      expect(isSelection(kind.picker, selection.slice(1))).toBe(false);
      expect(isSelection(kind.picker, selection.with(0, 'x'))).toBe(false);
    }),
    { numRuns: 20 },
  );
});

describe('the stated return of a bet is its actual return', () => {
  const likely = kinds.filter(([, , { tiers }]) => tiers.some(({ chance }) => chance > 0.004));

  const drawsOf = once((draw: DrawForm) =>
    Array.from({ length: rounds }, (_, index) => drawNumbers(draw, seedOf('test', String(index)))),
  );

  test.each(likely)('%s', (_name, draw, kind) => {
    const hits = new Map<number, number>();
    let all = 0;
    for (const [index, result] of drawsOf(draw).entries()) {
      const selection = pick(
        kind.picker,
        Array.from({ length: kind.picker.count }, (_, at) => ((index + 1) * (at + 3) * 0.618_034) % 1),
      );
      const found = kind.hits(selection, result);
      hits.set(found, (hits.get(found) ?? 0) + 1);
      if (found > 0) all += 1;
    }
    for (const { hits: wanted, chance } of kind.tiers) {
      const seen = (kind.perHit ? all : (hits.get(wanted) ?? 0)) / rounds;
      const deviation = Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs(seen - chance)).toBeLessThan(5 * deviation + 1 / rounds);
    }
  });
});
