import type { OpenDatabase } from '../database/database.ts';
import { hooksOf } from '../hooks/hooks.ts';
import type { Platform } from '../platform.ts';
import { healthySwitches } from '../process/switches.ts';
import { resetDatabase } from '../seed/prepare-database.ts';

/** The parts of a running sandbox that the control API and the console need. */
export interface RunningSandbox {
  platform: Platform;
  database: OpenDatabase;
  /** Publishes changed switches to open sites. */
  announce(): void;
}

/** Restores the state of a first start: the time, the seed, the switches as the brand has them, no sessions. */
export async function resetSandbox({ platform, database }: RunningSandbox): Promise<void> {
  platform.clock.restart();
  Object.assign(platform.switches, healthySwitches(platform.brand));
  platform.siteReports.clear();
  platform.missed.clear();
  await resetDatabase(database, platform.brand.currency, platform.now());
  await hooksOf(platform.db).tell('started', { platform });
  // Sites reconnect and find that their session has ended.
  platform.live.drop();
}
