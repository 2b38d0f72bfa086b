import type { OpenDatabase } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import type { Report } from '../server/errors.ts';
import { switchAnnouncer } from './announce-switches.ts';
import { startLivelyBoard } from './lively-board.ts';
import { tellChanges } from './tell-changes.ts';

export { topicCheck } from './check-topics.ts';
export { createLive } from './live.ts';

export interface RunningLive {
  /** Tells the open sites of switches that have been turned. */
  announce(): void;
  end(): void;
}

/** Begins to tell the open sites of what happens on the platform. */
export async function startLive(database: OpenDatabase, platform: Platform, report: Report): Promise<RunningLive> {
  await tellChanges(database, platform);
  return { announce: switchAnnouncer(platform), end: startLivelyBoard(platform, report) };
}
