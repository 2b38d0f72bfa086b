import { rowsOf } from '#sandbox/testing/answer-of.ts';
import type { DatabaseKind } from '#sandbox/testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import { BEFORE_CLOCKS } from './care-clocks.fixture.ts';

/** A sandbox that schedules can be played in, at any time of the clocks. */
export async function scheduleSandbox(kind: DatabaseKind): Promise<TestSandbox> {
  const sandbox = await testSandbox(kind, { now: () => BEFORE_CLOCKS });
  await rowsOf(sandbox, 'update sandbox.accounts set moved_at = 0');
  return sandbox;
}
