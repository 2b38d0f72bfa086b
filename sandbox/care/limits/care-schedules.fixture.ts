import { setFlagsFromString } from 'node:v8';
import { rowsOf } from '#sandbox/testing/answer-of.ts';
import { type DATABASE_KINDS, type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import { BEFORE_CLOCKS } from './care-clocks.fixture.ts';

/** `npm run test:care -- 10000` runs more. */
export const SCHEDULES = Number(process.env['CARE_SCHEDULES'] ?? 6);

/** From how many schedules on it is worth the time that V8 takes to optimise the embedded database. */
const MANY = 50;
/** The first flag alone leaves the others as the opposite of it had set them. */
const OPTIMISING = ['--no-liftoff-only', '--wasm-tier-up', '--wasm-dynamic-tiering'];

/** A sandbox that schedules can be played in, at any time of the clocks. */
export async function scheduleSandbox(kind: (typeof DATABASE_KINDS)[number]): Promise<TestSandbox> {
  for (const flag of SCHEDULES > MANY ? OPTIMISING : []) setFlagsFromString(flag);
  const sandbox = await testSandbox(kind, { now: () => BEFORE_CLOCKS });
  await rowsOf(sandbox, 'update sandbox.accounts set moved_at = 0');
  return sandbox;
}
