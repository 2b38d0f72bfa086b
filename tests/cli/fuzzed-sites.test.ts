import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { SCHEDULES } from '#sandbox/testing/schedules.fixture.ts';
import { buildAccepted } from '#tests/fuzz/build-accepted.ts';
import { runFuzz } from '#tests/fuzz/run-fuzz.ts';

const SITES = Math.min(50, SCHEDULES * 4);
let folder = '';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('builds what validation accepts, as sites that nginx serves', async () => {
  const seed = Number(process.env['TEST_SEED']);
  const { accepted } = await runFuzz(1_000, seed);
  const { workspace, statuses } = await buildAccepted(accepted, SITES);
  folder = workspace;
  expect({ seed, statuses: new Set(Object.values(statuses)) }).toEqual({ seed, statuses: new Set([200]) });
  expect(Object.keys(statuses).length).toBe(SITES);
}, 300_000);
