import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

const COUNT = 2_000;

it('explains or accepts any configuration, without an exception and within a second', async () => {
  const [seed = 0] = fc.sample(fc.nat(), 1);
  const { defects, accepted } = await runFuzz(COUNT, seed);
  // Each names its own seed: `npm run fuzz -- 20 <seed>` finds it again.
  expect(defects).toEqual([]);
  expect(accepted.length).toBeGreaterThan(COUNT / 20);
}, 300_000);
