import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { buildAccepted } from '#tests/fuzz/build-accepted.ts';
import { runFuzz } from '#tests/fuzz/run-fuzz.ts';

const SITES = 50;
let folder = '';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('builds what validation accepts, as sites that nginx serves', async () => {
  const [seed = 0] = fc.sample(fc.nat(), 1);
  const { accepted } = await runFuzz(1_000, seed);
  const { workspace, statuses } = await buildAccepted(accepted, SITES);
  folder = workspace;
  expect({ seed, statuses: new Set(Object.values(statuses)) }).toEqual({ seed, statuses: new Set([200]) });
  expect(Object.keys(statuses).length).toBe(SITES);
}, 300_000);
