import type { OpenDatabase } from '../database/database.ts';
import { resetDatabase } from '../database/prepare-database.ts';
import type { Platform } from '../platform.ts';
import { healthySwitches } from './switches.ts';

/** What the control API and the console act on. */
export interface RunningSandbox {
  platform: Platform;
  database: OpenDatabase;
  /** Tells the open sites of switches that have been turned. */
  announce(): void;
}

/** Everything as after a first start: the seed, all switches off, nobody logged in. */
export async function resetSandbox({ platform, database }: RunningSandbox): Promise<void> {
  Object.assign(platform.switches, healthySwitches());
  await resetDatabase(database, platform.brand.currency, platform.now());
  // Who is listening finds out that nobody is logged in any longer.
  platform.live.drop();
}
