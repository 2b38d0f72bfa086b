import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { IS_MANY } from '#sandbox/testing/schedules.fixture.ts';
import { buildAccepted } from '#tests/fuzz/build-accepted.ts';
import { runFuzz } from '#tests/fuzz/run-fuzz.ts';

/** Number of configurations that are drawn, and of accepted ones that are built: at least one in twenty is accepted. */
const [DRAWN, SITES] = IS_MANY ? [1_000, 50] : [200, 6];
let folder = '';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('builds what validation accepts, as sites that nginx serves', async () => {
  const seed = Number(process.env['TEST_SEED']);
  const { accepted } = await runFuzz(DRAWN, seed);
  const { workspace, statuses } = await buildAccepted(accepted, SITES);
  folder = workspace;
  expect({ seed, statuses: new Set(Object.values(statuses)) }).toEqual({ seed, statuses: new Set([200]) });
  expect(Object.keys(statuses).length).toBe(SITES);
}, 300_000);
